"""The legend below the map: only the signs that are on it."""

from collections.abc import Collection

from madhouse.engine.messages import Messages, Phrase
from madhouse.terminal.house_map import MARKS

ALWAYS = ("spaces", "door")
ORDER = ("spaces", "investigators", "hiding", "monsters", "pile", "crowd", "door", *MARKS)


def legend(signs: Collection[str], messages: Messages) -> str:
    """What the signs of a map mean, in one line."""
    used = [sign for sign in ORDER if sign in ALWAYS or sign in signs]
    return " · ".join(
        messages.text(f"terminal.key.{sign}", mark=Phrase(MARKS.get(sign, ""))) for sign in used
    )
