"""Rooms and tokens that the app lays, and what can be chosen on them."""

import pytest

from madhouse.second.acting.scene import Scene
from madhouse.second.app.inventory import hand_out
from madhouse.second.app.rooms import (
    is_laid,
    place_if_there,
    place_tokens_of,
    reveal,
    tokens_that_appear,
)
from madhouse.second.app.tokens import (
    choose_on_token,
    discard_token,
    free_copy,
    locked_options,
    move_token,
    options_of,
    place_token,
    seen_from,
    space_of,
    unlock,
)
from madhouse.second.things.table import Table
from tests.rules.second.tables import LEV
from tests.second.running import answered, laid, lev, told, two

HALL, NEXT, PARLOUR = "front-hall.a", "front-hall.b", "parlour.a"

# -- rooms and tokens ----------------------------------------------------------------------------

WRITTEN = """
hidden: {where: [here, there]}
facts: [{id: hint, text: A hint.}]
counters: {clock: 0, tide: 0}
tokens:
  - id: chest
    kind: search
    at: parlour.a
    options:
      - {label: It, text: It., test: lore; 1}
      - {label: It, text: It., free: true}
      - {label: It, text: It., if: [{known: hint}]}
  - {id: lamp, kind: search, at: parlour, appears: [{known: hint}], options: [{label: It}]}
  - {id: trap, kind: search, at: parlour, only: {where: there}, options: [{label: It}]}
  - {id: crate, kind: interact, copies: 2, options: [{label: It}, {label: It}]}
  - {id: porter, kind: person, name: The Porter, at: kitchen, options: [{label: It}]}
  - {id: way, kind: explore, at: front-hall, to: [parlour], options: [{label: It}]}
  - {id: clasp, kind: inventory, item: crowbar, options: [{label: It}]}
"""


def hall(values: str = "here") -> Table:
    """Only the hall is laid."""
    table = two(WRITTEN, pearl=NEXT).laid("m1")
    table.state.app.values = {"where": values}
    return laid(table)


@pytest.mark.rule("2e.tile.placed-by-app", "2e.explore.typical")
@pytest.mark.parametrize(("values", "tokens"), [("here", ["chest"]), ("there", ["chest", "trap"])])
def test_a_room_is_laid_with_the_tokens_that_lie_there(values: str, tokens: list[str]) -> None:
    g = hall(values)
    assert not is_laid(g, "parlour")
    answered(reveal(g, ("parlour",)))
    assert is_laid(g, "parlour")
    assert g.app.laid == ["m1", "m2"]
    assert list(g.app.tokens) == tokens
    assert told(g, "revealed") == [{"rooms": ["parlour"]}]
    assert g.sealed
    assert len(g.app.possible) == 1  # everybody has seen whether the trap is there
    answered(reveal(g, ("parlour",)))
    assert len(told(g, "revealed")) == 1


def test_a_dark_room_begins_in_darkness() -> None:
    g = laid(two(WRITTEN, pearl=NEXT).laid("m1"))
    for room in ("parlour", "dining-room"):
        answered(reveal(g, (room,)))
    tags = {room: each.tags for room, each in g.places.rooms.items()}
    shaded = [s for r, each in g.places.rooms.items() if "dark" in tags[r] for s in each.spaces]
    assert g.state.darkness == shaded


def test_a_token_appears_once_its_time_has_come() -> None:
    g = hall()
    g.app.facts = ["hint"]
    answered(tokens_that_appear(g))
    assert g.app.tokens == {}  # its room is not laid
    answered(reveal(g, ("parlour",)))
    answered(tokens_that_appear(g))
    assert "lamp" in g.app.tokens
    discard_token(g, "lamp")
    answered(tokens_that_appear(g))
    assert "lamp" not in g.app.tokens  # it has been there


def test_a_token_waits_for_its_room() -> None:
    g = hall()
    porter = g.box.tokens["porter"]
    answered(place_token(g, porter, "parlour.b"))
    assert (g.app.tokens, g.app.waiting) == ({}, {"porter": "parlour.b"})
    answered(place_tokens_of(g, ["front-hall"]))
    assert "porter" not in g.app.tokens
    answered(reveal(g, ("parlour",)))
    assert g.app.tokens["porter"] == "parlour.b"
    assert (g.app.waiting, "porter" in g.app.placed) == ({}, True)
    discard_token(g, "porter")
    answered(place_tokens_of(g, ["kitchen", "parlour"]))
    assert "porter" not in g.app.tokens


