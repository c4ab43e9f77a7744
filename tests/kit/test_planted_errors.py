"""A story with a mistake of each kind is refused, with file, line and reason."""

from pathlib import Path

import pytest

from madhouse.engine.workshop import Report
from madhouse.first.edition import the_box
from madhouse.first.kit.check import check, inspect
from tests.kit.planting import plant, refused

Change = tuple[str, str]

KEY_LIES_IN = "  entrance-hall: [brass-key]"
LOCKS = "locks: {cloakroom: brass-plate}"
POOL = "pool: [lantern"

PLANTED: dict[str, tuple[Change, str, str]] = {
    "a field that there is not": (
        ("minutes: 15-20", "minuets: 15-20"),
        "minuets",
        "minuets",
    ),
    "a face that cannot be drawn": (
        ("kind: maniac, look: spy", "kind: maniac, look: cowld"),
        "cowld",
        "unknown look 'cowld'; did you mean 'cowled'",
    ),
    "a number where a list belongs": (
        ("icons: [hearth, mask, lamp]", "icons: 3"),
        "icons: 3",
        "3",
    ),
    "a word that no card knows": (
        ("do: [draw_mythos: 1]", "do: [draw_mithos: 1]"),
        "draw_mithos",
        "did you mean 'draw_mythos'",
    ),
    "an id that is not the file's": (
        ("id: the-planted-one  ", "id: another-one  "),
        "id: another-one  ",
        "the file is named 'the-planted-one'",
    ),
    "a room that there is not": (
        (LOCKS, "locks: {cloakrom: brass-plate}"),
        "cloakrom:",
        "unknown room 'cloakrom'; did you mean 'cloakroom'?",
    ),
    "four events": (
        (
            "  - id: the-planted-one-event-4\n    name: The Bell\n    time: 2\n"
            "    text: The bell rings, though the door has stood open all evening.\n",
            "",
        ),
        "  - id: the-planted-one-event-1",
        "there are 4 events; a story has 5",
    ),
    "a chain that does not count down": (
        ("1A: [the-planted-one-2a, the-planted-one-1a]", "1A: [the-planted-one-2a]"),
        "1A: [the-planted-one-2a]",
        "is clue 2, but clue 1 belongs here",
    ),
    "a card that is laid twice": (
        (KEY_LIES_IN, f"{KEY_LIES_IN}\n  cloakroom: [brass-key]"),
        "  cloakroom: [brass-key]",
        "'brass-key' is laid twice",
    ),
    "more markers than there are": (
        (
            POOL,
            "features: {barrier: [entrance-hall.a, entrance-hall.b, entrance-hall.c, cloakroom.d]}"
            f"\n{POOL}",
        ),
        "features: {barrier",
        "4 barrier markers; there are 3",
    ),
    "a lone ladder": (
        (POOL, f"features: {{ladder: [cloakroom.d]}}\n{POOL}"),
        "features: {ladder",
        "a lone ladder leads nowhere",
    ),
    "a story choice marker that there is not": (
        (
            "# Read aloud after setup",
            '  "6":\n    text: Is it late?\n    answers: {A: {text: "It is."}}\n'
            "# Read aloud after setup",
        ),
        'answers: {A: {text: "It is."}}',
        "there is no story choice marker 6A",
    ),
    "a key behind its own lock": (
        (KEY_LIES_IN, "  cloakroom: [brass-key]"),
        "1A: [the-planted-one-2a",
        "the clue 'the-planted-one-2a' cannot be reached",
    ),
    "a lock that only a hard test opens": (
        (LOCKS, "locks: {cloakroom: chained-gate}"),
        "1A: [the-planted-one-2a",
        "is out of reach for good if tests at -2 or worse keep failing",
    ),
    "a key without a lock": (
        (KEY_LIES_IN, "  entrance-hall: [brass-key, iron-key]"),
        "  entrance-hall: [brass-key, iron-key]",
        "'iron-key' opens nothing in this story",
    ),
    "a room that no door leads to": (
        (
            "    - {tile: m1, side: a, at: [0, 0]}",
            "    - {tile: m1, side: a, at: [0, 0]}\n    - {tile: s6, side: a, at: [20, 20]}",
        ),
        "    - {tile: s6, side: a, at: [20, 20]}",
        "no door leads to 'cellar'",
    ),
    "a link that the layout does not have": (
        (
            "start: entrance-hall.c",
            "links: [[entrance-hall, entrance-hall]]\nstart: entrance-hall.c",
        ),
        "links: [[",
        "'cloakroom' and 'entrance-hall' join on the board; seal the door",
    ),
    "a monster that is never placed": (
        ("monsters: [zombie, maniac]", "monsters: [zombie, maniac, cultist]"),
        "monsters: [zombie, maniac, cultist]",
        "no 'cultist' is ever placed",
    ),
    "a name that never comes": (
        ("named:\n", "named:\n  the-aunt: {name: The Aunt, kind: zombie}\n"),
        "the-aunt:",
        "'the-aunt' never comes",
    ),
    "a clue in no chain": (
        (
            "1B: [the-planted-one-2a, the-planted-one-1b]",
            "1B: [the-planted-one-2a, the-planted-one-1a]",
        ),
        "  - id: the-planted-one-1b",
        "the clue 'the-planted-one-1b' is in no chain",
    ),
    "a rule that never begins": (
        (POOL, f"rules: [{{id: hush, name: Hush, text: Nobody speaks., waits: true}}]\n{POOL}"),
        "rules: [{id: hush",
        "'hush' waits, but nothing begins it",
    ),
    "an answer that changes nothing": (
        (
            "# Read aloud after setup",
            '  "3":\n    text: Is it raining?\n    answers: {A: {text: "Yes."}, B: {text: "No."}}\n'
            "# Read aloud after setup",
        ),
        'answers: {A: {text: "Yes."}',
        "this answer changes nothing that A does not",
    ),
    "somebody who never stands in the way": (
        (LOCKS, f"{LOCKS}\ndemands: [{{id: mr-orne, name: Mr. Orne, test: luck, flavour: Hm.}}]"),
        "demands:",
        "'mr-orne' is never laid; put it under 'locks' or 'obstacles', or leave it out",
    ),
    "a text that is missing": (
        ("text: The bell rings, though the door has stood open all evening.", 'text: ""'),
        'text: ""',
        "the text is missing",
    ),
    "an epilogue that is missing": (
        ("      keeper: By morning every peg is taken.\n", ""),
        "      investigators: It makes good kindling.",
        "there is no epilogue if the keeper win",
    ),
    "a clue that does not name its room": (
        ("behind the mirror in the entrance hall", "behind the mirror out there"),
        "    flavour: >-",
        "the text does not name the Entrance Hall",
    ),
    "a clue that names another room": (
        ("The ticket pinned", "In the cloakroom, the ticket pinned"),
        "    flavour: >-",
        "the text names the Cloakroom, where it does not lead",
    ),
    "an objective that can be revealed at once": (
        ("reveal: [event_resolved: 2, monster_in", "reveal: [monster_in"),
        "reveal: [monster_in",
        "it can be revealed too early",
    ),
    "a keeper who can win at once": (
        ("if: [event_resolved: 3, killed_after_reveal: 1]", "if: [killed_after_reveal: 1]"),
        "An investigator has been killed",
        "the keeper can win too early",
    ),
    "no time for the last task": (
        ("    time: 4\n", "    time: 1\n"),
        "    time: 1",
        "give it 3 or more",
    ),
    "a keeper action for nothing": (
        ("icons: [hearth", "actions_by: {2A: {ill-omens: {cost: 0}}}\nicons: [hearth"),
        "actions_by:",
        "a keeper action that costs nothing needs 'limit: turn'",
    ),
    "a card whose room would not be told": (
        ("if: [in_room: entrance-hall]", "if: [in_room: entrance-hall, carrying: brass-key]"),
        "  - id: the-planted-one-the-river",
        "the goal asks for 'brass-key'; list it under 'needs'",
    ),
}

