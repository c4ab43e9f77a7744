"""The packs of the package on paper: all of each, and nothing of it twice."""

from collections import Counter

import pytest

from madhouse.editions import edition_of
from madhouse.engine.paper import BASE, PaperBox
from madhouse.second.edition import edition, the_box
from tests.printed import copies


@pytest.fixture(scope="module")
def of_the_package() -> dict[str, PaperBox]:
    return {box.id: box for box in edition_of("second").workshop.papers()}


def test_nothing_is_printed_in_two_sets(of_the_package: dict[str, PaperBox]) -> None:
    """But for tokens and copies, of which a pack brings more, and the one front of all Agendas."""
    shared = ("tokens", "persons", "agenda")
    more = {name for each in the_box().collection.values() for name in each.pack.copies}
    printed = Counter(
        (part.id, name)
        for box in of_the_package.values()
        for part in box.parts
        if part.id not in shared
        for name in copies(part)
    )
    assert {name for (_, name), number in printed.items() if number > 1} == more


def test_every_pack_is_printed_as_often_as_it_has_each(of_the_package: dict[str, PaperBox]) -> None:
    """Its cards, counted anew out of the box that it is played with."""
    base = the_box()
    for pack, box in of_the_package.items():
        if pack == BASE:
            continue
        with_it = base.with_packs([pack])
        printed = {part.id: copies(part) for part in box.parts}
        items = dict(with_it.item_cards)
        for name in base.collection[pack].scenario_ids:
            items |= edition(name, (pack,)).box.item_cards
        own = [card for card in items.values() if card.id not in base.item_cards]
        common = {card.id: card.copies for card in own if not card.unique}
        assert printed.get("item", {}) == common
        assert printed.get("unique", {}) == {card.id: card.copies for card in own if card.unique}
        assert sum(printed.get("elixir", {}).values()) == len(with_it.elixir_copies)
        more = len(with_it.condition_copies) - len(base.condition_copies)
        found = [*printed.get("condition", {}).values(), *printed.get("agenda", {}).values()]
        assert sum(found) == more
        for harm in ("damage", "horror"):
            number = len(getattr(with_it, harm)) - len(getattr(base, harm))
            assert sum(printed.get(harm, {}).values()) == number
