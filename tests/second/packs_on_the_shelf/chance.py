"""Chance: an evening of a pack played at random to its end, by the house's hands or people's."""

import random

from madhouse.engine.casefile import Header
from madhouse.second.edition import begin, edition


def played_at_random(story: str, pack: str, seed: int) -> bool:
    """Whether a game that nobody ends by the menu comes to an end of its own."""
    header = Header(
        edition="second",
        story=story,
        content=edition(story).content_version,
        seed=str(seed),
        investigators=2 + seed % 4,
        hands="people" if seed % 2 else "",
        packs=(pack,),
    )
    choice, game = random.Random(seed), begin(header)
    while game.pending:
        asked = game.pending[0]
        options = [each for each in asked.options if each != "end game"]
        game.apply(choice.choice(asked.seats), choice.choice(options))
    return game.result is not None
