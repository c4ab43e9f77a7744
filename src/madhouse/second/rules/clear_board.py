"""Clearing the board: what people take off it when the app takes off its tiles."""

from madhouse.engine.flow import Rule
from madhouse.engine.forms import form
from madhouse.second.rules.group import decide_together
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
    g.app.fire = False
    g.tell("board-cleared", ("2e.clear-board.figures-off",))
    yield from _what_was_dropped(g)


def _what_was_dropped(g: Table) -> Rule[None]:
    """What lay about is discarded, but a card that the scenario brings goes to an investigator of
    the group's choice (2e.conflict.clear-board-dropped)."""
    state = g.state
    lying = [copy for copies in state.dropped.values() for copy in copies]
    state.dropped = {}
    for copy in lying:
        name = g.box.front(copy)
        if needed(g, name):
            options = [HAND(name, who.id) for who in g.playing]
            rule = "2e.conflict.clear-board-dropped"
            chosen = yield from decide_together(g, "kept-card", options, rule)
            _, taker = HAND.ids(chosen)
            who = g.investigator(taker)
            who.possessions.append(copy)
            if copy in state.flipped:
                who.flipped.append(copy)
            g.tell("kept", (rule,), who=taker, card=name)
        else:
            pool = state.spells if copy in g.box.spell_copies else state.items
            pool.append(copy)
            for who in state.investigators:
                who.spent.pop(copy, None)
    state.flipped = []


def needed(g: Table, card: str) -> bool:
    """Whether a card is the scenario's own."""
    item = g.box.item_cards.get(card)
    own = any(each.id == card for each in g.scenario.items)
    return own or (item is not None and bool(item.story))
