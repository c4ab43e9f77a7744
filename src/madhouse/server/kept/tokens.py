"""Seat tokens (bearer tokens): whoever has one has the seat. Only their hashes are kept."""

from hashlib import sha256
from secrets import randbits, token_urlsafe

LENGTH = 24
"""Bytes of chance in a token: 192 bits."""
WORDS = 6
CONSONANTS, VOWELS = "bdfghjklmnprstvz", "aiou"


def new_token() -> str:
    """A token that nobody can guess."""
    return token_urlsafe(LENGTH)


def new_game_id() -> str:
    """A name for a game; it opens nothing by itself."""
    return token_urlsafe(9)


def new_phrase() -> str:
    """Words that nobody can guess, and everybody can write down and say: 96 bits."""
    return "-".join(_word(randbits(16)) for _ in range(WORDS))


def _word(number: int) -> str:
    """Sixteen bits as a word of consonants and vowels.

    >>> _word(0), _word(0xFFFF)
    ('babab', 'zuzuz')
    """
    letters = []
    for kind in (CONSONANTS, VOWELS, CONSONANTS, VOWELS, CONSONANTS):
        number, at = divmod(number, len(kind))
        letters.append(kind[at])
    return "".join(letters)


def as_said(phrase: str) -> str:
    """A phrase as it was given out, however somebody has typed it.

    >>> as_said(" Babab zuzuz ")
    'babab-zuzuz'
    """
    return "-".join(phrase.replace("-", " ").lower().split())


def hashed(token: str) -> str:
    """What is stored: from it nobody can find the token."""
    return sha256(token.encode()).hexdigest()
