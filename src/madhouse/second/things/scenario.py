"""A scenario as its author writes it: maps, tokens, persons, events, objectives, endings."""

from typing import Literal, get_args

import msgspec
from msgspec.structs import replace

from madhouse.engine.bounds import refuse_many_combinations
from madhouse.engine.clauses import Clauses, Condition, Verb, single_verbs
from madhouse.engine.content_version import ForNewcomers, Prose
from madhouse.engine.epilogue import EpilogueLine
from madhouse.engine.looks import OwnLook
from madhouse.engine.moods import UNSAID, Mood
from madhouse.engine.people import ANY_NUMBER, BestWith
from madhouse.puzzles.asked import AskedKind, AskedPuzzle
from madhouse.second.things.amounts import Amount
from madhouse.second.things.cards import Item, WeaponClass
from madhouse.second.things.levels import Level, MythosDelay, begun_later
from madhouse.second.things.map_plan import MapPlan
from madhouse.second.things.monsters import Instruction
from madhouse.second.things.references import (
    CounterId,
    FactName,
    ItemId,
    KindId,
    PlaceId,
    PossessionId,
    RoomId,
    VariableId,
)
from madhouse.second.things.skills import Skill, TestOf

TokenKind = Literal["search", "interact", "explore", "sight", "person", "inventory"]
Severity = Literal["minor", "major", "deadly"]


