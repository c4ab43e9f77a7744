"""Telling: every event and question has words, every card a text, every option a label."""

import os
import random
import re
from collections.abc import Iterable
from difflib import unified_diff
from pathlib import Path

import pytest

from madhouse.api import new_game
from madhouse.engine import clauses
from madhouse.engine.decisions import Decision, Fact
from madhouse.engine.describe import check_texts
from madhouse.engine.log import Event
from madhouse.engine.messages import Messages
from madhouse.first import option_texts
from madhouse.first.edition import the_box
from madhouse.first.telling import ENGLISH, WRITTEN, Teller, UnknownCard, teller_for
from madhouse.first.words import VOCABULARY
from tests.first.told import Told, questions_asked, things_told

GOLDEN = Path(__file__).parent / "golden" / "card_texts.txt"
STORY = "the-cold-supper"
BOX = the_box()
MESSAGES = Messages.load(ENGLISH)
ID = re.compile(r"[a-z0-9]+([-.|][a-z0-9]+)+")
IDS = {*BOX.board(BOX.story(STORY)).spaces, *teller_for(BOX, BOX.story(STORY)).card_ids}
DERIVED = {
    "skill-point": {"chance", "chance_with_skill"},
    "question": {"text"},
    "demand": {"chance", "demanded"},
}
"""What the teller works out for a question beside what it is about."""


def teller(messages: Messages = MESSAGES) -> Teller:
    return teller_for(BOX, BOX.story(STORY), messages)


# -- the catalogue and the rules ---------------------------------------------------------------


@pytest.mark.parametrize("told", things_told(), ids=str)
def test_every_event_has_a_message_that_asks_only_for_its_facts(told: Told) -> None:
    written = {"text"} if told.kind in WRITTEN else set()
    MESSAGES.check(f"log.{told.kind}", told.facts | written)


@pytest.mark.parametrize("asked", questions_asked(), ids=str)
def test_every_question_has_a_message_that_asks_only_for_its_facts(asked: Told) -> None:
    MESSAGES.check(f"question.{asked.kind}", asked.facts | DERIVED.get(asked.kind, set()))


def test_no_message_is_left_over_from_an_event_or_question_that_is_gone() -> None:
    used = {f"log.{told.kind}" for told in things_told()}
    used |= {f"question.{asked.kind}" for asked in questions_asked()}
    written = {key for key in MESSAGES.keys if key.startswith(("log.", "question."))}
    assert written == used


def test_every_word_of_the_vocabulary_has_a_text() -> None:
    families = (clauses.Verb, clauses.Condition, clauses.Standing)
    check_texts(VOCABULARY, families, BOX.index.waiting, MESSAGES)


# -- cards -------------------------------------------------------------------------------------


def test_every_card_text_is_as_it_was_when_last_reviewed() -> None:
    told = teller()
    now = "\n\n".join(f"[{card}]\n{told.card(card)}" for card in sorted(told.card_ids)) + "\n"
    if os.environ.get("MADHOUSE_GOLDEN"):
        GOLDEN.write_text(now, encoding="utf-8")
    then = GOLDEN.read_text(encoding="utf-8")
    diff = unified_diff(then.splitlines(), now.splitlines(), "reviewed", "now", lineterm="")
    assert now == then, (
        "card texts have changed; if they are right, run this test with MADHOUSE_GOLDEN=1 "
        "and commit the new file:\n" + "\n".join(diff)
    )


def test_every_card_text_comes_from_the_catalogue_or_from_the_author() -> None:
    pseudo = teller(MESSAGES.pseudo())
    for card in pseudo.card_ids:
        written = [*story_text(card).splitlines(), named(card)]
        for line in pseudo.card(card).splitlines():
            ours = line.startswith("[") or line.endswith("]")
            assert ours or line in written, f"{card}: '{line}' is in no catalogue"


def named(card: str) -> str:
    return teller().names(card)


def story_text(card: str) -> str:
    """What the story's author wrote on cards whose text is not made from data."""
    story = BOX.story(STORY)
    events = [each.text for each in story.events if each.id == card]
    return "\n".join(events + [each.text for each in story.objectives if each.id == card])


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("panic", "The keeper moves you 3 spaces, then discard this card."),
        ("held-from-within", "Test Willpower.\nFail: Take 1 horror."),
        ("command-minion", "Only if a monster on the board can move."),
        ("the-wrong-name", "When you trade, take 1 horror, then discard this card."),
        ("axe", "Weapon\n*"),
    ],
)
def test_a_card_text_is_made_of_sentences(card: str, text: str) -> None:
    assert text in teller().card(card)


def test_a_card_nobody_knows_is_refused_with_the_nearest_one() -> None:
    with pytest.raises(UnknownCard, match="did you mean 'crowbar'"):
        teller().card("crowbra")


