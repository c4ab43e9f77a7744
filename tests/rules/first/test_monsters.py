"""Monsters, and those among them that have a name."""

from typing import get_args

import pytest
from msgspec.structs import replace

from madhouse.first.acting.scene import NOBODY
from madhouse.first.building import TableBuilder
from madhouse.first.edition import the_box
from madhouse.first.rules.placing import unused_figures
from madhouse.first.things.box import CONTENT
from madhouse.first.things.cards import MonsterClass
from madhouse.first.things.story import NamedFigure
from madhouse.first.told.telling import teller_for
from madhouse.first.words.monsters import PlaceMonster
from madhouse.first.words.objective import MonsterIn
from tests.rules.first.stories import before_event, wanted
from tests.rules.first.tables import (
    JOE,
    answer,
    asked,
    commanded,
    investigator,
    joe,
    monster,
    retold,
    told,
    zombies_of,
)


@pytest.mark.rule("1e.monster.three-classes")
def test_every_kind_belongs_to_one_of_three_classes() -> None:
    assert get_args(MonsterClass) == ("humanoid", "beast", "eldritch")
    assert all(kind.klass in get_args(MonsterClass) for kind in the_box().monsters.values())


@pytest.mark.rule("1e.monster.zombie-cultist-humanoid")
def test_zombies_and_cultists_are_humanoid() -> None:
    monsters = the_box().monsters
    assert [monsters[kind].klass for kind in ("zombie", "cultist")] == ["humanoid"] * 2


@pytest.mark.rule("1e.monster.class-deck")
def test_each_class_of_the_story_has_a_combat_deck_of_its_own() -> None:
    decks = joe().state.combat
    assert list(decks) == ["humanoid"]
    assert {the_box().combat[card].deck for card in decks["humanoid"].cards} == {"humanoid"}


@pytest.mark.rule("1e.monster.zombie-values")
def test_the_zombie_of_the_examples() -> None:
    zombie = the_box().monsters["zombie"]
    assert (zombie.horror, zombie.awareness) == (-1, 1)
    assert any(token.damage == 2 and token.health > 4 for token in zombie.tokens)


@pytest.mark.rule("1e.monster.maniac-values")
def test_the_maniac_of_the_example() -> None:
    assert the_box().monsters["maniac"].horror == -1


# -- named monsters ------------------------------------------------------------------------------

TOM = "tom-halloran"


def tom(players: int, extra: int) -> TableBuilder:
    """The fourth event is about to bring Tom, with so much more health per investigator."""
    coming = PlaceMonster(name=TOM, rooms=("cellar",))
    zombie = NamedFigure(name="Tom", kind="zombie", health_per_investigator=extra)
    told = retold(objectives=(wanted(on_reveal=(coming,)),), named={TOM: zombie})
    return before_event(4, told, players)


def extra_health(table: TableBuilder) -> int:
    game = table.play(stage="event")
    answer(game, "cellar.a")
    foe = monster(game)
    assert foe.health is not None
    return foe.health - the_box().tokens[foe.token].health


@pytest.mark.rule("1e.named-monster.normal-rules")
def test_a_named_monster_moves_and_attacks_like_any_other() -> None:
    table = joe("kitchen.a").monster("zombie", "kitchen.a", "zombie-1", name=TOM)
    game = table.stack("humanoid", "humanoid-1").dice(9).play(stage="monster-attacks")
    answer(game, f"zombie 1 attacks {JOE}")
    assert investigator(game, JOE).health == 7
    game = joe().monster("zombie", "cellar.a", name=TOM).threat(1).play(stage="keeper-actions")
    answer(game, "command-minion", "to cellar.b")
    assert monster(game).space == "cellar.b"


@pytest.mark.rule("1e.named-monster.marked")
def test_all_can_tell_a_named_monster_from_the_others() -> None:
    table = joe().monster("zombie", "cellar.a", name=TOM).monster("zombie", "cellar.a")
    view = table.play(turn_of=JOE).view("investigator-1")
    assert [(foe.kind, foe.name) for foe in view.monsters] == [("zombie", TOM), ("zombie", "")]


