"""The library: what may be read before a game."""

import pytest

from madhouse.editions import edition_of
from madhouse.engine.errors import MadhouseError
from madhouse.engine.shapes import CardText, board_shape
from madhouse.first import shelf
from madhouse.first.edition import edition, the_box
from madhouse.first.rules.setup import ANSWER
from madhouse.server.house.plans import new_header, planned

STORY = "the-cold-supper"


def card_text(story: str, card: str) -> CardText:
    return edition_of("first").teller(story).card(card)


def test_a_story_that_is_not_right_is_left_out(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    box = the_box()
    right, wrong = box.story, box.story_ids[0]

    def story(name: str) -> object:
        if name == wrong:
            raise MadhouseError("a word is missing")
        return right(name)

    monkeypatch.setattr(box, "story", story)
    told = shelf._library.__wrapped__()
    assert {each.id for each in told.stories} == {*box.story_ids[1:]}
    assert wrong in caplog.text


def test_a_card_tells_the_numbers_that_are_printed_on_it() -> None:
    box = the_box()
    kind = next(iter(box.monsters.values()))
    printed = {"awareness": kind.awareness, "horror": kind.horror}
    assert card_text(STORY, kind.id).numbers == printed
    token = kind.tokens[0]
    assert card_text(STORY, token.id).numbers == {"damage": token.damage, "health": token.health}
    item = next(iter(box.starting_items))
    assert card_text(STORY, item).numbers == {}


def test_an_action_tells_what_it_costs_by_an_answer() -> None:
    numbers = card_text("understudy", "summon-worshippers").numbers
    assert numbers == {"cost": 3, "cost 4a": 2}


def test_an_answer_of_the_keepers_is_told_with_its_question_where_it_is_known() -> None:
    card = ANSWER(1, "B")
    question = the_box().story(STORY).questions["1"]
    told = card_text(STORY, card)
    assert (told.kind, told.name, told.text) == (
        "answer",
        question.text,
        question.answers["B"].text,
    )


def test_an_objective_begins_with_how_each_side_wins_and_leaves_the_story_for_the_end() -> None:
    card, *_ = the_box().story(STORY).objectives
    told = card_text(STORY, card.id)
    keeper, investigators = told.text.splitlines()[:2]
    assert keeper.startswith("The keeper: ")
    assert investigators.startswith("The investigators: ")
    assert told.flavour
    assert told.flavour not in told.text


def test_an_action_that_a_story_changes_is_an_action_all_the_same() -> None:
    changed = the_box().story("removal").actions_by
    (action,) = {action for changes in changed.values() for action in changes}
    assert card_text("removal", action).kind == "action"


def test_stories_come_in_the_order_in_which_one_would_play_them() -> None:
    told = edition_of("first").shelf.library()
    assert [each.lamps for each in told.stories] == sorted(each.lamps for each in told.stories)
    assert max(each.lamps for each in told.stories) <= told.lamps
    assert all(each.look for each in told.stories)


def test_an_evening_that_begins_at_once_is_planned_by_the_edition() -> None:
    told = edition_of("first").shelf.library()
    assert told.first is not None
    assert told.training is not None
    training = {each.id: each.training for each in told.stories}
    assert training[told.training.story]
    assert not training[told.first.story]
    assert (
        planned(new_header(told.first, "abc"), told.first.seats)["investigator-1"].holder
        == "person"
    )


def test_an_investigator_is_chosen_with_one_trait_of_each_pair() -> None:
    for who in edition_of("first").shelf.library().characters:
        chosen = zip(who.sensible_cards, who.cards, strict=True)
        assert all(trait in pair for trait, pair in chosen)


def test_a_seat_says_who_it_is_for() -> None:
    face = edition_of("first").shelf.face("investigator-2")
    assert (face.role, face.number, face.title) == ("investigator", 2, "Investigator 2")


def test_a_space_has_its_letter_where_its_room_has_several() -> None:
    spaces = {each.id: each for each in board_shape(edition("the-cold-supper").board).spaces}
    assert (spaces["kitchen.b"].letter, spaces["kitchen.b"].name) == ("b", "Kitchen (b)")
    assert spaces["study.c"].name == "Study"


def test_what_is_said_of_an_evening_comes_from_the_edition() -> None:
    told = edition_of("first").shelf.library()
    keeper, investigator = told.roles
    assert {each.players for each in told.stories} == {"1 to 4 investigators"}
    assert (keeper.another, investigator.another) == ("", "Another investigator")
    assert investigator.plays
    assert told.rules == "first edition rules"
    assert "the keeper decides what is hidden" in told.setup


def test_take_backs_are_for_one_who_is_alone() -> None:
    told = edition_of("first").shelf.library()
    assert [each.id for each in told.agreements if each.alone] == ["take-backs"]
