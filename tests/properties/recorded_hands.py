"""Games of the house's hands that keep a record: what people at a table would tell the app of it.

Noted are what is chosen on the app, what it would ask people, and what they would report; each with
the app's half of the state as it was then.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple

import msgspec

from madhouse.engine.casefile import Header
from madhouse.engine.clauses import Condition, parts_within
from madhouse.engine.decisions import Decision, Fact
from madhouse.engine.flow import Rule
from madhouse.engine.knowledge import EVERYONE
from madhouse.second.acting.scene import Scene, all_hold
from madhouse.second.acting.verbs import can_do
from madhouse.second.app.people import HANDS as PEOPLES
from madhouse.second.app.puzzles import CLOSE
from madhouse.second.app.who_knows import is_mixed, only_people_know
from madhouse.second.edition import SecondEdition, begun
from madhouse.second.rules.house import House
from madhouse.second.rules.puzzle_attempts import SPEND_FOR_STEP
from madhouse.second.things.monsters import Instruction
from madhouse.second.things.scenario import PuzzleOf
from madhouse.second.things.skills import TestOf
from madhouse.second.things.state import App, Monster, State
from madhouse.second.things.table import Table
from madhouse.second.words.company import ONE
from madhouse.second.words.everybody import Either
from madhouse.second.words.inspecting import AnotherTopic, SearchFromAfar
from tests.properties import random_games
from tests.properties.second_games import SecondGame

AT_A_TURN = ("turn", "turn-order")
"""Questions of the house between which people would choose something on the app."""
BETWEEN = "between deeds"
ON_THE_APP = (AnotherTopic, SearchFromAfar)
"""Words with which people choose on the app again."""


class Noted(NamedTuple):
    """Something that happened, and what the app kept then."""

    kind: str
    facts: dict[str, Any]
    app: App


def copied(app: App) -> App:
    """What the app keeps now, whatever becomes of it."""
    return msgspec.msgpack.decode(msgspec.msgpack.encode(app), type=App)


class Record:
    """What was noted, in its order."""

    def __init__(self) -> None:
        self.noted: list[Noted] = []

    def note(self, app: App, what: str, /, **facts: Any) -> dict[str, Any]:
        """Note something; what is known of it only later may be written into its facts."""
        self.noted.append(Noted(what, facts, copied(app)))
        return facts


class RecordedTable(Table):
    """A table whose log is noted."""

    record: Record

    def tell(
        self, kind: str, rules: tuple[str, ...] = (), /, *, seen_by: int = EVERYONE, **facts: Fact
    ) -> None:
        super().tell(kind, rules, seen_by=seen_by, **facts)
        self.record.note(self.app, kind, **facts)


class RecordedHands(House):
    """The house, watched wherever the app would ask people."""

    def __init__(self, told: SecondEdition, record: Record) -> None:
        self._record = record
        self._asked = {id(each) for each in _read_by_the_app(told)}
        lines = [line for each in told.scenario.endings.values() for line in each.lines]
        self._at_the_end = {id(each) for line in lines for each in line.given}
        self._by_people = 0  # so deep in what people carry out by themselves

    def _asks(self, written: object) -> bool:
        """The app asks, unless people are at something by themselves; it may end then."""
        asks = not self._by_people or id(written) in self._at_the_end
        return asks and id(written) in self._asked

    def test(self, g: Table, scene: Scene, test: TestOf) -> Rule[int]:
        on_token = bool(scene.token) and not scene.card and not self._by_people
        if not (on_token or self._asks(test)):
            return (yield from super().test(g, scene, test))
        facts = self._record.note(g.app, "test", skill=test.skill.value)
        facts["successes"] = yield from super().test(g, scene, test)
        return int(facts["successes"])

    def judge(self, g: Table, scene: Scene, conditions: Sequence[Condition]) -> Rule[bool]:
        for condition in conditions:
            if not (yield from self._judged(g, scene, condition)):
                return False
        return True

    def _judged(self, g: Table, scene: Scene, condition: Condition) -> Rule[bool]:
        asked = only_people_know(condition) and self._asks(condition)
        judged = getattr(condition, "judged", None)
        if asked and judged is not None:
            return bool((yield from judged(partial(self._judged, g, scene))))
        so = all_hold(g, scene, (condition,))
        if asked:
            self._record.note(g.app, "judge", condition=g.box.number_of(condition), so=so)
        return so

    def may_choose(self, g: Table, scene: Scene, conditions: Sequence[Condition]) -> Rule[bool]:
        noted = len(self._record.noted)
        so = yield from self.judge(g, scene, [each for each in conditions if is_mixed(each)])
        answers = [each.facts["so"] for each in self._record.noted[noted:]]
        del self._record.noted[noted:]
        self._record.note(g.app, "may-choose", answers=answers)
        return so

    def attempt(self, g: Table, scene: Scene, asked: PuzzleOf, name: str) -> Rule[bool]:
        rule, answer = super().attempt(g, scene, asked, name), None
        while True:
            try:
                decision = rule.send(answer)
            except StopIteration as over:
                self._record.note(g.app, "puzzle", step=CLOSE)
                return bool(over.value)
            before = copied(g.app)
            answer = yield decision
            if _kind(decision) == "puzzle" and answer != SPEND_FOR_STEP:
                self._record.note(before, "puzzle", step=answer)

    def carry_out(self, g: Table, scene: Scene, verb: Any) -> Rule[None]:
        if isinstance(verb, Either) and self._asks(verb):
            yield from self._either(g, scene, verb)
            return
        # A word that asks people what the app must know goes on with what comes of it.
        asks = hasattr(verb, "told") and not PEOPLES.only_reads(verb)
        deeper = 0 if asks or isinstance(verb, ON_THE_APP) else 1
        self._by_people += deeper
        try:
            yield from verb.run(g, scene)
        finally:
            self._by_people -= deeper

    def _either(self, g: Table, scene: Scene, verb: Either) -> Rule[None]:
        possible = [n for n, each in enumerate(verb.of) if can_do(g, scene, each.do)]
        facts = self._record.note(g.app, "either", chosen=ONE(possible[0] if possible else 0))
        rule, answer, first = verb.run(g, scene), None, True
        while True:
            try:
                decision = rule.send(answer)
            except StopIteration:
                return
            answer = yield decision
            if first and _kind(decision) == "either":
                facts["chosen"] = answer
            first = False

    def anybody_at(self, g: Table, at: str) -> Rule[bool]:
        there = yield from super().anybody_at(g, at)
        self._record.note(g.app, "anybody-at", there=there)
        return there

    def where(self, g: Table, monster: Monster) -> Rule[str]:
        space = yield from super().where(g, monster)
        self._record.note(g.app, "where-it-stands", monster=monster.id, space=space)
        return space

    def stands_in(self, g: Table, monster: Monster, space: str) -> Rule[bool]:
        there = yield from super().stands_in(g, monster, space)
        self._record.note(g.app, "has-arrived", there=there)
        return there

    def monster_in(self, g: Table, space: str) -> Rule[bool]:
        there = yield from super().monster_in(g, space)
        self._record.note(g.app, "monster-in", there=there)
        return there

    def beside_a_monster(self, g: Table, persons: Sequence[str]) -> Rule[str]:
        person = yield from super().beside_a_monster(g, persons)
        self._record.note(g.app, "beside-a-monster", person=person)
        return person

    def safe_space(self, g: Table, person: str) -> Rule[str]:
        space = yield from super().safe_space(g, person)
        self._record.note(g.app, "flees", space=space)
        return space

    def room_without_anybody(self, g: Table, rooms: Sequence[str]) -> Rule[str]:
        room = yield from super().room_without_anybody(g, rooms)
        if rooms:
            self._record.note(g.app, "haul-from", room=room)
        return room

    def carried_out(self, g: Table) -> Rule[None]:
        self._record.note(g.app, "carried-out")
        yield from ()


def _kind(asked: object) -> str:
    return asked.kind if isinstance(asked, Decision) else ""


def _read_by_the_app(told: SecondEdition) -> Iterator[object]:
    """What stands in texts that the app resolves: of the scenario, and of monsters where reading
    aloud is not all there is to do."""
    scenario, box = told.scenario, told.box
    texts: list[msgspec.Struct] = [*scenario.tokens, *scenario.events, *scenario.endings.values()]
    for monster in (*box.monsters.values(), *box.named_monsters.values()):
        for text in parts_within(monster, Instruction):
            yield from text.given  # whether it can be drawn is asked in any case
            if not PEOPLES.only_reads(text):
                texts.append(text)
    for named in scenario.monsters:
        for verb in named.defeated:
            texts.append(verb)
            yield verb
    for each in texts:
        for kind in (TestOf, Condition, Either):
            yield from parts_within(each, kind)


class Recorded(NamedTuple):
    """A game that is over, and what was noted of it."""

    game: SecondGame
    record: list[Noted]


class RecordedEdition(SecondEdition):
    """The second edition, whose tables are watched."""

    def __init__(self, told: SecondEdition) -> None:
        vars(self).update(vars(told))
        self.record = Record()

    def table(self, state: State) -> Table:
        hands = RecordedHands(self, self.record)
        table = RecordedTable(state, self.box, self.scenario, hands)
        table.record = self.record
        return table


def recorded(told: SecondEdition, header: Header, seed: int, eager: bool) -> Recorded:
    """A random game, played by the house to its end, and its record."""
    watched = RecordedEdition(told)
    game = begun(watched, header)
    chooser = Random(seed)
    while game.pending:
        if game.pending[0].kind in AT_A_TURN:
            table = game.table
            assert isinstance(table, Table)
            watched.record.note(table.app, BETWEEN)
        random_games.answer(game, chooser, eager)
    return Recorded(game, watched.record.noted)
