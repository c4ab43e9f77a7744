"""A theory: what the table thinks is behind it all, said before the objective is revealed.

No rule of the rulebook, but an agreement of the table. Once in a game whoever has the turn may say
which answer the keeper gave to the first question, as soon as somebody carries a clue. Nobody says
whether it is so. When the Objective card is revealed it is held against it: right earns every
investigator a skill point, wrong gives the keeper a threat token for each of them.
"""

from madhouse.engine.flow import Rule
from madhouse.engine.forms import form
from madhouse.first.things.agreements import AGREEMENTS, NAMED_THEORY
from madhouse.first.things.state import Investigator
from madhouse.first.things.table import Table

NAME_THEORY = form("theory {objective}")
RULE = AGREEMENTS[NAMED_THEORY]


def theory_options(g: Table, who: Investigator) -> list[str]:
    """Every objective of the story, as long as none was named."""
    if against_theory(g, who):
        return []
    return list(NAME_THEORY.each([each.id for each in g.story.objectives]))


def against_theory(g: Table, who: Investigator, objective: str = "") -> str | None:  # noqa: ARG001
    """It must have been agreed on; it is said once, before all know, and from what was found."""
    able = (
        NAMED_THEORY in g.state.agreements
        and not g.state.revealed
        and theory_of(g) is None
        and any(_is_clue(g, card) for each in g.state.investigators for card in each.cards)
    )
    return None if able else RULE


def name_theory(g: Table, who: Investigator, objective: str) -> Rule[None]:
    """It is noted for all to read, and nothing else happens yet."""
    g.state.marks[NAME_THEORY(objective)] = 1
    g.tell("theory-named", (RULE,), who=who.id, objective=objective)
    yield from ()


def theory_of(g: Table) -> str | None:
    """The objective that was named."""
    marks = g.state.marks
    return next((each.id for each in g.story.objectives if NAME_THEORY(each.id) in marks), None)


def settle_theory(g: Table) -> None:
    """The card lies open: right or wrong."""
    named = theory_of(g)
    if named is None:
        return
    people = g.state.investigators
    if named == g.objective.id:
        for each in people:
            each.skill += 1
        g.tell("theory-right", (RULE,), objective=named)
    else:
        g.keeper.threat += len(people)
        g.tell("theory-wrong", (RULE,), objective=named, amount=len(people), threat=g.keeper.threat)


def _is_clue(g: Table, card: str) -> bool:
    found = g.box.items.get(card)
    return found is not None and found.clue is not None
