"""The standing order to pass: the curtain falls less often, because the keeper says so."""

from pathlib import Path

from madhouse.engine.casefile import parse
from tests.terminal.typist import Heard, Terminal

BOTH = ("--seed", "3", "--players", "keeper=person")
SETUP = [*["1"] * 7, "", *["1"] * 3, ""]  # both sides, and a curtain after each
TO_THE_KEEPER = "Hand over to the keeper"
OFFER = "‘pass always’ lets such moments go by without asking"


def typed(terminal: Terminal, *lines: str) -> Heard:
    return terminal.play(*BOTH, lines=[*SETUP, *lines, "q"])


def test_it_is_off_until_it_is_given(terminal: Terminal) -> None:
    heard = typed(terminal, "pass", "", "move cellar.b", "")
    assert heard.out.count(TO_THE_KEEPER) == 2


def test_with_it_the_keeper_is_not_asked_when_he_can_only_pass(
    terminal: Terminal, home: Path
) -> None:
    heard = typed(terminal, "pass always", "", "move cellar.b", "move cellar.a")
    assert heard.out.count(TO_THE_KEEPER) == 1
    (path,) = home.glob("*.case")
    answers = [(each.seat, each.option) for each in parse(path.read_text()).answers]
    assert answers[-4:] == [
        ("investigator-1", "move cellar.b"),
        ("keeper", "pass"),
        ("investigator-1", "move cellar.a"),
        ("keeper", "pass"),
    ]


def test_with_it_he_is_still_asked_when_he_can_do_something(terminal: Terminal) -> None:
    heard = typed(terminal, "pass always", "", "end turn", "")
    assert heard.out.count(TO_THE_KEEPER) == 2
    assert "[the keeper] What does the keeper do?" in heard.out


def test_it_can_be_ended(terminal: Terminal) -> None:
    lines = ["PASS ALWAYS", "", "end turn", "", "pass ask", "done"]
    heard = typed(terminal, *lines)
    ended = heard.out.partition("You are asked again")[2]
    assert "[the keeper] Is a Mythos card played on Jenny Barnes now?" in ended


def test_it_is_offered_once_and_says_what_it_gives_away(terminal: Terminal) -> None:
    heard = typed(terminal, "pass", "", "move cellar.b", "", "pass", "")
    assert heard.flowing.count(OFFER) == 1
    assert "tells the others that you could not play anything" in heard.flowing


def test_an_order_that_is_none_is_explained(terminal: Terminal) -> None:
    assert "‘pass ask’: be asked every time" in typed(terminal, "pass never").flowing
