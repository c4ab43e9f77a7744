"""A tiny edition for the driver's tests: a keeper, two investigators, two decks and a die."""

from collections.abc import Iterable, Iterator
from random import Random as PythonRandom
from typing import Any, ClassVar

import msgspec

from madhouse.engine.casefile import Header
from madhouse.engine.decisions import Decision, Option, Seat
from madhouse.engine.decks import Deck, discard, draw
from madhouse.engine.edition import Edition, Progress
from madhouse.engine.flow import (
    Branch,
    GameOver,
    Rule,
    choose,
    choose_secretly,
    together,
)
from madhouse.engine.game import Game
from madhouse.engine.knowledge import FacePlaces, bit, deal_anew, eyes, knows
from madhouse.engine.rng import Random, keyed
from madhouse.engine.state import State
from madhouse.engine.table import Table

KEEPER = "keeper"
ANN = "investigator-1"
BOB = "investigator-2"
SEATS = (KEEPER, ANN, BOB)
SECRETS = ("the-butler", "the-cook", "the-heir")
ROUNDS = 3


class ToyState(State, array_like=True, kw_only=True):
    """What lies on the toy's table."""

    deck: Deck
    threats: Deck
    hands: dict[str, list[str]]
    guilty: str = ""  # chosen by the keeper, hidden from the others
    omen: int = 0  # rolled by the keeper in setup, hidden from the others
    names: list[str] = []
    steps: dict[str, int] = {}
    turn: int = 0
    round: int = 1
    traps: bool = False  # whether a turn also offers what breaks the rules


Toy = Table[ToyState]


def opening(g: Toy) -> Rule[str]:
    """A question before the two sides part, then setup at the same time."""
    yield from choose((KEEPER,), "pace", ("slow", "fast"))
    dealt = yield from together(
        {
            "keeper": Branch((KEEPER,), plot(g)),
            "investigators": Branch((ANN, BOB), gather(g)),
        }
    )
    g.seal()
    g.tell("ready", names=dealt["investigators"], threats=dealt["keeper"])
    return "turn"


def plot(g: Toy) -> Rule[int]:
    """The keeper's setup: cards, a die and two secret choices."""
    state = g.state
    take(g, KEEPER, state.threats)
    state.guilty = yield from choose_secretly(lambda: Decision((KEEPER,), "guilty", SECRETS))
    state.omen = g.roll(6)
    for _ in range(2):
        take(g, KEEPER, state.threats)
    yield from give_up(g, KEEPER, state.threats, "drop")
    return len(state.hands[KEEPER])


def gather(g: Toy) -> Rule[list[str]]:
    """The investigators' setup, in order of their seats."""
    for seat in (ANN, BOB):
        take(g, seat, g.state.deck)
        name = yield from choose((seat,), "name", ("joe", "jenny", "ashcan"))
        g.state.names.append(name)
        g.state.steps[seat] = g.roll(6)
        g.tell("named", name=name)
    yield from choose((ANN, BOB), "leader", ("first", "second"))
    return g.state.names


def turn(g: Toy) -> Rule[str]:
    """Steps until the investigator ends the turn."""
    state = g.state
    seat = (ANN, BOB)[state.turn]
    for _ in range(6):
        options = ("step", "roll", "draw", "ask", "stop", *(TRAPS if state.traps else ()))
        action = yield from choose((seat,), "action", options)
        if action in TRAPS:
            return spring(g, action)
        if action == "stop":
            break
        yield from act(g, seat, action)
    g.seal()
    state.turn += 1
    return "turn" if state.turn < 2 else "night"


def act(g: Toy, seat: Seat, action: Option) -> Rule[None]:
    """One action of an investigator."""
    steps = g.state.steps
    if action == "step":
        steps[seat] += 1
        g.tell("stepped", seat=seat)
    elif action == "roll":
        steps[seat] += g.roll(6)
    elif action == "draw":
        take(g, seat, g.state.deck)
    else:
        doubts = ("never",) if g.state.traps else ()
        helped = yield from choose((ANN, BOB), "agree", ("yes", "no", *doubts))
        steps[seat] += {"yes": 1, "no": 0}[helped]


TRAPS = ("pause", "vow", "break", "circle", "cellar")


def spring(g: Toy, trap: Option) -> str:
    """What goes wrong, or ends the stage with nothing to seal it; a vow seals it for good."""
    g.state.steps[ANN] += 100
    if trap == "vow":
        g.seal(for_good=True)
    if trap == "break":
        raise ValueError("the floor gives way")
    while trap == "circle":
        g.tell("round and round")
    return "turn" if trap in ("pause", "vow") else trap


def cellar(g: Toy) -> Rule[str]:
    """A stage that breaks as it begins."""
    g.roll(6)
    yield from choose((ANN,), "dark", ())
    raise ValueError("there is no cellar")


def night(g: Toy) -> Rule[str]:
    """The keeper plays a threat or passes; after a few nights the game is over."""
    state = g.state
    yield from give_up(g, KEEPER, state.threats, "play")
    take(g, KEEPER, state.threats)
    if state.round == ROUNDS:
        ahead = state.steps[ANN] + state.steps[BOB] > 6 * ROUNDS + state.omen
        raise GameOver("investigators" if ahead else "keeper", state.guilty)
    state.round += 1
    state.turn = 0
    return "turn"


