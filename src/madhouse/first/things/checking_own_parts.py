"""Checking what a story brings along: its cards and rules, and that nothing betrays its truth."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from madhouse.first.things.cards import Demand, Item
from madhouse.first.things.moments import TABLE_MOMENTS
from madhouse.first.things.seeding import combinations, markers, named_cards, question_of
from madhouse.first.things.story import HouseRule, Story

if TYPE_CHECKING:
    from madhouse.first.things.box import Box

Mistake = tuple[str, str]
"""The path of what was written, and what is wrong with it."""


def unfit_parts(story: Story, box: "Box") -> Iterator[Mistake]:
    """Cards and rules that cannot be told apart or never act; `box` is the one without them."""
    taken = {*box.worded, *box.spells}
    for path, thing in _own_parts(story):
        if thing.id in taken:
            yield f"{path}.id", f"the id {thing.id!r} is already taken; choose another"
        taken.add(thing.id)
        if not isinstance(thing, Demand):
            yield from _never_acts(path, thing)
    for at, objective in enumerate(story.objectives):
        tasks = [each.id for each in objective.actions]
        for number, task in enumerate(tasks):
            if task in tasks[:number]:
                message = f"there is another task {task!r}; give this one an id of its own"
                yield f"objectives[{at}].actions[{number}]", message


def _own_parts(story: Story) -> Iterator[tuple[str, Item | Demand | HouseRule]]:
    for at, card in enumerate(story.cards):
        yield f"cards[{at}]", card
    for at, demand in enumerate(story.demands):
        yield f"demands[{at}]", demand
    for at, rule in enumerate(story.rules):
        yield f"rules[{at}]", rule
    for number, objective in enumerate(story.objectives):
        for at, rule in enumerate(objective.rules):
            yield f"objectives[{number}].rules[{at}]", rule


def _never_acts(path: str, thing: Item | HouseRule) -> Iterator[Mistake]:
    if isinstance(thing, HouseRule) and thing.do:
        yield f"{path}.do", "a house rule is never played; say when it does this, or for how long"
    for at, clause in enumerate(thing.when):
        if clause.moment not in TABLE_MOMENTS:
            continue
        spot = f"{path}.when[{at}]"
        if isinstance(thing, Item):
            yield f"{spot}.moment", f"only a house rule acts at the moment {clause.moment!r}"
        if clause.may or clause.cost or clause.limit or clause.instead:
            message = "what a house rule does for the whole table has no owner, price or limit"
            yield spot, message


def unfit_for_answers(story: Story, box: "Box") -> Iterator[Mistake]:
    """What goes wrong with some of the answers."""
    yield from _betrayed_truth(story)
    yield from _twice_stirring(story)
    yield from _unseeded_needs(story, box)


def _betrayed_truth(story: Story) -> Iterator[Mistake]:
    """Nothing that lies open may hang on the question whose answer picks the objective."""
    truth = question_of(story.objectives[0].marker)
    message = "this would betray the objective; let it depend on another question"
    fields = ("prologue", "hand", "darkness_by", "features_by", "actions_by", "stirring_by")
    for field in fields:
        for marker in getattr(story, field):
            if question_of(marker) == truth:
                yield f"{field}.{marker}", message
    for at, rule in enumerate(story.rules):
        if rule.answer is not None and question_of(rule.answer) == truth:
            yield f"rules[{at}].answer", message


def _twice_stirring(story: Story) -> Iterator[Mistake]:
    """With any answers a kind of monster stirs by one entry only."""
    for answers in combinations(story):
        kinds = set(story.stirring)
        for marker in markers(answers):
            for kind in story.stirring_by.get(marker, {}):
                if kind in kinds:
                    yield f"stirring_by.{marker}.{kind}", f"{kind!r} stirs already; say it once"
                    return
                kinds.add(kind)


def _unseeded_needs(story: Story, box: "Box") -> Iterator[Mistake]:
    """What an objective needs has a place of its own, which can be named when it is revealed."""
    for answers in combinations(story):
        named = named_cards(story, answers, box.leads_to)
        laid = {card for cards in named.values() for card in cards}
        for at, objective in enumerate(story.objectives):
            missing = [card for card in objective.needs if card not in laid]
            if missing and objective.marker in markers(answers):
                given = " and ".join(markers(answers))
                message = f"{missing[0]!r} is not laid with the answers {given}; seed it"
                yield f"objectives[{at}].needs", message
                return
