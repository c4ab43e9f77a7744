"""What packs bring, and rulings about them."""

import pytest

from madhouse.engine.clauses import parts_within
from madhouse.engine.words import did_you_mean
from madhouse.second.edition import edition, the_box
from madhouse.second.things.box import Box
from madhouse.second.things.scenario import PuzzleOf
from madhouse.second.words.pack_cards import DealAgendas
from tests.rules.second.tables import LEV, PEARL, answer, app, asked, figure, told
from tests.second.lamplight import collection, free_tokens, two_packed

PACKS = {
    "the-second-key": (2, 1, ""),
    "through-tickets": (3, 2, "line"),
    "the-green-year": (3, 2, "ring"),
    "articles-of-association": (2, 1, ""),
    "night-work": (3, 2, "tower"),
}
"""Scenarios, the fewest kinds of monster, and the new puzzle of each pack."""
ONE_MONSTER = ("the-second-key", "articles-of-association")


def alone(pack: str) -> Box:
    """The base set with one pack; skips a test of one that is not on the shelf."""
    if pack not in the_box().collection:
        pytest.skip(f"{pack} is not on the shelf")
    return the_box().with_packs([pack])


@pytest.mark.rule(
    "2e.expansion.beyond-content",
    "2e.expansion.sanctum-content",
    "2e.expansion.serpent-content",
    "2e.expansion.streets-content",
)
@pytest.mark.parametrize("pack", PACKS)
def test_a_pack_brings_scenarios_events_tiles_monsters_people_and_cards(pack: str) -> None:
    box = alone(pack)
    kinds = [kind for kind, _ in box.pack_of]
    scenarios, monsters, _ = PACKS[pack]
    assert len(box.collection[pack].scenario_ids) >= scenarios
    assert kinds.count("monsters") >= monsters
    assert kinds.count("monsters") == 1 or pack not in ONE_MONSTER
    for kind in ("tiles", "mythos", "investigators", "items", "spells", "conditions"):
        assert kind in kinds


@pytest.mark.rule("2e.expansion.journeys-content")
@pytest.mark.parametrize("pack", [name for name, (_, _, puzzle) in PACKS.items() if puzzle])
def test_three_packs_bring_a_puzzle_of_their_own(pack: str) -> None:
    box = alone(pack)
    names = box.collection[pack].scenario_ids
    kinds = {each.kind for name in names for each in parts_within(edition(name).scenario, PuzzleOf)}
    assert PACKS[pack][2] in kinds


@pytest.mark.rule("2e.agenda.only-hidden-depths")
def test_agendas_are_dealt_in_one_scenario_alone() -> None:
    scenarios = [the_box().load_scenario(name) for name in the_box().all_scenario_ids]
    assert sum(any(parts_within(each, DealAgendas)) for each in scenarios) <= 1


@pytest.mark.rule("2e.conflict.unassigned-expansion-entries", "2e.conflict.elixir-spelling")
def test_which_pack_brings_what_is_data() -> None:
    packed = collection().with_packs(["lamplight"])
    assert packed.collection["lamplight"].pack.tokens["key"] == packed.supply.key == 2
    assert did_you_mean("elixers", ["elixirs"]) == "; did you mean 'elixirs'?"
    assert packed.pack_of["elixirs", "steady"] == "lamplight"


@pytest.mark.rule("2e.faq.leo-out-of-range", "2e.conflict.named-investigators-partial")
def test_an_ability_that_names_no_range_reaches_anywhere() -> None:
    order = "{somebody: {within: anywhere, not_you: true, do: [{move_you: {may: true}}]}}"
    game = two_packed(free_tokens(order=order), pearl="kitchen.a").token("order", "front-hall.a")
    played = game.play(turn_of=LEV)
    answer(played, "search order 0")
    assert asked(played).seats == ("player-2",)
    answer(played, next(each for each in asked(played).options if each.startswith("go to")))
    assert figure(played, PEARL).space != "kitchen.a"


@pytest.mark.rule("2e.save.app-records-board")
def test_the_app_keeps_tiles_and_tokens_of_the_board() -> None:
    over = "{lay_over: {face: s904a, at: [1, 1, 0]}}"
    written = f"events: [{{id: plan, when: {{round: 1}}, text: So., do: [{over}]}}]"
    game = two_packed(written + "\n" + free_tokens(desk="gain_clue")).play(stage="mythos")
    kept = game.edition.decode(game.encode()).app
    assert (kept.map, kept.laid, kept.tokens) == (app(game).map, app(game).laid, app(game).tokens)
    assert told(game, "tile-over")
