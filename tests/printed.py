"""What is printed of a box, counted."""

from collections import Counter

from madhouse.engine.paper import PaperPart


def copies(part: PaperPart) -> Counter[str]:
    """How often each card, piece and tile of a part is printed."""
    found = Counter[str]()
    for card in part.cards:
        found[card.front.id] += card.copies
    for piece in part.pieces:
        found[piece.id] += piece.copies
    found.update(tile.id for tile in part.tiles)
    return found
