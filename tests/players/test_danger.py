"""Danger and blows: what a place costs, when to flee, when and with what to strike."""

import pytest

from madhouse.first.building import TableBuilder
from madhouse.first.players.investigators.danger import Danger
from madhouse.first.players.weights import InvestigatorWeights
from madhouse.first.rules.movement import MOVE, RUN
from tests.players.asking import chosen, put, scores, situation
from tests.rules.first.tables import JENNY, JENNY_TRAITS, JOE, JOE_TRAITS, joe


def danger_at(table: TableBuilder, mortal: bool = False) -> Danger:
    seen = situation(table.play(turn_of=JOE))
    return Danger(seen, seen.people[JOE], InvestigatorWeights(), mortal)


def beside_a_shoggoth(**more: object) -> TableBuilder:
    table = TableBuilder("tarry-light").investigator(JOE, "cistern.a", JOE_TRAITS, **more)  # type: ignore[arg-type]
    return table.monster("shoggoth", "cistern.a")


def test_one_who_is_nearly_dead_runs_from_a_shoggoth() -> None:
    table = beside_a_shoggoth(damage=7, cards=["axe"])
    option = chosen(table.play(turn_of=JOE))
    assert MOVE.read(option) or RUN.read(option)


def test_one_who_is_well_stands_against_what_he_can_kill() -> None:
    table = joe("kitchen.a", cards=["axe"]).monster("zombie", "kitchen.a", damage=4)
    assert chosen(table.play(turn_of=JOE)) == "attack zombie 1 with axe"


def test_the_same_place_is_worse_for_one_who_has_little_left() -> None:
    hurt, well = (danger_at(beside_a_shoggoth(damage=damage)) for damage in (7, 0))
    assert hurt.staying("cistern.a") > well.staying("cistern.a") > 0.0
    assert hurt.harm(1) > well.harm(1)


def test_and_worse_still_if_his_death_would_lose_the_game() -> None:
    table = beside_a_shoggoth(damage=7)
    assert danger_at(table, mortal=True).harm(1) > danger_at(table).harm(1)


def test_little_sanity_makes_fear_worse_and_not_blows() -> None:
    frayed, calm = (danger_at(beside_a_shoggoth(horror=horror)) for horror in (7, 0))
    assert frayed.harm(0, 1) > calm.harm(0, 1)
    assert frayed.harm(1) == calm.harm(1)


def test_a_stunned_monster_neither_strikes_nor_has_to_be_evaded() -> None:
    awake = danger_at(joe().monster("zombie", "kitchen.a"))
    stunned = danger_at(joe().monster("zombie", "kitchen.a", stun=1))
    assert awake.evading() > stunned.evading() == 0.0
    assert awake.staying("kitchen.a") > stunned.staying("kitchen.a") == 0.0


def test_a_monster_near_by_may_come_and_one_far_off_does_not_matter() -> None:
    danger = danger_at(joe("kitchen.a").monster("zombie", "kitchen.b"))
    assert danger.staying("kitchen.b") > danger.staying("kitchen.a") > 0.0
    assert danger.staying("cellar.a") == 0.0


def test_a_barrier_keeps_it_away() -> None:
    table = joe("kitchen.a").monster("zombie", "library.b")
    open_ = danger_at(table).staying("kitchen.b")
    table.feature("barrier", "kitchen.b", door="kitchen.b|library.b")
    assert open_ > danger_at(table).staying("kitchen.b")


def test_two_who_stand_together_share_the_blows() -> None:
    alone = TableBuilder(players=2).investigator(JOE, "kitchen.a", JOE_TRAITS)
    alone.monster("zombie", "kitchen.a").investigator(JENNY, "cellar.a", JENNY_TRAITS)
    apart = danger_at(alone).staying("kitchen.a")
    alone.state.investigators[1].space = "kitchen.a"
    assert danger_at(alone).staying("kitchen.a") < apart


def test_to_come_among_monsters_frightens_and_to_stay_among_them_does_not() -> None:
    danger = danger_at(joe("library.b").monster("zombie", "kitchen.a"))
    assert danger.facing("kitchen.b") > 0.0
    assert danger.facing("library.a") == 0.0


def test_a_fire_is_no_place_to_stay_in() -> None:
    danger = danger_at(joe("kitchen.a").fire("library"))
    assert danger.staying("library.a") > danger.staying("kitchen.a") == 0.0


