"""Card texts: what stands on a card, line by line, rendered from its data."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from madhouse.engine.clauses import Clauses
from madhouse.engine.describe import describe, phrase
from madhouse.engine.messages import Messages, Phrase
from madhouse.engine.typography import capital, typeset
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
    """All that a card says, without its name and flavour."""
    return [typeset(capital(str(line))) for line in _lines(card, written) if line]


def _lines(card: Any, written: "Written") -> Iterator[str]:
    messages = written.messages
    here = at_this_table(card, written.investigators)
    if isinstance(card, MonsterKind):
        yield from _monster(card, written)
        return
    if isinstance(card, NamedMonster):
        yield from _monster(written.box.monsters[card.kind], written)
        return
    if isinstance(card, MythosEvent):
        yield from written.mythos_rules(card)
        return
    if isinstance(card, InvestigatorCard):
        yield from _investigator(card, messages)
    yield from _printed(card, messages)
    if isinstance(here, Clauses):
        yield from _clauses(here, written)
    for action in getattr(here, "action", ()):
        yield action_line(action, written)
    if isinstance(here, ConditionBack):
        yield from _goal(here, messages)
    if isinstance(card, Item) and card.back is not None:
        yield messages.text("card.back", name=Phrase(card.back.name))
        yield from _lines(card.back, written)


def waiting_lines(card: Any, moment: str, written: "Written") -> list[str]:
    """What a card lets its owner do at a moment, if anything on this side of it does."""
    waiting = [each for each in getattr(card, "when", ()) if each.moment == moment and each.may]
    here = [at_this_table(each, written.investigators) for each in waiting]
    return [typeset(capital(describe(each, written.messages))) for each in here]


def _printed(card: Any, messages: Messages) -> Iterator[str]:
    """Traits, the attack icon, how often it can be used."""
    if getattr(card, "traits", ()):
        yield messages.text("card.traits", traits=card.traits)
    weapon = getattr(card, "weapon", None)
    if weapon is not None:
        yield messages.text("card.weapon", reach=weapon.reach, damage=weapon.damage)
    if isinstance(card, Side) and card.uses:
        yield messages.text("card.uses", uses=card.uses)
    if isinstance(card, HarmCard):
        yield messages.text("card.keep", keep=card.keep)


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
    return messages.text("card.remark", remarks=Phrase(", ".join(found))) if found else ""


def _investigator(card: InvestigatorCard, messages: Messages) -> Iterator[str]:
    yield messages.text("card.skills", skills=Phrase(skills_told(card, messages)))
    yield messages.text("card.health", health=card.health, sanity=card.sanity)


def skills_told(card: InvestigatorCard, messages: Messages) -> str:
    """The six skills and their values."""
    return ", ".join(
        messages.text("detail.skill", skill=skill, value=value)
        for skill, value in card.skills.items()
    )


def _monster(card: MonsterKind, written: "Written") -> Iterator[str]:
    messages = written.messages
    health = phrase(at_this_table(card.health, written.investigators), messages)
    if isinstance(health, str):
        health = Phrase(health)
    yield messages.text(
        "card.monster",
        health=health,
        awareness=card.awareness,
        horror=card.horror,
        brawn=card.brawn,
    )
    if card.abilities:
        yield messages.text("card.abilities", abilities=card.abilities)
