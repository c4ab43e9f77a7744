"""Series of the second edition: cells apart, a page and tables with figures known by hand."""

import json
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from madhouse.cli import app, main
from madhouse.editions import edition_of
from madhouse.engine.errors import MadhouseError
from madhouse.second.kit.new_scenario import write_new_scenario
from madhouse.sim.asked import numbers, who_plays
from madhouse.sim.clock import first_fall, nobody_lost_early
from madhouse.sim.match import GameOutcome, Match, Setting, play
from madhouse.sim.report import report
from madhouse.sim.series import cells, series, without
from madhouse.sim.summary import summary
from madhouse.sim.tables import tables
from madhouse.sim.worth import by_source, cards, characters, withheld, worth

GENTLE, WEDDING = "first-cold-night", "salt-wedding"
PLAYERS = {"player": "random"}
DOOR = edition_of("second")
THREE = Setting(WEDDING, 3)
UNCLOSED = frozenset({"meta"})

Held = dict[str, bool | None]
AXE: Held = {"fire-axe": True}
MAUL: Held = {"mooring-maul": True}
ROPE: Held = {"coil-of-rope": None, "candle-ends": True}


@pytest.fixture(autouse=True)
def _at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def game(number: int, *, won: bool, cell: Setting = THREE, **given: object) -> GameOutcome:
    """An outcome of a game that nobody played."""
    match = Match(
        number=number,
        edition="second",
        story=cell.story,
        seed=f"by hand/{number}",
        investigators=cell.investigators,
        players=PLAYERS,
        level=cell.level,
    )
    fields: dict[str, object] = {
        "winner": "investigators" if won else "nobody",
        "objective": "a-plain-wedding" if won else "eliminated",
        "answers": {"map": "a", "toast": "jerusha"},
        "rounds": 10,
        "clock": 16,
        "variant": "a",
        **given,
    }
    return GameOutcome(match=match, decisions=100, **fields)  # type: ignore[arg-type]


def by_hand() -> list[GameOutcome]:
    """Four games, two of them won: those with the axe, which helped in one; in two the maul was
    found in its place. In one nobody fell."""
    axe, idle = {"fire-axe": True, "the-pell-ring": None}, {"fire-axe": False}
    maul = {"mooring-maul": False}
    hurt = {"mythos": {"hail": 3}, "monster": {"ghost": 1}}
    return [
        game(0, won=True, held=axe, fallen_in=12, characters=["lev-abramson"], harm=hurt),
        game(1, won=True, held=idle, fallen_in=8, lost_in=15, harm={"fire": {"fire": 2}}),
        game(2, won=False, held=maul, fallen_in=4, lost_in=5, characters=["lev-abramson"]),
        game(
            3,
            won=False,
            held={**maul, "the-pell-ring": None},
            used={"mythos-event hail": 1, "ending eliminated": 1},
        ),
    ]


# -- what is asked for ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "found"), [("3", [3]), ("2-5", [2, 3, 4, 5]), ("5,2", [5, 2]), ("2-3,3", [2, 3])]
)
def test_numbers_of_investigators_are_read(text: str, found: list[int]) -> None:
    assert numbers(text, DOOR) == found


@pytest.mark.parametrize("text", ["many", "1", "2-6", ",", "2-", "5-2"])
def test_numbers_that_cannot_play_are_refused(
    text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["simulate", "--edition", "second", "--investigators", text])
    assert "investigators" in capsys.readouterr().err


def test_those_who_play_go_by_their_role_or_their_side() -> None:
    assert who_plays(DOOR, "players=random") == who_plays(DOOR, "investigators=random") == PLAYERS


def test_every_combination_is_played_in_turn() -> None:
    asked = cells([GENTLE, WEDDING], [2, 5], ["kind", "grim"])
    matches = series("second", asked, 16, "seed", PLAYERS)
    assert len(asked) == 8
    assert [match.setting for match in matches] == asked * 2
    assert len({match.seed for match in matches}) == 16


