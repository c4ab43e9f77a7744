"""Cards that an objective needs: where they lie is told, and one that is gone is laid again."""

from madhouse.engine.knowledge import EVERYONE, knows
from madhouse.first.things.seeding import question_of
from madhouse.first.things.table import Table

RULE = "1e.open.card-overrides"


def name_needed_cards(g: Table) -> None:
    """On the reveal the keeper names the room of each card that the objective needs.

    It lies faceup from then on, in its place in the pile, and is found as any other. That place
    hangs on the story and its answers alone, so these are no secret either.
    """
    for card in g.objective.needs:
        room = _unfound_in(g, card)
        if room is not None:
            for question in deciding(g, card):
                g.show_answer(question)
            g.show(card)
            g.tell("needed-lies", (RULE,), card=card, room=room)
        elif _gone(g, card) and card in g.state.seeded:
            lay_in_room(g, card, g.state.seeded[card])


def _unfound_in(g: Table, card: str) -> str | None:
    """The room where it lies and nobody has found it yet."""
    if knows(g.state, EVERYONE, card):
        return None
    return next((name for name, room in g.state.rooms.items() if card in room.pile), None)


def _gone(g: Table, card: str) -> bool:
    return card in g.state.exploration.discard or card in g.state.carried_out


def deciding(g: Table, card: str) -> set[str]:
    """The questions whose answers say where a card lies."""
    by_answer = g.story.seed_by.items()
    return {
        question_of(marker)
        for marker, seed in by_answer
        if any(card in cards for cards in seed.values())
    }


def lay_in_room(g: Table, card: str, room: str) -> None:
    """Wherever it is, the card goes faceup on top of the pile of a room, as good as new."""
    for zone in _zones(g):
        if card in zone:
            zone.remove(card)
    g.state.spent.pop(card, None)
    g.show(card)
    g.room(room).pile.insert(0, card)
    g.tell("laid-in-room", (RULE,), card=card, room=room)


def _zones(g: Table) -> list[list[str]]:
    """Every place where a find may be."""
    state = g.state
    people = (*state.investigators, *state.escaped)
    return [
        state.exploration.cards,
        state.exploration.discard,
        state.starting_items,
        state.carried_out,
        *(who.cards for who in people),
        *(foe.carries for foe in state.monsters),
        *(room.pile for room in state.rooms.values()),
    ]
