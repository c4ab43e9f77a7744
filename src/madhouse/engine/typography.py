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
