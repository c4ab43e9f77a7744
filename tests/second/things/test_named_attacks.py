"""A named monster's own texts for attacks: for any weapon, or for some classes of them."""

from madhouse.second.app.drawer import texts_of
from madhouse.second.edition import SecondEdition
from madhouse.second.things.state import Monster
from madhouse.second.things.table import Table
from tests.second.foes import app, house_of, table
from tests.second.houses import house

BY_CLASS = """
monsters:
  - id: foe
    kind: cultist
    name: A Foe
    attack: {heavy: [{text: She goes over., do: [deal_weapon_damage]}]}
"""


def texts(told: SecondEdition, weapon: str) -> list[str]:
    """What may be read when the foe is attacked so."""
    builder = table(told).monster("cultist", at="parlour.a", name="foe")
    game = builder.play(turn_of="lev-abramson")
    foe: Monster = app(game).monsters[0]
    assert isinstance(game.table, Table)
    return [each.text for each in texts_of(game.table, foe, weapon)[1]]


def test_a_class_without_texts_of_its_own_has_those_of_the_kind() -> None:
    told = house(BY_CLASS)
    assert texts(told, "heavy") == ["She goes over."]
    kind = told.box.monsters["cultist"].attack
    assert texts(told, "bladed") == [each.text for each in kind["bladed"]]


def test_texts_without_classes_are_for_any_weapon() -> None:
    told = house_of(attack="{text: It falls., do: [deal_weapon_damage]}")
    for weapon in ("bladed", "heavy", "firearm", "spell", "unarmed"):
        assert texts(told, weapon) == ["It falls."]
