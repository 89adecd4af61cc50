"""What is done with every request: is it allowed to come, and what every answer carries."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class Edge:
    """The outermost layer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse what comes from elsewhere or too often; mark what goes out."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def marked(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        refusal = refused(scope)
        await (refusal or self.app)(scope, receive, marked)


def refused(scope: Scope) -> JSONResponse | None:
    """Why a request may not pass."""
    headers = Headers(scope=scope)
    state = scope["app"].state
    if scope["method"] not in ("GET", "HEAD") and not state.origins.welcome_post(headers):
        return problem(403, "foreign-origin", "this address may be changed only from its own page")
    if not state.origins.welcome_host(headers):
        return problem(421, "foreign-host", "this server is not known by that name; start it with --origin")
    address = scope["client"][0] if scope.get("client") else ""
    wait = state.guard.requests.take(address)
    if wait:
        return problem(429, "rate", "too many requests", wait)
    return None


def problem(status: int, code: str, text: str, retry: float = 0.0) -> JSONResponse:
    """An answer that says what was wrong."""
    headers = {"retry-after": str(int(retry) + 1)} if retry else None
    return JSONResponse({"code": code, "text": text, "retry": round(retry, 2)}, status, headers)
