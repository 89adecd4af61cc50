"""Who may talk to the server: pages that came from it."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final

from starlette.datastructures import Headers

LOOPBACK: Final = ("127.0.0.1", "localhost", "[::1]")


def is_loopback(host: str) -> bool:
    """Does this name mean the own machine only?"""
    if host == "localhost":
        return True
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


class Origins:
    """The addresses this server is reached by. `any_host`: behind a proxy that checks them itself."""

    def __init__(self, hosts: Iterable[str], port: int, more: Iterable[str] = ()) -> None:
        names = {*LOOPBACK, *hosts}
        self.allowed = {f"{scheme}://{name}:{port}" for name in names for scheme in ("http", "https")}
        if port in (80, 443):
            self.allowed |= {f"{'http' if port == 80 else 'https'}://{name}" for name in names}
        self.allowed |= {origin.rstrip("/") for origin in more}
        self.hosts = {origin.partition("://")[2] for origin in self.allowed}

    def welcome_host(self, headers: Headers) -> bool:
        """Was the server asked by one of its names? (A foreign name may be a page that rebinds it.)"""
        return headers.get("host", "").lower() in self.hosts

    def welcome_socket(self, headers: Headers) -> bool:
        """A WebSocket: its Origin must be there and be ours."""
        return self.welcome_host(headers) and headers.get("origin", "").lower() in self.allowed

    def welcome_post(self, headers: Headers) -> bool:
        """A change by POST: no page of others. Programs send neither header."""
        if not self.welcome_host(headers) or headers.get("sec-fetch-site", "same-origin") not in (
            "same-origin",
            "none",
        ):
            return False
        origin = headers.get("origin")
        return origin is None or origin.lower() in self.allowed
