"""Combat cards and monsters: whole decks, all figures, and every half can be played out."""

from collections import Counter
from collections.abc import Iterator

import pytest

from madhouse.engine.clauses import parts_within
from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.edition import FirstEdition, the_box
from madhouse.first.seen.views import View
from madhouse.first.things.box import Box
from madhouse.first.things.cards import CombatCard
from madhouse.first.things.state import State
from madhouse.first.words.combat import MonsterSpecialAttack
from tests.rules.first.tables import JENNY, JOE, answer, asked, retold, told

WEAPONS_OF_A_DECK = {"no weapon", "blunt melee", "sharp melee", "melee", "ranged"}
WEAPONS = {
    "blunt melee": "fire-poker",
    "sharp melee": "axe",
    "melee": "axe",
    "ranged": "service-revolver",
}
FOES = {"humanoid": "cult-leader", "beast": "chthonian", "eldritch": "shoggoth"}
SPECIAL = {"humanoid": "humanoid-2", "beast": "beast-2", "eldritch": "eldritch-2"}
"""A card of each deck whose lower half lets the monster make its special attack."""
DOOR = "kitchen.b|library.b"
PASS, FAIL = 1, 10


def deck_of(box: Box, klass: str) -> list[CombatCard]:
    return [card for card in box.combat.values() if card.deck == klass]


# The decks


@pytest.mark.rule("1e.count.combat-decks", "1e.combat.top-types", "1e.combat.bottom-types")
def test_each_class_of_monster_has_a_deck_for_every_fight(box: Box) -> None:
    classes = {kind.klass for kind in box.monsters.values()}
    assert classes == {card.deck for card in box.combat.values()} == set(FOES)
    for klass in classes:
        tops = Counter(card.attack.weapon for card in deck_of(box, klass))
        bottoms = Counter(card.defend.against for card in deck_of(box, klass))
        assert set(tops) == WEAPONS_OF_A_DECK
        assert set(bottoms) == {"investigator", "barrier", "hiding"}
        assert min([*tops.values(), *bottoms.values()]) >= 3, klass


@pytest.mark.parametrize(
    ("klass", "weapons", "lower"),
    [
        ("humanoid", (5, 5, 4, 3, 6), (15, 4, 4)),
        ("beast", (4, 4, 5, 3, 5), (14, 3, 4)),
        ("eldritch", (4, 4, 4, 3, 6), (14, 4, 3)),
    ],
)
def test_the_deck_is_whole(
    box: Box, klass: str, weapons: tuple[int, ...], lower: tuple[int, ...]
) -> None:
    deck = deck_of(box, klass)
    tops: Counter[str] = Counter(card.attack.weapon for card in deck)
    bottoms: Counter[str] = Counter(card.defend.against for card in deck)
    kinds = ("no weapon", "blunt melee", "sharp melee", "melee", "ranged")
    assert tuple(tops[kind] for kind in kinds) == weapons
    assert tuple(bottoms[kind] for kind in ("investigator", "barrier", "hiding")) == lower


def test_every_deck_lets_monsters_make_their_special_attacks(box: Box) -> None:
    for klass in FOES:
        halves = [card.defend for card in deck_of(box, klass)]
        special = [half for half in halves if list(parts_within(half, MonsterSpecialAttack))]
        assert len(special) >= 3, klass


def test_every_half_of_a_combat_card_says_what_happens(box: Box) -> None:
    halves = [half for card in box.combat.values() for half in (card.attack, card.defend)]
    for half in halves:
        decided = half.passed and half.failed if half.test else half.do
        assert decided, half.text


# The monsters


@pytest.mark.parametrize(
    ("kind", "number"),
    [
        pytest.param("chthonian", 2, marks=pytest.mark.rule("1e.count.chthonians")),
        pytest.param("cult-leader", 2, marks=pytest.mark.rule("1e.count.cult-leaders")),
        pytest.param("cultist", 6, marks=pytest.mark.rule("1e.count.cultists")),
        pytest.param("hound-of-tindalos", 2, marks=pytest.mark.rule("1e.count.hounds-of-tindalos")),
        pytest.param("maniac", 2, marks=pytest.mark.rule("1e.count.maniacs")),
        pytest.param("mi-go", 2, marks=pytest.mark.rule("1e.count.mi-gos")),
        pytest.param("shoggoth", 2, marks=pytest.mark.rule("1e.count.shoggoths")),
        pytest.param("witch", 2, marks=pytest.mark.rule("1e.count.witches")),
        pytest.param("zombie", 4, marks=pytest.mark.rule("1e.count.zombies")),
    ],
)
def test_figures_of_a_kind(box: Box, kind: str, number: int) -> None:
    assert len(box.monsters[kind].tokens) == number


