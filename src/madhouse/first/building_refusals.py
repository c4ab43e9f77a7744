"""What a table built by hand may not be: each check says what is wrong and what would be right."""

from collections.abc import Collection, Sequence

from madhouse.engine.errors import MadhouseError
from madhouse.engine.words import did_you_mean
from madhouse.first.things.box import Box
from madhouse.first.things.story import Story


class BadTable(MadhouseError):
    """The table cannot be built so; the message says why."""


def refuse_unknown(word: str, known: Collection[str], what: str) -> None:
    """A word must be one of those known."""
    if word not in known:
        raise BadTable(f"'{word}' is no {what}{did_you_mean(word, known)}")


def refuse_beyond(number: int, least: int, most: int, what: str) -> None:
    """A number must be whole and between two others."""
    if type(number) is not int or not least <= number <= most:
        raise BadTable(f"{what} must be a whole number from {least} to {most}, not {number!r}")


def refuse_traits(box: Box, who: str, traits: Sequence[str]) -> None:
    """An investigator has one strength and one intellect trait of his own."""
    for trait in traits:
        refuse_unknown(trait, box.traits, "trait")
        if (owner := box.traits[trait].investigator) != who:
            raise BadTable(f"the trait '{trait}' is {owner}'s, not {who}'s")
    if sorted(box.traits[trait].category for trait in traits) != ["intellect", "strength"]:
        strength, intellect = (box.traits_of(who, kind) for kind in ("strength", "intellect"))
        raise BadTable(
            f"{who} needs one strength trait ({' or '.join(strength)}) "
            f"and one intellect trait ({' or '.join(intellect)}), not {' and '.join(traits)}"
        )


def refuse_wrong_kind(box: Box, card: str, allowed: Collection[str], what: str) -> None:
    """A card must be of the kind that goes to this place; if it is of another, that is told."""
    if card in allowed:
        return
    kinds: dict[str, Collection[str]] = {
        "an item": box.items,
        "a Trauma card": box.trauma,
        "a Mythos card": box.mythos,
        "a Spell card": box.spell_backs,
        "a type of spell; name one of its cards": box.spells,
        "a lock": box.locks,
        "an obstacle": box.obstacles,
    }
    for kind, cards in kinds.items():
        if card in cards:
            raise BadTable(f"'{card}' is {kind}, and no {what}")
    refuse_unknown(card, allowed, what)


def refuse_answers(story: Story, answers: dict[str, str]) -> None:
    """Only the story's questions can be answered, and only with their letters."""
    for question, letter in answers.items():
        refuse_unknown(question, story.questions, "question of this story")
        refuse_unknown(letter, story.questions[question].answers, f"answer to question {question}")
