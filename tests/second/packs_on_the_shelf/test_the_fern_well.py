"""The Fern Well: the board on which the rules of The Green Year are met, played through each."""

from pathlib import Path

import pytest

from madhouse.api import new_game
from madhouse.players.table import play_out
from madhouse.second.edition import the_box
from madhouse.second.kit.check import check
from madhouse.second.players.company import seated
from madhouse.second.rules.features import number_in, spaces_with
from tests.second.evenings import BLANK, Evening
from tests.second.weddings import read_aloud

PACK, SCENARIO = "the-green-year", "the-fern-well"
CLEARING = ("clear the rubble", "clear 3 rubble", "clear 2 rubble", "clear 1 rubble")


def evening(*habits: str, dice: int = 1) -> Evening:
    """Two at the fern house, who do these things whenever they can."""
    return Evening(SCENARIO, 2, values={}, habits=habits, dice=dice)


def kinds(played: Evening) -> list[str]:
    return [event.kind for event in played.game.log]


def taken(played: Evening, feature: str) -> int:
    """How many tokens of a kind were discarded."""
    found = [e.facts for e in played.game.log if e.kind == "token-taken"]
    return sum(int(str(each["number"])) for each in found if each["feature"] == feature)


@pytest.mark.rule("2e.overgrowth.leave-test", "2e.overgrowth.fail")
def test_the_ferns_hold_on_to_whoever_leaves_them() -> None:
    played = evening(dice=BLANK)
    first = played.figure(1)
    before = len(first.possessions)
    played.together("chair", "")
    assert "held-by-overgrowth" in kinds(played) or len(first.possessions) < before
    assert "ferns" in read_aloud(played)


@pytest.mark.rule("2e.rubble.blocks-actions", "2e.rubble.clear-action")
def test_the_landing_is_cleared_before_the_lid_is_touched() -> None:
    played = evening(*CLEARING).together("stair, lid 0")
    assert taken(played, "rubble") >= 1
    assert number_in(played.table, "rubble", "third-landing.b") == 0
    assert "rings" in played.app.facts


@pytest.mark.rule("2e.overgrowth.burns")
def test_coals_burn_the_ferns() -> None:
    played = evening().together("firebox 0")
    assert number_in(played.table, "overgrowth", "fern-room.b") == 0
    assert "fern-room.b" in played.table.state.fire


@pytest.mark.rule("2e.overgrowth.blade-action")
def test_the_ferns_are_cut_with_the_knife() -> None:
    played = evening("cut the overgrowth", "cut one overgrowth").together("chair", "chair")
    assert taken(played, "overgrowth") >= 1


def test_the_spray_is_carried_up_and_burned() -> None:
    played = evening(*CLEARING).together("chair, stair, lid 0, lid 2, lacey 2")
    assert played.over == "autumn"
    assert "rules a line below it" in read_aloud(played)


def test_the_lid_can_be_prised_up_at_a_price() -> None:
    played = evening(*CLEARING).together("stair, lid 1, lid 2, lacey 2")
    assert played.over == "autumn"


def test_the_landing_can_be_brought_down() -> None:
    played = evening(*CLEARING).together("firebox 1, stair, lid 3", "stair, lid 3")
    assert played.over == "shut"


@pytest.mark.rule("2e.conflict.two-sided-features")
def test_what_is_never_cut_fills_the_house() -> None:
    played = evening(dice=BLANK).wait_until_round(99)
    assert played.over in ("evergreen", "eliminated")
    assert sum(spaces_with(played.table, "overgrowth").values()) > 3


@pytest.mark.parametrize("player", ["random", "heuristic"])
def test_computers_play_it_to_its_end(player: str) -> None:
    game = new_game("second", story=SCENARIO, seed="7", investigators=2)
    play_out(game, {seat: seated(player, seat) for seat in game.seats})
    assert game.result is not None


def test_whoever_looks_for_a_proof_clears_the_rubble(tmp_path: Path) -> None:
    """Without that no way is found for two."""
    written = (the_box().collection[PACK].folder / "scenarios" / f"{SCENARIO}.yaml").read_text()
    path = tmp_path / "own-well.yaml"
    path.write_text(written.replace(f"id: {SCENARIO}", "id: own-well") + f"needs: [{PACK}]\n")
    assert check(path).errors == []
