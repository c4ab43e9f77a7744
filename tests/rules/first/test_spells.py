"""Spells: decks that lie open, backs that nobody may see, casting and what comes of it."""

from random import Random

import pytest

from madhouse.engine.game import Game
from madhouse.first.building import STORY
from madhouse.first.edition import the_box
from madhouse.first.seen.views import SpellView, View
from madhouse.first.things.state import State
from madhouse.first.told.refusals import why_not
from madhouse.first.told.telling import teller_for
from tests.rules.first.setting_up import keeper_sets_up, new_game, ready
from tests.rules.first.spell_cards import (
    EZRA,
    EZRA_TRAITS,
    HARVEY,
    WISE_TRAITS,
    casts,
    harvey,
    with_magic,
)
from tests.rules.first.tables import JOE, answer, asked, investigator, monster, told

SEATS = ("keeper", "investigator-1", "spectator")
ALL_UNRAVEL = {f"unravel-{number}" for number in range(1, 6)}


def set_up_harvey(players: int = 1) -> Game[State, View]:
    """A game after its setup: Harvey, whose trait lists Unravel, and perhaps Joe."""
    game = new_game(players)
    keeper_sets_up(game)
    sets = {HARVEY: WISE_TRAITS, JOE: ("four-porches", "reads-the-room")}
    for seat, (who, traits) in zip(game.seats[1:], sets.items(), strict=False):
        game.apply(seat, f"take {who}")
        for trait in traits:
            game.apply(seat, f"pick {trait}")
    return game


# -- decks and secrets ---------------------------------------------------------------------------


@pytest.mark.rule("1e.setup.spell-decks", "1e.spell.decks-faceup", "1e.conflict.component-access")
def test_each_type_of_spell_has_a_deck_that_all_can_see() -> None:
    game = ready()
    for seat in SEATS:
        assert game.view(seat).spells == dict.fromkeys(
            ("unravel", "mend", "hold-fast", "thin-place"), ["?"] * 5
        )


@pytest.mark.rule("1e.setup.spell-decks")
def test_the_decks_are_shuffled() -> None:
    orders = {tuple(new_game(seed=str(n)).table.state.spells["mend"]) for n in range(6)}
    assert len(orders) > 1


@pytest.mark.rule("1e.conflict.magic-cards")
def test_they_are_called_spell_cards_and_nothing_else() -> None:
    box = the_box()
    teller = teller_for(box, box.story(STORY))
    assert all("\nSpell" in teller.card_in_full(card) for card in (*box.spells, *box.spell_backs))
    assert not [card for card in teller.card_ids if "magic" in teller.card_in_full(card).lower()]


@pytest.mark.rule("1e.spell.back-secret")
def test_nobody_sees_the_back_of_a_spell_not_even_its_owner() -> None:
    game = harvey("kitchen.a", "unravel-3").play(turn_of=HARVEY)
    for seat in SEATS:
        view = game.view(seat)
        assert view.investigators[0].spells == [SpellView("unravel", "?")]
        assert view.spells["unravel"] == ["?"] * 4


def backs_imagined(game: Game[State, View], seat: str) -> set[str]:
    """What the first Spell card of the first investigator could be, for all that a seat knows."""
    dreams = [game.imagine(seat, Random(n)) for n in range(30)]
    return {dream.table.state.investigators[0].spells[0] for dream in dreams}


@pytest.mark.rule("1e.spell.back-secret", "1e.spell.uncertain")
@pytest.mark.parametrize("seat", ["keeper", "investigator-1"])
def test_nobody_can_tell_which_card_was_taken(seat: str) -> None:
    assert backs_imagined(set_up_harvey(), seat) == ALL_UNRAVEL


