"""How difficult a scenario is: what its number is called."""

DIFFICULTIES = {"gentle": 0.45, "middle": 0.62, "hard": 1.0}
"""What a scenario is called, by the difficulty below which it is so."""


def difficulty_of(number: float) -> str:
    """What a number is called.

    >>> difficulty_of(0.3), difficulty_of(0.45), difficulty_of(1.0)
    ('gentle', 'middle', 'hard')
    """
    below = [name for name, limit in DIFFICULTIES.items() if number < limit]
    return below[0] if below else list(DIFFICULTIES)[-1]
