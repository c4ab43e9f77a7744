"""What is within reach in a scenario, and what leads into a dead end."""

from pathlib import Path

import pytest

from madhouse.second.edition import SecondEdition, the_box
from madhouse.second.kit.asking import ALWAYS, NEVER, Claim, asked, both, denied, is_so
from madhouse.second.kit.check import SCENARIOS
from madhouse.second.kit.closure import out_of_reach, reaches
from madhouse.second.kit.dead_ends import Search, dead_ends
from madhouse.second.kit.planning import Planner, as_it_stands
from madhouse.second.kit.reach import within_reach
from madhouse.second.kit.scenario_file import ScenarioFile, Setup, open_scenario, read_scenario
from madhouse.second.things.box import Box
from madhouse.second.words import VOCABULARY
from madhouse.second.words.facts import Asks, Counted, Investigators, Known
from madhouse.second.words.goals import SomebodyEliminated, SpacesWithFire
from madhouse.second.words.logic import AllOf, AnyOf, Not
from tests.kit.planting import planted
from tests.kit.planting_scenarios import plant_scenario
from tests.second.foes import FIRST, at_table, table


def opened(path: Path) -> ScenarioFile:
    return open_scenario(read_scenario(path, the_box()), path, the_box())


@pytest.fixture
def lamp(tmp_path: Path) -> Setup:
    """The small scenario, lit by the agent, for three."""
    return Setup(opened(plant_scenario(tmp_path)), {"lit": "agent"}, 3)


WARM, LIT = Known("warm"), Known("lit")


def test_what_is_settled_leaves_nothing_to_claim(lamp: Setup) -> None:
    assert asked(lamp, [Asks({"lit": "agent"}), Investigators(3)]) == ALWAYS
    assert asked(lamp, [Asks({"lit": "tenant"})]) == NEVER
    assert asked(lamp, [Investigators(2, at_most=2)]) == NEVER


def test_a_condition_becomes_the_cases_in_which_it_is_met(lamp: Setup) -> None:
    either = asked(lamp, [AnyOf((WARM, LIT))])
    assert either == (*is_so("fact", "warm"), *is_so("fact", "lit"))
    assert asked(lamp, [AllOf((WARM, LIT))]) == both(*either_of(either))
    neither = asked(lamp, [Not(AnyOf((WARM, LIT)))])
    assert neither == (
        frozenset({Claim(("fact", "warm"), so=False), Claim(("fact", "lit"), so=False)}),
    )
    assert asked(lamp, [WARM, Not(WARM)]) == NEVER
    assert denied(NEVER) == ALWAYS


def either_of(cases: tuple[frozenset[Claim], ...]) -> list[tuple[frozenset[Claim], ...]]:
    return [(case,) for case in cases]


def test_what_only_people_can_tell_may_be_so_or_not(lamp: Setup) -> None:
    (case,) = asked(lamp, [SomebodyEliminated()])
    assert within_reach(lamp).meets(case)
    assert asked(lamp, [Counted("noise", 0)]) == ALWAYS


def test_what_people_can_tell_of_one_fire_says_nothing_of_four(lamp: Setup) -> None:
    one, four = SpacesWithFire(1), SpacesWithFire(4)
    (case,) = asked(lamp, [one, Not(four)])
    assert within_reach(lamp).meets(case)
    assert asked(lamp, [one, Not(SpacesWithFire(1))]) == NEVER


def test_what_a_rule_brings_is_within_reach_and_nothing_to_set_out_for(tmp_path: Path) -> None:
    rule = "rules: [{id: law, text: So., when: [{moment: turn-end, do: [{learn: heard}]}]}]"
    facts = ("facts:\n", f"{rule}\nfacts:\n  - {{id: heard, text: It was heard.}}\n")
    setup = Setup(opened(plant_scenario(tmp_path, facts)), {"lit": "agent"}, 3)
    assert ("fact", "heard") in within_reach(setup).atoms
    brought = [("fact", "heard") in each.brings.adds for each in Planner(setup).happenings]
    assert not any(brought)


CHAIR = "do: [{each: [{suffer: {horror: 1, negates: will}}]}]"
COUNTER = ("tokens:\n", "counters: {noise: 0}\ntokens:\n")
PERHAPS = "{perhaps: {if: [{known: %s}], do: [{count: noise}]}}"


