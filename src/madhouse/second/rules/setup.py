"""Setup: decks, variables, investigators, starting possessions, prologue and entrance, in order."""

from msgspec.structs import asdict

from madhouse.engine.decisions import Decision, Fact
from madhouse.engine.flow import Rule
from madhouse.engine.forms import form
from madhouse.engine.rng import keyed
from madhouse.second.acting.scene import Scene
from madhouse.second.acting.verbs import run_all
from madhouse.second.app.inventory import hand_out
from madhouse.second.app.objectives import first_objective
from madhouse.second.app.rooms import reveal
from madhouse.second.app.stocks import fill_stocks
from madhouse.second.app.tokens import space_of
from madhouse.second.app.variables import draw_variables
from madhouse.second.rules.group import decide_together
from madhouse.second.rules.possessions import gain_named
from madhouse.second.things.box import Box
from madhouse.second.things.extras import Extras, PackedState
from madhouse.second.things.scenario import Scenario
from madhouse.second.things.state import SETUP, VERSION, App, Investigator, State
from madhouse.second.things.table import Table

CHOOSE = form("choose {investigator}")
TAKE = form("{possession} to {investigator}")


def starting_state(
    box: Box,
    scenario: Scenario,
    seed: str,
    seats: list[str],
    runs: list[str],
    hands: str = "house",
) -> State:
    """The table before anybody has chosen anything; `runs` gives the seat of each investigator."""
    state = State(
        version=VERSION,
        random=keyed(seed),
        stage=SETUP,
        seats=seats,
        hands=hands,
        app=App(map=next(iter(scenario.maps))),
        damage_deck=list(box.damage),
        horror_deck=list(box.horror),
        items=list(box.items),
        spells=list(box.spell_copies),
        conditions=list(box.condition_copies),
    )
    state.investigators = [Investigator("", seat) for seat in runs]
    if not box.packs:
        return state
    return PackedState(**asdict(state), extras=Extras(elixirs=list(box.elixir_copies)))


def setup(g: Table) -> Rule[str]:
    """The steps in their order (2e.setup.in-order); then the first investigator phase begins by
    itself (2e.setup.first-phase-automatic)."""
    g.shuffle(g.state.damage_deck)  # 2e.setup.damage-horror-decks
    g.shuffle(g.state.horror_deck)
    draw_variables(g)
    g.app.map = g.app.values.get(g.scenario.map_by, "") or next(iter(g.scenario.maps))
    g.app.counts = dict(g.scenario.counters)
    fill_stocks(g)
    g.look_around()
    yield from _choose_investigators(g)
    yield from _share_possessions(g)
    g.tell("prologue", ("2e.setup.read-prologue",))
    for rule in g.scenario.rules:
        g.tell("scenario-rule", ("2e.golden.component-beats-rules",), rule=rule.id)
    yield from reveal(g, g.scenario.opens_with)  # 2e.setup.place-start-tiles, .place-start-tokens
    start = space_of(g, g.scenario.start)
    for who in g.state.investigators:  # 2e.setup.place-start-figures
        who.space = start if g.state.hands == "house" else ""
    g.tell("entrance", ("2e.setup.place-start-figures",), space=start)
    # 2e.setup.other-instructions
    yield from run_all(g, Scene(), (*g.scenario.setup, *g.box.level.setup))
    first_objective(g)
    return "round"


def _choose_investigators(g: Table) -> Rule[None]:
    """Each player takes one; a person alone runs two (2e.setup.choose-investigators,
    2e.setup.solo-two-investigators); nobody uses the others (2e.setup.unused-investigators)."""
    for number, who in enumerate(g.state.investigators):
        taken = [each.id for each in g.state.investigators]
        free = [each for each in g.box.investigators if each not in taken]
        about: dict[str, Fact] = {"number": number + 1}
        chosen: str = yield Decision(
            (who.seat,),
            "investigator",
            tuple(CHOOSE.each(free)),
            "2e.setup.choose-investigators",
            about,
        )
        (who.id,) = CHOOSE.ids(chosen)
        g.hear(who, who.id)
        g.tell("chose", ("2e.setup.choose-investigators",), who=who.id, seat=who.seat)


def _share_possessions(g: Table) -> Rule[None]:
    """The group gains what the app lists and shares it as it likes (2e.setup.starting-possessions,
    2e.setup.share-starting-possessions)."""
    number = len(g.state.investigators)
    listed = [each.card for each in g.scenario.starting if number >= each.at_least]
    g.tell("starting-possessions", ("2e.setup.starting-possessions",), cards=listed)
    for card in listed:
        hand_out(g, card)
    if g.state.hands != "house":
        return  # people share them at the table
    for card in listed:
        options = [TAKE(card, who.id) for who in g.state.investigators]
        rule = "2e.setup.share-starting-possessions"
        chosen = yield from decide_together(g, "share", options, rule)
        _, name = TAKE.ids(chosen)
        gain_named(g, g.investigator(name), card)
