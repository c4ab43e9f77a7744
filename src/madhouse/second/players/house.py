"""The house as everybody knows it: the box, the laid part of the map, how far it is.

Computer players cannot read prose. What a label or an objective tells a person they take from the
words written behind it, of tokens that lie on the board and of the next objective; of anything that
is not laid or placed yet, of hidden values and, beyond what labels and objectives plainly say, of
events to come they know nothing.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import NamedTuple

from madhouse.engine.board.layout import is_joint, joint_name
from madhouse.engine.clauses import Condition, Verb, parts_within
from madhouse.engine.wording import conditions_in
from madhouse.second.edition import edition
from madhouse.second.seen.views import Tale, View
from madhouse.second.things.amounts import Amount, amount_of
from madhouse.second.things.cards import Side, SpellCard, Weapon
from madhouse.second.things.compound_ids import variable_and_mark
from madhouse.second.things.monsters import MonsterKind
from madhouse.second.things.places import Places
from madhouse.second.things.skills import Skill
from madhouse.second.things.ways import Gait, Ways
from madhouse.second.words.board import End, Spawn
from madhouse.second.words.facts import Counted, Known, Learn, LearnValue, RoundIs
from madhouse.second.words.logic import Not, Perhaps
from madhouse.second.words.tokens import TokenInFire
from madhouse.second.words.walking import WayBarred

FAR = 99
"""How far it is to where no way leads."""
LATE = 4
"""So many rounds before the last it is late."""
EXPLORE_SIDES = 2
"""Spaces beside an Explore token between two laid rooms."""


class InTime(NamedTuple):
    """An ending that comes with an event, if something is known by then."""

    ending: str
    unless: frozenset[str]  # facts by which it is spoiled, or the event is over


def _in_time(
    told: Iterable[Verb], given: Iterable[Condition], ending: str
) -> Iterator[tuple[str, InTime]]:
    over = {each.fact for each in told if isinstance(each, Learn)}
    denied = [each.that for each in given if isinstance(each, Not)]
    spoiled = {each.fact for each in denied if isinstance(each, Known)}
    for each in given:
        if isinstance(each, Known):
            yield each.fact, InTime(ending, frozenset(over | spoiled))


class KnownHouse:
    """A scenario's box and map."""

    def __init__(self, story: Tale) -> None:
        told = edition(*story)
        self.scenario, self.box = told.scenario, told.box
        self.value_facts = {each.fact: each.by for each in parts_within(self.scenario, LearnValue)}
        """The facts that are learned with a value, and of what."""
        asked = list(conditions_in(*self.scenario.tokens))
        self.rounds_asked = sorted({e.at_least for e in asked if isinstance(e, RoundIs)})
        """Rounds from which on something can be chosen."""
        self.fire_asked = any(isinstance(each, TokenInFire) for each in asked)
        """Whether anything can be chosen only on a token in Fire."""
        harm = (*self.box.damage.values(), *self.box.horror.values())
        self.harm_cards = {each.id: each for each in harm}
        """Damage and Horror cards by name."""
        self._last_round = self.scenario.last_round
        self.ends_by_defeat = dict(self._ends_by_defeat())
        """Facts that bring somebody up whose defeat is an ending, as a label plainly says."""
        self.ends_in_time = dict(self._ends_in_time())
        """Facts by which an event to come ends it well, as an objective plainly says."""
        self._too_many = dict(self._counts_that_lose())
        """By counter the number with which all is lost, of which the step before it warns."""
        self._too_few = dict(self._counts_that_run_out())
        """By counter the number below which all is lost: a clock that everybody sees."""
        self.walks = [
            (event.given, barred)
            for event in self.scenario.events
            for barred in parts_within(event.do, WayBarred)
            if barred.by != "barricade"
        ]
        """Who walks by themselves, from when on, and what they stop at."""
        self.by_map = {name for plan in self.scenario.maps.values() for name in plan.alias}
        """Names that stand for another room on each map: nobody knows which."""

    def _ends_by_defeat(self) -> Iterator[tuple[str, str]]:
        named = self.box.named_monsters
        for event in self.scenario.events:
            spawned = [each.monster for each in parts_within(event.do, Spawn)]
            ends = [
                e
                for name in spawned
                if name in named
                for e in parts_within(named[name].defeated, End)
            ]
            for known in parts_within(event.when, Known) if ends else ():
                yield known.fact, ends[0].ending

    def _ends_in_time(self) -> Iterator[tuple[str, InTime]]:
        for event in self.scenario.events:
            for way in event.do:
                if isinstance(way, Perhaps):
                    for end in way.do:
                        if isinstance(end, End) and self.scenario.endings[end.ending].won:
                            yield from _in_time(event.do, way.given, end.ending)

    def _counts_that_lose(self) -> Iterator[tuple[str, Amount]]:
        for event in self.scenario.events:
            ends = parts_within(event.do, End)
            if any(not self.scenario.endings[each.ending].won for each in ends):
                denied = [each.that for each in parts_within(event.when, Not)]
                for each in parts_within(event.when, Counted):
                    if each not in denied:
                        yield each.counter, each.at_least

    def _counts_that_run_out(self) -> Iterator[tuple[str, Amount]]:
        for event in self.scenario.events:
            ends = parts_within(event.do, End)
            if any(not self.scenario.endings[each.ending].won for each in ends):
                for denied in parts_within(event.when, Not):
                    if isinstance(denied.that, Counted):
                        yield denied.that.counter, denied.that.at_least

    def steps_before_loss(self, counter: str, number: int, investigators: int) -> int | None:
        """How often a counter that stands at so many may still fall; None if nothing is lost by
        its fall."""
        fewest = self._too_few.get(counter)
        return None if fewest is None else number - amount_of(fewest, investigators)

    def one_too_many(self, counter: str, number: int, investigators: int) -> bool:
        """Whether all is lost if a counter comes to so many."""
        most = self._too_many.get(counter)
        return most is not None and number >= amount_of(most, investigators)

    # -- the board -----------------------------------------------------------------------------

    def places(self, view: View) -> Places:
        """The laid part of a map that looks like this one."""
        return self.box.places(view.map, view.laid)

    def ways(self, view: View, gait: Gait = "walk") -> Ways:
        """The ways of investigators as doors and Secret Passages are now."""
        shut = list(view.shut)
        for token in view.tokens:
            if token.kind == "explore" and len(token.spaces) == EXPLORE_SIDES:
                shut.append(joint_name(*token.spaces))
        shut += [each.blocks for each in view.barricades if is_joint(each.blocks)]
        blocked = [each.space for each in view.barricades if each.blocks == "passage"]
        passages = tuple(space for space in view.passages if space not in blocked)
        return self.places(view).ways(frozenset(shut), passages, gait)

    def is_late(self, view: View) -> bool:
        """Whether the last round is near, of which the warnings tell."""
        return view.round + LATE >= self._last_round

    # -- hidden values -------------------------------------------------------------------------

    def value_of(self, values: Mapping[str, str], key: str) -> str:
        """The value of a variable, or what it is known by, if the values are these."""
        variable, mark = variable_and_mark(key)
        value = values[variable]
        return self.scenario.attributes[variable][value][mark] if mark else value

    # -- cards ---------------------------------------------------------------------------------

    def skill(self, who: str, skill: Skill) -> int:
        """The printed value of a skill."""
        return self.box.investigators[who].skills[skill]

    def side(self, card: str, *, flipped: bool = False) -> Side | SpellCard | None:
        """The side of a possession that shows, by its front."""
        item = self.box.item_cards.get(card)
        if item is not None:
            return item.back if flipped and item.back is not None else item
        return None if flipped else self.box.spells.get(card)

    def weapon(self, card: str, *, flipped: bool = False) -> Weapon | None:
        """The attack icon of a possession, if it has one."""
        side = self.side(card, flipped=flipped)
        return None if side is None else side.weapon

    def traits(self, card: str) -> tuple[str, ...]:
        """The traits of an Item's front."""
        item = self.box.item_cards.get(card)
        return () if item is None else item.traits

    def kind(self, monster: str) -> MonsterKind:
        """A kind of monster."""
        return self.box.monsters[monster]


@cache
def house(story: Tale) -> KnownHouse:
    """The house of a scenario, made once."""
    return KnownHouse(story)
