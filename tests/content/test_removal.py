"""The Removal: each truth can be won by either side, in the way that its card says."""

import pytest

from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.edition import the_box
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from madhouse.first.told.telling import teller_for
from tests.rules.first.made_cards import marks
from tests.rules.first.tables import JENNY, JOE, answer, asked, room, told

TURN_END = "keeper-turn-end"
PASSES = 1
HARVEY = "harvey-walters"


def village(truth: str, resolved: int = 4, players: int = 1, want: str = "B") -> TableBuilder:
    """Enoch's Ford after so many events, with the answers that matter."""
    table = TableBuilder("removal", players=players)
    return table.answers({"1": truth, "2": "A", "3": "B", "4": want}).event(resolved)


def with_joe(table: TableBuilder, at: str = "camp.a", *cards: str) -> TableBuilder:
    return table.investigator(JOE, at, cards=cards)


def ending(game: Game[State, View]) -> str:
    """The epilogue as it is read aloud."""
    box = the_box()
    story = box.story("removal")
    over = next(event for event in game.log if event.kind == "game-over")
    return teller_for(box.for_story(story), story).event(over)


def winner(game: Game[State, View]) -> str | None:
    return game.result.winner if game.result else None


# 1A: the Deacon


def meeting(others: int, players: int, hymns: int = 1, resolved: int = 4) -> Game[State, View]:
    """The Deacon and so many others in the chapel as a keeper turn ends, after so many hymns."""
    table = with_joe(village("A", resolved, players)).revealed()
    for name in (JENNY, HARVEY)[: players - 1]:
        table.investigator(name, "camp.a")
    table.monster("zombie", "chapel.a", name="deacon-tull")
    for _ in range(others):
        table.monster("zombie", "chapel.b")
    table.state.marks["hymns"] = hymns
    return table.play(stage=TURN_END)


@pytest.mark.parametrize(("players", "enough"), [(1, 2), (2, 3)])
def test_the_meeting_is_full_with_the_deacon_and_others(players: int, enough: int) -> None:
    assert winner(meeting(enough - 1, players)) is None
    assert winner(meeting(enough, players)) == "keeper"


def test_hymns_are_sung_but_none_before_the_fourth_event() -> None:
    assert marks(meeting(3, players=2, hymns=0)) == {"hymns": 1}
    assert marks(meeting(3, players=2, hymns=0, resolved=3)) == {"hymns": 0}


def test_the_water_finds_him_in_his_pulpit() -> None:
    assert winner(meeting(0, players=2, hymns=0, resolved=5)) == "keeper"


def nailing() -> Game[State, View]:
    """Joe beside the Deacon, who lies dead in the vestry."""
    table = with_joe(village("A", players=2), "vestry.d").revealed()
    table.investigator(JENNY, "camp.a")
    table.state.slain.append("deacon-tull")
    table.feature("corpse", "vestry.d", name="deacon-tull")
    return table.dice(PASSES).play(turn_of=JOE)


def test_the_deacon_gets_the_grave_that_miss_tull_asks_for() -> None:
    game = nailing()
    answer(game, "attempt nail-him-into-his-box")
    assert winner(game) == "investigators"
    assert marks(game) == {"nailed down": 1}
    assert "It was Joe Diamond who drove the nails." in ending(game)
    assert "coffee pot" not in ending(game)


@pytest.mark.parametrize(("players", "wins"), [(1, "investigators"), (2, None)])
def test_one_need_only_kill_the_deacon_and_two_must_burn_him_too(
    players: int, wins: str | None
) -> None:
    table = with_joe(village("A", players=players)).revealed()
    for name in (JENNY, HARVEY)[: players - 1]:
        table.investigator(name, "camp.a")
    table.state.slain.append("deacon-tull")
    table.feature("corpse", "green.a", name="deacon-tull")
    assert winner(table.play(stage=TURN_END)) == wins


@pytest.mark.parametrize(("players", "comes"), [(2, 0), (3, 1)])
def test_the_third_event_brings_one_early_to_meeting_but_not_for_two(
    players: int, comes: int
) -> None:
    table = with_joe(village("A", 2, players=players).event(2, time=2))
    for name in (JENNY, HARVEY)[: players - 1]:
        table.investigator(name, "camp.a")
    game = table.play(stage="event")
    if comes:
        answer(game, asked(game).options[0])
    assert len(told(game, "monster-placed")) == comes