def test_a_match_is_played_at_its_level() -> None:
    (match,) = series("second", [Setting(GENTLE, 2, "grim")], 1, "seed", PLAYERS)
    outcome, played = play(match)
    assert played.header.level == "grim"
    assert outcome.match.setting == Setting(GENTLE, 2, "grim")


# -- what is made of it --------------------------------------------------------------------------


def test_the_clock_tells_when_they_fell_and_whether_they_were_lost_early() -> None:
    games = by_hand()
    assert first_fall(games) == pytest.approx((8 / 16 + 12 / 16) / 2)  # 4, 8, 12 and never
    early = nobody_lost_early(games)
    assert (early.number, early.of) == (3, 4)
    assert first_fall([game(0, won=True, clock=0)]) is None


def test_harm_is_counted_by_its_source_a_game() -> None:
    assert by_source(by_hand()) == {
        "mythos": {"hail": 0.75},
        "fire": {"fire": 0.5},
        "monster": {"ghost": 0.25},
    }


def test_a_card_is_compared_with_others_that_came_in_its_place() -> None:
    axe, maul, ring = cards(by_hand())
    assert (axe.name, axe.won.number, axe.won.of, axe.more) == ("fire-axe", 2, 2, 1.0)
    assert axe.compared == 2
    assert axe.spread > 0.5  # four games prove nothing
    assert maul.more == -1.0
    assert axe.used is not None
    assert axe.used.value == 0.5
    assert ring.used is None
    assert ring.more is None  # whoever found two things found it
    (lev,) = characters(by_hand())
    assert lev.more == 0.0


def test_what_is_worth_something_is_not_mistaken_for_an_easy_story() -> None:
    """Every game of one story has the axe and is won; it says nothing of the axe."""
    easy = [game(n, won=True, held={"fire-axe": True}, cell=Setting(GENTLE, 2)) for n in range(9)]
    hard = [game(n, won=False, cell=Setting(WEDDING, 2)) for n in range(9)]
    (axe,) = cards([*easy, *hard])
    assert axe.more is None
    assert axe.told == "-"


def test_a_card_is_not_blamed_for_the_games_that_last_long_enough_to_find_it() -> None:
    """Nine of ten short games are won, and three of ten long ones, whichever card was found; but
    the axe lies farther off, and is found in the long ones."""
    short = [*_tens(1, 9, AXE), *_tens(4, 9, MAUL)]
    long = [*_tens(4, 3, ROPE | AXE), *_tens(1, 3, ROPE | MAUL)]
    games = [*short, *long]
    plain = worth("fire-axe", games, lambda each: "fire-axe" in each.held)
    assert plain.more == pytest.approx(-0.36)
    assert plain.spread < 0.36
    found = {each.name: each for each in cards(games)}
    assert found["fire-axe"].more == pytest.approx(0.0)
    assert (found["fire-axe"].compared, found["fire-axe"].told) == (50, "+0 ±19")


def test_a_card_that_does_harm_is_found_out_among_long_and_short_games() -> None:
    """With the axe each sort of game is won less often by two in ten, though it lies near and most
    who have it are soon done."""
    games = [*_tens(4, 7, AXE), *_tens(1, 9, MAUL), *_tens(1, 1, ROPE | AXE)]
    games += _tens(4, 3, ROPE | MAUL)
    plain = worth("fire-axe", games, lambda each: "fire-axe" in each.held)
    assert plain.more == pytest.approx(0.16)
    (found,) = (each for each in cards(games) if each.name == "fire-axe")
    assert found.more == pytest.approx(-0.2)


def test_a_card_is_compared_only_where_the_same_was_hidden() -> None:
    """On the easy map the axe is found, and on the hard one the maul."""
    easy = [game(n, won=True, held={"fire-axe": True}, variant="a") for n in range(9)]
    hard = [game(n, won=False, held={"mooring-maul": True}, variant="b") for n in range(9)]
    assert all(each.more is None for each in cards([*easy, *hard]))


def _tens(number: int, won: int, held: Held) -> list[GameOutcome]:
    """So many times ten games, of each ten so many won."""
    return [game(n, won=n % 10 < won, held=held) for n in range(10 * number)]


