"""The menu and the drawer's buttons: what people tell the app of their own accord, at any time.

Damage on monsters, and what came of cards that the app does not know.
"""

from collections.abc import Callable, Mapping

from madhouse.engine.decisions import Decision, Fact
from madhouse.engine.flow import GameOver, Rule
from madhouse.engine.forms import ByForm, form
from madhouse.second.acting.scene import Scene, all_hold
from madhouse.second.acting.verbs import run_all
from madhouse.second.app.drawer import heal, hurt, lacking_for, spawn
from madhouse.second.app.endings import NOBODY, lose_by_elimination
from madhouse.second.app.maps import rooms_beyond
from madhouse.second.app.tokens import locked_options, unlock
from madhouse.second.app.who_knows import only_people_know
from madhouse.second.things.plain_answers import NO, YES
from madhouse.second.things.state import PEOPLE, Monster
from madhouse.second.things.table import Table

MORE_DAMAGE = form("one more damage on {monster}")
LESS_DAMAGE = form("one damage less on {monster}")
BY_CARD = form("a card spawns {kind}")
BLOCKED = form("a Barricade blocks {monster}")
UNLOCKED = form("a card unlocks {token}")
NAME_ROOM = form("a card names the room behind {token}")
SET_FIRE = "set fire"
FIRE_OUT = "no fire is left"
DRINKS = form("{investigator} drinks an Elixir")
ELIMINATED = form("{investigator} is eliminated")
BEFORE_THIS_PHASE = form("{investigator} was eliminated before this phase")
END_GAME = "end game"
END_PHASE = "end phase"
DRUNK = "elixir-drunk"
"""The moment for which scenarios wait that count what is drunk."""
CARRIED_OUT = "carried-out"


def buttons(g: Table) -> list[str]:
    """The buttons + and - of every monster (2e.attack.track-damage)."""
    found = []
    for monster in g.app.monsters:
        found += damage_buttons(monster)
    return found


def damage_buttons(monster: Monster) -> list[str]:
    """Those of one; no more can be taken off it than lies there."""
    less = [LESS_DAMAGE(monster.id)] if monster.damage else []
    return [MORE_DAMAGE(monster.id), *less]


def menu(g: Table) -> list[str]:
    """What happened by cards, dice and figures, which the app does not see."""
    fire = [FIRE_OUT] if g.app.fire else [SET_FIRE]
    kinds = [kind for kind in g.box.monsters if not lacking_for(g, kind)]
    doors = [name for name in g.app.tokens if g.box.tokens[name].kind == "explore"]
    return [
        *fire,
        *BLOCKED.each(each.id for each in g.app.monsters if not each.provoked),
        *DRINKS.each(who.id for who in g.playing if _counts_drinks(g)),
        *ELIMINATED.each(who.id for who in g.playing),
        *UNLOCKED.each(name for name in doors if locked_options(g, g.box.tokens[name])),
        *NAME_ROOM.each(doors),
        *BY_CARD.each(kinds),
        END_GAME,
    ]


def late_reports(g: Table) -> list[str]:
    """What was forgotten in the mythos phase."""
    return [] if g.app.deadline else BEFORE_THIS_PHASE.each(who.id for who in g.playing)


def report(g: Table, chosen: str) -> Rule[None]:
    """Note what people have told."""
    rule, ids = REPORTS[chosen]
    yield from rule(g, *ids)


def wait(g: Table, kind: str, rule: str, about: Mapping[str, Fact] | None = None) -> Rule[None]:
    """People carry out what was read, and tell meanwhile what the app must know; then they go on
    (2e.mythos.app-instructs)."""
    while True:
        options = (*buttons(g), *menu(g), END_PHASE)
        chosen: str = yield Decision((PEOPLE,), kind, options, rule, about or {})
        if chosen == END_PHASE:
            return
        yield from report(g, chosen)


# -- what was told -----------------------------------------------------------------------------


def _more(g: Table, name: str) -> Rule[None]:
    yield from hurt(g, g.monster(name), 1)


def _less(g: Table, name: str) -> Rule[None]:
    heal(g, g.monster(name), 1)
    yield from ()


def _by_card(g: Table, kind: str) -> Rule[None]:
    yield from spawn(g, kind, "")


