"""Games played at random and told to the end, for tests."""

import random
import re
from collections.abc import Iterator

from madhouse.engine.casefile import Header
from madhouse.engine.game import Game
from madhouse.second.edition import begin, edition
from madhouse.second.seen.views import View
from madhouse.second.tellers import teller_of
from madhouse.second.things.box import Box
from madhouse.second.things.state import State

STORY = "first-cold-night"
MANY = 700
"""So many decisions of a game are enough."""


def header(seed: int, hands: str = "", story: str = STORY) -> Header:
    """A game of two to five investigators."""
    content = edition(story).content_version
    return Header(
        edition="second",
        story=story,
        content=content,
        seed=str(seed),
        investigators=2 + seed % 4,
        hands=hands,
    )


def told_game(seed: int, hands: str = "", story: str = STORY) -> Iterator[tuple[str, str]]:
    """Everything that is read in a random game, each once, and what it is."""
    game, teller = begin(header(seed, hands, story)), teller_of(story)
    choice = random.Random(seed)
    heard, known = 0, set[tuple[str, str]]()
    for _ in range(MANY):
        teller.see(game.view(seat_of(game)))
        for event in game.log[heard:]:
            yield event.kind, teller.event(event)
            line = teller.line(event)
            yield event.kind, "\n".join((line.title, line.kicker, line.body, *line.came))
        heard = len(game.log)
        if not game.pending:
            return
        asked = game.pending[0]
        yield asked.kind, teller.question(asked)
        for option in asked.options:
            if (asked.kind, option) not in known:
                known.add((asked.kind, option))
                told = teller.option(asked, option)
                yield f"{asked.kind}: {told.verb}", f"{told.text}\n{told.detail}"
        answer = choice.choice([each for each in asked.options if each != "end game"])
        game.apply(choice.choice(asked.seats), answer)


def seat_of(game: Game[State, View]) -> str:
    """Somebody who sits there."""
    return game.pending[0].seats[0] if game.pending else "spectator"


def names_of_things(box: Box) -> re.Pattern[str]:
    """Ids that nobody should read: of copies, spaces, tokens, facts and the like."""
    scenario = box.scenario
    assert scenario is not None
    ids = {*box.items, *box.spell_copies, *box.condition_copies, *box.damage, *box.horror}
    ids |= {*box.investigators, *box.mythos, *box.tokens, *box.named_monsters, *box.rules}
    ids |= {fact.id for fact in scenario.facts} | {event.id for event in scenario.events}
    ids |= {room for whole in map(box.whole_map, scenario.maps) for room in whole.room_of}
    odd = sorted(each for each in ids if "-" in each or "." in each)
    return re.compile(r"(?<![\w-])(" + "|".join(map(re.escape, odd)) + r")(?![\w-])")