def test_no_id_names_two_things() -> None:
    story = BOX.story(STORY)
    groups: list[Iterable[str]] = [
        BOX.investigators, BOX.traits, BOX.items, BOX.locks, BOX.obstacles, BOX.mythos, BOX.trauma,
        BOX.spells, BOX.spell_backs, BOX.combat, BOX.monsters, BOX.tokens, BOX.actions,
        BOX.board(story).rooms,
        {card.id for card in story.events}, {card.id for card in story.objectives},
    ]  # fmt: skip
    ids = [name for group in groups for name in group]
    assert sorted(ids) == sorted(set(ids))


# -- questions and options ---------------------------------------------------------------------


def test_a_test_tells_the_odds_with_and_without_a_skill_point() -> None:
    about: dict[str, Fact] = {
        "who": "jenny-barnes",
        "attribute": "strength",
        "needs": 6,
        "with_skill": 8,
    }
    asked = Decision(("investigator-1",), "skill-point", ("roll",), about=about)
    told = teller().question(asked)
    assert told == (
        "Strength: Jenny Barnes needs 6 or less: 60%, with a skill point 80%. Spend one?"
    )


def test_the_odds_never_leave_what_a_die_can_do() -> None:
    about: dict[str, Fact] = {
        "who": "jenny-barnes",
        "attribute": "luck",
        "needs": -2,
        "with_skill": 14,
    }
    told = teller().question(Decision(("investigator-1",), "skill-point", ("roll",), about=about))
    assert "10%, with a skill point 90%" in told


@pytest.mark.parametrize(
    ("kind", "option", "label"),
    [
        ("turn", "move kitchen.b", "step into the Kitchen (b)"),
        ("turn", "leave entrance-hall.c|out-south", "leave by the south door of the Entrance Hall"),
        ("turn", "drop", "put cards down"),
        ("drop", "drop crowbar", "put down Crowbar"),
        ("demand", "use brass-key", "use Brass Key"),
        ("mythos", "play slack-water on joe-diamond", "play Slack Water on Joe Diamond (1 threat)"),
        ("trauma", "play panic on joe-diamond", "give Panic to Joe Diamond"),
        ("afflict", "panic", "Panic"),
        ("keeper-action", "something-stirs", "Something Stirs (3 threat)"),
        ("question", "answer 2 B", "On the pillow, in the guest bedroom."),
        ("turn-order", "next investigator-2", "player 2 goes next"),
        ("darken", "guest-bedroom", "Guest Bedroom"),
    ],
)  # fmt: skip
def test_options_are_told_with_names(kind: str, option: str, label: str) -> None:
    asked = Decision(("keeper",), kind, (option, "pass"))
    assert teller().option(asked, option) == label


def test_a_monster_goes_by_the_name_it_came_with() -> None:
    told = teller()
    facts: dict[str, Fact] = {
        "monster": 3,
        "kind": "zombie",
        "space": "cellar.a",
        "name": "tom-halloran",
    }
    assert "Tom Halloran" in told.event(Event("monster-placed", facts))
    assert told.event(Event("monster-killed", {"monster": 3, "kind": "zombie"})).startswith("Tom")
    asked = Decision(("keeper",), "command", ("zombie 3", "zombie 4"))
    assert told.option(asked, "zombie 3") == "Tom Halloran"


def test_every_form_of_an_option_has_a_message_for_its_places() -> None:
    derived = {"who", "cost", "answer"}
    for form, (key, pattern) in zip(option_texts.FORMS, option_texts.READ, strict=True):
        assert key in MESSAGES.keys, form
        MESSAGES.check(key, {*pattern.groupindex} | derived)


# -- whole games -------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_game_is_told_without_an_id_or_an_empty_line(seed: int) -> None:
    game, told = new_game(seed=seed, investigators=1 + seed % 4), teller()
    choice = random.Random(seed)
    heard = 0
    while not game.over:
        decision = game.pending[0]
        seat = decision.seats[0]
        told.see(game.view(seat))
        assert told.question(decision)
        labels = [told.option(decision, option) for option in decision.options]
        assert len(set(labels)) == len(labels), f"two options read the same: {labels}"
        events = game.events(seat)
        for line in map(told.event, events[heard:] if seat == "keeper" else ()):
            assert_told(line)
        heard = len(events) if seat == "keeper" else heard
        game.apply(seat, choice.choice(decision.options))
    assert told.event(game.events("keeper")[-1])


def assert_told(line: str) -> None:
    assert line.strip()
    ids = [word for word in re.split(r"[\s,;:()]+|\.$", line) if ID.fullmatch(word)]
    assert not set(ids).intersection(IDS), f"'{line}' names {ids}"


def test_why_gives_the_rule() -> None:
    assert "1e.skill.spend" in teller().why("1e.skill.spend")
