"""A scenario with a mistake of each kind is refused, with file, line and reason."""

from pathlib import Path

import pytest

from madhouse.engine.workshop import Report
from madhouse.second.kit.check import check, inspect
from madhouse.second.things.box import Box
from madhouse.second.words import VOCABULARY
from tests.kit.planting import refused
from tests.kit.planting_scenarios import plant_scenario

Change = tuple[str, str]

OUT = "pass: [{end: out}]"
LOCKED = "pass: [{end: locked}]"
TRAM = "do: [{end: dark}]"
WARM = "pass: [{learn: warm}, gain_clue]"
MYTHOS = "mythos: {minor: [1, 6]}"
FACTS = "facts:\n"
TOKENS = "tokens:\n"

PLANTED: dict[str, tuple[Change, str, str]] = {
    "a field that there is not": (
        ("minutes: [15, 25]", "minuets: [15, 25]"),
        "minuets",
        "minuets",
    ),
    "a word that nobody knows": (
        (WARM, "pass: [{lern: warm}, gain_clue]"),
        "lern",
        "did you mean 'learn'",
    ),
    "a condition that nobody knows": (
        ("if: [{known: warm}]", "if: [{knwon: warm}]"),
        "knwon",
        "did you mean 'known'",
    ),
    "an id that is not the file's": (
        ("id: the-planted-lamp", "id: another-lamp"),
        "id: another-lamp",
        "the file is called 'the-planted-lamp'",
    ),
    "two tokens with one id": (
        ("  - id: lamp\n", "  - id: agent # once more\n"),
        "  - id: agent # once more",
        "tokens[0] has the id 'agent' too; choose another",
    ),
    "a room that there is not": (
        ("to: [dining-room]", "to: [dinning-room]"),
        "dinning-room",
        "unknown room 'dinning-room'; did you mean 'dining-room'?",
    ),
    "a space that there is not": (
        ("at: dining-room.a", "at: dining-room.e"),
        "dining-room.e",
        "unknown room or space 'dining-room.e'; did you mean",
    ),
    "a fact that there is not": (
        (WARM, "pass: [{learn: worm}, gain_clue]"),
        "{learn: worm}",
        "unknown fact 'worm'; did you mean 'warm'?",
    ),
    "an ending that there is not": (
        (TRAM, "do: [{end: dork}]"),
        "{end: dork}",
        "unknown ending 'dork'; did you mean 'dark'?",
    ),
    "a card that there is not": (
        ("{card: hurricane-lamp}", "{card: huricane-lamp}"),
        "huricane-lamp",
        "did you mean 'hurricane-lamp'?",
    ),
    "a skill that there is not": (
        ("test: observation; 1", "test: obsrvation; 1"),
        "obsrvation",
        "'obsrvation; 1' is no test",
    ),
    "a value that is never drawn": (
        ("    kind: interact\n", "    kind: interact\n    only: {lit: cousin}\n"),
        "only: {lit: cousin}",
        "lit is never 'cousin'",
    ),
    "tiles that lie on each other": (
        ("m3a: [0, 2, 90]", "m3a: [1, 3, 0]"),
        "  a:",
        "",
    ),
    "a door that leads nowhere": (
        ("m3a: [0, 2, 90]", "m3a: [0, 2, 0]"),
        "  - id: to-dining-room",
        "no door or border joins 'front-hall' and 'dining-room'",
    ),
    "a room that is never laid": (
        ("m3a: [0, 2, 90]}", "m3a: [0, 2, 90], s1a: [0, 1, 0]}"),
        "m3a: [0, 2, 90]",
        "the room 'kitchen' is never laid",
    ),
    "a fact that nobody can learn": (
        (FACTS, f"{FACTS}  - {{id: salt, text: There is salt in the oil.}}\n"),
        "id: salt",
        "nothing lets anybody learn 'salt'",
    ),
    "a fact that nothing asks": (
        (
            f"{FACTS}",
            f"{FACTS}  - {{id: salt, text: There is salt in the oil.}}\n",
        ),
        "id: salt",
        "nothing",
    ),
    "an option that can never be chosen": (
        ("if: [{known: warm}]", "if: [{carries: the-loving-cup}]"),
        "      - label: Ask who lit the lamp",
        "it asks for 'the-loving-cup', which nobody is ever given",
    ),
    "an option that waits for itself": (
        ("if: [{known: warm}]", "if: [{known: warm}, {known: lit}]"),
        "      - label: Ask who lit the lamp",
        "the option 'Ask who lit the lamp' can never be chosen",
    ),
    "a token that is never placed": (
        ("    at: front-hall.b\n", "    at: front-hall.b\n    placed: false\n"),
        "  - id: agent",
        "nothing places 'agent'",
    ),
    "an event that never comes": (
        ("    when: {round: 5}\n", "    when: {round: 5}\n    if: [{investigators: 6}]\n"),
        "  - id: before-the-last-tram",
        "the event 'before-the-last-tram' can never come",
    ),
    "an ending that is never reached": (
        (OUT, "pass: [gain_clue]"),
        "    won: true",
        "the ending 'out' can never be reached",
    ),
    "a scenario that time does not end": (
        (TRAM, "do: [{each: [gain_clue]}]"),
        "  - id: a-chair",
        "time never ends it",
    ),
    "a hidden variable on which nothing hangs": (
        ("hidden: {lit: [agent, tenant]}", "hidden: {lit: [agent, tenant], moon: [new, full]}"),
        "hidden: {lit: [agent, tenant], moon",
        "nothing hangs on 'moon'",
    ),
    "a counter that nothing counts": (
        (TOKENS, f"counters: {{noise: 0}}\n{TOKENS}"),
        "counters: {noise: 0}",
        "nothing counts 'noise'",
    ),
    "a monster that never comes": (
        (MYTHOS, f"monsters: [{{id: the-sitter, kind: ghost, name: The Sitter}}]\n{MYTHOS}"),
        "monsters: [{id: the-sitter",
        "'the-sitter' never comes",
    ),
    "more figures than there are": (
        (
            TRAM,
            "do: [{spawn: {monster: the-sitter, at: dining-room, number: 5}}, {end: dark}]\n"
            "monsters:\n"
            "  - {id: the-sitter, kind: ghost, name: The Sitter, defeated: [{end: out}]}",
        ),
        "  - id: the-last-tram",
        "up to 5 of the kind 'ghost' come; there are 4 figures",
    ),
    "more Secret Passages than there are": (
        (
            "do: [{each: [{suffer: {horror: 1, negates: will}}]}]",
            "do: [{open_passages: [front-hall, front-hall.a, front-hall.b, dining-room, "
            "dining-room.a, dining-room.b]}]",
        ),
        "  - id: a-chair",
        "6 Secret Passages are placed; there are 5",
    ),
    "a text that is missing": (
        (
            "text: A table, laid for one. The lamp stands in the middle, and the chair is a "
            "little drawn out.",
            'text: ""',
        ),
        'text: ""',
        "the text is missing",
    ),
    "a text that is not there for the second time": (
        ("        again: You tilt it once more. It has not gone down.\n", ""),
        "      - label: Look at the lamp",
        "it can be read twice; write `again`",
    ),
    "a text that is too long to be read aloud": (
        ("text: He takes off his hat to you,", f"text: {'And again ' * 20}he takes off his hat,"),
        "text: And again",
        "at most 40 are good to read aloud",
    ),
    "a dead end by a card that is lost": (
        (
            "pass: [{learn: warm}, gain_clue]",
            "pass: [{learn: warm}, {discard: agent}, {discard: lamp}]",
        ),
        "      - label: Look at the lamp",
        "after 'lamp 0' no ending can be won any more",
    ),
    "a first objective that is not there yet": (
        (
            "  - {text: See about the lamp before the last tram.}",
            "  - {text: See about the lamp before the last tram., if: [{known: lit}]}",
        ),
        "See about the lamp",
        "the first objective is there from the start",
    ),
}


