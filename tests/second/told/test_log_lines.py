"""Lines of the log, each with the facts that are told and what a player reads of them."""

from typing import Any

import pytest

from madhouse.engine.log import Event
from madhouse.second.tellers import teller_of
from madhouse.second.told.telling import Teller

LEV, PEARL = "lev-abramson", "pearl-gaines"
HALL, PARLOUR = "front-hall.a", "parlour.b"
DOOR = "front-hall.b|parlour.a"
GHOST = "ghost 1"
Facts = dict[str, Any]

LINES: list[tuple[str, Facts, str]] = [
    ("activates", {"monster": GHOST}, "The Ghost stirred."),
    ("added-up", {"name": "tray 0", "total": 2, "needed": 3}, "In all: 2, of 3 needed."),
    (
        "attacks",
        {"who": LEV, "monster": GHOST, "card": "", "attack": "unarmed"},
        "Lev Abramson went for the Ghost with bare hands.",
    ),
    (
        "attacks",
        {"who": LEV, "monster": GHOST, "card": "crowbar", "attack": "heavy"},
        "Lev Abramson went for the Ghost with the Crowbar.",
    ),
    ("barricade", {"space": HALL, "door": ""}, "A Barricade stands in the Front Hall (a)."),
    ("barricade-gone", {"space": HALL}, "The Barricade in the Front Hall (a) is gone."),
    (
        "barricade-rolled",
        {"monster": GHOST, "space": HALL, "dice": ["2", "1", "0"], "broken": False},
        "The Ghost came at the Barricade in the Front Hall (a) (★ ? ·). It holds.",
    ),
    (
        "barricade-rolled",
        {"monster": GHOST, "space": HALL, "dice": ["2", "2"], "broken": True},
        "The Ghost came at the Barricade in the Front Hall (a) (★ ★) and is through.",
    ),
    (
        "blocked",
        {"who": LEV, "door": DOOR, "space": HALL},
        "Lev Abramson pushed a Barricade against the door between the Front Hall and the Parlour.",
    ),
    (
        "blocked",
        {"who": LEV, "door": "passage", "space": HALL},
        "Lev Abramson pushed a Barricade before the Secret Passage.",
    ),
    (
        "became",
        {"who": LEV, "condition": "dazed"},
        "Lev Abramson became Dazed. You have 1 puzzle step fewer in each attempt. −1 die in tests "
        "to search. At the end of your next turn, discard this card.",
    ),
    ("burned", {"who": LEV, "space": HALL}, "Lev Abramson stood in Fire."),
    (
        "cannot-spawn",
        {"kind": "ghost", "lacking": "figure"},
        "No figure is left for another Ghost.",
    ),
    (
        "cannot-spawn",
        {"kind": "ghost", "lacking": "ID token"},
        "No ID token is left for another Ghost.",
    ),
    ("chose", {"who": LEV, "seat": "player-1"}, "Lev Abramson has come to see about it."),
    ("clue-spent", {"who": LEV, "left": 0}, "Lev Abramson gave up the last Clue."),
    ("clue-spent", {"who": LEV, "left": 2}, "Lev Abramson gave up a Clue and has 2 left."),
    (
        "clues",
        {"who": LEV, "number": 1, "left": 3},
        "Lev Abramson gained a Clue and has 3.",
    ),
    ("condition-lost", {"who": LEV, "condition": "dazed"}, "Lev Abramson is Dazed no longer."),
    (
        "condition-flipped",
        {"who": LEV, "condition": "owed", "back": "forgiven"},
        "Lev Abramson turned Owed over. Forgiven. A line through it, and nothing more.",
    ),
    ("counted", {"counter": "open-doors", "value": 1}, "The count of open doors is 1."),
    ("darkened", {"space": PARLOUR}, "It grew dark in the Parlour (b)."),
    ("defeated", {"monster": "ghost 2"}, "The second Ghost is defeated."),
    (
        "door-shut",
        {"who": LEV, "door": DOOR},
        "Lev Abramson shut the door between the Front Hall and the Parlour, until the end of the "
        "round.",
    ),
    ("discarded", {"who": LEV, "card": "crowbar"}, "Lev Abramson discarded the Crowbar."),
    (
        "dropped",
        {"who": LEV, "space": HALL, "card": "crowbar"},
        "Lev Abramson dropped the Crowbar in the Front Hall (a).",
    ),
    ("entrance", {"space": HALL}, "All stand in the Front Hall (a)."),
    ("evades", {"who": LEV, "monster": GHOST}, "Lev Abramson had to get past the Ghost."),
    ("fire", {"space": HALL}, "Fire in the Front Hall (a)."),
    ("fire-out", {"space": HALL}, "The Fire in the Front Hall (a) is out."),
    (
        "flipped",
        {"who": LEV, "card": "clean-dressings", "back": True},
        "Lev Abramson turned the Clean Dressings over.",
    ),
    (
        "given",
        {"who": LEV, "to": PEARL, "card": "crowbar"},
        "Lev Abramson gave the Crowbar to Pearl Gaines.",
    ),
    (
        "harm",
        {"who": LEV, "harm": "horror", "card": "keeps-looking-back"},
        "Lev Abramson suffered Horror: Keeps Looking Back. Keep Faceup. −1 die in tests to evade.",
    ),
    ("harm-facedown", {"who": LEV, "harm": "damage"}, "Lev Abramson suffered Damage, facedown."),
    (
        "harm-shut",
        {"who": LEV, "harm": "damage", "card": "turned-ankle"},
        "Lev Abramson turned one Damage facedown: Turned Ankle.",
    ),
    ("healed", {"who": LEV, "harm": "horror", "number": 2}, "Lev Abramson discarded 2 Horror."),
    ("horror-check", {"who": LEV, "monster": GHOST}, "Lev Abramson looked at the Ghost."),
    ("item-left", {"card": "crowbar", "space": HALL}, "The Crowbar lies in the Front Hall (a)."),
    ("kept", {"who": LEV, "card": "crowbar"}, "Lev Abramson kept the Crowbar."),
    ("last-phase", {"round": 9}, "The others have one investigator phase left, that of round 9."),
    ("left-to-count", {"number": 0}, "None is left."),
    ("left-to-count", {"number": 3}, "3 are left."),
    ("light-out", {"space": HALL}, "The light in the Front Hall (a) was put out."),
    ("lightened", {"space": HALL}, "The dark went out of the Front Hall (a)."),
    ("monster-healed", {"monster": GHOST, "damage": 1}, "The Ghost lost 1 damage."),
    ("monster-hurt", {"monster": GHOST, "damage": 2}, "The Ghost suffered 2 damage."),
    (
        "monster-moved",
        {"monster": GHOST, "space": PARLOUR},
        "The Ghost went into the Parlour (b).",
    ),
    ("moved", {"who": LEV, "space": "landing.a"}, "Lev Abramson went onto the Landing (a)."),
    (
        "no-agreement",
        {"who": LEV},
        "They could not agree. Lev Abramson, drawn by lot, decided.",
    ),
    (
        "no-copy-left",
        {"who": LEV, "condition": "dazed"},
        "Lev Abramson should have become Dazed, but no copy is left.",
    ),
    ("none-left", {"card": "barricade"}, "No Barricade is left."),
    ("none-left", {"card": "secret-passage"}, "No Secret Passage is left."),
    ("none-left", {"card": "crowbar"}, "No copy is left of the Crowbar."),
    (
        "not-stolen",
        {"who": LEV, "victim": PEARL},
        "Lev Abramson had nothing to show for it: Pearl Gaines held on.",
    ),
    ("passage", {"space": HALL}, "A Secret Passage in the Front Hall (a)."),
    ("passage-gone", {"space": HALL}, "The Secret Passage in the Front Hall (a) is gone."),
    (
        "passes-after-all",
        {"who": LEV, "successes": 1},
        "Lev Abramson passed after all, with 1 success.",
    ),
    (
        "prevented",
        {"who": LEV, "damage": 2, "horror": 1},
        "Lev Abramson was spared 2 Damage and 1 Horror.",
    ),
    ("prevented", {"who": LEV, "damage": 0, "horror": 1}, "Lev Abramson was spared 1 Horror."),
    (
        "pushed",
        {"who": LEV, "target": PEARL, "space": PARLOUR},
        "Lev Abramson pushed Pearl Gaines into the Parlour (b).",
    ),
    (
        "puzzle-attempt",
        {"who": LEV, "puzzle": "tray 0", "skill": "lore", "steps": 3},
        "Lev Abramson set to work, with 3 steps. Go through the letter tray.",
    ),
    ("puzzle-closed", {"who": "", "puzzle": "tray 0", "taken": 0}, "It was left as it lay."),
    (
        "puzzle-closed",
        {"who": "", "puzzle": "tray 0", "taken": 2},
        "It was left as it lay, after 2 steps.",
    ),
    ("puzzle-solved", {"taken": 4}, "It was solved, in 4 steps."),
    (
        "puzzle-step",
        {"who": "", "puzzle": "tray 0", "step": "shift a right by 1", "taken": 1},
        "They shifted piece a right by 1.",
    ),
    (
        "puzzle-step",
        {"who": LEV, "puzzle": "tray 0", "step": "shift goal right by 3", "taken": 1},
        "Lev Abramson shifted the goal piece right by 3.",
    ),
    (
        "puzzle-step",
        {"who": LEV, "puzzle": "tray 0", "step": "lay piece 3", "taken": 1},
        "Lev Abramson laid piece 3.",
    ),
    ("reported", {"skill": "lore", "successes": 0}, "Lore: no success."),
    ("reported", {"skill": "will", "successes": 3}, "Will: 3 successes."),
    (
        "rerolled",
        {"who": LEV, "dice": ["1", "0"]},
        "Lev Abramson rolled again: ? ·.",
    ),
    ("result-turned", {"who": LEV}, "Lev Abramson turned an investigation result into a success."),
    (
        "revealed",
        {"rooms": ["front-hall", "parlour", "landing"]},
        "Now on the board: the Front Hall, the Parlour and the Landing.",
    ),
    (
        "rolled",
        {"who": LEV, "purpose": "", "skill": "will", "dice": ["0", "2"]},
        "Lev Abramson tested will: · ★.",
    ),
    (
        "rolled",
        {"who": LEV, "purpose": "resist", "skill": "strength", "dice": ["1"]},
        "Lev Abramson tested strength, to stand their ground: ?.",
    ),
    (
        "room-named",
        {"who": "", "token": "to-dining-room", "rooms": ["dining-room"]},
        "What lies behind it (the dining room door): the Dining Room.",
    ),
    ("round", {"round": 1}, "Round 1."),
    ("spell-rests", {"who": LEV, "card": "scald"}, "Lev Abramson turned Scald faceup again."),
    (
        "starting-possessions",
        {"cards": ["crowbar", "iodine"]},
        "Between them they brought the Crowbar and the Iodine.",
    ),
    (
        "struck",
        {"who": LEV, "monster": GHOST, "whom": "nearest in range"},
        "The Ghost was upon Lev Abramson.",
    ),
    ("success-added", {"who": LEV, "number": 1}, "Lev Abramson had 1 success more."),
    (
        "tested",
        {"who": LEV, "skill": "will", "successes": 2, "difficulty": None},
        "2 successes.",
    ),
    (
        "tested",
        {"who": LEV, "skill": "will", "successes": 1, "difficulty": 2},
        "1 success, of 2 needed: failed.",
    ),
    (
        "tested",
        {"who": LEV, "skill": "will", "successes": 2, "difficulty": 2},
        "2 successes, of 2 needed: passed.",
    ),
    (
        "token-discarded",
        {"token": "tray"},
        "No more can be done with it: the letter tray.",
    ),
    ("turn", {"who": LEV}, "Lev Abramson’s turn."),
    (
        "unblocked",
        {"who": LEV, "door": DOOR, "space": HALL},
        "Lev Abramson pulled the Barricade away from the door between the Front Hall and the "
        "Parlour.",
    ),
    ("watches", {"monster": GHOST}, "The Ghost only watched."),
    ("winners", {"winners": []}, "No investigator has won."),
    ("winners", {"winners": [LEV, PEARL]}, "Won by Lev Abramson and Pearl Gaines."),
    (
        "wounded",
        {"who": LEV},
        "It was as much Damage as Lev Abramson can bear. What lay facedown is discarded.",
    ),
]


