"""Component actions of cards, and what is spent for an effect."""

import pytest

from tests.rules.second.benches import START, bench, carry_out, of_story
from tests.rules.second.tables import LEV, PEARL, answer, cards, figure, offered, rolls, told


@pytest.mark.rule("2e.component-action.card-holder", "2e.component-action.described-by-component")
def test_the_action_of_a_card_is_its_owners() -> None:
    game = bench(has=["salt-shovel"]).fire(START).play(turn_of=LEV)
    answer(game, "use salt-shovel 0")
    assert game.table.state.fire == []
    assert figure(game, LEV).actions == 1
    other = bench().fire(START).play(turn_of=LEV)
    assert offered(other, "use") == []


@pytest.mark.rule("2e.action.two-per-turn")
def test_it_costs_an_action_unless_the_card_says_otherwise() -> None:
    game = bench(has=["candle-ends", "flask-of-rum"]).play(turn_of=LEV)
    answer(game, "use candle-ends 0")
    assert figure(game, LEV).actions == 2
    answer(game, "use flask-of-rum 0")
    assert figure(game, LEV).actions == 1
    assert cards(game, LEV) == []


@pytest.mark.rule("2e.evade.other-action")
def test_a_component_action_comes_after_an_evade_check() -> None:
    builder = bench(has=["flask-of-rum"]).monster("cultist", START)
    game = builder.dice(*rolls(9, 9)).play(turn_of=LEV)
    answer(game, "use flask-of-rum 0")
    assert told(game, "evades")


@pytest.mark.rule("2e.spend.cost", "2e.spend.is-discard", "2e.spend.must-have", "2e.spend.optional")
def test_a_clue_is_spent_only_by_who_has_it_and_wants_to() -> None:
    game = of_story("the-pounce-box", clues=1).dice(*rolls(3)).play(turn_of=LEV)
    carry_out(game, "lore")
    assert set(game.pending[0].options) == {"use the-pounce-box", "leave it"}
    answer(game, "use the-pounce-box")
    assert figure(game, LEV).clues == 0
    assert told(game, "passes-after-all")[0]["successes"] == 2
    poor = of_story("the-pounce-box").dice(*rolls(3)).play(turn_of=LEV)
    carry_out(poor, "lore")
    assert poor.pending[0].kind == "turn"


@pytest.mark.rule("2e.component-action.card-holder")
def test_anyone_in_the_space_may_free_the_restrained() -> None:
    builder = bench(pearl=START)
    builder.state.investigators[1].conditions.append("restrained-1")
    builder.state.conditions.remove("restrained-1")
    game = builder.dice(*rolls(3, 2)).play(turn_of=LEV)
    answer(game, f"use restrained 0 of {PEARL}")
    assert figure(game, PEARL).conditions == []


@pytest.mark.rule("2e.component-action.described-by-component")
def test_a_limit_holds_whoever_has_the_card() -> None:
    game = bench(has=["carpenters-box"]).play(turn_of=LEV)
    answer(game, "use carpenters-box 0")
    assert len(game.table.state.barricades) == 1
    assert offered(game, "use carpenters-box") == []
    game.table.state.investigators[0].used.clear()
    game.table.state.investigators[1].used["carpenters-box action 0 0"] = "game"
    carry_out(game, "clue")
    assert offered(game, "use carpenters-box") == []


@pytest.mark.rule(
    "2e.component-action.possession-in-app",
    "2e.component-action.option-costs-action",
    "2e.component-action.effects-belong",
)
def test_a_possession_is_looked_at_in_the_inventory() -> None:
    assert offered(bench().play(turn_of=LEV), "inspect") == []
    game = bench(has=["crowbar"]).play(turn_of=LEV)
    answer(game, "inspect inscription 0")
    assert (figure(game, LEV).actions, figure(game, LEV).clues) == (2, 1)
    answer(game, "inspect inscription 1")
    assert (figure(game, LEV).actions, figure(game, LEV).clues) == (1, 3)


@pytest.mark.rule(
    "2e.component-action.features",
    "2e.component-action.barricade-a-door",
    "2e.component-action.extinguish-fire",
)
def test_features_give_actions_too() -> None:
    game = bench().barricade(START).fire(START).play(turn_of=LEV)
    block = offered(game, "block")
    assert block
    answer(game, block[0])
    assert figure(game, LEV).done == ["component"]
    assert game.table.state.barricades[0].blocks
    fight = offered(game, "extinguish", "fight")
    assert fight


@pytest.mark.rule("2e.faq.duke-is-free")
def test_what_costs_no_action_is_free_at_the_start_of_a_turn() -> None:
    game = bench(has=["smelling-salts"], conditions=["dazed"]).play(turn_of=LEV)
    answer(game, "use smelling-salts 0")
    assert figure(game, LEV).actions == 2
