"""Building a table by hand: put figures, cards and tokens where you like, then play on."""

from collections.abc import Sequence
from typing import get_args

from madhouse.engine.casefile import Header
from madhouse.engine.decks import Deck, stack
from madhouse.engine.game import Game
from madhouse.engine.knowledge import EVERYONE, bit, learn
from madhouse.engine.words import did_you_mean
from madhouse.first.acting.house_rules import lay_out_rules
from madhouse.first.building_refusals import (
    BadTable,
    refuse_answers,
    refuse_beyond,
    refuse_traits,
    refuse_unknown,
    refuse_wrong_kind,
)
from madhouse.first.edition import FirstEdition, edition
from madhouse.first.rules.setup import starting_state
from madhouse.first.seen.views import View
from madhouse.first.things.agreements import agreed
from madhouse.first.things.state import (
    KEEPER,
    SETUP,
    Feature,
    Investigator,
    Monster,
    PuzzleOnTable,
    State,
)
from madhouse.first.things.supply import FeatureKind
from madhouse.puzzles.box import the_puzzles
from madhouse.puzzles.puzzle import PuzzleState

STORY = "the-cold-supper"


class TableBuilder:
    """A table under construction. Each method returns the builder, `play` begins the game.

    >>> from madhouse.first.building import TableBuilder
    >>> table = TableBuilder().investigator("joe-diamond", at="kitchen.a").dice(1)
    >>> game = table.play(turn_of="joe-diamond")
    >>> "explore" in game.legal("investigator-1")
    False
    """

    def __init__(
        self,
        story: str = STORY,
        players: int = 1,
        told: FirstEdition | None = None,
        options: Sequence[str] = (),
    ) -> None:
        refuse_beyond(players, 1, 4, "the number of players")
        self.edition = told or edition(story)
        self.box = self.edition.box
        self.story = self.edition.told
        self.board = self.edition.board
        self.players = players
        self.state: State = starting_state(
            self.box, self.story, "built by hand", players, agreed(options)
        )
        self.answers(
            {question: next(iter(q.answers)) for question, q in self.story.questions.items()}
        )
        for tokens in self.state.tokens.values():
            tokens.sort()

    # -- figures -------------------------------------------------------------------------------

    def investigator(
        self,
        who: str,
        at: str,
        traits: Sequence[str] = (),
        cards: Sequence[str] = (),
        skill: int = 0,
        damage: int = 0,
        horror: int = 0,
        stun: int = 0,
        rested: bool = False,
    ) -> "TableBuilder":
        """Put an investigator in a space, for the next player who has none.

        What his traits allow once a game has been used, unless he is rested.
        """
        refuse_unknown(who, self.box.investigators, "investigator")
        refuse_unknown(at, self.board.spaces, "space")
        self._refuse_figure(who, damage, horror)
        taken = {each.player for each in self.state.investigators}
        free = [player.seat for player in self.state.players if player.seat not in taken]
        if not free:
            raise BadTable(f"all {self.players} players have an investigator; seat more players")
        both = traits or [self.box.traits_of(who, kind)[0] for kind in ("strength", "intellect")]
        refuse_traits(self.box, who, both)
        figure = Investigator(
            who, free[0], at, list(both), skill, damage=damage, horror=horror, stun=stun
        )
        self.state.investigators.append(figure)
        self.state.unused.remove(who)
        if not rested:
            self._tire(figure)
        for card in cards:
            self.carries(who, card)
        return self

    def carries(self, who: str, card: str) -> "TableBuilder":
        """Give an investigator a card."""
        refuse_wrong_kind(self.box, card, self.box.items, "card that he can carry")
        self._take(card)
        learn(self.state, card, EVERYONE)
        self._figure(who).cards.append(card)
        return self

    def trauma(self, who: str, card: str) -> "TableBuilder":
        """Lay a Trauma card before an investigator."""
        refuse_wrong_kind(self.box, card, self.box.trauma, "Trauma card")
        self._take(card)
        learn(self.state, card, EVERYONE)
        self._figure(who).trauma.append(card)
        return self

    def spell(self, who: str, back: str) -> "TableBuilder":
        """Give an investigator the Spell card with this back; nobody has seen it."""
        refuse_wrong_kind(self.box, back, self.box.spell_backs, "Spell card")
        self._take(back)
        self._figure(who).spells.append(back)
        return self

    def facedown(self, who: str, card: str) -> "TableBuilder":
        """Lay a Mythos card facedown before an investigator."""
        refuse_wrong_kind(self.box, card, self.box.mythos, "Mythos card")
        self._take(card)
        figure = self._figure(who)
        learn(self.state, card, bit(self.state, figure.player) | bit(self.state, KEEPER))
        figure.facedown.append(card)
        return self

    def hiding(self, who: str) -> "TableBuilder":
        """Hide an investigator on a marker of his space, since an earlier turn."""
        self._figure(who).hiding = True
        return self

    def monster(
        self,
        kind: str,
        at: str,
        token: str = "",
        damage: int = 0,
        stun: int = 0,
        name: str = "",
        extra_health: int = 0,
    ) -> "TableBuilder":
        """Put a monster in a space; its token is the next unused one, or the one you name."""
        refuse_unknown(kind, self.state.tokens, "monster of this story")
        refuse_unknown(at, self.board.spaces, "space")
        if name:
            refuse_unknown(name, self.story.named, "named monster of this story")
        tokens = self.state.tokens[kind]
        used = {each.figure for each in self.state.monsters if each.kind == kind}
        free = [figure for figure in range(len(tokens)) if figure not in used]
        if token:
            refuse_unknown(token, tokens, f"{kind} token")
            free = [figure for figure in free if tokens[figure] == token]
            if not free:
                raise BadTable(f"the token '{token}' is in a figure on the board already")
        if not free:
            raise BadTable(f"every figure of {kind} is on the board")
        figure = free[0]
        health = self.box.tokens[tokens[figure]].health + extra_health
        refuse_beyond(damage, 0, health - 1, f"the damage of {tokens[figure]}")
        self.state.monsters_placed += 1
        foe = Monster(
            self.state.monsters_placed, kind, figure, at, damage, stun, name, extra_health
        )
        self.state.monsters.append(foe)
        learn(self.state, tokens[figure], EVERYONE if damage else bit(self.state, KEEPER))
        return self

    # -- rooms ---------------------------------------------------------------------------------

    def pile(self, room: str, *cards: str) -> "TableBuilder":
        """Lay Obstacle and Exploration cards in a room, facedown, the first on top."""
        refuse_unknown(room, self.state.rooms, "room")
        fitting = self.box.exploration | self.box.obstacles
        for card in cards:
            refuse_wrong_kind(self.box, card, fitting, "Exploration or Obstacle card")
            if card not in self.box.obstacles:
                self._take(card)
                self.state.seeded[card] = room
                self.state.rooms[room].thickness += 1
            learn(self.state, card, bit(self.state, KEEPER))
        self.state.rooms[room].pile.extend(cards)
        return self

    def lock(self, room: str, card: str) -> "TableBuilder":
        """Lock a room."""
        refuse_unknown(room, self.state.rooms, "room")
        refuse_unknown(card, self.box.locks, "lock")
        self.state.rooms[room].lock = card
        learn(self.state, card, bit(self.state, KEEPER))
        return self

    def dark(self, room: str) -> "TableBuilder":
        """Lay darkness on a room."""
        refuse_unknown(room, self.state.rooms, "room")
        self.state.rooms[room].dark = True
        return self

    def fire(self, room: str) -> "TableBuilder":
        """Set a room on fire."""
        refuse_unknown(room, self.state.rooms, "room")
        self.state.rooms[room].fire = True
        return self

    def feature(
        self, kind: str, at: str, door: str = "", samples: int = 0, name: str = ""
    ) -> "TableBuilder":
        """Put a room feature marker in a space; a barrier may already block a door, and one of
        the dead may have a name."""
        refuse_unknown(kind, get_args(FeatureKind), "room feature")
        refuse_unknown(at, self.board.spaces, "space")
        if door:
            refuse_unknown(door, self.board.doors, "door")
        if name:
            refuse_unknown(name, self.story.named, "named person of this story")
        self.state.features.append(Feature(kind, at, door, samples, name))
        return self

    def puzzle(self, card: str, *pieces: str) -> "TableBuilder":
        """Lay a card's puzzle out before the first player, arrows up, as nobody has tried it yet.

        The rest of its pile lies in the order of the box.
        """
        demands = self.box.locks | self.box.obstacles
        refuse_unknown(card, demands, "lock or obstacle")
        name = demands[card].puzzle
        if name is None:
            raise BadTable(f"'{card}' is met without a puzzle; none can be laid out for it")
        puzzle = the_puzzles()[name]
        pile = self.state.pieces.setdefault(puzzle.pile, list(puzzle.pieces))
        if len(pieces) != puzzle.size:
            raise BadTable(f"puzzle {puzzle.id} takes {puzzle.size} pieces, not {len(pieces)}")
        for piece in pieces:
            refuse_unknown(piece, pile, f"unused piece of the pile {puzzle.pile}")
            pile.remove(piece)
            learn(self.state, piece, EVERYONE)
        laid = PuzzleState(puzzle.id, list(pieces), [0] * puzzle.size)
        self.state.puzzles[card] = PuzzleOnTable(laid, self.state.players[0].seat)
        return self

    # -- the keeper ----------------------------------------------------------------------------

    def answers(self, answers: dict[str, str]) -> "TableBuilder":
        """The keeper's story choices; the first picks his objective."""
        refuse_answers(self.story, answers)
        self.state.keeper.answers = dict(answers)
        chosen = [f"{question}{letter}" for question, letter in answers.items()]
        for objective in self.story.objectives:
            if objective.marker in chosen:
                self.state.keeper.objective = objective.id
        for face in (self.state.keeper.objective, *(f"answer-{each}" for each in answers)):
            self.state.seen[face] = bit(self.state, KEEPER)
        return self

    def threat(self, amount: int) -> "TableBuilder":
        """Give the keeper threat."""
        self.state.keeper.threat = amount
        return self

    def hand(self, *cards: str) -> "TableBuilder":
        """Give the keeper Mythos and Trauma cards."""
        fitting = self.box.mythos.keys() | self.box.trauma.keys()
        for card in cards:
            refuse_wrong_kind(self.box, card, fitting, "Mythos or Trauma card")
            self._take(card)
            learn(self.state, card, bit(self.state, KEEPER))
            hand = self.state.keeper.mythos if card in self.box.mythos else self.state.keeper.trauma
            hand.append(card)
        return self

    # -- chance and time -----------------------------------------------------------------------

    def dice(self, *results: int) -> "TableBuilder":
        """Script the next dice."""
        for result in results:
            refuse_beyond(result, 1, 10, "a die")
        self.state.random.dice.extend(results)
        return self

    def stack(self, deck: str, *cards: str) -> "TableBuilder":
        """Put cards on top of a deck: `mythos`, `trauma`, a spell or a class of Combat cards."""
        decks = {"mythos": self.state.mythos, "trauma": self.state.trauma, **self.state.combat}
        decks |= {kind: Deck(backs) for kind, backs in self.state.spells.items()}
        refuse_unknown(deck, decks, "deck")
        stack(decks[deck], cards)
        if deck in self.state.spells:
            self.state.spells[deck] = decks[deck].cards
        return self

    def event(self, resolved: int, time: int = 0) -> "TableBuilder":
        """So many events have been resolved, so many time tokens lie on the next."""
        refuse_beyond(
            resolved, self.state.events_resolved, len(self.story.events), "the events resolved"
        )
        self.state.events = self.state.events[resolved - self.state.events_resolved :]
        self.state.events_resolved = resolved
        self.state.time = time
        return self

    def rule(self, name: str) -> "TableBuilder":
        """A house rule that waits to be begun holds already."""
        refuse_unknown(name, self.box.rules, "house rule of this story")
        self.state.rules.append(name)
        return self

    def revealed(self) -> "TableBuilder":
        """The Objective card lies open."""
        self.state.revealed = True
        learn(self.state, self.state.keeper.objective, EVERYONE)
        return self

    # -- begin ---------------------------------------------------------------------------------

    def play(self, turn_of: str = "", stage: str = "") -> Game[State, View]:
        """Begin in the turn of an investigator, or at a stage (`keeper-actions`, `trading` ...)."""
        self.state.stage = stage or "turn"
        if stage != SETUP:
            lay_out_rules(self.state, self.story)
        refuse_unknown(self.state.stage, self.edition.stages, "stage")
        if turn_of:
            self.state.active = self._figure(turn_of).id
            self.state.players[self._seat(turn_of)].acted = True
        elif not stage:
            raise BadTable("say whose turn it is (turn_of=...) or at which stage to begin")
        start = self.edition.encode(self.state)
        header = Header(
            edition="first",
            story=self.story.id,
            content=self.edition.content_version,
            seed="built by hand",
            investigators=self.players,
            options=tuple(self.state.options),
            position=start,
        )
        return Game(self.edition, start, header)

    def _figure(self, who: str) -> Investigator:
        refuse_unknown(who, [each.id for each in self.state.investigators], "investigator in play")
        return next(each for each in self.state.investigators if each.id == who)

    def _refuse_figure(self, who: str, damage: int, horror: int) -> None:
        if who not in self.state.unused:
            raise BadTable(f"'{who}' is on the board already; each investigator plays once")
        card = self.box.investigators[who]
        refuse_beyond(damage, 0, card.health - 1, f"the damage of {who}")
        refuse_beyond(horror, 0, card.sanity, f"the horror of {who}")

    def _tire(self, figure: Investigator) -> None:
        for name in figure.traits:
            trait = self.box.traits[name]
            if trait.action:
                self.state.spent[name] = trait.uses
            for moment in dict.fromkeys(clause.moment for clause in trait.when):
                for limited, clause in self.box.index.limited(name, moment):
                    if clause.limit:
                        figure.used[limited] = clause.limit

    def _seat(self, who: str) -> int:
        seats = [player.seat for player in self.state.players]
        return seats.index(self._figure(who).player)

    def _take(self, card: str) -> None:
        """Take a card from wherever it lies, so that every card is in one place only."""
        state = self.state
        zones = [
            state.exploration.cards,
            state.mythos.cards,
            state.trauma.cards,
            state.starting_items,
            *state.spells.values(),
        ]
        for zone in zones:
            if card in zone:
                zone.remove(card)
                return
        known = [each for zone in zones for each in zone]
        raise BadTable(f"there is no '{card}' left to lay down{did_you_mean(card, known)}")