def test_cells_are_summed_up_apart() -> None:
    games = [*by_hand(), game(4, won=True, cell=Setting(WEDDING, 5, "kind"))]
    told = summary(games, 1.0, "second")
    assert told["games"] == 5
    assert told["wins"] == {"investigators": 3, "nobody": 2}
    three, five = told["cells"]
    assert (three["investigators"], three["wins"]["investigators"], three["games"]) == (3, 2, 4)
    assert (five["level"], five["wins"]["investigators"]) == ("kind", 1)
    story = told["stories"][WEDDING]
    assert story["endings"]["eliminated"] == {
        "games": 2,
        "wins": {"investigators": 0, "nobody": 2},
    }
    assert story["variants"]["a"]["games"] == 5
    assert story["answers"]["toast"]["jerusha"]["games"] == 5
    assert "hail" not in story["never_met"]["Mythos events"]
    assert "eliminated" not in story["never_met"]["Endings"]
    assert len(story["never_met"]["Endings"]) > 1
    assert json.dumps(told)


def test_the_tables_have_the_figures_and_mark_what_is_outside_its_aim() -> None:
    many = [game(number, won=False, fallen_in=2) for number in range(60)]
    page = tables([*by_hand(), *many])
    cell = row(page, "The Salt Wedding", "3")
    assert cell[3] == "64"
    assert cell[4].endswith("*")
    assert (cell[6], cell[8], cell[9]) == ("40%-60%", "16", "12%*")
    axe = row(page, "fire-axe")
    assert axe[1] == "2"
    assert axe[4].startswith("50%")
    assert row(page, "the-pell-ring")[4] == "cannot be told"
    assert row(page, "mythos")[2] == "hail 0.05"
    assert "## The Salt Wedding: never met" in page
    assert row(page, "eliminated")[1:3] == ["nobody", "97% (89%-99%)"]
    assert row(page, "untied")[1:3] == ["never reached", "0% (0%-6%)"]


def test_what_is_aimed_at_goes_for_the_scenario_as_written() -> None:
    page = tables(
        [game(0, won=False, cell=Setting(WEDDING, 3, level)) for level in ("kind", "plain")]
    )
    assert row(page, "The Salt Wedding", "3", "kind")[6] == "-"
    assert row(page, "The Salt Wedding", "3", "plain")[6] == "40%-60%"


def row(page: str, *begins: str) -> list[str]:
    """The first row of a table that begins so."""
    for line in page.splitlines():
        found = [each.strip() for each in line.strip("|").split(" | ")]
        if line.startswith("|") and found[: len(begins)] == list(begins):
            return found
    raise AssertionError(f"no row begins with {begins}")


