"""The plot of an evening of the first edition: what its tale tells."""

from madhouse.engine.plot import Plot

FOUND, CLUE = "found", "found-clue"
"""What is found is told; where it is a clue, with what stands on it."""

PLOT = Plot(
    opening="introduction",
    chapters=frozenset({"event", "objective-revealed"}),
    end="game-over",
    passages={CLUE: 8, "event-section": 6, "last-task": 9},
    weights={
        "killed": 10,
        "last-task": 9,
        "escaped": 9,
        CLUE: 8,
        "insane": 8,
        "sample-taken": 8,
        "samples-laid": 8,
        "carried-out": 8,
        "monster-killed": 7,
        "monster-leaves": 7,
        "puzzle-solved": 6,
        "casts": 6,
        "trauma": 6,
        "key-used": 5,
        "obstacle-passed": 5,
        "fire": 5,
        FOUND: 4,
        "lock-opened": 4,
        "monster-placed": 4,
        "gains-spell": 4,
        "taken": 4,
        "braves-fire": 4,
        "dark": 3,
        "light": 3,
        "fire-out": 3,
        "mythos": 3,
        "attacks": 3,
        "carried": 3,
        "traded": 3,
        "hides": 3,
        "barrier-pushed": 3,
        "lock-holds": 2,
        "obstacle-holds": 2,
        "monster-attacks": 2,
    },
    lost=frozenset({"killed"}),
    things={
        FOUND: "card",
        CLUE: "card",
        "traded": "card",
        "trauma": "card",
        "monster-placed": "monster",
        "monster-killed": "monster",
    },
)
