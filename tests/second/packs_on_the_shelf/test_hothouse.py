"""Hothouse, played to each of its endings, on both maps and for every hidden value."""

import pytest

from madhouse.second.rules.features import number_in, spaces_with
from tests.second.evenings import BLANK, Evening
from tests.second.weddings import epilogue, read_aloud

SCENARIO = "hothouse"
SPACES = {"palm": "palm-house.b", "fern": "fern-room.b", "frame": "cold-frame.b"}
SOWERS = ["gill", "thorne", "dacey"]
OPENING = {"a": "to-office, to-catalogue", "b": "to-catalogue, to-office"}
CUTTING = ("cut the overgrowth", "cut one overgrowth")


def glass(
    where: str = "a", root: str = "palm", sower: str = "thorne", number: int = 2, dice: int = 1
) -> Evening:
    values = {"map": where, "root": root, "sower": sower}
    return Evening(SCENARIO, number, values=values, dice=dice, habits=CUTTING)


def to_the_truth(evening: Evening, where: str) -> Evening:
    """Which bed she is in, who sowed her, and what she was never answered."""
    evening.together(
        f"{OPENING[where]}, minutes 1, gill 1, folders, to-records, store 0, store 1",
        "pym 1, pym 2, thorne 1, to-pit, dacey 1, boiler 1",
    )
    assert {"root", "sower", "asked"} <= set(evening.app.facts)
    return evening


@pytest.mark.parametrize("where", "ab")
@pytest.mark.parametrize("sower", SOWERS)
def test_she_is_answered_and_the_lights_go_up(where: str, sower: str) -> None:
    evening = to_the_truth(glass(where, "palm", sower), where)
    near, far = (sower, "boiler 0") if sower != "dacey" else ("", "dacey 4")
    evening.together(
        f"{near} 4, rudge 3, bed-palm 2" if near else "rudge 3, bed-palm 2",
        f"{far}, bed-fern 2, bed-frame 2",
    )
    assert evening.over == "opened"
    said = {"gill": "noon train", "thorne": "cheque", "dacey": "Brest"}
    assert said[sower] in epilogue(evening)


@pytest.mark.parametrize("root", SPACES)
def test_a_light_over_her_own_bed_falls_shut_until_she_is_answered(root: str) -> None:
    evening = glass("a", root)
    names = {"palm": "to-office, thorne 1, bed-palm 2", "fern": "pym 1, bed-fern 2"}
    names["frame"] = "to-pit, dacey 1, bed-frame 2"
    evening.together(f"{names[root]} until woken")
    assert f"o-{root}" not in evening.app.facts
    assert "root" in evening.app.facts
    assert [each.kind for each in evening.app.monsters].count("the-donor") == 1
    assert evening.app.tokens["rudge"] == SPACES[root]


def test_one_pot_is_handed_in_and_one_name_written() -> None:
    evening = to_the_truth(glass("b", "palm"), "b")
    evening.together("thorne 2, root-ball 0, cab 1", "")
    assert evening.over == "catalogued"
    assert "kitchen in Providence" in epilogue(evening)


def test_the_bed_is_burned_with_whoever_is_in_it() -> None:
    evening = to_the_truth(glass("a", "palm"), "a")
    evening.together("bed-fern 2", "boiler 2, bench 2").together("root-ball 1", "root-ball 1")
    assert evening.over == "burned"
    assert "Edith Garrity got up in time" in epilogue(evening)
    assert "Peter Dacey was relieved" not in epilogue(evening)


def test_whoever_does_not_stoke_is_overtaken_by_frost() -> None:
    evening = glass(dice=BLANK).wait_until_round(99)
    assert evening.over in ("kept", "eliminated")
    if evening.over == "kept":
        assert "mercury" in epilogue(evening)


# -- coal or frost -------------------------------------------------------------------------------


def test_a_load_of_coal_buys_an_hour_and_feeds_the_beds() -> None:
    cold = glass().wait_until_round(5)
    warm = glass().together("to-pit, boiler 0", "").wait_until_round(5)
    assert warm.app.counts["heat"] > cold.app.counts["heat"]
    assert warm.app.counts["coal"] < cold.app.counts["coal"]
    assert "noise of drinking" in read_aloud(warm)
    assert "noise of drinking" not in read_aloud(cold)


@pytest.mark.rule("2e.overgrowth.feature")
def test_it_grows_by_itself_only_while_dacey_is_paid() -> None:
    evening = glass(dice=BLANK)
    began = sum(spaces_with(evening.table, "overgrowth").values())
    assert began == 3
    assert all(number_in(evening.table, "overgrowth", space) for space in SPACES.values())


@pytest.mark.parametrize("sower", SOWERS)
def test_two_are_cleared_and_the_third_is_left(sower: str) -> None:
    evening = to_the_truth(glass("a", "fern", sower), "a")
    assert evening.app.values["sower"] == sower
    assert f"c-{sower}" not in evening.app.facts


@pytest.mark.parametrize("heard", [True, False])
def test_the_judges_men_wait_for_whoever_has_heard_his_offer(heard: bool) -> None:
    evening = glass(number=3).together("to-office, thorne 2" if heard else "to-office", "", "")
    evening.wait_until_round(8)
    man = next(each for each in evening.app.monsters if each.name == "judges-man")
    stood = evening.table.state.monsters[man.id]
    struck = [e for e in evening.game.log if e.kind == "struck" and e.facts["monster"] == man.id]
    assert (stood == "front-hall.a" and not struck) or not heard
