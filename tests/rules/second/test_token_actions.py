"""Search, interact, explore and sight: what can be chosen on a token, from where, and for what."""

import pytest

from madhouse.engine.decisions import IllegalOption
from madhouse.second.building import TableBuilder
from tests.rules.second.tables import (
    DOORMAN,
    LEV,
    PEARL,
    answer,
    app,
    asked,
    cards,
    figure,
    kinds,
    offered,
    rolls,
    told,
    two,
)

TOKENS = """
tokens:
  - id: desk
    kind: search
    at: front-hall.b
    options:
      - label: The desk.
        test: observation; 1
        pass: [gain_clue, {gain: crowbar}]
        fail: [{suffer: {horror: 1, facedown: true}}]
      - {label: What lies on it., free: true, do: [{suffer: {damage: 1, facedown: true}}]}
  - id: lamp
    kind: interact
    at: front-hall.b
    options:
      - {label: Turn it up., test: lore; 1, pass: [gain_clue]}
      - {label: Whose is it?, free: true}
  - id: dorr
    kind: person
    at: front-hall.b
    options:
      - {label: Good evening., free: true}
      - {label: Who died here?, stays: true, do: [gain_clue]}
  - id: to-dining-room
    kind: explore
    at: front-hall
    to: [dining-room]
    options:
      - {label: The dining room.}
      - {label: Listen at it., free: true}
      - {label: The other half of the door.}
  - id: window
    kind: sight
    at: front-hall.a
    options: [{label: Look out., do: [{suffer: {horror: 1, facedown: true}}]}]
  - id: sideboard
    kind: search
    at: dining-room.a
    options: [{label: The sideboard.}]
"""
OPENING = "dining-room.b|front-hall.a"


def with_tokens(at: str, written: str = "") -> TableBuilder:
    table = two(TOKENS + written, lev=at)
    for token in ("desk", "lamp", "dorr"):
        table.token(token, "front-hall.b")
    return table


@pytest.mark.rule("2e.search.own-space", "2e.search.position", "2e.search-token.position")
def test_a_search_token_is_searched_from_its_own_space() -> None:
    game = with_tokens("front-hall.b").play(turn_of=LEV)
    assert offered(game, "search") == ["search desk 0", "search desk 1"]
    for space in ("front-hall.a", "parlour.a"):
        assert offered(with_tokens(space).play(turn_of=LEV), "search") == []


@pytest.mark.rule("2e.interact.person-or-object", "2e.interact.position", "2e.person.position")
def test_persons_and_objects_are_interacted_with_from_their_own_space() -> None:
    game = with_tokens("front-hall.b").play(turn_of=LEV)
    assert offered(game, "interact") == [
        "interact lamp 0",
        "interact lamp 1",
        "interact dorr 0",
        "interact dorr 1",
    ]
    assert offered(with_tokens("front-hall.a").play(turn_of=LEV), "interact") == []


@pytest.mark.rule("2e.interact-token.position", "2e.conflict.options-without-icon")
def test_options_without_the_icon_are_chosen_from_the_same_places() -> None:
    game = with_tokens("front-hall.a").play(turn_of=LEV)
    assert offered(game, "search", "interact") == []


@pytest.mark.rule("2e.action-icon.costs-action", "2e.search.costs-action")
def test_an_option_with_the_icon_costs_an_action() -> None:
    game = with_tokens("front-hall.b").dice(*rolls(4)).play(turn_of=LEV)
    answer(game, "search desk 0")
    assert figure(game, LEV).actions == 1


@pytest.mark.rule("2e.action-icon.free-otherwise", "2e.interact.costs-action")
def test_without_actions_left_only_free_options_can_be_chosen() -> None:
    game = with_tokens("front-hall.b").play(turn_of=LEV)
    answer(game, "interact dorr 1", "interact dorr 1")
    assert figure(game, LEV).actions == 0
    assert offered(game, "search", "interact") == [
        "search desk 1",
        "interact lamp 1",
        "interact dorr 0",
    ]
    answer(game, "interact dorr 0")
    assert asked(game).about["actions"] == 0


