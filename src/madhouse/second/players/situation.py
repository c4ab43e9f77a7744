"""A situation: one question as a seat sees it, and what follows from the view at a glance."""

from collections.abc import Collection, Mapping
from functools import cached_property

from madhouse.engine.clauses import Clauses, Standing
from madhouse.engine.decisions import Decision
from madhouse.second.players.chances import chance, expected
from madhouse.second.players.goals import Goals, goals
from madhouse.second.players.house import FAR, KnownHouse, house
from madhouse.second.players.weights import Weights
from madhouse.second.seen.views import InvestigatorView, MonsterView, View
from madhouse.second.things.places import Places
from madhouse.second.things.skills import Skill
from madhouse.second.things.ways import Ways
from madhouse.second.words.dice import Dice
from madhouse.second.words.going import Unhindered

NOTHING_LAID: Mapping[str, Mapping[str, int]] = {}
MOVE_SPACES = 2
"""Steps of a move action (2e.move.two-spaces)."""


class Outlook:
    """What a player looks at when asked something."""

    def __init__(
        self,
        view: View,
        decision: Decision,
        weights: Weights,
        in_vain: Collection[str] = (),
    ) -> None:
        """`in_vain` are options that were not offered when somebody stood there."""
        self.view, self.decision, self.weights = view, decision, weights
        self.in_vain = in_vain
        self.house: KnownHouse = house(view.tale)
        self.people = {each.id: each for each in view.investigators}
        self.laid = NOTHING_LAID if view.extras is None else view.extras.laid
        self._said: dict[str, list[Dice]] = {}
        self._pools: dict[tuple[str, Skill, str], int] = {}

    # -- who and where -------------------------------------------------------------------------

    def who(self) -> InvestigatorView:
        """The investigator whom the question is about, or else the first of the seat."""
        name = self.decision.about.get("who")
        if isinstance(name, str) and name in self.people:
            return self.people[name]
        own = [each for each in self.view.investigators if each.seat == self.view.seat]
        return own[0] if own else self.view.investigators[0]

    @cached_property
    def playing(self) -> list[InvestigatorView]:
        """Those who are on the board."""
        return [each for each in self.view.investigators if each.space and not each.eliminated]

    @cached_property
    def places(self) -> Places:
        """The laid part of the map."""
        return self.house.places(self.view)

    @cached_property
    def ways(self) -> Ways:
        """The ways of investigators."""
        return self.house.ways(self.view)

    @cached_property
    def goals(self) -> Goals:
        """What could be done."""
        return goals(self.view, self.weights)

    @cached_property
    def token_spaces(self) -> dict[str, tuple[str, ...]]:
        """By token the spaces from which something can be chosen on it."""
        found: dict[str, tuple[str, ...]] = {}
        filling, rooms, room_of = (
            self.house.box.filling_rooms,
            self.places.rooms,
            self.places.room_of,
        )
        for token in self.view.tokens:
            if token.id in filling and token.spaces[0] in room_of:
                found[token.id] = rooms[room_of[token.spaces[0]]].spaces
            else:
                found[token.id] = tuple(token.spaces)
        return found

    @cached_property
    def monsters_at(self) -> dict[str, list[MonsterView]]:
        """The monsters by space."""
        found: dict[str, list[MonsterView]] = {}
        for each in self.view.monsters:
            found.setdefault(each.space, []).append(each)
        return found

    def steps(self, who: InvestigatorView, spaces: tuple[str, ...]) -> int:
        """How many steps it is to the nearest of some spaces."""
        distances = self.ways.distances(who.space)
        return min((distances.get(space, FAR) for space in spaces), default=FAR)

    def actions_to(self, who: InvestigatorView, steps: int) -> int:
        """The move actions that so many steps take."""
        left = max(0, steps - who.steps)
        return -(-left // MOVE_SPACES)

    # -- dice ----------------------------------------------------------------------------------

    def dice(self, who: InvestigatorView, skill: Skill, purpose: str = "") -> int:
        """The dice that somebody would roll: the printed value, and what cards plainly say."""
        key = (who.id, skill, purpose)
        pool = self._pools.get(key)
        if pool is None:
            pool = self._pools[key] = max(1, self._pool(who, skill, purpose))
        return pool

    def _pool(self, who: InvestigatorView, skill: Skill, purpose: str) -> int:
        pool = self.skill(who, skill)
        said = self._said.get(who.id)
        if said is None:
            said = self._said[who.id] = [e for e in _said_by(self, who) if isinstance(e, Dice)]
        for answer in said:
            if answer.given or (answer.skills and skill not in answer.skills):
                continue
            if (answer.purposes and purpose not in answer.purposes) or purpose in answer.but_not:
                continue
            pool += answer.number
        return pool

    def skill(self, who: InvestigatorView, skill: Skill) -> int:
        """The value of a skill: as printed, and one more if it was improved."""
        value, extras = self.house.skill(who.id, skill), self.view.extras
        if extras is not None and skill in extras.improved.get(who.id, ()):
            return value + 1
        return value

    def unhindered(self, who: InvestigatorView, feature: str) -> int:
        """How many tokens of a feature do not hinder somebody, by what their cards say."""
        said = [each for each in _said_by(self, who) if isinstance(each, Unhindered)]
        return sum(each.number for each in said if each.by == feature)

    def clues(self, who: InvestigatorView) -> int:
        """The Clues that can be spent where somebody stands: none in Darkness."""
        return 0 if self.is_dark(who.space) else who.clues

    def is_dark(self, space: str) -> bool:
        """Whether Darkness lies in a space, and no light."""
        view = self.view
        return space in view.darkness and space not in view.lights and space not in view.glows

    def chance(self, who: InvestigatorView, skill: Skill, needed: int, purpose: str = "") -> float:
        """The chance to pass a test."""
        return chance(self.dice(who, skill, purpose), needed, min(3, self.clues(who)))

    def successes(self, who: InvestigatorView, skill: Skill, most: int, purpose: str = "") -> float:
        """The successes to be expected of a test."""
        return expected(self.dice(who, skill, purpose), most, min(1, self.clues(who)))


def _said_by(situation: Outlook, who: InvestigatorView) -> list[Standing]:
    """What holds as long as the cards before somebody lie there."""
    box, side = situation.house.box, situation.house.side
    harm, extras = situation.house.harm_cards, situation.view.extras
    cards: list[Clauses | None] = [box.investigators[who.id]]
    cards += [side(each.card, flipped=each.flipped) for each in who.possessions]
    cards += [box.conditions[each.card] for each in who.conditions]
    cards += [harm[card] for card in (*who.damage, *who.horror)]
    if extras is not None:
        drunk = extras.drunk.get(who.id, ())
        cards += [box.elixirs[each.card].backs[each.back or 0] for each in drunk]
    return [answer for card in cards if card is not None for answer in card.standing]