def _blocked(g: Table, name: str) -> Rule[None]:
    """It could not break it (2e.barricade.monster-fail)."""
    g.monster(name).provoked = True
    yield from ()


def _unlocked(g: Table, token: str) -> Rule[None]:
    unlock(g, g.box.tokens[token])
    yield from ()


def _name_room(g: Table, token: str) -> Rule[None]:
    name_room(g, token)
    yield from ()


def name_room(g: Table, token: str, who: str = "") -> None:
    """The app names what an Explore token leads to."""
    whole = g.box.whole_map(g.app.map)
    rooms = [whole.room(each) for each in rooms_beyond(g, g.box.tokens[token])]
    g.seal()
    g.tell("room-named", (), who=who, token=token, rooms=rooms)


def _set_fire(g: Table) -> Rule[None]:
    g.app.fire = True
    g.tell("set-fire-noted", ("2e.fire.menu-reminder",))
    yield from ()


def _fire_out(g: Table) -> Rule[None]:
    """Where none is left there is nothing to be reminded of."""
    g.app.fire = False
    g.tell("fire-out-noted", ("2e.fire.app-reminder",))
    yield from ()


def _eliminated(g: Table, name: str) -> Rule[None]:
    """The others have one complete investigator phase more (2e.winning.menu-eliminated)."""
    yield from _lost(g, name, g.app.round + 1)


def _before_this_phase(g: Table, name: str) -> Rule[None]:
    """The phase under way is that one."""
    yield from _lost(g, name, g.app.round)


def _lost(g: Table, name: str, deadline: int) -> Rule[None]:
    if (rule := _sparing(g, name)) is not None:
        g.tell("rule-held", ("2e.golden.component-beats-rules",), who=name, rule=rule)
        return
    g.investigator(name).eliminated = True
    if not g.playing:  # 2e.eliminated.all-eliminated
        yield from lose_by_elimination(g)
    if not g.app.deadline:
        g.app.deadline = deadline
        g.tell("last-phase", ("2e.eliminated.last-phase",), round=deadline)


def _sparing(g: Table, name: str) -> str | None:
    """The scenario's rule by which something else happens, if the app can tell that it holds."""
    scene = Scene(g.investigator(name))
    for rule in g.scenario.rules:
        for clause in rule.when:
            given = clause.given
            if clause.moment != "would-be-eliminated" or not clause.instead:
                continue
            if not any(map(only_people_know, given)) and all_hold(g, scene, given):
                return rule.id
    return None


def _counts_drinks(g: Table) -> bool:
    """Whether something hangs on it for the scenario; else the app need not hear of it."""
    return any(clause.moment == DRUNK for rule in g.scenario.rules for clause in rule.when)


def _drinks(g: Table, name: str) -> Rule[None]:
    """What the scenario makes of an Elixir that is flipped; its back is for people alone
    (2e.elixir.back-secret)."""
    g.tell("drink-noted", ("2e.elixir.flip-resolve",), who=name)
    scene = Scene(g.investigator(name))
    for clause in (each for rule in g.scenario.rules for each in rule.when):
        if clause.moment == DRUNK and (yield from g.hands.judge(g, scene, clause.given)):
            yield from run_all(g, scene, clause.do)


def _end_game(g: Table) -> Rule[None]:
    """A card ends the game (2e.winning.menu-end-game); nothing of it could be taken back, so they
    are asked once more."""
    sure: str = yield Decision((PEOPLE,), "end-game", (YES, NO), "2e.winning.menu-end-game")
    if sure == NO:
        return
    g.hands.settle(g, won=False)
    raise GameOver(NOBODY, "ended by a card")


REPORTS: ByForm[Callable[..., Rule[None]]] = ByForm(
    {
        MORE_DAMAGE: _more,
        LESS_DAMAGE: _less,
        BY_CARD: _by_card,
        BLOCKED: _blocked,
        UNLOCKED: _unlocked,
        NAME_ROOM: _name_room,
        DRINKS: _drinks,
        SET_FIRE: _set_fire,
        FIRE_OUT: _fire_out,
        ELIMINATED: _eliminated,
        BEFORE_THIS_PHASE: _before_this_phase,
        END_GAME: _end_game,
    }
)
"""Everything that people can tell."""
