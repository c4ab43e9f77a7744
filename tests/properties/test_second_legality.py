"""Legality is written once: nothing is against a deed that is offered, and a rule is against all
others; nobody but its form takes an option apart."""

from collections.abc import Collection, Iterator
from itertools import product
from random import Random

import msgspec
import pytest

from madhouse.editions import edition_of
from madhouse.engine.decisions import Decision, Option
from madhouse.engine.forms import PLACE, SHAPES, WORD, Form, verb_of
from madhouse.second.edition import GENTLE
from madhouse.second.players.company import seated
from madhouse.second.rules.deeds import DEEDS
from madhouse.second.rules.group import AGREE, OBJECT, PROPOSAL
from madhouse.second.rules.turn import END_TURN, TURN
from madhouse.second.service import SecondService, means_something, open_names, rule_against
from madhouse.second.things.table import Table
from madhouse.second.told.option_texts import FORMS
from madhouse.server.shown import showing, told_options, transcript
from madhouse.server.shown.transcript import Received, Transcript
from tests.properties.guarded_options import every_option_guarded, guarded
from tests.properties.random_games import pick, seeds
from tests.properties.second_games import SecondGame, always, begun, table_of


def test_in_random_games() -> None:
    verbs: set[str] = set()

    def check(game: SecondGame) -> None:
        for asked in game.pending:
            if asked.kind == TURN:
                g = table_of(game)
                for line in lines(g):
                    rule, offered = rule_against(g, asked, line), line in asked.options
                    assert (rule is None) == offered, (line, rule, asked)
                    if offered:
                        verbs.add(next(verb_of(kind) for kind in DEEDS.known if _reads(kind, line)))

    always(seeds(12), check, every=11)
    assert {"move", "search", "interact", "explore", "look"} <= verbs


def _reads(kind: Form | Option, line: Option) -> bool:
    return isinstance(kind, Form) and kind.read(line) is not None


def lines(g: Table) -> Iterator[Option]:
    """Every deed that could be named at this table."""
    names: dict[str, Collection[str]] = {**open_names(g), "card": [*_cards(g)]}
    names["number"] = ["0", "1", "2"]
    for kind in DEEDS.known:
        if not isinstance(kind, Form):
            continue
        for ids in product(*(names[place] for place in kind.places)):
            if means_something(g, kind(*ids)):
                yield kind(*ids)


def _cards(g: Table) -> Iterator[str]:
    """What lies before anybody, by front."""
    for who in g.state.investigators:
        yield from dict.fromkeys(
            [who.id, *map(g.box.front, (*who.possessions, *who.conditions, *who.damage))]
        )


def test_why_not_names_a_rule_and_no_secret() -> None:
    service = SecondService()

    def check(game: SecondGame) -> None:
        for asked in game.pending:
            seat = asked.seats[0]
            assert service.why_not(game, seat, asked.options[0]) is None
            if asked.kind == TURN:
                assert service.why_not(game, seat, "move nowhere.a") == asked.rule
                assert service.refused_by(game, seat, "explore to-attic 0") is None or (
                    "to-attic" in table_of(game).app.tokens
                )
            assert service.why_not(game, seat, "dance") == asked.rule

    always(seeds(4), check, every=17)


@pytest.mark.parametrize("seed", range(2))
def test_rules_views_and_tellers_cut_no_option(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (transcript, told_options, showing):
        monkeypatch.setattr(module, "encode", msgspec.json.Encoder(enc_hook=str).encode)
    chooser = Random(seed)
    with every_option_guarded():
        game = begun(seed, GENTLE)
        reader, received = Transcript(edition_of("second"), GENTLE, "player-1"), Received()
        while not game.over:
            reader.state(game, len(game.answers), received)
            asked = game.pending[0]
            game.apply(asked.seats[0], guarded(pick(asked, chooser, eager=True)))
        reader.state(game, len(game.answers), received)
        assert game.case()


def test_computers_agree_to_what_people_propose_and_to_nothing_else() -> None:
    service = SecondService()
    proposal = Decision(("player-2", "player-3"), PROPOSAL, (AGREE, OBJECT))
    assert service.goes_without_saying(proposal, ["player-2"]) == ("player-3", AGREE)
    assert service.goes_without_saying(proposal, ["player-2", "player-3"]) is None
    order = Decision(("player-1", "player-2"), "turn-order", ("next ann", "next bob"))
    assert service.goes_without_saying(order, ["player-1"]) is None
    assert seated("random", "1").choose(None, proposal, 0.0, lambda: None) == AGREE


def test_only_what_does_nothing_passes() -> None:
    service = SecondService()
    assert service.passes(Decision(("player-1",), TURN, (END_TURN,)))
    assert not service.passes(Decision(("player-1",), TURN, ("move hall.a", END_TURN)))


def test_no_line_can_be_read_by_two_forms() -> None:
    """Two forms with the same words differ in how the names in their places look."""
    alike: dict[str, set[tuple[str, ...]]] = {}
    for each in FORMS.values():
        shapes = tuple(SHAPES.get(place, WORD) for place in each.places)
        seen = alike.setdefault(PLACE.sub("", each.line), set())
        assert shapes not in seen, each
        seen.add(shapes)
