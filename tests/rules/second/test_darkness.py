"""Darkness: no Clue is of use in it, unless light is near."""

import pytest

from madhouse.second.building import TableBuilder
from tests.rules.second.tables import LEV, PEARL, answer, asked, figure, rolls, told
from tests.second.houses import house

WRITTEN = """
tokens:
  - id: desk
    kind: search
    at: parlour.b
    options:
      - {label: The desk., test: observation; 4, stays: true}
      - {label: The box., puzzle: {kind: code, size: 3x5, skill: observation}}
events:
  - id: dark
    when: {round: 1}
    text: It is dark.
    do: [{darken: parlour.b}, {darken: parlour.b}]
"""


def table(*, has: tuple[str, ...] = ()) -> TableBuilder:
    builder = TableBuilder(told=house(WRITTEN)).investigator(LEV, at="parlour.b", clues=2, has=has)
    builder.investigator(PEARL, at="yard.b").token("desk", "parlour.b").darkness("parlour.b")
    return builder.dice(*rolls(4, investigations=4))


def converts(builder: TableBuilder) -> bool:
    """Whether Lev is asked to spend a Clue."""
    game = builder.play(turn_of=LEV)
    answer(game, "search desk 0")
    return asked(game).kind == "convert"


@pytest.mark.rule("2e.darkness.no-clue-conversion")
def test_in_darkness_no_clue_turns_a_result() -> None:
    assert not converts(table())


@pytest.mark.rule("2e.darkness.no-clue-puzzle-steps")
def test_in_darkness_no_clue_gives_a_puzzle_step() -> None:
    game = table().play(turn_of=LEV)
    answer(game, "search desk 1")
    assert "a step for a Clue" not in asked(game).options
    game = table().fire("parlour.a").play(turn_of=LEV)
    answer(game, "search desk 1")
    assert "a step for a Clue" in asked(game).options


@pytest.mark.rule(
    "2e.darkness.light-ignores", "2e.darkness.light-source-held", "2e.faq.light-in-darkness"
)
def test_who_has_a_light_source_is_not_in_darkness() -> None:
    assert converts(table(has=("hurricane-lamp",)))


@pytest.mark.rule("2e.darkness.light-ignores", "2e.darkness.light-source-lying")
def test_fire_and_a_light_source_that_lies_there_give_light() -> None:
    assert converts(table().fire("parlour.b"))
    assert converts(table().dropped("parlour.b", "hurricane-lamp"))
    placed = table()
    placed.state.lights = ["parlour.b"]
    assert converts(placed)


@pytest.mark.rule("2e.darkness.light-source-lying", "2e.flip.stays")
def test_a_lantern_that_was_shuttered_gives_no_light_on_the_floor_either() -> None:
    lying = table().dropped("parlour.b", "dark-lantern")
    assert converts(lying)
    shuttered = table().dropped("parlour.b", "dark-lantern")
    shuttered.state.flipped = list(shuttered.state.dropped["parlour.b"])
    assert not converts(shuttered)


@pytest.mark.rule("2e.darkness.adjacent-light-ignores")
def test_light_in_a_space_beside_it_suffices() -> None:
    assert converts(table().fire("parlour.a"))
    assert not converts(table().fire("front-hall.b"))


@pytest.mark.rule("2e.conflict.light-through-doors", "2e.conflict.wall-adjacency")
def test_light_passes_doors_and_barricades_but_no_wall() -> None:
    def dark_in(space: str) -> TableBuilder:
        builder = TableBuilder(told=house(WRITTEN)).investigator(LEV, at=space, clues=1)
        builder.investigator(PEARL, at="yard.b").token("desk", space).darkness(space)
        return builder.dice(*rolls(4, investigations=4))

    door = "front-hall.b|parlour.a"
    assert converts(dark_in("parlour.a").fire("front-hall.b").barricade("parlour.a", blocks=door))
    assert not converts(dark_in("room-six.a").fire("front-hall.b"))


@pytest.mark.rule("2e.conflict.passage-adjacency")
def test_light_passes_secret_passages() -> None:
    assert converts(table().passages("parlour.b", "yard.a").fire("yard.a"))


@pytest.mark.rule("2e.darkness.one-per-space")
def test_a_second_darkness_cannot_be_placed() -> None:
    builder = TableBuilder(told=house(WRITTEN)).investigator(LEV, at="yard.b")
    game = builder.investigator(PEARL, at="yard.b").play(stage="mythos")
    assert game.table.state.darkness == ["parlour.b"]
    assert len(told(game, "darkened")) == 1


@pytest.mark.rule("2e.limits.unlimited-tokens", "2e.limits.substitutes")
def test_clues_darkness_and_fire_never_run_out() -> None:
    every = " ".join(
        f"{{darken: {space}}}, {{set_alight: {{place: {space}}}}}," for space in SPACES
    )
    written = f"events: [{{id: e, when: {{round: 1}}, text: E., do: [{every} "
    written += "{each: {do: [{gain_clue: 99}]}}]}]"
    builder = TableBuilder(told=house(written)).investigator(LEV, at="yard.b")
    game = builder.investigator(PEARL, at="yard.b").play(stage="mythos")
    assert len(game.table.state.darkness) == len(game.table.state.fire) == len(SPACES)
    assert {figure(game, who).clues for who in (LEV, PEARL)} == {99}


SPACES = sorted(TableBuilder(told=house(WRITTEN)).places)
