"""Telling: every event and question has words, every card a text, every option a label."""

import os
import random
import re
from collections.abc import Iterable
from difflib import unified_diff
from pathlib import Path

import msgspec
import pytest

from madhouse.api import new_game
from madhouse.engine import clauses
from madhouse.engine.decisions import Decision, Fact
from madhouse.engine.describe import OTHERWISE_SAID, check_texts, phrase, said_of
from madhouse.engine.forms import Form
from madhouse.engine.log import Event
from madhouse.engine.messages import PLACE, SIGNED, Messages
from madhouse.engine.typography import typeset
from madhouse.engine.words import Word
from madhouse.first.edition import the_box
from madhouse.first.told.card_telling import UnknownCard
from madhouse.first.told.english import FOLDERS, english
from madhouse.first.told.option_texts import GRAMMAR
from madhouse.first.told.read_aloud import WRITTEN
from madhouse.first.told.telling import Teller, teller_for
from madhouse.first.words import VOCABULARY
from madhouse.first.words.choices import AllOf, AnyOf
from madhouse.first.words.circumstances import Carrying, CarryingType, InDarkness, InRoom
from madhouse.first.words.company import Insane, MonsterIs, Outdoors
from madhouse.first.words.marks import Marked
from madhouse.first.words.objective import EventResolved, Not
from madhouse.first.words.plots import MonstersThere, Players, SomeInvestigator
from tests.first.told import Told, questions_asked, things_told

GOLDEN = Path(__file__).parent / "golden" / "card_texts.txt"
STORY = "the-cold-supper"
BOX = the_box().for_story(the_box().story("the-cold-supper"))
MESSAGES = english()
ID = re.compile(r"[a-z0-9]+([-.|][a-z0-9]+)+")
IDS = {*BOX.board(BOX.story(STORY)).spaces, *teller_for(BOX, BOX.story(STORY)).card_ids}
DERIVED = {
    "skill-point": {"odds", "called", "stake", "reckoned"},
    "question": {"text"},
    "demand": {"odds", "demanded"},
}
"""What the teller works out for a question beside what it is about."""
WORKED_OUT = {
    "test": {"called", "outcome"},
    "passed-unrolled": {"called"},
    "marked": {"gun"},
    "unmarked": {"gun"},
}
"""What it works out for an event beside its facts."""
PARTS_OF_A_QUESTION = ("question", "remark", "matter")


def teller(messages: Messages = MESSAGES) -> Teller:
    return teller_for(BOX, BOX.story(STORY), messages)


# -- the catalogue and the rules ---------------------------------------------------------------


@pytest.mark.parametrize("told", things_told(), ids=str)
def test_every_event_has_a_message_that_asks_only_for_its_facts(told: Told) -> None:
    written = {"text"} if told.kind in WRITTEN else set()
    MESSAGES.check(f"log.{told.kind}", told.facts | written | WORKED_OUT.get(told.kind, set()))


@pytest.mark.parametrize("asked", questions_asked(), ids=str)
def test_every_question_has_a_message_that_asks_only_for_its_facts(asked: Told) -> None:
    for part in PARTS_OF_A_QUESTION:
        key = f"{part}.{asked.kind}"
        if part == "question" or key in MESSAGES.keys:
            MESSAGES.check(key, asked.facts | DERIVED.get(asked.kind, set()))


def test_no_message_is_left_over_from_an_event_or_question_that_is_gone() -> None:
    used = {f"log.{told.kind}" for told in things_told()}
    used |= {f"question.{asked.kind}" for asked in questions_asked()}
    written = {key for key in MESSAGES.keys if key.startswith(("log.", "question."))}
    assert written == used
    beside = {key for key in MESSAGES.keys if key.startswith(("remark.", "matter."))}
    kinds = {asked.kind for asked in questions_asked()}
    assert {key.partition(".")[2] for key in beside} <= kinds
    headed = {key for key in MESSAGES.keys if key.startswith(("heading.", "kicker."))}
    assert {key.partition(".")[2] for key in headed} <= set(WRITTEN)


def test_every_word_of_the_vocabulary_has_a_text() -> None:
    families = (clauses.Verb, clauses.Condition, clauses.Standing)
    check_texts(VOCABULARY, families, BOX.index.waiting, MESSAGES)


def test_a_message_for_an_opposite_or_of_somebody_belongs_to_a_condition() -> None:
    told = {key.rpartition(".") for key in MESSAGES.keys}
    said = {word for how, _, word in told if how in OTHERWISE_SAID}
    assert said == said.intersection({*VOCABULARY.words(clauses.Condition), "else"})


