"""The keeper's plan: where his monsters are of use, what he saves for, what an action is worth."""

from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.players.keeper.plan import KeeperPlan
from madhouse.first.players.weights import STYLES
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from tests.players.asking import put, scores, situation
from tests.rules.first.tables import JENNY, JENNY_TRAITS, JOE, JOE_TRAITS, joe

KEEPER = "keeper"


def plan(game: Game[State, View], style: str = "fair") -> KeeperPlan:
    return KeeperPlan(situation(game, KEEPER), STYLES[style])


def moved(table: TableBuilder, *spaces: str, left: int = 1) -> str:
    """Where the keeper sends the first monster of the board, or whether it stays."""
    options = (*(f"to {space}" for space in spaces), "stay")
    game = table.play(turn_of=JOE)
    return put(game, "move-monster", *options, to=KEEPER, monster=1, left=left)


def acts(table: TableBuilder, threat: int = 9) -> dict[str, float]:
    return scores(table.threat(threat).play(stage="keeper-actions"))


# -- monsters -----------------------------------------------------------------------------------


def test_a_monster_is_sent_after_them() -> None:
    table = joe("kitchen.a").monster("zombie", "kitchen.b")
    assert moved(table, "library.b", "kitchen.a", "bathroom.b") == "to kitchen.a"


def test_or_guards_the_room_where_the_last_clue_lies() -> None:
    table = joe("cellar.a").pile("study", "cold-supper-1a").monster("zombie", "study.c")
    assert moved(table, "library.a") == "stay"
    assert moved(joe("cellar.a").monster("zombie", "study.c"), "library.a") == "to library.a"


def test_the_one_that_the_objective_speaks_of_goes_where_it_is_wanted_when_it_counts() -> None:
    table = joe("cellar.a").event(4).revealed().monster("zombie", "library.b", name="tom-halloran")
    game = table.monster("zombie", "library.b").play(turn_of=JOE)
    tom, other = game.view(KEEPER).monsters
    assert plan(game).pull(tom, "kitchen.b")[1] == "objective"
    assert plan(game).pull(other, "kitchen.b")[1] != "objective"
    assert moved(table, "kitchen.b", "library.a") == "to kitchen.b"


def with_tom(joe_at: str) -> Game[State, View]:
    """Tom Halloran is wanted in the kitchen, and the hour has not come."""
    table = joe(joe_at).monster("zombie", "library.b", name="tom-halloran")
    return table.play(turn_of=JOE)


def test_and_makes_for_it_before_it_counts() -> None:
    game = with_tom("cellar.a")
    assert plan(game).pull(game.view(KEEPER).monsters[0], "kitchen.b")[1] == "objective"


def test_but_the_cruel_keep_it_away_from_them_if_its_death_would_win_for_them() -> None:
    near, far = (
        plan(game, "cruel").pull(game.view(KEEPER).monsters[0], "kitchen.b")[0]
        for game in (with_tom("kitchen.a"), with_tom("cellar.a"))
    )
    assert near < far


def test_one_who_could_end_it_where_he_stands_is_better_prey() -> None:
    kitchen, library = (joe(at).revealed().play(turn_of=JOE) for at in ("kitchen.a", "library.a"))
    worth = [plan(game).prey(game.view(KEEPER).investigators[0]) for game in (kitchen, library)]
    assert worth[0] > worth[1]


def test_once_there_it_stays() -> None:
    table = joe("library.a").event(4).revealed()
    table.monster("zombie", "kitchen.a", name="tom-halloran")
    assert moved(table, "kitchen.b") == "stay"


def test_one_that_has_what_it_came_for_makes_for_the_door_and_out() -> None:
    table = TableBuilder("lot-thirteen").answers({"1": "A", "2": "A", "3": "A"}).revealed()
    table.investigator(JOE, "attic.a", JOE_TRAITS).monster("cultist", "library.a").event(3)
    table._take("the-silver-salt")
    table.state.monsters[0].carries.append("the-silver-salt")
    game = table.play(turn_of=JOE)
    assert plan(game).pull(game.view(KEEPER).monsters[0], "library.a")[1] == "exit"
    options = ("to library.b", "leave entrance-hall.c|out-south", "stay")
    assert put(game, "move-monster", *options, to=KEEPER, monster=1) == options[1]


def test_what_was_taken_is_brought_to_the_altar() -> None:
    table = TableBuilder("lot-thirteen").answers({"1": "B", "2": "A", "3": "A"})
    table.investigator(JOE, "attic.a", JOE_TRAITS).monster("cultist", "library.a")
    table.feature("altar", "cellar.a").state.monsters[0].samples = 2
    game = table.play(turn_of=JOE)
    assert plan(game).pull(game.view(KEEPER).monsters[0], "library.a")[1] == "altar"