def test_where_a_token_is_seen_from() -> None:
    g = hall()
    answered(place_token(g, g.box.tokens["way"]))
    assert g.app.tokens == {"way": "front-hall.b|parlour.a"}
    assert told(g, "token-placed") == [{"token": "way", "space": NEXT}]
    assert seen_from(g, HALL) == HALL
    assert space_of(g, "front-hall") == HALL
    assert space_of(g, "parlour") == ""
    move_token(g, "way", NEXT)
    assert (g.app.tokens, told(g, "token-moved")) == (
        {"way": NEXT},
        [{"token": "way", "space": NEXT}],
    )
    discard_token(g, "way")
    discard_token(g, "way")
    assert told(g, "token-discarded") == [{"token": "way"}]


def test_a_token_that_only_some_values_bring() -> None:
    g = hall("there")
    answered(reveal(g, ("parlour",)))
    g.app.tokens.clear()
    answered(place_if_there(g, g.box.tokens["trap"]))
    answered(place_if_there(g, g.box.tokens["lamp"]))
    assert list(g.app.tokens) == ["trap", "lamp"]


@pytest.mark.rule("2e.limits.all-others-limited")
def test_a_copy_that_is_nowhere_is_as_good_as_new() -> None:
    g = laid(two(WRITTEN).monster("cultist", at=HALL))
    first = free_copy(g, "crate")
    assert first is not None
    assert first.id == "crate-1"
    g.app.tokens["crate-1"] = HALL
    g.app.waiting["crate-2"] = HALL
    assert free_copy(g, "crate") is None
    del g.app.waiting["crate-2"]
    g.app.monsters[0].carries = "crate-2"
    assert free_copy(g, "crate") is None
    g.app.monsters[0].carries = ""
    g.app.placed = ["crate-2"]
    g.app.used = ["crate-2 0", "crate-2 1", "crate-1 0"]
    again = free_copy(g, "crate")
    assert again is not None
    assert (again.id, g.app.used) == ("crate-2", ["crate-1 0"])


def test_what_can_be_chosen_on_a_token() -> None:
    g = laid(two(WRITTEN).token("chest", HALL))
    chest = g.box.tokens["chest"]
    assert [number for number, _ in options_of(g, chest, lev(g))] == [0, 1]
    g.app.facts, g.app.used = ["hint"], ["chest 0"]
    assert [number for number, _ in options_of(g, chest, lev(g))] == [1, 2]
    assert locked_options(g, chest) == []
    g.app.used = []
    assert locked_options(g, chest) == ["chest 0"]
    unlock(g, chest, LEV)
    assert (g.app.unlocked, locked_options(g, chest)) == (["chest 0"], [])
    assert told(g, "unlocked") == [{"who": LEV, "token": "chest"}]
    answered(choose_on_token(g, chest, 0, lev(g)))
    assert g.app.used == ["chest 0"]
    assert told(g, "rolled") == []


@pytest.mark.rule("2e.discard.tokens")
def test_a_token_is_discarded_when_nothing_is_left_on_it() -> None:
    g = laid(two(WRITTEN).token("crate-1", HALL).token("porter", HALL))
    crate, who = g.box.tokens["crate-1"], g.investigator(LEV)
    answered(choose_on_token(g, crate, 0, lev(g)))
    assert ("crate-1" in g.app.tokens, who.finished) == (True, 0)
    answered(choose_on_token(g, crate, 1, lev(g)))
    assert ("crate-1" in g.app.tokens, who.finished) == (False, 1)
    answered(choose_on_token(g, g.box.tokens["porter"], 0, lev(g)))
    assert ("porter" in g.app.tokens, who.finished) == (True, 1)  # a Person stays
    assert g.app.used == ["crate-1 0", "crate-1 1", "porter 0"]


def test_what_is_free_can_be_read_again() -> None:
    g = laid(two(WRITTEN).token("chest", HALL))
    for again in (False, True):
        answered(choose_on_token(g, g.box.tokens["chest"], 1, lev(g)))
        assert told(g, "token-text")[-1]["again"] is again
    assert told(g, "token-text")[0]["who"] == LEV
    assert (g.app.used, g.app.read) == ([], ["chest 1"])
    assert g.sealed
    answered(choose_on_token(g, g.box.tokens["chest"], 1, Scene()))
    assert told(g, "token-text")[-1]["who"] is None


def test_the_app_offers_what_it_has_handed_out() -> None:
    g = laid(two(WRITTEN))
    for item in ("crowbar", "crowbar", "iodine"):
        hand_out(g, item)
    assert g.app.handed == ["crowbar"]
