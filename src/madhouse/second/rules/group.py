"""Group decisions: one proposes, anybody may object, and where all differ chance decides."""

from collections.abc import Mapping, Sequence

from madhouse.engine.decisions import Decision, Fact, Option, Seat
from madhouse.engine.flow import Rule
from madhouse.second.things.table import Table

AGREE, OBJECT = "agree", "object"
PROPOSAL = "proposal"
"""The question that is put to the others."""


def decide_together(
    g: Table,
    kind: str,
    options: Sequence[Option],
    rule: str = "2e.group.several-outcomes",
    about: Mapping[str, Fact] | None = None,
) -> Rule[Option]:
    """The investigators as a group choose (2e.group.several-outcomes).

    A proposal stands unless somebody objects before all have agreed. Then each names one; without
    unanimity an investigator chosen at random decides (2e.group.unanimity, 2e.group.no-agreement).
    """
    if len(options) == 1:
        return options[0]  # all can foresee it
    seats = g.seats_playing
    proposal: Option = yield Decision(seats, kind, tuple(options), rule, about or {})
    if len(seats) == 1:
        return proposal
    others = [seat for seat in seats if seat != g.answered_by]
    asked: dict[str, Fact] = {**(about or {}), "proposal": proposal, "proposed": kind}
    while others:
        answer: Option = yield Decision(
            tuple(others), PROPOSAL, (AGREE, OBJECT), "2e.group.unanimity", asked
        )
        if answer == OBJECT:
            return (yield from _each_names_one(g, kind, tuple(options), about or {}))
        others.remove(g.answered_by)
    return proposal


def _each_names_one(
    g: Table, kind: str, options: tuple[Option, ...], about: Mapping[str, Fact]
) -> Rule[Option]:
    named: dict[Seat, Option] = {}
    for seat in g.seats_playing:
        named[seat] = yield Decision((seat,), kind, options, "2e.group.unanimity", about)
    if len(set(named.values())) == 1:
        return next(iter(named.values()))
    playing = g.playing
    decides = playing[g.random.below(len(playing))]
    g.seal()
    g.tell("no-agreement", ("2e.group.no-agreement",), who=decides.id)
    return named[decides.seat]
