"""The Understudy: what its truths ask of few and of many, its people, and what was chosen."""

import pytest

from madhouse.engine.game import Game
from madhouse.engine.typography import typeset
from madhouse.first.building import TableBuilder
from madhouse.first.edition import the_box
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from madhouse.first.told.telling import teller_for
from tests.rules.first.tables import JENNY, JOE, answer, asked, investigator, told

HARVEY = "harvey-walters"
STORY = the_box().story("understudy")
BOX = the_box().for_story(STORY)
FRIENDS = (JENNY, HARVEY)


def table(truth: str, at: str, players: int = 2, cards: tuple[str, ...] = ()) -> TableBuilder:
    """Joe, with Lore 3, Willpower 3 and Intellect 4, and friends who stay out of it."""
    built = TableBuilder("understudy", players=players)
    built.answers({"1": truth, "2": "A", "3": "A"}).investigator(JOE, at, cards=cards)
    for name in FRIENDS[: players - 1]:
        built.investigator(name, "auditorium.c")
    return built


def read(game: Game[State, View]) -> str:
    """The epilogue, as it is read aloud."""
    (over,) = (each for each in game.log if each.kind == "game-over")
    return teller_for(BOX, STORY).event(over)


# The same night


def test_a_line_is_struck_out_by_who_holds_the_book_on_the_stage() -> None:
    built = table("B", "stage.e", 3, ("the-prompt-book",)).event(4).revealed()
    game = built.dice(4).play(turn_of=JOE)
    answer(game, "attempt strike-out-a-line")
    assert told(game, "test")[-1]["needs"] == 4  # Joe has a Lore of 3
    assert told(game, "marked")


@pytest.mark.parametrize(
    ("task", "said", "unsaid"),
    [
        ("strike-out-her-entrance", "You struck out her entrance.", "twenty-four years old"),
        ("strike-out-her-exit", "You struck out her exit.", "company’s photograph"),
    ],
)
def test_the_last_line_is_her_entrance_or_her_exit(task: str, said: str, unsaid: str) -> None:
    built = table("B", "stage.e", 3, ("the-prompt-book",)).event(4).revealed()
    built.state.marks["a line struck out"] = 1
    built.state.lost = [HARVEY]
    game = built.dice(1).play(turn_of=JOE)
    answer(game, f"attempt {task}")
    assert game.over
    epilogue = read(game)
    assert said in epilogue
    assert unsaid not in epilogue
    assert "It was Joe Diamond who held the pencil" in epilogue
    assert "not by you: Harvey Walters." in epilogue


@pytest.mark.parametrize(
    ("players", "tasks"),
    [
        (2, ["strike-out-her-entrance-at-once", "strike-out-her-exit-at-once"]),
        (3, ["strike-out-a-line"]),
    ],
)
def test_two_strike_out_hers_at_once_and_three_another_line_before(
    players: int, tasks: list[str]
) -> None:
    built = table("B", "stage.e", players, ("the-prompt-book",)).event(4).revealed()
    options = asked(built.play(turn_of=JOE)).options
    offered = [each for each in options if each.startswith("attempt")]
    assert offered == [f"attempt {task}" for task in tasks]


@pytest.mark.parametrize(("players", "over"), [(2, True), (3, False)])
def test_a_death_begins_two_of_them_again_and_three_go_on(players: int, over: bool) -> None:
    built = table("B", "office.a", players).event(4).revealed()
    built.state.killed_after_reveal = 1
    game = built.play(stage="keeper-turn-end")
    assert bool(told(game, "game-over")) is over


# The lead


@pytest.mark.parametrize(
    ("task", "said", "unsaid"),
    [
        ("call-nora-finch", "who called Nora Finch", "who called Isobel Peake"),
        ("call-isobel-peake", "who called Isobel Peake", "who called Nora Finch"),
    ],
)
def test_one_of_them_is_called_back(task: str, said: str, unsaid: str) -> None:
    built = table("C", "stage.e").event(4).revealed()
    built.state.marks["curtain calls"] = 2
    game = built.dice(1).play(turn_of=JOE)
    answer(game, f"attempt {task}")
    assert game.over
    assert said in read(game)
    assert unsaid not in read(game)


@pytest.mark.parametrize(
    ("calls", "slain", "tasks"), [(1, [], 0), (2, [], 2), (2, ["isobel-peake"], 1)]
)
def test_nobody_is_called_before_it_falters_nor_out_of_her_grave(
    calls: int, slain: list[str], tasks: int
) -> None:
    built = table("C", "stage.e").event(4).revealed()
    built.state.marks["curtain calls"] = calls
    built.state.slain = slain
    options = asked(built.play(turn_of=JOE)).options
    assert sum(each.startswith("attempt") for each in options) == tasks


