"""Hidden variables of a scenario: they are asked, never read.

Every answer, yes or no, narrows what everybody may still think of; imagining draws among that. A
key names a variable (`toast`) or something that its value is known by (`toast.cuff`).
"""

from collections.abc import Mapping

from madhouse.second.things.compound_ids import variable_and_mark
from madhouse.second.things.table import Table


def draw_variables(g: Table) -> None:
    """Draw the values at the start, each combination as likely (2e.app.makes-map)."""
    combinations = g.box.combinations
    drawn = combinations[g.app_random.among(len(combinations))]
    g.app.values = dict(drawn)
    g.app.possible = list(range(len(combinations)))


def value_of(g: Table, values: Mapping[str, str], key: str) -> str:
    """The value of a variable, or what its value is known by."""
    variable, mark = variable_and_mark(key)
    value = values[variable]
    return g.scenario.attributes[variable][value][mark] if mark else value


def asks(g: Table, asked: Mapping[str, str]) -> bool:
    """Whether the variables have these values; everybody may conclude from the answer."""
    answer = has(g, g.app.values, asked)
    narrow(g, asked, answer)
    return answer


def has(g: Table, values: Mapping[str, str], asked: Mapping[str, str]) -> bool:
    """Whether values are those asked for; nobody sees the answer by this."""
    return all(value_of(g, values, key) == value for key, value in asked.items())


def narrow(g: Table, asked: Mapping[str, str], answer: bool) -> None:
    """The answer is seen: what does not fit it is out of the question."""
    combinations = g.box.combinations
    _keep(g, [n for n in g.app.possible if has(g, combinations[n], asked) is answer])


def shown_value(g: Table, key: str, alike: Mapping[str, object] | None = None) -> str:
    """The value of a key, now seen by everybody; values for which the same is shown stay alike."""
    value = value_of(g, g.app.values, key)
    shows = alike[value] if alike else value
    combinations = g.box.combinations
    still = []
    for number in g.app.possible:
        other = value_of(g, combinations[number], key)
        if (alike[other] if alike else other) == shows:
            still.append(number)
    _keep(g, still)
    return value


def _keep(g: Table, still: list[int]) -> None:
    if len(still) < len(g.app.possible):
        g.app.possible = still
        g.seal()
