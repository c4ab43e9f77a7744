"""Harm: what a card would do to an investigator, in points, read from its words."""

from collections.abc import Iterable

from madhouse.engine.clauses import Verb
from madhouse.first.players.situation import Situation
from madhouse.first.players.weights import KeeperWeights
from madhouse.first.seen.views import InvestigatorView
from madhouse.first.words.carrying import DropCard
from madhouse.first.words.choices import Either, IfSo
from madhouse.first.words.combat import MonsterDamagesYou, MonsterSpecialAttack
from madhouse.first.words.corpse import RaiseCorpse
from madhouse.first.words.harm import (
    BecomeStunned,
    BeKilled,
    DiscardSkillPoint,
    TakeDamage,
    TakeHorror,
)
from madhouse.first.words.keeper import DropEquipment
from madhouse.first.words.lasting import Lasting
from madhouse.first.words.monsters import MonsterComesToYou
from madhouse.first.words.moving import EndYourTurn, KeeperMovesYou, LoseMovementStep
from madhouse.first.words.prowling import BringMonster
from madhouse.first.words.rooms import DarkenYourRoom
from madhouse.first.words.testing import Test

FEW = 4  # points of health or sanity that make one a victim
PLAIN = 0.8  # what a word is worth of which nothing better is known
POINTS: dict[type[Verb], float] = {
    BecomeStunned: 1.3,
    DiscardSkillPoint: 1.3,
    DropCard: 1.0,
    DropEquipment: 1.0,
    EndYourTurn: 2.0,
    KeeperMovesYou: 1.2,
    Lasting: 1.0,
    LoseMovementStep: 1.0,
    MonsterSpecialAttack: 1.6,
    MonsterDamagesYou: 1.6,
    BringMonster: 2.0,
    MonsterComesToYou: 2.0,
    RaiseCorpse: 2.4,
}
"""What the commoner words cost the one they befall."""


class Victim:
    """One investigator, as whoever plays weighs what could befall him."""

    def __init__(self, situation: Situation, who: InvestigatorView, weights: KeeperWeights) -> None:
        self.situation = situation
        self.who = who
        self.weights = weights

    def damage(self, amount: float) -> float:
        """What so much damage is worth; more if it kills."""
        weights = self.weights
        worth = weights.damage * amount * self._vulnerable(self.who.health)
        return worth + (weights.kill - weights.mercy if amount >= self.who.health else 0.0)

    def horror(self, amount: float) -> float:
        """What so much horror is worth; more if it drives him over the edge."""
        weights, sanity = self.weights, self.who.sanity
        worth = weights.horror * amount * self._vulnerable(sanity)
        over = sanity > 0 and amount >= sanity
        return worth + (weights.insane - weights.mercy if over else 0.0)

    def _vulnerable(self, left: int) -> float:
        """A keeper who piles on prefers the one who is hurt; a gentle one does not."""
        few = max(0, FEW - left) / FEW
        return max(
            1 + (self.weights.last_points * self.weights.pile_on - self.weights.mercy) * few, 0.1
        )

    def _equipped(self) -> bool:
        items = self.situation.house.box.items
        return any("equipment" in items[card].types for card in self.who.cards if card in items)

    def of(self, verbs: Iterable[Verb]) -> float:
        """What all of the words together would cost him."""
        return sum(self.one(verb) for verb in verbs)

    def one(self, verb: Verb) -> float:
        """What one word would cost him."""
        match verb:
            case TakeDamage(amount):
                return self.damage(amount)
            case TakeHorror(amount):
                return self.horror(amount)
            case BeKilled():
                return self.weights.kill - self.weights.mercy
            case Test():
                odds = self.situation.odds(self.who, verb.of)
                return odds * self.of(verb.passed) + (1 - odds) * self.of(verb.failed)
            case Either():
                return min(self.of(verb.do), self.of(verb.other))
            case DropEquipment() if not self._equipped():
                return 0.0
            case DarkenYourRoom() if self.situation.view.rooms[self.situation.room(self.who)].dark:
                return 0.0
            case IfSo():
                return max(self.of(verb.then), self.of(verb.otherwise))
            case _:
                return POINTS.get(type(verb), PLAIN)
