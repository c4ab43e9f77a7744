"""A row that cannot be read is one game's trouble, and told as such."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.house import CHANCE, PERSON, Home, House, sql, tokens_of

NO_HEADER = "UPDATE games SET header = :bytes WHERE id = :game"
NO_EVENTS = "INSERT INTO told VALUES (:game, 0, :bytes)"


def spoilt(data: Path, home: Home, change: str) -> tuple[House, dict[str, Any], dict[str, Any]]:
    """A house with a game that cannot be read, and one that can."""
    house = House(data, **home)
    games = [house.set_up(CHANCE, (PERSON,)) for _ in range(2)]
    house.close()
    sql(house.config.games, change, game=games[0]["game"], bytes=b"\xc1")
    return House(data, **home), games[0], games[1]


def test_one_game_that_cannot_be_read_does_not_hide_the_others(tmp_path: Path, home: Home) -> None:
    house, bad, good = spoilt(tmp_path, home, NO_HEADER)
    listed = house.get("", *tokens_of(bad), *tokens_of(good))
    assert listed.status_code == 200
    assert [each["game"] for each in listed.json()] == [good["game"]]
    house.close()


@pytest.mark.parametrize("change", [NO_HEADER, NO_EVENTS])
def test_opening_it_is_refused_in_plain_words(tmp_path: Path, home: Home, change: str) -> None:
    house, bad, _ = spoilt(tmp_path, home, change)
    told = house.guest(bad["game"], *tokens_of(bad)).hear("refused")
    assert "cannot be read" in told["message"]
    path = f"{bad['game']}/seats/investigator-1/leave"
    left = house.post(path, *tokens_of(bad))
    assert (left.status_code, left.json()["code"]) == (409, "cannot-go-on")
    address, headers = f"/api/games/{bad['game']}", {"seats": tokens_of(bad)[0]}
    assert house.http.delete(address, headers=headers).status_code == 204
    house.close()


def test_its_case_can_be_had_as_long_as_that_can_be_read(tmp_path: Path, home: Home) -> None:
    house, bad, _ = spoilt(tmp_path, home, NO_EVENTS)
    case = house.get(f"{bad['game']}/case", *tokens_of(bad))
    assert case.status_code == 200
    assert bad["game"] in case.text
    house.close()
