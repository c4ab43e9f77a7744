"""The phases of a round at a table whose people have the hands: what the app offers them."""

from collections.abc import Callable

from madhouse.engine.decisions import Decision, Fact
from madhouse.engine.flow import GameOver, Rule
from madhouse.engine.forms import ByForm, form
from madhouse.second.acting.scene import Scene
from madhouse.second.app.drawer import draw_text, heal, hurt, spawn, texts_of
from madhouse.second.app.endings import NOBODY, lose_by_elimination
from madhouse.second.app.events import timed_events, what_follows
from madhouse.second.app.instructions import resolve_instruction
from madhouse.second.app.mythos import draw_striking
from madhouse.second.app.objectives import look_at_objective
from madhouse.second.app.people import NO, YES, only_people_know
from madhouse.second.app.rooms import reveal
from madhouse.second.app.tokens import (
    choose_on_token,
    discard_token,
    option_name,
    options_known_to_app,
)
from madhouse.second.things.monsters import MythosEvent
from madhouse.second.things.state import PEOPLE, Monster
from madhouse.second.things.table import Table

TOKEN = form("token {token} {number}")
ATTACK = form("attack {monster} by {weapon_class}")
EVADE = form("evade {monster}")
FACE = form("horror check of {monster}")
MORE_DAMAGE = form("one more damage on {monster}")
LESS_DAMAGE = form("one damage less on {monster}")
BY_CARD = form("a card spawns {kind}")
SET_FIRE = "set fire"
ELIMINATED = "investigator eliminated"
END_GAME = "end game"
END_PHASE = "end phase"


def investigator_phase(g: Table) -> Rule[str]:
    """People take their turns; the app waits for what they choose on it, until they press the end
    phase button (2e.investigator-phase.end)."""
    options = [*token_choices(g), *monster_choices(g), *menu(g), END_PHASE]
    chosen: str = yield Decision(
        (PEOPLE,), "investigator-phase", tuple(options), "2e.investigator-phase.any-order"
    )
    if chosen == END_PHASE:
        return (yield from _phase_over(g))
    rule, ids = CHOICES[chosen]
    yield from rule(g, *ids)
    yield from what_follows(g)
    look_at_objective(g)
    return "people"


def _phase_over(g: Table) -> Rule[str]:
    if g.app.deadline and g.app.round >= g.app.deadline:
        yield from lose_by_elimination(g)
    return "people-mythos"


def token_choices(g: Table) -> list[str]:
    """The options of every token on the board, and of things in the inventory; whether one stands
    there, and has what it takes, people know."""
    tokens = [g.box.tokens[name] for name in g.app.tokens] + [token for token, _ in g.box.inventory]
    return [
        TOKEN(token.id, number)
        for token in tokens
        for number, _ in options_known_to_app(g, token, only_people_know)
    ]


def monster_choices(g: Table) -> list[str]:
    """The monster drawer: attack and evade, and damage by its buttons (2e.attack.track-damage)."""
    found = []
    for monster in g.app.monsters:
        kind = g.kind(monster)
        found += [ATTACK(monster.id, each) for each in kind.attack]
        found += [EVADE(monster.id), *damage_buttons(monster)]
    return found


def damage_buttons(monster: Monster) -> list[str]:
    """The buttons + and -, which can be pressed at any time."""
    less = [LESS_DAMAGE(monster.id)] if monster.damage else []
    return [MORE_DAMAGE(monster.id), *less]


def menu(g: Table) -> list[str]:
    """The in-game menu: what happened by cards that the app does not know."""
    fire = [] if g.app.fire else [SET_FIRE]
    eliminated = [] if g.app.deadline else [ELIMINATED]
    kinds = [kind for kind, card in g.box.monsters.items() if _left(g, kind) < card.figures]
    return [*fire, *eliminated, END_GAME, *BY_CARD.each(kinds)]


def _left(g: Table, kind: str) -> int:
    return sum(each.kind == kind for each in g.app.monsters)


# -- what was chosen ---------------------------------------------------------------------------


def _on_token(g: Table, name: str, number: str) -> Rule[None]:
    token = g.box.tokens[name]
    yield from choose_on_token(g, token, int(number), Scene(purpose=token.kind))
    if token.kind == "explore" and option_name(name, int(number)) in g.app.used:
        discard_token(g, name)
        yield from reveal(g, token.to)
        g.tell("may-move-in", ("2e.explore.move-in",))


def _attack(g: Table, name: str, weapon_class: str) -> Rule[None]:
    monster = g.monster(name)
    monster.attacked = True
    yield from _draw(g, monster, weapon_class, "attack")


def _evade(g: Table, name: str) -> Rule[None]:
    yield from _draw(g, g.monster(name), "evade", "evade")


