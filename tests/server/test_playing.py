"""Play over the socket: choices, stale ones, undo, lost connections, those who only watch."""

import random

import msgspec

from tests.server.house import CHANCE, OPEN, PERSON, House, tokens_of


def test_a_whole_game_against_a_computer(house: House) -> None:
    created = house.set_up(CHANCE, (PERSON, CHANCE))
    guest = house.guest(created["game"], *tokens_of(created)).meet()
    chooser = random.Random(1)
    while not guest.states["investigator-1"]["view"]["result"]:
        seat = guest.asked()
        if seat is None:
            guest.meet()
            continue
        number = guest.states[seat]["questions"][0]["number"]
        guest.choose(seat, chooser=chooser)
        while guest.is_open(number):
            guest.meet()
    info = house.get(created["game"]).json()
    assert info["over"]
    assert info["seed"]
    assert [each["number"] for each in guest.lines["investigator-1"]] == list(
        range(1, len(guest.lines["investigator-1"]) + 1)
    )


def test_a_repeated_choice_does_no_harm(house: House) -> None:
    created = house.set_up()
    guest = house.guest(created["game"], *tokens_of(created)).meet()
    seat = "investigator-1"
    question = guest.states[seat]["questions"][0]
    choice = {
        "type": "choose",
        "seat": seat,
        "number": question["number"],
        "option": question["options"][0]["option"],
    }
    guest.say(**choice)
    after = guest.hear("state")
    assert guest.ask(**choice)["code"] == "stale"
    guest.say(type="ping")
    guest.hear("pong")
    assert guest.states[seat]["seen"] == after["seen"]


def test_an_option_that_is_not_offered_is_refused(house: House) -> None:
    created = house.set_up()
    guest = house.guest(created["game"], *tokens_of(created)).meet()
    number = guest.states["investigator-1"]["questions"][0]["number"]
    told = guest.ask(type="choose", seat="investigator-1", number=number, option="fly away")
    assert (told["code"], told["number"]) == ("illegal", number)


def test_nobody_speaks_for_another_seat(house: House) -> None:
    created = house.set_up()
    guest = house.guest(created["game"], *tokens_of(created)).meet()
    for seat in ("keeper", "table", "spectator", "nobody"):
        told = guest.ask(type="choose", seat=seat, number=1, option="answer 1 A")
        assert told["code"] == "not-your-seat"


def test_an_answer_can_be_taken_back_once(house: House) -> None:
    created = house.set_up()
    seat = "investigator-1"
    guest = house.guest(created["game"], *tokens_of(created)).meet()
    before = guest.states[seat]
    assert before["undo"] == 0
    first = guest.choose(seat)
    number = before["questions"][0]["number"]
    assert first["undo"] == number
    guest.say(type="undo", seat=seat, number=number)
    back = guest.hear("state")
    assert back["questions"] == before["questions"]
    assert guest.ask(type="undo", seat=seat, number=number)["code"] == "cannot-undo"
    assert [each.number for each in house.table(created["game"]).game.pending][-1] == number


def test_what_was_missed_comes_after_a_lost_connection(house: House) -> None:
    created = house.set_up()
    seat = "investigator-1"
    guest = house.guest(created["game"], *tokens_of(created)).meet()
    for _ in range(4):
        guest.choose(seat, chooser=random.Random(2))
    seen, known = guest.states[seat]["seen"], guest.lines[seat]
    other = house.guest(created["game"], *tokens_of(created)).meet()
    for _ in range(6):
        other.choose(seat, chooser=random.Random(3))
    guest.close()
    back = house.guest(created["game"], *tokens_of(created), seen={seat: seen}).meet()
    state = back.states[seat]
    assert not state["fresh"]
    assert known + state["lines"] == other.lines[seat]
    assert state["seen"] == other.states[seat]["seen"]


def test_lines_that_were_taken_back_are_not_mixed_with_new_ones(house: House) -> None:
    """As many lines, but others: a client that missed the change gets all of them anew."""
    created = house.set_up(CHANCE, (PERSON,), seed="7")
    seat = "investigator-1"
    guest = house.guest(created["game"], *tokens_of(created)).meet()
    chooser = random.Random(1)
    while True:
        before = guest.states[seat]
        after = guest.choose(seat, chooser=chooser)
        steps = [o for o in before["questions"][0]["options"] if o["space"]]
        if after["undo"] and after["lines"] and not after["fresh"] and len(steps) > 1:
            break
    guest.say(type="undo", seat=seat, number=after["undo"])
    guest.hear("state")
    other = [each["option"] for each in steps if each["space"] not in str(after["lines"])]
    guest.choose(seat, other[0])
    back = house.guest(created["game"], *tokens_of(created), seen={seat: after["seen"]}).meet()
    assert back.states[seat]["fresh"]
    assert back.lines[seat] == guest.lines[seat]


