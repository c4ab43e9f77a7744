"""People who report: they tell the app what a recorded game of the house's hands came to."""

from collections.abc import Callable, Collection
from typing import Any

import msgspec

from madhouse.engine.decisions import Decision
from madhouse.second.app.menu import (
    BEFORE_THIS_PHASE,
    BLOCKED,
    ELIMINATED,
    END_PHASE,
    LESS_DAMAGE,
    MORE_DAMAGE,
    NAME_ROOM,
    SET_FIRE,
    UNLOCKED,
)
from madhouse.second.app.people import (
    FROM,
    GOES,
    NONE_OF_THEM,
    NOWHERE,
    STANDS,
    SUCCESSES,
    WITH,
    WITH_NOBODY,
)
from madhouse.second.app.phases import ATTACK, EVADE, FACE, TOKEN
from madhouse.second.rules.setup import CHOOSE
from madhouse.second.things.plain_answers import NO, YES
from madhouse.second.things.state import PEOPLE, App
from madhouse.second.words.tokens import ROLL
from tests.properties.recorded_hands import BETWEEN, Noted
from tests.properties.second_games import SecondGame, table_of

REPORTED = {
    "monster-hurt",
    "monster-healed",
    "barricade-rolled",
    "fire",
    "eliminated",
    "unlocked",
    "room-named",
}
"""What people tell the app of their own accord."""
IN_A_PHASE = {"may-choose", "token-text", "attacks", "evades", BETWEEN, "mythos-phase", "ending"}
IN_HORROR = {"horror-check", "round", "ending"}
YES_NO = {True: YES, False: NO}


