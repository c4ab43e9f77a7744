"""Explore Action: the cards of a room, one after the other."""

import pytest

from madhouse.first.edition import edition
from tests.rules.first.tables import JOE, answer, asked, investigator, joe, room, told


@pytest.mark.rule("1e.explore.whole-room")
@pytest.mark.parametrize("space", ["library.a", "library.b"])
def test_any_space_of_the_room_will_do(space: str) -> None:
    game = joe(space).pile("library", "axe").play(turn_of=JOE)
    answer(game, "explore")
    assert investigator(game, JOE).cards == ["axe"]


@pytest.mark.rule("1e.explore.top-down", "1e.explore.must-take")
def test_all_cards_are_turned_over_from_the_top_and_taken() -> None:
    game = joe("library.a").pile("library", "axe", "lantern", "brass-key").play(turn_of=JOE)
    answer(game, "explore")
    assert [found["card"] for found in told(game, "found")] == ["axe", "lantern", "brass-key"]
    assert investigator(game, JOE).cards == ["axe", "lantern", "brass-key"]
    assert asked(game).kind == "turn"


@pytest.mark.rule("1e.explore.read-and-hand")
def test_what_is_found_is_read_to_everybody() -> None:
    game = joe("library.a").pile("library", "axe", "fallen-timber", "lantern").play(turn_of=JOE)
    assert room(game, "library").pile == ["?", "?", "?"]
    answer(game, "explore", "leave it")
    assert told(game, "found", "investigator-1") == [{"who": JOE, "card": "axe", "room": "library"}]
    assert game.view("investigator-1").investigators[0].cards == ["axe"]
    assert room(game, "library").pile == ["fallen-timber", "?"]


@pytest.mark.rule("1e.explore.nothing-discarded", "1e.conflict.nothing-card-name")
def test_only_nothing_of_interest_is_not_kept() -> None:
    pool = edition("the-cold-supper").story.pool
    nothing = [card for card in pool if card.startswith("nothing")]
    game = joe("library.a").pile("library", *nothing, "axe").play(turn_of=JOE)
    answer(game, "explore")
    assert investigator(game, JOE).cards == ["axe"]
    assert room(game, "library").pile == []
    assert game.table.state.exploration.discard == nothing


@pytest.mark.rule("1e.explore.no-carry-limit")
def test_nobody_ever_has_his_hands_full() -> None:
    carried = ["axe", "lantern", "brass-key", "crowbar", "fire-poker", "carving-knife"]
    found = ["smelling-salts", "first-aid-kit", "the-grey-salt", "cold-supper-3a"]
    game = joe("library.a", cards=carried).pile("library", *found).play(turn_of=JOE)
    answer(game, "explore")
    assert investigator(game, JOE).cards == carried + found


@pytest.mark.rule("1e.conflict.explore-order")
def test_what_lies_on_an_obstacle_is_found_first_and_what_lies_beneath_is_not() -> None:
    game = joe("library.a").pile("library", "axe", "fallen-timber", "lantern").play(turn_of=JOE)
    answer(game, "explore")
    assert investigator(game, JOE).cards == ["axe"]
    assert asked(game).about["card"] == "fallen-timber"
    answer(game, "leave it", "end turn", "done", "explore")
    assert asked(game).about["card"] == "fallen-timber"  # it stops him faceup as well
    assert investigator(game, JOE).cards == ["axe"]


@pytest.mark.rule("1e.horror-test.interrupts")
def test_who_is_carried_out_of_the_room_finds_no_more_in_it() -> None:
    table = joe("cellar.b", cards=["lantern"]).pile("cellar", "cold-supper-1a", "axe")
    game = table.hand("panic").dice(10).play(turn_of=JOE)
    answer(game, "explore", "cellar.a")  # clue 1 reveals the objective, which places a monster
    answer(game, f"play panic on {JOE}", "to entrance-hall.c", "to entrance-hall.b")
    answer(game, "to cloakroom.d")
    assert investigator(game, JOE).cards == ["lantern", "cold-supper-1a"]
    assert len(room(game, "cellar").pile) == 1