def test_a_spectator_sees_the_game_and_cannot_touch_it(house: House) -> None:
    created = house.set_up()
    guest = house.guest(created["game"], *tokens_of(created)).meet()
    watcher = house.guest(created["game"], created["watch"]).meet()
    assert list(watcher.states) == ["spectator"]
    assert watcher.states["spectator"]["questions"] == []
    while guest.states["investigator-1"]["setting_up"]:  # until then nobody else sees it
        guest.choose("investigator-1")
    watcher.hear("state")
    for seat in ("spectator", "investigator-1"):
        told = watcher.ask(type="choose", seat=seat, number=1, option="x")
        assert told["code"] == "not-your-seat"


def test_a_spectator_may_read_the_rules(house: House) -> None:
    created = house.set_up()
    watcher = house.guest(created["game"], created["watch"]).meet()
    watcher.say(type="why", seat="spectator", rule="1e.move.diagonal")
    assert watcher.hear("why")["rule"] == "1e.move.diagonal"
    told = watcher.ask(type="why", seat="spectator", option="move attic.z")
    assert told["code"] == "not-your-seat"


def test_two_browsers_at_one_seat_see_the_same(house: House) -> None:
    created = house.set_up()
    one = house.guest(created["game"], *tokens_of(created)).meet()
    two = house.guest(created["game"], *tokens_of(created)).meet()
    told = one.choose("investigator-1")
    assert two.hear("state") | {"cards": {}} == told | {"cards": {}}


def test_a_card_is_told_once_on_a_socket(house: House) -> None:
    created = house.set_up()
    guest = house.guest(created["game"], *tokens_of(created)).meet()
    chooser = random.Random(4)
    told: list[str] = list(guest.states["investigator-1"]["cards"])
    for _ in range(25):
        if guest.states["investigator-1"]["view"]["result"]:
            break
        told += guest.choose("investigator-1", chooser=chooser)["cards"]
    assert len(told) == len(set(told))
    who = guest.states["investigator-1"]["view"]["investigators"][0]
    assert {who["id"], *who["traits"], *who["cards"]} <= set(told)


def test_hints_and_reasons(house: House) -> None:
    created = house.set_up()
    guest = house.guest(created["game"], *tokens_of(created)).meet()
    question = guest.states["investigator-1"]["questions"][0]
    guest.say(type="hint", seat="investigator-1", number=question["number"])
    hint = guest.hear("hint")
    assert hint["option"] in [each["option"] for each in question["options"]]
    assert hint["reason"]
    guest.say(type="why", seat="investigator-1", rule=question["rule"])
    assert guest.hear("why")["rule"] == question["rule"]
    assert guest.ask(type="why", seat="investigator-1", rule="1e.no.such")["code"] == "no-rule"
    assert guest.ask(type="hint", seat="investigator-1", number=9999)["code"] == "stale"


def test_the_rule_against_an_option_comes_with_the_option(house: House) -> None:
    created = house.set_up()
    guest = house.guest(created["game"], *tokens_of(created)).meet()
    guest.say(type="why", seat="investigator-1", option="move attic.z")
    why = guest.hear("why")
    assert why["option"] == "move attic.z"
    assert why["rule"]


def test_setup_does_not_say_how_far_the_other_side_is(house: House) -> None:
    """1e.setup: keeper and investigators set up unseen by each other."""
    created = house.set_up(PERSON, (PERSON, OPEN))
    keeper, investigator = tokens_of(created)
    guest = house.guest(created["game"], keeper).meet()
    other = house.guest(created["game"], investigator).meet()
    before = house.get(created["game"]).json()["waiting"]
    shown = other.states["investigator-1"]["view"]
    guest.choose("keeper")
    other.say(type="ping")
    other.hear("pong")
    assert msgspec.json.encode(other.states["investigator-1"]["view"]) == msgspec.json.encode(shown)
    assert house.get(created["game"]).json()["waiting"] == before
    told = other.ask(type="choose", seat="investigator-1", number=99, option="x")
    assert "keeper" not in told["message"]
