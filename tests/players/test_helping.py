"""Looking after each other, and after oneself: trading, healing, skill points, what to give up."""

import pytest

from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.rules.camp_fire import ANOTHER, BURN
from madhouse.first.seen.views import View
from madhouse.first.things.plain_answers import DONE
from madhouse.first.things.state import State
from tests.players.asking import chosen, go_on, party, put
from tests.rules.first.tables import JENNY, JENNY_TRAITS, JOE, JOE_TRAITS, joe

MIKE = "michael-mcglen"
MIKE_TRAITS = ("copper-hat", "slow-breather")  # Strength 7


def trading(
    card: str,
    taker: str,
    traits: tuple[str, str],
    damage: int = 0,
    joes: tuple[str, str] = JOE_TRAITS,
) -> Game[State, View]:
    table = TableBuilder("lot-thirteen", players=2).answers({"1": "A", "2": "A", "3": "A"})
    table.investigator(JOE, "library.a", joes, cards=[card], damage=damage)
    return table.revealed().investigator(taker, "library.a", traits).play(stage="trading")


def test_a_weapon_goes_to_the_one_who_strikes_harder() -> None:
    assert chosen(trading("axe", MIKE, MIKE_TRAITS)) == f"give axe to {MIKE}"
    assert chosen(trading("service-revolver", MIKE, MIKE_TRAITS)) == "done"


def test_what_the_objective_asks_for_goes_to_one_who_will_live_to_use_it() -> None:
    hurt = trading("the-silver-salt", JENNY, JENNY_TRAITS, damage=7)
    assert chosen(hurt) == f"give the-silver-salt to {JENNY}"
    assert chosen(trading("the-silver-salt", MIKE, MIKE_TRAITS)) == "done"


def test_and_to_one_who_is_surer_to_pass_the_test_that_it_is_for() -> None:
    meek, bold = ("process-server", "reads-the-room"), JENNY_TRAITS  # Willpower 4 and 7
    assert chosen(trading("the-silver-salt", JENNY, bold, joes=meek)) != "done"
    timid = ("a-good-shot", "old-manners")  # Willpower 4, Joe has 6
    assert chosen(trading("the-silver-salt", JENNY, timid)) == "done"


def test_what_is_of_no_more_use_to_another_is_kept() -> None:
    assert chosen(trading("lantern", JENNY, JENNY_TRAITS, damage=7)) == "done"


def test_a_healer_goes_to_a_friend_who_is_badly_hurt() -> None:
    table = TableBuilder(players=2).investigator(JOE, "kitchen.b", JOE_TRAITS)
    table.investigator(JENNY, "library.a", JENNY_TRAITS, damage=6)
    assert not [aim for aim in party(table.play(turn_of=JOE)).aims if aim.why == "help"]
    table.carries(JOE, "first-aid-kit")
    assert chosen(table.play(turn_of=JOE)) == "move library.b"


def test_nobody_is_bandaged_for_a_scratch() -> None:
    game = joe("kitchen.a", damage=1, cards=["first-aid-kit"]).play(turn_of=JOE)
    assert chosen(game) != "use first-aid-kit"


def test_help_goes_to_whoever_has_lost_most() -> None:
    table = TableBuilder(players=2).investigator(JOE, "kitchen.a", JOE_TRAITS, damage=2)
    table.investigator(JENNY, "kitchen.a", JENNY_TRAITS, damage=3)
    assert put(table.play(turn_of=JOE), "someone", JOE, JENNY) == JENNY


def test_of_two_traumas_he_is_rid_of_the_one_that_wears_down_what_he_has_less_of() -> None:
    both = ("discard bad-knee", "discard the-shakes")  # an injury and an insanity
    hurt, mad = joe("kitchen.a", damage=8), joe("kitchen.a", horror=7)
    assert put(hurt.play(turn_of=JOE), "cure", *both, who=JOE) == both[0]
    assert put(mad.play(turn_of=JOE), "cure", *both, who=JOE) == both[1]


@pytest.mark.parametrize(
    ("needs", "helped", "answer"),
    [(3, 8, "spend a skill point"), (8, 9, "roll"), (-4, -2, "roll")],
)
def test_a_skill_point_is_spent_where_it_lifts_the_odds_a_good_deal(
    needs: int, helped: int, answer: str
) -> None:
    game = joe("kitchen.a", skill=1).play(turn_of=JOE)
    options = ("spend a skill point", "roll")
    assert put(game, "skill-point", *options, who=JOE, needs=needs, with_skill=helped) == answer


