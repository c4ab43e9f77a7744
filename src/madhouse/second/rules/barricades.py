"""Barricades: shoved against a door or a Secret Passage, aside, and aside from beyond it."""

from collections.abc import Iterator

from madhouse.engine.decisions import Fact
from madhouse.engine.flow import Rule, choose, choose_among
from madhouse.engine.forms import form
from madhouse.second.acting.reactions import at_moment
from madhouse.second.acting.scene import Scene
from madhouse.second.rules.movement import leave_and_enter, steps_from
from madhouse.second.rules.skill_test import skill_test
from madhouse.second.things.plain_answers import STOP
from madhouse.second.things.skills import Skill, TestOf
from madhouse.second.things.state import Barricade, Investigator
from madhouse.second.things.table import Table

BLOCK = form("block {door}")
BLOCK_PASSAGE = "block the passage"
UNBLOCK = form("unblock {door}")
UNBLOCK_PASSAGE = "unblock the passage"
FORCE = form("force {door}")
FORCE_PASSAGE = form("force the passage of {space}")
GO_THROUGH = form("go through to {space}")
MOVE_FROM = form("shove it from {blocked}")

PASSAGE = "passage"
"""What a Barricade blocks that is no door."""
FREED_BY = 2
"""Successes that push a Barricade aside from beyond it (2e.barricade.far-side-test)."""


def barricade_options(g: Table, who: Investigator) -> list[str]:
    """What an investigator can do with Barricades where they stand."""
    if not g.state.barricades or not who.space:
        return []
    mine = [each for each in g.state.barricades if each.space == who.space]
    options = [
        UNBLOCK_PASSAGE if each.blocks == PASSAGE else UNBLOCK(each.blocks)
        for each in mine
        if each.blocks
    ]
    if mine:
        options += BLOCK.each(_free_doors(g, who.space))
        if who.space in g.state.passages and all(each.blocks != PASSAGE for each in mine):
            options.append(BLOCK_PASSAGE)
    for each in g.state.barricades:
        if _beyond(g, who.space, each):
            passage = each.blocks == PASSAGE
            options.append(FORCE_PASSAGE(each.space) if passage else FORCE(each.blocks))
    return options


def _free_doors(g: Table, space: str) -> Iterator[str]:
    """The doors of a space that nothing blocks. One that leads to what is not laid yet is left
    alone: nobody comes through it, and its far side is the app's secret."""
    blocked = [each.blocks for each in g.state.barricades]
    for name, sides in g.places.doors.items():
        if space in sides and name not in blocked and all(s in g.places.room_of for s in sides):
            yield name


def _beyond(g: Table, space: str, barricade: Barricade) -> bool:
    """Whether a Barricade can be moved from here: in another room, through that very door or
    passage (2e.barricade.far-side-position, 2e.conflict.far-barricade)."""
    there = barricade.space
    if there == space or g.places.room_of[there] == g.places.room_of[space]:
        return False
    if barricade.blocks == PASSAGE:
        return space in g.state.passages and not _blocked_passage(g, space)
    return bool(barricade.blocks) and space in g.places.doors[barricade.blocks]


def _blocked_passage(g: Table, space: str) -> bool:
    return any(each.space == space and each.blocks == PASSAGE for each in g.state.barricades)


def against_blocking(g: Table, who: Investigator, door: str) -> str | None:
    """The rule against blocking a door."""
    return _against(g, who, BLOCK(door), "2e.barricade.block")


def against_blocking_passage(g: Table, who: Investigator) -> str | None:
    """The rule against blocking the Secret Passage of the space."""
    return _against(g, who, BLOCK_PASSAGE, "2e.barricade.block")


def against_unblocking(g: Table, who: Investigator, door: str) -> str | None:
    """The rule against shoving a Barricade aside."""
    return _against(g, who, UNBLOCK(door), "2e.barricade.unblock")


def against_unblocking_passage(g: Table, who: Investigator) -> str | None:
    """The rule against shoving one aside from the Secret Passage."""
    return _against(g, who, UNBLOCK_PASSAGE, "2e.barricade.unblock")


def against_forcing(g: Table, who: Investigator, door: str) -> str | None:
    """The rule against an attempt on a Barricade beyond a door."""
    return _against(g, who, FORCE(door), "2e.barricade.far-side-position")


