"""What is drawn again at the next question, and what is not."""

from tests.terminal.typist import Terminal

JOE = ("take joe-diamond", "pick process-server", "pick reads-the-room")
LEGEND, TABLES, MAP = "a b c: spaces of a room", "What lies there", "|Library"
LINE = "Round 1 · time 0 of 2 · threat 0 · JD health 9, sanity 8, skill 3"


def shown_by(terminal: Terminal, *lines: str) -> str:
    """What the last of these lines brought to the screen."""
    heard = terminal.play("--seed", "6", lines=[*JOE, *lines, "q"])
    return heard.out.rpartition("\n> ")[0].rpartition("\n> ")[2]


def test_as_the_game_begins_all_is_laid_out(terminal: Terminal) -> None:
    shown = shown_by(terminal)
    assert MAP in shown
    assert TABLES in shown


def test_a_step_draws_the_map_and_one_line(terminal: Terminal) -> None:
    shown = shown_by(terminal, "move cellar.b")
    assert shown.count(MAP) == 1
    assert shown.count(f"\n{LINE}\n") == 1
    assert TABLES not in shown
    assert "initials: investigators" not in shown
    assert len(shown.splitlines()) < 34


def test_nothing_is_drawn_when_nothing_has_changed(terminal: Terminal) -> None:
    shown = shown_by(terminal, "sing")
    assert "‘sing’ is no option" in shown
    assert MAP not in shown
    assert LINE not in shown


def test_tables_and_map_can_be_had_at_any_time(terminal: Terminal) -> None:
    for word in ("look", "status"):
        shown = shown_by(terminal, "move cellar.b", word)
        assert TABLES in shown
        assert MAP not in shown
    shown = shown_by(terminal, "move cellar.b", "map")
    assert MAP in shown
    assert LEGEND in shown
    assert TABLES not in shown


def test_a_sign_is_explained_when_it_first_appears(terminal: Terminal) -> None:
    heard = terminal.play("--seed", "6", lines=[*JOE, "move cellar.b", "move cellar.a", "q"])
    assert heard.out.count(LEGEND) == 1
    assert heard.out.count("initials: investigators") == 1
    assert heard.out.count("░: dark") == 1


def test_after_the_curtain_the_keeper_sees_the_map_and_his_hand(terminal: Terminal) -> None:
    setup = [*["1"] * 7, "", *["1"] * 3, "", "pass", "", "end turn", ""]
    heard = terminal.play("--seed", "3", "--players", "keeper=person", lines=[*setup, "q"])
    shown = heard.out.rpartition("Hand over to the keeper")[2]
    assert MAP in shown
    assert "In hand: " in shown
    assert TABLES not in shown
