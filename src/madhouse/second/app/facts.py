"""Facts and counters: what is known, open to all and kept in the log."""

from madhouse.second.things.table import Table


def learn(g: Table, fact: str, value: str = "") -> None:
    """A fact is known from now on, perhaps with a value. Facts only grow."""
    if fact in g.app.facts:
        return
    g.app.facts.append(fact)
    g.noted = True
    if value:
        g.app.fact_values[fact] = value
        g.tell("learned-value", ("2e.winning.find-the-goal",), fact=fact, value=value)
    else:
        g.tell("learned", ("2e.winning.find-the-goal",), fact=fact)


def count(g: Table, counter: str, by: int) -> None:
    """Add to a counter, or take from it; none goes below nothing."""
    value = max(0, g.app.counts.get(counter, 0) + by)
    g.app.counts[counter] = value
    g.noted = True
    g.tell("counted", (), counter=counter, value=value)


def counted(g: Table, counter: str) -> int:
    """What a counter stands at."""
    return g.app.counts.get(counter, 0)
