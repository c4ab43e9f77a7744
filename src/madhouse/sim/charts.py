"""Charts as plain SVG: shares with intervals, histograms, bars, and a house tinted by visits."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from html import escape

from madhouse.engine.board import Board
from madhouse.sim.tally import Share

WON, LOST, NOBODY = "#3f7f6f", "#8c3b3b", "#b9ad96"
INK, PAPER, FAINT = "#2b2620", "#f6f1e4", "#d9cfb8"
ROW, LABEL, WIDTH = 24, 250, 420


def _svg(width: float, height: float, parts: Sequence[str], title: str) -> str:
    inside = "".join(parts)
    return (
        f'<svg viewBox="0 0 {width:g} {height:g}" width="{width:g}" role="img" '
        f'aria-label="{escape(title)}">{inside}</svg>'
    )


def _text(x: float, y: float, text: str, anchor: str = "start", size: int = 13) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" font-size="{size}">{escape(text)}</text>'
    )


def _rect(x: float, y: float, width: float, height: float, fill: str, hint: str = "") -> str:
    tip = f"<title>{escape(hint)}</title>" if hint else ""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="{fill}">'
        f"{tip}</rect>"
    )


def shares(title: str, rows: Sequence[tuple[str, Mapping[str, Share]]]) -> str:
    """One bar a row, divided by who won; whiskers are the intervals of the two sides."""
    parts: list[str] = []
    for at, (label, won) in enumerate(rows):
        y, x = at * ROW + 4, float(LABEL)
        parts.append(_text(LABEL - 8, y + 13, label, "end"))
        first, *others, nobody = won.values()
        for side, colour in colours(won).items():
            width = won[side].value * WIDTH
            parts.append(_rect(x, y, width, 16, colour, f"{label}, {side}: {won[side]}"))
            x += width
        parts.append(_whisker(first, y + 8, from_left=True))
        parts += [_whisker(one, y + 8, from_left=False, ends=nobody.value) for one in others[:1]]
        parts.append(_text(LABEL + WIDTH + 8, y + 13, _in_words(won)))
    return _svg(LABEL + WIDTH + 260, len(rows) * ROW + 8, parts, title)


def colours(sides: Iterable[str]) -> dict[str, str]:
    """A colour for every side; the last one is nobody."""
    first, *others, nobody = sides
    return {first: WON, **dict.fromkeys(others, LOST), nobody: NOBODY}


def _whisker(side: Share, y: float, from_left: bool, ends: float = 0.0) -> str:
    """The interval of a share, drawn at the end of its bar."""
    if from_left:
        low, high = side.low, side.high
    else:
        low, high = 1 - ends - side.high, 1 - ends - side.low
    start, stop = LABEL + max(low, 0.0) * WIDTH, LABEL + min(high, 1.0) * WIDTH
    return (
        f'<path d="M{start:g} {y:g}H{stop:g}M{start:g} {y - 3:g}v6M{stop:g} {y - 3:g}v6" '
        f'stroke="{INK}" fill="none" opacity=".7"/>'
    )


def _in_words(won: Mapping[str, Share]) -> str:
    games = next(iter(won.values())).of
    return " · ".join(f"{each.value:.0%}" for each in won.values()) + f"   ({games} games)"


def histogram(title: str, numbers: Sequence[int]) -> str:
    """How often each number occurs."""
    counted = Counter(numbers)
    if not counted:
        return ""
    low, high, most = min(counted), max(counted), max(counted.values())
    wide = WIDTH / max(high - low + 1, 8)
    parts: list[str] = []
    for number in range(low, high + 1):
        x, tall = (number - low) * wide + 10, counted[number] / most * 110
        parts.append(
            _rect(
                x,
                120 - tall,
                wide - 2,
                tall,
                WON,
                f"{number}: {counted[number]}",
            )
        )
        if wide > 18 or (number - low) % 5 == 0:
            parts.append(_text(x + wide / 2, 136, str(number), "middle", 11))
    return _svg(WIDTH + 20, 142, parts, title)


def bars(title: str, rows: Sequence[tuple[str, float]], unit: str) -> str:
    """A bar for each, as long as its number."""
    most = max((number for _, number in rows), default=0.0) or 1.0
    parts: list[str] = []
    for at, (label, number) in enumerate(rows):
        y = at * 19 + 3
        parts.append(_text(LABEL - 8, y + 12, label, "end", 12))
        parts.append(
            _rect(
                LABEL,
                y,
                number / most * WIDTH,
                13,
                WON if number else LOST,
            )
        )
        parts.append(
            _text(LABEL + number / most * WIDTH + 6, y + 12, f"{number:.2f} {unit}", size=11)
        )
    return _svg(LABEL + WIDTH + 130, len(rows) * 19 + 6, parts, title)


def heat_map(title: str, board: Board, visits: Mapping[str, float]) -> str:
    """The house, each room the darker the more often somebody stepped into it."""
    scale, most = 22, max(visits.values(), default=0.0) or 1.0
    cells = [cell for each in board.cells.values() for cell in each]
    across, down = max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
    parts: list[str] = []
    for space, own in board.cells.items():
        room = board.room_of[space]
        depth = visits.get(room, 0.0) / most
        hint = f"{board.rooms[room].name}: {visits.get(room, 0.0):.2f} a game"
        parts += [_rect(x * scale, y * scale, scale, scale, _tint(depth), hint) for x, y in own]
    for kind, runs in board.lines.items():
        dashes = ' stroke-dasharray="3 3"' if kind == "border" else ""
        thick = 2.5 if kind == "wall" else 1.0
        for (x, y), (to_x, to_y) in runs:
            parts.append(
                f'<path d="M{x * scale:g} {y * scale:g}L{to_x * scale:g} {to_y * scale:g}" '
                f'stroke="{INK}" stroke-width="{thick}"{dashes}/>'
            )
    for laid in board.rooms.values():
        spots = [cell for space in laid.spaces for cell in board.cells[space]]
        middle = sum(spot[0] for spot in spots) / len(spots) + 0.5
        height = sum(spot[1] for spot in spots) / len(spots) + 0.5
        parts.append(_text(middle * scale, height * scale + 4, laid.name, "middle", 9))
    return _svg(across * scale + 2, down * scale + 2, parts, title)


def _tint(depth: float) -> str:
    """From paper to rust."""
    light, dark = (246, 241, 228), (163, 88, 52)
    mixed = (round(a + (b - a) * depth) for a, b in zip(light, dark, strict=True))
    return "#" + "".join(f"{each:02x}" for each in mixed)
