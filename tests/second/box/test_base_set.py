"""The base set: what kinds of cards and figures there are, and what the six skills are good for."""

from collections import Counter
from collections.abc import Iterable

import pytest
from msgspec.structs import asdict

from madhouse.editions import edition_of
from madhouse.engine.clauses import parts_within
from madhouse.engine.shapes import PrintedCard
from madhouse.second.edition import edition, the_box
from madhouse.second.things.cards import WeaponClass
from madhouse.second.things.monsters import Instruction
from madhouse.second.things.scenario import TokenOption
from madhouse.second.things.skills import Skill
from madhouse.second.words.harm import Suffer

BOX = the_box()
CARDS = edition_of("second").workshop.cards()
SCENARIOS = [edition(name).scenario for name in BOX.scenario_ids]


def of_kind(kind: str) -> list[PrintedCard]:
    return [card for card in CARDS if card.front.kind == kind]


def attacks(kind: WeaponClass) -> Counter[Skill]:
    """How often each skill is tested in an attack of a class."""
    texts = [text for monster in BOX.monsters.values() for text in monster.attack[kind]]
    return skills_in(texts)


def skills_in(texts: Iterable[Instruction | TokenOption]) -> Counter[Skill]:
    return Counter(text.test.skill for text in texts if text.test is not None)


def negating(harm: str) -> Counter[Skill]:
    """How often each skill negates Damage, or Horror."""
    speaking = (*BOX.monsters.values(), *BOX.mythos.values())
    found = [word for each in speaking for word in parts_within(each, Suffer) if word.negates]
    return Counter(word.negates for word in found if word.negates and getattr(word, harm))


def options(kind: str) -> list[TokenOption]:
    tokens = [token for told in SCENARIOS for token in told.tokens if token.kind == kind]
    return [option for token in tokens for option in token.options]


# Cards


@pytest.mark.rule("2e.component.card-types", "2e.component.expansion-card-types")
def test_there_are_seven_types_of_cards_and_no_agendas_or_elixirs() -> None:
    numbers = Counter[str]()
    for card in CARDS:
        numbers[card.front.kind] += card.copies
    assert numbers == {
        "investigator": 8,
        "damage": 48,
        "horror": 48,
        "spell": 30,
        "condition": 57,
        "item": 54,
        "unique": 18,
    }


@pytest.mark.rule("2e.common-item.double-sided", "2e.unique-item.double-sided")
def test_some_items_have_information_on_both_sides() -> None:
    for kind, expected in (
        ("item", ["Deputy’s Shotgun", "Dark Lantern", "Clean Dressings"]),
        ("unique", ["The Purser’s Watch"]),
    ):
        two_sided = [card for card in of_kind(kind) if card.back is not None]
        assert [card.front.name for card in two_sided] == expected
        assert all(card.back and card.back.text for card in two_sided)


@pytest.mark.rule("2e.spell.double-sided", "2e.condition.double-sided", "2e.double-sided.meaning")
def test_every_spell_has_a_back_and_so_have_two_conditions() -> None:
    for card in of_kind("spell"):
        assert card.front.text
        assert card.back is not None
        assert card.back.text != card.front.text
    two_sided = [card for card in of_kind("condition") if card.back is not None]
    assert Counter(card.front.name for card in two_sided) == {"Insane": 10, "Owed": 3}
    assert all(card.front.text and card.back and card.back.text for card in two_sided)


@pytest.mark.rule("2e.condition.named")
def test_the_conditions_that_the_rules_name_are_there() -> None:
    named = ["Wounded", "Insane", "Dazed", "Focused", "Restrained", "Stunned"]
    assert [each.name for each in BOX.conditions.values()][: len(named)] == named


@pytest.mark.rule("2e.damage.two-traits")
def test_damage_and_horror_are_resolved_at_once_or_kept_faceup() -> None:
    for kind, at_once in (("damage", 13), ("horror", 13)):
        traits = Counter(tuple(card.front.traits) for card in of_kind(kind))
        assert traits == {("Resolve Immediately",): at_once, ("Keep Faceup",): 24 - at_once}
    for card in (*BOX.damage.values(), *BOX.horror.values()):
        assert not (card.keep and card.do), card.id  # it waits, or it happens
        assert card.keep is bool(card.standing or card.when), card.id


@pytest.mark.rule("2e.traits.where", "2e.traits.named")
def test_items_and_harm_have_traits_and_those_that_the_rules_name_are_among_them() -> None:
    with_traits = Counter(card.front.kind for card in CARDS if card.front.traits)
    assert with_traits == {"item": 40, "unique": 18, "damage": 24, "horror": 24}
    traits = {trait for card in CARDS for trait in card.front.traits}
    named = {"Firearm", "Light Source", "Evidence", "Heavy Weapon", "Bladed Weapon"}
    assert named | {"Resolve Immediately", "Keep Faceup"} <= traits


@pytest.mark.rule("2e.common-item.weapon", "2e.unique-item.weapon", "2e.spell.attack-spell")
def test_what_shows_an_attack_icon_has_a_damage_value_too() -> None:
    for kind, number in (("item", 17), ("unique", 3), ("spell", 2)):
        fronts = {card.front.id: card.front for card in of_kind(kind)}.values()
        weapons = [face for face in fronts if face.attack]
        assert len(weapons) == number
        assert all(face.numbers["damage"] > 0 for face in weapons)
        assert [face for face in fronts if "damage" in face.numbers] == weapons