@pytest.mark.rule("1e.spell.back-secret")
def test_nobody_can_tell_the_back_until_the_card_is_flipped() -> None:
    table = harvey("kitchen.a", "unravel-3", skill=1).monster("zombie", "kitchen.a")
    game = table.play(turn_of=HARVEY)
    answer(game, "attack zombie 1 with unravel")
    assert asked(game).kind == "skill-point"
    assert backs_imagined(game, "keeper") == ALL_UNRAVEL
    for number in range(10):
        dream = game.imagine("keeper", Random(number))
        (held,) = dream.table.state.investigators[0].spells
        dream.apply("investigator-1", "roll")
        assert told(dream, "spell-flipped")[0]["card"] == held


@pytest.mark.rule("1e.spell.test-and-flip", "1e.spell.discard-redraw")
def test_what_was_flipped_is_known_to_all_wherever_it_goes() -> None:
    table = harvey("kitchen.a", "unravel-1").monster("zombie", "kitchen.a").dice(10)
    game = table.play(turn_of=HARVEY)
    answer(game, "attack zombie 1 with unravel")
    for seat in SEATS:
        assert game.view(seat).spells["unravel"] == ["?", "?", "?", "unravel-1"]
    dream = game.imagine("keeper", Random(1))
    assert dream.table.state.spells["unravel"][-1] == "unravel-1"


# -- gaining -------------------------------------------------------------------------------------


@pytest.mark.rule("1e.setup-inv.starting-card", "1e.spell.gain-source")
def test_only_a_trait_that_lists_a_spell_lets_one_begin_with_it() -> None:
    game = set_up_harvey(players=2)
    assert investigator(game, HARVEY).spells == [SpellView("unravel", "?")]
    assert len(game.view("keeper").spells["unravel"]) == 4
    assert investigator(game, JOE).spells == []


@pytest.mark.rule("1e.new-inv.starting-card")
def test_a_new_investigator_gets_the_spell_of_his_trait() -> None:
    table = harvey(players=1)
    table.state.investigators.clear()
    game = table.play(stage="next-turn")
    answer(game, f"take {EZRA}", *(f"pick {trait}" for trait in EZRA_TRAITS))
    assert investigator(game, EZRA).spells == [SpellView("mend", "?")]


@pytest.mark.rule("1e.spell.gain-top", "1e.exploration.tome", "1e.spell.gain-source")
def test_a_tome_is_read_with_an_action_and_gives_the_top_card_of_a_spell() -> None:
    table = harvey(told=with_magic(), cards=["day-book"]).stack("mend", "mend-4", "mend-2")
    game = table.dice(1).play(turn_of=HARVEY)
    answer(game, "use day-book")
    state = game.table.state
    assert state.investigators[0].spells == ["mend-4"]
    assert state.spells["mend"][0] == "mend-2"
    assert investigator(game, HARVEY).acted
    assert told(game, "gains-spell") == [{"who": HARVEY, "spell": "mend"}]


@pytest.mark.rule("1e.spell.gain-top")
def test_an_empty_deck_gives_nothing() -> None:
    table = harvey(told=with_magic(), cards=["day-book"]).dice(1)
    table.state.spells["mend"].clear()
    game = table.play(turn_of=HARVEY)
    answer(game, "use day-book")
    assert investigator(game, HARVEY).spells == []


# -- casting -------------------------------------------------------------------------------------


@pytest.mark.rule("1e.spell.cast")
def test_a_spell_is_offered_for_the_action_on_its_card_and_takes_the_action() -> None:
    table = harvey("kitchen.a", "thin-place-1", "mend-1", "unravel-1").dice(1)
    game = table.monster("zombie", "kitchen.b").play(turn_of=HARVEY)
    assert casts(game) == {
        "cast thin-place",
        f"cast mend on {HARVEY}",
        "attack zombie 1 with unravel",
    }
    answer(game, f"cast mend on {HARVEY}")
    assert investigator(game, HARVEY).acted
    assert casts(game) == set()


