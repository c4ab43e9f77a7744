"""`madhouse bench`: measure the engine, and others beside it."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from madhouse.bench import engine, players, puzzles
from madhouse.bench.contest import Score, contest
from madhouse.bench.peers import peers
from madhouse.editions import EDITIONS
from madhouse.engine.errors import MadhouseError
from madhouse.engine.workshop import Beginning

app = typer.Typer()

TENTH = 10
"""Of puzzles that are dealt to order a tenth as many deals: some are dealt several times until
they are as hard as they were asked."""
TRAINING = "training"
"""Whose figures stand at the top of the report as well, where scripts look for them."""


@app.command()
def bench(
    with_peers: Annotated[bool, typer.Option("--peers", help="Other engines, in turn.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    heats: Annotated[int, typer.Option(help="Heats; the median counts.", min=1)] = 5,
    games: Annotated[int, typer.Option(help="Games in which forks are timed.", min=1)] = 200,
    of_puzzles: Annotated[bool, typer.Option("--puzzles", help="The puzzles instead.")] = False,
    deals: Annotated[int, typer.Option(help="Deals of each puzzle.", min=1)] = 1000,
    of_players: Annotated[bool, typer.Option("--players", help="The computer players.")] = False,
    of_server: Annotated[bool, typer.Option("--server", help="The server under load.")] = False,
    of_site: Annotated[
        Path | None, typer.Option("--site", help="A built site, in chromium.", metavar="FOLDER")
    ] = None,
    seconds: Annotated[float, typer.Option(help="For each part of --server.", min=1)] = 6.0,
    tables: Annotated[int, typer.Option(help="Tables open at once.", min=1)] = 500,
    clients: Annotated[int, typer.Option(help="Who choose at once.", min=1)] = 256,
    part: Annotated[
        list[str] | None,
        typer.Option(help="Of --server: race, pace or quarters; all if none is named."),
    ] = None,
    database: Annotated[
        str,
        typer.Option(
            help="An empty PostgreSQL database for the games of the pace, in place of a file."
        ),
    ] = "",
) -> None:
    """Measure random play, forks, encoding and views: a full story of each edition, and others."""
    if of_puzzles:
        figures = puzzles.report(deals) | puzzles.dealt_report(-(-deals // TENTH))
        _show(figures, as_json, "Deals of each puzzle")
        return
    if of_players:
        _show(players.report(games), as_json, "Heuristic against heuristic, three investigators")
        return
    if of_server:
        from madhouse.bench import server  # it needs what nothing else here does

        figures = server.report(
            seconds, tables, clients=clients, parts=part or server.PARTS, database=database
        )
        _show(figures, as_json, "The server under load")
        return
    if of_site:
        from madhouse.bench import site  # it needs a browser

        _show(site.report(of_site, heats), as_json, "The site in chromium")
        return
    ours = {name: engine.playing(begin) for name, begin in beginnings().items()}
    scores = contest(ours | (peers() if with_peers else {}), heats)
    _show(report(scores, games), as_json, "Random play: a full story and other tables")


def beginnings() -> dict[str, Beginning]:
    """What every edition has measured: a full story under its name, and others."""
    found: dict[str, Beginning] = {}
    for door in EDITIONS.values():
        for name, begin in door.workshop.beginnings().items():
            if name in found:
                raise MadhouseError(f"two editions have '{name}' measured; each needs its own name")
            found[name] = begin
    return found


def report(scores: dict[str, Score], games: int) -> dict[str, Any]:
    """All figures under the names that scripts rely on."""
    ours = beginnings()
    figures = {
        name: _figures(scores[name], begin, games if name == TRAINING else max(games // 4, 1))
        for name, begin in ours.items()
    }
    return {
        **figures.pop(TRAINING, {}),
        **figures,
        "peers": {n: round(s.per_second) for n, s in scores.items() if n not in ours},
    }


def _figures(score: Score, begin: Beginning, games: int) -> dict[str, Any]:
    times = engine.moments(begin, games)
    tally = score.tally
    return {
        "decisions_per_second": round(score.per_second),
        "options_mean": round(tally.options / tally.choices, 2),
        "forced_share": round(tally.forced / (tally.forced + tally.choices), 3),
        **{f"{name}_us": round(time.median, 1) for name, time in times.items()},
        **{f"{name}_us_p99": round(time.p99, 1) for name, time in times.items()},
        "decision_us_by_quarter": [
            round(each, 1) for each in engine.by_length(begin, max(games // 10, 5))
        ],
    }


def _show(figures: dict[str, Any], as_json: bool, title: str) -> None:
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(figures)).decode())
        return
    table = Table("what", "figure", title=title)
    for name, figure in figures.items():
        parts = figure if isinstance(figure, dict) else {"": figure}
        for part, value in parts.items():
            times = _times(figures, value) if name == "peers" else ""
            table.add_row(f"{name} {part}".replace("_", " ").strip(), f"{value}{times}")
    Console().print(table)


def _times(figures: dict[str, Any], rate: int) -> str:
    """How many times as fast as a peer ours are."""
    ours = {name: each for name, each in figures.items() if isinstance(each, dict)}
    shares = [
        f"{name} {each['decisions_per_second'] / rate:.1f}"
        for name, each in ours.items()
        if "decisions_per_second" in each
    ]
    return f" (times as fast: {', '.join(shares)})"
