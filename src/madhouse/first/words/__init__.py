"""The vocabulary of the first edition: every word that its cards and stories are written in."""

from madhouse.engine import clauses
from madhouse.engine.words import Vocabulary
from madhouse.first.words import (
    base,
    circumstances,
    combat,
    harm,
    keeper,
    lasting,
    monsters,
    moving,
    objective,
    rooms,
    testing,
)

TOPICS = (circumstances, combat, harm, keeper, lasting, monsters, moving, objective, rooms, testing)

VOCABULARY = Vocabulary(
    {
        clauses.Verb: base.Verb,
        clauses.Condition: base.Condition,
        clauses.Standing: base.Standing,
    }
)
