"""Card texts: name, type and flavour as written, the rest rendered from what the engine runs."""

from collections.abc import Iterator
from functools import singledispatch
from typing import Any

from madhouse.engine.clauses import Clauses, Condition, Verb
from madhouse.engine.describe import describe, phrase
from madhouse.engine.messages import Messages, Phrase
from madhouse.engine.typography import typeset
from madhouse.first.things.attributes import TestOf
from madhouse.first.things.cards import (
    CombatCard,
    Demand,
    InvestigatorCard,
    Item,
    KeeperAction,
    MonsterKind,
    MonsterToken,
    MythosCard,
    Outcome,
    SpellBack,
    SpellCard,
    Trait,
    TraumaCard,
)
from madhouse.first.things.known_names import SAMPLE
from madhouse.first.things.story import EventCard, HouseRule, NamedFigure, Objective
from madhouse.first.told.pronouns import spoken_of
from madhouse.puzzles.box import the_puzzles

Lines = Iterator[str]

HEAD = 3  # lines that most cards begin with: name, type, flavour


def card_text(card: Any, messages: Messages) -> str:
    """The whole text of a card, a line for each part; flavour stands between asterisks."""
    return typeset("\n".join(line for line in card_lines(card, messages) if line))


def rules_text(card: Any, messages: Messages) -> str:
    """What a card does: its text without name, type and flavour."""
    return typeset("\n".join(line for line in list(card_lines(card, messages))[HEAD:] if line))


def trait_summary(card: Trait, messages: Messages) -> str:
    """The numbers of a trait and what it does, in one line."""
    lines = rules_text(card, messages).splitlines()
    numbers, rest = lines[: len(card.attributes)], lines[len(card.attributes) :]
    return messages.text(
        "detail.trait", numbers=[*map(Phrase, numbers)], rest=Phrase(" ".join(rest))
    )


@singledispatch
def card_lines(card: Any, messages: Messages) -> Lines:  # noqa: ARG001 - each kind registers its own
    """The lines of one kind of card."""
    raise TypeError(f"a {type(card).__name__} has no card text")


def _head(card: Any, kind: str, messages: Messages) -> Lines:
    yield card.name
    yield kind
    yield messages.text("card.flavour", flavour=Phrase(card.flavour))


def _clauses(card: Clauses, messages: Messages) -> str:
    return describe(Clauses(do=card.do, standing=card.standing, when=card.when), messages)


def only_if(requires: tuple[Condition, ...], messages: Messages) -> str:
    """The conditions without which something cannot be done; empty if there are none."""
    given = phrase(requires, messages)
    return messages.text("card.requires", given=given) if requires else ""


def requirement(card: Any, messages: Messages) -> str:
    """The condition without which a card cannot be played; empty if it has none."""
    return typeset(only_if(getattr(card, "requires", ()), messages))


def _test(
    test: TestOf | None, passed: tuple[Verb, ...], failed: tuple[Verb, ...], messages: Messages
) -> Lines:
    if test is not None:
        yield messages.text("card.test", test=phrase(test, messages))
    if passed:
        yield messages.text("card.pass", text=Phrase(describe(passed, messages)))
    if failed:
        yield messages.text("card.fail", text=Phrase(describe(failed, messages)))


@card_lines.register
def _item(card: Item, messages: Messages) -> Lines:
    types = [messages.text(f"card_type.{each}") for each in card.types]
    kind = messages.text("card.item", types=types)
    if card.clue is not None:
        level, letter = card.clue.level, Phrase(card.clue.letter)
        kind = messages.text("card.clue", level=level, letter=letter)
    yield from _head(card, kind, messages)
    if card.weapon is not None:
        weapon = card.weapon
        name = messages.text(f"weapon_kind.{weapon.kind}")
        yield messages.text(
            "card.weapon", kind=name, damage=weapon.damage, range=weapon.range, long=weapon.long
        )
    yield _clauses(card, messages)
    if card.action:
        yield messages.text("card.action", text=Phrase(describe(card.action, messages)))
    if card.uses:
        yield messages.text("card.uses", uses=card.uses)


