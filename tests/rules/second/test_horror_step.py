"""The horror step: who has a monster within range makes one horror check."""

import pytest

from madhouse.second.things.state import PEOPLE
from tests.second.foes import app, blanks, harmed, house_of, table, told_of

FRIGHTENS = house_of(horror="{text: It smiles., do: [{suffer: {horror: 1, facedown: true}}]}")
TESTED = house_of(
    horror="{text: It smiles., do: [{suffer: {horror: 2, negates: will}}]}, "
    "{text: It nods., do: [{suffer: {horror: 2, negates: will}}]}"
)


@pytest.mark.rule(
    "2e.horror-step.each-investigator",
    "2e.horror-step.none-in-range",
    "2e.monster.horror-check",
    "2e.horror-check.typical",
)
def test_only_who_has_a_monster_within_range_checks() -> None:
    builder = table(FRIGHTENS, first="parlour.a", second="front-hall.b")
    game = builder.monster("cultist", at="parlour.b", name="foe").play(stage="horror")
    assert [harmed(game, 0), harmed(game, 1)] == [(0, 1), (0, 0)]


@pytest.mark.rule("2e.conflict.own-space-in-range", "2e.horror-check.resolve")
def test_ones_own_space_is_within_range() -> None:
    builder = table(FRIGHTENS, first="parlour.a")
    game = builder.monster("cultist", at="parlour.a", name="foe").play(stage="horror")
    assert harmed(game) == (0, 1)


@pytest.mark.rule(
    "2e.horror-step.only-highest",
    "2e.horror-check.one-per-investigator",
    "2e.monster.horror-highest",
)
def test_of_several_only_the_most_horrible_counts() -> None:
    builder = table(FRIGHTENS, first="parlour.a").monster("star-spawn", at="parlour.b")
    game = builder.monster("cultist", at="parlour.b", name="foe").play(stage="horror")
    checked = [event.facts["monster"] for event in game.log if event.kind == "horror-check"]
    assert checked == ["star-spawn 1"]


@pytest.mark.rule("2e.horror-check.tie", "2e.horror-check.two-steps")
def test_of_equals_the_investigator_chooses() -> None:
    builder = table(FRIGHTENS, first="parlour.a").monster("cultist", at="parlour.a")
    game = builder.monster("cultist", at="parlour.b", name="foe").play(stage="horror")
    assert game.legal("player-1") == ("face cultist 1", "face cultist 2")
    assert told_of(game, "horror-check") == 0
    game.apply("player-1", "face cultist 2")
    assert harmed(game) == (0, 1)


@pytest.mark.rule(
    "2e.horror-step.shared-check", "2e.faq.shared-horror-check", "2e.horror-check.part-of-check"
)
def test_all_who_check_against_the_same_monster_resolve_the_same_check() -> None:
    """One text is drawn; each makes the test and suffers for themselves."""
    builder = table(TESTED, first="parlour.a", second="parlour.b")
    builder.dice("success", "success", *blanks(5))  # will of two, then of five
    game = builder.monster("cultist", at="parlour.b", name="foe").play(stage="horror")
    assert [harmed(game, 0), harmed(game, 1)] == [(0, 0), (0, 2)]
    texts = [event.facts["text"] for event in game.log if event.kind == "instruction"]
    assert len(texts) == 2
    assert len(set(texts)) == 1
    assert len(app(game).texts["foe horror"]) == 1


@pytest.mark.rule("2e.horror-step.third", "2e.horror-step.end", "2e.mythos.end")
def test_after_the_checks_the_next_round_begins() -> None:
    builder = table(FRIGHTENS, first="parlour.a").monster("cultist", at="parlour.b", name="foe")
    game = builder.play(stage="mythos")
    kinds = [event.kind for event in game.log]
    assert kinds.index("activates") < kinds.index("horror-check") < kinds.index("round")
    assert (app(game).round, game.pending[0].kind) == (2, "turn-order")


@pytest.mark.rule("2e.horror-step.no-monsters")
def test_without_monsters_the_phase_ends_by_itself() -> None:
    game = table(house_of()).play(stage="horror")
    assert told_of(game, "horror-check") == 0
    assert app(game).round == 2


@pytest.mark.rule("2e.conflict.mythos-end-automatic", "2e.horror-step.end", "2e.mythos.end")
def test_people_press_the_end_phase_button_only_while_there_are_monsters() -> None:
    for monsters in (0, 1):
        builder = table(FRIGHTENS)
        for _ in range(monsters):
            builder.monster("cultist", at="parlour.b", name="foe")
        builder.state.hands, builder.state.seats[:] = "people", [PEOPLE]
        game = builder.play(stage="people-horror")
        assert (app(game).round, game.pending[0].kind) == (
            (1, "horror-step") if monsters else (2, "investigator-phase")
        )
        if monsters:
            game.apply(PEOPLE, "end phase")
            assert (app(game).round, game.pending[0].kind) == (2, "investigator-phase")