@pytest.mark.rule("1e.spell.test-and-flip")
@pytest.mark.parametrize(("roll", "healed"), [(4, 2), (5, 1)])
def test_the_number_rolled_decides_between_pass_and_fail(roll: int, healed: int) -> None:
    game = harvey("kitchen.a", "mend-1", damage=3).dice(roll).play(turn_of=HARVEY)
    answer(game, f"cast mend on {HARVEY}")
    assert told(game, "test")[0]["needs"] == 4  # his Lore
    assert told(game, "spell-flipped") == [{"who": HARVEY, "card": "mend-1"}]
    assert told(game, "healed") == [{"who": HARVEY, "amount": healed}]


@pytest.mark.rule("1e.spell.discard-redraw")
def test_after_its_effect_a_spell_goes_under_its_deck_and_the_next_is_taken() -> None:
    table = harvey("kitchen.a", "mend-1").stack("mend", "mend-5", "mend-4").dice(1)
    game = table.play(turn_of=HARVEY)
    answer(game, f"cast mend on {HARVEY}")
    state = game.table.state
    assert state.investigators[0].spells == ["mend-5"]
    assert (state.spells["mend"][0], state.spells["mend"][-1]) == ("mend-4", "mend-1")


@pytest.mark.rule("1e.spell.discard-redraw")
def test_a_card_may_let_its_owner_keep_the_spell_once() -> None:
    table = harvey("kitchen.a", "mend-1", traits=WISE_TRAITS, rested=True).dice(1)
    game = table.play(turn_of=HARVEY)
    answer(game, f"cast mend on {HARVEY}", "use one-eclipse-too-many")
    assert investigator(game, HARVEY).spells == [SpellView("mend", "mend-1")]


@pytest.mark.rule("1e.spell.cast")
def test_of_two_cards_of_a_type_the_caster_picks_one() -> None:
    game = harvey("kitchen.a", "mend-1", "mend-2", damage=2, horror=2).dice(1).play(turn_of=HARVEY)
    answer(game, f"cast mend on {HARVEY}", "card 2")
    assert told(game, "spell-flipped")[0]["card"] == "mend-2"
    assert [told(game, "healed"), told(game, "calmed")] == [[], [{"who": HARVEY, "amount": 2}]]


@pytest.mark.rule("1e.spell.target-self")
def test_an_investigator_in_the_room_is_anyone_there_the_caster_too() -> None:
    table = harvey("kitchen.a", "mend-1", players=3, damage=2)
    table.investigator(JOE, "kitchen.b", damage=2).investigator(EZRA, "library.a")
    game = table.dice(1).play(turn_of=HARVEY)
    assert casts(game) == {f"cast mend on {HARVEY}", f"cast mend on {JOE}"}
    answer(game, f"cast mend on {JOE}")
    assert told(game, "healed") == [{"who": JOE, "amount": 2}]


@pytest.mark.rule("1e.evade.timing", "1e.spell.cast")
def test_a_spell_that_is_no_attack_comes_after_evading() -> None:
    table = harvey("kitchen.a", "mend-1", damage=1).monster("zombie", "kitchen.a").dice(1, 1)
    game = table.play(turn_of=HARVEY)
    answer(game, f"cast mend on {HARVEY}")
    assert [each["attribute"] for each in told(game, "test")] == ["dexterity", "lore"]


# -- attack spells -------------------------------------------------------------------------------


@pytest.mark.rule("1e.attack.choose-weapon", "1e.action.attack", "1e.conflict.attack-target")
def test_an_attack_spell_reaches_what_its_card_allows() -> None:
    table = harvey("entrance-hall.a", "unravel-1", "thin-place-1")
    table.monster("zombie", "entrance-hall.a")
    game = table.monster("zombie", "entrance-hall.b").monster("zombie", "library.a").play(HARVEY)
    attacks = {"attack zombie 1 with unravel", "attack zombie 2 with unravel"}
    assert casts(game) == {*attacks, "cast thin-place"}
    refused = why_not(game, "investigator-1", "attack zombie 3 with unravel")
    assert refused == "1e.range.door-blocks"


