"""Games that an earlier version kept can be found, opened by their links and gone on with."""

import json
import random
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from madhouse import load_case
from madhouse.engine.casefile import parse
from madhouse.engine.errors import MadhouseError
from tests.server.house import Guest, House
from tests.server.saving import CASES, GAMES

SAVED = Path(__file__).parent / "saved"
LINKS: dict[str, dict[str, Any]] = json.loads((SAVED / "links.json").read_text(encoding="utf-8"))
OPEN = [name for name, link in LINKS.items() if not link["winner"]]
OVER = [name for name, link in LINKS.items() if link["winner"]]

OTHERWISE: dict[str, str] = {
    "in_setup": "",
    "keepers_turn": "",
    "lot-thirteen.case": "content 'cc222fc78889'",
    "removal.case": "played with content",
    "rest-cure.case": "content '58f3c744362e'",
    "tarry-light.case": "replay it with the version that wrote it",
    "under_way": "",
    "understudy.case": "content 'f64bcdd2043a'",
    "uploaded": "",
    "with_take_backs": "",
}
"""Games and cases that rules of today play otherwise, and what one reads who opens them: nothing if
the game goes on from its last stage. Whoever changes a rule on purpose adds what it changes."""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A server of today with a copy of the games of then."""
    shutil.copy(SAVED / "games.sqlite3", tmp_path)
    house = House(tmp_path)
    yield house
    house.close()


def sit(house: House, name: str) -> Guest:
    """Everybody who has a link to a game, on one socket."""
    link = LINKS[name]
    front, *_ = link["seats"]
    guest = house.guest(link["game"], *link["seats"].values(), front=front)
    guest.hear("seats")
    return guest


def refused(house: House, name: str) -> str:
    """What one reads who cannot go on with a game."""
    link = LINKS[name]
    return str(house.guest(link["game"], *link["seats"].values()).hear("refused")["message"])


def test_there_is_a_game_of_every_sort() -> None:
    assert {make.__name__ for make in GAMES} == set(LINKS)
    assert {story for story, _, _ in CASES} == {path.stem for path in SAVED.glob("*.case")}
    assert not OTHERWISE.keys() - LINKS.keys() - {path.name for path in SAVED.glob("*.case")}


def test_every_game_is_on_the_list(house: House) -> None:
    tokens = [token for link in LINKS.values() for token in link["seats"].values()]
    listed = house.http.get("/api/games", headers={"seats": ",".join(tokens)}).json()
    told = {each["game"]: (each["over"], each["winner"]) for each in listed}
    assert told == {link["game"]: (bool(link["winner"]), link["winner"]) for link in LINKS.values()}


@pytest.mark.parametrize("name", OPEN)
def test_a_game_goes_on(house: House, name: str) -> None:
    if OTHERWISE.get(name):
        assert OTHERWISE[name] in refused(house, name)
        return
    guest = sit(house, name)
    game = house.table(LINKS[name]["game"]).game
    before = len(game.answers)
    assert (before < LINKS[name]["answers"]) == (name in OTHERWISE)
    seat = guest.asked()
    assert seat is not None
    guest.choose(seat, chooser=random.Random(1))
    assert len(house.table(LINKS[name]["game"]).game.answers) > before


@pytest.mark.parametrize("name", [name for name in OPEN if not OTHERWISE.get(name)])
def test_what_goes_on_is_kept(tmp_path: Path, name: str) -> None:
    shutil.copy(SAVED / "games.sqlite3", tmp_path)
    house = House(tmp_path)
    guest = sit(house, name)
    guest.choose(str(guest.asked()), chooser=random.Random(1))
    case = house.table(LINKS[name]["game"]).game.case()
    house.close()
    house = House(tmp_path)
    sit(house, name)
    assert house.table(LINKS[name]["game"]).game.case().startswith(case.removesuffix("open\n"))
    house.close()


@pytest.mark.parametrize("name", OVER)
def test_a_game_that_is_over_shows_its_end(house: House, name: str) -> None:
    if name in OTHERWISE:
        assert OTHERWISE[name] in refused(house, name)
        return
    link, guest = LINKS[name], sit(house, name)
    tokens, seat = link["seats"].values(), next(iter(link["seats"]))
    assert guest.states[seat]["view"]["result"][0] == link["winner"]
    assert guest.lines[seat][-1]["kind"] == "game-over"
    past = house.get(f"{link['game']}/replay?at=20&seat=keeper", *tokens).json()
    assert (past["at"], past["answers"]) == (20, link["answers"])


@pytest.mark.parametrize("name", LINKS)
def test_its_case_file_can_be_had_by_whom_it_belongs_to(house: House, name: str) -> None:
    link = LINKS[name]
    got = house.get(f"{link['game']}/case", *link["seats"].values())
    if link["invitations"]:  # somebody else may come
        assert got.status_code == 403
        assert "wait for the end" in got.json()["message"]
        return
    case = parse(got.text)
    if name in OTHERWISE:  # what it goes on from is in its header
        assert len(case.answers) <= link["answers"]
        return
    assert len(case.answers) == link["answers"]
    assert (case.result.winner if case.result else "") == link["winner"]


def test_what_was_said_is_said_again(house: House) -> None:
    guest = sit(house, "under_way")
    said = [guest.hear("said") for _ in range(2)]
    assert [(each["name"], each["text"]) for each in said] == [
        ("Ann", "Shall we try the cellar?"),
        ("Ben", "After you."),
    ]


def test_what_was_held_is_said_when_the_puzzle_is_left(house: House) -> None:
    guest = sit(house, "at_a_puzzle")
    guest.choose("investigator-1", "stop")
    assert guest.hear("said")["text"] == "Turn it the other way."


def test_an_answer_can_still_be_taken_back(house: House) -> None:
    guest = sit(house, "with_take_backs")
    if "with_take_backs" in OTHERWISE:  # it goes on from a stage, before which nothing is undone
        guest.choose("investigator-1", chooser=random.Random(1))
    number = guest.states["investigator-1"]["undo"]
    assert number
    guest.say(type="undo", seat="investigator-1", number=number)
    assert guest.hear("state")["questions"][0]["number"] == number


def test_an_invitation_still_opens_its_seat(house: House) -> None:
    link = LINKS["in_setup"]
    ((seat, token),) = link["invitations"].items()
    taken = house.post(f"{link['game']}/seats/{seat}/take", token=token, name="Cy").json()
    guest = house.guest(link["game"], taken["token"]).meet()
    assert guest.states[seat]["seat"] == seat


def test_one_who_watches_still_sees_the_table(house: House) -> None:
    link = LINKS["under_way"]
    guest = house.guest(link["game"], link["watch"]).meet()
    assert guest.asked() is None


@pytest.mark.parametrize("path", sorted(SAVED.glob("*.case")), ids=lambda path: path.name)
def test_a_case_file_is_played_again(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    if path.name in OTHERWISE:
        with pytest.raises(MadhouseError, match=OTHERWISE[path.name]):
            load_case(text)
        return
    case, game = parse(text), load_case(text)
    assert (len(game.answers), game.result) == (len(case.answers), case.result)
