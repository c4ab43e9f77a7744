"""Proof Spirits: on both maps and for every truth, at random, and to each of its endings."""

import pytest

from madhouse.second.edition import edition
from tests.second.evenings import Evening
from tests.second.packs_on_the_shelf.chance import played_at_random

SCENARIO = "proof-spirits"
BEGUN = ["wall", "letter", "strike"]
JARS = {
    "cellar": "jar-in-the-cellar",
    "boiler": "jar-over-the-boiler",
    "tenement": "jar-in-the-wall",
}
TRUTHS = {"wall": "medeiros 2", "letter": "roy 3", "strike": "locker"}
"""Where one learns that what he began may be left."""
SIGNS = "to-bar, roy 1, roy 2, gutter"
"""How Walter is named, and two of the three marks."""
WAYS = {
    "a": {
        "tenement": "to-ferry, to-tenement",
        "drugstore": "to-drugstore",
        "boiler": "to-boilers",
    },
    "b": {
        "tenement": "to-ferry, to-yard, to-tenement",
        "drugstore": "to-ferry, to-drugstore",
        "boiler": "to-race, to-boilers",
    },
}


def evening(where: str = "a", begun: str = "wall", mother: str = "cellar") -> Evening:
    """An evening in the Narrows."""
    values = {"map": where, "begun": begun, "mother": mother}
    return Evening(SCENARIO, values=values, habits=("leave it",))


def facts(told: Evening) -> set[str]:
    """What is known."""
    return set(told.app.facts)


@pytest.mark.parametrize("where", WAYS)
def test_every_room_can_be_explored(where: str) -> None:
    told = evening(where)
    behind = "to-still, to-bottling" if where == "a" else "to-bottling, to-still"
    told.together(
        f"to-bar, to-cellar, to-ferry, to-store, to-yard, {behind}",
        f"{WAYS[where]['drugstore']}, {WAYS[where]['tenement']}, to-race, to-boilers"
        if where == "b"
        else "to-drugstore, to-ferry, to-tenement, to-boilers, to-race",
    )
    assert set(told.app.laid) == told.told.box.whole_map(where).tiles


@pytest.mark.parametrize("begun", BEGUN)
def test_any_two_of_three_marks_single_one_out(begun: str) -> None:
    marks = edition(SCENARIO).scenario.attributes["begun"]
    for pair in (("hands", "hour"), ("hands", "company"), ("hour", "company")):
        alike = [n for n, each in marks.items() if all(each[m] == marks[begun][m] for m in pair)]
        assert alike == [begun]


@pytest.mark.parametrize(("where", "begun", "mother"), [*zip("aba", BEGUN, JARS, strict=True)])
def test_it_is_poured_out_where_the_jar_stands(where: str, begun: str, mother: str) -> None:
    told = evening(where, begun, mother)
    way = {"cellar": "to-cellar", **WAYS[where]}
    truth = {"wall": WAYS[where]["tenement"], "letter": "", "strike": WAYS[where]["boiler"]}[begun]
    learned = ", ".join(each for each in (SIGNS, truth, TRUTHS[begun]) if each)
    told.together(
        f"{learned}, {WAYS[where]['drugstore']}, ada 4",
        f"to-bar, {way[mother]}, {JARS[mother]} 1",
    )
    assert {"begun", "true-word", "consent", "found"} <= facts(told)
    assert told.app.fact_values["begun"] == begun
    assert told.together("jar 1", "jar 1").over == "poured"


def test_it_is_made_over_to_the_hospital() -> None:
    told = evening().together(
        f"{SIGNS}, to-drugstore, ada 1, ada 2, ada 3",
        "to-bar, to-drugstore, poison-book 1",
    )
    assert {"recipe", "sixth", "ward", "begun"} <= facts(told)
    assert told.together("prentice 2", "prentice 2").over == "licensed"


def test_it_is_drunk_to_the_lees_before_the_crowd() -> None:
    told = evening().together(SIGNS, "to-bar, to-cellar, jar-in-the-cellar 1")
    told.wait_until_round(9)
    assert "riot" in facts(told)
    assert told.together("jar 2", "jar 2").over == "finished"


def test_the_hopper_fills_with_the_third_delivery_and_a_delay_is_a_round() -> None:
    idle = evening().wait_until_round(99)
    assert idle.over in ("productive", "eliminated")
    scenario = edition(SCENARIO).scenario
    (full,) = [each for each in scenario.events if each.id == "the-hopper-is-full"]
    assert full.when.later == "delay"
    told = evening().together(f"{WAYS['a']['boiler']}, to-race, hopper, hopper 1")
    assert told.app.counts["delay"] == 2  # one for a table of two


@pytest.mark.rule("2e.elixir.flip-resolve", "2e.elixir.theme")
def test_the_third_bottle_speaks_for_whoever_drinks_it() -> None:
    told = evening()
    who, deck = told.figure(1), told.table.extras.elixirs
    copies = ["recall-1", "recall-2", "recall-3"]
    told.table.extras.elixirs[:] = [each for each in deck if each not in copies]
    who.possessions[:] = copies
    for _ in range(200):
        asked = told.game.pending[0]
        if asked.kind == "turn" and "use recall 0" in asked.options:
            told.game.apply(asked.seats[0], "use recall 0")
        elif not told.figure(1).possessions:
            break
        else:
            told.pass_on()
    assert told.app.counts["drunk"] == 3
    assert any(each.startswith("spoken-for") for each in told.figure(1).conditions)
    assert "company" in facts(told)  # the tally has told something


@pytest.mark.rule("2e.tower.goal", "2e.tower.solved")
def test_the_crates_are_restacked_and_tell_their_mark() -> None:
    told = evening().together("to-bar, to-yard, crates 1")
    assert "cart" in facts(told)


def test_the_marks_lead_to_the_jar_without_turning_the_place_out() -> None:
    told = evening("a", "wall", "cellar").together(
        "to-bar, vanner 3, to-cellar, jar-in-the-cellar", "to-ferry, tim 1"
    )
    assert told.app.fact_values["where"] == "cellar"
    assert "found" in facts(told)


def test_what_was_taken_on_credit_is_called_in_with_the_second_delivery() -> None:
    told = evening().together("to-bar, vanner 2")
    assert any(each.startswith("on-credit") for each in told.figure(1).conditions)
    told.wait_until_round(9)
    assert told.over or not any(e.startswith("on-credit") for e in told.figure(1).conditions)


@pytest.mark.parametrize("seed", range(6))
def test_random_games_come_to_an_end(seed: int) -> None:
    assert played_at_random(SCENARIO, "night-work", seed)
