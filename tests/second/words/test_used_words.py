"""Every word is used by a card or a scenario of the box; a few wait for one."""

from collections.abc import Mapping

from madhouse.engine.clauses import Condition, Standing, Verb, parts_within
from madhouse.engine.words import Word, word_of
from madhouse.second.edition import edition, the_box
from madhouse.second.words import VOCABULARY

WAITING = {"clear_board", "close_passages", "place_investigators", "place_light"}
"""Rules ask for them; a scenario of the box does not."""
OF_PACKS = {
    "come_back",
    "deal_agendas",
    "discard_feature",
    "discard_random_item",
    "explore_from_afar",
    "feature_there",
    "give_up",
    "has_agenda",
    "hold_tile",
    "lay_over",
    "move_tiles",
    "move_to_feature",
    "on_moved_tile",
    "shunt",
    "key_on_this",
    "place_feature",
    "place_key",
    "spaces_with_feature",
    "stands_fast",
    "spread",
    "tokens_left",
}
"""Words that wait for a pack."""


def test_every_word_is_used_or_waits_for_a_scenario() -> None:
    box = the_box().with_packs(the_box().collection)
    groups: tuple[Mapping[str, object], ...] = (
        box.investigators,
        box.item_cards,
        box.spells,
        box.elixirs,
        box.conditions,
    )
    speaking: list[object] = [card for group in groups for card in group.values()]
    speaking += [*box.damage.values(), *box.horror.values()]
    speaking += [*box.monsters.values(), *box.mythos.values()]
    speaking += [edition(name).scenario for name in box.scenario_ids]
    used = {word_of(type(word)) for each in speaking for word in parts_within(each, Word)}
    known = {name for family in (Verb, Condition, Standing) for name in VOCABULARY.words(family)}
    assert known - used <= WAITING | OF_PACKS
