"""Talk and names: for all to read, as data, whatever is in them."""

import pytest

from tests.server.house import CHANCE, OPEN, PERSON, House, tokens_of

NASTY = "<img src=x onerror=alert(1)>\u202e\x00\n'; DROP TABLE games; --"
TAMED = "<img src=x onerror=alert(1)> '; DROP TABLE games; --"


@pytest.fixture(scope="module")
def house(house_of_each_kind: House) -> House:
    return house_of_each_kind


def test_all_at_the_table_read_what_is_said(house: House) -> None:
    created = house.set_up(CHANCE, (PERSON,))
    guest = house.guest(created["game"], *tokens_of(created)).meet()
    watcher = house.guest(created["game"], created["watch"]).meet()
    guest.say(type="say", seat="investigator-1", text=NASTY)
    assert watcher.hear("said") == guest.hear("said")
    late = house.guest(created["game"], created["watch"])
    said = late.hear("said")
    assert (said["text"], said["name"]) == (TAMED, "Ann")


def test_names_and_talk_are_cut_to_length(house: House) -> None:
    created = house.set_up(CHANCE, ({"holder": "person", "name": "x" * 500}, OPEN))
    guest = house.guest(created["game"], *tokens_of(created)).meet()
    guest.say(type="say", seat="investigator-1", text="y" * 5000)
    said = guest.hear("said")
    assert (len(said["name"]), len(said["text"])) == (40, 500)


def test_a_name_is_data_wherever_it_is_shown(house: House) -> None:
    created = house.set_up(CHANCE, ({"holder": "person", "name": NASTY},))
    answer = house.get(created["game"])
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["seats"][1]["name"] == TAMED[:40].rstrip()


def test_nothing_said_is_not_sent(house: House) -> None:
    created = house.set_up(CHANCE, (PERSON,))
    guest = house.guest(created["game"], *tokens_of(created)).meet()
    guest.say(type="say", seat="investigator-1", text=" \u200b\n ")
    guest.say(type="ping")
    guest.hear("pong")
    assert not any('"said"' in each for each in guest.heard)
