"""Attack Action: what can be attacked, with what, and which deck answers."""

import msgspec
import pytest

from madhouse.engine.game import Game
from madhouse.first.building import STORY, TableBuilder
from madhouse.first.edition import FirstEdition
from madhouse.first.seen.views import View
from madhouse.first.things.box import Box
from madhouse.first.things.state import State
from madhouse.first.words import VOCABULARY
from tests.rules.first.tables import JOE, JOE_TRAITS, answer, asked, joe, monster, told


def attacks(game: Game[State, View]) -> set[str]:
    return {option for option in asked(game).options if option.startswith("attack")}


@pytest.mark.rule("1e.attack.choose-weapon", "1e.conflict.attack-target")
def test_each_weapon_reaches_the_monsters_its_card_allows() -> None:
    table = joe("entrance-hall.a", cards=["axe", "45-automatics", "lantern"])
    table.monster("zombie", "entrance-hall.a").monster("zombie", "entrance-hall.b")
    game = table.monster("zombie", "library.a").play(turn_of=JOE)
    assert attacks(game) == {
        "attack zombie 1 bare-handed",
        "attack zombie 1 with axe",
        "attack zombie 1 with 45-automatics",
        "attack zombie 2 with 45-automatics",
    }


@pytest.mark.rule("1e.attack.unarmed")
def test_bare_hands_will_do_in_the_same_space_only() -> None:
    table = joe("entrance-hall.a").monster("zombie", "entrance-hall.a")
    game = table.monster("zombie", "entrance-hall.b").play(turn_of=JOE)
    assert attacks(game) == {"attack zombie 1 bare-handed"}


@pytest.mark.rule("1e.attack.choose-weapon")
def test_the_chosen_weapon_strikes_the_chosen_monster() -> None:
    table = joe("entrance-hall.a", cards=["axe", "carving-knife"])
    table.monster("zombie", "entrance-hall.a").monster("zombie", "entrance-hall.a")
    game = table.stack("humanoid", "humanoid-11").dice(1).play(turn_of=JOE)
    answer(game, "attack zombie 2 with carving-knife")
    assert [monster(game, number).damage for number in (1, 2)] == [0, 2]


@pytest.mark.rule("1e.attack.class-deck")
@pytest.mark.parametrize(("foe", "deck"), [("zombie", "humanoid"), ("maniac", "beast")])
def test_the_card_comes_from_the_deck_of_the_monsters_class(foe: str, deck: str) -> None:
    table = TableBuilder(told=with_maniac_beasts()).investigator(JOE, "kitchen.a", JOE_TRAITS)
    table.stack("humanoid", "humanoid-1").monster(foe, "kitchen.a").dice(1)
    game = table.play(turn_of=JOE)
    answer(game, f"attack {foe} 1 bare-handed")
    assert told(game, "combat") == [{"card": f"{deck}-1", "half": "attack", "monster": 1}]


def with_maniac_beasts() -> FirstEdition:
    """A box in which maniacs are beasts, and beasts have one Combat card."""
    box = Box(VOCABULARY)
    replace = msgspec.structs.replace
    box.monsters["maniac"] = replace(box.monsters["maniac"], klass="beast")
    box.combat["beast-1"] = replace(box.combat["humanoid-1"], id="beast-1", deck="beast")
    return FirstEdition(STORY, box)
