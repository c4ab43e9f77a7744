"""The shelf and the edition: what there is to play, who sits where, and what is refused."""

from pathlib import Path
from typing import Any

import pytest

import madhouse
from madhouse.editions import edition_of
from madhouse.engine.casefile import CaseError, Header
from madhouse.engine.errors import MadhouseError
from madhouse.engine.shelf import Library, SeatPlan
from madhouse.second.edition import BadPlayerCount, begin, edition, the_box, who_runs_whom
from madhouse.second.kit.check import check
from madhouse.second.kit.new_scenario import write_new_scenario
from madhouse.second.laboratory.counting import decks, unused
from madhouse.second.shelf import _difficulty, _library
from madhouse.second.tellers import teller_of

DOOR = edition_of("second")
SHELF, GENTLE = DOOR.shelf, "first-cold-night"


def header(**given: Any) -> Header:
    """The head of a game of the gentle scenario."""
    fields: dict[str, Any] = {
        "edition": "second",
        "story": GENTLE,
        "content": edition(GENTLE).content_version,
        "seed": "1",
        "investigators": 2,
    }
    return Header(**(fields | given))


# -- the library ---------------------------------------------------------------------------------


def library() -> Library:
    """What may be read before a game, read anew."""
    _library.cache_clear()
    return SHELF.library()


def test_scenarios_stand_by_their_difficulty() -> None:
    shown = library()
    lamps = [(story.trial, story.lamps) for story in shown.stories]
    assert lamps == sorted(lamps)  # trial boards after the evenings
    assert shown.lamps == 3
    first = next(story for story in shown.stories if not story.trial)
    assert (first.id, first.lamps, first.difficulty) == (GENTLE, 1, "Gentle")
    assert [story.id for story in shown.stories if story.first_evening] == [GENTLE]
    assert first.players == "2 to 5 investigators"
    assert first.minutes == the_box().load_scenario(GENTLE).minutes


@pytest.mark.parametrize(
    ("number", "lamps", "name"),
    [
        (0.0, 1, "gentle"),
        (0.44, 1, "gentle"),
        (0.45, 2, "middle"),
        (0.61, 2, "middle"),
        (0.62, 3, "hard"),
        (1.0, 3, "hard"),
    ],
)
def test_a_difficulty_has_a_name(number: float, lamps: int, name: str) -> None:
    assert _difficulty(number) == (lamps, name)


def test_investigators_are_shown_with_their_numbers() -> None:
    lev = next(each for each in library().characters if each.id == "lev-abramson")
    assert (lev.name, lev.brief) == ("Lev Abramson", "Lev")
    assert lev.numbers == {
        "health": 7,
        "sanity": 7,
        "strength": 3,
        "agility": 5,
        "observation": 4,
        "lore": 3,
        "influence": 4,
        "will": 2,
    }


def test_what_all_may_read_is_in_the_library() -> None:
    cards = library().cards
    assert {"lev-abramson", "crowbar", "scald", "dazed"} <= set(cards)
    assert not {"the-unopened-letter", "cultist", "winded", "forgiven"} & set(cards)
    assert all(card == told.id for card, told in cards.items())


def test_a_first_evening_begins_at_once() -> None:
    first = library().first
    assert first is not None
    assert (first.story, first.edition, first.agreements) == (GENTLE, "second", ["take-backs"])
    assert first.seats == {
        "player-1": SeatPlan("person"),
        "player-2": SeatPlan("computer", player="heuristic"),
    }


def test_seats_agreements_and_computers_are_listed() -> None:
    shown = library()
    assert [seat.seat for seat in shown.seats] == [f"player-{n}" for n in range(1, 6)]
    assert [(each.seat, each.role, each.number) for each in shown.seats][2] == (
        "player-3",
        "player",
        3,
    )
    people = SHELF.face("people")
    assert (people.role, people.number, people.title) == ("people", 1, "The table")
    (agreement,) = shown.agreements
    assert (agreement.id, agreement.of_the_table) == ("take-backs", True)
    assert agreement.text.startswith("Take-backs: ")
    assert [each.id for each in shown.computers] == ["random", "heuristic"]


def test_what_a_scenario_is_called_and_which_version_it_is() -> None:
    assert SHELF.title(GENTLE) == "First Cold Night"
    version = SHELF.content_version(GENTLE)
    assert version == edition(GENTLE).content_version
    assert SHELF.has_content(GENTLE, version)
    assert not SHELF.has_content(GENTLE, "another")
    assert SHELF.outcome("investigators") == "The investigators have won"
    assert SHELF.outcome("nobody") != SHELF.outcome("investigators")


