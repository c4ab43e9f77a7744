"""What figures, markers and tokens show, and that they do what they are for."""

from typing import Any, get_args

import msgspec
import pytest

from madhouse.engine.typography import typeset
from madhouse.first.building import TableBuilder
from madhouse.first.edition import the_box
from madhouse.first.things.box import Box
from madhouse.first.things.supply import FeatureKind, StatusKind
from madhouse.first.told.pronouns import spoken_of
from madhouse.first.told.telling import teller_for
from madhouse.first.words.combat import DealDamage
from tests.rules.first.tables import (
    JENNY,
    JOE,
    JOE_TRAITS,
    answer,
    asked,
    investigator,
    jenny,
    joe,
    monster,
    retold,
    room,
    told,
)

DOOR = "kitchen.b|library.b"
TEACHING = the_box().story("the-cold-supper")
TELLER = teller_for(the_box(), TEACHING)


def shown(card: str) -> str:
    """The text of a card as players read it."""
    return TELLER.card_in_full(card)


# Figures


@pytest.mark.rule("1e.comp.investigator-figure", "1e.comp.map-tile")
def test_a_figure_shows_where_its_investigator_is() -> None:
    game = joe("kitchen.b").play(turn_of=JOE)
    answer(game, "move library.b")
    for seat in ("keeper", "investigator-1"):
        (figure,) = game.view(seat).investigators
        assert (figure.id, figure.space) == (JOE, "library.b")
    g: Any = game.table
    assert g.room_of(g.state.investigators[0]) == "library"


# Monsters


@pytest.mark.rule("1e.comp.monster-figure", "1e.comp.monster-figure-token")
def test_a_monster_figure_shows_its_space_and_holds_a_token_of_its_kind(box: Box) -> None:
    table = joe("cellar.a").monster("zombie", "kitchen.b").monster("maniac", "study.c")
    game = table.play(turn_of=JOE)
    for seat in ("keeper", "investigator-1"):
        places = [(foe.kind, foe.space) for foe in game.view(seat).monsters]
        assert places == [("zombie", "kitchen.b"), ("maniac", "study.c")]
    for kind, tokens in game.table.state.tokens.items():
        assert sorted(tokens) == sorted(token.id for token in box.monsters[kind].tokens)


@pytest.mark.rule("1e.comp.monster-base-display")
def test_who_may_look_under_a_figure_sees_all_of_its_token_at_once() -> None:
    game = joe("cellar.a").monster("zombie", "kitchen.b", "zombie-4").play(turn_of=JOE)
    seen = monster(game, 1, "keeper")
    assert (seen.token, seen.health) == ("zombie-4", 7)
    assert monster(game, 1, "investigator-1").token == "?"
    for part in ("Was Heavy in Life", "7 health", "1 damage", "Test Strength −1."):
        assert part in shown("zombie-4")


@pytest.mark.rule("1e.comp.monster-token-front", "1e.comp.monster-token-layout")
def test_all_may_read_name_class_awareness_and_horror_of_a_monster(box: Box) -> None:
    for kind in box.monsters.values():
        text = shown(kind.id)
        assert text.startswith(f"{kind.name}\n")
        sign = {True: "+", False: "−"}
        awareness = f"awareness {sign[kind.awareness >= 0]}{abs(kind.awareness)}"
        horror = f"horror {sign[kind.horror >= 0]}{abs(kind.horror)}"
        assert kind.klass.title() in text
        assert awareness in text, text
        assert horror in text, text


@pytest.mark.rule("1e.comp.monster-token-back", "1e.comp.monster-token-layout")
def test_the_back_of_a_token_has_special_attack_health_and_damage(box: Box) -> None:
    for token in box.tokens.values():
        text = shown(token.id)
        assert text.startswith(f"{typeset(token.special.name)}\n")
        assert f"{token.health} health, {token.damage} damage" in text
        assert f"*{typeset(spoken_of(token.special.text, 'it', TELLER.messages))}*" in text


# Markers and tokens


@pytest.mark.rule("1e.comp.feature-marker")
def test_room_features_can_be_used_by_investigators_or_monsters() -> None:
    assert len(get_args(FeatureKind)) == 7
    table = joe("library.b").feature("barrier", "library.b").feature("hiding-space", "library.b")
    options = asked(table.play(turn_of=JOE)).options
    assert f"push barrier onto {DOOR}" in options
    assert "step into hiding" in options


@pytest.mark.rule("1e.comp.sample-token")
def test_samples_are_taken_by_the_card_take_sample() -> None:
    story = retold(actions=("take-sample",))
    table = TableBuilder(told=story).investigator(JOE, "kitchen.a", JOE_TRAITS)
    game = table.monster("zombie", "kitchen.a").threat(1).dice(10).play(stage="keeper-actions")
    answer(game, "take-sample")
    assert monster(game).samples == 1


