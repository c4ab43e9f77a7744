"""Agendas: one card whose copies have different backs, like a double-sided Condition.

So they are dealt, hidden, looked at by their owner and asked at the end as the Insane card is.
"""

from collections.abc import Iterable

from madhouse.second.things.cards import ConditionBack, ConditionCard

AGENDA = "agenda"


def agenda_card(backs: Iterable[ConditionBack]) -> ConditionCard:
    """The one front of all Agendas (2e.agenda.gain), with what is behind its copies."""
    return ConditionCard(id=AGENDA, name="Agenda", backs=tuple(backs))
