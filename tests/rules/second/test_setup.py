"""Setup: what is done before the first round, in its order, and who runs whom."""

import msgspec
import pytest

from madhouse.engine.casefile import Header, parse
from madhouse.engine.replaying import replay
from madhouse.second.edition import (
    BadPlayerCount,
    SecondEdition,
    UnknownHands,
    begin,
    begun,
    edition,
)
from tests.rules.second.tables import Played, app, asked, cards, kinds, told
from tests.second.houses import house

STORY = "first-cold-night"
WRITTEN = """
starting: [{card: hurricane-lamp}, {card: crowbar}, {card: ice-axe, from: 3}]
setup: [{darken: parlour.a}, {learn: night}]
facts: [{id: night, text: It is night.}]
tokens:
  - {id: desk, kind: search, at: front-hall.b, options: [{label: The desk.}]}
  - {id: way, kind: explore, at: front-hall, to: [dining-room], options: [{label: In.}]}
  - {id: oven, kind: search, at: kitchen.b, options: [{label: The oven.}]}
"""


def header(told_by: SecondEdition, **more: object) -> Header:
    plain = Header(
        edition="second",
        story=told_by.story_id,
        content=told_by.content_version,
        seed="1",
        investigators=2,
    )
    return msgspec.structs.replace(plain, **more)


def set_up(written: str = WRITTEN, **more: object) -> Played:
    """A game before anything is answered."""
    told_by = house(written)
    return begun(told_by, header(told_by, **more))


def finish(game: Played) -> Played:
    """Everybody takes what comes first, until the first round begins."""
    while game.table.state.stage == "setup":
        game.apply(asked(game).seats[0], asked(game).options[0])
    return game


@pytest.mark.rule("2e.setup.in-order", "2e.setup.first-phase-automatic")
def test_the_steps_come_in_their_order_and_the_first_phase_by_itself() -> None:
    game = finish(set_up())
    wanted = (
        "chose",
        "starting-possessions",
        "gained",
        "prologue",
        "revealed",
        "entrance",
        "round",
    )
    seen = list(dict.fromkeys(kind for kind in kinds(game) if kind in wanted))
    assert seen == list(wanted)
    assert asked(game).kind == "turn-order"
    assert app(game).round == 1


@pytest.mark.rule("2e.setup.damage-horror-decks", "2e.setup.decks-by-type")
def test_damage_and_horror_are_shuffled_apart_and_every_deck_holds_its_own_type() -> None:
    games = [finish(set_up(seed=seed)).table.state for seed in ("1", "2")]
    box = house(WRITTEN).box
    for state in games:
        assert sorted(state.damage_deck) == sorted(box.damage)
        assert sorted(state.horror_deck) == sorted(box.horror)
        assert set(state.items) <= set(box.items)
        assert set(state.spells) == set(box.spell_copies)
        assert set(state.conditions) == set(box.condition_copies)
    assert games[0].damage_deck != games[1].damage_deck
    assert games[0].horror_deck != games[1].horror_deck


@pytest.mark.rule("2e.setup.separate-investigator-cards", "2e.setup.unused-investigators")
def test_investigators_whom_nobody_chose_are_not_used() -> None:
    game = finish(set_up())
    state = game.table.state
    assert len(state.investigators) == 2
    others = set(house(WRITTEN).box.investigators) - {each.id for each in state.investigators}
    lying = {*state.items, *state.spells, *state.conditions, *state.damage_deck}
    assert len(others) == 6
    assert not others & lying


@pytest.mark.rule("2e.setup.choose-investigators", "2e.setup.enter-investigators")
def test_each_player_chooses_one_that_nobody_has() -> None:
    game = set_up()
    assert asked(game).seats == ("player-1",)
    game.apply("player-1", "choose hester-vale")
    assert asked(game).seats == ("player-2",)
    assert "choose hester-vale" not in asked(game).options
    game.apply("player-2", "choose lev-abramson")
    chosen = [(each["seat"], each["who"]) for each in told(game, "chose")]
    assert chosen == [("player-1", "hester-vale"), ("player-2", "lev-abramson")]


@pytest.mark.rule("2e.setup.choose-scenario")
def test_the_scenario_is_the_one_that_was_chosen() -> None:
    told_by = house(WRITTEN)
    assert begun(told_by, header(told_by)).edition.story_id == "house"


