"""Search, interact, explore and sight: choosing an option of a token from where one stands."""

from collections.abc import Iterator

from madhouse.engine.flow import Rule, choose
from madhouse.engine.forms import Form, form
from madhouse.second.acting.reactions import at_moment
from madhouse.second.acting.scene import Scene
from madhouse.second.acting.standing import standing
from madhouse.second.app.choosing import choose_and_see
from madhouse.second.app.tokens import options_of
from madhouse.second.rules.movement import leave_and_enter, steps_from
from madhouse.second.rules.rubble import buried
from madhouse.second.things.compound_ids import option_name
from madhouse.second.things.plain_answers import STOP
from madhouse.second.things.scenario import PuzzleOf, Token, TokenKind
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table

SEARCH = form("search {token} {number}")
INTERACT = form("interact {token} {number}")
EXPLORE = form("explore {token} {number}")
LOOK = form("look {token} {number}")
USE_ITEM = form("inspect {token} {number}")
ENTER = form("enter {space}")
FORMS: dict[TokenKind, Form] = {
    "search": SEARCH,
    "interact": INTERACT,
    "person": INTERACT,
    "explore": EXPLORE,
    "sight": LOOK,
    "inventory": USE_ITEM,
}
MOMENTS: dict[TokenKind, str] = {
    "search": "searched",
    "interact": "interacted",
    "person": "interacted",
    "explore": "explored",
}


BURIED: frozenset[TokenKind] = frozenset({"search", "interact", "person", "explore"})
"""Tokens on which nothing is done in Rubble."""


def within_reach(g: Table, who: Investigator) -> tuple[Token, ...]:
    """The tokens on which an investigator can choose something where they stand.

    Search, Interact and Person tokens from their own space (2e.search.position,
    2e.interact.position) or, where they say so, from any of their room; Explore tokens from a space
    beside their door (2e.explore.position), Sight tokens from anywhere
    (2e.conflict.sight-token-position), things in the inventory by who has them
    (2e.component-action.possession-in-app).
    """
    reach = g.reach.get(who.space)
    if reach is None:
        reach = g.reach[who.space] = tuple(_within_reach_from(g, who.space))
    for token, copies in g.box.scenario_index.inventory:
        if not copies.isdisjoint(who.possessions):
            reach += (token,)
    return reach


def _within_reach_from(g: Table, here: str) -> Iterator[Token]:
    tokens, index = g.box.tokens, g.box.scenario_index
    sights, filling = index.sights, index.filling_rooms
    room_of = g.places.room_of
    beside = g.places.openings_of[here] if here else ()
    for name, at in g.app.tokens.items():
        if (
            at == here
            or at in beside
            or name in sights
            or (name in filling and room_of.get(at) == room_of[here])
        ):
            yield tokens[name]


def token_options(g: Table, who: Investigator) -> list[str]:
    """Every option that can be chosen: those with the action icon for an action
    (2e.action-icon.costs-action), the others without (2e.action-icon.free-otherwise). What only
    tells something is told once a turn (2e.conflict.options-without-icon)."""
    found = []
    scene = Scene(who)
    acts = who.actions and not (g.extras.laid and buried(g, who))
    for token in within_reach(g, who):
        write = FORMS[token.kind]
        for number, option in options_of(g, token, scene):
            if option.puzzle is not None and cannot_solve(g, who, option.puzzle):
                continue
            if who.heard and option_name(token.id, number) in who.heard:
                continue
            if acts or is_free(g, token.id, number) or (who.actions and token.kind == "inventory"):
                found.append(write(token.id, number))
    return found


def against_token(g: Table, who: Investigator, token: str, number: str) -> str | None:
    """The rule against choosing an option of a token."""
    card = g.box.tokens.get(token)
    if card is None or card not in within_reach(g, who):
        return "2e.explore.position" if card and card.kind == "explore" else "2e.search.position"
    if option_name(token, int(number)) in g.app.used:
        return "2e.discard.tokens"
    if option_name(token, int(number)) in who.heard:
        return "2e.conflict.options-without-icon"
    if not who.actions and not is_free(g, token, number):
        return "2e.action-icon.costs-action"
    if card.kind in BURIED and not is_free(g, token, number) and buried(g, who):
        return "2e.rubble.blocks-actions"
    puzzle = card.options[int(number)].puzzle
    if puzzle is not None and cannot_solve(g, who, puzzle):
        return "2e.golden.cannot-is-absolute"
    if int(number) not in [each for each, _ in options_of(g, card, Scene(who))]:
        return "2e.golden.component-beats-rules"
    return None


def cannot_solve(g: Table, who: Investigator, puzzle: PuzzleOf) -> bool:
    """Whether a card keeps an investigator from a kind of puzzle."""
    return standing(g, who, "cannot_solve", False, Scene(who, purpose=puzzle.kind))


def is_free(g: Table, token: str, number: str | int) -> bool:
    """Whether an option bears no action icon; none of a Sight token does (2e.sight.no-action)."""
    card = g.box.tokens[token]
    return card.kind == "sight" or card.options[int(number)].free


def act_on_token(g: Table, who: Investigator, token: str, number: str) -> Rule[bool]:
    """Choose an option of a token; of an Explore token this reveals what it leads to. True if what
    was read made the investigator forfeit the action."""
    card = g.box.tokens[token]
    if card.options[int(number)].only_tells:
        who.heard.append(option_name(token, int(number)))
    scene = Scene(who, purpose=card.kind)
    opening = g.app.tokens.get(token, "") if card.kind == "explore" else ""
    if (yield from choose_and_see(g, card, int(number), scene)):
        yield from _offer_to_move_in(g, who, opening)
    if card.kind in MOMENTS:
        yield from at_moment(g, who, MOMENTS[card.kind], scene)
    return scene.forfeited


def _offer_to_move_in(g: Table, who: Investigator, opening: str) -> Rule[None]:
    """One may move through the door that was explored, or not (2e.explore.move-in)."""
    here = who.space
    if who.eliminated or here not in g.places.openings.get(opening, ()):
        return
    one, other = g.places.openings[opening]
    beyond = other if here == one else one
    if beyond not in steps_from(g, who):
        return
    about = {"who": who.id, "space": beyond}
    options = (ENTER(beyond), STOP)
    chosen = yield from choose((who.seat,), "move-in", options, "2e.explore.move-in", about)
    if chosen != STOP:
        yield from leave_and_enter(g, who, beyond)