@card_lines.register
def _spell(card: SpellCard, messages: Messages) -> Lines:
    yield from _head(card, messages.text("card.spell"), messages)
    test = phrase(card.test, messages)
    yield messages.text("card.cast", target=card.target, range=card.range, test=test)


@card_lines.register
def _back(card: SpellBack, messages: Messages) -> Lines:
    yield card.name
    yield messages.text("card.spell-back")
    yield messages.text("card.flavour", flavour=Phrase(card.text))
    yield from _test(None, card.passed, card.failed, messages)


@card_lines.register
def _demand(card: Demand, messages: Messages) -> Lines:
    """Each way to meet it has its line; from the second on it says that it is another."""
    yield from _head(card, messages.text("card.demand"), messages)
    if card.key:
        named = dict.fromkeys(messages.joined("either", [key]) for key in card.key)
        key = messages.joined("either", named)  # two cards of a story may have one name
        yield messages.text("card.key", key=key, discarded=card.discard_key)
    if card.puzzle is not None:
        kind = the_puzzles()[card.puzzle].kind
        way = "card.or-puzzle" if card.key else "card.puzzle"
        yield messages.text(way, kind=Phrase(kind), puzzle=Phrase(card.puzzle))
    if card.before:
        yield messages.text("card.before-puzzle", text=Phrase(describe(card.before, messages)))
    if card.test is not None:
        way = "card.or-test" if card.key or card.puzzle is not None else "card.test"
        yield messages.text(way, test=phrase(card.test, messages))
    yield from _test(None, (), card.fail, messages)
    if card.passed:
        yield messages.text("card.met", text=Phrase(describe(card.passed, messages)))


@card_lines.register
def _mythos(card: MythosCard, messages: Messages) -> Lines:
    kind = messages.text("card.mythos", cost=card.cost, facedown=card.facedown)
    yield from _head(card, kind, messages)
    yield only_if(card.requires, messages)
    yield _clauses(card, messages)


@card_lines.register
def _trauma(card: TraumaCard, messages: Messages) -> Lines:
    kind = messages.text("card.trauma", kind=Phrase(card.kind), number=card.number)
    yield from _head(card, kind, messages)
    if card.multi:
        yield messages.text("card.multi")
    yield _clauses(card, messages)


@card_lines.register
def _keeper_action(card: KeeperAction, messages: Messages) -> Lines:
    yield from _head(card, messages.text("card.keeper-action", cost=card.cost), messages)
    yield only_if(card.requires, messages)
    yield _clauses(card, messages)
    if card.limit:
        yield messages.text("card.once")


@card_lines.register
def _combat(card: CombatCard, messages: Messages) -> Lines:
    yield messages.text("card.combat", deck=messages.text(f"monster_class.{card.deck}"))
    yield messages.text("card.attack", weapon=card.attack.weapon)
    yield from _outcome(card.attack, messages)
    yield messages.text("card.defend", against=card.defend.against)
    yield from _outcome(card.defend, messages)


def _outcome(outcome: Outcome, messages: Messages) -> Lines:
    yield messages.text("card.flavour", flavour=Phrase(spoken_of(outcome.text, "it", messages)))
    yield describe(outcome.do, messages)
    yield from _test(outcome.test, outcome.passed, outcome.failed, messages)


@card_lines.register
def _monster(card: MonsterKind, messages: Messages) -> Lines:
    klass = messages.text(f"monster_class.{card.klass}")
    colour = messages.text(f"class_colour.{card.klass}")
    kind = messages.text(
        "card.monster", deck=klass, colour=colour, awareness=card.awareness, horror=card.horror
    )
    yield from _head(card, kind, messages)


@card_lines.register
def _token(card: MonsterToken, messages: Messages) -> Lines:
    yield card.special.name
    yield messages.text("card.token", health=card.health, damage=card.damage)
    yield from _outcome(card.special, messages)


