"""Choices are not made blindly: numbers, odds, demands and what a found card does are told."""

import pytest

from madhouse.api import new_game
from madhouse.engine.decisions import Decision, Fact
from madhouse.engine.log import Event
from madhouse.first.building import TableBuilder
from madhouse.first.edition import the_box
from madhouse.first.things.attributes import Attribute, TestOf
from madhouse.first.things.cards import Demand
from madhouse.first.told.card_texts import card_lines
from madhouse.first.told.telling import Teller, teller_for

STORY = the_box().story("the-cold-supper")
BOX = the_box().for_story(STORY)
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
        ("turn", "call on carving-knife", "Give up 1 Movement Step and give up the Action Step to"),
    ],
)  # fmt: skip
def test_nobody_is_chosen_blindly(kind: str, option: str, detail: str) -> None:
    told = teller().detail(Decision(("investigator-1",), kind, (option,)), option)
    assert told.startswith(detail)
    assert bool(told) == bool(detail)


def test_a_card_says_whether_it_takes_the_action() -> None:
    turn = Decision(("investigator-1",), "turn", ())
    for card, takes in (("carving-knife", "the action"), ("reads-the-room", "no action")):
        assert teller().option_text(turn, f"call on {card}").endswith(f"(takes {takes})")


def test_what_is_in_the_way_says_what_it_demands_with_the_odds() -> None:
    told = teller().question(at_the_lock())
    assert (
        "Or test Willpower to pass. Fail: Take 1 horror.\n6 or less passes for Joe Diamond (60%)."
        in told
    )


def test_a_second_way_to_meet_a_demand_is_said_to_be_another() -> None:
    strength = TestOf(Attribute.STRENGTH)
    three = Demand(id="a", name="A", flavour="", key=("axe",), puzzle="1A", test=strength)
    carry, solve, test = list(card_lines(three, teller().messages))[-3:]
    assert carry == "Carry to pass: Axe."
    assert solve.startswith("Or solve a wiring puzzle to pass")
    assert test == "Or test Strength to pass."


@pytest.mark.parametrize(
    ("keys", "named"),
    [
        (("axe", "crowbar"), "Axe or Crowbar"),
        (("nothing-of-interest-thimble", "nothing-of-interest-jigsaw"), "Nothing of Interest"),
    ],
)
def test_of_several_keys_any_one_is_named(keys: tuple[str, ...], named: str) -> None:
    lock = Demand(id="a", name="A", flavour="", key=keys)
    assert f"Carry to pass: {named}." in list(card_lines(lock, teller().messages))


def test_a_demand_tells_what_a_skill_point_would_do() -> None:
    table = TableBuilder().investigator("joe-diamond", at="entrance-hall.b", skill=1)
    game = table.lock("cloakroom", "held-from-within").play(turn_of="joe-diamond")
    game.apply("investigator-1", "move cloakroom.d")
    needs, helped = (game.pending[0].about[each] for each in ("needs", "with_skill"))
    assert isinstance(needs, int)
    assert isinstance(helped, int)
    assert helped > needs
    assert at_the_lock().about["with_skill"] is None
    assert "with a skill point" in teller().question(game.pending[0])


def test_what_wants_only_a_key_says_so_without_odds() -> None:
    about: dict[str, Fact] = {"who": "joe-diamond", "card": KEYED, "needs": None}
    told = teller().question(Decision(("investigator-1",), "demand", ("leave it",), about=about))
    assert "to pass: " in told
    assert "%" not in told


def test_the_odds_of_a_demand_follow_his_state() -> None:
    assert "4 or less passes for Joe Diamond (40%)" in teller().question(at_the_lock(stun=1))


def test_what_is_found_says_what_it_does() -> None:
    facts: dict[str, Fact] = {"who": "joe-diamond", "card": "axe", "room": "kitchen"}
    told = teller().event(Event("found", facts))
    assert BOX.items["axe"].flavour in told
    assert told.splitlines()[1] == "Sharp melee weapon, 3 damage"


def test_a_last_task_is_called_by_its_name() -> None:
    objective = STORY.objectives[0]
    (task,) = objective.actions
    line = f"attempt {task.id}"
    asked = Decision(("investigator-1",), "turn", (line,))
    assert teller().option_text(asked, line) == f"attempt the last task: {task.name}"
    facts: dict[str, Fact] = {"who": "joe-diamond", "objective": objective.id, "task": task.id}
    assert task.name in teller().event(Event("last-task", facts))


def test_a_room_of_one_space_needs_no_letter() -> None:
    asked = Decision(("investigator-1",), "turn", ("move cloakroom.d",))
    assert teller().option_text(asked, "move cloakroom.d") == "step into the Cloakroom"


def test_a_trait_is_called_the_same_by_its_card_and_the_question() -> None:
    about: dict[str, Fact] = {"who": "joe-diamond", "category": "strength"}
    asked = Decision(("investigator-1",), "trait", ("pick process-server",), about=about)
    assert "strength trait" in teller().question(asked)
    assert "Trait of Joe Diamond, strength" in teller().card_in_full("process-server")


def test_the_keeper_is_told_what_lies_where_he_may_lay_another_card() -> None:
    game = new_game(story="lot-thirteen", seed=1)
    piles: dict[str, Fact] = {}
    while game.pending[0].seats == ("keeper",):
        decision = game.pending[0]
        if decision.kind == "cover":
            piles[str(decision.about["room"])] = decision.about["cards"]
        game.apply("keeper", decision.options[-1])
    rooms = game.view("keeper").rooms
    story = the_box().story("lot-thirteen")
    obstacles = the_box().for_story(story).obstacles
    bare = {room: [c for c in rooms[room].pile if c not in obstacles] for room in piles}
    assert piles
    assert piles == bare
