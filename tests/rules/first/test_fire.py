"""Fire: a test to enter, damage as one's own turn ends, and no end of its own."""

import pytest

from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from madhouse.first.things.story import EventCard
from madhouse.first.words.fire import SetFireIn
from tests.rules.first.grave_cards import grave_story, grave_table
from tests.rules.first.tables import (
    JENNY,
    JOE,
    answer,
    asked,
    investigator,
    joe,
    monster,
    room,
    told,
)


def enters_the_fire(*dice: int) -> Game[State, View]:
    """Joe, Willpower 6, steps from the entrance hall into the burning cellar."""
    game = joe("entrance-hall.c").fire("cellar").dice(*dice).play(turn_of=JOE)
    answer(game, "move cellar.b")
    return game


# -- entering ----------------------------------------------------------------------------------


@pytest.mark.rule("1e.fire.enter-test")
@pytest.mark.parametrize(("roll", "horror"), [(6, 0), (7, 1)])
def test_who_enters_a_burning_room_tests_willpower_or_takes_one_horror(
    roll: int, horror: int
) -> None:
    game = enters_the_fire(roll)
    (test,) = told(game, "test")
    assert (test["attribute"], test["needs"]) == ("willpower", 6)
    assert investigator(game, JOE).sanity == 8 - horror


@pytest.mark.rule("1e.fire.enter-regardless")
@pytest.mark.parametrize("roll", [1, 10])
def test_he_enters_whatever_he_rolls(roll: int) -> None:
    assert investigator(enters_the_fire(roll), JOE).space == "cellar.b"


@pytest.mark.rule("1e.fire.inside-no-test")
def test_no_test_from_space_to_space_of_the_burning_room_nor_out_of_it() -> None:
    game = joe("cellar.a").fire("cellar").play(turn_of=JOE)
    answer(game, "move cellar.b", "move entrance-hall.c")
    assert told(game, "test") == []


@pytest.mark.rule("1e.open.entry-sequence")
def test_evading_comes_before_the_lock_then_fire_then_the_step_then_horror() -> None:
    table = joe("library.a").monster("zombie", "library.a").monster("zombie", "study.c")
    table.lock("study", "swollen-door").fire("study").dice(1, 1, 1, 1)
    game = table.hand("slack-water").play(turn_of=JOE)
    answer(game, "move study.c", "try it")
    kinds = ("evades", "lock-opened", "braves-fire", "moved", "faces")
    order = [event.kind for event in game.events("keeper") if event.kind in kinds]
    assert order == list(kinds)
    assert asked(game).kind == "mythos"  # only now that the step is over


@pytest.mark.rule("1e.open.entry-sequence")
def test_a_lock_that_holds_spares_him_the_fire_test() -> None:
    table = joe("library.a").lock("study", "swollen-door").fire("study").dice(10)
    game = table.play(turn_of=JOE)
    answer(game, "move study.c", "try it")
    assert told(game, "braves-fire") == []


@pytest.mark.rule("1e.open.entry-sequence")
def test_fright_that_carries_him_elsewhere_ends_the_move() -> None:
    table = joe("entrance-hall.c", horror=3).fire("cellar").dice(10).hand("panic")
    game = table.play(turn_of=JOE)
    answer(game, "move cellar.b", f"play panic on {JOE}")
    answer(game, "to entrance-hall.b", "to entrance-hall.a", "to library.a")
    assert investigator(game, JOE).space == "library.a"
    assert told(game, "moved") == []


@pytest.mark.rule("1e.open.fire-forced-move")
@pytest.mark.parametrize(("roll", "horror"), [(6, 0), (7, 1)])
def test_who_is_moved_into_a_burning_room_tests_too(roll: int, horror: int) -> None:
    table = joe("entrance-hall.c").fire("cellar").dice(roll)
    game = table.hand("the-draught-has-a-direction").threat(1).play(stage="turn-start", turn_of=JOE)
    answer(game, f"play the-draught-has-a-direction on {JOE}", "to cellar.b")
    after = investigator(game, JOE)
    assert (after.space, after.sanity) == ("cellar.b", 8 - horror)
    assert len(told(game, "braves-fire")) == 1


