"""What players read aloud: the lengths and the words of docs/style.md."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator

import pytest

from madhouse.first.things.box import Box
from madhouse.first.things.cards import Item
from madhouse.first.things.story import Epilogue, Story

NEVER = (
    "eldritch|cyclopean|unspeakable|indescribable|blasphemous|gibbering|ichor"
    "|suddenly|insane|madman"
)


def texts_of_the_cards(box: Box) -> Iterator[tuple[str, str, int, int]]:
    """Name and text of each card, and the fewest and most words it should have."""
    yield from texts_of_finds(box.items.values())
    for demand in (*box.locks.values(), *box.obstacles.values()):
        yield demand.id, demand.flavour, 8, 25
    for mythos in box.mythos.values():
        yield mythos.id, mythos.flavour, 6, 18
    for trauma in box.trauma.values():
        yield trauma.id, trauma.flavour, 6, 18
    for action in box.actions.values():
        yield action.id, action.flavour, 6, 18
    for trait in box.traits.values():
        yield trait.id, trait.flavour, 6, 18
    for investigator in box.investigators.values():
        yield investigator.id, investigator.history, 30, 60
    for combat in box.combat.values():
        yield combat.id, combat.attack.text, 10, 22
        yield combat.id, combat.defend.text, 10, 22
    for spell in box.spells.values():
        yield spell.id, spell.flavour, 8, 25
    for back in box.spell_backs.values():
        yield back.id, back.text, 10, 22
    for token in box.tokens.values():
        yield token.id, token.special.text, 10, 22


def texts_of_finds(items: Iterable[Item]) -> Iterator[tuple[str, str, int, int]]:
    for item in items:
        fewest, most = (35, 60) if item.clue else (8, 25)
        yield item.id, item.flavour, fewest, most


def texts_of_a_story(story: Story) -> Iterator[tuple[str, str, int, int]]:
    yield from texts_of_finds(story.cards)
    if story.guide:
        yield "guide", story.guide, 200, 350
    for rule in story.every_rule():
        yield rule.id, rule.text, 6, 40
    yield "introduction", story.introduction, 160, 230
    for marker, pointer in story.prologue.items():
        yield marker, pointer.text, 80, 120
    for event in story.events:
        yield event.id, event.text, 40, 70
        for marker, section in event.sections.items():
            yield f"{event.id} {marker}", section.text, 40, 70
    for objective in story.objectives:
        yield objective.id, objective.text, 40, 60
        for side, ending in objective.epilogue.items():
            yield from texts_of_an_epilogue(ending, f"{objective.id} {side}")
    yield from texts_of_an_epilogue(story.nobody, "nobody")


def texts_of_an_epilogue(ending: Epilogue, name: str) -> Iterator[tuple[str, str, int, int]]:
    yield name, ending.text, 60, 100
    for number, line in enumerate(ending.lines):
        yield f"{name} line {number}", line.text, 4, 40


def test_card_texts_have_the_right_length(box: Box) -> None:
    assert wrong_lengths(texts_of_the_cards(box)) == []


def test_story_texts_have_the_right_length(story: Story) -> None:
    assert wrong_lengths(texts_of_a_story(story)) == []


def wrong_lengths(texts: Iterator[tuple[str, str, int, int]]) -> list[str]:
    return [
        f"{name}: {len(text.split())} words, not {fewest} to {most}"
        for name, text, fewest, most in texts
        if not fewest <= len(text.split()) <= most
    ]


def test_no_text_uses_a_word_we_never_use(box: Box) -> None:
    texts = [(name, text) for name, text, _, _ in texts_of_the_cards(box)]
    for each in box.story_ids:
        texts += [(name, text) for name, text, _, _ in texts_of_a_story(box.story(each))]
    assert [name for name, text in texts if re.search(NEVER, text, re.IGNORECASE)] == []


def test_flavour_never_states_a_number_of_the_game(box: Box) -> None:
    """The mechanical line is rendered from the data; a digit in flavour would be a second one."""
    found = [
        name
        for name, text, _, _ in texts_of_the_cards(box)
        if name not in box.investigators and re.search(r"\d", text)
    ]
    assert found == []


def test_no_text_is_used_twice(box: Box) -> None:
    counted = Counter(text for _, text, _, _ in texts_of_the_cards(box))
    assert [text for text, times in counted.items() if times > 1] == []


@pytest.mark.parametrize("deck", ["mythos", "trauma", "locks", "actions"])
def test_no_deck_begins_a_third_text_with_the_same_word(box: Box, deck: str) -> None:
    cards = getattr(box, deck).values()
    openings = Counter(card.flavour.split()[0].lower() for card in cards)
    assert [word for word, times in openings.items() if times > 2] == []
