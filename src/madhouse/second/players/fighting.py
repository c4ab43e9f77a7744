"""Fighting: what an attack is likely to do, and what it is worth to be rid of a monster."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from madhouse.engine.clauses import Verb, parts_within
from madhouse.engine.decisions import Option
from madhouse.second.players.harm import Danger, passive
from madhouse.second.players.house import house
from madhouse.second.players.situation import Outlook
from madhouse.second.rules.attack import ATTACK, UNARMED
from madhouse.second.seen.views import InvestigatorView, MonsterView, Tale
from madhouse.second.things.cards import BACK, WEAPON_CLASSES, WeaponClass
from madhouse.second.things.monsters import Instruction
from madhouse.second.things.skills import Skill
from madhouse.second.words.attacking import DealSuccesses, DealWeaponDamage
from madhouse.second.words.harm import Suffer
from madhouse.second.words.surroundings import Ignite

SURE = 0.95
LONG_FIGHT = 0.25
"""An attack that does less than this of what it takes is the beginning of a long fight."""


class AttackTest(NamedTuple):
    """How an attack with a class of weapon is tested on a monster, on the average of its texts."""

    skill: Skill | None
    difficulty: int
    plus: int  # to the weapon's damage
    by_successes: bool
    fails: int  # cards suffered by failing it


def attacked(option: Option) -> tuple[str, str] | None:
    """The monster and the weapon of an attack; no weapon: unarmed."""
    armed = ATTACK.read(option)
    if armed is not None:
        return armed["monster"], armed["card"]
    unarmed = UNARMED.read(option)
    return None if unarmed is None else (unarmed["monster"], "")


def attack_worth(
    situation: Outlook, who: InvestigatorView, danger: Danger, monster: MonsterView, card: str
) -> tuple[float, float]:
    """What an attack is worth, and the odds that it hits."""
    odds, dealt, fails = blow(situation, who, monster, card)
    left = max(1, monster.health - monster.damage)
    share = min(1.0, dealt / left)
    if share < LONG_FIGHT:  # who must stand there for long pays for it
        share *= share / LONG_FIGHT
    cost = (1 - odds) * fails * situation.weights.harm
    burns = situation.weights.burns if card and ignites(situation.tale, card) else 0.0
    return share * kill_worth(situation, danger, monster) - cost + burns, odds


@lru_cache(maxsize=512)
def ignites(story: Tale, card: str) -> bool:
    """Whether a weapon leaves Fire behind."""
    side = house(story).side(card)
    return side is not None and any(True for _ in parts_within(side.when, Ignite))


def kill_worth(situation: Outlook, danger: Danger, monster: MonsterView) -> float:
    """What it is worth that a monster is no more."""
    weights = situation.weights
    feared = [danger.of(monster), *_feared_by_others(situation, danger.who, monster)]
    worth = weights.hindrance + weights.horizon * max(feared)
    if len(feared) > 1:
        worth += weights.also_feared * (sum(feared) - max(feared))
    named = situation.house.box.named_monsters.get(monster.name)
    if named is not None:
        if named.defeated:
            worth += defeat_worth(situation, monster.name)
        if passive(situation, monster):
            worth += weights.working_against_us
    return worth


def _feared_by_others(
    situation: Outlook, me: InvestigatorView, monster: MonsterView
) -> Iterator[float]:
    """What a monster does to companions whom it has come to: who is lost is lost for all."""
    for who in situation.playing:
        if who.space == monster.space and who.id != me.id:
            yield Danger(situation, who).of(monster)


def defeat_worth(situation: Outlook, name: str) -> float:
    """What the defeat of a monster brings that the scenario names."""
    return situation.worth.of(situation.house.box.named_monsters[name].defeated)


def blow(
    situation: Outlook, who: InvestigatorView, monster: MonsterView, card: str
) -> tuple[float, float, int]:
    """The odds to hit, the damage to be expected, and the cards suffered by missing."""
    told = situation.house
    weapon = None
    kind: WeaponClass = "unarmed"
    if card:
        front, flipped = card.removesuffix(BACK), card.endswith(BACK)
        weapon = told.weapon(front, flipped=flipped)
        kind = class_of(told.side(front, flipped=flipped))
    stroke = stroke_of(situation.tale, monster.kind, monster.name, kind)
    if stroke.skill is None:
        return SURE, float(weapon.damage if weapon else 1), 0
    odds = situation.chance(who, stroke.skill, max(1, stroke.difficulty), "attack")
    if stroke.by_successes or weapon is None:
        got = situation.successes(who, stroke.skill, 9, "attack")
        return odds, got * odds, stroke.fails
    return odds, odds * max(0, weapon.damage + stroke.plus), stroke.fails


def class_of(side: object) -> WeaponClass:
    """The class of attack that a card stands for; a Spell is its own."""
    traits: Iterable[str] = getattr(side, "traits", ())
    return next((WEAPON_CLASSES[t] for t in traits if t in WEAPON_CLASSES), "spell")


@lru_cache(maxsize=1024)
def stroke_of(story: Tale, kind: str, name: str, weapon: WeaponClass) -> AttackTest:
    """How attacks with a class of weapon go on a monster."""
    told = house(story)
    named = told.box.named_monsters.get(name)
    texts = (named.attacked_with(weapon) if named else ()) or told.kind(kind).attack.get(weapon, ())
    return _stroke(texts)


def _stroke(texts: tuple[Instruction, ...]) -> AttackTest:
    for text in texts:
        if text.test is None:
            continue
        difficulty = text.test.difficulty
        dealt = list(parts_within(text.passed, DealWeaponDamage))
        return AttackTest(
            text.test.skill,
            difficulty if isinstance(difficulty, int) else 1,
            dealt[0].plus if dealt else 0,
            any(True for _ in parts_within(text.passed, DealSuccesses)) and not dealt,
            _cards(text.failed),
        )
    return AttackTest(None, 0, 0, by_successes=False, fails=0)


def _cards(verbs: tuple[Verb, ...]) -> int:
    found = 0
    for verb in parts_within(verbs, Suffer):
        for cards in (verb.damage, verb.horror):
            found += cards if isinstance(cards, int) else 1
    return found
