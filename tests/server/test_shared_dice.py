"""The dice are everybody's: each person adds to the seed that was promised before."""

import random
from hashlib import sha256
from pathlib import Path

import pytest

from madhouse.api import verify_case
from madhouse.engine.casefile import CaseError, parse
from madhouse.engine.errors import MadhouseError
from tests.server.house import CHANCE, OPEN, PERSON, House, Message, tokens_of

ONE, TWO = "investigator-1", "investigator-2"
ANNS, BOBS = "a" * 64, "b" * 64


def add(house: House, game: str, seat: str, token: str, number: str) -> Message:
    told = house.post(f"{game}/seats/{seat}/share", token, number=number)
    answer: Message = told.json()
    return answer


def test_a_share_changes_every_deal_and_the_promise_stays(house: House) -> None:
    created = house.set_up(CHANCE, (PERSON,))
    game, (own,) = created["game"], tokens_of(created)
    guest = house.guest(game, own).meet()
    before = house.table(game).game
    told = add(house, game, ONE, own, ANNS)
    after = house.table(game).game
    mark = sha256(ANNS.encode()).hexdigest()
    assert told["shares"] == [{"seat": ONE, "mark": mark, "number": ""}]
    assert told["commitment"] == created["commitment"]
    assert before.header.seed == after.header.seed
    assert before.table.state.random.key != after.table.state.random.key
    guest.hear("state")
    guest.choose(ONE)


def test_who_comes_by_invitation_adds_his_own(house: House) -> None:
    created = house.set_up(PERSON, (OPEN,))
    game, (keeper,) = created["game"], tokens_of(created)
    add(house, game, "keeper", keeper, ANNS)
    link = created["invitations"][0]
    bob = house.post(f"{game}/seats/{ONE}/take", token=link["token"], name="Bob").json()
    told = add(house, game, ONE, bob["token"], BOBS)
    assert [each["seat"] for each in told["shares"]] == ["keeper", ONE]
    assert house.table(game).game.header.shares == (f"keeper={ANNS}", f"{ONE}={BOBS}")


def test_once_a_seat_and_not_when_somebody_has_played(house: House) -> None:
    created = house.set_up(CHANCE, (PERSON, PERSON))
    game, (own, other) = created["game"], tokens_of(created)
    add(house, game, ONE, own, ANNS)
    assert "already" in add(house, game, ONE, own, BOBS)["message"]
    guest = house.guest(game, own, other).meet()
    guest.hear("state")
    guest.choose(str(guest.asked()))
    assert "has begun" in add(house, game, TWO, other, BOBS)["message"]


def test_who_hands_his_seat_to_a_computer_has_played_all_the_same(house: House) -> None:
    created = house.set_up(CHANCE, (PERSON, PERSON))
    game, (own, other) = created["game"], tokens_of(created)
    guest = house.guest(game, own, other).meet()
    played = str(guest.asked())
    guest.choose(played)
    before = house.table(game).game
    for seat, token in ((ONE, own), (TWO, other)):
        assert house.post(f"{game}/seats/{seat}/computer", token, **CHANCE).status_code < 300
    unplayed, token = (TWO, other) if played == ONE else (ONE, own)
    assert "has begun" in add(house, game, unplayed, token, BOBS)["message"]
    assert house.table(game).game is before


def test_only_who_holds_the_seat_and_no_computer(house: House) -> None:
    created = house.set_up(CHANCE, (PERSON, OPEN))
    game, (own,) = created["game"], tokens_of(created)
    for seat in ("keeper", TWO):
        assert add(house, game, seat, own, ANNS)["code"] == "not-allowed"
    assert add(house, game, ONE, created["watch"], ANNS)["code"] == "not-allowed"
    for number in ("", "a", ANNS.upper(), f"{ANNS[1:]},", "z" * 64):
        assert "64 hex digits" in add(house, game, ONE, own, number)["message"]
    assert house.get(game).json()["shares"] == []


def test_a_seed_that_somebody_knows_is_no_secret_to_add_to(house: House) -> None:
    created = house.set_up(CHANCE, (PERSON,), seed="4")
    told = add(house, created["game"], ONE, tokens_of(created)[0], ANNS)
    assert "is known" in told["message"]


def test_the_case_file_proves_it(house: House) -> None:
    created = house.set_up(CHANCE, (PERSON,))
    game, (own,) = created["game"], tokens_of(created)
    add(house, game, ONE, own, ANNS)
    guest = house.guest(game, own).meet()
    chooser = random.Random(1)
    for _ in range(30):
        while guest.asked() is None and not guest.states[ONE]["view"]["result"]:
            guest.hear("state")
        if guest.states[ONE]["view"]["result"]:  # nobody chose this seed: it may be a short evening
            break
        guest.choose(ONE, chooser=chooser)
    case = house.get(f"{game}/case", own).text
    verify_case(case, shares=[ANNS])
    with pytest.raises(CaseError, match="was not mixed"):
        verify_case(case, shares=[BOBS])
    for other in (case.replace(ANNS, BOBS), "\n".join(_without_shares(case))):
        with pytest.raises(MadhouseError, match=r"decision|ends"):
            verify_case(other)


def _without_shares(case: str) -> list[str]:
    return [line for line in case.split("\n") if not line.startswith("shares:")]


def test_it_outlives_the_server(tmp_path: Path) -> None:
    house = House(tmp_path)
    created = house.set_up(CHANCE, (PERSON,))
    game, (own,) = created["game"], tokens_of(created)
    add(house, game, ONE, own, ANNS)
    before = house.table(game).game.encode()
    house.close()
    again = House(tmp_path)
    again.guest(game, own).meet()
    table = again.table(game).game
    assert (table.header.shares, table.encode()) == ((f"{ONE}={ANNS}",), before)
    assert parse(table.case()).header.shares == (f"{ONE}={ANNS}",)
    again.close()
