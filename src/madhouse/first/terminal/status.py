"""The status of everybody and everything, as one seat may know it."""

from collections import Counter
from collections.abc import Iterable, Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from madhouse.engine.board.sheet import initials
from madhouse.engine.messages import Phrase
from madhouse.engine.typography import capital
from madhouse.first.seen.views import (
    HIDDEN,
    FeatureView,
    InvestigatorView,
    MonsterView,
    RoomView,
    View,
)
from madhouse.first.terminal.monster_signs import monster_signs
from madhouse.first.things.agreements import CUSTOMS, OPTIONAL_RULES, OWN_RULES
from madhouse.first.told.telling import Teller


def status(view: View, teller: Teller) -> RenderableType:
    """Time, figures, rooms and the keeper's side."""
    parts: list[RenderableType] = [Text(_time(view, teller), style="bold")]
    parts += [Text(line) for line in _agreed(view, teller)]
    if view.rules:
        parts.append(Text(teller.messages.text("terminal.house-rules", rules=view.rules)))
    if view.investigators:
        parts.append(_investigators(view, teller))
    if view.monsters:
        parts.append(_monsters(view, teller))
    if view.rooms:
        parts.append(_rooms(view, teller))
    parts += [Text(line) for line in keeper_lines(view, teller)]
    return Group(*parts)


def status_lines(view: View, teller: Teller) -> Iterator[str]:
    """What changes most, in a line; and in another the keeper's hand, for him."""
    text = teller.messages.text
    parts = [_when(view, teller), text("terminal.threat", threat=view.keeper.threat)]
    for who in view.investigators:
        tag = Phrase(initials(teller.names(who.id)))
        numbers = {"health": who.health, "sanity": who.sanity, "skill": who.skill}
        parts.append(text("terminal.numbers", tag=tag, **numbers))
    yield " · ".join(parts)
    yield from _hand(view, teller)


def _when(view: View, teller: Teller) -> str:
    text = teller.messages.text
    time = text("terminal.time", time=view.time, needed=view.time_needed)
    return " · ".join((text("terminal.round", round=view.round), time))


def _time(view: View, teller: Teller) -> str:
    events = teller.messages.text("terminal.events", left=view.events_left)
    return f"{_when(view, teller)} · {events}"


def _agreed(view: View, teller: Teller) -> Iterator[str]:
    text = teller.messages.text
    for key, kind in (("agreed", OPTIONAL_RULES), ("at-this-table", OWN_RULES | CUSTOMS)):
        rules = [text("terminal.rule", rule=each) for each in view.agreements if each in kind]
        if rules:
            yield text(f"terminal.{key}", rules=rules)


