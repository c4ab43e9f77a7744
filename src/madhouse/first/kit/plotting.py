"""Plotting: a keeper who spends his threat on nothing but his goal."""

from collections.abc import Callable
from typing import Any, NamedTuple

from madhouse.engine.decisions import Decision, Option
from madhouse.engine.game import Game
from madhouse.engine.wording import verbs_in, word
from madhouse.first.kit import scheming  # noqa: F401 - it enters the keeper's estimates
from madhouse.first.kit.estimates import Outlook, table_of
from madhouse.first.kit.passing import IDLE, passing
from madhouse.first.kit.supposing import after_monster_step, after_raising, supposed, with_monster
from madhouse.first.rules.escape import LEAVE_BY
from madhouse.first.rules.monsters import monster_called
from madhouse.first.rules.paths import TO, monster_paths
from madhouse.first.rules.placing import unused_figures
from madhouse.first.rules.stirring import stirs
from madhouse.first.things.state import KEEPER, Monster
from madhouse.first.things.table import Table

OWN_STEPS = frozenset({"keeper-action", "monster-attack", "mythos", "turn", "turn-order"})
"""Questions at which a plan is made anew; those in between belong to the answer before."""
THRIFT = 0.9
"""What threat in hand is worth, against threat that is still needed."""
WORTH_IT = 0.01
"""What an option must gain on doing nothing."""
WON, LOST = -1e6, 1e6
FEW = 12
"""Answers after which one no longer looks on for what comes of a choice."""


class Plotting:
    """Answers for the keeper, with the table open before it."""

    def choose(self, game: Game[Any, Any], decision: Decision) -> Option:
        """The option that leads furthest for the threat it costs."""
        g = table_of(game)
        looked_at = FORESEEN.get(decision.kind)
        if looked_at is not None:
            values = {option: looked_at(g, decision, option) for option in decision.options}
            return min(values, key=lambda each: values[each])
        return self._tried(game, decision)

    def _tried(self, game: Game[Any, Any], decision: Decision) -> Option:
        """Try every option in a fork and look at what comes of it; idling is free."""
        idle = next((option for option in IDLE if option in decision.options), None)
        values = {option: self._after(game, option) for option in decision.options}
        if idle is None:
            return min(values, key=lambda each: values[each].left)
        best, most = idle, WORTH_IT
        for option, then in values.items():
            unless = values[idle] if then.moment != _moment(game) else Prospect(value(game), ())
            if unless.left - then.left > most:
                best, most = option, unless.left - then.left
        return best

    def _after(self, game: Game[Any, Any], option: Option) -> "Prospect":
        fork = game.fork()
        fork.apply(KEEPER, option)
        for _ in range(FEW):
            if not fork.pending or fork.pending[0].kind in OWN_STEPS:
                break
            decision = fork.pending[0]
            fork.apply(decision.seats[0], self._meanwhile(fork, decision))
        return Prospect(value(fork), _moment(fork))

    def _meanwhile(self, game: Game[Any, Any], decision: Decision) -> Option:
        """The answers in between: what belongs to the plan is chosen, all else passed over."""
        ours = decision.seats[0] == KEEPER
        idle = any(option in IDLE for option in decision.options)
        if ours and (decision.kind in FORESEEN or not idle):
            return self.choose(game, decision)
        return passing(decision)


class Prospect(NamedTuple):
    """How far the keeper would be, and when: what time brings is no merit of an option."""

    left: float
    moment: tuple[int, ...]


def _moment(game: Game[Any, Any]) -> tuple[int, ...]:
    state = table_of(game).state
    return (state.round, state.events_resolved)


def value(game: Game[Any, Any]) -> float:
    """The threat that is still needed, less what is in hand; the less the better."""
    if game.result is not None:
        return WON if game.result.winner == KEEPER else LOST
    g = table_of(game)
    return needed(g) - THRIFT * g.keeper.threat


def needed(g: Table) -> float:
    """The threat that the goal still needs."""
    return Outlook(g, "keeper").to_win()


# What can be looked at without a fork


def _moved(g: Table, decision: Decision, option: Option) -> float:
    """A monster's step, and the best that it could do with those it then has left."""
    number, left = int(str(decision.about["monster"])), int(str(decision.about["left"]))
    foe = next(each for each in g.state.monsters if each.id == number)
    if LEAVE_BY.read(option):
        return WON  # it is let out only with what the objective wants
    step = TO.read(option)
    return needed(g) if step is None else _best_from(g, foe, step["space"], left - 1)


def _commanded(g: Table, decision: Decision, option: Option) -> float:  # noqa: ARG001
    """A monster, and where two steps could take it."""
    foe = monster_called(g, option)
    return _best_from(g, foe, foe.space, 2)


def _best_from(g: Table, foe: Monster, space: str, steps: int) -> float:
    with supposed(after_monster_step(g, foe, space)):
        best = needed(g)
        if steps:
            best = min([best, *(_best_from(g, foe, s, steps - 1) for s in monster_paths(g, foe))])
    return best


def _placed(g: Table, decision: Decision, option: Option) -> float:
    if option not in g.board.room_of:
        return needed(g)
    return _placed_at(g, str(decision.about["kind"]), option)


def _placed_at(g: Table, kind: str, space: str) -> float:
    with supposed(with_monster(g, kind, space)):
        return needed(g)


def _stirred(g: Table, decision: Decision, option: Option) -> float:  # noqa: ARG001
    if not unused_figures(g, option):
        return LOST
    stir = next(each for each in stirs(g, g.keeper.threat) if each.kind == option)
    spaces = [space for room in stir.rooms for space in g.board.rooms[room].spaces]
    return min((_placed_at(g, option, space) for space in spaces), default=needed(g)) + stir.more


def _raised(g: Table, decision: Decision, option: Option) -> float:  # noqa: ARG001
    """A corpse that is laid, or a monster in the place of one."""
    actions = [g.box.actions[name] for name in g.story.actions]
    kind = next(verb.kind for verb in verbs_in(*actions) if word(verb) == "raise_dead")
    changes = after_raising(g, option, kind)
    if changes is None:
        return LOST
    with supposed(changes):
        return needed(g)


FORESEEN: dict[str, Callable[[Table, Decision, Option], float]] = {
    "move-monster": _moved,
    "command": _commanded,
    "place-monster": _placed,
    "stir": _stirred,
    "raise-dead": _raised,
}
