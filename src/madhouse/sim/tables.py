"""The tables of a balance page, in Markdown: all their figures come from games played."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import isinf
from pathlib import Path
from statistics import median

from madhouse.editions import edition_of
from madhouse.engine.shelf import level_wished
from madhouse.engine.workshop import StoryAim
from madhouse.sim.clock import first_fall, nobody_lost_early
from madhouse.sim.match import GameOutcome, Setting
from madhouse.sim.series import seed_of_all
from madhouse.sim.tally import Share, grouped, share, sides_in, used, wins
from madhouse.sim.worth import Advantage, by_source, cards, characters

NOT_LOST = 0.9
"""In so many games nobody should be lost before half the clock."""
WORTH = (-0.03, 0.10)
"""How much less and more something may win than games without it, or with another in its place."""
OF_USE = 0.2
"""In so many of the games in which somebody has it, a card should be of use."""
FEW = 30
"""With fewer games nothing is judged."""

Row = Sequence[object]


def write_tables(games: list[GameOutcome], path: Path) -> None:
    """Write the page, whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.part")
    draft.write_text(tables(games), encoding="utf-8")
    draft.replace(path)


def tables(games: list[GameOutcome]) -> str:
    """The page as text."""
    return "\n".join([*_head(games), *_parts(games)]) + "\n"


def _head(games: list[GameOutcome]) -> Iterator[str]:
    first = games[0].match
    who = ", ".join(f"{role} {name}" for role, name in first.players.items())
    yield f"# The {first.edition} edition in figures"
    yield ""
    yield (
        f"Written by `madhouse simulate --markdown`; {len(games)} games, seed "
        f"`{seed_of_all(first.seed)}`, computers: {who}. Shares are given with 95 % intervals "
        "(Wilson). An asterisk stands by what lies outside its aim, its interval and all."
    )


def _parts(games: list[GameOutcome]) -> Iterator[str]:
    word = edition_of(games[0].match.edition).workshop.ending_word
    yield from _section("Games won", _cell_columns(games), map(_cell_row, _cells(games)))
    numbers = sorted({each.match.investigators for each in games})
    columns = [word, "won by", *(f"with {number}" for number in numbers), "all"]
    for story, those in _by(games, _story):
        yield from _section(f"{_title(those)}: by {word}", columns, _ending_rows(those, numbers))
        yield from _section(f"{_title(those)}: by what was hidden", _HIDDEN, _hidden_rows(those))
        yield from _section(f"{_title(those)}: where harm came from", _HARM, _harm_rows(those))
        yield from _never_met(story, those)
    if any(each.characters for each in games):
        columns = [*_WORTH, "points more than without"]
        yield from _section("Investigators", columns, map(_worth_row, characters(games)))
    if any(each.held for each in games):
        columns = [*_WORTH, "points more than others in its place", "of use"]
        yield from _section("Cards", columns, map(_card_row, cards(games)))


# -- each cell -------------------------------------------------------------------------------------


def _cells(games: list[GameOutcome]) -> list[tuple[Setting, list[GameOutcome]]]:
    order = {each.match.story: None for each in sorted(games, key=lambda e: e.match.number)}
    places = list(order)
    found = grouped(games, lambda each: each.match.setting)
    return sorted(found.items(), key=lambda row: (places.index(row[0].story), *row[0][1:]))


def _cell_columns(games: list[GameOutcome]) -> list[str]:
    sides = sides_in(games[0].match.edition)
    clock = ["clock", "first fall", "nobody lost early"]
    return ["story", "investigators", "level", "games", *sides, "aim", "rounds", *clock]


def _cell_row(row: tuple[Setting, list[GameOutcome]]) -> Row:
    cell, games = row
    edition = games[0].match.edition
    won = wins(games, sides_in(edition))
    aim = _aim(edition, cell)
    first, *others = won.values()
    judged = _judged(first, aim.low, aim.high) if aim else str(first)
    return [
        _title(games),
        cell.investigators,
        cell.level or "-",
        len(games),
        judged,
        *others,
        f"{aim.low:.0%}-{aim.high:.0%}" if aim else "-",
        f"{median(each.rounds for each in games):g}",
        games[0].clock or "-",
        _fall(games, aim.fall if aim else None),
        _judged(nobody_lost_early(games), NOT_LOST, 1.0) if games[0].clock else "-",
    ]


def _aim(edition: str, cell: Setting) -> StoryAim | None:
    """What is aimed at goes for a story as it is written."""
    door = edition_of(edition)
    usual = not level_wished(door.shelf, cell.story, cell.level)
    return door.workshop.aim(cell.story) if usual else None


