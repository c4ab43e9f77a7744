"""Worth: what the words behind a label would bring, by what is known of the case."""

from collections.abc import Callable, Iterable
from typing import Any

from madhouse.engine.clauses import Verb
from madhouse.second.players.case import CLEARED, LAID, Case, Want
from madhouse.second.players.weights import Weights
from madhouse.second.rules.features import RESTRAINT
from madhouse.second.rules.nowhere import LOST
from madhouse.second.things.amounts import amount_of
from madhouse.second.words.board import End, Gain, Lose, Place, Reveal, Spawn
from madhouse.second.words.facts import Count, Learn, LearnValue
from madhouse.second.words.guessing import ByValue, Guess
from madhouse.second.words.harm import Become, GainClue, Suffer
from madhouse.second.words.hauling import Dismiss
from madhouse.second.words.laid_tokens import DiscardFeature, PlaceFeature
from madhouse.second.words.logic import Perhaps
from madhouse.second.words.pack_cards import (
    ComeBack,
    DiscardRandomItem,
    GainElixir,
    Improve,
    LoseImprovement,
    PlaceKey,
)

WELCOME = frozenset({"focused", "upheld", "unnoticed"})
"""Conditions that are good to have."""
FACEDOWN = 0.7
"""What a facedown card weighs, compared with one that says something."""
NEGATED = 0.5
"""What is left of harm that a skill may negate."""


