"""The page: files built beforehand, served as they are."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route

FOLDER: Final = Path(__file__).parent / "static"
FOR_EVER: Final = "public, max-age=31536000, immutable"
KINDS: Final = {
    ".ftl": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript; charset=utf-8",
}


async def page(request: Request) -> Response:
    """A file of the page; every address without one is the page itself, which knows what to show."""
    folder: Path = request.app.state.static
    wanted = (folder / request.path_params["path"].lstrip("/")).resolve()
    if wanted.is_file() and wanted.is_relative_to(folder.resolve()):
        return file(wanted, FOR_EVER if wanted.parent.name == "assets" else "no-cache")
    if "." in wanted.name:
        return PlainTextResponse("there is no such file", 404)
    start = folder / "index.html"
    if not start.is_file():
        return PlainTextResponse("the page was not built; run ./start setup", 404)
    return file(start, "no-cache")


def file(path: Path, cache: str) -> FileResponse:
    """A file with its kind."""
    return FileResponse(path, headers={"cache-control": cache}, media_type=KINDS.get(path.suffix))


ROUTES: Final = [Route("/{path:path}", page, methods=["GET"])]
