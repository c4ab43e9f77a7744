"""A situation: one question as a seat sees it, and what follows from the view at a glance."""

from collections.abc import Collection, Mapping
from functools import cached_property, lru_cache
from typing import NamedTuple

from madhouse.engine.clauses import Clauses, Standing
from madhouse.engine.decisions import Decision
from madhouse.second.players.case import Case
from madhouse.second.players.chances import chance, expected
from madhouse.second.players.goals import Goals, goals
from madhouse.second.players.house import FAR, KnownHouse, house
from madhouse.second.players.weights import Weights
from madhouse.second.players.worth import Worth
from madhouse.second.seen.views import InvestigatorView, MonsterView, Tale, View
from madhouse.second.things.places import Places
from madhouse.second.things.skills import Skill
from madhouse.second.things.ways import Ways
from madhouse.second.words.dice import Dice
from madhouse.second.words.going import Unhindered

KEPT = 1024
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
        self.tale = view.tale
        self.house: KnownHouse = house(self.tale)
        self.people = {each.id: each for each in view.investigators}
        self.laid = NOTHING_LAID if view.extras is None else view.extras.laid
        self._cards: dict[str, Cards] = {}
        self._clues: dict[str, int] = {}
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
    def worth(self) -> Worth:
        """What words would bring, by what is known and wanted now."""
        worth = Worth(Case(self.house, self.view), self.weights)
        worth.wanted = self.goals.wanted
        return worth

    @cached_property
    def token_spaces(self) -> dict[str, tuple[str, ...]]:
        """By token the spaces from which something can be chosen on it."""
        found: dict[str, tuple[str, ...]] = {}
        filling, rooms, room_of = (
            self.house.box.scenario_index.filling_rooms,
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
        if len(spaces) == 1:
            return distances.get(spaces[0], FAR)
        return min([distances.get(space, FAR) for space in spaces], default=FAR)

    def actions_to(self, who: InvestigatorView, steps: int) -> int:
        """The move actions that so many steps take."""
        left = steps - who.steps
        return -(-left // MOVE_SPACES) if left > 0 else 0

    # -- dice ----------------------------------------------------------------------------------

    def dice(self, who: InvestigatorView, skill: Skill, purpose: str = "") -> int:
        """The dice that somebody would roll: the printed value, and what cards plainly say."""
        key = (who.id, skill, purpose)
        pool = self._pools.get(key)
        if pool is None:
            more = dice_by_cards(self.tale, self.cards(who), skill, purpose)
            pool = self._pools[key] = max(1, self.skill(who, skill) + more)
        return pool

    def cards(self, who: InvestigatorView) -> "Cards":
        """The cards that lie before somebody and say what holds."""
        found = self._cards.get(who.id)
        if found is None:
            extras = self.view.extras
            drunk = extras.drunk.get(who.id, ()) if extras is not None else ()
            found = self._cards[who.id] = Cards(
                who.id,
                tuple([(card.card, card.flipped) for card in who.possessions]),
                tuple([each.card for each in who.conditions]),
                (*who.damage, *who.horror),
                tuple([(each.card, each.back) for each in drunk]) if drunk else (),
            )
        return found

    def skill(self, who: InvestigatorView, skill: Skill) -> int:
        """The value of a skill: as printed, and one more if it was improved."""
        value, extras = self.house.skill(who.id, skill), self.view.extras
        if extras is not None and skill in extras.improved.get(who.id, ()):
            return value + 1
        return value

    def unhindered(self, who: InvestigatorView, feature: str) -> int:
        """How many tokens of a feature do not hinder somebody, by what their cards say."""
        said = said_by(self.tale, self.cards(who))
        return sum(e.number for e in said if isinstance(e, Unhindered) and e.by == feature)

    def clues(self, who: InvestigatorView) -> int:
        """The Clues that can be spent where somebody stands: none in Darkness."""
        clues = self._clues.get(who.id)
        if clues is None:
            clues = self._clues[who.id] = 0 if self.is_dark(who.space) else who.clues
        return clues

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


class Cards(NamedTuple):
    """What lies before somebody, by the names of the cards."""

    who: str
    possessions: tuple[tuple[str, bool], ...]  # and whether each is flipped
    conditions: tuple[str, ...]
    harm: tuple[str, ...]  # faceup
    drunk: tuple[tuple[str, str], ...]  # Elixirs, and which of their backs


@lru_cache(maxsize=KEPT)
def said_by(tale: Tale, cards: Cards) -> tuple[Standing, ...]:
    """What holds as long as some cards lie before somebody."""
    told = house(tale)
    box, side, harm = told.box, told.side, told.harm_cards
    lying: list[Clauses | None] = [box.investigators[cards.who]]
    lying += [side(card, flipped=flipped) for card, flipped in cards.possessions]
    lying += [box.conditions[card] for card in cards.conditions]
    lying += [harm[card] for card in cards.harm]
    lying += [box.elixirs[card].back_called(back) for card, back in cards.drunk]
    return tuple([answer for card in lying if card is not None for answer in card.standing])


@lru_cache(maxsize=8 * KEPT)
def dice_by_cards(tale: Tale, cards: Cards, skill: Skill, purpose: str) -> int:
    """The dice that cards plainly give, or take."""
    more = 0
    for answer in said_by(tale, cards):
        if not isinstance(answer, Dice) or answer.given:
            continue
        if answer.skills and skill not in answer.skills:
            continue
        if (answer.purposes and purpose not in answer.purposes) or purpose in answer.but_not:
            continue
        more += answer.number
    return more
