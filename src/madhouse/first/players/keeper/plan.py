"""The keeper's plan: where he wants his monsters, and what he wants in the house."""

from collections.abc import Iterator
from typing import NamedTuple

from madhouse.first.players.goals import LAST_EVENT, Goals, goals
from madhouse.first.players.house import FAR
from madhouse.first.players.situation import Situation
from madhouse.first.players.weights import KeeperWeights
from madhouse.first.seen.views import HIDDEN, InvestigatorView, MonsterView
from madhouse.first.things.cards import Item
from madhouse.first.things.known_names import SAMPLE
from madhouse.first.words.altar import SamplesOnAltar
from madhouse.first.words.plots import InvestigatorsInsane

REVEAL = 2  # the event before which nothing is revealed for threat
FIRST_GATE = 3  # the event from which most objectives count
SOON = 1  # rounds before his gate in which he makes ready
IN_TIME = 3  # and before the last event, if all must be in its place as it is resolved
ERRANDS = ("objective", "altar", "exit", "carry-off")  # worth a long way
SMALL = 3  # spaces of a room that a few monsters can fill
BURNING = 4.0  # how much worse fire is for such a monster than to stand beside them
SAFE = 5.0  # spaces between them and a monster that they must not get
FORCING = 0.5  # steps that a barrier is likely to cost


class Post(NamedTuple):
    """A room or space in which a monster would be of use, and how much."""

    place: str
    worth: float
    why: str
    beyond: float = 0.0  # steps to take from there: out of the door