def _draw(g: Table, monster: Monster, texts: str, purpose: str) -> Rule[None]:
    scene = Scene(monster=monster, purpose=purpose)
    text = draw_text(g, *texts_of(g, monster, texts), scene)
    yield from resolve_instruction(g, scene, text, monster, purpose)


def _more(g: Table, name: str) -> Rule[None]:
    yield from hurt(g, g.monster(name), 1)


def _less(g: Table, name: str) -> Rule[None]:
    heal(g, g.monster(name), 1)
    yield from ()


def _by_card(g: Table, kind: str) -> Rule[None]:
    yield from spawn(g, kind, "")


def _set_fire(g: Table) -> Rule[None]:
    g.app.fire = True
    g.tell("set-fire-noted", ("2e.fire.menu-reminder",))
    yield from ()


def _eliminated(g: Table) -> Rule[None]:
    """The others have one complete investigator phase more (2e.winning.menu-eliminated)."""
    g.app.deadline = g.app.round + 1
    g.tell("last-phase", ("2e.eliminated.last-phase",), round=g.app.deadline)
    yield from ()


def _end_game(g: Table) -> Rule[None]:
    """A card ends the game (2e.winning.menu-end-game)."""
    g.hands.settle(g, won=False)
    yield from ()
    raise GameOver(NOBODY, "ended by a card")


CHOICES: ByForm[Callable[..., Rule[None]]] = ByForm(
    {
        TOKEN: _on_token,
        ATTACK: _attack,
        EVADE: _evade,
        MORE_DAMAGE: _more,
        LESS_DAMAGE: _less,
        BY_CARD: _by_card,
        SET_FIRE: _set_fire,
        ELIMINATED: _eliminated,
        END_GAME: _end_game,
    }
)
"""Everything that can be chosen on the app in the investigator phase."""


# -- the mythos phase --------------------------------------------------------------------------


def mythos_phase(g: Table) -> Rule[str]:
    """Events, as in any game; what they do to people is told."""
    g.tell("mythos-phase", ("2e.mythos.second",))
    if g.app.fire:
        g.tell("fire-spreads", ("2e.fire.app-reminder",))
    instead = yield from timed_events(g, after_mythos=False)
    if not instead:
        event = yield from draw_striking(g, _somebody_there)
        if event is not None:
            g.tell("mythos-event", ("2e.event-step.generates-events",), event=event.id)
    yield from timed_events(g, after_mythos=True)
    yield from what_follows(g)
    look_at_objective(g)
    return "people-monsters"


def _somebody_there(g: Table, event: MythosEvent) -> Rule[bool]:
    """People are asked whether anybody stands at a place, before it is said what happens there."""
    about: dict[str, Fact] = {"round": g.app.round, "at": event.at}
    said: str = yield Decision((PEOPLE,), "anybody-at", (YES, NO), "2e.mythos-event.when", about)
    return said == YES


def monster_step(g: Table) -> Rule[str]:
    """The next monster's activation is read; people say when it is carried out, and may press the
    buttons for damage meanwhile."""
    monster = next((each for each in g.app.monsters if not each.activated), None)
    if monster is None:
        for each in g.app.monsters:
            each.activated = False
        return "people-horror"
    monster.activated = True
    g.tell("activates", ("2e.monster-step.activates-each",), monster=monster.id)
    yield from _draw(g, monster, "activate", "activate")
    yield from _buttons(g, "carried-out")
    return "people-monsters"


def horror_step(g: Table) -> Rule[str]:
    """People open the monsters that they check against, each once; then they press the button
    (2e.horror-step.end). Without monsters the app goes on by itself (2e.horror-step.no-monsters).
    """
    if g.app.monsters:
        yield from _buttons(g, "horror-step", faces=True)
    return "round-end"


def _buttons(g: Table, kind: str, *, faces: bool = False) -> Rule[None]:
    faced: list[str] = []
    while g.app.monsters:
        options = []
        for monster in g.app.monsters:
            if faces and monster.id not in faced:
                options.append(FACE(monster.id))
            options += damage_buttons(monster)
        rule = "2e.horror-check.resolve" if faces else "2e.monster-step.auto-advance"
        chosen: str = yield Decision((PEOPLE,), kind, (*options, END_PHASE), rule)
        if chosen == END_PHASE:
            return
        face = FACE.read(chosen)
        if face is not None:
            faced.append(face["monster"])
            yield from _horror_check(g, face["monster"])
        else:
            button, ids = CHOICES[chosen]
            yield from button(g, *ids)


def _horror_check(g: Table, name: str) -> Rule[None]:
    yield from _draw(g, g.monster(name), "horror", "horror")
