"""Imagining: dealing anew, in place, what a seat cannot know.

The result is a game that could have been: values of the hidden variables that fit all that was
shown, the map that follows from them, other faces in the decks and facedown, other backs behind
Spells and Conditions. What the app will draw comes from the random source, whose key is replaced.
"""

from collections.abc import Iterable

from madhouse.engine.decisions import Seat
from madhouse.engine.knowledge import FacePlaces, deal_anew, eyes, knows
from madhouse.engine.rng import Random
from madhouse.puzzles.asked import redeal_hidden
from madhouse.second.app.maps import maps_alike
from madhouse.second.app.variables import has
from madhouse.second.rules.conditions import fits
from madhouse.second.things.map_plan import read_changes, with_changes
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import APP, Table


def redeal(g: Table, seat: Seat, random: Random) -> None:
    """Deal anew what the seat cannot know."""
    sight = eyes(g.state, seat)
    _other_values(g, random)
    for places in hidden_places(g):
        deal_anew(g.state, sight, places, random)
    _other_backs(g, sight, random)
    _other_favourites(g, seat, random)
    for puzzle in g.app.puzzles.values():
        redeal_hidden(puzzle, random)
    g.noted = True
    g.listen_anew()
    # What it has read ahead of its stream belongs to the true game.
    g.app_random = Random(g.state.random, APP)


def hidden_places(g: Table) -> list[FacePlaces]:
    """For the Damage and the Horror deck, every place where a face of it may lie hidden."""
    state, people = g.state, g.state.investigators
    return [
        _places(state.damage_deck, *(who.damage_facedown for who in people)),
        _places(state.horror_deck, *(who.horror_facedown for who in people)),
    ]


def _places(*zones: list[str]) -> FacePlaces:
    return [(zone, at) for zone in zones for at in range(len(zone))]


# -- hidden variables --------------------------------------------------------------------------


def _other_values(g: Table, random: Random) -> None:
    """Draw among the combinations that everybody may still think of, each as likely."""
    if not g.app.possible:
        return  # nothing is hidden yet
    maps = frozenset(maps_alike(g))
    combinations = [dict(g.box.combinations[number]) for number in g.app.possible]
    fitting = [e for e in combinations if _map_of(g, e) in maps and _tokens_fit(g, e)]
    if not fitting:
        raise LookupError("no values of the hidden variables fit what lies on the board")
    g.app.values = fitting[random.among(len(fitting))]
    _change_map(g, _map_of(g, g.app.values))


def _map_of(g: Table, values: dict[str, str]) -> str:
    if not g.scenario.map_by:
        return g.app.map
    changes = read_changes(g.app.map)[1]
    drawn = values[g.scenario.map_by]
    return with_changes(drawn, changes) if changes else drawn


def _tokens_fit(g: Table, values: dict[str, str]) -> bool:
    """Whether all tokens could lie there; on a table built by hand that is no matter of course."""
    tokens = [g.box.tokens[name] for name in g.app.tokens]
    return all(has(g, values, token.only) for token in tokens if token.only)


def _change_map(g: Table, name: str) -> None:
    """Another map with the same board: what lies at its rim has other names there."""
    if name == g.app.map:
        return
    old = g.places
    g.app.map = name
    g.look_around()
    by_place = {lines: opening for opening, lines in g.places.opening_lines.items()}
    renamed = {opening: by_place.get(lines) for opening, lines in old.opening_lines.items()}
    for token, at in g.app.tokens.items():
        g.app.tokens[token] = _renamed(renamed, at)
    g.state.shut = [_renamed(renamed, door) for door in g.state.shut]
    for barricade in g.state.barricades:
        barricade.blocks = _renamed(renamed, barricade.blocks)
    g.board_changed()


def _renamed(renamed: dict[str, str | None], place: str) -> str:
    new = renamed.get(place, place)
    if new is None:
        raise LookupError(f"there is no '{place}' on the other map")
    return new


# -- hidden backs ------------------------------------------------------------------------------


def _other_backs(g: Table, sight: int, random: Random) -> None:
    """Let copies whose backs the seat does not know exchange them with others of the same front.

    Copies that are not used at so small a table lie in their deck and stay as they are.
    """
    state = g.state
    held = [copy for who in state.investigators for copy in _double_sided(g, who)]
    dropped = [copy for cards in state.dropped.values() for copy in cards]
    by_front: dict[str, list[str]] = {}
    for copy in (*held, *dropped, *state.spells, *state.conditions, *g.extras.elixirs):
        if _may_be_another(g, copy) and not knows(state, sight, copy):
            by_front.setdefault(_alike(g, copy), []).append(copy)
    backs = dict(state.backs)
    for copies in by_front.values():
        others = sorted(state.backs.get(copy, copy) for copy in copies)
        random.shuffle(others)
        backs |= dict(zip(copies, others, strict=True))
    state.backs = {copy: other for copy, other in sorted(backs.items()) if copy != other}


def _alike(g: Table, copy: str) -> str:
    """Copies of one front may be each other; but all have seen whether one asked its owner
    something when it came."""
    back = g.condition_back(copy) if copy in g.box.condition_copies else None
    return g.box.front(copy) + (" asks" if back and back.gained else "")


def _other_favourites(g: Table, seat: Seat, random: Random) -> None:
    """Whom others have chosen in secret may be anybody who was ever there to be chosen."""
    persons = [token for token in g.app.placed if g.box.tokens[token].kind == "person"]
    named = [monster.name for monster in g.app.monsters if monster.name]
    names = sorted({*persons, *named, *g.app.defeated})
    for who in g.state.investigators:
        if who.favourite and who.seat != seat:
            who.favourite = random.pick(names)


def _double_sided(g: Table, who: Investigator) -> Iterable[str]:
    double = (g.box.spell_copies, g.box.elixir_copies)
    yield from (copy for copy in who.possessions if any(copy in each for each in double))
    yield from who.conditions


def _may_be_another(g: Table, copy: str) -> bool:
    if copy in g.box.spell_copies or copy in g.box.elixir_copies:
        return True
    return copy in g.box.condition_copies and g.condition_back(copy) is not None and fits(g, copy)