def test_a_stunned_monster_is_not_worth_a_command() -> None:
    game = joe("kitchen.a").monster("zombie", "library.a", stun=1).play(turn_of=JOE)
    assert plan(game).gain(game.view(KEEPER).monsters[0], 2) == 0.0


def test_of_two_the_one_that_gains_more_is_commanded() -> None:
    table = joe("kitchen.a").monster("zombie", "kitchen.a").monster("zombie", "cellar.a")
    options = ("zombie 1", "zombie 2")
    assert put(table.play(turn_of=JOE), "command", *options, to=KEEPER) == "zombie 2"


def test_a_newcomer_is_placed_near_them() -> None:
    game = joe("kitchen.a").play(turn_of=JOE)
    spaces = ("cellar.a", "kitchen.b", "study.c")
    assert put(game, "place-monster", *spaces, to=KEEPER, kind="zombie") == "kitchen.b"


def test_a_newcomer_takes_the_figure_of_one_that_is_of_no_more_use() -> None:
    table = joe("kitchen.a").monster("zombie", "kitchen.a").monster("zombie", "cellar.a")
    options = ("kill zombie 1", "kill zombie 2")
    assert put(table.play(turn_of=JOE), "replace-figure", *options, to=KEEPER) == options[1]
    table.state.monsters[1].samples = 1
    assert put(table.play(turn_of=JOE), "replace-figure", *options, to=KEEPER) == options[0]
    assert put(table.play(turn_of=JOE), "free-figure", *options, to=KEEPER) == options[0]


def test_the_kind_that_stirs_is_one_that_the_objective_speaks_of_else_the_stronger() -> None:
    def stirs(answer: str) -> str:
        table = TableBuilder("removal").answers({"1": answer, "2": "A", "3": "A", "4": "A"})
        game = table.investigator(JOE, "tent.c", JOE_TRAITS).play(turn_of=JOE)
        return put(game, "stir", "zombie", "cultist", to=KEEPER)

    assert stirs("C") == "cultist"
    assert stirs("B") == "zombie"


def test_the_dead_get_up_near_the_living() -> None:
    table = joe("kitchen.a").feature("corpse", "kitchen.b").feature("corpse", "cellar.a")
    options = ("cellar.a", "kitchen.b")
    for kind in ("raise-corpse", "place-corpse"):
        assert put(table.play(turn_of=JOE), kind, *options, to=KEEPER) == "kitchen.b"
    both = ("lay a corpse in kitchen.b", "raise the corpse in kitchen.b")
    assert put(table.play(turn_of=JOE), "raise-dead", *both, to=KEEPER) == both[1]


def test_of_two_places_on_a_card_the_first_is_the_better_if_the_objective_names_none() -> None:
    game = joe("cellar.a").answers({"1": "B", "2": "A"}).play(turn_of=JOE)
    assert put(game, "either", "the first", "the second", to=KEEPER) == "the first"
    wanted = joe("cellar.a").play(turn_of=JOE)  # his altar would have to be in the kitchen
    assert put(wanted, "either", "the first", "the second", to=KEEPER) == "the second"


def test_one_who_hides_is_not_hunted() -> None:
    table = joe("kitchen.a").feature("hiding-space", "kitchen.a").monster("zombie", "library.a")
    open_ = plan(table.play(turn_of=JOE))
    hidden = plan(table.hiding(JOE).play(turn_of=JOE))
    why = [{post.why for post in each.posts(each.view.monsters[0])} for each in (open_, hidden)]
    assert "chase" in why[0] - why[1]


def test_the_wounded_are_better_prey_for_the_cruel_and_worse_for_the_gentle() -> None:
    hurt, well = joe(damage=7).play(turn_of=JOE), joe().play(turn_of=JOE)
    for style, keener in (("cruel", True), ("gentle", False)):
        plans = [plan(game, style) for game in (hurt, well)]
        worth = [each.prey(each.view.investigators[0]) for each in plans]
        assert (worth[0] > worth[1]) == keener


def test_he_who_carries_what_matters_is_better_prey() -> None:
    games = [joe(cards=cards).play(turn_of=JOE) for cards in (["brass-key"], ["lantern"])]
    key, lantern = (plan(game).prey(game.view(KEEPER).investigators[0]) for game in games)
    assert key > lantern


# -- actions and threat -------------------------------------------------------------------------


def test_threat_is_put_by_for_the_reveal_when_it_is_near() -> None:
    def saving(resolved: int, revealed: bool = False, answer: str = "A") -> bool:
        table = TableBuilder("lot-thirteen").answers({"1": answer, "2": "A", "3": "A"})
        table.investigator(JOE, "attic.a", JOE_TRAITS).event(resolved)
        return plan((table.revealed() if revealed else table).play(turn_of=JOE)).saving()

    assert saving(3)
    assert not saving(0)
    assert not saving(3, revealed=True)
    assert not saving(3, answer="B")  # an objective that is not revealed for threat


