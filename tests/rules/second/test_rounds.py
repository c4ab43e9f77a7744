"""A round begins and ends: what is used up comes back, and what lasts for a while is over."""

import pytest

from madhouse.second.rules.stages import STAGES, new_round, round_end
from tests.rules.second.tables import PEARL
from tests.second.running import answered, laid, told, two

LIMITS = {"a turn": "turn", "a round": "round", "a game": "game"}


@pytest.mark.rule("2e.round.two-phases", "2e.round.repeat")
def test_what_is_limited_by_a_round_can_be_used_again() -> None:
    g = laid(two().monster("cultist", at="yard.a").round(3))
    who, monster = g.investigator(PEARL), g.app.monsters[0]
    who.acted, who.hoses, who.hurt, who.used = True, 2, 3, dict(LIMITS)
    monster.attacked = monster.provoked = True
    answered(new_round(g))
    assert g.app.round == 4
    assert (who.acted, who.hoses, who.hurt) == (False, 0, 0)
    assert who.used == {"a game": "game"}
    assert (monster.attacked, monster.provoked) == (False, True)
    assert told(g, "round") == [{"round": 4}]


def test_what_lasts_until_the_end_of_a_round_is_over() -> None:
    g = laid(two().round(3))
    g.state.shut = ["front-hall.b|parlour.a"]
    g.state.glows = {"yard.a": 3, "yard.b": 4}
    who = g.investigator(PEARL)
    who.lasting = {"one": "round", "two": "next round", "three": "turn"}
    who.spent = {"one": 2, "two": 1}
    answered(round_end(g))
    assert g.state.shut == []
    assert g.state.glows == {"yard.b": 4}
    assert who.lasting == {"two": "round", "three": "turn"}
    assert who.spent == {"two": 1}


@pytest.mark.parametrize(("hands", "stage"), [("house", "next-turn"), ("people", "people")])
def test_whoever_has_the_hands_goes_first(hands: str, stage: str) -> None:
    g = laid(two())
    g.state.hands = hands
    flow = new_round(g)
    with pytest.raises(StopIteration) as over:
        next(flow)
    assert over.value.value == stage
    assert stage in STAGES
