"""Danger: what it is likely to cost to be somewhere, to leave it, or to act there."""

from math import prod

from madhouse.first.players.situation import Situation
from madhouse.first.players.weights import InvestigatorWeights
from madhouse.first.seen.views import InvestigatorView, MonsterView
from madhouse.first.things.attributes import Attribute, TestOf

HITS = 0.5  # how often a monster's attack does its damage
FEW = 4  # points of health or sanity that make one careful
STRIDE = 2  # spaces that a monster may come for one threat


class Danger:
    """What monsters and fire cost one investigator, in points."""

    def __init__(
        self,
        situation: Situation,
        who: InvestigatorView,
        weights: InvestigatorWeights,
        mortal: bool = False,  # his death would lose the game
    ) -> None:
        self.situation = situation
        self.who = who
        self.weights = weights
        last = weights.last_points * (weights.mortal if mortal else 1.0)
        self.wound = weights.damage * (1 + last * max(0, FEW - who.health) / FEW)
        self.fright = weights.horror * (1 + weights.last_points * max(0, FEW - who.sanity) / FEW)

    def harm(self, damage: float, horror: float = 0.0) -> float:
        """What so much damage and horror would cost him."""
        return damage * self.wound + horror * self.fright

    def blows(self, damage: float) -> float:
        """What so much damage is likely to cost, with the chance that it is his death."""
        near = min(damage / max(self.who.health, 1), 1.0)
        return damage * self.wound + self.weights.death * near * near

    def evading(self) -> float:
        """To leave the space, or to act in it: every monster there has to be evaded."""
        here = self.situation.monsters_by_space.get(self.who.space, ())
        return self.blows(sum(self._evade(monster) for monster in here)) if here else 0.0

    def _evade(self, monster: MonsterView) -> float:
        if monster.stun:
            return 0.0
        kind = self.situation.house.kind(monster.kind)
        test = TestOf(Attribute.DEXTERITY, kind.awareness)
        return (1 - self.situation.odds(self.who, test)) * self.situation.strength(monster)

    def clear_of_monsters(self) -> float | None:
        """How likely he is to evade all that share his space; None if none does."""
        here = self.situation.monsters_by_space.get(self.who.space, ())
        kinds = [self.situation.house.kind(monster.kind) for monster in here]
        tests = [TestOf(Attribute.DEXTERITY, kind.awareness) for kind in kinds]
        return prod(self.situation.odds(self.who, test) for test in tests) if tests else None

    def facing(self, space: str) -> float:
        """To come into a room where monsters are: a horror test for each."""
        room = self.situation.room_of[space]
        if room == self.situation.room(self.who):
            return 0.0
        there = self.situation.monsters_by_room.get(room, ())
        return sum(self._fright(monster) for monster in there)

    def _fright(self, monster: MonsterView) -> float:
        kind = self.situation.house.kind(monster.kind)
        test = TestOf(Attribute.WILLPOWER, kind.horror)
        return (1 - self.situation.odds(self.who, test)) * self.harm(0, 1)

    def staying(self, space: str) -> float:
        """To be there when the monsters attack, or may come; they share what stands with them."""
        view, total = self.situation.view, 0.0
        others = sum(each.space == space for each in view.investigators if each is not self.who)
        for monster in view.monsters:
            if not monster.stun:
                total += self._blow(monster, space) / (1 + others)
        if view.rooms[self.situation.room_of[space]].fire:
            total += self.weights.fire
        return self.blows(total) if total else 0.0

    def _blow(self, monster: MonsterView, space: str) -> float:
        """What it is likely to do: it strikes where it stands, and may be sent where it is near."""
        if monster.space == space:
            return HITS * self.situation.strength(monster)
        way = self.situation.house.way_to(space, frozenset(), self.situation.barred)
        if way[monster.space] > STRIDE:
            return 0.0
        return self.weights.lurking * HITS * self.situation.strength(monster)
