"""`python -m tests.server.saving FOLDER`: games of many sorts, kept as this version keeps them.

A later version must be able to go on with them: `tests/server/saved` was written like this. Beside
the database lie the links to its seats (`links.json`) and case files, whole ones and open ones.
"""

import json
import random
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path

import madhouse
from madhouse.engine.casefile import parse
from madhouse.engine.saving import save
from madhouse.sim.match import Match, play
from tests.rules.first.puzzle_tables import FAR_OFF, tries_the_lintel
from tests.server.house import FAIR, OPEN, PERSON, Guest, House, Message, tokens_of

KEEPER, ONE, TWO = "keeper", "investigator-1", "investigator-2"
COMPANION = {"holder": "computer", "player": "heuristic"}
BEN = {"holder": "person", "name": "Ben"}
CASES = (
    ("lot-thirteen", 2, 1.0),
    ("removal", 3, 0.6),
    ("rest-cure", 1, 1.0),
    ("tarry-light", 4, 0.8),
    ("the-cold-supper", 2, 0.1),
    ("understudy", 2, 1.0),
)
"""Story, number of investigators, and how much of the game the case tells."""


def main(folder: Path) -> None:
    """Play, and leave one file without its journals."""
    folder.mkdir(parents=True)
    house = House(folder)
    links = {make.__name__: make(house) for make in GAMES}
    house.close()
    with sqlite3.connect(folder / "games.sqlite3") as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        database.execute("PRAGMA journal_mode = DELETE")
        database.execute("VACUUM")
    (folder / "links.json").write_text(json.dumps(links, indent=1) + "\n", encoding="utf-8")
    for story, investigators, share in CASES:
        save(folder / f"{story}.case", _case(story, investigators, share))


def _case(story: str, investigators: int, share: float) -> str:
    match = Match(
        number=1,
        edition="first",
        story=story,
        seed="saved",
        investigators=investigators,
        players={"keeper": "fair", "investigator": "heuristic"},
    )
    case = play(match)[1].case()
    if share == 1.0:
        return case
    answers = parse(case).answers
    return madhouse.load_case(case, until=answers[int(share * len(answers))].number).case()


# -- games -----------------------------------------------------------------------------------------


def in_setup(house: House) -> Message:
    """Both sides have begun to choose."""
    created = house.set_up(PERSON, (BEN, OPEN), story="lot-thirteen")
    guest = _sit(house, created)
    for seat in (KEEPER, ONE):
        guest.take_chair(seat)
        guest.choose(seat)
        _settle(guest)
    return _links(house, created, guest)


def under_way(house: House) -> Message:
    """Ann, Ben by a link and a computer, some talk, a secret seed."""
    created = house.set_up(FAIR, (PERSON, OPEN, COMPANION), story="understudy")
    path = f"{created['game']}/seats/{TWO}/take"
    token = created["invitations"].pop()["token"]
    created["seats"].append(house.post(path, token=token, name="Ben").json())
    guest = _sit(house, created)
    _play(guest, lambda: guest.states[ONE]["view"]["round"] < 3)
    guest.say(type="say", seat=ONE, text="Shall we try the cellar?")
    guest.say(type="say", seat=TWO, text="After you.")
    while guest.hear("said")["text"] != "After you.":
        pass
    return _links(house, created, guest)


def over(house: House) -> Message:
    """A short game to its end."""
    created = house.set_up(FAIR, (PERSON,))
    guest = _sit(house, created)
    _play(guest, lambda: not guest.states[ONE]["view"]["result"])
    return _links(house, created, guest)


def uploaded(house: House) -> Message:
    """Gone on with from a case file."""
    wish = {
        "case": _case("removal", 2, 0.5),
        "keeper": FAIR,
        "investigators": [PERSON, COMPANION],
    }
    created = house.http.post("/api/cases", json=wish).json()
    guest = _sit(house, created)
    _play(guest, lambda: len(guest.heard) < 20)
    return _links(house, created, guest)


def keepers_turn(house: House) -> Message:
    """A person has the keeper's turn, against computers."""
    created = house.set_up(PERSON, (COMPANION, COMPANION, COMPANION), story="tarry-light")
    guest = _sit(house, created)
    _play(guest, lambda: guest.states[KEEPER]["view"]["round"] < 2)
    _play(guest, lambda: "keeper-action" not in _kinds(guest, KEEPER))
    return _links(house, created, guest)


def with_take_backs(house: House) -> Message:
    """Alone, with answers that can be taken back."""
    created = house.set_up(
        FAIR, (PERSON,), story="rest-cure", agreements=["take-backs"], seed="a seed"
    )
    guest = _sit(house, created)
    _play(guest, lambda: guest.states[ONE]["view"]["round"] < 2)
    return _links(house, created, guest)


def at_a_puzzle(house: House) -> Message:
    """On a table built by hand; what is said waits until the puzzle is left."""
    case = tries_the_lintel(*FAR_OFF, players=2).case()
    wish = {"case": case, "keeper": FAIR, "investigators": [PERSON, BEN]}
    created = house.http.post("/api/cases", json=wish).json()
    guest = _sit(house, created)
    guest.ask(type="say", seat=TWO, text="Turn it the other way.")
    return _links(house, created, guest)


GAMES: tuple[Callable[[House], Message], ...] = (
    in_setup,
    under_way,
    over,
    uploaded,
    keepers_turn,
    with_take_backs,
    at_a_puzzle,
)


def _sit(house: House, created: Message) -> Guest:
    guest = house.guest(created["game"], *tokens_of(created))
    guest.hear("seats")
    return guest


def _play(guest: Guest, goes_on: Callable[[], bool]) -> None:
    """Answer at random, as long as that is wished."""
    chooser = random.Random(3)
    while goes_on():
        seat = guest.asked()
        if seat is None:
            guest.hear("state")
        else:
            guest.choose(seat, chooser=chooser)
            _settle(guest)


def _settle(guest: Guest) -> None:
    """Hear all that was said so far: what one seat answers is news for the others."""
    guest.say(type="ping")
    guest.hear("pong")


def _kinds(guest: Guest, seat: str) -> list[str]:
    return [each["kind"] for each in guest.states[seat]["questions"]]


def _links(house: House, created: Message, guest: Guest) -> Message:
    """What opens the game, and what can be said of it once it waits for a person."""
    game = house.table(created["game"]).game
    while guest.asked() is None and not game.over:
        guest.hear("state")
    guest.close()
    return {
        "game": created["game"],
        "seats": {each["seat"]: each["token"] for each in created["seats"]},
        "invitations": {each["seat"]: each["token"] for each in created["invitations"]},
        "watch": created["watch"],
        "answers": len(game.answers),
        "winner": game.result.winner if game.result else "",
    }


if __name__ == "__main__":
    main(Path(sys.argv[1]))