# The subscribers


def in_the_office() -> TableBuilder:
    """Joe is hurt and frightened, and the safe is full."""
    built = TableBuilder("understudy", players=2).answers({"1": "A", "2": "A", "3": "A"})
    built.investigator(JOE, "office.a", damage=3, horror=2).investigator(JENNY, "auditorium.c")
    return built.monster("cult-leader", "stage.e", "cult-leader-1", name="cornelius-thrale")


def test_the_house_is_repaid_out_of_the_managers_health() -> None:
    game = in_the_office().event(3).revealed().dice(1).play(turn_of=JOE)
    answer(game, "attempt repay-the-house")
    (thrale,) = game.table.state.monsters
    assert thrale.damage == 3
    assert investigator(game, JOE).health == 6
    assert not [each for each in asked(game).options if each.startswith("attempt")]


def test_the_company_see_to_those_who_pay_them() -> None:
    game = in_the_office().event(3).revealed().dice(1).play(turn_of=JOE)
    answer(game, "attempt pay-the-company")
    (thrale,) = game.table.state.monsters
    assert thrale.damage == 0
    assert (investigator(game, JOE).health, investigator(game, JOE).sanity) == (8, 7)


@pytest.mark.parametrize(
    ("marks", "said"),
    [
        (("the safe emptied", "the house repaid"), "You repaid the house."),
        (("the safe emptied", "the company paid"), "You paid the company."),
        ((), "buys a steam roller"),
    ],
)
def test_what_became_of_the_money_is_told(marks: tuple[str, ...], said: str) -> None:
    built = in_the_office().event(4).revealed()
    built.state.marks |= dict.fromkeys(marks, 1)
    built.state.slain = ["cornelius-thrale"]
    built.state.monsters = []
    game = built.play(stage="keeper-turn-end")
    assert game.over
    assert said in read(game)


# People


@pytest.mark.parametrize(
    ("room", "at", "who", "clue", "rule"),
    [
        ("long-gallery", "long-gallery.a", "mr-lamb", "understudy-5a", "mr-lamb-remembers"),
        ("corner-hallway", "corner-hallway.a", "mr-avila", "understudy-3a", "mr-avila-stands-by"),
    ],
)
def test_they_give_way_to_what_was_found_and_say_why(
    room: str, at: str, who: str, clue: str, rule: str
) -> None:
    built = table("B", at, cards=(clue,)).pile(room, who, "lantern")
    game = built.play(turn_of=JOE)
    answer(game, "explore", f"use {clue}")
    assert [each["card"] for each in told(game, "rule-begins")] == [rule]
    assert investigator(game, JOE).cards == [clue, "lantern"]


def test_the_dresser_opens_to_whoever_is_called() -> None:
    built = table("B", "corner-hallway.a", cards=("understudy-4a",))
    game = built.lock("dressing-room", "mrs-ruddock").play(turn_of=JOE)
    answer(game, "move dressing-room.c", "use understudy-4a")
    assert investigator(game, JOE).space == "dressing-room.c"
    assert [each["card"] for each in told(game, "rule-begins")] == ["mrs-ruddock-remembers"]


def test_who_is_not_called_stays_outside() -> None:
    built = table("B", "corner-hallway.a").lock("dressing-room", "mrs-ruddock")
    game = built.play(turn_of=JOE)
    answer(game, "move dressing-room.c")
    assert told(game, "lock-holds")
    assert investigator(game, JOE).space == "corner-hallway.a"


@pytest.mark.parametrize(
    ("name", "kind", "token"),
    [
        ("cornelius-thrale", "cult-leader", "cult-leader-1"),
        ("the-gentleman-from-the-box", "cultist", "cultist-1"),
        ("isobel-peake", "witch", "witch-1"),
    ],
)
def test_who_has_a_name_fights_in_words_of_their_own(name: str, kind: str, token: str) -> None:
    built = table("C", "stage.e").monster(kind, "stage.e", token, name=name)
    game = built.dice(1).play(turn_of=JOE)
    answer(game, f"attack {kind} 1 bare-handed")
    teller = teller_for(BOX, STORY)
    said = [teller.event(each) for each in game.log if each.kind == "combat"][-1]
    assert any(typeset(line) in said for line in STORY.named[name].attacked)
