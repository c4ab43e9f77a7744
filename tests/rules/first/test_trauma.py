"""Trauma cards: injuries after damage, insanities after horror."""

import pytest

from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.edition import the_box
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from tests.rules.first.tables import JENNY, JOE, answer, asked, investigator, joe, told

MICHAEL = "michael-mcglen"
MULTI = "trusts-no-one"


def hurt(*hand: str, damage: int = 0, trauma: str = "") -> Game[State, View]:
    """A zombie has just dealt Joe 2 damage."""
    table = joe("kitchen.a", damage=damage).monster("zombie", "kitchen.a", "zombie-1").hand(*hand)
    if trauma:
        table.trauma(JOE, trauma)
    game = table.stack("humanoid", "humanoid-1").dice(9).play(stage="monster-attacks")
    answer(game, f"zombie 1 attacks {JOE}")
    return game


def frightened(*hand: str, horror: int = 0, trauma: str = "") -> Game[State, View]:
    """A zombie has just entered Joe's room, and he has taken 1 horror."""
    table = joe("kitchen.a", horror=horror).monster("zombie", "bathroom.b").hand(*hand).threat(1)
    if trauma:
        table.trauma(JOE, trauma)
    game = table.dice(9).play(stage="keeper-actions")
    answer(game, "command-minion", "to kitchen.b")
    return game


def offered(game: Game[State, View]) -> list[str]:
    """The Trauma cards that the keeper may play now."""
    asks = asked(game)
    return [each.split()[1] for each in asks.options[:-1]] if asks.kind == "trauma" else []


@pytest.mark.rule("1e.trauma.when", "1e.trauma.injury")
def test_right_after_damage_an_injury_may_be_played() -> None:
    game = hurt("winded", "the-shakes")
    assert asked(game).seats == ("keeper",)
    assert offered(game) == ["winded"]
    answer(game, f"play winded on {JOE}")
    assert investigator(game, JOE).trauma == ["winded"]


@pytest.mark.rule("1e.trauma.when", "1e.trauma.insanity")
def test_right_after_horror_an_insanity_may_be_played() -> None:
    game = frightened("winded", "the-shakes")
    assert offered(game) == ["the-shakes"]
    answer(game, f"play the-shakes on {JOE}")
    assert investigator(game, JOE).trauma == ["the-shakes"]


@pytest.mark.rule("1e.trauma.when")
def test_at_no_other_time() -> None:
    table = joe("kitchen.a", players=2, damage=5, horror=5, cards=["axe"])
    table.investigator(JENNY, "kitchen.a").monster("zombie", "cellar.a").threat(1)
    game = table.hand("winded", "the-shakes").play(turn_of=JOE, stage="turn-start")
    kinds = []
    while game.view("keeper").round == 0:
        kinds.append(asked(game).kind)
        answer(game, asked(game).options[-1])
    assert kinds == ["turn", "turn", "trade", "keeper-action"]


@pytest.mark.rule("1e.trauma.threshold")
@pytest.mark.parametrize(("damage", "cards"), [(1, []), (2, ["bad-knee"]), (4, ["bad-knee"])])
def test_an_injury_with_a_number_needs_health_as_low(damage: int, cards: list[str]) -> None:
    assert offered(hurt("bad-knee", damage=damage)) == cards  # number 5; health 6, 5 and 3


@pytest.mark.rule("1e.trauma.threshold")
@pytest.mark.parametrize(("horror", "cards"), [(4, []), (5, ["sleepwalker"])])
def test_an_insanity_with_a_number_needs_sanity_as_low(horror: int, cards: list[str]) -> None:
    assert offered(frightened("sleepwalker", horror=horror)) == cards  # number 2; sanity 3 and 2


@pytest.mark.rule("1e.trauma.one-each", "1e.trauma.replace")
def test_a_second_injury_replaces_the_first() -> None:
    game = hurt("winded", trauma="ringing-ears")
    answer(game, f"play winded on {JOE}")
    assert investigator(game, JOE).trauma == ["winded"]
    assert game.view("keeper").decks["trauma"].discard == ["ringing-ears"]


@pytest.mark.rule("1e.trauma.one-each")
def test_one_injury_and_one_insanity_lie_side_by_side() -> None:
    game = hurt("winded", trauma="the-shakes")
    answer(game, f"play winded on {JOE}")
    assert investigator(game, JOE).trauma == ["the-shakes", "winded"]