@pytest.fixture(scope="module")
def box() -> Box:
    return Box(VOCABULARY)


@pytest.mark.parametrize("kind", PLANTED)
def test_a_planted_mistake_is_refused(kind: str, tmp_path: Path, box: Box) -> None:
    change, part, reason = PLANTED[kind]
    path = plant_scenario(tmp_path, change)
    report = Report()
    inspect(path, box, report)
    assert refused(report.errors, path, part, reason), "\n".join(map(str, report.errors))


def test_an_ending_without_a_way_is_refused(tmp_path: Path) -> None:
    path = plant_scenario(tmp_path, ("adds_up_to: {each: 1}", "adds_up_to: 999"))
    report = check(path)
    assert not report.good
    reason = "no way to the ending 'out' was found (lit agent, 2 investigators and 7 more)"
    assert refused(report.errors, path, "    won: true", reason)


def test_without_a_mistake_nothing_is_refused(tmp_path: Path) -> None:
    report = check(plant_scenario(tmp_path))
    assert report.good
    assert report.errors == []


def test_all_mistakes_are_told_at_once(tmp_path: Path, box: Box) -> None:
    path = plant_scenario(
        tmp_path,
        (TOKENS, f"counters: {{noise: 0}}\n{TOKENS}"),
        (LOCKED, "pass: [gain_clue]"),
        ("        again: You tilt it once more. It has not gone down.\n", ""),
    )
    report = Report()
    inspect(path, box, report)
    reasons = " ".join(error.message for error in report.errors)
    assert "'noise'" in reasons
    assert "'locked'" in reasons
    assert "`again`" in reasons


def test_a_short_prologue_is_a_warning(tmp_path: Path, box: Box) -> None:
    path, report = plant_scenario(tmp_path), Report()
    inspect(path, box, report)
    assert refused(report.warnings, path, "  - >-", "110 to 180 are good")


def test_a_card_found_twice_is_a_warning(tmp_path: Path, box: Box) -> None:
    path = plant_scenario(tmp_path, (WARM, "pass: [{learn: warm}, {gain: length-of-pipe}]"))
    report = Report()
    inspect(path, box, report)
    told = [warning.message for warning in report.warnings]
    copies = box.item_cards["length-of-pipe"].copies
    assert any("length-of-pipe" in each for each in told) == (copies == 1)
