"""Tarry Light: each truth can be won by either side, in the way that its card says."""

import pytest

from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.edition import the_box
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from madhouse.first.told.telling import teller_for
from tests.rules.first.made_cards import marks
from tests.rules.first.tables import JENNY, JOE, answer, asked, investigator, room, told

TURN_END = "keeper-turn-end"
PASSES, FAILS = 1, 10
HARVEY = "harvey-walters"


def rock(truth: str, resolved: int = 4, players: int = 1, weather: str = "A") -> TableBuilder:
    """The Rock after so many events, with the answers that matter."""
    table = TableBuilder("tarry-light", players=players)
    return table.answers({"1": truth, "2": "A", "3": "A", "4": weather}).event(resolved)


def with_joe(table: TableBuilder, at: str = "dining-room.a", *cards: str) -> TableBuilder:
    return table.investigator(JOE, at, cards=cards)


def winner(game: Game[State, View]) -> str | None:
    return game.result.winner if game.result else None


def epilogue(game: Game[State, View]) -> str:
    """What is read aloud at the end, in small letters."""
    story = the_box().story("tarry-light")
    teller = teller_for(the_box().for_story(story), story)
    return teller.event(game.log[-1]).lower()


# 1A: the lamp


def dark_lamp(watches: int, resolved: int = 4) -> TableBuilder:
    """The lamp is out, somebody is below it, and so many such turns are over."""
    table = with_joe(rock("A", resolved)).revealed().dark("lamp-room")
    table.state.marks |= {"dark watches": watches} if watches else {}
    return table.monster("zombie", "watch-room.d")


@pytest.mark.parametrize(("resolved", "reveals"), [(1, 0), (2, 1)])
def test_a_dark_lamp_is_a_sign_after_event_ii(resolved: int, reveals: int) -> None:
    game = with_joe(rock("A", resolved)).dark("lamp-room").play(stage=TURN_END)
    assert len(told(game, "objective-revealed")) == reveals


def test_four_dark_turns_wreck_the_steamer() -> None:
    assert marks(dark_lamp(2).play(stage=TURN_END)) == {"dark watches": 3}
    assert winner(dark_lamp(3).play(stage=TURN_END)) == "keeper"


@pytest.mark.parametrize("task", ["light-the-lamp", "set-the-heart-in-the-lamp"])
def test_whoever_lights_the_lamp_begins_the_count_anew(task: str) -> None:
    table = with_joe(rock("A"), "lamp-room.a", "the-fresnel-heart").revealed().dark("lamp-room")
    table.state.marks["dark watches"] = 2
    game = table.dice(PASSES).play(turn_of=JOE)
    answer(game, f"attempt {task}")
    assert not room(game, "lamp-room").dark
    assert marks(game) == {}


def test_dark_turns_before_event_iii_do_not_count() -> None:
    assert marks(dark_lamp(0, resolved=2).play(stage=TURN_END)) == {}


def test_a_turn_with_nobody_near_the_lamp_does_not_count() -> None:
    table = with_joe(rock("A")).revealed().dark("lamp-room").monster("zombie", "tower-stair.a")
    table.state.marks["dark watches"] = 1
    assert marks(table.play(stage=TURN_END)) == {"dark watches": 1}


def test_a_lamp_that_burns_again_begins_the_count_anew() -> None:
    table = with_joe(rock("A")).revealed().monster("zombie", "watch-room.d")
    table.state.marks["dark watches"] = 3
    assert marks(table.play(stage=TURN_END)) == {}


@pytest.mark.parametrize("way", ["attempt light-the-lamp", "use the-fresnel-heart"])
def test_the_lamp_can_be_lit_again(way: str) -> None:
    table = with_joe(rock("A"), "lamp-room.a", "the-fresnel-heart").revealed().dark("lamp-room")
    game = table.dice(PASSES).play(turn_of=JOE)
    answer(game, way)
    assert not room(game, "lamp-room").dark


def test_dawn_is_the_investigators() -> None:
    game = with_joe(rock("A").event(4, time=2)).revealed().play(stage="event")
    assert winner(game) == "investigators"


def at_the_slip(resolved: int, *marked: str) -> TableBuilder:
    table = with_joe(rock("A", resolved), "slipway.c").revealed()
    table.state.marks |= dict.fromkeys(marked, 1)
    return table


def test_the_ledge_says_what_it_would_take_and_toll_may_pay() -> None:
    game = at_the_slip(4).play(turn_of=JOE)
    assert "attempt let-toll-pay" not in asked(game).options
    answer(game, "attempt ask-what-they-would-take")
    assert marks(game) == {"asked the Ledge": 1}
    game = at_the_slip(4, "asked the Ledge").dice(PASSES).play(turn_of=JOE)
    answer(game, "attempt let-toll-pay")
    assert winner(game) == "investigators"
    assert "sunday coat" in epilogue(game)


