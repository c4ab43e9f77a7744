"""The legend of the map: what its signs mean."""

from collections.abc import Collection, Mapping

from madhouse.engine.messages import Messages, Phrase
from madhouse.second.terminal.house_map import MARKS

ORDER = ("spaces", "investigators", "monsters", "crowd", "door", *MARKS, "dice")


def legend(signs: Collection[str], cut: Mapping[str, str], messages: Messages) -> str:
    """What these signs and shortened names of a map mean, in one line."""
    used = [sign for sign in ORDER if sign in signs]
    means = [messages.text(f"terminal.key.{s}", mark=Phrase(MARKS.get(s, ""))) for s in used]
    means += [
        messages.text("terminal.key.cut", mark=Phrase(short), name=Phrase(name))
        for short, name in cut.items()
    ]
    return " · ".join(means)
