"""First Cold Night, played to each of its endings."""

import pytest

from tests.second.evenings import BLANK, Evening
from tests.second.weddings import epilogue, names, read_aloud

SCENARIO = "first-cold-night"
WAYS = {"a": "to-bathroom", "b": "to-laundry", "c": "to-attic"}


DOWN = {"a": "to-landing", "b": "to-cellar", "c": "to-landing"}


def house(bath: str = "a", letter: str = "tray") -> Evening:
    return Evening(SCENARIO, 2, values={"bath": bath, "letter": letter})


def through_the_house(bath: str) -> str:
    """Through the house to the room where the bath is drawn, by taking up the boards."""
    return f"to-dining-room, to-kitchen, to-scullery, pipes 1, {DOWN[bath]}, {WAYS[bath]}"


@pytest.mark.parametrize("bath", WAYS)
@pytest.mark.parametrize("letter", ["tray", "dorr", "halloran"])
def test_he_is_read_his_letter_and_lets_go(bath: str, letter: str) -> None:
    evening = house(bath, letter)
    asking = {"tray": "tray", "dorr": "tray, dorr 1, dorr 4", "halloran": "tray"}[letter]
    evening.together(through_the_house(bath), f"{asking}, halloran 3, bath 0")
    assert evening.over == "let-out"


@pytest.mark.parametrize("bath", WAYS)
def test_mrs_halloran_does_it_with_her_own_hand(bath: str) -> None:
    evening = house(bath)
    evening.together(through_the_house(bath), "larder, dorr 3, halloran 4, bath 1")
    assert evening.over == "own-hand"


@pytest.mark.parametrize("bath", WAYS)
def test_the_plug_is_pulled_and_he_is_fought(bath: str) -> None:
    evening = house(bath).together(f"{through_the_house(bath)}, bath 2")
    assert "pulled" in evening.app.facts
    kept = next(each for each in evening.app.monsters if each.name == "mr-pruitt-kept")
    assert kept.health == 3 + 2 + 2  # a Ghost's with two investigators, and one more for each
    assert evening.fight("mr-pruitt-kept").over == "let-again"


@pytest.mark.parametrize("bath", WAYS)
def test_time_runs_out(bath: str) -> None:
    evening = Evening(SCENARIO, values={"bath": bath}, dice=BLANK)
    assert evening.wait_until_round(99).over in ("paid", "eliminated")


def test_nobody_is_eliminated_before_the_second_bath() -> None:
    evening = Evening(SCENARIO, values={"bath": "a"}, dice=BLANK).wait_until_round(7)
    assert not any(who.eliminated for who in evening.game.table.state.investigators)


# -- as it is told -------------------------------------------------------------------------------

LEADS = {"a": "toward the linen room", "b": "to the cellar", "c": "past the landing"}


@pytest.mark.parametrize("bath", WAYS)
def test_where_the_hot_pipe_leads_is_read_before_it_is_noted(bath: str) -> None:
    evening = house(bath).together("to-dining-room, to-kitchen, to-scullery, pipes 1")
    told = read_aloud(evening)
    assert told.index(LEADS[bath]) < told.index("You know which pipe is hot")


@pytest.mark.parametrize("letter", ["tray", "dorr", "halloran"])
def test_the_tray_says_whose_letter_it_was(letter: str) -> None:
    told = read_aloud(house(letter=letter).together("tray"))
    assert "his daughter Nell" in told


def test_the_epilogue_names_whoever_read_the_letter() -> None:
    evening = house("a", "tray").together(through_the_house("a"), "tray, halloran 3, bath 0")
    assert f"It was {names(evening)[1]} who folded the letter" in epilogue(evening)


def test_the_epilogue_names_whoever_held_her_elbow() -> None:
    evening = house("a").together(through_the_house("a"), "larder, dorr 3, halloran 4, bath 1")
    told = epilogue(evening)
    assert f"{names(evening)[1]} held her elbow" in told
    assert "Nell" not in told


@pytest.mark.parametrize("done", ["sold", "refused-sill", ""])
def test_the_last_epilogue_knows_what_became_of_the_jar(done: str) -> None:
    evening = house()
    if done:
        evening.app.facts.append(done)
    told = epilogue(evening.wait_until_round(99))
    lines = {"sold": "has his jar", "refused-sill": "as mislaid", "": "will send for its salt"}
    assert [line in told for line in lines.values()] == [each == done for each in lines]
