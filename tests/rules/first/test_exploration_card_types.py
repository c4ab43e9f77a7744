"""Exploration Card Types: what a card's type lets it do, and lets others do with it."""

import msgspec
import pytest
from msgspec.structs import replace

from madhouse.first.building import TableBuilder
from madhouse.first.edition import edition
from madhouse.first.seen.views import View
from madhouse.first.things.cards import Weapon
from tests.rules.first.tables import JOE, answer, asked, investigator, joe, monster, retold, told


def silver_chooses(*cards: str) -> tuple[str, ...]:
    """What the keeper may make Joe drop with a card that takes equipment away."""
    table = joe("guest-bedroom.a", cards=cards).hand("somebodys-good-silver")
    game = table.play(turn_of=JOE, stage="turn-start")
    answer(game, f"play somebodys-good-silver on {JOE}")
    return asked(game).options


@pytest.mark.rule("1e.exploration.type-printed", "1e.exploration.artifact")
def test_a_card_that_takes_equipment_takes_no_weapon_and_no_artifact() -> None:
    carried = ("lantern", "axe", "the-grey-salt", "first-aid-kit", "brass-key")
    assert silver_chooses(*carried) == ("drop lantern", "drop first-aid-kit")


@pytest.mark.rule("1e.exploration.artifact")
def test_an_artifact_is_used_like_equipment() -> None:
    game = joe("kitchen.a", cards=["the-grey-salt"], damage=3).play(turn_of=JOE)
    answer(game, "use the-grey-salt")
    assert investigator(game, JOE).health == 8


@pytest.mark.rule("1e.exploration.multiple-types")
def test_a_card_of_two_types_obeys_the_rules_of_both() -> None:
    table = joe("cellar.a", cards=["crowbar", "lantern"]).pile("cellar", "fallen-timber")
    game = table.monster("zombie", "cellar.a").dice(1).play(turn_of=JOE)
    assert "attack zombie 1 with crowbar" in asked(game).options
    answer(game, "explore")
    assert "use crowbar" in asked(game).options


@pytest.mark.rule("1e.exploration.clue")
def test_clues_and_only_clues_show_a_level_and_a_letter() -> None:
    for item in edition("the-cold-supper").box.exploration.values():
        assert ("clue" in item.types) == (item.clue is not None), item.id
        if item.clue is not None:
            assert item.clue.level >= 1
            assert item.clue.letter


@pytest.mark.rule("1e.exploration.clue-number")
def test_clue_1_is_the_last_of_every_chain() -> None:
    told = edition("the-cold-supper")
    for chain in told.story.chains.values():
        clues = [told.box.exploration[card].clue for card in chain]
        levels = [clue.level for clue in clues if clue is not None]
        assert levels == list(range(len(chain), 0, -1))


@pytest.mark.rule("1e.exploration.key")
@pytest.mark.parametrize(("key", "asks"), [("brass-key", "demand"), ("crowbar", "turn")])
def test_a_key_gets_one_past_the_card_it_fits_and_no_other(key: str, asks: str) -> None:
    table = joe("library.a", cards=[key, "axe"]).lock("study", "brass-plate")
    game = table.play(turn_of=JOE)
    answer(game, "move study.c")
    assert asked(game).kind == asks
    assert (f"use {key}" in asked(game).options) is (asks == "demand")


@pytest.mark.rule("1e.exploration.equipment", "1e.exploration.timing-on-card")
def test_equipment_says_itself_whether_it_takes_an_action() -> None:
    game = joe("cellar.a", cards=["lantern", "first-aid-kit"]).play(turn_of=JOE)
    assert "use first-aid-kit" in asked(game).options
    assert "use lantern" not in asked(game).options  # it helps without being used


@pytest.mark.rule("1e.exploration.weapon")
@pytest.mark.parametrize(("weapon", "damage"), [("carving-knife", 2), ("axe", 3)])
def test_a_weapon_hits_as_hard_as_it_says(weapon: str, damage: int) -> None:
    table = joe("cellar.a", cards=[weapon]).monster("zombie", "cellar.a").dice(1)
    game = table.stack("humanoid", "humanoid-11").play(turn_of=JOE)
    answer(game, f"attack zombie 1 with {weapon}")
    assert monster(game).damage == damage


@pytest.mark.rule("1e.exploration.weapon-types")
def test_every_weapon_is_blunt_sharp_or_ranged() -> None:
    items = edition("the-cold-supper").box.items.values()
    assert all(("weapon" in item.types) == (item.weapon is not None) for item in items)
    kinds = {item.weapon.kind for item in items if item.weapon is not None}
    assert kinds == {"blunt melee", "sharp melee", "ranged"}


@pytest.mark.rule("1e.exploration.nothing")
def test_nothing_of_interest_does_nothing_and_is_gone() -> None:
    nothing = "nothing-of-interest-jigsaw"
    game = joe("kitchen.a").pile("kitchen", nothing).play(turn_of=JOE)
    before = investigator(game, JOE)
    answer(game, "explore")
    assert told(game, "found-nothing") == [{"who": JOE, "card": nothing, "room": "kitchen"}]
    assert investigator(game, JOE) == msgspec.structs.replace(before, acted=True)


def found_clue(letter: str) -> View:
    """Joe finds a clue that bears the letter."""
    story = retold()
    clue = story.box.items["cold-supper-2a"]
    assert clue.clue is not None
    other = replace(clue, clue=replace(clue.clue, letter=letter))
    story.box.items[clue.id] = story.box.exploration[clue.id] = other
    table = TableBuilder(told=story).investigator(JOE, "kitchen.a").pile("kitchen", clue.id)
    game = table.play(turn_of=JOE)
    answer(game, "explore")
    view: View = game.view("investigator-1")
    return view


@pytest.mark.rule("1e.exploration.clue-letter")
def test_in_play_the_letter_of_a_clue_makes_no_difference() -> None:
    assert found_clue("A") == found_clue("Q")
    assert found_clue("A").investigators[0].cards == ["cold-supper-2a"]


@pytest.mark.rule("1e.exploration.named-cards", "1e.range.example-tommy-gun")
def test_the_cards_that_the_rules_name_do_what_they_say() -> None:
    story = retold()
    story.box.items["tommy-gun"] = replace(
        story.box.items["45-automatics"], id="tommy-gun", weapon=Weapon("ranged", 4, range=2)
    )
    table = TableBuilder(told=story).investigator(JOE, "library.a", cards=["axe", "45-automatics"])
    table.state.investigators[0].cards.append("tommy-gun")
    table.monster("zombie", "library.a").monster("zombie", "library.b")
    table.monster("zombie", "entrance-hall.c")
    armed = [option for option in asked(table.play(turn_of=JOE)).options if " with " in option]
    assert armed == [
        "attack zombie 1 with axe",
        "attack zombie 1 with 45-automatics",
        "attack zombie 1 with tommy-gun",
        "attack zombie 2 with 45-automatics",  # in range 2
        "attack zombie 2 with tommy-gun",
    ]
    dark = joe("cellar.a", cards=["lantern"]).dark("cellar").pile("cellar", "axe")
    dark.state.investigators[0].moved = 2
    assert "explore" in asked(dark.play(turn_of=JOE)).options
