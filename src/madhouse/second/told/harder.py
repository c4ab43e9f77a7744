"""How many successes more an option takes than its test says, as far as a reader knows it."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from madhouse.engine.clauses import Condition
from madhouse.second.seen.views import View
from madhouse.second.things.amounts import amount_of
from madhouse.second.things.box import Box
from madhouse.second.things.compound_ids import option_name
from madhouse.second.things.scenario import TokenOption
from madhouse.second.things.state import PEOPLE
from madhouse.second.words.facts import Counted, Investigators, Known
from madhouse.second.words.logic import AnyOf, Not
from madhouse.second.words.tokens import TokenInFire


class OptionReader(NamedTuple):
    """What decides how hard something is; None where it is not known."""

    number: int  # of investigators
    facts: Collection[str] | None = None
    counts: Mapping[str, int] | None = None
    burning: Collection[str] | None = None  # tokens that lie in Fire

    def more_needed(self, option: TokenOption, token: str) -> int | None:
        """So many more, or None if that cannot be told."""
        more = 0
        for each in option.harder:
            found = [self._so(condition, token) for condition in each.given]
            if False not in found:
                if None in found:
                    return None
                more += each.by
        return more

    def _so(self, condition: Condition, token: str) -> bool | None:
        match condition:
            case Investigators() if self.number:
                return condition.of(self.number)
            case Known(fact=fact) if self.facts is not None:
                return fact in self.facts
            case Counted(counter=counter, at_least=least) if self.counts is not None:
                return self.counts.get(counter, 0) >= amount_of(least, self.number)
            case TokenInFire() if self.burning is not None:
                return token in self.burning
            case Not(that=that):
                so = self._so(that, token)
                return None if so is None else not so
            case AnyOf(these=these):
                found = [self._so(each, token) for each in these]
                return True if True in found else None if None in found else False
        return None


def harder_now(view: View, box: Box) -> dict[str, int | None]:
    """The same of every option that can be harder at times, by its name: tokens on the board, and
    those on Items. People see for themselves where there is Fire."""
    fire = [[space] for space in view.fire]
    burning = None if view.hands == PEOPLE else [t.id for t in view.tokens if t.spaces in fire]
    reader = OptionReader(len(view.investigators), view.facts, view.counts, burning)
    return {
        option_name(token.id, number): reader.more_needed(option, token.id)
        for token in box.tokens.values()
        for number, option in enumerate(token.options)
        if option.harder
    }
