"""Words of what spreads: tokens that come where there are such tokens already, and how many are
left of them."""

from madhouse.engine.decisions import Fact
from madhouse.engine.flow import Rule
from madhouse.second.acting.scene import Scene
from madhouse.second.rules.features import LAID as KINDS
from madhouse.second.rules.features import FeatureName, left_in_pool, number_in, spaces_with
from madhouse.second.rules.group import decide_together
from madhouse.second.things.amounts import Amount
from madhouse.second.things.references import PlaceId
from madhouse.second.things.table import Table
from madhouse.second.words.base import PeoplesCondition, PeoplesVerb
from madhouse.second.words.board import spaces_of
from madhouse.second.words.laid_tokens import LAY_AT, place_token


class Spread(PeoplesVerb, frozen=True):
    """Tokens of a kind come one by one, into spaces that have some or are beside them: where there
    are fewest, then where the fewest investigators are, never more than so many to a space. Where
    there are none yet they come to a place."""

    outlives = True
    feature: FeatureName
    place: PlaceId
    number: Amount = 1
    most: int = 3

    def possible(self, g: Table, scene: Scene) -> bool:
        return left_in_pool(g, KINDS[self.feature].pool) > 0

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        for _ in range(g.amount(self.number)):
            spaces = self._next(g)
            if not spaces:
                return
            about: dict[str, Fact] = {"feature": self.feature}
            chosen = yield from decide_together(g, "lay", LAY_AT.each(spaces), about=about)
            placed = yield from place_token(g, self.feature, LAY_AT.ids(chosen)[0], 1)
            scene.carried_out = placed or scene.carried_out

    def _next(self, g: Table) -> list[str]:
        """The spaces of which one is next."""
        there = spaces_with(g, self.feature)
        near = {*there, *(space for each in there for space in g.places.beside[each])}
        begun = [space for space in spaces_of(g, self.place) if space in g.places.room_of]
        open_to_it = [
            space
            for space in (g.places.spaces if there else begun[:1])
            if (space in near or not there) and self._takes_more(g, space)
        ]
        crowd = {space: self._crowd(g, space) for space in open_to_it}
        return [space for space in open_to_it if crowd[space] == min(crowd.values())]

    def _takes_more(self, g: Table, space: str) -> bool:
        return space not in g.state.fire and number_in(g, self.feature, space) < self.most

    def _crowd(self, g: Table, space: str) -> tuple[int, int]:
        standing = sum(who.space == space for who in g.playing)
        return number_in(g, self.feature, space), standing


class TokensLeft(PeoplesCondition, frozen=True):
    """No more than so many tokens of a kind are left to be placed."""

    feature: FeatureName
    at_most: int = 0

    def holds(self, g: Table, scene: Scene) -> bool:
        return left_in_pool(g, KINDS[self.feature].pool) <= self.at_most