@pytest.mark.rule("1e.comp.sealed-door-marker")
def test_a_sealed_door_lets_nobody_pass() -> None:
    layout = msgspec.structs.replace(TEACHING.layout, sealed=(DOOR,))
    table = TableBuilder(told=retold(layout=layout)).investigator(JOE, "library.b", JOE_TRAITS)
    table.monster("zombie", "kitchen.b").threat(1)
    assert "move kitchen.b" not in asked(table.play(turn_of=JOE)).options
    game = table.play(stage="keeper-actions")
    answer(game, "command-minion")
    assert not {"to library.b", f"force {DOOR}"} & set(asked(game).options)


@pytest.mark.rule("1e.comp.skill-point-token")
def test_skill_points_are_had_at_the_start_and_spent_before_the_die_is_rolled() -> None:
    table = jenny("library.a", skill=1).lock("study", "swollen-door").dice(5)
    game = table.play(turn_of=JENNY)
    answer(game, "move study.c", "try it", "spend a skill point")
    assert told(game, "test")[0]["needs"] == 5  # Strength 3, Luck 2
    assert investigator(game, JENNY).skill == 0


@pytest.mark.rule("1e.comp.status-token")
def test_stun_fire_and_darkness_lie_on_figures_and_rooms() -> None:
    table = joe("kitchen.a", stun=1).monster("zombie", "study.c", stun=2).fire("cellar")
    game = table.dark("library").play(turn_of=JOE)
    assert (investigator(game, JOE).stun, monster(game).stun) == (1, 2)
    assert (room(game, "cellar").fire, room(game, "library").dark) == (True, True)
    assert set(get_args(StatusKind)) == {"stun", "fire", "darkness"}


@pytest.mark.rule("1e.comp.damage-horror-token")
def test_damage_and_horror_lie_on_the_character_card() -> None:
    table = joe("library.a").monster("zombie", "study.c", "zombie-1").dice(10, 10)
    game = table.play(turn_of=JOE)
    answer(game, "move study.c")
    assert investigator(game, JOE).sanity == 7
    answer(game, "move library.a", "strike")
    assert investigator(game, JOE).health == 7


@pytest.mark.rule("1e.comp.damage-token-monster", "1e.comp.damage-token-value")
@pytest.mark.parametrize("amount", [1, 2, 4])
def test_damage_on_a_monster_is_as_much_as_the_tokens_say(amount: int) -> None:
    story = retold()
    card = story.box.combat["humanoid-1"]
    attack = msgspec.structs.replace(card.attack, passed=(DealDamage(amount),))
    story.box.combat["humanoid-1"] = msgspec.structs.replace(card, attack=attack)
    table = TableBuilder(told=story).investigator(JOE, "kitchen.a", JOE_TRAITS)
    table.monster("zombie", "kitchen.a", "zombie-4", damage=2).stack("humanoid", "humanoid-1")
    game = table.dice(1).play(turn_of=JOE)
    answer(game, "attack zombie 1 bare-handed")
    for seat in ("keeper", "investigator-1"):
        assert monster(game, 1, seat).damage == 2 + amount


@pytest.mark.rule("1e.comp.threat-token")
def test_threat_pays_for_actions_and_for_some_mythos_cards(box: Box) -> None:
    table = joe("kitchen.a").hand("slack-water", "the-stair-counts-again").threat(1)
    game = table.play(turn_of=JOE, stage="turn-start")
    answer(game, f"play slack-water on {JOE}")
    assert game.view("keeper").keeper.threat == 0
    assert {card.cost for card in box.mythos.values()} == {0, 1, 2}
    table = joe("kitchen.a").threat(0)
    game = table.play(stage="threat")
    assert game.view("keeper").keeper.threat == 1  # it grows


@pytest.mark.rule("1e.comp.time-token")
def test_a_time_token_is_laid_in_every_event_step() -> None:
    game = joe("cellar.a").event(4).play(stage="event")
    assert game.view("keeper").time == 1
    answer(game, "end turn", "done")
    assert game.view("keeper").time == 2


@pytest.mark.rule("1e.comp.story-choice-marker", "1e.comp.story-choice-use")
def test_a_choice_marker_has_a_number_that_all_see_and_a_letter_that_the_keeper_does() -> None:
    game = joe("cellar.a").answers({"1": "B", "2": "A"}).play(turn_of=JOE)
    assert game.view("keeper").keeper.answers == {"1": "B", "2": "A"}
    assert list(game.view("investigator-1").keeper.answers) == ["1", "2"]
    assert game.view("investigator-1").keeper.answers["1"] == "?"
    g: Any = game.table
    assert g.objective.marker == "1B"
