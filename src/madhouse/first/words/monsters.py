"""Words that place and move monsters."""

from functools import partial

from madhouse.engine.decisions import Decision
from madhouse.engine.flow import Rule, choose, choose_among, choose_secretly
from madhouse.first.acting.scene import Scene
from madhouse.first.rules.approaching import approach
from madhouse.first.rules.keeper_turn import keeper_action
from madhouse.first.rules.monster_moves import can_move, lead_monster, move_monster
from madhouse.first.rules.monsters import monster_name, on_board
from madhouse.first.rules.placing import place_monster, place_named
from madhouse.first.rules.stirring import can_stir, stirs
from madhouse.first.things.references import MonsterId, NamedMonster, RoomId
from madhouse.first.things.seeding import question_of
from madhouse.first.things.state import KEEPER, Monster
from madhouse.first.things.table import Table
from madhouse.first.words.base import Condition, Verb, the_monster, you


class PlaceMonster(Verb, frozen=True, kw_only=True):
    """A monster of a kind, or the one of this name, is placed in one of the rooms."""

    outlives = True
    kind: MonsterId = ""
    name: NamedMonster = ""
    rooms: tuple[RoomId, ...]

    def __post_init__(self) -> None:
        if bool(self.kind) == bool(self.name):
            raise ValueError("give the kind of monster, or the name of one that has a name")

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        if self.name:
            yield from place_named(g, self.name, self.rooms)
        else:
            yield from place_monster(g, self.kind, self.rooms)


class StirMonster(Verb, frozen=True):
    """The story's stirring monster is placed in one of its rooms without an investigator."""

    outlives = True

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        rule = "1e.monster-place.sources"
        if not can_stir(g, g.keeper.threat):
            return
        markers = sorted({each.marker for each in stirs(g, g.keeper.threat)})
        if len(markers) == 1:  # whatever he chooses, everybody can tell by which answer it comes
            _show_answer(g, *markers)
        kind = yield from choose_kind(g, rule)
        stir = next(each for each in stirs(g, g.keeper.threat) if each.kind == kind)
        _show_answer(g, stir.marker)
        if stir.more:
            g.keeper.threat -= stir.more
            g.tell("threat-lost", (rule,), amount=stir.more, threat=g.keeper.threat)
        g.state.stirred.append(stir.kind)
        yield from place_monster(g, stir.kind, stir.rooms)


def _show_answer(g: Table, marker: str) -> None:
    """A monster that comes only after an answer betrays it; one of all games does not."""
    if marker:
        g.show_answer(question_of(marker))


class CanStir(Condition, frozen=True):
    """A room for the story's stirring monster has no investigator in it."""

    def holds(self, g: Table, scene: Scene) -> bool:
        cost = keeper_action(g, scene.card).cost if scene.card in g.box.actions else 0
        return can_stir(g, g.keeper.threat - cost)


def choose_kind(g: Table, rule: str) -> Rule[str]:
    """Which kind is to stir; asked unseen where that hangs on the keeper's answers."""
    offer = partial(offered_kinds, g, rule)
    if g.story.stirring_by:
        return (yield from choose_secretly(offer))
    kinds = offer().options
    return (yield from choose((KEEPER,), "stir", kinds, rule))


def offered_kinds(g: Table, rule: str) -> Decision:
    """The kinds that can stir now."""
    kinds = tuple([each.kind for each in stirs(g, g.keeper.threat)])
    return Decision((KEEPER,), "stir", kinds, rule)


class MoveMonster(Verb, frozen=True):
    """The keeper moves one monster; each only once a turn by such a card."""

    outlives = True
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

    outlives = True
    spaces: int = 1

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        if on_board(g, scene.monster):
            rule = "1e.monster-move.space-by-space"
            yield from move_monster(g, the_monster(scene), self.spaces, rule)


class CanMoveMonster(Condition, frozen=True):
    """A monster is on the board that can still be moved this turn."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return any(_commandable(g, foe) for foe in g.state.monsters)


def commandable(g: Table) -> list[Monster]:
    """The monsters that such a card may move: those that can move, not moved by one this turn."""
    return [foe for foe in g.state.monsters if _commandable(g, foe)]


def _commandable(g: Table, foe: Monster) -> bool:
    return not foe.commanded and can_move(g, foe)


class MonsterComesToYou(Verb, frozen=True):
    """The keeper moves one monster that is within so many spaces of you, nearer to you."""

    within: int
    spaces: int

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        near = near_monsters(g, scene, self.within)
        if not near:
            return
        foe = yield from choose_among(
            (KEEPER,), "command", near, monster_name, "1e.monster-move.cards"
        )
        yield from approach(g, foe, you(scene), self.spaces, may_stay=True)


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
        if can_move(g, foe) and steps is not None and 0 < steps <= within:
            near.append(foe)
    return near
