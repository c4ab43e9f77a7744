"""Spells: what casting one is worth, which of several cards to cast, and which to keep."""

from collections.abc import Iterable, Iterator
from statistics import fmean

from madhouse.engine.clauses import Verb
from madhouse.first.players.investigators.abilities import worth_of_verb
from madhouse.first.players.investigators.aims import Party
from madhouse.first.players.investigators.danger import Danger
from madhouse.first.players.situation import Situation
from madhouse.first.players.weights import InvestigatorWeights
from madhouse.first.seen.views import HIDDEN, InvestigatorView, SpellView
from madhouse.first.things.cards import SpellBack
from madhouse.first.words.combat import DealDamage, StunMonster
from madhouse.first.words.each import EachInvestigator, EachMonster
from madhouse.first.words.harm import BecomeStunned, DiscardSkillPoint, TakeDamage, TakeHorror
from madhouse.first.words.targets import TargetDoes
from madhouse.first.words.travel import MoveToRoom, MoveWithoutEvading
from madhouse.players.judging import Verdict, verdict

SKILL = 1.0  # what a skill point is worth that a spell takes


class Casting:
    """One who casts, and the one on whom it is cast, if it is cast on anybody."""

    def __init__(self, party: Party, who: InvestigatorView, on: InvestigatorView | None) -> None:
        self.party = party
        self.who = who
        self.on = on
        self.danger = Danger(party.situation, who, party.weights, party.mortal)

    def worth(self, kind: str) -> float:
        """What casting a spell of this type is worth: the best card of it that he has."""
        own = [each for each in self.who.spells if each.spell == kind]
        return max((self.of_card(each) for each in own), default=0.0)

    def of_card(self, card: SpellView) -> float:
        """A back that was seen is known; any other is as good as they are on the whole."""
        box = self.party.situation.house.box
        if card.back != HIDDEN:
            return self.of_back(box.spell_backs[card.back])
        return self.on_the_whole(card.spell)

    def on_the_whole(self, kind: str) -> float:
        """What the backs of a type are worth, each as likely as the others."""
        backs = self.party.situation.house.box.spell_backs.values()
        return fmean(self.of_back(back) for back in backs if back.spell == kind)

    def of_back(self, back: SpellBack) -> float:
        """What it does if it succeeds and if it fails, each as likely as it is."""
        situation = self.party.situation
        odds = situation.odds(self.who, situation.house.box.spells[back.spell].test)
        return odds * self._all(back.passed) + (1 - odds) * self._all(back.failed)

    def _all(self, verbs: Iterable[Verb]) -> float:
        return sum(self._one(verb) for verb in verbs)

    def _one(self, verb: Verb) -> float:
        weights = self.party.weights
        match verb:
            case TargetDoes() | EachInvestigator() | EachMonster():
                return self._all(verb.do)
            case DealDamage(amount):
                return weights.wound * amount
            case StunMonster(tokens):
                return weights.stun * tokens
            case TakeDamage(amount):
                return -self.danger.harm(amount)
            case TakeHorror(amount):
                return -self.danger.harm(0, amount)
            case BecomeStunned():
                return -weights.stun
            case DiscardSkillPoint():
                return -SKILL if self.who.skill else 0.0
            case MoveToRoom(by="you") | MoveWithoutEvading():
                return self._away()
            case _:
                return max(worth_of_verb(self.party, self.who, verb, self.on), 0.0)

    def _away(self) -> float:
        """What it is worth to be gone from among monsters, without having to evade them."""
        beset = self.party.situation.monsters_by_space.get(self.who.space)
        return self.danger.staying(self.who.space) if beset else 0.0


def judge_spell_card(situation: Situation, weights: InvestigatorWeights) -> Iterator[Verdict]:
    """Of several cards of a spell, the one whose back is known to be good, else one unknown."""
    who, kind = situation.who(), situation.decision.about.get("spell")
    casting = Casting(Party(situation, weights), who, None)
    own = [each for each in who.spells if each.spell == kind]
    for option, card in zip(situation.decision.options, own, strict=True):
        yield verdict(option, "ability", casting.of_card(card))


def better_than_most(party: Party, who: InvestigatorView) -> float:
    """What the best back that he has seen is worth more than another of its type would be."""
    casting = Casting(party, who, None)
    seen = [each for each in who.spells if each.back != HIDDEN]
    return max(
        (casting.of_card(each) - casting.on_the_whole(each.spell) for each in seen), default=0
    )
