"""What something is worth: how often games are won with it, against others of their sort."""

from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from typing import NamedTuple

from madhouse.sim.match import GameOutcome
from madhouse.sim.tally import CONFIDENCE, Share, grouped, share, sides_in


class Advantage(NamedTuple):
    """The share of games won with something, and how much more that is than without it."""

    name: str
    won: Share  # of the games with it
    more: float | None  # than without it, in games of the same sort; None: nothing to compare with
    spread: float  # half of the interval of that
    compared: int = 0  # games with it, in sorts of games where there are others without
    used: Share | None = None  # of the games in which somebody had it; None: nobody can tell

    @property
    def told(self) -> str:
        """The difference in points.

        >>> Advantage("crowbar", share(60, 100), 0.042, 0.031).told
        '+4 ±3'
        """
        if self.more is None:
            return "-"
        return f"{round(self.more * 100):+d} ±{round(self.spread * 100)}"


def worth(name: str, games: Sequence[GameOutcome], has: Callable[[GameOutcome], bool]) -> Advantage:
    """What it is worth to have something.

    With and without are compared within each cell: what comes only into long games, or into one
    story, is not taken for what wins or loses them.
    """
    side = sides_in(games[0].match.edition)[0]
    having = [each for each in games if has(each)]
    won = share(sum(each.winner == side for each in having), len(having))
    compared: list[tuple[int, float, float]] = []  # games with it, the difference, its variance
    for those in grouped(games, lambda each: each.match.setting).values():
        with_it = [each.winner == side for each in those if has(each)]
        without = [each.winner == side for each in those if not has(each)]
        if with_it and without:
            p, q = sum(with_it) / len(with_it), sum(without) / len(without)
            compared.append((len(with_it), p - q, _variance(with_it) + _variance(without)))
    whole = sum(number for number, _, _ in compared)
    if not whole:
        return Advantage(name, won, None, 0.0)
    more = sum(number * difference for number, difference, _ in compared) / whole
    variance = sum((number / whole) ** 2 * each for number, _, each in compared)
    return Advantage(name, won, more, CONFIDENCE * sqrt(variance), compared=whole)


def _variance(won: Sequence[bool]) -> float:
    """Of a share of games; as if one more had been won and one lost, for a few that came out alike
    prove little (Agresti and Caffo)."""
    share_of_more = (sum(won) + 1) / (len(won) + 2)
    return share_of_more * (1 - share_of_more) / (len(won) + 2)


def characters(games: Sequence[GameOutcome]) -> list[Advantage]:
    """What it is worth to have each of those who may come to the house."""
    names = sorted({name for each in games for name in each.characters})
    return [worth(name, games, _present(name)) for name in names]


def cards(games: Sequence[GameOutcome]) -> list[Advantage]:
    """What it is worth to have each card, and how often it is then of use."""
    return [_card(name, games) for name in sorted({n for each in games for n in each.held})]


def _card(name: str, games: Sequence[GameOutcome]) -> Advantage:
    of_use = [each.held[name] for each in games if name in each.held]
    told = [each for each in of_use if each is not None]
    used = share(sum(told), len(told)) if told else None
    return worth(name, games, lambda each: name in each.held)._replace(used=used)


def _present(name: str) -> Callable[[GameOutcome], bool]:
    return lambda each: name in each.characters


def by_source(games: Iterable[GameOutcome]) -> dict[str, dict[str, float]]:
    """Harm a game by its source and by what of it, most first."""
    total: dict[str, dict[str, float]] = {}
    number = 0
    for each in games:
        number += 1
        for source, parts in each.harm.items():
            own = total.setdefault(source, {})
            for name, harm in parts.items():
                own[name] = own.get(name, 0) + harm
    return {
        source: {name: harm / number for name, harm in _most_first(parts)}
        for source, parts in sorted(total.items(), key=lambda row: -sum(row[1].values()))
    }


def _most_first(parts: dict[str, float]) -> list[tuple[str, float]]:
    return sorted(parts.items(), key=lambda row: (-row[1], row[0]))