@pytest.mark.rule("2e.search.effects-belong", "2e.search.typical", "2e.clue.gained")
def test_everything_that_a_search_brings_belongs_to_the_action() -> None:
    table = with_tokens("front-hall.b").fire("front-hall.b").dice(*rolls(4, 1))
    game = table.play(turn_of=LEV)
    answer(game, "search desk 0")
    assert figure(game, LEV).clues == 1
    assert cards(game, LEV) == ["crowbar"]
    assert kinds(game)[-1] == "harm-facedown"  # the Fire waits until all of it is done


@pytest.mark.rule("2e.interact.effects-belong", "2e.interact.typical")
def test_everything_that_an_interaction_brings_belongs_to_the_action() -> None:
    table = with_tokens("front-hall.b").fire("front-hall.b").dice(*rolls(3, 1))
    game = table.play(turn_of=LEV)
    answer(game, "interact lamp 0")
    seen = kinds(game)
    assert seen.index("tested") < seen.index("clues") < seen.index("burned")


def explored(at: str = "front-hall.a", written: str = "") -> TableBuilder:
    table = two(TOKENS + written, lev=at)
    table.state.app.laid = ["m1", "m2"]
    table.state.investigators[1].space = "front-hall.b"
    return table.token("to-dining-room", OPENING)


@pytest.mark.rule("2e.explore.reveals-room", "2e.explore.typical", "2e.explore.costs-action")
def test_exploring_places_the_room_and_its_tokens() -> None:
    game = explored().play(turn_of=LEV)
    assert "dining-room.b" not in game.table.state.app.tokens.values()
    answer(game, "explore to-dining-room 0")
    assert app(game).laid == ["m1", "m2", "m3"]
    assert app(game).tokens == {"sideboard": "dining-room.a"}
    assert figure(game, LEV).actions == 1


@pytest.mark.rule(
    "2e.explore.position", "2e.explore-token.position", "2e.conflict.explore-position"
)
def test_an_explore_token_is_used_from_a_space_next_to_its_door() -> None:
    assert offered(explored().play(turn_of=LEV), "explore") == [
        "explore to-dining-room 0",
        "explore to-dining-room 1",
        "explore to-dining-room 2",
    ]
    assert offered(explored(at="front-hall.b").play(turn_of=LEV), "explore") == []


@pytest.mark.rule("2e.explore-token.position")
def test_or_from_its_own_space_if_it_lies_in_one() -> None:
    table = explored()
    table.state.app.tokens = {"to-dining-room": "front-hall.a"}
    assert "explore to-dining-room 0" in offered(table.play(turn_of=LEV), "explore")


@pytest.mark.rule("2e.explore.move-in", "2e.terms.may-example", "2e.movement.voluntary-example")
def test_whoever_explores_may_move_in_at_once_and_not_later() -> None:
    game = explored().play(turn_of=LEV)
    answer(game, "explore to-dining-room 0")
    assert asked(game).options == ("enter dining-room.b", "stop")
    going = game.fork()
    answer(going, "enter dining-room.b")
    assert figure(going, LEV).space == "dining-room.b"
    assert figure(going, LEV).actions == 1
    answer(game, "stop", "move dining-room.b")
    assert figure(game, LEV).actions == 0  # who stays has to walk


@pytest.mark.rule("2e.movement.voluntary-evade", "2e.movement.voluntary-example")
def test_moving_in_is_voluntary_so_monsters_are_evaded() -> None:
    table = explored(written=DOORMAN).monster("cultist", "front-hall.a", name="doorman")
    game = table.dice(*rolls(5, 1), *rolls(5)).play(turn_of=LEV)
    answer(game, "explore to-dining-room 0", "enter dining-room.b")
    assert len(told(game, "evades")) == 2  # before the action, and before leaving
    assert figure(game, LEV).space == "front-hall.a"
    assert figure(game, LEV).actions == 1


