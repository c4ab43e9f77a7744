"""Telling cards: their words, and which of them a view, a question or an event names."""

from typing import Any

from madhouse.engine.decisions import Seat
from madhouse.engine.errors import MadhouseError
from madhouse.engine.messages import Messages
from madhouse.engine.shapes import CardText
from madhouse.engine.words import did_you_mean
from madhouse.first.rules.setup import ANSWER
from madhouse.first.seen.views import KeeperView
from madhouse.first.things.box import Box
from madhouse.first.things.cards import KeeperAction
from madhouse.first.things.changed_actions import as_answered
from madhouse.first.things.seeding import markers
from madhouse.first.things.state import KEEPER
from madhouse.first.things.story import Story
from madhouse.first.told.card_shapes import answer_shape, card_shape
from madhouse.first.told.card_texts import card_text
from madhouse.first.told.mentioned_cards import CARDS_IN_PART, cards_in_facts
from madhouse.first.told.names import Names, all_cards
from madhouse.first.told.read_aloud import Facts

NO_CARDS: frozenset[str] = frozenset()


class UnknownCard(MadhouseError):
    """There is no card of that name."""


class CardTeller:
    """Puts the cards of a story into words, for one reader."""

    def __init__(self, box: Box, story: Story, names: Names, messages: Messages) -> None:
        self.box = box
        self.story = story
        self.names = names
        self.messages = messages.with_names(names, names.put)
        self.cards = all_cards(box, story)
        self._ids = frozenset(self.cards)
        self._answers: dict[str, str] = {}  # the keeper's, as far as the reader knows them
        self._shapes: dict[str, CardText] = {}  # shared with other readers

    @property
    def card_ids(self) -> list[str]:
        """Every card that has a text."""
        return list(self.cards)

    def card(self, card: str) -> CardText:
        """A card in words, as they stand on it; an answer of the keeper's is a card too."""
        if card not in self._shapes:
            self._shapes[card] = self._shape(card)
        return self._shapes[card]

    def _shape(self, card: str) -> CardText:
        if ANSWER.read(card) is not None:
            return answer_shape(card, self.story.questions, self.box)
        self._refuse_unknown(card)
        return card_shape(card, self.cards[card], self.names(card), self.messages, self.box)

    def card_in_full(self, card: str) -> str:
        """The full text of a card, as the reader knows it."""
        self._refuse_unknown(card)
        return card_text(self._as_known(card), self.messages)

    def _refuse_unknown(self, card: str) -> None:
        if card not in self.cards:
            raise UnknownCard(f"there is no card '{card}'{did_you_mean(card, self.cards)}")

    def _as_known(self, card_id: str) -> Any:
        """A card; a keeper action as it is after the answers, to a reader who knows them."""
        card = self.cards[card_id]
        if isinstance(card, KeeperAction):
            return as_answered(card, markers(self._answers))
        return card

    def cards_of(self, facts: Facts) -> frozenset[str]:
        """The cards that an event or a question names."""
        return self._ids.intersection(cards_in_facts(facts))

    def cards_in(self, part: str, shown: Any) -> frozenset[str]:
        """The cards that a part of a view names, and the keeper's answers as cards."""
        named = CARDS_IN_PART.get(part)
        if named is None:
            return NO_CARDS
        cards = self._ids.intersection(named(shown))
        return cards.union(shown.answer_cards) if isinstance(shown, KeeperView) else cards

    def cards_before(self, seat: Seat) -> frozenset[str]:
        """The keeper's actions and the kinds of his monsters lie before him all the time."""
        his = (*self.story.actions, *self.story.monsters) if seat == KEEPER else ()
        return frozenset(his)
