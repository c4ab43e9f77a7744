"""Cards that change hands, sides and places: what goes with them, and what does not."""

import pytest

from madhouse.second.acting.scene import Scene
from madhouse.second.building import TableBuilder
from madhouse.second.rules.changing_hands import drop, give, named_here, named_lying, pick_up
from madhouse.second.rules.clear_board import clear_features_and_figures, needed
from madhouse.second.rules.conditions import become, has_condition, lose_condition
from madhouse.second.rules.flipping import discard_card, flip, owner_of, turn_over
from madhouse.second.rules.possessions import discard_possession, gain_named, has_card
from madhouse.second.rules.random_drop import drop_random_item
from madhouse.second.rules.spells import gain_random_spell, pass_on, resolve_back, rest, still_here
from madhouse.second.things.table import Table
from tests.rules.second.tables import LEV, PEARL
from tests.second.houses import house
from tests.second.running import answered, laid, lev, told, two

HALL = "front-hall.a"
TWO_SIDED = "dark-lantern"


def with_cards(*cards: str, **put: object) -> Table:
    """Lev Abramson in the hall with some cards, and Pearl Gaines beside him."""
    table = two(pearl=HALL)
    table.state.investigators[0].possessions = [table._take(card) for card in cards]
    for name, value in put.items():
        setattr(table.state.investigators[0], name, value)
    return laid(table)


# -- given, dropped, picked up -------------------------------------------------------------------


@pytest.mark.rule("2e.trade.give")
def test_what_is_given_keeps_its_side_and_its_uses() -> None:
    g = with_cards(TWO_SIDED, "crowbar")
    giver, taker = g.investigator(LEV), g.investigator(PEARL)
    lantern, crowbar = giver.possessions
    giver.flipped, giver.spent = [lantern], {lantern: 1, crowbar: 2}
    give(g, giver, taker, lantern, "2e.trade.give")
    assert (giver.possessions, taker.possessions) == ([crowbar], [lantern])
    assert (giver.flipped, taker.flipped) == ([], [lantern])
    assert (giver.spent, taker.spent) == ({crowbar: 2}, {lantern: 1})
    assert told(g, "given") == [{"who": LEV, "to": PEARL, "card": TWO_SIDED}]
    give(g, giver, taker, crowbar, "2e.trade.give")
    assert taker.flipped == [lantern]


@pytest.mark.rule("2e.drop.in-space", "2e.pick-up.claims", "2e.conflict.pick-up-side")
def test_what_is_dropped_and_picked_up_keeps_its_side_and_its_uses() -> None:
    g = with_cards(TWO_SIDED, "crowbar")
    giver, taker = g.investigator(LEV), g.investigator(PEARL)
    lantern, crowbar = giver.possessions
    giver.flipped, giver.spent = [lantern], {lantern: 1}
    drop(g, giver, lantern)
    drop(g, giver, crowbar)
    assert g.state.dropped == {HALL: [lantern, crowbar]}
    assert (g.state.flipped, giver.flipped) == ([lantern], [])
    assert named_lying(g, HALL) == {"crowbar": crowbar, f"{TWO_SIDED}~": lantern}
    assert named_lying(g, "yard.a") == {}
    pick_up(g, taker, lantern)
    assert (taker.possessions, taker.flipped, g.state.flipped) == ([lantern], [lantern], [])
    assert (giver.spent, taker.spent) == ({}, {lantern: 1})
    pick_up(g, taker, crowbar)
    assert g.state.dropped == {}
    assert taker.flipped == [lantern]
    assert named_here(g, taker) == {"crowbar": crowbar, f"{TWO_SIDED}~": lantern}


def test_a_card_that_is_there_is_had_by_its_front() -> None:
    g = with_cards("crowbar")
    assert has_card(g, g.investigator(LEV), "crowbar")
    assert not has_card(g, g.investigator(LEV), TWO_SIDED)
    assert not has_card(g, g.investigator(PEARL), "crowbar")