def give_up(g: Toy, seat: Seat, deck: Deck, verb: str) -> Rule[None]:
    """Discard a card of the hand, or pass."""
    hand = g.state.hands[seat]
    chosen = yield from choose_secretly(
        lambda: Decision((seat,), verb, ("pass", *(f"{verb} {card}" for card in sorted(hand))))
    )
    if chosen != "pass":
        card = chosen.removeprefix(f"{verb} ")
        hand.remove(card)
        discard(g, deck, card)
        g.tell("discarded", card=card)


def take(g: Toy, seat: Seat, deck: Deck) -> None:
    """Draw a card that only its seat sees."""
    card = draw(g, deck, bit(g.state, seat))
    if card is not None:
        g.state.hands[seat].append(card)
        g.tell("took", seen_by=bit(g.state, seat), card=card)
        g.tell("drew", seat=seat)


class ToyView(msgspec.Struct):
    """What a seat may know."""

    hands: dict[str, list[str]]
    discards: list[str]
    guilty: str
    names: list[str]
    steps: dict[str, int]
    round: int
    kind: str
    options: tuple[Option, ...]
    waiting: list[Seat]


class ToyEdition(Edition[ToyState, Any]):
    """The toy as the driver sees it."""

    name = "toy"
    stages: ClassVar = {"opening": opening, "turn": turn, "cellar": cellar, "night": night}
    story_id = "the-toy"
    content_version = "1"

    def __init__(self) -> None:
        super().__init__(ToyState)

    def table(self, state: ToyState) -> Toy:
        return Table(state)

    def view(self, table: Toy, seat: Seat, asked: Decision | None, waiting: list[Seat]) -> ToyView:
        state, own = table.state, eyes(table.state, seat)
        parted = state.stage == "opening"  # then each side sees its own part of the table only
        theirs = seat in (ANN, BOB) or not parted
        shown = {KEEPER: seat == KEEPER or not parted, ANN: theirs, BOB: theirs}
        return ToyView(
            hands={
                each: [card if knows(state, own, card) else "?" for card in hand]
                for each, hand in state.hands.items()
                if shown[each]
            },
            discards=[] if parted else state.deck.discard + state.threats.discard,
            guilty=state.guilty if seat == KEEPER else "",
            names=list(state.names) if theirs else [],
            steps=dict(state.steps) if theirs else {},
            round=state.round,
            kind=asked.kind if asked else "",
            options=asked.options if asked else (),
            waiting=waiting,
        )

    def progress(self, state: ToyState) -> Progress:
        return Progress(state.round, state.stage == "opening")

    def laid_board(self, state: ToyState) -> None:  # noqa: ARG002 - it has no board
        return None

    def redeal(self, table: Toy, seat: Seat, random: Random) -> None:
        state = table.state
        if seat != KEEPER:
            state.guilty = random.pick(SECRETS) if state.guilty else ""
            state.omen = 1 + random.below(6)
        own = eyes(state, seat)
        for deck, seats in ((state.deck, (ANN, BOB)), (state.threats, (KEEPER,))):
            piles = [deck.cards, *(state.hands[each] for each in seats)]
            places: FacePlaces = [(pile, at) for pile in piles for at in range(len(pile))]
            deal_anew(state, own, places, random)


def begin(header: Header) -> Game[ToyState, Any]:
    """The toy from its header: the decks are shuffled by the seed."""
    edition = ToyEdition()
    if header.position is not None:
        return Game(edition, header.position, header)
    state = ToyState(
        version=1,
        random=keyed(header.source),
        stage="opening",
        seats=list(SEATS),
        deck=Deck([f"item-{number}" for number in range(8)]),
        threats=Deck([f"threat-{number}" for number in range(6)]),
        hands={seat: [] for seat in SEATS},
        traps="traps" in header.agreements,
    )
    table = edition.table(state)
    table.shuffle(state.deck.cards)
    table.shuffle(state.threats.cards)
    return Game(edition, edition.encode(state), header)


def toy(seed: str = "1", *agreements: str) -> Game[ToyState, Any]:
    """A new game of the toy."""
    return begin(
        Header(
            edition="toy",
            story="the-toy",
            content="1",
            seed=seed,
            investigators=2,
            agreements=agreements,
        )
    )


def toy_turn(seed: str = "1") -> Game[ToyState, Any]:
    """A game of the toy in the first investigator's turn, with traps in it."""
    game = toy(seed, "traps")
    answer(game, "slow", "the-cook", "pass", "joe", "jenny", "first")
    return game


def answer(game: Game[Any, Any], *options: Option) -> None:
    """Give these answers, each by the first seat that may."""
    for option in options:
        decision = next(each for each in game.pending if option in each.options)
        game.apply(decision.seats[0], option)


def play_on(game: Game[Any, Any], random: PythonRandom) -> Iterator[Game[Any, Any]]:
    """Play at random to the end, stopping before every decision."""
    while not game.over:
        yield game
        decision = random.choice(game.pending)
        game.apply(random.choice(decision.seats), random.choice(decision.options))


def interleave(game: Game[Any, Any], order: Iterable[bool]) -> None:
    """Play the setup of both sides, the keeper's next question whenever the order says so."""
    sides = iter(order)
    while len(game.pending) == 2:
        asked = game.pending[0 if next(sides) else 1]
        game.apply(asked.seats[0], asked.options[-1])
    while game.table.state.stage == "opening":
        game.apply(game.pending[0].seats[0], game.pending[0].options[-1])
