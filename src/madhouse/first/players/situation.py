"""A situation: one question as a seat sees it, and what follows from the view at a glance."""

from functools import cached_property

from madhouse.engine.decisions import Decision
from madhouse.first.players.house import House, house
from madhouse.first.rules.attribute_tests import DARKNESS_PENALTY, STUN_PENALTY, chance
from madhouse.first.rules.monsters import monster_number
from madhouse.first.seen.views import HIDDEN, InvestigatorView, MonsterView, View
from madhouse.first.things.attributes import Attribute, TestOf


class Situation:
    """What a player looks at when he is asked something."""

    def __init__(self, view: View, decision: Decision) -> None:
        self.view = view
        self.decision = decision
        self.house: House = house(view.story)
        self.room_of = self.house.room_of

    # -- who is who -----------------------------------------------------------------------------

    @cached_property
    def people(self) -> dict[str, InvestigatorView]:
        """The investigators in play, by id."""
        return {each.id: each for each in self.view.investigators}

    @cached_property
    def monsters(self) -> dict[int, MonsterView]:
        """The monsters on the board, by number."""
        return {each.id: each for each in self.view.monsters}

    @cached_property
    def monsters_by_space(self) -> dict[str, list[MonsterView]]:
        """The monsters of each space that has any."""
        found: dict[str, list[MonsterView]] = {}
        for monster in self.view.monsters:
            found.setdefault(monster.space, []).append(monster)
        return found

    @cached_property
    def monsters_by_room(self) -> dict[str, list[MonsterView]]:
        """The monsters of each room that has any."""
        found: dict[str, list[MonsterView]] = {}
        for monster in self.view.monsters:
            found.setdefault(self.room_of[monster.space], []).append(monster)
        return found

    def who(self) -> InvestigatorView:
        """The investigator whom the question is about; else the first of the seat's own."""
        named = self.decision.about.get("who")
        if isinstance(named, str) and named in self.people:
            return self.people[named]
        own = [each for each in self.view.investigators if each.player == self.view.seat]
        return (own or self.view.investigators)[0]

    def monster_called(self, name: str) -> MonsterView:
        """The monster that is called so in options, `zombie 2`."""
        return self.monsters[monster_number(name)]

    def room(self, figure: InvestigatorView | MonsterView) -> str:
        """The room a figure is in."""
        return self.room_of[figure.space]

    # -- odds -----------------------------------------------------------------------------------

    def attribute(self, who: InvestigatorView, attribute: Attribute) -> int:
        """The value of an attribute, with the penalty of one who is stunned."""
        value = self.house.attribute(who.traits, attribute)
        return value + (STUN_PENALTY if who.stun else 0)

    def odds(self, who: InvestigatorView, test: TestOf) -> float:
        """How likely he is to pass a test."""
        return chance(self.attribute(who, test.attribute) + test.modifier)

    def fighting_odds(self, who: InvestigatorView, attribute: Attribute) -> float:
        """How likely he is to pass a test of combat, where darkness counts."""
        dark = DARKNESS_PENALTY if self.view.rooms[self.room(who)].dark else 0
        return chance(self.attribute(who, attribute) + dark)

    # -- monsters -------------------------------------------------------------------------------

    def health_left(self, monster: MonsterView) -> float:
        """What a monster can still take: known, or as its kind has on the whole."""
        if monster.health is not None:
            return float(max(monster.health - monster.damage, 1))
        tokens = self.house.kind(monster.kind).tokens
        return max(sum(token.health for token in tokens) / len(tokens) - monster.damage, 1.0)

    def strength(self, monster: MonsterView) -> float:
        """What damage a monster does: known, or as its kind does on the whole."""
        if monster.token != HIDDEN:
            return float(self.house.box.tokens[monster.token].damage)
        tokens = self.house.kind(monster.kind).tokens
        return sum(token.damage for token in tokens) / len(tokens)

    @cached_property
    def barred(self) -> frozenset[str]:
        """The doors that a barrier blocks."""
        return frozenset(each.door for each in self.view.features if each.door)
