"""What only a story has: people and locks that stand in the way, and lines of combat."""

import pytest

from madhouse.engine.game import Game
from madhouse.engine.loading import ContentErrors, Text, load
from madhouse.first.building import TableBuilder
from madhouse.first.edition import the_box
from madhouse.first.seen.views import View
from madhouse.first.things.checking import check_story
from madhouse.first.things.state import State
from madhouse.first.things.story import Story
from madhouse.first.told.telling import teller_for
from madhouse.first.words import VOCABULARY
from tests.rules.first.own_stories import FILE, joe_in, own_story
from tests.rules.first.tables import JOE, answer, investigator, told

GUEST = """
demands:
  - id: mr-orne
    name: Mr. Orne
    proper: true
    look: person
    key: [axe]
    test: willpower
    fail: [take_horror: 1]
    pass: [{mark: {name: heard Mr. Orne}}, take_damage: 1]
    flavour: He stands before the shelf with his hat on, and would sooner you did not look.
obstacles: {library: mr-orne}
"""
HASP = """
demands:
  - id: his-own-bolt
    name: His Own Bolt
    test: willpower
    pass: [mark: {name: bolt drawn}]
    flavour: It is the kind of bolt that a man fits himself, on the wrong side of the door.
locks: {study: his-own-bolt}
"""
PIKE = """
named:
  tom-halloran: {name: Tom Halloran, kind: zombie, leaves_corpse: true}
  wendell-pike:
    name: Wendell Pike
    kind: maniac
    attacked: [He lets you and looks sorry for you.]
    attacks: [He asks first., He asks again.]
"""


def heard(game: Game[State, View], kind: str, of: str) -> str:
    """The last event of a kind, in the words of that story."""
    edition = own_story(of)
    teller = teller_for(edition.box, edition.story)
    return [teller.event(event) for event in game.log if event.kind == kind][-1]


def test_somebody_of_the_story_stands_in_the_way() -> None:
    game = joe_in(GUEST, at="library.a").pile("library", "mr-orne", "axe").dice(1).play(turn_of=JOE)
    answer(game, "explore")
    assert "would sooner you did not look" in heard(game, "obstacle", GUEST)
    answer(game, "try it")
    assert heard(game, "obstacle-passed", GUEST) == "Joe Diamond got past Mr. Orne."
    assert game.table.state.marks == {"heard Mr. Orne": 1}
    assert investigator(game, JOE).cards == ["axe"]


@pytest.mark.parametrize(("how", "damage"), [("try it", 1), ("use axe", 1)])
def test_what_meeting_it_brings_comes_by_any_way(how: str, damage: int) -> None:
    table = joe_in(GUEST, at="library.a").pile("library", "mr-orne", "lantern").carries(JOE, "axe")
    game = table.dice(1).play(turn_of=JOE)
    answer(game, "explore", how)
    assert [each["amount"] for each in told(game, "damage")] == [damage]


def test_it_brings_nothing_while_it_holds() -> None:
    table = joe_in(GUEST, at="library.a").pile("library", "mr-orne", "axe").dice(10)
    game = table.play(turn_of=JOE)
    answer(game, "explore", "try it")
    assert game.table.state.marks == {}
    assert told(game, "horror")


def test_a_lock_of_the_story_opens_and_says_so() -> None:
    game = joe_in(HASP, at="library.a").lock("study", "his-own-bolt").dice(1).play(turn_of=JOE)
    answer(game, "move study.c", "try it")
    assert investigator(game, JOE).space == "study.c"
    assert game.table.state.marks == {"bolt drawn": 1}


def in_a_fight(attacker: bool) -> Game[State, View]:
    table: TableBuilder = joe_in(PIKE).monster(
        "maniac", "kitchen.a", "maniac-1", name="wendell-pike"
    )
    game = table.dice(1).play(turn_of=JOE) if attacker else table.play(stage="monster-attacks")
    foe = "maniac 1"
    answer(game, f"attack {foe} bare-handed" if attacker else f"{foe} attacks {JOE}")
    return game


def test_a_person_is_told_of_in_lines_of_their_own() -> None:
    assert "He lets you and looks sorry for you." in heard(in_a_fight(True), "combat", PIKE)
    assert "He asks" in heard(in_a_fight(False), "combat", PIKE)


def test_an_id_that_the_box_has_is_refused() -> None:
    own = HASP.replace("his-own-bolt", "iron-door").replace("locks: {study: iron-door}", "")
    written = Text(FILE.read_text(encoding="utf-8") + own, "own story")
    with pytest.raises(ContentErrors, match="'iron-door' is already taken"):
        check_story("the-cold-supper", load(written, Story, VOCABULARY), the_box())
