"""The plot of an evening of the second edition: what its tale tells."""

from madhouse.engine.plot import Plot

PLOT = Plot(
    opening="prologue",
    chapters=frozenset({"objective"}),
    end="ending",
    passages={
        "said": 6,
        "token-outcome": 5,
        "reading": 5,
        "event": 4,
        "token-text": 3,
        "spell-flipped": 3,
        "mythos-event": 2,
    },
    weights={
        "eliminated": 10,
        "lost": 9,
        "insane": 9,
        "wounded": 9,
        "came-back": 8,
        "defeated": 8,
        "learned": 7,
        "learned-value": 7,
        "guessed": 7,
        "puzzle-solved": 6,
        "spawned": 6,
        "fire": 5,
        "rift-opens": 5,
        "condition-flipped": 5,
        "token-text": 5,
        "attacks": 5,
        "gained": 3,
        "given": 3,
        "darkened": 3,
        "struck": 2,
    },
    lost=frozenset({"eliminated", "lost"}),
)
