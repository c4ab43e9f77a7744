"""What a teller learns from a view and from the log, and which cards it finds in either."""

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from madhouse.engine.decisions import Decision, Fact
from madhouse.engine.log import Event
from madhouse.second.building import TableBuilder
from madhouse.second.seen.views import View
from madhouse.second.tellers import teller_of
from madhouse.second.things.skills import Skill, TestOf
from madhouse.second.told.telling import Teller
from tests.second.foes import FIRST, SECOND

ONE = "player-1"


@pytest.fixture
def teller() -> Teller:
    return teller_of("first-cold-night")


def view(**changes: object) -> View:
    """Two investigators, a named monster and another, things before them and on the floor."""
    table = TableBuilder().laid("m1", "m2")
    table.investigator(
        FIRST,
        at="front-hall.a",
        has=["crowbar", "scald"],
        conditions=["dazed", "insane: in-order"],
        damage=["turned-ankle"],
        horror=["counting-things"],
    )
    table.investigator(SECOND, at="front-hall.a").dropped("parlour.a", "iodine")
    table.monster("cultist", at="parlour.a", name="mr-sill").monster("ghost", at="parlour.a")
    table.state.app.defeated = ["the-overflow"]
    table.state.app.deck = ["hail", "ice"]
    table.state.app.sums = {"tray 0": 1}
    table.state.investigators[0].lasting = {"winded-1 standing 0": "turn"}
    for name, value in changes.items():
        setattr(table.state.app, name, value)
    return table.play(turn_of=FIRST).view(ONE)


# -- from a view ---------------------------------------------------------------------------------


def test_whom_it_has_seen_it_can_tell_of(teller: Teller) -> None:
    assert teller.see(view())
    assert [(each.id, each.name, each.card, each.player) for each in teller.figures] == [
        (FIRST, "Lev Abramson", FIRST, ONE),
        (SECOND, "Pearl Gaines", SECOND, "player-2"),
        ("cultist 1", "Mr. Sill", "cultist", ""),
        ("ghost 1", "the Ghost", "ghost", ""),
    ]


def test_the_same_view_teaches_nothing_new(teller: Teller) -> None:
    assert teller.see(view())
    assert not teller.see(view())
    assert teller.see(view(sums={"tray 0": 2}))
    assert teller.see(view(laid=["m1"]))
    assert teller.see(view(monsters=[]))


def test_it_learns_how_many_play_what_has_a_name_and_what_is_laid(teller: Teller) -> None:
    assert teller.written.investigators == 0
    teller.see(view())
    assert teller.written.investigators == 2
    assert teller.name("cultist 1") == "Mr. Sill"
    assert teller.name("front-hall.b|parlour.a") == (
        "the door between the Front Hall and the Parlour"
    )
    search = Decision((ONE,), "turn", ("search tray 0",))
    assert "1 so far" in teller.option(search, "search tray 0").detail


def test_another_reader_knows_nothing_yet(teller: Teller) -> None:
    teller.see(view())
    other = teller.anew()
    assert other.figures == ()
    assert other.written.investigators == 0
    assert other.name("cultist 1") == "the Cultist"
    assert other.name("front-hall.b|parlour.a") == "a door"
    assert other.see(view())
    assert teller.name("cultist 1") == "Mr. Sill"


def test_whom_it_met_in_the_log_it_meets_anew_but_not_those_on_the_board(teller: Teller) -> None:
    teller.see(view())
    teller.see(view(monsters=[]))
    assert "ghost 1" in [each.id for each in teller.figures]
    teller.begin_again()
    assert [each.id for each in teller.figures] == [FIRST, SECOND]


def test_what_was_hidden_is_a_sentence_each_and_no_figure(teller: Teller) -> None:
    seen = view()
    assert seen.hidden == {}
    teller.see(seen)
    assert list(teller.disclosed) == []
    figures = teller.figures
    teller.see(replace(seen, hidden={"bath": "a", "map": "first"}))
    assert list(teller.disclosed) == ["His bath was drawn in the bathroom."]
    assert teller.figures == figures
    assert list(teller.anew().disclosed) == []


# -- from the log --------------------------------------------------------------------------------


def test_who_is_chosen_is_counted_until_a_view_tells(teller: Teller) -> None:
    chosen = Event("chose", {"who": FIRST, "seat": ONE})
    teller.event(chosen)
    teller.event(chosen)
    assert teller.written.investigators == 2
    teller.see(view())
    teller.event(chosen)
    assert teller.written.investigators == 2


