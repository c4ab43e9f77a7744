"""Moments: when the rules look for cards that wait to do something."""

MOMENTS = (
    "attack-made",
    "attacked",
    "before-action",
    "before-test",
    "card-found",
    "clue-found",
    "companion-leaves",
    "companion-tests",
    "damage-healed",
    "damaged",
    "deals-damage",
    "evade-failed",
    "explored",
    "heals",
    "horrified",
    "horror-healed",
    "in-puzzle",
    "in-turn",
    "keeper-turn",
    "monster-damaged",
    "monster-killed",
    "moved",
    "mythos-played",
    "ran",
    "sane-again",
    "spell-goes",
    "test-failed",
    "test-passed",
    "trade",
    "turn-end",
    "turn-start",
    "would-be-killed",
    "would-drop-weapon",
    "would-enter",
    "would-take-damage",
    "would-take-horror",
)

KEEPER_TURN_ENDS = "keeper-turn-ends"

TABLE_MOMENTS = (KEEPER_TURN_ENDS,)
"""Moments of the whole table, at which only house rules act, and each once."""
