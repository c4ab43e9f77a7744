"""Words that objectives are made of: what must be so, and how a side wins."""

from typing import Literal

from madhouse.engine import clauses
from madhouse.engine.flow import Rule
from madhouse.first.objective import end, reveal_objective
from madhouse.first.references import ItemId, MonsterOrName, NamedMonster, RoomId, Stage
from madhouse.first.scene import Scene
from madhouse.first.table import Table
from madhouse.first.words.base import Condition, Verb


class Win(Verb, frozen=True):
    """A side has completed its objective."""

    side: Literal["keeper", "investigators"]

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        end(g, self.side, g.objective.id)
        yield from ()


class RevealObjective(Verb, frozen=True):
    """The Objective card is revealed."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        yield from reveal_objective(g, "1e.objective.reveal-requirement")


class EventResolved(Condition, frozen=True):
    """The event of this stage, or a later one, has been resolved."""

    stage: Stage

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
        return any(self.monster in (foe.kind, foe.name) for foe in g.monsters_in(self.room))


class MonsterSlain(Condition, frozen=True):
    """The named monster has been killed."""

    name: NamedMonster

    def holds(self, g: Table, scene: Scene) -> bool:
        return self.name in g.state.slain


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


class Not(Condition, frozen=True):
    """The condition is not met."""

    that: clauses.Condition

    def holds(self, g: Table, scene: Scene) -> bool:
        return not self.that.holds(g, scene)