def _fall(games: list[GameOutcome], aim: tuple[float, float] | None) -> str:
    part = first_fall(games)
    if part is None:
        return "-"
    mark = "" if aim is None or aim[0] <= part <= aim[1] else "*"
    return f"never{mark}" if isinf(part) else f"{part:.0%}{mark}"


def _judged(each: Share, low: float, high: float) -> str:
    """A share with its mark."""
    outside = each.high < low or each.low > high
    return f"{each}{'*' if outside else ''}"


# -- endings and what was hidden -------------------------------------------------------------------


def _ending_rows(games: list[GameOutcome], numbers: Sequence[int]) -> Iterator[Row]:
    found: dict[str, list[GameOutcome]] = {name: [] for name in _known_endings(games)}
    found |= grouped(games, _ending)
    for name, those in sorted(found.items()):
        of_each = (
            share(
                sum(each.match.investigators == number for each in those),
                sum(each.match.investigators == number for each in games),
            )
            for number in numbers
        )
        winners = sorted({each.winner for each in those}) or ["never reached"]
        yield [name, ", ".join(winners), *of_each, share(len(those), len(games))]


def _known_endings(games: list[GameOutcome]) -> list[str]:
    """Those that the story has, also if nobody came to them."""
    workshop = edition_of(games[0].match.edition).workshop
    decks = workshop.decks(games[0].match.story)
    return [name for deck in decks if deck.event == workshop.ending_word for name in deck.cards]


def _ending(each: GameOutcome) -> str:
    return each.objective


_HIDDEN = ["", "", "games", "won"]


def _hidden_rows(games: list[GameOutcome]) -> Iterator[Row]:
    side = sides_in(games[0].match.edition)[0]
    if any(each.variant not in ("", *each.answers.values()) for each in games):
        yield from _split("map", games, lambda each: each.variant, side)
    for question in games[0].answers:
        yield from _split(question, games, lambda e, q=question: e.answers.get(q, "?"), side)


def _split(name: str, games: list[GameOutcome], by: Callable[..., str], side: str) -> Iterator[Row]:
    for value, those in _by(games, by):
        won = share(sum(each.winner == side for each in those), len(those))
        yield [name, value, len(those), won]


# -- harm, and what was never met ------------------------------------------------------------------

_HARM = ["from", "a game", "most of it"]


def _harm_rows(games: list[GameOutcome]) -> Iterator[Row]:
    for source, parts in by_source(games).items():
        most = ", ".join(f"{name} {harm:.2f}" for name, harm in list(parts.items())[:4])
        yield [source, f"{sum(parts.values()):.2f}", most]


def _never_met(story: str, games: list[GameOutcome]) -> Iterator[str]:
    workshop = edition_of(games[0].match.edition).workshop
    found = used(games)
    rows = []
    for deck in workshop.decks(story):
        idle = [name for name in deck.cards if not found[f"{deck.event} {name}"]]
        if idle:
            rows.append([deck.title, f"{len(idle)} of {len(deck.cards)}", ", ".join(idle)])
    yield from _section(f"{_title(games)}: never met", ["", "", ""], rows)


# -- what something is worth -----------------------------------------------------------------------

_WORTH = ["", "games", "won"]


def _worth_row(each: Advantage) -> Row:
    return [each.name, each.won.of, each.won, f"{each.told}{_mark(each)}"]


def _card_row(each: Advantage) -> Row:
    used = "cannot be told" if each.used is None else _judged(each.used, OF_USE, 1.0)
    return [*_worth_row(each), used]


def _mark(each: Advantage) -> str:
    """An asterisk where it is surely worth too little or too much."""
    if each.more is None or each.compared < FEW:
        return ""
    low, high = each.more - each.spread, each.more + each.spread
    return "*" if high < WORTH[0] or low > WORTH[1] else ""


# -- writing ---------------------------------------------------------------------------------------


def _title(games: Sequence[GameOutcome]) -> str:
    match = games[0].match
    return edition_of(match.edition).shelf.title(match.story)


def _story(each: GameOutcome) -> str:
    return each.match.story


def _by(
    games: list[GameOutcome], by: Callable[[GameOutcome], str]
) -> list[tuple[str, list[GameOutcome]]]:
    return sorted(grouped(games, by).items())


def _section(title: str, columns: Sequence[str], rows: Iterable[Row]) -> Iterator[str]:
    """A heading and a table; nothing without rows."""
    found = list(rows)
    if found:
        yield f"\n## {title}\n"
        yield f"| {' | '.join(columns)} |"
        yield f"| {' | '.join('---' for _ in columns)} |"
        yield from (f"| {' | '.join(map(str, row))} |" for row in found)
