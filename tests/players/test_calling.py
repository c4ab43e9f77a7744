"""Cards that wait: called on in a turn, cast, or used at their moment, when that is worth it."""

from typing import Any

import pytest

from madhouse.first.building import TableBuilder
from madhouse.first.things.plain_answers import LEAVE
from tests.players.asking import chosen, put, scores, seen
from tests.rules.first.tables import JENNY, JENNY_TRAITS, JOE, JOE_TRAITS, joe

CLUE = "cold-supper-3a"  # it points at the study
DOOR = "kitchen.b|library.b"
OWNERS = {
    "luzia-andrade": ("topman", "dead-reckoning"),
    "harvey-walters": ("night-walker", "one-eclipse-too-many"),
    "ezra-fairweather": ("old-soldier", "a-promise-of-rest"),
    "michael-mcglen": ("deck-hand", "salvage-law"),
}
LUZIA, HARVEY, EZRA, MIKE = OWNERS
ODILE, GLORIA = "odile-tetreault", "gloria-goldberg"


def rested(who: str, at: str, players: int = 1, **more: Any) -> TableBuilder:
    return TableBuilder(players=players).investigator(who, at, OWNERS[who], rested=True, **more)


def called(table: TableBuilder, who: str, card: str) -> float:
    return scores(table.play(turn_of=who))[f"call on {card}"]


# -- in a turn ----------------------------------------------------------------------------------


def test_a_wall_is_climbed_if_what_he_is_after_lies_behind_it() -> None:
    game = rested(LUZIA, "library.b", cards=[CLUE]).play(turn_of=LUZIA)
    assert chosen(game) == "call on topman"  # over it lies the study, by the door it is two steps
    assert called(rested(LUZIA, "library.b"), LUZIA, "topman") < 0.0


def test_another_step_is_asked_for_when_the_others_are_gone() -> None:
    table = rested(LUZIA, "library.a", cards=[CLUE])
    assert called(table, LUZIA, "dead-reckoning") < 0.0
    table.state.investigators[0].moved = 2
    assert called(table, LUZIA, "dead-reckoning") > 0.0


def test_to_see_in_the_dark_is_wanted_once_it_is_dark() -> None:
    assert called(rested(HARVEY, "kitchen.a"), HARVEY, "night-walker") < 0.0
    assert called(rested(HARVEY, "kitchen.a").dark("cellar"), HARVEY, "night-walker") > 0.0


def test_an_old_soldier_shoots_with_a_step_that_he_has_no_other_use_for() -> None:
    table = rested(EZRA, "library.a", cards=["service-revolver"]).monster("zombie", "library.b")
    assert called(table, EZRA, "old-soldier") > 0.0


def test_what_lies_open_is_picked_up_if_it_is_of_use() -> None:
    table = seen(rested(MIKE, "kitchen.a").pile("kitchen", "axe"), "axe")
    assert called(table, MIKE, "salvage-law") > 0.0
    clue = seen(rested(MIKE, "kitchen.a").pile("kitchen", "cold-supper-2a"), "cold-supper-2a")
    assert called(clue, MIKE, "salvage-law") < 0.0


def test_a_sharp_eye_searches_again_when_the_action_is_gone() -> None:
    traits = ("process-server", "reads-the-room")
    table = TableBuilder().investigator(JOE, "kitchen.a", traits, rested=True)
    table.pile("kitchen", "axe").state.investigators[0].acted = True
    assert chosen(table.play(turn_of=JOE)) == "call on reads-the-room"


def test_a_friend_who_moves_barriers_is_asked_to_when_it_helps() -> None:
    table = joe("kitchen.b", cards=["brother-luc"]).feature("barrier", "kitchen.b", DOOR)
    assert called(table, JOE, "brother-luc") < 0.0
    assert called(table.carries(JOE, CLUE), JOE, "brother-luc") > 0.0


def test_one_who_has_nothing_better_to_do_looks_next_door() -> None:
    table = TableBuilder().investigator(JOE, "library.b", JOE_TRAITS, rested=True)
    assert scores(table.play(turn_of=JOE))["use everyone-is-somewhere"] < 0.0
    table.pile("kitchen", "axe")
    assert scores(table.play(turn_of=JOE))["use everyone-is-somewhere"] > 0.0


def test_a_tome_is_read_in_a_quiet_hour_and_once() -> None:
    def worth(table: TableBuilder) -> float:
        return scores(table.play(turn_of=JOE))["use the-salters-day-book"]

    def reader(**more: Any) -> TableBuilder:
        table = TableBuilder("removal").investigator(JOE, "tent.c", JOE_TRAITS, **more)
        return table.carries(JOE, "the-salters-day-book")

    assert worth(reader()) > 0.0
    assert worth(reader().spell(JOE, "mend-1")) < 0.0
    assert worth(reader().monster("zombie", "tent.c", stun=1)) < 0.0


def test_a_jammed_gun_is_cleared_before_anything_comes() -> None:
    table = TableBuilder("removal").investigator(JOE, "tent.c", JOE_TRAITS)
    table.carries(JOE, "tommy-gun").state.marks["tommy-gun"] = 1
    assert chosen(table.play(turn_of=JOE)) == "use tommy-gun"


# -- spells -------------------------------------------------------------------------------------


def caster(*backs: str, players: int = 1, **more: Any) -> TableBuilder:
    table = rested(HARVEY, "kitchen.a", players, **more)  # Lore 7
    for back in backs:
        table.spell(HARVEY, back)
    return table


def test_a_mending_spell_is_cast_on_the_one_who_is_hurt() -> None:
    table = caster("mend-1", players=2).investigator(JENNY, "kitchen.a", JENNY_TRAITS, damage=5)
    told = scores(table.play(turn_of=HARVEY))
    assert told[f"cast mend on {JENNY}"] > 0.0 > told[f"cast mend on {HARVEY}"]


