"""Optional Rules: agreed before play, or not used at all."""

import pytest

from madhouse.api import load_case, new_game, verify_case
from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.seen.views import View
from madhouse.first.things.agreements import CUSTOMS, OPTIONAL_RULES, UnknownAgreement
from madhouse.first.things.state import State
from madhouse.first.things.story import Goal
from madhouse.first.things.table import Table
from madhouse.first.words.objective import EventResolved
from tests.rules.first.stories import STORY_EVENTS, wanted
from tests.rules.first.tables import JOE, answer, asked, investigator, retold, told

SEAT = "investigator-1"
LAST = len(STORY_EVENTS)
REROLL = "spend a skill point on a new roll"
SPECIAL = "spend a skill point on its special attack"


def dice_taken(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many sides the dice have that are rolled from now on; each shows its highest."""
    sides: list[int] = []

    def roll(_: Table, die: int) -> int:
        sides.append(die)
        return die

    monkeypatch.setattr(Table, "roll", roll)
    return sides


# -- agreeing ------------------------------------------------------------------------------------


@pytest.mark.rule("1e.option.agree")
@pytest.mark.parametrize("option", OPTIONAL_RULES)
def test_an_option_is_agreed_on_before_play_and_known_to_all(option: str) -> None:
    game = new_game(seed=1, options=[option])
    for seat in game.seats:
        assert game.view(seat).agreements == [option]
        assert told(game, "option", seat) == [{"option": option}]


@pytest.mark.rule("1e.option.agree")
def test_without_agreement_none_is_used() -> None:
    assert new_game(seed=1).view("keeper").agreements == []


@pytest.mark.rule("1e.option.agree")
def test_no_other_option_can_be_agreed_on() -> None:
    with pytest.raises(UnknownAgreement, match="did you mean 'alternate-length'"):
        new_game(seed=1, options=["alternate-lenght"])


@pytest.mark.parametrize("option", CUSTOMS)
def test_what_a_table_allows_itself_is_known_to_all_and_changes_no_rule(option: str) -> None:
    plain, game = new_game(seed=1), new_game(seed=1, options=[option])
    for seat in game.seats:
        assert game.view(seat).agreements == [option]
        assert told(game, "option", seat) == [{"option": option}]
        assert game.legal(seat) == plain.legal(seat)
    verify_case(game.case())
    with pytest.raises(UnknownAgreement, match=f"did you mean '{option}'"):
        new_game(seed=1, options=[option[:-1]])


def test_a_case_file_keeps_what_was_agreed() -> None:
    game = new_game(seed=1, options=["alternate-length", "monster-skill-points"])
    again = load_case(game.case())
    assert again.view(SEAT).agreements == ["monster-skill-points", "alternate-length"]


# -- monster skill points ------------------------------------------------------------------------


def beside_zombie(skilled: bool = True) -> TableBuilder:
    """Joe with an axe beside a zombie; Strength 4 for the card that will be drawn."""
    options = ["monster-skill-points"] if skilled else []
    table = TableBuilder(options=options)
    table.investigator(JOE, "kitchen.a", ("process-server", "everyone-is-somewhere"), ["axe"])
    return table.monster("zombie", "kitchen.a", "zombie-3")


def struck(table: TableBuilder, *dice: int) -> Game[State, View]:
    """Joe has struck at the zombie with his axe and rolled the first of the dice."""
    game = table.stack("humanoid", "humanoid-11").dice(*dice).play(turn_of=JOE)
    answer(game, "attack zombie 1 with axe")
    return game


@pytest.mark.rule("1e.option.monster-skill")
@pytest.mark.parametrize("investigators", [1, 3])
def test_the_keeper_begins_with_a_token_for_each_investigator_player(investigators: int) -> None:
    skilled = new_game(seed=1, investigators=investigators, options=["monster-skill-points"])
    assert skilled.view("keeper").keeper.skill == investigators
    plain = new_game(seed=1, investigators=investigators)
    assert plain.view("keeper").keeper.skill == 0


@pytest.mark.rule("1e.option.monster-skill-reroll")
def test_after_a_roll_in_combat_the_keeper_may_have_the_die_rolled_anew() -> None:
    game = struck(beside_zombie(), 1, 9)
    assert (asked(game).seats, asked(game).kind) == (("keeper",), "reroll")
    answer(game, REROLL)
    (test,) = told(game, "test", SEAT)
    assert (test["roll"], test["passed"]) == (9, False)
    assert told(game, "monster-hurt") == []


@pytest.mark.rule("1e.option.monster-skill-reroll")
def test_the_new_result_counts_even_if_it_is_better() -> None:
    game = struck(beside_zombie(), 9, 1)
    answer(game, REROLL)
    assert told(game, "test", SEAT)[0]["passed"] is True


@pytest.mark.rule("1e.option.monster-skill-reroll")
def test_he_may_let_the_roll_stand_and_keep_the_token() -> None:
    game = struck(beside_zombie(), 1)
    answer(game, "let it stand")
    assert told(game, "test", SEAT)[0]["roll"] == 1
    assert game.view(SEAT).keeper.skill == 1


@pytest.mark.rule("1e.option.monster-skill-reroll")
def test_a_roll_outside_combat_stands() -> None:
    game = beside_zombie().dice(1).play(turn_of=JOE)
    answer(game, "move kitchen.b")  # he evades
    assert told(game, "test")[0]["roll"] == 1
    assert asked(game).kind == "turn"


@pytest.mark.rule("1e.option.monster-skill-reroll-once")
def test_a_forced_roll_is_not_rolled_again() -> None:
    table = beside_zombie()
    table.state.keeper.skill = 2
    game = struck(table, 1, 2)
    answer(game, REROLL)
    assert asked(game).kind != "reroll"
    assert game.view("keeper").keeper.skill == 1


@pytest.mark.rule("1e.option.monster-skill-reroll", "1e.test.roll-under")
def test_both_rolls_are_made_with_a_ten_sided_die(monkeypatch: pytest.MonkeyPatch) -> None:
    sides = dice_taken(monkeypatch)
    answer(struck(beside_zombie()), REROLL)
    assert sides == [10, 10]


@pytest.mark.rule("1e.option.monster-skill-finite")
def test_a_token_that_was_spent_is_gone() -> None:
    game = struck(beside_zombie(), 1, 2)
    answer(game, REROLL)
    assert game.view(SEAT).keeper.skill == 0
    assert told(game, "keeper-skill", SEAT) == [{"left": 0}]
    answer(game, "end turn")
    while asked(game).kind != "monster-attack":
        answer(game, asked(game).options[-1])
    answer(game, f"zombie 1 attacks {JOE}")
    assert asked(game).kind != "special-instead"


@pytest.mark.rule("1e.option.monster-skill-special")
def test_a_token_buys_the_special_attack_in_place_of_cards() -> None:
    game = beside_zombie().dice(9).play(stage="monster-attacks")
    answer(game, f"zombie 1 attacks {JOE}", SPECIAL)
    assert [facts["token"] for facts in told(game, "special-attack", SEAT)] == ["zombie-3"]
    assert told(game, "combat") == []
    assert game.view("keeper").keeper.skill == 0


@pytest.mark.rule("1e.option.monster-skill-special")
def test_or_cards_are_drawn_as_ever() -> None:
    game = beside_zombie().stack("humanoid", "humanoid-1").dice(9).play(stage="monster-attacks")
    answer(game, f"zombie 1 attacks {JOE}", "draw combat cards", "let it stand")
    assert told(game, "combat", SEAT) == [{"card": "humanoid-1", "half": "defend", "monster": 1}]
    assert investigator(game, JOE).health < 9
    assert game.view("keeper").keeper.skill == 1


def test_without_the_option_the_keeper_is_asked_neither() -> None:
    game = struck(beside_zombie(skilled=False), 1)
    assert told(game, "test", SEAT)[0]["roll"] == 1


# -- alternate game length -----------------------------------------------------------------------


def last_event(*dice: int, objective: Goal | None = None) -> Game[State, View]:
    """The last Event card is about to be drawn."""
    goals = {} if objective is None else {"keeper": objective}
    story = retold(objectives=(wanted(**goals),))
    table = TableBuilder(told=story, options=["alternate-length"]).investigator(JOE, "study.c")
    table.event(LAST - 1, time=STORY_EVENTS[LAST - 1].time - 1).revealed().dice(*dice)
    return table.play(stage="event")


def rounds_later(game: Game[State, View]) -> None:
    """Play on, doing nothing, until the next Event Step is over."""
    before = game.view("keeper").round
    while not game.over and game.view("keeper").round == before:
        answer(game, asked(game).options[-1])


@pytest.mark.rule("1e.option.length")
@pytest.mark.parametrize(("roll", "over"), [(1, False), (2, False), (3, True), (10, True)])
def test_on_a_1_or_2_the_last_card_is_not_drawn_this_turn(roll: int, over: bool) -> None:
    game = last_event(roll)
    assert told(game, "length", SEAT) == [{"roll": roll, "held": not over}]
    assert game.over is over
    assert game.view("keeper").events_left == 1 - over


@pytest.mark.rule("1e.option.length")
def test_the_die_for_it_has_ten_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    sides = dice_taken(monkeypatch)
    last_event()
    assert sides == [10]


@pytest.mark.rule("1e.option.length-repeat", "1e.open.length-tokens")
def test_the_roll_is_repeated_on_every_later_event_step_without_another_token() -> None:
    game = last_event(2, 1, 3)
    time = game.view("keeper").time
    rounds_later(game)
    assert [facts["roll"] for facts in told(game, "length")] == [2, 1]
    assert (game.view("keeper").time, game.over) == (time, False)
    rounds_later(game)
    assert [facts["roll"] for facts in told(game, "length")] == [2, 1, 3]
    assert game.over


@pytest.mark.rule("1e.option.length-exception")
def test_no_roll_when_a_side_wins_with_the_last_event() -> None:
    game = last_event(1, objective=Goal("The last hour.", (EventResolved(LAST),)))
    assert told(game, "length") == []
    assert game.result is not None
    assert game.result.winner == "keeper"


@pytest.mark.rule("1e.option.length")
def test_earlier_cards_come_in_their_time_and_the_last_one_too_without_the_option() -> None:
    table = TableBuilder(options=["alternate-length"]).investigator(JOE, "study.c")
    game = table.event(0, time=STORY_EVENTS[0].time - 1).dice(1).play(stage="event")
    assert game.view("keeper").events_resolved == 1
    plain = TableBuilder().investigator(JOE, "study.c").revealed().dice(1)
    plain.event(LAST - 1, time=STORY_EVENTS[LAST - 1].time - 1)
    assert plain.play(stage="event").over
