"""Stakes: every test says what calls for it and what hangs on it."""

from collections import defaultdict
from typing import Any

import pytest

from madhouse.engine.decisions import Fact
from madhouse.engine.game import Game
from madhouse.engine.log import Event
from madhouse.first.edition import the_box
from madhouse.first.service import FirstService
from madhouse.first.tellers import teller_of
from madhouse.first.things.attributes import Attribute
from madhouse.first.told.names import all_cards
from madhouse.first.told.stakes import ATTACKS, BY_A_WORD, Stakes, effects_of
from tests.rules.first.tables import JENNY, answer, asked, jenny, told

STORIES = the_box().story_ids


def lines(game: Game[Any, Any], kind: str) -> list[str]:
    teller = teller_of(game.header.story)
    teller.see(game.view("investigator-1"))
    return [teller.event(each) for each in game.events("investigator-1") if each.kind == kind]


def question(game: Game[Any, Any]) -> str:
    teller = teller_of(game.header.story)
    teller.see(game.view("investigator-1"))
    return teller.question(asked(game))


@pytest.mark.rule("1e.evade.fail")
def test_an_evade_test_says_from_whom_and_who_may_strike() -> None:
    table = jenny("kitchen.a", 1, skill=1).monster("zombie", at="kitchen.a").dice(10)
    game = table.play(turn_of=JENNY)
    answer(game, "move kitchen.b")
    assert question(game).startswith(
        "Evading the first zombie: does Jenny Barnes spend a skill point?"
    )
    assert question(game).endswith("If it fails: the first zombie may strike.")
    answer(game, "roll")
    (line,) = lines(game, "test")
    assert line.startswith("Evading the first zombie: Jenny Barnes tested Dexterity, needed ")
    assert line.endswith("rolled 10. Failed: the first zombie may strike.")


@pytest.mark.rule("1e.test.effects-by-source")
def test_a_card_that_is_used_has_its_odds_and_says_the_rest_itself() -> None:
    game = jenny("kitchen.a", 1, cards=["ephemeris"]).play(turn_of=JENNY)
    teller = teller_of(game.header.story)
    ahead = FirstService().forewarned(game, asked(game), teller)
    (note,) = ahead.options["use ephemeris"].notes
    assert note.text == "Lore"
    answer(game, "use ephemeris")
    assert note.passes == min(max(int(str(told(game, "test")[0]["needs"])), 1), 9)


@pytest.mark.rule("1e.darkness.combat-penalty")
def test_a_blow_says_its_odds_and_the_question_what_its_number_is_made_of() -> None:
    table = jenny("kitchen.a", 1, cards=["45-automatics"], skill=1).monster(
        "zombie", at="kitchen.a"
    )
    light, dark = table.play(turn_of=JENNY), table.dark("kitchen").play(turn_of=JENNY)
    line = "attack zombie 1 with 45-automatics"
    notes = [
        FirstService().forewarned(game, asked(game), teller_of(game.header.story)).options[line]
        for game in (light, dark)
    ]
    ((bright,), (unlit,)) = (each.notes for each in notes)
    assert bright.text == "Marksmanship, as the cards go"
    assert bright.passes is not None
    assert unlit.passes is not None
    assert unlit.passes < bright.passes
    answer(dark, line)
    assert "\nMarksmanship 7" in question(dark)
    assert "in the dark −2" in question(dark)


@pytest.mark.rule("1e.darkness.combat-penalty")
def test_a_spell_against_a_monster_says_its_odds_in_the_dark() -> None:
    def passes(dark: bool) -> int:
        table = jenny("kitchen.a", 1).spell(JENNY, "unravel-1").monster("zombie", at="kitchen.a")
        game = (table.dark("kitchen") if dark else table).play(turn_of=JENNY)
        line = next(each for each in asked(game).options if each.endswith("with unravel"))
        ahead = FirstService().forewarned(game, asked(game), teller_of(game.header.story))
        (note,) = ahead.options[line].notes
        assert note.passes is not None
        return note.passes

    assert passes(dark=True) < passes(dark=False)


@pytest.mark.parametrize("name", STORIES)
def test_the_tests_of_a_card_can_be_told_apart(name: str) -> None:
    """By its rule and its attribute, which is all that an event tells of them."""
    story = the_box().story(name)
    box = the_box().for_story(story)
    tasks = {task.id: task for each in story.objectives for task in each.actions}
    for card in (*all_cards(box, story).values(), *tasks.values()):
        for rule in (ATTACKS, "", BY_A_WORD):
            found = defaultdict(set)
            for each in effects_of(card, rule):
                found[each.of and each.of.attribute].add(each)
            assert all(len(each) == 1 for each in found.values()), card


def test_a_test_of_an_old_game_is_told_without_its_cause() -> None:
    facts: dict[str, Fact] = {"who": JENNY, "attribute": "luck", "needs": 12, "roll": 10}
    event = Event("test", {**facts, "passed": False}, ("1e.test.roll-under",))
    line = teller_of("the-cold-supper").event(event)
    assert line == "Jenny Barnes tested Luck: needed 9 or less, rolled 10. Failed."


def test_what_is_robbed_is_named() -> None:
    story = the_box().story("lot-thirteen")
    box = the_box().for_story(story)
    stakes = Stakes(all_cards(box, story), story)
    effects = stakes.effects("carry-off", "1e.open.card-overrides", Attribute.STRENGTH)
    assert effects.robbed == "artifact"
