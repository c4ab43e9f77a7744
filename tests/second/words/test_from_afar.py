"""Words of the app's tokens: another topic, a search from afar, a lock that is off, a push."""

import pytest

from madhouse.second.acting.scene import Scene
from madhouse.second.words.harm import GainClue
from madhouse.second.words.inspecting import (
    AnotherTopic,
    ExploreFromAfar,
    NameRoom,
    SearchFromAfar,
    Unlock,
)
from madhouse.second.words.tokens import DealWith, PushToken
from tests.rules.second.tables import LEV, PEARL
from tests.second.running import carry_out, laid, lev, told, two

HALL, NEXT, PARLOUR = "front-hall.a", "front-hall.b", "parlour.a"
WRITTEN = """
facts: [{id: hint, text: A hint.}, {id: found, text: Found.}]
tokens:
  - id: porter
    kind: person
    name: The Porter
    at: front-hall.a
    options:
      - {label: It, text: It.}
      - {label: It, text: It., do: [{learn: found}]}
      - {label: It, text: It., if: [{known: hint}]}
  - {id: chest, kind: search, at: front-hall.b, options: [{label: It, do: [{learn: found}]}]}
  - {id: crate, kind: interact, at: front-hall.b, options: [{label: It}]}
  - {id: far, kind: search, at: yard.a, options: [{label: It}]}
  - id: way
    kind: explore
    at: front-hall
    to: [parlour]
    options: [{label: It, text: It., test: strength; 2}]
  - {id: other, kind: explore, at: front-hall, to: [dining-room], options: [{label: It}]}
  - {id: gate, kind: explore, at: kitchen, to: [yard], options: [{label: It, test: lore; 1}]}
  - id: sack
    kind: interact
    copies: 2
    options:
      - {label: Push it., stays: true}
      - {label: Empty it., do: [{learn: found}]}
      - {label: Shake it., if: [{known: hint}]}
"""
DOORS = {"way": "front-hall.b|parlour.a", "other": "dining-room.b|front-hall.a"}


# -- another topic -------------------------------------------------------------------------------


def test_another_topic_of_that_person_is_free() -> None:
    g = laid(two(WRITTEN).token("porter", HALL))
    scene = lev(g, token="porter", option=0)
    assert AnotherTopic().possible(g, scene)
    (asked,) = carry_out(g, scene, AnotherTopic(), say=("ask porter 1",))
    assert asked.options == ("ask porter 1", "stop")
    assert g.app.facts == ["found"]
    assert scene.purpose == "person"


def test_one_may_leave_it_and_without_another_there_is_nothing_to_ask() -> None:
    g = laid(two(WRITTEN).token("porter", HALL))
    scene = lev(g, token="porter", option=0)
    carry_out(g, scene, AnotherTopic(), say=("stop",))
    assert g.app.facts == []
    g.app.used = ["porter 1"]
    assert not AnotherTopic().possible(g, scene)
    assert carry_out(g, scene, AnotherTopic()) == []
    g.app.used = []
    del g.app.tokens["porter"]
    assert not AnotherTopic().possible(g, scene)
    assert not AnotherTopic().possible(g, lev(g))


# -- from afar -----------------------------------------------------------------------------------


def test_a_search_token_within_range_is_searched_from_afar() -> None:
    table = two(WRITTEN).token("chest", NEXT).token("crate", NEXT).token("far", "yard.a")
    g = laid(table)
    assert SearchFromAfar().possible(g, lev(g))
    scene = lev(g)
    assert carry_out(g, scene, SearchFromAfar()) == []
    assert (g.app.facts, scene.purpose) == (["found"], "search")
    assert "chest" not in g.app.tokens
    assert not SearchFromAfar().possible(g, lev(g))
    assert carry_out(g, lev(g), SearchFromAfar()) == []
    g.app.tokens["chest"] = NEXT
    g.investigator(LEV).space = ""
    assert not SearchFromAfar().possible(g, lev(g))


