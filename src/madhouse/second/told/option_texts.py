"""Option texts: which message tells an option, and what the option names.

All forms of option that the rules can offer are gathered here; nobody need list them.
"""

import re

from madhouse.engine.forms import Form, Grammar, Named, forms_in, verb_of

PACKAGES = (
    "madhouse.second.acting",
    "madhouse.second.app",
    "madhouse.second.rules",
    "madhouse.second.words",
    "madhouse.puzzles",
)
PLACES = re.compile(r"\{\w+\}")


def _how_open(form: Form) -> tuple[bool, bool, int]:
    """What begins with a name comes last, and a number first: almost anything could be a name. Of
    the others that which says more itself comes first: 'push it to X' before 'push X to Y'."""
    said = len(PLACES.sub("", form.line))
    return form.line.startswith("{"), "{number}" not in form.line, -said


# The same line may be written in two modules, for the house's hands and for people's.
FORMS: dict[str, Form] = {each.line: each for each in forms_in(*PACKAGES)}
GRAMMAR = Grammar(sorted(FORMS.values(), key=_how_open))


def verb_and_names(option: str) -> tuple[str, Named]:
    """What is done, and the ids that the option names.

    >>> verb_and_names("attack ghost 2 with bait-knife")
    ('attack-with', {'monster': 'ghost 2', 'card': 'bait-knife'})
    >>> verb_and_names("push it to kitchen.a")
    ('push-it-to', {'space': 'kitchen.a'})
    >>> verb_and_names("end turn")
    ('end-turn', {})
    """
    read = GRAMMAR.read(option)
    return (verb_of(option), {}) if read is None else (read.form.verb, read.named)