@pytest.mark.rule("1e.attack.by-spell", "1e.conflict.spell-combat")
def test_a_spell_attack_goes_by_the_spell_and_draws_no_combat_card() -> None:
    table = harvey("kitchen.a", "unravel-1").monster("zombie", "kitchen.b", "zombie-1").dice(4)
    game = table.play(turn_of=HARVEY)
    answer(game, "attack zombie 1 with unravel")
    assert told(game, "monster-hurt")[0]["amount"] == 3
    assert told(game, "combat") == []
    assert [each["attribute"] for each in told(game, "test")] == ["lore"]


@pytest.mark.rule("1e.conflict.spell-combat", "1e.open.darkness-combat-scope")
def test_darkness_hinders_a_spell_attack_but_no_other_spell() -> None:
    table = harvey("kitchen.a", "unravel-1").dark("kitchen").monster("zombie", "kitchen.b")
    game = table.dice(3).play(turn_of=HARVEY)
    answer(game, "attack zombie 1 with unravel")
    assert told(game, "test")[0]["needs"] == 2
    game = harvey("kitchen.a", "mend-1").dark("kitchen").dice(3).play(turn_of=HARVEY)
    answer(game, f"cast mend on {HARVEY}")
    assert told(game, "test")[0]["needs"] == 4


@pytest.mark.rule("1e.evade.attack-exempt")
@pytest.mark.parametrize("target", [1, 2])
def test_an_attack_spell_needs_no_evade_test_even_at_another_space(target: int) -> None:
    table = harvey("kitchen.a", "unravel-1").monster("zombie", "kitchen.a")
    game = table.monster("zombie", "kitchen.b").dice(1).play(turn_of=HARVEY)
    answer(game, f"attack zombie {target} with unravel")
    assert told(game, "evades") == []
    assert monster(game, target).damage > 0 or len(game.view("keeper").monsters) == 1


@pytest.mark.rule("1e.hiding.restrictions", "1e.conflict.hiding-spells")
def test_from_hiding_every_spell_may_be_cast_but_an_attack() -> None:
    table = harvey("kitchen.a", "unravel-1", "mend-1").monster("zombie", "kitchen.a")
    table.feature("hiding-space", "kitchen.a")
    table.state.investigators[0].hiding = True
    game = table.dice(1, 1).play(turn_of=HARVEY)
    assert casts(game) == {f"cast mend on {HARVEY}"}
    answer(game, f"cast mend on {HARVEY}")
    assert told(game, "spell-flipped")


# -- the dead and the trades ---------------------------------------------------------------------


@pytest.mark.rule("1e.killed.spells-discarded")
def test_the_spells_of_the_dead_go_under_their_decks_and_not_into_the_room() -> None:
    table = harvey("kitchen.a", "unravel-5", "mend-2", players=2, damage=6)
    table.investigator(JOE, "library.a").monster("zombie", "kitchen.b")
    game = table.dice(10).play(turn_of=HARVEY)  # fails: it takes 3 damage, and he takes 2
    answer(game, "attack zombie 1 with unravel")
    state = game.table.state
    assert [who.id for who in state.investigators] == [JOE]
    assert (state.spells["unravel"][-1], state.spells["mend"][-1]) == ("unravel-5", "mend-2")
    assert state.rooms["kitchen"].pile == []
    assert game.view("investigator-2").spells["mend"] == ["?"] * 5


@pytest.mark.rule("1e.trade.types", "1e.conflict.trade-types")
def test_a_spell_cannot_be_traded_nor_dropped() -> None:
    table = harvey("kitchen.a", "mend-2", players=2).investigator(JOE, "kitchen.a", cards=["axe"])
    game = table.play(stage="trading")
    assert asked(game).kind == "trade"
    assert casts(game) == set()
    game = harvey("kitchen.a", "unravel-2").play(turn_of=HARVEY)
    assert "drop" not in asked(game).options
