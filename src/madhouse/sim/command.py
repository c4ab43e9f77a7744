"""`madhouse simulate`: many games between computer players."""

import json
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from madhouse.editions import USUAL, edition_of
from madhouse.engine.door import FrontDoor
from madhouse.engine.shelf import level_wished
from madhouse.sim.asked import levels, numbers, who_plays, whole_stories
from madhouse.sim.cluster import played_on
from madhouse.sim.match import GameOutcome, Match, Setting
from madhouse.sim.report import write_report
from madhouse.sim.series import add_stories, cells, played, series, without
from madhouse.sim.summary import summary
from madhouse.sim.tables import write_tables
from madhouse.sim.tally import grouped, sides_in, wins
from madhouse.sim.unfinished import Notebook
from madhouse.sim.worth import Withheld, withheld

app = typer.Typer()


@app.command()
def simulate(
    edition: Annotated[str, typer.Option(help="Which edition.")] = USUAL,
    story: Annotated[
        list[str] | None,
        typer.Option(
            help="A story, or the file of one; all but the training one if none is named."
        ),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games in all.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "madhouse",
    players: Annotated[
        str, typer.Option(help="Who plays: keeper=fair,investigators=heuristic.")
    ] = "",
    investigators: Annotated[
        str, typer.Option(help="How many of them, 3 if unsaid; several in turn: 2-5, or 2,4.")
    ] = "",
    level: Annotated[
        list[str] | None,
        typer.Option(help="How hard it is, where an edition has levels; several in turn."),
    ] = None,
    each: Annotated[
        int, typer.Option(min=0, help="How many games of each sort, in place of --games.")
    ] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes play at once.")] = 1,
    cluster: Annotated[
        str,
        typer.Option(
            help="Play on Ray in place of --jobs: 'local' for all cores of this machine, or the "
            "address of a cluster."
        ),
    ] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print the results as JSON.")] = False,
    cases: Annotated[
        Path | None, typer.Option(help="A folder for the case file of every game.")
    ] = None,
    report: Annotated[
        Path | None, typer.Option(help="A folder for a page with plots of the results.")
    ] = None,
    markdown: Annotated[
        Path | None, typer.Option(help="A file for the tables of a balance page.")
    ] = None,
    withhold: Annotated[
        str, typer.Option(help="A card: where it was found, the game is played again without it.")
    ] = "",
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with a series that was cut short.")
    ] = False,
) -> None:
    """Let computer players play many games, and count.

    With several stories, numbers of investigators or levels every combination is played in turn,
    and counted apart.
    """
    door = edition_of(edition)
    own = [Path(each) for each in story or () if Path(each).is_file()]
    known = [each for each in story or () if Path(each) not in own]
    stories = [*known, *add_stories(edition, own)] or whole_stories(door)
    for folder in (cases, report):
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
    asked = cells(stories, numbers(investigators, door), levels(level or (), stories, door))
    whole_number = each * len(asked) or games
    matches = series(edition, asked, whole_number, seed, who_plays(door, players))
    book = Notebook(matches, _version(door, asked))

    def somewhere(left: list[Match], cases: Path | None = cases) -> Iterator[GameOutcome]:
        return played_on(cluster, left, cases, own) if cluster else played(left, jobs, cases, own)

    done, seconds, whole = _play(matches, book, somewhere, resume, quiet=as_json)
    told: Withheld | None = None
    if withhold and whole:
        matches = without(withhold, done)
        book = Notebook(matches, _version(door, asked))
        again, _, whole = _play(
            matches, book, lambda left: somewhere(left, None), resume, quiet=as_json
        )
        told = withheld(withhold, done, again)
    if as_json:
        typer.echo(json.dumps(summary(done, seconds, edition, told), indent=2))
    else:
        _print(done, seconds, edition)
        if told is not None:
            typer.echo(told.told)
    if report is not None and done:
        typer.echo(f"report: {write_report(done, report, seconds)}", err=True)
    if markdown is not None and done:
        write_tables(done, markdown)
        typer.echo(f"tables: {markdown}", err=True)
    if not whole:
        typer.echo("cut short; the same command with --resume goes on from here", err=True)
        raise typer.Exit(130)


def _version(door: FrontDoor, asked: Sequence[Setting]) -> str:
    """Of the content that is played: notes of a series with any other are not gone on with."""
    return "".join(
        door.shelf.content_version(each.story, level_wished(door.shelf, each.story, each.level))
        for each in asked
    )


def _play(
    matches: list[Match],
    book: Notebook,
    play_some: Callable[[list[Match]], Iterator[GameOutcome]],
    resume: bool,
    quiet: bool,
) -> tuple[list[GameOutcome], float, bool]:
    """Play what is left, with a bar that says how long it will take; Ctrl-C keeps what is done."""
    done = book.begin(resume)
    already, started = len(done), time.perf_counter()
    coming = book.write(play_some(matches[already:]))
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


def _print(outcomes: list[GameOutcome], seconds: float, edition: str) -> None:
    sides = sides_in(edition)
    table = Table(title=f"{len(outcomes)} games in {seconds:.0f} s")
    found = sorted(grouped(outcomes, lambda each: each.match.setting).items())
    told_by = [name for name in Setting._fields if name == "story" or _varies(name, outcomes)]
    for column in (*told_by, edition_of(edition).workshop.ending_word):
        table.add_column(column)
    table.add_column("games", justify="right")
    for side in sides:
        table.add_column(side, justify="right")
    table.add_column("rounds", justify="right")
    for cell, games in found:
        names = [str(getattr(cell, name)) for name in told_by]
        for objective, those in sorted(grouped(games, lambda each: each.objective).items()):
            _row(table, [*names, objective], those, sides)
        _row(table, [*names, "all"], games, sides)
    _row(table, ["all", *[""] * len(told_by)], outcomes, sides)
    Console().print(table)


def _varies(name: str, outcomes: list[GameOutcome]) -> bool:
    """Whether cells are told apart by this."""
    return len({getattr(each.match.setting, name) for each in outcomes}) > 1


def _row(
    table: Table, names: Sequence[str], games: list[GameOutcome], sides: Sequence[str]
) -> None:
    if not games:
        return
    shares = [str(each) for each in wins(games, sides).values()]
    middle = sorted(each.rounds for each in games)[len(games) // 2]
    table.add_row(*names, str(len(games)), *shares, str(middle))
