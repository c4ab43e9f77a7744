"""Samples: taken from an investigator, carried by the one that took them, laid on the altar."""

import pytest

from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from madhouse.first.words.altar import CarriesSample
from tests.rules.first.grave_cards import grave_story, grave_table
from tests.rules.first.stories import wanted
from tests.rules.first.tables import JOE, JOE_TRAITS, answer, asked, monster, told


def sampled(roll: int, **joes: int) -> Game[State, View]:
    """A zombie takes a sample of Joe, Strength 4."""
    table = grave_table("library.a", **joes).monster("zombie", "library.a").dice(roll)
    game = table.threat(5).play(stage="keeper-actions")
    answer(game, "take-sample")
    return game


@pytest.mark.rule("1e.sample.gain")
@pytest.mark.parametrize(("roll", "samples"), [(4, 0), (5, 1)])
def test_a_monster_gains_a_sample_of_an_investigator_who_fails_the_cards_test(
    roll: int, samples: int
) -> None:
    game = sampled(roll)
    assert told(game, "test")[0]["attribute"] == "strength"
    assert monster(game, seat="investigator-1").samples == samples
    assert sum(bool(each["amount"]) for each in told(game, "damage")) == samples


@pytest.mark.rule("1e.sample.gain")
def test_only_one_who_shares_the_space_can_be_sampled() -> None:
    table = grave_table("library.a").monster("zombie", "library.b").threat(1)
    assert "take-sample" not in asked(table.play(stage="keeper-actions")).options


@pytest.mark.rule("1e.sample.gain")
def test_each_monster_is_used_once_a_turn_and_again_in_the_next() -> None:
    table = grave_table("library.a").monster("zombie", "library.a").monster("maniac", "library.a")
    game = table.threat(5).dice(1, 1).play(stage="keeper-actions")
    answer(game, "take-sample")
    assert asked(game).options == (f"zombie 1 samples {JOE}", f"maniac 2 samples {JOE}")
    answer(game, f"maniac 2 samples {JOE}", "take-sample")  # the zombie, without a question
    assert asked(game).kind == "keeper-action"
    assert "take-sample" not in asked(game).options
    for foe in table.state.monsters:
        foe.sampled = True
    assert "take-sample" in asked(table.play(stage="threat")).options


@pytest.mark.rule("1e.sample.gain")
def test_a_sample_of_the_dying_is_a_sample() -> None:
    game = sampled(10, damage=8)
    assert [each["who"] for each in told(game, "killed")] == [JOE]
    assert monster(game).samples == 1


@pytest.mark.rule("1e.sample.no-transfer")
def test_a_monster_gives_its_samples_to_no_other() -> None:
    table = grave_table("library.a").monster("zombie", "cellar.a").monster("maniac", "cellar.a")
    table.state.monsters[0].samples = 1
    game = table.feature("altar", "cellar.b").threat(9).play(stage="keeper-actions")
    assert "take-sample" not in asked(game).options


@pytest.mark.rule("1e.sample.no-transfer", "1e.sample.drop-altar-only")
def test_samples_go_where_their_bearer_goes() -> None:
    table = TableBuilder(told=grave_story(actions=("command-minion", "take-sample")))
    table.investigator(JOE, "library.a").monster("zombie", "cellar.b").feature("altar", "cellar.a")
    table.state.monsters[0].samples = 1
    game = table.threat(2).play(stage="keeper-actions")
    assert "take-sample" not in asked(game).options  # next to the altar is not on it
    answer(game, "command-minion", "to cellar.a", "stay")
    assert monster(game).samples == 1
    answer(game, "take-sample")
    assert (monster(game).samples, game.view("keeper").features[0].samples) == (0, 1)


@pytest.mark.rule("1e.sample.drop-altar-only")
def test_on_the_altar_the_keeper_chooses_between_laying_down_and_taking_another() -> None:
    table = grave_table("cellar.a").monster("zombie", "cellar.a").feature("altar", "cellar.a")
    table.state.monsters[0].samples = 1
    game = table.threat(1).play(stage="keeper-actions")
    answer(game, "take-sample")
    assert asked(game).options == (f"zombie 1 samples {JOE}", "zombie 1 lays its samples down")


@pytest.mark.rule("1e.sample.drop-altar-only")
def test_who_carries_nothing_has_nothing_to_lay_down() -> None:
    table = grave_table("library.a").monster("zombie", "cellar.a").feature("altar", "cellar.a")
    assert "take-sample" not in asked(table.threat(1).play(stage="keeper-actions")).options


@pytest.mark.rule("1e.sample.lost-on-death")
def test_the_samples_of_a_killed_monster_are_gone_even_beside_the_altar() -> None:
    table = grave_table("library.a").monster("zombie", "cellar.a", damage=4).fire("cellar")
    table.monster("maniac", "cellar.a").feature("altar", "cellar.a")
    table.state.monsters[0].samples = 2
    game = table.play(stage="event")
    assert told(game, "samples-lost") == [{"monster": 1}]
    view = game.view("keeper")
    assert [foe.samples for foe in view.monsters] == [0]
    assert view.features[0].samples == 0


@pytest.mark.rule("1e.sample.lost-on-death")
def test_a_figure_that_comes_back_brings_no_samples() -> None:
    table = TableBuilder(told=grave_story(actions=("something-stirs",)))
    table.investigator(JOE, "library.a")
    for _ in range(4):
        table.monster("zombie", "study.c")
    table.state.monsters[0].samples = 1
    game = table.threat(3).play(stage="keeper-actions")
    answer(game, "something-stirs", "zombie", "kill zombie 1", "cellar.a")
    assert monster(game, 5).samples == 0


@pytest.mark.rule("1e.sample.needed")
def test_an_objective_may_be_revealed_by_a_sample_that_is_carried() -> None:
    story = grave_story(objectives=(wanted(reveal=(CarriesSample("zombie"),)),))
    table = TableBuilder(told=story).investigator(JOE, "library.a", JOE_TRAITS).dice(10)
    game = table.monster("zombie", "library.a").threat(1).play(stage="keeper-actions")
    assert not game.view("keeper").revealed
    answer(game, "take-sample")
    assert game.view("keeper").revealed