def test_and_sooner_as_the_evening_goes_on() -> None:
    early = joe("kitchen.a", skill=1).play(turn_of=JOE)
    late = joe("kitchen.a", skill=1).event(3).revealed().play(turn_of=JOE)
    options = ("spend a skill point", "roll")
    assert put(early, "skill-point", *options, who=JOE, needs=5, with_skill=7) == "roll"
    assert put(late, "skill-point", *options, who=JOE, needs=5, with_skill=7) == options[0]


def test_a_lock_is_tried_if_the_chance_is_worth_the_skin() -> None:
    game = joe("library.a").play(turn_of=JOE)
    options, lock = ("try it", "leave it"), "held-from-within"
    for needs, answer in ((5, "try it"), (1, "leave it")):
        assert put(game, "demand", *options, who=JOE, needs=needs, card=lock) == answer
    frayed = joe("library.a", horror=7).play(turn_of=JOE)
    assert put(frayed, "demand", *options, who=JOE, needs=5, card=lock) == "leave it"


def test_a_key_before_a_puzzle_and_a_puzzle_before_a_poor_chance() -> None:
    game = joe("library.a").play(turn_of=JOE)
    options = ("use axe", "attempt the puzzle", "try it", "leave it")
    assert put(game, "demand", *options, who=JOE, needs=3) == "use axe"
    assert put(game, "demand", *options[1:], who=JOE, needs=3) == options[1]


def test_nobody_stays_stunned_who_need_not() -> None:
    game = go_on(joe("kitchen.a", stun=1).play(stage="trading"), "recover")
    assert chosen(game) == "discard a stun token"


def test_nothing_is_dropped_that_need_not_be() -> None:
    game = joe("kitchen.a", cards=["axe", "lantern"]).play(turn_of=JOE)
    assert put(game, "drop", "drop axe", "drop lantern", who=JOE) == "drop lantern"
    assert put(game, "drop", "drop axe", "drop lantern", "done", who=JOE) == "done"


def test_what_must_be_given_up_is_what_one_can_do_without() -> None:
    game = joe("kitchen.a", cards=["axe", "cold-supper-3a", "the-grey-salt"]).play(turn_of=JOE)
    cards = ("axe", "the-grey-salt", "cold-supper-3a")
    drops = [f"drop {card}" for card in cards]
    assert put(game, "drop-one", *drops, who=JOE) == "drop cold-supper-3a"
    assert put(game, "drop-one", *drops[:2], who=JOE) == "drop axe"
    lays = [f"lay down {card}" for card in cards]
    assert put(game, "lay-down", *lays, who=JOE) == "lay down cold-supper-3a"
    picks = [f"pick {card}" for card in cards]
    assert put(game, "take-card", *picks, who=JOE) == "pick the-grey-salt"


def test_he_who_has_the_most_to_do_goes_first() -> None:
    table = TableBuilder(players=2).investigator(JOE, "cellar.a", JOE_TRAITS)
    table.investigator(JENNY, "library.a", JENNY_TRAITS, cards=["cold-supper-3a"])
    options = ("next investigator-1", "next investigator-2", "cannot agree")
    assert put(table.play(turn_of=JOE), "turn-order", *options) == "next investigator-2"


def test_of_two_things_the_one_that_hurts_less() -> None:
    game = joe("kitchen.a", horror=7).play(turn_of=JOE)
    options = ("the first", "the second")
    assert put(game, "either", *options, who=JOE, card="the-house-settles", choice=0) == "the first"


def test_the_dead_are_burnt_while_they_lie() -> None:
    game = joe("kitchen.a").feature("corpse", "kitchen.a").play(turn_of=JOE)
    assert put(game, "burn-corpses", ANOTHER, DONE) == ANOTHER
    fire = TableBuilder("removal").investigator(JOE, "camp.a", JOE_TRAITS)
    fire.feature("camp-fire", "camp.a").feature("corpse", "camp.a")
    assert chosen(fire.play(turn_of=JOE)) == BURN


def test_a_granted_move_goes_where_he_wants_to_be() -> None:
    game = joe("library.a", cards=["cold-supper-3a"]).play(turn_of=JOE)
    steps = ("to library.b", "to study.c", "stay")
    for kind in ("own-move", "walk", "over-wall", "travel"):
        assert put(game, kind, *steps, who=JOE) == "to study.c"
