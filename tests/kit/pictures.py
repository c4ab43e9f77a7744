"""Maps and tiles in the documentation: `python -m tests.kit.pictures` draws them."""

import sys
from collections.abc import Iterator
from pathlib import Path

from madhouse.editions import EDITIONS, edition_of
from madhouse.engine.workshop import MapMarks
from madhouse.kit.lamplit_map import lamplit_map
from madhouse.kit.map_picture import map_picture
from madhouse.kit.tile_sheet import tile_sheet

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"


def drawn(marks: MapMarks) -> str:
    """A map as its edition wants it drawn; tokens of an app would tell too much."""
    assert marks.board is not None
    if marks.lamplit:
        return lamplit_map(marks.title, marks.board, {}, marks.start)
    return map_picture(marks.title, marks.board, marks.markers, marks.start)


def pictures() -> Iterator[tuple[str, str]]:
    """Every picture by the name of its file; maps of packs are drawn by `madhouse map` alone."""
    for door in EDITIONS.values():
        for story in (each for each in door.shelf.stories if not door.shelf.needs(each)):
            names = door.workshop.maps(story)
            for name in names:
                yield f"map-{story}-{name}.svg", drawn(door.workshop.map_of(story, name))
            if not names:
                yield f"layout-{story}.svg", drawn(door.workshop.map_of(story))
    yield "tiles-second.svg", tile_sheet(edition_of("second").workshop.tiles())


if __name__ == "__main__":
    for file, picture in pictures():
        (FOLDER / file).write_text(picture, encoding="utf-8")
        sys.stdout.write(f"{FOLDER / file} is drawn.\n")
