"""Houses in which Night Work is in play."""

from pathlib import Path

from madhouse.second.building import TableBuilder
from madhouse.second.edition import SecondEdition, the_box
from tests.second.houses import house

PACK = "night-work"
FOLDER: Path = the_box().collection[PACK].folder
ROSA, ISAAC, NAN, PRADO = "rosa-marchetti", "isaac-bloom", "nan-doyle", "augustin-prado"
HALL, NEXT = "front-hall.a", "front-hall.b"


def night_house(written: str = "") -> SecondEdition:
    """The plain house, played with the pack."""
    return house(f"needs: [{PACK}]\n{written}", (FOLDER,))


def night(
    first: str = ISAAC, second: str = PRADO, written: str = "", *, apart: bool = False
) -> TableBuilder:
    """Two of them in the hall, or the second far off."""
    table = TableBuilder(told=night_house(written)).investigator(first, at=HALL)
    return table.investigator(second, at="yard.b" if apart else HALL)


def give(table: TableBuilder, card: str) -> TableBuilder:
    """The first of them has a possession more: an Item, or one copy of an Elixir or a Spell."""
    who = table.state.investigators[0]
    elixirs = table._extras("").elixirs
    if card in elixirs:
        elixirs.remove(card)
        who.possessions.append(card)
    elif card in table.state.spells:
        table.state.spells.remove(card)
        who.possessions.append(card)
    else:
        who.possessions.append(table._take(card))
    return table