def test_and_other_actions_are_worth_less_meanwhile() -> None:
    def omens(resolved: int) -> float:
        table = TableBuilder("lot-thirteen").answers({"1": "A", "2": "A", "3": "A"})
        return acts(table.investigator(JOE, "attic.a", JOE_TRAITS).event(resolved))["ill-omens"]

    assert omens(3) < omens(0)


def test_threat_is_kept_for_the_cards_in_his_hand() -> None:
    table = joe().hand("the-wrong-name").threat(3)  # it costs 2
    game = table.play(stage="keeper-actions")
    assert plan(game).short_of(1) == 0.0
    assert plan(game).short_of(2) == 1.0
    alone, held = acts(joe("cellar.a"), 3), acts(joe("cellar.a").hand("the-wrong-name"), 3)
    assert held["something-stirs"] < alone["something-stirs"]


def test_a_hand_that_is_full_wants_no_more_cards() -> None:
    few = acts(joe("cellar.a"), 20)
    many = acts(joe("cellar.a").hand("salt-in-the-cut", "slack-water", "somebodys-good-silver"), 20)
    assert many["ill-omens"] < few["ill-omens"]
    assert few["ill-omens"] > 0.0


def test_nothing_stirs_if_every_figure_is_on_the_board() -> None:
    table = joe("cellar.a")
    some = acts(table)["something-stirs"]
    for _ in range(4):
        table.monster("zombie", "kitchen.a", stun=1)
    for _ in range(2):
        table.monster("maniac", "kitchen.a", stun=1)
    assert some > 0.0 > acts(table)["something-stirs"]


def test_a_monster_is_commanded_if_it_comes_nearer_and_not_if_it_is_there() -> None:
    near = acts(joe("kitchen.a").monster("zombie", "cellar.a"))["command-minion"]
    there = acts(joe("kitchen.a").monster("zombie", "kitchen.a"))["command-minion"]
    assert near > there
    assert there < 0.0


def test_a_room_that_must_be_dark_is_darkened_when_it_counts() -> None:
    def out(resolved: int) -> float:
        table = TableBuilder("tarry-light").answers({"1": "A", "2": "A", "3": "A", "4": "A"})
        table.investigator(JOE, "pantry.c", JOE_TRAITS)
        return acts(table.event(resolved))["lights-out"]

    assert out(3) > out(0)


def test_and_that_room_before_others() -> None:
    table = TableBuilder("tarry-light").answers({"1": "A", "2": "A", "3": "A", "4": "A"})
    game = table.investigator(JOE, "pantry.c", JOE_TRAITS).pile("office", "axe").play(turn_of=JOE)
    assert put(game, "darken", "office", "lamp-room", to=KEEPER) == "lamp-room"
    assert put(game, "darken", "office", "pantry", to=KEEPER) == "office"


def with_the_valve_wheel(*, revealed: bool = True) -> Game[State, View]:
    """Joe has the wheel that ends it, and Jenny, who is hurt, has nothing."""
    table = TableBuilder("tarry-light", players=2).answers({"1": "B", "2": "A", "3": "A", "4": "A"})
    table.investigator(JOE, "pantry.c", JOE_TRAITS, cards=("valve-wheel",))
    table.investigator(JENNY, "pantry.c", JENNY_TRAITS, damage=7).monster("cultist", "pantry.c")
    return (table.revealed() if revealed else table).play(turn_of=JOE)


def test_the_cruel_hunt_whoever_carries_the_end() -> None:
    for style, keener in (("cruel", True), ("fair", False)):
        his, hers = (
            plan(game, style).prey(game.view(KEEPER).investigators[0])
            for game in (with_the_valve_wheel(), with_the_valve_wheel(revealed=False))
        )
        assert (his - hers > STYLES["fair"].stop) == keener


def test_and_strike_him_before_the_weak() -> None:
    options = (f"cultist 1 attacks {JOE}", f"cultist 1 attacks {JENNY}")
    for revealed, struck in ((True, options[0]), (False, options[1])):
        game = with_the_valve_wheel(revealed=revealed)
        assert put(game, "monster-attack", *options, to=KEEPER, style="cruel") == struck


def test_early_gathering_is_left_for_the_hunt_where_there_is_one() -> None:
    """The meeting of The Removal A counts late, the motion of C as soon as it may."""

    def gathering(answer: str, kind: str) -> float:
        table = TableBuilder("removal").answers({"1": answer, "2": "A", "3": "A", "4": "A"})
        game = (
            table.investigator(JOE, "tent.c", JOE_TRAITS).monster(kind, "green.a").play(turn_of=JOE)
        )
        posts = plan(game, "cruel").posts(game.view(KEEPER).monsters[0])
        return next(post.worth for post in posts if post.why == "objective")

    assert gathering("A", "zombie") < gathering("C", "cultist")
