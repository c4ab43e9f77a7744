"""Pronouns: what is written of a monster fits whoever it turns out to be.

An author writes {he}, {him}, {his} or {himself}; a thing is then told of as 'it', and somebody
with a name as his story says.
"""

import re

from madhouse.engine.content_version import Pronoun
from madhouse.engine.messages import Messages
from madhouse.engine.typography import capital

PLACE = re.compile(r"\{(he|him|his|himself)\}", re.IGNORECASE)


def spoken_of(text: str, whom: Pronoun, messages: Messages) -> str:
    """The text, of somebody whom one speaks of so."""

    def put(place: re.Match[str]) -> str:
        said = messages.text(f"pronoun.{place[1].lower()}", whom=whom)
        return capital(said) if place[1][0].isupper() else said

    return PLACE.sub(put, text)
