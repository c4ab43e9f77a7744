"""Cards, people and monsters of Through Tickets: what each does that no other does."""

import pytest

from madhouse.second.acting.standing import standing
from madhouse.second.building import TableBuilder
from madhouse.second.rules.features import number_in
from madhouse.second.rules.monster_targets import investigators_with
from madhouse.second.rules.puzzle_attempts import puzzle_steps
from madhouse.second.rules.winning import wins as has_won
from madhouse.second.things.scenario import PuzzleOf
from madhouse.second.things.skills import Skill
from tests.rules.second.tables import (
    LEV,
    PEARL,
    answer,
    asked,
    cards,
    figure,
    offered,
    rolls,
    table_of,
    told,
)
from tests.second.packs_on_the_shelf.tickets import COACH, END, aboard, bench, give, go_on

DINER = "dining-car.a"


def drawn(table: TableBuilder, kind: str, number: int) -> TableBuilder:
    """A monster that reads one of its texts, counted from nought, when it is activated next."""
    texts = len(table.box.monsters[kind].activate)
    others = [str(each) for each in range(texts) if each != number]
    table.state.app.texts[f"{kind} activate"] = others
    return table


# -- Items ---------------------------------------------------------------------------------------


def test_a_ticket_is_shown_to_a_conductor_instead_of_being_struck() -> None:
    table = give(aboard(), "ticket-to-the-terminus").monster("conductor", COACH)
    game = table.play(stage="monsters")
    go_on(game, "react")
    answer(game, "use ticket-to-the-terminus")
    assert told(game, "suffered") == []
    assert cards(game, LEV) == []


@pytest.mark.rule("2e.moving-tiles.contents-stay")
def test_who_has_a_ticket_may_step_off_a_car_that_was_moved() -> None:
    game = give(aboard("shunt"), "ticket-to-the-terminus").play(turn_of=LEV)
    bench(game)
    answer(game, "use ticket-to-the-terminus", f"walk {END}")
    assert figure(game, LEV).space == END


def test_a_signal_lamp_sends_a_conductor_back_and_shows_the_line() -> None:
    game = give(aboard(), "signal-lamp").monster("conductor", END).play(turn_of=LEV)
    steps = PuzzleOf(kind="line", size="5x4", moves=(9, 9), skill=Skill.OBSERVATION)
    lev = figure(game, LEV)
    assert puzzle_steps(table_of(game), lev, steps) == 4 + 2 + 1  # Lev has two of his own
    answer(game, "use signal-lamp 0")
    go_on(game)
    assert table_of(game).state.monsters["conductor 1"] != END


@pytest.mark.rule("2e.water.stops-movement")
def test_a_life_jacket_floats_its_owner_on() -> None:
    dry = aboard().feature("water", END).play(turn_of=LEV)
    answer(dry, f"move {END}")
    assert figure(dry, LEV).steps == 0
    game = give(aboard(), "life-jacket").feature("water", END).play(turn_of=LEV)
    answer(game, f"move {END}")
    assert figure(game, LEV).steps == 1


def test_a_life_jacket_is_spent_on_harm_in_water() -> None:
    game = give(aboard("hurt"), "life-jacket").feature("water", COACH).play(turn_of=LEV)
    bench(game)
    answer(game, "use life-jacket")
    assert figure(game, LEV).damage_facedown == []
    assert cards(game, LEV) == []
    dry = give(aboard("hurt"), "life-jacket").play(turn_of=LEV)
    bench(dry)
    assert len(figure(dry, LEV).damage_facedown) == 2


def test_the_trolley_takes_another_along() -> None:
    game = give(aboard(other=COACH), "stewards-trolley").play(turn_of=LEV)
    answer(game, "use stewards-trolley 0")
    go_on(game, "walk")
    assert asked(game).about["who"] == PEARL
    answer(game, f"walk {END}", "stop", f"walk {END}", "stop")
    assert figure(game, PEARL).space == figure(game, LEV).space == END


def test_a_signed_receipt_closes_a_rift_in_range() -> None:
    table = give(aboard(), "stamped-receipt").feature("rift", END)
    game = table.play(turn_of=LEV)
    answer(game, "use stamped-receipt 0")
    go_on(game)
    assert number_in(table_of(game), "rift", END) == 0
    assert cards(game, LEV) == []
    assert figure(game, LEV).actions == 2


