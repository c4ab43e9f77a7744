"""Whom a mythos event strikes: one by chance, who has most Clues, half of them, a place."""

from collections.abc import Mapping

from madhouse.engine.flow import Rule
from madhouse.engine.forms import form
from madhouse.second.rules.features import FeatureName, spaces_with
from madhouse.second.rules.group import decide_together
from madhouse.second.things.monsters import MythosEvent
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table

STRUCK = form("strike {investigator}")
GROWN: Mapping[str, FeatureName] = {"overgrown": "overgrowth", "fallen": "rubble"}
"""What lies in some space of a room of which this can be said."""
MANY = 4
"""From so many investigators on two are struck where one is at a smaller table."""


def struck_by(g: Table, event: MythosEvent) -> Rule[list[Investigator]]:
    """The investigators who resolve an event, of those who stand where it happens."""
    playing = [who for who in g.playing if who.space and stands_at(g, who, event.at)]
    match event.hits:
        case "all":
            return playing
        case "alone":
            alone = [who for who in playing if _alone(g, who)]
            return alone or by_chance(g, playing, 1)
        case "half":
            return (yield from _half(g, playing))
        case "random":
            return by_chance(g, playing, _number(g))
        case "most clues":
            return (yield from by_clues(g, playing, _number(g), most=True))
        case "fewest clues":
            return (yield from by_clues(g, playing, _number(g), most=False))


def stands_at(g: Table, who: Investigator, at: str) -> bool:
    """Whether an investigator stands in a place of which this can be said."""
    room = g.places.room_of[who.space]
    match at:
        case "any":
            return True
        case "indoor" | "outdoor":
            return g.places.outdoors[room] is (at == "outdoor")
        case "dark":
            return who.space in g.state.darkness
        case "fire":
            return who.space in g.state.fire
        case "overgrown" | "fallen":
            return any(g.places.room_of.get(space) == room for space in spaces_with(g, GROWN[at]))
        case _:
            more = g.scenario.mythos.places.get(at, ())
            return at in g.places.tags[room] or room in more


def _number(g: Table) -> int:
    return 2 if g.number >= MANY else 1


def _alone(g: Table, who: Investigator) -> bool:
    return len(g.investigators_in(g.places.room_of[who.space])) == 1


def by_chance(g: Table, among: list[Investigator], number: int) -> list[Investigator]:
    """Each as likely (2e.random.equal-chance)."""
    left, struck = list(among), []
    for _ in range(min(number, len(left))):
        struck.append(left.pop(g.random.below(len(left))))
    g.seal()
    return struck


def _half(g: Table, playing: list[Investigator]) -> Rule[list[Investigator]]:
    """Half of them, rounded up; the group chooses (2e.faq.several-possible-targets)."""
    struck: list[Investigator] = []
    while len(struck) < -(-len(playing) // 2):
        left = [who for who in playing if who not in struck]
        struck.append((yield from _chosen(g, left)))
    return struck


def by_clues(
    g: Table, playing: list[Investigator], number: int, *, most: bool
) -> Rule[list[Investigator]]:
    """So many of those with most Clues, or fewest; of equals the group chooses."""
    struck: list[Investigator] = []
    for _ in range(min(number, len(playing))):
        left = [who for who in playing if who not in struck]
        clues = [who.clues for who in left]
        wanted = max(clues) if most else min(clues)
        struck.append((yield from _chosen(g, [who for who in left if who.clues == wanted])))
    return struck


def _chosen(g: Table, among: list[Investigator]) -> Rule[Investigator]:
    """One of several whom an effect could strike (2e.group.several-outcomes)."""
    options = STRUCK.each([who.id for who in among])
    chosen = yield from decide_together(g, "struck", options, "2e.faq.several-possible-targets")
    (name,) = STRUCK.ids(chosen)
    return g.investigator(name)
