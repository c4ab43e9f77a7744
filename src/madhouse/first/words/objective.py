"""Words that objectives are made of: what must be so, and how a side wins."""

from typing import ClassVar, Literal

from madhouse.engine import clauses
from madhouse.engine.flow import Rule
from madhouse.first.acting.objective import end, reveal_objective, was_found
from madhouse.first.acting.scene import Scene
from madhouse.first.things.references import (
    EventNumber,
    ExplorationId,
    ItemId,
    MonsterOrName,
    NamedMonster,
    RoomId,
)
from madhouse.first.things.table import Table
from madhouse.first.words.base import Condition, Verb

KEEPER_TURN_END = "keeper-turn-end"
"""The stage in which the keeper's turn ends."""


class Win(Verb, frozen=True):
    """A side has completed its objective."""

    outlives = True
    side: Literal["keeper", "investigators"]

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        end(g, self.side, g.objective.id)
        yield from ()


class RevealObjective(Verb, frozen=True):
    """The Objective card is revealed."""

    outlives = True

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        yield from reveal_objective(g, "1e.objective.reveal-requirement")


class EventResolved(Condition, frozen=True):
    """The event of this stage, or a later one, has been resolved."""

    stage: EventNumber

    @property
    def awaits_event(self) -> int:
        """The event whose card must not be held back (1e.option.length-exception)."""
        return self.stage

    def holds(self, g: Table, scene: Scene) -> bool:
        return g.state.events_resolved >= self.stage


class ObjectiveRevealed(Condition, frozen=True):
    """The Objective card lies open."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return g.state.revealed


class MonsterIn(Condition, frozen=True):
    """A monster of this kind, or of this name, is in the room."""

    monster: MonsterOrName
    room: RoomId

    def holds(self, g: Table, scene: Scene) -> bool:
        meant, room, room_of = self.monster, self.room, g.board.room_of
        for foe in g.state.monsters:
            if (foe.kind == meant or foe.name == meant) and room_of[foe.space] == room:
                return True
        return False


class MonsterSlain(Condition, frozen=True):
    """The named monster has been killed."""

    name: NamedMonster

    def holds(self, g: Table, scene: Scene) -> bool:
        return self.name in g.state.slain


class MonstersGone(Condition, frozen=True):
    """So many monsters have left the house as the objective lets them."""

    at_least: int = 1

    def holds(self, g: Table, scene: Scene) -> bool:
        return g.state.monsters_gone >= self.at_least


class Lost(Condition, frozen=True):
    """So many investigators have been killed, or none."""

    at_least: int = 1

    def holds(self, g: Table, scene: Scene) -> bool:
        return len(g.state.lost) >= self.at_least


class Found(Condition, frozen=True):
    """This Exploration card has been found, whatever became of it since."""

    card: ExplorationId

    def holds(self, g: Table, scene: Scene) -> bool:
        return was_found(g, self.card)


class KilledAfterReveal(Condition, frozen=True):
    """So many investigators were killed after the objective was revealed."""

    number: int = 1

    def holds(self, g: Table, scene: Scene) -> bool:
        return g.state.killed_after_reveal >= self.number


class EscapedWith(Condition, frozen=True):
    """An investigator who carried this card has escaped."""

    card: ItemId

    def holds(self, g: Table, scene: Scene) -> bool:
        return any(self.card in who.cards for who in g.state.escaped)


class AllEscaped(Condition, frozen=True):
    """Every player has an investigator who has escaped (1e.escape.one-per-player).

    Players whose investigator was killed before the reveal and who have no other need not
    (1e.escape.killed-not-required); one killed in the finale spoils it
    (1e.open.escape-killed-in-finale).
    """

    def holds(self, g: Table, scene: Scene) -> bool:
        state = g.state
        gone = [player for player in state.players if player.escaped]
        return bool(gone) and not state.investigators and not state.killed_after_reveal


class EscapedShare(Condition, frozen=True):
    """Half of the investigators, rounded up, have escaped: of those still there and those gone."""

    share: Literal["half"] = "half"

    def holds(self, g: Table, scene: Scene) -> bool:
        gone, there = len(g.state.escaped), len(g.state.investigators)
        return gone > 0 and gone >= there


class AsKeeperTurnEnds(Condition, frozen=True):
    """The keeper's turn is just ending: attacks, events and fires of this turn are over."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return g.state.stage == KEEPER_TURN_END


class Not(Condition, frozen=True):
    """The condition is not met."""

    denies: ClassVar[str] = "that"
    that: clauses.Condition

    def holds(self, g: Table, scene: Scene) -> bool:
        return not self.that.holds(g, scene)
