"""Words of the tokens that packs lay: Rifts, Water, Overgrowth, Rubble and Restraints."""

from collections.abc import Sequence
from typing import Literal

from madhouse.engine.decisions import Fact
from madhouse.engine.flow import Rule, choose
from madhouse.engine.forms import form
from madhouse.second.acting.reactions import at_moment
from madhouse.second.acting.scene import Scene
from madhouse.second.rules.features import LAID as KINDS
from madhouse.second.rules.features import (
    OVERGROWTH,
    WATER,
    LaidName,
    lay_token,
    left_in_pool,
    number_in,
    spaces_with,
    take_token,
)
from madhouse.second.rules.group import decide_together
from madhouse.second.rules.overgrowth import place_overgrowth
from madhouse.second.rules.water import place_water
from madhouse.second.things.references import PlaceId
from madhouse.second.things.table import Table
from madhouse.second.words.base import PeoplesCondition, PeoplesVerb, the_monster, you
from madhouse.second.words.board import spaces_of

LAY_AT = form("lay it in {space}")
TAKE_FROM = form("take it from {space}")
LaidWhere = Literal[
    "your space",
    "its space",
    "that space",
    "every investigator's space",
    "a space in range",
    "a space beside it",
]


def spaces_there(g: Table, scene: Scene, where: LaidWhere) -> list[str]:
    """The spaces that are meant, or among which one is chosen."""
    monster = scene.monster
    its = g.state.monsters.get(monster.id, "") if monster is not None else ""
    found: Sequence[str]
    match where:
        case "your space":
            found = [you(scene).space]
        case "its space":
            found = [g.state.monsters.get(the_monster(scene).id, "")]
        case "that space":
            found = [scene.space]
        case "every investigator's space":
            found = [who.space for who in g.playing]
        case "a space in range":
            near = g.places.in_range[you(scene).space] if you(scene).space else ()
            found = [space for space in g.places.spaces if space in near]
        case "a space beside it":
            found = g.places.beside[its] if its else ()
    return [space for space in dict.fromkeys(found) if space]


class PlaceFeature(PeoplesVerb, frozen=True):
    """A Rift, Water, Overgrowth, Rubble or a Restraint is placed: in a place, or where somebody
    stands. Of several spaces of a room it is the first without one; of those in range you choose,
    of those beside a monster the group does."""

    outlives = True
    feature: LaidName
    place: PlaceId = ""
    where: LaidWhere = "your space"
    number: int = 1

    def possible(self, g: Table, scene: Scene) -> bool:
        return left_in_pool(g, KINDS[self.feature].pool) > 0

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        for space in (yield from self._spaces(g, scene)):
            placed = yield from place_token(g, self.feature, space, self.number)
            scene.carried_out = placed or scene.carried_out

    def _spaces(self, g: Table, scene: Scene) -> Rule[list[str]]:
        if self.place:
            spaces = [space for space in spaces_of(g, self.place) if space in g.places.room_of]
            empty = [space for space in spaces if not number_in(g, self.feature, space)]
            return (empty or spaces)[:1]
        spaces = spaces_there(g, scene, self.where)
        if self.where == "a space beside it" and spaces:
            chosen = yield from decide_together(g, "lay", LAY_AT.each(spaces))
            return [LAY_AT.ids(chosen)[0]]
        if self.where == "a space in range" and spaces:
            about: dict[str, Fact] = {"who": you(scene).id, "feature": self.feature}
            chosen = yield from choose((you(scene).seat,), "lay", LAY_AT.each(spaces), "", about)
            return [LAY_AT.ids(chosen)[0]]
        return spaces


def place_token(g: Table, feature: str, space: str, number: int) -> Rule[bool]:
    """Lay tokens as the rules of their kind say."""
    if feature == WATER:
        return (yield from place_water(g, space))
    if feature == OVERGROWTH:
        return place_overgrowth(g, space, number) > 0
    return lay_token(g, feature, space, number) > 0


class DiscardFeature(PeoplesVerb, frozen=True):
    """Tokens of a kind are discarded: of a place, or where somebody stands; so many, or all. Of
    those in range you choose."""

    outlives = True
    feature: LaidName
    place: PlaceId = ""
    where: LaidWhere = "your space"
    number: int | Literal["all"] = 1

    def possible(self, g: Table, scene: Scene) -> bool:
        return bool(self._spaces(g, scene))

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        spaces = self._spaces(g, scene)
        if self.where in ("a space in range", "a space beside it") and not self.place and spaces:
            about: dict[str, Fact] = {"feature": self.feature}
            rule = "2e.discard.tokens"
            chosen = yield from decide_together(g, "take", TAKE_FROM.each(spaces), rule, about)
            spaces = [TAKE_FROM.ids(chosen)[0]]
        for space in spaces:
            take_token(g, self.feature, space, None if self.number == "all" else self.number)
        if spaces and self.feature == OVERGROWTH and scene.you is not None:
            yield from at_moment(g, scene.you, "overgrowth-discarded")

    def _spaces(self, g: Table, scene: Scene) -> list[str]:
        there = spaces_of(g, self.place) if self.place else spaces_there(g, scene, self.where)
        return [space for space in there if number_in(g, self.feature, space)]


class FeatureThere(PeoplesCondition, frozen=True):
    """A place, or the space where you or the monster stand, has so many tokens of a kind."""

    feature: LaidName
    place: PlaceId = ""
    where: Literal["your space", "its space"] = "your space"
    at_least: int = 1

    def holds(self, g: Table, scene: Scene) -> bool:
        there = spaces_of(g, self.place) if self.place else spaces_there(g, scene, self.where)
        return sum(number_in(g, self.feature, space) for space in there) >= self.at_least


class SpacesWithFeature(PeoplesCondition, frozen=True):
    """So many spaces of the board have tokens of a kind."""

    feature: LaidName
    at_least: int = 1

    def holds(self, g: Table, scene: Scene) -> bool:
        return len(spaces_with(g, self.feature)) >= self.at_least
