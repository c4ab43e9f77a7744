"""Talking with computer players at the terminal: what they say, advise, and are asked to do."""

import re
from collections.abc import Iterator

from tests.terminal.typist import Heard, Terminal, anything

COMPANY = ("--players", "player-1=person,player-2=heuristic,player-3=heuristic")
PLAYED = ("--edition", "second", "--story", "salt-wedding", "--investigators", "3", *COMPANY)


def asked(terminal: Terminal, *lines: str, seed: str = "5") -> Heard:
    """Type something as soon as the first turn is asked for, and leave."""

    def typed() -> Iterator[str]:
        yield from ["1"] * 6  # who comes along, who takes what
        yield from lines
        yield "q"

    return terminal.play(*PLAYED, "--seed", seed, lines=typed())


def test_an_evening_with_two_computers_is_played_and_they_say_why(terminal: Terminal) -> None:
    heard = terminal.play(*PLAYED, "--seed", "5", lines=anything(5))
    assert heard.status == 0
    assert heard.err == ""
    said = re.findall(r"^[A-Z][a-z]+ [A-Z][a-z]+: ‘", heard.out, re.MULTILINE)
    assert len(said) > 6
    assert re.search(r"(The investigators have|The house has) won", heard.flowing)


def test_a_remark_comes_before_what_comes_of_it(terminal: Terminal) -> None:
    heard = terminal.play(*PLAYED, "--seed", "5", lines=anything(5))
    said = re.search(r"^(\w+ \w+): ‘.*’\n(.*)$", heard.out, re.MULTILINE)
    assert said is not None
    assert said[2].startswith(said[1])  # what they then did


def test_a_computer_advises(terminal: Terminal) -> None:
    heard = asked(terminal, "hint")
    assert "A computer would choose: " in heard.flowing


def test_an_errand_is_asked_for_in_words_and_answered(terminal: Terminal) -> None:
    names = asked(terminal, "ask nobody to stay").flowing
    found = re.search(r"Whom do you ask\? At the table are: (\w+) ", names)
    assert found is not None
    heard = asked(terminal, f"ask {found[1]} to stay with me").flowing
    assert re.search(rf"{found[1]} \w+, stay with me\.’", heard)
    assert re.search(rf"{found[1]} \w+: ‘(I will|Very well|As you like)", heard)


def test_an_errand_to_nowhere_says_where_there_is(terminal: Terminal) -> None:
    names = asked(terminal, "ask nobody to stay").flowing
    found = re.search(r"At the table are: (\w+) ", names)
    assert found is not None
    heard = asked(terminal, f"ask {found[1]} to go to the moon", "ask", "ask for help").flowing
    assert "There is no ‘moon’ on the board; there are: " in heard
    assert heard.count("Ask a companion for one of these") == 2


def test_without_computers_nobody_takes_errands(terminal: Terminal) -> None:
    alone = ("--edition", "second", "--story", "first-cold-night", "--investigators", "2")
    lines = ["1", "1", *["1", "1"] * 4, "ask lev to stay", "q"]
    heard = terminal.play(*alone, "--seed", "5", lines=lines)
    assert "There is no computer at the table whom you could ask." in heard.flowing