def test_monsters_and_rooms_are_introduced(teller: Teller) -> None:
    assert teller.introduces(Event("spawned", {}))
    assert teller.introduces(Event("revealed", {}))
    assert not teller.introduces(Event("moved", {}))


def test_what_differs_from_table_to_table_is_what_monsters_and_doors_are_called(
    teller: Teller,
) -> None:
    teller.see(view())
    door = "front-hall.b|parlour.a"
    facts: dict[str, Fact] = {"monster": "cultist 1", "door": door, "who": FIRST, "target": None}
    assert teller.own_names(facts) == "Mr. Sill the door between the Front Hall and the Parlour"
    assert teller.own_names({"target": SECOND}) == "Pearl Gaines"
    assert teller.own_names({"who": FIRST, "door": ""}) == ""


# -- cards ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("facts", "cards"),
    [
        ({"card": "crowbar", "space": "front-hall.a"}, {"crowbar"}),
        ({"cards": ["crowbar", "iodine"]}, {"crowbar", "iodine"}),
        ({"who": FIRST, "to": SECOND}, {FIRST, SECOND}),
        ({"victim": SECOND, "name": "mr-sill"}, {SECOND, "mr-sill"}),
        ({"condition": "owed", "back": "forgiven"}, {"owed", "forgiven"}),
        ({"monster": "ghost 2", "kind": "ghost"}, {"ghost"}),
        ({"event": "hail"}, {"hail"}),
        ({"card": "nothing", "who": None, "target": "ghost 1"}, set()),
    ],
)
def test_cards_are_found_in_facts(
    teller: Teller, facts: Mapping[str, Fact], cards: set[str]
) -> None:
    assert teller.cards_of(facts) == cards


def test_cards_are_found_in_every_part_of_a_view(teller: Teller) -> None:
    seen = view()
    found = {part: teller.cards_in(part, getattr(seen, part)) for part in seen.__struct_fields__}
    assert {part: cards for part, cards in found.items() if cards} == {
        "investigators": {
            FIRST,
            SECOND,
            "crowbar",
            "scald",
            "dazed",
            "insane",
            "in-order",
            "turned-ankle",
            "counting-things",
            "winded",
        },
        "monsters": {"cultist", "ghost", "mr-sill"},
        "dropped": {"iodine"},
        "mythos": {"hail", "ice"},
        "defeated": {"the-overflow"},
    }
    assert teller.cards_before(ONE) == frozenset()


# -- names, rules and the end --------------------------------------------------------------------


def test_a_rule_is_told_with_its_topic_and_its_id(teller: Teller) -> None:
    told = teller.why("2e.move.two-spaces")
    assert "2e.move.two-spaces" in told
    assert len(told) > len("2e.move.two-spaces") + 20


def test_seats_are_named_one_by_one_or_together(teller: Teller) -> None:
    assert teller.seat(ONE) == "player 1"
    assert teller.seat(ONE, "player-2") == "player 1 and player 2"


@pytest.mark.parametrize(
    ("winner", "reason", "text"),
    [
        ("investigators", "let-out", "The investigators have won."),
        ("nobody", "paid", "The house has won."),
        ("nobody", "eliminated", "The house has won: an investigator was eliminated."),
    ],
)
def test_who_has_won(teller: Teller, winner: str, reason: str, text: str) -> None:
    assert teller.result(winner, reason) == text


def test_a_question_has_a_remark_and_a_matter(teller: Teller) -> None:
    facts: dict[str, Fact] = {"who": FIRST, "successes": 2, "difficulty": None, "clues": 1}
    convert = Decision((ONE,), "convert", ("done",), "", facts)
    assert teller.question(convert) == "Lev Abramson has 2 successes. (1 Clue left)"
    asked = teller.question_text(convert)
    assert (asked.text, asked.remark, asked.matter) == (
        "Lev Abramson has 2 successes.",
        "1 Clue left",
        [],
    )
    assert (asked.card, asked.puzzle) == ("", "")


def test_a_question_by_a_card_shows_the_card(teller: Teller) -> None:
    facts: dict[str, Fact] = {"who": FIRST, "card": "press-card", "moment": "before-test"}
    asked = teller.question_text(Decision((ONE,), "react", ("leave it",), "", facts))
    assert asked.card == "press-card"
    assert asked.text == "Does Lev Abramson use the Press Card?"
    assert asked.matter == [line.text for line in teller.card("press-card").lines]


