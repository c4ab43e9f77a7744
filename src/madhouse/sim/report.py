"""The report of a series: one page that needs nothing else, for whoever balances a story."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from html import escape
from math import isinf
from pathlib import Path
from statistics import mean

from madhouse.editions import edition_of
from madhouse.engine.board import Board
from madhouse.sim.charts import FAINT, INK, PAPER, bars, colours, heat_map, histogram, shares
from madhouse.sim.clock import first_fall, nobody_lost_early
from madhouse.sim.match import GameOutcome, Match
from madhouse.sim.series import seed_of_all
from madhouse.sim.tally import Share, grouped, milestones, share, sides_in, used, wins
from madhouse.sim.worth import Advantage, by_source, cards, characters

OBJECTIVE = "objective"
MOST_HARM = 25
"""So many single things that harm are drawn."""
STYLE = f"""
body {{ font: 15px/1.5 Georgia, 'Times New Roman', serif; color: {INK}; background: {PAPER};
  margin: 2rem auto; max-width: 1000px; padding: 0 1rem; }}
h1, h2, h3 {{ font-weight: normal; }} h2 {{ border-top: 1px solid {FAINT}; padding-top: 1.2rem; }}
svg {{ max-width: 100%; height: auto; font-family: Georgia, serif; fill: {INK}; }}
table {{ border-collapse: collapse; }} td, th {{ padding: .2rem .8rem .2rem 0; text-align: left; }}
.key span {{ display: inline-block; width: 1em; height: 1em; margin: 0 .3em 0 1em; }}
.quiet {{ opacity: .75; }}
"""


def write_report(outcomes: list[GameOutcome], folder: Path, seconds: float) -> Path:
    """Write the page, whole or not at all, and say where it is."""
    page = folder / "report.html"
    draft = folder / "report.html.part"
    draft.write_text(report(outcomes, seconds), encoding="utf-8")
    draft.replace(page)
    return page


def report(outcomes: list[GameOutcome], seconds: float) -> str:
    """The page as text."""
    first = outcomes[0].match
    body = "\n".join(_parts(outcomes))
    about = (
        f"{len(outcomes)} games in {seconds:.0f} s. {escape(_players(first))} "
        f"Seed: {escape(seed_of_all(first.seed))}."
    )
    return (
        "<!doctype html><html lang='en'><meta charset='utf-8'>"
        "<meta name='viewport' content='width=device-width'>"
        f"<title>Madhouse: a series of games</title><style>{STYLE}</style>"
        f"<h1>A series of games</h1><p>{about}</p>{_key(first.edition)}{body}</html>"
    )


def _players(match: Match) -> str:
    return " ".join(f"{role.capitalize()}: {name}." for role, name in match.players.items())


def _key(edition: str) -> str:
    looks = colours(sides_in(edition))
    marks = "".join(
        f"<span style='background:{look}'></span>{side}" for side, look in looks.items()
    )
    return f"<p class='key'>Won by {marks}. Whiskers: 95 % intervals.</p>"


def _parts(outcomes: list[GameOutcome]) -> Iterator[str]:
    word = edition_of(outcomes[0].match.edition).workshop.ending_word
    yield _won("Wins by story", outcomes, lambda each: each.match.story)
    if word == OBJECTIVE:  # an ending is won or lost by itself
        yield _won("Wins by objective", outcomes, _objective)
    yield _won("Wins by number of investigators", outcomes, lambda e: str(e.match.investigators))
    yield _won("Wins by story, number and level", outcomes, lambda each: str(each.match.setting))
    if any(each.variant for each in outcomes):
        yield _won("Wins by map", outcomes, lambda e: f"{e.match.story}, map {e.variant or '-'}")
    yield _won("Wins by answer", outcomes, lambda each: each.match.story, by_answer=True)
    if traits := _by_trait(outcomes):
        yield f"<h2>Wins by trait</h2>{shares('Wins by trait', traits)}"
    if came := characters(outcomes):
        yield "<h2>Wins by investigator</h2>" + _worths(came, "points more than without")
    if had := cards(outcomes):
        yield "<h2>Wins by card that somebody had</h2>" + _worths(
            had, "points more than others in its place"
        )
    for story, games in sorted(grouped(outcomes, lambda each: each.match.story).items()):
        yield from _story(story, games)


def _objective(outcome: GameOutcome) -> str:
    return f"{outcome.match.story}: {outcome.objective}"


def _endings(games: list[GameOutcome]) -> list[tuple[str, float]]:
    found = grouped(games, lambda each: f"{each.objective} ({each.winner})")
    rows = [(name, len(those) / len(games)) for name, those in found.items()]
    return sorted(rows, key=lambda row: -row[1])


def _won(
    title: str, games: list[GameOutcome], by: Callable[[GameOutcome], str], by_answer: bool = False
) -> str:
    if by_answer:
        rows = [
            (_answer(story, question, letter), wins(those, sides_in(those[0].match.edition)))
            for story, own in sorted(grouped(games, by).items())
            for question in own[0].answers
            for letter, those in sorted(_answered(own, question).items())
        ]
    else:
        rows = [
            (name, wins(those, sides_in(those[0].match.edition)))
            for name, those in sorted(grouped(games, by).items())
        ]
    return f"<h2>{title}</h2>{shares(title, rows)}"


def _answer(story: str, question: str, value: str) -> str:
    """A question and its letter, or a hidden variable and its value."""
    return f"{story} {question}{value}" if question.isdigit() else f"{story}, {question}: {value}"


def _worths(rows: list[Advantage], compared: str) -> str:
    """How often games are won with each of some, and how often it is of use."""
    told = any(each.used is not None for each in rows)
    heads = ["", "games", "won", compared, *(["of use"] if told else [])]
    lines = [
        [each.name, each.won.of, each.won, each.told, *([each.used or "?"] if told else [])]
        for each in rows
    ]
    table = "".join(_line("td", line) for line in lines)
    return f"<table>{_line('th', heads)}{table}</table>"


def _line(tag: str, cells: Sequence[object]) -> str:
    return "<tr>" + "".join(f"<{tag}>{escape(str(cell))}</{tag}>" for cell in cells) + "</tr>"


def _by_trait(games: list[GameOutcome]) -> list[tuple[str, dict[str, Share]]]:
    traits = sorted({trait for each in games for trait in each.traits})
    sides = sides_in(games[0].match.edition)
    return [
        (trait, wins((each for each in games if trait in each.traits), sides)) for trait in traits
    ]


def _answered(games: list[GameOutcome], question: str) -> dict[str, list[GameOutcome]]:
    return grouped(games, lambda each: each.answers.get(question, "?"))


def _story(story: str, games: list[GameOutcome]) -> Iterator[str]:
    workshop = edition_of(games[0].match.edition).workshop
    house = workshop.map_of(story)
    yield f"<h2>{escape(house.title)}</h2>"
    if workshop.ending_word != OBJECTIVE:
        yield "<h3>Endings</h3>" + bars("Endings", _endings(games), "of the games")
    yield "<h3>Length in rounds</h3>" + histogram("rounds", [each.rounds for each in games])
    yield "<h3>What befell them</h3>" + _befell(games)
    if harm := by_source(games):
        rows = [(source, sum(parts.values())) for source, parts in harm.items()]
        yield "<h3>Where harm came from</h3>" + bars("harm", rows, "a game")
        named = [(f"{s}: {n}", x) for s, parts in harm.items() for n, x in parts.items()]
        most = sorted(named, key=lambda row: -row[1])[:MOST_HARM]
        yield "<h3>What did most of it</h3>" + bars("most harm", most, "a game")
    if house.board is not None:
        yield from _visited(house.title, house.board, games)
    counted = used(games)
    for deck in workshop.decks(story):
        rows = sorted(
            ((name, counted[f"{deck.event} {name}"] / len(games)) for name in deck.cards),
            key=lambda row: -row[1],
        )
        yield f"<h3>{deck.title}</h3>" + bars(deck.title, rows, "a game")
    if idle := workshop.unused(story, counted):
        yield f"<p>Never used in these games: {escape(', '.join(idle))}.</p>"


def _visited(title: str, board: Board, games: list[GameOutcome]) -> Iterator[str]:
    yield "<h3>Rooms, by how often somebody stepped into them</h3>"
    stepped = Counter[str]()
    for each in games:
        stepped.update(each.visits)
    visits = {room: stepped[room] / len(games) for room in board.rooms}
    yield heat_map(f"{title}: rooms", board, visits)


def _befell(games: list[GameOutcome]) -> str:
    tests = sum(each.tests for each in games)
    passed = share(sum(each.passed for each in games), tests)
    expected = sum(each.expected for each in games) / max(tests, 1)
    revealed = [each.revealed_in for each in games if each.revealed_in]
    clock, fall = games[0].clock, first_fall(games)
    rows = [
        ("killed, a game", f"{mean(each.killed for each in games):.2f}"),
        ("gone insane, a game", f"{mean(each.insane for each in games):.2f}"),
        ("tests, a game", f"{tests / len(games):.1f}"),
        ("tests passed", f"{passed} where the odds say {expected:.0%}" if expected else passed),
    ]
    if revealed:
        rows += [
            ("objective revealed before the end", share(len(revealed), len(games))),
            ("... in round, on the whole", f"{mean(revealed):.1f}"),
        ]
    rows += [(name, str(each)) for name, each in milestones(games).items()]
    if clock and fall is not None:
        rows += [
            ("first badly hurt, after so much of the clock", _part(fall)),
            ("nobody lost before half the clock", nobody_lost_early(games)),
        ]
    lines = "".join(f"<tr><th>{name}</th><td>{text}</td></tr>" for name, text in rows)
    return f"<table>{lines}</table>"


def _part(clock: float) -> str:
    return "never, mostly" if isinf(clock) else f"{clock:.0%}"
