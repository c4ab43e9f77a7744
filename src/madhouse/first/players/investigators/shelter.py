"""Shelter: barriers before doors, hiding places, and fire and powder for those who follow."""

from collections.abc import Iterator

from madhouse.engine.decisions import Option
from madhouse.engine.forms import ByForm
from madhouse.first.players.investigators.aims import Party
from madhouse.first.players.investigators.danger import Danger
from madhouse.first.rules.barriers import BARRIER, PULL, PUSH
from madhouse.first.seen.views import InvestigatorView, MonsterView

BLAST = 5.0  # damage that powder does
FRIEND = 8.0  # what it costs to have it go off beside one
HOLDS = 3.0  # steps that a barrier is likely to cost a monster
POWDER = "dynamite"
REACH = 7.0  # monsters farther off than this are no reason to bar a door


def barring(party: Party, door: str) -> float:
    """To push a barrier before a door: what it keeps out, less what it costs the party."""
    barred = party.situation.barred | {door}
    return party.weights.barrier * (_kept_out(party, barred) - _in_our_way(party, barred))


def unbarring(party: Party, door: str) -> float:
    """To pull one off: what it opens to the party, less what it lets in."""
    barred = party.situation.barred - {door}
    return party.weights.barrier * (_opened(party, barred) + _kept_out(party, barred)) - 1.0


BARRIERS = ByForm({PUSH: barring, PULL: unbarring})


def barrier_worth(party: Party, option: Option) -> float:
    """What it is worth to push a barrier before a door, or to pull one off."""
    worth, (door,) = BARRIERS[option]
    return worth(party, door)


def barrier_moves(party: Party, who: InvestigatorView) -> Iterator[Option]:
    """What can be done with the barriers of his space, for one whose card lets him."""
    here = [each for each in party.view.features if (each.kind, each.space) == (BARRIER, who.space)]
    yield from (PULL(each.door) for each in here if each.door)
    if any(not each.door for each in here):
        doors = party.situation.house.board.doors.values()
        near = [door for door in doors if who.space in door.spaces and not door.sealed]
        free = [door.name for door in near if door.name not in party.situation.barred]
        yield from (PUSH(door) for door in free)


def _kept_out(party: Party, barred: frozenset[str]) -> float:
    """How much farther the monsters have to what they want."""
    house, now = party.situation.house, party.situation.barred
    places = _coveted(party)
    before = [house.way_to(place, frozenset(), now) for place in places]
    after = [house.way_to(place, frozenset(), barred) for place in places]
    worth = 0.0
    for monster in party.view.monsters if places else ():
        near = min(way[monster.space] for way in before)
        far = min(way[monster.space] for way in after)
        if not monster.stun and 0 < min(near, far) <= REACH:
            near, far = min(near, far + HOLDS), min(far, near + HOLDS)
            worth += party.weights.nearer**near - party.weights.nearer**far
    return party.weights.hold / 2 * worth


def _coveted(party: Party) -> list[str]:
    """Where monsters must not come: what the keeper wants, and those who carry what we need."""
    if party.goals is None or party.finishing is None:
        return []
    people = party.situation.people
    carriers = [people[name].space for name in party.finishing.carriers]
    return [*party.goals.keepers_rooms, *carriers]


def _in_our_way(party: Party, barred: frozenset[str]) -> float:
    """How much farther anybody has to what he is after."""
    house, nearer = party.situation.house, party.weights.nearer
    worth = 0.0
    for who in party.view.investigators:
        for aim, value, way in party.worths(who):
            longer = house.way_to(aim.room, frozenset(), barred)[who.space] > way[who.space]
            worth = max(worth, value * nearer ** way[who.space] if longer else 0.0)
    return worth


def _opened(party: Party, barred: frozenset[str]) -> float:
    """How much nearer anybody comes to what he is after."""
    house, nearer, now = party.situation.house, party.weights.nearer, party.situation.barred
    worth = 0.0
    for who in party.view.investigators:
        for aim, value, _ in party.worths(who):
            before = house.way_to(aim.room, frozenset(), now)[who.space]
            after = house.way_to(aim.room, frozenset(), barred)[who.space]
            worth = max(worth, value * (nearer**after - nearer**before))
    return worth


def hiding(party: Party, danger: Danger, out: bool) -> float:
    """Out of sight while one can do nothing better than not be struck."""
    spared = 0.9 * danger.staying(danger.who.space)
    idle, _ = party.pull(danger.who, danger.who.space)
    worth = spared - party.weights.step * 0.3 * idle - 0.4
    return -worth if out else worth


def blast(party: Party, room: str) -> float:
    """Powder thrown into a room: hurt monsters, less hurt friends."""
    situation = party.situation
    friends = sum(situation.room(each) == room for each in party.view.investigators)
    foes = situation.monsters_by_room.get(room, ())
    return sum(_blown(party, foe) for foe in foes) - FRIEND * friends


def _blown(party: Party, monster: MonsterView) -> float:
    left = party.situation.health_left(monster)
    wanted = monster.name and party.goals and monster.name in party.goals.prey
    worth = party.weights.kill if left <= BLAST else party.weights.wound * BLAST / 2
    return worth + (party.weights.hunt * min(BLAST / left, 1.0) if wanted else 0.0)


def kindle(party: Party, room: str) -> float:
    """Fire in a room: good against a crowd, or in the way of what shuns it."""
    situation, weights = party.situation, party.weights
    friends = sum(situation.room(each) == room for each in party.view.investigators)
    worth = -2.0 * weights.fire * friends - _on_our_way(party, room)
    for monster in party.view.monsters:
        if situation.room(monster) == room:
            worth += weights.fire
        worth += _barred_by_fire(party, monster, room)
    return worth


def _on_our_way(party: Party, room: str) -> float:
    """Nobody burns the house over what he still wants in it; and the dead do not pass a fire."""
    if party.finishing is None or party.goals is None:
        return party.weights.search if party.view.rooms[room].pile else 0.0
    if party.finishing.burdens:
        return party.weights.hold
    needed = [*(task.room for task in party.goals.tasks), party.goals.escape]
    return party.weights.hold if room in needed else 0.0


def _barred_by_fire(party: Party, monster: MonsterView, room: str) -> float:
    """What it is worth to stop one that fears fire: held where it burns, or kept out of a room."""
    named = party.situation.house.story.named.get(monster.name) if monster.name else None
    if named is None or party.goals is None:
        return 0.0
    here = party.situation.room(monster) == room
    if named.held_by_fire and here:
        return party.weights.hunt
    if not named.shuns_fire or here or not party.goals.keepers_rooms:
        return 0.0
    way = party.situation.house.way_to(party.goals.keepers_rooms[0])
    spaces = party.situation.house.board.rooms[room].spaces
    between = min(way[space] for space in spaces) < way[monster.space]
    return party.weights.hold / 2 if between else 0.0
