"""Small scenarios for tests: the house of the gentle scenario, with what a test writes into it."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from madhouse.second.edition import SecondEdition
from madhouse.second.things.box import Box
from madhouse.second.words import VOCABULARY

BARE = """
id: house
name: A House
blurb: A house.
minutes: [10, 20]
difficulty: 0.3
prologue: [You are expected.]
"""
MAPS = """
maps:
  a:
    tiles: {m1a: [1, 3, 0], m3a: [0, 2, 90], s1a: [0, 1, 0], s2a: [1, 1, 0], m4a: [2, 1, 0],
      m2a: [3, 3, 270], s3a: [2, 2, 270], s8a: [0, 0, 270], s4a: [3, 0, 180]}
"""
REST = {
    "opens_with": "opens_with: [front-hall]",
    "start": "start: front-hall.a",
    "maps": MAPS,
    "tokens": "tokens: []",
    "objectives": "objectives: [{text: Find out.}]",
    "endings": "endings: {won: {won: true, text: You go home.}, lost: {won: false, time: true, "
    "text: You stay.}}",
}


@cache
def house(written: str = "", packs: tuple[Path, ...] = ()) -> SecondEdition:
    """An edition whose scenario is a plain house, with these parts written into it; played with
    the packs in these folders."""
    said = f"\n{written}"
    parts = [BARE, written, *(rest for key, rest in REST.items() if f"\n{key}:" not in said)]
    with TemporaryDirectory() as folder:
        path = Path(folder) / "house.yaml"
        path.write_text("\n".join(parts), encoding="utf-8")
        box = Box(VOCABULARY, packs=packs)
        box = box.with_packs(box.collection)
        box.add_scenario(path)
        return SecondEdition("house", box, packs=box.packs)