@pytest.mark.rule("2e.gain.item-condition", "2e.conflict.exhausted-supply")
def test_a_copy_is_gained_as_long_as_there_is_one() -> None:
    g = laid(two())
    who = g.investigator(LEV)
    copies = [copy for copy in g.state.items if g.box.front(copy) == "crowbar"]
    for copy in copies:
        assert gain_named(g, who, "crowbar") == copy
    assert who.possessions == copies
    assert gain_named(g, who, "crowbar") is None
    assert told(g, "none-left") == [{"card": "crowbar"}]
    assert len(told(g, "gained")) == len(copies)
    who.eliminated = True
    assert gain_named(g, who, "iodine") is None


@pytest.mark.rule("2e.discard.cards", "2e.spell.deck-backs-secret")
def test_what_is_discarded_leaves_nothing_behind() -> None:
    g = with_cards(TWO_SIDED, "scald")
    who = g.investigator(LEV)
    lantern, spell = who.possessions
    who.flipped, who.spent = [lantern, spell], {lantern: 1}
    g.show(spell)
    for copy in (lantern, spell):
        discard_possession(g, who, copy)
    assert (who.possessions, who.flipped, who.spent) == ([], [], {})
    assert (g.state.items[-1], g.state.spells[-1]) == (lantern, spell)
    assert spell not in g.state.seen
    assert [each["card"] for each in told(g, "discarded")] == [TWO_SIDED, "scald"]


# -- by chance -----------------------------------------------------------------------------------


@pytest.mark.rule("2e.random.item-example", "2e.random.equal-chance")
def test_an_item_dropped_by_chance_may_be_any_but_no_spell() -> None:
    dropped = set()
    for seed in range(30):
        g = with_cards("scald", "crowbar", TWO_SIDED, "iodine")
        g.state.random.key = bytes([seed]) * 32
        drop_random_item(g, g.investigator(LEV))
        (card,) = g.state.dropped[HALL]
        dropped.add(g.box.front(card))
        assert g.sealed
    assert dropped == {"crowbar", TWO_SIDED, "iodine"}


def test_who_has_no_item_drops_nothing() -> None:
    g = with_cards("scald")
    drop_random_item(g, g.investigator(LEV))
    assert g.state.dropped == {}


def test_a_random_spell_is_one_of_those_that_are_left() -> None:
    g = laid(two())
    who = g.investigator(LEV)
    names = {gain_random_spell(g, who, ["scald", "unpick"]) for _ in range(30)}
    assert names == {"scald", "unpick"}
    assert g.sealed
    g.state.spells = [copy for copy in g.state.spells if g.box.front(copy) == "unpick"]
    assert gain_random_spell(g, who, ["scald", "unpick"]) == "unpick"
    assert gain_random_spell(g, who, ["scald"]) is None
    who.eliminated = True
    assert gain_random_spell(g, who, ["unpick"]) is None


@pytest.mark.rule("2e.spell.flip-typical", "2e.conflict.another-copy")
def test_a_spell_is_passed_on_for_another_copy_of_it() -> None:
    drawn, g = set(), laid(two())
    for seed in range(30):
        g = with_cards("scald")
        g.state.random.key = bytes([seed]) * 32
        who = g.investigator(LEV)
        pass_on(g, who, "scald-1")
        assert "scald-1" in g.state.spells
        (copy,) = who.possessions
        assert copy not in g.state.spells
        drawn.add(copy)
    assert drawn == {f"scald-{number}" for number in range(2, 6)}
    who = g.investigator(LEV)
    pass_on(g, who, "unpick-1")  # it is not before them
    assert len(who.possessions) == 1


def test_without_another_copy_a_spell_is_only_discarded() -> None:
    g = with_cards("scald")
    g.state.spells = [copy for copy in g.state.spells if g.box.front(copy) != "scald"]
    pass_on(g, g.investigator(LEV), "scald-1")
    assert g.investigator(LEV).possessions == []
    assert g.state.spells[-1] == "scald-1"


# -- flipped -------------------------------------------------------------------------------------


