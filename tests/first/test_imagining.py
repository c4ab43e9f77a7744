"""Imagining: what a seat knows stays, all else is dealt anew so that it could have been."""

from collections import Counter
from random import Random as Source

import pytest

from madhouse.engine.decisions import Seat
from madhouse.engine.game import Game
from madhouse.engine.knowledge import EVERYONE, bit, eyes, learn
from madhouse.engine.rng import Random, keyed
from madhouse.first.seen.imagining import fits, hidden_places, redeal
from madhouse.first.seen.views import View
from madhouse.first.things.seeding import Answers, clue_rooms, combinations, named_cards
from madhouse.first.things.state import KEEPER, State
from madhouse.first.things.table import Table
from tests.rules.first.setting_up import investigators_set_up, new_game, ready
from tests.rules.first.tables import JENNY, JOE, jenny, joe

ONE, TWO = "investigator-1", "investigator-2"
FACEDOWN = "the-wrong-name"
FOR_SEVERAL = "trusts-no-one"


def laid(game: Game[State, View]) -> Table:
    """The table of a game, with all that lies on it."""
    assert isinstance(game.table, Table)
    return game.table


def dreams(game: Game[State, View], seat: Seat = ONE, number: int = 12) -> list[Table]:
    """Some of the games that this seat can imagine."""
    return [laid(game.imagine(seat, Source(seed))) for seed in range(number)]


def possible(g: Table, seat: Seat = ONE) -> list[str]:
    """The answers, such as 'AB', that fit what this seat has seen."""
    coverable = clue_rooms(g.story, g.box.leads_to)
    return [
        "".join(answers.values())
        for answers in combinations(g.story)
        if fits(g, eyes(g.state, seat), answers, coverable)
    ]


def house(g: Table) -> dict[str, list[str]]:
    """The Exploration cards of each room."""
    return {
        name: [card for card in room.pile if card in g.box.exploration]
        for name, room in g.state.rooms.items()
    }


def named(g: Table, answers: Answers) -> dict[str, list[str]]:
    """The cards that the story names for each room."""
    return named_cards(g.story, answers, g.box.leads_to)


def other_house() -> Game[State, View]:
    """A game with the other answers, in which the keeper has laid a card on every clue he may."""
    game = new_game(players=2)
    for answer in ("answer 1 B", "answer 2 B"):
        game.apply(KEEPER, answer)
    while len(game.legal(KEEPER)) == 2:
        game.apply(KEEPER, game.legal(KEEPER)[0])
    investigators_set_up(game)
    return game


# -- the house -------------------------------------------------------------------------------


def test_the_first_answer_is_imagined_either_way_the_one_read_aloud_is_not() -> None:
    game = ready(players=2, first="A", second="B")
    imagined = {tuple(g.keeper.answers.values()) for g in dreams(game)}
    assert imagined == {("A", "B"), ("B", "B")}


def test_the_objective_follows_the_imagined_answer() -> None:
    for g in dreams(ready(players=2)):
        (objective,) = (o for o in g.story.objectives if o.id == g.keeper.objective)
        assert objective.marker == f"1{g.keeper.answers['1']}"
        known = [each.id for each in g.story.objectives if each.id in g.state.seen]
        assert known == [g.keeper.objective]


@pytest.mark.parametrize("covered", [False, True])
def test_an_imagined_house_is_one_that_setup_could_have_laid(covered: bool) -> None:
    game = other_house() if covered else ready(players=2)
    before = laid(game)
    every = Counter(card for cards in house(before).values() for card in cards)
    every.update(before.state.exploration.cards)
    for g in dreams(game):
        story = named(g, g.keeper.answers)
        anywhere = {card for cards in story.values() for card in cards}
        for room, cards in house(g).items():
            own = story.get(room, [])
            free = cards[: len(cards) - len(own)]
            assert cards[len(free) :] == own
            assert all(card in g.story.pool and card not in anywhere for card in free)
            assert len(cards) == before.state.rooms[room].thickness
        lying = {card: room for room, cards in house(g).items() for card in cards}
        assert g.state.seeded == lying
        assert list(g.state.seeded) == sorted(lying)
        out = g.state.exploration.cards
        assert out == sorted(out)
        assert Counter([*lying, *out]) == every
        keeper = bit(g.state, KEEPER)
        assert {card: g.state.seen.get(card) for card in (*lying, *out)} == (
            dict.fromkeys(out) | dict.fromkeys(lying, keeper)
        )


def test_obstacles_and_the_order_of_a_pile_stay() -> None:
    game = ready(players=2)
    for g in dreams(game):
        assert g.state.rooms["cellar"].pile[0] == "fallen-timber"
        assert g.state.rooms["cellar"].pile[-1] in ("the-grey-salt", "nothing-of-interest-jars")


