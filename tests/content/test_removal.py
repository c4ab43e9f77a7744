"""The Removal: each truth can be won by either side, in the way that its card says."""

import pytest

from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
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


def winner(game: Game[State, View]) -> str | None:
    return game.result.winner if game.result else None


# 1A: the Deacon


def meeting(table: TableBuilder, others: int) -> Game[State, View]:
    """The Deacon and so many others in the chapel as a keeper turn ends."""
    table.revealed().monster("zombie", "chapel.a", name="deacon-tull")
    for _ in range(others):
        table.monster("zombie", "chapel.b")
    return table.play(stage=TURN_END)


def test_the_meeting_is_full_with_the_deacon_and_three_others() -> None:
    assert winner(meeting(with_joe(village("A")), others=2)) is None
    assert winner(meeting(with_joe(village("A")), others=3)) == "keeper"


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


@pytest.mark.parametrize(("players", "comes"), [(1, 0), (2, 1)])
def test_the_third_event_brings_one_early_to_meeting_but_not_for_a_lone_player(
    players: int, comes: int
) -> None:
    table = with_joe(village("A", 2, players=players).event(2, time=2))
    if players == 2:
        table.investigator(JENNY, "camp.a")
    game = table.play(stage="event")
    if comes:
        answer(game, asked(game).options[0])
    assert len(told(game, "monster-placed")) == comes


def test_three_of_them_bring_the_deacon() -> None:
    table = with_joe(village("A", 2))
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


# 1B: the ledge


def test_six_turns_in_the_sluice_break_the_dam() -> None:
    for cracks, wins in ((4, None), (5, "keeper")):
        table = with_joe(village("B")).revealed().monster("chthonian", "sluice.c")
        table.state.marks["cracks"] = cracks
        assert winner(table.play(stage=TURN_END)) == wins


def test_the_turn_of_the_reveal_does_not_crack_the_dam() -> None:
    game = with_joe(village("B", 2)).monster("chthonian", "sluice.c").play(stage=TURN_END)
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
    assert winner(charged("camp.a").play(stage=TURN_END)) == "investigators"


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


@pytest.mark.parametrize(("cultists", "wins"), [(1, None), (2, "keeper")])
def test_the_chapel_is_full(cultists: int, wins: str | None) -> None:
    table = with_joe(village("C")).revealed()
    for _ in range(cultists):
        table.monster("cultist", "chapel.b")
    assert winner(table.play(stage=TURN_END)) == wins


PLACES = {"chapel": "chapel.a", "burial ground": "burial-ground.e", "cistern": "cistern.a"}


@pytest.mark.parametrize("place", PLACES)
def test_her_name_is_said_in_three_places_once_each(place: str) -> None:
    table = with_joe(village("C"), PLACES[place]).revealed()
    for other in PLACES:
        if other != place:
            table.state.marks[f"called in the {other}"] = 1
    table.state.marks["her name said"] = 2
    game = table.dice(PASSES).play(turn_of=JOE)
    answer(game, f"attempt say-her-name-in-the-{place.replace(' ', '-')}")
    assert winner(game) == "investigators"


@pytest.mark.parametrize(("resolved", "offered"), [(1, False), (2, True)])
def test_in_the_cistern_it_is_said_only_once_the_spring_has_risen(
    resolved: int, offered: bool
) -> None:
    game = with_joe(village("C", resolved), "cistern.a").revealed().play(turn_of=JOE)
    assert ("attempt say-her-name-in-the-cistern" in asked(game).options) is offered


# The Selectmen


def test_those_who_want_it_left_alone_also_meet_in_the_dining_room() -> None:
    table = with_joe(village("C", 1, want="A")).feature("altar", "chapel.c").threat(3)
    game = table.play(stage="keeper-actions")
    answer(game, "summon-worshippers")
    assert asked(game).kind == "either"
    answer(game, "the second", "dining-room.a")
    assert [each["space"] for each in told(game, "monster-placed")] == ["dining-room.a"]
