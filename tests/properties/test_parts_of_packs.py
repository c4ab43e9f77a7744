"""Nothing of a pack is ever seen, drawn or asked for where it is not in play."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product

import msgspec
import pytest

from madhouse.editions import edition_of
from madhouse.engine.board.tiles import slug
from madhouse.engine.casefile import Header
from madhouse.second.edition import SecondEdition, begin, edition, the_box
from madhouse.second.things.box import Box
from madhouse.second.things.state import FEWEST, MOST
from tests.properties.random_games import played, seeds
from tests.properties.second_games import SecondGame
from tests.properties.second_secrecy import words_in

PACKS = tuple(the_box().collection)
SCENARIOS = the_box().all_scenario_ids
NAMES = re.compile(r"[a-z0-9-]+")
COPY = re.compile(r"-\d+$")
"""Behind the name of a card: which copy of it."""
LISTS = (
    "tiles",
    "investigators",
    "item_cards",
    "items",
    "spells",
    "spell_copies",
    "elixirs",
    "elixir_copies",
    "conditions",
    "condition_copies",
    "damage",
    "horror",
    "monsters",
    "mythos",
    "scenario_ids",
)
"""Everything of which a box keeps a list."""


@cache
def parts_of(pack: str) -> frozenset[str]:
    """Whatever a pack gives a name to: its cards, monsters, events, people, tiles, rooms and
    scenarios."""
    box = the_box().with_packs([pack])
    found = {name for (_, name), home in box.pack_of.items() if home == pack}
    tiles = [box.tiles[name] for name in found if name in box.tiles]
    found |= {f"{tile.id}{side}" for tile in tiles for side in tile.sides}
    found |= {slug(room) for tile in tiles for side in tile.sides.values() for room in side.rooms}
    return frozenset({*found, *box.collection[pack].scenario_ids})


OF_QUESTIONS = {"proposed"}
"""Fields of a question of the base game that are called as a part of a pack is."""


def names_in(thing: object) -> set[str]:
    """Every name that stands anywhere in something, also as a part of another: of a copy its card,
    of a space its room, of a door what it joins."""
    written = {
        name for word in words_in(msgspec.to_builtins(thing)) for name in NAMES.findall(word)
    }
    return written | {COPY.sub("", name) for name in written}


def strangers(packs: tuple[str, ...]) -> frozenset[str]:
    """The parts of every other pack."""
    return frozenset().union(*(parts_of(each) for each in PACKS if each not in packs))


def combinations() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every scenario with only what it needs, and with each pack besides."""
    for name in SCENARIOS:
        needed = the_box().needs(name)
        yield name, needed
        yield from ((name, (*needed, each)) for each in PACKS if each not in needed)


@pytest.mark.rule("2e.collection.disabled-not-used")
def test_every_pack_has_parts_and_shares_no_name_with_another() -> None:
    assert all(len(parts_of(each)) > 20 for each in PACKS)
    for one, other in product(PACKS, PACKS):
        assert one == other or not parts_of(one) & parts_of(other)


@pytest.mark.rule("2e.collection.disabled-not-used")
@pytest.mark.parametrize(("name", "packs"), list(combinations()))
def test_a_box_lists_nothing_of_a_pack_that_is_not_in_play(
    name: str, packs: tuple[str, ...]
) -> None:
    told = SecondEdition(name, packs=packs)
    for each in LISTS:
        assert not names_in(list(getattr(told.box, each))) & strangers(packs), each
    assert not names_in(told.scenario.maps) & strangers(packs)
    assert_supply(told.box, packs)


def assert_supply(box: Box, packs: tuple[str, ...]) -> None:
    """Tokens of the base set, and those that the packs in play bring."""
    whole = the_box().collection
    for pool in msgspec.structs.fields(type(box.supply)):
        more = sum(whole[each].pack.tokens.get(pool.name, 0) for each in packs)  # type: ignore[call-overload]
        assert getattr(box.supply, pool.name) == getattr(the_box().supply, pool.name) + more


@pytest.mark.parametrize("pack", PACKS)
def test_where_it_is_in_play_its_parts_are_found(pack: str) -> None:
    told = SecondEdition(SCENARIOS[0], packs=(pack,))
    lists = set[str]().union(*(names_in(list(getattr(told.box, each))) for each in LISTS))
    assert lists & parts_of(pack)


def assert_nothing_strange(game: SecondGame, packs: tuple[str, ...]) -> None:
    """What is on the table, in the decks, told and asked."""
    kept = [game.table.state, *game.pending, *(event.facts for event in game.log)]
    for each in kept:
        assert not (names_in(each) & strangers(packs)) - OF_QUESTIONS


@pytest.mark.rule("2e.collection.disabled-not-used", "2e.collection.check-before-game")
@pytest.mark.parametrize("seed", seeds(2 * len(SCENARIOS)))
def test_in_a_game_nothing_of_another_pack_is_drawn_laid_told_or_asked(seed: int) -> None:
    name = SCENARIOS[seed % len(SCENARIOS)]
    packs = the_box().needs(name)
    if seed >= len(SCENARIOS) and PACKS:  # with one pack more
        packs = tuple({*packs, PACKS[seed % len(PACKS)]})
    header = Header(
        edition="second",
        story=name,
        content=edition(name, packs).content_version,
        seed=str(seed),
        investigators=FEWEST + seed % (MOST - FEWEST + 1),
        packs=packs,
    )
    for number, game in enumerate(played(begin(header), seed, eager=True)):
        if number % 50 == 0 or game.over:
            assert_nothing_strange(game, packs)


@pytest.mark.rule("2e.expansion.icon")
def test_in_the_library_whatever_is_from_a_pack_says_so() -> None:
    library = edition_of("second").shelf.library()
    assert [each.id for each in library.packs[1:]] == list(PACKS)
    people = {each.id: each.pack for each in library.characters}
    cards = {name: card.pack for name, card in library.cards.items()}
    stories = {each.id: each.needs for each in library.stories}
    for pack in PACKS:
        own = parts_of(pack)
        assert all((people.get(name, pack), cards.get(name, pack)) == (pack, pack) for name in own)
        assert all(pack in stories[name] for name in own & stories.keys())
    marked = {home for home in (*people.values(), *cards.values()) if home}
    assert marked == set(PACKS)


def test_what_is_printed_of_the_base_set_is_its_own() -> None:
    workshop = edition_of("second").workshop
    cards = [card.front.id for card in workshop.cards() if not card.front.pack]
    assert not names_in([cards, [tile.id for tile in the_box().tiles.values()]]) & strangers(())
