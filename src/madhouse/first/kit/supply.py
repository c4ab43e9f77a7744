"""Supply: what there is in the box, and whether a story uses more of it than that."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from madhouse.engine.wording import word
from madhouse.first.kit.story_file import StoryFile
from madhouse.first.rules.setup import mythos_deck
from madhouse.first.things.checking_own_parts import Mistake
from madhouse.first.things.seeding import markers
from madhouse.first.things.story import Markers, Story
from madhouse.first.words.circumstances import in_name

PAIRED = ("ladder", "vent")
MYTHOS = 15
"""A Mythos deck has at least so many cards."""
IDLE_MYTHOS = 2
"""So many of them may be of no use in a story."""


def supply(file: StoryFile) -> Iterator[Mistake]:
    """Where the box does not hold enough."""
    yield from _choices(file)
    yield from _features(file)
    yield from _tokens(file)
    yield from _doors(file)


def _choices(file: StoryFile) -> Iterator[Mistake]:
    choices = file.box.supply.choices
    for number, question in file.story.questions.items():
        there = choices.get(number, "")
        for letter in question.answers:
            if letter not in there:
                told = ", ".join(f"{n}{each}" for n, letters in choices.items() for each in letters)
                message = f"there is no story choice marker {number}{letter}; there are {told}"
                yield f"questions.{number}.answers.{letter}", message


def _features(file: StoryFile) -> Iterator[Mistake]:
    supply = file.box.supply.features
    for answers, _ in file.setups():
        placed: Counter[str] = Counter()
        for path, marked in _markers(file.story, markers(answers)):
            for kind, spaces in marked.items():
                placed[kind] += len(spaces)
                number = supply[kind]
                if placed[kind] > number:
                    yield f"{path}.{kind}", f"{placed[kind]} {kind} markers; there are {number}"
                    return
        for pair in PAIRED:
            if placed[pair] == 1:
                yield f"features.{pair}", f"a lone {pair} leads nowhere; place another"
                return


def _markers(story: Story, chosen: list[str]) -> Iterator[tuple[str, Markers]]:
    yield "features", story.features
    for marker in chosen:
        if marker in story.features_by:
            yield f"features_by.{marker}", story.features_by[marker]


def _tokens(file: StoryFile) -> Iterator[Mistake]:
    story, supply = file.story, file.box.supply.status
    if len(story.fire) > supply["fire"]:
        yield "fire", f"{len(story.fire)} burning rooms; there are {supply['fire']} fire tokens"
    for answers, _ in file.setups():
        dark = set(story.darkness).union(
            *(story.darkness_by.get(marker, ()) for marker in markers(answers))
        )
        if len(dark) > supply["darkness"]:
            number = supply["darkness"]
            yield "darkness", f"{len(dark)} dark rooms; there are {number} darkness tokens"
            return


def _doors(file: StoryFile) -> Iterator[Mistake]:
    sealed, there = len(file.story.layout.sealed), file.box.supply.sealed_doors
    if sealed > there:
        yield "layout.sealed", f"{sealed} doors are sealed; there are {there} markers for it"


def poor_mythos(file: StoryFile) -> Iterator[Mistake]:
    """A small Mythos deck, or one with cards that can never be played in this house."""
    deck = [file.box.mythos[name] for name in mythos_deck(file.box, file.story)]
    if len(deck) < MYTHOS:
        yield "icons", f"the Mythos deck has {len(deck)} cards; {MYTHOS} are good: add an icon"
    idle = [card.name for card in deck if any(_never(file, each) for each in card.requires)]
    if len(idle) > IDLE_MYTHOS:
        told = ", ".join(idle)
        yield "icons", f"{len(idle)} Mythos cards can never be played here: {told}; leave some out"


def _never(file: StoryFile, condition: Any) -> bool:
    """Whether a requirement can never be met on this board, with these monsters."""
    rooms = file.board.rooms.values()
    kinds = file.story.monsters
    match word(condition):
        case "room_named":
            return not any(in_name(condition.part, room.name) for room in rooms)
        case "in_room":
            return condition.room not in file.board.rooms
        case "outdoors":
            return not any(room.outdoors for room in rooms)
        case "monster_in_space":
            return condition.kind not in kinds
        case "class_in_room":
            return all(file.box.monsters[kind].klass != condition.klass for kind in kinds)
        case "any_of":
            return all(_never(file, each) for each in condition.of)
    return False
