"""The census of the second edition: where every card of a game is. Each is in exactly one place."""

from collections import Counter, defaultdict
from collections.abc import Iterator

from madhouse.second.rules.features import LAID
from madhouse.second.things.box import Box
from madhouse.second.things.extras import PackedState
from madhouse.second.things.state import State

Census = dict[str, list[str]]
"""For each copy of a card, the places where it was found."""


def census(state: State) -> Census:
    """Where each card is."""
    found: Census = defaultdict(list)
    for place, cards in _zones(state):
        for card in cards:
            found[card].append(place)
    return dict(sorted(found.items()))


def _zones(state: State) -> Iterator[tuple[str, list[str]]]:
    yield "the Damage deck", state.damage_deck
    yield "the Horror deck", state.horror_deck
    yield "the items nobody has", state.items
    yield "the Spell decks", state.spells
    yield "the Condition decks", state.conditions
    if isinstance(state, PackedState):
        yield "the Elixir deck", state.extras.elixirs
        for who_drank, drunk in state.extras.drunk.items():
            yield f"the Elixirs that {who_drank} has drunk", drunk
    for space, cards in state.dropped.items():
        yield f"the floor of {space}", cards
    for who in state.investigators:
        yield f"the possessions of {who.id}", who.possessions
        yield f"the Conditions of {who.id}", who.conditions
        yield f"the faceup Damage of {who.id}", who.damage
        yield f"the facedown Damage of {who.id}", who.damage_facedown
        yield f"the faceup Horror of {who.id}", who.horror
        yield f"the facedown Horror of {who.id}", who.horror_facedown


def all_cards(box: Box) -> list[str]:
    """Every copy that is in the box."""
    decks = (box.damage, box.horror, box.items, box.spell_copies, box.condition_copies)
    return sorted(copy for deck in (*decks, box.elixir_copies) for copy in deck)


def tokens_on_board(state: State, box: Box) -> Counter[str]:
    """How many tokens of each supply lie on the board."""
    used = Counter(SUPPLIES[box.tokens[token].kind] for token in state.app.tokens)
    used["identity"] = sum(each.identity for each in state.app.monsters)
    used["barricade"] = len(state.barricades)
    used["secret_passage"] = len(state.passages)
    if isinstance(state, PackedState):
        for kind, spaces in state.extras.laid.items():
            used[LAID[kind].pool] += sum(spaces.values())
        used["key"] = len(state.extras.keys)
        improved = Counter(s for skills in state.extras.improved.values() for s in skills)
        used["improvement"] = max(improved.values(), default=0)
    return used


SUPPLIES = {
    "search": "search_or_interact",
    "interact": "search_or_interact",
    "explore": "explore_or_sight",
    "sight": "explore_or_sight",
    "person": "person",
    "inventory": "none",
}
