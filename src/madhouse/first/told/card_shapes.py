"""Card shapes: a card as plain data, with its kind, its words and the numbers printed on it."""

from collections.abc import Mapping
from typing import Any

from madhouse.engine.messages import Messages
from madhouse.engine.shapes import CardText
from madhouse.engine.typography import typeset
from madhouse.first.rules.setup import ANSWER
from madhouse.first.seen.views import HIDDEN
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
from madhouse.first.things.story import EventCard, HouseRule, NamedFigure, Objective, StoryQuestion
from madhouse.first.told.card_texts import objective_goals, rules_text

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
ANSWERED = "answer"
"""The kind of card on which a question to the keeper is told together with his answer."""
NUMBERS = ("cost", "awareness", "horror", "damage", "health")


def card_shape(id_: str, card: Any, name: str, messages: Messages, box: Box) -> CardText:
    """A card in words."""
    if isinstance(card, Objective):
        return _objective(card, name, messages)
    flavour = typeset(str(getattr(card, "flavour", "") or getattr(card, "history", "")))
    text, numbers = rules_text(card, messages), numbers_printed(card)
    return CardText(id_, name, _kind(card, box), text, flavour, numbers)


def _kind(card: Any, box: Box) -> str:
    if isinstance(card, Demand):
        return "lock" if card.id in box.locks else "obstacle"
    if isinstance(card, Item) and card.clue is not None:
        return "clue"
    return next((KINDS[each] for each in type(card).__mro__ if each in KINDS), "card")


def _objective(card: Objective, name: str, messages: Messages) -> CardText:
    """An Objective card as it is looked up: how each side wins comes first, the story last."""
    goals = typeset(objective_goals(card, messages)).splitlines()
    story = typeset(card.text)
    said = {*goals, *story.splitlines()}
    lines = rules_text(card, messages).splitlines()
    rest = [line for line in lines if line not in said]
    return CardText(card.id, name, KINDS[Objective], "\n".join([*goals, *rest]), story)


def numbers_printed(card: object) -> dict[str, int]:
    """What a card costs, deals, takes and the like."""
    printed = {name: getattr(card, name, None) for name in NUMBERS}
    if isinstance(card, ChangedAction):  # by the answer to a question of the story
        printed |= {f"cost {marker.lower()}": each.cost for marker, each in card.by.items()}
    return {name: number for name, number in printed.items() if isinstance(number, int)}


# -- the keeper's answers, as cards ---------------------------------------------------------------


def answer_cards(answers: Mapping[str, str]) -> set[str]:
    """The keeper's answers as cards, as far as a view shows them."""
    known = ((question, letter) for question, letter in answers.items() if letter != HIDDEN)
    return {ANSWER(question, letter) for question, letter in known}


def answer_shape(card: str, questions: Mapping[str, StoryQuestion]) -> CardText:
    """Such a card in words: the question is its name."""
    number, letter = ANSWER.ids(card)
    question = questions[number]
    answer = typeset(question.answers[letter].text)
    return CardText(card, typeset(question.text), ANSWERED, answer, "")
