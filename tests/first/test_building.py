"""The table builder refuses what makes no sense, and says what would."""

import re
from collections.abc import Callable
from random import Random

import pytest

from madhouse.engine.decisions import CannotImagine
from madhouse.engine.errors import MadhouseError
from madhouse.first.building import TableBuilder
from madhouse.first.building.refusals import BadTable
from madhouse.first.edition import edition, the_box

JOE, JENNY = "joe-diamond", "jenny-barnes"
TRAITS = ("process-server", "everyone-is-somewhere")
START = next(iter(edition("rest-cure").board.spaces))


def joe(damage: int = 0, horror: int = 0) -> TableBuilder:
    return TableBuilder().investigator(JOE, "kitchen.a", TRAITS, damage=damage, horror=horror)


def test_a_good_table_plays() -> None:
    table = TableBuilder(players=2)
    table.investigator(JOE, "kitchen.a", TRAITS, ["axe"], damage=8, horror=8)
    table.investigator(JENNY, "library.a").trauma(JENNY, "winded").spell(JENNY, "mend-1")
    table.monster("zombie", "cellar.a", token="zombie-2", damage=1).pile("study", "crowbar")
    table.answers({"1": "B", "2": "A"}).hand("slack-water").event(5).dice(1, 10)
    game = table.play(turn_of=JOE)
    game.apply("investigator-1", "move kitchen.b")
    assert game.view("investigator-1").investigators[0].space == "kitchen.b"


@pytest.mark.parametrize(
    ("build", "message"),
    [
        (lambda: joe().answers({"3": "A"}), "'3' is no question of this story; known are 1, 2"),
        (lambda: joe().answers({"1": "C"}), "'C' is no answer to question 1; known are A, B"),
        (lambda: TableBuilder(players=0), "players must be a whole number from 1 to 4"),
        (lambda: TableBuilder(players=5), "from 1 to 4, not 5"),
        (lambda: joe().dice(0), "a die must be a whole number from 1 to 10, not 0"),
        (lambda: joe().dice(3, 11), "not 11"),
        (lambda: joe(damage=9), "the damage of joe-diamond must be a whole number from 0 to 8"),
        (lambda: joe(damage=-1), "not -1"),
        (lambda: joe(horror=9), "the horror of joe-diamond must be a whole number from 0 to 8"),
        (lambda: joe().event(6), "the events resolved must be a whole number from 0 to 5, not 6"),
        (lambda: joe().event(3).event(2), "from 3 to 5, not 2"),
    ],
)
def test_a_number_or_letter_that_cannot_be(build: Callable[[], object], message: str) -> None:
    with pytest.raises(BadTable, match=re.escape(message)):
        build()


@pytest.mark.parametrize(
    ("traits", "message"),
    [
        (["process-server"], "joe-diamond needs one strength trait (process-server or "),
        (["process-server", "process-server"], "one intellect trait ("),
        (["process-server", "unshockable"], "the trait 'unshockable' is jenny-barnes's"),
        (["process-sever", "unshockable"], "is no trait; did you mean 'process-server'?"),
        ([*TRAITS, "process-server"], "needs one strength trait"),
    ],
)
def test_traits_are_one_of_each_category_and_his_own(traits: list[str], message: str) -> None:
    with pytest.raises(BadTable, match=re.escape(message)):
        TableBuilder().investigator(JOE, "kitchen.a", traits)


@pytest.mark.parametrize(
    ("build", "message"),
    [
        (lambda: joe().carries(JOE, "winded"), "is a Trauma card, and no card that he can"),
        (lambda: joe().carries(JOE, "mend"), "is a type of spell; name one of its cards"),
        (lambda: joe().trauma(JOE, "axe"), "'axe' is an item, and no Trauma card"),
        (lambda: joe().spell(JOE, "axe"), "'axe' is an item, and no Spell card"),
        (lambda: joe().facedown(JOE, "winded"), "is a Trauma card, and no Mythos card"),
        (lambda: joe().hand("axe"), "'axe' is an item, and no Mythos or Trauma card"),
        (lambda: joe().pile("study", "slack-water"), "is a Mythos card, and no Exploration or"),
        (lambda: joe().pile("study", "brass-plate"), "'brass-plate' is a lock, and no"),
        (lambda: joe().lock("study", "fallen-timber"), "'fallen-timber' is no lock"),
        (lambda: joe().carries(JOE, "axx"), "is no card that he can carry; did you mean 'axe'?"),
    ],
)
def test_a_card_of_the_wrong_kind(build: Callable[[], object], message: str) -> None:
    with pytest.raises(BadTable, match=re.escape(message)):
        build()


