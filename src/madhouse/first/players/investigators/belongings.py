"""Belongings: what a card is worth in the hand, and which of them to take or to give up."""

from collections.abc import Iterator

from madhouse.engine.forms import ByForm
from madhouse.first.players.investigators.aims import Party
from madhouse.first.players.investigators.fighting import blow
from madhouse.first.players.situation import Situation
from madhouse.first.players.weights import InvestigatorWeights
from madhouse.first.rules.choosing import PICK
from madhouse.first.rules.drop import DROP, LAY_DOWN
from madhouse.first.words.carrying import TAKE_FROM
from madhouse.players.judging import Verdict, verdict

SIGNS = ByForm({PICK: 1.0, TAKE_FROM: 1.0, DROP: -1.0, LAY_DOWN: -1.0})
"""Whether what a card is worth speaks for the option or against it."""
NEEDED = 9.0  # what a card is worth that an objective asks for, or may


def judge_card(situation: Situation, weights: InvestigatorWeights) -> Iterator[Verdict]:
    """What is taken is the best there is; what is given up, the least, and only if it must be."""
    party = Party(situation, weights)
    for option in situation.decision.options:
        if found := SIGNS.find(option):
            sign, (card, *_) = found
            yield verdict(option, "keep", sign * use_of(party, card))
        else:
            yield verdict(option, "keep", NEEDED * 2)


def use_of(party: Party, card: str) -> float:
    """What a card is worth in the hand. A clue that was read may lie anywhere."""
    item = party.situation.house.box.items.get(card)
    if item is None or "clue" in item.types:
        return 0.0
    if party.spoken_for(card):
        return NEEDED
    if item.weapon is not None:
        odds, damage = blow(party, party.situation.who(), card)
        return 1.0 + odds * damage
    return 2.0 if "key" in item.types else 1.5
