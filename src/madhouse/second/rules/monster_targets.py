"""Whom a monster turns to: the nearest, those in its space, those within its range."""

from collections.abc import Callable

from madhouse.engine.decisions import Fact
from madhouse.engine.flow import Rule
from madhouse.engine.forms import form
from madhouse.second.acting.scene import Scene
from madhouse.second.acting.standing import standing
from madhouse.second.rules.group import decide_together
from madhouse.second.rules.monster_paths import nearest_to
from madhouse.second.things.state import Investigator, Monster
from madhouse.second.things.table import Table

VICTIM = form("attacked {investigator}")
Fits = Callable[[Investigator], bool]


def on_board(g: Table) -> list[Investigator]:
    """The investigators whose figures stand on the board."""
    return [who for who in g.playing if who.space]


def nearest_spaces(g: Table, monster: Monster, fits: Fits | None = None) -> tuple[str, ...]:
    """The spaces of the investigators nearest to a monster, of those who fit, each once."""
    people = [who for who in on_board(g) if fits is None or fits(who)]
    spaces = tuple(who.space for who in counted_as_nearest(g, monster, people))
    return tuple(dict.fromkeys(nearest_to(g, monster, spaces)))


def counted_as_nearest(
    g: Table, monster: Monster, people: list[Investigator]
) -> list[Investigator]:
    """Those among whom the nearest is looked for: whoever draws the monster, else whoever it
    notices."""
    if _asked(g, "draws_monsters"):
        drawn = [who for who in people if _says(g, who, "draws_monsters", monster)]
        if drawn and nearest_to(g, monster, tuple(who.space for who in drawn)):
            return drawn
    if _asked(g, "unnoticed"):
        near = in_range_of(g, monster)
        noticed = [
            who
            for who in people
            if not _says(g, who, "unnoticed", monster) or not [o for o in near if o is not who]
        ]
        return noticed or people
    return people


def investigators_with(g: Table, monster: Monster) -> list[Investigator]:
    """The investigators in a monster's space whom it may attack."""
    here = g.state.monsters.get(monster.id)
    people = [who for who in on_board(g) if who.space == here]
    return [who for who in people if not is_spared(g, who, monster)]


def in_range_of(g: Table, monster: Monster) -> list[Investigator]:
    """The investigators within range of a monster, its own space included
    (2e.conflict.own-space-in-range)."""
    here = g.state.monsters.get(monster.id)
    if here is None:
        return []
    near = g.places.in_range[here]
    return [who for who in on_board(g) if who.space in near]


def nearest_in_range(g: Table, monster: Monster) -> list[Investigator]:
    """The nearest of those within range."""
    near = in_range_of(g, monster)
    spaces = nearest_spaces(g, monster, lambda who: who in near)
    return [who for who in near if who.space in spaces and not is_spared(g, who, monster)]


def most_in_range(g: Table, monster: Monster) -> tuple[str, ...]:
    """The spaces within range in which the most investigators stand."""
    spaces = [who.space for who in in_range_of(g, monster)]
    most = max((spaces.count(each) for each in spaces), default=0)
    return tuple(dict.fromkeys(each for each in spaces if spaces.count(each) == most))


def most_horror(g: Table) -> tuple[str, ...]:
    """The spaces of the investigators with the most Horror, faceup and facedown; of none where
    nobody has any."""
    suffered = {who.id: len(who.horror) + len(who.horror_facedown) for who in on_board(g)}
    most = max(suffered.values(), default=0)
    people = [who for who in on_board(g) if most and suffered[who.id] == most]
    return tuple(dict.fromkeys(who.space for who in people))


def one_of(g: Table, monster: Monster, people: list[Investigator]) -> Rule[Investigator]:
    """One of several whom an effect could strike: the group decides
    (2e.faq.several-possible-targets)."""
    about: dict[str, Fact] = {"monster": monster.id}
    options = VICTIM.each([who.id for who in people])
    rule = "2e.faq.several-possible-targets"
    chosen = yield from decide_together(g, "attacked", options, rule, about)
    return g.investigator(VICTIM.ids(chosen)[0])


def is_spared(g: Table, who: Investigator, monster: Monster) -> bool:
    """Whether a card keeps a monster from attacking an investigator."""
    return _asked(g, "spared") and _says(g, who, "spared", monster)


def _asked(g: Table, question: str) -> bool:
    return question in g.index.answering


def _says(g: Table, who: Investigator, question: str, monster: Monster) -> bool:
    return standing(g, who, question, False, Scene(who, monster))
