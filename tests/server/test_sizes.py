"""Sizes: what is sent has the size of what it is, and what is too large leaves nothing behind."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from madhouse.engine import casefile
from madhouse.engine.casefile import CaseError, parse
from madhouse.engine.shelf import NewGame
from madhouse.engine.words import LONGEST_WORD, did_you_mean
from madhouse.rules.catalogue import Rulebook
from madhouse.rules.companion import companion
from madhouse.server.asked import ready as ready_module
from madhouse.server.house.connection import decode
from madhouse.server.limits import HOME
from madhouse.server.table.reviving import played_again
from madhouse.server.wire.sizes import LARGEST_CASE
from tests.server.house import CHANCE, PERSON, SHORT, House, seated, tokens_of

SEAT = "investigator-1"
HEAD = "madhouse case 1\nedition: first\nstory: the-cold-supper\ncontent: x\nseed: 1\n"
HUGE = "9" * 5000


@pytest.mark.parametrize(
    "message",
    [
        f'{{"type":"choose","seat":"{SEAT}","number":{HUGE},"option":"x"}}',
        f'{{"type":"undo","seat":"{SEAT}","number":-1}}',
        f'{{"type":"choose","seat":"{SEAT}","number":1,"option":"{"x" * 1000}"}}',
        f'{{"type":"why","seat":"{SEAT}","rule":"{"x" * 1000}"}}',
        f'{{"type":"why","seat":"{SEAT}","option":"{"x" * 1000}"}}',
        f'{{"type":"hint","seat":"{"x" * 100}","number":1}}',
        f'{{"type":"say","seat":"{SEAT}","text":"{"x" * 10_000}"}}',
        f'{{"type":"hello","tokens":[{",".join(["1"] * 100)}]}}'.replace("1", '"x"'),
        f'{{"type":"hello","tokens":["{"x" * 200}"]}}',
        f'{{"type":"hello","tokens":[],"seen":{{"{SEAT}":{HUGE}}}}}',
    ],
)
def test_no_message_is_larger_than_what_it_says(message: str) -> None:
    with pytest.raises(msgspec.MsgspecError):
        decode(message)


@pytest.mark.parametrize(
    "more",
    [
        {"agreements": ["take-backs"] * 1000},
        {"runs": [SEAT] * 1000},
        {"packs": ["x"] * 1000},
        {"figures": 10**9},
        {"story": "x" * 1000},
        {"seed": "x" * 5000},
        {"seats": {f"investigator-{n}": PERSON for n in range(1000)}},
        {"seats": seated(CHANCE, PERSON | {"name": "x" * 5000})},
    ],
)
def test_no_wish_is_larger_than_a_game(more: dict[str, Any]) -> None:
    wish = {"story": SHORT, "seats": seated(CHANCE, PERSON)} | more
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(wish, NewGame)


def test_what_was_agreed_on_is_a_set(house: House) -> None:
    created = house.set_up(agreements=["take-backs", "puzzle-help", "take-backs"])
    header = house.table(created["game"]).game.header
    assert header.agreements == ("take-backs", "puzzle-help")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (f"{HEAD}investigators: 1\n{HUGE} keeper: pass  [00000000]\nopen\n", "expected 'NUMBER"),
        (f"{HEAD}investigators: 1\nposition: {'QUJD' * 10_000}\nopen\n", "position"),
        (f"{HEAD}investigators: 1\noptions: {'x, ' * 1000}x\nopen\n", "options"),
        (f"{HEAD}investigators: 1\nlevel: {'x' * 1000}\nopen\n", "level"),
        (f"{HEAD}investigators: 1\n" + "1 keeper: pass  [00000000]\n" * 50_000 + "open\n", "40000"),
        (f"{HEAD}investigators: 1\n{'#' * 2_500_000}\nopen\n", "letters"),
    ],
    ids=["number", "position", "list", "field", "decisions", "file"],
)
def test_no_case_is_larger_than_any_evening(text: str, said: str) -> None:
    with pytest.raises(CaseError, match=said):
        parse(text)


@pytest.mark.parametrize("story", ["removal", "first-cold-night"])
def test_no_table_that_was_built_by_hand_is_full_of_monsters(story: str) -> None:
    root = Path(__file__).parents[1]
    case = parse((root / "golden" / f"{story}-at-random.case").read_text(encoding="utf-8"))
    game = played_again(case.header, case.answers)
    state = msgspec.msgpack.decode(game.encode())
    fields = [each.name for each in msgspec.structs.fields(type(game.table.state))]
    monsters: Any = state[fields.index("monsters")]
    if isinstance(monsters, list):
        monsters += [[number, "zombie", 1, "hall"] for number in range(100)]
    else:
        monsters |= {f"monster-{number}": "hall" for number in range(100)}
    position = msgspec.msgpack.encode(state)
    header = msgspec.structs.replace(case.header, position=position, game="", commitment="")
    with pytest.raises(CaseError, match="length <= 60"):
        played_again(header, ())


def test_every_case_of_ours_is_far_from_the_bounds() -> None:
    root = Path(__file__).parents[1]
    texts = [path.read_text(encoding="utf-8") for path in root.rglob("*.case")]
    assert texts
    assert 4 * max(map(len, texts)) < LARGEST_CASE < casefile.LARGEST
    assert 4 * max(text.count("\n") for text in texts) < casefile.MOST_DECISIONS
    assert HOME.largest_request > LARGEST_CASE


def test_what_is_very_long_is_near_to_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("madhouse.engine.words.get_close_matches", _never)
    known = [f"word-{number}" for number in range(100)]
    assert did_you_mean("x" * (LONGEST_WORD + 1), known) == ""


def _never(*_: object, **__: object) -> list[str]:
    raise AssertionError("it should not have been compared")


def test_what_cannot_be_opened_leaves_nothing_behind(house: House) -> None:
    for number in range(5):
        house.get(f"none-{number}/case", "token")
        house.get("x" * 39 + str(number) + "/case", "token")
    assert house.gathering._opening == {}


@pytest.mark.parametrize("name", ["none", "x" * 39, "a.b", "%00", "x" * 5000])
def test_no_game_has_such_a_name(house: House, name: str) -> None:
    assert house.http.get(f"/api/games/{name}").status_code in (400, 404)


def test_what_everybody_reads_is_written_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    of_editions = ("/api/rules/second", "/api/boxes/first", "/api/boxes/second")
    paths = ("/api/library", *of_editions, "/api/puzzles")
    first = [house.http.get(path).content for path in paths]
    monkeypatch.setattr(ready_module, "encode_json", _never)
    assert [house.http.get(path).content for path in paths] == first
    assert len(msgspec.json.decode(first[1])["entries"]) == len(companion(Rulebook.SECOND).entries)


def test_a_table_keeps_the_last_of_what_was_said_and_reported(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(HOME, lines_kept=3, reports_kept=2)
    house = House(tmp_path, limits=limits)
    created = house.set_up()
    guest = house.guest(created["game"], *tokens_of(created)).meet()
    for number in range(8):
        guest.say(type="say", seat=SEAT, text=f"line {number}")
        guest.hear("said")
        house.post(f"{created['game']}/problem", *tokens_of(created), text=f"trouble {number}")
    with house.storage.database.engine.connect() as database:
        lines = list(database.exec_driver_sql("SELECT text FROM talk ORDER BY id").scalars())
        told = list(database.exec_driver_sql("SELECT text FROM problems ORDER BY id").scalars())
    assert lines[-3:] == ["line 5", "line 6", "line 7"]
    assert len(lines) <= 6
    assert told == ["trouble 6", "trouble 7"]
    house.close()
