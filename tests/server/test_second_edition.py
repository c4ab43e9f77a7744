"""A game of the second edition at a server: a person and a computer, which agrees, talks, and can
be asked for an errand."""

from random import Random

import msgspec
import pytest

from tests.server.house import CHANCE, PERSON, Guest, House, Message

PERSONS, COMPUTERS = "player-1", "player-2"


def test_a_person_and_a_computer_play_it(house: House) -> None:
    seats = {PERSONS: PERSON, "player-2": CHANCE}
    wish = {"edition": "second", "story": "first-cold-night", "seats": seats}
    answer = house.http.post("/api/games", json=wish)
    assert answer.status_code == 201, answer.text
    created = answer.json()
    guest = house.guest(created["game"], created["seats"][0]["token"]).meet()
    chooser = Random(1)
    for _ in range(60):
        if guest.states[PERSONS]["view"]["result"]:
            break
        while not guest.states[PERSONS]["questions"]:
            guest.hear("state")
        guest.choose(PERSONS, chooser=chooser)
    view = guest.states[PERSONS]["view"]
    assert view["edition"] == "second"
    assert view["round"] > 0
    laid = {room["id"] for room in view["board"]["rooms"]}
    assert "front-hall" in laid
    standing = [each["space"] for each in view["investigators"] if each["space"]]
    assert all(space.partition(".")[0] in laid for space in standing)
    assert not any("could not be told" in line["text"] for line in guest.lines[PERSONS])
    guest.close()


def test_a_table_is_set_up_at_a_level_and_goes_on_at_it(house: House) -> None:
    seats = {PERSONS: PERSON, "player-2": CHANCE}
    wish = {"edition": "second", "story": "first-cold-night", "seats": seats}
    created = house.http.post("/api/games", json={**wish, "level": "grim"}).json()
    table = house.table(created["game"])
    assert table.game.header.level == "grim"
    usual = house.http.post("/api/games", json={**wish, "level": "plain"}).json()
    assert house.table(usual["game"]).game.header.level == ""
    refused = house.http.post("/api/games", json={**wish, "level": "harsh"})
    assert refused.status_code == 400
    assert "there is no level 'harsh'" in refused.text


def test_the_library_says_what_a_level_changes(house: House) -> None:
    shelves = house.http.get("/api/library").json()
    story = next(each for each in _second(shelves)["stories"] if each["id"] == "first-cold-night")
    assert [each["id"] for each in story["levels"]] == ["kind", "plain", "grim"]
    assert "Each investigator: gain 2 Clues." in story["levels"][0]["text"]


def _second(shelves: Message) -> Message:
    found: Message = next(each for each in shelves["editions"] if each["edition"] == "second")
    return found


def set_up(house: House, seats: Message, **more: object) -> Message:
    wish = {"edition": "second", "story": "first-cold-night", "seats": seats, **more}
    answer = house.http.post("/api/games", json=wish)
    assert answer.status_code == 201, answer.text
    created: Message = answer.json()
    return created


def test_a_person_alone_runs_two(house: House) -> None:
    created = set_up(house, {PERSONS: PERSON}, runs=[PERSONS, PERSONS])
    assert [each["seat"] for each in created["seats"]] == [PERSONS]
    guest = house.guest(created["game"], created["seats"][0]["token"]).meet()
    guest.choose(PERSONS, chooser=Random(1))
    assert guest.states[PERSONS]["view"]["seats"] == [PERSONS]
    assert house.table(created["game"]).game.header.investigators == 2
    guest.close()


def test_people_at_a_table_share_a_seat(house: House) -> None:
    created = set_up(house, {"people": PERSON}, hands="people", figures=3)
    table = house.table(created["game"])
    assert list(table.game.seats) == ["people"]
    assert table.game.header.investigators == 3
    [game] = house.get("", created["seats"][0]["token"]).json()
    assert [each["seat"] for each in game["seats"]] == ["people"]


@pytest.mark.parametrize(
    ("seats", "more", "told"),
    [
        ({"people": PERSON}, {"figures": 3}, "this game has the seats player-1"),
        ({PERSONS: PERSON}, {"runs": [PERSONS] * 6}, "2 to 5"),
        ({PERSONS: PERSON}, {"runs": [PERSONS, "player-3"]}, "such as player-1, player-2"),
        ({PERSONS: PERSON, "player-2": CHANCE}, {"hands": "ghosts"}, "ghosts"),
    ],
)
def test_seats_that_make_no_game_are_refused(
    house: House, seats: Message, more: Message, told: str
) -> None:
    wish = {"edition": "second", "story": "first-cold-night", "seats": seats, **more}
    answer = house.http.post("/api/games", json=wish)
    assert answer.status_code == 400
    assert told in answer.json()["message"]


def beside_a_computer(house: House) -> tuple[Guest, str]:
    """A person who plays, with a computer that talks at the other seat; both are on the board."""
    seats = {PERSONS: PERSON, COMPUTERS: {"holder": "computer", "player": "heuristic"}}
    wish = {"edition": "second", "story": "first-cold-night", "seats": seats}
    created = house.http.post("/api/games", json=wish).json()
    guest = house.guest(created["game"], created["seats"][0]["token"]).meet()
    while not guest.states[PERSONS]["view"]["round"]:
        while not guest.states[PERSONS]["questions"]:
            guest.hear("state")
        option = guest.states[PERSONS]["questions"][0]["options"][0]["option"]
        guest.choose(PERSONS, option)
    return guest, created["game"]


