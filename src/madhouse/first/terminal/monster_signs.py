"""Monster signs: what stands for each monster on the map, as `C2` for the second cultist."""

from madhouse.first.seen.views import View
from madhouse.first.told.names import Names


def monster_signs(view: View, names: Names) -> dict[int, str]:
    """The first letter of what it is called and its number, if it has one; a sign that is taken
    already, by another kind with the same letter, is followed by a stroke."""
    signs: dict[int, str] = {}
    for foe in view.monsters:
        letter = names(foe.name or foe.kind).removeprefix("The ")[0]
        sign = letter if foe.name else f"{letter}{names.place_in_kind(foe.id) or foe.id}"
        while sign in signs.values():
            sign += "'"
        signs[foe.id] = sign
    return signs
