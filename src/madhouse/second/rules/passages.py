"""Secret Passages: spaces that are adjacent to one another wherever they lie."""

from madhouse.second.things.table import Table


def place_passage(g: Table, space: str) -> bool:
    """Put a Secret Passage into a space, if one is left; all of them are linked
    (2e.passage.adjacent)."""
    if space in g.state.passages:
        return False
    if len(g.state.passages) >= g.box.supply.secret_passage:
        g.tell("none-left", ("2e.conflict.exhausted-supply",), card="secret-passage")
        return False
    g.state.passages.append(space)
    g.board_changed()
    g.tell("passage", ("2e.place.other",), space=space)
    return True


def discard_passage(g: Table, space: str) -> bool:
    """Take a Secret Passage away; what blocked it blocks nothing."""
    if space not in g.state.passages:
        return False
    g.state.passages.remove(space)
    for each in g.state.barricades:
        if each.space == space and each.blocks == "passage":
            each.blocks = ""
    g.board_changed()
    g.tell("passage-gone", (), space=space)
    return True
