"""What an author may leave out of a card or a scenario, and what is meant then."""

from typing import Any

import msgspec
import pytest

from madhouse.second.things.amounts import Scale, amount_of
from madhouse.second.things.cards import (
    CardAction,
    ConditionBack,
    ConditionCard,
    HarmCard,
    Item,
    Side,
)
from madhouse.second.things.monsters import MonsterKind, MythosEvent
from madhouse.second.things.scenario import (
    Bound,
    EachCount,
    Ending,
    Harder,
    MythosPlan,
    NamedMonster,
    Possession,
    ScenarioEvent,
    Token,
    TokenOption,
)
from madhouse.second.things.skills import TestOf

LEFT_OUT: dict[type[msgspec.Struct], dict[str, Any]] = {
    Scale: {"base": 0, "each": 0, "from": 0, "per": 1},
    CardAction: {"free": False, "times": 1, "shared": False},
    Side: {"uses": 0, "proper": False},
    Item: {"copies": 1, "unique": False, "uses": 0, "proper": False},
    ConditionBack: {"copies": 1, "players": 1},
    ConditionCard: {"copies": 1},
    HarmCard: {"keep": False, "stays": False, "copies": 2},
    MonsterKind: {"proper": False},
    MythosEvent: {"at": "any"},
    Harder: {"by": 1},
    TokenOption: {"free": False, "stays": False, "finishes": False},
    Token: {"reach": "space", "placed": True, "copies": 1},
    EachCount: {"number": 1},
    ScenarioEvent: {"instead": False},
    Ending: {"bitter": False, "time": False},
    Possession: {"from": 0},
    Bound: {"to": "room"},
    NamedMonster: {"extra_health": 0, "bound": False},
    TestOf: {"modifier": 0},
}


@pytest.mark.parametrize("kind", LEFT_OUT, ids=lambda kind: kind.__name__)
def test_what_is_left_out_has_a_meaning(kind: type[msgspec.Struct]) -> None:
    meant = {each.encode_name: each.default for each in msgspec.structs.fields(kind)}
    assert {name: meant[name] for name in LEFT_OUT[kind]} == LEFT_OUT[kind]


@pytest.mark.parametrize(
    ("amount", "numbers"),
    [
        (3, [3, 3, 3]),
        (Scale(base=2, each=1), [4, 5, 7]),
        (Scale(base=2, at_least=3), [0, 2, 2]),
        (Scale(each=1, per=2), [1, 1, 2]),
    ],
)
def test_an_amount_grows_with_the_table(amount: int | Scale, numbers: list[int]) -> None:
    assert [amount_of(amount, investigators) for investigators in (2, 3, 5)] == numbers


@pytest.mark.parametrize(
    ("number", "severity"),
    [(1, "minor"), (2, "minor"), (3, "major"), (4, "major"), (5, None), (6, "deadly"), (9, None)],
)
def test_how_severe_a_round_is(number: int, severity: str | None) -> None:
    plan = MythosPlan(minor=(1, 2), major=(3, 4), deadly=(6, 8))
    assert plan.severity(number) == severity
    assert MythosPlan().severity(number) is None
