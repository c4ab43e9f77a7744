"""A puzzle at the terminal: drawn where it lies, worked at by numbers, stopped by the clock."""

from itertools import count
from pathlib import Path

import pytest

from madhouse.first.building import TableBuilder
from madhouse.first.seen.views import PuzzleView
from madhouse.first.terminal.puzzle_drawing import puzzle_drawing
from madhouse.puzzles.box import the_puzzles
from madhouse.terminal import table as terminal_table
from tests.terminal.typist import Terminal

ONE_SWAP = tuple(f"rune-7-{place}" for place in (2, 1, 3, 4, 5, 6))
FAR_OFF = tuple(f"rune-7-{place}" for place in (6, 5, 4, 3, 2, 1))


def drawn(puzzle: str, pieces: list[str], tile: int = 0, new: str | None = None) -> list[str]:
    """A puzzle whose pieces lie one after the other, each turned once more than the one before."""
    turns = [slot % 4 if the_puzzles()[puzzle].turnable else 0 for slot in range(len(pieces))]
    view = PuzzleView("card", "investigator-1", puzzle, pieces, turns, tile, new, "", 0, 0)
    return puzzle_drawing(view).plain.splitlines()


def test_a_wiring_puzzle_shows_wires_joints_ends_and_the_new_piece() -> None:
    pieces = [f"wiring-{number}" for number in range(1, 7)]
    assert drawn("1A", pieces, new="wiring-14") == [
        "                  [B]",
        "   ╭───R───╮   ╭───R───╮   ╭───B───╮",
        "[R]B  1↑   B ═ B  2→   B ═ R  3↓   B",
        "   ╰───R───╯   ╰───R───╯   ╰───R───╯",
        "       ║           ║           ║",
        "   ╭───R───╮   ╭───B───╮   ╭───R───╮",
        "   R  4←   B ═ R  5↑   B ═ B  6→   R[B]",
        "   ╰───B───╯   ╰───R───╯   ╰───B───╯",
        "                  [R]",
        "╭───R───╮",
        "R  new  R",
        "╰───R───╯",
    ]


@pytest.mark.parametrize(("tile", "upper", "lower"), [(0, "EK", "KM"), (1, "MK", "KE")])
def test_a_lock_puzzle_shows_its_tile_as_it_is_turned(tile: int, upper: str, lower: str) -> None:
    page = drawn("4A", [f"lock-{number}" for number in range(1, 5)], tile)
    marks = ["".join(line.split()) for line in page if "[" in line]
    assert marks == ["".join(f"[{each}]" for each in row) for row in (upper, lower)]


def test_a_rune_puzzle_shows_which_part_lies_where() -> None:
    page = drawn("7", list(FAR_OFF))
    assert page[1] == "   │  1:6  │ ═ │  2:5  │ ═ │  3:4  │"


@pytest.mark.parametrize("puzzle", the_puzzles().ids)
def test_every_puzzle_fits_the_screen_with_all_its_pieces_and_joints(puzzle: str) -> None:
    one = the_puzzles()[puzzle]
    page = drawn(puzzle, list(one.pieces[: one.size]))
    text = "\n".join(page)
    assert max(map(len, page)) <= 80
    assert text.count("╭") == text.count("╯") == one.size
    assert text.count("═") + text.count("║") == len(one.pairs)
    tile = one.layout.tile
    assert text.count("[") == (len(tile.contacts) if tile else 0)


def at_the_lintel(tmp_path: Path, pieces: tuple[str, ...], *options: str) -> str:
    """A case in which Jenny stands before the study and its rune puzzle."""
    table = TableBuilder(options=options).investigator("jenny-barnes", "library.a")
    table.lock("study", "marked-lintel").puzzle("marked-lintel", *pieces)
    table.state.puzzles["marked-lintel"].tried = True
    path = tmp_path / "lintel.case"
    path.write_text(table.play(turn_of="jenny-barnes").case())
    return str(path)


def test_a_person_solves_a_puzzle_at_the_terminal(terminal: Terminal, tmp_path: Path) -> None:
    case = at_the_lintel(tmp_path, ONE_SWAP)
    heard = terminal.play("--case", case, lines=["move study.c", "1", "swap 1 3", "1", "q"])
    assert "│  1:2  │ ═ │  2:1  │" in heard.out
    assert "1 swap pieces 1 and 2" in heard.out
    assert "1e.puzzle-solve.adjacency" in heard.out
    assert "Jenny Barnes solved the puzzle of the Marked Lintel." in heard.out
    assert "Jenny Barnes stepped into the Study" in heard.flowing


@pytest.mark.parametrize(("seconds", "late"), [(10, False), (30, True)])
def test_what_is_typed_when_the_time_is_up_comes_too_late(
    terminal: Terminal,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    seconds: int,
    late: bool,
) -> None:
    ticks = count(step=seconds)  # the watch is looked at once to start it, then at every answer
    monkeypatch.setattr(terminal_table, "monotonic", lambda: float(next(ticks)))
    case = at_the_lintel(tmp_path, FAR_OFF, "puzzle-time-limit")
    lines = ["move study.c", "1", "swap 1 2", "swap 2 3", "swap 1 2", "q"]
    heard = terminal.play("--case", case, lines=lines)
    assert ("The sixty seconds are over." in heard.out) is late
    assert ("The time was up, and Jenny Barnes had not solved" in heard.flowing) is late
    assert ("table: time-up" in Path(case).read_text()) is late
