"""Unused pieces: what a story lists, seeds or names and then does nothing with."""

from collections.abc import Iterator
from typing import Any

import msgspec

from madhouse.engine.wording import verbs_in, word
from madhouse.first.kit.closure import cards_of, neighbours
from madhouse.first.kit.story_file import StoryFile
from madhouse.first.rules.setup import mythos_deck
from madhouse.first.things.checking_own_parts import Mistake
from madhouse.first.things.story import Story


def unused_pieces(file: StoryFile) -> Iterator[Mistake]:
    """Everything that a story could do without."""
    yield from _rooms_without_door(file)
    yield from _keys_without_lock(file)
    yield from _monsters_never_placed(file)
    yield from _nobody_of_that_name(file)
    yield from _clues_in_no_chain(file)
    yield from _demands_never_laid(file.story)
    yield from _rules_never_begun(file)
    yield from _idle_answers(file.story)


def _rooms_without_door(file: StoryFile) -> Iterator[Mistake]:
    near = neighbours(file)
    seen = {file.board.room_of[file.story.start]}
    edge = list(seen)
    for room in edge:
        new = sorted(near[room] - seen)
        seen.update(new)
        edge += new
    tiles = [placed.tile for placed in file.story.layout.tiles]
    for name, on_board in file.board.rooms.items():
        if name not in seen:
            path = f"layout.tiles[{tiles.index(on_board.tile)}]"
            yield path, f"no door leads to {name!r}; lay the tile elsewhere, or unseal a door"


def _keys_without_lock(file: StoryFile) -> Iterator[Mistake]:
    opening = {key for _, demand in file.demands() for key in demand.key}
    for objective in file.story.objectives:
        opening |= {*cards_of(objective), *objective.needs}
    for path, card in seeded(file.story):
        if "key" in file.box.exploration[card].types and card not in opening:
            yield path, f"{card!r} opens nothing in this story; add its lock, or leave it out"


def seeded(story: Story) -> Iterator[tuple[str, str]]:
    """The cards that a story lays in rooms by name, with their paths."""
    seeds = {"seed": story.seed} | {f"seed_by.{m}": seed for m, seed in story.seed_by.items()}
    for path, seed in seeds.items():
        for room, cards in seed.items():
            for at, card in enumerate(cards):
                yield f"{path}.{room}[{at}]", card


# Monsters


def _monsters_never_placed(file: StoryFile) -> Iterator[Mistake]:
    placed = _placed_kinds(file)
    for at, kind in enumerate(file.story.monsters):
        if kind not in placed:
            yield f"monsters[{at}]", f"no {kind!r} is ever placed; place one, or leave it out"


def _placed_kinds(file: StoryFile) -> set[str]:
    """The kinds that anything in this story can put on the board."""
    story, box = file.story, file.box
    kinds = set(story.stirring).union(*story.stirring_by.values())
    cards = [box.actions[name] for name in story.actions]
    deck = [box.mythos[name] for name in mythos_deck(box, story)]
    for verb in verbs_in(*cards, *deck, *_acting(story)):
        kind = getattr(verb, "kind", None)
        name = getattr(verb, "name", None)
        if word(verb) in PLACING and kind:
            kinds.add(kind)
        if word(verb) in PLACING and name in story.named:
            kinds.add(story.named[name].kind or "")
    return kinds


PLACING = frozenset({"place_monster", "place_at_altar", "raise_dead", "raise_corpse"})
"""The verbs that put a monster on the board."""


def _acting(story: Story) -> list[Any]:
    return [
        *story.events,
        *story.objectives,
        *story.rules,
        *story.demands,
        *_changed_actions(story),
    ]


def _changed_actions(story: Story) -> list[Any]:
    return [change for changes in story.actions_by.values() for change in changes.values()]


def _nobody_of_that_name(file: StoryFile) -> Iterator[Mistake]:
    used = {getattr(verb, "name", None) for verb in verbs_in(*_acting(file.story))}
    for name in file.story.named:
        if name not in used:
            yield f"named.{name}", f"{name!r} never comes; place it, or leave it out"


# Cards, rules and answers


def _clues_in_no_chain(file: StoryFile) -> Iterator[Mistake]:
    used = {card for chain in file.story.chains.values() for card in chain}
    laid = {card for _, card in seeded(file.story)} | set(file.story.pool)
    for at, card in enumerate(file.story.cards):
        if card.clue is not None and card.id not in used:
            yield f"cards[{at}]", f"the clue {card.id!r} is in no chain; use it, or leave it out"
        elif card.clue is None and card.id not in laid:
            yield f"cards[{at}]", f"{card.id!r} is never laid; seed it, or leave it out"


def _demands_never_laid(story: Story) -> Iterator[Mistake]:
    laid = {*story.locks.values(), *story.obstacles.values()}
    for at, demand in enumerate(story.demands):
        if demand.id not in laid:
            message = (
                f"{demand.id!r} is never laid; put it under 'locks' or 'obstacles', or leave it out"
            )
            yield f"demands[{at}]", message


def _rules_never_begun(file: StoryFile) -> Iterator[Mistake]:
    begun = {verb.rule for verb in verbs_in(*_acting(file.story)) if word(verb) == "begin_rule"}
    for at, rule in enumerate(file.story.rules):
        if rule.waits and rule.id not in begun:
            yield f"rules[{at}]", f"{rule.id!r} waits, but nothing begins it; add 'begin_rule'"


def _idle_answers(story: Story) -> Iterator[Mistake]:
    """Two answers to a question that do the same are one answer."""
    for number, question in story.questions.items():
        told: list[tuple[str, Any]] = []
        for letter in question.answers:
            effects = _effects(story, f"{number}{letter}")
            same = next((other for other, known in told if known == effects), None)
            if same is not None:
                message = f"this answer changes nothing that {same} does not; give it an effect"
                yield f"questions.{number}.answers.{letter}", message
            told.append((letter, effects))


def _effects(story: Story, marker: str) -> list[Any]:
    """What a story says of a marker, wherever it does."""
    by_marker = [
        (field, value[marker])
        for field in story.__struct_fields__
        if isinstance(value := getattr(story, field), dict) and marker in value
    ]
    objectives = [each.id for each in story.objectives if each.marker == marker]
    rules = [each.id for each in story.every_rule() if each.answer == marker]
    sections = [
        (event.id, msgspec.to_builtins(event.sections[marker].text), event.sections[marker].do)
        for event in story.events
        if marker in event.sections
    ]
    return [by_marker, objectives, rules, sections]
