"""Component limitations: decks that run out, figures that are all on the board."""

import pytest

from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.edition import FirstEdition
from madhouse.first.rules.darkness import darken
from madhouse.first.rules.fire import set_fire
from madhouse.first.rules.stun import become_stunned
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from madhouse.first.things.story import NamedFigure
from madhouse.first.words.monsters import PlaceMonster
from tests.rules.first.stories import wanted
from tests.rules.first.tables import JOE, answer, asked, joe, monster, retold, told

TOKENS = ("zombie-1", "zombie-2", "zombie-3", "zombie-4")
TOM = "tom-halloran"
CLUE = "cold-supper-1a"  # it reveals the objective


def with_tom(*others: str) -> FirstEdition:
    """A story whose reveal brings Tom Halloran, a zombie, to the library."""
    brings = wanted(on_reveal=(PlaceMonster(name=TOM, rooms=("library",)),))
    named = {each: NamedFigure(name=each, kind="zombie") for each in (TOM, *others)}
    return retold(named=named, objectives=(brings,))


def all_zombies_out() -> Game[State, View]:
    """Every zombie is in the study, and one more is to stir."""
    table = joe("library.b").threat(3)
    table.monster("zombie", "study.c", TOKENS[0], damage=2)
    for token in TOKENS[1:]:
        table.monster("zombie", "study.c", token)
    game = table.play(stage="keeper-actions")
    answer(game, "something-stirs", "zombie")
    return game


@pytest.mark.rule("1e.limit.decks")
def test_an_empty_combat_deck_is_made_anew_from_its_discard_pile() -> None:
    table = joe("kitchen.a", cards=["axe"]).monster("zombie", "kitchen.a")
    deck = table.state.combat["humanoid"]
    deck.cards, deck.discard = [], ["humanoid-11"]
    game = table.dice(1).play(turn_of=JOE)
    answer(game, "attack zombie 1 with axe")
    assert told(game, "combat") == [{"card": "humanoid-11", "half": "attack", "monster": 1}]


@pytest.mark.rule("1e.limit.decks", "1e.open.hand-limit-discard")
def test_an_empty_trauma_deck_is_made_anew_from_its_discard_pile() -> None:
    table = joe().threat(1)
    table.state.trauma.cards, table.state.trauma.discard = [], ["panic"]
    game = table.play(stage="keeper-actions")
    answer(game, "old-wounds")
    assert game.view("keeper").keeper.trauma == ["panic"]


@pytest.mark.rule("1e.limit.decks")
def test_a_deck_is_not_made_anew_before_it_runs_out() -> None:
    table = joe().threat(1)
    table.state.trauma.cards, table.state.trauma.discard = ["winded"], ["panic"]
    game = table.play(stage="keeper-actions")
    answer(game, "old-wounds")
    deck = game.view("keeper").decks["trauma"]
    assert (deck.cards, deck.discard) == (0, ["panic"])


@pytest.mark.rule("1e.limit.decks")
@pytest.mark.parametrize("action", ["ill-omens", "old-wounds"])
def test_nothing_is_drawn_when_both_piles_are_empty(action: str) -> None:
    table = joe().threat(1)
    table.state.mythos.cards, table.state.trauma.cards = [], []
    game = table.play(stage="keeper-actions")
    answer(game, action)
    keeper = game.view("keeper").keeper
    assert (keeper.mythos, keeper.trauma) == ([], [])
    assert told(game, "mythos-drawn") == told(game, "trauma-drawn") == []


@pytest.mark.rule("1e.limit.other-tokens")
def test_threat_is_without_limit() -> None:
    game = joe().threat(500).play(stage="threat")
    assert game.view("keeper").keeper.threat == 501


@pytest.mark.rule("1e.limit.other-tokens")
def test_darkness_fire_and_stun_are_without_limit() -> None:
    table = TableBuilder("lot-thirteen").investigator(JOE, "kitchen.a")
    g, supply = table.edition.table(table.state), table.box.supply.status
    assert len(table.state.rooms) > max(supply["fire"], supply["darkness"])
    for room in table.state.rooms:
        set_fire(g, room)
        darken(g, room)
    assert all(room.fire and room.dark for room in table.state.rooms.values())
    become_stunned(g, table.state.investigators[0], supply["stun"] + 1)
    assert table.state.investigators[0].stun == supply["stun"] + 1


@pytest.mark.rule("1e.limit.monster-figures")
def test_no_more_monsters_than_figures_are_on_the_board() -> None:
    game = all_zombies_out()
    answer(game, "leave it")
    assert len(game.view("keeper").monsters) == 4
    assert told(game, "monster-placed") == []


@pytest.mark.rule("1e.limit.monster-replace")
def test_the_keeper_may_kill_one_of_the_kind_and_use_its_figure() -> None:
    game = all_zombies_out()
    assert asked(game).options == (*(f"kill zombie {each}" for each in (1, 2, 3, 4)), "leave it")
    answer(game, "kill zombie 1", "cellar.a")
    assert [foe.id for foe in game.view("keeper").monsters] == [2, 3, 4, 5]
    placed = monster(game, 5)
    assert (placed.token, placed.damage, placed.space) == ("zombie-1", 0, "cellar.a")


@pytest.mark.rule("1e.limit.monster-replace")
def test_a_monster_with_a_name_is_never_killed_for_its_figure() -> None:
    table = joe("library.b").monster("zombie", "study.c", name="tom-halloran")
    for space in ("study.c", "study.c", "cellar.a"):
        table.monster("zombie", space)
    game = table.threat(3).play(stage="keeper-actions")
    answer(game, "something-stirs", "zombie")
    assert asked(game).options == (*(f"kill zombie {each}" for each in (2, 3, 4)), "leave it")


@pytest.mark.rule("1e.limit.monster-replace")
def test_for_a_monster_with_a_name_he_must_free_a_figure() -> None:
    table = TableBuilder(told=with_tom()).investigator(JOE, "study.c").pile("study", CLUE)
    for space in ("bathroom.b", "cellar.a", "cellar.a", "cellar.b"):
        table.monster("zombie", space)
    game = table.play(turn_of=JOE)
    answer(game, "explore")
    assert asked(game).options == tuple(f"kill zombie {each}" for each in (1, 2, 3, 4))
    answer(game, "kill zombie 2", "library.a")
    assert [foe.name for foe in game.view("keeper").monsters] == ["", "", "", TOM]


@pytest.mark.rule("1e.limit.monster-figures")
def test_no_figure_is_freed_when_all_of_the_kind_have_names() -> None:
    table = TableBuilder(told=with_tom("deacon")).investigator(JOE, "study.c")
    for _ in range(4):
        table.monster("zombie", "cellar.a", name="deacon")
    game = table.pile("study", CLUE).play(turn_of=JOE)
    answer(game, "explore")
    assert told(game, "no-figure") == [{"kind": "zombie"}]


@pytest.mark.rule("1e.limit.monster-replace")
def test_he_is_not_asked_while_a_figure_is_unused() -> None:
    table = joe("library.b").monster("zombie", "study.c").threat(3)
    game = table.play(stage="keeper-actions")
    answer(game, "something-stirs", "zombie")
    assert asked(game).kind == "place-monster"
