"""Event cards: the story goes on, whatever anybody does."""

from madhouse.engine.flow import Rule
from madhouse.first.acting.objective import check_objective, end, reveal_objective
from madhouse.first.acting.scene import Scene
from madhouse.first.rules.effects import run_all
from madhouse.first.things.story import EventCard
from madhouse.first.things.table import Table

REVEALING_STAGE = 4


def resolve_event(g: Table, card: EventCard) -> Rule[None]:
    """Read the card and apply it; of several effects only the one of the keeper's choice.

    1e.event.resolve, 1e.event.effect-by-choice. The fourth reveals the objective
    (1e.objective.reveal-event-iv); after the last the game is over (1e.event.last-card-ends).
    """
    g.state.time = 0
    g.state.events.pop(0)
    g.state.events_resolved += 1
    g.show(card.id)
    g.tell("event", ("1e.event.resolve",), card=card.id, stage=g.state.events_resolved)
    yield from _apply(g, card)
    if g.state.events_resolved == REVEALING_STAGE:
        yield from reveal_objective(g, "1e.objective.reveal-event-iv")
    yield from check_objective(g)
    if not g.state.events:
        end(g, "nobody", "time")  # 1e.win.all-lose


def _apply(g: Table, card: EventCard) -> Rule[None]:
    verbs = list(card.do)
    for question, letter in g.keeper.answers.items():
        marker = f"{question}{letter}"
        if marker in card.sections:
            g.show(f"answer-{question}")
            g.tell("event-section", ("1e.event.effect-by-choice",), card=card.id, section=marker)
            verbs += card.sections[marker].do
    yield from run_all(g, Scene(card=card.id), verbs)
