"""The chain of clues, followed as a person could: by the prologue, and by clues that were seen."""

from collections.abc import Iterator

from madhouse.first.players.situation import Situation
from madhouse.first.seen.views import HIDDEN
from madhouse.first.things.seeding import marker_of


def next_clue_room(situation: Situation) -> str | None:
    """The room at which the last clue that was seen points; at first, the prologue."""
    found = sorted(_clues_seen(situation))
    if found:
        return found[0][1]
    story = situation.house.story
    for question, letter in situation.view.keeper.answers.items():
        if letter != HIDDEN and (pointer := story.prologue.get(marker_of(question, letter))):
            return pointer.leads_to
    return None


def _clues_seen(situation: Situation) -> Iterator[tuple[int, str | None]]:
    """Level and pointer of each clue that lies before an investigator or faceup in a room."""
    view, cards = situation.view, situation.house.box.exploration
    seen = [card for who in view.investigators for card in who.cards]
    seen += [card for room in view.rooms.values() for card in room.pile]
    for name in seen:
        card = cards.get(name)
        if card is not None and card.clue is not None:
            yield card.clue.level, card.clue.leads_to
