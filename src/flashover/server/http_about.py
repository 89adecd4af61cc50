"""What the server says of itself: games, boards, rules, health, figures, and the description of this interface."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from flashover import __version__, native
from flashover.core import record
from flashover.core.words import LANGUAGES, files_of, pick, words
from flashover.server import games
from flashover.server.api import Endpoint, Refused, routes
from flashover.server.http_shapes import Board, Boards, GameInfo, Games, Health, Rule, Rules

MOST_RULES: Final = 50
RULE: Final = re.compile(r"^(rule-[\w-]+) =", re.MULTILINE)


async def about_games(request: Request, _: None) -> Games:
    """Every game with its options."""
    found = []
    for name in games.ROOMS:
        room = games.room(name)
        found.append(GameInfo(name, room.options(), room.presets()))
    return Games(found, request.app.state.hub.bots.names)


@cache
def board_rows(game: str) -> list[Board]:
    """The boards of a game."""
    room = games.room(game)
    return [board_row(room, name) for name in room.boards()]


def board_row(room: games.Room, name: str) -> Board:
    """A board, and whether it can be played."""
    shape = room.geometry(name)
    title = shape["title"]
    assert isinstance(title, dict)
    try:
        room.table({"board": name})
    except ValueError:
        return Board(name, title, str(shape["set"]), False)
    return Board(name, title, str(shape["set"]), True)


async def boards(request: Request, _: None) -> Boards:
    """All boards."""
    return Boards(board_rows(game_asked(request)))


def game_asked(request: Request) -> str:
    """The game behind the question mark."""
    name = request.query_params.get("game", "flashpoint")
    if name not in games.ROOMS:
        raise Refused(404, "no-game", "there is no such game")
    return name


@cache
def geometry_text(game: str, board: str) -> bytes:
    """A board's geometry as JSON."""
    return json.dumps(games.room(game).geometry(board), ensure_ascii=False, separators=(",", ":")).encode()


async def board(request: Request, _: None) -> Response:
    """The geometry of a board."""
    game, name = game_asked(request), str(request.path_params["board"])
    if name not in games.room(game).boards():
        raise Refused(404, "no-board", "there is no such board")
    headers = {"cache-control": "no-cache"}
    return Response(geometry_text(game, name), media_type="application/json", headers=headers)


@cache
def rules_in(language: str) -> list[Rule]:
    """All rules in a language."""
    told = words(language)
    keys = sorted({key for file in files_of(language) for key in RULE.findall(file.read_text(encoding="utf-8"))})
    return [Rule(key[5:], told.text(key), told.attribute(key, "text")) for key in keys if f"{key}.text" in told]


async def rules(request: Request, _: None) -> Rules:
    """Rules that have all the words asked for."""
    language = request.query_params.get("lang", "") or pick(request.headers.get("accept-language"))
    if language not in LANGUAGES:
        raise Refused(404, "no-language", f"choose one of {', '.join(LANGUAGES)}")
    asked = request.query_params.get("q", "")[:100].lower().split()
    found = [rule for rule in rules_in(language) if all(word in text_of(rule) for word in asked)]
    return Rules(found[:MOST_RULES])


def text_of(rule: Rule) -> str:
    """What is searched."""
    return f"{rule.id} {rule.title} {rule.text}".lower()


async def health(request: Request, _: None) -> Health:
    """Is all well?"""
    hub = request.app.state.hub
    many = await hub.store.count()
    return Health("ok", __version__, record.RULES, native.build(), many, len(hub.tables))


async def figures(_: Request) -> Response:
    """For Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


async def described(_: Request, __: None) -> Response:
    """OpenAPI."""
    from flashover.server.openapi import text

    return Response(text(), media_type="application/json")


ENDPOINTS: Final = [
    Endpoint("GET", "/api/games", "The games and their options", about_games, None, Games),
    Endpoint("GET", "/api/boards", "The boards of a game", boards, None, Boards, asks=("game",)),
    Endpoint("GET", "/api/boards/{board}", "The geometry of a board", board, None, None, asks=("game",)),
    Endpoint("GET", "/api/rules", "Rules by words", rules, None, Rules, asks=("q", "lang")),
    Endpoint("GET", "/api/openapi.json", "This description", described, None, None),
    Endpoint("GET", "/health", "Is the server well?", health, None, Health),
]
ROUTES: Final = [*routes(ENDPOINTS), Route("/metrics", figures, methods=["GET"])]
