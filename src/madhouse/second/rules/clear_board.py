"""Clearing the board: what people take off it when the app takes off its tiles."""

from madhouse.engine.flow import Rule
from madhouse.engine.forms import form
from madhouse.second.rules.group import decide_together
from madhouse.second.rules.possessions import discard_lying
from madhouse.second.things.table import Table

HAND = form("{possession} to {investigator}")


def clear_features_and_figures(g: Table) -> Rule[None]:
    """Features are discarded (2e.clear-board.discard-all), figures taken off the board
    (2e.clear-board.figures-off): they are in no space (2e.remove.no-location)."""
    state = g.state
    for who in state.investigators:
        who.space = ""
        who.steps = 0
    state.monsters.clear()
    state.fire, state.darkness, state.lights = [], [], []
    state.passages, state.barricades = [], []
    state.glows, state.shut = {}, []
    g.extras.laid = {}
    g.board_changed()
    g.app.fire = False
    g.tell("board-cleared", ("2e.clear-board.figures-off",))
    yield from _what_was_dropped(g)


def _what_was_dropped(g: Table) -> Rule[None]:
    """What lay about is discarded, but a card that the scenario brings goes to an investigator of
    the group's choice (2e.conflict.clear-board-dropped)."""
    lying = g.state.dropped
    for space in list(lying):
        for copy in [each for each in lying[space] if not needed(g, g.box.front(each))]:
            if copy not in g.extras.keys:  # 2e.key.no-discard
                discard_lying(g, space, copy)
    for space in list(lying):
        while lying[space]:
            yield from _keep(g, space, lying[space][0])
        del lying[space]


def _keep(g: Table, space: str, copy: str) -> Rule[None]:
    name = g.box.front(copy)
    options = [HAND(name, who.id) for who in g.playing]
    rule = "2e.conflict.clear-board-dropped"
    chosen = yield from decide_together(g, "kept-card", options, rule)
    _, taker = HAND.ids(chosen)
    who = g.investigator(taker)
    g.state.dropped[space].remove(copy)
    g.lay_before(who, who.possessions, copy)
    if copy in g.state.flipped:
        g.state.flipped.remove(copy)
        who.flipped.append(copy)
    g.tell("kept", (rule,), who=taker, card=name)


def needed(g: Table, card: str) -> bool:
    """Whether a card is the scenario's own."""
    item = g.box.item_cards.get(card)
    own = any(each.id == card for each in g.scenario.items)
    return own or (item is not None and bool(item.story))