@pytest.fixture
def teller() -> Teller:
    told = teller_of("first-cold-night")
    told.names.learn_rooms(["front-hall", "parlour"])
    return told


@pytest.mark.parametrize(("kind", "facts", "line"), LINES)
def test_what_happened_is_told(teller: Teller, kind: str, facts: Facts, line: str) -> None:
    assert teller.event(Event(kind, facts)) == line


PARTS = [
    ("attacks", "calls"),
    ("harm", "cost"),
    ("became", "cost"),
    ("turn", "ends"),
    ("tested", "test"),
    ("moved", ""),
]


@pytest.mark.parametrize(("kind", "part"), PARTS)
def test_a_line_knows_its_place_and_how_it_hangs_together(
    teller: Teller, kind: str, part: str
) -> None:
    facts, text = next((facts, text) for name, facts, text in LINES if name == kind)
    line = teller.line(Event(kind, facts))
    assert (line.text, line.place, line.part) == (text, facts.get("space", ""), part)
    assert not line.aloud
    assert (line.title, line.kicker, line.body) == ("", "", "")
    assert bool(line.came) is (part == "cost")  # of a card that came, what it does
    assert text.endswith(" ".join(line.came))


def test_a_text_is_read_aloud_unless_there_is_none(teller: Teller) -> None:
    facts: Facts = {"token": "tray", "option": 0, "again": False, "who": LEV, "space": HALL}
    line = teller.line(Event("token-text", facts))
    assert line.aloud
    assert line.part == "calls"
    assert line.place == HALL
    assert line.came == ["Observation test: 1 success needed."]
    lead = "Lev Abramson: Go through the letter tray."
    assert line.text == f"{lead} {line.body} Observation test: 1 success needed."
    nothing: Facts = {"token": "tray", "option": 0, "passed": True}
    assert not teller.line(Event("token-outcome", nothing)).aloud
