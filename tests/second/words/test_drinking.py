"""Words of Elixirs and of what they do: counted, given up, another action, Darkness ignored."""

import pytest

from madhouse.second.app.menu import DRINKS
from madhouse.second.building import TableBuilder
from madhouse.second.told.telling import teller_for
from tests.rules.second.tables import (
    LEV,
    PEARL,
    Played,
    answer,
    app,
    asked,
    cards,
    figure,
    offered,
    table_of,
    told,
)
from tests.second.lamplight import free_tokens, packed_house, two_packed

COUNTED = """
counters: {drunk: 0}
rules:
  - id: the-tally
    text: What is drunk is counted.
    when:
      - moment: elixir-drunk
        do: [{count: drunk}, {perhaps: {if: [{has_drunk: 2}], do: [{become: dazed}]}}]
"""


def with_bottles(written: str, *copies: str) -> TableBuilder:
    """Lev has these Elixirs."""
    table = two_packed(written)
    for copy in copies:
        table._extras("").elixirs.remove(copy)
        table.state.investigators[0].possessions.append(copy)
    return table


@pytest.mark.rule("2e.elixir.flip-resolve")
def test_a_scenario_counts_what_is_drunk_and_asks_who_has_drunk_how_often() -> None:
    game = with_bottles(COUNTED, "steady-1", "warmth-1").play(turn_of=LEV)
    answer(game, "use steady 0")
    assert app(game).counts["drunk"] == 1
    assert figure(game, LEV).conditions == []
    answer(game, "use warmth 0")
    assert app(game).counts["drunk"] == 2
    assert [each.rsplit("-", 1)[0] for each in figure(game, LEV).conditions] == ["dazed"]


def test_something_else_may_happen_instead_of_what_a_back_says() -> None:
    spared = """
rules:
  - {id: spared, text: It is spared., when: [{moment: elixir-back, instead: true, do: [pour_away]}]}
"""
    game = with_bottles(spared, "warmth-1").play(turn_of=LEV)
    answer(game, "use warmth 0")
    assert not told(game, "suffered")  # its back hurts
    assert "warmth-1" in table_of(game).extras.elixirs
    assert table_of(game).extras.drunk == {}


@pytest.mark.rule("2e.elixir.faceup-possession")
def test_of_several_elixirs_one_is_dropped_by_choice() -> None:
    taken = free_tokens(thief="drop_elixir")
    game = (
        with_bottles(taken, "steady-1", "warmth-1").token("thief", "front-hall.a").play(turn_of=LEV)
    )
    answer(game, "search thief 0")
    assert asked(game).options == ("drop steady", "drop warmth")
    answer(game, "drop warmth")
    assert cards(game, LEV) == ["steady"]
    assert table_of(game).state.dropped == {"front-hall.a": ["warmth-1"]}


def test_another_action_is_had_in_the_turn_under_way() -> None:
    game = (
        two_packed(free_tokens(clock="another_action"))
        .token("clock", "front-hall.a")
        .play(turn_of=LEV)
    )
    before = figure(game, LEV).actions
    answer(game, "search clock 0")
    assert figure(game, LEV).actions == before + 1


def test_whoever_is_kept_in_goes_no_farther_than_the_room() -> None:
    kept = "rules: [{id: kept, text: Stay., while: [kept_in]}]"
    free = two_packed(lev="parlour.a").play(turn_of=LEV)
    game = two_packed(kept, lev="parlour.a").play(turn_of=LEV)
    assert "move front-hall.b" in offered(free, "move")
    assert offered(game, "move") == ["move parlour.b"]


@pytest.mark.parametrize(("said", "spent"), [("", 0), ("while: [ignores_darkness]", 1)])
def test_darkness_can_be_ignored(said: str, spent: int) -> None:
    rule = f"rules: [{{id: seeing, text: You see., {said}}}]" if said else ""
    written = f"{rule}\n" + free_tokens(nerve="test: will; 1")
    table = two_packed(written).token("nerve", "front-hall.a")
    table.state.investigators[0].clues = 1
    table.state.darkness.append("front-hall.a")
    game = table.dice("investigation", "blank").play(turn_of=LEV)
    answer(game, "search nerve 0")
    assert ("convert" in {each.kind for each in game.pending}) is bool(spent)


@pytest.mark.rule("2e.elixir.back-secret")
def test_people_tell_the_app_that_somebody_drinks_where_it_matters() -> None:
    game = people(COUNTED)
    (first, _) = [each for each in asked(game).options if DRINKS.read(each)]
    answer(game, first, "no")  # nobody has drunk two yet
    assert app(game).counts["drunk"] == 1
    assert not [each for each in asked(people("")).options if DRINKS.read(each)]


def people(written: str) -> Played:
    """A table of people, played with the pack."""
    table = TableBuilder(told=packed_house(written), hands="people")
    for who in (LEV, PEARL):
        table.investigator(who, at="front-hall.a")
    return table.play(stage="people")


@pytest.mark.rule("2e.conflict.exhausted-supply")
def test_where_no_elixir_is_left_the_log_says_so() -> None:
    written = free_tokens(crate="gain_elixir")
    table = two_packed(written).token("crate", "front-hall.a")
    table._extras("").elixirs.clear()
    game = table.play(turn_of=LEV)
    answer(game, "search crate 0")
    assert cards(game, LEV) == []
    told_of = packed_house(written)
    teller = teller_for(told_of.box, told_of.scenario).anew()
    assert "No Elixir is left." in [teller.event(each) for each in game.log]
