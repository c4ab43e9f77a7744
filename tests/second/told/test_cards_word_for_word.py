"""Cards in words: some of each kind, as they are read in the library and at a table."""

import pytest

from madhouse.engine.shapes import CardLine
from madhouse.second.tellers import teller_of
from madhouse.second.told.telling import Teller, UnknownCard


@pytest.fixture
def teller() -> Teller:
    told = teller_of("first-cold-night")
    told.written.investigators = 3
    return told


TEXTS = {
    "lev-abramson": "Strength 3, agility 5, observation 4, lore 3, influence 4, will 2.\n"
    "Health 7, sanity 7.\n"
    "You have 2 puzzle steps more in each attempt.",
    "pearl-gaines": "Strength 3, agility 3, observation 3, lore 4, influence 3, will 5.\n"
    "Health 6, sanity 8.\n"
    "Without an action: Another investigator in your space: flip 1 faceup Damage facedown. "
    "Once a round.",
    "wont-be-alone": "Keep Faceup.\n"
    "At the end of your turn, if no other investigator is in your room, suffer 1 facedown Horror.\n"
    "Action: Flip this card. Only if another investigator is in your space.",
    "deputys-shotgun": "Firearm.\n"
    "Attack in range: damage 5.\n"
    "After an attack with this card, flip this card.\n"
    "Back: Empty Shotgun\n"
    "Heavy Weapon.\n"
    "Attack: damage 1.\n"
    "Action: Flip this card.",
    "clean-dressings~": "Remedy.\n"
    "Action: You or another in your space: choose one: discard 1 facedown Damage, or flip 1 faceup "
    "Damage facedown.\n"
    "After use, discard this card.",
    "restrained": "You cannot move or be moved.\n"
    "Action: Test (strength; 2). If you pass: Discard this card. Anybody in your space may do "
    "this.",
    "dazed": "You have 1 puzzle step fewer in each attempt.\n"
    "−1 die in tests to search.\n"
    "At the end of your next turn, discard this card.",
    "he-was-kind-to-me": "At once: Choose in secret a Person or a named monster on the board.\n"
    "You lose unless the one you chose has been neither removed nor defeated nor refused.\n"
    "For 2 or more players.",
    "one-chair-too-many": "Instead of with the others, you win if the game reaches an ending "
    "before time runs out and another investigator is Wounded or Insane.\n"
    "For 3 or more players.",
    "with-interest": "When flipped: If you have 2 Clues or more, suffer 2 Horror; otherwise, if "
    "you have a Clue, suffer 1 Horror. Discard this card.",
    "turned-ankle": "Keep Faceup.\nWith a move action you move 1 space fewer.",
    "split-brow": "Resolve Immediately.\nBecome Dazed.",
    "insane": "Look at the back whenever you like, and show it to nobody. You are eliminated when "
    "your Horror reaches your sanity again.",
    "cultist": "Health 5, awareness 1, horror 1, brawn 2.",
    "mr-sill": "Health 5, awareness 1, horror 1, brawn 2.",
    "ghost": "Health 6, awareness 3, horror 3, brawn 2.\n"
    "Phasing: it moves through walls and blocked doors and heeds neither Fire nor Water.",
}
IN_FIELDS = {
    "lev-abramson": 2,
    "pearl-gaines": 2,
    "wont-be-alone": 1,
    "deputys-shotgun": 2,
    "clean-dressings~": 1,
    "turned-ankle": 1,
    "split-brow": 1,
    "cultist": 1,
    "mr-sill": 1,
    "ghost": 1,
}
"""Of some cards, how many lines at the top stand in fields of their own: numbers, traits."""


@pytest.mark.parametrize("card", TEXTS)
def test_what_stands_on_a_card(teller: Teller, card: str) -> None:
    told = teller.card(card)
    assert told.text == TEXTS[card]
    lines = [f"{line.lead} {line.text}".strip() for line in told.lines]
    assert lines == told.text.splitlines()[IN_FIELDS.get(card, 0) :]


