"""Words for steps and actions: gained, given up as a price, taken at once."""

from typing import Literal

from madhouse.engine.decisions import Fact
from madhouse.engine.flow import Rule, choose, choose_among
from madhouse.first.acting.scene import Scene
from madhouse.first.acting.standing import standing
from madhouse.first.rules.combat import ATTACK_WITH, attack, reaches, weapons
from madhouse.first.rules.evade import evade_monsters
from madhouse.first.rules.explore import explore
from madhouse.first.rules.monsters import monster_name, on_board
from madhouse.first.rules.movement import move, reachable, steps_left
from madhouse.first.rules.named_monsters import may_go
from madhouse.first.rules.paths import TO
from madhouse.first.things.cards import WeaponKind
from madhouse.first.things.plain_answers import STAY
from madhouse.first.things.state import Investigator, Monster
from madhouse.first.things.table import Table
from madhouse.first.words.base import Verb, chooser, the_monster, you

RULE = "1e.open.card-overrides"
SWAP_PLACES = "swap"


class GainMovementStep(Verb, frozen=True):
    """You have a Movement Step more this turn."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        who.moved -= 1
        g.tell("step-gained", (RULE,), who=who.id)
        yield from ()


class SpendMovementStep(Verb, frozen=True):
    """You give a Movement Step for it."""

    def possible(self, g: Table, scene: Scene) -> bool:
        return steps_left(you(scene)) > 0

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        you(scene).moved += 1
        yield from ()


class SpendAction(Verb, frozen=True):
    """You give your Action Step for it."""

    def possible(self, g: Table, scene: Scene) -> bool:
        return not you(scene).acted

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        you(scene).acted = True
        yield from ()


class YouMove(Verb, frozen=True):
    """You may move so many spaces, or must, as if by your own steps."""

    spaces: int = 1
    must: bool = False

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        for left in range(self.spaces, 0, -1):
            options = TO.each(reachable(g, who))
            if not (options and self.must):
                options.append(STAY)
            about: dict[str, Fact] = {"who": who.id, "left": left}
            chosen = yield from choose((who.player,), "own-move", options, RULE, about)
            if chosen == STAY:
                return
            (space,) = TO.ids(chosen)
            yield from move(g, who, space)


class MoveOverWall(Verb, frozen=True):
    """You move into a space that touches yours across a wall; its lock still counts."""

    def possible(self, g: Table, scene: Scene) -> bool:
        return bool(self._spaces(g, you(scene)))

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        if spaces := self._spaces(g, who):
            options = TO.each(spaces)
            chosen = yield from choose(chooser(scene), "over-wall", options, RULE, {"who": who.id})
            (space,) = TO.ids(chosen)
            yield from move(g, who, space)

    def _spaces(self, g: Table, who: Investigator) -> list[str]:
        beyond = () if who.hiding else g.board.beyond_walls(who.space)
        return [space for space in beyond if g.board.room_of[space] not in who.barred]


class Explore(Verb, frozen=True):
    """You explore your room, after evading as for any action."""

    def possible(self, g: Table, scene: Scene) -> bool:
        return bool(g.room(g.room_of(you(scene))).pile)

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        start = who.space
        yield from evade_monsters(g, who)
        if who.space == start:
            yield from explore(g, who)


class Attack(Verb, frozen=True):
    """You attack with a weapon of this kind that you carry, or with this one."""

    weapon: WeaponKind | Literal["this"]

    def possible(self, g: Table, scene: Scene) -> bool:
        return bool(self._targets(g, scene))

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        if targets := self._targets(g, scene):
            foe, card = yield from choose_among(
                chooser(scene),
                "attack-now",
                targets,
                lambda each: ATTACK_WITH(monster_name(each[0]), each[1]),
                "1e.action.attack",
                {"who": who.id},
            )
            yield from attack(g, who, foe, card)

    def _targets(self, g: Table, scene: Scene) -> list[tuple[Monster, str]]:
        who = you(scene)
        fitting = [
            (card, weapon)
            for card, weapon in weapons(g, who)
            if self.weapon in (weapon.kind, "this" if card == scene.card else "")
        ]
        if not fitting:
            return []
        longer = standing(g, who, "range_bonus", 0)
        return [
            (foe, card)
            for foe in g.state.monsters
            for card, weapon in fitting
            if reaches(g, who, foe, weapon, longer)
        ]


class SwapWithMonster(Verb, frozen=True):
    """You may change places with the monster, without a test."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        if not on_board(g, scene.monster) or the_monster(scene).space == who.space:
            return
        foe = the_monster(scene)
        if not may_go(g, foe, who.space):
            return
        about: dict[str, Fact] = {"who": who.id, "monster": foe.id}
        chosen = yield from choose(chooser(scene), "swap", (SWAP_PLACES, STAY), RULE, about)
        if chosen == SWAP_PLACES:
            who.space, foe.space = foe.space, who.space
            g.tell("swapped", (RULE,), who=who.id, monster=foe.id)
