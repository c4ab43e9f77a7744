"""What lies about or is in the wrong hands: to pick up, to give to who needs it."""

from collections.abc import Iterator

from madhouse.engine.decisions import Option
from madhouse.players.judging import Verdict, verdict
from madhouse.second.players.case import Want
from madhouse.second.players.goals import Lead
from madhouse.second.players.sharing import effort, has
from madhouse.second.players.situation import Outlook
from madhouse.second.rules.trade import DROP, GIVE, PICK_UP
from madhouse.second.seen.views import InvestigatorView
from madhouse.second.things.plain_answers import DONE

BETTER = 1.3
"""Who gets something done so many times sooner should have what it takes."""


def lying_worth(situation: Outlook, who: InvestigatorView, card: str) -> float:
    """What picking a card up is worth to somebody."""
    weights, told = situation.weights, situation.house
    wanted = situation.goals.wanted.get(Want("item", card), 0.0)
    wanted += sum(goal.worth for goal in situation.goals.open if card in goal.items)
    item = told.box.item_cards.get(card)
    if item is not None and (item.unique or has_key(situation, card)):
        return weights.story_item + wanted
    if told.weapon(card) is not None and not armed(situation, who):
        return weights.weapon + wanted
    return weights.item / 2 + wanted


def has_key(situation: Outlook, card: str) -> bool:
    """Whether a Key token lies on an Item of this name: then the story wants it."""
    extras = situation.view.extras
    return extras is not None and any(card in keyed for keyed in extras.keys.values())


def armed(situation: Outlook, who: InvestigatorView) -> bool:
    """Whether somebody has a weapon."""
    told = situation.house
    return any(told.weapon(p.card, flipped=p.flipped) is not None for p in who.possessions)


def trade_worth(situation: Outlook, who: InvestigatorView) -> float:
    """What a trade action would bring, all changes together."""
    here = [each for each in situation.playing if each.space == who.space]
    lying = situation.view.dropped.get(who.space, ())
    worth = sum(lying_worth(situation, who, card.card) for card in lying)
    gifts = [
        gift_worth(situation, giver, taker, card)
        for giver in here
        for card in dict.fromkeys([p.card for p in giver.possessions])
        for taker in here
        if taker is not giver
    ]
    return worth + max(gifts, default=0.0)


def gift_worth(
    situation: Outlook, giver: InvestigatorView, taker: InvestigatorView, card: str
) -> float:
    """What it is worth that one gives a card to another."""
    worth = 0.0
    for goal in situation.goals.open:
        if goal.items == (card,):
            worth = max(worth, _handed_on(situation, giver, taker, goal))
        elif card in goal.items[1:] and has(taker, goal.items[0]):
            worth = max(worth, goal.worth / 2)
    if worth:
        return worth
    told = situation.house
    if told.weapon(card) is not None and not armed(situation, taker):
        weapons = [p for p in giver.possessions if told.weapon(p.card) is not None]
        return situation.weights.weapon if len(weapons) > 1 else 0.0
    return 0.0


def _handed_on(
    situation: Outlook, giver: InvestigatorView, taker: InvestigatorView, goal: Lead
) -> float:
    """What is sooner done by the other is worth the actions that are saved."""
    mine, theirs = effort(situation, giver, goal)[0], effort(situation, taker, goal)[0]
    if mine < theirs * BETTER or mine - theirs < 1:
        return 0.0
    return goal.worth / theirs - goal.worth / mine


def judge_trade(situation: Outlook) -> Iterator[Verdict]:
    """Of all changes the one that brings most, and none that brings nothing."""
    yield verdict(DONE, "habit", 0.05)
    for option in situation.decision.options:
        yield verdict(option, "trade", _change_worth(situation, option))


def _change_worth(situation: Outlook, option: Option) -> float:
    given = GIVE.read(option)
    if given is not None:
        people = situation.people
        giver, taker = people[given["investigator"]], people[given["other"]]
        return gift_worth(situation, giver, taker, given["possession"])
    taken = PICK_UP.read(option)
    if taken is not None:
        return lying_worth(situation, situation.people[taken["investigator"]], taken["possession"])
    return -1.0 if DROP.read(option) else 0.0
