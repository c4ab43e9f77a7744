"""Words for people: they carry such a verb out, and only they can tell of such a condition."""


def is_for_people(word: object) -> bool:
    """Whether a word is theirs; the words themselves are known above this room."""
    return bool(getattr(word, "peoples", False))
