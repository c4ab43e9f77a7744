"""What something is worth: how often games are won with it, against others of their sort."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from math import sqrt
from typing import NamedTuple

from madhouse.sim.match import GameOutcome
from madhouse.sim.tally import CONFIDENCE, Share, grouped, share, sides_in


class Advantage(NamedTuple):
    """The share of games won with something, and how much more that is than without it."""

    name: str
    won: Share  # of the games with it
    more: float | None  # than without it, in games that are alike; None: nothing to compare with
    spread: float  # half of the interval of that
    compared: int = 0  # games with it that are like some others without
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


def worth(
    name: str,
    games: Sequence[GameOutcome],
    has: Callable[[GameOutcome], bool],
    alike: Callable[[GameOutcome], Hashable] = lambda each: each.match.setting,
) -> Advantage:
    """What it is worth to have something.

    With and without are compared among games that are alike, and each such group counts for as much
    as it can tell (Mantel and Haenszel): what comes into one story only, or mostly into long games,
    is not taken for what wins or loses them.
    """
    side = sides_in(games[0].match.edition)[0]
    having = [each for each in games if has(each)]
    won = share(sum(each.winner == side for each in having), len(having))
    compared, whole, more, variance = 0, 0.0, 0.0, 0.0
    for those in grouped(games, alike).values():
        with_it = [each.winner == side for each in those if has(each)]
        without = [each.winner == side for each in those if not has(each)]
        if with_it and without:
            weight = len(with_it) * len(without) / len(those)
            compared += len(with_it)
            whole += weight
            more += weight * (sum(with_it) / len(with_it) - sum(without) / len(without))
            variance += weight * _variance([*with_it, *without])
    if not compared:
        return Advantage(name, won, None, 0.0)
    return Advantage(name, won, more / whole, CONFIDENCE * sqrt(variance) / whole, compared)


def _variance(won: Sequence[bool]) -> float:
    """Of one game among these; as if one more had been won and one lost, for a few that came out
    alike prove little (Agresti and Caffo)."""
    share_of_more = (sum(won) + 1) / (len(won) + 2)
    return share_of_more * (1 - share_of_more)


def characters(games: Sequence[GameOutcome]) -> list[Advantage]:
    """What it is worth to have each of those who may come to the house."""
    names = sorted({name for each in games for name in each.characters})
    return [worth(name, games, _present(name)) for name in names]


def cards(games: Sequence[GameOutcome]) -> list[Advantage]:
    """What it is worth to have each card, and how often it is then of use.

    A long game finds more things than one that is soon won, whatever they are. So a card is
    compared with others that came in its place.
    """
    return [_card(name, games) for name in sorted({n for each in games for n in each.held})]


def _card(name: str, games: Sequence[GameOutcome]) -> Advantage:
    of_use = [each.held[name] for each in games if name in each.held]
    told = [each for each in of_use if each is not None]
    used = share(sum(told), len(told)) if told else None
    found = worth(name, games, lambda each: name in each.held, _gained_as_many)
    return found._replace(used=used)


def _gained_as_many(each: GameOutcome) -> Hashable:
    """Games of the same sort, with the same things hidden and as many things gained."""
    return each.match.setting, each.variant, *each.answers.items(), len(each.held)


class Withheld(NamedTuple):
    """The same games with a card and without it."""

    card: str
    games: int
    won: int  # with it
    won_without: int
    lost_by_it: int  # won without it alone
    won_by_it: int  # won with it alone

    @property
    def more(self) -> float:
        """What the card is worth, as a share of the games in which it was found."""
        return (self.won - self.won_without) / self.games if self.games else 0.0

    @property
    def spread(self) -> float:
        """Half of the interval of that, of pairs (Agresti and Min)."""
        number = self.games + 2
        gained, lost = self.won_by_it + 1 / 2, self.lost_by_it + 1 / 2
        return CONFIDENCE * sqrt(gained + lost - (gained - lost) ** 2 / number) / number

    @property
    def told(self) -> str:
        """In a line.

        >>> Withheld("crowbar", 100, 60, 50, 5, 15).told
        'crowbar: +10 ±9 points; 100 games, won 60 with it and 50 without'
        """
        points = f"{round(self.more * 100):+d} ±{round(self.spread * 100)}"
        return (
            f"{self.card}: {points} points; {self.games} games, "
            f"won {self.won} with it and {self.won_without} without"
        )


def withheld(card: str, games: Iterable[GameOutcome], again: Iterable[GameOutcome]) -> Withheld:
    """What a card is worth: games in which it was found, and the same without it. Nothing else is
    different, so no game need be like another."""
    first = {each.match.number: each for each in games}
    pairs = [(_won(first[each.match.number]), _won(each)) for each in again]
    return Withheld(
        card,
        len(pairs),
        sum(one for one, _ in pairs),
        sum(other for _, other in pairs),
        sum(other and not one for one, other in pairs),
        sum(one and not other for one, other in pairs),
    )


def _won(each: GameOutcome) -> bool:
    return each.winner == sides_in(each.match.edition)[0]


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