def test_a_card_without_a_puzzle_has_none_to_lay_out() -> None:
    with pytest.raises(BadTable, match="'brass-plate' is met without a puzzle"):
        joe().puzzle("brass-plate")


def test_a_card_lies_in_one_place_only() -> None:
    with pytest.raises(BadTable, match="there is no 'axe' left to lay down"):
        joe().pile("study", "axe").carries(JOE, "axe")


def test_nobody_is_there_twice() -> None:
    table = TableBuilder(players=2).investigator(JOE, "kitchen.a")
    with pytest.raises(BadTable, match="'joe-diamond' is on the board already"):
        table.investigator(JOE, "library.a")


def test_a_token_is_in_one_figure() -> None:
    table = joe().monster("zombie", "cellar.a", token="zombie-1")
    with pytest.raises(BadTable, match="the token 'zombie-1' is in a figure on the board already"):
        table.monster("zombie", "cellar.a", token="zombie-1")


def test_a_monster_with_more_damage_than_health_is_dead() -> None:
    with pytest.raises(BadTable, match="the damage of zombie-1 must be a whole number from 0 to "):
        joe().monster("zombie", "cellar.a", token="zombie-1", damage=20)


# -- what cannot lie on a table ------------------------------------------------------------------


def seven_corpses() -> TableBuilder:
    table = joe()
    for _ in range(7):
        table.feature("corpse", "cellar.a")
    return table


MYTHOS = joe().state.mythos.cards[:5]
TRAUMA = [card for card in joe().state.trauma.cards if not the_box().trauma[card].multi][:5]


@pytest.mark.parametrize(
    ("build", "message"),
    [
        (lambda: joe().threat(-1), "threat must be a whole number, 0 or more, not -1"),
        (seven_corpses, "all 4 corpses of the box are on the board already"),
        (lambda: joe().lock("study", "swollen-door").lock("study", "brass-plate"), "is locked"),
        (
            lambda: joe().lock("study", "swollen-door").lock("cellar", "swollen-door"),
            "one 'swollen",
        ),
        (lambda: joe().pile("study", "fallen-timber", "fallen-timber"), "there is one 'fallen-"),
        (lambda: joe().hiding(JOE).play(turn_of=JOE), "hides in kitchen.a, where no hiding-space"),
        (lambda: joe().hand(*MYTHOS), "the keeper holds 4 Mythos cards, and no more, at most"),
        (lambda: joe().hand(*TRAUMA), "the keeper holds 4 Trauma cards, and no more, at most"),
        (lambda: joe().hand("trusts-no-one").play(turn_of=JOE), "against a lone investigator"),
        (lambda: joe().trauma(JOE, "bad-knee").trauma(JOE, "winded"), "has an injury already"),
        (lambda: joe().facedown(JOE, "slack-water"), "'slack-water' is never played facedown"),
        (lambda: joe().stack("mythos", MYTHOS[0], MYTHOS[0]), "a card is stacked twice"),
        (lambda: joe().event(1, time=-1), "the time tokens on the next event must be"),
        (lambda: joe().monster("zombie", "cellar.a", stun=-1), "stun tokens of a monster must"),
        (lambda: joe().play(stage="setup"), "setup lays investigators, locks and cards itself"),
        (lambda: joe().monster_skill(1), "only by the optional rule"),
        (lambda: joe().discarded("mythos", "axe"), "no card that is left in the deck mythos"),
        (lambda: joe().discarded("spells", "mend-1"), "no deck with a discard pile"),
        (lambda: joe().cards_left("trauma", 99), "the number of cards left in the deck trauma"),
        (lambda: joe().escaped(JOE).revealed().play(stage="round"), "that game is over"),
        (lambda: two().escaped(JENNY).play(turn_of=JOE), "before the objective is revealed"),
        (lambda: joe().eliminated(JENNY), "all 1 players have an investigator"),
    ],
)
def test_what_cannot_lie_on_a_table(build: Callable[[], object], message: str) -> None:
    with pytest.raises(BadTable, match=re.escape(message)):
        build()


# -- what can be set -----------------------------------------------------------------------------


def two() -> TableBuilder:
    return TableBuilder(players=2).investigator(JOE, "kitchen.a").investigator(JENNY, "cellar.a")