def test_cards_of_the_pool_are_dealt_anew_but_not_one_that_was_seen() -> None:
    game = ready(players=2)
    g = laid(game)
    (card,) = house(g)["entrance-hall"]
    learn(g.state, card, EVERYONE)
    imagined = set()
    for seed in range(8):
        redeal(g, ONE, Random(keyed(str(seed))))
        assert house(g)["entrance-hall"] == [card]
        imagined.add(house(g)["guest-bedroom"][0])
    assert len(imagined) > 2
    assert card not in imagined


def test_what_another_seat_knows_stays_with_the_place() -> None:
    """Jenny has looked into the hall: whatever is imagined there, she knows it."""
    g = laid(ready(players=2))
    learn(g.state, house(g)["entrance-hall"][0], bit(g.state, TWO))
    known = set()
    for seed in range(6):
        redeal(g, ONE, Random(keyed(str(seed))))
        (card,) = house(g)["entrance-hall"]
        known.add(card)
        keeper_and_jenny = bit(g.state, TWO) | bit(g.state, KEEPER)
        assert g.state.seen[card] == keeper_and_jenny
        others = [c for room, cards in house(g).items() if room != "entrance-hall" for c in cards]
        assert {g.state.seen[c] for c in others} == {bit(g.state, KEEPER)}
    assert len(known) > 1


@pytest.mark.parametrize("first", ["A", "B"])
@pytest.mark.parametrize("face", ["clue", "objective", "answer"])
def test_whoever_has_seen_enough_knows_the_answer(first: str, face: str) -> None:
    g = laid(ready(players=2, first=first, second="A"))
    assert possible(g) == ["AA", "BA"]
    clue = house(g)["study"][0]
    seen = {"clue": clue, "objective": g.keeper.objective, "answer": "answer-1"}[face]
    learn(g.state, seen, bit(g.state, ONE))
    assert possible(g) == [f"{first}A"]
    assert possible(g, TWO) == ["AA", "BA"]


def test_a_card_of_the_pool_where_a_clue_would_lie_excludes_that_clue() -> None:
    """In 1B the bathroom, one card thick, holds the last clue; in 1A any card of the pool."""
    g = laid(ready(players=2))
    learn(g.state, house(g)["bathroom"][0], EVERYONE)
    assert possible(g) == ["AA"]


def test_one_card_seen_on_a_thick_pile_excludes_nothing() -> None:
    g = laid(other_house())
    cover, clue = house(g)["bathroom"]
    learn(g.state, cover, EVERYONE)
    assert possible(g) == ["AB", "BB"]
    learn(g.state, clue, EVERYONE)
    assert possible(g) == ["BB"]


@pytest.mark.parametrize(
    ("room", "change"), [("entrance-hall", 1), ("entrance-hall", -1), ("study", 2), ("cellar", -1)]
)
def test_no_answers_fit_a_room_that_setup_never_makes_so_thick(room: str, change: int) -> None:
    g = laid(ready(players=2))
    g.state.rooms[room].thickness += change
    assert possible(g) == []


@pytest.mark.parametrize("room", ["study", "bathroom", "cellar", "library", "guest-bedroom"])
def test_a_room_that_holds_a_clue_for_some_answers_may_be_one_card_thicker(room: str) -> None:
    g = laid(ready(players=2))
    g.state.rooms[room].thickness += 1
    assert possible(g) == ["AA", "BA"]


def test_no_answers_fit_a_stranger_that_is_not_of_the_pool() -> None:
    g = laid(ready(players=2))
    (own,) = house(g)["guest-bedroom"]
    g.state.seeded.pop(own)
    g.state.seeded["nothing-of-interest-jars"] = "guest-bedroom"
    assert possible(g) == ["AA", "BA"]
    learn(g.state, "nothing-of-interest-jars", EVERYONE)
    assert possible(g) == []


def test_a_table_built_by_hand_is_dealt_anew_among_all_places() -> None:
    table = joe("kitchen.a").pile("kitchen", "fallen-timber", "axe", "lantern")
    game = table.play(turn_of=JOE)
    imagined = [g.state.rooms["kitchen"].pile for g in dreams(game)]
    assert {pile[0] for pile in imagined} == {"fallen-timber"}
    assert len({tuple(pile) for pile in imagined}) > 6
    for g in dreams(game):
        assert len(house(g)["kitchen"]) == 2
        every = Counter([*house(g)["kitchen"], *g.state.exploration.cards])
        assert every == Counter(["axe", "lantern", *game.table.state.exploration.cards])


# -- cards and tokens ------------------------------------------------------------------------


