"""Seat tokens (bearer tokens): whoever has one has the seat. Only their hashes are kept."""

from hashlib import sha256
from secrets import token_urlsafe

LENGTH = 24
"""Bytes of chance in a token: 192 bits."""


def new_token() -> str:
    """A token that nobody can guess."""
    return token_urlsafe(LENGTH)


def new_game_id() -> str:
    """A name for a game; it opens nothing by itself."""
    return token_urlsafe(9)


def hashed(token: str) -> str:
    """What is stored: from it nobody can find the token."""
    return sha256(token.encode()).hexdigest()
