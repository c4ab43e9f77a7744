"""Estimates: nearer is less, and nothing is left when a goal is reached."""

import json

import pytest

from madhouse.first.building import TableBuilder
from madhouse.first.kit.errands import NEVER
from madhouse.first.kit.estimates import Outlook, table_of
from madhouse.first.kit.plotting import needed
from madhouse.first.kit.searching import to_the_reveal
from madhouse.first.things.table import Table
from madhouse.first.words.company import MonsterInSpace
from madhouse.first.words.marks import Marked
from madhouse.first.words.objective import EventResolved, MonsterIn
from madhouse.first.words.plots import MonstersThere
from tests.rules.first.own_stories import joe_in
from tests.rules.first.tables import JOE

SUPPER = {"1": "A", "2": "A"}


def table(space: str, zombie: str = "") -> Table:
    built = TableBuilder().answers(SUPPER).investigator("joe-diamond", at=space)
    if zombie:
        built.monster("zombie", at=zombie)
    return table_of(built.pile("library", "cold-supper-3a").play("joe-diamond"))


def test_a_step_towards_the_clue_is_a_step_less() -> None:
    far = to_the_reveal(Outlook(table("entrance-hall.c"), "investigators"))
    near = to_the_reveal(Outlook(table("entrance-hall.a"), "investigators"))
    assert far == near + 1


def test_a_condition_that_holds_leaves_nothing_to_do() -> None:
    g = table("entrance-hall.c", zombie="kitchen.a")
    there = MonsterIn("zombie", "kitchen")
    assert Outlook(g, "keeper").all_of([there]) == (0, 0)


def test_one_who_must_be_met_is_as_far_off_as_the_way_to_their_space() -> None:
    met = MonsterInSpace("zombie")
    left = {
        zombie: Outlook(table("entrance-hall.a", zombie), "investigators").all_of([met])
        for zombie in ("entrance-hall.b", "kitchen.a", "")
    }
    near, far, nowhere = left.values()
    assert (near.unmet, far.unmet, nowhere.unmet) == (1, 1, 1)
    assert 0 < near.steps < far.steps < nowhere.steps


def test_a_monster_on_the_board_is_nearer_than_one_to_be_placed() -> None:
    wanted = [MonstersThere(monster="zombie", rooms=("kitchen",))]
    on_board = Outlook(table("entrance-hall.c", zombie="cellar.a"), "keeper").all_of(wanted)
    in_box = Outlook(table("entrance-hall.c"), "keeper").all_of(wanted)
    assert on_board.unmet == in_box.unmet == 1
    assert 0 < on_board.steps < in_box.steps


def test_the_keeper_needs_less_when_his_guest_is_on_the_way() -> None:
    away = table("entrance-hall.c")
    placed = table("entrance-hall.c", zombie="cellar.a")
    placed.state.monsters[0].name = "tom-halloran"
    assert needed(placed) < needed(away)


def test_time_comes_by_itself_and_counts_for_nothing() -> None:
    left = Outlook(table("entrance-hall.c"), "keeper").all_of([EventResolved(5)])
    assert left.unmet == 0
    assert 0 < left.steps < 1


@pytest.mark.parametrize("wanted", ["a second bell", "a third bell"])
def test_a_mark_that_asks_for_itself_leads_nowhere(wanted: str) -> None:
    actions = [
        {
            "name": f"Ring for {other}",
            "if": [{"marked": {"name": each}}],
            "pass": [{"mark": {"name": other}}],
        }
        for each, other in (("a second bell", "a third bell"), ("a third bell", "a second bell"))
    ]
    g = table_of(joe_in(goal=json.dumps({"actions": actions})).revealed().play(turn_of=JOE))
    assert Outlook(g, "investigators").all_of([Marked(name=wanted)]).steps >= NEVER