@pytest.mark.rule("2e.setup.solo-two-investigators", "2e.golden.player-decides")
def test_a_person_alone_takes_two_and_is_never_asked_twice() -> None:
    game = set_up(runs=("player-1", "player-1"))
    assert game.seats == ("player-1",)
    asked_of = set()
    while app(game).round < 2:
        asked_of.add((asked(game).kind, asked(game).seats))
        quiet = [o for o in ("end turn", "stop") if o in asked(game).options]
        game.apply("player-1", (quiet or asked(game).options)[0])
    assert {seats for _, seats in asked_of} == {("player-1",)}
    assert "proposal" not in {kind for kind, _ in asked_of}
    assert {each.seat for each in game.table.state.investigators} == {"player-1"}


@pytest.mark.rule("2e.setup.solo-two-investigators", "2e.conflict.player-number-unstated")
@pytest.mark.parametrize("number", [1, 6])
def test_two_to_five_investigators_play(number: int) -> None:
    with pytest.raises(BadPlayerCount, match="two to five"):
        set_up(investigators=number)


def test_a_header_names_a_seat_for_each_investigator_and_hands_that_there_are() -> None:
    with pytest.raises(BadPlayerCount, match="each of 3"):
        set_up(investigators=3, runs=("player-1", "player-2"))
    with pytest.raises(BadPlayerCount):
        set_up(runs=("player-2", "player-1"))
    with pytest.raises(UnknownHands, match="house, people"):
        set_up(hands="cats")
    game = set_up(investigators=3, runs=("player-1", "player-2", "player-1"))
    assert game.seats == ("player-1", "player-2")
    assert game.table.state.hands == "house"
    assert set_up(hands="people").seats == ("people",)


@pytest.mark.rule("2e.setup.starting-possessions")
@pytest.mark.parametrize("number", [2, 3])
def test_the_group_gains_what_the_app_lists_for_so_many(number: int) -> None:
    game = finish(set_up(investigators=number))
    listed = ["hurricane-lamp", "crowbar", "ice-axe"][:number]
    assert told(game, "starting-possessions") == [{"cards": listed}]
    held = [card for who in game.table.state.investigators for card in cards(game, who.id)]
    assert sorted(held) == sorted(listed)


@pytest.mark.rule("2e.setup.share-starting-possessions")
def test_and_divides_it_as_it_likes() -> None:
    game = set_up()
    game.apply("player-1", "choose hester-vale")
    game.apply("player-2", "choose lev-abramson")
    for card in ("hurricane-lamp", "crowbar"):
        assert asked(game).seats == ("player-1", "player-2")
        game.apply("player-2", f"{card} to lev-abramson")
        game.apply("player-1", "agree")
    assert cards(game, "lev-abramson") == ["hurricane-lamp", "crowbar"]
    assert cards(game, "hester-vale") == []


@pytest.mark.rule("2e.setup.read-prologue")
def test_the_prologue_is_read() -> None:
    assert kinds(finish(set_up())).count("prologue") == 1


@pytest.mark.rule("2e.setup.place-start-tiles", "2e.setup.place-start-figures", "2e.place.tile")
def test_start_tiles_and_figures_are_placed_as_the_app_says() -> None:
    game = finish(set_up())
    assert app(game).laid == ["m1"]
    assert {each.space for each in game.table.state.investigators} == {"front-hall.a"}


@pytest.mark.rule("2e.setup.place-start-tokens")
def test_tokens_of_the_start_are_placed_and_no_others() -> None:
    assert list(app(finish(set_up())).tokens) == ["desk", "way"]


@pytest.mark.rule("2e.setup.other-instructions")
def test_whatever_else_the_app_says_is_done() -> None:
    game = finish(set_up(WRITTEN.replace("darken: parlour.a", "darken: front-hall.b")))
    assert game.table.state.darkness == ["front-hall.b"]
    assert app(game).facts == ["night"]


@pytest.mark.rule("2e.setup.continue-saved", "2e.setup.continue-loads-latest")
def test_a_saved_game_goes_on_where_it_was() -> None:
    game = finish(set_up())
    told_by = house(WRITTEN)
    again = replay(parse(game.case()), lambda said: begun(told_by, said))
    assert again.encode() == game.encode()
    assert asked(again).options == asked(game).options


@pytest.mark.rule("2e.app.makes-map")
def test_the_map_is_drawn_by_the_app() -> None:
    maps = set()
    for seed in range(12):
        game = begin(header(edition(STORY), seed=str(seed)))
        while not app(game).laid:
            game.apply(asked(game).seats[0], asked(game).options[0])
        maps.add(app(game).map)
    assert maps == {"a", "b", "c"}
