"""The Damage and the Horror deck: every card does what it says."""

import pytest

from madhouse.second.building import TableBuilder
from madhouse.second.rules.puzzle_attempts import puzzle_steps
from madhouse.second.rules.token_actions import cannot_solve
from madhouse.second.things.scenario import PuzzleOf
from madhouse.second.things.skills import Skill
from tests.rules.second.benches import START, bench, carry_out, table_of
from tests.rules.second.tables import LEV, PEARL, Played, answer, asked, cards, figure, rolls, told

DICE = {"strength": 3, "agility": 5, "observation": 4, "lore": 3, "influence": 4, "will": 2}
"""Of Lev Abramson."""


def becomes(game: Played) -> list[str]:
    return [str(each["condition"]) for each in told(game, "became")]


def dealt(card: str, builder: TableBuilder) -> Played:
    """The card on top of its deck comes to Lev."""
    game = builder.on_top(card).play(turn_of=LEV)
    damage = card in {builder.box.front(each) for each in builder.state.damage_deck}
    carry_out(game, "damage" if damage else "horror")
    return game


@pytest.mark.parametrize(
    ("card", "condition"),
    [
        ("split-brow", "dazed"),
        ("caught-in-the-door", "restrained"),
        ("second-breath", "focused"),
        ("not-alone-in-the-glass", "dazed"),
        ("stood-too-long", "stunned"),
        ("clear-head", "focused"),
        ("a-debt-recalled", "owed"),
    ],
)
def test_what_one_becomes(card: str, condition: str) -> None:
    assert becomes(dealt(card, bench())) == [condition]


@pytest.mark.parametrize("card", ["lucky", "it-passed"])
def test_nothing_happens(card: str) -> None:
    game = dealt(card, bench())
    lev = figure(game, LEV)
    assert len(lev.damage_facedown) + len(lev.horror_facedown) == 1
    assert not lev.conditions


@pytest.mark.parametrize(
    ("card", "dice", "passed", "facedown", "condition"),
    [
        ("bitten-tongue", 5, False, 1, ""),
        ("bitten-tongue", 5, True, 0, ""),
        ("bad-fall", 3, False, 0, "stunned"),
        ("bad-fall", 3, True, 0, ""),
        ("the-tune-again", 2, False, 2, ""),
        ("the-tune-again", 2, True, 1, ""),
        ("old-news", 4, True, 1, "upheld"),
        ("old-news", 4, False, 1, ""),
        ("somebody-called", 3, False, 2, ""),
        ("somebody-called", 3, True, 1, ""),
    ],
)
def test_what_is_tested(card: str, dice: int, passed: bool, facedown: int, condition: str) -> None:
    game = dealt(card, bench().dice(*rolls(dice, 2 if passed else 0)))
    assert len(figure(game, LEV).horror_facedown) == facedown
    assert becomes(game) == ([condition] if condition else [])
    assert figure(game, LEV).clues == (1 if card == "somebody-called" and passed else 0)


def test_knocked_about() -> None:
    assert len(figure(dealt("knocked-about", bench()), LEV).damage_facedown) == 2


def test_scorched_near_a_fire_only() -> None:
    assert len(figure(dealt("scorched", bench()), LEV).damage_facedown) == 1
    burning = bench().fire("front-hall.b")
    assert len(figure(dealt("scorched", burning), LEV).damage_facedown) == 2


def test_winded_for_the_second_action_of_the_next_turn() -> None:
    game = dealt("winded", bench())
    assert figure(game, LEV).lasting == {"winded-1#0": "next turn"}
    figure(game, LEV).lasting["winded-1#0"] = "turn"
    answer(game, "move front-hall.b")
    answer(game, "move front-hall.a")  # the rest of the first action
    assert not [each for each in asked(game).options if each.startswith("move")]
    answer(game, "end turn")
    assert figure(game, LEV).lasting == {}


def test_dropped_it() -> None:
    game = dealt("dropped-it", bench(has=["crowbar", "iodine"]))
    answer(game, "drop iodine")
    assert cards(game, LEV) == ["crowbar"]


def test_off_the_feet() -> None:
    game = dealt("off-the-feet", bench())
    spaces = [each for each in asked(game).options if each.startswith("go to")]
    assert spaces
    assert asked(game).kind == "driven"


