"""Setting out: who takes what. Who comes along is left to chance, so that all of them do."""

from collections.abc import Iterator

from madhouse.players.judging import Verdict, verdict
from madhouse.second.players.fighting import class_of
from madhouse.second.players.situation import Outlook
from madhouse.second.rules.setup import TAKE
from madhouse.second.seen.views import InvestigatorView
from madhouse.second.things.skills import Skill

FIGHTS_BY = {
    "bladed": Skill.AGILITY,
    "firearm": Skill.AGILITY,
    "heavy": Skill.STRENGTH,
    "spell": Skill.LORE,
}
"""The skill that a class of weapon asks for most."""


def judge_share(situation: Outlook) -> Iterator[Verdict]:
    """Weapons go round to who can use them, other things to who has least."""
    for option in situation.decision.options:
        card, name = TAKE.ids(option)
        yield verdict(option, "share", _suits(situation, situation.people[name], card))


def _suits(situation: Outlook, who: InvestigatorView, card: str) -> float:
    told = situation.house
    if told.weapon(card) is None:
        return -float(len(who.possessions)) + who.sanity / 20
    armed = sum(told.weapon(each.card) is not None for each in who.possessions)
    skill = FIGHTS_BY.get(class_of(told.side(card)), Skill.AGILITY)
    return told.skill(who.id, skill) - 4.0 * armed
