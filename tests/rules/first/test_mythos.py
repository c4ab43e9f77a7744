"""Mythos cards: when, on whom and for how much the keeper plays them."""

import pytest

from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from tests.rules.first.tables import JENNY, JOE, answer, asked, investigator, joe, told

SLACK = "slack-water"  # costs 1, needs nothing


def turn(table: TableBuilder) -> Game[State, View]:
    """Joe's turn, from its start."""
    return table.play(turn_of=JOE, stage="turn-start")


def offered(table: TableBuilder) -> tuple[str, ...]:
    """What the keeper is offered at the start of Joe's turn, without the two ways to pass."""
    return asked(turn(table)).options[:-2]


@pytest.mark.rule("1e.mythos.four-points", "1e.conflict.mythos-timing")
def test_the_four_points_of_a_turn() -> None:
    game = turn(joe("kitchen.a").hand(SLACK))
    points = []
    for step in ("", "move kitchen.b", "move kitchen.a", "run kitchen.b"):
        if step:
            assert asked(game).kind == "turn"
            answer(game, step)
        points.append(asked(game).kind)
        answer(game, "pass")
    assert points == ["mythos"] * 4
    assert asked(game).kind != "mythos"


@pytest.mark.rule("1e.conflict.mythos-timing")
def test_a_turn_without_steps_has_one_point() -> None:
    game = turn(joe("kitchen.a").hand(SLACK))
    answer(game, "pass", "end turn")
    assert asked(game).kind != "mythos"


@pytest.mark.rule("1e.mythos.one-per-inv-turn")
def test_at_most_one_card_in_a_turn() -> None:
    game = turn(joe("kitchen.a").hand(SLACK, "the-wick-drowns").threat(9))
    answer(game, f"play {SLACK} on {JOE}", "move kitchen.b")
    assert asked(game).kind == "turn"


@pytest.mark.rule("1e.conflict.mythos-per-turn")
def test_in_the_next_investigators_turn_another_may_be_played() -> None:
    table = joe("kitchen.a", players=2).investigator(JENNY, "cellar.a")
    game = turn(table.hand(SLACK, "the-wick-drowns").threat(9))
    answer(game, f"play {SLACK} on {JOE}", "end turn")
    assert (asked(game).kind, asked(game).about) == ("mythos", {"who": JENNY})


@pytest.mark.rule("1e.open.mythos-target")
def test_cards_are_played_on_the_active_investigator_only() -> None:
    table = joe("kitchen.a", players=2).investigator(JENNY, "kitchen.a").hand(SLACK)
    assert offered(table.threat(9)) == (f"play {SLACK} on {JOE}",)


@pytest.mark.rule("1e.mythos.not-keeper-turn")
def test_no_card_is_played_in_the_keepers_own_turn() -> None:
    table = joe("kitchen.a", players=2, cards=["axe"]).investigator(JENNY, "kitchen.a")
    table.monster("zombie", "kitchen.a").hand(SLACK).threat(9).state.players[0].acted = True
    game = table.play(stage="trading")
    kinds = []
    while game.view("keeper").round == 0:
        kinds.append(asked(game).kind)
        answer(game, "done")
    assert kinds == ["trade", "keeper-action", "monster-attack"]


@pytest.mark.rule("1e.mythos.pay-cost")
def test_its_cost_is_paid_and_then_it_takes_effect() -> None:
    game = turn(joe("kitchen.a").hand(SLACK).threat(3))
    answer(game, f"play {SLACK} on {JOE}")
    assert game.view("keeper").keeper.threat == 2
    assert asked(game).about["steps"] == 1


@pytest.mark.rule("1e.keyword.no-effect")
def test_that_nothing_comes_of_a_card_is_told() -> None:
    for monster, came in ((False, 1), (True, 0)):
        table = joe("kitchen.a").dark("kitchen").hand("counting-the-dark").threat(1)
        game = turn(table.monster("zombie", "kitchen.b") if monster else table)
        answer(game, f"play counting-the-dark on {JOE}")
        assert len(told(game, "no-effect")) == came


@pytest.mark.rule("1e.mythos.pay-cost")
def test_a_card_that_he_cannot_pay_for_is_not_offered() -> None:
    assert offered(joe("kitchen.a").hand(SLACK)) == ()


@pytest.mark.rule("1e.mythos.cost-may-be-zero")
def test_a_card_may_cost_nothing() -> None:
    table = joe("guest-bedroom.a", cards=["lantern"]).hand("somebodys-good-silver")
    game = turn(table)
    answer(game, f"play somebodys-good-silver on {JOE}")
    assert investigator(game, JOE).cards == []


@pytest.mark.rule("1e.mythos.requirement", "1e.mythos.example-bedroom")
def test_requirement_bedroom_is_met_in_a_guest_bedroom_and_not_in_a_kitchen() -> None:
    card = "a-bed-turned-down"
    assert offered(joe("guest-bedroom.a").hand(card).threat(1)) == (f"play {card} on {JOE}",)
    assert offered(joe("kitchen.a").hand(card).threat(1)) == ()


@pytest.mark.rule("1e.mythos.requirement")
def test_a_requirement_may_be_another_condition() -> None:
    card = "salt-in-the-cut"
    assert offered(joe("kitchen.a").hand(card).threat(1)) == ()
    assert offered(joe("kitchen.a", damage=1).hand(card).threat(1)) == (f"play {card} on {JOE}",)


