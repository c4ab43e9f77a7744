"""Words that place and move monsters."""

from madhouse.engine.flow import Rule, choose_among
from madhouse.first.monster_moves import can_move, lead_monster, move_monster
from madhouse.first.monsters import monster_name, on_board
from madhouse.first.placing import place_monster
from madhouse.first.references import MonsterId, MonsterName, RoomId
from madhouse.first.scene import Scene
from madhouse.first.state import KEEPER, Monster
from madhouse.first.table import Table
from madhouse.first.words.base import Condition, Verb, the_monster, you


class PlaceMonster(Verb, frozen=True):
    """A monster of a kind is placed in one of the rooms."""

    kind: MonsterId
    rooms: tuple[RoomId, ...]
    name: MonsterName = ""
    health_per_investigator: int = 0

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        extra = self.health_per_investigator * len(g.state.players)
        yield from place_monster(g, self.kind, self.rooms, self.name, extra)


class StirMonster(Verb, frozen=True):
    """The story's stirring monster is placed in one of its rooms without an investigator."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        places = stirring_places(g)
        if not places:
            return
        kind = yield from choose_among(
            (KEEPER,), "stir", list(places), str, "1e.monster-place.sources"
        )
        yield from place_monster(g, kind, places[kind])


class CanStir(Condition, frozen=True):
    """A room for the story's stirring monster has no investigator in it."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return bool(stirring_places(g))


def stirring_places(g: Table) -> dict[str, list[str]]:
    """The kinds that can stir now, with the rooms they can stir in."""
    places = {
        kind: [room for room in rooms if not g.investigators_in(room)]
        for kind, rooms in g.story.stirring.items()
    }
    return {kind: rooms for kind, rooms in places.items() if rooms}


class MoveMonster(Verb, frozen=True):
    """The keeper moves one monster; each only once a turn by such a card."""

    spaces: int = 2

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        able = commandable(g)
        if not able:
            return
        foe = yield from choose_among(
            (KEEPER,), "command", able, monster_name, "1e.monster-move.cards"
        )
        foe.commanded = True
        yield from move_monster(g, foe, self.spaces, "1e.monster-move.space-by-space")


class InvestigatorMovesMonster(Verb, frozen=True):
    """You may move the monster, space by space (1e.hiding.safer)."""

    spaces: int = 1

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        if on_board(g, scene.monster):
            yield from lead_monster(g, you(scene), the_monster(scene), self.spaces)


class MonsterMoves(Verb, frozen=True):
    """The keeper moves the monster of which the card speaks."""

    spaces: int = 1

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        if on_board(g, scene.monster):
            rule = "1e.monster-move.space-by-space"
            yield from move_monster(g, the_monster(scene), self.spaces, rule)


class CanMoveMonster(Condition, frozen=True):
    """A monster is on the board that can still be moved this turn."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return bool(commandable(g))


def commandable(g: Table) -> list[Monster]:
    """The monsters that such a card may move: those that can move, not moved by one this turn."""
    return [foe for foe in g.state.monsters if can_move(foe) and not foe.commanded]


class MonsterComesToYou(Verb, frozen=True):
    """The keeper moves one monster that is within so many spaces of you."""

    within: int
    spaces: int

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        near = near_monsters(g, scene, self.within)
        if not near:
            return
        foe = yield from choose_among(
            (KEEPER,), "command", near, monster_name, "1e.monster-move.cards"
        )
        yield from move_monster(g, foe, self.spaces, "1e.monster-move.space-by-space")


class MonsterWithin(Condition, frozen=True):
    """A monster that can move is within so many spaces of you."""

    spaces: int

    def holds(self, g: Table, scene: Scene) -> bool:
        return bool(near_monsters(g, scene, self.spaces))


def near_monsters(g: Table, scene: Scene, within: int) -> list[Monster]:
    """The monsters that can move and are within so many spaces: ladders, vents and barriers
    count for the movement itself only (1e.ladder.movement-only, 1e.vent.movement-only)."""
    if scene.you is None:
        return []
    here = scene.you.space
    near = []
    for foe in g.state.monsters:
        steps = g.board.distance(foe.space, here)
        if can_move(foe) and steps is not None and 0 < steps <= within:
            near.append(foe)
    return near