def against_forcing_passage(g: Table, who: Investigator, space: str) -> str | None:
    """The rule against an attempt on a Barricade at the other end of a passage."""
    return _against(g, who, FORCE_PASSAGE(space), "2e.barricade.far-side-position")


def _against(g: Table, who: Investigator, option: str, rule: str) -> str | None:
    if not who.actions:
        return "2e.action.two-per-turn"
    return None if option in barricade_options(g, who) else rule


def block(g: Table, who: Investigator, door: str = PASSAGE) -> Rule[None]:
    """Shove a Barricade of the space against a door or its Secret Passage (2e.barricade.block); one
    that blocks nothing, if there is one."""
    mine = [each for each in g.state.barricades if each.space == who.space]
    idle = [each for each in mine if not each.blocks][:1]
    about: dict[str, Fact] = {"who": who.id, "door": door}
    barricade = yield from choose_among(
        (who.seat,),
        "which-barricade",
        idle or mine,
        lambda each: MOVE_FROM(each.blocks),
        "2e.barricade.block",
        about,
    )
    barricade.blocks = door
    g.board_changed()
    g.tell("blocked", ("2e.barricade.block",), who=who.id, door=door, space=who.space)
    yield from _moved(g, who, "block" if door != PASSAGE else "block a passage")


def unblock(g: Table, who: Investigator, door: str = PASSAGE) -> Rule[None]:
    """Shove it aside; it stays in its space (2e.barricade.unblock,
    2e.barricade.stays-in-space)."""
    _free(g, who, who.space, door, "2e.barricade.unblock")
    yield from _moved(g, who, "unblock")


def force(g: Table, who: Investigator, door: str) -> Rule[None]:
    """Try to move a Barricade on the other side of a door (2e.barricade.far-side)."""
    one, other = g.places.doors[door]
    yield from _force(g, who, other if who.space == one else one, door)


def force_passage(g: Table, who: Investigator, space: str) -> Rule[None]:
    """The same at the other end of a Secret Passage."""
    yield from _force(g, who, space, PASSAGE)


def _force(g: Table, who: Investigator, beyond: str, blocked: str) -> Rule[None]:
    """A strength test; moved aside, the investigator may go through at once
    (2e.barricade.far-side-test, 2e.barricade.far-side-step)."""
    test = TestOf(Skill.STRENGTH, difficulty=FREED_BY)
    successes = yield from skill_test(g, who, test, Scene(who, purpose="barricade"))
    if successes < FREED_BY or who.eliminated:
        return
    _free(g, who, beyond, blocked, "2e.barricade.far-side-test")
    yield from _moved(g, who, "unblock")
    if beyond not in steps_from(g, who):
        return
    about: dict[str, Fact] = {"who": who.id, "space": beyond}
    options = (GO_THROUGH(beyond), STOP)
    rule = "2e.barricade.far-side-step"
    chosen = yield from choose((who.seat,), "go-through", options, rule, about)
    if chosen != STOP:
        yield from leave_and_enter(g, who, beyond)


def _free(g: Table, who: Investigator, space: str, blocked: str, rule: str) -> None:
    for each in g.state.barricades:
        if each.space == space and each.blocks == blocked:
            each.blocks = ""
            g.board_changed()
            g.tell("unblocked", (rule,), who=who.id, door=blocked, space=space)
            return


def _moved(g: Table, who: Investigator, purpose: str) -> Rule[None]:
    yield from at_moment(g, who, "barricade-moved", Scene(who, purpose=purpose))


def place_barricade(g: Table, space: str, blocks: str = "") -> bool:
    """Put a Barricade into a space, if one is left (2e.limits.all-others-limited)."""
    if len(g.state.barricades) >= g.box.supply.barricade:
        g.tell("none-left", ("2e.conflict.exhausted-supply",), card="barricade")
        return False
    g.state.barricades.append(Barricade(space, blocks))
    g.board_changed()
    g.tell("barricade", ("2e.place.other",), space=space, door=blocks)
    return True


def discard_barricade(g: Table, barricade: Barricade) -> None:
    """Take a Barricade off the board."""
    g.state.barricades.remove(barricade)
    g.board_changed()