def test_her_name_card_keeps_the_wake_off() -> None:
    table = give(aboard(), "name-card-of-mrs-strake").monster("the-wake", COACH)
    game = table.monster("conductor", COACH).play(turn_of=LEV)
    wake, conductor = table_of(game).app.monsters
    assert investigators_with(table_of(game), wake) == []
    assert investigators_with(table_of(game), conductor) == [figure(game, LEV)]


@pytest.mark.rule("2e.rift.lost-condition")
def test_a_ribbon_leads_out_before_one_is_lost() -> None:
    game = give(aboard("lose"), "sleepers-ribbon").play(turn_of=LEV)
    bench(game)
    answer(game, "use sleepers-ribbon", f"walk {END}", "stop")
    lev = figure(game, LEV)
    assert (lev.space, lev.conditions, cards(game, LEV)) == (END, [], [])


# -- Spell and Conditions ------------------------------------------------------------------------


@pytest.mark.rule("2e.moving-tiles.how")
def test_make_fast_holds_the_car_one_stands_in() -> None:
    game = give(aboard("shunt"), "make-fast").dice(*rolls(3, 1)).play(turn_of=LEV)
    answer(game, "use make-fast 0")
    go_on(game)
    bench(game)
    assert told(game, "tiles-moved") == []


def test_make_fast_closes_a_rift_where_there_is_one() -> None:
    table = give(aboard(), "make-fast").feature("rift", END).dice(*rolls(3, 1))
    game = table.play(turn_of=LEV)
    answer(game, "use make-fast 0")
    answer(game, "do 1")
    go_on(game)
    assert number_in(table_of(game), "rift", END) == 0


def test_seasick_costs_a_die_where_the_floor_has_moved() -> None:
    table = aboard("agility", "shunt")
    table.state.investigators[0].conditions.append(table._take_condition("seasick"))
    game = table.play(turn_of=LEV)
    bench(game)
    go_on(game)
    bench(game, 1)
    bench(game)
    go_on(game)
    before, after = (len(each["dice"]) for each in told(game, "rolled"))  # type: ignore[arg-type]
    assert after == before - 1


def test_fresh_air_cures_it() -> None:
    table = aboard(at="rear-platform.c")
    table.state.investigators[0].conditions.append(table._take_condition("seasick"))
    game = table.monster("conductor", "rear-platform.c").dice(*rolls(4)).play(turn_of=LEV)
    answer(game, "attack conductor 1 unarmed")
    go_on(game)
    assert not any(copy.startswith("seasick") for copy in figure(game, LEV).conditions)


@pytest.mark.rule("2e.rift.lost-condition", "2e.conflict.lost-condition-undefined")
def test_lore_brings_the_lost_home_at_the_start_of_their_turn() -> None:
    table = aboard("lose", other=COACH).feature("rift", DINER).dice(*rolls(3, 2))
    game = table.play(turn_of=LEV)
    bench(game)
    answer(game, "end turn")
    while asked(game).kind != "return":
        answer(game, asked(game).options[0])
    assert set(asked(game).options) == {f"return to {COACH}", f"return to {DINER}"}


# -- Agendas -------------------------------------------------------------------------------------


def with_agenda(name: str, at: str = COACH) -> TableBuilder:
    """Three aboard, of whom Lev has an Agenda."""
    table = aboard(at=at).investigator("tomas-brito", at=END)
    table.state.investigators[0].conditions.append(table._take_condition(f"agenda: {name}"))
    return table


def wins(table: TableBuilder, ending: str) -> bool:
    """Whether Lev has won when the game ends so."""
    g = table_of(table.play(turn_of=LEV))
    g.app.ending = ending
    return has_won(g, g.investigator(LEV), won=ending == "won")


@pytest.mark.rule("2e.agenda.theme")
def test_most_of_them_win_with_the_ship() -> None:
    assert wins(with_agenda("keep-her-afloat"), "won")
    assert not wins(with_agenda("keep-her-afloat"), "lost")


def test_a_signature_needs_a_paper() -> None:
    assert not wins(with_agenda("a-signature"), "won")
    assert wins(give(with_agenda("a-signature"), "registrars-paper"), "won")


def test_what_swims_is_paid_in_water() -> None:
    wet = with_agenda("a-promise-to-what-swims").feature("water", COACH, END, DINER, "dining-car.b")
    assert wins(wet, "won")
    assert not wins(with_agenda("a-promise-to-what-swims"), "won")


