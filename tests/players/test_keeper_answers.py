"""The keeper's other questions: whom he strikes and spares, what he plays, names, covers, urges."""

import pytest

from madhouse.engine.decisions import Decision
from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.players.harm import Victim
from madhouse.first.players.heuristic import HeuristicPlayer
from madhouse.first.players.weights import STYLES
from madhouse.first.rules.keeper_hand import DISCARD, PASS, PLAY
from madhouse.first.rules.monster_skill import DRAW, SPECIAL
from madhouse.first.rules.mythos import PUT_UNDER
from madhouse.first.rules.setup import BARE, COVER
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from tests.players.asking import put, situation
from tests.rules.first.tables import JENNY, JENNY_TRAITS, JOE, JOE_TRAITS, joe

KEEPER = "keeper"
TIMID, BOLD = ("a-good-shot", "old-manners"), ("a-good-shot", "unshockable")  # Willpower 4 and 7


def pair(joe_damage: int = 0, joe_at: str = "kitchen.a") -> TableBuilder:
    """Joe and Jenny with a zombie between them."""
    table = TableBuilder(players=2).investigator(JOE, joe_at, JOE_TRAITS, damage=joe_damage)
    return table.investigator(JENNY, "kitchen.a", JENNY_TRAITS).monster("zombie", "kitchen.a")


def victim(game: Game[State, View], style: str = "fair") -> Victim:
    seen = situation(game, KEEPER)
    return Victim(seen, seen.view.investigators[0], STYLES[style])


# -- striking -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("style", "name"), [("cruel", JOE), ("fair", JOE), ("gentle", JENNY)])
def test_the_cruel_strike_the_weakest_and_the_gentle_spare_him(style: str, name: str) -> None:
    game = pair(joe_damage=8).play(turn_of=JOE)
    options = (f"zombie 1 attacks {JOE}", f"zombie 1 attacks {JENNY}")
    answer = put(game, "monster-attack", *options, to=KEEPER, style=style)
    assert answer == f"zombie 1 attacks {name}"


@pytest.mark.parametrize(("style", "answer"), [("fair", "strike"), ("gentle", "hold back")])
def test_one_who_fails_to_get_clear_is_struck_unless_mercy_forbids(style: str, answer: str) -> None:
    game = joe(damage=8).monster("zombie", "kitchen.a").play(turn_of=JOE)
    options = ("strike", "hold back")
    assert put(game, "hit-evader", *options, to=KEEPER, style=style, who=JOE, monster=1) == answer


def test_the_stronger_monster_confronts_the_one_it_hurts_more() -> None:
    table = TableBuilder("tarry-light", players=2).investigator(JOE, "cistern.a", JOE_TRAITS)
    table.investigator(JENNY, "cistern.a", JENNY_TRAITS, damage=6)
    table.monster("zombie", "cistern.a").monster("shoggoth", "cistern.a")
    foes, people = ("zombie 1", "shoggoth 2"), (JOE, JENNY)
    options = [f"{foe} confronts {who}" for foe in foes for who in people]
    game = table.play(turn_of=JOE)
    assert put(game, "confront", *options, to=KEEPER) == f"shoggoth 2 confronts {JENNY}"


def test_the_one_that_strikes_hardest_is_picked() -> None:
    table = TableBuilder("tarry-light").investigator(JOE, "cistern.a", JOE_TRAITS)
    game = table.monster("zombie", "cistern.a").monster("shoggoth", "cistern.a").play(turn_of=JOE)
    assert put(game, "one-monster", "zombie 1", "shoggoth 2", to=KEEPER) == "shoggoth 2"


def test_a_token_buys_what_a_monster_does_best() -> None:
    game = joe().monster("zombie", "kitchen.a").play(turn_of=JOE)
    answer = put(game, "special-instead", DRAW, SPECIAL, to=KEEPER, who=JOE, monster=1)
    assert answer == SPECIAL


@pytest.mark.parametrize(("needs", "roll", "spent"), [(5, 2, True), (5, 7, False), (9, 2, False)])
def test_a_roll_that_was_passed_is_made_again_if_it_is_likely_to_fail_then(
    needs: int, roll: int, spent: bool
) -> None:
    options = ("let it stand", "spend a skill point on a new roll")
    game = joe().play(turn_of=JOE)
    answer = put(game, "reroll", *options, to=KEEPER, who=JOE, needs=needs, roll=roll)
    assert answer == options[spent]


