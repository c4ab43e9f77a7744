"""Card texts: what stands on a card, line by line, rendered from its data."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from madhouse.engine.clauses import Clauses
from madhouse.engine.describe import describe, phrase
from madhouse.engine.messages import Messages, Phrase
from madhouse.engine.typography import capital, typeset
from madhouse.second.things.amounts import sum_of
from madhouse.second.things.cards import (
    CardAction,
    ConditionBack,
    HarmCard,
    InvestigatorCard,
    Item,
    Side,
)
from madhouse.second.things.monsters import MonsterKind, MythosEvent
from madhouse.second.things.scenario import NamedMonster
from madhouse.second.told.at_this_table import at_this_table

if TYPE_CHECKING:
    from madhouse.second.told.read_aloud import Written


def card_lines(card: Any, written: "Written") -> list[str]:
    """All that a card says, without its name and flavour: traits and attack, then what it does."""
    lines = [*printed_lines(card, written), *face_lines(card, written)]
    if isinstance(card, Item) and card.back is not None:
        lines.append(str(written.messages.text("card.back", name=Phrase(card.back.name))))
        lines += card_lines(card.back, written)
    return lines


def face_lines(card: Any, written: "Written") -> list[str]:
    """What one face of a card says it does."""
    return [typeset(capital(str(line))) for line in _lines(card, written) if line]


def printed_lines(card: Any, written: "Written") -> list[str]:
    """What has a place of its own on a card: values, traits, the attack icon with its damage."""
    messages = written.messages
    if isinstance(card, NamedMonster):
        card = kind_of_named(card, written)
    if isinstance(card, MonsterKind):
        return [typeset(capital(str(_values(card, written))))]
    lines = list(_investigator(card, messages)) if isinstance(card, InvestigatorCard) else []
    if traits_of(card, messages):
        lines.append(messages.text("card.traits", traits=[*map(Phrase, traits_of(card, messages))]))
    weapon = getattr(card, "weapon", None)
    if weapon is not None:
        lines.append(messages.text("card.weapon", reach=weapon.reach, damage=weapon.damage))
    return [typeset(capital(str(line))) for line in lines]


def traits_of(card: Any, messages: Messages) -> list[str]:
    """The traits of a card in words; Damage and Horror have one that says what becomes of it."""
    if isinstance(card, HarmCard):
        return [str(messages.text("card.keep", keep=card.keep))]
    return [str(messages.text(f"trait.{trait}")) for trait in getattr(card, "traits", ())]


def _lines(card: Any, written: "Written") -> Iterator[str]:
    messages = written.messages
    here = at_this_table(card, written.investigators)
    if isinstance(card, MonsterKind):
        yield from _monster(card, written)
        return
    if isinstance(card, NamedMonster):
        yield from _monster(kind_of_named(card, written), written)
        return
    if isinstance(card, MythosEvent):
        yield from written.mythos_rules(card)
        return
    if isinstance(here, Clauses):
        yield from _clauses(here, written)
    for action in getattr(here, "action", ()):
        yield action_line(action, written)
    if isinstance(here, ConditionBack):
        yield from _goal(here, messages)
    yield from _remaining(card, written)


def waiting_lines(card: Any, moment: str, written: "Written") -> list[str]:
    """What a card lets its owner do at a moment, if anything on this side of it does."""
    waiting = [each for each in getattr(card, "when", ()) if each.moment == moment and each.may]
    here = [at_this_table(each, written.investigators) for each in waiting]
    return [typeset(capital(describe(each, written.messages))) for each in here]


def _remaining(card: Any, written: "Written") -> Iterator[str]:
    """What stands at the foot: how often it is used, where else, what else there is to know."""
    text = written.messages.text
    if isinstance(card, Side) and card.uses:
        flips = isinstance(card, Item) and card.back is not None
        yield text("card.uses", uses=card.uses, flips=flips)
    if any(token.item == getattr(card, "id", None) for token in written.scenario.tokens):
        yield text("card.inventory")
    yield getattr(card, "reminder", "")
    if isinstance(card, ConditionBack) and card.players > 1:
        yield text("card.players", players=card.players)


def _clauses(card: Clauses, written: "Written") -> Iterator[str]:
    messages = written.messages
    if card.do:
        key = "lead.flipped" if isinstance(card, ConditionBack) else ""
        lead = f"{messages.text(key)} " if key else ""
        yield f"{lead}{written.rules(card.do)}"
    for answer in card.standing:
        yield describe(answer, messages)
    for clause in card.when:
        yield describe(clause, messages)


def _goal(back: ConditionBack, messages: Messages) -> Iterator[str]:
    if back.gained:
        yield f"{messages.text('lead.claimed')} {describe(back.gained, messages)}"
    for key, given in (("wins", back.wins), ("needs", back.needs)):
        if given:
            yield messages.text(f"card.{key}", given=phrase(given, messages))


def action_line(action: CardAction, written: "Written") -> str:
    """What a card lets one do, with 'Action' before it unless it takes none."""
    lead = written.messages.text("lead.free" if action.free else "lead.action")
    return f"{lead} {action_rules(action, written)}"


def action_rules(action: CardAction, written: "Written") -> str:
    """The same without what it takes."""
    text, here = written.messages.text, at_this_table(action, written.investigators)
    told = [written.rules(here.do)]
    if here.test is not None:
        told.append(text("instruction.test", test=written.test(here.test)))
    for key, verbs in (("passed", here.passed), ("failed", here.failed)):
        told.append(written.outcome(here.test, key, written.rules(verbs)))
    told += [written.rules(here.then), _remarks(here, written.messages)]
    return " ".join(each for each in told if each)


def _remarks(action: CardAction, messages: Messages) -> str:
    found = []
    if action.given:
        found.append(messages.text("card.only-if", given=phrase(action.given, messages)))
    if action.limit:
        found.append(messages.text("card.limited", limit=action.limit, times=action.times))
    if action.shared:
        found.append(messages.text("card.shared"))
    return messages.joined("sentences", found)


def _investigator(card: InvestigatorCard, messages: Messages) -> Iterator[str]:
    yield messages.text("card.skills", skills=Phrase(skills_told(card, messages)))
    yield messages.text("card.health", health=card.health, sanity=card.sanity)


def skills_told(card: InvestigatorCard, messages: Messages) -> str:
    """The six skills and their values."""
    return ", ".join(
        messages.text("detail.skill", skill=skill, value=value)
        for skill, value in card.skills.items()
    )


def kind_of_named(card: NamedMonster, written: "Written") -> MonsterKind:
    """The kind of a monster with a name, with the health that the scenario adds."""
    kind = written.box.monsters[card.kind]
    return replace(kind, health=sum_of(kind.health, card.extra_health))


def _values(card: MonsterKind, written: "Written") -> str:
    messages = written.messages
    return messages.text(
        "card.monster",
        health=phrase(at_this_table(card.health, written.investigators), messages),
        awareness=card.awareness,
        horror=card.horror,
        brawn=card.brawn,
    )


def _monster(card: MonsterKind, written: "Written") -> Iterator[str]:
    """Its abilities, and what else it does."""
    messages = written.messages
    for ability in card.abilities:
        yield messages.text(f"card.ability.{ability}")
    if card.burns != 1:
        yield messages.text("card.burns", burns=card.burns)
    if card.hides_in:
        yield messages.text("card.hides", feature=card.hides_in)
    if card.hurt:
        rules = Phrase(written.rules(card.hurt))
        yield messages.text("card.hurt", hurt_by=card.hurt_by, rules=rules)
    if card.defeated:
        yield messages.text("card.defeated", rules=Phrase(written.rules(card.defeated)))