@pytest.mark.rule("2e.common-item.theme", "2e.unique-item.theme")
def test_items_are_what_investigators_come_across() -> None:
    """Things with a trait, that lie about the house: each Unique Item in the scenario it is of."""
    for told in SCENARIOS:
        own = [card.id for card in BOX.item_cards.values() if card.story == told.id]
        assert own
        written = {str(each) for each in parts_within(told, object)}
        starting = {each.card for each in told.starting}
        for item in own:
            assert item in starting or any(f"'{item}'" in each for each in written), item
    common = [card for card in BOX.item_cards.values() if not card.unique]
    assert all(card.traits for card in common)
    assert any(each.card in BOX.item_cards for told in SCENARIOS for each in told.starting)


@pytest.mark.rule("2e.spell.theme")
def test_a_spell_is_cast_by_knowledge() -> None:
    for spell in BOX.spells.values():
        assert bool(spell.weapon) != bool(spell.action), spell.id
        for action in spell.action:
            assert action.test is not None
            assert action.test.skill is Skill.LORE, spell.id
    assert attacks("spell").keys() == {Skill.LORE}


# Investigators and skills


@pytest.mark.rule(
    "2e.investigator.card-values", "2e.health.printed", "2e.skills.six", "2e.skills.value-range"
)
def test_an_investigator_card_lists_health_sanity_and_six_skills() -> None:
    for card in of_kind("investigator"):
        front = card.front
        assert front.numbers.keys() == {"health", "sanity"}
        assert set(front.attributes) == set(Skill)
        assert all(2 <= value <= 5 for value in front.attributes.values()), front.name
        printed = f"Health {front.numbers['health']}, sanity {front.numbers['sanity']}."
        assert printed in front.text


@pytest.mark.rule("2e.investigator.ability", "2e.investigator.card-back")
def test_an_investigator_has_an_ability_and_a_story_behind_the_card() -> None:
    for card in of_kind("investigator"):
        assert card.front.lines, card.front.name
        assert not card.front.flavour
        assert card.back is not None
        assert card.back.flavour
        assert not card.back.text
    stories = {card.back.flavour for card in of_kind("investigator") if card.back}
    assert len(stories) == 8


def most(counted: Counter[Skill]) -> Skill:
    return counted.most_common(1)[0][0]


@pytest.mark.rule("2e.skills.strength")
def test_strength_swings_heavy_weapons_and_withstands_blows() -> None:
    assert most(attacks("heavy")) is Skill.STRENGTH
    assert negating("damage")[Skill.STRENGTH] > 10 > negating("horror")[Skill.STRENGTH]


@pytest.mark.rule("2e.skills.agility")
def test_agility_aims_and_evades() -> None:
    assert most(attacks("firearm")) is most(attacks("bladed")) is Skill.AGILITY
    evading = [text for monster in BOX.monsters.values() for text in monster.evade]
    assert most(skills_in(evading)) is Skill.AGILITY


@pytest.mark.rule("2e.skills.observation")
def test_observation_finds_things() -> None:
    for told in SCENARIOS:
        own = [token for token in told.tokens if token.kind == "search"]
        assert most(skills_in(o for token in own for o in token.options)) is Skill.OBSERVATION


@pytest.mark.rule("2e.skills.lore")
def test_lore_casts_spells_and_reads_much() -> None:
    assert most(attacks("spell")) is Skill.LORE
    tomes = [card for card in BOX.item_cards.values() if "tome" in card.traits]
    by_reading = [a for card in tomes for a in card.action if a.test is not None]
    assert {action.test.skill for action in by_reading if action.test} == {Skill.LORE}
    assert len(by_reading) >= 3


@pytest.mark.rule("2e.skills.influence")
def test_influence_deals_with_people() -> None:
    assert most(skills_in(options("person"))) is Skill.INFLUENCE


@pytest.mark.rule("2e.skills.will")
def test_will_keeps_horror_off() -> None:
    assert most(negating("horror")) is Skill.WILL
    assert negating("damage")[Skill.WILL] < 3


# Monsters and tokens


def test_there_are_so_many_tokens_and_of_the_others_as_many_as_are_needed() -> None:
    there = {pool: number for pool, number in asdict(BOX.supply).items() if number}
    assert there == {
        "person": 14,
        "explore_or_sight": 16,
        "search_or_interact": 24,
        "door": 8,
        "wall": 8,
        "barricade": 6,
        "secret_passage": 5,
        "identity": 12,
    }


@pytest.mark.rule("2e.figures.named")
def test_there_are_nine_kinds_of_monster_figures() -> None:
    assert {kind.name: kind.figures for kind in BOX.monsters.values()} == {
        "Child of Dagon": 2,
        "Cultist": 8,
        "Deep One": 3,
        "Deep One Hybrid": 6,
        "Ghost": 4,
        "Hunting Horror": 1,
        "Priest of Dagon": 1,
        "Riot": 2,
        "Star Spawn": 1,
    }
