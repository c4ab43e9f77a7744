"""Estimates: how far a condition is from holding, for the side that wants it.

Every word of a goal has its estimate, in one table: an investigator's in steps, the keeper's in
threat. `searching` and `scheming` write them; whoever plays towards a goal asks an `Outlook`.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from typing import Any, Literal, NamedTuple, TypeAlias

from madhouse.engine.clauses import Condition
from madhouse.engine.game import Game
from madhouse.engine.wording import word
from madhouse.first.acting.scene import Scene
from madhouse.first.kit.consequences import brought_by_rules, final_actions
from madhouse.first.kit.errands import NEVER, Errands
from madhouse.first.things.state import Investigator
from madhouse.first.things.story import FinalAction
from madhouse.first.things.table import Table

Side = Literal["investigators", "keeper"]
Who: TypeAlias = Investigator | None

UNMET = 50.0
"""What each condition that does not hold weighs, so that meeting one always counts most."""
CHOICE = 5.0
"""What it weighs when one of several ways is chosen: more conditions are more trouble."""
UNKNOWN = 10.0
"""For a word without an estimate."""
LATER = 0.3
"""How much less all but the nearest condition weigh: one thing after another."""
A_TURN = 3.0
"""What a turn of waiting weighs."""


class LeftToDo(NamedTuple):
    """What is left to do: so many steps, or so much threat, and so many conditions to meet."""

    steps: float
    unmet: int = 0


OneEstimate: TypeAlias = Callable[["Outlook", Any, Who], "float | LeftToDo"]
"""For an outlook, a condition that does not hold and perhaps the 'you' of whom it speaks."""
Estimate: TypeAlias = Callable[["Outlook", list[Any], Who], LeftToDo]
"""The same for all conditions of one sort, of which at least one does not hold."""

TABLE: dict[tuple[Side, str], Estimate] = {}


def together(
    side: Side, *words: str
) -> Callable[[Callable[["Outlook", list[Any], Who], float]], None]:
    """Enter an estimate for words that are met at once or not at all: the card, then the room."""

    def enter(estimate: Callable[["Outlook", list[Any], Who], float]) -> None:
        def at_once(look: "Outlook", conditions: list[Any], who: Who) -> LeftToDo:
            return LeftToDo(estimate(look, conditions, who), 1)

        TABLE.update({(side, word): at_once for word in words})

    return enter


def estimates(side: Side, *words: str, counts: bool = True) -> Callable[[OneEstimate], None]:
    """Enter an estimate for words that can be met one after another.

    Those that do not count are made of others, or come by themselves.
    """

    def enter(estimate: OneEstimate) -> None:
        def apart(look: "Outlook", conditions: list[Any], who: Who) -> LeftToDo:
            unmet = [each for each in conditions if not look.holds(each, who)]
            left = [_as_left(estimate(look, each, who)) for each in unmet]
            counted = sum(each.unmet for each in left) + (len(unmet) if counts else 0)
            return LeftToDo(look.summed([each.steps for each in left]), counted)

        TABLE.update({(side, word): apart for word in words})

    return enter


def _as_left(estimate: float | LeftToDo) -> LeftToDo:
    return estimate if isinstance(estimate, LeftToDo) else LeftToDo(estimate)


def table_of(game: Game[Any, Any]) -> Table:
    """The open table of a game of the first edition."""
    table = game.table
    assert isinstance(table, Table)
    return table


class Outlook:
    """What one side still has to do, at a table as it stands.

    Whoever only looks ahead gets ready: nothing is urgent, and no place must be held.
    """

    def __init__(self, g: Table, side: Side, ahead: bool = False) -> None:
        self.g = g
        self.side: Side = side
        self._ahead = ahead
        self._sought: set[str] = set()  # marks whose way is being reckoned

    @cached_property
    def errands(self) -> Errands:
        """How far things are for the investigators."""
        return Errands(self.g)

    def to_win(self) -> float:
        """How far this side is from its goal; 0 when it is reached."""
        objective = self.g.objective
        goal = objective.keeper if self.side == "keeper" else objective.investigators
        ways = [self.all_of(given) for given in brought_by_rules(self.g, "win", side=self.side)]
        if goal.given:
            ways.append(self.all_of(goal.given))
        if self.side == "investigators":
            ways += [self.by_action(each) for each in final_actions(self.g, "win")]
        return self.weight(self.nearest(ways)) if ways else 0.0

    def all_of(self, conditions: Iterable[Condition], who: Who = None) -> LeftToDo:
        """How far it is until all of the conditions hold."""
        parts = list(self._parts(conditions, who))
        unmet = sum(part.unmet for part in parts)
        return LeftToDo(self.summed([part.steps for part in parts]), unmet)

    def _parts(self, conditions: Iterable[Condition], who: Who) -> Iterator[LeftToDo]:
        alike: dict[Estimate, list[Condition]] = {}
        for condition in conditions:
            estimate = TABLE.get((self.side, word(condition)), _unknown)
            alike.setdefault(estimate, []).append(condition)
        for estimate, group in alike.items():
            if not all(self.holds(each, who) for each in group):
                yield estimate(self, group, who)

    def summed(self, steps: list[float]) -> float:
        """Several distances: threat adds up, but nobody walks two ways at once."""
        if self.side == "keeper" or self._ahead:
            return sum(steps)
        return LATER * sum(steps) + (1 - LATER) * min(steps, default=0.0)

    def holds(self, condition: Condition, who: Who = None) -> bool:
        """Whether a condition holds now, where it can be asked at all."""
        try:
            return condition.holds(self.g, Scene(who))
        except LookupError:
            return False  # it speaks of 'you', and nobody is meant

    def weight(self, left: LeftToDo) -> float:
        """What is left as one number."""
        return left.steps if self._ahead else left.steps + UNMET * left.unmet

    def nearest(self, ways: Iterable[LeftToDo]) -> LeftToDo:
        """The best of several ways; one that leads nowhere if there is none."""
        return min(ways, key=lambda way: way.steps + CHOICE * way.unmet, default=LeftToDo(NEVER))

    def by_mark(self, name: str) -> LeftToDo:
        """How far it is until whatever brings a mark is so; a mark that asks for itself, first or
        in the end, never comes."""
        if name in self._sought:
            return LeftToDo(NEVER)
        self._sought.add(name)
        ways = [self.all_of(given) for given in brought_by_rules(self.g, "mark", name=name)]
        if self.side == "investigators":
            ways += [self.by_action(each) for each in final_actions(self.g, "mark", name=name)]
        self._sought.remove(name)
        return self.nearest(ways)

    def by_action(self, action: FinalAction) -> LeftToDo:
        """How far the nearest investigator is from taking a final action."""
        people = self.g.state.investigators
        way = self.nearest(self.all_of(action.given, who) for who in people)
        return LeftToDo(1 + way.steps, way.unmet)


def _unknown(look: Outlook, conditions: list[Any], who: Who) -> LeftToDo:
    unmet = sum(not look.holds(each, who) for each in conditions)
    return LeftToDo(UNKNOWN * unmet, unmet)


# Words that both sides use


def _any_of(look: Outlook, condition: Any, who: Who) -> LeftToDo:
    return look.nearest(look.all_of([each], who) for each in condition.of)


def _all_of(look: Outlook, condition: Any, who: Who) -> LeftToDo:
    return look.all_of(condition.of, who)


def _in_time(look: Outlook, condition: Any, who: Who) -> float:  # noqa: ARG001 - nobody hastens it
    """Events come by themselves; a later one is only a little further off."""
    stage: int = condition.stage
    return 0.1 * (stage - look.g.state.events_resolved)


def _by_itself(look: Outlook, condition: Any, who: Who) -> float:  # noqa: ARG001
    """It needs nothing but waiting."""
    return 0.1


def _settled(look: Outlook, condition: Any, who: Who) -> float:  # noqa: ARG001
    """It was decided before the game, and not so."""
    return NEVER


def _marks(look: Outlook, condition: Any, who: Who) -> LeftToDo:  # noqa: ARG001
    """As many turns as marks are missing, once what brings one is so."""
    needed: int = condition.at_least + condition.per_investigator * len(look.g.state.players)
    missing = needed - look.g.state.marks.get(condition.name, 0)
    way = look.by_mark(condition.name)
    return LeftToDo(missing * A_TURN + way.steps, way.unmet)


def _enter_common(side: Side) -> None:
    estimates(side, "any_of", counts=False)(_any_of)
    estimates(side, "all_of", counts=False)(_all_of)
    estimates(side, "event_resolved", counts=False)(_in_time)
    estimates(side, "as_keeper_turn_ends", "objective_revealed", counts=False)(_by_itself)
    estimates(side, "players")(_settled)
    estimates(side, "marked")(_marks)


_enter_common("investigators")
_enter_common("keeper")
