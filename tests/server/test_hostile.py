"""Malformed, out-of-order and hostile messages get a clear word and never disturb the game."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from madhouse.server.house.connection import decode
from madhouse.server.wire.from_client import Ping
from tests.server.house import CHANCE, PATIENCE, PERSON, Guest, House, tokens_of

SEAT = "investigator-1"
KINDS = ("hello", "choose", "undo", "hint", "why", "say", "ping", "state", "")
SEATS = (SEAT, "keeper", "table", "spectator", "investigator-2", "")

plain = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30)
anything = st.recursive(
    plain,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=10,
)
near_misses = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS) | plain},
    optional={
        "seat": st.sampled_from(SEATS) | plain,
        "number": st.integers(-1, 40) | plain,
        "option": st.sampled_from(("pass", "time-up", "end turn", "move", "run")) | plain,
        "rule": st.sampled_from(("1e.move.diagonal", "1e.none")) | plain,
        "text": plain,
        "tokens": anything,
        "seen": anything,
        "more": anything,
    },
)
messages = (
    near_misses.map(lambda each: msgspec.json.encode(each).decode())
    | anything.map(lambda each: msgspec.json.encode(each).decode())
    | st.text(max_size=200)
    | st.sampled_from(("[" * 5000, '{"type":' * 2000, '{"type":"ping"', "\x00", "NaN", "1e999"))
)


@pytest.fixture(scope="module")
def table(house: House) -> Iterator[tuple[House, str, Guest, Guest]]:
    """A game with a player who behaves and, at the same seat, one who does not."""
    created = house.set_up(CHANCE, (PERSON, PERSON))
    good, bad = (house.guest(created["game"], tokens_of(created)[0]).meet() for _ in range(2))
    yield house, created["game"], good, bad
    good.close()
    bad.close()


def answered(guest: Guest) -> list[dict[str, Any]]:
    """Everything that comes before the answer to a ping."""
    before = len(guest.heard)
    guest.say(type="ping")
    guest.hear("pong")
    return [msgspec.json.decode(each) for each in guest.heard[before:]]


def is_ping(text: str) -> bool:
    try:
        return isinstance(decode(text), Ping)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return False


@settings(suppress_health_check=list(HealthCheck), max_examples=150)
@given(text=messages)
def test_nothing_that_is_sent_disturbs_the_game(
    table: tuple[House, str, Guest, Guest], text: str
) -> None:
    house, name, _, bad = table
    game = house.table(name).game
    before, answers = game.encode(), len(game.answers)
    bad.socket.send(text)
    replies = answered(bad)
    if is_ping(text):
        bad.hear("pong")  # there was one for each
    assert len(game.answers) == answers
    assert game.encode() == before
    assert all(each["type"] != "refused" or each["message"] for each in replies)
    assert not any(each.get("code") == "broken" for each in replies)


def test_what_is_refused_is_not_quoted_at_length(table: tuple[House, str, Guest, Guest]) -> None:
    _, _, good, bad = table
    long = "x" * 15_000
    number = good.states[SEAT]["questions"][0]["number"]
    for message in (
        {"type": "choose", "seat": SEAT, "number": number, "option": long},
        {"type": "ping", long: 1},
        {"type": "why", "seat": SEAT, "rule": long},
    ):
        assert len(bad.ask(**message)["message"]) < 1100


@pytest.mark.parametrize("rule", ["x", "1e.evade", ".", "1e.evade.fial"])
def test_what_is_no_rule_is_refused_and_breaks_nothing(
    table: tuple[House, str, Guest, Guest], rule: str
) -> None:
    assert table[3].ask(type="why", seat=SEAT, rule=rule)["code"] == "no-rule"


def test_the_others_play_on(house: House) -> None:
    created = house.set_up(CHANCE, (PERSON, PERSON))
    good, bad = (house.guest(created["game"], tokens_of(created)[0]).meet() for _ in range(2))
    for garbage in ("{}", "[]", '{"type":"choose"}', '{"type":"hello","tokens":[]}'):
        bad.socket.send(garbage)
    assert [each["type"] for each in answered(bad)].count("refused") == 4
    asked = good.states[SEAT]["questions"][0]["number"]
    assert good.choose(SEAT)["questions"][0]["number"] != asked
    assert bad.hear("state")["questions"][0]["number"] != asked
    good.close()
    bad.close()


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ('{"type":"ping"}', "hello-first"),
        ('{"type":"choose","seat":"keeper","number":1,"option":"x"}', "hello-first"),
        ('{"type":"hello","tokens":[]}', "no-seat"),
        ('{"type":"hello","tokens":["x"]}', "no-seat"),
        ('{"type":"hello","tokens":"x"}', "not-understood"),
        ('{"type":"hello","tokens":[],"admin":true}', "not-understood"),
        ('{"type":"hello","tokens":[],"seen":{"keeper":9}}', "no-seat"),
        ("", "not-understood"),
        ("hello", "not-understood"),
    ],
)
def test_the_first_word_must_be_hello(
    table: tuple[House, str, Guest, Guest], first: str, code: str
) -> None:
    house, name, _, _ = table
    told, closed = first_answer(house, name, first)
    assert told["code"] == code
    assert closed


def test_bytes_are_no_message(table: tuple[House, str, Guest, Guest]) -> None:
    house, name, _, _ = table
    told, _ = first_answer(house, name, b'{"type":"ping"}')
    assert told["code"] == "not-understood"


def test_no_such_game(house: House) -> None:
    for name in ("none", "..", "%00", "x" * 500):
        told, _ = first_answer(house, name, '{"type":"hello","tokens":["x"]}')
        assert told["code"] == "no-game"


def first_answer(house: House, game: str, first: str | bytes) -> tuple[dict[str, Any], bool]:
    address = f"ws://127.0.0.1:{house.port}/api/games/{game}/play"
    with connect(address, open_timeout=PATIENCE) as socket:
        socket.send(first)
        told = msgspec.json.decode(socket.recv(PATIENCE))
        try:
            socket.recv(PATIENCE)
        except ConnectionClosed:
            return told, True
        return told, False
