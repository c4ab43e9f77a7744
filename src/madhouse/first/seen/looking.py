"""Looking at the table: the view of a seat, built by allow-list."""

from functools import cache

from madhouse.engine.decisions import Decision, Seat
from madhouse.engine.knowledge import SPECTATOR, as_seen, knows
from madhouse.first.rules.monsters import monster_health
from madhouse.first.rules.setup import ANSWER
from madhouse.first.rules.spells import kind_of
from madhouse.first.seen.views import (
    HIDDEN,
    FeatureView,
    InvestigatorView,
    KeeperView,
    MonsterView,
    PileView,
    PuzzleView,
    RoomView,
    SpellView,
    View,
)
from madhouse.first.things.lasting_names import face
from madhouse.first.things.seeding import answer_face
from madhouse.first.things.state import (
    KEEPER,
    SETUP,
    Feature,
    Investigator,
    Monster,
    PuzzleOnTable,
    Room,
    eyes,
)
from madhouse.first.things.table import NOBODY, Table
from madhouse.first.words.house_rules import ends_with


def view(g: Table, seat: Seat, asked: Decision | None, waiting: list[Seat]) -> View:
    """What this seat may know now. While both sides set up, neither sees the other's part."""
    state = g.state
    sight = eyes(state, seat)
    setting_up = state.stage == SETUP
    keepers = not setting_up or seat == KEEPER
    investigators = not setting_up or seat not in (KEEPER, SPECTATOR)
    next_event = (
        next((e.time for e in g.story.events if e.id == state.events[0]), 0)
        if (state.events)
        else 0
    )
    return View(
        seat=seat,
        story=g.story.id,
        agreements=list(state.agreements),
        seats=list(state.seats),
        stage=state.stage,
        round=state.round,
        active=state.active,
        waiting=waiting,
        decision=asked,
        investigators=[_investigator(g, i, sight) for i in state.investigators]
        if investigators
        else [],
        escaped=[who.id for who in state.escaped],
        eliminated=[player.seat for player in state.players if player.eliminated],
        unused=list(state.unused) if investigators else [],
        monsters=[_monster(g, monster, sight) for monster in state.monsters],
        monsters_gone=state.monsters_gone,
        carried_out=list(state.carried_out),
        spoken=dict(state.spoken),
        rooms={name: _room(g, room, sight) for name, room in state.rooms.items()}
        if keepers
        else {},
        features=[_feature(each) for each in state.features],
        puzzles=_puzzles(g) if state.puzzles else [],
        pieces={name: _faces(g, pile, sight) for name, pile in state.pieces.items()},
        keeper=_keeper(g, seat, sight) if keepers else KeeperView(0, 0, [], [], {}, HIDDEN),
        decks=_decks(g) if keepers else {},
        spells={kind: _faces(g, deck, sight) for kind, deck in state.spells.items()}
        if investigators
        else {},
        time=state.time,
        time_needed=next_event,
        events_resolved=state.events_resolved,
        events_left=len(state.events),
        revealed=state.revealed,
        rules=_rules_in_force(g) if state.rules else [],
        marks=dict(state.marks),
        result=state.result,
    )


def _faces(g: Table, cards: list[str], sight: int) -> list[str]:
    return as_seen(g.state, sight, cards, HIDDEN)


def _investigator(g: Table, who: Investigator, sight: int) -> InvestigatorView:
    card = g.box.investigators[who.id]
    return InvestigatorView(
        id=who.id,
        player=who.player,
        space=who.space,
        traits=list(who.traits),
        health=max(0, card.health - who.damage),
        sanity=card.sanity - who.horror,
        skill=who.skill,
        stun=who.stun,
        cards=list(who.cards),
        trauma=list(who.trauma),
        facedown=_faces(g, who.facedown, sight) if who.facedown else [],
        spells=_spells(g, who.spells, sight) if who.spells else [],
        moved=who.moved,
        acted=who.acted,
        spent={card: g.state.spent[card] for card in _with_uses(g, who)},
        used=dict(who.used),
        lasting=dict(who.lasting),
        played_on=_played_on(g, who) if who.lasting else [],
        hiding=who.hiding,
        scars=who.scars,
        most_health=card.health,
        most_sanity=card.sanity,
        attributes=g.box.attributes_of(tuple(who.traits)),
    )


def _played_on(g: Table, who: Investigator) -> list[str]:
    """Mythos cards; what his own cards and the story's rules say is read on them."""
    cards = dict.fromkeys(map(face, who.lasting))
    return [card for card in cards if card in g.box.mythos]


