"""The keeper's cards: what is played on whom, what is put away, and what an investigator loses."""

from collections.abc import Iterator

from madhouse.engine.decisions import Option
from madhouse.engine.forms import Grammar
from madhouse.first.players.harm import Victim
from madhouse.first.players.keeper.plan import KeeperPlan
from madhouse.first.players.situation import Situation
from madhouse.first.players.weights import KeeperWeights
from madhouse.first.rules.drop import DROP
from madhouse.first.rules.keeper_hand import DISCARD, PASS, PLAY
from madhouse.first.rules.mythos import PUT_UNDER
from madhouse.players.judging import Verdict, verdict

FROM_HAND = Grammar((PLAY, DISCARD, PUT_UNDER))
FACEDOWN = 1.4  # what a card is worth that waits for its moment


def judge_mythos(situation: Situation, weights: KeeperWeights) -> Iterator[Verdict]:
    """A card is played if what it does is worth its threat; the best of them first."""
    victim = Victim(situation, situation.who(), weights)
    for option in situation.decision.options:
        card = situation.house.box.mythos.get(_card(option))
        if card is None:
            yield verdict(option, "wait", 0.05 if option == PASS else 0.0)
        else:
            worth = victim.of(card.do) if card.do else FACEDOWN
            yield verdict(option, "befall", worth - weights.threat * card.cost)


def judge_trauma(situation: Situation, weights: KeeperWeights) -> Iterator[Verdict]:
    """The gravest card that he may be given; a merciful keeper keeps the worst in his hand."""
    victim = Victim(situation, situation.who(), weights)
    for option in situation.decision.options:
        card = situation.house.box.trauma.get(_card(option))
        if card is None:
            yield verdict(option, "wait", 0.0)
        else:
            gravity = 1.5 + (7 - card.number) * 0.3 if card.number else 1.2
            yield verdict(option, "afflict", gravity + victim.of(card.do) - weights.mercy * 0.3)


def judge_hand(situation: Situation, weights: KeeperWeights) -> Iterator[Verdict]:
    """What is of least use is put away."""
    box = situation.house.box
    for option in situation.decision.options:
        name = _card(option)
        mythos, trauma = box.mythos.get(name), box.trauma.get(name)
        if mythos is not None:
            worth = 1.0 - weights.threat * mythos.cost + len(mythos.do) * 0.3
            worth -= 0.4 * len(mythos.requires)
        else:
            number = trauma.number if trauma is not None else None
            worth = 1.0 if number is None else 0.4 + 0.1 * number
        yield verdict(option, "put-away", -worth)


def judge_loss(situation: Situation, weights: KeeperWeights) -> Iterator[Verdict]:
    """Of what one carries he loses what he will want most."""
    plan, items = KeeperPlan(situation, weights), situation.house.box.items
    for option in situation.decision.options:
        (card,) = DROP.ids(option)
        armed = card in items and items[card].weapon is not None
        yield verdict(option, "stop", 2.0 * plan.matters(card) + armed)


def _card(option: Option) -> str:
    """The card that is played or put away; some options are a card's name and no more."""
    read = FROM_HAND.read(option)
    return option if read is None else read.named["card"]