@pytest.mark.rule("1e.named-monster.extra-health", "1e.named-monster.example-health")
def test_example_in_a_four_player_game_two_for_each_investigator_are_six() -> None:
    assert extra_health(tom(players=3, extra=2)) == 6


@pytest.mark.rule("1e.open.named-health-count")
def test_players_who_were_eliminated_still_count() -> None:
    table = tom(players=3, extra=2)
    table.state.players[2].eliminated = True
    assert extra_health(table) == 6


@pytest.mark.rule("1e.named-monster.extra-health", "1e.named-monster.damage-overflow")
@pytest.mark.parametrize(("damage", "left"), [(7, 1), (8, 0)])
def test_all_damage_counts_against_the_higher_health(damage: int, left: int) -> None:
    table = joe("kitchen.a", cards=["axe"]).stack("humanoid", "humanoid-11").dice(1)
    table.monster("zombie", "kitchen.a", "zombie-1", damage, name=TOM, extra_health=6)
    game = table.play(turn_of=JOE)  # health 11, the axe deals 3
    answer(game, "attack zombie 1 with axe")
    assert len(game.view("keeper").monsters) == left
    assert len(told(game, "monster-killed")) == 1 - left


@pytest.mark.rule("1e.named-monster.normal-rules")
def test_a_named_monster_frightens_like_any_other() -> None:
    table = tom(players=1, extra=0)
    table.state.investigators[0].space = "cellar.b"
    game = table.play(stage="event")
    answer(game, "cellar.a")
    assert [facts["who"] for facts in told(game, "faces")] == [JOE]


# -- classes ---------------------------------------------------------------------------------------


@pytest.mark.rule("1e.monster.class-color")
@pytest.mark.parametrize(
    ("klass", "colour"),
    [("beast", "Beast (brown)"), ("eldritch", "Eldritch (green)"), ("humanoid", "Humanoid (blue)")],
)
def test_a_monster_shows_the_colour_of_its_class(klass: MonsterClass, colour: str) -> None:
    story = zombies_of(klass)
    text = teller_for(story.box, story.story).card_in_full("zombie")
    assert colour in text


@pytest.mark.rule("1e.monster.class-meaning")
def test_the_class_of_a_monster_decides_what_its_body_can_do() -> None:
    def climbs(klass: MonsterClass) -> bool:
        table = TableBuilder(told=zombies_of(klass)).investigator(JOE, "kitchen.a")
        table.feature("ladder", "cellar.a").feature("ladder", "study.c")
        game = commanded(table.monster("zombie", "cellar.a"))
        return "to study.c" in asked(game).options

    assert [climbs(klass) for klass in ("humanoid", "beast", "eldritch")] == [True, False, False]


@pytest.mark.rule("1e.monster.cult-leader-not-cultist")
def test_a_cult_leader_does_not_count_as_a_cultist() -> None:
    story = retold(monsters=("zombie", "cultist", "cult-leader"))
    cultist = story.box.monsters["cultist"]
    leader = replace(cultist, id="cult-leader", tokens=cultist.tokens[:1])
    story.box.monsters["cult-leader"] = leader
    table = (
        TableBuilder(told=story).investigator(JOE, "kitchen.a").monster("cult-leader", "cellar.a")
    )
    led = story.table(table.state)
    assert MonsterIn("cult-leader", "cellar").holds(led, NOBODY)
    assert not MonsterIn("cultist", "cellar").holds(led, NOBODY)
    assert len(unused_figures(led, "cultist")) == len(cultist.tokens)


@pytest.mark.rule("1e.conflict.chthonian-spelling")
def test_the_chthonian_is_spelled_in_one_way() -> None:
    files = sorted(CONTENT.rglob("*.yaml"))
    assert files
    for path in files:
        assert "cthonian" not in path.read_text(encoding="utf-8").lower(), path.name