def test_glass_in_the_palm() -> None:
    game = dealt("glass-in-the-palm", bench(clues=1))
    answer(game, "do 0")
    assert figure(game, LEV).clues == 0
    assert len(figure(dealt("glass-in-the-palm", bench()), LEV).damage_facedown) == 2


def test_cold_through_outdoors() -> None:
    assert becomes(dealt("cold-through", bench())) == []
    builder = bench(lev="yard.a")
    builder.state.app.tokens["bench"] = "yard.a"
    assert becomes(dealt("cold-through", builder)) == ["dazed"]


@pytest.mark.parametrize(
    ("card", "skill"),
    [
        ("cracked-ribs", "strength"),
        ("broken-fingers", "agility"),
        ("blood-in-the-eye", "observation"),
        ("concussion", "lore"),
        ("split-lip", "influence"),
        ("whispers-it", "influence"),
        ("the-face-in-the-grain", "observation"),
    ],
)
def test_a_die_fewer(card: str, skill: str) -> None:
    game = dealt(card, bench())
    for each, dice in DICE.items():
        carry_out(game, each)
        while asked(game).kind != "turn":
            answer(game, "done")
        rolled = told(game, "rolled")[-1]["dice"]
        assert len(rolled) == dice - (each == skill)  # type: ignore[arg-type]


@pytest.mark.parametrize("card", ["limp", "keeps-looking-back"])
def test_a_die_fewer_in_evade_checks(card: str) -> None:
    game = dealt(card, bench().monster("cultist", START))
    answer(game, "move front-hall.b")
    rolled = told(game, "rolled")[-1]
    assert len(rolled["dice"]) == DICE[str(rolled["skill"])] - 1  # type: ignore[arg-type]


def test_turned_ankle() -> None:
    game = dealt("turned-ankle", bench())
    answer(game, "move front-hall.b")
    assert figure(game, LEV).steps == 0


def test_blood_in_the_eye_is_wiped_off_by_an_action() -> None:
    game = dealt("blood-in-the-eye", bench())
    answer(game, "use blood-in-the-eye 0")
    assert figure(game, LEV).damage == []
    assert figure(game, LEV).actions == 1


def test_slow_leak_after_two_move_actions() -> None:
    game = dealt("slow-leak", bench())
    answer(game, *(f"move front-hall.{each}" for each in "baba"), "end turn")
    while game.table.state.app.round == 1:
        answer(game, asked(game).options[-1])
    assert any(each["harm"] == "damage" for each in told(game, "harm-facedown"))


def test_useless_arm_lifts_nothing_heavy() -> None:
    builder = bench(has=["fire-axe", "crowbar", "scald"]).monster("cultist", START)
    game = dealt("useless-arm", builder)
    attacks = [each for each in asked(game).options if each.startswith("attack")]
    assert [each.rpartition(" ")[2] for each in attacks] == ["unarmed", "crowbar", "scald"]


def test_ringing_ears_neither_trade_nor_are_given() -> None:
    game = dealt("ringing-ears", bench(pearl=START, has=["crowbar"]))
    assert "trade" not in asked(game).options
    answer(game, "end turn")
    builder = bench(pearl=START, damage=["ringing-ears"])
    builder.state.investigators[1].possessions.append("crowbar-1")
    game = builder.play(turn_of=PEARL)
    answer(game, "trade")
    assert not [each for each in asked(game).options if "gives" in each]


@pytest.mark.parametrize(("card", "kind"), [("salt-in-the-cut", "damage"), ("sleepless", "horror")])
def test_one_fewer_is_healed(card: str, kind: str) -> None:
    kept = {kind: [card]}
    builder = bench(damage=kept.get("damage", []), horror=kept.get("horror", []), facedown=(3, 3))
    game = builder.play(turn_of=LEV)
    carry_out(game, f"heal facedown {kind}")
    lev = figure(game, LEV)
    assert len(lev.damage_facedown if kind == "damage" else lev.horror_facedown) == 2


PUZZLES = (
    PuzzleOf(kind="code", size="3x5", skill=Skill.LORE),
    PuzzleOf(kind="lock", moves=(7, 7), skill=Skill.LORE),
    PuzzleOf(kind="slide", size="3x3", moves=(5, 7), skill=Skill.LORE),
)


@pytest.mark.parametrize(("card", "kind"), [("broken-fingers", "lock"), ("shaking-hands", "code")])
def test_some_puzzles_are_beyond_one(card: str, kind: str) -> None:
    game = dealt(card, bench())
    lev, g = figure(game, LEV), table_of(game)
    assert [each.kind for each in PUZZLES if cannot_solve(g, lev, each)] == [kind]


