"""A card says in fields what a client would else read out of its text."""

import msgspec
import pytest

from madhouse.engine.shapes import CardLine, CardText
from madhouse.first.edition import the_box
from madhouse.first.tellers import messages, reference
from madhouse.first.told.card_shapes import LEAD
from tests.rules.first.tables import JENNY, jenny

STORIES = the_box().story_ids


def card(name: str, story: str = "lot-thirteen") -> CardText:
    return reference(story).card(name)


def test_a_trait_says_what_it_gives_and_brings() -> None:
    told = card("ambulance-hands")
    assert told.attributes == {"strength": 4, "dexterity": 5, "marksmanship": 4}
    assert (told.category, told.brings) == ("strength", ["barnes-cordial"])
    assert not any("Strength" in line.text for line in told.lines)


@pytest.mark.parametrize(
    ("name", "used"), [("axe", "attack"), ("barnes-cordial", "action"), ("slack-water", "")]
)
def test_a_card_says_how_it_is_used(name: str, used: str) -> None:
    assert card(name).used == used


def test_what_stands_out_in_a_line_is_apart_from_it() -> None:
    first = card("barnes-cordial").lines[0]
    assert first == CardLine("Action:", "Let someone in your space heal 1 horror.")


def test_every_lead_begins_a_line_of_some_card() -> None:
    leads = {str(messages().text(key)) for key in messages().keys if key.startswith(LEAD)}
    cards = [card(name, story) for story in STORIES for name in reference(story).card_ids]
    assert leads == {line.lead for each in cards for line in each.lines} - {""}


def test_a_condition_stands_apart() -> None:
    bound = [each for name in the_box().mythos if (each := card(name)).only]
    assert bound
    assert all(each.only not in [line.text for line in each.lines] for each in bound)


def test_an_objective_says_how_each_side_wins() -> None:
    told = card("the-reserve-is-met")
    assert set(told.goals) == {"keeper", "investigators"}
    assert told.lines[0].text.startswith("It is revealed early")


def test_an_answer_has_the_mark_of_the_guide() -> None:
    assert card("answer 1 A").mark == "1A"


@pytest.mark.parametrize("story", STORIES)
def test_every_card_can_be_sent(story: str) -> None:
    teller = reference(story)
    for name in teller.card_ids:
        sent = msgspec.json.encode(teller.card(name))
        assert msgspec.json.decode(sent)["id"] == name


def test_the_keeper_alone_sees_what_his_actions_cost_after_his_answers() -> None:
    game = jenny("kitchen.a", 1).play(turn_of=JENNY)
    own, others = game.view("keeper").keeper, game.view("investigator-1").keeper
    assert list(own.costs) == own.actions != []
    assert not others.actions
    assert not others.costs


def test_an_investigator_says_what_he_could_have_and_a_monster_what_all_may_see() -> None:
    game = jenny("kitchen.a", 1).monster("zombie", at="library.b").play(turn_of=JENNY)
    view = game.view("investigator-1")
    who, foe = view.investigators[0], view.monsters[0]
    assert (who.most_health, who.most_sanity) == (
        the_box().investigators[JENNY].health,
        the_box().investigators[JENNY].sanity,
    )
    assert who.attributes["luck"] > 0
    assert set(foe.numbers) == {"awareness", "horror"}
    assert set(game.view("keeper").monsters[0].numbers) == {
        "awareness",
        "horror",
        "damage",
        "health",
    }