@pytest.mark.rule("1e.fire.inside-no-test", "1e.open.fire-forced-move")
def test_who_is_moved_within_the_burning_room_does_not() -> None:
    table = joe("library.a", horror=3).fire("kitchen").hand("panic").dice(10, 1)
    game = table.monster("zombie", "library.b").play(turn_of=JOE)
    answer(game, "move study.c", "move library.a", f"play panic on {JOE}")
    answer(game, "to library.b", "to kitchen.b", "to kitchen.a")
    assert len(told(game, "braves-fire")) == 1  # as he came in


@pytest.mark.rule("1e.open.fire-forced-move")
def test_fright_that_carries_him_elsewhere_ends_the_step_of_a_forced_move() -> None:
    table = joe("entrance-hall.c").fire("cellar").dice(10).threat(1)
    table.hand("the-draught-has-a-direction", "panic")
    game = table.play(stage="turn-start", turn_of=JOE)
    answer(game, f"play the-draught-has-a-direction on {JOE}", "to cellar.b")
    answer(game, f"play panic on {JOE}", "to entrance-hall.a", "to library.a", "to library.b")
    assert investigator(game, JOE).space == "library.b"


# -- burning -----------------------------------------------------------------------------------


@pytest.mark.rule("1e.fire.damage", "1e.fire.damage-owner-turns", "1e.fire.room")
@pytest.mark.parametrize("space", ["cellar.a", "cellar.b"])
def test_an_investigator_anywhere_in_the_room_takes_two_damage_as_his_turn_ends(space: str) -> None:
    game = joe(space).fire("cellar").play(turn_of=JOE)
    before = investigator(game, JOE).health
    answer(game, "end turn")
    assert investigator(game, JOE).health == before - 2


@pytest.mark.rule("1e.fire.room")
def test_the_room_next_to_it_does_not_burn() -> None:
    game = joe("entrance-hall.c").fire("cellar").play(turn_of=JOE)
    answer(game, "end turn")
    assert told(game, "damage") == []


@pytest.mark.rule("1e.fire.damage-owner-turns")
def test_who_has_left_the_room_by_the_end_of_his_turn_is_not_burned() -> None:
    game = joe("cellar.b").fire("cellar").play(turn_of=JOE)
    answer(game, "move entrance-hall.c", "end turn")
    assert told(game, "damage") == []


@pytest.mark.rule("1e.fire.damage-owner-turns")
def test_the_turn_of_another_does_not_burn_him() -> None:
    table = joe("kitchen.a", players=2).investigator(JENNY, "cellar.a").fire("cellar")
    table.monster("zombie", "cellar.b")
    game = table.play(turn_of=JOE)
    answer(game, "end turn")
    assert told(game, "damage") == told(game, "monster-hurt") == []


@pytest.mark.rule("1e.fire.damage", "1e.fire.damage-owner-turns", "1e.conflict.fire-end")
def test_monsters_take_two_damage_as_the_keepers_turn_ends() -> None:
    table = joe("cellar.b").fire("cellar").monster("zombie", "cellar.a")
    game = table.monster("zombie", "kitchen.a").play(stage="event")
    assert (monster(game, 1).damage, monster(game, 2).damage) == (2, 0)
    assert told(game, "damage") == []  # it is not Joe's turn that ends


@pytest.mark.rule("1e.conflict.fire-end")
def test_monsters_burn_after_the_event() -> None:
    table = joe("study.c").fire("cellar").monster("zombie", "cellar.a").event(0, time=1)
    game = table.play(stage="event")
    kinds = [event.kind for event in game.events("keeper")]
    assert kinds.index("event") < kinds.index("monster-burns")