def test_nothing_is_paid_before_the_fourth_event() -> None:
    game = at_the_slip(3).play(turn_of=JOE)
    assert not [option for option in asked(game).options if option.startswith("attempt")]


def test_the_epilogue_of_a_held_light_has_toll_owe_on() -> None:
    told_at_dawn = epilogue(with_joe(rock("A").event(4, time=2)).revealed().play(stage="event"))
    assert "he owes a ship" in told_at_dawn
    assert "sunday coat" not in told_at_dawn
    assert "the bell" not in told_at_dawn
    dark = with_joe(rock("A").event(4, time=2)).revealed().dark("lamp-room")
    assert "ring the bell" in epilogue(dark.play(stage="event"))


# 1B: the cistern


@pytest.mark.parametrize(("waited", "wins"), [(0, None), (1, "keeper")])
def test_the_water_waits_in_the_lamp_room_before_it_wins(waited: int, wins: str | None) -> None:
    table = with_joe(rock("B")).revealed()
    table.monster("shoggoth", "lamp-room.a", name="the-sweet-water")
    table.state.marks |= {"it has waited": waited} if waited else {}
    assert winner(table.play(stage=TURN_END)) == wins


def test_at_dawn_the_water_need_not_wait() -> None:
    for space, wins in (("lamp-room.a", "keeper"), ("watch-room.d", "nobody")):
        table = with_joe(rock("B").event(4, time=2)).revealed()
        table.monster("shoggoth", space, name="the-sweet-water")
        assert winner(table.play(stage="event")) == wins


def test_toll_may_be_brought_up_first_and_it_hears_him() -> None:
    table = with_joe(rock("B"), "sluice.c", "valve-wheel").revealed().threat(1)
    table.state.marks["heaves"] = 0
    game = table.dice(PASSES).play(turn_of=JOE)
    answer(game, "attempt bring-toll-up-first")
    assert marks(game)["Toll brought up"] == 1
    assert game.table.state.keeper.threat == 3
    assert "attempt bring-toll-up-first" not in asked(game).options


@pytest.mark.parametrize(("first", "becomes"), [(True, "leg in splints"), (False, "washed")])
def test_the_epilogue_knows_whether_he_was(first: bool, becomes: str) -> None:
    table = with_joe(rock("B"), "sluice.c", "valve-wheel").revealed()
    table.state.marks |= {"Toll brought up": 1} if first else {}
    game = table.dice(PASSES).play(turn_of=JOE)
    answer(game, "attempt heave-on-the-valve")
    assert becomes in epilogue(game)
    assert "joe diamond who opened the valve" in epilogue(game)


def test_the_keeper_may_pay_for_the_water_to_rise() -> None:
    table = with_joe(rock("B", 2)).pile("boathouse", "valve-wheel").threat(6)
    game = table.play(stage="keeper-actions")
    answer(game, "reveal the objective", "cistern.a")
    (placed,) = told(game, "monster-placed")
    assert placed["name"] == "the-sweet-water"
    assert told(game, "needed-lies") == [{"card": "valve-wheel", "room": "boathouse"}]


@pytest.mark.parametrize(("players", "heaves"), [(1, 2), (2, 2), (3, 3)])
def test_heaves_on_the_valve_let_it_out(players: int, heaves: int) -> None:
    table = with_joe(rock("B", players=players), "sluice.c", "valve-wheel").revealed()
    for other in ("jenny-barnes", "harvey-walters")[: players - 1]:
        table.investigator(other, "dining-room.a")
    table.state.marks["heaves"] = heaves - 1
    game = table.dice(PASSES).play(turn_of=JOE)
    answer(game, "attempt heave-on-the-valve")
    assert winner(game) == "investigators"


def test_the_valve_needs_its_wheel() -> None:
    game = with_joe(rock("B"), "sluice.c").revealed().play(turn_of=JOE)
    assert "attempt heave-on-the-valve" not in asked(game).options


@pytest.mark.parametrize(("players", "revealed"), [(1, 1), (2, 0)])
def test_a_lone_player_learns_of_it_as_the_third_event_comes(players: int, revealed: int) -> None:
    table = with_joe(rock("B", 2, players=players).event(2, time=2))
    if players == 2:
        table.investigator(JENNY, "pantry.c")
    assert len(told(table.play(stage="event"), "objective-revealed")) == revealed


# 1C: the captain


def test_the_crew_musters_in_the_tower_at_dawn() -> None:
    for players, wins in ((2, "keeper"), (3, "nobody")):
        table = with_joe(rock("C", players=players).event(4, time=2)).revealed()
        for name, at in ((JENNY, "pantry.c"), (HARVEY, "pantry.c"))[: players - 1]:
            table.investigator(name, at)
        table.monster("zombie", "tower-stair.a").monster("cultist", "gallery-rail.b")
        assert winner(table.play(stage="event")) == wins


