"""`madhouse simulate`: many games between computer players."""

import json
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from madhouse.editions import USUAL, edition_of
from madhouse.engine.door import FrontDoor
from madhouse.engine.errors import MadhouseError
from madhouse.engine.seats import Role
from madhouse.engine.words import did_you_mean
from madhouse.sim.match import GameOutcome, Match
from madhouse.sim.report import write_report
from madhouse.sim.series import played, series
from madhouse.sim.tally import grouped, sides_in, summary, wins
from madhouse.sim.unfinished import Notebook

app = typer.Typer()


@app.command()
def simulate(
    edition: Annotated[str, typer.Option(help="Which edition.")] = USUAL,
    story: Annotated[
        list[str] | None, typer.Option(help="A story; all but the training one if none is named.")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games in all.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "madhouse",
    players: Annotated[
        str, typer.Option(help="Who plays: keeper=fair,investigators=heuristic.")
    ] = "",
    investigators: Annotated[int, typer.Option(min=1, help="How many of them.")] = 3,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes play at once.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print the results as JSON.")] = False,
    cases: Annotated[
        Path | None, typer.Option(help="A folder for the case file of every game.")
    ] = None,
    report: Annotated[
        Path | None, typer.Option(help="A folder for a page with plots of the results.")
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with a series that was cut short.")
    ] = False,
) -> None:
    """Let computer players play many games, and count."""
    door = edition_of(edition)
    stories = story or whole_stories(door)
    for folder in (cases, report):
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
    matches = series(edition, stories, games, seed, investigators, _who_plays(door, players))
    book = Notebook(matches, "".join(door.shelf.content_version(each) for each in stories))
    done, seconds, whole = _play(matches, book, jobs, cases, resume, quiet=as_json)
    if as_json:
        typer.echo(json.dumps(summary(done, seconds, edition), indent=2))
    else:
        _print(done, seconds, sides_in(edition))
    if report is not None and done:
        typer.echo(f"report: {write_report(done, report, seconds)}", err=True)
    if not whole:
        typer.echo("cut short; the same command with --resume goes on from here", err=True)
        raise typer.Exit(130)


def whole_stories(door: FrontDoor) -> list[str]:
    """All stories but the one for newcomers, unless there is no other."""
    stories = list(door.shelf.stories)
    return [each for each in stories if each != door.shelf.newcomers] or stories


def _who_plays(door: FrontDoor, text: str) -> dict[str, str]:
    """Read `keeper=fair,investigators=random`; what is not named stays as it is."""
    chosen = {role.id: role.computer for role in door.shelf.roles}
    sides = {_called(role): role.id for role in door.shelf.roles}
    for part in filter(None, text.split(",")):
        side, _, name = part.partition("=")
        if side not in sides:
            first = f"{next(iter(sides))}={next(iter(chosen.values()))}"
            raise MadhouseError(
                f"'{part}' names no side{did_you_mean(side, sides)}; write {first} or the like"
            )
        if name not in door.company.names:
            hint, names = did_you_mean(name, door.company.names), ", ".join(door.company.names)
            raise MadhouseError(f"there is no computer player '{name}'{hint}; there are {names}")
        chosen[sides[side]] = name
    return chosen


def _called(role: Role) -> str:
    """What a side is called: several of a role go by its plural."""
    return role.id if role.most == 1 else f"{role.id}s"


def _play(
    matches: list[Match], book: Notebook, jobs: int, cases: Path | None, resume: bool, quiet: bool
) -> tuple[list[GameOutcome], float, bool]:
    """Play what is left, with a bar that says how long it will take; Ctrl-C keeps what is done."""
    done = book.begin(resume)
    already, started = len(done), time.perf_counter()
    coming = book.write(played(matches[already:], jobs, cases))
    try:
        with _bar(quiet) as bar:
            task = bar.add_task("playing", total=len(matches), completed=already)
            _collect(coming, done, lambda: bar.advance(task))
    except KeyboardInterrupt:
        return done, time.perf_counter() - started, False
    book.close()
    return done, time.perf_counter() - started, True


def _collect(
    coming: Iterable[GameOutcome], done: list[GameOutcome], advance: Callable[[], None]
) -> None:
    for each in coming:
        done.append(each)
        advance()


def _bar(quiet: bool) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=quiet,
        transient=True,
    )


def _print(outcomes: list[GameOutcome], seconds: float, sides: Sequence[str]) -> None:
    table = Table(title=f"{len(outcomes)} games in {seconds:.0f} s")
    table.add_column("story")
    table.add_column("objective")
    table.add_column("games", justify="right")
    for side in sides:
        table.add_column(side, justify="right")
    table.add_column("rounds", justify="right")
    for name, games in sorted(grouped(outcomes, lambda each: each.match.story).items()):
        by_objective = grouped(games, lambda each: each.objective)
        for objective, those in sorted(by_objective.items()):
            _row(table, name, objective, those, sides)
        _row(table, name, "all", games, sides)
    _row(table, "all", "", outcomes, sides)
    Console().print(table)


def _row(
    table: Table, story: str, objective: str, games: list[GameOutcome], sides: Sequence[str]
) -> None:
    if not games:
        return
    shares = [str(each) for each in wins(games, sides).values()]
    middle = sorted(each.rounds for each in games)[len(games) // 2]
    table.add_row(story, objective, str(len(games)), *shares, str(middle))
