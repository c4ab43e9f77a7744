"""Words of where a token lies: in which room, in Fire; pushed on, and dealt with from afar."""

from madhouse.engine.decisions import Fact
from madhouse.engine.flow import Rule, choose
from madhouse.engine.forms import form
from madhouse.second.acting.scene import Scene
from madhouse.second.app.rooms import room_here
from madhouse.second.app.stocks import room_of_token
from madhouse.second.app.tokens import choose_on_token, move_token, options_of
from madhouse.second.rules.movement import leave_and_enter, steps_from, ways_now
from madhouse.second.things.plain_answers import STOP
from madhouse.second.things.references import RoomId, TokenId
from madhouse.second.things.state import PEOPLE
from madhouse.second.things.table import Table
from madhouse.second.words.base import Condition, PeoplesCondition, PeoplesVerb, you

ROLL = form("roll it to {space}")
FOLLOW = form("follow to {space}")
DEAL_WITH = form("deal with {token} {number}")


class PushToken(PeoplesVerb, frozen=True):
    """This token is moved to a space beside it, and you may follow."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who, at = you(scene), g.app.tokens.get(scene.token)
        if at is None:
            return
        spaces = ways_now(g).steps[at]
        if not spaces:
            return
        about: dict[str, Fact] = {"who": who.id, "token": scene.token}
        rule = "2e.push.movement"
        chosen = yield from choose((who.seat,), "push-token", ROLL.each(spaces), rule, about)
        (space,) = ROLL.ids(chosen)
        move_token(g, scene.token, space)
        if space in steps_from(g, who):
            about = {"who": who.id, "space": space}
            options = (FOLLOW(space), STOP)
            follow = yield from choose((who.seat,), "follow", options, "2e.push.follow", about)
            if follow != STOP:
                yield from leave_and_enter(g, who, space)

    def told(self, g: Table, scene: Scene) -> Rule[None]:
        """People say where to: the app keeps its tokens."""
        at = g.app.tokens.get(scene.token)
        if at is None:
            return
        about: dict[str, Fact] = {"who": None, "token": scene.token}
        options = ROLL.each(g.places.steps[at])
        chosen = yield from choose((PEOPLE,), "push-token", options, "2e.push.movement", about)
        (space,) = ROLL.ids(chosen)
        move_token(g, scene.token, space)


class DealWith(PeoplesVerb, frozen=True):
    """You may choose an option of such a token within range, without an action."""

    token: TokenId

    def _choices(self, g: Table, scene: Scene) -> list[str]:
        near = g.places.in_range[you(scene).space]
        return [
            DEAL_WITH(copy.id, number)
            for copy in g.box.scenario_index.copies[self.token]
            if g.app.tokens.get(copy.id) in near
            for number, option in options_of(g, copy, Scene(scene.you))
            if not option.stays
        ]

    def possible(self, g: Table, scene: Scene) -> bool:
        return bool(you(scene).space) and bool(self._choices(g, scene))

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        options = self._choices(g, scene) if who.space else []
        if not options:
            return
        about: dict[str, Fact] = {"who": who.id}
        chosen = yield from choose((who.seat,), "deal-with", [*options, STOP], "", about)
        if chosen == STOP:
            return
        token, number = DEAL_WITH.ids(chosen)
        here = Scene(who, purpose=g.box.tokens[token].kind)
        yield from choose_on_token(g, g.box.tokens[token], int(number), here)


class TokenIn(Condition, frozen=True):
    """This token lies in one of these rooms."""

    rooms: tuple[RoomId, ...]

    def holds(self, g: Table, scene: Scene) -> bool:
        room = room_of_token(g, scene.token)
        return any(room == room_here(g, each) for each in self.rooms)


class TokenInFire(PeoplesCondition, frozen=True):
    """There is Fire in the space where this token lies."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return g.app.tokens.get(scene.token) in g.state.fire


class OnToken(PeoplesCondition, frozen=True):
    """What you do is done on one of these tokens."""

    tokens: tuple[TokenId, ...]

    def holds(self, g: Table, scene: Scene) -> bool:
        return scene.token in self.tokens
