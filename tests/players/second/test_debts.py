"""A debt that everybody sees: what is wanting for it to be paid is more of what pays it."""

from madhouse.second.players.case import Case, Want
from madhouse.second.words.facts import AsManyAs


def wanting(counts: dict[str, int]) -> tuple[Want, ...] | None:
    """What is still wanting for as many to be handed back as were taken."""
    case = object.__new__(Case)
    case.counts = counts
    return case.wanting((AsManyAs(("thanks", "given"), ("taken",)),))


def test_what_is_owed_is_wanted_until_it_is_paid() -> None:
    assert wanting({"taken": 2, "thanks": 1}) == (Want("counter", "thanks"),)
    assert wanting({"taken": 2, "thanks": 1, "given": 1}) == ()