@pytest.mark.rule("1e.open.trauma-per-instance")
def test_at_most_one_card_for_each_instance() -> None:
    game = hurt("winded", "ringing-ears")
    answer(game, f"play winded on {JOE}")
    assert offered(game) == []
    assert game.view("keeper").keeper.trauma == ["ringing-ears"]


@pytest.mark.rule("1e.trauma.named-cards")
def test_panic_lets_the_keeper_move_him_three_spaces() -> None:
    game = frightened("panic")
    answer(game, f"play panic on {JOE}", "to library.b", "to library.a")  # by kitchen.b
    assert investigator(game, JOE).space == "library.a"
    assert told(game, "carried")[-1] == {"who": JOE, "space": "library.a"}
    assert len(told(game, "carried")) == 3


@pytest.mark.rule("1e.trauma.example-michael", "1e.trauma.named-cards")
def test_example_the_only_way_out_kills_michael() -> None:
    table = TableBuilder(players=2).investigator(
        MICHAEL, "kitchen.a", ["copper-hat", "slow-breather"], horror=5
    )
    table.investigator(JENNY, "cellar.a").monster("zombie", "bathroom.b").threat(1)
    game = table.hand("the-only-way-out").dice(6).play(stage="keeper-actions")
    answer(game, "command-minion", "to kitchen.b")
    assert told(game, "test")[0]["needs"] == 5  # Willpower 6, horror -1
    assert investigator(game, MICHAEL).sanity == 0
    answer(game, f"play the-only-way-out on {MICHAEL}")
    assert [facts["who"] for facts in told(game, "killed")] == [MICHAEL]


@pytest.mark.rule("1e.trauma.example-michael")
def test_example_with_more_sanity_it_could_not_be_played() -> None:
    assert offered(frightened("the-only-way-out", horror=5)) == []  # sanity 2


@pytest.mark.rule("1e.trauma.multi-icon-cards")
def test_some_cards_are_marked_for_several_investigators() -> None:
    assert the_box().trauma[MULTI].multi
    assert not the_box().trauma["panic"].multi


@pytest.mark.rule("1e.trauma.multi-icon")
@pytest.mark.parametrize(
    ("players", "hand", "discarded"), [(1, ["panic"], [MULTI]), (2, [MULTI], [])]
)
def test_with_one_investigator_such_a_card_is_drawn_anew(
    players: int, hand: list[str], discarded: list[str]
) -> None:
    table = joe("kitchen.a", players=players).stack("trauma", MULTI, "panic").threat(1)
    game = table.play(stage="keeper-actions")
    answer(game, "old-wounds")
    assert game.view("keeper").keeper.trauma == hand
    assert game.view("keeper").decks["trauma"].discard == discarded


@pytest.mark.rule("1e.trauma.multi-icon")
def test_it_is_drawn_anew_when_only_one_player_is_left() -> None:
    table = joe("kitchen.a", players=2).stack("trauma", MULTI, "panic").threat(1)
    table.state.players[1].eliminated = True
    game = table.play(stage="keeper-actions")
    answer(game, "old-wounds")
    assert game.view("keeper").keeper.trauma == ["panic"]


@pytest.mark.rule("1e.trauma.multi-last-one")
def test_when_all_but_one_are_eliminated_the_keeper_exchanges_such_cards() -> None:
    table = joe("kitchen.a", players=2, damage=8).investigator(JENNY, "cellar.a").revealed()
    table.monster("zombie", "kitchen.a").stack("humanoid", "humanoid-1").dice(9)
    table.hand(MULTI, "winded").stack("trauma", "panic")
    game = table.play(stage="monster-attacks")
    answer(game, f"zombie 1 attacks {JOE}")
    assert game.view("keeper").keeper.trauma == ["winded", "panic"]
    assert game.view("investigator-2").decks["trauma"].discard == [MULTI]


@pytest.mark.rule("1e.trauma.multi-last-one")
def test_while_two_are_left_he_keeps_them() -> None:
    table = joe("kitchen.a", players=3, damage=8).investigator(JENNY, "cellar.a").revealed()
    table.investigator("gloria-goldberg", "cellar.a").hand(MULTI)
    table.monster("zombie", "kitchen.a").stack("humanoid", "humanoid-1").dice(9)
    game = table.play(stage="monster-attacks")
    answer(game, f"zombie 1 attacks {JOE}")
    assert game.view("keeper").keeper.trauma == [MULTI]
