"""What each kind of card shows, and that it does what such a card is for."""

from typing import get_args

import msgspec
import pytest

from madhouse.engine.typography import typeset
from madhouse.first.building import TableBuilder
from madhouse.first.edition import the_box
from madhouse.first.things.box import Box
from madhouse.first.things.cards import WeaponKind
from madhouse.first.things.story import Story
from madhouse.first.told.pronouns import spoken_of
from madhouse.first.told.telling import teller_for
from tests.content.test_components import FIVE
from tests.rules.first.tables import (
    JENNY,
    JOE,
    answer,
    asked,
    investigator,
    joe,
    monster,
    room,
    told,
)

DOOR = "kitchen.b|library.b"
TEACHING = the_box().story("the-cold-supper")
TELLER = teller_for(the_box(), TEACHING)


@pytest.fixture(params=FIVE)
def told_story(request: pytest.FixtureRequest) -> Story:
    return the_box().story(request.param)


def shown(card: str) -> str:
    """The text of a card as players read it."""
    return TELLER.card_in_full(card)


# Investigators


@pytest.mark.rule("1e.comp.character-card")
def test_a_character_card_shows_health_sanity_skill_and_a_history(box: Box) -> None:
    for card in box.investigators.values():
        text = shown(card.id)
        for number in (f"{card.health} health", f"{card.sanity} sanity", f"{card.skill} skill"):
            assert number in text, card.id
        assert typeset(card.history) in text
    view = joe(players=2).investigator(JENNY, "kitchen.b").play(turn_of=JOE).view("keeper")
    assert {who.id: who.player for who in view.investigators} == {
        JOE: "investigator-1",
        JENNY: "investigator-2",
    }


@pytest.mark.rule("1e.comp.named-investigators")
def test_the_five_investigators_whom_the_rules_name_are_among_the_eight(box: Box) -> None:
    names = {card.name for card in box.investigators.values()}
    assert {
        "Jenny Barnes",
        "Joe Diamond",
        "Harvey Walters",
        "Gloria Goldberg",
        "Michael McGlen",
    } <= names


@pytest.mark.rule("1e.comp.trait-card")
def test_a_trait_card_has_values_and_an_ability_for_once_a_game(box: Box) -> None:
    for trait in box.traits.values():
        once = [clause for clause in trait.when if clause.limit == "game"]
        assert once or (trait.action and trait.uses == 1), trait.id
        assert trait.attributes, trait.id
    starting = [trait.starts_with for trait in box.traits.values() if trait.starts_with]
    assert set(starting) <= {*box.starting_items, *box.spells}


@pytest.mark.rule("1e.comp.trait-card-layout")
def test_a_trait_card_shows_its_name_its_owner_its_ability_and_its_values(box: Box) -> None:
    for trait in box.traits.values():
        text = shown(trait.id)
        assert text.startswith(f"{typeset(trait.name)}\n")
        assert box.investigators[trait.investigator].name in text
        for attribute, value in trait.attributes.items():
            assert f"{attribute.title()} {value}" in text, trait.id
        assert "once a game" in text.lower(), trait.id


# What is found, and what is in the way


@pytest.mark.rule("1e.comp.exploration-card")
def test_a_search_turns_up_weapons_tomes_clues_and_other_finds(box: Box) -> None:
    whole = box.for_story(TEACHING)
    types = {kind for item in whole.exploration.values() for kind in item.types}
    assert {"weapon", "tome", "clue", "key", "artifact", "equipment", "nothing"} <= types
    game = joe("kitchen.a").pile("kitchen", "axe", "cold-supper-3a").play(turn_of=JOE)
    answer(game, "explore")
    assert investigator(game, JOE).cards == ["axe", "cold-supper-3a"]
    kinds = {item.weapon.kind for item in box.items.values() if item.weapon}
    assert kinds == set(get_args(WeaponKind))


@pytest.mark.rule("1e.comp.lock-card")
@pytest.mark.parametrize(("roll", "space"), [(1, "study.c"), (10, "library.a")])
def test_a_lock_card_keeps_one_out_until_its_criteria_are_met(roll: int, space: str) -> None:
    game = joe("library.a").lock("study", "swollen-door").dice(roll).play(turn_of=JOE)
    answer(game, "move study.c", "try it")
    assert investigator(game, JOE).space == space
    assert (room(game, "study").lock == "") is (roll == 1)


@pytest.mark.rule("1e.comp.obstacle-card")
@pytest.mark.parametrize(("roll", "found"), [(1, ["axe"]), (10, [])])
def test_an_obstacle_card_is_in_the_way_of_exploring(roll: int, found: list[str]) -> None:
    table = joe("kitchen.a").pile("kitchen", "fallen-timber", "axe").dice(roll)
    game = table.play(turn_of=JOE)
    answer(game, "explore", "try it")
    assert investigator(game, JOE).cards == found


# The keeper's cards


@pytest.mark.rule("1e.comp.mythos-card")
def test_a_mythos_card_is_played_on_an_investigator_in_his_turn() -> None:
    table = joe("kitchen.a").hand("slack-water").threat(1)
    game = table.play(turn_of=JOE, stage="turn-start")
    answer(game, f"play slack-water on {JOE}")
    assert told(game, "mythos") == [{"who": JOE, "card": "slack-water", "cost": 1}]
    game = table.play(stage="keeper-actions")
    assert not any("slack-water" in option for option in asked(game).options)