def test_the_captain_lies_with_the_oil_once_the_card_is_open() -> None:
    table = with_joe(rock("C", 3, players=3).event(3, time=1))
    for name in (JENNY, HARVEY):
        table.investigator(name, "pantry.c")
    game = table.play(stage="event")
    assert told(game, "corpse-placed") == [{"space": "oil-store.c", "name": "captain-ames"}]


def test_he_lies_nearer_to_the_water_for_a_lone_player() -> None:
    game = with_joe(rock("C", 3).event(3, time=1)).play(stage="event")
    assert asked(game).kind == "place-corpse"
    assert all(option.startswith("shore-path") for option in asked(game).options)


def captain_at(space: str, resolved: int = 4) -> TableBuilder:
    table = with_joe(rock("C", resolved), space).revealed()
    return table.feature("corpse", space, name="captain-ames")


def test_the_captain_is_given_to_the_sea_at_the_slipway() -> None:
    game = captain_at("slipway.c").dice(PASSES).play(turn_of=JOE)
    answer(game, "attempt pay-off-the-crew")
    assert winner(game) == "investigators"
    assert "gave the captain to the sea" in epilogue(game)


def test_or_to_the_fire_under_the_lens_as_was_promised() -> None:
    game = captain_at("lamp-room.a").play(turn_of=JOE)
    answer(game, "attempt keep-the-promise")
    assert winner(game) == "investigators"
    assert "gave the captain to the fire" in epilogue(game)


@pytest.mark.parametrize("space", ["slipway.c", "lamp-room.a"])
def test_neither_is_done_before_the_watch_is_called(space: str) -> None:
    game = captain_at(space, resolved=3).play(turn_of=JOE)
    assert not [option for option in asked(game).options if option.startswith("attempt")]


# The chain, and who stands in it


CHAIN = {
    "office": ("office.a", "tarry-light-5a", "tarry-light-4a"),
    "watch-room": ("watch-room.d", "tarry-light-4a", "tarry-light-3a"),
    "guest-bedroom": ("guest-bedroom.a", "tarry-light-3b", "tarry-light-2b"),
    "tide-cave": ("tide-cave.d", "tarry-light-3a", "tarry-light-2a"),
    "wireless-room": ("wireless-room.b", "tarry-light-2b", "tarry-light-1a"),
    "cistern": ("cistern.a", "tarry-light-2a", "tarry-light-1c"),
}


@pytest.mark.parametrize("where", CHAIN)
def test_each_clue_opens_the_place_of_the_next(where: str) -> None:
    space, key, found = CHAIN[where]
    story = the_box().story("tarry-light")
    for carried in ((), (key,)):
        table = with_joe(rock("C", 0), space, *carried).pile(where, story.obstacles[where], found)
        game = table.play(turn_of=JOE)
        answer(game, "explore", *[f"use {card}" for card in carried])
        assert [fact["card"] for fact in told(game, "found")] == ([found] if carried else [])


def test_mrs_wing_puts_the_kettle_on_for_whoever_sits_down() -> None:
    table = rock("A", 0).investigator(JOE, "office.a", cards=["tarry-light-5a"], horror=2)
    game = table.pile("office", "mrs-wing").play(turn_of=JOE)
    sanity = investigator(game, JOE).sanity
    answer(game, "explore", "use tarry-light-5a", "end turn")
    assert investigator(game, JOE).sanity == sanity + 1


@pytest.mark.parametrize("way", ["try it", "use tarry-light-4a"])
def test_mr_fenn_helps_with_the_lamp_and_nowhere_else(way: str) -> None:
    table = with_joe(rock("A", 0), "bathroom.b", "tarry-light-4a").dice(PASSES)
    game = table.pile("bathroom", "mr-fenn", "iron-key").play(turn_of=JOE)
    answer(game, "explore", way)
    assert "mr-fenn-and-his-burner" in game.table.state.rules
    assert investigator(game, JOE).cards == ["tarry-light-4a", "iron-key"]


# The weather


def test_ice_makes_feet_unsure_outdoors_only() -> None:
    needed = []
    for weather, start in (("A", "shore-path.b"), ("B", "shore-path.b"), ("B", "sluice.c")):
        table = with_joe(rock("A", 1, weather=weather), start)
        game = table.lock("tide-cave", "way-by-the-ledge").play(turn_of=JOE)
        answer(game, "move tide-cave.d")
        needed.append(int(str(asked(game).about["needs"])))
    assert needed == [needed[0], needed[0] - 1, needed[0]]


def test_whoever_stays_in_the_cave_is_hurt_by_the_sea() -> None:
    table = with_joe(rock("A", 2), "tide-cave.d").rule("the-cave-fills").dice(FAILS)
    game = table.play(turn_of=JOE)
    health = investigator(game, JOE).health
    answer(game, "end turn")
    assert investigator(game, JOE).health == health - 1
