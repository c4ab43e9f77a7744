"""Levels in words, rendered from their data: what changes in a scenario if one is chosen."""

from collections.abc import Iterator

from madhouse.engine.messages import Phrase
from madhouse.engine.typography import typeset
from madhouse.second.things.levels import Level
from madhouse.second.told.read_aloud import Written


def level_text(level: Level, written: Written) -> str:
    """What is different at a level: in the setup, and in the scenario's mythos events."""
    told = [level.text, written.rules(level.setup), *_mythos(level, written)]
    return typeset(" ".join(str(each) for each in told if each))


def _mythos(level: Level, written: Written) -> Iterator[str]:
    """When mythos events begin, by severity, where that is another round."""
    as_written = written.box.load_scenario(written.scenario.id).mythos
    now = as_written.later(level.later).spans
    for severity, (first, _) in as_written.spans.items():
        name = Phrase(written.messages.text(f"level.severity.{severity}"))
        if severity not in now:
            yield written.messages.text("level.never", severity=name)
        elif rounds := now[severity][0] - first:
            key = "later" if rounds > 0 else "sooner"
            yield written.messages.text(f"level.{key}", severity=name, rounds=abs(rounds))
    if level.second_event_every:
        yield written.messages.text("level.second", every=level.second_event_every)