@pytest.mark.usefixtures("own_boxes")
def test_a_scenario_from_a_file_is_told_like_any_other(tmp_path: Path) -> None:
    SHELF.library()
    path = write_new_scenario("The Agent's Key", tmp_path)
    assert SHELF.add_story(path) == "the-agents-key"
    assert "the-agents-key" in SHELF.stories
    assert SHELF.title("the-agents-key") == "The Agent's Key"
    assert "the-agents-key" in [story.id for story in SHELF.library().stories]
    assert teller_of("the-agents-key").name("lamp") == "The lamp"
    path.write_text(path.read_text().replace("The lamp\n", "The other lamp\n"))
    SHELF.add_story(path)
    assert teller_of("the-agents-key").name("lamp") == "The other lamp"
    game = madhouse.new_game("second", story="the-agents-key", seed=1, investigators=2)
    assert game.seats == ("player-1", "player-2")


@pytest.mark.usefixtures("own_boxes")
def test_a_scenario_that_is_not_right_keeps_no_other_off_the_shelf(tmp_path: Path) -> None:
    path = write_new_scenario("The Agent's Key", tmp_path)
    SHELF.add_story(path)
    path.write_text("id: the-agents-key\n")
    the_box()._scenarios.pop("the-agents-key")
    stories = [story.id for story in SHELF.library().stories]
    assert GENTLE in stories
    assert "the-agents-key" not in stories


# -- beginning -----------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [1, 6])
def test_so_many_cannot_play(number: int) -> None:
    with pytest.raises(BadPlayerCount, match=f"two to five investigators, not for {number}"):
        begin(header(investigators=number))


def test_a_game_of_other_content_is_not_played_on() -> None:
    with pytest.raises(CaseError, match="this case was played with content 'another'"):
        begin(header(content="another"))


def test_somebody_may_run_several() -> None:
    assert who_runs_whom(header(investigators=3)) == ["player-1", "player-2", "player-3"]
    alone = header(runs=("player-1", "player-1"))
    assert who_runs_whom(alone) == ["player-1", "player-1"]
    assert begin(alone).seats == ("player-1",)
    people = header(investigators=3, hands="people")
    assert who_runs_whom(people) == ["people"] * 3


@pytest.mark.parametrize(
    "runs", [("player-1",), ("player-2", "player-2"), ("player-2", "player-1"), ("a", "b")]
)
def test_each_investigator_needs_a_seat(runs: tuple[str, ...]) -> None:
    with pytest.raises(BadPlayerCount, match="a seat for each of 2 investigators, such as"):
        begin(header(runs=runs))


def test_nothing_is_shown_of_a_board_before_it_is_laid() -> None:
    game = begin(header())
    assert game.board is None
    assert game.progress.setting_up
    assert game.progress.round == 0


# -- for authors ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["", "1926", "'"])
def test_a_scenario_needs_a_name_that_begins_with_a_letter(name: str, tmp_path: Path) -> None:
    with pytest.raises(MadhouseError, match="begin its name with a letter"):
        write_new_scenario(name, tmp_path)


def test_a_new_scenario_is_written_where_it_is_wanted(tmp_path: Path) -> None:
    path = write_new_scenario('The "Other" Key', tmp_path / "deep" / "down")
    assert path == tmp_path / "deep" / "down" / "the-other-key.yaml"
    assert check(path).good
    assert check(path.parent).good
    (path.parent / "bad.yaml").write_text("id: bad\n")
    report = check(path.parent)
    assert not report.good
    assert all("bad.yaml" in str(error.file) for error in report.errors)


def test_what_is_not_there_cannot_be_checked(tmp_path: Path) -> None:
    with pytest.raises(MadhouseError, match="there is no scenario file at"):
        check(tmp_path / "nowhere")


def test_a_map_that_cannot_be_laid_is_a_mistake_at_its_beginning(tmp_path: Path) -> None:
    path = write_new_scenario("Overlap", tmp_path)
    path.write_text(path.read_text().replace("m3a: [0, 2, 90]", "m3a: [1, 3, 90]"))
    (error,) = check(path).errors
    first = path.read_text().splitlines().index("maps:") + 2  # lines are counted from 1
    assert (error.line, error.column, error.path) == (first, 3, "maps")


# -- what is counted -----------------------------------------------------------------------------


def test_what_can_be_met_is_counted_in_decks() -> None:
    known = {deck.title: deck for deck in decks(GENTLE)}
    mythos, options = known["Mythos events"], known["Options of tokens"]
    assert (mythos.event, options.event) == ("mythos-event", "token-text")
    assert "let-out" in known["Endings"].cards
    assert "the-pursers-watch" in known["Unique Items"].cards
    assert "the-pell-ring" not in known["Unique Items"].cards
    assert "hail" in mythos.cards
    scenario = edition(GENTLE).scenario
    assert not set(scenario.mythos.without) & set(mythos.cards)
    assert {"tray 0", "dorr 4"} <= set(options.cards)
    assert "tray 1" not in options.cards
    used = {"token-text tray 0": 2, "mythos-event hail": 1}
    left = unused(GENTLE, used)
    assert not {"tray 0", "hail"} & set(left)
    assert len(left) == sum(len(deck.cards) for deck in known.values()) - 2
