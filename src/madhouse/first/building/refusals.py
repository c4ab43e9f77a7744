"""What a table built by hand may not be: each check says what is wrong and what would be right."""

from collections.abc import Collection, Sequence

from madhouse.engine.errors import MadhouseError
from madhouse.engine.words import did_you_mean
from madhouse.first.things.box import Box
from madhouse.first.things.state import Investigator, State
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


def refuse_below(number: int, least: int, what: str) -> None:
    """A number must be whole and not less than another."""
    if type(number) is not int or number < least:
        raise BadTable(f"{what} must be a whole number, {least} or more, not {number!r}")


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


def refuse_before_setup(state: State) -> None:
    """At the stage `setup` nothing may lie there that setup itself is going to lay."""
    rooms = state.rooms.values()
    if state.investigators or state.escaped or any(room.pile or room.lock for room in rooms):
        raise BadTable(
            "setup lays investigators, locks and cards itself; leave them out, or begin at a "
            "later stage"
        )


def refuse_impossible(state: State, box: Box, on_markers: Sequence[Investigator]) -> None:
    """What can only be told once all is laid: things that need each other, in whatever order they
    were put there."""
    marked = [each.space for each in state.features if each.kind == "hiding-space"]
    for who in on_markers:
        if who.hiding and who.space not in marked:
            raise BadTable(f"{who.id} hides in {who.space}, where no hiding-space marker lies")
    if not state.revealed and (state.escaped or state.killed_after_reveal):
        raise BadTable("nobody escapes or is eliminated before the objective is revealed")
    if all(player.escaped or player.eliminated for player in state.players):
        raise BadTable("every player has escaped or been eliminated: that game is over")
    left = [player for player in state.players if not player.eliminated]
    several = [card for card in state.keeper.trauma if box.trauma[card].multi]
    if len(left) == 1 and several:
        raise BadTable(f"the keeper does not hold '{several[0]}' against a lone investigator")
