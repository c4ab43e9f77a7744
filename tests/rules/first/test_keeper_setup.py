"""Keeper Setup: story questions, objective, cards for the rooms, a hand to start with."""

import pytest

from madhouse.first.building import STORY
from madhouse.first.edition import edition, the_box
from madhouse.first.rules.setup import BARE, COVER
from madhouse.first.seen.views import View
from tests.rules.first.setting_up import (
    investigators_set_up,
    keeper_sets_up,
    new_game,
    ready,
)

SEAT = "investigator-1"


def keepers(first: str = "A", second: str = "A") -> View:
    """The keeper's view when the game begins."""
    view: View = ready(1, first, second).view("keeper")
    return view


@pytest.mark.rule("1e.setup-keeper.story-questions", "1e.setup-keeper.follow-guide")
def test_the_keeper_answers_the_storys_questions_and_keeps_the_answers() -> None:
    game = new_game()
    assert game.legal("keeper") == ("answer 1 A", "answer 1 B")
    game.apply("keeper", "answer 1 B")
    assert game.legal("keeper") == ("answer 2 A", "answer 2 B")
    keeper = ready(1, "B", "A").view("keeper").keeper
    assert keeper.answers == {"1": "B", "2": "A"}


@pytest.mark.rule("1e.setup-keeper.story-choices-secret", "1e.conflict.story-marker-format")
def test_investigators_see_the_question_of_a_marker_but_not_its_letter() -> None:
    shown = ready().view(SEAT).keeper.answers
    assert shown == {"1": "?", "2": "A"}  # the prologue has told the second


@pytest.mark.rule("1e.setup-keeper.objective-by-choice", "1e.objective.keeper-receives")
@pytest.mark.parametrize(
    ("letter", "objective"), [("A", "the-second-chair"), ("B", "a-place-for-a-guest")]
)
def test_an_answer_decides_the_objective(letter: str, objective: str) -> None:
    assert keepers(first=letter).keeper.objective == objective


@pytest.mark.rule("1e.setup-keeper.mythos-deck")
def test_the_mythos_deck_holds_all_cards_with_an_icon_of_the_story_and_no_other() -> None:
    game = ready()
    state, box = game.table.state, the_box()
    dealt = {*state.mythos.cards, *state.keeper.mythos}
    icons = {"hearth", "tide", "lamp", "mask"}
    shown = {card.id for card in box.mythos.values() if card.icon in icons}
    assert dealt == shown - set(box.story(STORY).left_in_box)
    assert "the-old-hymn" not in dealt


@pytest.mark.rule("1e.setup-keeper.mythos-deck", "1e.setup-keeper.starting-hand")
def test_the_mythos_deck_is_shuffled_before_the_first_hand_is_drawn() -> None:
    hands = set()
    for seed in ("soup", "fish", "roast", "pudding"):
        game = new_game(seed=seed)
        keeper_sets_up(game)
        hands.add(tuple(game.view("keeper").keeper.mythos))
    assert len(hands) > 1


@pytest.mark.rule("1e.setup-keeper.starting-hand")
@pytest.mark.parametrize("letter", ["A", "B"])
def test_the_story_gives_the_keeper_a_starting_hand(letter: str) -> None:
    keeper, hand = keepers(second=letter).keeper, edition(STORY).story.hand[f"2{letter}"]
    assert hand.mythos
    assert (len(keeper.mythos), len(keeper.trauma)) == (hand.mythos, hand.trauma)


@pytest.mark.rule("1e.setup-keeper.seed-exploration", "1e.setup-keeper.contents")
def test_every_room_has_an_exploration_card_that_only_the_keeper_knows() -> None:
    game = ready()
    for name, room in game.view("keeper").rooms.items():
        assert room.pile, name
        assert "?" not in room.pile
    for room in game.view(SEAT).rooms.values():
        assert set(room.pile) == {"?"}


@pytest.mark.rule("1e.setup-keeper.seed-exploration")
def test_what_the_story_names_lies_where_it_says() -> None:
    rooms = keepers().rooms
    assert rooms["cloakroom"].pile == ["brass-key"]
    assert rooms["library"].pile == ["cold-supper-3a"]
    assert rooms["study"].pile == ["cold-supper-2a"]
    assert rooms["cellar"].pile == ["fallen-timber", "cold-supper-1a", "the-grey-salt"]


@pytest.mark.rule("1e.setup-keeper.seed-exploration")
def test_the_keeper_may_lay_one_more_card_on_a_clue() -> None:
    game = new_game()
    game.apply("keeper", "answer 1 A")
    game.apply("keeper", "answer 2 B")
    assert game.legal("keeper") == (COVER, BARE)
    while COVER in game.legal("keeper"):
        game.apply("keeper", COVER)
    pile = game.view("keeper").rooms["guest-bedroom"].pile
    assert (len(pile), pile[-1]) == (2, "cold-supper-3a")
    cellar = game.view("keeper").rooms["cellar"].pile
    assert (len(cellar), cellar[0]) == (4, "fallen-timber")
    assert cellar[2:] == ["cold-supper-1a", "the-grey-salt"]


@pytest.mark.rule("1e.setup-keeper.seed-locks", "1e.setup-keeper.cards-by-room-name")
def test_locks_lie_on_the_rooms_that_the_story_locks() -> None:
    locks = {name: room.lock for name, room in keepers().rooms.items() if room.lock}
    assert locks == {"study": "brass-plate", "bathroom": "held-from-within"}


@pytest.mark.rule("1e.setup-keeper.lock-on-top")
def test_all_can_see_which_rooms_are_locked_but_not_how() -> None:
    rooms = ready().view(SEAT).rooms
    assert {name: room.lock for name, room in rooms.items() if room.lock} == {
        "study": "?",
        "bathroom": "?",
    }


@pytest.mark.rule("1e.setup-keeper.prologue", "1e.conflict.setup-reading")
@pytest.mark.parametrize("letter", ["A", "B"])
def test_the_prologue_of_the_keepers_answer_is_read_to_all(letter: str) -> None:
    game = ready(1, "A", letter)
    read = [event.facts["marker"] for event in game.events(SEAT) if event.kind == "prologue"]
    assert read == [f"2{letter}"]


@pytest.mark.rule("1e.setup-keeper.simultaneous")
def test_neither_side_sees_what_the_other_sets_up() -> None:
    game = new_game()
    before = game.view(SEAT), game.events(SEAT)
    keeper_sets_up(game)
    assert (game.view(SEAT), game.events(SEAT)) == before
    game = new_game()
    seen = game.view("keeper"), game.events("keeper")
    investigators_set_up(game)
    assert (game.view("keeper"), game.events("keeper")) == seen


@pytest.mark.rule("1e.setup-keeper.simultaneous")
def test_the_order_in_which_the_sides_set_up_changes_nothing() -> None:
    one, other = new_game(), new_game()
    keeper_sets_up(one)
    investigators_set_up(one)
    investigators_set_up(other)
    keeper_sets_up(other)
    assert one.encode() == other.encode()