@card_lines.register
def _investigator(card: InvestigatorCard, messages: Messages) -> Lines:
    yield card.name
    yield messages.text(
        "card.investigator", health=card.health, sanity=card.sanity, skill=card.skill
    )
    yield messages.text("card.flavour", flavour=Phrase(card.history))


@card_lines.register
def _trait(card: Trait, messages: Messages) -> Lines:
    kind = messages.text("card.trait", investigator=card.investigator, category=card.category)
    yield from _head(card, kind, messages)
    yield from attribute_lines(card, messages)
    yield from starting_lines(card, messages)
    yield _clauses(card, messages)
    if card.action:
        yield messages.text("card.action", text=Phrase(describe(card.action, messages)))
        yield messages.text("card.uses-in-game", uses=card.uses)


def attribute_lines(card: Any, messages: Messages) -> Lines:
    """What a card gives of each attribute."""
    for attribute, value in getattr(card, "attributes", {}).items():
        yield messages.text("card.attribute", attribute=attribute, value=value)


def starting_lines(card: Any, messages: Messages) -> Lines:
    """What somebody has by a card from the beginning."""
    if (starts_with := getattr(card, "starts_with", None)) is not None:
        yield messages.text("card.starts-with", card=starts_with)


@card_lines.register
def _event(card: EventCard, messages: Messages) -> Lines:
    yield card.name
    yield messages.text("card.event", time=card.time)
    yield card.text
    yield describe(card.do, messages)


@card_lines.register
def _named(card: NamedFigure, messages: Messages) -> Lines:
    """What all may know of somebody who has a name; there is no flavour to it."""
    yield card.name
    yield messages.text("card.named", kind=card.kind)
    yield ""
    more = card.health_per_investigator
    if more:
        yield messages.text("card.named-health", more=more)
    if card.steps is not None:
        yield messages.text("card.named-steps", steps=card.steps, near=card.steps_near)
    for manner in ("shuns_fire", "held_by_fire", "leaves_corpse"):
        if getattr(card, manner):
            yield messages.text(f"card.named-{manner.replace('_', '-')}")
    if card.spares is not None:
        yield messages.text("card.named-spares", card=card.spares)


@card_lines.register
def objective_lines(card: Objective, messages: Messages) -> Lines:
    """The card as the keeper reads it, and all once it lies open: at the top what reveals it
    before its time, then what happened and how each side wins."""
    yield card.name
    yield messages.text("card.objective")
    if card.reveal:
        yield messages.text("card.reveal", given=phrase(card.reveal, messages))
    if card.reveal_for is not None:
        yield messages.text("card.reveal-for", threat=card.reveal_for)
    yield from objective_text(card, messages)


def objective_text(card: Objective, messages: Messages) -> Lines:
    """What is read aloud when the card is revealed."""
    yield card.text
    yield objective_goals(card, messages)
    if card.escape is not None:
        yield messages.text("card.escape", room=card.escape)
    if card.exit is not None:
        way = card.exit
        what = None if way.carrying == SAMPLE else way.carrying
        yield messages.text("card.exit", room=way.room, kind=way.kind, card=what)
    for task in card.actions:
        yield messages.text("card.task", name=Phrase(task.name))
        yield task.text
        if task.given:
            yield only_if(task.given, messages)
        yield from _test(task.test, task.passed, task.failed, messages)


def objective_goals(card: Objective, messages: Messages) -> str:
    """How each side wins: a line for the keeper, a line for the investigators."""
    sides = {"keeper": card.keeper.text, "investigators": card.investigators.text}
    return messages.text("card.goals", **{side: Phrase(text) for side, text in sides.items()})


@card_lines.register
def _house_rule(card: HouseRule, messages: Messages) -> Lines:
    yield card.name
    yield messages.text("card.house-rule")
    yield from house_rule_text(card, messages)


def house_rule_text(card: HouseRule, messages: Messages) -> Lines:
    """What is read aloud when the rule begins."""
    yield messages.text("card.flavour", flavour=Phrase(card.text))
    yield _clauses(card, messages)
