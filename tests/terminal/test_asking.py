"""What can be typed at a question: answers, commands, and things that are neither."""

import re
from pathlib import Path

import pytest

from madhouse.engine.casefile import parse
from tests.terminal.typist import Heard, Terminal


def typed(terminal: Terminal, *lines: str) -> Heard:
    """Play the first game of a lone person with these lines."""
    heard = terminal.play("--seed", "6", lines=lines)
    assert heard.status == 0
    return heard


def own_answers(home: Path) -> list[str]:
    (path,) = home.glob("*.case")
    return [a.option for a in parse(path.read_text()).answers if a.seat == "investigator-1"]


@pytest.mark.parametrize(
    "line", ["2", "take joe-diamond", "take Joe Diamond", "TAKE JOE-DIAMOND", "take joe diamond"]
)
def test_an_option_is_its_number_its_line_or_its_words(
    terminal: Terminal, home: Path, line: str
) -> None:
    typed(terminal, line, "q")
    assert own_answers(home) == ["take joe-diamond"]


@pytest.mark.parametrize("line", ["0", "99", "-1", "²", "tkae joe-diamond", "[bold]"])
def test_anything_else_is_asked_again_with_a_clear_word(
    terminal: Terminal, home: Path, line: str
) -> None:
    heard = typed(terminal, line, "1", "q")
    assert f"‘{line}’ is no option (1 to 8) and no command" in heard.out
    assert own_answers(home) == ["take jenny-barnes"]


def test_a_slip_is_met_with_the_nearest_option(terminal: Terminal) -> None:
    heard = typed(terminal, "take joe-dimond", "q")
    assert "did you mean ‘take Joe Diamond’?" in heard.flowing
    assert "did you mean ‘status’?" in typed(terminal, "statsu", "q").flowing


def test_an_empty_line_is_asked_again_with_a_hint(terminal: Terminal, home: Path) -> None:
    heard = typed(terminal, "", "1", "q")
    assert "Type a number from 1 to 8, or help." in heard.out
    assert "no option" not in heard.out
    assert own_answers(home) == ["take jenny-barnes"]


@pytest.mark.parametrize("word", ["q", "Q", "quit", "exit", "EXIT"])
def test_one_can_leave_by_several_words(terminal: Terminal, home: Path, word: str) -> None:
    typed(terminal, "1", word, "1")
    assert own_answers(home) == ["take jenny-barnes"]


def test_a_player_can_ask_why(terminal: Terminal) -> None:
    heard = typed(terminal, "why", "?", "q")
    assert heard.out.count("(1e.setup-inv.choose-character)") == 2


def test_a_player_can_ask_why_of_a_line_of_the_log(terminal: Terminal) -> None:
    heard = typed(terminal, "why 1", "why 99", "why me", "q")
    assert "(1e.setup-inv.read-intro)" in heard.out
    assert "‘99’ is no line of the log: it has 1." in heard.out
    assert "‘me’ is no line of the log" in heard.out


def test_a_card_in_sight_can_be_read(terminal: Terminal) -> None:
    heard = typed(terminal, "card joe diamond", "card jenny-barnes", "q")
    assert "Investigator: 9 health, 8 sanity, 3 skill points" in heard.out
    assert heard.out.count("Investigator: ") == 2


def test_the_cards_that_can_be_read_are_listed(terminal: Terminal) -> None:
    heard = typed(terminal, "2", "card", "card process server", "q")
    assert "You can read these with card NAME: " in heard.out
    assert "Joe Diamond, Luzia Andrade" in heard.flowing
    assert "Four Porches" in heard.flowing.partition("You can read")[2]
    assert "Trait of Joe Diamond, strength" in heard.out


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Command Minion", "Keeper action"),
        ("zombie", "awareness"),
        ("The Second Chair", "Objective"),
    ],
)
def test_the_keeper_can_read_what_lies_before_him(terminal: Terminal, name: str, text: str) -> None:
    seats = ("--seed", "6", "--players", "keeper=person,investigator-1=random")
    heard = terminal.play(*seats, lines=[*["1"] * 9, f"card {name}", "q"])
    assert text in heard.out.rpartition("> ")[0].rpartition("> ")[2]
    assert f"no card called ‘{name}’" in typed(terminal, f"card {name}", "q").flowing


@pytest.mark.parametrize("name", ["The Second Chair", "the-second-chair", "Panic", "Ada's Letter"])
def test_a_card_that_is_hidden_cannot_be_read(terminal: Terminal, name: str) -> None:
    heard = typed(terminal, f"card {name}", "q")
    assert f"You have seen no card called ‘{name}’" in heard.flowing
    assert "Clue" not in heard.out
    assert "Trauma" not in heard.out


def test_log_map_and_help_can_be_had_at_any_time(terminal: Terminal) -> None:
    heard = typed(terminal, "LOG", "Map", "help", "q")
    assert heard.out.count("The ferry house stands") == 2
    assert heard.out.count("Entrance Hall") == 2


def test_help_lists_every_command(terminal: Terminal) -> None:
    listed = re.split(r"\W+", typed(terminal, "help", "q").out)
    commands = "u undo look status map log why card verify pass save q quit exit help"
    assert [word for word in commands.split() if word not in listed] == []


def test_save_says_where_the_game_is(terminal: Terminal, home: Path) -> None:
    heard = typed(terminal, "1", "save", "q")
    (path,) = home.glob("*.case")
    assert heard.out.count(f"The game is kept in {path}.") == 2


def test_a_lone_person_is_not_asked_what_goes_without_saying(terminal: Terminal) -> None:
    arguments = ("--seed", "6", "--players", "keeper=person,investigator-1=random")
    heard = terminal.play(*arguments, lines=["1"] * 60)
    questions = heard.out.split("[the keeper] ")[1:]
    assert len(questions) > 10
    assert all("\n  2 " in question for question in questions)


JOE = ("take joe-diamond", "pick process-server", "pick reads-the-room")


def test_what_cannot_be_done_now_is_met_with_the_rule_against_it(terminal: Terminal) -> None:
    heard = typed(terminal, *JOE, "move study.c", "drop", "mvoe study.c", "q")
    assert "(1e.move.adjacent-line-or-door)" in heard.flowing
    assert "‘move study.c’ is no option" not in heard.out
    assert "‘mvoe study.c’ is no option" in heard.out


def test_a_room_can_be_verified_once_it_was_searched(terminal: Terminal) -> None:
    searched = typed(terminal, *JOE, "verify entrance hall", "explore", "verify Entrance Hall", "q")
    assert "nobody has explored 'entrance-hall' to the end" in searched.flowing
    assert "The Entrance Hall was set up as the story has it." in searched.flowing


def test_a_story_and_optional_rules_can_be_named_or_left_to_chance(terminal: Terminal) -> None:
    heard = terminal.play("--story", "any", "--rule", "alternate-length", lines=["q"])
    assert heard.status == 0
    assert "a die decides when the last event comes" in heard.flowing
    wrong = terminal.play("--rule", "alternate-lenght", lines=["q"])
    assert "did you mean 'alternate-length'" in wrong.err
