"""Decks: whether the cards of the box can serve any story at all."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from madhouse.engine.loading import ContentError, Loaded, load_many
from madhouse.engine.wording import verbs_in, word
from madhouse.first.rules.combat import fits
from madhouse.first.things.cards import CombatCard, KeeperAction, MythosCard, TraumaCard
from madhouse.first.words import VOCABULARY

WEAPONS = ("no weapon", "blunt melee", "sharp melee", "ranged")
TARGETS = ("investigator", "barrier", "hiding")
NEEDED = ("would-enter", "before-action")
"""Moments of what a lone investigator cannot do without: to enter rooms and to act."""
ENOUGH = 3
"""Each deck has every upper and lower half, and a special attack, at least so often."""


def check_decks(folder: Path) -> Iterator[ContentError]:
    """What is wrong with the Combat decks and the Keeper Action cards of a box."""
    combat = load_many(folder / "combat.yaml", CombatCard, VOCABULARY)
    yield from _combat(combat)
    yield from _actions(load_many(folder / "keeper_actions.yaml", KeeperAction, VOCABULARY))
    yield from _forbidding(load_many(folder / "mythos.yaml", MythosCard, VOCABULARY))
    yield from _forbidding(load_many(folder / "trauma.yaml", TraumaCard, VOCABULARY))


def _combat(loaded: Loaded[tuple[CombatCard, ...]]) -> Iterator[ContentError]:
    decks: dict[str, list[CombatCard]] = {}
    first: dict[str, str] = {}
    for at, card in enumerate(loaded.value):
        decks.setdefault(card.deck, []).append(card)
        first.setdefault(card.deck, f"[{at}]")
    for name, cards in decks.items():
        for what, number in _halves(cards).items():
            if number < ENOUGH:
                message = f"the {name} deck has {number} cards for {what}; it needs {ENOUGH}"
                yield loaded.error(first[name], message)


def _halves(cards: list[CombatCard]) -> dict[str, int]:
    """How many cards of a deck serve each attack."""
    targets = Counter[str](card.defend.against for card in cards)
    special = [
        card
        for card in cards
        if any(word(verb) == "monster_special_attack" for verb in verbs_in(card))
    ]
    return {
        **{
            f"an attack with {each}": sum(fits(card.attack.weapon, each) for card in cards)
            for each in WEAPONS
        },
        **{f"a monster against {each}": targets[each] for each in TARGETS},
        "a special attack": len(special),
    }


def _actions(loaded: Loaded[tuple[KeeperAction, ...]]) -> Iterator[ContentError]:
    for at, action in enumerate(loaded.value):
        if action.cost == 0 and action.limit is None:
            message = "a keeper action that costs nothing needs 'limit: turn'; give it a cost"
            yield loaded.error(f"[{at}]", message)


def _forbidding(
    loaded: Loaded[tuple[MythosCard, ...]] | Loaded[tuple[TraumaCard, ...]],
) -> Iterator[ContentError]:
    """A card that lies before a lone investigator must not stop him for good."""
    for at, card in enumerate(loaded.value):
        for number, clause in enumerate(card.when):
            stops = clause.instead or any(word(verb) == "cancel" for verb in clause.do)
            passing = clause.limit or any(word(verb) == "discard_this" for verb in clause.do)
            if clause.moment in NEEDED and stops and not passing:
                message = f"it stops everybody for good at {clause.moment!r}; let a test decide"
                yield loaded.error(f"[{at}].when[{number}]", message)
