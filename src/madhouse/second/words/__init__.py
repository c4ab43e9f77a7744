"""The vocabulary of the second edition: every word that its cards and scenarios are written in."""

from importlib import import_module
from pkgutil import iter_modules

from madhouse.engine import clauses
from madhouse.engine.words import Vocabulary
from madhouse.second.words import base

# A word exists once its module has been read, so all of them are.
for module in iter_modules(__path__):
    import_module(f"{__name__}.{module.name}")

VOCABULARY = Vocabulary(
    {
        clauses.Verb: base.Verb,
        clauses.Condition: base.Condition,
        clauses.Standing: base.Standing,
    }
)
