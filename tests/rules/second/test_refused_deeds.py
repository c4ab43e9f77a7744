"""What is against a deed: the rule that is named where it is not offered."""

import pytest

from madhouse.second.building import TableBuilder
from madhouse.second.rules.deeds import DEEDS
from tests.rules.second.tables import LEV, PEARL, asked
from tests.second.houses import house

DOOR = "front-hall.b|parlour.a"


def table() -> TableBuilder:
    builder = TableBuilder(told=house()).investigator(LEV, at="parlour.a", has=["hurricane-lamp"])
    builder.investigator(PEARL, at="parlour.a").barricade("parlour.a").fire("parlour.b")
    return builder


@pytest.mark.parametrize(
    ("option", "rule"),
    [
        ("set fire to parlour.b", "2e.set-fire.not-on-fire"),
        ("set fire to yard.a", "2e.set-fire.place"),
        ("set fire to front-hall.b", None),
        (f"push {PEARL} to yard.a", "2e.conflict.push-through-wall"),
        (f"push {LEV} to yard.a", "2e.conflict.push-through-wall"),
        ("push ghost 1 to front-hall.b", "2e.push.needs-target"),
        (f"push {PEARL} to front-hall.b", None),
        (f"steal from {PEARL}", "2e.steal.target"),
        ("trade", None),
        ("fight the fire", None),
        (f"block {DOOR}", None),
        ("block kitchen.a|yard.a", "2e.barricade.block"),
        ("block the passage", "2e.barricade.block"),
        (f"unblock {DOOR}", "2e.barricade.unblock"),
        ("unblock the passage", "2e.barricade.unblock"),
        (f"force {DOOR}", "2e.barricade.far-side-position"),
        ("force the passage of yard.a", "2e.barricade.far-side-position"),
    ],
)
def test_why_not(option: str, rule: str | None) -> None:
    game = table().play(turn_of=LEV)
    g = game.table
    who = g.state.investigators[0]
    deed, ids = DEEDS[option]
    assert deed.against(g, who, *ids) == rule
    assert (option in asked(game).options) is (rule is None)
    who.actions = 0
    assert deed.against(g, who, *ids) is not None


def test_without_a_light_or_a_fire_that_is_why() -> None:
    builder = TableBuilder(told=house()).investigator(LEV, at="parlour.a")
    game = builder.investigator(PEARL, at="yard.a").play(turn_of=LEV)
    who = game.table.state.investigators[0]
    expected = {
        "set fire to parlour.a": "2e.set-fire.needs-light-source",
        "fight the fire": "2e.fire.extinguish",
        "trade": "2e.trade.everyone-in-space",
    }
    for option, rule in expected.items():
        deed, ids = DEEDS[option]
        assert deed.against(game.table, who, *ids) == rule
