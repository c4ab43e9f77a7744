"""The Items of the base set, by their numbers: copies, traits, attack icon and damage."""

from madhouse.second.edition import the_box
from madhouse.second.things.cards import Item

ITEMS = """
coat-pistol 2: firearm; ranged 2
service-revolver 2: firearm; ranged 3
varmint-rifle 1: firearm; ranged 3
deputys-shotgun 1: firearm; ranged 5
patrol-carbine 1: firearm; ranged 4
flare-pistol 1: firearm, light-source; ranged 2
bait-knife 2: bladed-weapon; melee 1
boning-knife 2: bladed-weapon; melee 2
hedge-bill 1: bladed-weapon; melee 3
cane-sword 1: bladed-weapon; melee 2
ice-axe 1: bladed-weapon, heavy-weapon; melee 2
crowbar 2: heavy-weapon; melee 2
salt-shovel 2: heavy-weapon; melee 2
mooring-maul 1: heavy-weapon; melee 4
fire-axe 1: heavy-weapon; melee 3
length-of-pipe 2: heavy-weapon; melee 1
stokers-wrench 1: heavy-weapon; melee 2
hurricane-lamp 2: light-source
candle-ends 2: light-source
electric-torch 1: light-source
dark-lantern 1: light-source
fire-bucket 2: equipment
coil-of-rope 2: equipment
picklocks 1: equipment
field-glasses 1: equipment
box-camera 1: equipment
kerosene-tin 2: equipment
carpenters-box 1: equipment
clean-dressings 2: remedy
bromide-powders 2: remedy
flask-of-rum 1: remedy
smelling-salts 1: remedy
iodine 1: remedy
family-bible 1: tome
tide-almanac 1: tome
doctors-handbook 1: tome
lucky-half-dollar 1: charm
church-medal 1: charm
good-overcoat 1: clothing
press-card 1: papers
the-unopened-letter 1: evidence
the-pursers-watch 1: evidence
jar-of-grey-salt 1: evidence, relic
the-loving-cup 1: evidence, heavy-weapon; melee 1
the-marriage-register 1: evidence, tome
the-brides-list 1: evidence, papers
the-pell-ring 1: relic
the-root-letter 1: evidence, papers
plain-ink 1: evidence
the-pounce-box 1: evidence, relic
the-franking-stamp 1: evidence, heavy-weapon; melee 2
the-tally-board 1: evidence
the-customs-warrant 1: evidence, papers
the-sluice-crank 1: evidence, heavy-weapon; melee 3
the-powder-chest 1: equipment
whalebone-charm 1: charm, relic
the-lathe-psalter 1: tome
sextons-handbell 1: relic
"""


def line(card: Item) -> str:
    """An Item as the table writes it."""
    weapon = f"; {card.weapon.reach} {card.weapon.damage}" if card.weapon else ""
    return f"{card.id} {card.copies}: {', '.join(card.traits)}{weapon}"


def test_forty_common_and_eighteen_unique_items_have_their_numbers() -> None:
    cards = the_box().item_cards.values()
    assert [line(card) for card in cards] == ITEMS.strip().splitlines()
    assert [card.unique for card in cards] == [False] * 40 + [True] * 18


def test_every_scenario_has_unique_items_of_its_own_and_three_are_for_any() -> None:
    unique = [card.story for card in the_box().item_cards.values() if card.unique]
    assert {story: unique.count(story) for story in unique} == {
        "first-cold-night": 3,
        "salt-wedding": 4,
        "dead-letter-office": 4,
        "ninety-barrels": 4,
        "": 3,
    }
