"""Chance: whom it strikes, and what lies together in a space."""

from collections import Counter

import pytest

from madhouse.second.building import TableBuilder
from madhouse.second.rules.mythos_targets import struck_by
from madhouse.second.things.monsters import MythosEvent
from madhouse.second.things.table import Table
from tests.rules.second.tables import LEV, PEARL, TOMAS


def struck(table: TableBuilder, hits: str) -> list[str]:
    """Those whom an event of this kind strikes, where nobody need decide."""
    game = table.play(turn_of=LEV)
    assert isinstance(game.table, Table)
    event = MythosEvent(id="e", name="E", text="E.", severity="minor", hits=hits)  # type: ignore[arg-type]
    try:
        next(struck_by(game.table, event))
    except StopIteration as over:
        return [who.id for who in over.value]
    raise AssertionError("the group is asked")


def three(*spaces: str, clues: tuple[int, ...] = (0, 0, 0)) -> TableBuilder:
    table = TableBuilder()
    for who, space, number in zip((LEV, PEARL, TOMAS), spaces, clues, strict=True):
        table.investigator(who, at=space, clues=number)
    return table


@pytest.mark.rule("2e.random.investigator-example", "2e.random.equal-chance")
def test_a_random_investigator_is_each_as_likely() -> None:
    drawn: Counter[str] = Counter()
    for number in range(90):
        table = three("kitchen.a", "kitchen.a", "yard.a")
        table.state.random.key = number.to_bytes(len(table.state.random.key), "big")
        (who,) = struck(table, "random")
        drawn[who] += 1
    assert set(drawn) == {LEV, PEARL, TOMAS}
    assert min(drawn.values()) > 15


def test_who_is_alone_in_a_room_is_struck_and_nobody_in_company() -> None:
    assert struck(three("kitchen.a", "kitchen.b", "yard.a"), "alone") == [TOMAS]
    assert struck(three("parlour.a", "kitchen.b", "yard.a"), "alone") == [LEV, PEARL, TOMAS]
    assert len(struck(three("yard.a", "yard.b", "yard.a"), "alone")) == 1


def test_most_and_fewest_clues() -> None:
    def table() -> TableBuilder:
        return three("kitchen.a", "kitchen.a", "yard.a", clues=(1, 3, 0))

    assert struck(table(), "most clues") == [PEARL]
    assert struck(table(), "fewest clues") == [TOMAS]


def test_of_four_two_are_struck() -> None:
    table = three("kitchen.a", "kitchen.a", "yard.a", clues=(1, 3, 0))
    table.investigator("hester-vale", at="yard.a", clues=2)
    assert struck(table, "most clues") == [PEARL, "hester-vale"]
    table = three("kitchen.a", "kitchen.a", "yard.a")
    assert len(set(struck(table.investigator("hester-vale", at="yard.a"), "random"))) == 2


@pytest.mark.rule("2e.space.occupants")
def test_investigators_monsters_and_tokens_share_a_space() -> None:
    table = three("kitchen.a", "kitchen.a", "kitchen.a").token("range", "kitchen.a")
    table.monster("cultist", at="kitchen.a").monster("cultist", at="kitchen.a")
    game = table.fire("kitchen.a").darkness("kitchen.a").play(turn_of=LEV)
    view = game.view("player-1")
    assert {who.space for who in view.investigators} == {"kitchen.a"}
    assert [monster.space for monster in view.monsters] == ["kitchen.a", "kitchen.a"]
    assert [token.spaces for token in view.tokens] == [["kitchen.a"]]
    assert (view.fire, view.darkness) == (["kitchen.a"], ["kitchen.a"])
