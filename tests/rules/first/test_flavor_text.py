"""Flavor Text: set apart from the rules on every card."""

import pytest

from madhouse.engine.typography import typeset
from madhouse.first.edition import the_box
from madhouse.first.told.names import all_cards
from madhouse.first.told.telling import teller_for

STORY = the_box().story("the-cold-supper")


@pytest.mark.rule("1e.flavor.italic")
def test_the_flavour_of_every_card_and_nothing_else_is_in_italics() -> None:
    teller = teller_for(the_box(), STORY)
    for name, card in all_cards(the_box(), STORY).items():
        italic = [line for line in teller.card_in_full(name).splitlines() if line.startswith("*")]
        flavour = typeset(getattr(card, "flavour", ""))
        assert not flavour or italic[:1] == [f"*{flavour}*"], name
        assert all(line.endswith("*") for line in italic), name
