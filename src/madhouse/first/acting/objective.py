"""Objectives: how each side wins, when the card is revealed, how the game ends."""

from madhouse.engine.clauses import Condition
from madhouse.engine.flow import GameOver, Rule
from madhouse.engine.knowledge import SPECTATOR, knows
from madhouse.first.acting.deaths import Deaths
from madhouse.first.acting.house_rules import begin_rules
from madhouse.first.acting.needed_cards import name_needed_cards
from madhouse.first.acting.scene import NOBODY, Scene, all_hold
from madhouse.first.acting.theory import settle_theory
from madhouse.first.things.seeding import question_of
from madhouse.first.things.state import eyes
from madhouse.first.things.story import Goal, Objective
from madhouse.first.things.table import Table

FIRST_BOUGHT = 2
"""The first event after which the keeper may buy the reveal."""


def check_objective(g: Table, scene: Scene = NOBODY) -> Rule[None]:
    """See whether the Objective card is to be revealed, and whether a side has won.

    The first side to complete its objective wins at once (1e.win.first-side,
    1e.objective.win-unrevealed); of two at the same moment, the side whose effect it is
    (1e.open.simultaneous-win).
    """
    objective = g.objective
    _seal_what_tells(g)
    if _to_be_revealed(g, objective):
        yield from reveal_objective(g, "1e.objective.reveal-requirement")
    keeper, investigators = _reached(g, objective.keeper), _reached(g, objective.investigators)
    if keeper and investigators:
        end(g, _acting(g, scene), objective.id)
    elif keeper or investigators:
        end(g, "keeper" if keeper else "investigators", objective.id)


def _acting(g: Table, scene: Scene) -> str:
    """Whose effect it is: in a turn the investigators', unless it is a card of the keeper's."""
    by_keeper = scene.card in g.box.mythos or scene.card in g.box.trauma
    return "investigators" if g.state.active and not by_keeper else "keeper"


def something_reached(g: Table) -> bool:
    """Whether the objective is to be revealed or won: a quick look, before anything is done."""
    objective = g.objective
    early = () if g.state.revealed else objective.reveal
    for conditions in (objective.keeper.given, objective.investigators.given, early):
        for condition in conditions:
            if not condition.holds(g, NOBODY):
                break
        else:
            if conditions:
                return True
    _seal_what_tells(g)
    return False


def _seal_what_tells(g: Table) -> None:
    """That nothing happens tells something too, where another objective would be reached now."""
    if g.sealed or g.state.revealed:
        return
    for conditions in _other_ends(g):
        for condition in conditions:
            if not condition.holds(g, NOBODY):
                break
        else:
            g.seal()
            return


def _other_ends(g: Table) -> tuple[tuple[Condition, ...], ...]:
    """What the story's other objectives wait for, found out once for each."""
    own = g.keeper.objective
    if own not in g.other_ends:
        others = [each for each in g.story.objectives if each.id != own]
        ends = [
            tuple(conditions)
            for each in others
            for conditions in (each.keeper.given, each.investigators.given, each.reveal)
        ]
        g.other_ends[own] = tuple([each for each in ends if each])
    return g.other_ends[own]


def _to_be_revealed(g: Table, objective: Objective) -> bool:
    early = objective.reveal
    return bool(early) and not g.state.revealed and all_hold(g, NOBODY, early)


def _reached(g: Table, goal: Goal) -> bool:
    given = goal.given
    return bool(given) and all_hold(g, NOBODY, given)


def reveal_objective(g: Table, rule: str) -> Rule[None]:
    """Lay the card faceup for all to read and do what it says (1e.objective.faceup-open)."""
    if g.state.revealed:
        return
    g.state.revealed = True
    g.show(g.objective.id)
    g.show_answer(question_of(g.objective.marker))
    g.tell("objective-revealed", (rule, "1e.objective.faceup-open"), objective=g.objective.id)
    settle_theory(g)
    name_needed_cards(g)
    begin_rules(g, g.objective.rules)
    deaths = Deaths(g)
    for verb in g.objective.on_reveal:
        with deaths:
            yield from verb.run(g, Scene(card=g.objective.id))
    with deaths:
        yield from check_objective(g)
    deaths.settle()


def against_revealing(g: Table) -> str | None:
    """The rule by which the keeper may not give threat to have the card revealed; he never may
    before Event II."""
    price = g.objective.reveal_for
    able = (
        price is not None
        and not g.state.revealed
        and g.state.events_resolved >= FIRST_BOUGHT
        and g.keeper.threat >= price
    )
    return None if able else "1e.objective.reveal-requirement"


def reveal_for_threat(g: Table) -> Rule[None]:
    """The keeper discards the threat that the card asks for (1e.objective.reveal-requirement)."""
    rule = "1e.objective.reveal-requirement"
    price = g.objective.reveal_for or 0
    g.keeper.threat -= price
    g.tell("threat-lost", (rule,), amount=price, threat=g.keeper.threat)
    yield from reveal_objective(g, rule)


def end(g: Table, winner: str, reason: str) -> None:
    """The game is over; a hidden Objective card is turned over first."""
    if not g.state.revealed:
        g.state.revealed = True
        g.show(g.objective.id)
        g.show_answer(question_of(g.objective.marker))
    _tell_epilogue(g, winner, reason)
    raise GameOver(winner, reason)


def _tell_epilogue(g: Table, winner: str, reason: str) -> None:
    """Tell who has won, which lines of the epilogue are read, and what they name."""
    state = g.state
    ending = g.story.epilogue(g.objective, winner)
    read = [n for n, line in enumerate(ending.lines) if all_hold(g, NOBODY, line.given)]
    g.tell(
        "game-over",
        ("1e.objective.win-unrevealed",),
        winner=winner,
        reason=reason,
        objective=g.objective.id,
        lines=[str(each) for each in read],
        you=state.active,
        lost=list(state.lost),
        all=[who.id for who in (*state.investigators, *state.escaped)],
        clue=_last_clue(g),
        round=state.round,
    )


def _last_clue(g: Table) -> str:
    """The clue nearest to the truth that was found: of those of this game, the lowest number."""
    truth = g.story.chains[g.objective.marker]
    return next((clue for clue in reversed(truth) if was_found(g, clue)), "")


def was_found(g: Table, card: str) -> bool:
    """Whether an Exploration card has come out of its room: all the investigators know it."""
    return knows(g.state, eyes(g.state, SPECTATOR), card)
