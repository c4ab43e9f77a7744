"""A misspelt name in content is refused when it is loaded: file, line, field and nearest word."""

import shutil
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
import yaml

from madhouse.cli import main
from madhouse.engine.clauses import Condition, Standing, Verb
from madhouse.engine.loading import ContentErrors
from madhouse.engine.references import Gives, Refers, marks_of
from madhouse.engine.written import fields_of, members
from madhouse.first import edition
from madhouse.first.things.box import CONTENT, Box
from madhouse.first.things.moments import MOMENTS, TABLE_MOMENTS
from madhouse.first.words import VOCABULARY
from tests.rule_sources import rule_files

STORY = "the-cold-supper"
SUPPER = f"stories/{STORY}.yaml"

THIRD = '\n  "3": {text: "Who?", answers: {she: {text: "He."}}}'  # a question

Plant = Callable[[str, str, str], int]
"""Replaces text in one file of a copy of the content; gives the line where it stands."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(CONTENT, tmp_path / "first"))


@pytest.fixture
def plant(folder: Path) -> Plant:
    def planted(file: str, right: str, wrong: str) -> int:
        good = (folder / file).read_text(encoding="utf-8")
        before, found, after = good.partition(right)
        assert found, f"{file} no longer says {right!r}"
        (folder / file).write_text(before + wrong + after, encoding="utf-8")
        return before.count("\n") + 1

    return planted


def complaints(folder: Path) -> list[str]:
    """The messages of a box that cannot be opened, or whose story cannot be told."""
    with pytest.raises(ContentErrors) as refused:
        Box(VOCABULARY, folder).story(STORY)
    return [str(error).removeprefix(f"{folder}/") for error in refused.value.errors]


# Names in a story


@pytest.mark.parametrize(
    ("what", "right", "wrong", "written", "field"),
    [
        ("room", "cellar", "celar", "darkness: [{}]", "darkness[0]"),
        ("lock", "brass-plate", "bras-plate", "study: {}", "locks.study"),
        ("room", "study", "studdy", "locks: {{{}: ", "locks.studdy"),
        ("obstacle", "fallen-timber", "falen-timber", "cellar: {}", "obstacles.cellar"),
        ("space", "entrance-hall.c", "entrance-hal.c", "start: {}", "start"),
        ("exploration card", "brass-key", "bras-key", "[{}]", "seed.cloakroom[0]"),
        ("exploration card", "axe", "axes", "  - {}\n", "pool[3]"),
        ("clue", "cold-supper-3a", "cold-super-3a", "1A: [{}", "chains.1A[0]"),
        ("room", "library", "libary", "leads_to: {}", "prologue.2A.leads_to"),
        ("room", "study", "studdy", "leads_to: {}", "cards[1].clue.leads_to"),
        ("keeper action", "lights-out", "light-out", " {},", "actions[3]"),
        ("Mythos or Trauma card", "deep-cut", "deep-cutt", "  - {}\n", "left_in_box[13]"),
        ("icon", "tide", "tyde", " {},", "icons[1]"),
        ("kind of monster", "maniac", "manic", "[zombie, {}]", "monsters[1]"),
        ("monster", "zombie", "zombi", "stirring: {{{}:", "stirring.zombi"),
        ("room", "bathroom", "bathrom", "[cellar, {}]", "stirring.zombie[1]"),
        ("marker", "1A", "1AA", "marker: {}", "objectives[0].marker"),
        ("marker (or 'all')", "2B", "22B", "{}: {{mythos", "hand.22B"),
        ("room", "entrance-hall", "entrance", "escape: {}", "objectives[1].escape"),
        ("monster", "zombie", "zombi", "kind: {}\n", "named.tom-halloran.kind"),
    ],
)
def test_a_name_that_leads_nowhere(
    folder: Path, plant: Plant, what: str, right: str, wrong: str, written: str, field: str
) -> None:
    line = plant(SUPPER, written.format(right), written.format(wrong))
    (message,) = complaints(folder)
    assert message.startswith(f"{SUPPER}:{line}:")
    assert message.endswith(f": {field}: unknown {what} '{wrong}'; did you mean '{right}'?")


@pytest.mark.parametrize(
    ("right", "wrong", "complaint"),
    [
        ("darken_room: library", "darken_room: libary", "darken_room: unknown room 'libary'"),
        ("rooms: [bathroom]", "rooms: [bathrom]", "place_monster.rooms[0]: unknown room 'bathrom'"),
        ("{kind: maniac", "{kind: manic", "place_monster.kind: unknown monster 'manic'"),
        ("in_room: kitchen", "in_room: kichen", "in_room: unknown room 'kichen'"),
        ("monster: tom-", "monster: ton-", "unknown monster or named monster 'ton-halloran'"),
        ("slain: tom-", "slain: ton-", "monster_slain: unknown named monster 'ton-halloran'"),
        ("with: the-grey", "with: the-gray", "escaped_with: unknown item 'the-gray-salt'"),
    ],
)
def test_a_name_inside_a_word(
    folder: Path, plant: Plant, right: str, wrong: str, complaint: str
) -> None:
    line = plant(SUPPER, right, wrong)
    (message,) = complaints(folder)
    assert message.startswith(f"{SUPPER}:{line}:")
    assert f"{complaint}; did you mean " in message


@pytest.mark.parametrize(
    ("written", "complaint"),
    [
        ("exit: {room: kichen, carrying: axe}", "exit.room: unknown room 'kichen'"),
        ("exit: {room: kitchen, carrying: samples}", "unknown item (or 'sample') 'samples'"),
        ("exit: {room: kitchen, kind: manic, carrying: sample}", "unknown monster 'manic'"),
    ],
)
def test_how_monsters_may_leave(folder: Path, plant: Plant, written: str, complaint: str) -> None:
    plant(SUPPER, "escape: entrance-hall", f"escape: entrance-hall\n    {written}")
    (message,) = complaints(folder)
    assert complaint in message


@pytest.mark.parametrize(
    ("written", "complaint"),
    [
        ("place_corpse: {name: tom, rooms: [study]}", "name: unknown named person 'tom'"),
        ("place_monster: {name: ada, rooms: [study]}", "name: unknown named monster 'ada'"),
        ("place_monster: {rooms: [study]}", "give the kind of monster, or the name of one"),
        ("place_monster: {kind: zombie, name: tom-halloran, rooms: [study]}", "give the kind"),
    ],
)
def test_who_is_placed(folder: Path, plant: Plant, written: str, complaint: str) -> None:
    plant(SUPPER, "place_monster: {kind: maniac, rooms: [kitchen, guest-bedroom]}", written)
    (message,) = complaints(folder)
    assert complaint in message


def test_who_is_only_a_corpse_cannot_be_placed_as_a_monster(folder: Path, plant: Plant) -> None:
    text = (folder / SUPPER).read_text(encoding="utf-8")
    pike = text[text.index("  wendell-pike:\n") : text.index("stirring:")]
    plant(SUPPER, pike, "  wendell-pike: {name: Wendell Pike}\n")
    (message,) = complaints(folder)
    assert "unknown named monster 'wendell-pike'" in message


def test_a_monster_that_the_story_does_not_list_cannot_be_placed(
    folder: Path, plant: Plant
) -> None:
    plant(SUPPER, "{kind: maniac", "{kind: cultist")
    (message,) = complaints(folder)
    assert message.endswith("unknown monster 'cultist'; known are zombie, maniac")


def test_all_mistakes_are_told_at_once_in_the_order_of_the_file(folder: Path, plant: Plant) -> None:
    dark = plant(SUPPER, "darkness: [cellar]", "darkness: [celar]")
    start = plant(SUPPER, "start: entrance-hall.c", "start: hall.c")
    places = [message.split(":")[1] for message in complaints(folder)]
    assert places == [str(start), str(dark)]


def test_a_tile_that_is_not_in_the_box(folder: Path, plant: Plant) -> None:
    line = plant(SUPPER, "{tile: s6", "{tile: s66") - 1
    (message,) = complaints(folder)
    assert message.startswith(f"{SUPPER}:{line}:")
    assert message.endswith("layout: there is no tile 's66'; did you mean 's6'?")


def test_an_event_beyond_the_last(folder: Path, plant: Plant) -> None:
    line = plant(SUPPER, "event_resolved: 4", "event_resolved: 6")
    (message,) = complaints(folder)
    assert message.startswith(f"{SUPPER}:{line}:")
    assert message.endswith("event_resolved: Expected `int` <= 5")


# Names on cards


@pytest.mark.parametrize(
    ("file", "right", "wrong", "complaint"),
    [
        ("traits", "investigator: jenny", "investigator: jeny", "investigator 'jeny-barnes'"),
        ("traits", "with: blackj", "with: blakj", "starting item or spell 'blakjack'"),
        ("locks", "[brass-key]", "[bras-key]", "item 'bras-key'"),
        ("locks", "puzzle: 4A", "puzzle: 44A", "puzzle '44A'"),
        ("traits", "moment: test-failed", "moment: test-faild", "moment 'test-faild'"),
    ],
)
def test_a_card_that_names_what_is_not_in_the_box(
    folder: Path, plant: Plant, file: str, right: str, wrong: str, complaint: str
) -> None:
    line = plant(f"{file}.yaml", right, wrong)
    (message,) = complaints(folder)
    assert message.startswith(f"{file}.yaml:{line}:")
    assert f": unknown {complaint}; did you mean '" in message


def test_a_mark_that_one_card_makes_another_may_ask_about(folder: Path, plant: Plant) -> None:
    plant("mythos.yaml", "do: [place_corpse]", "do: [mark: tally]")
    plant(SUPPER, "in_room: kitchen", "marked: {name: tally}")
    assert Box(VOCABULARY, folder).story(STORY).id == STORY


def test_a_mark_that_no_card_makes(folder: Path, plant: Plant) -> None:
    plant("mythos.yaml", "do: [place_corpse]", "do: [mark: tally]")
    line = plant(SUPPER, "in_room: kitchen", "marked: {name: taly}")
    (message,) = complaints(folder)
    assert message.startswith(f"{SUPPER}:{line}:")
    assert message.endswith("unknown mark 'taly'; did you mean 'tally'?")


# A story that is not whole


@pytest.mark.parametrize(
    ("right", "wrong", "field", "complaint"),
    [
        ("id: the-cold-supper", "id: cold-supper", "id", "the file is named 'the-cold-supper'"),
        ("  1B: [cold-supper-3a, cold-supper-2b, cold-supper-1b]\n", "", "chains", "1B is missing"),
        ("    marker: 1B", "    marker: 1A", "objectives", "1A is given twice"),
        ("  2B:\n    leads_to", "  1B:\n    leads_to", "prologue", "belong to questions 1 and 2"),
        (", cold-supper-1a]", "]", "chains.1A[0]", "is clue 3, but clue 2 belongs here"),
        ("  - axe\n  - carving-knife\n  - fire-poker\n", "", "pool", "add "),
        ("[nothing-of-interest-jars]", "[brass-key]", "seed_by.1B.cellar[0]", "is laid twice with"),
        ("[brass-key]", "[axe]", "locks.study", "can be met only with 'brass-key'"),
        ("held-from-within", "brass-plate", "locks.bathroom", "is used twice"),
        ("cold-supper-event-2", "cold-supper-event-1", "events[1].id", "is already taken"),
        ("\nprologue:", f"{THIRD}\nprologue:", "questions.3.answers.she", "goes by one letter"),
    ],
)
def test_a_story_that_would_break_a_game(
    folder: Path, plant: Plant, right: str, wrong: str, field: str, complaint: str
) -> None:
    plant(SUPPER, right, wrong)
    messages = complaints(folder)
    assert any(f": {field}: " in each and complaint in each for each in messages), messages


def test_a_clue_before_the_last_must_lead_on(folder: Path, plant: Plant) -> None:
    plant(SUPPER, ", leads_to: study", "")
    both = complaints(folder)
    assert [message.split(": ")[1] for message in both] == ["chains.1A[0]", "chains.1B[0]"]
    assert both[0].endswith("'cold-supper-3a' leads nowhere; the next clue must lie there")


def test_a_story_has_five_events(folder: Path, plant: Plant) -> None:
    text = (folder / SUPPER).read_text(encoding="utf-8")
    last = text[text.index("  - id: cold-supper-event-5") : text.index("objectives:")]
    plant(SUPPER, last, "")
    line = plant(SUPPER, "  - id: cold-supper-event-1", "  - id: cold-supper-event-1")
    (message,) = complaints(folder)
    assert message.startswith(f"{SUPPER}:{line}:")
    assert message.endswith("events: there are 4 events; a story has 5")


def test_puzzles_that_need_too_many_pieces(folder: Path, plant: Plant) -> None:
    line = plant(SUPPER, "bathroom: held-from-within", "bathroom: dead-current")
    plant(SUPPER, "{cellar: fallen-timber}", "{cellar: fuse-board, library: patch-panel}")
    (message,) = complaints(folder)
    assert message.startswith(f"{SUPPER}:{line}:")
    assert message.endswith("leave one of them out")


# Where it is noticed, and that nothing is forgotten


def test_the_command_says_it_in_one_line_and_fails(
    folder: Path,
    plant: Plant,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    line = plant(SUPPER, "[zombie, maniac]", "[zombie, manic]")
    monkeypatch.setattr(edition, "the_box", lambda: Box(VOCABULARY, folder))
    monkeypatch.setattr(edition, "edition", edition.FirstEdition)
    with pytest.raises(SystemExit) as left:
        main(["play", "--terminal", "--story", STORY])
    said = capsys.readouterr().err
    assert left.value.code == 2
    assert f"{SUPPER}:{line}:" in said
    assert "did you mean 'maniac'?" in said
    assert said.count("\n") == 1


def test_the_moments_are_those_that_have_a_text_and_that_a_rule_looks_at() -> None:
    files = (CONTENT / "messages" / "en").glob("*.yaml")
    texts = [yaml.safe_load(file.read_text(encoding="utf-8")).get("moment", {}) for file in files]
    assert sorted(moment for each in texts for moment in each) == sorted((*MOMENTS, *TABLE_MOMENTS))
    rules = [file for file in rule_files() if file.stem != "moments"]
    code = "".join(file.read_text(encoding="utf-8") for file in rules)
    assert [moment for moment in MOMENTS if f'"{moment}"' not in code] == []


def test_every_sort_of_name_is_known_to_the_box_or_to_the_story() -> None:
    """A new sort of reference without its names would be an error in each file that uses it."""
    of_cards = Box(VOCABULARY).names
    of_stories = {"space", "marker", "marker (or 'all')"}
    kinds = [kind for base in (Verb, Condition, Standing) for kind in words(base)]
    marks = [mark for kind in kinds for mark in marks_in(kind)]
    assert {mark.what for mark in marks} <= {*of_cards, *of_stories}
    assert {mark.what for mark in marks if isinstance(mark, Gives)} == {"mark"}


def words(base: type) -> list[type[msgspec.Struct]]:
    return list(VOCABULARY.words(base).values())


def marks_in(kind: type[msgspec.Struct]) -> list[Refers | Gives]:
    types = [member for field in fields_of(kind).values() for member in members(field.type)]
    return [mark for each in types for mark in marks_of(each)]
