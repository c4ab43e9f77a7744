"""Nearest and farthest, by the way that whoever moves would go."""

from collections.abc import Sequence

from madhouse.second.rules.movement import explore_doors, open_passages
from madhouse.second.things.table import Table


def farthest_from_everybody(g: Table, spaces: Sequence[str]) -> str:
    """The space the greatest number of spaces away from the nearest investigator
    (2e.farthest.greatest); where no way leads is as far as can be."""
    ways = g.places.ways(explore_doors(g), open_passages(g))
    standing = [who.space for who in g.playing if who.space]
    far = len(g.places.spaces)

    def away(space: str) -> int:
        steps = ways.distances(space)
        return min((steps.get(at, far) for at in standing), default=far)

    return max(spaces, key=away)