def test_three_of_them_bring_the_deacon() -> None:
    table = with_joe(village("A", 3))
    for space in ("burial-ground.e", "burial-ground.f", "burial-ground.g"):
        table.monster("zombie", space)
    game = table.play(stage=TURN_END)
    assert asked(game).kind == "place-monster"
    answer(game, "burial-ground.g")
    assert told(game, "monster-placed")[0]["name"] == "deacon-tull"


def test_the_deacon_is_burned_at_a_camp_fire() -> None:
    table = with_joe(village("A"), "camp.b").revealed()
    table.feature("camp-fire", "camp.b").feature("corpse", "camp.b", name="deacon-tull")
    table.state.slain.append("deacon-tull")
    game = table.play(turn_of=JOE)
    answer(game, "burn corpses")
    assert winner(game) == "investigators"
    assert "no time to ask Miss Tull" in ending(game)


# 1B: the ledge


@pytest.mark.parametrize(("players", "before"), [(1, 1), (2, 2), (3, 2)])
def test_some_turns_in_the_sluice_break_the_dam(players: int, before: int) -> None:
    for cracks, wins in ((before - 1, None), (before, "keeper")):
        table = with_joe(village("B", players=players)).revealed()
        for name in (JENNY, HARVEY)[: players - 1]:
            table.investigator(name, "camp.a")
        table.monster("chthonian", "sluice.c").state.marks["cracks"] = cracks
        assert winner(table.play(stage=TURN_END)) == wins


def test_jotham_tull_is_given_back_where_he_was_pledged() -> None:
    table = with_joe(village("B"), "tunnel.a").revealed()
    game = table.feature("corpse", "tunnel.a", name="jotham-tull").dice(PASSES).play(turn_of=JOE)
    answer(game, "attempt give-jotham-tull-back")
    assert winner(game) == "investigators"
    assert "It was Joe Diamond who gave Jotham Tull back." in ending(game)


def test_the_turn_of_the_reveal_does_not_crack_the_dam() -> None:
    game = with_joe(village("B", 2)).monster("chthonian", "sluice.c").play(stage=TURN_END)
    assert [each["name"] for each in told(game, "corpse-placed")] == ["jotham-tull"]
    assert len(told(game, "objective-revealed")) == 1
    assert marks(game) == {}


def test_dynamite_is_laid_in_the_tunnel() -> None:
    game = with_joe(village("B"), "tunnel.a", "dynamite").revealed().play(turn_of=JOE)
    answer(game, "attempt lay-the-charge")
    assert marks(game) == {"charge": 1}
    assert told(game, "card-gone")


def charged(at: str, players: int = 3) -> TableBuilder:
    """The charge is laid, and Joe has gone elsewhere."""
    table = with_joe(village("B", players=players), at).revealed()
    for name in (JENNY, HARVEY)[: players - 1]:
        table.investigator(name, "office.a")
    table.state.marks["charge"] = 1
    return table


def test_the_charge_goes_off_in_an_empty_tunnel() -> None:
    game = charged("camp.a").play(stage=TURN_END)
    assert winner(game) == "investigators"
    assert "The hill sat down on whatever was in it." in ending(game)


@pytest.mark.parametrize("near", ["cellar.b", "cistern.a"])
def test_somebody_near_lights_the_fuse_again(near: str) -> None:
    game = charged(near).monster("maniac", "tunnel.a").play(stage=TURN_END)
    assert winner(game) == "investigators"


def test_a_monster_treads_the_fuse_out() -> None:
    game = charged("camp.a").monster("maniac", "tunnel.a").play(stage=TURN_END)
    assert winner(game) is None
    assert marks(game) == {}
    assert room(game, "tunnel").pile[0] == "dynamite"


def test_no_monster_treads_it_out_for_two() -> None:
    game = charged("camp.a", players=2).monster("maniac", "tunnel.a").play(stage=TURN_END)
    assert winner(game) == "investigators"


# 1C: Mercy Tull


@pytest.mark.parametrize(("cultists", "read"), [(1, 4), (2, 5)])
def test_the_motion_is_read_while_the_chapel_is_full_and_carried_in_the_end(
    cultists: int, read: int
) -> None:
    table = with_joe(village("C")).revealed()
    for _ in range(cultists):
        table.monster("cultist", "chapel.b")
    table.state.marks["readings"] = 4
    game = table.play(stage=TURN_END)
    assert marks(game) == {"readings": read}
    assert winner(game) == ("keeper" if read == 5 else None)


