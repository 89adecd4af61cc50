"""One row for each thing the HTTP interface does; routes and OpenAPI are made from these rows."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

import msgspec
import structlog
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from flashover.server import outgoing
from flashover.server.edge import problem
from flashover.server.loading import Unplayable
from flashover.server.store import StoreError

LOG = structlog.get_logger()
MAX_BODY: Final = 8 * 1024
MAX_IMPORT: Final = 2_100_000


class Endpoint(NamedTuple):
    """An address, what it takes and gives, and the function that answers."""

    method: str
    path: str
    summary: str
    answer: Callable[[Request, Any], Awaitable[object]]
    body: type | None
    gives: type | None
    most: int = MAX_BODY
    asks: tuple[str, ...] = ()  # what may stand behind the question mark


class Refused(Exception):
    """An answer other than 200."""

    def __init__(self, status: int, code: str, text: str, retry: float = 0.0) -> None:
        super().__init__(text)
        self.status = status
        self.code = code
        self.text = text
        self.retry = retry


async def body_of(request: Request, endpoint: Endpoint) -> object:
    """The body of a request, checked."""
    if endpoint.body is None:
        return None
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refused(415, "not-json", "send content-type: application/json")
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > endpoint.most:
            raise Refused(413, "too-long", f"more than {endpoint.most} bytes")
    try:
        return msgspec.json.decode(bytes(data), type=endpoint.body)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused(422, "not-understood", str(error)[:300]) from None


def as_json(data: bytes) -> Response:
    """JSON that is asked for anew each time."""
    return Response(data, media_type="application/json", headers={"cache-control": "no-store"})


def handler(endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    """The function Starlette calls."""

    async def answer(request: Request) -> Response:
        try:
            found = await endpoint.answer(request, await body_of(request, endpoint))
        except Refused as no:
            return problem(no.status, no.code, no.text, no.retry)
        except Unplayable as error:
            return problem(409, "unplayable", str(error))
        except StoreError as error:
            return problem(503, "not-stored", str(error), 5.0)
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception:
            LOG.exception("a request failed", path=endpoint.path)
            return problem(500, "server", "something went wrong here; it is in the log")
        if isinstance(found, Response):
            return found
        return as_json(outgoing.ENCODER.encode(found))

    return answer


def routes(endpoints: list[Endpoint]) -> list[Route]:
    """The rows as routes."""
    return [Route(e.path, handler(e), methods=[e.method]) for e in endpoints]
