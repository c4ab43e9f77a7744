"""Card texts as a player reads them: whole sentences, with the numbers of this table."""

import re

import pytest

from madhouse.engine.clauses import parts_within
from madhouse.second.edition import the_box
from madhouse.second.tellers import reference
from madhouse.second.things.amounts import amount_of
from madhouse.second.things.monsters import Instruction, MonsterKind
from madhouse.second.told.telling import Teller

ODD = re.compile(r"[{}_~|]|\bNone\b|Struct|\(\)|[a-z]=|  |\.\.|,,| [.,;:]|\b(you may|the|a) \1\b")
"""What stands in no text that was rendered whole."""


@pytest.fixture
def teller() -> Teller:
    return reference("first-cold-night").anew()


@pytest.mark.parametrize("kind", the_box().monsters.values(), ids=lambda kind: kind.id)
def test_every_text_of_a_monster_is_rendered_whole(teller: Teller, kind: MonsterKind) -> None:
    for text in parts_within(kind, Instruction):
        rules = " ".join(teller.written.instruction_rules(text))
        assert rules.endswith("."), text.text
        assert not ODD.search(rules), rules


@pytest.mark.parametrize(
    ("card", "line"),
    [
        (
            "dorothea-lunt",
            "In a test of lore or observation by anyone in your space, you may reroll 1 die",
        ),
        ("tomas-brito", "After you block a door with a Barricade, you may move 1 space."),
        ("bait-knife", "+1 die in tests to evade."),
        ("cane-sword", "This card cannot be stolen."),
        ("varmint-rifle", "You cannot attack with this card if the monster is in your space."),
        ("flare-pistol", "After an attack with this card, place Fire in that space, then discard"),
        ("useless-arm", "You cannot attack with an Item whose damage is 3 or more."),
        ("clean-dressings", "After use, flip this card."),
        ("dazed", "At the end of your next turn, discard this card."),
        ("stunned", "You have 1 action fewer in your turn."),
        ("upheld", "After you suffer Horror, discard this card."),
        ("wounded", "Before a test of strength or agility, roll 1 die fewer (the first time each"),
        ("sleepless", "Whenever you would discard Horror, discard 1 fewer."),
        ("somebody-elses-grief", "After another in your room suffers Horror, suffer 1 facedown"),
        ("one-chair-too-many", "another investigator is Wounded or Insane."),
        ("carpenters-box", "Action: Place a Barricade in your space. Once a game."),
        ("unpick", "Its damage is +2 against a Ghost."),
        ("insane", "show it to nobody."),
        ("the-pursers-watch", "It can be looked at in the inventory."),
    ],
)
def test_a_card_says_it_plainly(teller: Teller, card: str, line: str) -> None:
    assert line in teller.card(card).text


def test_an_event_says_how_many_it_strikes_at_this_table(teller: Teller) -> None:
    struck = {}
    for number in (0, 2, 4):
        teller.written.investigators = number
        struck[number] = teller.card("the-bread-has-not-risen").text.partition(":")[0]
    assert struck == {
        0: "One investigator indoors (two if 4 or more play), drawn by lot",
        2: "One investigator indoors, drawn by lot",
        4: "Two investigators indoors, drawn by lot",
    }


def test_a_named_monster_has_the_health_that_the_scenario_adds() -> None:
    teller = reference("dead-letter-office").anew()
    kind = the_box().monsters["ghost"]
    teller.written.investigators = 3
    more = {
        name: teller.card(name).numbers["health"] - amount_of(kind.health, 3)
        for name, named in teller.written.box.named_monsters.items()
        if named.kind == kind.id and named.extra_health
    }
    named = teller.written.box.named_monsters
    assert more == {name: amount_of(named[name].extra_health, 3) for name in more}
    assert more
    for name in more:
        health = teller.card(name).numbers["health"]
        assert teller.card(name).text.startswith(f"Health {health},")
