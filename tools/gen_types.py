"""Write `web/src/types.gen.ts`: the messages of the server as TypeScript types."""

from __future__ import annotations

from pathlib import Path

from msgspec import inspect

from tools import message_types
from tools.message_types import Field, Shape

OUT = Path(__file__).parents[1] / "web" / "src" / "types.gen.ts"
HEAD = """// Written by `python -m tools.gen_types` from the message types of the server. Do not edit.
"""
SIMPLE: dict[type[inspect.Type], str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def type_text(of: inspect.Type) -> str:
    """A type in TypeScript."""
    if type(of) in SIMPLE:
        return SIMPLE[type(of)]
    if isinstance(of, inspect.ListType):
        inner = type_text(of.item_type)
        return f"readonly ({inner})[]" if "|" in inner else f"readonly {inner}[]"
    if isinstance(of, inspect.DictType):
        key = "number" if isinstance(of.key_type, inspect.IntType) else "string"
        return f"{{ readonly [key: {key}]: {type_text(of.value_type)} }}"
    if isinstance(of, inspect.UnionType):
        return " | ".join(dict.fromkeys(type_text(one) for one in of.types))
    if isinstance(of, inspect.LiteralType):
        return " | ".join(f"'{value}'" for value in sorted(of.values, key=str))
    assert isinstance(of, inspect.StructType), of
    return of.cls.__name__


def field_line(field: Field, optional: bool) -> str:
    """A field of an interface."""
    mark = "?" if optional and not field.required else ""
    return f"  readonly {field.name}{mark}: {type_text(field.type)};"


def interface(shape: Shape, optional: bool) -> str:
    """A struct as an interface; `optional`: fields with a default may be left out."""
    about = [
        f"/** {line}".rstrip() if not i else f" * {line}".rstrip() for i, line in enumerate(shape.about.splitlines())
    ]
    tag = [f"  readonly t: '{shape.tag}';"] if shape.tag else []
    fields = [field_line(field, optional) for field in shape.fields]
    doc = "\n".join(about) + (" */" if len(about) == 1 else "\n */")
    if not tag and not fields:
        return f"{doc}\nexport type {shape.name} = Record<string, never>;"
    return "\n".join([doc, f"export interface {shape.name} {{", *tag, *fields, "}"])


def union(name: str, shapes: list[Shape]) -> str:
    """All messages of one direction."""
    return f"export type {name} =\n" + "\n".join(f"  | {shape.name}" for shape in shapes) + ";"


def text() -> str:
    """The whole file."""
    client, server = message_types.client(), message_types.server()
    parts = [interface(shape, False) for shape in message_types.parts()]
    parts += [interface(shape, True) for shape in client]
    parts += [interface(shape, False) for shape in server]
    asks, gives = requests()
    parts += [interface(shape, shape.name in asks) for shape in gives]
    return "\n\n".join([HEAD.rstrip(), *parts, union("ClientMessage", client), union("ServerMessage", server)]) + "\n"


def requests() -> tuple[set[str], list[Shape]]:
    """The structs of HTTP; the names of those that are sent to the server."""
    from flashover.server import http_shapes

    shapes = message_types.http()
    sent = {shape.name for shape in shapes if issubclass(getattr(http_shapes, shape.name), http_shapes.Body)}
    return sent, shapes


if __name__ == "__main__":
    OUT.write_text(text(), encoding="utf-8")
