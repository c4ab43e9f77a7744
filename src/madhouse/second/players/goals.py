"""Goals: what could be done on the board, what it is worth, and what is still wanting for it.

What opens something is worth a part of it, so that a fact is sought for what can be asked with it
and a key for its door. All of it hangs on what everybody knows, so it is reckoned once and kept
until something of that changes.
"""

from bisect import bisect_right
from collections.abc import Iterator
from functools import lru_cache
from itertools import count
from typing import NamedTuple

from madhouse.engine.clauses import parts_within
from madhouse.engine.wording import verbs_in
from madhouse.second.players.case import CLEARED, LAID, UNKNOWN, Case, Want
from madhouse.second.players.house import house
from madhouse.second.players.weights import Weights
from madhouse.second.players.worth import Worth
from madhouse.second.seen.views import Tale, View
from madhouse.second.things.amounts import amount_of
from madhouse.second.things.compound_ids import option_name
from madhouse.second.things.scenario import PuzzleOf, Token, TokenKind, TokenOption
from madhouse.second.things.skills import Skill
from madhouse.second.words.board import Carries, End, Gain
from madhouse.second.words.facts import Count, Known, Learn, LearnValue
from madhouse.second.words.harm import Heal
from madhouse.second.words.laid_tokens import DiscardFeature, PlaceFeature
from madhouse.second.words.walking import shortest

DEPTH = 4
"""How many things, each of which opens the next, are thought ahead."""
KEPT = 2048
ENDED = Want("ending", "")
NO_HELP = (0, 0)
"""Nothing that heals anybody."""


class Lead(NamedTuple):
    """An option of a token that lies on the board, or of a thing that somebody has."""

    name: str  # what the option is called in a view
    token: str
    kind: TokenKind
    number: int
    worth: float
    heals: tuple[int, int]  # Damage and Horror that whoever chooses it may discard
    fails: float  # what failing it costs
    free: bool  # without an action
    read: bool  # it was chosen before
    skill: Skill | None
    needed: int  # successes, less those that were added before
    adds_up: bool
    puzzle: PuzzleOf | None
    items: tuple[str, ...]  # what whoever chooses it must carry
    wanting: tuple[Want, ...]  # what is not so yet
    unsure: bool  # whether it can be chosen hangs on something that cannot be told

    @property
    def open(self) -> bool:
        """Whether it can be chosen now, as far as can be told."""
        return not self.wanting


class Goals(NamedTuple):
    """All of them by name, and what things are worth."""

    number: int  # no others have it
    by_name: dict[str, Lead]
    wanted: dict[Want, float]
    open: tuple[Lead, ...]  # that are worth something and cost an action
    together: bool  # one of these takes several things, and perhaps several people


_numbers = count()
_kept: dict[tuple[object, ...], Goals] = {}


def goals(view: View, weights: Weights) -> Goals:
    """Everything that could be done, by what everybody knows."""
    tale = view.tale
    told = house(tale)
    key = (
        tale,
        view.map,
        bisect_right(told.rounds_asked, view.round),
        told.is_late(view),
        view.objective,
        view.deadline,
        tuple(view.facts),
        tuple(view.fact_values.values()),
        tuple(view.counts.values()),
        tuple(view.over),
        tuple(view.read),
        tuple(view.sums.values()),
        tuple([(token.id, *token.spaces) for token in view.tokens]),
        tuple(view.fire) if told.fire_asked else (),
        tuple(view.laid),
        frozenset([card.card for who in view.investigators for card in who.possessions]),
        frozenset([card.card for cards in view.dropped.values() for card in cards]),
        laid_now(view),
        weights,
    )
    found = _kept.get(key)
    if found is None:
        if len(_kept) >= KEPT:
            _kept.clear()
        found = _kept[key] = _reckoned(view, weights)
    return found


def laid_now(view: View) -> tuple[object, ...]:
    """What packs have laid on the board, to tell whether it is the same as before."""
    if view.extras is None or not view.extras.laid:
        return ()
    return tuple([(kind, tuple(spaces.items())) for kind, spaces in view.extras.laid.items()])


def _reckoned(view: View, weights: Weights) -> Goals:
    tale = view.tale
    case = Case(house(tale), view)
    worth = Worth(case, weights)
    options = list(_options(view, case))
    brought: set[Want] = set()
    for token, number, _, _ in options:
        brought |= brought_by(tale, token.id, number)
    stuck = not _seek(view, case, worth, brought) & brought
    _clear_the_way(view, case, worth)
    if stuck:
        worth.new_fact = weights.fact_when_stuck
    closed = [each for each in options if each[3]]
    for _ in range(DEPTH):
        _spread(closed, worth)
    found = {}
    for token, number, option, wanting in options:
        goal = _goal(view, tale, worth, token, number, option, wanting, stuck=stuck)
        found[goal.name] = goal
    offered = tuple(
        g for g in found.values() if g.open and not g.free and (g.worth > 0 or any(g.heals))
    )
    together = any(len(g.items) > 1 for g in offered)
    return Goals(next(_numbers), found, worth.wanted, offered, together)


LyingOption = tuple[Token, int, TokenOption, tuple[Want, ...]]


def _options(view: View, case: Case) -> Iterator[LyingOption]:
    """The options of everything that lies there or is held, but for those that are over."""
    box, over = case.house.box, frozenset(view.over)
    lying = [box.tokens[token.id] for token in view.tokens]
    lying += [token for token, _ in box.scenario_index.inventory if token.item in case.held]
    for token in lying:
        case.token = token.id
        for number, option in enumerate(token.options):
            if option_name(token.id, number) in over:
                continue
            wanting = case.wanting((*token.given, *option.given))
            if wanting is not None:
                yield token, number, option, wanting


