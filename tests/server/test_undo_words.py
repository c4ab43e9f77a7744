"""What undo takes back is told in words, and that a die would fall the same again."""

from typing import Any

from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.things.agreements import TAKE_BACKS
from tests.browser.sitting import laid_out
from tests.rules.first.tables import JENNY, JENNY_TRAITS, jenny
from tests.server.house import CHANCE, Guest, House, tokens_of

ONE = "investigator-1"


def sitting(house: House, game: Game[Any, Any]) -> Guest:
    created = laid_out(house, game, CHANCE)
    return house.guest(created["game"], *tokens_of(created)).meet()


def chosen(guest: Guest, option: str) -> dict[str, Any]:
    guest.choose(ONE, option)
    return guest.states[ONE]


def test_a_step_says_where_one_goes_back_to(house: House) -> None:
    guest = sitting(house, jenny("kitchen.a").play(turn_of=JENNY))
    assert guest.states[ONE]["undoes"] == ""
    state = chosen(guest, "move kitchen.b")
    assert state["undoes"] == "Jenny Barnes goes back to the Kitchen (a)"
    assert not state["same_die"]


def test_any_other_choice_is_named(house: House) -> None:
    guest = sitting(house, jenny("kitchen.a", cards=["axe"]).play(turn_of=JENNY))
    assert chosen(guest, "drop")["undoes"] == "“Put cards down”"


def test_after_a_die_it_would_fall_the_same(house: House) -> None:
    table = TableBuilder(options=[TAKE_BACKS]).investigator(JENNY, "kitchen.a", JENNY_TRAITS)
    game = table.monster("zombie", at="kitchen.a").play(turn_of=JENNY)
    state = chosen(sitting(house, game), "attack zombie 1 bare-handed")
    assert state["undo"]
    assert state["same_die"]


def test_who_has_not_left_goes_nowhere_back(house: House) -> None:
    table = TableBuilder(options=[TAKE_BACKS]).investigator(JENNY, "library.a", JENNY_TRAITS)
    game = table.lock("study", "swollen-door").play(turn_of=JENNY)
    state = chosen(sitting(house, game), "move study.c")
    assert state["questions"][0]["kind"] == "demand"  # still before the door
    assert "goes back" not in state["undoes"]
    assert "Study" in state["undoes"]


def test_where_nothing_can_be_taken_back_it_is_said_why(house: House) -> None:
    table = jenny("kitchen.a", cards=["axe"]).monster("zombie", at="kitchen.a").dice(5)
    guest = sitting(house, table.play(turn_of=JENNY))
    assert guest.states[ONE]["stands"] == ""  # nothing was decided yet
    state = chosen(guest, "attack zombie 1 with axe")
    assert (state["undo"], state["stands"]) == (0, "die")


def test_what_was_found_cannot_be_put_back_unseen(house: House) -> None:
    table = jenny("kitchen.a").pile("kitchen", "axe")
    state = chosen(sitting(house, table.play(turn_of=JENNY)), "explore")
    assert (state["undo"], state["stands"]) == (0, "shown")