UNWINNABLE: dict[str, tuple[Change, str, str]] = {
    "a goal that the keeper cannot reach": (
        ("rooms: [cloakroom], at_least: 2", "rooms: [cloakroom], at_least: 20"),
        "text: Two zombies are in the Cloakroom",
        "no win of the keeper was found with the answers 1B 2A",
    ),
    "a goal that the investigators cannot reach": (
        ("marked: {name: stand, at_least: 2}", "marked: {name: stand, at_least: 200}"),
        "text: Somebody in the Entrance Hall",
        "no win of the investigators was found with the answers 1B 2A",
    ),
}


@pytest.mark.parametrize("kind", PLANTED)
def test_a_planted_mistake_is_refused(kind: str, tmp_path: Path) -> None:
    change, part, reason = PLANTED[kind]
    path = plant(tmp_path, change)
    report = Report()
    inspect(path, the_box(), report)
    assert refused(report.errors, path, part, reason), "\n".join(map(str, report.errors))


@pytest.mark.parametrize("kind", UNWINNABLE)
def test_a_goal_out_of_reach_is_refused(kind: str, tmp_path: Path) -> None:
    change, part, reason = UNWINNABLE[kind]
    path = plant(tmp_path, change)
    report = check(path)
    assert not report.good
    assert refused(report.errors, path, part, reason), "\n".join(map(str, report.errors))


def test_without_a_mistake_nothing_is_refused(tmp_path: Path) -> None:
    report = check(plant(tmp_path))
    assert report.good
    assert report.errors == []


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    path = plant(
        tmp_path,
        ("monsters: [zombie, maniac]", "monsters: [zombie, maniac, cultist]"),
        ("text: It grows light. The stand is empty, and the floor beneath it is dry.", 'text: ""'),
        (KEY_LIES_IN, "  entrance-hall: [brass-key, iron-key]"),
    )
    report = Report()
    inspect(path, the_box(), report)
    reasons = " ".join(error.message for error in report.errors)
    assert "'cultist'" in reasons
    assert "missing" in reasons
    assert "'iron-key' opens nothing" in reasons


def test_a_text_too_short_to_be_read_aloud_is_a_warning(tmp_path: Path) -> None:
    path, report = plant(tmp_path), Report()
    inspect(path, the_box(), report)
    assert refused(report.warnings, path, "The clock in the hall strikes", "40 to 70 are good")


def test_a_small_mythos_deck_is_a_warning(tmp_path: Path) -> None:
    path = plant(tmp_path, ("icons: [hearth, mask, lamp]", "icons: [hearth, mask]"))
    report = Report()
    inspect(path, the_box(), report)
    reason = "the Mythos deck has 12 cards; 15 are good"
    assert refused(report.warnings, path, "icons: [hearth, mask]", reason)
