"""Boards and scenarios of packs by hand: a proof says which answers lead to an ending, and a hand
gives them."""

from typing import Any

from playwright.sync_api import Page

from madhouse.engine.decisions import Decision
from madhouse.engine.game import Game
from madhouse.second.edition import edition, the_box
from madhouse.second.kit.kept_proofs import kept_at, read_proofs
from madhouse.second.kit.proof import Proof, set_up
from tests.browser.playing import Player
from tests.browser.second_evenings import ByHand, Reports
from tests.browser.sitting import laid_out_for_all, sit_down
from tests.server.house import House, Message

PUZZLE = "puzzle"


def of_packs(*, trial: bool) -> list[str]:
    """The scenarios of all packs, or their trial boards, by the order of the shelf."""
    box = the_box()
    names = [name for pack in box.collection.values() for name in pack.scenario_ids]
    return [name for name in names if box.load_scenario(name).trial == trial]


def shortest_win(story: str) -> Proof:
    """The kept proof of a pack's scenario that needs the fewest answers to be won."""
    told = edition(story)
    pack = the_box().collection[the_box().needs(story)[0]]
    proofs = read_proofs(kept_at(pack.folder / "scenarios" / f"{story}.yaml"))
    won = [each for each in proofs if told.scenario.endings[each.ending].won]
    return min(won, key=lambda each: len(each.answers))


def begun(proof: Proof, story: str) -> tuple[Game[Any, Any], list[str]]:
    """The game of a proof after its setup, and the answers that are left."""
    game, left = set_up(edition(story), proof.number, proof.seed), list(proof.answers)
    while game.table.state.stage == "setup":
        game.apply(game.pending[0].seats[0], left.pop(0))
    return game, left


class ByProof(ByHand):
    """Whoever sits there gives the answers of a proof, one after the other.

    Steps of a puzzle are said by another screen of the same seat: how the boards of puzzles are
    moved by mouse, touch and keys is tried elsewhere.
    """

    def play(self, answers: list[str]) -> None:
        """All of them."""
        for line in answers:
            decision = self.game.pending[0]
            assert line in decision.options, (line, decision)
            if decision.kind == PUZZLE:
                self._say(decision, line)
            else:
                self._answer(decision, line)

    def _say(self, decision: Decision, line: str) -> None:
        seat = decision.seats[0]
        self.guests[seat].say(type="choose", seat=seat, number=decision.number, option=line)
        self._hear_of(decision)


def play_to_the_end(house: House, page: Page, story: str, *, keys: bool = False) -> ByProof:
    """Play a scenario of a pack at one screen to the ending of its shortest proof."""
    game, answers = begun(shortest_win(story), story)
    created = laid_out_for_all(house, game)
    sit_down(page, created)
    player = Player(page, keys=keys)
    evening = ByProof(house, created, dict.fromkeys(game.seats, player), story)
    evening.play(answers)
    return evening


class Waiting(Reports):
    """People who do nothing but what the house asks of them, until the time is over."""

    def wait(self) -> None:
        """Phase after phase."""
        while not self.over:
            self._until("investigator-phase")
            if not self.over:
                self._tell("end phase")


def wait_to_the_end(house: House, page: Page, created: Message, story: str) -> Waiting:
    """People at a table let the time run out."""
    sit_down(page, created)
    evening = Waiting(house, created, {"people": Player(page)}, story)
    evening.wait()
    return evening
