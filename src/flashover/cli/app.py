"""The words of the command: one function a word, and nothing heavy before it is needed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from flashover.cli.setup_words import Setup, seat_words, with_setup

HELP: Final = """Flash Point: Fire Rescue in the terminal and in the browser; rules, records, boards and simulation.

Exit status: 0 well; 1 a case, roll, board or game is wrong; 2 the input cannot be read."""

app = typer.Typer(name="flashover", add_completion=False, pretty_exceptions_enable=False, help=HELP)

Json = Annotated[bool, typer.Option("--json", help="one JSON object on standard output, and nothing else")]
Lang = Annotated[str, typer.Option("--lang", metavar="en|es|it", help="language; else that of the system")]
Seed = Annotated[int | None, typer.Option("--seed", help="a number that decides all dice", min=0, max=2**60)]
Game = Annotated[str, typer.Argument(metavar="GAME", help="flashpoint")]
Seats = Annotated[list[str] | None, typer.Option("--seat", metavar="2=bot:NAME", help="who plays a seat")]
Store = Annotated[str, typer.Option("--store", help="sqlite:PATH or postgresql://…")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="a record, as JSON lines")]


@app.callback(invoke_without_command=True)
def no_word(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="version, rules and build of the engine")] = False,
    json: Json = False,
) -> int:
    """Flash Point: Fire Rescue in the terminal and in the browser; rules, records, boards and simulation.

    Exit status: 0 well; 1 a case, roll, board or game is wrong; 2 the input cannot be read.
    """
    from flashover.cli import about

    if context.invoked_subcommand is not None:
        return 0
    if version:
        return about.show_version(json)
    typer.echo(context.get_help())
    return 0


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="the address to listen on")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="its port", min=0, max=65535)] = 8000,
    store: Store = "sqlite:flashover.sqlite",
    workers: Annotated[int, typer.Option(help="processes", min=1, max=64)] = 1,
    limits: Annotated[str, typer.Option(help="default, off or a file")] = "default",
    bot: Annotated[list[str] | None, typer.Option(metavar="MODULE:CLASS", help="a bot of your own")] = None,
) -> int:
    """Serve the tables and the page."""
    from flashover.cli import elsewhere

    return elsewhere.serve(host, port, store, workers, limits, bot or [])


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="where the copy goes")],
    store: Store = "sqlite:flashover.sqlite",
    json: Json = False,
) -> int:
    """Copy a store, while the server runs or not, and check every chain of the copy."""
    from flashover.cli import elsewhere

    return elsewhere.backup(file, store, json)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="a backup")],
    store: Store = "sqlite:flashover.sqlite",
    json: Json = False,
) -> int:
    """Put a backup in a store's place, if every chain in it holds; the store of before is kept beside it."""
    from flashover.cli import elsewhere

    return elsewhere.restore(file, store, json)


@app.command()
@with_setup
def play(
    setup: Setup,
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="flashpoint")] = "flashpoint",
    seat: Seats = None,
    dice: Annotated[str, typer.Option(metavar="seeded|typed", help="typed: you roll real dice")] = "seeded",
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="go on with a saved game")] = None,
    pace: Annotated[float | None, typer.Option(help="seconds a step of the fire takes", min=0, max=10)] = None,
    ascii: Annotated[bool, typer.Option("--ascii", help="plain ASCII, no colours")] = False,  # noqa: A002
    seed: Seed = None,
    lang: Lang = "",
    json: Json = False,
) -> int:
    """Play in the terminal: alone, several at one keyboard, with bots, with real dice.

    Without any word of the setup it asks; Enter takes the simplest game.
    """
    from flashover.cli.play import start

    wish = start.Wish(game, setup, seat_words(seat or []), dice, load, pace, ascii, seed, lang, json)
    return start.play(wish)


@app.command()
@with_setup
def lab(
    setup: Setup,
    game: Game,
    bot: Annotated[str, typer.Option(metavar="NAME", help="the bot of every seat without one")] = "greedy",
    seat: Seats = None,
    games: Annotated[int, typer.Option(help="how many games", min=1, max=100_000_000)] = 100,
    workers: Annotated[int, typer.Option(help="processes; 0: as many as there are cores", min=0, max=1024)] = 0,
    out: Annotated[Path | None, typer.Option(metavar="FILE.parquet", help="a row for each game")] = None,
    seed: Annotated[int, typer.Option(help="the first seed", min=0, max=2**60)] = 1,
    json: Json = False,
) -> int:
    """Let bots play many games, and count."""
    from flashover.cli import elsewhere

    job = elsewhere.Job(game, setup, bot, seat_words(seat or []), games, seed, workers, out)
    return elsewhere.lab(job, json)


@app.command()
def bench(
    against: Annotated[list[str] | None, typer.Option(metavar="NAME", help="open_spiel, catanatron or pgx")] = None,
    server: Annotated[bool, typer.Option("--server", help="measure the server too")] = False,
    json: Json = False,
) -> int:
    """Measure the engine, alone or beside others."""
    from flashover.cli import elsewhere

    return elsewhere.bench(against or [], server, json)


@app.command()
def cases(
    paths: Annotated[list[Path], typer.Argument(metavar="PATH…", help="files or folders")], json: Json = False
) -> int:
    """Run case files; one line for each failure."""
    from flashover.cli import proofs

    return proofs.show_cases(paths, json)


@app.command()
def rules(
    word: Annotated[str, typer.Argument(metavar="[ID|WORD]", help="FP-FIRE-06, or a word of a title")] = "",
    coverage: Annotated[bool, typer.Option("--coverage", help="how much of the ledger is proved")] = False,
    lang: Lang = "",
    json: Json = False,
) -> int:
    """Look up a rule; without a word, list them all."""
    from flashover.cli import proofs, rule_book

    return proofs.show_coverage(json) if coverage else rule_book.show_rules(word, lang, json)


@app.command()
def boards(
    board: Annotated[str, typer.Argument(metavar="[ID|FILE]", help="a board of the program, or a drawing")] = "",
    check: Annotated[bool, typer.Option("--check", help="is it fit for play?")] = False,
    attic: Annotated[bool, typer.Option("--attic", help="with the attic on top")] = False,
    basement: Annotated[bool, typer.Option("--basement", help="with the basement below")] = False,
    lang: Lang = "",
    json: Json = False,
) -> int:
    """List, draw or check boards."""
    from flashover.cli import board_book

    parts = [name for name, wanted in (("attic", attic), ("basement", basement)) if wanted]
    return board_book.check_boards(board, parts, json) if check else board_book.show_boards(board, parts, lang, json)


@app.command()
def replay(
    file: File,
    at: Annotated[int | None, typer.Option(metavar="N", help="stop after so many decisions", min=0)] = None,
    json: Json = False,
) -> int:
    """Play a record again and compare."""
    from flashover.cli import records

    return records.show_replay(file, at, json)


@app.command()
def verify(file: File, json: Json = False) -> int:
    """Recompute every roll of a finished game from its seed."""
    from flashover.cli import records

    return records.show_verify(file, json)


@app.command()
@with_setup
def explain(setup: Setup, lang: Lang = "", json: Json = False) -> int:
    """Say what a setup is made of: modules, options, rule points, decks."""
    from flashover.cli import explaining

    return explaining.show_explanation(setup, lang, json)
