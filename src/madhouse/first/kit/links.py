"""Links: whether the rooms join on the laid board as the story says they do."""

from collections.abc import Iterator

from madhouse.engine.board.links import linked, links
from madhouse.first.kit.story_file import StoryFile
from madhouse.first.things.checking_own_parts import Mistake


def misjoined(file: StoryFile) -> Iterator[Mistake]:
    """Where the layout and the story's `links` disagree; a story need not write them down."""
    if not file.story.links:
        return
    written, laid = linked(file.story.links), links(file.board)
    for one, other in sorted(written - laid):
        yield "links", f"{one!r} and {other!r} do not join on the board; lay them side by side"
    for one, other in sorted(laid - written):
        yield "links", f"{one!r} and {other!r} join on the board; seal the door, or say so here"