def test_a_last_point_is_worth_more_to_the_cruel_and_nothing_to_the_gentle() -> None:
    hurt, well = joe(damage=8).play(turn_of=JOE), joe().play(turn_of=JOE)
    for style in ("fair", "cruel"):
        assert victim(hurt, style).damage(1) > victim(well, style).damage(1)
    assert victim(hurt, "gentle").damage(1) < victim(well, "gentle").damage(1)
    assert victim(hurt, "cruel").damage(1) > victim(hurt, "fair").damage(1)


def test_a_blow_that_kills_is_worth_more_than_one_that_nearly_does() -> None:
    dead, nearly = (victim(joe(damage=damage).play(turn_of=JOE)) for damage in (8, 7))
    assert dead.damage(1) > 2 * nearly.damage(1)


def test_the_last_of_ones_sanity_counts_once() -> None:
    last, gone, well = (
        victim(joe(horror=horror).play(turn_of=JOE)).horror(1) for horror in (7, 8, 0)
    )
    assert last > gone > well


# -- cards --------------------------------------------------------------------------------------


def mythos(table: TableBuilder, card: str, who: str = JENNY) -> bool:
    game = table.hand(card).threat(9).play(turn_of=who)
    return put(game, "mythos", PLAY(card, who), PASS, to=KEEPER, who=who) != PASS


def test_a_card_is_played_on_one_who_is_likely_to_fail_its_test() -> None:
    for traits, played in ((TIMID, True), (BOLD, False)):
        table = TableBuilder().investigator(JENNY, "kitchen.a", traits, horror=6)
        assert mythos(table, "a-voice-your-height") == played


def test_the_better_of_two_cards_is_played() -> None:
    table = joe(damage=7).hand("salt-in-the-cut", "slack-water").threat(9)
    options = (PLAY("slack-water", JOE), PLAY("salt-in-the-cut", JOE), PASS)
    game = table.play(turn_of=JOE)
    assert put(game, "mythos", *options, to=KEEPER, who=JOE) == options[1]


def test_of_what_somebody_is_let_choose_he_takes_the_lesser() -> None:
    seen = victim(joe(skill=1).play(turn_of=JOE))
    (choice,) = seen.situation.house.box.mythos["an-hour-you-do-not-have"].do
    assert seen.one(choice) == min(seen.of(choice.do), seen.of(choice.other))  # type: ignore[attr-defined]


def test_a_gentle_keeper_lets_some_chances_go_by() -> None:
    game = joe(damage=4).hand("salt-in-the-cut").threat(9).play(turn_of=JOE)
    options = (PLAY("salt-in-the-cut", JOE), PASS)
    question = Decision((KEEPER,), "mythos", options, "", {"who": JOE})
    for style, ways in (("fair", 1), ("gentle", 2)):
        players = [HeuristicPlayer(str(seed), style) for seed in range(20)]
        assert len({each.choose(game.view(KEEPER), question) for each in players}) == ways


def test_the_gravest_trauma_is_given() -> None:
    game = joe(damage=3).play(turn_of=JOE)
    cards = ("turned-ankle", "left-behind")
    played = [PLAY(card, JOE) for card in cards]
    assert put(game, "trauma", *played, PASS, to=KEEPER, who=JOE) == played[1]
    assert put(game, "afflict", *cards, to=KEEPER, who=JOE) == "left-behind"


def test_what_costs_most_and_asks_most_is_put_away() -> None:
    game = joe().play(turn_of=JOE)
    cards = ("the-undertow", "salt-in-the-cut")  # 2 threat, and 1
    for kind, form in (("hand-limit", DISCARD), ("keep-mythos", PUT_UNDER)):
        options = [form(card) for card in cards]
        assert put(game, kind, *options, to=KEEPER) == options[0]


def test_one_loses_what_he_will_want_most() -> None:
    game = joe(cards=["brass-key", "axe", "lantern"]).play(turn_of=JOE)
    options = ("drop lantern", "drop axe", "drop brass-key")
    for kind in ("drop-for", "drop-one", "put-under", "carry-off"):
        assert put(game, kind, *options, to=KEEPER, who=JOE) == "drop brass-key"
        assert put(game, kind, *options[:2], to=KEEPER, who=JOE) == "drop axe"


# -- rooms and people ---------------------------------------------------------------------------


def test_fire_spreads_to_where_they_stand_and_not_over_his_own() -> None:
    game = joe("library.a").monster("zombie", "kitchen.a").play(turn_of=JOE)
    assert put(game, "spread-fire", "kitchen", "library", to=KEEPER) == "library"
    assert put(game, "set-fire", "kitchen", "cellar", to=KEEPER) == "cellar"


