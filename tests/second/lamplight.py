"""The pack that tests play with, and houses in which it is in play."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path

import pytest

from madhouse.second import edition as opened
from madhouse.second.building import TableBuilder
from madhouse.second.edition import SecondEdition
from madhouse.second.things.box import Box
from madhouse.second.words import VOCABULARY
from tests.boxes import close_boxes
from tests.second.houses import house

PACK = "lamplight"
FOLDER = Path(__file__).parent / "packs" / PACK


@cache
def collection() -> Box:
    """A box beside which the pack stands on the shelf."""
    return Box(VOCABULARY, packs=(FOLDER,))


def packed_house(written: str = "") -> SecondEdition:
    """The plain house, played with the pack."""
    return house(f"needs: [{PACK}]\n{written}", (FOLDER,))


def free_tokens(**options: str) -> str:
    """Tokens in the front hall, each with one option that costs nothing and stays: what it does,
    or whatever else stands in it."""
    lines = ["tokens:"]
    for name, option in options.items():
        rest = option if ": " in option.split("{")[0] else f"do: [{option}]"
        lines += [f"  - id: {name}", "    kind: search", "    at: front-hall.a"]
        lines += [f"    options: [{{label: It., free: true, stays: true, {rest}}}]"]
    return "\n".join(lines)


def two_packed(
    written: str = "", lev: str = "front-hall.a", pearl: str = "parlour.b"
) -> TableBuilder:
    """Lev Abramson and Pearl Gaines in it."""
    table = TableBuilder(told=packed_house(written)).investigator("lev-abramson", at=lev)
    return table.investigator("pearl-gaines", at=pearl)


@contextmanager
def on_the_shelf() -> Iterator[None]:
    """The pack stands on the shelf instead of those of the package, which have a Rift of their own:
    for whoever asks the box, a shelf or a server meanwhile."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(opened, "Box", partial(Box, packs=(FOLDER,)))
        patch.setattr("madhouse.server.asked.ready._written", {})  # of a library with other packs
        close_boxes()
        yield
    close_boxes()
