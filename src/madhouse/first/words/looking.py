"""Words for looking at what is hidden: the keeper's cards, a room's cards, what is to come."""

from madhouse.engine.decisions import Decision
from madhouse.engine.decks import put_under
from madhouse.engine.flow import Rule, choose, choose_secretly
from madhouse.engine.knowledge import EVERYONE, bit, knows
from madhouse.first.acting.scene import Scene
from madhouse.first.rules.spells import NUMBERED_CARD
from madhouse.first.things.state import KEEPER
from madhouse.first.things.table import Table
from madhouse.first.words.base import Verb, chooser, you

RULE = "1e.open.card-overrides"
KEEP, UNDER = "leave it on top", "put it under the deck"


class SeeKeepersMythos(Verb, frozen=True):
    """You see one Mythos card of the keeper's hand, picked blind."""

    def possible(self, g: Table, scene: Scene) -> bool:
        return bool(g.keeper.mythos)

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        if g.keeper.mythos:
            card = g.random.pick(g.keeper.mythos)
            _show(g, scene, card)
            g.tell("sees-hand", (RULE,), who=who.id)
        yield from ()


class SeeTopMythos(Verb, frozen=True):
    """You look at the top Mythos card and may put it under the deck."""

    def possible(self, g: Table, scene: Scene) -> bool:
        return bool(g.state.mythos.cards)

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who, deck = you(scene), g.state.mythos
        if not deck.cards:
            return
        _show(g, scene, deck.cards[0])
        g.tell("sees-mythos", (RULE,), who=who.id)
        seats = chooser(scene)
        chosen = yield from choose(seats, "mythos-top", (KEEP, UNDER), RULE, {"who": who.id})
        if chosen == UNDER:
            put_under(deck, deck.cards.pop(0))
            g.tell("mythos-under", (RULE,), who=who.id)


class SeeRoomCard(Verb, frozen=True):
    """You look at one facedown card of your room, by its place in the pile."""

    def possible(self, g: Table, scene: Scene) -> bool:
        return bool(_facedown(g, g.room_of(you(scene))))

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        room = g.room_of(who)
        if places := _facedown(g, room):
            options = [NUMBERED_CARD(at + 1) for at in places]
            about = {"who": who.id, "room": room}
            chosen = yield from choose(chooser(scene), "see-card", options, RULE, about)
            (number,) = NUMBERED_CARD.ids(chosen)
            _show(g, scene, g.room(room).pile[int(number) - 1])
            g.tell("looks-into", (RULE,), who=who.id, room=room)


class SeeChosenRoom(Verb, frozen=True):
    """You look at all Exploration cards of the room that was chosen, and put them back."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        for card in g.room(scene.room).pile:
            if card in g.box.exploration and not knows(g.state, bit(g.state, who.player), card):
                _show(g, scene, card)
        g.tell("looks-into", (RULE,), who=who.id, room=scene.room)
        yield from ()


class NameTwoRooms(Verb, frozen=True):
    """The keeper names two rooms; in one of them lies the next clue."""

    outlives = True

    def possible(self, g: Table, scene: Scene) -> bool:
        return not g.state.revealed

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        true = _room_of_next_clue(g)
        if true is None:
            g.tell("no-effect", (RULE,), card=scene.card)
            return
        other = yield from choose_secretly(
            lambda: Decision(
                (KEEPER,),
                "name-room",
                tuple(room for room in g.state.rooms if room != _room_of_next_clue(g)),
                RULE,
            )
        )
        true = _room_of_next_clue(g) or other
        named = [room for room in g.state.rooms if room in (true, other)]
        g.tell("two-rooms", (RULE,), rooms=named)
        g.seal()


class ReadNextEvent(Verb, frozen=True):
    """The title and first words of the next Event card are read out."""

    outlives = True

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        if g.state.events:
            card = g.state.events[0]
            g.show(card)
            g.tell("event-foretold", (RULE,), who=you(scene).id, card=card)
        yield from ()


def _show(g: Table, scene: Scene, card: str) -> None:
    """One who looks learns the face; the keeper is told of it too, where he knows it."""
    who = you(scene)
    reader = bit(g.state, who.player)
    g.show(card, reader)
    both = g.state.seen[card] & (reader | g.keeper_bit)
    g.tell("sees-card", (RULE,), seen_by=both, who=who.id, card=card)


def _facedown(g: Table, room: str) -> list[int]:
    pile = g.room(room).pile
    return [at for at, card in enumerate(pile) if not knows(g.state, EVERYONE, card)]


def _room_of_next_clue(g: Table) -> str | None:
    """Where the first clue of the chain lies that nobody has found."""
    chain = next(clues for marker, clues in g.story.chains.items() if marker == g.objective.marker)
    for clue in chain:
        for name, room in g.state.rooms.items():
            if clue in room.pile and not knows(g.state, EVERYONE, clue):
                return name
    return None
