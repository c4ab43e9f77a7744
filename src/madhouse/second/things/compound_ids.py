"""Ids that are made of others: a space by its room, a door by two spaces, a mark by its variable,
what a card says for a while by the card, an option by its token.

Each is put together and taken apart here alone.
"""

from madhouse.engine.forms import form

MARK = "#"
"""Behind a card's id: the number of what it says for a while."""
WITH_KEY = "+key"
"""Behind what an Item is called in an option: a Key token lies on it."""
_SPACE = form("{room}.{letter}")
_DOOR = form("{a}|{b}")
_MARK_OF_VALUE = form("{variable}.{mark}")


def space_id(room: str, letter: str) -> str:
    """A space of a room.

    >>> space_id("front-hall", "b")
    'front-hall.b'
    """
    return _SPACE(room, letter)


def room_named(place: str) -> str:
    """The room that a place names, which is a space or the room itself.

    >>> room_named("front-hall.b"), room_named("front-hall")
    ('front-hall', 'front-hall')
    """
    space = _SPACE.read(place)
    return space["room"] if space else place


def sides_of_door(name: str) -> tuple[str, ...]:
    """The spaces on both sides of a door; none if it is the id of something else.

    >>> sides_of_door("hall.a|yard.b"), sides_of_door("hall.a")
    (('hall.a', 'yard.b'), ())
    """
    door = _DOOR.read(name)
    return tuple(door.values()) if door else ()


def variable_and_mark(key: str) -> tuple[str, str]:
    """A hidden variable, and the mark of its value that is meant, if one is.

    >>> variable_and_mark("toast.cuff"), variable_and_mark("toast")
    (('toast', 'cuff'), ('toast', ''))
    """
    named = _MARK_OF_VALUE.read(key)
    return (named["variable"], named["mark"]) if named else (key, "")


def option_name(token: str, number: int) -> str:
    """What an option of a token is called in the state.

    >>> option_name("tray", 0)
    'tray 0'
    """
    return f"{token} {number}"


def lasting_id(side: str, number: int) -> str:
    """What a side of a card says for a while, of several such parts this one.

    >>> lasting_id("closed-door-2", 0)
    'closed-door-2#0'
    """
    return f"{side}{MARK}{number}"


def side_that_says(name: str) -> str:
    """The side itself, of a side or of what one says for a while.

    >>> side_that_says("closed-door-2#0"), side_that_says("closed-door-2")
    ('closed-door-2', 'closed-door-2')
    """
    return name.partition(MARK)[0]
