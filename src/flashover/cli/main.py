"""Where the command begins: quick to import, and whatever goes wrong ends in one line and a status."""

from __future__ import annotations

import os
import sys

from flashover.cli.refusal import INTERRUPTED, UNREADABLE, WRONG, Refused


def main() -> None:
    """Run the command with the words it was given."""
    sys.exit(run(sys.argv[1:]))


def run(words: list[str]) -> int:
    """Run the command; its exit status."""
    try:
        status = obey(words)
        sys.stdout.flush()
    except BrokenPipeError:
        hush()
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def obey(words: list[str]) -> int:
    """Run the command; mistakes in what it was given become one line on standard error."""
    import typer

    from flashover.cli.app import app

    try:
        status = typer.main.get_command(app).main(words, prog_name="flashover", standalone_mode=False)
    except typer.Abort:
        return INTERRUPTED
    except typer.Exit as leaving:
        return leaving.exit_code
    except typer.TyperException as error:
        return complain(usage(error.format_message()), UNREADABLE)
    except Refused as error:
        return complain(str(error), error.status)
    except UnicodeDecodeError as error:
        return complain(f"byte {error.start} is not UTF-8; give text in UTF-8", UNREADABLE)
    except (OSError, ValueError) as error:
        return explain_away(error)
    return int(status or 0)


def usage(text: str) -> str:
    """A mistake in the words of the command line, with where to look."""
    return f"{' '.join(text.split()).removesuffix('.')}; `flashover COMMAND --help` lists what there is"


def explain_away(error: OSError | ValueError) -> int:
    """Errors that readers raise on purpose are told; anything else is a fault of ours and shows where it is."""
    if isinstance(error, BrokenPipeError):
        raise error
    if isinstance(error, OSError):
        place = f"{error.filename}: " if error.filename else ""
        return complain(f"{place}{error.strerror or error}; see that it is there and may be used", UNREADABLE)
    if not is_ours(error):
        raise error
    return complain(str(error), UNREADABLE)


def is_ours(error: ValueError) -> bool:
    """Is this one of the program's own errors about what it was given?"""
    return type(error).__module__.startswith("flashover.")


def complain(message: str, status: int) -> int:
    """One line on standard error."""
    line = " ".join(message.split())
    print(f"flashover: {line}", file=sys.stderr)
    return status


def hush() -> None:
    """Nobody reads standard output any more: let Python's last flush go nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