@pytest.mark.rule("1e.mythos.partial-name")
@pytest.mark.parametrize(
    ("space", "fits"),
    [
        ("guest-bedroom.a", True),
        ("bathroom.b", True),
        ("cloakroom.d", True),
        ("library.a", False),
        ("entrance-hall.a", False),
    ],
)
def test_a_part_of_a_rooms_name_is_enough(space: str, fits: bool) -> None:
    assert bool(offered(joe(space).hand("somebodys-good-silver"))) is fits


@pytest.mark.rule("1e.mythos.discard", "1e.secrecy.played-faceup")
def test_a_played_card_goes_faceup_to_the_discard_pile() -> None:
    game = turn(joe("kitchen.a").hand(SLACK).threat(1))
    answer(game, f"play {SLACK} on {JOE}")
    view = game.view("investigator-1")
    assert view.decks["mythos"].discard == [SLACK]
    assert view.keeper.mythos == []


@pytest.mark.rule("1e.mythos.reshuffle", "1e.limit.decks")
def test_an_empty_mythos_deck_is_made_anew_from_its_discard_pile() -> None:
    table = joe("kitchen.a").threat(2)
    deck = table.state.mythos
    deck.cards, deck.discard = ["two-shadows"], [SLACK, "we-have-met"]
    game = table.play(stage="keeper-actions")
    answer(game, "ill-omens", "ill-omens")
    view = game.view("keeper")
    assert view.keeper.mythos[0] == "two-shadows"
    assert view.keeper.mythos[1] in (SLACK, "we-have-met")
    assert (view.decks["mythos"].cards, view.decks["mythos"].discard) == (1, [])


@pytest.mark.rule("1e.mythos.facedown-play")
def test_a_card_played_facedown_is_for_its_investigator_and_the_keeper_alone() -> None:
    table = joe("kitchen.a", players=2).investigator(JENNY, "kitchen.a").hand("the-wrong-name")
    game = turn(table.threat(2))
    answer(game, f"play the-wrong-name on {JOE}")
    shown = {seat: game.view(seat).investigators[0].facedown for seat in game.seats}
    assert shown == {
        "keeper": ["the-wrong-name"],
        "investigator-1": ["the-wrong-name"],
        "investigator-2": ["?"],
    }
    assert "the-wrong-name" not in str(game.events("investigator-2"))


@pytest.mark.rule("1e.mythos.discard")
def test_a_facedown_card_that_is_cancelled_is_discarded_at_once() -> None:
    odile = "odile-tetreault"
    traits = ("picket-captain", "no-surrender")
    table = TableBuilder().investigator(odile, "kitchen.a", traits, rested=True)
    game = table.hand("the-wrong-name").threat(2).play(turn_of=odile, stage="turn-start")
    answer(game, f"play the-wrong-name on {odile}")
    answer(game, asked(game).options[0])
    assert investigator(game, odile).facedown == []
    assert game.view("investigator-1").decks["mythos"].discard == ["the-wrong-name"]


@pytest.mark.rule("1e.conflict.mythos-facedown")
def test_a_facedown_card_stays_until_its_own_text_ends_it() -> None:
    table = joe("kitchen.a", players=2, cards=["axe"]).investigator(JENNY, "kitchen.a")
    game = table.facedown(JOE, "the-wrong-name").play(stage="trading")
    assert game.view("keeper").decks["mythos"].discard == []
    answer(game, f"give axe to {JENNY}")
    assert investigator(game, JOE).facedown == []
    assert game.view("keeper").decks["mythos"].discard == ["the-wrong-name"]


@pytest.mark.rule("1e.open.mythos-skipped-step")
def test_a_step_wasted_at_a_lock_gives_its_point() -> None:
    table = joe("library.a").lock("study", "brass-plate").hand(SLACK)
    game = table.play(turn_of=JOE)
    answer(game, "move study.c")
    assert investigator(game, JOE).space == "library.a"
    assert asked(game).kind == "mythos"


@pytest.mark.rule("1e.open.mythos-on-replacement-turn")
def test_a_turn_that_only_brings_a_new_investigator_has_no_point() -> None:
    table = joe("kitchen.a", players=2).hand(SLACK).threat(9)
    table.state.players[0].acted = True
    game = table.play(stage="next-turn")
    answer(game, f"take {JENNY}", "pick a-good-shot", "pick unshockable")
    assert told(game, "arrives") != []
    assert asked(game).kind != "mythos"


def test_the_keeper_may_let_the_rest_of_a_turn_pass_but_is_asked_again_in_the_next() -> None:
    game = turn(joe("kitchen.a").hand(SLACK))
    answer(game, "pass for this turn", "move kitchen.b", "end turn")
    while asked(game).kind != "mythos":
        answer(game, asked(game).options[-1])
    assert game.table.state.round == 1


@pytest.mark.rule("1e.stun.investigator-move")
def test_a_stunned_investigator_who_has_moved_has_no_step_to_lose() -> None:
    table = joe("kitchen.a", stun=1).hand(SLACK).threat(1)
    game = turn(table)
    answer(game, "pass", "move kitchen.b", f"play {SLACK} on {JOE}")
    assert not told(game, "step-lost")
    assert investigator(game, JOE).moved == 1