def test_an_insurer_wants_the_ship_lost_and_to_be_outside() -> None:
    assert wins(with_agenda("the-insurer", at="rear-platform.c"), "lost")
    assert not wins(with_agenda("the-insurer"), "lost")
    assert not wins(with_agenda("the-insurer", at="rear-platform.c"), "won")


def test_nobodys_business_needs_what_one_knows() -> None:
    table = with_agenda("nobodys-business")
    assert not wins(table, "won")
    knowing = with_agenda("nobodys-business")
    knowing.state.investigators[0].clues = 2
    assert wins(knowing, "won")


# -- people --------------------------------------------------------------------------------------


def test_cyrus_steps_across_as_a_tile_moves() -> None:
    game = aboard("shunt", first="cyrus-boone").play(turn_of="cyrus-boone")
    bench(game)
    answer(game, "use cyrus-boone")
    go_on(game, "walk")
    answer(game, f"walk {END}")
    assert figure(game, "cyrus-boone").space == END


def test_ingrid_spends_a_clue_for_anothers_lore_wherever_they_are() -> None:
    table = aboard("lore").investigator("ingrid-solheim", at="rear-platform.c")
    table.state.investigators[2].clues = 1
    game = table.dice(*rolls(3, 1, 1)).play(turn_of=LEV)
    bench(game)
    assert asked(game).seats == (figure(game, "ingrid-solheim").seat,)
    answer(game, "use ingrid-solheim")
    assert figure(game, "ingrid-solheim").clues == 0
    assert told(game, "tested")[-1]["successes"] == 2


def test_rao_quiets_another_once_a_round() -> None:
    table = aboard(first="vikram-rao", other=COACH)
    pearl = table.state.investigators[1]
    pearl.horror = [table.state.horror_deck.pop(), table.state.horror_deck.pop()]
    game = table.play(turn_of="vikram-rao")
    answer(game, "use vikram-rao 0")
    go_on(game)
    assert len(figure(game, PEARL).horror_facedown) == 1
    assert offered(game, "use vikram-rao") == []
    assert standing(table_of(game), figure(game, "vikram-rao"), "healing_horror", 1) == 2


@pytest.mark.rule("2e.water.stops-movement")
def test_water_does_not_hold_delia_up() -> None:
    game = aboard(first="delia-flynn").feature("water", END).play(turn_of="delia-flynn")
    answer(game, f"move {END}")
    assert figure(game, "delia-flynn").steps == 1


# -- monsters ------------------------------------------------------------------------------------


def test_a_conductor_who_hurts_takes_a_paper_or_writes_it_down() -> None:
    table = give(aboard(), "press-card").monster("conductor", COACH).dice(*rolls(5))
    game = drawn(table, "conductor", 0).play(stage="monsters")
    go_on(game, "one-of")
    answer(game, asked(game).options[1])
    assert told(game, "became")[-1]["condition"] == "owed"


def test_a_stowaway_that_is_hurt_goes_to_another_gap() -> None:
    table = give(aboard(), "service-revolver").feature("rift", DINER)
    game = table.monster("stowaway", COACH).dice(*rolls(4, 1)).play(turn_of=LEV)
    answer(game, "attack stowaway 1 with service-revolver")
    go_on(game)
    assert table_of(game).state.monsters["stowaway 1"] == DINER


def test_the_wake_lays_water_beside_it_whatever_it_does() -> None:
    for number in range(4):
        table = drawn(aboard().monster("the-wake", END), "the-wake", number)
        game = table.play(stage="monsters")
        go_on(game, "lay")
        (beside, *_) = asked(game).options
        answer(game, beside, "agree")
        assert number_in(table_of(game), "water", beside.removeprefix("lay it in "))


def test_a_steward_in_water_hurts_more() -> None:
    hurt = {}
    for wet in (False, True):
        table = aboard().monster("drowned-steward", COACH).on_top("lucky", "lucky", "second-breath")
        if wet:
            table.feature("water", COACH)
        game = drawn(table, "drowned-steward", 1).dice(*rolls(3)).play(stage="monsters")
        go_on(game, "turn-order")
        hurt[wet] = sum(each["harm"] == "damage" for each in told(game, "harm"))
    assert (hurt[False], hurt[True]) == (2, 3)