def test_the_keeper_keeps_his_house_and_in_setup_nobody_reseeds_it() -> None:
    game = ready(players=2)
    out = list(game.table.state.exploration.cards)
    for g in dreams(game, KEEPER):
        assert house(g) == house(laid(game))
        assert g.state.exploration.cards == out
    begun = laid(new_game(players=2))
    every = list(begun.state.exploration.cards)
    redeal(begun, ONE, Random(keyed("begun")))
    assert (begun.state.seeded, begun.state.exploration.cards) == ({}, every)


def test_the_keepers_hand_and_every_deck_are_dealt_anew() -> None:
    table = joe("kitchen.a", players=2).investigator(JENNY, "kitchen.b")
    table.hand("slack-water", "panic").spell(JENNY, "mend-1").monster("zombie", "study.c")
    game = table.play(turn_of=JOE)
    secrets = {
        "hand": [tuple(g.keeper.mythos) for g in dreams(game)],
        "trauma": [tuple(g.keeper.trauma) for g in dreams(game)],
        "mythos deck": [tuple(g.state.mythos.cards) for g in dreams(game)],
        "trauma deck": [tuple(g.state.trauma.cards) for g in dreams(game)],
        "combat": [tuple(g.state.combat["humanoid"].cards) for g in dreams(game)],
        "tokens": [tuple(g.state.tokens["zombie"]) for g in dreams(game)],
        "spell": [tuple(g.state.investigators[1].spells) for g in dreams(game)],
    }
    assert [name for name, faces in secrets.items() if len(set(faces)) < 3] == []
    for g in dreams(game):
        assert g.state.investigators[1].spells[0].startswith("mend-")
        assert all(back.startswith(kind) for kind, d in g.state.spells.items() for back in d)


def test_those_who_escaped_took_hidden_cards_along() -> None:
    g = laid(jenny("kitchen.a", players=2).spell(JENNY, "mend-1").play(turn_of=JENNY))
    who = g.state.investigators.pop()
    g.state.escaped.append(who)
    who.facedown.append(FACEDOWN)
    zones = [zone for places in hidden_places(g) for zone, _ in places]
    assert any(zone is who.spells for zone in zones)
    assert any(zone is who.facedown for zone in zones)


def test_a_facedown_card_is_imagined_as_one_that_is_played_so() -> None:
    table = joe("kitchen.a", players=2).investigator(JENNY, "kitchen.b").hand("slack-water")
    game = table.facedown(JENNY, FACEDOWN).play(turn_of=JOE)
    jenny_and_keeper = bit(game.table.state, TWO) | bit(game.table.state, KEEPER)
    for g in dreams(game):
        assert g.state.investigators[1].facedown == [FACEDOWN]
        assert g.state.seen[FACEDOWN] == jenny_and_keeper
        known = {card: mask for card, mask in g.state.seen.items() if card in g.box.mythos}
        assert known == {FACEDOWN: jenny_and_keeper, g.keeper.mythos[0]: bit(g.state, KEEPER)}


@pytest.mark.parametrize("players", [1, 2])
def test_a_lone_investigator_imagines_no_trauma_card_for_several(players: int) -> None:
    game = joe("kitchen.a", players=players).hand("panic", "winded").play(turn_of=JOE)
    hands = [g.keeper.trauma for g in dreams(game, number=24)]
    assert any(FOR_SEVERAL in hand for hand in hands) is (players > 1)
    for g in dreams(game, number=24):
        assert all(g.state.seen[card] == bit(g.state, KEEPER) for card in g.keeper.trauma)
        assert not any(card in g.state.seen for card in g.state.trauma.cards)


def test_figures_are_numbered_as_they_stand_and_keep_a_token_that_was_seen() -> None:
    table = joe("kitchen.a").monster("zombie", "study.c", token="zombie-3")
    table.monster("zombie", "study.c", token="zombie-4", damage=1).monster("maniac", "kitchen.b")
    for g in dreams(table.play(turn_of=JOE)):
        assert [monster.figure for monster in g.state.monsters] == [0, 1, 0]
        assert g.state.tokens["zombie"][1] == "zombie-4"
        assert sorted(g.state.tokens["zombie"]) == [f"zombie-{n}" for n in range(1, 5)]


@pytest.mark.parametrize("seat", [ONE, TWO, KEEPER, "spectator"])
def test_nobody_can_tell_a_dream_from_the_game(seat: Seat) -> None:
    table = joe("kitchen.a", players=2).investigator(JENNY, "kitchen.b")
    table.pile("study", "axe", "lantern").facedown(JENNY, FACEDOWN).hand("slack-water", "panic")
    table.monster("zombie", "study.c").spell(JOE, "mend-1").threat(3)
    for game in (table.play(turn_of=JOE), ready(players=2), other_house()):
        for seed in range(3):
            assert game.imagine(seat, Source(seed)).view(seat) == game.view(seat)