def test_concussion_costs_a_puzzle_step() -> None:
    game = dealt("concussion", bench())
    assert puzzle_steps(table_of(game), figure(game, LEV), PUZZLES[0]) == 3 + 2 - 1


def test_a_hand_on_the_shoulder_moves_one_away() -> None:
    game = dealt("a-hand-on-the-shoulder", bench(lev="kitchen.a").token("bench", "kitchen.a"))
    assert asked(game).kind in ("recoil", "turn")


def test_wrong_count() -> None:
    assert figure(dealt("wrong-count", bench(clues=2)), LEV).clues == 1


def test_run_toward_the_start_without_evading() -> None:
    builder = bench(lev="parlour.b", pearl="kitchen.a").token("bench", "parlour.b")
    game = dealt("run", builder.monster("cultist", "parlour.b"))
    assert asked(game).kind == "walk"
    assert "stop" in asked(game).options
    before = figure(game, LEV).space
    answer(game, asked(game).options[0])
    assert figure(game, LEV).space != before
    assert not told(game, "evades")


def test_you_laughed_and_the_others_did_not() -> None:
    game = dealt("you-laughed", bench(pearl=START))
    assert len(figure(game, PEARL).horror_facedown) == 1
    assert len(figure(game, LEV).horror_facedown) == 1  # the card itself


def test_dropped_the_lamp() -> None:
    assert cards(dealt("dropped-the-lamp", bench(has=["hurricane-lamp"])), LEV) == []
    assert len(figure(dealt("dropped-the-lamp", bench()), LEV).horror_facedown) == 2


def test_wont_be_alone() -> None:
    game = dealt("wont-be-alone", bench())
    assert "use wont-be-alone 0" not in asked(game).options
    answer(game, "end turn")
    assert len(figure(game, LEV).horror_facedown) == 1
    game = dealt("wont-be-alone", bench(pearl=START))
    answer(game, "use wont-be-alone 0")
    assert figure(game, LEV).horror == []


def test_counting_things_at_the_first_search_of_a_round() -> None:
    builder = bench().token("drawer", START).dice(*rolls(3), *rolls(4))
    game = dealt("counting-things", builder)
    answer(game, "search drawer 0", "search drawer 0")
    assert [len(each["dice"]) for each in told(game, "rolled")] == [3, 4]  # type: ignore[arg-type]


def test_hears_the_water_outdoors() -> None:
    for space, dice in ((START, 2), ("yard.a", 1)):
        builder = bench(lev=space).token("bench", space)
        game = dealt("hears-the-water", builder)
        carry_out(game, "will")
        assert len(told(game, "rolled")[-1]["dice"]) == dice  # type: ignore[arg-type]


def test_shaking_hands_in_attacks_by_agility() -> None:
    builder = bench(has=["boning-knife"]).monster("cultist", START)
    game = dealt("shaking-hands", builder)
    answer(game, "attack cultist 1 with boning-knife")
    assert len(told(game, "rolled")[-1]["dice"]) == 4  # type: ignore[arg-type]


def test_will_not_go_in() -> None:
    game = dealt("will-not-go-in", bench().token("way", _door(bench())).dice(*rolls(3)))
    answer(game, "explore way 0")
    assert len(figure(game, LEV).horror_facedown) == 1


def _door(builder: TableBuilder) -> str:
    places = builder.box.places(builder.state.app.map, builder.state.app.laid)
    return next(name for name, sides in places.openings.items() if START in sides)


def test_loses_the_thread_after_one_clue() -> None:
    game = dealt("loses-the-thread", bench(clues=3).dice(*rolls(3, 0, 3)))
    carry_out(game, "lore")
    answer(game, "turn a result with a Clue")
    assert asked(game).kind == "turn"
    assert figure(game, LEV).clues == 2


def test_somebody_elses_grief_once_a_round() -> None:
    builder = bench(pearl="front-hall.b")
    builder.state.investigators[1].horror.append("somebody-elses-grief-1")
    builder.state.horror_deck.remove("somebody-elses-grief-1")
    game = builder.play(turn_of=LEV)
    carry_out(game, "facedown horror", "facedown horror")
    assert len(figure(game, PEARL).horror_facedown) == 1
