"""Imagining: what everybody has seen stays as it is, all else is dealt anew as it could be."""

from random import Random as Source

import pytest

from madhouse.engine.knowledge import EVERYONE, learn
from madhouse.engine.rng import Random, keyed
from madhouse.puzzles.code import CodePuzzle
from madhouse.second.acting.standing import standing
from madhouse.second.building import TableBuilder
from madhouse.second.seen.imagining import redeal
from madhouse.second.things.state import Barricade
from madhouse.second.things.table import Table
from tests.second.evenings import Evening
from tests.second.foes import FIRST, SECOND, Play, at_table
from tests.second.houses import MAPS, house

ONE, TWO = "player-1", "player-2"


def dreams(game: Play, seat: str = ONE, number: int = 12) -> list[Table]:
    """Some of the games that this seat can imagine."""
    return [at_table(game.imagine(seat, Source(seed))) for seed in range(number)]


def two(scenario: str = "first-cold-night", **put: object) -> TableBuilder:
    """Lev Abramson, of whom more can be said, and Pearl Gaines."""
    table = TableBuilder(scenario).investigator(FIRST, at="front-hall.a", **put)  # type: ignore[arg-type]
    return table.investigator(SECOND, at="front-hall.a")


# -- hidden variables ----------------------------------------------------------------------------


def test_values_are_drawn_among_those_that_are_still_possible() -> None:
    evening = Evening("first-cold-night", values={"bath": "a"})
    g = evening.table
    thought_of = {tuple(g.box.combinations[number].items()) for number in g.app.possible}
    assert {tuple(d.app.values.items()) for d in dreams(evening.game, number=40)} == thought_of


def test_the_map_follows_the_values() -> None:
    evening = Evening("first-cold-night", values={"bath": "a"})
    imagined = {(d.app.values["bath"], d.app.map) for d in dreams(evening.game, number=24)}
    assert imagined == {("a", "a"), ("c", "c")}
    for dream in dreams(evening.game):
        assert dream.places.whole is dream.box.whole_map(dream.app.map)


def test_before_the_values_are_drawn_there_is_nothing_to_deal() -> None:
    g = at_table(two().play(turn_of=FIRST))
    g.app.possible, values = [], dict(g.app.values)
    redeal(g, ONE, Random(keyed("1")))
    assert g.app.values == values


def test_a_token_that_lies_there_rules_out_the_values_without_it() -> None:
    table = two().laid("m1", "m2").token("sledge", "front-hall.a").token("tray", "front-hall.a")
    game = table.play(turn_of=FIRST)
    assert {dream.app.values["bath"] for dream in dreams(game)} == {"c"}
    assert len({dream.app.values["letter"] for dream in dreams(game)}) == 3


def test_values_that_nothing_fits_are_an_error() -> None:
    g = at_table(two().play(turn_of=FIRST))
    g.app.possible = [n for n, each in enumerate(g.box.combinations) if each["bath"] == "b"]
    with pytest.raises(LookupError, match="no values of the hidden variables fit"):
        redeal(g, ONE, Random(keyed("1")))


# -- another map ---------------------------------------------------------------------------------

ELSEWHERE = f"""
hidden: {{bath: [a, b]}}
map_by: bath
{MAPS.strip()}
    alias: {{BATH: bathroom}}
  b:
    tiles: {{m1a: [1, 3, 0], m3a: [0, 2, 90], s1a: [0, 1, 0], s2a: [1, 1, 0], m4a: [2, 1, 0],
      m2a: [3, 3, 270], s3a: [2, 2, 270], s8a: [0, 0, 270], s6a: [3, 0, 180]}}
    alias: {{BATH: laundry}}
tokens:
  - id: way
    kind: explore
    at: linen-room
    to: [BATH]
    options: [{{label: It, text: A door.}}]
"""
"""Behind one and the same door lies the bathroom, or the laundry."""
BEHIND = {"a": "bathroom.a|linen-room.c", "b": "laundry.a|linen-room.c"}


def at_the_door() -> TableBuilder:
    table = TableBuilder(told=house(ELSEWHERE), map="a")
    table.laid(*(tile for tile in table.state.app.laid if tile != "s4"))
    return table.investigator(FIRST, at="linen-room.c").investigator(SECOND, at="linen-room.c")


def test_what_lies_at_the_rim_has_the_names_of_the_imagined_map() -> None:
    table = at_the_door().token("way", BEHIND["a"])
    table.state.barricades = [Barricade("linen-room.c", BEHIND["a"]), Barricade("linen-room.c")]
    table.state.shut = [BEHIND["a"], "landing.b|linen-room.c"]
    seen = set()
    for dream in dreams(table.play(turn_of=FIRST)):
        behind = BEHIND[dream.app.map]
        seen.add(behind)
        assert dream.app.tokens == {"way": behind}
        assert [each.blocks for each in dream.state.barricades] == [behind, ""]
        assert dream.state.shut == [behind, "landing.b|linen-room.c"]
    assert seen == set(BEHIND.values())


# -- cards ---------------------------------------------------------------------------------------


@pytest.mark.rule("2e.damage.facedown-secret")
@pytest.mark.parametrize("kind", ["damage", "horror"])
def test_facedown_cards_and_their_deck_are_dealt_anew_together(kind: str) -> None:
    game = two(facedown=(2, 2)).play(turn_of=FIRST)
    facedown, deck, seen = f"{kind}_facedown", f"{kind}_deck", set()
    before = at_table(game).state
    every = sorted([*getattr(before.investigators[0], facedown), *getattr(before, deck)])
    for dream in dreams(game):
        lying = getattr(dream.state.investigators[0], facedown)
        assert len(lying) == 2
        assert sorted([*lying, *getattr(dream.state, deck)]) == every
        seen.add(tuple(lying))
    assert len(seen) > 4


