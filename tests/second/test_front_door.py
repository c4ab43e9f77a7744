"""The front door of the second edition: what the rest of the house asks of it."""

from pathlib import Path
from random import Random

import pytest

import madhouse
from madhouse.editions import edition_of
from madhouse.engine.errors import MadhouseError
from madhouse.engine.seats import BadSeats, investigators_among, seats_for
from madhouse.engine.workshop import Report
from madhouse.kit.map_picture import map_picture
from madhouse.second.edition import the_box
from madhouse.second.kit.check import all_scenario_files, inspect
from madhouse.second.things.agreements import UnknownAgreement

DOOR = edition_of("second")


def test_a_game_begins_by_the_name_of_the_edition() -> None:
    game = madhouse.new_game("second", story="first-cold-night", seed=1, investigators=3)
    assert game.seats == ("player-1", "player-2", "player-3")
    assert madhouse.load_case(game.case()).encode() == game.encode()
    assert madhouse.new_game("second", seed=1).header.story == DOOR.shelf.newcomers


def test_two_to_five_sit_down() -> None:
    for number in range(2, 6):
        seats = seats_for(DOOR.shelf.roles, number)
        assert investigators_among(DOOR.shelf.roles, seats) == number
    with pytest.raises(BadSeats):
        investigators_among(DOOR.shelf.roles, ["player-1"])


def test_the_library_tells_of_scenarios_investigators_and_seats() -> None:
    library = DOOR.shelf.library()
    assert "first-cold-night" in [story.id for story in library.stories]
    assert all(each.numbers["strength"] >= 2 for each in library.characters)
    assert [seat.title for seat in library.seats][:2] == ["Player 1", "Player 2"]
    assert library.first is not None
    assert investigators_among(library.roles, library.first.seats) == 2
    assert DOOR.shelf.face("people").title == "The table"
    assert {card.id for card in library.cards.values()} >= set(library.cards)


def test_what_nobody_can_agree_on_is_refused() -> None:
    with pytest.raises(UnknownAgreement, match="take-backs"):
        madhouse.new_game("second", seed=1, options=["take-back"])


def test_why_not_names_the_rule() -> None:
    table = madhouse.SecondTableBuilder().investigator("lev-abramson", at="kitchen.a")
    game = table.investigator("pearl-gaines", at="kitchen.a").play(turn_of="lev-abramson")
    assert madhouse.why_not(game, "player-1", "move parlour.a") == (
        "2e.movement.no-walls-impassable"
    )
    assert madhouse.why_not(game, "player-1", "move kitchen.b") is None


def test_the_insane_sit_apart() -> None:
    table = madhouse.SecondTableBuilder()
    table.investigator("lev-abramson", at="kitchen.a", conditions=["insane"])
    table.investigator("pearl-gaines", at="kitchen.a").investigator("hester-vale", at="kitchen.a")
    game = table.play(turn_of="lev-abramson")
    assert DOOR.service.apart(game, "player-1") == ["player-2", "player-3"]
    assert DOOR.service.apart(game, "player-2") == ["player-1"]


@pytest.mark.parametrize("path", all_scenario_files(the_box()), ids=lambda path: path.stem)
def test_nothing_is_wrong_with_what_comes_with_the_package(path: Path) -> None:
    report = Report()  # the proofs are replayed elsewhere
    inspect(path, the_box(), report)
    assert report.errors == []


def test_a_mistake_is_found_where_it_is(tmp_path: Path) -> None:
    path = DOOR.workshop.begin_story("The Agent's Key", tmp_path)
    assert DOOR.workshop.check(path).good
    path.write_text(path.read_text().replace("{end: dark}", "{end: dusk}"))
    (error,) = DOOR.workshop.check(path).errors
    assert "dusk" in error.message
    assert error.line > 1
    with pytest.raises(MadhouseError, match="there already"):
        DOOR.workshop.begin_story("The Agent's Key", tmp_path)


def test_a_map_whose_tiles_overlap_is_a_mistake(tmp_path: Path) -> None:
    path = DOOR.workshop.begin_story("Overlap", tmp_path)
    path.write_text(path.read_text().replace("m3a: [0, 2, 90]", "m3a: [1, 2, 90]"))
    (error,) = DOOR.workshop.check(path).errors
    assert "lies over" in error.message


def test_every_token_on_a_map_has_a_sign() -> None:
    for story in DOOR.shelf.stories:
        marks = DOOR.workshop.map_of(story)
        assert marks.board is not None
        assert marks.markers
        picture = map_picture(marks.title, marks.board, marks.markers, marks.start)
        assert picture.startswith("<svg")


def test_a_game_is_counted() -> None:
    game = DOOR.workshop.beginnings()["second"](Random(1))
    assert len(game.seats) == 4
    players = {seat: DOOR.company.seated("random", seat) for seat in game.seats}
    while game.pending:
        asked = game.pending[0]
        seat = asked.seats[0]
        game.apply(seat, players[seat].choose(None, asked, 0.0, lambda: None))
    counted = DOOR.workshop.counted(game)
    assert counted.winner in DOOR.workshop.sides
    assert set(counted.answers) == {"bath", "letter"}
    assert counted.rounds > 1
    assert counted.visits
    never = DOOR.workshop.unused("first-cold-night", counted.used)
    read = {each for deck in DOOR.workshop.decks("first-cold-night") for each in deck.cards}
    assert set(never) < read


def test_nobody_sits_down_by_another_name() -> None:
    with pytest.raises(MadhouseError, match="random"):
        DOOR.company.seated("randon", "1")
