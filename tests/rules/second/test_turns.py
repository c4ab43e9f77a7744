"""Rounds, phases, turns and actions; decisions of the group."""

import pytest

from madhouse.engine.casefile import Header
from madhouse.second.building import TableBuilder
from madhouse.second.edition import begin, edition
from tests.rules.second.tables import (
    LEV,
    PEARL,
    TOMAS,
    Played,
    answer,
    app,
    asked,
    cards,
    figure,
    kinds,
    offered,
    told,
    two,
)
from tests.second.houses import house

DESK = "tokens: [{id: desk, kind: search, at: front-hall.a, options: [{label: It., stays: true}]}]"


def three(written: str = "", at: str = "front-hall.a") -> TableBuilder:
    table = TableBuilder(told=house(written))
    for who in (LEV, PEARL, TOMAS):
        table.investigator(who, at=at)
    return table


def everybody_agrees(game: Played) -> None:
    while asked(game).kind == "proposal":
        answer(game, "agree")


@pytest.mark.rule("2e.round.two-phases", "2e.investigator-phase.first", "2e.round.repeat")
def test_a_round_is_an_investigator_phase_then_a_mythos_phase_and_so_on() -> None:
    game = two().play(stage="round")
    while len(told(game, "round")) < 3:
        options = asked(game).options
        quiet = [o for o in ("end turn", "agree") if o in options]
        game.apply(asked(game).seats[0], (quiet or options)[0])
    parts = [k for k in kinds(game) if k in ("round", "turn", "mythos-phase")]
    assert parts[:8] == ["round", "turn", "turn", "mythos-phase"] * 2


@pytest.mark.rule("2e.investigator-phase.any-order", "2e.turn.order", "2e.faq.turn-order-open")
def test_who_goes_next_is_decided_each_time_a_turn_ends() -> None:
    game = three().play(stage="round")
    assert asked(game).kind == "turn-order"
    assert asked(game).options == (f"next {LEV}", f"next {PEARL}", f"next {TOMAS}")
    answer(game, f"next {PEARL}")
    everybody_agrees(game)
    assert asked(game).about["who"] == PEARL
    answer(game, "end turn")
    assert asked(game).options == (f"next {LEV}", f"next {TOMAS}")


@pytest.mark.rule("2e.investigator-phase.one-turn-each")
def test_each_takes_exactly_one_turn() -> None:
    game = two().play(stage="round")
    answer(game, f"next {PEARL}")
    everybody_agrees(game)
    answer(game, "end turn")
    assert asked(game).about["who"] == LEV  # the only one left is not asked for
    answer(game, "end turn")
    assert "mythos-phase" in kinds(game)
    assert [each["who"] for each in told(game, "turn")] == [PEARL, LEV]


@pytest.mark.rule("2e.investigator-phase.end")
def test_people_end_the_phase_by_a_button_of_the_app() -> None:
    told_by = edition("first-cold-night")
    header = Header(
        edition="second",
        story="first-cold-night",
        content=told_by.content_version,
        seed="1",
        investigators=2,
        hands="people",
    )
    game = begin(header)
    while asked(game).kind != "investigator-phase":
        game.apply("people", asked(game).options[0])
    assert "end phase" in asked(game).options
    game.apply("people", "end phase")
    assert app(game).deck  # a mythos event was drawn


@pytest.mark.rule("2e.turn.up-to-two-actions", "2e.action.two-per-turn")
def test_in_a_turn_there_are_none_one_or_two_actions() -> None:
    game = two(DESK).token("desk", "front-hall.a").play(turn_of=LEV)
    nothing = game.fork()
    answer(nothing, "end turn")
    assert told(nothing, "token-text") == []
    answer(game, "search desk 0")
    assert "end turn" in asked(game).options
    answer(game, "search desk 0")
    assert asked(game).about["who"] == PEARL  # a third cannot be


@pytest.mark.rule("2e.turn.up-to-two-actions")
def test_a_turn_that_ends_by_itself_says_so_and_who_is_next() -> None:
    game = two(DESK).token("desk", "front-hall.a").play(turn_of=LEV)
    answer(game, "search desk 0")
    assert not told(game, "turn-spent")
    answer(game, "search desk 0")
    (spent,) = told(game, "turn-spent")
    assert spent == {"who": LEV, "all_used": True, "waiting": 1, "following": PEARL}


def test_who_ends_a_turn_is_told_nothing_new() -> None:
    game = two(DESK).token("desk", "front-hall.a").play(turn_of=LEV)
    answer(game, "search desk 0", "end turn")
    assert not told(game, "turn-spent")


@pytest.mark.rule("2e.action.repeat-allowed")
def test_the_same_action_may_be_performed_twice() -> None:
    game = two(DESK).token("desk", "front-hall.a").play(turn_of=LEV)
    answer(game, "search desk 0", "search desk 0")
    assert len(told(game, "token-text")) == 2


