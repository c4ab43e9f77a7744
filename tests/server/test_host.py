"""Whoever set the table up is its host; a phrase brings lost links back."""

from pathlib import Path

import pytest

from tests.server.house import CHANCE, OPEN, PERSON, Guest, House, Message, tokens_of

ONE, TWO = "investigator-1", "investigator-2"


@pytest.fixture(scope="module")
def house(house_of_each_kind: House) -> House:
    return house_of_each_kind


def taken(house: House, created: Message, at: int = 0) -> Message:
    """Bob sits down by an invitation."""
    link = created["invitations"][at]
    path = f"{created['game']}/seats/{link['seat']}/take"
    answer: Message = house.post(path, token=link["token"], name="Bob").json()
    return answer


def refused(house: House, game: str, token: str) -> str:
    """What somebody with this token is told at the door."""
    return str(house.guest(game, token).hear("refused")["code"])


def is_out(guest: Guest) -> bool:
    return bool(guest.hear("refused")["code"] == "closed")


# -- what a host may do ----------------------------------------------------------------------------


def test_a_new_watch_link_ends_the_old_one_and_who_came_by_it(house: House) -> None:
    created = house.set_up(CHANCE, (PERSON,))
    game, own = created["game"], tokens_of(created)
    player, watcher = house.guest(game, *own).meet(), house.guest(game, created["watch"]).meet()
    fresh = house.post(f"{game}/watch", *own).json()["token"]
    assert is_out(watcher)
    assert refused(house, game, created["watch"]) == "no-seat"
    house.guest(game, fresh).meet()
    player.say(type="ping")
    player.hear("pong")


def test_a_person_is_put_out_and_another_may_come(house: House) -> None:
    created = house.set_up(CHANCE, (PERSON, OPEN))
    game, bob = created["game"], taken(house, created)
    guest = house.guest(game, bob["token"]).meet()
    invitation = house.post(f"{game}/seats/{TWO}/out", *tokens_of(created)).json()
    assert is_out(guest)
    assert refused(house, game, bob["token"]) == "no-seat"
    assert house.http.post("/api/recover", json={"phrase": bob["phrase"]}).status_code == 404
    again = house.post(f"{game}/seats/{TWO}/take", token=invitation["token"], name="Cy")
    assert again.status_code == 201


def test_the_talk_is_closed_and_opened_again(house: House) -> None:
    created = house.set_up(CHANCE, (PERSON,))
    game, own = created["game"], tokens_of(created)
    guest = house.guest(game, *own).meet()
    assert house.post(f"{game}/talk", *own, open=False).status_code == 204
    assert guest.hear("talk")["open"] is False
    assert guest.ask(type="say", seat=ONE, text="hello")["code"] == "talk-closed"
    assert house.guest(game, *own).hear("talk")["open"] is False, "who comes later hears it too"
    house.post(f"{game}/talk", *own, open=True)
    assert guest.hear("talk")["open"] is True
    guest.say(type="say", seat=ONE, text="hello")
    assert guest.hear("said")["text"] == "hello"


def test_nobody_else_may(house: House) -> None:
    created = house.set_up(CHANCE, (PERSON, OPEN))
    game, bob = created["game"], taken(house, created)
    for other in (bob["token"], created["watch"], "", "x"):
        for path, body in (("watch", {}), (f"seats/{ONE}/out", {}), ("talk", {"open": False})):
            told = house.post(f"{game}/{path}", other, **body)
            assert (told.status_code, told.json()["code"]) == (403, "not-allowed")


def test_a_host_without_a_seat_is_host_all_the_same(house: House) -> None:
    created = house.set_up(CHANCE, (OPEN,))
    game, host = created["game"], created["host"]
    assert list(house.guest(game, host).meet().states) == ["spectator"]
    bob = taken(house, created)
    assert house.post(f"{game}/watch", host).status_code == 201
    assert house.post(f"{game}/seats/{ONE}/out", host).status_code == 201
    assert refused(house, game, bob["token"]) == "no-seat"


