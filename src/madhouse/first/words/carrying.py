"""Words for cards that are carried: taken, dropped, hidden, used up, carried off."""

from madhouse.engine.decks import discard
from madhouse.engine.flow import Rule, choose
from madhouse.engine.knowledge import EVERYONE, knows
from madhouse.first.card_abilities import count_use, discard_used_up, uses_left
from madhouse.first.cards import CardType
from madhouse.first.drop import put_down
from madhouse.first.monsters import on_board
from madhouse.first.references import ItemId
from madhouse.first.scene import Scene
from madhouse.first.state import KEEPER, Investigator
from madhouse.first.table import Table
from madhouse.first.words.base import Condition, Verb, chooser, the_monster, you

RULE = "1e.open.card-overrides"


class SpendUse(Verb, frozen=True):
    """One use of the card; after the last it is discarded."""

    def possible(self, g: Table, scene: Scene) -> bool:
        return uses_left(g, scene.card)

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        count_use(g, scene.card)
        discard_used_up(g, you(scene), scene.card)
        yield from ()


class DropCard(Verb, frozen=True):
    """You drop a card, perhaps of a type, of your own choice."""

    type: CardType | None = None

    def possible(self, g: Table, scene: Scene) -> bool:
        return bool(carried(g, you(scene), self.type))

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        if cards := carried(g, who, self.type):
            options = [f"drop {card}" for card in cards]
            chosen = yield from choose(chooser(scene), "drop-one", options, RULE, {"who": who.id})
            put_down(g, who, chosen.removeprefix("drop "), RULE)


class TakeDropped(Verb, frozen=True):
    """You take one card that lies faceup in your room, without exploring."""

    def possible(self, g: Table, scene: Scene) -> bool:
        return bool(dropped(g, g.room_of(you(scene))))

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        room = g.room_of(who)
        if cards := dropped(g, room):
            options = [f"pick {card}" for card in cards]
            chosen = yield from choose(chooser(scene), "take-card", options, RULE, {"who": who.id})
            card = chosen.removeprefix("pick ")
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
            card, _, other = chosen.removeprefix("take ").partition(" from ")
            g.investigator(other).cards.remove(card)
            who.cards.append(card)
            g.tell("traded", (RULE,), who=other, card=card, to=who.id)

    def _offers(self, g: Table, who: Investigator) -> list[str]:
        others = [each for each in g.investigators_at(who.space) if each is not who]
        return [f"take {card} from {each.id}" for each in others for card in each.cards]


class PutUnderRoom(Verb, frozen=True):
    """One of your cards of a type, of the keeper's choice, goes under the cards of your room."""

    type: CardType

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        if cards := carried(g, who, self.type):
            options = [f"drop {card}" for card in cards]
            chosen = yield from choose((KEEPER,), "put-under", options, RULE, {"who": who.id})
            card, room = chosen.removeprefix("drop "), g.room_of(who)
            who.cards.remove(card)
            g.room(room).pile.append(card)
            g.tell("put-under", (RULE,), who=who.id, card=card, room=room)


class TopCardToBottom(Verb, frozen=True):
    """The top card of your room goes under the others."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        room = g.room_of(you(scene))
        pile = g.room(room).pile
        if len(pile) > 1:
            pile.append(pile.pop(0))
            g.tell("top-to-bottom", (RULE,), room=room)
        yield from ()


class MonsterTakes(Verb, frozen=True):
    """The monster takes a card of a type from you, of the keeper's choice, and carries it."""

    type: CardType

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        cards = carried(g, who, self.type)
        if cards and on_board(g, scene.monster):
            options = [f"drop {card}" for card in cards]
            chosen = yield from choose((KEEPER,), "carry-off", options, RULE, {"who": who.id})
            card, foe = chosen.removeprefix("drop "), the_monster(scene)
            who.cards.remove(card)
            foe.carries.append(card)
            g.tell("carried-off", (RULE,), who=who.id, card=card, monster=foe.id)


class MonsterPicksUp(Verb, frozen=True):
    """The monster picks up a card of a type that lies open in its explored room."""

    type: CardType

    def possible(self, g: Table, scene: Scene) -> bool:
        return on_board(g, scene.monster) and bool(self._lying(g, scene))

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        if self.possible(g, scene):
            foe = the_monster(scene)
            card = self._lying(g, scene)[0]
            g.room(g.room_of(foe)).pile.remove(card)
            foe.carries.append(card)
            g.tell("monster-picks-up", (RULE,), card=card, monster=foe.id)
        yield from ()

    def _lying(self, g: Table, scene: Scene) -> list[str]:
        room = g.room_of(the_monster(scene))
        cards = dropped(g, room) if g.room(room).explored else []
        return [card for card in cards if self.type in g.box.items[card].types]


class DiscardCard(Verb, frozen=True):
    """You discard this card of yours."""

    card: ItemId

    def possible(self, g: Table, scene: Scene) -> bool:
        return self.card in you(scene).cards

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        if self.card in who.cards:
            who.cards.remove(self.card)
            discard(g, g.state.exploration, self.card)
            g.tell("card-gone", (RULE,), who=who.id, card=self.card)
        yield from ()


class MonsterCarries(Condition, frozen=True):
    """A monster carries this card."""

    card: ItemId

    def holds(self, g: Table, scene: Scene) -> bool:
        return any(self.card in foe.carries for foe in g.state.monsters)


def carried(g: Table, who: Investigator, kind: CardType | None) -> list[str]:
    """What he carries of a type."""
    return [card for card in who.cards if kind is None or kind in g.box.items[card].types]


def dropped(g: Table, room: str) -> list[str]:
    """The cards that lie open in a room, once found or dropped there."""
    return [c for c in g.room(room).pile if c in g.box.items and knows(g.state, EVERYONE, c)]
