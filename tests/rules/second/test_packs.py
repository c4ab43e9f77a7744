"""What packs bring, and rulings about them."""

import pytest

from madhouse.engine.words import did_you_mean
from tests.rules.second.tables import LEV, PEARL, answer, app, asked, figure, told
from tests.second.lamplight import collection, free_tokens, two_packed


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