def test_a_host_keeps_his_own_seat_and_puts_out_no_empty_one(house: House) -> None:
    created = house.set_up(CHANCE, (PERSON, OPEN))
    for seat in (ONE, TWO, "keeper", "nobody"):
        told = house.post(f"{created['game']}/seats/{seat}/out", *tokens_of(created))
        assert told.status_code == 403


# -- recovery --------------------------------------------------------------------------------------


def recover(house: House, phrase: str) -> Message:
    game = house.http.post("/api/recover", json={"phrase": phrase}).json()["game"]
    answer: Message = house.post(f"{game}/recover", phrase=phrase).json()
    return answer


def test_the_hosts_phrase_brings_all_his_links_back(house: House) -> None:
    created = house.set_up(CHANCE, (PERSON, PERSON, OPEN))
    game, own = created["game"], tokens_of(created)
    before = house.guest(game, *own).meet()
    found = recover(house, created["phrase"].upper().replace("-", "  "))
    assert [each["seat"] for each in found["seats"]] == [ONE, TWO]
    assert is_out(before)
    assert {refused(house, game, each) for each in own} == {"no-seat"}
    assert len(house.guest(game, *tokens_of(found)).meet().states) >= 1
    assert house.post(f"{game}/watch", created["host"]).status_code == 403
    assert house.post(f"{game}/watch", found["host"]).status_code == 201
    assert recover(house, created["phrase"])["game"] == game, "it can be said again"


def test_a_guests_phrase_brings_his_seat_back_and_no_more(house: House) -> None:
    created = house.set_up(CHANCE, (PERSON, OPEN))
    bob = taken(house, created)
    found = recover(house, bob["phrase"])
    assert ([each["seat"] for each in found["seats"]], found["host"]) == ([TWO], "")
    assert refused(house, created["game"], bob["token"]) == "no-seat"
    house.guest(created["game"], *tokens_of(created)).meet()


def test_other_words_bring_nothing_back(house: House) -> None:
    created, other = house.set_up(CHANCE, (PERSON,)), house.set_up(CHANCE, (PERSON,))
    for phrase in ("", "babab", created["phrase"][:-1], "x" * 150):
        assert house.http.post("/api/recover", json={"phrase": phrase}).status_code == 404
        assert house.post(f"{created['game']}/recover", phrase=phrase).status_code == 403
    told = house.post(f"{created['game']}/recover", phrase=other["phrase"])
    assert told.status_code == 403


def test_all_of_it_outlives_the_server(tmp_path: Path) -> None:
    house = House(tmp_path)
    created = house.set_up(CHANCE, (PERSON,))
    game, own = created["game"], tokens_of(created)
    fresh = house.post(f"{game}/watch", *own).json()["token"]
    house.post(f"{game}/talk", *own, open=False)
    house.close()
    again = House(tmp_path)
    assert again.guest(game, fresh).hear("talk")["open"] is False
    assert refused(again, game, created["watch"]) == "no-seat"
    found = recover(again, created["phrase"])
    again.guest(game, *tokens_of(found)).meet()
    again.close()


def test_nothing_that_opens_anything_is_stored(tmp_path: Path) -> None:
    house = House(tmp_path)
    created = house.set_up(CHANCE, (PERSON, OPEN))
    secrets = [created["host"], created["phrase"], taken(house, created)["phrase"]]
    house.close()
    kept = b"".join(each.read_bytes() for each in tmp_path.rglob("*") if each.is_file())
    assert not [each for each in secrets if each.encode() in kept]


@pytest.mark.parametrize("seat", [ONE, TWO])
def test_all_see_who_the_host_is(house: House, seat: str) -> None:
    plans = (PERSON, OPEN) if seat == ONE else (OPEN, PERSON)
    created = house.set_up(CHANCE, plans)
    taken(house, created)
    seats = house.get(created["game"]).json()["seats"]
    assert [each["seat"] for each in seats if each["host"]] == [seat]