def test_a_thin_place_is_a_way_out_from_among_monsters() -> None:
    quiet = caster("thin-place-1")
    assert scores(quiet.play(turn_of=HARVEY))["cast thin-place"] < 0.0
    beset = caster("thin-place-1", damage=5).monster("zombie", "kitchen.a", stun=0)
    away, stays = scores(beset.play(turn_of=HARVEY)), scores(quiet.play(turn_of=HARVEY))
    assert away["cast thin-place"] > stays["cast thin-place"]


def test_of_two_spells_of_a_kind_the_one_that_is_known_to_be_good() -> None:
    good = seen(caster("unravel-1", "unravel-4"), "unravel-4").monster("zombie", "kitchen.a")
    poor = seen(caster("hold-fast-1", "hold-fast-4"), "hold-fast-4").monster("zombie", "kitchen.a")
    options = ("card 1", "card 2")
    for table, spell, card in ((good, "unravel", "card 2"), (poor, "hold-fast", "card 1")):
        game = table.play(turn_of=HARVEY)
        assert put(game, "spell-card", *options, who=HARVEY, spell=spell) == card


def test_a_spell_is_kept_only_if_it_is_better_than_most() -> None:
    use = "use one-eclipse-too-many"
    for back, answer in (("unravel-4", use), ("unravel-2", LEAVE)):
        table = seen(caster(back), back).event(3).revealed().monster("zombie", "kitchen.a")
        game = table.play(turn_of=HARVEY)
        about = {"card": "one-eclipse-too-many", "moment": "spell-goes"}
        assert put(game, "react", use, LEAVE, who=HARVEY, **about) == answer


# -- at their moment ----------------------------------------------------------------------------


def reacts(table: TableBuilder, card: str, moment: str, who: str = JOE) -> bool:
    use = f"use {card}"
    game = table.play(turn_of=who)
    return put(game, "react", use, LEAVE, who=who, card=card, moment=moment) == use


def test_a_friend_stands_between_when_it_matters_and_not_before() -> None:
    scratched = joe("kitchen.a", cards=["brother-luc"])
    dying = joe("kitchen.a", cards=["brother-luc"], damage=7).monster("zombie", "kitchen.a")
    assert not reacts(scratched, "brother-luc", "would-take-damage")
    assert reacts(dying, "brother-luc", "would-take-damage")


def test_salts_are_kept_until_the_horror_mounts() -> None:
    assert not reacts(
        joe("kitchen.a", cards=["smelling-salts"], horror=1), "smelling-salts", "horrified"
    )
    assert reacts(
        joe("kitchen.a", cards=["smelling-salts"], horror=4), "smelling-salts", "horrified"
    )


def test_help_with_an_evade_test_is_taken_where_it_is_likely_to_fail() -> None:
    def helped(monster: str, stun: int) -> bool:
        traits = ("quick-exit", "verbatim")
        table = TableBuilder("tarry-light").investigator(GLORIA, "cistern.a", traits, stun=stun)
        return reacts(table.monster(monster, "cistern.a"), "quick-exit", "before-test", GLORIA)

    assert helped("shoggoth", stun=1)
    assert not helped("zombie", stun=0)


def test_what_helps_once_is_kept_for_worse_at_first_and_not_at_the_end() -> None:
    calm = TableBuilder().investigator(ODILE, "kitchen.a", ("fast-on-ice", "no-surrender"))
    early = reacts(calm, "no-surrender", "mythos-played", ODILE)
    late = reacts(calm.event(3).revealed(), "no-surrender", "mythos-played", ODILE)
    assert (early, late) == (False, True)


def test_a_step_that_costs_nothing_is_taken_when_nothing_is_left_to_wait_for() -> None:
    table = TableBuilder().investigator(ODILE, "kitchen.a", ("fast-on-ice", "no-surrender"))
    assert not reacts(table, "fast-on-ice", "ran", ODILE)
    assert reacts(table.event(3).revealed(), "fast-on-ice", "ran", ODILE)


def test_the_strong_lend_their_strength_to_the_weak_and_not_the_weak_to_the_strong() -> None:
    def odile(friend: str, traits: tuple[str, str]) -> bool:
        table = TableBuilder(players=2)
        table.investigator(ODILE, "kitchen.a", ("picket-captain", "no-surrender"))
        table.investigator(friend, "kitchen.a", traits)  # Odile has Strength 6
        return reacts(table.event(2), "picket-captain", "companion-tests", ODILE)

    assert odile(JENNY, JENNY_TRAITS)  # Strength 3
    assert not odile(MIKE, ("copper-hat", "salvage-law"))  # Strength 7


def test_a_flare_sets_fire_to_a_crowd_and_is_not_thrown_away_for_nothing() -> None:
    def flare(*monsters: str) -> bool:
        table = TableBuilder("removal").investigator(JOE, "green.a", JOE_TRAITS)
        for space in monsters:
            table.monster("zombie", space)
        return reacts(table.carries(JOE, "flare-pistol"), "flare-pistol", "attack-made")

    assert flare("chapel.a", "chapel.b", "chapel.c")
    assert not flare("chapel.a")


@pytest.mark.parametrize(
    ("card", "moment"), [("picklocks", "test-failed"), ("copper-hat", "turn-start")]
)
def test_what_costs_nothing_is_used_at_once(card: str, moment: str) -> None:
    traits = ("copper-hat", "salvage-law")
    table = TableBuilder("lot-thirteen").investigator(MIKE, "kitchen.a", traits, stun=1)
    if card == "picklocks":
        table.carries(MIKE, card)
    assert reacts(table, card, moment, MIKE)
