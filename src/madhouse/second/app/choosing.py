"""Choosing on a token, whoever has the hands: its option, what it reveals, and what follows."""

from madhouse.engine.flow import Rule
from madhouse.second.acting.scene import Scene
from madhouse.second.app.events import what_follows
from madhouse.second.app.maps import rooms_beyond
from madhouse.second.app.rooms import reveal
from madhouse.second.app.tokens import choose_on_token, discard_token
from madhouse.second.things.compound_ids import option_name
from madhouse.second.things.scenario import Token
from madhouse.second.things.table import Table


def choose_and_see(g: Table, token: Token, number: int, scene: Scene) -> Rule[bool]:
    """Choose an option; True if it has revealed what an Explore token leads to, which is then off
    its door (2e.conflict.explore-token-after). What follows of it happens at once."""
    scene.token = token.id
    needed = (*token.given, *token.options[number].given)
    if needed and not (yield from g.hands.may_choose(g, scene, needed)):
        return False
    rooms = rooms_beyond(g, token) if token.kind == "explore" else ()
    yield from choose_on_token(g, token, number, scene)
    explored = token.kind == "explore" and option_name(token.id, number) in g.app.used
    if explored:
        discard_token(g, token.id)
        yield from reveal(g, rooms)
    yield from what_follows(g)
    return explored