@pytest.mark.parametrize(
    ("card", "name", "kind", "used"),
    [
        ("lev-abramson", "Lev Abramson", "investigator", ""),
        ("crowbar", "Crowbar", "item", "attack"),
        ("deputys-shotgun~", "Empty Shotgun", "item", "action"),
        ("clean-dressings", "Clean Dressings", "item", "action"),
        ("the-unopened-letter", "The Unopened Letter", "unique", ""),
        ("scald", "Scald", "spell", "attack"),
        ("second-wind", "Second Wind", "spell", "cast"),
        ("dazed", "Dazed", "condition", ""),
        ("with-interest", "With Interest", "condition", ""),
        ("turned-ankle", "Turned Ankle", "damage", ""),
        ("counting-things", "Counting Things", "horror", ""),
        ("cultist", "Cultist", "monster", ""),
        ("mr-sill", "Mr. Sill", "monster", ""),
        ("hail", "Hail", "mythos", ""),
    ],
)
def test_a_card_has_a_name_a_kind_and_a_use(
    teller: Teller, card: str, name: str, kind: str, used: str
) -> None:
    told = teller.card(card)
    assert (told.id, told.name, told.kind, told.used) == (card, name, kind, used)


def test_numbers_are_printed_as_numbers(teller: Teller) -> None:
    assert teller.card("cultist").numbers == {
        "health": 5,
        "awareness": 1,
        "horror": 1,
        "brawn": 2,
    }
    assert teller.card("lev-abramson").numbers == {"health": 7, "sanity": 7}
    assert teller.card("lev-abramson").attributes["agility"] == 5
    assert teller.card("coat-pistol").numbers == {"damage": 2}
    assert teller.card("hurricane-lamp").numbers == {}
    teller.written.investigators = 0
    assert "health" not in teller.card("cultist").numbers


def test_what_leads_a_line_stands_apart(teller: Teller) -> None:
    assert teller.card("deputys-shotgun~").lines[-1] == CardLine("Action:", "Flip this card.")
    (back,) = teller.card("with-interest").lines
    assert back.lead == "When flipped:"
    outdoors = "+1 die in tests of observation if you are outdoors."
    assert teller.card("hurricane-lamp").lines == [CardLine("", outdoors)]


def test_traits_and_the_icon_of_an_attack_have_fields_of_their_own(teller: Teller) -> None:
    assert teller.card("hurricane-lamp").traits == ["Light Source"]
    assert teller.card("turned-ankle").traits == ["Keep Faceup"]
    assert teller.card("split-brow").traits == ["Resolve Immediately"]
    shotgun = teller.card("deputys-shotgun")
    assert (shotgun.traits, shotgun.attack, shotgun.numbers) == (
        ["Firearm"],
        "ranged",
        {"damage": 5},
    )
    assert teller.card("lev-abramson").traits == []


def test_what_an_author_wrote_is_not_what_it_does(teller: Teller) -> None:
    assert teller.card("hurricane-lamp").flavour == "It has been out in worse."
    assert teller.card("lev-abramson").flavour == "Trolley motorman, chess master of the Narrows."
    assert teller.card_in_full("hurricane-lamp") == (
        "Hurricane Lamp\nIt has been out in worse.\nLight Source.\n"
        "+1 die in tests of observation if you are outdoors."
    )


def test_a_card_that_is_not_in_the_box_is_refused_with_the_nearest(teller: Teller) -> None:
    for ask in (teller.card, teller.card_in_full):
        with pytest.raises(UnknownCard, match="there is no card 'crowbr'; did you mean 'crowbar'"):
            ask("crowbr")


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("the-bread-has-not-risen", "One investigator indoors, drawn by lot: Suffer 2 Horror "),
        ("somebodys-good-chair", "Each investigator indoors"),
    ],
)
def test_a_mythos_event_says_whom_it_strikes(teller: Teller, card: str, text: str) -> None:
    assert teller.card(card).text.startswith(text)


def test_a_mythos_event_that_strikes_nobody_says_what_then(teller: Teller) -> None:
    events = [each for each in teller.box.mythos.values() if each.nobody]
    assert events
    for event in events:
        assert teller.written.rules(event.nobody) in teller.card(event.id).text


def test_in_the_library_nobody_plays_yet(teller: Teller) -> None:
    teller.written.investigators = 0
    assert teller.card("cultist").text == (
        "Health 2 and 1 more for each investigator, awareness 1, horror 1, brawn 2."
    )
