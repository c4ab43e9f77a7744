"""Names that lead somewhere else: which are noted, where they stand, and which lead nowhere."""

from typing import Annotated

import msgspec

from madhouse.engine.loading import Loaded, Text, load
from madhouse.engine.references import Gives, Refers, dead_ends
from madhouse.engine.words import Vocabulary

RoomId = Annotated[str, Refers("room")]
Flag = Annotated[str, Gives("flag")]


class Guest(msgspec.Struct):
    room: RoomId | int = "hall"
    knows: tuple[RoomId, ...] = ()
    keys: dict[RoomId, str] = {}
    flag: Flag = ""


def guest(text: str) -> Loaded[Guest]:
    return load(Text(text, "guest.yaml"), Guest, Vocabulary({}))


def complaints(text: str) -> list[str]:
    return [str(error) for error in dead_ends(guest(text).references, {"room": ["attic", "hall"]})]


def test_names_that_are_known_pass() -> None:
    assert complaints("{room: attic, knows: [hall, attic], keys: {hall: brass}}") == []


def test_each_name_that_leads_nowhere_is_told_with_its_place() -> None:
    assert complaints("room: atic\nknows: [hall, hal]\n") == [
        "guest.yaml:1:7: room: unknown room 'atic'; did you mean 'attic'?",
        "guest.yaml:2:15: knows[1]: unknown room 'hal'; did you mean 'hall'?",
    ]


def test_a_key_is_told_where_the_key_stands_and_not_its_value() -> None:
    assert complaints("keys:\n  hal:\n    brass\n") == [
        "guest.yaml:2:3: keys.hal: unknown room 'hal'; did you mean 'hall'?"
    ]


def test_what_is_not_written_refers_to_nothing() -> None:
    assert guest("{knows: []}").references == ()


def test_a_value_that_is_no_name_refers_to_nothing() -> None:
    assert guest("{room: 3}").references == ()


def test_names_that_are_given_are_known_by_their_sort() -> None:
    assert guest("{flag: red}").given == {"flag": {"red"}}
