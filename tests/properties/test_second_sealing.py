"""What says nothing of sealing can be taken back, in random games of the second edition."""

from collections.abc import Iterator
from random import Random

from madhouse.engine.decisions import Answer
from madhouse.second.rules.turn import TURN
from madhouse.second.service import SecondService
from madhouse.second.told.telling import Teller, teller_for
from tests.properties.random_games import answer, seeds
from tests.properties.second_games import SecondGame, begun, edition_of, is_eager

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


def says_that_it_seals(game: SecondGame, given: Answer, teller: Teller) -> bool:
    teller.see(game.view(given.seat))
    ahead = SecondService().forewarned(game, given.decision, teller).options.get(given.option)
    told = teller.option(given.decision, given.option)
    return told.seals or (ahead is not None and ahead.seals)


def unsaid_in(game: SecondGame, seed: int) -> Iterator[str]:
    """Play a game, and give each kind of question with an answer that could not be taken back and
    had not said so; in a turn only what nobody can see before may do that."""
    chooser = Random(seed)
    teller = teller_for(edition_of(game).box, edition_of(game).scenario)
    while game.pending:
        before = game.fork()
        answer(game, chooser, is_eager(seed))
        given = game.answers[-1]
        if game.over or game.can_undo(given.seat) or says_that_it_seals(before, given, teller):
            continue
        if given.decision.kind == TURN:
            met = {each.kind for each in game.log[len(before.log) :]}
            assert met & UNSEEN, (given.option, met)
        else:
            yield given.decision.kind


def test_what_cannot_be_taken_back_says_so() -> None:
    unsaid = {kind for seed in seeds(16) for kind in unsaid_in(begun(seed), seed)}
    assert unsaid <= LETS_GO_ON
