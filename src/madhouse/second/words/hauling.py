"""Words of haulers: monsters that carry something somewhere, and what it brings that they do."""

from collections.abc import Iterator

from madhouse.engine import clauses
from madhouse.engine.flow import Rule
from madhouse.second.acting.scene import Scene
from madhouse.second.acting.verbs import run_all
from madhouse.second.app.drawer import lay_down, remove, spawn
from madhouse.second.app.hauling import rooms_out_of_sight, rooms_with_a_way
from madhouse.second.app.rooms import is_laid
from madhouse.second.app.stocks import take_from_stock
from madhouse.second.app.tokens import free_copy, space_of
from madhouse.second.rules.monster_moves import move_toward
from madhouse.second.rules.monster_paths import ways_of
from madhouse.second.things.references import MonsterOrName, PlaceId, StockId, TokenId
from madhouse.second.things.state import Monster
from madhouse.second.things.table import Table
from madhouse.second.words.base import AppVerb, PeoplesCondition, PeoplesVerb, the_monster
from madhouse.second.words.board import spaces_of


class Haul(AppVerb, frozen=True):
    """A monster comes where something of a stock is left and nobody stands, nearest to the water,
    and takes one as a token to carry; where no way can be seen, or no token is left, one arrives
    after some rounds."""

    monster: MonsterOrName
    stock: StockId
    token: TokenId
    to: PlaceId
    unseen: int

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        room = yield from g.hands.room_without_anybody(g, rooms_with_a_way(g, self.stock, self.to))
        if room:
            yield from self._start(g, room)
            return
        hidden = rooms_out_of_sight(g, self.stock, self.to)
        unlaid = [each for each in hidden if not is_laid(g, each)]
        if not unlaid:
            unlaid = [(yield from g.hands.room_without_anybody(g, hidden))]
        self._start_unseen(g, unlaid[0])

    def _start(self, g: Table, room: str) -> Rule[None]:
        """It starts if there is a figure for it; without a token nobody sees it start."""
        named = g.box.named_monsters.get(self.monster)
        kind = named.kind if named else self.monster
        token = free_copy(g, self.token)
        figures = sum(each.kind == kind for each in g.app.monsters)
        if figures >= g.box.monsters[kind].figures:
            return
        if token is None:
            self._start_unseen(g, room)
            return
        take_from_stock(g, self.stock, room)
        monster = yield from spawn(g, kind, space_of(g, room), named.id if named else "")
        if monster is not None:
            monster.carries = token.id
            g.tell("takes-up", (), monster=monster.id, token=token.id)

    def _start_unseen(self, g: Table, room: str) -> None:
        if room:
            take_from_stock(g, self.stock, room)
            g.app.unseen.append(g.app.round + self.unseen)


class Deliver(AppVerb, frozen=True):
    """Each of these monsters that stands at a place with what it carries is taken off the board,
    and for each, and for what arrives unseen, something happens."""

    monsters: tuple[MonsterOrName, ...]
    at: PlaceId
    do: tuple[clauses.Verb, ...]

    def _carriers(self, g: Table) -> Iterator[Monster]:
        for monster in list(g.app.monsters):
            if monster.carries and (monster.name or monster.kind) in self.monsters:
                yield monster

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        there = space_of(g, self.at)
        for monster in self._carriers(g):
            if (yield from g.hands.stands_in(g, monster, there)):
                yield from self._arrive(g, scene, monster)
        yield from self._unseen(g, scene)

    def _arrive(self, g: Table, scene: Scene, monster: Monster) -> Rule[None]:
        remove(g, monster)
        g.tell("delivered", (), monster=monster.id, token=monster.carries)
        yield from run_all(g, scene, self.do)

    def _unseen(self, g: Table, scene: Scene) -> Rule[None]:
        arrived = [number for number in g.app.unseen if number <= g.app.round]
        g.app.unseen = [number for number in g.app.unseen if number > g.app.round]
        for _ in arrived:
            g.tell("delivered-unseen", ())
            yield from run_all(g, scene, self.do)


class MoveTowardPlace(PeoplesVerb, frozen=True):
    """The monster moves toward a place; blocked, it is provoked."""

    outlives = True
    place: PlaceId
    spaces: int

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        monster = the_monster(scene)
        goal = space_of(g, self.place)
        if monster not in g.app.monsters:
            return
        scene.carried_out = True
        here = g.state.monsters[monster.id]
        if goal and here in ways_of(g, monster).distances(goal):
            yield from move_toward(g, scene, monster, goal, self.spaces)


class Dismiss(AppVerb, frozen=True):
    """Each monster of these kinds or names goes off the board; what it carries stays there."""

    monsters: tuple[MonsterOrName, ...]

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        for monster in list(g.app.monsters):
            if monster.kind in self.monsters or monster.name in self.monsters:
                yield from lay_down(g, monster)
                remove(g, monster)
                g.tell("dismissed", (), monster=monster.id)


class FoeInRange(PeoplesCondition, frozen=True):
    """One of these monsters is within range of you, or of the monster of whom it is asked."""

    monsters: tuple[MonsterOrName, ...]

    def holds(self, g: Table, scene: Scene) -> bool:
        if scene.monster is not None:
            here = g.state.monsters.get(scene.monster.id, "")
        else:
            here = scene.you.space if scene.you else ""
        near = g.monsters_in_range(here) if here else []
        return any(each.kind in self.monsters or each.name in self.monsters for each in near)


class MonsterAt(PeoplesCondition, frozen=True):
    """One of these monsters stands in a place."""

    monsters: tuple[MonsterOrName, ...]
    place: PlaceId

    def holds(self, g: Table, scene: Scene) -> bool:
        there = spaces_of(g, self.place)
        return any(
            each.kind in self.monsters or each.name in self.monsters
            for each in g.app.monsters
            if g.state.monsters.get(each.id) in there
        )