def test_the_water_settles_it() -> None:
    assert winner(with_joe(village("C", 5)).revealed().play(stage=TURN_END)) == "keeper"


PLACES = {
    "say-her-name-in-the-chapel": ("chapel.a", "called in the chapel"),
    "say-her-name-in-the-burial-ground": ("burial-ground.e", "called in the burial ground"),
    "say-her-name-at-the-sluice": ("sluice.c", "called at the water"),
}


@pytest.mark.parametrize("task", PLACES)
def test_her_name_is_said_in_three_places_once_each(task: str) -> None:
    table = with_joe(village("C", players=3), PLACES[task][0]).revealed()
    for name in (JENNY, HARVEY):
        table.investigator(name, "camp.a")
    for other, (_, mark) in PLACES.items():
        if other != task:
            table.state.marks[mark] = 1
    table.state.marks["her name said"] = 2
    game = table.dice(PASSES).play(turn_of=JOE)
    assert not [
        each for each in PLACES if each != task and f"attempt {each}" in asked(game).options
    ]
    answer(game, f"attempt {task}")
    assert winner(game) == "investigators"
    assert "You might have sent for me" in ending(game)


@pytest.mark.parametrize(("resolved", "offered"), [(1, False), (2, True)])
def test_at_the_sluice_it_is_said_only_once_the_spring_has_risen(
    resolved: int, offered: bool
) -> None:
    game = with_joe(village("C", resolved), "sluice.c").revealed().play(turn_of=JOE)
    assert ("attempt say-her-name-at-the-sluice" in asked(game).options) is offered


def test_miss_tull_goes_down_with_the_ring_instead() -> None:
    table = with_joe(village("C", 2), "dining-room.a", "mercy-tulls-ring").revealed()
    table.state.marks["her name said"] = 1
    game = table.play(turn_of=JOE)
    answer(game, "attempt let-miss-tull-go-down")
    assert winner(game) == "investigators"
    assert "You let Miss Tull go down with the ring on." in ending(game)


def test_without_the_ring_she_stays() -> None:
    game = with_joe(village("C", 2), "dining-room.a").revealed().play(turn_of=JOE)
    assert "attempt let-miss-tull-go-down" not in asked(game).options


# People, and what the parish locked


def test_miss_tull_gets_up_for_the_last_line_of_the_book() -> None:
    table = with_joe(village("A", 0), "chapel.b", "removal-5a").lock("vestry", "removal-miss-tull")
    game = table.play(turn_of=JOE)
    answer(game, "move vestry.d", "use removal-5a")
    assert told(game, "lock-opened")


@pytest.mark.parametrize(
    ("room", "space", "card", "key", "other"),
    [
        ("library", "library.a", "removal-lyman-peck", "removal-4a", "removal-5a"),
        ("cellar", "cellar.a", "removal-cellar-grate", "iron-key", "crowbar"),
        ("burial-ground", "burial-ground.e", "removal-one-slab", "iron-key", "crowbar"),
    ],
)
def test_what_lies_further_on_asks_for_what_lay_before(
    room: str, space: str, card: str, key: str, other: str
) -> None:
    for carried, opens in ((other, False), (key, True)):
        table = with_joe(village("A", 0), space, carried).pile(room, card, "axe")
        game = table.play(turn_of=JOE)
        answer(game, "explore")
        assert (f"use {key}" in asked(game).options) is opens
        assert "try it" not in asked(game).options


@pytest.mark.parametrize(
    ("lock", "room", "before"),
    [
        ("removal-letter-lock", "study.c", "library.a"),
        ("removal-water-door", "cistern.b", "sluice.c"),
    ],
)
@pytest.mark.parametrize("paper", ["removal-2a", "removal-2b"])
def test_either_paper_has_the_word_for_both_doors(
    lock: str, room: str, before: str, paper: str
) -> None:
    table = with_joe(village("A", 0), before, paper).lock(room.split(".")[0], lock)
    game = table.play(turn_of=JOE)
    answer(game, f"move {room}", f"use {paper}")
    assert told(game, "lock-opened")


# The Selectmen


def test_those_who_want_it_left_alone_also_meet_in_the_dining_room() -> None:
    table = with_joe(village("C", 1, want="A")).feature("altar", "chapel.c").threat(3)
    game = table.play(stage="keeper-actions")
    answer(game, "summon-worshippers")
    assert asked(game).kind == "either"
    answer(game, "the second", "dining-room.a")
    assert [each["space"] for each in told(game, "monster-placed")] == ["dining-room.a"]