class _Tags(HTMLParser):
    """Sees that what is opened is closed, and keeps what is drawn and said."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: Sequence[tuple[str, str | None]]) -> None:  # noqa: ARG002
        if tag not in UNCLOSED:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def test_the_report_is_well_formed_and_has_the_figures() -> None:
    page = report([*by_hand(), game(4, won=True, cell=Setting(GENTLE, 2))], 1.0)
    read = _Tags()
    read.feed(page)
    assert read.open == []
    text = " ".join(read.text)
    for wanted in ("eliminated (nobody)", "Wins by map", "Where harm came from", "monster: ghost"):
        assert wanted in text
    assert "salt-wedding, 3" in text
    assert "50%" in text
    assert "+100 ±" in text
    for drawing in page.split("<svg")[1:]:
        ET.fromstring("<svg" + drawing.split("</svg>")[0] + "</svg>")


def test_the_command_plays_cells_and_writes_page_and_tables(tmp_path: Path) -> None:
    asked = ["simulate", "--edition", "second", "--story", GENTLE, "--each", "1", "--json"]
    asked += ["--investigators", "2,3", "--level", "plain,kind", "--report", str(tmp_path)]
    told = CliRunner().invoke(app, [*asked, "--markdown", str(tmp_path / "tables.md")])
    assert told.exit_code == 0, told.output
    found = json.loads(told.stdout)
    assert found["games"] == sum(found["wins"].values()) == 4
    assert set(found["wins"]) == {"investigators", "nobody"}
    assert [(each["investigators"], each["level"]) for each in found["cells"]] == [
        (2, "kind"),
        (2, "plain"),
        (3, "kind"),
        (3, "plain"),
    ]
    assert (tmp_path / "report.html").exists()
    assert "| First Cold Night | 3 | kind | 1 |" in (tmp_path / "tables.md").read_text("utf-8")


@pytest.mark.usefixtures("own_boxes")
def test_a_scenario_of_ones_own_is_played_from_its_file(tmp_path: Path) -> None:
    path = write_new_scenario("The Lamp in Gull Lane", tmp_path)
    asked = ["simulate", "--edition", "second", "--story", str(path), "--investigators", "2"]
    told = CliRunner().invoke(app, [*asked, "--games", "2", "--jobs", "2", "--json"])
    assert told.exit_code == 0, told.output
    assert list(json.loads(told.stdout)["stories"]) == [path.stem]


# -- the same games without a card -----------------------------------------------------------------


def with_players(games: int) -> list[Match]:
    return series("second", cells([GENTLE], [3]), games, "coat", {"player": "heuristic"})


def test_what_is_withheld_is_found_by_nobody_and_nothing_else_is_different() -> None:
    found = [play(match)[0] for match in with_players(6)]
    again = without("crowbar", found)
    assert 0 < len(again) < 6
    for match in again:
        same = msgspec.structs.replace(match, withheld="")
        first, other = play(same)[1], play(match)[1]
        told = [event.kind for event in first.log]
        until = next(n for n, e in enumerate(first.log) if e.facts.get("card") == "crowbar")
        assert [event.kind for event in other.log][:until] == told[:until]
        assert list(other.log)[until].kind == "none-left"
        assert not [e for e in other.log if e.kind == "gained" and e.facts["card"] == "crowbar"]


def test_what_a_card_is_worth_is_told_by_pairs() -> None:
    """Of four games three were won with it, and of the same four one without."""
    first = [game(n, won=n < 3, used={"gained crowbar": 1}) for n in range(4)]
    others = [game(n, won=True, used={}) for n in range(4, 9)]
    again = [
        msgspec.structs.replace(game(each.number, won=each.number == 3), match=each)
        for each in without("crowbar", [*first, *others])
    ]
    told = withheld("crowbar", [*first, *others], again)
    assert told[1:] == (4, 3, 1, 1, 3)
    assert told.more == 0.5
    assert 0.5 < told.spread < 1


@pytest.mark.parametrize(
    ("card", "said"),
    [("crowbra", "did you mean 'crowbar'"), ("coat-pistol", "dealt as it begins")],
)
def test_what_cannot_be_withheld_is_refused(card: str, said: str) -> None:
    header = play(with_players(1)[0])[1].header
    with pytest.raises(MadhouseError, match=said):
        DOOR.workshop.withholding(header, card)


def test_the_command_says_what_a_card_is_worth() -> None:
    asked = ["--edition", "second", "--story", GENTLE, "--games", "6", "--withhold", "crowbar"]
    heard = CliRunner().invoke(app, ["simulate", *asked, "--seed", "coat", "--json"])
    assert heard.exit_code == 0
    told = json.loads(heard.stdout)["withheld"]
    assert told["card"] == "crowbar"
    assert 0 < told["games"] < 6
    heard = CliRunner().invoke(app, ["simulate", *asked, "--seed", "coat"])
    assert "points; " in heard.stdout


def test_endings_are_counted_apart() -> None:
    told = summary([game(1, won=True), game(2, won=False), game(3, won=False)], 1.0, "second")
    assert told["wins"] == {"investigators": 1, "nobody": 2}
    assert {name: each["games"] for name, each in told["endings"].items()} == {
        "a-plain-wedding": 1,
        "eliminated": 2,
    }
