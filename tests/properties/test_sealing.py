"""What says nothing of sealing can be taken back, in random games; what cannot has said so."""

from random import Random

from madhouse.engine.decisions import Answer
from madhouse.engine.game import Game
from madhouse.first.seen.views import View
from madhouse.first.service import FirstService
from madhouse.first.tellers import teller_of
from madhouse.first.things.state import State
from madhouse.first.told.option_layout import TURN
from tests.properties.random_games import answer, begin, is_eager, seeds

FORESEEN = {"evades", "faces", "braves-fire", "lock-revealed", "combat"}
"""What a step of a turn meets that all can see before. A card may still ask for a test on the way,
make him lose the action or end his turn."""
LETS_GO_ON = {
    "afflict",
    "command",
    "darken",
    "demand",
    "drop",
    "either",
    "hit-evader",
    "lay-down",
    "monster-attack",
    "move-barrier",
    "move-investigator",
    "move-monster",
    "mythos",
    "name-word",
    "one-monster",
    "over-wall",
    "own-move",
    "place-corpse",
    "question",
    "raise-dead",
    "react",
    "recover",
    "replace-figure",
    "spell-card",
    "spread-fire",
    "trade",
    "trait",
    "trauma",
    "travel",
    "walk",
}
"""Questions in the middle of something: with the answer it goes on, perhaps to the end of a turn,
and what comes then is not this choice's own. A trade may meet a facedown card, which is silent."""

ASKED = {TURN, "demand", "evade-next", "face-next"}
FIRST_ASKED = {"demand", "evade-next", "face-next", "skill-point"}
BY_A_CARD = {"use", "drop"}
"""What the cards in hand say to it is not foreseen."""


def says_that_it_seals(game: Game[State, View], given: Answer) -> bool:
    teller = teller_of(game.header.story)
    teller.see(game.view(given.seat))
    ahead = FirstService().forewarned(game, given.decision, teller).options.get(given.option)
    told = teller.option(given.decision, given.option)
    return told.seals if ahead is None else ahead.cannot_be_taken_back(told.seals)


def test_what_cannot_be_taken_back_says_so() -> None:
    unsaid: set[str] = set()
    met: set[str] = set()
    for seed in seeds(12):
        game, chooser = begin(seed), Random(seed)
        while game.pending:
            before = game.fork()
            answer(game, chooser, is_eager(seed))
            given = game.answers[-1]
            if game.over or game.can_undo(given.seat) or says_that_it_seals(before, given):
                continue
            unsaid.add(given.decision.kind)
            if given.decision.kind == TURN:
                met |= {each.kind for each in game.log[len(before.log) :]}
    assert not met & FORESEEN
    assert unsaid - {TURN} <= LETS_GO_ON


def test_what_asks_for_a_skill_point_first_does_not_say_so() -> None:
    """One is asked once whether it shall be, and there where the die falls."""
    said_too_soon = set()
    for seed in seeds(12):
        game, chooser = begin(seed), Random(seed)
        while game.pending:
            before = game.fork()
            answer(game, chooser, is_eager(seed))
            given = game.answers[-1]
            if given.decision.kind not in ASKED or not game.can_undo(given.seat):
                continue
            (now,) = game.pending
            if now.kind in FIRST_ASKED and says_that_it_seals(before, given):
                said_too_soon.add((given.decision.kind, given.option.split()[0], now.kind))
    assert {each for each in said_too_soon if each[1] not in BY_A_CARD} == set()
