"""Take-backs, where that was agreed: for one person alone, with all that came of a decision."""

import asyncio
import random
import shutil
from pathlib import Path
from typing import Any

import pytest

from madhouse.api import load_case
from madhouse.engine.game import Game
from madhouse.first.things.agreements import TAKE_BACKS
from madhouse.server.kept import chronicle
from madhouse.server.kept.archive import StorageFailed
from madhouse.server.table.reviving import _from_last_stage, played_again
from tests.rules.first.puzzle_tables import FAR_OFF, having_agreed
from tests.server.house import CHANCE, FAIR, OPEN, PERSON, Guest, House, Message, seated, tokens_of

ONE, TWO = "investigator-1", "investigator-2"
COMPANION = {"holder": "computer", "player": "heuristic"}


@pytest.fixture(scope="module")
def house(house_of_each_kind: House) -> House:
    return house_of_each_kind


def solo(house: House, *others: Message) -> Message:
    """Ann against a fair keeper."""
    return house.set_up(FAIR, (PERSON, *others), agreements=[TAKE_BACKS], seed="4")


def alone(house: House, *others: Message) -> tuple[Guest, Game[Any, Any]]:
    """The same, with Ann at the table; the game is the one in the server's memory."""
    created = solo(house, *others)
    guest = house.guest(created["game"], *tokens_of(created)).meet()
    return guest, house.table(created["game"]).game


def play(guest: Guest, steps: int) -> list[Message]:
    """So many decisions in a row; gives what was asked."""
    chooser = random.Random(1)
    met: list[Message] = []
    while len(met) < steps:
        seat = asked(guest)
        question = guest.states[seat]["questions"][0]
        if question["kind"] == "puzzle":
            guest.choose(seat, "stop")
            met.clear()
            continue
        if len(question["options"]) > 1:
            met.append(question)
        guest.choose(seat, chooser=chooser)
    return met


def asked(guest: Guest) -> str:
    while guest.asked() is None:
        guest.hear("state")
    return str(guest.asked())


def undo(guest: Guest, seat: str = ONE) -> Message:
    guest.say(type="undo", seat=seat, number=guest.states[seat]["undo"])
    state = guest.hear("state")
    while not state["questions"]:
        state = guest.hear("state")
    return state


def test_all_is_taken_back_step_by_step(house: House) -> None:
    """Dice, what the keeper has answered, whole turns."""
    guest, game = alone(house)
    met = play(guest, 25)
    assert {each.seat for each in game.answers} == {"keeper", ONE}
    told = [line["number"] for line in guest.lines[ONE]]
    for question in reversed(met):
        assert guest.states[ONE]["undo"] == question["number"]
        assert undo(guest)["questions"] == [question]
    assert told[: len(guest.lines[ONE])] == [line["number"] for line in guest.lines[ONE]]
    assert len(guest.lines[ONE]) < len(told) / 2
    assert guest.states[ONE]["undo"] == 0
    refused = guest.ask(type="undo", seat=ONE, number=met[0]["number"])
    assert refused["code"] == "cannot-undo"
    assert refused["message"] == "there is nothing to take back yet"


def test_the_same_decision_leads_to_the_same_game(house: House) -> None:
    guest, game = alone(house)
    play(guest, 15)
    number = guest.states[ONE]["undo"]
    last = next(each for each in reversed(game.answers) if each.decision.number == number)
    before, case = game.encode(), game.case()
    undo(guest)
    assert game.encode() != before
    guest.choose(ONE, last.option)
    asked(guest)
    assert (game.encode(), game.case()) == (before, case)


def test_a_repeated_one_does_no_harm(house: House) -> None:
    guest, game = alone(house)
    play(guest, 10)
    number = guest.states[ONE]["undo"]
    undo(guest)
    answers = len(game.answers)
    assert guest.ask(type="undo", seat=ONE, number=number)["code"] == "cannot-undo"
    assert len(game.answers) == answers


def test_what_is_answered_for_a_person_is_no_decision_of_his(house: House) -> None:
    """With a computer beside him he is not asked who goes next: that is skipped on the way back."""
    guest, game = alone(house, COMPANION)
    met = play(guest, 12)
    assert any(each.decision.kind == "turn-order" for each in game.answers)
    for question in reversed(met):
        assert undo(guest)["questions"] == [question]


def test_any_of_ones_seats_will_do(house: House) -> None:
    guest, game = alone(house, PERSON)
    play(guest, 20)
    last = next(each for each in reversed(game.answers) if each.seat != "keeper")
    other = TWO if last.seat == ONE else ONE
    assert guest.states[other]["undo"] == last.decision.number
    guest.say(type="undo", seat=other, number=last.decision.number)
    while guest.states[last.seat]["undo"] == last.decision.number:
        guest.hear("state")
    assert last not in game.answers


