"""Tokens and features on the board: what the app keeps is what lies there, and what it does."""

import re

import msgspec
import pytest

from madhouse.second.building import TableBuilder
from tests.rules.second.tables import (
    LEV,
    PEARL,
    Played,
    answer,
    app,
    box,
    figure,
    offered,
    rolls,
    two,
)
from tests.second.houses import house

TOKENS = """
tokens:
  - {id: drawer, kind: search, at: front-hall.a, options: [{label: Open it., test: observation; 1}]}
  - {id: bell, kind: interact, at: front-hall.b, options: [{label: Ring it., test: will; 1}]}
  - {id: mirror, kind: sight, at: front-hall.a, options: [{label: Look., text: It looks back.}]}
  - id: maid
    kind: person
    at: front-hall.b
    name: the maid
    options: [{label: Greet her., free: true}]
  - {id: door, kind: explore, at: front-hall, to: [parlour], options: [{label: Open it.}]}
"""


def begun() -> Played:
    builder = TableBuilder(told=house(TOKENS)).investigator(LEV, at="front-hall.a")
    builder.investigator(PEARL, at="front-hall.b")
    for token, place in (("drawer", "front-hall.a"), ("bell", "front-hall.b")):
        builder.token(token, place)
    builder.token("mirror", "front-hall.a").token("maid", "front-hall.b")
    return builder.token("door", "front-hall.b|parlour.a").play(turn_of=LEV)


def shown(game: Played, kind: str) -> list[str]:
    return [token.id for token in game.view("player-1").tokens if token.kind == kind]


@pytest.mark.rule(
    "2e.search-token.matches-app",
    "2e.interact-token.matches-app",
    "2e.sight.matches-app",
    "2e.explore-token.matches-app",
)
def test_every_token_on_the_board_is_one_of_the_app() -> None:
    game = begun()
    kinds = {"search": "drawer", "interact": "bell", "sight": "mirror", "explore": "door"}
    for kind, token in kinds.items():
        assert shown(game, kind) == [token]
        assert token in app(game).tokens
    del app(game).tokens["drawer"]
    assert shown(game, "search") == []


@pytest.mark.rule("2e.person.matches-app")
def test_every_person_on_the_board_is_one_of_the_app() -> None:
    game = begun()
    assert shown(game, "person") == ["maid"]
    (maid,) = [token for token in game.view("player-1").tokens if token.kind == "person"]
    assert maid.spaces == [app(game).tokens["maid"]] == ["front-hall.b"]
    del app(game).tokens["maid"]
    assert shown(game, "person") == []


@pytest.mark.rule("2e.barricade.feature")
def test_a_barricade_blocks_a_door() -> None:
    door = "front-hall.b|parlour.a"
    game = two(lev="front-hall.b").play(turn_of=LEV)
    assert "move parlour.a" in offered(game, "move")
    game = two(lev="front-hall.b").barricade("front-hall.b", blocks=door).play(turn_of=LEV)
    assert "move parlour.a" not in offered(game, "move")


@pytest.mark.rule("2e.fire.feature")
def test_fire_harms_investigators_and_monsters() -> None:
    builder = TableBuilder(told=house()).fire("front-hall.a").investigator(LEV, at="front-hall.a")
    builder.investigator(PEARL, at="front-hall.b").monster("cultist", at="front-hall.a", health=9)
    game = builder.dice(*rolls(40)).play(turn_of=LEV)
    while app(game).round == 1 and not game.over:
        decision = game.pending[0]
        game.apply(decision.seats[0], decision.options[-1])
    assert figure(game, LEV).damage_facedown or figure(game, LEV).damage
    assert app(game).monsters[0].damage > 0


@pytest.mark.rule("2e.darkness.feature")
def test_darkness_hampers_tests() -> None:
    """No Clue turns a result while one stands in it without a light."""
    questions = []
    for dark in (False, True):
        builder = TableBuilder(told=house(TOKENS)).investigator(LEV, at="front-hall.a", clues=1)
        builder.investigator(PEARL, at="front-hall.b").token("drawer", "front-hall.a")
        if dark:
            builder.darkness("front-hall.a")
        game = builder.dice(*rolls(4, 0, 1)).play(turn_of=LEV)
        answer(game, "search drawer 0")
        questions.append(game.pending[0].kind)
    assert questions[0] != questions[1]


@pytest.mark.rule("2e.monster.health-place")
def test_the_health_of_a_monster_is_for_all_to_see() -> None:
    builder = TableBuilder(told=house()).investigator(LEV, at="front-hall.a")
    builder.investigator(PEARL, at="front-hall.b").monster("cultist", at="front-hall.b")
    (monster,) = builder.play(turn_of=LEV).view("player-1").monsters
    assert (monster.kind, monster.health, monster.damage) == ("cultist", 4, 0)


@pytest.mark.rule("2e.damage.decks-facedown")
def test_nobody_sees_a_card_of_the_damage_and_horror_decks() -> None:
    builder = TableBuilder(told=house()).investigator(LEV, at="front-hall.a")
    game = builder.investigator(PEARL, at="front-hall.b").play(turn_of=LEV)
    state = game.table.state
    names = {box(game).front(copy) for copy in (*state.damage_deck, *state.horror_deck)}
    assert len(names) == 48
    for seat in ("player-1", "player-2", "spectator"):
        seen = msgspec.json.encode(game.view(seat)).decode()
        assert not [name for name in names if re.search(rf'"{name}(-\d)?"', seen)]
