"""Setting out: who comes along, and who takes what."""

from collections.abc import Iterator

from madhouse.players.judging import Verdict, verdict
from madhouse.second.players.fighting import class_of
from madhouse.second.players.situation import Situation
from madhouse.second.rules.setup import CHOOSE, TAKE
from madhouse.second.seen.views import InvestigatorView
from madhouse.second.things.skills import Skill

FIGHTS_BY = {
    "bladed": Skill.AGILITY,
    "firearm": Skill.AGILITY,
    "heavy": Skill.STRENGTH,
    "spell": Skill.LORE,
}
"""The skill that a class of weapon asks for most."""
COMMON = {Skill.OBSERVATION: 1.5, Skill.INFLUENCE: 1.3}
"""Skills that are asked for more often."""


def judge_investigator(situation: Situation) -> Iterator[Verdict]:
    """Whoever is good at what the others are not."""
    cards = situation.house.box.investigators
    others = [cards[each.id] for each in situation.view.investigators if each.id]
    for option in situation.decision.options:
        (name,) = CHOOSE.ids(option)
        card = cards[name]
        worth = (card.health + card.sanity) / 8
        for skill, value in card.skills.items():
            best = max((other.skills[skill] for other in others), default=2)
            worth += COMMON.get(skill, 1.0) * (max(0, value - best) + value / 10)
        yield verdict(option, "company", worth)


def judge_share(situation: Situation) -> Iterator[Verdict]:
    """Weapons go round to who can use them, other things to who has least."""
    for option in situation.decision.options:
        card, name = TAKE.ids(option)
        yield verdict(option, "share", _suits(situation, situation.people[name], card))


def _suits(situation: Situation, who: InvestigatorView, card: str) -> float:
    told = situation.house
    if told.weapon(card) is None:
        return -float(len(who.possessions)) + who.sanity / 20
    armed = sum(told.weapon(each.card) is not None for each in who.possessions)
    skill = FIGHTS_BY.get(class_of(told.side(card)), Skill.AGILITY)
    return told.skill(who.id, skill) - 4.0 * armed