@pytest.mark.rule("2e.conflict.explore-token-after", "2e.explore.effects-belong")
def test_the_token_is_gone_before_the_offer_to_move_in() -> None:
    game = explored().play(turn_of=LEV)
    answer(game, "explore to-dining-room 0")
    assert "to-dining-room" not in app(game).tokens
    assert asked(game).kind == "move-in"


@pytest.mark.rule("2e.explore.reveals-room")
def test_a_free_option_of_an_explore_token_reveals_nothing() -> None:
    game = explored().play(turn_of=LEV)
    answer(game, "explore to-dining-room 1")
    assert app(game).laid == ["m1", "m2"]
    assert figure(game, LEV).actions == 2


@pytest.mark.rule("2e.sight.no-action", "2e.conflict.sight-token-position")
def test_a_sight_token_is_looked_at_from_anywhere_without_an_action() -> None:
    game = with_tokens("kitchen.a").token("window", "front-hall.a").play(turn_of=LEV)
    answer(game, "look window 0")
    assert figure(game, LEV).actions == 2
    assert len(figure(game, LEV).horror_facedown) == 1
    assert "look window 0" not in asked(game).options


@pytest.mark.rule("2e.explore.effects-belong")
def test_exploring_in_fire_hurts_once_all_of_it_is_done() -> None:
    game = explored().fire("front-hall.a").play(turn_of=LEV)
    answer(game, "explore to-dining-room 0")
    assert figure(game, LEV).damage_facedown == []
    answer(game, "stop")
    assert len(figure(game, LEV).damage_facedown) == 1


@pytest.mark.rule("2e.place.tile", "2e.app.makes-map")
def test_the_app_lays_the_tile_where_its_map_has_it() -> None:
    game = explored().play(turn_of=LEV)
    assert told(game, "revealed") == []
    answer(game, "explore to-dining-room 0")
    assert told(game, "revealed") == [{"rooms": ["dining-room"]}]
    assert "enter dining-room.b" in asked(game).options


@pytest.mark.rule("2e.conflict.options-without-icon")
def test_what_only_tells_something_is_told_once_a_turn_and_then_the_turn_can_end() -> None:
    porter = """
facts: [{id: trunk, text: There is a trunk.}]
tokens:
  - id: porter
    kind: person
    at: front-hall.a
    options:
      - {label: Good evening., free: true, do: [{learn: trunk}]}
      - {label: A tip., free: true, do: [gain_clue]}
"""
    game = two(porter, pearl="front-hall.a").token("porter", "front-hall.a").play(turn_of=LEV)
    answer(game, "interact porter 1", "interact porter 0")
    assert offered(game, "interact") == ["interact porter 1"]  # which does something again
    with pytest.raises(IllegalOption):
        answer(game, "interact porter 0")
    answer(game, "end turn")
    assert asked(game).about["who"] == PEARL
    assert "interact porter 0" in asked(game).options  # to her nothing was said


@pytest.mark.rule("2e.forfeit.action-lost", "2e.conflict.forfeit-in-fire")
def test_what_is_read_may_forfeit_the_action() -> None:
    written = """
tokens:
  - id: chest
    kind: search
    at: front-hall.a
    options: [{label: It, text: It., do: [forfeit]}, {label: It, text: It.}]
"""
    for option, forfeited in ((0, 1), (1, 0)):
        table = two(written).token("chest", "front-hall.a").fire("front-hall.a")
        game = table.play(turn_of=LEV)
        answer(game, f"search chest {option}")
        assert len(told(game, "forfeited")) == forfeited
        assert len(told(game, "burned")) == 1  # once an action, forfeited or not
        assert figure(game, LEV).actions == 1