def test_a_computer_says_what_it_turns_to(house: House) -> None:
    guest, _ = beside_a_computer(house)
    for _ in range(40):
        if any(each.startswith('{"type":"said"') for each in guest.heard):
            break
        while not guest.states[PERSONS]["questions"]:
            guest.hear("state")
        options = [o["option"] for o in guest.states[PERSONS]["questions"][0]["options"]]
        guest.choose(PERSONS, "end turn" if "end turn" in options else options[-1])
    said = next(each for each in map(msgspec.json.decode, guest.heard) if each["type"] == "said")
    assert said["seat"] == COMPUTERS
    assert said["text"]
    guest.close()


def test_a_computer_answers_who_asks_for_an_errand(house: House) -> None:
    guest, game = beside_a_computer(house)
    answers = len(house.table(game).game.answers)
    guest.say(type="errand", seat=PERSONS, to=COMPUTERS, verb="go", space="parlour.a")
    said = guest.hear("said")
    while said["seat"] != PERSONS:  # what the computer had to say before
        said = guest.hear("said")
    assert "Parlour" in said["text"]
    assert guest.hear("said")["seat"] == COMPUTERS
    assert len(house.table(game).game.answers) == answers  # it is no part of the game
    guest.close()


def test_errands_are_for_computers_and_name_what_is_there(house: House) -> None:
    guest, _ = beside_a_computer(house)
    ask = {"type": "errand", "seat": PERSONS, "verb": "go"}
    assert guest.ask(**ask, to=PERSONS, space="parlour.a")["code"] == "no-companion"
    assert guest.ask(**ask, to=COMPUTERS, space="nowhere.a")["code"] == "no-such-errand"
    assert guest.ask(**ask, to="player-9", space="parlour.a")["code"] == "no-companion"
    assert guest.ask(**ask | {"seat": COMPUTERS}, to=COMPUTERS)["code"] == "not-your-seat"
    guest.close()


@pytest.mark.parametrize("way", ["alone", "people"])
@pytest.mark.rule("2e.setup.solo-two-investigators")
def test_every_way_to_sit_down_makes_a_game(house: House, way: str) -> None:
    ways = _second(house.http.get("/api/library").json())["ways"]
    told = next(each for each in ways if each["id"] == way)
    seat, figures = told["seat"]["seat"], told["fewest"]
    more = {"hands": told["hands"], "figures": figures} if told["hands"] else {}
    created = set_up(house, {seat: PERSON}, **(more or {"runs": [seat] * figures}))
    header = house.table(created["game"]).game.header
    assert (header.investigators, header.hands) == (2, told["hands"])
    assert (told["fewest"], told["most"]) == ((2, 2) if way == "alone" else (2, 5))


def test_people_at_a_table_correct_what_was_read(house: House) -> None:
    created = set_up(house, {"people": PERSON}, hands="people", figures=2)
    guest = house.guest(created["game"], created["seats"][0]["token"]).meet()
    guest.choose("people", chooser=Random(1))
    guest.choose("people", chooser=Random(1))
    asked = guest.states["people"]["questions"][0]
    reads = next(each for each in asked["options"] if each["verb"] == "token")
    guest.say(type="choose", seat="people", number=asked["number"], option=reads["option"])
    guest.hear("state")
    assert guest.states["people"]["undo"] == asked["number"]
    guest.say(type="undo", seat="people", number=asked["number"])
    guest.hear("state")
    assert guest.states["people"]["questions"][0]["number"] == asked["number"]
    guest.close()


def test_an_option_on_a_token_says_whether_it_costs_an_action(house: House) -> None:
    created = set_up(house, {"people": PERSON}, hands="people", figures=2)
    guest = house.guest(created["game"], created["seats"][0]["token"]).meet()
    guest.choose("people", chooser=Random(1))
    guest.choose("people", chooser=Random(1))
    options = guest.states["people"]["questions"][0]["options"]
    costs = {each["option"]: each["cost"] for each in options}
    assert costs["token dorr 0"] == 0
    assert costs["token dorr 1"] == 1
    assert costs["end phase"] is None
    guest.close()


def test_who_asks_why_reads_the_rule_of_this_edition(house: House) -> None:
    seats = {PERSONS: PERSON, "player-2": CHANCE}
    wish = {"edition": "second", "story": "first-cold-night", "seats": seats}
    created = house.http.post("/api/games", json=wish).json()
    guest = house.guest(created["game"], created["seats"][0]["token"]).meet()
    guest.say(type="why", seat=PERSONS, rule="2e.investigator-phase.any-order")
    told = guest.hear("why")
    assert (told["title"], told["place"]) == (
        "Investigator Phase: Any order",
        "second/investigator-phase/any-order",
    )
    assert "order" in told["text"]
    guest.close()
