"""The status of everybody and everything, as one seat may know it."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from madhouse.engine.board.sheet import initials
from madhouse.engine.messages import Phrase
from madhouse.engine.typography import capital
from madhouse.second.seen.views import HIDDEN, InvestigatorView, PossessionView, View
from madhouse.second.terminal.house_map import monster_sign
from madhouse.second.things.cards import BACK
from madhouse.second.things.state import PEOPLE
from madhouse.second.told.telling import Teller


def status(view: View, teller: Teller) -> RenderableType:
    """The round and the objective, figures, tokens, and what the log says."""
    parts: list[RenderableType] = [Text(each, style="bold") for each in _when(view, teller)]
    tables = (_investigators if house_has_hands(view) else _who_plays, *TABLES)
    for table in tables:
        made = table(view, teller)
        if made.row_count:
            parts.append(made)
    return Group(*parts)


def status_lines(view: View, teller: Teller) -> Iterator[str]:
    """What changes most, in a line, and the objective."""
    parts = [*_when(view, teller)]
    for who in view.investigators if house_has_hands(view) else ():
        numbers = {
            "tag": Phrase(initials(teller.names(who.id))),
            "damage": _suffered(who.damage, who.damage_facedown),
            "health": who.health,
            "horror": _suffered(who.horror, who.horror_facedown),
            "sanity": who.sanity,
            "clues": who.clues,
            "hoses": who.hoses,
        }
        parts.append(teller.messages.text("terminal.numbers", **numbers))
    for foe in view.monsters:
        name = Phrase(capital(teller.names.monster(foe.id)))
        suffered = {"name": name, "damage": foe.damage, "health": foe.health}
        parts.append(teller.messages.text("terminal.foe", **suffered))
    yield " · ".join(parts)


def house_has_hands(view: View) -> bool:
    """Whether the program knows more of the investigators than who they are."""
    return PEOPLE not in view.seats


def _suffered(faceup: list[str], facedown: int) -> int:
    return len(faceup) + facedown


def _when(view: View, teller: Teller) -> Iterator[str]:
    text = teller.messages.text
    yield text("terminal.round", round=view.round)
    if view.deadline:
        yield text("terminal.last-round", deadline=view.deadline)
    if view.round:
        line = teller.scenario.objectives[view.objective].text
        yield text("terminal.objective", text=Phrase(line))


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
        teller, "investigator", "where", "damage", "horror", "clues", "carries", "suffers"
    )
    text = teller.messages.text
    for who in view.investigators:
        _row(
            table,
            _figure(who, view, teller),
            _where(who, teller),
            text("terminal.of", number=_suffered(who.damage, who.damage_facedown), most=who.health),
            text("terminal.of", number=_suffered(who.horror, who.horror_facedown), most=who.sanity),
            who.clues,
            ", ".join([*_hoses(who, teller), *(_card(each, teller) for each in who.possessions)]),
            ", ".join(_suffers(who, teller)),
        )
    return table


def _who_plays(view: View, teller: Teller) -> Table:
    """All that the app knows of them."""
    table = _table(teller, "investigator")
    for who in view.investigators:
        gone = [teller.messages.text("terminal.eliminated")] if who.eliminated else []
        _row(table, ", ".join([_figure(who, view, teller), *gone]))
    return table


def _figure(who: InvestigatorView, view: View, teller: Teller) -> str:
    """The initials on the map and the name; who plays it where several do."""
    player = teller.names.seat(who.seat)
    text = teller.messages.text
    name = text("terminal.played-by", who=who.id, player=player, alone=len(view.seats) == 1)
    return f"{initials(teller.names(who.id))} {name}"


def _hoses(who: InvestigatorView, teller: Teller) -> Iterator[str]:
    """What is left of a successful attempt to fight the Fire."""
    if who.hoses:
        yield teller.messages.text("terminal.hoses", number=who.hoses)


def _where(who: InvestigatorView, teller: Teller) -> str:
    if who.eliminated:
        return teller.messages.text("terminal.eliminated")
    return teller.names(who.space) if who.space else teller.messages.text("terminal.off-board")


def _card(held: PossessionView, teller: Teller) -> str:
    """A possession by the side that shows; a Spell keeps its name."""
    back = held.card + BACK
    return teller.names(back if held.flipped and back in teller.cards else held.card)


def _suffers(who: InvestigatorView, teller: Teller) -> Iterator[str]:
    """Conditions, and what lies faceup."""
    for condition in who.conditions:
        if condition.back in ("", HIDDEN):
            yield teller.names(condition.card)
        else:
            yield teller.messages.text(
                "terminal.insane-known", card=condition.card, back=condition.back
            )
    yield from (teller.names(card) for card in (*who.damage, *who.horror))


def _monsters(view: View, teller: Teller) -> Table:
    known = house_has_hands(view)
    table = _table(teller, "monster", *(["where"] if known else []), "damage")
    for foe in view.monsters:
        suffered = teller.messages.text("terminal.of", number=foe.damage, most=foe.health)
        sign = monster_sign(foe.id, foe.kind, teller.names)
        where = [teller.names(foe.space) if foe.space else ""] if known else []
        _row(table, f"{sign} {capital(teller.names.monster(foe.id))}", *where, suffered)
    return table


def _tokens(view: View, teller: Teller) -> Table:
    table = _table(teller, "token", "kind", "where")
    for token in view.tokens:
        kind = teller.messages.text(f"token_kind.{token.kind}")
        where = ", ".join(teller.names(space) for space in token.spaces)
        _row(table, teller.names(token.id), kind, where)
    return table


def _lying(view: View, teller: Teller) -> Table:
    """What is in each space that is no token: Fire, Darkness, things dropped."""
    table = _table(teller, "room", "lies")
    text = teller.messages.text
    found: dict[str, list[str]] = {}
    for kind, spaces in (
        ("fire", view.fire),
        ("darkness", view.darkness),
        ("light", view.lights),
        ("passage", view.passages),
        ("barricade", [each.space for each in view.barricades]),
    ):
        for space in spaces:
            found.setdefault(space, []).append(text(f"terminal.{kind}"))
    for space, cards in view.dropped.items():
        found.setdefault(space, []).extend(_card(each, teller) for each in cards)
    for space, things in found.items():
        if things:
            _row(table, teller.names(space), ", ".join(things))
    return table


def _facts(view: View, teller: Teller) -> Table:
    table = _table(teller, "fact")
    for fact in view.facts:
        _row(table, teller.names.fact(fact, view.fact_values.get(fact, "")))
    return table


TABLES = (_monsters, _tokens, _lying, _facts)
