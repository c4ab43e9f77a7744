"""Option texts: which message tells an option, and what the option names.

All forms of option that the rules can offer are gathered here; nobody need list them.
"""

from madhouse.engine.forms import Grammar, Named, forms_in, verb_of

GRAMMAR = Grammar(forms_in("madhouse.first.acting", "madhouse.first.rules", "madhouse.first.words"))


def verb_and_names(option: str) -> tuple[str, Named]:
    """What is done, and the ids that the option names; there is no verb if it only names something.

    >>> verb_and_names("attack zombie 2 with axe")
    ('attack-with', {'monster': 'zombie 2', 'card': 'axe'})
    >>> verb_and_names("zombie 2")
    ('', {'monster': 'zombie 2'})
    >>> verb_and_names("end turn")
    ('end-turn', {})
    """
    read = GRAMMAR.read(option)
    return (verb_of(option), {}) if read is None else (read.form.verb, read.named)
