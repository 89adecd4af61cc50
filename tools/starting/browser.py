"""Open the page once the server answers; run in a process of its own, beside the server."""

import os
import sys
import time
import urllib.request
import webbrowser

PATIENCE = 60


def has_display() -> bool:
    """Say whether a window could be seen at all."""
    return sys.platform == "darwin" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def answers(address: str) -> bool:
    """Say whether the server is there."""
    try:
        with urllib.request.urlopen(address, timeout=2):
            return True
    except OSError:
        return False


def main() -> None:
    """Wait for the server, then open the page; give up in silence."""
    address = sys.argv[1]
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if answers(address):
            webbrowser.open(address)
            return
        time.sleep(0.2)


if __name__ == "__main__":
    main()
