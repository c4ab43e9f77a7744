"""`madhouse bench`: measure the engine, and others beside it."""

from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from madhouse.bench import engine
from madhouse.bench.contest import Score, contest
from madhouse.bench.peers import peers

app = typer.Typer()

OURS = "madhouse"


@app.command()
def bench(
    with_peers: Annotated[bool, typer.Option("--peers", help="Other engines, in turn.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    heats: Annotated[int, typer.Option(help="Heats; the median counts.", min=1)] = 5,
    games: Annotated[int, typer.Option(help="Games in which forks are timed.", min=1)] = 200,
) -> None:
    """Measure random play, forks, encoding and views on the training story."""
    contestants = {OURS: engine.playout} | (peers() if with_peers else {})
    scores = contest(contestants, heats)
    figures = report(scores, games)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(figures)).decode())
    else:
        _print(figures)


def report(scores: dict[str, Score], games: int) -> dict[str, Any]:
    """All figures under the names that scripts rely on."""
    times = engine.moments(games)
    tally = scores[OURS].tally
    return {
        "decisions_per_second": round(scores[OURS].per_second),
        "options_mean": round(tally.options / tally.choices, 2),
        "forced_share": round(tally.forced / (tally.forced + tally.choices), 3),
        **{f"{name}_us": round(time.median, 1) for name, time in times.items()},
        **{f"{name}_us_p99": round(time.p99, 1) for name, time in times.items()},
        "decision_us_by_quarter": [
            round(each, 1) for each in engine.by_length(max(games // 10, 5))
        ],
        "peers": {n: round(s.per_second) for n, s in scores.items() if n != OURS},
    }


def _print(figures: dict[str, Any]) -> None:
    table = Table("what", "figure", title="Madhouse, the training story, random play")
    ours = figures["decisions_per_second"]
    for name, figure in figures.items():
        if name != "peers":
            table.add_row(name.replace("_", " "), str(figure))
    for name, rate in figures["peers"].items():
        table.add_row(f"{name}, decisions per second", f"{rate} (ours: {ours / rate:.1f} times)")
    Console().print(table)
