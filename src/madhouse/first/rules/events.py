"""Event cards and the Event Step: time passes, and the story goes on whatever anybody does."""

from madhouse.engine.flow import Rule
from madhouse.first.acting.deaths import Deaths
from madhouse.first.acting.objective import check_objective, end, reveal_objective
from madhouse.first.acting.scene import Scene
from madhouse.first.rules.effects import run_all
from madhouse.first.rules.fire import burn_monsters
from madhouse.first.things.agreements import ALTERNATE_LENGTH
from madhouse.first.things.seeding import marker_of
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
    deaths = Deaths(g)
    with deaths:
        yield from _apply(g, card)
    if g.state.events_resolved == REVEALING_STAGE:
        with deaths:
            yield from reveal_objective(g, "1e.objective.reveal-event-iv")
    with deaths:
        yield from check_objective(g)
    if not g.state.events:
        end(g, "nobody", "time")  # 1e.win.all-lose
    deaths.settle()


def _apply(g: Table, card: EventCard) -> Rule[None]:
    verbs = list(card.do)
    for question, letter in g.keeper.answers.items():
        marker = marker_of(question, letter)
        if marker in card.sections:
            g.show_answer(question)
            g.tell("event-section", ("1e.event.effect-by-choice",), card=card.id, section=marker)
            verbs += card.sections[marker].do
    yield from run_all(g, Scene(card=card.id), verbs)


HELD_BACK = (1, 2)
"""What the die must show for the last Event card to stay where it is."""


def event_step(g: Table) -> Rule[str]:
    """One time token; when the number on the top card is reached it is resolved.

    1e.event.add-token, 1e.event.trigger. A last card that was held back needs no further token
    (1e.open.length-tokens). Then the keeper's turn ends, and fires burn (1e.conflict.fire-end).
    """
    if not g.state.events:  # on a table that was built by hand: all are resolved
        end(g, "nobody", "time")  # 1e.event.last-card-ends
    card = next(each for each in g.story.events if each.id == g.state.events[0])
    if g.state.time < card.time:
        g.state.time += 1
        g.tell("time", ("1e.event.add-token",), time=g.state.time, of=card.time)
    if g.state.time >= card.time and not (len(g.state.events) == 1 and _held_back(g)):
        yield from resolve_event(g, card)
    yield from burn_monsters(g)
    return "keeper-turn-end"


def _held_back(g: Table) -> bool:
    """With Alternate Game Length a 1 or 2 keeps the last card, this turn and again in each later
    one (1e.option.length, 1e.option.length-repeat); not if the objective waits for it
    (1e.option.length-exception)."""
    if not g.agreed(ALTERNATE_LENGTH) or _objective_awaits_last_event(g):
        return False
    roll = g.roll(10)
    held = roll in HELD_BACK
    g.tell("length", ("1e.option.length", "1e.option.length-repeat"), roll=roll, held=held)
    return held


def _objective_awaits_last_event(g: Table) -> bool:
    return len(g.story.events) in g.box.events_awaited[g.objective.id]
