"""Whom and what things are drawn to: the investigator with most Horror, a Rift, nowhere."""

import pytest

from madhouse.second.building import TableBuilder
from tests.rules.second.tables import LEV, answer, app, asked, figure
from tests.second.foes import house_of, standing, table
from tests.second.lamplight import free_tokens, two_packed

THIRSTY = "[{move_toward: {spaces: 1, goal: most horror, else: [stay]}}]"
STAY_PUT = """
items:
  - id: anchor
    name: Anchor
    when: [{moment: would-be-lost, may: true, do: [discard_this], instead: true}]
"""


AWAY = """
facts: [{id: away, text: One of you is not here.}]
events:
  - id: away
    when: {round: 1}
    if: [{somebody_has: lost-in-time-and-space}]
    text: There is one chair too many.
    do: [{learn: away}]
"""


def thirsty(*, horror: int) -> TableBuilder:
    """A foe between two investigators, of whom the second has so much Horror."""
    builder = table(house_of(THIRSTY), first="parlour.a", second="front-hall.b")
    who = builder.state.investigators[1]
    who.horror_facedown = [builder.state.horror_deck.pop() for _ in range(horror)]
    return builder.monster("cultist", at="front-hall.a", name="foe")


def test_it_goes_to_whoever_has_most_horror() -> None:
    assert standing(thirsty(horror=1).play(stage="monsters")) == "front-hall.b"


def test_where_nobody_has_any_it_does_the_other_thing() -> None:
    assert standing(thirsty(horror=0).play(stage="monsters")) == "front-hall.a"


def test_one_is_dragged_toward_a_rift() -> None:
    written = free_tokens(gap="{dragged: rift}")
    builder = two_packed(written).token("gap", "front-hall.a").feature("rift", "parlour.b")
    game = builder.play(turn_of=LEV)
    answer(game, "search gap 0")
    assert figure(game, LEV).space == "front-hall.b"


def test_without_a_rift_one_stays() -> None:
    builder = two_packed(free_tokens(gap="{dragged: rift}")).token("gap", "front-hall.a")
    game = builder.play(turn_of=LEV)
    answer(game, "search gap 0")
    assert figure(game, LEV).space == "front-hall.a"


def test_a_card_may_keep_one_from_being_lost() -> None:
    written = STAY_PUT + free_tokens(gap="{become: lost-in-time-and-space}")
    builder = two_packed(written).token("gap", "front-hall.a")
    builder.state.investigators[0].possessions = [builder._take("anchor")]
    game = builder.play(turn_of=LEV)
    answer(game, "search gap 0")
    assert asked(game).kind == "react"
    answer(game, "use anchor")
    who = figure(game, LEV)
    assert (who.space, who.conditions, who.possessions) == ("front-hall.a", [], [])


@pytest.mark.parametrize(("lost", "known"), [(False, []), (True, ["away"])])
def test_an_event_may_ask_whether_anybody_is_lost(lost: bool, known: list[str]) -> None:
    builder = two_packed(AWAY)
    if lost:
        who = builder.state.investigators[0]
        who.conditions.append(builder._take_condition("lost-in-time-and-space"))
    assert app(builder.play(stage="mythos")).facts == known
