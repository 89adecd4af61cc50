"""The description of the HTTP interface, made from its rows."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Final

import msgspec

from flashover import __version__
from flashover.server import http_about, http_records, http_tables
from flashover.server.api import Endpoint
from flashover.server.http_shapes import Problem

REF: Final = "#/components/schemas/{name}"
Json = dict[str, object]


def endpoints() -> list[Endpoint]:
    """Every row."""
    return [*http_about.ENDPOINTS, *http_tables.ENDPOINTS, *http_records.ENDPOINTS]


def document() -> Json:
    """OpenAPI 3.1."""
    rows = endpoints()
    types = [t for row in rows for t in (row.body, row.gives) if t is not None] + [Problem]
    schemas, parts = msgspec.json.schema_components(types, ref_template=REF)
    shape = dict(zip([t.__name__ for t in types], schemas, strict=True))
    paths: dict[str, Json] = {}
    for row in rows:
        paths.setdefault(row.path, {})[row.method.lower()] = operation(row, shape)
    info = {"title": "Flashover", "version": __version__, "license": {"name": "MIT", "identifier": "MIT"}}
    return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": parts}}


def operation(row: Endpoint, shape: dict[str, Json]) -> Json:
    """One row."""
    answer: Json = {"description": row.summary}
    if row.gives is not None:
        answer["content"] = {"application/json": {"schema": shape[row.gives.__name__]}}
    problem = {"description": "Not done; says why", "content": {"application/json": {"schema": shape["Problem"]}}}
    found: Json = {
        "summary": row.summary,
        "operationId": row.answer.__name__,
        "parameters": [parameter(name, "path") for name in re.findall(r"{(\w+)}", row.path)]
        + [parameter(name, "query") for name in row.asks],
        "responses": {"200": answer, "4XX": problem, "503": problem},
    }
    if row.body is not None:
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": shape[row.body.__name__]}}}
    return found


def parameter(name: str, place: str) -> Json:
    """A word of the address."""
    return {"name": name, "in": place, "required": place == "path", "schema": {"type": "string", "maxLength": 100}}


@cache
def text() -> str:
    """The document as text."""
    return json.dumps(document(), indent=1)
