"""Clues: gained, kept in the play area, discarded to turn a result or for a puzzle step."""

from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table


def gain_clues(g: Table, who: Investigator, number: int) -> None:
    """Take Clues from the pool, which never runs out (2e.gain.clue, 2e.limits.unlimited-tokens)."""
    if number > 0 and not who.eliminated:
        who.clues += number
        g.tell("clues", ("2e.clue.gained",), who=who.id, number=number, left=who.clues)


def spend_clue(g: Table, who: Investigator) -> None:
    """Discard a Clue one has (2e.spend.must-have); it goes back to the pool (2e.clue.to-pool)."""
    if not who.clues:
        raise LookupError(f"{who.id} has no Clue to spend")
    who.clues -= 1
    g.tell("clue-spent", ("2e.clue.to-pool",), who=who.id, left=who.clues)