def test_cards_lie_on_discard_piles() -> None:
    first, second, *rest = joe().state.mythos.cards
    game = joe().discarded("mythos", second, first).play(turn_of=JOE)
    decks = game.view("investigator-1").decks
    assert (decks["mythos"].discard, decks["mythos"].cards) == ([second, first], len(rest))


def test_so_many_cards_are_left_in_a_deck() -> None:
    table = joe().stack("humanoid", "humanoid-6").cards_left("humanoid", 1)
    game = table.play(turn_of=JOE)
    assert game.table.state.combat["humanoid"].cards == ["humanoid-6"]
    assert len(game.view("keeper").decks["humanoid"].discard) > 1


def test_the_keeper_has_skill_tokens() -> None:
    table = TableBuilder(options=["monster-skill-points"]).investigator(JOE, "kitchen.a")
    assert table.monster_skill(3).play(turn_of=JOE).view("keeper").keeper.skill == 3


@pytest.mark.rule("1e.round.group-order")
def test_who_has_had_his_turn_is_not_asked_again() -> None:
    game = two().acted(JOE).play(stage="next-turn")
    assert game.pending[0].about["who"] == JENNY


@pytest.mark.rule("1e.escape.effect")
def test_who_has_escaped_takes_his_cards_along() -> None:
    game = two().carries(JENNY, "axe").escaped(JENNY).revealed().play(turn_of=JOE)
    assert [who.cards for who in game.table.state.escaped] == [["axe"]]
    assert [who.id for who in game.view("keeper").investigators] == [JOE]


@pytest.mark.rule("1e.elimination.effect")
def test_who_is_eliminated_takes_no_more_turns() -> None:
    table = TableBuilder(players=2).eliminated(JENNY).investigator(JOE, "kitchen.a").revealed()
    game = table.play(stage="next-turn")
    assert game.pending[0].seats == ("investigator-2",)
    assert game.table.state.players[0].eliminated


def test_answers_that_are_not_named_stay() -> None:
    assert joe().answers({"2": "B"}).answers({"1": "B"}).state.keeper.answers == {
        "1": "B",
        "2": "B",
    }


# -- no table breaks without a word --------------------------------------------------------------


@pytest.mark.rule("1e.event.last-card-ends")
def test_when_all_events_are_resolved_the_game_is_over_by_the_next_step() -> None:
    game = joe().event(5).play(stage="event")
    assert game.result is not None
    assert (game.result.winner, game.result.reason) == ("nobody", "time")


@pytest.mark.rule("1e.trauma.multi-icon")
def test_a_deck_with_cards_for_several_alone_gives_a_lone_investigator_s_keeper_none() -> None:
    table = joe().threat(9)
    deck = table.state.trauma
    deck.cards = [card for card in deck.cards if the_box().trauma[card].multi]
    game = table.play(stage="keeper-actions")
    game.apply("keeper", "old-wounds")
    assert game.table.state.keeper.trauma == []


def test_a_table_that_breaks_the_rules_says_so() -> None:
    table = joe()
    table.state.investigators[0].space = "nowhere"
    with pytest.raises(MadhouseError, match="the rules broke as the stage 'turn' began"):
        table.play(turn_of=JOE)


def test_of_a_table_by_hand_the_answers_are_imagined_too() -> None:
    game = TableBuilder("rest-cure").investigator(JOE, START).play(turn_of=JOE)
    dreams = [game.imagine("investigator-1", Random(seed)) for seed in range(20)]
    assert len({str(dream.table.state.keeper.answers) for dream in dreams}) > 1
    for dream in dreams:
        keeper = dream.table.state.keeper
        chosen = [f"{question}{letter}" for question, letter in keeper.answers.items()]
        (goal,) = (each for each in edition("rest-cure").story.objectives if each.marker in chosen)
        assert keeper.objective == goal.id


def test_what_cannot_be_dealt_anew_is_a_clear_word() -> None:
    table = joe()
    table.state.investigators[0].facedown = ["slack-water"]
    table.state.mythos.cards = []
    game = table.play(turn_of=JOE)
    with pytest.raises(CannotImagine, match="what keeper cannot know of this table cannot be"):
        game.imagine("keeper", Random(1))


def test_copies_of_copies_have_no_depth() -> None:
    game = joe().play(turn_of=JOE)
    for _ in range(1100):
        game = game.fork()
    for seed in range(30):
        game = game.imagine("investigator-1", Random(seed))
    assert game.legal("investigator-1")
