"""Harm: what a card more weighs for somebody, and what is to be feared of monsters and places."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from madhouse.engine.clauses import Verb
from madhouse.second.players.chances import expected
from madhouse.second.players.house import house
from madhouse.second.players.situation import Outlook
from madhouse.second.players.weights import Weights
from madhouse.second.rules.features import RESTRAINT
from madhouse.second.seen.views import InvestigatorView, MonsterView, Tale
from madhouse.second.things.amounts import amount_of
from madhouse.second.things.monsters import Instruction
from madhouse.second.things.skills import Skill
from madhouse.second.words.activation import MonsterStrikes, MoveToward
from madhouse.second.words.harm import Suffer

REACH = 3
"""Farther than this a monster seldom comes in one activation."""
NEAR_LIMIT = 2
ENOUGH_TO_HEAL = 2
"""So many cards less is worth an action."""
ONE_BLOW = 4
"""So many cards a single strike may bring."""
COMES = {0: 1.0, 1: 0.9, 2: 0.75, 3: 0.3}
"""How often a monster so far away gets to somebody."""


class Blow(NamedTuple):
    """Harm that may be negated by a skill."""

    damage: int
    horror: int
    skill: Skill | None
    often: float


class Threat(NamedTuple):
    """What a kind of monster does, on the average."""

    blows: tuple[Blow, ...]  # to whom it reaches
    afar: tuple[Blow, ...]  # to those within range
    checks: tuple[Blow, ...]  # horror checks


def weight(who: InvestigatorView, kind: str, weights: Weights) -> float:
    """What one more Damage or Horror card weighs for somebody."""
    left, marked = cards_left(who, kind)
    if not marked:
        return weights.harm if left > NEAR_LIMIT else weights.harm_near_limit
    if left > ONE_BLOW:
        return weights.harm_when_marked
    return weights.harm_before_last if left > NEAR_LIMIT else weights.harm_at_last


def cards_left(who: InvestigatorView, kind: str) -> tuple[int, bool]:
    """How many cards somebody can take before the limit, and whether that is the last one."""
    if kind == "damage":
        return who.health - len(who.damage) - who.damage_facedown, who.wounded
    return who.sanity - len(who.horror) - who.horror_facedown, who.insane


def endurance(who: InvestigatorView) -> int:
    """How many cards somebody can still take of what they can take least of."""
    damage, wounded = cards_left(who, "damage")
    horror, insane = cards_left(who, "horror")
    return min(damage + (0 if wounded else who.health), horror + (0 if insane else who.sanity))


def healed(who: InvestigatorView, damage: int, horror: int, weights: Weights) -> float:
    """What it is worth that somebody discards so many facedown cards, of those there are."""
    some = min(damage, who.damage_facedown), min(horror, who.horror_facedown)
    if not any(some):
        return 0.0
    worth = some[0] * weight(who, "damage", weights) + some[1] * weight(who, "horror", weights)
    full = sum(some) >= min(ENOUGH_TO_HEAL, damage + horror)
    worth *= weights.heal * (1.0 if full else 0.5)
    for cards, kind in zip(some, ("damage", "horror"), strict=True):
        if cards and cards_left(who, kind)[0] <= NEAR_LIMIT:
            worth += weights.kept_from_falling
    return worth


class Danger:
    """What is to be feared by one investigator, in weighed cards a round."""

    def __init__(self, situation: Outlook, who: InvestigatorView) -> None:
        self._situation, self.who = situation, who
        self._damage = weight(who, "damage", situation.weights)
        self._horror = weight(who, "horror", situation.weights)
        self._at: dict[str, float] = {}
        self._restrained = situation.laid.get(RESTRAINT, ())

    def at(self, space: str) -> float:
        """What is to be feared in the next mythos phase by standing in a space."""
        found = self._at.get(space)
        if found is None:
            found = self._at[space] = self._reckoned(space)
        return found

    def _reckoned(self, space: str) -> float:
        situation = self._situation
        total = worst = 0.0
        for monster in situation.view.monsters:
            if not monster.space:
                continue
            far = situation.ways.distances(space).get(monster.space, REACH + 1)
            in_range = monster.space in situation.places.in_range[space]
            if far > REACH and not in_range:
                continue
            threat = threat_of(situation.tale, monster.kind, monster.name)
            if not monster.still and not passive(situation, monster):
                if not far or monster.space not in self._restrained:
                    total += COMES.get(far, 0.0) * self._cost(threat.blows)
                if in_range:
                    total += self._cost(threat.afar)
            if in_range:
                worst = max(worst, self._cost(threat.checks))
        return total + worst

    def cards_at(self, space: str) -> float:
        """How many cards that may come to, not weighed."""
        return self.at(space) / min(self._damage, self._horror)

    def worst_at(self, space: str) -> str:
        """The monster that is most to be feared in a space."""
        near = self._situation.places.in_range[space]
        there = [each for each in self._situation.view.monsters if each.space in near]
        return max(there, key=self.of).id if there else ""

    def of(self, monster: MonsterView) -> float:
        """What a monster does in a round to somebody whom it reaches."""
        threat = threat_of(self._situation.tale, monster.kind, monster.name)
        blows = 0.0 if passive(self._situation, monster) else self._cost(threat.blows)
        return blows + self._cost(threat.afar) + self._cost(threat.checks)

    def _cost(self, blows: Iterable[Blow]) -> float:
        return sum(
            blow.often
            * (
                self._damage * self._kept(blow.damage, blow.skill)
                + self._horror * self._kept(blow.horror, blow.skill)
            )
            for blow in blows
        )

    def _kept(self, cards: int, skill: Skill | None) -> float:
        """How many of so many cards a skill leaves."""
        if not cards or skill is None:
            return cards
        return cards - expected(self._situation.dice(self.who, skill), cards)


def passive(situation: Outlook, monster: MonsterView) -> bool:
    """Whether a monster goes about its own business as long as it is left alone."""
    named = situation.house.box.named_monsters.get(monster.name)
    return named is not None and bool(named.until_attacked) and not monster.damage


@lru_cache(maxsize=512)
def threat_of(story: Tale, kind: str, name: str) -> Threat:
    """What a kind of monster does, or one that the scenario names."""
    told = house(story)
    card, named = told.kind(kind), told.box.named_monsters.get(name)
    texts = (named.activate if named else ()) or card.activate
    checks = (named.horror_check if named else ()) or card.horror_check
    return Threat(
        tuple(_blows(texts, afar=False)),
        tuple(_blows(texts, afar=True)),
        tuple(_suffered(checks)),
    )


def _blows(texts: tuple[Instruction, ...], *, afar: bool) -> Iterator[Blow]:
    for text in texts:
        for verb in _all_of(text.do):
            if isinstance(verb, MonsterStrikes) and ("range" in verb.whom) is afar:
                yield from _harm(verb.do, 1 / len(texts))


def _suffered(texts: tuple[Instruction, ...]) -> Iterator[Blow]:
    for text in texts:
        yield from _harm((*text.do, *text.failed), 1 / len(texts))


def _harm(verbs: Iterable[Verb], often: float) -> Iterator[Blow]:
    for verb in _all_of(verbs):
        if isinstance(verb, Suffer):
            yield Blow(amount_of(verb.damage, 3), amount_of(verb.horror, 3), verb.negates, often)


def _all_of(verbs: Iterable[Verb]) -> Iterator[Verb]:
    """The verbs, and those within them that they join."""
    for verb in verbs:
        yield verb
        if not isinstance(verb, MonsterStrikes | MoveToward):
            joined = getattr(verb, "do", ())
            if isinstance(joined, tuple):
                yield from _all_of(joined)
