"""Setup: what all do together, then keeper and investigators at the same time."""

from collections.abc import Sequence

from madhouse.engine.decks import Deck
from madhouse.engine.flow import Branch, Rule, choose, together
from madhouse.engine.forms import form
from madhouse.engine.knowledge import learn
from madhouse.engine.rng import keyed
from madhouse.first.acting.house_rules import begin_rules
from madhouse.first.rules.choosing import choose_investigator
from madhouse.first.rules.corpse import burn_corpses
from madhouse.first.rules.monster_skill import starting_tokens
from madhouse.first.rules.mythos import draw_mythos
from madhouse.first.rules.trauma import draw_trauma
from madhouse.first.things.agreements import AGREEMENTS
from madhouse.first.things.box import Box
from madhouse.first.things.seats import investigator_seats
from madhouse.first.things.seeding import (
    answer_face,
    clue_rooms,
    darkened,
    markers,
    named_cards,
    openly_answered,
)
from madhouse.first.things.state import (
    KEEPER,
    SETUP,
    VERSION,
    Feature,
    InvestigatorPlayer,
    Keeper,
    Room,
    State,
)
from madhouse.first.things.story import Hand, Markers, Story
from madhouse.first.things.table import Table

ANSWER = form("answer {question} {letter}")
COVER = "lay another card on it"
BARE = "leave it so"


def starting_state(
    box: Box, story: Story, seed: str, investigators: int, agreements: Sequence[str] = ()
) -> State:
    """The table before anybody has chosen anything; nothing is shuffled yet."""
    players = investigator_seats(investigators)
    return State(
        version=VERSION,
        random=keyed(seed),
        stage=SETUP,
        seats=[KEEPER, *players],
        players=[InvestigatorPlayer(seat) for seat in players],
        unused=list(box.investigators),
        keeper=Keeper(skill=starting_tokens(agreements, investigators)),
        agreements=list(agreements),
        rooms={room: Room() for room in box.board(story).rooms},
        tokens={k: [token.id for token in box.monsters[k].tokens] for k in story.monsters},
        mythos=Deck(mythos_deck(box, story)),
        trauma=Deck([card for card in box.trauma if card not in story.left_in_box]),
        combat=_combat_decks(box, story),
        exploration=Deck(_exploration(box, story)),
        starting_items=list(box.starting_items),
        spells=_spell_decks(box),
        features=features(story.features),
        events=[event.id for event in story.events],  # 1e.setup.event-deck
    )


def mythos_deck(box: Box, story: Story) -> list[str]:
    """The Mythos cards with an icon of the story (1e.setup-keeper.mythos-deck), but for those
    that it leaves in the box."""
    shown = [card.id for card in box.mythos.values() if card.icon in story.icons]
    return [card for card in shown if card not in story.left_in_box]


def features(markers: Markers) -> list[Feature]:
    """The markers that the story puts in stated spaces (1e.setup-inv.features)."""
    return [Feature(kind, space) for kind, spaces in markers.items() for space in spaces]


def _combat_decks(box: Box, story: Story) -> dict[str, Deck]:
    classes = sorted({box.monsters[kind].klass for kind in story.monsters})
    return {
        klass: Deck([card.id for card in box.combat.values() if card.deck == klass])
        for klass in classes
    }


def _spell_decks(box: Box) -> dict[str, list[str]]:
    """A deck for each type of spell, its backs hidden (1e.setup.spell-decks,
    1e.spell.decks-faceup)."""
    decks: dict[str, list[str]] = {kind: [] for kind in box.spells}
    for back in box.spell_backs.values():
        decks[back.spell].append(back.id)
    return decks


def _exploration(box: Box, story: Story) -> list[str]:
    """The Exploration cards that a story can use: its clues, what it names, its pool."""
    seeds = [story.seed, *story.seed_by.values()]
    used = {card for seed in seeds for cards in seed.values() for card in cards}
    used |= {card for chain in story.chains.values() for card in chain} | set(story.pool)
    return [card for card in box.exploration if card in used]


def setup(g: Table) -> Rule[str]:
    """General setup, then both sides at the same time, unseen (1e.setup.then-parallel,
    1e.setup-keeper.simultaneous), then the prologue (1e.setup-keeper.prologue)."""
    g.tell("introduction", ("1e.setup-inv.read-intro",), story=g.story.id)
    for each in g.state.agreements:
        g.tell("option", ("1e.option.agree", AGREEMENTS[each]), option=each)
    for faces in (*g.state.tokens.values(), *_draw_decks(g)):
        g.shuffle(faces)
    yield from together(
        {
            "keeper": Branch((KEEPER,), keeper_setup(g)),
            "investigators": Branch(g.investigator_seats, investigator_setup(g)),
        }
    )
    _lay_open(g)
    for room in g.story.fire:
        burn_corpses(g, room)
    _prologue(g)
    begin_rules(g, g.story.rules)
    return "round"


def _lay_open(g: Table) -> None:
    """What the keeper's answers bring to the board lies there for all to see from now on."""
    for marker in markers(g.keeper.answers):
        g.state.features += features(g.story.features_by.get(marker, {}))
    for question in sorted(openly_answered(g.story)):
        g.show_answer(question)


