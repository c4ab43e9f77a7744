"""An edition that nothing but the list of editions knows is served and played like any other."""

from pathlib import Path

import pytest

from madhouse import load_case, new_game, verify_case
from tests.server.house import CHANCE, PERSON, House, Message
from tests.tiny.rules import GO, LIGHT, NAME, STORY, VISITOR


def set_up(house: House, visitor: Message) -> Message:
    wish = {"edition": NAME, "story": STORY, "seats": {VISITOR: visitor}}
    answer = house.http.post("/api/games", json=wish)
    assert answer.status_code == 201, answer.text
    created: Message = answer.json()
    return created


def test_its_games_can_be_replayed_and_verified() -> None:
    game = new_game(NAME, seed=1, investigators=1)
    game.apply(VISITOR, LIGHT)
    verify_case(game.case())
    assert load_case(game.case()).encode() == game.encode()


def test_a_person_plays_it_at_a_server(house: House) -> None:
    shelves = house.http.get("/api/library").json()["editions"]
    assert [each["edition"] for each in shelves] == ["first", "second", NAME]
    created = set_up(house, PERSON)
    token = created["seats"][0]["token"]
    guest = house.guest(created["game"], token).meet()
    state = guest.states[VISITOR]
    assert (state["view"]["edition"], state["view"]["lit"]) == (NAME, False)
    assert [room["name"] for room in state["view"]["board"]["rooms"]] == ["Cellar"]
    assert [line["text"] for line in state["lines"]][-1] == "You stand in the cellar."
    assert state["cards"]["candle"]["name"] == "A candle"
    guest.say(type="hint", seat=VISITOR, number=1)
    assert guest.hear("hint")["option"] == LIGHT
    told = guest.choose(VISITOR, LIGHT)
    assert told["view"]["result"] == [VISITOR, "lit"]
    info = house.get(created["game"]).json()
    assert (info["edition"], info["title"], info["winner"]) == (NAME, "One Candle", VISITOR)
    past = house.get(f"{created['game']}/replay?at=0", token).json()
    assert past["state"]["view"]["board"]["spaces"]


def test_a_computer_plays_it_at_a_server(house: House) -> None:
    created = set_up(house, CHANCE)
    guest = house.guest(created["game"], created["watch"]).meet()
    while not guest.states["spectator"]["view"]["result"]:
        guest.hear("state")


def test_it_can_be_gone_on_with_after_the_server_was_started_anew(tmp_path: Path) -> None:
    house = House(tmp_path)
    created = set_up(house, PERSON)
    house.close()
    house = House(tmp_path)
    token = created["seats"][0]["token"]
    guest = house.guest(created["game"], token).meet()
    assert guest.choose(VISITOR, GO)["view"]["result"] == ["nobody", "dark"]
    assert house.get("", token).json()[0]["seats"][0]["seat"] == VISITOR
    house.close()


@pytest.mark.parametrize("seats", [{}, {"keeper": PERSON}, {VISITOR: PERSON, "visitor-2": PERSON}])
def test_its_roles_say_who_sits_down(house: House, seats: Message) -> None:
    wish = {"edition": NAME, "story": STORY, "seats": seats}
    answer = house.http.post("/api/games", json=wish)
    assert answer.status_code == 400
    assert VISITOR in answer.json()["message"]


def test_an_edition_that_is_not_there_is_refused(house: House) -> None:
    wish = {"edition": "fist", "story": STORY, "seats": {VISITOR: PERSON}}
    answer = house.http.post("/api/games", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (400, "not-possible")
    assert "did you mean 'first'" in answer.json()["message"]