def _feature(marker: Feature) -> FeatureView:
    return FeatureView(marker.kind, marker.space, marker.door, marker.samples, marker.name)


def _spells(g: Table, backs: list[str], sight: int) -> list[SpellView]:
    """Nobody may look at a back until it is flipped (1e.spell.back-secret)."""
    faces = _faces(g, backs, sight)
    return [SpellView(kind_of(g, back), face) for back, face in zip(backs, faces, strict=True)]


def _puzzles(g: Table) -> list[PuzzleView]:
    """A puzzle lies before whoever set it up, never on the board (1e.puzzle-setup.location)."""
    return [_puzzle(g, card, lying) for card, lying in g.state.puzzles.items()]


def _puzzle(g: Table, card: str, lying: PuzzleOnTable) -> PuzzleView:
    laid = lying.laid
    now = g.puzzle_attempt if g.puzzle_attempt.card == card else NOBODY
    return PuzzleView(
        card=card,
        before=lying.before,
        puzzle=laid.puzzle,
        pieces=list(laid.pieces),
        turns=list(laid.turns),
        tile=laid.tile,
        drawn=laid.drawn,
        who=now.who,
        left=now.left,
        had=now.had,
    )


def _with_uses(g: Table, who: Investigator) -> list[str]:
    spent = g.state.spent
    return [card for card in (*who.traits, *who.cards) if card in spent] if spent else []


def _monster(g: Table, monster: Monster, sight: int) -> MonsterView:
    """The underside of a token is for the keeper, or for all once it is damaged
    (1e.secrecy.monster-token-keeper, 1e.secrecy.monster-token-damaged)."""
    open_ = (
        monster.id,
        monster.kind,
        monster.name,
        monster.space,
        monster.damage,
        monster.stun,
        monster.samples,
        list(monster.carries),
        list(monster.kept_from),
    )
    token, kind = g.token_id(monster), g.kind(monster)
    if not knows(g.state, sight, token):
        return MonsterView(*open_, HIDDEN, None, kind.numbers)
    health = monster_health(g, monster)
    numbers = {**kind.numbers, "damage": g.token(monster).damage, "health": health}
    return MonsterView(*open_, token, health, numbers)


def _room(g: Table, room: Room, sight: int) -> RoomView:
    lock, pile, obstacles = room.lock, room.pile, g.box.obstacles
    return RoomView(
        lock=lock if not lock or knows(g.state, sight, lock) else HIDDEN,
        pile=_faces(g, pile, sight) if pile else [],
        obstacles=len([card for card in pile if card in obstacles]) if pile else 0,
        dark=room.dark,
        fire=room.fire,
        explored=room.explored,
    )


def _keeper(g: Table, seat: Seat, sight: int) -> KeeperView:
    """His hand, answers and objective are his own until shown (1e.secrecy.keeper-hand,
    1e.setup-keeper.story-choices-secret, 1e.objective.secret)."""
    keeper, state = g.keeper, g.state
    answers = {
        question: letter if knows(state, sight, answer_face(question)) else HIDDEN
        for question, letter in keeper.answers.items()
    }
    own = seat == KEEPER
    return KeeperView(
        threat=keeper.threat,
        skill=keeper.skill,
        mythos=_faces(g, keeper.mythos, sight),
        trauma=_faces(g, keeper.trauma, sight),
        answers=answers,
        objective=keeper.objective if knows(state, sight, keeper.objective) else HIDDEN,
        answer_cards=list(answer_cards(tuple(answers.items()))),
        actions=g.box.story_actions if own else [],
        costs=g.box.costs_after(tuple(keeper.answers.items())) if own else {},
    )


@cache
def answer_cards(answers: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
    """Answers as cards, without those that the seat does not know."""
    return tuple(ANSWER(question, letter) for question, letter in answers if letter != HIDDEN)


def _decks(g: Table) -> dict[str, PileView]:
    state = g.state
    decks = {"mythos": state.mythos, "trauma": state.trauma, **state.combat}
    return {
        name: PileView(
            len(deck.cards),
            list(deck.discard),
            [face for face in g.aside if g.box.combat[face].deck == name],
        )
        for name, deck in decks.items()
    }


def _rules_in_force(g: Table) -> list[str]:
    """The house rules that hold, without those that were to hold until an event that has come."""
    stages = range(1, g.state.events_resolved + 1)
    rules = {name: g.box.rules[name] for name in g.state.rules}
    return [
        name for name, rule in rules.items() if not any(ends_with(rule, each) for each in stages)
    ]
