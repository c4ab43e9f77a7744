"""Looks: how a card, a figure, a story or a room is drawn. No rule reads any of it.

The names are those of what the client can draw: see `drawings.py`.
"""

from typing import Annotated, ClassVar

import msgspec

from madhouse.engine.content_version import Unread
from madhouse.engine.references import Refers

Colour = Annotated[
    str,
    msgspec.Meta(
        pattern="^(#[0-9a-fA-F]{6})?$", description='a colour in quotes, such as "#8c2c22"'
    ),
]


class Look(msgspec.Struct, frozen=True):
    """An icon, its colours and its ground. An icon may be written alone: all else is as usual."""

    alone: ClassVar[str] = "icon"

    icon: Annotated[str, Refers("look")]
    line: Colour = ""  # its rim
    light: Colour = ""  # the ground behind it, where light falls on it
    dark: Colour = ""  # and where none does
    behind: Annotated[str, Refers("look")] = ""  # a second icon, large and faint in the ground

    def over(self, usual: "Look") -> "Look":
        """This look, with the usual colours and ground where it has none of its own."""
        return Look(
            self.icon,
            self.line or usual.line,
            self.light or usual.light,
            self.dark or usual.dark,
            self.behind or usual.behind,
        )


class SeatLook(msgspec.Struct, frozen=True, kw_only=True):
    """The colours of a seat, and the dashes of its rings: never colour alone."""

    look: Look  # before anybody knows who will play it
    card: Colour  # the standing card of its figure
    ring: str = ""  # dashes round a figure's base
    medal: str = ""  # dashes round a portrait


OwnLook = Annotated[Look, Unread()] | None
"""How one thing looks, where it does not look like all of its kind."""

Floor = Annotated[str, Refers("floor"), Unread()]
"""What a room's floor is made of."""

Furniture = Annotated[
    dict[Annotated[str, Refers("piece of furniture")], Annotated[int, msgspec.Meta(ge=1)]],
    Unread(),
]
"""What stands in a room, and how many of each; what there is no place for is left out."""
