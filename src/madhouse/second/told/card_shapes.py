"""Card shapes: a card as plain data, with its kind, its words and the numbers printed on it."""

from typing import Any

from msgspec.structs import replace

from madhouse.engine.looks import Look
from madhouse.engine.shapes import CardLine, CardText, Used
from madhouse.engine.typography import typeset
from madhouse.second.things.agendas import AGENDA
from madhouse.second.things.box import Box
from madhouse.second.things.cards import (
    BACK,
    ConditionBack,
    ConditionCard,
    ElixirBack,
    ElixirCard,
    HarmCard,
    InvestigatorCard,
    Item,
    Side,
    SpellCard,
)
from madhouse.second.things.looks import look_of
from madhouse.second.things.monsters import MonsterKind, MythosEvent
from madhouse.second.things.scenario import NamedMonster
from madhouse.second.told.at_this_table import at_this_table
from madhouse.second.told.card_texts import (
    card_lines,
    face_lines,
    kind_of_named,
    printed_lines,
    traits_of,
)
from madhouse.second.told.read_aloud import Written

KINDS: dict[type, str] = {
    Item: "item",
    Side: "item",
    SpellCard: "spell",
    ElixirCard: "elixir",
    ElixirBack: "elixir",
    ConditionCard: "condition",
    ConditionBack: "condition",
    InvestigatorCard: "investigator",
    MonsterKind: "monster",
    NamedMonster: "monster",
    MythosEvent: "mythos",
}
NUMBERS = ("health", "sanity", "awareness", "horror", "brawn", "players")
FLAVOUR = ("flavour", "text", "who", "idea")


def card_shape(id_: str, card: Any, name: str, written: Written) -> CardText:
    """A card in words."""
    lines = card_lines(card, written)
    printed = printed_lines(card, written)
    weapon = getattr(card, "weapon", None)
    return CardText(
        id=id_,
        name=name,
        kind=kind_of(card, written.box),
        text="\n".join(lines),
        flavour=flavour_of(card),
        numbers=numbers_printed(
            kind_of_named(card, written) if isinstance(card, NamedMonster) else card,
            written.investigators,
        ),
        lines=[_line(each, written) for each in lines[len(printed) :]],
        attributes={str(skill): n for skill, n in getattr(card, "skills", {}).items()},
        used=_used(card),
        look=_look(id_, card, written.box),
        traits=traits_of(card, written.messages),
        attack="" if weapon is None else weapon.reach,
        pack=written.box.pack_of_card(id_),
    )


def face_shape(id_: str, card: Any, name: str, written: Written) -> CardText:
    """One face of a card in words, without what stands on the other."""
    shape = card_shape(id_, card, name, written)
    lines = face_lines(card, written)
    text = "\n".join([*printed_lines(card, written), *lines])
    return replace(shape, text=text, lines=[_line(each, written) for each in lines])


def kind_of(card: Any, box: Box) -> str:
    """What kind of card it is; a Damage or Horror card says so itself."""
    if isinstance(card, HarmCard):
        return card.kind
    if isinstance(card, Item) and card.unique:
        return "unique"
    if isinstance(card, ConditionCard | ConditionBack) and _is_agenda(card, box):
        return AGENDA
    return next((KINDS[each] for each in type(card).__mro__ if each in KINDS), "card")


def _is_agenda(card: ConditionCard | ConditionBack, box: Box) -> bool:
    """The one front of all Agendas, or what is behind one of them."""
    front = box.conditions.get(AGENDA)
    return front is not None and (card is front or card in front.backs)


def flavour_of(card: Any) -> str:
    """What an author wrote on it."""
    return typeset(next((str(getattr(card, n)) for n in FLAVOUR if getattr(card, n, "")), ""))


def numbers_printed(card: Any, investigators: int) -> dict[str, int]:
    """Health, sanity and the rest; a weapon's damage."""
    printed = {n: at_this_table(getattr(card, n, None), investigators) for n in NUMBERS}
    weapon = getattr(card, "weapon", None)
    printed["damage"] = None if weapon is None else weapon.damage
    return {name: number for name, number in printed.items() if isinstance(number, int)}


def _line(line: str, written: Written) -> CardLine:
    leads = [str(written.messages.text(f"lead.{key}")) for key in ("action", "free", "flipped")]
    lead = next((each for each in leads if line.startswith(each)), "")
    return CardLine(lead, line[len(lead) :].lstrip())


def _used(card: Any) -> Used:
    if isinstance(card, SpellCard) and card.action:
        return "cast"
    if getattr(card, "action", ()):
        return "action"
    return "attack" if getattr(card, "weapon", None) is not None else ""


def _look(id_: str, card: Any, box: Box) -> Look | None:
    """Both sides of an Item or an Elixir have one picture, and so have all Agendas."""
    look = look_of(box, card, kind_of(card, box))
    name = id_.partition(BACK)[0]
    front = box.item_cards.get(box.front(name)) or box.elixirs.get(name)
    return front.look.over(look) if front and front.look and look else look