@pytest.mark.parametrize(
    ("counts", "highest"),
    [
        (["{count: noise}"], 1),
        (["{count: noise}", "{count: noise}"], 2),
        (["{count: noise}", PERHAPS % "warm"], 2),
        ([PERHAPS % "warm", PERHAPS % "lit"], 2),
        (["{perhaps: {if: [{any_of: [{known: warm}, {known: lit}]}], do: [{count: noise}]}}"], 1),
    ],
)
def test_all_that_a_step_counts_adds_up(counts: list[str], highest: int, tmp_path: Path) -> None:
    path = plant_scenario(tmp_path, COUNTER, (CHAIR, f"do: [{', '.join(counts)}]"))
    reach = within_reach(Setup(opened(path), {"lit": "agent"}, 2))
    assert reach.highest["noise"] == highest


def test_what_is_counted_on_every_copy_of_a_token_adds_up(tmp_path: Path) -> None:
    copies = ("    at: dining-room.a\n", "    at: dining-room.a\n    copies: 3\n")
    counts = ("pass: [{learn: warm}, gain_clue]", "pass: [{learn: warm}, {count: noise}]")
    placed = (CHAIR, "do: [{place: lamp}, {place: lamp}, {place: lamp}]")
    path = plant_scenario(tmp_path, COUNTER, copies, counts, placed)
    assert within_reach(Setup(opened(path), {"lit": "agent"}, 2)).highest["noise"] >= 3


def test_everything_of_the_small_scenario_is_within_reach(lamp: Setup) -> None:
    reach = within_reach(lamp)
    assert {("ending", name) for name in ("out", "locked", "dark")} <= reach.atoms
    assert {("fact", "warm"), ("fact", "lit"), ("token", "lamp")} <= reach.atoms
    assert all(("at", district) in reach.atoms for district in lamp.districts.values())


def test_an_ending_that_what_is_hidden_rules_out_is_out_of_reach() -> None:
    file = opened(SCENARIOS / "ninety-barrels.yaml")
    for setup in file.setups():
        smoke = ("ending", "smoke") in within_reach(setup).atoms
        assert smoke == (setup.values["wind"] == "town")


def corrected(folder: Path, *changes: tuple[str, str]) -> Setup:
    """The trial board on which a room is laid over two others, for two."""
    packs = the_box().collection["the-second-key"].folder
    path = folder / "fortieth-peg.yaml"
    path.write_text((packs / "scenarios" / path.name).read_text(encoding="utf-8"))
    planted(path, ("minutes:", "needs: [the-second-key]\nminutes:"), *changes)
    return Setup(opened(path), {"sheet": "press"}, 2)


def test_a_room_laid_over_others_is_walked_to_from_what_it_lies_on(tmp_path: Path) -> None:
    setup = corrected(tmp_path)
    assert {setup.tile(place) for place in ("plumb-room", "plumb-room.b")} == {"s106"}
    reach = within_reach(setup).atoms
    assert ("at", setup.districts["plumb-room.a"]) in reach
    assert ("ending", "out-of-plumb") in reach


def test_a_room_that_is_never_laid_over_others_is_out_of_reach(tmp_path: Path) -> None:
    lays = "id: the-correction\n"
    never = f"{lays}    if: [{{known: comes}}, {{not: {{known: comes}}}}]\n"
    setup = corrected(tmp_path, (lays, never))
    reach = within_reach(setup).atoms
    assert ("at", setup.districts["plumb-room.a"]) not in reach
    assert ("ending", "out-of-plumb") not in reach


def test_a_door_that_is_never_opened_shuts_what_is_behind_it(tmp_path: Path) -> None:
    change = ("      - label: Open the dining room door\n", LOCKED_DOOR)
    setup = Setup(opened(plant_scenario(tmp_path, change)), {"lit": "agent"}, 2)
    reach = within_reach(setup)
    assert ("token", "to-dining-room") in reach.atoms
    assert ("token", "lamp") not in reach.atoms
    assert ("ending", "out") not in reach.atoms


LOCKED_DOOR = "      - label: Open the dining room door\n        if: [{known: lit}]\n"


def test_the_small_scenario_has_no_dead_end(lamp: Setup) -> None:
    assert list(dead_ends(lamp)) == []


