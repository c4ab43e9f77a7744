"""Words for cards that are carried: taken, dropped, hidden, used up, carried off."""

from itertools import takewhile

from madhouse.engine.flow import Rule, choose
from madhouse.engine.forms import form
from madhouse.engine.knowledge import EVERYONE, knows
from madhouse.first.acting.leaving_play import leave_play
from madhouse.first.acting.scene import Scene
from madhouse.first.rules.card_abilities import count_use, discard_used_up, uses_left
from madhouse.first.rules.choosing import PICK
from madhouse.first.rules.drop import DROP, can_be_lost, put_down
from madhouse.first.rules.monsters import on_board
from madhouse.first.things.cards import CardType
from madhouse.first.things.lasting_names import face
from madhouse.first.things.references import ItemId
from madhouse.first.things.state import KEEPER, Investigator, Monster
from madhouse.first.things.table import Table
from madhouse.first.words.base import Condition, Verb, chooser, you

TAKE_FROM = form("take {card} from {who}")
RULE = "1e.open.card-overrides"


class SpendUse(Verb, frozen=True):
    """One use of the card; after the last it is discarded."""

    outlives = True

    def possible(self, g: Table, scene: Scene) -> bool:
        return uses_left(g, scene.card)

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        count_use(g, scene.card)
        discard_used_up(g, you(scene), scene.card)
        yield from ()


class SpendRoundUse(Verb, frozen=True):
    """The one use that the card has in a round, whatever it is used for."""

    def possible(self, g: Table, scene: Scene) -> bool:
        return face(scene.card) not in you(scene).used

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        you(scene).used[face(scene.card)] = "round"
        yield from ()


class DropCard(Verb, frozen=True):
    """You drop a card, perhaps of a type, of your own choice."""

    type: CardType | None = None

    def possible(self, g: Table, scene: Scene) -> bool:
        return bool(carried(g, you(scene), self.type))

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        if cards := carried(g, who, self.type):
            options = DROP.each(cards)
            chosen = yield from choose(chooser(scene), "drop-one", options, RULE, {"who": who.id})
            (card,) = DROP.ids(chosen)
            put_down(g, who, card, RULE)


class TakeDropped(Verb, frozen=True):
    """You take one card that lies faceup in your room, without exploring."""

    def possible(self, g: Table, scene: Scene) -> bool:
        return bool(on_top(g, g.room_of(you(scene))))

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        room = g.room_of(who)
        if cards := on_top(g, room):
            options = PICK.each(cards)
            chosen = yield from choose(chooser(scene), "take-card", options, RULE, {"who": who.id})
            (card,) = PICK.ids(chosen)
            g.room(room).pile.remove(card)
            who.cards.append(card)
            g.tell("picked-up", (RULE,), who=who.id, card=card, room=room)


class TakeFromAnother(Verb, frozen=True):
    """You take one card from an investigator in your space."""

    def possible(self, g: Table, scene: Scene) -> bool:
        return bool(self._offers(g, you(scene)))

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        if offers := self._offers(g, who):
            chosen = yield from choose(chooser(scene), "take-card", offers, RULE, {"who": who.id})
            card, other = TAKE_FROM.ids(chosen)
            g.investigator(other).cards.remove(card)
            who.cards.append(card)
            g.tell("traded", (RULE,), who=other, card=card, to=who.id)

    def _offers(self, g: Table, who: Investigator) -> list[str]:
        others = [each for each in g.investigators_at(who.space) if each is not who]
        return [TAKE_FROM(card, each.id) for each in others for card in can_be_lost(g, each.cards)]


class PutUnderRoom(Verb, frozen=True):
    """One of your cards of a type, of the keeper's choice, goes under the cards of your room."""

    type: CardType

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        if cards := carried(g, who, self.type):
            options = DROP.each(cards)
            chosen = yield from choose((KEEPER,), "put-under", options, RULE, {"who": who.id})
            (card,), room = DROP.ids(chosen), g.room_of(who)
            who.cards.remove(card)
            g.room(room).pile.append(card)
            g.tell("put-under", (RULE,), who=who.id, card=card, room=room)


class TopCardToBottom(Verb, frozen=True):
    """The top card of your room goes under the others."""

    outlives = True

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        room = g.room_of(you(scene))
        pile = g.room(room).pile
        if len(pile) > 1:
            pile.append(pile.pop(0))
            g.tell("top-to-bottom", (RULE,), room=room)
        yield from ()


class DiscardCard(Verb, frozen=True):
    """You discard this card of yours."""

    card: ItemId

    def possible(self, g: Table, scene: Scene) -> bool:
        return self.card in you(scene).cards

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        if self.card in who.cards:
            who.cards.remove(self.card)
            leave_play(g, g.state.exploration, self.card)
            g.tell("card-gone", (RULE,), who=who.id, card=self.card)
        yield from ()


class MonsterCarries(Condition, frozen=True):
    """A monster carries this card."""

    card: ItemId

    def holds(self, g: Table, scene: Scene) -> bool:
        return any(self.card in foe.carries for foe in g.state.monsters)


def carried(g: Table, who: Investigator, kind: CardType | None) -> list[str]:
    """What he carries of a type and can lose."""
    cards = [card for card in who.cards if kind is None or kind in g.box.items[card].types]
    return can_be_lost(g, cards)


def rob(g: Table, foe: Monster, who: Investigator, kind: CardType) -> Rule[None]:
    """The monster takes a card of a type from him, of the keeper's choice, and carries it."""
    cards = carried(g, who, kind)
    if cards and on_board(g, foe):
        options = DROP.each(cards)
        chosen = yield from choose((KEEPER,), "carry-off", options, RULE, {"who": who.id})
        (card,) = DROP.ids(chosen)
        who.cards.remove(card)
        foe.carries.append(card)
        g.tell("carried-off", (RULE,), who=who.id, card=card, monster=foe.id)


def within_reach(g: Table, foe: Monster, kind: CardType) -> list[str]:
    """What a monster can pick up: cards of a type that lie open in its room; nothing bars its way
    to one whose place the reveal has named."""
    return [c for c in lying_open(g, g.room_of(foe)) if kind in g.box.items[c].types]


def pick_up(g: Table, foe: Monster, card: str) -> None:
    """The monster carries a card that lay in its room."""
    g.room(g.room_of(foe)).pile.remove(card)
    foe.carries.append(card)
    g.tell("monster-picks-up", (RULE,), card=card, monster=foe.id)


def lying_open(g: Table, room: str) -> list[str]:
    """The cards of a room that everybody knows: dropped there, or named by the reveal."""
    return [c for c in g.room(room).pile if c in g.box.items and knows(g.state, EVERYONE, c)]


def on_top(g: Table, room: str) -> list[str]:
    """Those of them that no obstacle bars (1e.obstacle.blocks-below)."""
    free = list(takewhile(lambda card: card not in g.box.obstacles, g.room(room).pile))
    return [card for card in lying_open(g, room) if card in free]
