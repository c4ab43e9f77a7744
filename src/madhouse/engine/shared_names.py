"""Shared names (interning): ids are the same objects at every table.

What is decoded has each of its ids anew; with thousands of tables these are much of what they take.
"""

from sys import intern
from typing import Any

import msgspec
from msgspec.structs import force_setattr


def share_names(thing: Any) -> Any:
    """The same thing, with shared ids wherever lists, dicts and structs lead to them.

    >>> hall, same = "".join(["ha", "ll"]), "".join(["ha", "ll"])
    >>> one, other = share_names([hall]), share_names({same: 1})
    >>> one[0] is next(iter(other))
    True
    """
    if isinstance(thing, str):
        return intern(thing)
    if isinstance(thing, list):
        thing[:] = [share_names(each) for each in thing]
    elif isinstance(thing, dict):
        shared = {share_names(name): share_names(each) for name, each in thing.items()}
        thing.clear()
        thing.update(shared)
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            force_setattr(thing, name, share_names(getattr(thing, name)))
    return thing