class Reporter:
    """Answers every question of the app out of the record, and compares what the app keeps."""

    def __init__(self, game: SecondGame, record: list[Noted]) -> None:
        self.game = game
        self.record = record
        self.compared = 0
        self._at = 0
        self._untold: list[Noted] = []  # what there was no time to report yet
        self._faced: list[str] = []
        self._needed: list[bool] = []  # whether what an option needs was so
        self._placed: list[Noted] = []  # where monsters stood, as far as that was asked
        self._asked: dict[str, Callable[[Decision], None]] = {
            "investigator": self._choose,
            "investigator-phase": self._phase,
            "carried-out": self._carry_out,
            "burns-first": self._carry_out,
            "horror-step": self._horror,
            "successes": self._successes,
            "judge": self._judge,
            "either": self._either,
            "puzzle": self._puzzle,
            "anybody-at": self._anybody,
            "has-arrived": self._arrived,
            "haul-from": self._haul,
            "monster-in": self._monster_in,
            "beside-a-monster": self._beside,
            "flees": self._flees,
            "where-it-stands": self._where,
            "push-token": self._push,
        }

    def play(self) -> None:
        """To the end."""
        while self.game.pending:
            decision = self.game.pending[0]
            self._asked[decision.kind](decision)

    # -- what the app asks ---------------------------------------------------------------------

    def _choose(self, decision: Decision) -> None:  # noqa: ARG002
        self._tell(CHOOSE(self._next({"chose"}).facts["who"]))

    def _successes(self, decision: Decision) -> None:
        noted = self._question("test")
        assert noted.facts["skill"] == decision.about["skill"]
        self._tell(SUCCESSES(noted.facts["successes"]))

    def _judge(self, decision: Decision) -> None:
        if self._needed:
            self._tell(YES_NO[self._needed.pop(0)])
            return
        noted = self._question("judge")
        assert noted.facts["condition"] == decision.about["condition"]
        self._tell(YES_NO[noted.facts["so"]])

    def _either(self, decision: Decision) -> None:  # noqa: ARG002
        self._tell(self._question("either").facts["chosen"])

    def _puzzle(self, decision: Decision) -> None:  # noqa: ARG002
        self._tell(self._question("puzzle").facts["step"])

    def _anybody(self, decision: Decision) -> None:  # noqa: ARG002
        self._tell(YES_NO[self._question("anybody-at").facts["there"]])

    def _arrived(self, decision: Decision) -> None:  # noqa: ARG002
        self._tell(YES_NO[self._question("has-arrived").facts["there"]])

    def _monster_in(self, decision: Decision) -> None:  # noqa: ARG002
        self._tell(YES_NO[self._question("monster-in").facts["there"]])

    def _beside(self, decision: Decision) -> None:  # noqa: ARG002
        person = self._question("beside-a-monster").facts["person"]
        self._tell(WITH(person) if person else WITH_NOBODY)

    def _flees(self, decision: Decision) -> None:  # noqa: ARG002
        space = self._question("flees").facts["space"]
        self._tell(GOES(space) if space else NOWHERE)

    def _haul(self, decision: Decision) -> None:  # noqa: ARG002
        room = self._question("haul-from").facts["room"]
        self._tell(FROM(room) if room else NONE_OF_THEM)

    def _where(self, decision: Decision) -> None:
        """It is asked once a monster's damage is reported, which may be late."""
        asked = decision.about["monster"]
        noted = next(
            each
            for each in self.record
            if each.kind == "where-it-stands"
            and each.facts["monster"] == asked
            and each not in self._placed
        )
        self._placed.append(noted)
        self._tell(STANDS(noted.facts["space"]))

    def _push(self, decision: Decision) -> None:  # noqa: ARG002
        """What is noted has moved by then; the next question tells whether it has here too."""
        self._tell(ROLL(self._awaited("token-moved").facts["space"]))

    def _question(self, kind: str) -> Noted:
        """The next thing of this kind that the house was asked; what it keeps is compared."""
        noted = self._awaited(kind)
        if not self._untold:
            self._compare(noted.app)
        return noted

    def _awaited(self, kind: str) -> Noted:
        """The next thing of this kind; reports wait."""
        while (noted := self._next(REPORTED | {kind})).kind != kind:
            self._untold.append(noted)
        return noted

    # -- what people choose and report ---------------------------------------------------------

    def _phase(self, decision: Decision) -> None:  # noqa: ARG002
        if self._told_late():
            return
        while (noted := self._next_before_an_epilogue(REPORTED | IN_A_PHASE)).kind in (
            BETWEEN,
            "may-choose",
        ):
            if noted.kind == BETWEEN:
                self._compare(noted.app)
            else:
                self._needed = list(noted.facts["answers"])
        facts = noted.facts
        match noted.kind:
            case "token-text":
                self._tell(TOKEN(facts["token"], facts["option"]))
            case "attacks":
                self._tell(ATTACK(facts["monster"], facts["attack"]))
            case "evades":
                self._tell(EVADE(facts["monster"]))
            case "mythos-phase" | "ending":
                self._tell(END_PHASE)
            case _:
                self._report(noted)

    def _carry_out(self, decision: Decision) -> None:  # noqa: ARG002
        if self._told_late():
            return
        noted = self._next(REPORTED | {"carried-out"})
        if noted.kind == "carried-out":
            self._compare(noted.app)
            self._tell(END_PHASE)
        else:
            self._report(noted)

    def _horror(self, decision: Decision) -> None:
        if self._told_late():
            return
        noted = self._next_before_an_epilogue(REPORTED | IN_HORROR)
        if noted.kind == "horror-check":
            face = FACE(noted.facts["monster"])
            if face in decision.options:
                self._tell(face)
        elif noted.kind in IN_HORROR:
            if noted.kind != "ending":
                self._at -= 1
            self._tell(END_PHASE)
        else:
            self._report(noted)

    def _told_late(self) -> bool:
        """Report what has waited; True if there was something, so that the question may be new."""
        if not self._untold:
            return False
        self._report(self._untold.pop(0))
        return True

    def _report(self, noted: Noted) -> None:
        facts = noted.facts
        match noted.kind:
            case "monster-hurt":
                self._press(MORE_DAMAGE(facts["monster"]), facts["damage"])
            case "monster-healed":
                self._press(LESS_DAMAGE(facts["monster"]), facts["damage"])
            case "barricade-rolled" if not facts["broken"]:
                self._press(BLOCKED(facts["monster"]))
            case "fire":
                self._press(SET_FIRE)
            case "eliminated":
                app = table_of(self.game).app  # once the last phase is fixed, late is all the same
                late = noted.app.round < app.round and not app.deadline
                self._tell((BEFORE_THIS_PHASE if late else ELIMINATED)(facts["who"]))
            case "unlocked":
                self._tell(UNLOCKED(facts["token"]))
            case "room-named":
                self._tell(NAME_ROOM(facts["token"]))

    def _press(self, button: str, times: int = 1) -> None:
        """As often as it is there: damage beyond a monster's health is none."""
        for _ in range(times):
            if self.game.pending and button in self.game.pending[0].options:
                self._tell(button)

    # -- the record ----------------------------------------------------------------------------

    def _next(self, kinds: Collection[str]) -> Noted:
        while (noted := self.record[self._at]).kind not in kinds:
            self._at += 1
        self._at += 1
        return noted

    def _next_before_an_epilogue(self, kinds: Collection[str]) -> Noted:
        """The same; before an epilogue it may be asked which of its lines are read."""
        start = self._at
        noted = self._next(kinds)
        if noted.kind == "ending":
            self._at = start
        return noted

    def _tell(self, option: str) -> None:
        self.game.apply(PEOPLE, option)

    def _compare(self, kept: App) -> None:
        self.compared += 1
        now = table_of(self.game).app
        differing = [
            f"{name}: {ours!r} at this table, {getattr(kept, name)!r} in the record"
            for name, ours in _fields(now).items()
            if msgspec.msgpack.encode(ours) != msgspec.msgpack.encode(getattr(kept, name))
        ]
        assert not differing, differing
        assert set(now.possible) <= set(kept.possible)


def _fields(app: App) -> dict[str, Any]:
    """All but what is still possible: people may open every token that lies there, and read from
    its options more than investigators of the house do, who stand beside few of them."""
    names = (name for name in app.__struct_fields__ if name != "possible")
    return {name: getattr(app, name) for name in names}