@pytest.mark.rule("2e.flip.stays", "2e.common-item.flipped")
def test_an_item_shows_its_other_side_until_it_is_flipped_again() -> None:
    g = with_cards(TWO_SIDED, "crowbar")
    who = g.investigator(LEV)
    lantern, crowbar = who.possessions
    for flipped in ([lantern], []):
        answered(flip(g, lev(g), lantern))
        assert who.flipped == flipped
    assert [each["back"] for each in told(g, "flipped")] == [True, False]
    turn_over(g, who, crowbar)  # it has no other side
    assert who.flipped == []
    assert len(told(g, "flipped")) == 2


@pytest.mark.rule("2e.spell.flip-resolve")
def test_the_back_of_a_spell_is_seen_by_all_and_rests_when_flipped_again() -> None:
    g = with_cards("scald")
    who = g.investigator(LEV)
    who.flipped = ["scald-1"]
    answered(resolve_back(g, who, "scald-1", lev(g)))
    assert who.flipped == []
    assert told(g, "spell-rests") == [{"who": LEV, "card": "scald"}]
    rest(g, who, "scald-1")
    assert len(told(g, "spell-rests")) == 1
    answered(resolve_back(g, who, "scald-1", lev(g)), ())
    (flipped,) = told(g, "spell-flipped")
    assert (flipped["who"], flipped["card"]) == (LEV, "scald")


def test_a_copy_that_was_dealt_anew_meanwhile_is_found_again() -> None:
    g = with_cards("scald", "crowbar")
    who = g.investigator(LEV)
    assert still_here(g, who, "scald-1") == "scald-1"
    assert still_here(g, who, "scald-4") == "scald-1"
    assert still_here(g, who, "unpick-2") == "unpick-2"
    assert still_here(g, who, "crowbar-9") == "crowbar-9"
    assert still_here(g, who, "") == ""


def test_a_card_belongs_to_whom_it_lies_before() -> None:
    table = two(pearl=HALL)
    table.investigator("hester-vale", at=HALL, has=["iodine"], conditions=["dazed"])
    table.state.investigators[1].damage = ["winded-1"]
    g = laid(table)
    hester = g.investigator("hester-vale")
    (dazed,) = hester.conditions
    assert owner_of(g, lev(g), hester.possessions[0]) is hester
    assert owner_of(g, lev(g), dazed) is hester
    assert owner_of(g, lev(g), "winded-1") is g.investigator(PEARL)
    assert owner_of(g, Scene(), dazed) is hester
    assert owner_of(g, lev(g), "crowbar-1") is None
    answered(flip(g, lev(g), "crowbar-1"))  # nobody has it
    discard_card(g, lev(g), "crowbar-1")
    assert told(g, "discarded") == []


@pytest.mark.rule("2e.discard.cards", "2e.discard.damage-horror")
def test_any_card_before_an_investigator_can_be_discarded() -> None:
    g = with_cards("iodine", damage=["winded-1"], horror=["run-1"], conditions=["dazed-1"])
    who = g.investigator(LEV)
    g.state.damage_deck.remove("winded-1")
    g.state.horror_deck.remove("run-1")
    g.state.conditions.remove("dazed-1")
    for card in (*who.possessions, "winded-1", "run-1", "dazed-1"):
        discard_card(g, lev(g), card)
    assert (who.possessions, who.conditions, who.damage, who.horror) == ([], [], [], [])
    assert "winded-1" in g.state.damage_deck
    assert "run-1" in g.state.horror_deck
    assert "dazed-1" in g.state.conditions


def test_a_harm_card_is_flipped_facedown() -> None:
    g = with_cards(damage=["winded-1"], horror=["run-1"])
    who = g.investigator(LEV)
    for card in ("winded-1", "run-1"):
        answered(flip(g, lev(g), card))
    assert (who.damage_facedown, who.horror_facedown) == (["winded-1"], ["run-1"])
    assert [each["harm"] for each in told(g, "harm-shut")] == ["damage", "horror"]


