"""The mythos phase: events, then monsters, then horror; whom a mythos event strikes."""

import pytest

from madhouse.second.edition import SecondEdition
from tests.second.foes import Play, app, blanks, harmed, house_of, state, table, told_of
from tests.second.houses import house

WITHOUT_MYTHOS = house()


def house_with(event: str) -> SecondEdition:
    """A house in which only one mythos event can be drawn."""
    mythos = WITHOUT_MYTHOS.box.mythos
    others = ", ".join(each for each in mythos if each != event)
    return house(f"mythos: {{{mythos[event].severity}: [1, 9], without: [{others}]}}")


def struck_by(event: str) -> Play:
    """A mythos phase with this event; one is indoors, the other out in the yard."""
    return table(house_with(event), first="parlour.a", second="yard.b").play(stage="mythos")


@pytest.mark.rule(
    "2e.mythos.second", "2e.mythos.three-steps", "2e.event-step.first", "2e.event-step.auto-advance"
)
def test_three_steps_follow_the_investigator_phase() -> None:
    told = house_of(rest="mythos: {minor: [1, 9]}")
    builder = table(told, first="parlour.a").monster("cultist", at="parlour.b", name="foe")
    for who in builder.state.investigators:
        who.acted = True
    game = builder.play(stage="next-turn")
    while app(game).round == 1:
        decision = game.pending[0]
        game.apply(decision.seats[0], decision.options[0])
    kinds = [event.kind for event in game.log]
    steps = ["mythos-phase", "mythos-event", "activates", "horror-check", "round"]
    assert sorted(steps, key=kinds.index) == steps


@pytest.mark.rule("2e.mythos.app-instructs", "2e.mythos-event.when")
def test_the_app_draws_an_event_each_round() -> None:
    game = struck_by("frost-on-the-inside")
    while app(game).round == 1:
        game.apply(game.pending[0].seats[0], game.pending[0].options[0])
    assert told_of(game, "mythos-event") == 1
    assert app(game).deck == ["frost-on-the-inside"]


@pytest.mark.parametrize(
    ("event", "skill"), [("a-bell-for-nobody", "observation"), ("frost-on-the-inside", None)]
)
def test_what_an_event_tests_is_told_with_it(event: str, skill: str | None) -> None:
    told = next(each for each in struck_by(event).log if each.kind == "mythos-event")
    assert told.facts.get("skill") == skill


@pytest.mark.rule("2e.mythos-event.typical", "2e.event-step.generates-events")
def test_a_mythos_event_is_a_test_and_harm() -> None:
    told = house_with("frost-on-the-inside")
    builder = table(told).dice(*blanks(3))
    game = builder.play(stage="mythos")
    assert sorted([harmed(game, 0), harmed(game, 1)]) == [(0, 0), (2, 0)]


@pytest.mark.rule("2e.faq.several-possible-targets")
def test_half_of_the_group_is_struck_as_the_group_decides() -> None:
    game = struck_by("the-old-grief")
    assert game.legal("player-1") == ("strike lev-abramson", "strike pearl-gaines")
    game.apply("player-1", "strike pearl-gaines")
    game.apply("player-2", "agree")
    assert [harmed(game, 0), harmed(game, 1)] == [(0, 0), (0, 1)]


def test_all_at_a_place_are_struck_and_nobody_elsewhere() -> None:
    told = house_with("the-wind-goes-about")
    game = table(told, first="parlour.a", second="yard.b").dice(*blanks(3)).play(stage="mythos")
    assert [harmed(game, 0), harmed(game, 1)] == [(0, 0), (1, 0)]


def test_an_event_that_strikes_nobody_stays_in_the_pool() -> None:
    told = house_with("the-wind-goes-about")
    game = table(told, first="parlour.a", second="parlour.b").play(stage="mythos")
    assert told_of(game, "mythos-event") == 0
    assert app(game).deck == []


def test_debts_are_called_in_or_somebody_is_frightened() -> None:
    told = house_with("called-in")
    game = table(told).dice(*blanks(5)).play(stage="mythos")
    assert sorted([harmed(game, 0), harmed(game, 1)]) == [(0, 0), (0, 2)]
    builder = table(told)
    owed = next(copy for copy in builder.state.conditions if copy.startswith("owed"))
    builder.state.conditions.remove(owed)
    builder.state.investigators[0].conditions.append(owed)
    game = builder.play(stage="mythos")
    assert told_of(game, "condition-flipped") == 1


def test_darkness_comes_to_everybody() -> None:
    told = house_of(
        rest="events: [{id: dark, when: {round: 1}, text: Dark., "
        "do: [{darken_here: every investigator's space}]}]"
    )
    game = table(told, first="parlour.a", second="yard.b").darkness("yard.b").play(stage="mythos")
    assert state(game).darkness == ["yard.b", "parlour.a"]
