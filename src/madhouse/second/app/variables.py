"""Hidden variables of a scenario: they are asked, never read.

Every answer, yes or no, narrows what everybody may still think of; imagining draws among that.
"""

from collections.abc import Mapping

from madhouse.second.things.table import Table


def draw_variables(g: Table) -> None:
    """Draw the values at the start, each combination as likely (2e.app.makes-map)."""
    combinations = g.box.combinations
    drawn = combinations[_below(g, len(combinations))]
    g.app.values = dict(drawn)
    g.app.possible = list(range(len(combinations)))


def _below(g: Table, limit: int) -> int:
    """A number below a limit that may be greater than one draw allows."""
    if limit <= 256:
        return g.app_random.below(limit)
    high = -(-limit // 256)
    while True:
        number = 256 * g.app_random.below(high) + g.app_random.below(256)
        if number < limit:
            return number


def asks(g: Table, values: Mapping[str, str]) -> bool:
    """Whether the variables have these values; everybody may conclude from the answer."""
    answer = has(g, values)
    narrow(g, values, answer)
    return answer


def has(g: Table, values: Mapping[str, str]) -> bool:
    """The same without anybody seeing the answer yet."""
    held = g.app.values
    return all(held.get(variable) == value for variable, value in values.items())


def narrow(g: Table, values: Mapping[str, str], answer: bool) -> None:
    """The answer is seen: what does not fit it is out of the question."""
    combinations = g.box.combinations
    still = [
        n
        for n in g.app.possible
        if (all(combinations[n][v] == value for v, value in values.items())) is answer
    ]
    if len(still) < len(g.app.possible):
        g.app.possible = still
        g.seal()