def _table(teller: Teller, *columns: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for column in columns:
        table.add_column(teller.messages.text(f"terminal.{column}"))
    return table


def _row(table: Table, *cells: object) -> None:
    """Cells are plain text: a name in square brackets is not a style."""
    table.add_row(*(Text(str(cell)) for cell in cells))


def _investigators(view: View, teller: Teller) -> Table:
    table = _table(
        teller, "investigator", "where", "health", "sanity", "skill", "carries", "suffers"
    )
    for who in view.investigators:
        name = f"{initials(teller.names(who.id))} {_played(who, teller)}"
        carried = ", ".join((*map(teller.names, who.cards), *_spells(who, teller)))
        suffers = ", ".join(_suffering(who, teller))
        where = _where(who, teller)
        _row(table, name, where, who.health, who.sanity, who.skill, carried, suffers)
    return table


def _played(who: InvestigatorView, teller: Teller) -> str:
    player = teller.names.seat(who.player)
    return teller.messages.text("terminal.played-by", who=who.id, player=player)


def _where(who: InvestigatorView, teller: Teller) -> str:
    if who.hiding:
        return teller.messages.text("terminal.hiding", space=who.space)
    return teller.names(who.space)


def _spells(who: InvestigatorView, teller: Teller) -> Iterator[str]:
    for card in who.spells:
        seen = card.back != HIDDEN
        yield teller.messages.text("terminal.spell", spell=card.spell, seen=seen)


def _suffering(who: InvestigatorView, teller: Teller) -> Iterator[str]:
    if who.stun:
        yield teller.messages.text("terminal.stunned", stun=who.stun)
    yield from map(teller.names, who.trauma)
    for card in who.facedown:
        hidden = card == HIDDEN
        key = "terminal.facedown" if hidden else "terminal.facedown-known"
        yield teller.messages.text(key, card=card)


def _monsters(view: View, teller: Teller) -> Table:
    table = _table(teller, "monster", "where", "state")
    signs = monster_signs(view, teller.names)
    for foe in view.monsters:
        tag = f"{signs[foe.id]} {capital(teller.names.monster(foe.id))}"
        _row(table, tag, teller.names(foe.space), ", ".join(_wear(foe, teller)))
    return table


def _wear(foe: MonsterView, teller: Teller) -> Iterator[str]:
    text = teller.messages.text
    if foe.damage:
        yield text("terminal.damage", damage=foe.damage)
    if foe.stun:
        yield text("terminal.stunned", stun=foe.stun)
    if foe.health is not None:
        yield text("terminal.token", health=foe.health, token=foe.token)
    if foe.samples:
        yield text("terminal.samples", samples=foe.samples)
    if foe.carries:
        yield text("terminal.carrying", cards=foe.carries)
    if foe.kept_from:
        yield text("terminal.kept-from", investigators=foe.kept_from)


def _rooms(view: View, teller: Teller) -> Table:
    table, room_of = _table(teller, "room", "lies"), teller.names.board.room_of
    for name, room in view.rooms.items():
        here = [each for each in view.features if room_of[each.space] == name]
        if told := ", ".join((*_lying(room, teller), *_standing(here, teller))):
            _row(table, teller.names(name), told)
    return table


def _lying(room: RoomView, teller: Teller) -> Iterator[str]:
    text = teller.messages.text
    if room.lock:
        hidden = room.lock == HIDDEN
        yield text("terminal.locked" if hidden else "terminal.locked-with", card=room.lock)
    if room.dark:
        yield text("terminal.dark")
    if room.fire:
        yield text("terminal.fire")
    if room.pile:
        yield text("terminal.pile", cards=len(room.pile)) + _faces(room.pile, teller)
    if room.obstacles:
        yield text("terminal.obstacle", obstacles=room.obstacles)
    if room.explored:
        yield text("terminal.explored")


def _standing(features: Iterable[FeatureView], teller: Teller) -> Iterator[str]:
    """Markers of a kind are counted together, unless they block a door, hold samples or have a
    name."""
    text = teller.messages.text
    alike = Counter((each.kind, each.door, each.samples, each.name) for each in features)
    for (kind, door, samples, name), number in sorted(alike.items()):
        feature = text(f"terminal.feature.{kind}", number=number)
        if name:
            yield text("terminal.of", feature=feature, name=name)
        elif door:
            yield text("terminal.blocks", feature=feature, door=door)
        elif samples:
            yield text("terminal.holds", feature=feature, samples=samples)
        else:
            yield feature


def _faces(pile: Iterable[str], teller: Teller) -> str:
    known = [card for card in pile if card != HIDDEN]
    return " " + teller.messages.text("terminal.seen", card=known) if known else ""


def keeper_lines(view: View, teller: Teller) -> Iterator[str]:
    """What lies before the keeper: his threat for all, the rest for those who may know."""
    text, keeper = teller.messages.text, view.keeper
    yield text("terminal.keeper", threat=keeper.threat, skill=keeper.skill)
    yield from _hand(view, teller)
    for question, letter in keeper.answers.items():
        if letter != HIDDEN:
            asked = teller.story.questions[question]
            answer = Phrase(asked.answers[letter].text)
            yield text("terminal.answer", question=Phrase(asked.text), answer=answer)
    if keeper.objective not in ("", HIDDEN):
        yield text("terminal.objective", objective=keeper.objective)


def _hand(view: View, teller: Teller) -> Iterator[str]:
    cards = [card for card in (*view.keeper.mythos, *view.keeper.trauma) if card != HIDDEN]
    if cards:
        yield teller.messages.text("terminal.hand", cards=cards)