class KeeperPlan:
    """What the keeper is after in this situation."""

    def __init__(self, situation: Situation, weights: KeeperWeights) -> None:
        self.situation = situation
        self.weights = weights
        self.view = view = situation.view
        objective = situation.house.objectives[view.keeper.objective]
        self.goals: Goals = goals(view.story, objective.id)
        self.objective = objective
        wanted = self.goals.keepers_wishes
        way_out = objective.exit
        self.wants_samples = any(isinstance(each, SamplesOnAltar) for each in wanted) or (
            way_out is not None and way_out.carrying == SAMPLE
        )
        self.wants_death = self.goals.mortal
        self.wants_fear = any(isinstance(each, InvestigatorsInsane) for each in wanted)
        gate = self.goals.keepers_gate
        ahead = IN_TIME if gate == LAST_EVENT else SOON
        soon = view.time_needed - view.time <= ahead and view.events_resolved == gate - 1
        self.counts = view.events_resolved >= gate or soon  # what he wants may win by now
        errand = way_out or self.goals.keepers_rooms or self.goals.lights or self.wants_samples
        self.hunts = not errand or gate > FIRST_GATE  # until then there is nothing else to do
        self.clue_room = _last_clue_room(situation)
        self._posts: dict[int, list[tuple[Post, dict[str, float]]]] = {}

    # -- where monsters are of use --------------------------------------------------------------

    def wanted(self, monster: MonsterView) -> bool:
        """Whether the objective speaks of this monster, by kind, name or class."""
        klass = self.situation.house.kind(monster.kind).klass
        names = self.goals.keepers_monsters
        return monster.kind in names or monster.name in names or klass in names

    def posts(self, monster: MonsterView) -> Iterator[Post]:
        """Where this monster would be of use."""
        yield from self._for_the_objective(monster)
        yield from self._on_the_spot(monster)
        for who in self.view.investigators:
            if not who.hiding:
                yield Post(who.space, self.prey(who), "chase")
        if self.clue_room and not self.view.revealed:
            yield Post(self.clue_room, self.weights.guard * 2.0, "guard")
        if self.view.revealed:
            yield from self._in_their_way()

    def _for_the_objective(self, monster: MonsterView) -> Iterator[Post]:
        objective = self.weights.objective
        if self.wanted(monster) or (self.goals.keepers_rooms and not self.goals.keepers_monsters):
            for room in self.goals.keepers_rooms:
                yield Post(room, objective * (4.0 if self.counts else self._muster()), "objective")
        if monster.samples:
            enough = min(monster.samples / self._samples_missing(), 1.0)
            for feature in self.view.features:
                if feature.kind == "altar":
                    yield Post(feature.space, objective * 5.0 * enough, "altar")
        yield from self._on_the_way_out(monster)

    def _muster(self) -> float:
        """Early gathering is worth less to one who has a hunt to spend the time with."""
        return self.weights.muster / (self.weights.hunt if self.hunts else 1.0)

    def _samples_missing(self) -> int:
        """How many samples his altar still wants; a bearer may gather some before it goes there."""
        asked = [each for each in self.goals.keepers_wishes if isinstance(each, SamplesOnAltar)]
        laid = sum(feature.samples for feature in self.view.features)
        players = len(self.view.seats) - 1
        wanted = max((_samples_asked(each, players) for each in asked), default=1)
        return max(wanted - laid, 1)

    def _on_the_way_out(self, monster: MonsterView) -> Iterator[Post]:
        """Out of the house with what was taken, or first to where it can be taken."""
        way_out, objective = self.objective.exit, self.weights.objective
        if way_out is None or way_out.kind not in (None, monster.kind):
            return
        if way_out.carrying == SAMPLE:
            loaded = monster.samples > 0
        else:
            loaded = way_out.carrying in monster.carries
        if loaded:
            for space in self.situation.house.doors_out(way_out.room):
                yield Post(space, objective * 8.0, "exit", 1.0)
        elif way_out.carrying != SAMPLE:
            for name, room in self.view.rooms.items():
                if way_out.carrying in room.pile and (room.explored or self.view.revealed):
                    yield Post(name, objective * 3.0, "carry-off")

    def _in_their_way(self) -> Iterator[Post]:
        stop = self.weights.stop * 3.0
        for task in self.goals.tasks:
            if task.room:
                yield Post(task.room, stop, "stop")
        if self.goals.escape:
            for space in self.situation.house.doors_out(self.goals.escape):
                yield Post(space, stop, "stop")
        for card in self.goals.cards:
            for name, room in self.view.rooms.items():
                if card in room.pile:
                    yield Post(name, stop, "stop")

    def _on_the_spot(self, monster: MonsterView) -> Iterator[Post]:
        """In the very spaces where they could end it, if no monster stood there; few such rooms."""
        worth = self.weights.block * (0.6 if self.view.revealed else 0.3)
        for task in self.goals.tasks:
            spaces = self.situation.house.board.rooms[task.room].spaces if task.room else ()
            if not task.undisturbed or len(spaces) > SMALL:
                continue
            for space in spaces:
                held = self.situation.monsters_by_space.get(space, ())
                if all(each.id == monster.id for each in held):
                    yield Post(space, worth, "stop")

    def prey(self, who: InvestigatorView) -> float:
        """How much it is worth to have a monster with this investigator."""
        weights = self.weights
        worth = 2.0 * weights.chase * (weights.hunt if self.hunts else 1.0)
        if who.health <= 3:
            worth += 1.2 * weights.pile_on
        if who.sanity <= 2:
            worth += 0.8 * weights.pile_on
        if self.view.revealed and self.wants_death:
            worth += weights.objective
        if self.wants_samples or (self.wants_fear and who.sanity > 0):
            worth += 0.6 * weights.objective
        if any(self.matters(card) for card in who.cards):
            worth += weights.stop
        if self.carries_the_end(who):
            worth += weights.carrier
        if self._about_to_finish(who):
            worth += weights.block
        way_out = self.objective.exit
        if way_out is not None and way_out.carrying in who.cards:
            worth += weights.objective
        return worth

    def carries_the_end(self, who: InvestigatorView) -> bool:
        """Whether he holds a card without which they cannot win."""
        return self.view.revealed and any(card in self.goals.cards for card in who.cards)

    def _about_to_finish(self, who: InvestigatorView) -> bool:
        """Whether he stands where the last task is done, and no monster in his space to stop it."""
        room = self.situation.room(who)
        return (
            self.view.revealed
            and who.space not in self.situation.monsters_by_space
            and any(task.undisturbed and task.room == room for task in self.goals.tasks)
        )

    def matters(self, card: str) -> bool:
        """Whether a card is one that they will want."""
        item: Item | None = self.situation.house.box.items.get(card)
        kinds = () if item is None else item.types
        return card in self.goals.cards or "key" in kinds

    # -- what moving is worth -------------------------------------------------------------------

    def ways(self, monster: MonsterView) -> list[tuple[Post, dict[str, float]]]:
        """The posts for a monster, with the way to each; monsters mind no locks."""
        found = self._posts.get(monster.id)
        if found is None:
            house = self.situation.house
            found = self._posts[monster.id] = [
                (post, house.way_to(post.place)) for post in self.posts(monster)
            ]
        return found

    def pull(self, monster: MonsterView, space: str, stride: int = 0) -> tuple[float, str]:
        """What it is worth to have the monster there, or to bring it on by so many spaces."""
        best, why = 0.0, ""
        for post, way in self.ways(monster):
            steps = way.get(space, FAR) + post.beyond
            if steps >= FAR:
                continue
            left = self.weights.onward if post.why in ERRANDS else self.weights.nearer
            worth = post.worth * left ** max(steps - stride, 0.0)
            if worth > best:
                best, why = worth, post.why
        return best - self._exposed(monster, space), why

    def _exposed(self, monster: MonsterView, space: str) -> float:
        """What it is to have a monster near them whose death would win for them."""
        if not self.precious(monster) or (self.counts and self.wanted(monster)):
            return 0.0  # or it is needed where they are
        way = self.situation.house.way_to(space)
        near = min((way[who.space] for who in self.view.investigators), default=SAFE)
        burning = self.view.rooms[self.situation.room_of[space]].fire
        exposed = max(1.0 - near / SAFE, 0.0) + (BURNING if burning else 0.0)
        return self.weights.precious * exposed

    def precious(self, monster: MonsterView) -> bool:
        """Whether the death of this monster would win for them."""
        return bool(monster.name) and monster.name in self.goals.prey

    def gain(self, monster: MonsterView, spaces: int) -> float:
        """What moving a monster on by so many spaces is worth."""
        if monster.stun:
            return 0.0
        here, _ = self.pull(monster, monster.space)
        return self.prospect(monster, monster.space, spaces)[0] - here

    def prospect(self, monster: MonsterView, space: str, spaces: int) -> tuple[float, str]:
        """What it is worth to have the monster there with so many spaces still to go.

        For one that they must not get, the place counts at which it would end up.
        """
        if not self.precious(monster):
            return self.pull(monster, space, spaces)
        way = self.situation.house.way_to(space)
        return max(self.pull(monster, end) for end, steps in way.items() if steps <= spaces)

    def newcomer(self, kind: str, space: str) -> float:
        """What a new monster of a kind would be worth in a space."""
        guest = MonsterView(-1, kind, "", space, 0, 0, 0, [], [], HIDDEN, None)
        self._posts.pop(-1, None)
        return self.pull(guest, space)[0]

    def figures_left(self, kind: str) -> int:
        """How many figures of a kind are not on the board."""
        figures = len(self.situation.house.kind(kind).tokens)
        return figures - sum(monster.kind == kind for monster in self.view.monsters)

    # -- his purse ------------------------------------------------------------------------------

    def short_of(self, cost: int) -> float:
        """How much threat he would lack for the Mythos cards he means to play in the next round."""
        mythos = self.situation.house.box.mythos
        costs = sorted(mythos[card].cost for card in self.view.keeper.mythos)
        kept = sum(costs[: len(self.view.investigators)])
        return float(max(kept - (self.view.keeper.threat - cost), 0))

    def saving(self) -> bool:
        """Whether he puts threat by to have the objective revealed."""
        price = self.objective.reveal_for
        early = self.view.events_resolved < REVEAL
        return price is not None and not self.view.revealed and not early


def _last_clue_room(situation: Situation) -> str | None:
    """Where the clue still lies that would reveal the objective: the keeper has put it there."""
    cards = situation.house.box.exploration
    for name, room in situation.view.rooms.items():
        found = (cards[card].clue for card in room.pile if card in cards)
        if any(clue is not None and clue.level == 1 for clue in found):
            return name
    return None


def _samples_asked(condition: SamplesOnAltar, players: int) -> int:
    wanted = condition.number + condition.per_investigator * players
    return wanted if condition.at_most is None else min(wanted, condition.at_most)
