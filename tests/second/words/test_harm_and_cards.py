"""Words of harm, healing and cards, each by itself."""

import pytest

from madhouse.second.acting.scene import Occasion, Scene
from madhouse.second.words.belongings import LeaveItem, LoseClue
from madhouse.second.words.board import (
    Lose,
)
from madhouse.second.words.carrying import DropItem, SafeFrom
from madhouse.second.words.harm import Heal, LoseCondition, TurnFaceup
from madhouse.second.words.healing import HealingDamage, HealingHorror, Shut
from madhouse.second.words.preventing import FirstFacedown, Prevent
from madhouse.second.words.this_card import FlipItem, GainRandomSpell, PassOn, Rest
from tests.rules.second.tables import LEV, PEARL
from tests.second.running import carry_out, laid, lev, told, two

HALL, PARLOUR = "front-hall.a", "parlour.a"


# -- harm and healing ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "cards"),
    [
        (Heal(damage=1), {"damage_facedown"}),
        (Heal(horror=1), {"horror_facedown"}),
        (Heal(damage=1, which="any"), {"damage", "damage_facedown"}),
        (Heal(horror=1, which="any"), {"horror", "horror_facedown"}),
        (Shut(damage=1), {"damage"}),
        (Shut(horror=1), {"horror"}),
    ],
)
def test_what_heals_needs_such_a_card(word: Heal | Shut, cards: set[str]) -> None:
    fields = {
        "damage": ["limp-1"],
        "damage_facedown": ["winded-1"],
        "horror": ["run-1"],
        "horror_facedown": ["run-2"],
    }
    for field, there in fields.items():
        g = laid(two())
        assert not word.possible(g, lev(g))
        setattr(g.investigator(LEV), field, list(there))
        assert word.possible(g, lev(g)) is (field in cards)
        carry_out(g, lev(g), word)
        assert (getattr(g.investigator(LEV), field) == []) is (field in cards)


def test_facedown_cards_of_either_kind_are_turned_faceup() -> None:
    g = laid(two())
    who = g.investigator(LEV)
    who.damage_facedown, who.horror_facedown = ["limp-1"], ["counting-things-1"]
    carry_out(g, lev(g), TurnFaceup(horror=1))
    assert (who.damage_facedown, who.horror) == (["limp-1"], ["counting-things-1"])
    carry_out(g, lev(g), TurnFaceup(damage=2))
    assert who.damage == ["limp-1"]


def test_more_or_less_is_healed() -> None:
    g = laid(two())
    scene = lev(g, purpose="any")
    assert HealingDamage(number=1).answer(g, scene, 2) == 3
    assert HealingDamage(number=-3).answer(g, scene, 2) == 0
    assert HealingDamage(number=1, facedown=True).answer(g, scene, 2) == 2
    assert HealingDamage(number=1, facedown=True).answer(g, lev(g, purpose="facedown"), 2) == 3
    assert HealingHorror(number=2).answer(g, scene, 1) == 3
    assert HealingHorror(number=-2).answer(g, scene, 1) == 0


def test_harm_about_to_come_is_prevented_or_comes_facedown() -> None:
    g = laid(two())
    scene = lev(g, occasion=Occasion(damage=1, horror=3))
    carry_out(g, scene, Prevent(damage=2, horror=2), FirstFacedown(), FirstFacedown(number=2))
    harm = scene.occasion
    assert harm is not None
    assert (harm.damage, harm.horror, harm.first_facedown) == (0, 1, 3)
    assert told(g, "prevented") == [{"who": LEV, "damage": 1, "horror": 2}]
    g.investigator(LEV).spent = {"closed-door-1#0": 1}
    noted = lev(g, card="closed-door-1#0", occasion=Occasion(damage=3))
    carry_out(g, noted, Prevent(damage="noted"))
    assert noted.occasion is not None
    assert noted.occasion.damage == 2


def test_a_condition_and_clues_are_lost_if_they_are_there() -> None:
    g = laid(two())
    who = g.investigator(LEV)
    assert not LoseCondition("dazed").possible(g, lev(g))
    who.conditions, who.clues = ["dazed-1"], 3
    assert LoseCondition("dazed").possible(g, lev(g))
    carry_out(g, lev(g), LoseCondition("dazed"), LoseClue())
    assert (who.conditions, who.clues) == ([], 2)
    assert LoseClue(number=2).possible(g, lev(g))
    assert not LoseClue(number=3).possible(g, lev(g))
    carry_out(g, lev(g), LoseClue(number=5))
    assert who.clues == 0


