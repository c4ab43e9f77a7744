"""The training story just before an event, or with an objective made for one test."""

from typing import Any

import msgspec

from madhouse.first.building import STORY, TableBuilder
from madhouse.first.edition import FirstEdition, edition
from madhouse.first.things.story import Goal, Objective
from madhouse.first.words.objective import EventResolved
from tests.rules.first.tables import JOE

STORY_EVENTS = edition(STORY).story.events
STORY_GOALS = edition(STORY).story.objectives
NEVER = Goal("Not in this test.", (EventResolved(99),))


def before_event(stage: int, told: FirstEdition | None = None, players: int = 1) -> TableBuilder:
    """Joe in the study; the next Event Step resolves the event of this stage."""
    table = TableBuilder(told=told, players=players).investigator(JOE, "study.c")
    return table.event(stage - 1, time=STORY_EVENTS[stage - 1].time - 1)


def wanted(**parts: Any) -> Objective:
    """An objective that nobody can reach and nothing reveals, but for the parts given."""
    chair = edition(STORY).story.objectives[0]
    plain = {
        "keeper": NEVER,
        "investigators": NEVER,
        "reveal": (),
        "on_reveal": (),
        "escape": None,
        "actions": (),
    }
    return msgspec.structs.replace(chair, **(plain | parts))
