"""Withholding: the same game without a card, to see what the card is worth."""

from msgspec.structs import replace

from madhouse.engine.casefile import Header
from madhouse.engine.errors import MadhouseError
from madhouse.engine.words import did_you_mean
from madhouse.second.edition import edition, laid_out


def without(header: Header, card: str) -> Header:
    """The head of the same game with no copy of an Item or a Spell in the supply: whoever would
    gain it is told that none is left."""
    told = edition(header.story, header.packs)
    known = [*told.box.item_cards, *told.box.spells]
    if card not in known:
        raise MadhouseError(f"there is no Item or Spell '{card}'{did_you_mean(card, known)}")
    if any(each.card == card for each in told.scenario.starting):
        raise MadhouseError(f"'{card}' is dealt as it begins, and never found: nothing is withheld")
    state, front = laid_out(told, header), told.box.front
    state.items = [copy for copy in state.items if front(copy) != card]
    state.spells = [copy for copy in state.spells if front(copy) != card]
    return replace(header, position=told.encode(state))
