"""Reading an objective: when what the keeper wants may win, and when a task can be done."""

import pytest

from madhouse.first.players.goals import goals


@pytest.mark.parametrize(
    ("story", "objective", "gate", "clock"),
    [
        ("lot-thirteen", "the-reserve-is-met", 4, False),
        ("lot-thirteen", "not-in-the-catalogue", 5, True),
        ("removal", "three-hundred-and-thirteen", 4, False),
        ("understudy", "the-subscribers", 5, False),
    ],
)
def test_the_keeper_knows_from_which_event_his_own_win_counts(
    story: str, objective: str, gate: int, clock: bool
) -> None:
    read = goals(story, objective)
    assert (read.keepers_gate, read.keepers_clock) == (gate, clock)


def test_a_task_says_after_which_event_it_can_be_done() -> None:
    tasks = goals("removal", "the-woman-in-the-wall").tasks
    assert {task.room: task.after for task in tasks} == {
        "chapel": 0,
        "burial-ground": 0,
        "sluice": 2,
        "dining-room": 2,
    }
