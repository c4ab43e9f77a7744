"""Mythos and Trauma cards: what a story leaves in the box, and that each can be played out."""

from random import Random

import msgspec
import pytest

from madhouse.engine.game import Game
from madhouse.first.building import STORY, TableBuilder
from madhouse.first.edition import FirstEdition, the_box
from madhouse.first.rules.setup import starting_state
from madhouse.first.seen.views import View
from madhouse.first.things.box import Box
from madhouse.first.things.state import State
from madhouse.first.things.story import Story
from tests.rules.first.tables import (
    JENNY,
    JENNY_TRAITS,
    JOE,
    JOE_TRAITS,
    answer,
    asked,
    investigator,
    retold,
    told,
)

ICONS = ("hearth", "tide", "lamp", "bone", "mask", "star")
ENOUGH = 200  # decisions, after which a card has surely had its effect


def with_all_cards() -> FirstEdition:
    """The training story with every card of the keeper's, each without its requirement."""
    edition = retold(icons=ICONS, left_in_box=())
    for name, card in edition.box.mythos.items():
        edition.box.mythos[name] = msgspec.structs.replace(card, requires=())
    return edition


def two_in_the_library(damage: int = 0, horror: int = 0) -> TableBuilder:
    """Joe and Jenny, with something for every card to work on."""
    table = TableBuilder(players=2, told=with_all_cards())
    table.investigator(JOE, "library.a", JOE_TRAITS, ["lantern"], 1, damage, horror)
    table.investigator(JENNY, "library.a", JENNY_TRAITS, cards=["axe"])
    return table.pile("library", "fire-poker", "crowbar").dark("library").threat(2)


def suffering(card: str, at: str = "library.a") -> TableBuilder:
    """Joe alone, with a Trauma card before him."""
    table = TableBuilder(told=with_all_cards()).investigator(JOE, at, JOE_TRAITS)
    return table.trauma(JOE, card)


def play_on(game: Game[State, View], until: str) -> None:
    """Answer anything, until a question of this kind comes up."""
    random = Random(1)
    for _ in range(ENOUGH):
        if not game.pending or asked(game).kind == until:
            return
        answer(game, random.choice(asked(game).options))
    raise AssertionError(f"no question '{until}' came up")


# The decks


def test_the_icons_of_the_mythos_cards(box: Box) -> None:
    assert {card.icon for card in box.mythos.values()} == set(ICONS)


def test_a_story_leaves_only_cards_in_the_box_that_it_would_use(story: Story, box: Box) -> None:
    used = {card.id for card in box.mythos.values() if card.icon in story.icons}
    assert set(story.left_in_box) <= used | set(box.trauma)
    assert len(set(story.left_in_box)) == len(story.left_in_box)


def test_what_a_story_leaves_in_the_box_is_in_no_deck() -> None:
    box = the_box()
    whole = msgspec.structs.replace(box.story(STORY), left_in_box=())
    without = msgspec.structs.replace(whole, left_in_box=("slack-water", "panic"))
    decks = [starting_state(box, each, "seed", 1) for each in (whole, without)]
    mythos, trauma = (
        [set(each.mythos.cards) for each in decks],
        [set(each.trauma.cards) for each in decks],
    )
    assert mythos[0] - mythos[1] == {"slack-water"}
    assert trauma[0] - trauma[1] == {"panic"}
    assert trauma[0] == set(box.trauma)


# Each can be played


@pytest.mark.parametrize("card", the_box().mythos)
def test_each_mythos_card_can_be_played_out(card: str) -> None:
    table = two_in_the_library().feature("corpse", "library.b").monster("zombie", "library.b")
    game = table.hand(card).play(stage="turn-start", turn_of=JOE)
    answer(game, f"play {card} on {JOE}")
    play_on(game, until="turn")
    assert told(game, "mythos") or told(game, "mythos-facedown")


@pytest.mark.parametrize("card", the_box().trauma)
def test_each_trauma_card_can_be_played_and_lived_with(card: str) -> None:
    table, kind = two_in_the_library(damage=6, horror=6), the_box().trauma[card].kind
    blow = "salt-in-the-cut" if kind == "injury" else "grave-clothes"
    game = table.hand(blow, card).dice(10).play(stage="turn-start", turn_of=JOE)
    answer(game, f"play {blow} on {JOE}", f"play {card} on {JOE}")
    play_on(game, until="keeper-action")
    assert [each["card"] for each in told(game, "trauma")] == [card]


# In play


def test_wet_feet_count_for_one_test() -> None:
    table = two_in_the_library().lock("study", "swollen-door").hand("wet-to-the-ankle")
    game = table.dice(10, 10).play(stage="turn-start", turn_of=JOE)
    answer(game, f"play wet-to-the-ankle on {JOE}", "move study.c", "try it", "roll")
    assert told(game, "test")[-1]["needs"] == 2  # Strength 4
    assert game.table.state.investigators[0].lasting == {}


def test_without_matches_a_lantern_is_of_no_use() -> None:
    game = two_in_the_library().hand("matches-three").play(stage="turn-start", turn_of=JOE)
    answer(game, f"play matches-three on {JOE}", "explore")
    assert game.table.state.investigators[0].moved == 1  # the price of the dark


@pytest.mark.parametrize(("barrier", "asked_for"), [(True, "either"), (False, "turn")])
def test_a_house_that_settles_wants_a_barrier_back_or_hurts(barrier: bool, asked_for: str) -> None:
    table = two_in_the_library().hand("the-house-settles")
    if barrier:
        table.feature("barrier", "kitchen.b", door="kitchen.b|library.b")
    game = table.play(stage="turn-start", turn_of=JOE)
    answer(game, f"play the-house-settles on {JOE}")
    assert asked(game).kind == asked_for
    assert investigator(game, JOE).health == (9 if barrier else 8)


@pytest.mark.parametrize(("roll", "space"), [(1, "library.b"), (10, "library.a")])
def test_afraid_of_the_dark_one_may_lose_an_action_there(roll: int, space: str) -> None:
    game = suffering("afraid-of-the-dark").dark("library").dice(roll).play(turn_of=JOE)
    answer(game, "run library.b")
    assert investigator(game, JOE).space == space
    assert investigator(game, JOE).acted


def test_who_counts_things_does_nothing_else() -> None:
    game = suffering("counting-things").pile("library", "axe").play(turn_of=JOE)
    answer(game, "explore")
    assert told(game, "turn-cut") == [{"who": JOE}]
    assert asked(game).kind == "keeper-action"


@pytest.mark.parametrize(("moves", "health"), [(1, 9), (2, 8)])
def test_a_deep_cut_opens_for_one_who_moves_twice(moves: int, health: int) -> None:
    game = suffering("deep-cut").play(turn_of=JOE)
    answer(game, *("move library.b", "move library.a")[:moves])
    if asked(game).kind == "turn":
        answer(game, "end turn")
    assert investigator(game, JOE).health == health
