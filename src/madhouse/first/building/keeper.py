"""Building a table: the keeper's side, and how far the story has gone."""

from typing import Self

from madhouse.engine.knowledge import EVERYONE, bit, learn
from madhouse.first.building.bare_table import BareTable
from madhouse.first.building.refusals import (
    BadTable,
    refuse_answers,
    refuse_below,
    refuse_beyond,
    refuse_unknown,
    refuse_wrong_kind,
)
from madhouse.first.rules.keeper_hand import HAND_LIMIT
from madhouse.first.things.agreements import MONSTER_SKILL_POINTS
from madhouse.first.things.seeding import answer_face, markers
from madhouse.first.things.state import KEEPER


class KeepersSide(BareTable):
    """What lies before the keeper, and what time it is."""

    def answers(self, answers: dict[str, str]) -> Self:
        """The keeper's story choices, of which one picks his objective; those that are not named
        stay as they are."""
        refuse_answers(self.story, answers)
        keeper = self.state.keeper
        self.state.seen.pop(keeper.objective, None)
        keeper.answers = {
            question: answers.get(question, keeper.answers.get(question, next(iter(each.answers))))
            for question, each in self.story.questions.items()
        }
        chosen = markers(keeper.answers)
        keeper.objective = next(o.id for o in self.story.objectives if o.marker in chosen)
        for face in (keeper.objective, *map(answer_face, keeper.answers)):
            self.state.seen[face] = bit(self.state, KEEPER)
        return self.revealed() if self.state.revealed else self

    def threat(self, amount: int) -> Self:
        """Give the keeper threat."""
        refuse_below(amount, 0, "threat")
        self.state.keeper.threat = amount
        return self

    def monster_skill(self, tokens: int) -> Self:
        """Give the keeper skill tokens, where the optional rule for them is in use."""
        refuse_below(tokens, 0, "the keeper's skill tokens")
        if MONSTER_SKILL_POINTS not in self.state.agreements:
            raise BadTable(
                "the keeper has skill tokens only by the optional rule; begin with "
                f"TableBuilder(options=['{MONSTER_SKILL_POINTS}'])"
            )
        self.state.keeper.skill = tokens
        return self

    def hand(self, *cards: str) -> Self:
        """Give the keeper Mythos and Trauma cards, of each as many as he may hold."""
        fitting = self.box.mythos.keys() | self.box.trauma.keys()
        for card in cards:
            refuse_wrong_kind(self.box, card, fitting, "Mythos or Trauma card")
            mythos = card in self.box.mythos
            hand = self.state.keeper.mythos if mythos else self.state.keeper.trauma
            if len(hand) == HAND_LIMIT:
                kind = "Mythos" if mythos else "Trauma"
                raise BadTable(f"the keeper holds {HAND_LIMIT} {kind} cards, and no more, at most")
            self._take(card)
            learn(self.state, card, bit(self.state, KEEPER))
            hand.append(card)
        return self

    def event(self, resolved: int, time: int = 0) -> Self:
        """So many events have been resolved, so many time tokens lie on the next.

        If it was the last, the game is over by the next Event Step (1e.event.last-card-ends).
        """
        before, cards = self.state.events_resolved, self.story.events
        refuse_beyond(resolved, before, len(cards), "the events resolved")
        refuse_below(time, 0, "the time tokens on the next event")
        self.state.events = self.state.events[resolved - before :]
        self.state.events_resolved = resolved
        self.state.time = time
        return self

    def rule(self, name: str) -> Self:
        """A house rule that waits to be begun holds already."""
        refuse_unknown(name, self.box.rules, "house rule of this story")
        if name not in self.state.rules:
            self.state.rules.append(name)
        return self

    def revealed(self) -> Self:
        """The Objective card lies open."""
        self.state.revealed = True
        learn(self.state, self.state.keeper.objective, EVERYONE)
        return self