@pytest.mark.rule("1e.count.monster-figures", "1e.count.monster-tokens")
def test_24_figures_of_nine_kinds_have_a_token_each(box: Box) -> None:
    assert len(box.monsters) == 9
    assert len(box.tokens) == sum(len(kind.tokens) for kind in box.monsters.values()) == 24


def test_no_two_figures_of_a_kind_are_alike(box: Box) -> None:
    for kind in box.monsters.values():
        attacks = [token.special.name for token in kind.tokens]
        assert len(set(attacks)) == len(attacks), kind.id


# Every card in play


@pytest.fixture(scope="module")
def all_monsters() -> FirstEdition:
    """The training story with every kind of monster in it."""
    return retold(monsters=tuple(the_box().monsters))


def face_to_face(
    story: FirstEdition, kind: str, token: str = "", at: str = "kitchen.a"
) -> TableBuilder:
    """Joe with every sort of weapon before a monster; Jenny looks on."""
    table = TableBuilder(players=2, told=story)
    table.investigator(JOE, at, cards=["axe", "fire-poker", "service-revolver"])
    return table.investigator(JENNY, "kitchen.a").monster(kind, at, token)


def play_out(game: Game[State, View], *until: str) -> None:
    """Answer all that is asked of the card, with the first option, until the table moves on."""
    for _ in range(20):
        if game.over or asked(game).kind in until:
            return
        answer(game, asked(game).options[0])


def drawn(game: Game[State, View]) -> tuple[object, object]:
    first = told(game, "combat")[0]
    return first["card"], first["half"]


@pytest.mark.parametrize("dice", [PASS, FAIL])
@pytest.mark.parametrize("name", the_box().combat)
def test_the_upper_half_can_be_played_out(
    all_monsters: FirstEdition, box: Box, name: str, dice: int
) -> None:
    card = box.combat[name]
    kind = FOES[card.deck]
    table = face_to_face(all_monsters, kind).stack(card.deck, name).dice(dice)
    game = table.play(turn_of=JOE)
    weapon = WEAPONS.get(card.attack.weapon)
    answer(game, f"attack {kind} 1 with {weapon}" if weapon else f"attack {kind} 1 bare-handed")
    assert drawn(game) == (name, "attack")
    play_out(game, "turn")


@pytest.mark.parametrize("dice", [PASS, FAIL])
@pytest.mark.parametrize("name", the_box().combat)
def test_the_lower_half_can_be_played_out(
    all_monsters: FirstEdition, box: Box, name: str, dice: int
) -> None:
    card = box.combat[name]
    kind, against = FOES[card.deck], card.defend.against
    if against == "barrier":
        table = face_to_face(all_monsters, kind, at="library.b")
        table.feature("barrier", "library.b", DOOR)
        game = table.stack(card.deck, name).dice(dice).threat(1).play(stage="keeper-actions")
        answer(game, "command-minion", f"force {DOOR}")
    else:
        table = face_to_face(all_monsters, kind)
        if against == "hiding":
            table.feature("hiding-space", "kitchen.a").hiding(JOE)
        game = table.stack(card.deck, name).dice(dice).play(stage="monster-attacks")
        answer(game, f"{kind} 1 attacks {JOE}")
    assert drawn(game) == (name, "defend")
    play_out(game, "monster-attack", "keeper-action")


def tokens() -> Iterator[tuple[str, str]]:
    for kind in the_box().monsters.values():
        for token in kind.tokens:
            yield kind.id, token.id


@pytest.mark.parametrize("dice", [PASS, FAIL])
@pytest.mark.parametrize(("kind", "token"), list(tokens()))
def test_every_special_attack_can_be_played_out(
    all_monsters: FirstEdition, box: Box, kind: str, token: str, dice: int
) -> None:
    klass = box.monsters[kind].klass
    table = face_to_face(all_monsters, kind, token).stack(klass, SPECIAL[klass]).dice(dice, dice)
    game = table.play(stage="monster-attacks")
    answer(game, f"{kind} 1 attacks {JOE}")
    assert told(game, "special-attack") == [{"monster": 1, "token": token}]
    play_out(game, "monster-attack")
