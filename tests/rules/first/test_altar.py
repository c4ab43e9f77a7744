"""Altars: what the keeper's cards do with them."""

import pytest

from madhouse.first.building import TableBuilder
from madhouse.first.things.story import EventCard, Goal
from madhouse.first.words.altar import PlaceAtAltar, SamplesOnAltar
from tests.rules.first.grave_cards import grave_story, grave_table
from tests.rules.first.stories import wanted
from tests.rules.first.tables import JENNY, JOE, answer, asked, monster, told


@pytest.mark.rule("1e.altar.keeper-use")
@pytest.mark.parametrize(("dark", "comers"), [(False, 1), (True, 2)])
def test_worshippers_come_to_the_room_of_the_altar(dark: bool, comers: int) -> None:
    table = grave_table("library.a").feature("altar", "cellar.a").threat(3)
    game = (table.dark("cellar") if dark else table).play(stage="keeper-actions")
    answer(game, "summon-worshippers", *["cellar.b"] * comers)
    assert [foe.space for foe in game.view("keeper").monsters] == ["cellar.b"] * comers
    assert monster(game).kind == "maniac"
    assert asked(game).kind != "place-monster"


@pytest.mark.rule("1e.altar.keeper-use")
def test_without_an_altar_nobody_is_summoned() -> None:
    game = grave_table("library.a").threat(3).play(stage="keeper-actions")
    assert "summon-worshippers" not in asked(game).options


@pytest.mark.rule("1e.altar.keeper-use")
def test_a_monster_lays_its_samples_on_the_altar_by_a_keeper_action() -> None:
    table = grave_table("library.a").feature("altar", "cellar.a").monster("zombie", "cellar.a")
    table.state.monsters[0].samples = 2
    game = table.threat(1).play(stage="keeper-actions")
    answer(game, "take-sample")
    assert game.view("investigator-1").features[0].samples == 2


@pytest.mark.rule("1e.altar.other-cards")
def test_an_event_may_concern_the_room_of_the_altar() -> None:
    first = EventCard(id="altar-event", name="", time=1, do=(PlaceAtAltar("maniac"),))
    later = EventCard(id="later-event", name="", time=9)
    table = TableBuilder(told=grave_story(events=(first, later))).investigator(JOE, "library.a")
    game = table.feature("altar", "study.c").play(stage="event")
    assert (monster(game).kind, monster(game).space) == ("maniac", "study.c")


@pytest.mark.rule("1e.altar.other-cards", "1e.sample.needed")
@pytest.mark.parametrize(("players", "laid", "won"), [(1, 1, True), (2, 1, False), (2, 2, True)])
def test_an_objective_may_ask_for_samples_on_the_altar(players: int, laid: int, won: bool) -> None:
    goal = Goal("", (SamplesOnAltar(per_investigator=1, at_most=2),))
    story = grave_story(objectives=(wanted(keeper=goal),))
    table = TableBuilder(told=story, players=players).investigator(JOE, "library.a")
    if players == 2:
        table.investigator(JENNY, "library.a")
    table.feature("altar", "cellar.a").monster("zombie", "cellar.a").threat(1)
    table.state.monsters[0].samples = laid
    game = table.play(stage="keeper-actions")
    answer(game, "take-sample")
    assert [each["winner"] for each in told(game, "game-over")] == (["keeper"] if won else [])


@pytest.mark.rule("1e.sample.needed")
def test_the_number_needed_has_its_limit() -> None:
    goal = Goal("", (SamplesOnAltar(1, per_investigator=1, at_most=2),))
    story = grave_story(objectives=(wanted(keeper=goal),))
    table = TableBuilder(told=story, players=2).investigator(JOE, "library.a")
    table.investigator(JENNY, "library.a").feature("altar", "cellar.a", samples=1)
    table.monster("zombie", "cellar.a").threat(1).state.monsters[0].samples = 1
    game = table.play(stage="keeper-actions")
    answer(game, "take-sample")
    assert game.over