def test_a_question_of_people_says_the_test(teller: Teller) -> None:
    facts: dict[str, Fact] = {
        "skill": "lore",
        "modifier": -1,
        "difficulty": 2,
        "enough": None,
        "token": "tray",
    }
    asked = Decision(("people",), "successes", ("0 successes",), "", facts)
    assert teller.question(asked) == "Lore test, −1: 2 successes needed. How many did you roll?"
    without = Decision(("people",), "successes", (), "", {**facts, "difficulty": None})
    assert teller.question(without) == "Lore test, −1. How many successes did you roll?"
    adding = Decision(("people",), "successes", (), "", {**without.about, "enough": 3})
    assert teller.question(adding) == (
        "Lore test, −1: 3 successes more are needed, now or later. How many did you roll?"
    )


def test_a_proposal_is_told_as_the_option_it_is(teller: Teller) -> None:
    about: dict[str, Fact] = {"proposal": f"crowbar to {FIRST}", "proposed": "share"}
    asked = Decision((ONE,), "proposal", ("agree",), "", about)
    assert teller.question(asked) == (
        "It is proposed: the Crowbar for Lev Abramson. Is that agreed?"
    )


def test_a_puzzle_is_named_in_its_question(teller: Teller) -> None:
    about: dict[str, Fact] = {"who": FIRST, "puzzle": "watch 0", "taken": 0, "left": 3}
    asked = teller.question_text(Decision((ONE,), "puzzle", ("close the puzzle",), "", about))
    assert asked.puzzle == "watch 0"
    assert asked.text.startswith("Work at the figures of the watch-case")


# -- what is read aloud --------------------------------------------------------------------------


def word(teller: Teller, name: str) -> int:
    """The number of the first word of this name that is written anywhere in the box."""
    written = teller.box.written
    return next(n for n, each in enumerate(written) if type(each).__name__ == name)


def test_people_are_asked_about_a_condition_in_its_words(teller: Teller) -> None:
    about: dict[str, Fact] = {"condition": word(teller, "InLight")}
    asked = Decision(("people",), "judge", ("yes", "no"), "", about)
    assert teller.question(asked) == "Is this so: your space contains a Light Source or Fire?"


def test_the_back_of_a_spell_is_read_with_what_it_does(teller: Teller) -> None:
    line = teller.line(Event("spell-flipped", {"who": FIRST, "card": "scald", "back": 1}))
    assert line.text == "Lev Abramson turned Scald over. It takes something for the trouble."
    assert (line.title, line.body, line.aloud) == (
        "Scald",
        "It takes something for the trouble.",
        True,
    )
    assert line.came == ["Suffer 1 facedown Horror. Discard this card and gain another copy of it."]


def test_a_name_that_was_given_is_told() -> None:
    teller = teller_of("salt-wedding")
    facts: dict[str, Fact] = {"word": word(teller, "Guess"), "value": "jerusha"}
    told = "Mrs. Jerusha Pell, grandmother."
    assert teller.event(Event("guessed", {**facts, "who": None})) == f"The answer was given: {told}"
    by_her = teller.event(Event("guessed", {**facts, "who": SECOND}))
    assert by_her == f"Pearl Gaines gave the answer: {told}"


def test_an_ending_without_a_name_has_no_epilogue(teller: Teller) -> None:
    nobody: list[str] = []
    facts: dict[str, Fact] = {"ending": "", "won": False, "lines": nobody, "here": nobody}
    assert teller.event(Event("ending", {**facts, "lost": nobody, "all": nobody})) == ""


def test_an_event_is_read_with_what_people_are_to_do(teller: Teller) -> None:
    facts: dict[str, Fact] = {"again": False, "whole": True}
    line = teller.line(Event("event", {**facts, "event": "the-range"}))
    assert line.came == ["Place Fire in the Kitchen, in the space farthest from the investigators."]
    assert (line.title, line.aloud, line.part) == ("In the house", True, "event")
    silent = teller.line(Event("event", {**facts, "event": "mr-sill-comes"}))
    assert silent.came == []  # what it brings is the app's


@pytest.mark.parametrize(
    ("test", "text"),
    [
        (TestOf(Skill.LORE, difficulty=1), "If you pass: Gain 1 Clue."),
        (TestOf(Skill.LORE, adds_up_to=3), "If you pass: Gain 1 Clue."),
        (TestOf(Skill.LORE), "Gain 1 Clue."),
        (None, "Gain 1 Clue."),
    ],
)
def test_without_a_difficulty_there_is_nothing_to_pass(
    teller: Teller, test: TestOf | None, text: str
) -> None:
    assert teller.written.outcome(test, "passed", "Gain 1 Clue.") == text
    assert teller.written.outcome(test, "failed", "") == ""
