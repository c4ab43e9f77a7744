"""Tables at which the right choice is plain."""

import pytest

from madhouse.second.players.goals import goals
from madhouse.second.players.heuristic import HeuristicPlayer
from madhouse.second.players.weights import DEFAULT
from tests.players.second.asking import (
    HESTER,
    LEV,
    PEARL,
    TOMAS,
    chosen,
    considered,
    scores,
    table,
)


def test_what_is_almost_done_is_finished() -> None:
    built = table(halloran_2=1).facts("nine")
    built.token("halloran", "kitchen.b").token("larder", "kitchen.b")
    built.state.app.read += ["halloran 0", "halloran 1"]
    built.investigator(HESTER, "kitchen.b").investigator(TOMAS, "parlour.a")
    begun = considered(built.play(turn_of=HESTER))
    assert (begun.option, begun.reason) == ("interact halloran 2", "finish")


def test_what_ends_it_well_comes_before_all_else() -> None:
    built = table().facts("truth", "found").token("bath", "bathroom.a").token("larder", "kitchen.b")
    built.investigator(HESTER, "bathroom.a").investigator(TOMAS, "kitchen.b")
    assert chosen(built.play(turn_of=HESTER)) == "interact bath 1"


def test_one_flees_from_what_would_be_the_end() -> None:
    built = table().investigator(LEV, "kitchen.a", conditions=["wounded"], facedown=(6, 0))
    built.investigator(PEARL, "parlour.a").monster("star-spawn", "kitchen.b")
    game = built.play(turn_of=LEV)
    fled = considered(game)
    assert fled.reason == "flee"
    game.apply("player-1", fled.option)
    here = next(who.space for who in game.view("player-1").investigators if who.id == LEV)
    assert here.partition(".")[0] != "kitchen"


def test_one_fights_what_is_nearly_done_for() -> None:
    built = table().investigator(TOMAS, "kitchen.a", has=["crowbar"])
    built.investigator(PEARL, "parlour.a").monster("cultist", "kitchen.a", damage=3)
    assert chosen(built.play(turn_of=TOMAS)) == "attack cultist 1 with crowbar"


def test_two_do_not_walk_to_the_same_token() -> None:
    built = table().token("larder", "kitchen.b").token("sideboard", "dining-room.a")
    built.investigator(HESTER, "front-hall.a").investigator(LEV, "front-hall.a")
    heading = []
    for who, seat in ((HESTER, "player-1"), (LEV, "player-2")):
        game = built.play(turn_of=who)
        player = HeuristicPlayer("1")
        player.choose(game.view(seat), game.pending[0])
        assert player._turn is not None
        mine = player._turn.mine
        assert mine is not None
        heading.append(mine.goal.token)
    assert sorted(heading) == ["larder", "sideboard"]


def test_the_key_goes_to_who_needs_it() -> None:
    built = table().facts("asked", "found").token("bath", "bathroom.a")
    built.investigator(LEV, "bathroom.a", has=["the-unopened-letter"])
    built.investigator(PEARL, "bathroom.a")
    game = built.play(turn_of=LEV)
    assert chosen(game) == "trade"
    game.apply("player-1", "trade")
    assert chosen(game) == f"{LEV} gives the-unopened-letter to {PEARL}"


def test_nothing_is_given_that_the_other_could_use_no_better() -> None:
    built = table().facts("asked", "found").token("bath", "bathroom.a")
    built.investigator(PEARL, "bathroom.a", has=["the-unopened-letter"])
    built.investigator(LEV, "bathroom.a")
    assert chosen(built.play(turn_of=PEARL)) == "interact bath 0"


def test_a_remedy_is_for_who_is_near_the_end() -> None:
    built = table().investigator(
        LEV, "kitchen.a", has=["clean-dressings"], conditions=["wounded"], facedown=(6, 0)
    )
    built.investigator(PEARL, "parlour.a").token("larder", "kitchen.b")
    assert chosen(built.play(turn_of=LEV)) == "use clean-dressings 0"
    healthy = table().investigator(LEV, "kitchen.a", has=["clean-dressings"])
    healthy.investigator(PEARL, "parlour.a").token("larder", "kitchen.b")
    assert chosen(healthy.play(turn_of=LEV)) == "move kitchen.b"


def test_who_is_stuck_opens_a_door() -> None:
    built = table().facts("nine").token("to-dining-room", "dining-room.b|front-hall.a")
    built.token("stool", "parlour.a").laid("m1", "m3").investigator(LEV, "front-hall.a")
    built.investigator(PEARL, "front-hall.b")
    told = scores(built.play(turn_of=LEV))
    assert max(told, key=lambda option: told[option]) == "explore to-dining-room 0"


def test_what_is_free_is_read_first_and_once() -> None:
    built = table().token("hooks", "front-hall.a").token("stool", "parlour.a")
    built.investigator(LEV, "parlour.a").investigator(PEARL, "parlour.b")
    game = built.play(turn_of=LEV)
    assert chosen(game) == "look hooks 0"
    game.apply("player-1", "look hooks 0")
    assert chosen(game) == "search stool 0"


def test_the_salt_is_changed_before_the_toast_and_not_after_it() -> None:
    """What makes an event to come an ending is worth a part of that ending, until it has come."""
    before, after = _worth_of_white_salt(), _worth_of_white_salt("toast")
    assert before - after == pytest.approx(DEFAULT.in_time * DEFAULT.ending)


def _worth_of_white_salt(*facts: str) -> float:
    built = table("salt-wedding").facts("sixtyone", "custom", "wine", "salt", "cup", *facts)
    built.token("toast-wine", "taproom.b")
    built.investigator(HESTER, "taproom.b", has=["the-loving-cup"]).investigator(TOMAS, "quay.a")
    view = built.play(turn_of=HESTER).view("player-1")
    return goals(view, DEFAULT).by_name["toast-wine 0"].worth
