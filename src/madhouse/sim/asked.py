"""What is asked of a series: who plays, how many investigate, at which levels."""

import re
from collections.abc import Sequence

from madhouse.engine.door import FrontDoor
from madhouse.engine.errors import MadhouseError
from madhouse.engine.seats import Role, counted_role
from madhouse.engine.shelf import level_wished
from madhouse.engine.words import did_you_mean

_SPAN = re.compile(r"(?P<first>[0-9]+)(?:-([0-9]+))?")
UNSAID = 3
"""So many investigate unless somebody says otherwise, where so many can."""


def whole_stories(door: FrontDoor) -> list[str]:
    """All stories but the one for learning by, unless there is no other."""
    training = {each.id for each in door.shelf.library().stories if each.training}
    stories = list(door.shelf.stories)
    return [each for each in stories if each not in training] or stories


def numbers(text: str, door: FrontDoor) -> list[int]:
    """How many investigate: `3`, `2-5`, or `2,4`; several are played in turn."""
    found: dict[int, None] = {}
    several = counted_role(door.shelf.roles)
    text = text or str(min(max(UNSAID, several.fewest), several.most))
    for part in text.replace(" ", "").split(","):
        span = _SPAN.fullmatch(part)
        if span is None:
            raise MadhouseError(f"'{text}' is no number of investigators; write 3, 2-5 or 2,4")
        first, last = span.groups(default=span["first"])
        found |= dict.fromkeys(range(int(first), int(last) + 1))
    wrong = [each for each in found if not several.fewest <= each <= several.most]
    if wrong or not found:
        known = f"{several.fewest} to {several.most}"
        raise MadhouseError(f"{text} investigators cannot play; {known} can")
    return list(found)


def levels(wished: Sequence[str], stories: Sequence[str], door: FrontDoor) -> list[str]:
    """The levels to be played, each once; the usual one if none is named."""
    asked = list(dict.fromkeys(each for text in wished for each in text.split(","))) or [""]
    for story in stories:
        for level in asked:
            level_wished(door.shelf, story, level)
    return asked


def who_plays(door: FrontDoor, text: str) -> dict[str, str]:
    """Read `keeper=fair,investigators=random`; what is not named stays as it is."""
    chosen = {role.id: role.computer for role in door.shelf.roles}
    sides = {_called(role): role.id for role in door.shelf.roles}
    sides.setdefault(door.workshop.sides[0], counted_role(door.shelf.roles).id)
    for part in filter(None, text.split(",")):
        side, _, name = part.partition("=")
        if side not in sides:
            first = f"{next(iter(sides))}={next(iter(chosen.values()))}"
            raise MadhouseError(
                f"'{part}' names no side{did_you_mean(side, sides)}; write {first} or the like"
            )
        if name not in door.company.names:
            hint, names = did_you_mean(name, door.company.names), ", ".join(door.company.names)
            raise MadhouseError(f"there is no computer player '{name}'{hint}; there are {names}")
        chosen[sides[side]] = name
    return chosen


def _called(role: Role) -> str:
    """What a side is called: several of a role go by its plural."""
    return role.id if role.most == 1 else f"{role.id}s"