def test_one_is_drawn_to_where_monsters_are() -> None:
    game = joe("library.b").monster("zombie", "kitchen.b").play(turn_of=JOE)
    options = ("to library.a", "to kitchen.b")
    for kind in ("move-investigator", "travel"):
        assert put(game, kind, *options, to=KEEPER, who=JOE) == "to kitchen.b"


@pytest.mark.parametrize(("style", "name"), [("fair", JOE), ("gentle", JENNY)])
def test_what_befalls_somebody_befalls_the_weakest_unless_he_is_gentle(
    style: str, name: str
) -> None:
    game = pair(joe_damage=6).play(turn_of=JOE)
    for kind in ("someone", "horrify-next"):
        assert put(game, kind, JOE, JENNY, to=KEEPER, style=style) == name


def test_a_sample_is_laid_down_before_another_is_taken_and_taken_of_the_weak() -> None:
    table = TableBuilder(players=2).investigator(JOE, "kitchen.a", JOE_TRAITS)  # Strength 4
    game = table.investigator(JENNY, "kitchen.a", JENNY_TRAITS).play(turn_of=JOE)  # Strength 3
    taking = [f"zombie 1 samples {who}" for who in (JOE, JENNY)]
    laying = "zombie 1 lays its samples down"
    assert put(game, "sample", *taking, laying, to=KEEPER) == laying
    assert put(game, "sample", *taking, to=KEEPER) == taking[1]


def test_what_lies_open_is_taken_before_what_is_held_and_that_from_the_weak() -> None:
    table = TableBuilder(players=2).investigator(JOE, "kitchen.a", JOE_TRAITS)  # Strength 4
    game = table.investigator(JENNY, "kitchen.a", JENNY_TRAITS).play(turn_of=JOE)  # Strength 3
    robbing = [f"zombie 1 robs {who}" for who in (JOE, JENNY)]
    lying = "zombie 1 picks up the-silver-salt"
    assert put(game, "steal", *robbing, lying, to=KEEPER) == lying
    assert put(game, "steal", *robbing, to=KEEPER) == robbing[1]


def test_worshippers_come_where_it_is_dark() -> None:
    table = joe("kitchen.a").dark("cellar")
    game = table.feature("altar", "cellar.a").feature("altar", "study.c").play(turn_of=JOE)
    assert put(game, "altar", "study", "cellar", to=KEEPER) == "cellar"


def test_a_word_is_named_for_the_rooms_they_have_to_go_to() -> None:
    game = joe("cellar.a").revealed().play(turn_of=JOE)  # they must come to the kitchen
    assert put(game, "name-word", "name Hall", "name Kitchen", to=KEEPER) == "name Kitchen"


# -- secrets ------------------------------------------------------------------------------------


def test_the_room_he_names_beside_the_true_one_is_unsearched_and_far_from_it() -> None:
    table = joe("entrance-hall.c").pile("study", "cold-supper-3a").pile("library", "axe")
    table.pile("cellar", "lantern")
    game = table.play(turn_of=JOE)
    rooms = tuple(room for room in game.view(KEEPER).rooms if room != "study")
    assert put(game, "name-room", *rooms, to=KEEPER) == "cellar"


def test_cards_are_laid_over_piles_now_and_then_wherever_the_clue_is() -> None:
    def covers(answer: str) -> list[str]:
        game = joe().answers({"1": answer, "2": "A"}).play(turn_of=JOE)
        return [_covered(game, seed) for seed in range(60)]

    assert covers("A") == covers("B")
    assert 15 < covers("A").count(COVER) < 45


def _covered(game: Game[State, View], seed: int) -> str:
    decision = Decision((KEEPER,), "cover", (COVER, BARE), "", {"room": "library"})
    return HeuristicPlayer(str(seed)).choose(game.view(KEEPER), decision)


def test_one_who_is_urged_to_throw_powder_throws_it_at_his_friends() -> None:
    table = TableBuilder("removal", players=2).investigator(JOE, "green.a", JOE_TRAITS)
    table.investigator(JENNY, "library.a", JENNY_TRAITS).monster("zombie", "chapel.a")
    game = table.play(turn_of=JOE)
    rooms = ("chapel", "library", "camp")
    assert put(game, "choose-room", *rooms, to=KEEPER, who=JOE, card="dynamite") == "library"


def test_and_is_urged_to_that_before_anything_else() -> None:
    game = joe().play(turn_of=JOE)
    options = (f"make {JOE} use first-aid-kit", f"make {JOE} use dynamite")
    assert put(game, "urge", *options, to=KEEPER) == options[1]
