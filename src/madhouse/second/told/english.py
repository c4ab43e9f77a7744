"""English: the texts of the second edition, beside those that all editions share."""

from functools import cache

from madhouse.engine.messages import ENGLISH, Messages
from madhouse.second.things.box import CONTENT
from madhouse.second.things.packs import pack_folders

OWN = "messages"
FOLDERS = (
    ENGLISH,
    CONTENT / OWN / "en",
    *(folder / OWN / "en" for folder in pack_folders(CONTENT)),
)


@cache
def english() -> Messages:
    """All of them, read once."""
    return Messages.load(*FOLDERS)