def test_one_of_several_rooms_is_said_without_who_is_each_time() -> None:
    anywhere = AnyOf(of=(InRoom(room="kitchen"), InRoom(room="cellar"), Insane()))
    told = said_of((anywhere,), teller().messages)
    assert told == "who is in the Kitchen, in the Cellar or who is insane"


def test_every_form_that_a_message_asks_for_is_known() -> None:
    written = "".join(
        path.read_text(encoding="utf-8") for folder in FOLDERS for path in folder.glob("*.yaml")
    )
    forms = {place[2] for place in PLACE.finditer(written)} - {None, SIGNED}
    assert forms == {key.removeprefix("form.") for key in MESSAGES.keys if key.startswith("form.")}


# -- cards -------------------------------------------------------------------------------------


def test_every_card_text_is_as_it_was_when_last_reviewed() -> None:
    told = teller()
    now = (
        "\n\n".join(f"[{card}]\n{told.card_in_full(card)}" for card in sorted(told.card_ids)) + "\n"
    )
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
        for line in pseudo.card_in_full(card).splitlines():
            ours = line.startswith("[") or line.endswith("]")
            assert ours or line in written, f"{card}: '{line}' is in no catalogue"


def named(card: str) -> str:
    return teller().names(card)


def story_text(card: str) -> str:
    """What the story's author wrote on cards whose text is not made from data."""
    story = BOX.story(STORY)
    events = [each.text for each in story.events if each.id == card]
    objectives = [each.text for each in story.objectives if each.id == card]
    return typeset("\n".join(events + objectives))


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("panic", "The keeper moves you 3 spaces, then discard this card."),
        (
            "held-from-within",
            "to pass: Axe.\nOr test Willpower to pass.\nFail: Take 1 horror.",
        ),
        ("command-minion", "Only if a monster on the board can move."),
        ("the-wrong-name", "When you trade, take 1 horror, let the other take 1 horror, then"),
        ("axe", "Weapon\n*"),
    ],
)
def test_a_card_text_is_made_of_sentences(card: str, text: str) -> None:
    assert text in teller().card_in_full(card)


def told_in(story: str) -> Teller:
    return teller_for(the_box(), the_box().story(story), MESSAGES)


@pytest.mark.parametrize(
    ("story", "card", "line"),
    [
        ("lot-thirteen", "the-reserve-is-met", "resolved and a monster carries the Silver Salt"),
        ("lot-thirteen", "not-in-the-catalogue", "threat for it in the Keeper Action Step"),
        ("the-cold-supper", "the-second-chair", "Event II has been resolved and a Zombie is in "),
    ],
)
def test_an_objective_says_what_reveals_it_before_its_time(
    story: str, card: str, line: str
) -> None:
    early = [
        each for each in told_in(story).card_in_full(card).splitlines() if "revealed early" in each
    ]
    assert any(line in each for each in early)


def test_an_objective_says_how_one_may_leave() -> None:
    card = told_in("lot-thirteen").card_in_full("not-in-the-catalogue")
    assert "From the Entrance Hall, an investigator may leave the house by an outer door" in card


@pytest.mark.parametrize(("letter", "cards"), [("A", "draws 1"), ("B", "draws 2")])
def test_a_keeper_who_has_answered_reads_what_his_action_does_now(letter: str, cards: str) -> None:
    told = told_in("understudy")
    game = new_game(story="understudy", seed=1, investigators=1)
    while not game.view("keeper").keeper.answers.get("4"):
        decision = game.pending[0]
        wanted = f"answer 4 {letter}"
        chosen = wanted if wanted in decision.options else decision.options[0]
        game.apply(decision.seats[0], chosen)
    told.see(game.view("keeper"))
    asked = Decision(("keeper",), "keeper-action", ("ill-omens", "pass"))
    assert cards in told.card_in_full("ill-omens")
    assert cards in told.detail(asked, "ill-omens")


def test_what_is_said_of_a_named_monster_calls_nobody_it() -> None:
    for story in map(the_box().story, the_box().story_ids):
        told = told_in(story.id)
        for named in story.named:
            assert not re.search(r"\b(It|Its|its)\b", told.card_in_full(named))


