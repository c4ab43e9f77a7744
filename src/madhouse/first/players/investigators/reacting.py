"""Reacting: whether a card that waited for this moment is used now, or kept for a worse one."""

from collections.abc import Iterator, Sequence

from madhouse.engine.clauses import Verb, When, parts_within
from madhouse.first.players.investigators.abilities import worth_of_verb
from madhouse.first.players.investigators.aims import Party
from madhouse.first.players.investigators.calling import Calling
from madhouse.first.players.investigators.danger import Danger
from madhouse.first.players.investigators.shelter import kindle
from madhouse.first.players.investigators.spells import better_than_most
from madhouse.first.players.situation import Situation
from madhouse.first.players.weights import InvestigatorWeights
from madhouse.first.rules.stun import RECOVER
from madhouse.first.things.attributes import Attribute, TestOf
from madhouse.first.things.plain_answers import LEAVE
from madhouse.first.words.choices import Either
from madhouse.first.words.fire import SetFire
from madhouse.first.words.rolls import (
    AddToTest,
    LendAttribute,
    PassTest,
    Reroll,
    RollIs,
    Tested,
    TestIs,
)
from madhouse.first.words.rooms import LightRoom
from madhouse.first.words.sparing import AtMost, Cancel, Increase, Reduce
from madhouse.first.words.spells import KeepSpell
from madhouse.first.words.stepping import YouMove
from madhouse.players.judging import Verdict, verdict

HELPS = 1.0  # what help is worth of which nothing better is known
TRIED = 2.5  # what is at stake in a test that is neither of fear nor of flight
OMEN = 0.45  # damage and horror that a Mythos card brings, on the whole
PASSED = 0.7  # how often a test comes off on the whole
SMALL = 1.0  # damage that comes of no monster


def judge_reaction(situation: Situation, weights: InvestigatorWeights) -> Iterator[Verdict]:
    """What the card would spare him or bring him, less what it costs."""
    moment = Reacting(situation, weights)
    clause, card = moment.clause(), str(situation.decision.about["card"])
    worth = HELPS
    if clause is not None:
        price = Calling(moment.party, moment.danger).price(clause, card)
        worth = sum(moment.gain(verb, clause) for verb in clause.do) - price
    for option in situation.decision.options:
        if option == LEAVE:
            yield verdict(option, "wait", 0.05)
        else:
            yield verdict(option, "ability", worth)


def judge_recovery(situation: Situation, weights: InvestigatorWeights) -> Iterator[Verdict]:
    """Nobody stays stunned who need not."""
    for option in situation.decision.options:
        yield verdict(option, "ability", weights.stun if option == RECOVER else 0.0)


class Reacting:
    """The moment at which somebody may use a card."""

    def __init__(self, situation: Situation, weights: InvestigatorWeights) -> None:
        self.situation = situation
        self.weights = weights
        self.who = situation.who()
        self.party = Party(situation, weights)
        self.danger = Danger(situation, self.who, weights, self.party.mortal)
        self.moment = situation.decision.about.get("moment")

    def clause(self) -> When | None:
        """What the card says of this moment."""
        card = self.situation.house.box.worded.get(str(self.situation.decision.about["card"]))
        waiting = parts_within(card, When)
        return next((each for each in waiting if each.may and each.moment == self.moment), None)

    def gain(self, verb: Verb, clause: When) -> float:
        """What one word would bring him now."""
        match verb:
            case PassTest() | Reroll() | RollIs() | AddToTest():
                return self._helped(clause)
            case LendAttribute(attribute):
                return self._lent(attribute)
            case Cancel():
                return self._cancelled()
            case Reduce(by):
                return self.danger.blows(min(self._blow(), by))
            case AtMost(amount):
                return self.danger.blows(max(self._blow() - amount, SMALL))
            case Increase():
                return self.weights.heal if self.moment == "heals" else self.weights.wound
            case KeepSpell():
                return better_than_most(self.party, self.who)
            case YouMove():
                return self.weights.use  # a step that he need not take
            case Either():
                return max(self.gain(each, clause) for each in (*verb.do, *verb.other))
            case SetFire():
                return max((kindle(self.party, room) for room in self._their_rooms()), default=0.0)
            case LightRoom():
                dark = any(self.party.view.rooms[room].dark for room in self._their_rooms())
                return self.weights.dark if dark else 0.0
            case _:
                return max(worth_of_verb(self.party, self.who, verb), 0.0)

    def _helped(self, clause: When) -> float:
        """What is at stake in the test, as likely as it would be lost."""
        kinds = [each.kind for each in clause.given if isinstance(each, TestIs)]
        stake = self._at_stake(kinds[0] if kinds else "")
        return stake * (1.0 if self.moment == "test-failed" else self._lost(clause, kinds))

    def _at_stake(self, kind: str) -> float:
        match kind:
            case "horror":
                return self.danger.harm(0, 1) * 2
            case "evade":
                return self.danger.blows(self._blow())
            case "lock" | "obstacle":
                return self.weights.key / 2
            case _:
                return TRIED

    def _lost(self, clause: When, kinds: Sequence[str]) -> float:
        """How likely the test is to fail without help."""
        if "evade" in kinds:
            return 1 - (self.danger.clear_of_monsters() or 1.0)
        tested = [each.attributes for each in clause.given if isinstance(each, Tested)]
        odds = [self.situation.odds(self.who, TestOf(one, 0)) for some in tested for one in some]
        return 1 - min(odds, default=PASSED)

    def _lent(self, attribute: Attribute) -> float:
        """A friend in his room makes a test with his strength: so much more as he has of it."""
        situation, who = self.situation, self.who
        room = situation.room(who)
        friends = [each for each in self.party.view.investigators if each is not who]
        near = [each for each in friends if situation.room(each) == room]
        mine = situation.attribute(who, attribute)
        theirs = min((situation.attribute(each, attribute) for each in near), default=mine)
        return TRIED * (mine - theirs) / 4

    def _cancelled(self) -> float:
        if self.moment == "mythos-played":
            return self.danger.harm(OMEN, OMEN)
        return self.danger.blows(self._blow())

    def _blow(self) -> float:
        """How hard he is likely to be struck: as the strongest does that stands with him."""
        here = self.situation.monsters_by_space.get(self.who.space, ())
        return max((self.situation.strength(each) for each in here), default=SMALL)

    def _their_rooms(self) -> set[str]:
        """The rooms in which there are monsters, and none of us."""
        ours = {self.situation.room(each) for each in self.party.view.investigators}
        return set(self.situation.monsters_by_room) - ours
