"""Ninety Barrels: what is told in each truth, and where."""

import pytest

from tests.second.barrels import (
    BOTH,
    LANDING,
    MAPS,
    TO_LANDING,
    TO_SOUTH,
    dissolved,
    pans,
    told_of,
    two_at,
)
from tests.second.foes import app, successes


@pytest.mark.parametrize(
    ("foreman", "nickel"), [("willing", "My father"), ("watched", "my nickel")]
)
@pytest.mark.parametrize(
    ("token", "space", "option"), [("correia", "pan-floor.c", 4), ("duarte", "causeway.b", 2)]
)
def test_who_telephoned_is_told_by_father_and_son(
    foreman: str, nickel: str, token: str, space: str, option: int
) -> None:
    table = two_at(space).values(foreman=foreman).facts("call").token(token, space)
    game = table.play(turn_of="lev-abramson")
    game.apply("player-1", f"interact {token} {option}")
    (told,) = told_of(game, "reading")
    assert "boy" in app(game).facts
    if token == "duarte":
        assert nickel in told
    else:
        assert ("I gave him the nickel" in told) is (foreman == "willing")
        assert ("It was his own nickel" in told) is (foreman == "watched")


@pytest.mark.parametrize(("foreman", "told"), [("willing", "can hear"), ("watched", "is watched")])
def test_why_he_looks_at_the_rail(foreman: str, told: str) -> None:
    space = "pan-floor.c"
    game = two_at(space).values(foreman=foreman).token("correia", space).play(turn_of=BOTH[0])
    game.apply("player-1", "interact correia 3")
    assert told in told_of(game, "learned-value")[0]


@pytest.mark.parametrize(("wind", "cold"), [("sea", "toward the land"), ("town", "toward the sea")])
def test_the_wind_is_felt_by_a_finger(wind: str, cold: str) -> None:
    space = "salt-flat-south.a"
    table = two_at(space).values(wind=wind).facts("stone").token("stone", space)
    game = table.play(turn_of=BOTH[0])
    game.apply("player-1", "interact stone 2")
    assert f"cold on the side {cold}" in told_of(game, "reading")[0]
    assert "wind" in app(game).facts
    game.apply("player-1", "interact stone 4")
    assert ("I could open it" in told_of(game, "reading")[1]) is (wind == "town")


@pytest.mark.parametrize("house", ["one", "three"])
@pytest.mark.parametrize(("wind", "goes"), [("sea", "bar"), ("town", "town")])
def test_the_wind_is_seen_by_smoke(wind: str, goes: str, house: str) -> None:
    space = f"boiling-house-{house}.a"
    table = two_at(space).values(wind=wind).facts("fire").token(f"house-{house}", space)
    game = table.dice(*successes(9)).play(turn_of=BOTH[0])
    game.apply("player-1", f"interact house-{house} 1")
    assert goes in told_of(game, "reading")[0]
    assert "wind" in app(game).facts


@pytest.mark.parametrize("map", MAPS)
def test_where_the_boats_lie_is_read_from_the_tracks(map: str) -> None:
    evening = pans(map).together("to-north, tracks")
    place = {"barge-landing": "the Barge Landing", "strand": "the Strand"}[LANDING[map]]
    assert any(place in each for each in told_of(evening.game, "learned-value"))


@pytest.mark.parametrize("map", MAPS)
def test_rooms_are_told_by_their_own_names(map: str) -> None:
    evening = pans(map).together(f"{TO_SOUTH[map]}, to-north, {TO_LANDING[map]}, to-house-one")
    told = " ".join(told_of(evening.game, "revealed"))
    assert ("the Strand" if map == "b" else "the Barge Landing") in told
    assert "Boiling House One and the Stack" in told


@pytest.mark.parametrize("map", MAPS)
def test_the_lamp_boy_comes_in_when_the_lamps_are_out(map: str) -> None:
    evening = pans(map).wait_until_round(10)
    assert evening.app.tokens["duarte"] == "causeway.b"


def test_josiah_lathe_only_watches_once_nobody_follows() -> None:
    evening = dissolved("c")
    assert "headless" not in evening.app.facts
    evening.wait_until_round(evening.app.round + 2)
    assert any("Josiah Lathe only watched" in each for each in told_of(evening.game, "watches"))


@pytest.mark.parametrize(("facts", "watches"), [((), True), (("tide",), False)])
def test_josiah_lathe_is_patient_until_the_flood(facts: tuple[str, ...], watches: bool) -> None:
    table = two_at("strand.a").facts(*facts).values(map="b").dice(*successes(90))
    table = table.monster("priest-of-dagon", "strand.a", name="josiah-lathe")
    game = table.play(turn_of=BOTH[0])
    before = app(game).round
    while app(game).round == before:
        options = game.pending[0].options
        wanted = [each for each in options if each == "end turn"]
        game.apply(game.pending[0].seats[0], (wanted or options)[0])
    assert bool(told_of(game, "watches")) is watches


def test_josiah_lathe_is_heard_where_he_stands() -> None:
    for space, heard in (("strand.a", True), ("weigh-house.a", False)):
        table = two_at("strand.a").facts("lathe-here").token("muster", "strand.a")
        table = table.values(map="b").monster("priest-of-dagon", space, name="josiah-lathe")
        options = table.play(turn_of=BOTH[0]).pending[0].options
        assert ("interact muster 1" in options) is heard
