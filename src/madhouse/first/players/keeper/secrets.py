"""What the keeper does in secret, or through others: covers, decoys, urges."""

import random
from collections.abc import Iterator

from madhouse.first.players.investigators.answers import ANSWERS
from madhouse.first.players.situation import Situation
from madhouse.first.players.weights import InvestigatorWeights, KeeperWeights
from madhouse.first.rules.setup import COVER
from madhouse.first.rules.urges import MAKE_USE
from madhouse.players.judging import Verdict, verdict


def judge_cover(
    situation: Situation, weights: KeeperWeights, dice: random.Random
) -> Iterator[Verdict]:
    """Now and then one more card, never by where the clue is: a habit would give it away."""
    for option in situation.decision.options:
        yield verdict(option, "habit", weights.cover if option == COVER else dice.random())


def judge_decoy(situation: Situation, weights: KeeperWeights) -> Iterator[Verdict]:
    """A room to name beside the true one: unsearched like it, far from it, and well guarded."""
    house, options = situation.house, situation.decision.options
    ways = [house.way_to(room) for room in situation.view.rooms if room not in options]
    for option in options:
        spaces = house.board.rooms[option].spaces
        far = min((way[space] for way in ways for space in spaces), default=0.0)
        guarded = len(situation.monsters_by_room.get(option, ()))
        room = situation.view.rooms[option]
        unsearched = 0.0 if room.explored or not room.pile else 2.0
        yield verdict(option, "guard", unsearched + weights.decoy * far + weights.guard * guarded)


def judge_urge(situation: Situation, weights: KeeperWeights) -> Iterator[Verdict]:  # noqa: ARG001
    """What would hurt them most in his hands: fire and powder, then spells that cost him."""
    for option in situation.decision.options:
        used = MAKE_USE.read(option)
        worth = HARMFUL.get(used["card"], HARMLESS) if used else HARMLESS + 0.5
        yield verdict(option, "urge", worth)


HARMFUL = {"dynamite": 4.0, "kerosene-can": 2.5, "the-grey-ampoule": 1.5}
"""Cards that one would rather not have used by a man who is out of his mind."""
HARMLESS = 0.3  # what any other is worth


def judge_urged(situation: Situation) -> Iterator[Verdict]:
    """He who has another's card used for him chooses what its owner would like least."""
    for spoken in ANSWERS[situation.decision.kind](situation, InvestigatorWeights()):
        yield verdict(spoken.option, "urge", -spoken.score)
