"""A table under construction: every method puts something on it and returns the builder."""

from collections.abc import Sequence
from typing import Literal

from madhouse.engine.casefile import Header
from madhouse.engine.game import Game
from madhouse.engine.knowledge import bit, learn
from madhouse.second.building.refusals import BadTable, refuse_unknown
from madhouse.second.edition import GENTLE, HANDS, SecondEdition, edition
from madhouse.second.rules.conditions import OWN_GOALS
from madhouse.second.rules.features import LaidName
from madhouse.second.rules.house import HOUSE
from madhouse.second.rules.setup import starting_state
from madhouse.second.rules.turn import ACTIONS
from madhouse.second.seen.views import View
from madhouse.second.things.extras import Extras, PackedState
from madhouse.second.things.state import (
    PEOPLE,
    Barricade,
    Investigator,
    Monster,
    State,
    player_seats,
)

Face = Literal["success", "investigation", "blank"]
FACES: dict[Face, int] = {"success": 1, "investigation": 4, "blank": 6}
"""A side of the die that shows each of these."""


class TableBuilder:
    """A table of one scenario, all of whose map is laid, without tokens, monsters or features.

    Decks lie in the order of the box. Seats are made for investigators as they are put down, one
    for each unless `seat` says otherwise; `play` begins the game.

    >>> table = TableBuilder().investigator("lev-abramson", at="kitchen.a").dice("success")
    >>> game = table.investigator("pearl-gaines", at="kitchen.b").play(turn_of="lev-abramson")
    >>> "move kitchen.b" in game.legal("player-1")
    True
    """

    def __init__(
        self,
        scenario: str = GENTLE,
        map: str = "",
        told: SecondEdition | None = None,
        hands: str = HOUSE.name,
    ) -> None:
        self.edition = told or edition(scenario)
        self.box = self.edition.box
        self.scenario = self.edition.scenario
        self.state: State = starting_state(self.box, self.scenario, "built by hand", [], [])
        refuse_unknown(hands, HANDS, "hands")
        self.state.hands = hands
        app = self.state.app
        app.map = map or next(iter(self.scenario.maps))
        app.counts = dict(self.scenario.counters)
        app.round = 1
        combinations = self.box.combinations
        app.possible = list(range(len(combinations)))
        app.values = dict(combinations[0])
        if self.scenario.map_by:
            app.values[self.scenario.map_by] = app.map
        app.laid = sorted(self.box.whole_map(app.map).tiles)

    @property
    def places(self) -> "frozenset[str]":
        """The spaces that are laid."""
        return frozenset(self.box.places(self.state.app.map, self.state.app.laid).spaces)

    # -- people --------------------------------------------------------------------------------

    def investigator(
        self,
        who: str,
        at: str,
        *,
        seat: str = "",
        clues: int = 0,
        has: Sequence[str] = (),
        conditions: Sequence[str] = (),
        damage: Sequence[str] = (),
        horror: Sequence[str] = (),
        facedown: tuple[int, int] = (0, 0),
        acted: bool = False,
    ) -> "TableBuilder":
        """An investigator in a space; `facedown` are so many Damage and Horror cards."""
        refuse_unknown(who, self.box.investigators, "investigator")
        self._refuse_space(at)
        if any(each.id == who for each in self.state.investigators):
            raise BadTable(f"{who} is on the table already")
        seats = self.state.seats
        chosen = seat or self._next_seat()
        if chosen not in seats:
            seats.append(chosen)
        figure = Investigator(who, chosen, at, clues, acted=acted)
        self.state.investigators.append(figure)
        figure.possessions = [self._take(card) for card in has]
        figure.conditions = [self._take_condition(card) for card in conditions]
        for copy in figure.conditions:  # who has a goal of their own has read it
            if self.box.front(copy) in OWN_GOALS:
                learn(self.state, copy, bit(self.state, chosen))
        figure.wounded = "wounded" in conditions
        figure.insane = any(each.partition(": ")[0] == "insane" for each in conditions)
        figure.damage = [self._take_harm(card, self.state.damage_deck) for card in damage]
        figure.horror = [self._take_harm(card, self.state.horror_deck) for card in horror]
        for _ in range(facedown[0]):
            figure.damage_facedown.append(self.state.damage_deck.pop())
        for _ in range(facedown[1]):
            figure.horror_facedown.append(self.state.horror_deck.pop())
        return self

    def _next_seat(self) -> str:
        """One for each investigator; people at a table share one."""
        if self.state.hands != HOUSE.name:
            return PEOPLE
        return player_seats(len(self.state.seats) + 1)[-1]

    def _take(self, card: str) -> str:
        if card in self.box.elixirs:
            return self._take_from(card, self._extras("an Elixir").elixirs, "elixir")
        pool = self.state.spells if card in self.box.spells else self.state.items
        return self._take_from(card, pool, "item or spell")

    def _take_condition(self, card: str) -> str:
        """A copy of a Condition; `insane: not-the-lamp` asks for one with this back."""
        name, _, back = card.partition(": ")
        pool = self.state.conditions
        for copy in pool:
            front, behind = self.box.condition_copies[copy]
            if front.id == name and (not back or (behind and behind.id == back)):
                pool.remove(copy)
                return copy
        raise BadTable(f"there is no copy of '{card}' left in the Condition deck")

    def _take_harm(self, card: str, deck: list[str]) -> str:
        taken = self._take_from(card, deck, "card of that deck")
        self.state.seen[taken] = -1
        return taken

    def _take_from(self, card: str, pool: list[str], what: str) -> str:
        for copy in pool:
            if self.box.front(copy) == card:
                pool.remove(copy)
                return copy
        fronts = [self.box.front(copy) for copy in pool]
        refuse_unknown(card, fronts, what)
        raise BadTable(f"no copy of '{card}' is left")

    # -- the board -----------------------------------------------------------------------------

    def monster(
        self, kind: str, at: str, *, name: str = "", damage: int = 0, health: int | None = None
    ) -> "TableBuilder":
        """A monster in a space, with the health of its kind unless another is said."""
        refuse_unknown(kind, self.box.monsters, "kind of monster")
        self._refuse_space(at)
        app, card = self.state.app, self.box.monsters[kind]
        number = 1 + sum(each.kind == kind for each in app.monsters)
        if number > card.figures:
            raise BadTable(f"there are only {card.figures} figures of '{kind}'")
        if health is None:
            players = max(2, len(self.state.investigators))
            health = card.health if isinstance(card.health, int) else card.health.of(players)
        monster = Monster(f"{kind} {number}", kind, health, name, damage, origin=at)
        monster.identity = number > 1
        app.monsters.append(monster)
        self.state.monsters[monster.id] = at
        return self

    def token(self, token: str, at: str) -> "TableBuilder":
        """A token of the scenario in a space, or an Explore token on an opening."""
        refuse_unknown(token, self.box.tokens, "token")
        self.state.app.tokens[token] = at
        return self

    def laid(self, *tiles: str) -> "TableBuilder":
        """Only these tiles are laid."""
        for tile in tiles:
            refuse_unknown(tile, self.box.whole_map(self.state.app.map).tiles, "tile of the map")
        self.state.app.laid = list(tiles)
        return self

    def feature(self, kind: LaidName, *spaces: str, number: int = 1) -> "TableBuilder":
        """Tokens that only packs have, so many in each of these spaces."""
        extras = self._extras(f"a token of the kind '{kind}'")
        for space in spaces:
            self._refuse_space(space)
            extras.laid.setdefault(kind, {})[space] = number
        return self

    def _extras(self, what: str) -> Extras:
        if not isinstance(self.state, PackedState):
            raise BadTable(f"{what} is in no box that is played without packs")
        return self.state.extras

    def fire(self, *spaces: str) -> "TableBuilder":
        """Fire in spaces."""
        self._put(self.state.fire, spaces)
        self.state.app.fire = True
        return self

    def darkness(self, *spaces: str) -> "TableBuilder":
        """Darkness in spaces."""
        return self._put(self.state.darkness, spaces)

    def passages(self, *spaces: str) -> "TableBuilder":
        """Secret Passages in spaces."""
        return self._put(self.state.passages, spaces)

    def barricade(self, at: str, blocks: str = "") -> "TableBuilder":
        """A Barricade in a space, which may block a door of it."""
        self._refuse_space(at)
        if len(self.state.barricades) >= self.box.supply.barricade:
            raise BadTable(f"there are only {self.box.supply.barricade} Barricades")
        self.state.barricades.append(Barricade(at, blocks))
        return self

    def dropped(self, space: str, *cards: str) -> "TableBuilder":
        """Possessions that lie in a space."""
        self._refuse_space(space)
        taken = [self._take(card) for card in cards]
        self.state.dropped.setdefault(space, []).extend(taken)
        return self

    def _put(self, where: list[str], spaces: Sequence[str]) -> "TableBuilder":
        for space in spaces:
            self._refuse_space(space)
            if space in where:
                raise BadTable(f"a second one cannot be in '{space}'")
            where.append(space)
        return self

    def _refuse_space(self, space: str) -> None:
        refuse_unknown(space, self.places, "laid space")

    # -- the app, the decks and chance ---------------------------------------------------------

    def facts(self, *facts: str) -> "TableBuilder":
        """Facts that are known."""
        known = [each.id for each in self.scenario.facts]
        for fact in facts:
            refuse_unknown(fact, known, "fact")
            self.state.app.facts.append(fact)
        return self

    def counts(self, **counters: int) -> "TableBuilder":
        """What counters stand at."""
        self.state.app.counts |= counters
        return self

    def stock(self, stock: str, room: str, number: int) -> "TableBuilder":
        """So much of a stock lies in a room."""
        refuse_unknown(stock, self.scenario.stocks, "stock")
        self.state.app.stocks.setdefault(stock, {})[room] = number
        return self

    def values(self, **values: str) -> "TableBuilder":
        """What hidden variables are."""
        self.state.app.values |= values
        return self

    def round(self, number: int) -> "TableBuilder":
        """The round it is."""
        self.state.app.round = number
        return self

    def on_top(self, *cards: str) -> "TableBuilder":
        """These Damage and Horror cards lie on top of their decks, the first one first."""
        for card in reversed(cards):
            decks = (self.state.damage_deck, self.state.horror_deck)
            deck = next((d for d in decks if card in [self.box.front(c) for c in d]), None)
            if deck is None:
                raise BadTable(f"there is no Damage or Horror card '{card}' in a deck")
            deck.insert(0, self._take_from(card, deck, "card"))
        return self

    def dice(self, *faces: Face) -> "TableBuilder":
        """What the next dice show."""
        self.state.random.dice += [FACES[face] for face in faces]
        return self

    # -- playing -------------------------------------------------------------------------------

    def play(self, turn_of: str = "", stage: str = "") -> Game[State, View]:
        """Begin in the turn of an investigator, or at a stage (`mythos`, `monsters`, `horror`)."""
        state = self.state
        refuse_unknown(stage or "turn", self.edition.stages, "stage")
        if not (stage or turn_of):
            raise BadTable("say whose turn it is (turn_of=...) or at which stage to begin")
        state.stage = stage or "turn"
        if turn_of:
            figure = next((each for each in state.investigators if each.id == turn_of), None)
            if figure is None:
                raise BadTable(f"'{turn_of}' is not on the table; put the investigator down first")
            state.active, figure.acted, figure.actions = turn_of, True, ACTIONS
        start = self.edition.encode(state)
        header = Header(
            edition=self.edition.name,
            story=self.scenario.id,
            content=self.edition.content_version,
            seed="built by hand",
            investigators=max(2, len(state.investigators)),
            position=start,
            hands="" if state.hands == HOUSE.name else state.hands,
            packs=self.box.packs,
        )
        return Game(self.edition, start, header)
