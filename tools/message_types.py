"""The messages of the server as plain facts, for the generators of types and documentation."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from msgspec import inspect

from flashover.server import http_shapes, protocol


class Field(NamedTuple):
    """A field of a struct. `default` is None where it must be given."""

    name: str
    type: inspect.Type
    default: object
    required: bool


class Shape(NamedTuple):
    """A struct: its name, its tag if it is a message, what it says, its fields."""

    name: str
    tag: str
    about: str
    fields: list[Field]


def shape(of: type[msgspec.Struct]) -> Shape:
    """A struct as facts."""
    found = inspect.type_info(of)
    assert isinstance(found, inspect.StructType)
    tag = found.tag if isinstance(found.tag, str) else ""
    fields = [Field(f.encode_name, f.type, default_of(f), f.required) for f in found.fields]
    return Shape(of.__name__, tag, inspect_doc(of), fields)


def inspect_doc(of: type) -> str:
    """The docstring, its lines joined as a reader sees them."""
    import inspect as python

    return python.cleandoc(of.__doc__ or "")


def default_of(field: inspect.Field) -> object:
    """The value a field has when it is left out."""
    if field.default is not msgspec.NODEFAULT:
        return field.default
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return None


def client() -> list[Shape]:
    """Messages from the client."""
    return [shape(of) for of in protocol.CLIENT]


def server() -> list[Shape]:
    """Messages from the server."""
    return [shape(of) for of in protocol.SERVER]


def parts() -> list[Shape]:
    """What messages are made of."""
    return structs_of(protocol, {*protocol.CLIENT, *protocol.SERVER, protocol.Message, protocol.Answer})


def http() -> list[Shape]:
    """What goes over HTTP."""
    return structs_of(http_shapes, {http_shapes.Body})


def structs_of(module: object, but: set[type]) -> list[Shape]:
    """The structs a module defines, in their order."""
    name = getattr(module, "__name__", "")
    found = [x for x in vars(module).values() if isinstance(x, type) and issubclass(x, msgspec.Struct)]
    return [shape(x) for x in found if x.__module__ == name and x not in but]
