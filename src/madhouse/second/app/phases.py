"""The phases of a round at a table whose people have the hands: what the app offers them."""

from collections.abc import Callable

from madhouse.engine.decisions import Decision
from madhouse.engine.flow import Rule
from madhouse.engine.forms import ByForm, form
from madhouse.second.acting.scene import Scene
from madhouse.second.app.choosing import choose_and_see
from madhouse.second.app.drawer import draw_text, texts_of, watches
from madhouse.second.app.endings import lose_at_deadline
from madhouse.second.app.events import after_monsters, timed_events, what_follows
from madhouse.second.app.instructions import resolve_instruction
from madhouse.second.app.menu import (
    CARRIED_OUT,
    END_PHASE,
    buttons,
    damage_buttons,
    late_reports,
    menu,
    report,
    wait,
)
from madhouse.second.app.mythos import draw_striking, events_this_round
from madhouse.second.app.tokens import options_known_to_app
from madhouse.second.things.state import PEOPLE, Monster
from madhouse.second.things.table import Table

INVESTIGATOR_PHASE = "investigator-phase"
TOKEN = form("token {token} {number}")
ATTACK = form("attack {monster} by {weapon_class}")
EVADE = form("evade {monster}")
FACE = form("horror check of {monster}")


def investigator_phase(g: Table) -> Rule[str]:
    """People take their turns; the app waits for what they choose on it, until they press the end
    phase button (2e.investigator-phase.end)."""
    options = (*token_choices(g), *monster_choices(g), *menu(g), *late_reports(g), END_PHASE)
    chosen: str = yield Decision(
        (PEOPLE,), INVESTIGATOR_PHASE, options, "2e.investigator-phase.any-order"
    )
    if chosen == END_PHASE:
        yield from lose_at_deadline(g)
        return "people-mythos"
    found = CHOICES.find(chosen)
    if found is None:
        yield from report(g, chosen)
    else:
        rule, ids = found
        yield from rule(g, *ids)
    yield from what_follows(g)
    return "people"


def token_choices(g: Table) -> list[str]:
    """The options of every token on the board, and of things in the inventory; whether one stands
    there, and has what it takes, people know."""
    handed = [token for token, _ in g.box.scenario_index.inventory if token.item in g.app.handed]
    tokens = [g.box.tokens[name] for name in g.app.tokens] + handed
    return [
        TOKEN(token.id, number) for token in tokens for number, _ in options_known_to_app(g, token)
    ]


def monster_choices(g: Table) -> list[str]:
    """The monster drawer: attack and evade, and damage by its buttons (2e.attack.track-damage)."""
    found = []
    for monster in g.app.monsters:
        found += [ATTACK(monster.id, each) for each in g.kind(monster).attack]
        found += [EVADE(monster.id), *damage_buttons(monster)]
    return found


# -- what was chosen ---------------------------------------------------------------------------


def _on_token(g: Table, name: str, number: str) -> Rule[None]:
    token = g.box.tokens[name]
    if (yield from choose_and_see(g, token, int(number), Scene(purpose=token.kind))):
        g.tell("may-move-in", ("2e.explore.move-in",))


def _attack(g: Table, name: str, weapon_class: str) -> Rule[None]:
    monster = g.monster(name)
    monster.attacked = monster.provoked = True
    yield from _draw(g, monster, weapon_class, "attack")


def _evade(g: Table, name: str) -> Rule[None]:
    yield from _draw(g, g.monster(name), "evade", "evade")


def _face(g: Table, name: str) -> Rule[None]:
    yield from _draw(g, g.monster(name), "horror", "horror")


def _draw(g: Table, monster: Monster, texts: str, purpose: str) -> Rule[None]:
    scene = Scene(monster=monster, purpose=purpose)
    text = yield from draw_text(g, *texts_of(g, monster, texts), scene)
    yield from resolve_instruction(g, scene, text, monster, purpose)


CHOICES: ByForm[Callable[..., Rule[None]]] = ByForm(
    {TOKEN: _on_token, ATTACK: _attack, EVADE: _evade}
)
"""What can be chosen on the app in the investigator phase, besides the menu."""


# -- the mythos phase --------------------------------------------------------------------------


def mythos_phase(g: Table) -> Rule[str]:
    """Events, as in any game; what they do to people is told."""
    g.tell("mythos-phase", ("2e.mythos.second",))
    if g.app.fire:
        g.tell("fire-spreads", ("2e.fire.app-reminder",))
        yield from g.hands.carried_out(g)
    instead = yield from timed_events(g, "before mythos")
    for _ in range(0 if instead else events_this_round(g)):
        event = yield from draw_striking(g)
        if event is not None:
            g.tell(
                "mythos-event",
                ("2e.event-step.generates-events",),
                event=event.id,
                skill=event.tested,
            )
            yield from g.hands.carried_out(g)
    yield from timed_events(g, "after mythos")
    yield from what_follows(g)
    return "people-monsters"


def monster_step(g: Table) -> Rule[str]:
    """The next monster's activation is read; people say when it is carried out, and may press the
    buttons for damage meanwhile. What stands in Fire they see to first."""
    monster = next((each for each in g.app.monsters if not each.activated), None)
    if monster is None:
        for each in g.app.monsters:
            each.activated = False
        yield from after_monsters(g)
        return "people-horror"
    monster.activated = True
    g.tell("activates", ("2e.monster-step.activates-each",), monster=monster.id)
    if g.app.fire:
        yield from wait(g, "burns-first", "2e.fire.monster-damage-start", {"monster": monster.id})
    if monster not in g.app.monsters:
        return "people-monsters"  # the Fire was too much for it
    if watches(g, monster):
        g.tell("watches", (), monster=monster.id)
    else:
        yield from _draw(g, monster, "activate", "activate")
        g.tell("or-it-moves", (), monster=monster.id)
        yield from wait(g, CARRIED_OUT, "2e.monster-step.auto-advance")
    return "people-monsters"


def horror_step(g: Table) -> Rule[str]:
    """People open the monsters that they check against, each once; then they press the button
    (2e.horror-step.end). Without monsters the app goes on by itself (2e.horror-step.no-monsters).
    """
    faced: list[str] = []
    while g.app.monsters:
        faces = FACE.each(each.id for each in g.app.monsters if each.id not in faced)
        options = (*faces, *buttons(g), *menu(g), END_PHASE)
        chosen: str = yield Decision((PEOPLE,), "horror-step", options, "2e.horror-check.resolve")
        if chosen == END_PHASE:
            break
        face = FACE.read(chosen)
        if face is None:
            yield from report(g, chosen)
        else:
            faced.append(face["monster"])
            yield from _face(g, face["monster"])
    return "round-end"
