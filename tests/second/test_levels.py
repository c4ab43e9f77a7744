"""Levels: kind, plain and grim. They change what their data says, and plain changes nothing."""

from random import Random

import pytest
from msgspec.structs import replace

import madhouse
from madhouse.editions import edition_of
from madhouse.engine.errors import MadhouseError
from madhouse.engine.game import Game
from madhouse.second.app.menu import END_PHASE
from madhouse.second.edition import SecondEdition, begun, edition, edition_at
from madhouse.second.seen.views import View
from madhouse.second.tellers import teller_of
from madhouse.second.things.plain_answers import DONE
from madhouse.second.things.state import PEOPLE, State
from tests.second.houses import house
from tests.second.test_shelf import header

SHELF = edition_of("second").shelf
WEDDING = "salt-wedding"
GOING_ON = (END_PHASE, DONE)
"""What people answer who do nothing but let the evening go on."""


def played(level: str, seed: int = 4, hands: str = "") -> Game[State, View]:
    """A game in which everybody does anything."""
    game = madhouse.new_game("second", story=WEDDING, seed=seed, level=level, hands=hands)
    chooser = Random(seed)
    while game.pending:
        decision = game.pending[0]
        game.apply(decision.seats[0], chooser.choice(decision.options))
    return game


def severities(game: Game[State, View]) -> dict[int, str]:
    """How severe the mythos event of each round was."""
    found: dict[int, str] = {}
    now = 0
    for event in game.log:
        if event.kind == "round":
            now = int(str(event.facts["round"]))
        elif event.kind == "mythos-event":
            found[now] = edition(WEDDING).box.mythos[str(event.facts["event"])].severity
    return found


def clues(game: Game[State, View]) -> list[object]:
    """The Clues that were gained before the first round."""
    before: list[object] = []
    for event in game.log:
        if event.kind == "round":
            break
        if event.kind == "clues":
            before.append(event.facts["number"])
    return before


def test_plain_is_the_scenario_as_written_and_stands_in_no_header() -> None:
    said, unsaid = played("plain"), played("")
    assert said.case() == unsaid.case()
    assert "level:" not in said.case()
    assert edition_at(WEDDING, "plain").content_version == edition(WEDDING).content_version


def test_at_kind_everybody_has_two_clues_more_and_major_events_come_later() -> None:
    game = played("kind")
    assert clues(game) == [2, 2]
    assert clues(played("")) == []
    assert {severities(game)[number] for number in (5, 6, 7)} == {"minor"}
    assert severities(game)[8] == "major"


def test_at_grim_they_come_sooner() -> None:
    found = severities(played("grim"))
    assert [found[number] for number in (1, 2, 3)] == ["minor", "minor", "major"]


@pytest.mark.rule("2e.event-step.generates-events")
def test_at_grim_two_mythos_events_come_every_other_round() -> None:
    assert events_by_round(played("grim"))[:4] == [1, 2, 1, 2]
    assert max(events_by_round(played(""))) == 1


def test_people_at_a_table_are_told_of_both() -> None:
    game = madhouse.new_game("second", story=WEDDING, seed=4, level="grim", hands="people")
    while game.progress.round < 3:
        options = game.pending[0].options
        game.apply(PEOPLE, next((each for each in GOING_ON if each in options), options[0]))
    assert events_by_round(game) == [1, 2]


def events_by_round(game: Game[State, View]) -> list[int]:
    """How many mythos events came in each round that was played to its end."""
    found: list[int] = []
    for event in game.log:
        if event.kind == "mythos-phase":
            found.append(0)
        elif event.kind == "mythos-event":
            found[-1] += 1
    return found


def test_a_level_stands_in_the_case_file_and_is_played_again() -> None:
    game = played("grim")
    assert "level: grim\n" in game.case()
    madhouse.verify_case(game.case())
    assert madhouse.load_case(game.case()).encode() == game.encode()


def test_a_game_of_one_level_is_not_taken_for_one_of_another() -> None:
    text = played("grim").case().replace("level: grim", "level: kind")
    with pytest.raises(MadhouseError, match="content"):
        madhouse.load_case(text)


def test_people_at_a_table_are_told_what_they_gain() -> None:
    game = played("kind", hands="people")
    teller = teller_of(WEDDING)
    told = [teller.event(event) for event in game.log if event.kind == "instructed"]
    assert "Each investigator: gain 2 Clues." in told[0]


def test_what_a_level_changes_is_told_from_its_data() -> None:
    kind, plain, grim = SHELF.levels(WEDDING)
    assert (kind.name, plain.name, grim.name) == ("Kind", "Plain", "Grim")
    assert "Each investigator: gain 2 Clues." in kind.text
    assert "Deadly mythos events begin 5 rounds later." in kind.text
    assert "Major mythos events begin 2 rounds sooner." in grim.text
    assert "Every other round two mythos events come." in grim.text
    assert [each.usual for each in (kind, plain, grim)] == [False, True, False]


def test_nothing_is_told_of_events_that_the_scenario_has_not() -> None:
    kind, *_ = SHELF.levels("first-cold-night")
    assert "Deadly" not in kind.text


def test_the_library_has_the_levels_of_each_scenario() -> None:
    for story in SHELF.library().stories:
        assert [each.id for each in story.levels] == ["kind", "plain", "grim"]


def test_a_level_that_is_not_there_is_refused() -> None:
    with pytest.raises(MadhouseError, match="no level 'grimm'; did you mean 'grim'"):
        madhouse.new_game("second", level="grimm")
    with pytest.raises(MadhouseError, match="this edition has no levels"):
        madhouse.new_game("first", level="kind")
    with pytest.raises(MadhouseError, match="no level 'grimm'"):
        begun(edition_at("first-cold-night", "grimm"), header(level="grimm"))


def test_a_scenario_may_write_a_level_of_its_own() -> None:
    own = "levels: [{id: kind, name: Kind, setup: [{each: {do: [{gain_clue: 3}]}}]}]"
    plain = house(own)
    told = SecondEdition("house", plain.box, "kind")
    head = replace(header(story="house", level="kind"), content=told.content_version)
    game = begun(told, head)
    while game.progress.setting_up:
        game.apply(game.pending[0].seats[0], game.pending[0].options[0])
    assert clues(game) == [3, 3]
    assert told.scenario.mythos == plain.scenario.mythos
