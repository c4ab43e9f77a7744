"""The legend below the map: only signs that are on it."""

from collections.abc import Collection

from madhouse.engine.messages import Messages, Phrase
from madhouse.terminal.house_map import MARKS

ORDER = ("spaces", "investigators", "hiding", "monsters", "pile", "crowd", "door", *MARKS)


def legend(signs: Collection[str], messages: Messages) -> str:
    """What these signs of a map mean, in one line."""
    used = [sign for sign in ORDER if sign in signs]
    return " · ".join(
        messages.text(f"terminal.key.{sign}", mark=Phrase(MARKS.get(sign, ""))) for sign in used
    )
