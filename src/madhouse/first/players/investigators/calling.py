"""Calling on a card: what it grants in a turn without the Action Step, and what it is worth now."""

from collections.abc import Iterator

from madhouse.engine.clauses import Verb, When, parts_within
from madhouse.first.players.investigators.abilities import IDLE, worth_of_verb
from madhouse.first.players.investigators.aims import TO_BE_FOUND, Party
from madhouse.first.players.investigators.belongings import use_of
from madhouse.first.players.investigators.danger import Danger
from madhouse.first.players.investigators.fighting import judge_attack
from madhouse.first.players.investigators.shelter import barrier_moves, barrier_worth
from madhouse.first.rules.card_abilities import IN_TURN
from madhouse.first.seen.views import HIDDEN, MonsterView
from madhouse.first.words.barriers import MoveBarrier
from madhouse.first.words.carrying import SpendUse, TakeDropped
from madhouse.first.words.choices import Either, IfSo
from madhouse.first.words.keeper import DiscardThis
from madhouse.first.words.lasting import Lasting
from madhouse.first.words.stepping import (
    Attack,
    Explore,
    GainMovementStep,
    MoveOverWall,
)
from madhouse.players.judging import Verdict

STEPS = 2  # in a turn, for one who is not stunned
FOREVER = "game-end"


class Calling:
    """One investigator in his turn, and the cards that wait for him to call on them."""

    def __init__(self, party: Party, danger: Danger) -> None:
        self.party = party
        self.danger = danger
        self.who = danger.who

    def worth(self, card: str) -> float:
        """What calling on a card is worth, less what it costs."""
        written = self.party.situation.house.box.worded[card]
        waiting = parts_within(written, When)
        free = [clause for clause in waiting if clause.moment == IN_TURN and clause.may]
        return max((self._gain(each, card) - self.price(each, card) for each in free), default=IDLE)

    def price(self, clause: When, card: str) -> float:
        """What it takes besides the step: a use, the card itself, or the one time in a game."""
        weights, price = self.party.weights, 0.0
        if any(isinstance(verb, SpendUse) for verb in clause.cost):
            price += weights.use
        if any(isinstance(verb, DiscardThis) for verb in clause.cost):
            price += use_of(self.party, card)
        lasts = any(isinstance(verb, Lasting) and verb.until == FOREVER for verb in clause.do)
        return price + (patience(self.party) if clause.limit == "game" and not lasts else 0.0)

    def _nearer(self) -> float:
        """What a step to the best of the spaces next to his is worth."""
        near = self.party.situation.house.board.adjacent[self.who.space]
        return self._there(near)

    def _there(self, spaces: tuple[str, ...]) -> float:
        """What it is worth to be in the best of some spaces rather than here."""
        party, who = self.party, self.who
        here, _ = party.pull(who, who.space)
        found = [party.pull(who, space, party.ways.entering(who, space))[0] for space in spaces]
        return party.weights.step * (max(found, default=here) - here)

    def _gain(self, clause: When, card: str) -> float:
        return sum(self._one(verb, card) for verb in clause.do)

    def _one(self, verb: Verb, card: str) -> float:
        party, who = self.party, self.who
        match verb:
            case Explore():
                room = party.situation.room(who)
                return party.worth_here(who, room, *TO_BE_FOUND)[0] - self.danger.evading()
            case GainMovementStep():
                return self._nearer() if who.moved >= STEPS else IDLE
            case MoveOverWall():
                beyond = party.situation.house.board.beyond_walls(who.space)
                return self._there(beyond)
            case TakeDropped():
                return self._lying_open()
            case Attack(weapon):
                return max((self._blow(*each) for each in self._targets(weapon, card)), default=0)
            case MoveBarrier():
                moves = barrier_moves(party, who)
                return max((barrier_worth(party, each) for each in moves), default=IDLE)
            case Lasting():
                return self._for_a_while(verb)
            case Either():
                return max(self._one(each, card) for each in (*verb.do, *verb.other))
            case IfSo():
                return max((self._one(each, card) for each in verb.then), default=IDLE)
            case _:
                return worth_of_verb(party, who, verb)

    def _lying_open(self) -> float:
        """A card that he sees on top of the room's pile, and that is of use."""
        pile = self.party.view.rooms[self.party.situation.room(self.who)].pile
        top = pile[0] if pile and pile[0] != HIDDEN else ""
        return self.party.weights.pick_up if top and self.party.useful(top) else IDLE

    def _targets(self, weapon: str, card: str) -> Iterator[tuple[MonsterView, str]]:
        """Monsters within reach of his weapons of a kind; with `this`, those a step away."""
        house = self.party.situation.house
        for monster in self.party.view.monsters:
            if weapon == "this":
                if monster.space in house.board.adjacent[self.who.space]:
                    yield monster, card
                continue
            away = house.board.range(self.who.space, monster.space)
            for name in self.who.cards:
                item = house.box.items.get(name)
                arms = item.weapon if item is not None else None
                if arms and arms.kind == weapon and away is not None and away <= arms.range:
                    yield monster, name

    def _blow(self, monster: MonsterView, card: str) -> float:
        spoken = Verdict("")
        judge_attack(spoken, self.party, self.danger, monster, card)
        return spoken.score

    def _for_a_while(self, verb: Lasting) -> float:
        """To see in the dark is good as soon as it is dark somewhere; to mind no fire, in one."""
        rooms, weights = self.party.view.rooms, self.party.weights
        if verb.until == FOREVER:
            return weights.dark if any(room.dark for room in rooms.values()) else IDLE
        burning = rooms[self.party.situation.room(self.who)].fire
        return 2 * weights.fire if burning else IDLE


def patience(party: Party) -> float:
    """What helps once is kept for worse; there is less to wait for as the evening goes on."""
    view = party.view
    if view.revealed:
        return 0.0
    return party.weights.once * view.events_left / max(view.events_left + view.events_resolved, 1)