@pytest.mark.parametrize(
    ("condition", "text"),
    [
        (AnyOf((InDarkness(), Outdoors())), "you are in darkness, or you are outdoors"),
        (AllOf((InDarkness(), Outdoors())), "you are in darkness and you are outdoors"),
        (EventResolved(3), "Event III has been resolved"),
        (Marked(name="lines"), "“lines” is marked"),
        (Marked(name="lines", at_least=3), "“lines” is marked 3 times"),
        (
            MonstersThere(rooms=("cellar", "kitchen")),
            "a monster is in the Cellar or in the Kitchen",
        ),
        (MonstersThere(rooms=("stage",)), "a monster is on the Stage"),
        (MonstersThere(monster="zombie", rooms=("cellar",)), "a Zombie is in the Cellar"),
        (MonstersThere(monster="tom-halloran"), "Tom Halloran is on the board"),
        (MonstersThere(monster="witch", at_least=2), "2 Witches are on the board"),
        (MonstersThere(monster="eldritch", at_least=2), "2 eldritch monsters are on the board"),
        (Carrying("crowbar"), "you carry the Crowbar"),
        (Carrying("the-grey-salt"), "you carry the Grey Salt"),
        (Carrying("brother-luc"), "you carry Brother Luc"),
        (CarryingType("equipment"), "you carry an Equipment card"),
        (MonsterIs(("witch", "cultist")), "the monster is a Witch or a Cultist"),
        (Not(EventResolved(3)), "Event III has not been resolved yet"),
        (Not(InDarkness()), "it is not so that you are in darkness"),
        (SomeInvestigator((Outdoors(), Not(Insane()))), "who is outdoors and who is sane"),
        (SomeInvestigator((InDarkness(),)), "of whom this is true (“you are in darkness”)"),
        (Players(at_most=1), "1 investigator began the game"),
        (Players(at_most=2), "2 investigators or fewer began the game"),
        (Players(at_least=3), "3 or more investigators began the game"),
    ],
)
def test_a_condition_reads_well(condition: Word, text: str) -> None:
    assert phrase(condition, teller().messages).endswith(text)


def test_the_opening_of_an_event_is_its_first_sentence() -> None:
    story = the_box().story(STORY)
    text = "Mr. Dace and Mrs. O. Stokes of St. Botolph's look up. 'Who is it?' Nobody."
    event = msgspec.structs.replace(story.events[0], text=text)
    told = teller_for(BOX, msgspec.structs.replace(story, events=(event, *story.events[1:])))
    opening = told.written.opening({"card": event.id})
    assert opening == "Mr. Dace and Mrs. O. Stokes of St. Botolph's look up."


def test_a_card_nobody_knows_is_refused_with_the_nearest_one() -> None:
    with pytest.raises(UnknownCard, match="did you mean 'crowbar'"):
        teller().card_in_full("crowbra")


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
        "test": "obstacle",
        "by": "1e.obstacle.requirement",
        "cause": "fallen-timber",
        "monster": None,
    }
    asked = Decision(("investigator-1",), "skill-point", ("roll",), about=about)
    told = teller().question(asked)
    assert told == (
        "Fallen Timber: does Jenny Barnes spend a skill point?\n"
        "Jenny Barnes tests Strength: 6 or less passes (60%; with a skill point 80%).\n"
        "If it fails: take 1 damage, and the search ends here."
    )


def test_the_odds_never_leave_what_a_die_can_do() -> None:
    about: dict[str, Fact] = {
        "who": "jenny-barnes",
        "attribute": "luck",
        "needs": -2,
        "with_skill": 14,
        "test": None,
    }
    told = teller().question(Decision(("investigator-1",), "skill-point", ("roll",), about=about))
    assert "10%; with a skill point 90%" in told


@pytest.mark.parametrize(
    ("kind", "option", "label"),
    [
        ("turn", "move kitchen.b", "step into the Kitchen (b)"),
        ("turn", "leave entrance-hall.c|out-south", "leave by the south door of the Entrance Hall"),
        ("turn", "drop", "put cards down"),
        ("drop", "drop crowbar", "put down the Crowbar"),
        ("demand", "use brass-key", "use the Brass Key"),
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
    assert teller().option_text(asked, option) == label


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
    assert told.option_text(asked, "zombie 3") == "Tom Halloran"


SAID = [form for form in GRAMMAR.forms if form.verb]
"""The forms that say what is done; the others only name a thing."""
SAMPLES = {"monster": "zombie 2", "door": "hall.a|out-south", "space": "hall.a", "number": "2"}


@pytest.mark.parametrize("form", SAID, ids=str)
def test_every_form_of_an_option_has_a_message_for_its_places(form: Form) -> None:
    derived = {"who", "cost", "answer", "takes"}
    assert f"option.{form.verb}" in MESSAGES.keys
    MESSAGES.check(f"option.{form.verb}", {*form.places} | derived)


@pytest.mark.parametrize("form", SAID, ids=str)
def test_an_option_is_of_one_form_only(form: Form) -> None:
    line = form(*(SAMPLES.get(place, f"a-{place}") for place in form.places))
    assert [each for each in SAID if each.read(line) is not None] == [form]


def test_no_two_forms_go_by_the_same_verb() -> None:
    assert len(SAID) > 45
    assert len({form.verb for form in SAID}) == len(SAID)


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
        labels = [told.option_text(decision, option) for option in decision.options]
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