@pytest.mark.rule("2e.condition.insane-own-back")
def test_an_insane_card_does_in_an_imagined_game_what_was_dealt_not_what_is_true() -> None:
    seen = set()
    for truth in ("keep-it-close", "finish-something"):
        game = two(conditions=[f"insane: {truth}"], has=["crowbar"]).play(turn_of=FIRST)
        for dream in dreams(game, TWO, 30):
            (copy,) = dream.state.investigators[0].conditions
            back = dream.condition_back(copy)
            assert back is not None
            kept = standing(dream, dream.state.investigators[0], "cannot_give", False)
            assert kept is (back.id == "keep-it-close"), truth
            seen.add(back.id)
    assert {"keep-it-close", "finish-something"} <= seen


@pytest.mark.rule("2e.condition.insane-own-back")
def test_of_an_insane_card_its_owner_alone_knows_the_back() -> None:
    game = two(conditions=["insane: not-the-lamp"]).play(turn_of=FIRST)

    def imagined(seat: str) -> set[str]:
        backs = set()
        for dream in dreams(game, seat, 30):
            (copy,) = dream.state.investigators[0].conditions
            back = dream.condition_back(copy)
            assert back is not None
            backs.add(back.id)
        return backs

    assert imagined(ONE) == {"not-the-lamp"}
    others = imagined(TWO)
    assert len(others) > 2
    assert "one-chair-too-many" not in others  # it is for three players
    assert "he-was-kind-to-me" not in others  # it would have asked something when it came


def test_a_card_that_asked_something_is_one_that_asks() -> None:
    game = two(conditions=["insane: he-was-kind-to-me"]).play(turn_of=FIRST)
    for dream in dreams(game, TWO):
        back = dream.condition_back(dream.state.investigators[0].conditions[0])
        assert back is not None
        assert back.id == "he-was-kind-to-me"


@pytest.mark.rule("2e.spell.random-copy")
@pytest.mark.parametrize("where", ["held", "dropped", "in the deck"])
def test_the_back_of_a_spell_may_be_that_of_any_other_of_its_name(where: str) -> None:
    table = two(has=["scald"] if where == "held" else [])
    if where == "dropped":
        table.dropped("kitchen.a", "scald", "length-of-pipe")
    game = table.play(turn_of=FIRST)
    backs = {dream.spell_back("scald-1").text for dream in dreams(game, number=30)}
    truth = at_table(game)
    every = [back.text for front, back in truth.box.spell_copies.values() if front.id == "scald"]
    assert backs == set(every)
    for dream in dreams(game):
        assert sorted(dream.spell_back(f"scald-{n}").text for n in range(1, 6)) == sorted(every)
        assert dream.state.backs == dict(sorted(dream.state.backs.items()))
        assert all(copy != other for copy, other in dream.state.backs.items())


def test_a_back_that_all_have_seen_stays() -> None:
    table = two(has=["scald"])
    learn(table.state, "scald-1", EVERYONE)
    game = table.play(turn_of=FIRST)
    truth = at_table(game).spell_back("scald-1").text
    assert {dream.spell_back("scald-1").text for dream in dreams(game)} == {truth}


def test_whom_another_has_chosen_in_secret_may_be_anybody_who_was_there() -> None:
    table = two(conditions=["insane: he-was-kind-to-me"])
    table.monster("cultist", at="kitchen.a", name="mr-sill").monster("ghost", at="kitchen.a")
    table.state.app.placed = ["dorr", "tray"]
    table.state.app.defeated = ["the-bather"]
    table.state.investigators[0].favourite = "dorr"
    game = table.play(turn_of=FIRST)
    assert {d.state.investigators[0].favourite for d in dreams(game, ONE)} == {"dorr"}
    imagined = {d.state.investigators[0].favourite for d in dreams(game, TWO, 30)}
    assert imagined == {"dorr", "mr-sill", "the-bather"}
    assert not any(d.state.investigators[1].favourite for d in dreams(game, ONE))


# -- what comes by chance ------------------------------------------------------------------------


def test_the_hidden_code_of_a_puzzle_is_dealt_anew() -> None:
    table = two()
    table.state.app.puzzles["tray 0"] = CodePuzzle(3, 5, "numbers", (1, 2, 3))
    game = table.play(turn_of=FIRST)
    codes = set()
    for dream in dreams(game):
        puzzle = dream.app.puzzles["tray 0"]
        assert isinstance(puzzle, CodePuzzle)
        codes.add(puzzle.code)
    assert len(codes) > 2


def test_what_the_app_will_draw_is_not_known() -> None:
    game = two().play(turn_of=FIRST)
    truth = [at_table(game).app_random.below(200) for _ in range(4)]
    drawn = [[d.app_random.below(200) for _ in range(4)] for d in dreams(game, number=6)]
    assert truth not in drawn
    assert len({tuple(each) for each in drawn}) == len(drawn)


def test_what_the_app_has_read_ahead_is_forgotten() -> None:
    g = at_table(two().play(turn_of=FIRST))
    g.app_random.below(200)
    redeal(g, ONE, Random(keyed("1")))
    g.state.random.key, g.state.random.used = keyed("another").key, {}
    afresh = Random(keyed("another"), "app")
    assert [g.app_random.below(200) for _ in range(4)] == [afresh.below(200) for _ in range(4)]
