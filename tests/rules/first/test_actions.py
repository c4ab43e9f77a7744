"""Actions: run, card ability, drop; and what a monster in the space forbids."""

import pytest

from tests.rules.first.tables import (
    JENNY,
    JENNY_TRAITS,
    JOE,
    answer,
    asked,
    investigator,
    joe,
    room,
    told,
)


@pytest.mark.rule("1e.action.one-per-turn", "1e.action.card-ability-cost")
def test_one_card_ability_is_the_action_of_the_turn() -> None:
    table = joe("library.a", cards=["barnes-cordial", "first-aid-kit"]).pile("library", "axe")
    game = table.play(turn_of=JOE)
    answer(game, "use barnes-cordial")
    verbs = {option.split()[0] for option in asked(game).options}
    assert verbs == {"move", "end"}


@pytest.mark.rule("1e.action.run")
def test_a_run_is_one_more_move_for_the_action() -> None:
    game = joe("library.a").play(turn_of=JOE)
    answer(game, "run library.b")
    assert investigator(game, JOE).space == "library.b"
    assert asked(game).about == {"who": JOE, "steps": 2, "action": False}


@pytest.mark.rule("1e.action.run-normal-rules")
def test_a_run_goes_no_further_than_a_step_and_is_evaded_for() -> None:
    game = joe("library.a").monster("zombie", "library.a").dice(5).play(turn_of=JOE)
    moves = {option for option in asked(game).options if option.startswith("move ")}
    runs = {option for option in asked(game).options if option.startswith("run ")}
    assert runs == {option.replace("move", "run") for option in moves}
    answer(game, "run library.b")
    assert len(told(game, "evades")) == 1


@pytest.mark.rule("1e.action.card-ability")
def test_a_card_ability_does_what_the_card_says() -> None:
    game = joe("library.a", cards=["first-aid-kit"], damage=4).play(turn_of=JOE)
    answer(game, "use first-aid-kit")
    assert investigator(game, JOE).health == 8


@pytest.mark.rule("1e.action.card-ability", "1e.conflict.card-ability-location")
def test_another_investigators_card_cannot_be_used_even_in_the_same_space() -> None:
    table = joe("library.a", players=2, cards=["axe"])
    table.investigator(JENNY, "library.a", JENNY_TRAITS, cards=["barnes-cordial"])
    assert "use barnes-cordial" not in asked(table.play(turn_of=JOE)).options
    assert "use barnes-cordial" in asked(table.play(turn_of=JENNY)).options


@pytest.mark.rule("1e.action.drop", "1e.action.drop-placement")
def test_cards_are_dropped_in_any_number_and_order_faceup_on_the_pile() -> None:
    carried = ["lantern", "service-revolver", "first-aid-kit"]
    table = joe("cellar.a", cards=carried).pile("cellar", "fallen-timber", "axe")
    game = table.play(turn_of=JOE)
    answer(game, "drop", "drop service-revolver", "drop lantern", "done")
    assert room(game, "cellar").pile == ["lantern", "service-revolver", "?", "?"]
    assert investigator(game, JOE).cards == ["first-aid-kit"]
    assert asked(game).about == {"who": JOE, "steps": 2, "action": False}


@pytest.mark.rule("1e.action.drop-pickup", "1e.open.dropped-must-take")
def test_whoever_explores_there_takes_everything_that_was_dropped() -> None:
    table = joe("library.a", players=2, cards=["lantern", "axe"])
    game = table.investigator(JENNY, "library.b", JENNY_TRAITS).play(turn_of=JOE)
    answer(game, "drop", "drop axe", "drop lantern", "end turn", "explore")
    assert investigator(game, JENNY).cards == ["lantern", "axe"]
    assert room(game, "library").pile == []


@pytest.mark.rule("1e.action.attack", "1e.action.explore")
@pytest.mark.parametrize("action", ["attack zombie 1 bare-handed", "explore"])
def test_attacking_and_exploring_take_the_action(action: str) -> None:
    table = joe("library.a").monster("zombie", "library.a").pile("library", "axe")
    game = table.stack("humanoid", "humanoid-3").dice(1).play(turn_of=JOE)
    answer(game, action)
    assert asked(game).about == {"who": JOE, "steps": 2, "action": False}


@pytest.mark.rule("1e.action.monster-in-space")
@pytest.mark.parametrize("action", ["explore", "drop", "use barnes-cordial", "run library.b"])
def test_with_a_monster_in_the_space_every_action_but_an_attack_waits_for_the_evade_test(
    action: str,
) -> None:
    table = joe("library.a", cards=["barnes-cordial"], skill=1).pile("library", "axe")
    game = table.monster("zombie", "library.a").play(turn_of=JOE)
    answer(game, action)
    assert asked(game).kind == "skill-point"
    assert asked(game).about["attribute"] == "dexterity"


@pytest.mark.rule("1e.action.monster-in-space")
def test_an_attack_does_not_wait() -> None:
    table = joe("library.a").monster("zombie", "library.a").dice(1)
    game = table.stack("humanoid", "humanoid-1").play(turn_of=JOE)
    answer(game, "attack zombie 1 bare-handed")
    assert told(game, "evades") == []
