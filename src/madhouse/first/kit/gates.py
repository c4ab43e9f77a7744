"""Gates: nothing is over before it has begun, and a revealed objective can still be played."""

from collections.abc import Iterable, Iterator
from typing import Any

from madhouse.engine.wording import word
from madhouse.first.kit.closure import cards_of
from madhouse.first.kit.story_file import StoryFile
from madhouse.first.things.checking_own_parts import Mistake
from madhouse.first.things.story import Story

REVEALED_AFTER = 2
WON_AFTER = 3
LAST_ROUNDS = 3
"""Full rounds between Event IV and the end."""


def gates(file: StoryFile) -> Iterator[Mistake]:
    """Objectives that come too early or too late, and cards whose place would not be told."""
    story = file.story
    for at, objective in enumerate(story.objectives):
        path = f"objectives[{at}]"
        if objective.reveal and not _waits_for(objective.reveal, REVEALED_AFTER):
            message = f"it can be revealed too early; begin with 'event_resolved: {REVEALED_AFTER}'"
            yield f"{path}.reveal", message
        if not _waits_for(objective.keeper.given, WON_AFTER):
            message = f"the keeper can win too early; begin with 'event_resolved: {WON_AFTER}'"
            yield f"{path}.keeper", message
        for card in sorted(cards_of(objective) - set(objective.needs)):
            if _laid(file, card):
                message = (
                    f"the goal asks for {card!r}; list it under 'needs', so that its room is told"
                )
                yield path, message
    yield from _short_end(story)
    yield from _free_actions(file)


def _waits_for(conditions: Iterable[Any], stage: int) -> bool:
    """Whether the conditions can hold only once this event has been resolved."""
    for condition in conditions:
        called = word(condition)
        if called == "event_resolved" and condition.stage >= stage:
            return True
        if called == "all_of" and _waits_for(condition.of, stage):
            return True
        if called == "any_of" and all(_waits_for([each], stage) for each in condition.of):
            return True
    return False


def _laid(file: StoryFile, card: str) -> bool:
    return any(card in cards for _, named in file.setups() for cards in named.values())


def _short_end(story: Story) -> Iterator[Mistake]:
    last = len(story.events) - 1
    if story.events[last].time < LAST_ROUNDS:
        message = (
            f"the end comes {story.events[last].time} rounds after Event IV; give it 3 or more"
        )
        yield f"events[{last}].time", message


def _free_actions(file: StoryFile) -> Iterator[Mistake]:
    """An action for nothing, as often as he likes, would never end."""
    message = "a keeper action that costs nothing needs 'limit: turn'; give it a cost"
    for marker, changes in file.story.actions_by.items():
        for action, change in changes.items():
            if change.cost == 0 and file.box.actions[action].limit is None:
                yield f"actions_by.{marker}.{action}", message