def test_a_door_some_spaces_away_is_explored_from_where_one_stands() -> None:
    table = two(WRITTEN, lev="front-hall.a", pearl="front-hall.a")
    g = laid(table.token("other", DOORS["other"]).token("gate", "kitchen.a|yard.a"))
    assert ExploreFromAfar(2).possible(g, lev(g))
    scene = lev(g)
    assert carry_out(g, scene, ExploreFromAfar(2)) == []  # the gate is too far away
    assert (scene.purpose, g.investigator(LEV).space) == ("explore", HALL)
    assert list(g.app.tokens) == ["gate"]
    assert not ExploreFromAfar(2).possible(g, lev(g))
    assert carry_out(g, lev(g), ExploreFromAfar(2)) == []
    assert ExploreFromAfar(9).possible(g, lev(g))
    g.investigator(LEV).space = ""
    assert not ExploreFromAfar(9).possible(g, lev(g))


def test_such_a_token_in_range_is_dealt_with() -> None:
    g = laid(two(WRITTEN).token("sack-1", NEXT).token("sack-2", "yard.a"))
    word = DealWith("sack")
    assert word.possible(g, lev(g))
    (asked,) = carry_out(g, lev(g), word, say=("stop",))
    assert asked.options == ("deal with sack-1 1", "stop")  # what stays is not offered
    assert g.app.facts == []
    carry_out(g, lev(g), word, say=("deal with sack-1 1",))
    assert g.app.facts == ["found"]
    g.app.tokens = {"sack-2": "yard.a"}
    assert not word.possible(g, lev(g))
    assert carry_out(g, lev(g), word) == []
    g.app.tokens = {"sack-2": HALL}
    g.investigator(LEV).space = ""
    assert not word.possible(g, lev(g))
    assert carry_out(g, lev(g), word) == []


# -- doors ---------------------------------------------------------------------------------------


def test_a_door_within_range_is_unlocked_or_something_else_happens() -> None:
    table = two(WRITTEN).token("way", DOORS["way"]).token("other", DOORS["other"])
    g = laid(table.token("gate", "kitchen.a|yard.a").token("chest", NEXT))
    word = Unlock(otherwise=(GainClue(),))
    assert word.possible(g, lev(g))
    assert carry_out(g, lev(g), word) == []  # only one of them is locked
    assert g.app.unlocked == ["way 0"]
    assert told(g, "unlocked") == [{"who": LEV, "token": "way"}]
    assert not word.possible(g, lev(g))
    assert g.investigator(LEV).clues == 0
    carry_out(g, lev(g), word)
    assert g.investigator(LEV).clues == 1
    assert g.app.unlocked == ["way 0"]


def test_the_room_behind_a_door_is_named() -> None:
    g = laid(two(WRITTEN).token("way", DOORS["way"]).token("gate", "kitchen.a|yard.a"))
    assert NameRoom().possible(g, lev(g))
    (asked,) = carry_out(g, lev(g), NameRoom(), say=("listen at gate",))
    assert asked.options == ("listen at way", "listen at gate")
    assert told(g, "room-named") == [{"who": LEV, "token": "gate", "rooms": ["yard"]}]
    g.app.tokens = {"chest": NEXT}
    assert not NameRoom().possible(g, lev(g))
    assert carry_out(g, lev(g), NameRoom()) == []


# -- pushed --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("follows", "space"), [("follow to", NEXT), ("stop", HALL)])
def test_a_token_is_pushed_and_one_may_follow(follows: str, space: str) -> None:
    g = laid(two(WRITTEN).token("sack-1", HALL))
    scene = lev(g, token="sack-1")
    say = (f"roll it to {NEXT}", f"follow to {NEXT}" if follows != "stop" else "stop")
    rolled, followed = carry_out(g, scene, PushToken(), say=say)
    steps = g.places.steps[HALL]
    assert rolled.options == tuple(f"roll it to {each}" for each in steps)
    assert rolled.about == {"who": LEV, "token": "sack-1"}
    assert followed.options == (f"follow to {NEXT}", "stop")
    assert g.app.tokens == {"sack-1": NEXT}
    assert g.investigator(LEV).space == space


def test_what_is_gone_is_not_pushed() -> None:
    g = laid(two(WRITTEN))
    assert carry_out(g, lev(g, token="sack-1"), PushToken()) == []
    assert carry_out(g, Scene(g.investigator(PEARL), token="sack-1"), PushToken()) == []
