"""What says nothing of sealing can be taken back, in random games of the second edition."""

from random import Random

from madhouse.engine.decisions import Answer
from madhouse.second.rules.turn import TURN
from madhouse.second.service import SecondService
from madhouse.second.tellers import teller_of
from tests.properties.random_games import answer, seeds
from tests.properties.second_games import SecondGame, begun, is_eager

UNSEEN = {"event", "reacts"}
"""What nobody can see before: the story goes on, or a card answers."""
LETS_GO_ON = {
    "attacked",
    "driven",
    "drop",
    "either",
    "face",
    "favourite",
    "fire-spreads",
    "follow",
    "monster-goal",
    "monster-step",
    "move-in",
    "one-of",
    "proposal",
    "put-out",
    "puzzle",
    "react",
    "recoil",
    "share",
    "somebody",
    "steal",
    "struck",
    "trade",
    "walk",
    "willing",
}
"""Questions in the middle of something: with the answer it goes on, perhaps to the end of a turn,
and what comes then is not this choice's own."""


def says_that_it_seals(game: SecondGame, given: Answer) -> bool:
    teller = teller_of(game.header.story)
    teller.see(game.view(given.seat))
    ahead = SecondService().forewarned(game, given.decision, teller).options.get(given.option)
    told = teller.option(given.decision, given.option)
    return told.seals or (ahead is not None and ahead.seals)


def test_what_cannot_be_taken_back_says_so() -> None:
    unsaid: set[str] = set()
    for seed in seeds(16):
        game, chooser = begun(seed), Random(seed)
        while game.pending:
            before = game.fork()
            answer(game, chooser, is_eager(seed))
            given = game.answers[-1]
            if game.over or game.can_undo(given.seat) or says_that_it_seals(before, given):
                continue
            unsaid.add(given.decision.kind)
            if given.decision.kind == TURN:
                met = {each.kind for each in game.log[len(before.log) :]}
                assert met & UNSEEN, (given.option, met)
    assert unsaid - {TURN} <= LETS_GO_ON