@pytest.mark.rule("1e.comp.mythos-card-layout")
def test_a_mythos_card_shows_cost_name_requirement_flavour_and_ability(box: Box) -> None:
    for card in box.mythos.values():
        text = shown(card.id)
        assert text.startswith(f"{typeset(card.name)}\nMythos, {card.cost} threat"), card.id
        assert ("\nOnly if " in text) is bool(card.requires), card.id
        assert f"*{typeset(card.flavour)}*" in text
        assert card.do or card.when, card.id
        assert card.icon


@pytest.mark.rule("1e.comp.trauma-card")
@pytest.mark.parametrize(("card", "blow"), [("bad-knee", "damage"), ("the-shakes", "horror")])
def test_trauma_cards_are_injuries_and_insanities(card: str, blow: str) -> None:
    table = joe("kitchen.a", damage=5, horror=5).monster("zombie", "kitchen.b", "zombie-1")
    table.hand(card).dice(10).stack("humanoid", "humanoid-1" if blow == "damage" else "humanoid-9")
    table.state.monsters[0].space = "kitchen.a"
    game = table.play(stage="monster-attacks")
    answer(game, f"zombie 1 attacks {JOE}", f"play {card} on {JOE}")
    assert investigator(game, JOE).trauma == [card]


@pytest.mark.rule("1e.comp.keeper-action-card")
def test_keeper_actions_cost_threat_and_are_those_of_the_story() -> None:
    game = joe().threat(9).play(stage="keeper-actions")
    offered = set(asked(game).options) - {"done"}
    assert offered <= set(TEACHING.actions)
    assert "take-sample" not in offered
    answer(game, "ill-omens")
    assert game.view("keeper").keeper.threat == 8


@pytest.mark.rule("1e.comp.keeper-action-card-layout")
def test_a_keeper_action_card_shows_its_cost_and_its_ability(box: Box) -> None:
    for card in box.actions.values():
        name, kind, *rest = shown(card.id).splitlines()
        assert (name, kind) == (typeset(card.name), f"Keeper action, {card.cost} threat")
        assert card.do
        assert len(rest) >= 2, card.id  # the flavour, and what it does


# Fights


@pytest.mark.rule("1e.comp.combat-card")
@pytest.mark.parametrize("half", ["attack", "defend"])
def test_a_combat_card_decides_the_attacks_of_both_sides(half: str) -> None:
    table = joe("kitchen.a").monster("zombie", "kitchen.a", "zombie-1").dice(1)
    table.stack("humanoid", "humanoid-1")
    if half == "attack":
        game = table.play(turn_of=JOE)
        answer(game, "attack zombie 1 bare-handed")
        assert monster(game).damage == 2
    else:
        game = table.play(stage="monster-attacks")
        answer(game, f"zombie 1 attacks {JOE}")
        assert investigator(game, JOE).health == 9
    read = {"card": "humanoid-1", "half": half, "monster": 1}
    assert told(game, "combat") == [read]


@pytest.mark.rule("1e.comp.combat-card-layout")
def test_a_combat_card_shows_both_attack_types_a_test_and_its_results(box: Box) -> None:
    for card in box.combat.values():
        text = shown(card.id)
        assert "You attack with" in text
        assert "A monster attacks" in text
        assert card.attack.test is not None
        assert "\nTest " in text
        for result in ("\nPass: ", "\nFail: "):
            assert result in text, card.id
        for half in (card.attack, card.defend):
            assert f"*{typeset(spoken_of(half.text, 'it', TELLER.messages))}*" in text


# Stories


@pytest.mark.rule("1e.comp.event-card")
@pytest.mark.parametrize(("letter", "dark"), [("A", "library"), ("B", "guest-bedroom")])
def test_an_event_comes_by_itself_and_hangs_on_the_keepers_choice(letter: str, dark: str) -> None:
    table = joe("cellar.a").answers({"1": "A", "2": letter}).event(1, time=1)
    game = table.play(stage="event")
    assert [event["card"] for event in told(game, "event")] == ["cold-supper-event-2"]
    assert room(game, dark).dark


@pytest.mark.rule("1e.comp.event-card-layout")
def test_an_event_card_has_a_stage_and_a_number_of_time_tokens() -> None:
    table = joe("cellar.a")
    assert table.state.events == [event.id for event in TEACHING.events]  # in stages, I to V
    game = table.play(stage="event")
    assert (game.view("keeper").time, game.view("keeper").time_needed) == (1, 2)
    for event in TEACHING.events:
        assert f"{event.time}" in TELLER.card_in_full(event.id)


@pytest.mark.rule("1e.comp.objective-card")
def test_the_keepers_choice_gives_him_one_of_the_objectives(told_story: Story) -> None:
    markers = [objective.marker for objective in told_story.objectives]
    assert len(set(markers)) == len(markers) == 3
    for objective in told_story.objectives:
        assert objective.keeper.text, objective.id
        assert objective.investigators.text, objective.id
        question, letter = objective.marker[:-1], objective.marker[-1]
        table = TableBuilder(told_story.id)
        answers = dict(table.state.keeper.answers) | {question: letter}
        assert table.answers(answers).state.keeper.objective == objective.id


@pytest.mark.rule("1e.comp.keeper-guide")
def test_the_keepers_guide_has_all_it_takes_to_set_a_story_up(told_story: Story) -> None:
    parts = (told_story.guide, told_story.chains, told_story.actions, told_story.monsters)
    assert all(parts)
    assert told_story.objectives
    game = TableBuilder(told_story.id).play(stage="setup")
    open_to_all = msgspec.json.encode(game.view("investigator-1")).decode()
    assert told_story.guide.splitlines()[0] not in open_to_all
