"""Keeper actions as a story changes them: what costs less, or does more, after some answers."""

from collections.abc import Iterable, Mapping

import msgspec

from madhouse.first.things.cards import KeeperAction
from madhouse.first.things.story import ActionChange, Story


class ChangedAction(KeeperAction, frozen=True, kw_only=True):
    """A keeper action with what it is after some of the answers, by story choice marker."""

    by: dict[str, KeeperAction]


def changed_actions(actions: Mapping[str, KeeperAction], story: Story) -> dict[str, KeeperAction]:
    """The actions of the box, those that the story changes with their changes."""
    changed = dict(actions)
    for marker, changes in story.actions_by.items():
        for name, change in changes.items():
            before = changed[name]
            by = before.by if isinstance(before, ChangedAction) else {}
            fields = {each: getattr(before, each) for each in KeeperAction.__struct_fields__}
            changed[name] = ChangedAction(
                **fields, by={**by, marker: _changed(actions[name], change)}
            )
    return changed


def _changed(action: KeeperAction, change: ActionChange) -> KeeperAction:
    cost = action.cost if change.cost is None else change.cost
    return msgspec.structs.replace(
        action, cost=cost, do=action.do if change.do is None else change.do
    )


def as_answered(action: KeeperAction, markers: Iterable[str]) -> KeeperAction:
    """What the action is with these story choices."""
    by = action.by if isinstance(action, ChangedAction) else {}
    return next((by[marker] for marker in markers if marker in by), action)