def test_without_the_option_the_rules_hold(house: House) -> None:
    created = house.set_up(FAIR, (PERSON,), seed="4")
    guest = house.guest(created["game"], *tokens_of(created)).meet()
    stood = []
    for _ in range(25):
        play(guest, 1)
        stood.append(guest.states[ONE]["undo"] == 0)
    assert stood.count(True) > 15


def test_a_second_person_ends_it(house: House) -> None:
    created = solo(house, PERSON)
    first, second = tokens_of(created)
    guest = house.guest(created["game"], first, second).meet()
    play(guest, 12)
    number = guest.states[ONE]["undo"]
    assert number
    invitation = house.post(f"{created['game']}/seats/{TWO}/leave", second).json()
    while guest.states[ONE]["undo"]:
        guest.hear("state")
    house.post(f"{created['game']}/seats/{TWO}/take", token=invitation["token"], name="Bob")
    refused = guest.ask(type="undo", seat=ONE, number=number)
    assert refused["code"] == "cannot-undo"
    assert "for one person alone" in refused["message"]


def test_who_has_one_seat_of_two_is_not_alone(house: House) -> None:
    """Not of two that somebody holds, and not of two to one of which somebody is invited."""
    for other in (PERSON, OPEN):
        created = solo(house, other)
        house.guest(created["game"], created["watch"]).meet()  # somebody has it opened
        seating = house.table(created["game"]).seating
        assert not seating.alone([ONE])
        assert seating.alone([ONE, TWO]) == (other == PERSON)


@pytest.mark.rule("1e.puzzle-action.no-undo")
def test_not_inside_a_puzzle_attempt_nor_behind_it(house: House) -> None:
    case = having_agreed([TAKE_BACKS], *FAR_OFF).case()
    wish = {"case": case, "seats": seated(CHANCE, PERSON)}
    created = house.http.post("/api/cases", json=wish).json()
    guest = house.guest(created["game"], *tokens_of(created)).meet()
    for step in ("swap 1 2", "stop", "end turn"):
        number = guest.states[ONE]["questions"][0]["number"]
        assert guest.states[ONE]["undo"] == 0
        refused = guest.ask(type="undo", seat=ONE, number=number - 1)
        assert "stays done" in refused["message"]
        guest.choose(ONE, step)
    asked(guest)
    assert undo(guest)["questions"][0]["kind"] == "turn"


def test_not_after_the_end(house: House) -> None:
    guest, game = alone(house)
    while not guest.states[ONE]["view"]["result"]:
        if guest.asked() is None:
            guest.hear("state")
        else:
            guest.choose(ONE)
    assert guest.states[ONE]["undo"] == 0
    last = game.answers[-1].decision.number
    assert guest.ask(type="undo", seat=ONE, number=last)["code"] == "over"


# -- storage -------------------------------------------------------------------------------------


def test_it_is_stored_before_it_is_shown(tmp_path: Path) -> None:
    """What a kill at that moment would leave on the disk is the game as it was shown."""
    house = House(tmp_path / "before")
    created = solo(house)
    guest = house.guest(created["game"], *tokens_of(created)).meet()
    play(guest, 20)
    for _ in range(6):
        undo(guest)
    shutil.copytree(tmp_path / "before", tmp_path / "after")
    again = House(tmp_path / "after")
    late = again.guest(created["game"], *tokens_of(created)).meet()
    for what in ("view", "questions", "undo", "seen"):
        assert late.states[ONE][what] == guest.states[ONE][what]
    assert late.lines == guest.lines
    again.close()
    house.close()


def test_what_is_stored_of_its_stages_goes_back_with_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are wanted when the story has changed: then a game goes on from the last of them."""
    monkeypatch.setattr(chronicle, "HURRIED", 0.0)
    created = solo(house)
    guest = house.guest(created["game"], *tokens_of(created)).meet()
    stages = set()
    for many in (9, 6, 7, 8, 6, 7):
        play(guest, many)
        for _ in range(many - 4):
            undo(guest)
        stored = asyncio.run(house.gathering._stored(created["game"]))
        last = stored.pages[-1].answers
        then = played_again(stored.record.header, stored.answers[:last])
        assert _from_last_stage(stored).encode() == then.encode()
        stages.add(last)
    assert len(stages) > 3


def test_the_case_file_says_so_and_can_be_gone_on_with(house: House) -> None:
    guest, game = alone(house)
    play(guest, 12)
    undo(guest)
    assert f"options: {TAKE_BACKS}" in game.case()
    assert load_case(game.case()).encode() == game.encode()


def test_one_that_cannot_be_stored_has_not_happened(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest, game = alone(house)
    play(guest, 15)
    before, case, number = game.encode(), game.case(), guest.states[ONE]["undo"]

    async def full(*_: object, **__: object) -> None:
        raise StorageFailed("this could not be stored, so nothing has happened; try again")

    with monkeypatch.context() as patch:
        patch.setattr(house.storage, "write", full)
        assert guest.ask(type="undo", seat=ONE, number=number)["code"] == "not-stored"
    assert (game.encode(), game.case()) == (before, case)
    assert undo(guest)["questions"][0]["number"] == number
