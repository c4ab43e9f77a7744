"""`madhouse simulate`: many games between computer players."""

import json
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from madhouse.engine.errors import MadhouseError
from madhouse.engine.words import did_you_mean
from madhouse.first.edition import TRAINING, the_box
from madhouse.first.edition import edition as told
from madhouse.first.things.state import FEWEST, MOST
from madhouse.players.roster import HEURISTIC, NAMES
from madhouse.sim.match import Match, Outcome
from madhouse.sim.report import write_report
from madhouse.sim.series import played, series
from madhouse.sim.tally import SIDES, grouped, summary, wins
from madhouse.sim.unfinished import Notebook

SEATS = ("keeper", "investigators")

app = typer.Typer()


@app.command()
def simulate(
    edition: Annotated[str, typer.Option(help="Which edition; so far only the first.")] = "first",
    story: Annotated[
        list[str] | None, typer.Option(help="A story; all but the training one if none is named.")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games in all.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "madhouse",
    players: Annotated[
        str, typer.Option(help="Who plays: keeper=fair,investigators=heuristic.")
    ] = "",
    investigators: Annotated[int, typer.Option(min=FEWEST, max=MOST, help="How many of them.")] = 3,
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
    if edition != "first":
        raise MadhouseError(f"there is no edition '{edition}'{did_you_mean(edition, ['first'])}")
    keeper, others = _who_plays(players)
    stories = story or [each for each in the_box().story_ids if each != TRAINING] or [TRAINING]
    for folder in (cases, report):
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
    matches = series(stories, games, seed, investigators, keeper, others)
    book = Notebook(matches, "".join(told(each).content_version for each in stories))
    done, seconds, whole = _play(matches, book, jobs, cases, resume, quiet=as_json)
    if as_json:
        typer.echo(json.dumps(summary(done, seconds), indent=2))
    else:
        _print(done, seconds)
    if report is not None and done:
        typer.echo(f"report: {write_report(done, report, seconds)}", err=True)
    if not whole:
        typer.echo("cut short; the same command with --resume goes on from here", err=True)
        raise typer.Exit(130)


def _who_plays(text: str) -> tuple[str, str]:
    """Read `keeper=fair,investigators=random`; what is not named stays as it is."""
    chosen = {"keeper": "fair", "investigators": HEURISTIC}
    for part in filter(None, text.split(",")):
        seat, _, name = part.partition("=")
        if seat not in SEATS:
            hint = did_you_mean(seat, SEATS)
            raise MadhouseError(f"'{part}' names no side{hint}; write keeper=fair or the like")
        if name not in NAMES:
            hint = did_you_mean(name, NAMES)
            raise MadhouseError(
                f"there is no computer player '{name}'{hint}; there are {', '.join(NAMES)}"
            )
        chosen[seat] = name
    return chosen["keeper"], chosen["investigators"]


def _play(
    matches: list[Match], book: Notebook, jobs: int, cases: Path | None, resume: bool, quiet: bool
) -> tuple[list[Outcome], float, bool]:
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


def _collect(coming: Iterable[Outcome], done: list[Outcome], advance: Callable[[], None]) -> None:
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


def _print(outcomes: list[Outcome], seconds: float) -> None:
    table = Table(title=f"{len(outcomes)} games in {seconds:.0f} s")
    table.add_column("story")
    table.add_column("objective")
    table.add_column("games", justify="right")
    for side in SIDES:
        table.add_column(side, justify="right")
    table.add_column("rounds", justify="right")
    for name, games in sorted(grouped(outcomes, lambda each: each.match.story).items()):
        by_objective = grouped(games, lambda each: each.objective)
        for objective, those in sorted(by_objective.items()):
            _row(table, name, objective, those)
        _row(table, name, "all", games)
    _row(table, "all", "", outcomes)
    Console().print(table)


def _row(table: Table, story: str, objective: str, games: list[Outcome]) -> None:
    if not games:
        return
    shares = [str(each) for each in wins(games).values()]
    middle = sorted(each.rounds for each in games)[len(games) // 2]
    table.add_row(story, objective, str(len(games)), *shares, str(middle))
