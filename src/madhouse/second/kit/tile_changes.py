"""Checking tiles that move or come to lie over others: they must be able to lie so on some map."""

from collections.abc import Iterator

from madhouse.engine.board import LayoutError
from madhouse.second.kit.scenario_file import Mistake, ScenarioFile
from madhouse.second.things.map_plan import TileChange, with_changes
from madhouse.second.words.tile_moves import LayOver, MoveTiles


def wrong_changes(file: ScenarioFile) -> Iterator[Mistake]:
    """What can lie so on none of the maps, each change looked at alone."""
    for path, word in file.loaded.words():
        changes = _changes(word)
        if not changes:
            continue
        wrong = [_wrong(file, name, changes) for name in file.scenario.maps]
        if all(wrong):
            yield path, wrong[0]


def _changes(word: object) -> list[TileChange]:
    if isinstance(word, MoveTiles):
        return [TileChange(face, at) for face, at in word.tiles.items()]
    return [TileChange(word.face, word.at, over=True)] if isinstance(word, LayOver) else []


def _wrong(file: ScenarioFile, name: str, changes: list[TileChange]) -> str:
    try:
        file.box.whole_map(with_changes(name, changes))
    except LayoutError as error:
        return str(error)
    return ""
