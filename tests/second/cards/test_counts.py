"""How many cards there are of everything."""

from collections import Counter

from madhouse.second.edition import the_box

CONDITIONS = {
    "wounded": 5,
    "insane": 16,
    "dazed": 5,
    "focused": 5,
    "restrained": 4,
    "stunned": 4,
    "upheld": 4,
    "brined": 5,
    "unnoticed": 3,
    "owed": 6,
}
TWICE = {
    "coat-pistol",
    "service-revolver",
    "bait-knife",
    "boning-knife",
    "crowbar",
    "salt-shovel",
    "length-of-pipe",
    "hurricane-lamp",
    "candle-ends",
    "fire-bucket",
    "coil-of-rope",
    "kerosene-tin",
    "clean-dressings",
    "bromide-powders",
}
"""Common Items of which there are two; there is one of every other."""
INVESTIGATORS = {
    "dorothea-lunt": (2, 3, 4, 4, 4, 4, 6, 8),
    "tomas-brito": (5, 4, 3, 2, 4, 3, 8, 6),
    "winifred-ashe": (3, 4, 5, 2, 3, 4, 7, 7),
    "samuel-roan": (4, 3, 4, 2, 3, 5, 8, 6),
    "hester-vale": (2, 3, 3, 5, 4, 4, 5, 9),
    "lev-abramson": (3, 5, 4, 3, 4, 2, 7, 7),
    "pearl-gaines": (3, 3, 3, 4, 3, 5, 6, 8),
    "angus-dunmore": (5, 2, 4, 3, 4, 3, 8, 6),
}
"""The six skills, health and sanity."""


def test_conditions() -> None:
    box = the_box()
    assert Counter(box.front(copy) for copy in box.condition_copies) == CONDITIONS
    backs = {b.id: (b.copies, b.players) for b in box.conditions["insane"].backs}
    assert backs == {
        "not-the-lamp": (2, 1),
        "finish-something": (2, 1),
        "keep-it-close": (2, 1),
        "in-order": (2, 1),
        "let-it-burn": (1, 2),
        "somebody-has-to-stay": (2, 2),
        "he-was-kind-to-me": (1, 2),
        "one-chair-too-many": (2, 3),
        "nobody-leaves-early": (1, 3),
        "i-will-see-to-things": (1, 4),
    }
    assert [(b.id, b.copies) for b in box.conditions["owed"].backs] == [
        ("small-change", 2),
        ("with-interest", 2),
        ("forgiven", 2),
    ]


def test_items() -> None:
    box = the_box()
    common = {name: card for name, card in box.item_cards.items() if not card.unique}
    assert len(common) == 40
    assert len(box.item_cards) == 58
    assert {name for name, card in common.items() if card.copies == 2} == TWICE
    assert {card.copies for card in box.item_cards.values()} == {1, 2}


def test_spells() -> None:
    box = the_box()
    assert list(box.spells) == [
        "scald",
        "unpick",
        "second-wind",
        "closed-door",
        "borrowed-light",
        "short-way",
    ]
    assert all(len(spell.backs) == 5 for spell in box.spells.values())


def test_damage_and_horror() -> None:
    box = the_box()
    for deck in (box.damage, box.horror):
        names = Counter(box.front(copy) for copy in deck)
        assert len(names) == 24
        assert set(names.values()) == {2}
        assert sum(card.keep for card in deck.values()) == 22


def test_investigators() -> None:
    found = {
        name: (*card.skills.values(), card.health, card.sanity)
        for name, card in the_box().investigators.items()
    }
    assert found == INVESTIGATORS


def test_every_card_has_a_line_of_its_own() -> None:
    box = the_box()
    lines = [each.flavour for each in box.item_cards.values()]
    lines += [each.flavour for each in box.spells.values()]
    lines += [each.flavour for each in box.conditions.values()]
    for deck in (box.damage, box.horror):
        lines += {each.id: each.flavour for each in deck.values()}.values()
    assert all(lines)
    assert len(set(lines)) == len(lines)