class Worth:
    """Adds up what words are worth, with what each fact and thing is worth by itself."""

    def __init__(self, case: Case, weights: Weights) -> None:
        self.case, self.weights = case, weights
        self.new_fact = weights.fact
        self.wanted: dict[Want, float] = {}
        """What it is worth that something becomes so, beside being new."""

    def of(self, verbs: Iterable[Verb]) -> float:
        """What some words are worth together."""
        total = 0.0
        for verb in verbs:
            worth = WORDS.get(type(verb))
            if worth is not None:
                total += worth(self, verb)
            elif isinstance(joined := getattr(verb, "do", None), tuple):
                total += self.of(joined)
        return total

    def fact(self, fact: str) -> float:
        """What learning a fact is worth."""
        if fact in self.case.facts:
            return 0.0
        through = max(0.0, self._by_defeat(fact) + self._in_time(fact))
        return self.new_fact + self.wanted.get(Want("fact", fact), 0.0) + through

    def _by_defeat(self, fact: str) -> float:
        ending = self.case.house.ends_by_defeat.get(fact)
        part = self.weights.by_defeat_late if self.case.late else self.weights.by_defeat
        return part * self.ending(ending) if ending else 0.0

    def _in_time(self, fact: str) -> float:
        way = self.case.house.ends_in_time.get(fact)
        if way is None or not way.unless.isdisjoint(self.case.facts):
            return 0.0
        return self.weights.in_time * self.ending(way.ending)

    def item(self, card: str) -> float:
        """What finding a card is worth."""
        return self._kind_of_item(card) + self.wanted.get(Want("item", card), 0.0)

    def _kind_of_item(self, card: str) -> float:
        item = self.case.house.box.item_cards.get(card)
        if item is not None and item.unique:
            return self.weights.story_item
        if self.case.house.weapon(card) is not None:
            return self.weights.weapon
        return self.weights.item

    def _learn(self, verb: Learn | LearnValue) -> float:
        return self.fact(verb.fact)

    def _count(self, verb: Count) -> float:
        wanted = self.wanted.get(Want("counter", verb.counter), 0.0)
        return (self.weights.counter + wanted + self._put_off(verb)) * (1 if verb.by > 0 else -1)

    def _put_off(self, verb: Count) -> float:
        """What it is worth that a clock that would end it is put back: the sooner it would, the
        more."""
        now = self.case.counts.get(verb.counter, 0)
        left = self.case.house.steps_before_loss(verb.counter, now, self.case.number)
        return 0.0 if left is None else self.weights.put_off / max(1, left)

    def _gain(self, verb: Gain) -> float:
        return 0.0 if verb.card in self.case.held else self.item(verb.card)

    def _end(self, verb: End) -> float:
        if verb.you_lose and self.case.house.scenario.endings[verb.ending].won:
            return self.weights.at_the_last if self.case.last else self.weights.you_lose
        return self.ending(verb.ending)

    def ending(self, name: str) -> float:
        """What an ending is worth."""
        ending = self.case.house.scenario.endings[name]
        if not ending.won:
            return self.weights.lost
        return self.weights.bitter if ending.bitter else self.weights.ending

    def _perhaps(self, verb: Perhaps) -> float:
        so = self.case.all_so(verb.given)
        if so is None:
            share = self.weights.perhaps
            return share * self.of(verb.do) + (1 - share) * self.of(verb.otherwise)
        return self.of(verb.do if so else verb.otherwise)

    def _guess(self, verb: Guess) -> float:
        right = 1 / max(1, len([v for v in self.case.likely(verb.by) if v in verb.of]))
        return right * self.of(verb.right) + (1 - right) * self.of(verb.wrong)

    def _by_value(self, verb: ByValue) -> float:
        ways = [self.of(verb.do[value]) for value in self.case.likely(verb.by)]
        return sum(ways) / max(1, len(ways))

    def _become(self, verb: Become) -> float:
        if verb.condition == LOST:
            return -self.weights.drawn_in
        return self.weights.condition * (1 if verb.condition in WELCOME else -1)

    def _place_feature(self, verb: PlaceFeature) -> float:
        wanted = self._of_feature(LAID, verb.feature, verb.place)
        if verb.feature == RESTRAINT:
            return wanted + self.weights.restraint
        return wanted - self.weights.laid * verb.number

    def _discard_feature(self, verb: DiscardFeature) -> float:
        lies = not verb.place or self.case.tokens(verb.feature, verb.place) > 0
        if not lies or not self.case.laid.get(verb.feature):
            return 0.0
        if verb.feature == RESTRAINT:
            return -self.weights.restraint
        return self._of_feature(CLEARED, verb.feature, verb.place) + self.weights.laid

    def _of_feature(self, kind: str, feature: str, place: str) -> float:
        """What it is worth by the story that a feature lies in a place, or no longer does."""
        wants = (Want(kind, feature), Want(kind, f"{feature} {place}"))
        return max(self.wanted.get(each, 0.0) for each in wants)

    def _suffer(self, verb: Suffer) -> float:
        cards = amount_of(verb.damage, self.case.number) + amount_of(verb.horror, self.case.number)
        share = (FACEDOWN if verb.facedown else 1.0) * (NEGATED if verb.negates else 1.0)
        return -self.weights.harm * cards * share


WORDS: dict[type[Verb], Callable[[Worth, Any], float]] = {
    Learn: Worth._learn,
    LearnValue: Worth._learn,
    Count: Worth._count,
    Gain: Worth._gain,
    GainClue: lambda w, verb: w.weights.clue * amount_of(verb.number, w.case.number),
    End: Worth._end,
    Perhaps: Worth._perhaps,
    Guess: Worth._guess,
    ByValue: Worth._by_value,
    Suffer: Worth._suffer,
    Become: Worth._become,
    Reveal: lambda w, _: w.weights.room,
    Spawn: lambda w, _: w.weights.monster_comes,
    Place: lambda w, _: w.weights.item,
    Lose: lambda w, _: -w.weights.item,
    Dismiss: lambda w, _: w.weights.monsters_leave,
    GainElixir: lambda w, _: w.weights.item,
    Improve: lambda w, _: w.weights.improved,
    LoseImprovement: lambda w, _: -w.weights.improved,
    PlaceKey: lambda w, _: w.weights.item,
    DiscardRandomItem: lambda w, _: -w.weights.item,
    ComeBack: lambda w, _: w.weights.drawn_in,
    PlaceFeature: Worth._place_feature,
    DiscardFeature: Worth._discard_feature,
}
"""By the kind of word, what it is worth."""
