"""Cards that let somebody look at hidden things: only he learns them."""

import pytest

from madhouse.engine.decisions import CannotUndo
from madhouse.engine.game import Game
from madhouse.engine.knowledge import EVERYONE
from madhouse.first.building import TableBuilder
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from tests.rules.first.made_cards import CHARM, joe_with
from tests.rules.first.tables import JENNY, JOE, answer, asked, room, told

ME, OTHER = "investigator-1", "investigator-2"
PILES = {"kitchen": "crowbar", "library": "axe", "study": "brass-key"}


def looking(verbs: str, at: str = "kitchen.a") -> TableBuilder:
    table = joe_with(f"action: [{verbs}]", at, players=2).investigator(JENNY, "cellar.a")
    return table.pile("kitchen", "crowbar", "cold-supper-3a").pile("library", "axe")


def used(table: TableBuilder, *answers: str) -> Game[State, View]:
    game = table.play(turn_of=JOE)
    answer(game, f"use {CHARM}", *answers)
    return game


@pytest.mark.rule("1e.secrecy.keeper-hand")
def test_he_alone_sees_a_mythos_card_of_the_keepers_hand() -> None:
    game = used(looking("see_keepers_mythos").hand("slack-water"))
    assert game.view(ME).keeper.mythos == ["slack-water"]
    assert game.view(OTHER).keeper.mythos == game.view("spectator").keeper.mythos == ["?"]
    assert told(game, "sees-card", OTHER) == []


def test_an_empty_hand_cannot_be_looked_at() -> None:
    game = looking("see_keepers_mythos").play(turn_of=JOE)
    assert f"use {CHARM}" not in asked(game).options


@pytest.mark.parametrize("option", ["leave it on top", "put it under the deck"])
def test_the_top_mythos_card_is_seen_and_perhaps_put_under_the_deck(option: str) -> None:
    game = used(looking("see_top_mythos").stack("mythos", "slack-water", "salt-in-the-cut"), option)
    deck = game.table.state.mythos.cards
    assert deck[0 if option == "leave it on top" else -1] == "slack-water"
    assert told(game, "sees-card", ME) == [{"who": JOE, "card": "slack-water"}]
    assert told(game, "sees-card", OTHER) == told(game, "sees-card", "keeper") == []


@pytest.mark.rule("1e.secrecy.keeper-hand")
def test_one_facedown_card_of_the_room() -> None:
    game = used(looking("see_room_card"), "card 2")
    assert room(game, "kitchen", ME).pile == ["?", "cold-supper-3a"]
    assert room(game, "kitchen", OTHER).pile == ["?", "?"]


def test_all_exploration_cards_of_a_room_next_door() -> None:
    game = used(looking("choose_room: {do: [see_chosen_room]}", "library.b"), "kitchen")
    assert room(game, "kitchen", ME).pile == ["crowbar", "cold-supper-3a"]
    assert room(game, "kitchen", OTHER).pile == ["?", "?"]
    assert room(game, "library", ME).pile == ["?"]


@pytest.mark.parametrize(
    ("within", "rooms"), [(0, {"library"}), (1, {"library", "study"}), (2, set(PILES))]
)
def test_all_cards_of_a_room_so_many_spaces_away(within: int, rooms: set[str]) -> None:
    table = joe_with(f"action: [look_into_room: {within}]", "library.a")
    for name, card in PILES.items():
        table.pile(name, card)
    game = used(table)
    if len(rooms) > 1:
        assert set(asked(game).options) == rooms
        answer(game, "study")
    seen = "library" if within == 0 else "study"
    assert [name for name in PILES if room(game, name, ME).pile != ["?"]] == [seen]


def test_the_keeper_names_two_rooms_of_which_one_holds_the_next_clue() -> None:
    game = used(looking("name_two_rooms"))
    decision = asked(game)
    assert (decision.kind, decision.seats) == ("name-room", ("keeper",))
    assert "kitchen" not in decision.options
    answer(game, "study")
    assert told(game, "two-rooms", ME) == [{"rooms": ["study", "kitchen"]}]
    with pytest.raises(CannotUndo):
        game.undo("keeper")


def test_the_next_clue_is_one_of_the_keeper_s_own_story() -> None:
    table = joe_with("action: [name_two_rooms]").pile("cellar", "cold-supper-2b")
    game = used(table.pile("study", "cold-supper-2a"))  # his answer is 1A
    assert set(table.state.rooms) - set(asked(game).options) == {"study"}


def test_with_the_objective_open_no_rooms_are_named() -> None:
    game = looking("name_two_rooms").revealed().play(turn_of=JOE)
    assert f"use {CHARM}" not in asked(game).options


@pytest.mark.rule("1e.event.face-secret")
def test_the_next_event_is_read_out() -> None:
    game = used(looking("read_next_event"))
    (event,) = told(game, "event-foretold", OTHER)
    assert event["card"] == game.table.state.events[0]
    assert game.table.state.seen[event["card"]] == EVERYONE