@pytest.mark.rule("1e.fire.damage", "1e.monster-kill.threshold")
def test_fire_kills() -> None:
    table = joe("cellar.a", damage=8).fire("cellar").monster("zombie", "cellar.b", damage=4)
    game = table.play(stage="event")
    assert game.view("keeper").monsters == []
    table.state.monsters.clear()
    game = table.play(turn_of=JOE)
    answer(game, "end turn")
    assert [each["who"] for each in told(game, "killed")] == [JOE]


@pytest.mark.rule("1e.hiding.status-applies", "1e.fire.room")
def test_hiding_is_no_help_against_fire() -> None:
    table = joe("cellar.a").fire("cellar").feature("hiding-space", "cellar.a")
    table.state.investigators[0].hiding = True
    game = table.play(turn_of=JOE)
    answer(game, "end turn")
    assert [each["amount"] for each in told(game, "damage")] == [2]


@pytest.mark.rule("1e.fire.damage-owner-turns")
def test_a_new_investigator_who_arrives_in_a_burning_room_is_burned_as_that_turn_ends() -> None:
    table = joe("entrance-hall.c").fire("entrance-hall")
    table.state.investigators.clear()
    game = table.play(stage="next-turn")
    answer(game, f"take {JENNY}")
    while asked(game).kind == "trait":
        answer(game, asked(game).options[0])
    assert [each["amount"] for each in told(game, "damage")] == [2]


# -- how long it lasts -------------------------------------------------------------------------


@pytest.mark.rule("1e.open.fire-duration", "1e.status.three")
def test_stun_darkness_and_fire_last_beyond_the_turn() -> None:
    table = joe("cellar.a", stun=2).fire("cellar").dark("cellar").play(turn_of=JOE)
    answer(table, "end turn")
    cellar = room(table, "cellar")
    assert (cellar.fire, cellar.dark, investigator(table, JOE).stun) == (True, True, 2)
    game = joe("kitchen.a", stun=2).fire("cellar").dark("cellar").play(stage="event")
    cellar = room(game, "cellar")
    assert (cellar.fire, cellar.dark, investigator(game, JOE).stun) == (True, True, 2)


@pytest.mark.rule("1e.open.fire-duration")
def test_a_room_holds_one_fire_and_one_that_is_put_out_is_gone() -> None:
    again = EventCard(id="fire-event", name="", time=1, do=(SetFireIn("cellar"),))
    later = EventCard(id="later-event", name="", time=9)
    table = TableBuilder(told=grave_story(events=(again, later)))
    table.investigator(JOE, "library.a").fire("cellar")
    game = table.play(stage="event")
    assert (room(game, "cellar").fire, told(game, "fire")) == (True, [])
    game = grave_table("cellar.a", cards=["sand"]).fire("cellar").play(turn_of=JOE)
    answer(game, "use sand")
    assert not room(game, "cellar").fire


@pytest.mark.rule("1e.fire.room")
def test_an_event_may_set_a_room_on_fire() -> None:
    first = EventCard(id="fire-event", name="", time=1, do=(SetFireIn("cellar"),))
    later = EventCard(id="later-event", name="", time=9)
    table = TableBuilder(told=grave_story(events=(first, later))).investigator(JOE, "library.a")
    game = table.monster("zombie", "cellar.a").play(stage="event")
    assert room(game, "cellar").fire
    assert monster(game).damage == 2  # it burns as this turn ends


@pytest.mark.rule("1e.fire.room")
def test_a_card_may_set_fire_to_his_room_or_to_one_next_to_it() -> None:
    game = grave_table("library.b", cards=["kerosene"]).fire("study").play(turn_of=JOE)
    answer(game, "use kerosene")
    assert asked(game).options == ("entrance-hall", "library", "kitchen")
    answer(game, "kitchen")
    assert room(game, "kitchen").fire
