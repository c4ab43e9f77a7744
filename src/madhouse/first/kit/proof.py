"""Proofs: a game that one side wins, from setup to its end, kept as a case file.

The dice are scripted in that side's favour and the other side passes. So a proof does not say
that a win is likely, only that nothing in the story forbids it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

from madhouse.engine.casefile import Header, parse
from madhouse.engine.decisions import Decision, Option
from madhouse.engine.game import Game
from madhouse.engine.replaying import verify
from madhouse.engine.saving import save
from madhouse.first.edition import FirstEdition, the_box
from madhouse.first.kit.estimates import Side, table_of
from madhouse.first.kit.investigating import Investigating
from madhouse.first.kit.passing import passing
from madhouse.first.kit.plotting import Plotting
from madhouse.first.players.heuristic import HeuristicPlayer
from madhouse.first.rules.choosing import TAKE
from madhouse.first.rules.setup import ANSWER, starting_state
from madhouse.first.things.seeding import Answers, markers
from madhouse.first.things.state import KEEPER
from madhouse.first.things.table import Table

SIDES: tuple[Side, ...] = ("investigators", "keeper")
USUAL = 2
"""So many investigators, where nothing else is said."""
DICE = 400
"""Scripted dice, more than any proof rolls."""
GOOD: dict[Side, int] = {"investigators": 1, "keeper": 10}
"""Only investigators roll: a 1 passes every test, a 10 fails it."""
MOST = 2000
"""Answers after which a game will not end."""
DEALS = 4
"""How many deals of the cards are tried before a side is said to have no way to win."""


@dataclass(frozen=True)
class Proof:
    """One side's win with one combination of answers; without a case none was found."""

    story: str
    answers: tuple[str, ...]
    side: Side
    investigators: int
    case: str | None = None
    replayed: bool = False
    """Whether the engine has played the case again, to this side's win."""
    by_clue: bool = False
    """Whether the last clue revealed the objective, before Event IV did."""

    @property
    def name(self) -> str:
        """The name of its file."""
        return f"{self.story}-{''.join(self.answers)}-{self.side}-{self.investigators}.case"

    def write(self, folder: Path) -> None:
        """Keep it as a case file."""
        if self.case is not None:
            folder.mkdir(parents=True, exist_ok=True)
            save(folder / self.name, self.case, overwrite=True)


def prove(told: FirstEdition, answers: Answers, side: Side, investigators: int = USUAL) -> Proof:
    """Look for a game that the side wins with these answers, in one deal after another."""
    marked = tuple(markers(answers))
    for deal in range(1, DEALS + 1):
        for play in (by_plan, by_habit):
            game = set_up(told, side, f"proof {deal}", investigators)
            play(game, answers, side)
            if game.result is not None and game.result.winner == side:
                case = game.case()
                replayed = replays(told, case, side)
                by_clue = _revealed_by_clue(game)
                return Proof(told.story_id, marked, side, investigators, case, replayed, by_clue)
    return Proof(told.story_id, marked, side, investigators)


def _revealed_by_clue(game: Game[Any, Any]) -> bool:
    told = (each for each in table_of(game).log.events if each.kind == "objective-revealed")
    return any("1e.objective.reveal-clue-1" in each.rules for each in told)


def replays(told: FirstEdition, text: str, side: Side) -> bool:
    """Whether the engine plays a case again to the same end, and that is this side's win."""
    case = parse(text)
    verify(case, partial(_begin, told))
    return case.result is not None and case.result.winner == side


def _begin(told: FirstEdition, header: Header) -> Game[Any, Any]:
    return Game(told, header.position or b"", header)


def set_up(told: FirstEdition, side: Side, seed: str, investigators: int = USUAL) -> Game[Any, Any]:
    """The table before setup, the dice scripted."""
    state = starting_state(told.box, told.story, seed, investigators)
    state.random.dice = [GOOD[side]] * DICE
    position = told.encode(state)
    header = Header(
        edition=told.name,
        story=told.story_id,
        content=told.content_version,
        seed=seed,
        investigators=investigators,
        position=position,
    )
    return Game(told, position, header)


Chooses: TypeAlias = Callable[[Game[Any, Any], Decision], Option]


def by_plan(game: Game[Any, Any], answers: Answers, side: Side) -> None:
    """Play to the end: one side takes, step by step, what brings it nearest to its goal."""
    plotting, investigating = Plotting(), Investigating()
    if side == "keeper":
        _play(game, answers, side, plotting.choose)
    else:
        _play(game, answers, side, lambda game, asked: investigating.choose(table_of(game), asked))


def by_habit(game: Game[Any, Any], answers: Answers, side: Side) -> None:
    """Where each step by itself leads nowhere: one side plays as the house's players do.

    They know the stories on the shelf, and no others.
    """
    told = table_of(game)
    if told.story.id not in the_box().story_ids or the_box().story(told.story.id) != told.story:
        return
    player = HeuristicPlayer(f"{game.header.seed} {side}")

    def choose(game: Game[Any, Any], decision: Decision) -> Option:
        return player.choose(game.view(decision.seats[0]), decision)

    _play(game, answers, side, choose)


def _play(game: Game[Any, Any], answers: Answers, side: Side, choose: Chooses) -> None:
    """One side chooses, the other passes; what the keeper answers at setup is given."""
    while game.pending and len(game.answers) < MOST:
        decision = game.pending[0]
        game.apply(decision.seats[0], _answer(game, decision, answers, side, choose))


def _answer(
    game: Game[Any, Any], decision: Decision, answers: Answers, side: Side, choose: Chooses
) -> Option:
    if decision.kind == "question":
        number = str(decision.about["question"])
        return ANSWER(number, answers[number])
    if (decision.seats[0] == KEEPER) == (side == "keeper"):
        return choose(game, decision)
    return _frailest(table_of(game), decision) if side == "keeper" else passing(decision)


def _frailest(g: Table, decision: Decision) -> Option:
    """Those who only pass come with the least health or sanity to lose."""
    if decision.kind != "investigator":
        return passing(decision)

    def left_to_lose(option: Option) -> int:
        (name,) = TAKE.ids(option)
        card = g.box.investigators[name]
        return min(card.health, card.sanity)

    return min(decision.options, key=left_to_lose)