def _seek(view: View, case: Case, worth: Worth, brought: set[Want]) -> frozenset[Want]:
    """What the next objective waits for is what the present one asks; after the last it is an
    ending that is won. What else the present one speaks of is worth a part of that.

    What nothing on the board brings, such as the tide, is left to come; what the line after it
    waits for is sought as well.
    """
    weights, lines = worth.weights, case.house.scenario.objectives
    for known in parts_within(lines[view.objective].given, Known):
        if known.fact not in case.facts:
            worth.wanted[Want("fact", known.fact)] = weights.sought * weights.opens
    sought: set[Want] = set()
    for line in lines[view.objective + 1 :]:
        wanting = case.wanting(line.given)
        if wanting:
            for want in wanting:
                worth.wanted[want] = weights.sought
            sought.update(wanting)
            if not brought.isdisjoint(wanting):
                break
    return frozenset(sought) or frozenset((ENDED,))


def _clear_the_way(view: View, case: Case, worth: Worth) -> None:
    """Whoever walks by themselves, and stops at something, is to find a way without it."""
    for given, barred in case.house.walks:
        room = case.rooms.get(barred.to)
        if room is None or barred.token not in case.lies or case.all_so(given) is False:
            continue
        way = shortest(case.house.ways(view), case.lies[barred.token], room.spaces)
        for space in way[1:]:
            worth.wanted[Want(CLEARED, f"{barred.by} {space}")] = worth.weights.sought


def _spread(options: list[LyingOption], worth: Worth) -> None:
    """What is wanting for something is worth a part of it."""
    for token, _, option, wanting in options:
        value = _brings(worth, token, option)
        if value <= 0:
            continue
        share = worth.weights.opens * value / len(wanting)
        for want in wanting:
            if share > worth.wanted.get(want, 0.0):
                worth.wanted[want] = share


def _brings(worth: Worth, token: Token, option: TokenOption) -> float:
    """What passing an option brings; a door brings what is behind it."""
    value = worth.of(option.do) if option.do else 0.0
    if option.passed:
        value += worth.of(option.passed)
    if option.then:
        value += worth.of(option.then)
    if token.kind == "explore":
        value += worth.weights.door
    return value


@lru_cache(maxsize=4096)
def brought_by(story: Tale, token: str, number: int) -> frozenset[Want]:
    """What choosing an option of a token may bring."""
    option = house(story).box.tokens[token].options[number]
    found = []
    for verb in verbs_in(option.do, option.passed, option.then):
        match verb:
            case Learn(fact=fact) | LearnValue(fact=fact):
                found.append(Want("fact", fact))
            case Gain(card=card):
                found.append(Want("item", card))
            case Count(counter=counter):
                found.append(Want("counter", counter))
            case End():
                found.append(ENDED)
            case PlaceFeature(feature=feature, place=place):
                found += [Want(LAID, feature), Want(LAID, f"{feature} {place}")]
            case DiscardFeature(feature=feature, place=place):
                found += [Want(CLEARED, feature), Want(CLEARED, f"{feature} {place}")]
    return frozenset(found)


def _goal(
    view: View,
    tale: Tale,
    worth: Worth,
    token: Token,
    number: int,
    option: TokenOption,
    wanting: tuple[Want, ...],
    *,
    stuck: bool,
) -> Lead:
    name, weights = option_name(token.id, number), worth.weights
    value = _brings(worth, token, option)
    if token.kind == "explore" and stuck:
        value += weights.door_when_stuck - weights.door
    read = name in view.read
    if not read and not option.free:
        value += weights.item / 2  # nobody knows what it says
    skill, needed, adds_up = _test(view, worth.case, option, name)
    unsure = UNKNOWN in wanting
    heals, items = lasting_marks(tale, token.id, number)
    return Lead(
        name,
        token.id,
        token.kind,
        number,
        value,
        heals,
        worth.of(option.failed) if option.failed else 0.0,
        option.free or token.kind == "sight",
        read,
        skill,
        needed,
        adds_up,
        option.puzzle,
        items,
        tuple([want for want in wanting if want.kind != "unknown"]) if unsure else wanting,
        unsure,
    )


def _test(view: View, case: Case, option: TokenOption, name: str) -> tuple[Skill | None, int, bool]:
    """The skill that is tested, how many successes it still takes, and whether they add up."""
    test = option.test
    if test is None:
        return None, 0, False
    number = len(view.investigators)
    more = sum(each.by for each in option.harder if case.all_so(each.given))
    if test.adds_up_to is not None:
        left = amount_of(test.adds_up_to, number) + more - view.sums.get(name, 0)
        return test.skill, max(1, left), True
    return test.skill, amount_of(test.difficulty or 1, number) + more, False


@lru_cache(maxsize=4096)
def lasting_marks(story: Tale, token: str, number: int) -> tuple[tuple[int, int], tuple[str, ...]]:
    """What of an option is the same all evening: what it heals, and what one must carry for it."""
    lying = house(story).box.tokens[token]
    option = lying.options[number]
    found = [verb for verb in (*option.do, *option.passed) if isinstance(verb, Heal)]
    heals = sum(verb.damage for verb in found), sum(verb.horror for verb in found)
    if lying.item:
        return heals, (lying.item,)
    return heals, tuple(each.card for each in option.given if isinstance(each, Carries))