# -- Conditions ----------------------------------------------------------------------------------


@pytest.mark.rule("2e.condition.become", "2e.condition.one-copy", "2e.condition.discard")
def test_a_condition_is_gained_once_and_lost() -> None:
    g = laid(two())
    who = g.investigator(LEV)
    answered(become(g, who, "dazed"))
    answered(become(g, who, "dazed"))
    (copy,) = who.conditions
    assert who.fresh == [copy]  # it came in this turn
    assert copy not in g.state.conditions
    assert has_condition(g, who, "dazed")
    assert not has_condition(g, who, "stunned")
    assert g.sealed
    assert lose_condition(g, who, "dazed")
    assert (who.conditions, who.fresh) == ([], [])
    assert g.state.conditions[-1] == copy
    assert not lose_condition(g, who, "dazed")
    answered(become(g, g.investigator(PEARL), "dazed"))
    assert g.investigator(PEARL).fresh == []  # it is not her turn


@pytest.mark.rule("2e.conflict.exhausted-conditions")
def test_without_a_copy_nobody_becomes_anything() -> None:
    g = laid(two())
    g.state.conditions = []
    answered(become(g, g.investigator(LEV), "dazed"))
    assert told(g, "no-copy-left") == [{"who": LEV, "condition": "dazed"}]
    g.investigator(LEV).eliminated = True
    answered(become(g, g.investigator(LEV), "stunned"))
    assert len(told(g, "no-copy-left")) == 1


# -- the cleared board ---------------------------------------------------------------------------

OWN = """
items:
  - {id: ledger, name: The Ledger, traits: [evidence], flavour: It is full.}
"""


@pytest.mark.rule("2e.clear-board.discard-all", "2e.clear-board.figures-off")
def test_nothing_stays_on_a_cleared_board() -> None:
    table = two(pearl=HALL).monster("cultist", at=HALL).fire(HALL).darkness(HALL)
    table.passages(HALL).barricade(HALL).dropped(HALL, "crowbar", "scald", TWO_SIDED)
    table.state.lights, table.state.glows = [HALL], {HALL: 2}
    table.state.shut = ["front-hall.b|parlour.a"]
    g = laid(table)
    lantern = g.state.dropped[HALL][2]
    g.state.flipped = [lantern]
    g.investigator(LEV).spent = {lantern: 1}
    g.investigator(LEV).steps = 1
    answered(clear_features_and_figures(g))
    state = g.state
    assert [(who.space, who.steps) for who in state.investigators] == [("", 0), ("", 0)]
    assert (state.monsters, state.fire, state.darkness, state.lights) == ({}, [], [], [])
    assert (state.passages, state.barricades, state.dropped) == ([], [], {})
    assert (state.glows, state.shut) == ({}, [])
    assert not g.app.fire
    assert (state.items[-2:], state.spells[-1]) == (["crowbar-1", lantern], "scald-1")
    assert (state.flipped, g.investigator(LEV).spent) == ([], {})
    assert told(g, "board-cleared") == [{}]


@pytest.mark.rule("2e.conflict.clear-board-dropped")
def test_what_the_scenario_brings_goes_to_somebody() -> None:
    table = TableBuilder(told=house(OWN)).investigator(LEV, at=HALL)
    table.investigator(PEARL, at=HALL, seat="player-1")
    g = laid(table.dropped(HALL, "crowbar", "ledger"))
    assert needed(g, "ledger")
    assert not needed(g, "crowbar")
    copy = g.state.dropped[HALL][1]
    g.state.flipped = [copy]
    (asked,) = answered(clear_features_and_figures(g), (f"ledger to {PEARL}",))
    assert asked.options == (f"ledger to {LEV}", f"ledger to {PEARL}")
    assert g.investigator(PEARL).possessions == [copy]
    assert (g.investigator(PEARL).flipped, g.state.flipped) == ([copy], [])
    assert g.state.dropped == {}
    assert told(g, "kept") == [{"who": PEARL, "card": "ledger"}]
