"""Parts of a line: which lines are read aloud, and how lines hang together."""

from madhouse.engine.shapes import Part

ALOUD = frozenset(
    {
        "prologue",
        "scenario-rule",
        "token-text",
        "token-outcome",
        "reading",
        "said",
        "event",
        "mythos-event",
        "instruction",
        "instructed",
        "objective",
        "ending",
        "spell-flipped",
        "condition-flipped",
    }
)
"""Lines that are read aloud at the table."""
CALLS = ("instruction", "token-text", "mythos-event", "attacks", "evades", "horror-check")
COSTS = ("harm", "harm-facedown", "monster-hurt", "became")
ENDS = ("round", "turn", "mythos-phase", "ending")
PARTS: dict[str, Part] = {
    **dict.fromkeys(CALLS, "calls"),
    **dict.fromkeys(COSTS, "cost"),
    **dict.fromkeys(ENDS, "ends"),
    "tested": "test",
    "event": "event",
    "puzzle-attempt": "attempt",
    "puzzle-step": "attempt-step",
    "puzzle-solved": "attempt-over",
    "puzzle-closed": "attempt-over",
}
"""How lines hang together, by their kinds."""