def test_the_better_weapon_is_used() -> None:
    table = joe(cards=["fire-poker", "axe"]).monster("zombie", "kitchen.a")
    told = scores(table.play(turn_of=JOE))
    axe, poker = (told[f"attack zombie 1 with {card}"] for card in ("axe", "fire-poker"))
    assert axe > poker > told["attack zombie 1 bare-handed"]


def test_and_at_once_if_a_card_lets_him_strike() -> None:
    game = joe(cards=["fire-poker", "axe"]).monster("zombie", "kitchen.a").play(turn_of=JOE)
    blows = [f"attack zombie 1 with {card}" for card in ("fire-poker", "axe")]
    assert put(game, "attack-now", *blows, who=JOE) == blows[1]


def test_a_marksman_shoots_and_a_strong_man_strikes() -> None:
    def best(traits: tuple[str, str], who: str) -> float:
        table = TableBuilder("lot-thirteen").investigator(who, "kitchen.a", traits)
        table.carries(who, "service-revolver").carries(who, "fire-poker")
        told = scores(table.monster("cultist", "kitchen.a").play(turn_of=who))
        shot, blow = (
            told[f"attack cultist 1 with {card}"] for card in ("service-revolver", "fire-poker")
        )
        return shot - blow

    assert best(("a-good-shot", "unshockable"), JENNY) > 0.0
    assert best(("copper-hat", "slow-breather"), "michael-mcglen") < 0.0


def test_a_blow_is_likelier_to_miss_in_the_dark() -> None:
    table = joe(cards=["axe"]).monster("zombie", "kitchen.a")
    light = scores(table.play(turn_of=JOE))["attack zombie 1 with axe"]
    dark = scores(table.dark("kitchen").play(turn_of=JOE))["attack zombie 1 with axe"]
    assert dark < light


def test_what_can_be_put_down_at_a_blow_is_struck_first() -> None:
    table = joe(cards=["axe"]).monster("zombie", "kitchen.a", token="zombie-1")
    table.monster("zombie", "kitchen.a", token="zombie-2", damage=5)
    assert chosen(table.play(turn_of=JOE)) == "attack zombie 2 with axe"


def test_a_monster_in_a_room_that_the_keeper_wants_is_worth_a_blow_more() -> None:
    told = []
    for room in ("kitchen.a", "library.a"):
        table = TableBuilder().revealed().investigator(JOE, room, JOE_TRAITS, cards=["axe"])
        table.monster("zombie", room)
        told.append(scores(table.play(turn_of=JOE))["attack zombie 1 with axe"])
    assert told[0] > told[1]


@pytest.mark.parametrize("kind", ["evade-next", "face-next"])
def test_the_weaker_of_two_monsters_is_got_past_first(kind: str) -> None:
    table = TableBuilder("tarry-light").investigator(JOE, "cistern.a", JOE_TRAITS)
    table.monster("shoggoth", "cistern.a").monster("zombie", "cistern.a")
    game = table.play(turn_of=JOE)
    options = ("shoggoth 1", "zombie 2")
    assert put(game, kind, *options, who=JOE) == "zombie 2"
    assert put(game, "stun-which", *options, who=JOE) == "shoggoth 1"


def test_a_monster_that_one_may_lead_is_led_away_from_everybody() -> None:
    table = joe("kitchen.a").monster("zombie", "library.a")
    options = ("to library.b", "to entrance-hall.a", "stay")
    game = table.play(turn_of=JOE)
    assert put(game, "lead-monster", *options, who=JOE) == "to entrance-hall.a"


def test_he_changes_places_with_a_monster_to_be_nearer_to_what_he_is_after() -> None:
    options = ("swap", "stay")
    toward = joe("library.b", cards=["cold-supper-3a"]).monster("zombie", "library.a")
    away = joe("library.a", cards=["cold-supper-3a"]).monster("zombie", "library.b")
    assert put(toward.play(turn_of=JOE), "swap", *options, who=JOE, monster=1) == "swap"
    assert put(away.play(turn_of=JOE), "swap", *options, who=JOE, monster=1) == "stay"


def test_but_sends_it_to_no_friend() -> None:
    table = TableBuilder(players=2).investigator(JOE, "library.b", JOE_TRAITS)
    table.investigator(JENNY, "library.b", JENNY_TRAITS).monster("zombie", "library.a")
    game = table.play(turn_of=JOE)
    assert put(game, "swap", "swap", "stay", who=JOE, monster=1) == "stay"
