"""What lies at hand is used: water, oil, powders, furniture; and one letter is left unopened."""

from madhouse.second.players.heuristic import HeuristicPlayer
from madhouse.second.players.house import house
from madhouse.second.seen.views import Tale
from tests.players.second.asking import LEV, PEARL, TOMAS, chosen, considered, errand, scores, table

DEAD = "dead-letter-office"


def test_a_bucket_goes_to_the_fire_beside_one() -> None:
    built = table().investigator(LEV, "kitchen.a", has=["fire-bucket"]).fire("kitchen.b")
    game = built.investigator(PEARL, "parlour.a").play(turn_of=LEV)
    assert chosen(game) == "use fire-bucket 0"
    game.apply("player-1", "use fire-bucket 0")
    assert not game.view("player-1").fire


def test_oil_is_burned_under_a_monster_and_under_none_of_us() -> None:
    here = table().investigator(LEV, "kitchen.a", has=["kerosene-tin"])
    here.monster("cultist", "kitchen.b", damage=3)
    alone = here.investigator(PEARL, "parlour.a").play(turn_of=LEV)
    assert scores(alone)["use kerosene-tin 0"] > 0
    built = table().investigator(LEV, "kitchen.a", has=["kerosene-tin"])
    built.monster("cultist", "kitchen.b", damage=3)
    beside = built.investigator(PEARL, "kitchen.b").play(turn_of=LEV)
    assert scores(beside)["use kerosene-tin 0"] < 0


def test_no_fire_is_laid_under_what_it_does_not_hurt() -> None:
    built = table().investigator(LEV, "kitchen.a", has=["kerosene-tin"])
    built.monster("ghost", "kitchen.b", damage=3).investigator(PEARL, "parlour.a")
    assert scores(built.play(turn_of=LEV))["use kerosene-tin 0"] < 0


def test_powders_are_taken_before_it_is_too_late() -> None:
    built = table().investigator(LEV, "parlour.a", has=["bromide-powders"], facedown=(0, 5))
    built.token("stool", "parlour.a").investigator(PEARL, "kitchen.a")
    assert chosen(built.play(turn_of=LEV)) == "use bromide-powders 0"


def test_a_door_is_blocked_against_who_comes_through_it() -> None:
    built = table().investigator(TOMAS, "parlour.a", conditions=["wounded"], facedown=(5, 0))
    built.investigator(PEARL, "parlour.a").monster("riot", "front-hall.b")
    built.barricade("parlour.a")
    game = built.play(turn_of=TOMAS)
    doors = [each for each in game.pending[0].options if each.startswith("block ")]
    assert doors
    assert all(scores(game)[each] > 0 for each in doors)
    game = built.token("tray", "front-hall.b").play(turn_of=TOMAS)
    assert not any(scores(game)[each] > 0 for each in doors)  # somebody wants to go there


def test_the_letter_too_many_is_left_unopened() -> None:
    told = house(Tale(DEAD))
    assert not told.one_too_many("answers", 6, 2)
    assert told.one_too_many("answers", 7, 2)
    assert not told.one_too_many("sacks", 99, 2)


def test_an_errand_that_has_become_folly_is_given_up_aloud() -> None:
    built = table().investigator(LEV, "parlour.a", conditions=["wounded"], facedown=(4, 0))
    built.investigator(PEARL, "front-hall.a")
    player = HeuristicPlayer("1")
    game = built.play(turn_of=LEV)
    assert player.ask(game.view("player-1"), errand("go", space="front-hall.b")).taken
    game = built.monster("star-spawn", "front-hall.b").play(turn_of=LEV)
    considered(game, player)
    assert "Star Spawn" in player.remark()
