"""The steal action."""

import pytest

from madhouse.second.building import TableBuilder
from tests.rules.second.tables import LEV, PEARL, answer, asked, cards, figure, offered, rolls, told
from tests.second.houses import house


def table() -> TableBuilder:
    builder = TableBuilder(told=house()).investigator(LEV, at="parlour.a")
    return builder.investigator(PEARL, at="parlour.a", has=["crowbar", "ice-axe", "fire-bucket"])


@pytest.mark.rule("2e.steal.purpose", "2e.steal.target")
def test_one_steals_from_another_in_the_same_space() -> None:
    assert offered(table().play(turn_of=LEV), "steal") == [f"steal from {PEARL}"]
    builder = TableBuilder(told=house()).investigator(LEV, at="parlour.a", has=["crowbar"])
    game = builder.investigator(PEARL, at="parlour.b", has=["ice-axe"]).play(turn_of=LEV)
    assert offered(game, "steal") == []


@pytest.mark.rule("2e.steal.opposed-test", "2e.steal.take")
def test_each_success_beyond_the_victims_takes_one() -> None:
    game = table().dice(*rolls(5, 3), *rolls(3, 1)).play(turn_of=LEV)
    answer(game, f"steal from {PEARL}")
    assert asked(game).options == ("try strength", "try agility", "try observation")
    answer(game, "try agility")
    assert [(each["who"], each["skill"], each["successes"]) for each in told(game, "tested")] == [
        (LEV, "agility", 3),
        (PEARL, "agility", 1),
    ]
    answer(game, "take ice-axe", "take crowbar")
    assert asked(game).kind == "turn"
    assert cards(game, LEV) == ["ice-axe", "crowbar"]
    assert cards(game, PEARL) == ["fire-bucket"]


@pytest.mark.rule("2e.steal.take")
def test_the_thief_may_take_fewer() -> None:
    game = table().dice(*rolls(3, 3), *rolls(3)).play(turn_of=LEV)
    answer(game, f"steal from {PEARL}", "try strength", "done")
    assert cards(game, LEV) == []
    assert told(game, "forfeited") == []


@pytest.mark.rule("2e.steal.fail")
def test_a_victim_with_as_many_successes_loses_nothing_and_the_action_is_forfeited() -> None:
    game = table().fire("parlour.a").dice(*rolls(3, 1), *rolls(3, 1)).play(turn_of=LEV)
    answer(game, f"steal from {PEARL}", "try strength")
    assert asked(game).kind == "turn"
    assert cards(game, LEV) == []
    assert told(game, "forfeited") == [{"who": LEV}]
    assert figure(game, LEV).actions == 1
    assert len(figure(game, LEV).damage_facedown) == 1  # of the Fire, once
