"""Pointers: whether a reader who has only the map and one text finds the right room."""

from collections.abc import Iterator

from madhouse.first.kit.story_file import StoryFile
from madhouse.first.things.checking_own_parts import Mistake
from madhouse.first.things.seeding import markers


def pointers(file: StoryFile) -> Iterator[Mistake]:
    """Every text that leads on names the room it leads to, and no other room of the map."""
    for marker, pointer in file.story.prologue.items():
        yield from _misleading(file, f"prologue.{marker}.text", pointer.text, pointer.leads_to)
    for at, card in enumerate(file.story.cards):
        if card.clue is not None:
            path = f"cards[{at}].flavour"
            yield from _misleading(file, path, card.flavour, card.clue.leads_to)
    yield from _visited_twice(file)


def _misleading(file: StoryFile, path: str, text: str, room: str | None) -> Iterator[Mistake]:
    named = rooms_named(file, text)
    if room is not None and room not in named:
        name = file.board.rooms[room].name if room in file.board.rooms else room
        yield path, f"the text does not name the {name}, where it leads to"
    for other in named:
        if other != room:
            yield path, f"the text names the {file.board.rooms[other].name}, where it does not lead"


def rooms_named(file: StoryFile, text: str) -> list[str]:
    """The rooms whose names occur in a text; 'the guest bathroom' is not also 'the bath'."""
    plain = f" {text.casefold()} "
    rooms = sorted(file.board.rooms.values(), key=lambda room: -len(room.name))
    found = []
    for room in rooms:
        name = room.name.casefold()
        if name in plain:
            found.append(room.id)
            plain = plain.replace(name, "")
    return found


def _visited_twice(file: StoryFile) -> Iterator[Mistake]:
    told: set[str] = set()
    for answers, named in file.setups():
        chosen = markers(answers)
        lies = {card: room for room, cards in named.items() for card in cards}
        for marker, chain in file.story.chains.items():
            rooms = [lies[clue] for clue in chain if clue in lies] if marker in chosen else []
            for at, room in enumerate(rooms):
                if room in rooms[:at] and marker not in told:
                    told.add(marker)
                    yield f"chains.{marker}[{at}]", f"the chain comes to {room!r} a second time"
