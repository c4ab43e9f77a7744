"""Choices are not made blindly: numbers, odds, demands and what a found card does are told."""

import msgspec
import pytest

from madhouse.api import new_game
from madhouse.engine.decisions import Decision, Fact
from madhouse.engine.log import Event
from madhouse.first.building import TableBuilder
from madhouse.first.edition import the_box
from madhouse.first.final_action import ATTEMPT as LAST_TASK
from madhouse.first.telling import Teller, teller_for

BOX = the_box()
STORY = BOX.story("the-cold-supper")
KEYED = next(
    card.id for card in (*BOX.locks.values(), *BOX.obstacles.values()) if card.key and not card.test
)


def teller() -> Teller:
    return teller_for(BOX, STORY)


def at_the_lock(stun: int = 0) -> Decision:
    """What is asked of Joe when he tries a locked door."""
    table = TableBuilder().investigator("joe-diamond", at="entrance-hall.b")
    table.lock("cloakroom", "held-from-within")
    table.state.investigators[0].stun = stun
    game = table.play(turn_of="joe-diamond")
    game.apply("investigator-1", "move cloakroom.d")
    return game.pending[0]


@pytest.mark.parametrize(
    ("kind", "option", "detail"),
    [
        ("investigator", "take joe-diamond", "health 9, sanity 8, skill 3"),
        ("trait", "pick process-server",
         "Strength 4, Dexterity 4 and Marksmanship 5. Starts with Service Revolver. Before you"),
        ("turn", "move kitchen.b", ""),
    ],
)  # fmt: skip
def test_nobody_is_chosen_blindly(kind: str, option: str, detail: str) -> None:
    told = teller().detail(Decision(("investigator-1",), kind, (option,)), option)
    assert told.startswith(detail)
    assert bool(told) == bool(detail)


def test_what_is_in_the_way_says_what_it_demands_with_the_odds() -> None:
    told = teller().question(at_the_lock())
    assert "Test Willpower. Fail: Take 1 horror. Joe Diamond needs 6 or less: 60%." in told


def test_what_wants_only_a_key_says_so_without_odds() -> None:
    about: dict[str, Fact] = {"who": "joe-diamond", "card": KEYED, "needs": None}
    told = teller().question(Decision(("investigator-1",), "demand", ("leave it",), about=about))
    assert "to pass: " in told
    assert "%" not in told


def test_the_odds_of_a_demand_follow_his_state() -> None:
    assert "needs 4 or less: 40%" in teller().question(at_the_lock(stun=1))


def test_what_is_found_says_what_it_does() -> None:
    facts: dict[str, Fact] = {"who": "joe-diamond", "card": "axe", "room": "kitchen"}
    told = teller().event(Event("found", facts))
    assert BOX.items["axe"].flavour in told
    assert told.splitlines()[1] == "Sharp melee weapon, 3 damage"


def test_the_last_task_is_named_once_the_objective_lies_open() -> None:
    objective = next(each for each in STORY.objectives if each.action)
    assert objective.action is not None
    told, asked = teller(), Decision(("investigator-1",), "turn", (LAST_TASK,))
    assert told.option(asked, LAST_TASK) == LAST_TASK
    view = new_game(seed=1).view("keeper")
    open_ = msgspec.structs.replace(view.keeper, objective=objective.id)
    told.see(msgspec.structs.replace(view, keeper=open_))
    assert told.option(asked, LAST_TASK) == f"{LAST_TASK}: {objective.action.name}"
    facts: dict[str, Fact] = {"who": "joe-diamond", "objective": objective.id}
    assert objective.action.name in told.event(Event("last-task", facts))


def test_a_room_of_one_space_needs_no_letter() -> None:
    asked = Decision(("investigator-1",), "turn", ("move cloakroom.d",))
    assert teller().option(asked, "move cloakroom.d") == "step into the Cloakroom"


def test_a_trait_is_called_the_same_by_its_card_and_the_question() -> None:
    about: dict[str, Fact] = {"who": "joe-diamond", "category": "strength"}
    asked = Decision(("investigator-1",), "trait", ("pick process-server",), about=about)
    assert "strength trait" in teller().question(asked)
    assert "Trait of Joe Diamond, strength" in teller().card("process-server")
