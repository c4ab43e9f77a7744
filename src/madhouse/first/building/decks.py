"""Building a table: decks, discard piles and dice."""

from typing import Self

from madhouse.engine.decks import Deck, stack
from madhouse.engine.knowledge import EVERYONE, learn
from madhouse.first.building.bare_table import BareTable
from madhouse.first.building.refusals import BadTable, refuse_beyond, refuse_unknown


class Decks(BareTable):
    """What comes next, and what has been."""

    def dice(self, *results: int) -> Self:
        """Script the next dice."""
        for result in results:
            refuse_beyond(result, 1, 10, "a die")
        self.state.random.dice.extend(results)
        return self

    def stack(self, deck: str, *cards: str) -> Self:
        """Put cards on top of a deck: `mythos`, `trauma`, a spell or a class of Combat cards."""
        spells = {kind: Deck(backs) for kind, backs in self.state.spells.items()}
        decks = self._piles() | spells
        refuse_unknown(deck, decks, "deck")
        if len(set(cards)) < len(cards):
            raise BadTable(f"a card is stacked twice: {', '.join(cards)}")
        stack(decks[deck], cards)
        if deck in spells:
            self.state.spells[deck] = spells[deck].cards
        return self

    def discarded(self, deck: str, *cards: str) -> Self:
        """Lay cards of a deck on its discard pile, faceup, the last on top: `mythos`, `trauma`,
        `exploration` or a class of Combat cards."""
        decks = self._piles() | {"exploration": self.state.exploration}
        refuse_unknown(deck, decks, "deck with a discard pile")
        pile = decks[deck]
        for card in cards:
            refuse_unknown(card, pile.cards, f"card that is left in the deck {deck}")
            pile.cards.remove(card)
            pile.discard.append(card)
            learn(self.state, card, EVERYONE)
        return self

    def cards_left(self, deck: str, number: int) -> Self:
        """So many cards are left in a deck, those on top; the others lie on its discard pile."""
        decks = self._piles()
        refuse_unknown(deck, decks, "deck with a discard pile")
        lying = decks[deck].cards
        refuse_beyond(number, 0, len(lying), f"the number of cards left in the deck {deck}")
        return self.discarded(deck, *lying[number:])

    def _piles(self) -> dict[str, Deck]:
        return {"mythos": self.state.mythos, "trauma": self.state.trauma, **self.state.combat}
