"""Finishing: what is worth going to once the objective lies open, and who goes."""

from collections.abc import Iterator, Sequence

from madhouse.first.players.goals import Goals, Task
from madhouse.first.players.investigators.aim import Aim
from madhouse.first.players.investigators.ways import Ways
from madhouse.first.players.weights import InvestigatorWeights
from madhouse.first.seen.views import InvestigatorView

STANDING = 0.6  # what is left of a task's worth if to be there is enough
TOO_EARLY = 0.6  # what is left of a task's worth until the event after which it can be done


class Finishing:
    """The aims of the party after the reveal."""

    def __init__(self, ways: Ways, goals: Goals, weights: InvestigatorWeights) -> None:
        self.ways = ways
        self.situation = ways.situation
        self.view = ways.view
        self.goals = goals
        self.weights = weights
        self.burdens: dict[str, tuple[str, ...]] = {}  # the dead, and the spaces they belong in
        self.carriers = self._carriers()

    def _carriers(self) -> frozenset[str]:
        """Those who hold what the objective asks for."""
        holders = self.ways.holders
        return frozenset(holders[card] for card in self.goals.cards if card in holders)

    def aims(self) -> Iterator[Aim]:
        """All of them."""
        yield from self._cards()
        for task in self.goals.tasks:
            yield from self._to_do(task)
        for name in self.goals.burn:
            yield from self._to_carry(name, self._fires())
        yield from self._monsters()
        yield from self._way_out()
        yield from self._rooms_to_hold()
        yield from self._escort()

    def _cards(self) -> Iterator[Aim]:
        for card in self.goals.cards:
            place = None if self.ways.in_hand(card) else self.ways.lies_in(card)
            if place is not None and not self.ways.shut(place):
                yield Aim(place, self.weights.fetch, "fetch", self.ways.able(place))

    def _to_do(self, task: Task) -> Iterator[Aim]:
        """A task is worth going to for those who can do it, once all is there that it asks for."""
        if task.once and self.view.marks.get(task.once):
            return
        held = self.ways.holders
        holders = frozenset(held[card] for card in task.cards if card in held)
        if task.cards and not holders:
            return
        if task.body and self._body(task.body) not in self._spaces(task.room):
            yield from self._to_carry(task.body, self._spaces(task.room))
            return
        worth = self.weights.finish * (STANDING if task.standing else 1.0)
        if task.after > self.view.events_resolved:
            worth *= TOO_EARLY
        for place in self._places(task):
            yield Aim(place, worth, "finish", holders, shared=not holders and not task.once)

    def _places(self, task: Task) -> list[str]:
        """Where it can be done: with the monster it is done to, else in its room."""
        if task.room is None:
            prey = self.goals.prey
            return [each.space for each in self.view.monsters if each.name in prey]
        if not task.undisturbed:
            return [task.room]
        taken = self.situation.monsters_by_space
        free = [space for space in self._spaces(task.room) if space not in taken]
        return free or [task.room]

    def _spaces(self, room: str | None) -> tuple[str, ...]:
        rooms = self.situation.house.board.rooms
        return rooms[room].spaces if room is not None and room in rooms else ()

    def _fires(self) -> tuple[str, ...]:
        return tuple(each.space for each in self.view.features if each.kind == "camp-fire")

    def _body(self, name: str) -> str:
        """The space in which somebody lies dead."""
        found = (each.space for each in self.view.features if each.name == name)
        return next(found, "")

    def _to_carry(self, name: str, to: Sequence[str]) -> Iterator[Aim]:
        """Go to the dead, then drag them where they are wanted."""
        lies = self._body(name)
        if not lies or not to:
            return
        self.burdens[name] = (*self.burdens.get(name, ()), *to)
        yield Aim(lies, self.weights.finish, "carry")

    def _monsters(self) -> Iterator[Aim]:
        """Monsters whose death wins, and those that carry off what is wanted."""
        for monster in self.view.monsters:
            if monster.name and monster.name in self.goals.prey:
                yield Aim(monster.space, self.weights.hunt, "hunt", shared=True)
            elif any(card in self.goals.cards for card in monster.carries):
                yield Aim(monster.space, self.weights.fetch, "fetch", shared=True)
            elif monster.samples:
                yield Aim(monster.space, self.weights.hunt / 2, "hunt", shared=True)

    def _way_out(self) -> Iterator[Aim]:
        """Out, with what must be taken along; he who does not fetch it need not wait for it."""
        if not self.goals.escape:
            return
        ready = all(self.ways.in_hand(card) for card in self.goals.takes_along)
        worth = self.weights.leave if ready else self.weights.leave / 3
        for space in self.situation.house.doors_out(self.goals.escape):
            yield Aim(space, worth, "leave", shared=True)

    def _rooms_to_hold(self) -> Iterator[Aim]:
        """Rooms that the keeper wants, most of all those in which his monsters stand."""
        rooms = (*self.goals.keepers_rooms, *self.goals.lights)
        for room in rooms:
            there = sum(self.situation.room(each) == room for each in self.view.monsters)
            share = 1.0 if there else 1 / max(len(rooms), 1)
            yield Aim(room, self.weights.hold * share, "hold", shared=True)

    def _escort(self) -> Iterator[Aim]:
        """Those who carry nothing that is wanted stay with those who do, if there is danger."""
        if not self.view.monsters:
            return
        others = frozenset(self.situation.people) - self.carriers
        for name in self.carriers:
            if others:
                who: InvestigatorView = self.situation.people[name]
                yield Aim(who.space, self.weights.escort, "escort", others, shared=True)