# -- cards ---------------------------------------------------------------------------------------


def test_items_are_dropped_of_ones_choice_or_all() -> None:
    g = laid(two())
    who = g.investigator(LEV)
    assert not DropItem().possible(g, lev(g))
    who.possessions = ["scald-1", "crowbar-1", "coat-pistol-1", "crowbar-2"]
    assert DropItem().possible(g, lev(g))
    assert not DropItem(trait="light-source").possible(g, lev(g))
    (asked,) = carry_out(g, lev(g), DropItem(), say=("drop coat-pistol",))
    assert asked.options == ("drop crowbar", "drop coat-pistol")
    assert g.state.dropped == {HALL: ["coat-pistol-1"]}
    assert carry_out(g, lev(g), DropItem(number="all")) == []
    assert who.possessions == ["scald-1"]
    assert g.state.dropped == {HALL: ["coat-pistol-1", "crowbar-1", "crowbar-2"]}


def test_a_card_is_lost_by_its_name() -> None:
    g = laid(two())
    who = g.investigator(LEV)
    who.possessions = ["coat-pistol-1", "crowbar-1", "crowbar-2"]
    assert Lose("crowbar").possible(g, lev(g))
    carry_out(g, lev(g), Lose("crowbar"), Lose("iodine"))
    assert who.possessions == ["coat-pistol-1", "crowbar-2"]
    assert not Lose("iodine").possible(g, lev(g))


def test_an_item_that_nobody_has_is_left_where_something_fell() -> None:
    g = laid(two())
    carry_out(g, Scene(space=PARLOUR), LeaveItem("crowbar"))
    assert g.state.dropped == {PARLOUR: ["crowbar-1"]}
    assert "crowbar-1" not in g.state.items
    assert told(g, "item-left") == [{"card": "crowbar", "space": PARLOUR}]
    carry_out(g, Scene(), LeaveItem("crowbar"))
    g.state.items = []
    carry_out(g, Scene(space=PARLOUR), LeaveItem("crowbar"))
    assert g.state.dropped == {PARLOUR: ["crowbar-1"]}


def test_whoever_has_an_item_flips_it() -> None:
    g = laid(two())
    lantern = next(c for c in g.box.items if g.box.front(c) == "dark-lantern")
    g.investigator(PEARL).possessions = ["crowbar-1", lantern]
    carry_out(g, lev(g), FlipItem("dark-lantern"))
    assert g.investigator(PEARL).flipped == [lantern]


def test_from_one_card_each_spell_comes_once() -> None:
    g = laid(two())
    who, names = g.investigator(LEV), len(g.box.spells)
    for number in range(names):
        assert GainRandomSpell().possible(g, lev(g, card="crowbar-1"))
        carry_out(g, lev(g, card="crowbar-1"), GainRandomSpell())
        assert len(who.possessions) == number + 1
    assert len({g.box.front(copy) for copy in who.possessions}) == names
    assert not GainRandomSpell().possible(g, lev(g, card="crowbar-1"))
    assert GainRandomSpell().possible(g, lev(g, card="crowbar-2"))


def test_a_spell_that_nobody_has_neither_rests_nor_is_passed_on() -> None:
    g = laid(two())
    carry_out(g, lev(g, card="scald-1"), Rest(), PassOn())
    assert (told(g, "spell-rests"), told(g, "discarded")) == ([], [])
    g.investigator(PEARL).possessions, g.investigator(PEARL).flipped = ["scald-1"], ["scald-1"]
    carry_out(g, lev(g, card="scald-1"), Rest())
    assert g.investigator(PEARL).flipped == []


def test_a_card_is_safe_from_some_things() -> None:
    g = laid(two())
    word = SafeFrom(what=("stolen",))
    assert word.answer(g, lev(g, card="crowbar-1", purpose="steal"), ()) == ("crowbar-1",)
    assert word.answer(g, lev(g, card="crowbar-1", purpose="discard"), ("x",)) == ("x",)
