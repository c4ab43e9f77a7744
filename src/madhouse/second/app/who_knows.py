"""Who can tell whether something is so: people, the app, or both together."""

from madhouse.engine.clauses import Condition, parts_within
from madhouse.engine.words import Word
from madhouse.second.things.peoples_words import is_for_people


def only_people_know(condition: Condition) -> bool:
    """Whether a condition, or one inside it, is about figures, cards or dice."""
    inside = (condition, *parts_within(condition, Word))
    return any(map(is_for_people, inside))


def is_mixed(condition: Condition) -> bool:
    """Whether it hangs on what people know and on what the app knows."""
    inside = [condition, *parts_within(condition, Word)]
    single = [each for each in inside if not any(parts_within(each, Word))]
    return len(set(map(is_for_people, single))) > 1