@pytest.mark.rule("2e.action.common-list", "2e.action.rare-list")
def test_every_action_of_the_rulebook_is_offered_where_it_can_be_done() -> None:
    written = """
tokens:
  - {id: desk, kind: search, at: front-hall.a, options: [{label: It., stays: true}]}
  - {id: lamp, kind: interact, at: front-hall.a, options: [{label: It., stays: true}]}
  - {id: way, kind: explore, at: front-hall, to: [dining-room], options: [{label: In.}]}
"""
    table = TableBuilder(told=house(written)).laid("m1", "m2")
    table.investigator(LEV, at="front-hall.a", has=["hurricane-lamp"])
    table.investigator(PEARL, at="front-hall.a", has=["crowbar"])
    table.token("desk", "front-hall.a").token("lamp", "front-hall.a")
    game = table.token("way", "dining-room.b|front-hall.a").play(turn_of=LEV)
    verbs = {option.partition(" ")[0] for option in asked(game).options}
    assert verbs >= {"move", "search", "explore", "interact", "trade", "push", "set", "steal"}


@pytest.mark.rule("2e.action.token-action", "2e.action.component-action")
def test_features_allow_actions_of_their_own() -> None:
    game = two(lev="parlour.a").barricade("parlour.a").fire("yard.b").play(turn_of=LEV)
    assert offered(game, "block", "fight") == ["fight the fire", "block front-hall.b|parlour.a"]
    answer(game, "block front-hall.b|parlour.a")
    assert figure(game, LEV).actions == 1


SPREADING = ("fire to front-hall.a", "fire to parlour.a")


def burning_with_three() -> Played:
    return three(at="yard.b").fire("front-hall.b").play(stage="mythos")


@pytest.mark.rule("2e.group.several-outcomes")
def test_of_several_outcomes_the_group_picks_one() -> None:
    game = burning_with_three()
    assert asked(game).options == SPREADING
    assert asked(game).seats == ("player-1", "player-2", "player-3")
    game.apply("player-2", SPREADING[1])
    assert asked(game).seats == ("player-1", "player-3")
    game.apply("player-3", "agree")
    game.apply("player-1", "agree")
    assert game.table.state.fire == ["front-hall.b", "parlour.a"]


@pytest.mark.rule("2e.group.unanimity")
def test_after_an_objection_all_must_name_the_same() -> None:
    game = burning_with_three()
    game.apply("player-1", SPREADING[0])
    game.apply("player-3", "object")
    for seat in ("player-1", "player-2", "player-3"):
        game.apply(seat, SPREADING[1])
    assert game.table.state.fire == ["front-hall.b", "parlour.a"]
    assert told(game, "no-agreement") == []


@pytest.mark.rule("2e.group.no-agreement", "2e.conflict.unanimous-or-random", "2e.group.unanimity")
def test_without_agreement_an_investigator_drawn_at_random_decides() -> None:
    game = burning_with_three()
    game.apply("player-1", SPREADING[0])
    game.apply("player-2", "object")
    named = dict(zip((LEV, PEARL, TOMAS), (0, 1, 1), strict=True))
    for seat, option in zip(("player-1", "player-2", "player-3"), named.values(), strict=True):
        game.apply(seat, SPREADING[option])
    (drawn,) = told(game, "no-agreement")
    space = SPREADING[named[str(drawn["who"])]].removeprefix("fire to ")
    assert game.table.state.fire == ["front-hall.b", space]


@pytest.mark.rule("2e.golden.player-decides", "2e.golden.player-called-investigator")
def test_a_person_who_runs_everybody_decides_alone_and_once() -> None:
    table = TableBuilder(told=house()).investigator(LEV, at="yard.b", seat="player-1")
    table.investigator(PEARL, at="yard.b", seat="player-1").fire("front-hall.b")
    game = table.play(stage="mythos")
    assert asked(game).seats == ("player-1",)
    answer(game, SPREADING[0])
    assert "front-hall.a" in game.table.state.fire
    assert cards(game, LEV) == []


@pytest.mark.rule("2e.action.card-action", "2e.action.component-action")
def test_an_action_on_a_card_is_for_whoever_has_the_card() -> None:
    table = TableBuilder(told=house()).investigator(LEV, at="yard.a", has=["salt-shovel"])
    game = table.investigator(PEARL, at="yard.a").fire("yard.a").play(stage="round")
    answer(game, f"next {PEARL}")
    everybody_agrees(game)
    assert offered(game, "use salt-shovel") == []
    answer(game, "end turn")
    assert offered(game, "use salt-shovel") == ["use salt-shovel 0"]
    answer(game, "use salt-shovel 0")
    assert figure(game, LEV).actions == 1
    assert game.table.state.fire == []


CLOCKS = """
items:
  - {id: clock, name: A Clock, when: [{moment: round-end, do: [gain_clue]}]}
  - {id: bell, name: A Bell, when: [{moment: round-end, do: [gain_clue]}]}
"""


@pytest.mark.rule("2e.group.simultaneous-effects")
def test_of_effects_at_the_same_time_the_group_chooses_the_order() -> None:
    table = three(CLOCKS)
    for who, card in zip(table.state.investigators, ("clock", "bell"), strict=False):
        who.possessions = [card]
    game = table.play(stage="round-end")
    assert asked(game).options == (f"first {LEV}", f"first {PEARL}")
    answer(game, f"first {PEARL}")
    everybody_agrees(game)
    assert [each["who"] for each in told(game, "clues")] == [PEARL, LEV]


@pytest.mark.rule("2e.group.simultaneous-effects")
def test_one_effect_alone_needs_no_order() -> None:
    table = three(CLOCKS)
    table.state.investigators[1].possessions = ["bell"]
    game = table.play(stage="round-end")
    assert [each["who"] for each in told(game, "clues")] == [PEARL]
    assert asked(game).kind == "turn-order"