ONLY_ONE = ("pass: [{end: locked}]", "pass: [gain_clue]")
NODS = "        again: He nods. The hat stays where it is.\n"
SAY = "        if: [{known: lit}]\n        text: You say what"
FACTS = "facts:\n"
DEAD: dict[str, tuple[list[tuple[str, str]], str]] = {
    "a token that is discarded": (
        [(NODS, f"{NODS}        do: [{{discard: lamp}}]\n")],
        "agent 0",
    ),
    "a card that is lost": (
        [
            (NODS, f"{NODS}        do: [{{lose: hurricane-lamp}}]\n"),
            (SAY, SAY.replace("lit}", "lit}, {carries: hurricane-lamp}")),
        ],
        "agent 0",
    ),
    "a fact that must not be": (
        [
            (FACTS, f"{FACTS}  - {{id: rude, text: Mr. Lamb was not greeted in return.}}\n"),
            (NODS, f"{NODS}        do: [{{learn: rude}}]\n"),
            (SAY, SAY.replace("lit}", "lit}, {not: {known: rude}}")),
        ],
        "agent 0",
    ),
    "a choice that is made once": (
        [
            (
                "pass: [{learn: warm}, gain_clue]",
                "pass: [{either: [{text: Smell it., do: [{learn: warm}]}, {text: Leave it.}]}]",
            ),
        ],
        "lamp 0",
    ),
    "an event that takes something away": (
        [("do: [{each: [{suffer: {horror: 1, negates: will}}]}]", "do: [{discard: lamp}]")],
        "a-chair",
    ),
}


@pytest.mark.parametrize("kind", DEAD)
def test_what_is_used_up_or_shut_can_lead_into_a_dead_end(kind: str, tmp_path: Path) -> None:
    changes, last = DEAD[kind]
    setup = Setup(opened(plant_scenario(tmp_path, ONLY_ONE, *changes)), {"lit": "agent"}, 2)
    told = f"after '{last}' no ending can be won any more"
    assert [message for _, message in dead_ends(setup)] == [told]


def test_a_token_that_has_given_all_it_has_is_not_missed(tmp_path: Path) -> None:
    setup = corrected(
        tmp_path, ("pass: [{learn: comes}]", "finishes: true\n        pass: [{learn: comes}]")
    )
    shut = {mark for each in Search(setup)._shutting for mark in each.shuts}
    assert ("gone", ("token", "penn")) not in shut
    assert list(dead_ends(setup)) == []


def test_what_cannot_be_had_together_cannot_be_won(tmp_path: Path) -> None:
    gone = ("pass: [{learn: warm}, gain_clue]", "pass: [{learn: warm}, {discard: lamp}]")
    setup = Setup(opened(plant_scenario(tmp_path, ONLY_ONE, gone)), {"lit": "agent"}, 2)
    assert ("ending", "out") in within_reach(setup).atoms  # as if nothing were ever taken away
    ((path, message),) = dead_ends(setup)
    assert path == "endings"
    assert message.startswith("none can be won")


def test_what_is_lost_is_no_dead_end_while_another_way_is_left(tmp_path: Path) -> None:
    change = ("do: [{each: [{suffer: {horror: 1, negates: will}}]}]", "do: [{discard: agent}]")
    setup = Setup(opened(plant_scenario(tmp_path, change)), {"lit": "agent"}, 2)
    assert Search(setup).dead_ends() == []


NEVER_COMES = ("when: {round: 5}\n", "when: {round: 5}\n    if: [{investigators: 6}]\n")
NAMED = "monsters: [{id: the-sitter, kind: ghost, name: The Sitter}]\nmythos:"
SITTER: list[tuple[str, str]] = [
    ("mythos:", NAMED),
    (CHAIR, "do: [{spawn: {monster: the-sitter, at: dining-room}}]"),
    ("id: before-the-last-tram", "id: the-sitter"),
]


def test_an_event_with_the_name_of_a_monster_is_not_that_monster(tmp_path: Path) -> None:
    file = opened(plant_scenario(tmp_path, *SITTER, NEVER_COMES))
    told = [message for _, message in out_of_reach(file, reaches(file))]
    assert told == ["the event 'the-sitter' can never come"]


def test_an_event_with_the_name_of_a_token_is_not_over_with_its_placing(tmp_path: Path) -> None:
    path = plant_scenario(tmp_path, ("id: the-last-tram", "id: agent"))
    setup = Setup(opened(path), {"lit": "agent"}, 2)
    box = Box(VOCABULARY)
    g = at_table(
        table(SecondEdition(box.add_scenario(path), box), second="front-hall.b").play(FIRST)
    )
    g.app.placed.append("agent")
    now = as_it_stands(setup, g)
    plan = Planner(setup).plan(now, "dark")
    assert plan is not None
    assert plan[-1].source == ("event", "agent")
    g.app.events.append("agent")
    assert Planner(setup).plan(as_it_stands(setup, g), "dark") is None
