"""The horror step: each investigator with a monster within range resolves one horror check."""

from madhouse.engine.decisions import Fact
from madhouse.engine.flow import Rule, choose_among
from madhouse.engine.forms import form
from madhouse.second.acting.reactions import at_moment, companions_at_moment
from madhouse.second.acting.scene import Scene
from madhouse.second.app.drawer import draw_text, texts_of
from madhouse.second.app.instructions import resolve_instruction
from madhouse.second.things.state import Investigator, Monster
from madhouse.second.things.table import Table

FACE = form("face {monster}")


def horror_step(g: Table) -> Rule[str]:
    """The last step of the mythos phase (2e.horror-step.third)."""
    checks: dict[str, list[Investigator]] = {}
    for who in g.playing:
        monster = yield from faced(g, who)
        if monster is not None:
            checks.setdefault(monster.id, []).append(who)
    for name, together in checks.items():
        yield from horror_check(g, name, together)
    return "round-end"


def faced(g: Table, who: Investigator) -> Rule[Monster | None]:
    """The monster within range with the highest horror rating (2e.horror-step.only-highest); of
    several the investigator chooses (2e.horror-check.tie). None: no check
    (2e.horror-step.none-in-range)."""
    near = g.monsters_in_range(who.space) if who.space else []
    if not near:
        return None
    most = max(g.kind(each).horror for each in near)
    worst = [each for each in near if g.kind(each).horror == most]
    about: dict[str, Fact] = {"who": who.id}
    return (
        yield from choose_among(
            (who.seat,), "face", worst, lambda each: FACE(each.id), "2e.horror-check.tie", about
        )
    )


def horror_check(g: Table, name: str, together: list[Investigator]) -> Rule[None]:
    """All who check against the same monster resolve one and the same check, each for themselves
    (2e.horror-step.shared-check, 2e.faq.shared-horror-check)."""
    monster = next((each for each in g.app.monsters if each.id == name), None)
    if monster is None:
        return
    text = yield from draw_text(g, *texts_of(g, monster, "horror"), Scene(monster=monster))
    for who in together:
        if who.eliminated:
            continue
        g.tell("horror-check", ("2e.horror-check.resolve",), who=who.id, monster=name)
        scene = Scene(who, monster, purpose="horror")
        yield from resolve_instruction(g, scene, text, monster, "horror")
        yield from at_moment(g, who, "horror-check-over", scene)
        yield from companions_at_moment(g, who, "horror-check-over", scene)
