"""People's hands: what the app says is told, and what it cannot know is asked.

Here the program is the app of the rulebook and no more. People have figures, cards and dice before
them; their reports are answers like any other, so they are saved, replayed and taken back.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec

from madhouse.engine.clauses import Condition, single_verbs
from madhouse.engine.decisions import Decision, Fact, Option
from madhouse.engine.flow import Rule
from madhouse.engine.forms import form
from madhouse.second.acting.scene import Scene, all_hold
from madhouse.second.app.menu import CARRIED_OUT, wait
from madhouse.second.app.puzzles import StepsToTake, work_at
from madhouse.second.app.who_knows import is_mixed, only_people_know
from madhouse.second.things.peoples_words import is_for_people
from madhouse.second.things.plain_answers import NO, YES
from madhouse.second.things.scenario import PuzzleOf
from madhouse.second.things.skills import TestOf
from madhouse.second.things.state import PEOPLE, Monster
from madhouse.second.things.table import Table

SUCCESSES = form("{number} successes")
MOST_SUCCESSES = 20
"""No report says more: an improved skill, and every card that adds a die, stay below this."""
FROM = form("from {room}")
NONE_OF_THEM = "from none of them"
STANDS = form("it stands in {space}")
WITH = form("with {token}")
WITH_NOBODY = "with none of them"
GOES = form("goes to {space}")
NOWHERE = "goes nowhere"


def ask(
    g: Table, kind: str, options: Sequence[Option], rule: str, about: dict[str, Fact]
) -> Rule[Option]:
    """Ask people what only they can see; the log keeps what they said (2e.log.records)."""
    said: str = yield Decision((PEOPLE,), kind, tuple(options), rule, about)
    facts: dict[str, Any] = {"asked": kind, "answer": said, **about}
    g.tell("answered", ("2e.log.records",), **facts)
    return said


class People:
    """People carry it out themselves."""

    name = "people"
    tells_each_word = True

    def carry_out(self, g: Table, scene: Scene, verb: Any) -> Rule[None]:
        """Tell what people are to do; a word that asks them something asks it."""
        told = getattr(verb, "told", None)
        if told is not None:
            yield from told(g, scene)
        else:
            g.tell("instructed", ("2e.mythos.app-instructs",), word=g.box.number_of(verb))
            verb.note(g, scene)

    def test(self, g: Table, scene: Scene, test: TestOf) -> Rule[int]:
        """People roll, and say how many successes they have."""
        about: dict[str, Fact] = {
            "skill": test.skill.value,
            "modifier": test.modifier,
            "difficulty": None if test.difficulty is None else g.amount(test.difficulty),
            "enough": scene.enough if test.adds_up_to is not None else None,
            "token": scene.token,
        }
        options = [SUCCESSES(number) for number in range(MOST_SUCCESSES + 1)]
        chosen: str = yield Decision(
            (PEOPLE,), "successes", tuple(options), "2e.test.result", about
        )
        (number,) = SUCCESSES.ids(chosen)
        g.tell("reported", ("2e.test.result",), skill=test.skill.value, successes=int(number))
        return int(number)

    def attempt(self, g: Table, scene: Scene, asked: PuzzleOf, name: str) -> Rule[bool]:  # noqa: ARG002
        """The app shows the puzzle and counts; people know how many steps they have."""
        return work_at(g, PEOPLE, asked, name, StepsToTake())

    def only_reads(self, written: msgspec.Struct) -> bool:
        """The app must know the outcome only where it does something of its own then."""
        return all(is_for_people(verb) for verb in single_verbs(written))

    def judge(self, g: Table, scene: Scene, conditions: Sequence[Condition]) -> Rule[bool]:
        """What the app knows it looks up; for the rest people are asked."""
        for condition in conditions:
            if not (yield from self._judged(g, scene, condition)):
                return False
        return True

    def _judged(self, g: Table, scene: Scene, condition: Condition) -> Rule[bool]:
        """Of what joins several each is judged by whoever can tell: people know no variable."""
        if not only_people_know(condition):
            return all_hold(g, scene, (condition,))
        judged = getattr(condition, "judged", None)
        if judged is not None:
            so: bool = yield from judged(partial(self._judged, g, scene))
            return so
        about: dict[str, Fact] = {"condition": g.box.number_of(condition)}
        said = yield from ask(g, "judge", (YES, NO), "", about)
        return said == YES

    def may_choose(self, g: Table, scene: Scene, conditions: Sequence[Condition]) -> Rule[bool]:
        """They see for themselves what only they know, and the app has offered nothing against what
        it knows; where both meet in one condition they are asked."""
        so = yield from self.judge(g, scene, [each for each in conditions if is_mixed(each)])
        if not so:
            g.tell("not-now", ("2e.golden.component-beats-rules",), token=scene.token)
        return so

    def anybody_at(self, g: Table, at: str) -> Rule[bool]:
        """People are asked, before it is said what happens there."""
        about: dict[str, Fact] = {"round": g.app.round, "at": at}
        said = yield from ask(g, "anybody-at", (YES, NO), "2e.mythos-event.when", about)
        return said == YES

    def carried_out(self, g: Table) -> Rule[None]:
        """People say when it is done."""
        yield from wait(g, CARRIED_OUT, "2e.mythos.app-instructs")

    def place_monster(self, g: Table, monster: Monster, space: str) -> Rule[None]:  # noqa: ARG002
        """Its place was told; from now on people know where it stands."""
        yield from ()

    def where(self, g: Table, monster: Monster) -> Rule[str]:
        """Only they know."""
        about: dict[str, Fact] = {"monster": monster.id}
        options = STANDS.each(g.places.spaces)
        chosen = yield from ask(g, "where-it-stands", options, "", about)
        (space,) = STANDS.ids(chosen)
        return space

    def stands_in(self, g: Table, monster: Monster, space: str) -> Rule[bool]:
        """Only they know."""
        about: dict[str, Fact] = {"monster": monster.id, "space": space}
        said = yield from ask(g, "has-arrived", (YES, NO), "", about)
        return said == YES

    def monster_in(self, g: Table, space: str) -> Rule[bool]:
        """Only they know."""
        about: dict[str, Fact] = {"space": space}
        said = yield from ask(g, "monster-in", (YES, NO), "", about)
        return said == YES

    def beside_a_monster(self, g: Table, persons: Sequence[str]) -> Rule[str]:
        """They say who it is."""
        options = (*WITH.each(persons), WITH_NOBODY)
        chosen = yield from ask(g, "beside-a-monster", options, "", {})
        return "" if chosen == WITH_NOBODY else WITH.ids(chosen)[0]

    def safe_space(self, g: Table, person: str) -> Rule[str]:
        """They say where it is."""
        about: dict[str, Fact] = {"token": person}
        room_of = g.places.room_of
        here = room_of[g.app.tokens[person]]
        options = (*GOES.each(s for s in g.places.spaces if room_of[s] != here), NOWHERE)
        chosen = yield from ask(g, "flees", options, "", about)
        return "" if chosen == NOWHERE else GOES.ids(chosen)[0]

    def room_without_anybody(self, g: Table, rooms: Sequence[str]) -> Rule[str]:
        """They say which it is."""
        if not rooms:
            return ""
        options = (*FROM.each(rooms), NONE_OF_THEM)
        about: dict[str, Fact] = {"rooms": list(rooms)}
        chosen = yield from ask(g, "haul-from", options, "", about)
        return "" if chosen == NONE_OF_THEM else FROM.ids(chosen)[0]

    def remove_monster(self, g: Table, monster: Monster) -> None:
        """Its defeat was told."""

    def lay(self, g: Table, tile: str) -> None:
        """That it was placed is told."""

    def clear_board(self, g: Table) -> Rule[None]:
        """People take off the board what the app does not keep."""
        g.app.fire = False
        g.tell("board-cleared", ("2e.clear-board.figures-off",))
        yield from ()

    def standing_in(self, g: Table, room: str) -> list[str]:  # noqa: ARG002 - people see it
        """Only they know."""
        return []

    def settle(self, g: Table, *, won: bool, loser: str | None = None) -> None:
        """People see for themselves whose goals differ from the group's."""
        but_one = loser is not None
        g.tell("settle-yourselves", ("2e.winning.card-effects",), won=won, but_one=but_one)


HANDS = People()
