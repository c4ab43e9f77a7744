"""General Setup: what all do together before the sides part."""

import msgspec
import pytest

from madhouse import api
from madhouse.engine.decisions import CannotUndo
from madhouse.first.building import STORY
from madhouse.first.edition import edition, the_box
from madhouse.first.things.box import UnknownStory
from madhouse.first.things.table import Table
from tests.rules.first.setting_up import investigators_set_up, keeper_sets_up, new_game, ready


@pytest.mark.rule("1e.setup.joint-then-split", "1e.setup.then-parallel")
def test_after_general_setup_both_sides_are_asked_at_once() -> None:
    keepers, investigators = new_game(players=2).pending
    assert (keepers.seats, keepers.kind) == (("keeper",), "question")
    assert (investigators.seats, investigators.kind) == (("investigator-1",), "investigator")


@pytest.mark.rule("1e.setup.then-parallel")
@pytest.mark.parametrize("keeper_first", [True, False])
def test_neither_side_waits_for_the_other_but_play_begins_after_both(keeper_first: bool) -> None:
    game = new_game()
    sides = [keeper_sets_up, investigators_set_up]
    first, second = sides if keeper_first else sides[::-1]
    first(game)
    assert game.view("keeper").stage == "setup"
    second(game)
    assert game.view("keeper").round == 1
    with pytest.raises(CannotUndo):  # the prologue was read, and each has seen the other side
        game.undo("investigator-1" if keeper_first else "keeper")


@pytest.mark.rule("1e.setup.keeper-guide-secret", "1e.secrecy.keeper-story-guide")
def test_the_keepers_questions_and_piles_are_not_for_investigators() -> None:
    game = new_game()
    keeper_sets_up(game)
    shown = game.view("investigator-1")
    assert shown.rooms == {}
    assert shown.keeper.answers == {}
    assert all(event.kind == "introduction" for event in game.events("investigator-1"))


@pytest.mark.rule("1e.setup.monsters-tokens")
def test_every_figure_has_a_token_of_its_kind_in_its_base() -> None:
    tokens = ready().table.state.tokens
    for kind, in_bases in tokens.items():
        assert sorted(in_bases) == sorted(token.id for token in the_box().monsters[kind].tokens)


@pytest.mark.rule("1e.setup.investigators-claim")
def test_the_investigators_choose_from_all_character_cards() -> None:
    offered = new_game().legal("investigator-1")
    assert offered == tuple(f"take {who}" for who in the_box().investigators)


@pytest.mark.rule("1e.setup.event-deck")
def test_the_event_deck_lies_in_stage_order() -> None:
    events = ready().table.state.events
    assert events == [f"cold-supper-event-{stage}" for stage in (1, 2, 3, 4, 5)]


@pytest.mark.rule("1e.setup.event-deck-unseen", "1e.event.face-secret")
def test_nobody_sees_the_face_of_an_event_card_to_come() -> None:
    game = ready()
    for seat in game.seats:
        assert b"cold-supper-event" not in msgspec.json.encode(game.view(seat))
        assert all("cold-supper-event" not in str(event.facts) for event in game.events(seat))


@pytest.mark.rule("1e.setup.other-cards-by-back")
def test_cards_are_separated_into_decks_by_their_backs() -> None:
    game, box = new_game(), the_box()
    state = game.table.state
    assert set(state.mythos.cards) <= set(box.mythos)
    assert set(state.trauma.cards) == set(box.trauma) - set(box.story(STORY).left_in_box)
    assert set(state.combat["humanoid"].cards) == {
        card.id for card in box.combat.values() if card.deck == "humanoid"
    }


@pytest.mark.rule("1e.setup.keeper-claims")
def test_the_keeper_has_the_cards_that_the_investigators_may_not_look_at() -> None:
    game = ready()
    keeper, rooms = game.view("keeper").keeper, game.view("keeper").rooms
    assert "?" not in (keeper.objective, *keeper.mythos, *keeper.answers.values())
    assert rooms["study"].lock == "brass-plate"
    assert rooms["cellar"].pile[0] == "fallen-timber"
    assert "?" not in rooms["kitchen"].pile
    shown = game.view("investigator-1")
    assert {shown.keeper.objective, *shown.keeper.mythos} == {"?"}
    assert {shown.rooms["study"].lock, *shown.rooms["cellar"].pile} == {"?"}


@pytest.mark.rule("1e.setup.step-order")
def test_first_a_story_then_roles_then_monsters_then_the_draw_decks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with pytest.raises(UnknownStory):  # nobody asks who plays what before that
        api.new_game(story="nowhere", investigators=9)
    shuffled: list[str] = []
    monkeypatch.setattr(Table, "shuffle", lambda _, faces: shuffled.extend(faces[:1]))
    new_game()
    kinds = ["tokens" if face in the_box().tokens else "deck" for face in shuffled]
    assert kinds == sorted(kinds, reverse=True)
    assert set(kinds) == {"tokens", "deck"}


@pytest.mark.rule("1e.setup.combat-trauma-decks", "1e.conflict.component-access")
def test_the_keeper_has_combat_and_trauma_decks_and_the_investigators_the_spells() -> None:
    game = new_game()
    keeper, other = game.view("keeper"), game.view("investigator-1")
    assert {"trauma", "humanoid"} <= set(keeper.decks)
    assert other.decks == {}
    assert set(other.spells) == set(the_box().spells)
    assert keeper.spells == {}


@pytest.mark.rule("1e.setup.diagram-1-13")
def test_the_keepers_half_of_the_table_is_laid_out() -> None:
    game = ready()
    view = game.view("keeper")
    assert view.keeper.objective != "?"
    assert the_box().actions.keys() >= set(edition(STORY).story.actions)
    assert set(view.keeper.answers) == {"1", "2"}
    assert {"mythos", "trauma", "humanoid"} <= set(view.decks)
    assert set(view.spells) == set(the_box().spells)
    assert (view.keeper.threat, view.time, view.events_left) == (0, 0, 5)
    assert set(view.rooms) == set(edition(STORY).board.rooms)
    assert (view.features, view.monsters) == ([], [])  # samples come with monsters and altars


@pytest.mark.rule("1e.setup.diagram-14-25")
def test_the_investigators_half_of_the_table_is_laid_out() -> None:
    game = ready(players=2)
    view = game.view("investigator-1")
    sealed = [door.name for door in edition(STORY).board.doors.values() if door.sealed]
    assert sealed == ["cellar.b|out-south", "kitchen.a|out-east", "library.a|out-west"]
    assert {name for name, room in view.rooms.items() if room.dark} == {"cellar"}
    for who in view.investigators:
        card = the_box().investigators[who.id]
        assert (who.health, who.sanity, who.skill) == (card.health, card.sanity, card.skill)
        assert (who.stun, len(who.traits)) == (0, 2)
        listed = {the_box().traits[trait].starts_with for trait in who.traits} - {None}
        assert {*who.cards, *(each.spell for each in who.spells)} == listed