class PuzzleOf(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle as a test: its kind and size, and the skill that gives steps."""

    kind: AskedKind
    size: str | int = ""
    """'3x5': length and variance of a code, the grid of a slide or a line; 5: the pieces of a
    tower, the signs that are covered of each ring."""
    moves: tuple[int, int] | None = None  # the band of least moves asked for
    skill: Skill

    def __post_init__(self) -> None:
        _ = self.asked  # what cannot be dealt is refused where it is written

    @property
    def asked(self) -> AskedPuzzle:
        """What is dealt."""
        size = f" {self.size}" if self.size else ""
        moves = f" in {self.moves[0]} to {self.moves[1]}" if self.moves else ""
        return AskedPuzzle.from_written(f"{self.kind}{size}{moves}")


class Harder(msgspec.Struct, frozen=True, kw_only=True):
    """So many successes more are needed if something is so."""

    given: tuple[Condition, ...] = msgspec.field(name="if")
    by: int = 1


class TokenOption(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that can be chosen on a token, with the action icon unless it is free."""

    label: Prose  # what one reads before choosing it
    text: Prose = ""  # what is read aloud then
    again: Prose = ""  # and what the next time
    free: bool = False
    given: tuple[Condition, ...] = msgspec.field(default=(), name="if")
    do: tuple[Verb, ...] = ()  # in any case, first
    test: TestOf | None = None
    harder: tuple[Harder, ...] = ()
    puzzle: PuzzleOf | None = None
    passed: tuple[Verb, ...] = msgspec.field(default=(), name="pass")
    failed: tuple[Verb, ...] = msgspec.field(default=(), name="fail")
    fail_text: Prose = ""
    pass_text: Prose = ""
    then: tuple[Verb, ...] = ()  # in any case, last
    stays: bool = False  # it can be chosen again after it was passed
    finishes: bool = False  # passed, it finishes the whole token

    @property
    def only_tells(self) -> bool:
        """Whether choosing it once more would tell the same and change nothing."""
        if not self.free or self.test is not None or self.puzzle is not None:
            return False
        return all(getattr(verb, "only_tells", False) for verb in single_verbs(self))


class Token(msgspec.Struct, frozen=True, kw_only=True):
    """A token of the app: placed when its room is laid, or when something places it."""

    id: str
    kind: TokenKind
    name: Prose = ""
    text: Prose = ""  # read when it is placed or looked at
    at: PlaceId = ""  # a space, or a room with one; of an Explore token the room one stands in
    reach: Literal["space", "room"] = "space"  # from its space, or from every space of its room
    to: tuple[RoomId, ...] = ()  # what exploring reveals
    only: dict[VariableId, str] = {}  # for these values of hidden variables
    given: tuple[Condition, ...] = msgspec.field(default=(), name="if")  # needed for any option
    placed: bool = True  # with its room; else when something places it
    appears: tuple[Condition, ...] = ()  # with its room, but not before all of this is so
    item: ItemId = ""  # of an inventory token: the card in whose possession it can be used
    options: tuple[TokenOption, ...]
    copies: int = 1  # so many of them; then words place one that lies nowhere yet
    look: OwnLook = None


class EachCount(msgspec.Struct, frozen=True, kw_only=True):
    """Whenever a counter has risen by so many."""

    counter: CounterId
    number: int = 1


class Timing(msgspec.Struct, frozen=True, kw_only=True):
    """When an event comes: in the event step of a round, at its end, after the monster step, once
    something is so, or whenever something has been counted."""

    round: int | None = None  # in the event step of this round, before the mythos events
    end_of_round: int | None = None  # in the event step, after them
    every: int | None = None  # and again after so many rounds
    after_monsters: int | None = None  # at the end of the monster step
    sooner: CounterId | None = None  # so many rounds sooner as this counter stands at
    later: CounterId | None = None  # so many rounds later as this counter stands at
    latest: int | None = None  # but in this round at the latest
    known: tuple[Condition, ...] = ()  # as soon as all of it is so
    each: EachCount | None = None


EventStep = Literal["before mythos", "after mythos", "after monsters"]
STARTS: dict[EventStep, str] = {
    "before mythos": "round",
    "after mythos": "end_of_round",
    "after monsters": "after_monsters",
}
"""What of a timing says in which round something comes at this step."""


class ScenarioEvent(msgspec.Struct, frozen=True, kw_only=True):
    """Something that the clock, or what people did, brings."""

    id: str
    when: Timing
    given: tuple[Condition, ...] = msgspec.field(default=(), name="if")
    text: Prose  # none: nothing is read aloud
    again: Prose = ""  # what is read aloud when it comes again
    do: tuple[Verb, ...] = ()
    instead: bool = False  # no mythos event is drawn in this round


class MythosPlan(msgspec.Struct, frozen=True, kw_only=True):
    """The severity of mythos events by round, and the places that the scenario has."""

    minor: tuple[int, int] | None = None
    major: tuple[int, int] | None = None
    deadly: tuple[int, int] | None = None
    without: tuple[str, ...] = ()  # events that do not fit
    places: dict[str, tuple[RoomId, ...]] = {}  # rooms of which more can be said: crowd

    def severity(self, number: int) -> Severity | None:
        """How severe the events of this round are."""
        for severity, (first, last) in self.spans.items():
            if first <= number <= last:
                return severity
        return None

    @property
    def spans(self) -> dict[Severity, tuple[int, int]]:
        """The first and the last round of each severity that comes at all, in their order."""
        spans = {severity: getattr(self, severity) for severity in get_args(Severity)}
        return {severity: span for severity, span in spans.items() if span}

    def later(self, by: MythosDelay) -> "MythosPlan":
        """The same with severities that begin later, or sooner."""
        spans = begun_later(self.spans, by)
        return replace(self, **{each: spans.get(each) for each in get_args(Severity)})


class ObjectiveLine(msgspec.Struct, frozen=True, kw_only=True):
    """What the objective view shows, from when on."""

    text: Prose
    given: tuple[Condition, ...] = msgspec.field(default=(), name="if")


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """One way in which it ends, and its epilogue.

    In its lines `{you}` names whoever brought it about, `{here}` those who stand in the room where
    it ends, `{lost}` those who were eliminated, `{all}` those who were not.
    """

    won: bool
    bitter: bool = False
    time: bool = False  # lost because it took too long
    text: Prose
    lines: tuple[EpilogueLine, ...] = ()
    room: RoomId = ""  # where it ends, for those who stand there


class Possession(msgspec.Struct, frozen=True, kw_only=True):
    """A starting possession, perhaps only from so many investigators on."""

    card: PossessionId
    at_least: int = msgspec.field(default=0, name="from")


class Bound(msgspec.Struct, frozen=True, kw_only=True):
    """Where a monster keeps to: the room it came to, perhaps with those beside it, until when."""

    to: Literal["room", "rooms beside"] = "room"
    until: tuple[Condition, ...] = ()


class NamedMonster(msgspec.Struct, frozen=True, kw_only=True):
    """A monster with a name: its kind, more health, its own texts, what its defeat brings."""

    id: str
    kind: KindId
    name: Prose
    extra_health: Amount = 0
    bound: bool | Bound = False  # it never leaves its room, or some rooms
    watches_while: tuple[Condition, ...] = ()  # it does nothing, until somebody attacks it
    activate: tuple[Instruction, ...] = ()
    until_attacked: tuple[Instruction, ...] = ()  # in place of these, until attacked or blocked
    # for any weapon, or by its class; for other classes the kind's
    attack: tuple[Instruction, ...] | dict[WeaponClass, tuple[Instruction, ...]] = ()
    evade: tuple[Instruction, ...] = ()
    horror_check: tuple[Instruction, ...] = ()
    defeated: tuple[Verb, ...] = ()
    look: OwnLook = None

    def attacked_with(self, weapon: WeaponClass) -> tuple[Instruction, ...]:
        """Its own texts for attacks with a class of weapon, if it has any."""
        return self.attack.get(weapon, ()) if isinstance(self.attack, dict) else self.attack


class ScenarioRule(Clauses, frozen=True, kw_only=True):
    """A standing rule of the scenario, said at its start."""

    id: str
    text: Prose
    given: tuple[Condition, ...] = msgspec.field(default=(), name="if")


class FactLine(msgspec.Struct, frozen=True, kw_only=True):
    """Something that can be learned, as the log words it; perhaps by the value learned with it."""

    id: FactName
    text: Prose
    by_value: dict[str, Prose] = {}

    def worded(self, value: str = "") -> Prose:
        """As the log words it."""
        return self.by_value.get(value, self.text)


class Scenario(msgspec.Struct, frozen=True, kw_only=True):
    """A whole scenario."""

    id: str
    name: Prose
    blurb: Prose
    notes: Prose = ""
    minutes: tuple[int, int]
    difficulty: float
    mood: Mood = UNSAID
    best_with: BestWith = ANY_NUMBER
    prologue: tuple[Prose, ...]
    hidden: dict[str, tuple[str, ...]] = {}
    attributes: dict[str, dict[str, dict[str, str]]] = {}  # by variable and value: its marks
    map_by: VariableId = ""  # the hidden variable that picks the map; without it the first is used
    maps: dict[str, MapPlan]
    called: dict[RoomId, Prose] = {}  # names for another room on each map, as people say them
    opens_with: tuple[RoomId, ...]
    start: PlaceId
    starting: tuple[Possession, ...] = ()
    setup: tuple[Verb, ...] = ()  # what else is done before the first round
    items: tuple[Item, ...] = ()
    facts: tuple[FactLine, ...] = ()
    counters: dict[str, int] = {}
    tallies: dict[CounterId, Prose] = {}  # how the log words a counter, with `{value}`
    stocks: dict[str, dict[RoomId, Amount]] = {}  # what lies in which rooms, and how much of it
    tokens: tuple[Token, ...]
    monsters: tuple[NamedMonster, ...] = ()
    rules: tuple[ScenarioRule, ...] = ()
    events: tuple[ScenarioEvent, ...] = ()
    mythos: MythosPlan = MythosPlan()
    objectives: tuple[ObjectiveLine, ...]
    endings: dict[str, Ending]
    look: OwnLook = None
    levels: tuple[Level, ...] = ()  # in place of the usual ones of these names
    needs: tuple[str, ...] = ()  # packs, beside the one it is from
    trial: ForNewcomers = False  # a short board on which the rules of its pack are met

    def __post_init__(self) -> None:
        values = [len(each) for each in self.hidden.values()]
        refuse_many_combinations("the values of its hidden variables", values)

    @property
    def last_round(self) -> int:
        """The round in which the latest event that comes but once is due: the end of the clock."""
        last = 0
        for event in self.events:
            timing = event.when
            if timing.every is None:
                starts = (timing.round, timing.end_of_round, timing.after_monsters, timing.latest)
                last = max(last, *(each or 0 for each in starts))
        return last

    @property
    def heads(self) -> dict[str, int]:
        """The Persons, each with the drawing that is theirs, of many: no two in a row are alike."""
        persons = [token.id for token in self.tokens if token.kind == "person"]
        return {name: number for number, name in enumerate(persons)}

    @property
    def timid(self) -> frozenset[str]:
        """The Persons who leave when a monster comes: all but those whom a word leads somewhere."""
        leading = [verb for verb in single_verbs(self) if getattr(verb, "leads", False)]
        led = {getattr(verb, "token", "") for verb in leading}
        return frozenset(t.id for t in self.tokens if t.kind == "person" and t.id not in led)


def is_named(token: Token) -> bool:
    """Whether a Person is somebody, not the ostler or a lodger (2e.person.two-categories)."""
    return token.name[:1].isupper()
