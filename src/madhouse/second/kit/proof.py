"""Proofs: a game that comes to an ending, from its setup on, and that can be played again.

Every die is scripted as a success. So a proof does not say that an ending is likely, only that
nothing in the scenario is in its way. It is kept as the seed and the answers: a text that is worded
otherwise leaves it as it is, and where rules or numbers have changed it still counts if the same
answers lead to the same ending.
"""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from madhouse.engine.casefile import Header
from madhouse.engine.decisions import Option
from madhouse.engine.game import Game
from madhouse.engine.saving import save
from madhouse.second.edition import SecondEdition
from madhouse.second.kit.planning import WAITING, Planner
from madhouse.second.kit.playing import Playing, table_of
from madhouse.second.rules.setup import starting_state
from madhouse.second.things.state import FEWEST, player_seats

SUCCESS = 1
"""A side of a die that is a success."""
DICE = 3000
"""Scripted dice, more than any proof rolls."""
MOST = 4000
"""Answers after which a game will not end."""
TRIES = 100
"""How many deals are tried before no way is said to have been found."""


VARIANTS = 3
"""In how many ways it is tried to keep something from coming."""


class Proof(msgspec.Struct, frozen=True, kw_only=True):
    """A way to one ending, with some hidden values and a number of investigators."""

    values: dict[str, str]
    number: int
    ending: str
    seed: str
    answers: list[Option]
    rounds: int  # how many it took

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a proof of."""
        return key_of(self.values, self.number, self.ending)


def key_of(values: Mapping[str, str], number: int, ending: str) -> tuple[object, ...]:
    """What tells one proof from another."""
    return (*values.items(), number, ending)


def set_up(told: SecondEdition, number: int, seed: str) -> Game[Any, Any]:
    """The table before setup, one person for all investigators, the dice scripted."""
    runs = player_seats(1) * number
    state = starting_state(told.box, told.scenario, seed, player_seats(1), runs)
    state.random.dice = [SUCCESS] * DICE
    position = told.encode(state)
    header = Header(
        edition=told.name,
        story=told.story_id,
        content=told.content_version,
        seed=seed,
        investigators=number,
        position=position,
        runs=tuple(runs),
        packs=told.box.packs,
    )
    return Game(told, position, header)


class Seeds:
    """Seeds that deal each combination of hidden values, tried in order."""

    def __init__(self, told: SecondEdition) -> None:
        self._told = told
        self._dealt: dict[tuple[object, ...], list[str]] = {}
        self._tried = 0

    def of(self, values: Mapping[str, str]) -> Iterator[str]:
        """Seeds that deal these values, as many as are tried."""
        key = tuple(values.items())
        for number in range(TRIES):
            while len(self._dealt.get(key, ())) <= number:
                self._deal_another()
            yield self._dealt[key][number]

    def _deal_another(self) -> None:
        self._tried += 1
        seed = f"proof {self._tried}"
        app = table_of(set_up(self._told, FEWEST, seed)).app
        self._dealt.setdefault(tuple(app.values.items()), []).append(seed)


def prove(told: SecondEdition, planner: Planner, ending: str, seeds: Seeds) -> Proof | None:
    """Look for a game that comes to the ending, in one deal after another."""
    setup = planner.setup
    for number, seed in enumerate(seeds.of(setup.values)):
        game = set_up(told, setup.number, seed)
        planner.waiting = WAITING[number % len(WAITING)]
        planner.variant = number % VARIANTS
        play(game, Playing(planner, ending, carrier=number, roams=number % 2 == 1))
        if game.result is not None and game.result.reason == ending:
            return Proof(
                values=dict(setup.values),
                number=setup.number,
                ending=ending,
                seed=seed,
                answers=[each.option for each in game.answers],
                rounds=table_of(game).app.round,
            )
    return None


def play(game: Game[Any, Any], playing: Playing) -> None:
    """Play to the end, or until no way leads to the ending any more."""
    while game.pending and len(game.answers) < MOST and not playing.hopeless:
        decision = game.pending[0]
        game.apply(decision.seats[0], playing.choose(table_of(game), decision))


def replayed(told: SecondEdition, proof: Proof) -> Game[Any, Any] | None:
    """The game of a proof, played again; None if it does not come to its ending any more."""
    game = set_up(told, proof.number, proof.seed)
    for option in proof.answers:
        if not game.pending or option not in game.pending[0].options:
            return None
        game.apply(game.pending[0].seats[0], option)
    if game.result is None or game.result.reason != proof.ending:
        return None
    return game if table_of(game).app.values == proof.values else None


def write_case(told: SecondEdition, proof: Proof, folder: Path) -> None:
    """Keep a proof as a case file, which anybody can replay."""
    game = replayed(told, proof)
    if game is not None:
        folder.mkdir(parents=True, exist_ok=True)
        hidden = "-".join(proof.values.values())
        parts: Sequence[str] = (told.story_id, hidden, str(proof.number), proof.ending)
        name = "-".join(part for part in parts if part)
        save(folder / f"{name}.case", game.case(), overwrite=True)
