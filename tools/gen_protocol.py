"""Write `docs/protocol.md`: the messages of the WebSocket and the addresses of the HTTP interface."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from flashover.server import openapi, protocol
from flashover.server.api import Endpoint
from tools import message_types, protocol_examples
from tools.gen_types import type_text
from tools.message_types import Shape

OUT = Path(__file__).parents[1] / "docs" / "protocol.md"
HEAD = f"""# The protocol of a table

Written by `python -m tools.gen_protocol` from the message types of the server; a test checks that it is fresh.

A table is made and found by HTTP, and played over one WebSocket at `/ws`. Messages are JSON objects in text frames; `t`
says which one it is. A client's message has at most {protocol.MAX_IN} bytes, unknown fields are refused; a server's has
at most {protocol.MAX_OUT} bytes, but for the first view. The handshake needs an `Origin` header that names this server.

- **Version.** `v` counts the decisions and undos of a table. A command says on which version it was chosen; on a stale
  one it is refused with `refused-stale`, and the present view follows. A client drops events with a `v` it knows, and
  asks for `resync` when one is missing.
- **Commands happen once.** `id` is a fresh word for each command of a seat. A command that is sent again (after a lost
  connection) gets its first answer again.
- **Stored first.** What was acknowledged or shown to anybody is on the disk already.
- **Events are the patch.** An event of a kind with a `field` has the numbers index, before, after: played on the view
  before, they give the view after. Numbers one may not know are null. Events with the same `beat` happen at once.
- **Long lists** come in several messages of one version; all but the last have `more` set, and lists are joined.
- Fewer than 20 messages a second (40 at once), talk 5 in 10 seconds; else `error` with `retry` in seconds, then the
  connection is closed with 1008. A server that ends says `bye`; come back after `retry` seconds, join, and send again
  what was not acknowledged.
"""


def example_of(message: object) -> str:
    """An example in its shortest form: defaults are left out of what a client sends."""
    found = msgspec.to_builtins(message, str_keys=True)
    if isinstance(message, protocol.Message):
        for field in message_types.shape(type(message)).fields:
            if not field.required and found.get(field.name) == field.default:
                del found[field.name]
    return json.dumps(found, ensure_ascii=False)


def section(shape: Shape, example: object) -> str:
    """One message."""
    parts = [f"### `{shape.tag}`" if shape.tag else f"### {shape.name}", shape.about, *table(shape)]
    if example is not None:
        parts.append(f"```json\n{example_of(example)}\n```")
    return "\n\n".join(parts)


def table(shape: Shape) -> list[str]:
    """Its fields."""
    if not shape.fields:
        return []
    rows = [f"| `{f.name}` | `{escaped(type_text(f.type))}` | {default(f.required, f.default)} |" for f in shape.fields]
    return ["\n".join(["| field | type | left out |", "|---|---|---|", *rows])]


def escaped(text: str) -> str:
    """A type inside a table."""
    return text.replace("readonly ", "").replace("|", "\\|")


def default(required: bool, value: object) -> str:
    """What a field is when it is left out."""
    return "" if required else f"`{json.dumps(value)}`"


def messages(shapes: list[Shape], examples: list[object]) -> list[str]:
    """All messages of one direction, with their examples."""
    by_name = {type(example).__name__: example for example in examples}
    return [section(shape, by_name[shape.name]) for shape in shapes]


def address(row: Endpoint) -> str:
    """One row of the HTTP interface."""
    takes = f"`{row.body.__name__}`" if row.body else ""
    gives = f"`{row.gives.__name__}`" if row.gives else ""
    return f"| {row.method} `{row.path}` | {row.summary} | {takes} | {gives} |"


def text() -> str:
    """The whole file."""
    rows = [address(row) for row in openapi.endpoints()]
    parts = [
        HEAD.rstrip(),
        "## From the client",
        *messages(message_types.client(), list(protocol_examples.CLIENT)),
        "## From the server",
        *messages(message_types.server(), list(protocol_examples.SERVER)),
        "## What they are made of",
        *(section(shape, None) for shape in message_types.parts()),
        "## HTTP",
        "JSON in and out; what changes something is POST with `content-type: application/json`. What was not done is\n"
        "answered with a `Problem`. The same as OpenAPI: `/api/openapi.json`.",
        "\n".join(["| address | what | takes | gives |", "|---|---|---|---|", *rows]),
        *(section(shape, None) for shape in message_types.http()),
    ]
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    OUT.write_text(text(), encoding="utf-8")
