"""Words for what happens to each of many: investigators, monsters, the figures of a room."""

from copy import copy
from typing import ClassVar, Literal

import msgspec

from madhouse.engine import clauses
from madhouse.engine.flow import Rule, choose
from madhouse.first.acting.deaths import Deaths, is_dead
from madhouse.first.acting.scene import Scene, all_hold
from madhouse.first.acting.verbs import left_for
from madhouse.first.rules.effects import run_all
from madhouse.first.rules.monsters import on_board
from madhouse.first.things.state import Investigator, Monster
from madhouse.first.things.table import Table
from madhouse.first.words.base import Verb, chooser, the_barrier, the_monster, you
from madhouse.first.words.travel import next_door

EachWhere = Literal["house", "space", "room", "chosen room", "its room", "the barrier's room"]


class EachInvestigator(Verb, frozen=True, kw_only=True):
    """Something happens to each investigator there who meets the conditions."""

    outlives = True
    about: ClassVar[str] = "given"
    do: tuple[clauses.Verb, ...]
    where: EachWhere = msgspec.field(default="house", name="in")
    given: tuple[clauses.Condition, ...] = msgspec.field(default=(), name="if")

    def possible(self, g: Table, scene: Scene) -> bool:
        return bool(self.targets(g, scene))

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        deaths = Deaths(g)
        for each in self.targets(g, scene):
            if is_dead(g, each):  # by what befell another
                continue
            here = copy(scene)
            here.you = each
            with deaths:
                yield from run_all(g, here, self.do)
        deaths.settle(scene.you)

    def targets(self, g: Table, scene: Scene) -> list[Investigator]:
        """Those whom it happens to."""
        there = spaces_meant(g, scene, self.where)
        everyone = [each for each in g.state.investigators if there is None or each.space in there]
        return [each for each in everyone if all_hold(g, Scene(each), self.given)]


class EachMonster(Verb, frozen=True, kw_only=True):
    """Something happens to each monster there that meets the conditions."""

    outlives = True
    do: tuple[clauses.Verb, ...]
    where: EachWhere = msgspec.field(default="house", name="in")
    given: tuple[clauses.Condition, ...] = msgspec.field(default=(), name="if")

    def possible(self, g: Table, scene: Scene) -> bool:
        return bool(self._meant(g, scene))

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        deaths = Deaths(g)
        for foe in self._meant(g, scene):
            if on_board(g, foe):
                here = copy(scene)
                here.monster = foe
                with deaths:
                    yield from run_all(g, here, self.do)
        deaths.settle(scene.you)

    def _meant(self, g: Table, scene: Scene) -> list[Monster]:
        there = spaces_meant(g, scene, self.where)
        foes = [foe for foe in g.state.monsters if there is None or foe.space in there]
        return [foe for foe in foes if all_hold(g, Scene(scene.you, foe), self.given)]


class ChooseRoom(Verb, frozen=True, kw_only=True):
    """You choose a room next to yours, or perhaps yours; then something happens there."""

    outlives = True
    do: tuple[clauses.Verb, ...]
    yours: bool = False

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        here = g.room_of(who)
        rooms = [room for room in next_door(g, here) if self.yours or room != here]
        if rooms and left_for(g, scene, self.do):
            about = {"who": who.id, "card": scene.card}
            rule = "1e.open.card-overrides"
            there = copy(scene)
            there.room = yield from choose(chooser(scene), "choose-room", rooms, rule, about)
            yield from run_all(g, there, self.do)


def spaces_meant(g: Table, scene: Scene, where: EachWhere) -> tuple[str, ...] | None:
    """The spaces of the place; None for the whole house."""
    if where == "house":
        return None
    if where == "space":
        return (you(scene).space,)
    if where == "its room":
        return g.board.rooms[g.room_of(the_monster(scene))].spaces
    if where == "the barrier's room":
        return g.board.rooms[g.board.room_of[the_barrier(scene).space]].spaces
    room = scene.room if where == "chosen room" else g.room_of(you(scene))
    return g.board.rooms[room].spaces
