"""`madhouse rules`: look a rule up, search the catalogue, see which rules the tests hold to."""

import sys
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table

from madhouse.engine.errors import MadhouseError
from madhouse.rules.catalogue import CatalogueRule, Rulebook, rule
from madhouse.rules.catalogue import search as find
from madhouse.rules.coverage import Coverage, find_tests
from madhouse.rules.coverage import coverage as measure

app = typer.Typer(name="rules", help="Look rules up, by id or by words.")

RulebookOption = Annotated[
    Rulebook | None, typer.Option(help="One edition only; both if not given.", show_default=False)
]


@app.command()
def show(rule_id: Annotated[str, typer.Argument(metavar="ID", help="1e.move.diagonal")]) -> None:
    """Show one rule, where it comes from and the rules beside it."""
    one = rule(rule_id)
    console = Console(highlight=False)
    console.print(f"[bold]{one.id}[/]  {escape(one.topic)} [dim]({_label(one)})[/]")
    console.print(Padding(escape(one.text), (1, 2)))
    console.print(f"[dim]Source: {escape(one.source)}[/]")
    if one.see:
        console.print("\nSee also", style="bold")
        console.print(_listing([rule(other) for other in one.see]))


@app.command()
def search(
    words: Annotated[list[str], typer.Argument(help="What to look for.")],
    edition: RulebookOption = None,
    limit: Annotated[int, typer.Option(min=1, help="How many to show.")] = 10,
) -> None:
    """List the rules that mention the words, the closest first."""
    found = find(" ".join(words), _editions(edition))
    if not found:
        raise MadhouseError(f"no rule mentions {' '.join(words)!r}; try fewer or shorter words")
    console = Console(highlight=False)
    console.print(_listing(found[:limit]))
    if len(found) > limit:
        console.print(f"[dim]{len(found) - limit} more; --limit shows them[/]")


@app.command()
def coverage(
    edition: RulebookOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Count the rules that the checkout's tests cite, and name the others."""
    tests = find_tests()
    reports = [measure(one, tests) for one in _editions(edition)]
    if as_json:
        data = msgspec.json.encode(reports[0] if edition else reports)
        sys.stdout.write(msgspec.json.format(data, indent=2).decode() + "\n")
        return
    console = Console(highlight=False)
    for report in reports:
        _print_coverage(console, report)


def _editions(edition: Rulebook | None) -> tuple[Rulebook, ...]:
    return (edition,) if edition else tuple(Rulebook)


def _label(one: CatalogueRule) -> str:
    return f"{one.kind}, {escape(one.expansion)}" if one.expansion else one.kind


def _listing(rules: list[CatalogueRule]) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="cyan", overflow="fold")
    table.add_column()
    for one in rules:
        table.add_row(one.id, escape(one.text))
    return table


def _print_coverage(console: Console, report: Coverage) -> None:
    readings = report.readings
    console.print(
        f"[bold]{report.edition.title()} edition[/]: {report.cited} of {report.total} rules cited, "
        f"{len(report.exempt)} exempt, {len(report.uncited)} uncited; "
        f"readings {readings.cited} of {readings.total}"
    )
    for rule_id in report.uncited:
        console.print(f"  {rule_id}")
