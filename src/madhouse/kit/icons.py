"""Icons for cards and tokens on paper, drawn with a few lines in a square of 24 by 24."""

SKILLS = {
    "strength": "M2 9h3v6H2zM5 7h3v10H5zM8 11h8v2H8zM16 7h3v10h-3zM19 9h3v6h-3z",
    "agility": "M20 2C11 3 6 8 5 16L3 22l2-1 2-4c7 0 11-4 13-15zM8 15c2-4 4-6 8-9-3 4-5 6-8 9z",
    "observation": (
        "M1 12C5 5 19 5 23 12 19 19 5 19 1 12zM12 8a4 4 0 1 0 .1 0zM12 10.5a1.5 1.5 0 1 1-.1 0z"
    ),
    "lore": (
        "M2 4c4-1 8 0 10 2 2-2 6-3 10-2v15c-4-1-8 0-10 2-2-2-6-3-10-2zM11 7.5C9 6 6.5 5.5 4 6v10.8"
        "c3-.4 5 0 7 1.2zM13 7.5V18c2-1.2 4-1.6 7-1.2V6c-2.5-.5-5 0-7 1.5z"
    ),
    "influence": "M3 4h18v12H11l-5 5v-5H3zM6 8v2h12V8zM6 12v2h8v-2z",
    "will": (
        "M12 2a3 3 0 0 1 1.5 5.6V10H18v2h-4.5v7.3C16 19 18 17.5 18.5 15H17l3-4 3 4h-2c-.8 4.5-4.5"
        " 7-9 7s-8.2-2.5-9-7H1l3-4 3 4H5.5c.5 2.5 2.5 4 5 4.3V12H6v-2h4.5V7.6A3 3 0 0 1 12 2z"
    ),
}
ICONS = {
    **SKILLS,
    "success": (
        "M12 1l1.8 5.7L18 4l-1.6 4.6L23 12l-6.6 3.4L18 20l-4.2-2.7L12 23l-1.8-5.7L6 20l1.6-4.6L1 12"
        "l6.6-3.4L6 4l4.2 2.7z"
    ),
    "investigation": "M8 20l2-8a4.5 4.5 0 1 1 4 0l2 8z",
    "action": "M4 17a8 8 0 0 1 16 0zM3 18h18v2.5H3zM11 8V6.5h2V8z",
    "product": "M12 2l10 9h-3v11h-5v-6h-4v6H5V11H2z",
    "melee": "M20 2l2 2-11 12 2 2-2 2-3-3-4 4-2-2 4-4-3-3 2-2 2 2z",
    "ranged": (
        "M12 2v4M12 18v4M2 12h4M18 12h4M12 6a6 6 0 1 0 .1 0zM12 8a4 4 0 1 1-.1 0zM11 1h2v6h-2zM11"
        " 17h2v6h-2zM1 11h6v2H1zM17 11h6v2h-6z"
    ),
    "search": "M10 3a7 7 0 1 0 .1 0zM10 5a5 5 0 1 1-.1 0zM15 14l7 7-2 2-7-7z",
    "interact": "M7 11V5h2v5h1V3h2v7h1V4h2v7h1V7h2v9c0 4-2 6-5 6s-5-1-7-5l-2-5 2-1z",
    "explore": "M6 2h12v20H6zM8 4v16h8V4zM13 11.5h2v2h-2z",
    "sight": "M1 12C5 5 19 5 23 12 19 19 5 19 1 12zM12 8a4 4 0 1 0 .1 0z",
    "barricade": "M2 6h20v4H2zM2 13h20v4H2zM5 4h3v17H5zM16 4h3v17h-3z",
    "darkness": "M15 2a10 10 0 1 0 7 14A9 9 0 0 1 15 2z",
    "fire": "M12 1c1 5 7 7 7 14a7 7 0 0 1-14 0c0-4 3-5 3-9 2 1 3 3 3 5 2-3 2-6 1-10z",
    "secret_passage": "M3 21V3h18v18h-5v-5h-4v-4H8V8H5v13z",
    "clue": (
        "M12 1l2 6 6-2-2 6 5 1-5 2 2 6-6-2-2 5-2-5-6 2 2-6-5-2 5-1-2-6 6 2zM12 9a3 3 0 0 0-1 5.8L10"
        " 18h4l-1-3.2A3 3 0 0 0 12 9z"
    ),
    "identity": (
        "M12 2c4 6 9 8 9 12a4 4 0 0 1-8 1c0 3 1 5 3 7H8c2-2 3-4 3-7a4 4 0 0 1-8-1c0-4 5-6 9-12z"
    ),
    "door": "M6 2h12v20H6zM13 11h2v3h-2z",
    "wall": (
        "M2 4h9v4H2zM13 4h9v4h-9zM2 10h5v4H2zM9 10h8v4H9zM19 10h3v4h-3zM2 16h9v4H2zM13 16h9v4h-9z"
    ),
}
"""The outline of each icon."""
PROFILES = (
    (
        "M13 3c4 0 5 3 4.5 6 1 2 1 3 0 4.5.3 2-1 3.2-2 4.2v2c3 1 5 3 5.5 7H3c.6-4 3-5.5 5.5-6.5v-2"
        "c-1 .3-2 0-2.2-1L6 15l.2-1-.4-.6c-.7-.2-1-.5-.7-1.2L6 10c-.2-4 3-7 7-7z"
    ),
    (
        "M7 7c0-3 2-5 5-5s5.5 2 5.2 5.5l1.7.8-.2.9-2.4.2c.3 3-.4 5-1.9 6.2l-.2 1.6c3 1.1 5.3 3 5.8"
        " 7H4c.6-4 2.9-5.5 5.5-6.5l-.2-1.6c-1 0-2-.4-2-1.4v-1l-.6-.6.4-.7L6.7 11c-.6-.3-.8-.6-.5-1"
        "l.7-1.3-2.2-.3-.2-.9z"
    ),
)
"""Two heads, seen from the side."""


def icon(name: str, size: float, fill: str, x: float = 0, y: float = 0) -> str:
    """An icon about a point."""
    scale = size / 24
    place = f"translate({x - size / 2:g} {y - size / 2:g}) scale({scale:g})"
    return f'<path transform="{place}" d="{ICONS[name]}" fill="{fill}" fill-rule="evenodd"/>'
