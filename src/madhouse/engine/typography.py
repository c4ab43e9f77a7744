"""Typography: authors type plain quotation marks, readers get printed ones."""

import re

OPENS = re.compile(r"(?:^|(?<=[\s(\[*—‘“]))['\"]")
PRINTED = {"'": "‘’", '"': "“”"}


def typeset(text: str) -> str:
    """A text with printed apostrophes and quotation marks.

    >>> typeset("'Stay,' it says in Mercy Tull's ring.")
    '‘Stay,’ it says in Mercy Tull’s ring.'
    """
    if "'" not in text and '"' not in text:
        return text
    opened = OPENS.sub(lambda mark: PRINTED[mark[0]][0], text)
    return opened.replace("'", PRINTED["'"][1]).replace('"', PRINTED['"'][1])


def capital(text: str) -> str:
    """A text that begins with a capital, whatever marks come before its first letter.

    >>> capital("‘the Ghost’")
    '‘The Ghost’'
    """
    first = next((n for n, letter in enumerate(text) if letter.isalnum()), 0)
    return text[:first] + text[first : first + 1].upper() + text[first + 1 :]
