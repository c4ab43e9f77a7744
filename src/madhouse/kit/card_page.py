"""A page of cards to print: each with both its faces, and a key to the icons on them."""

from collections.abc import Iterator, Sequence
from html import escape

from madhouse.engine.shapes import CardText, PrintedCard
from madhouse.engine.typography import capital
from madhouse.kit.icons import ICONS, SKILLS, icon

STYLE = """
body { font-family: Georgia, 'Times New Roman', serif; background: #fff; color: #2b2320; }
.cards { display: flex; flex-wrap: wrap; gap: 4mm; }
.pair { display: flex; break-inside: avoid; }
.face { box-sizing: border-box; width: 63mm; height: 88mm; padding: 4mm; position: relative;
  border: 1px solid #6b5a44; border-radius: 3mm; background: #faf3df; font-size: 9.5pt; }
.face h2 { font-size: 12pt; margin: 0; } .face p { margin: 1.2mm 0; }
.kind { font-size: 8pt; letter-spacing: .5px; color: #7a5a2c; }
.traits { font-style: italic; } .flavour { font-style: italic; color: #6b5a44; }
.attack { font-weight: bold; } .lead { font-weight: bold; }
.values { display: flex; flex-wrap: wrap; gap: 1mm 4mm; }
.players { position: absolute; right: 3mm; bottom: 3mm; font-weight: bold; font-size: 13pt; }
.mark { position: absolute; left: 3mm; bottom: 3mm; }
.copies { position: absolute; right: 3mm; top: 3mm; font-size: 8pt; color: #7a5a2c; }
svg { width: 4.5mm; height: 4.5mm; vertical-align: -1mm; }
"""
ON_CARDS = (*SKILLS, "success", "investigation", "action", "product", "melee", "ranged")
"""The icons that the key explains."""


def card_page(cards: Sequence[PrintedCard]) -> str:
    """The whole page."""
    return "\n".join(_lines(cards)) + "\n"


def card_text(card: PrintedCard) -> str:
    """Both faces of a card as plain text."""
    number = f", {card.copies} copies" if card.copies > 1 else ""
    front = _told(card.front, f"{card.front.kind}{number}")
    return front if card.back is None else f"{front}\n{_told(card.back, 'back')}"


def _told(face: CardText, remark: str) -> str:
    players = [f"Players: {face.numbers['players']}"] if "players" in face.numbers else []
    return "\n".join(
        line for line in (f"{face.name} ({remark})", face.flavour, face.text, *players) if line
    )


def _lines(cards: Sequence[PrintedCard]) -> Iterator[str]:
    yield f'<!doctype html><meta charset="utf-8"><title>Cards</title><style>{STYLE}</style>'
    yield '<p class="key">'
    for name in ON_CARDS:
        yield f"<span>{_icon(name)} {name}</span>"
    yield '</p><div class="cards">'
    for card in cards:
        yield f'<div class="pair" id="{card.front.id}">'
        yield from face_lines(card.front, card.copies)
        if card.back is not None:
            yield from face_lines(card.back)
        yield "</div>"
    yield "</div>"


def face_lines(face: CardText, copies: int = 1) -> Iterator[str]:
    """One face: what has a place of its own, then what it does."""
    yield f'<div class="face {face.kind}"><h2>{escape(face.name)}</h2>'
    yield f'<p class="kind">{capital(face.kind)}</p>'
    if face.attributes:
        skills = face.attributes.items()
        values = "".join(f"<span>{_icon(skill)} {value}</span>" for skill, value in skills)
        yield f'<p class="values">{values}</p>'
    if "sanity" in face.numbers:
        health, sanity = face.numbers["health"], face.numbers["sanity"]
        yield f'<p class="health">Health {health}, sanity {sanity}</p>'
    if face.traits:
        yield f'<p class="traits">{escape(", ".join(face.traits))}</p>'
    if face.attack:
        yield f'<p class="attack">{_icon(face.attack)} {face.numbers["damage"]}</p>'
    for line in face.lines:
        sign = f"{_icon('action')} " if line.lead == "Action:" else ""
        lead = f'{sign}<span class="lead">{escape(line.lead)}</span> ' if line.lead else ""
        yield f"<p>{lead}{escape(line.text)}</p>"
    if face.flavour:
        yield f'<p class="flavour">{escape(face.flavour)}</p>'
    if copies > 1:
        yield f'<span class="copies">{copies} copies</span>'
    if "players" in face.numbers:
        yield f'<span class="players">{face.numbers["players"]}</span>'
    yield f'<span class="mark">{_icon("product")}</span></div>'


def _icon(name: str) -> str:
    assert name in ICONS
    return f'<svg class="icon {name}" viewBox="-12 -12 24 24">{icon(name, 24, "#2b2320")}</svg>'