def _draw_decks(g: Table) -> list[list[str]]:
    """The decks that are shuffled last, when all else is laid out (1e.setup.step-order)."""
    decks = (*g.state.combat.values(), g.state.trauma)
    return [*(deck.cards for deck in decks), *g.state.spells.values()]


def investigator_setup(g: Table) -> Rule[None]:
    """Each takes an investigator and two traits, on the start space (1e.setup-inv.step-order)."""
    for seat in g.investigator_seats:
        yield from choose_investigator(g, seat)


def keeper_setup(g: Table) -> Rule[None]:
    """Questions, objective, seeding, starting hand (1e.setup-keeper.contents)."""
    if g.story.guide:
        rule = "1e.setup-keeper.contents"
        g.tell("guide", (rule,), seen_by=g.keeper_bit, story=g.story.id)
    for number, question in g.story.questions.items():
        options = [ANSWER(number, letter) for letter in question.answers]
        chosen = yield from choose(
            (KEEPER,), "question", options, "1e.setup-keeper.story-questions", {"question": number}
        )
        _, g.keeper.answers[number] = ANSWER.ids(chosen)
        learn(g.state, answer_face(number), g.keeper_bit)
    _take_objective(g)
    yield from _seed_rooms(g)
    yield from _starting_hand(g)


def _take_objective(g: Table) -> None:
    """One of the answers decides the objective (1e.setup-keeper.objective-by-choice)."""
    chosen = markers(g.keeper.answers)
    objective = next(each for each in g.story.objectives if each.marker in chosen)
    g.keeper.objective = objective.id
    learn(g.state, objective.id, g.keeper_bit)


def _seed_rooms(g: Table) -> Rule[None]:
    """Locks and obstacles, then what the story names, then a card for every empty room.

    1e.setup-keeper.seed-locks, 1e.setup-keeper.seed-exploration. Wherever a clue lies for some of
    the answers the keeper may lay one more card on top, so that a thick pile proves nothing.
    """
    named = named_cards(g.story, g.keeper.answers, g.box.leads_to)
    bound = {card for cards in named.values() for card in cards}
    coverable = clue_rooms(g.story, g.box.leads_to)
    dark = darkened(g.story, g.keeper.answers)
    for name, room in g.state.rooms.items():
        cards = list(named.get(name, ())) or [g.random.pick(_pool(g, bound))]
        if name in coverable and _pool(g, bound.union(cards)):
            for card in cards:
                g.show(card, g.keeper_bit)
            chosen = yield from choose(
                (KEEPER,),
                "cover",
                (COVER, BARE),
                "1e.setup-keeper.seed-exploration",
                {"room": name, "cards": list(cards)},
            )
            if chosen == COVER:
                cards.insert(0, g.random.pick(_pool(g, bound.union(cards))))
        room.dark = name in dark
        _lay(g, name, room, cards)


def _pool(g: Table, bound: set[str]) -> list[str]:
    """The cards of the pool that lie nowhere yet and are not bound for another room. One is drawn
    only as it is laid: a pile shuffled beforehand would be known to whoever imagines this setup."""
    left = set(g.state.exploration.cards)
    return [card for card in g.story.pool if card in left and card not in bound]


def _lay(g: Table, name: str, room: Room, cards: list[str]) -> None:
    """Lay a room's cards next to its name, facedown; the keeper knows them."""
    room.lock = g.story.locks.get(name, "")
    room.fire = name in g.story.fire
    room.thickness = len(cards)
    obstacle = g.story.obstacles.get(name)
    room.pile = [obstacle, *cards] if obstacle else cards
    for card in cards:
        g.state.exploration.cards.remove(card)
        g.state.seeded[card] = name
    for card in filter(None, (*room.pile, room.lock)):
        g.show(card, g.keeper_bit)


def _starting_hand(g: Table) -> Rule[None]:
    """The story may give the keeper cards to start with (1e.setup-keeper.starting-hand)."""
    g.shuffle(g.state.mythos.cards)
    for marker in ("all", *markers(g.keeper.answers)):
        hand = g.story.hand.get(marker)
        if hand is None:
            continue
        for _ in range(hand.mythos):
            yield from draw_mythos(g, "1e.setup-keeper.starting-hand")
        for _ in range(hand.trauma):
            yield from draw_trauma(g, "1e.setup-keeper.starting-hand")
        _starting_threat(g, hand)


def _starting_threat(g: Table, hand: Hand) -> None:
    amount = hand.threat + hand.threat_per_investigator * len(g.state.players)
    if amount:
        g.keeper.threat += amount
        rule = "1e.setup-keeper.starting-hand"
        g.tell("threat", (rule,), amount=amount, threat=g.keeper.threat)


def _prologue(g: Table) -> None:
    """The keeper reads the prologue aloud."""
    for marker in markers(g.keeper.answers):
        if marker in g.story.prologue:
            g.tell("prologue", ("1e.setup-keeper.prologue",), story=g.story.id, marker=marker)
