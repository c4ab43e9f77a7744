"""Card shapes: a card as plain data, with its kind, its words and the numbers printed on it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from madhouse.engine.looks import Look
from madhouse.engine.messages import Messages
from madhouse.engine.shapes import CardLine, CardText, Used
from madhouse.engine.typography import typeset
from madhouse.first.rules.setup import ANSWER
from madhouse.first.things.box import Box
from madhouse.first.things.cards import (
    CombatCard,
    Demand,
    InvestigatorCard,
    Item,
    KeeperAction,
    MonsterKind,
    MonsterToken,
    MythosCard,
    SpellBack,
    SpellCard,
    Trait,
    TraumaCard,
)
from madhouse.first.things.changed_actions import ChangedAction
from madhouse.first.things.looks import look_of
from madhouse.first.things.story import EventCard, HouseRule, NamedFigure, Objective, StoryQuestion
from madhouse.first.told.card_texts import (
    attribute_lines,
    objective_goals,
    requirement,
    rules_text,
    starting_lines,
)

KINDS: dict[type, str] = {
    Item: "item",
    SpellCard: "spell",
    SpellBack: "spell",
    TraumaCard: "trauma",
    MythosCard: "mythos",
    KeeperAction: "action",
    Trait: "trait",
    InvestigatorCard: "investigator",
    MonsterKind: "monster",
    MonsterToken: "token",
    CombatCard: "combat",
    EventCard: "event",
    Objective: "objective",
    HouseRule: "rule",
    NamedFigure: "monster",
}
ANSWERED: Final = "answer"
"""The kind of card on which a question to the keeper is told together with his answer."""
LEAD = "lead."
"""Messages that begin a line and stand out from the rest of it."""
TARGET = "target"
NOTHING = "nothing"
NUMBERS = ("cost", "awareness", "horror", "damage", "health")


def card_shape(id_: str, card: Any, name: str, messages: Messages, box: Box) -> CardText:
    """A card in words."""
    if isinstance(card, Objective):
        return _objective(card, name, messages, box)
    flavour = typeset(str(getattr(card, "flavour", "") or getattr(card, "history", "")))
    text, kind = rules_text(card, messages), _kind(card, box)
    only = str(requirement(card, messages))
    apart = {only, *attribute_lines(card, messages), *starting_lines(card, messages)}
    return CardText(
        id=id_,
        name=name,
        kind=kind,
        text=text,
        flavour=flavour,
        numbers=numbers_printed(card),
        lines=card_lines([each for each in text.splitlines() if each not in apart], messages),
        attributes={str(name): value for name, value in getattr(card, "attributes", {}).items()},
        category=str(getattr(card, "category", "")),
        brings=[card.starts_with] if isinstance(card, Trait) and card.starts_with else [],
        used=_used(card),
        only=only,
        told_to=TARGET if isinstance(card, MythosCard | TraumaCard) else "",
        nothing=isinstance(card, Item) and NOTHING in card.types,
        look=_look(card, kind, box),
    )


def _used(card: Any) -> Used:
    if isinstance(card, SpellCard):
        return "cast"
    if getattr(card, "action", ()):
        return "action"
    return "attack" if getattr(card, "weapon", None) is not None else ""


def _look(card: Any, kind: str, box: Box) -> Look | None:
    known = {str(each): each for each in box.looks.cards}
    return look_of(box, card, known[kind]) if kind in known else None


def card_lines(lines: Iterable[str], messages: Messages) -> list[CardLine]:
    """Lines with what stands out at the beginning of them apart from the rest."""
    leads = _leads(messages)
    return [_line(each, leads) for each in lines]


def _line(line: str, leads: Sequence[str]) -> CardLine:
    lead = next((each for each in leads if line.startswith(each)), "")
    return CardLine(lead, line[len(lead) :].lstrip())


def _leads(messages: Messages) -> list[str]:
    return [str(messages.text(key)) for key in messages.keys if key.startswith(LEAD)]


def _kind(card: Any, box: Box) -> str:
    if isinstance(card, Demand):
        return "lock" if card.id in box.locks else "obstacle"
    if isinstance(card, Item) and card.clue is not None:
        return "clue"
    return next((KINDS[each] for each in type(card).__mro__ if each in KINDS), "card")


def _objective(card: Objective, name: str, messages: Messages, box: Box) -> CardText:
    """An Objective card as it is looked up: how each side wins comes first, the story last."""
    goals = typeset(objective_goals(card, messages)).splitlines()
    story = typeset(card.text)
    said = {*goals, *story.splitlines()}
    lines = rules_text(card, messages).splitlines()
    rest = [line for line in lines if line not in said]
    return CardText(
        id=card.id,
        name=name,
        kind=KINDS[Objective],
        text="\n".join([*goals, *rest]),
        flavour=story,
        lines=card_lines(rest, messages),
        goals={
            "keeper": typeset(card.keeper.text),
            "investigators": typeset(card.investigators.text),
        },
        look=_look(card, KINDS[Objective], box),
    )


def numbers_printed(card: object) -> dict[str, int]:
    """What a card costs, deals, takes and the like."""
    printed = {name: getattr(card, name, None) for name in NUMBERS}
    if isinstance(card, ChangedAction):  # by the answer to a question of the story
        printed |= {f"cost {marker.lower()}": each.cost for marker, each in card.by.items()}
    return {name: number for name, number in printed.items() if isinstance(number, int)}


# -- the keeper's answers, as cards ---------------------------------------------------------------


def answer_shape(card: str, questions: Mapping[str, StoryQuestion], box: Box) -> CardText:
    """Such a card in words: the question is its name."""
    number, letter = ANSWER.ids(card)
    question = questions[number]
    answer = typeset(question.answers[letter].text)
    return CardText(
        id=card,
        name=typeset(question.text),
        kind=ANSWERED,
        text=answer,
        flavour="",
        lines=[CardLine("", answer)],
        mark=f"{number}{letter}",
        look=box.looks.cards[ANSWERED],
    )
