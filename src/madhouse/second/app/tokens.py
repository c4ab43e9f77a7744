"""Tokens of the app: where they lie, what can be chosen on them, and what comes of it."""

from collections.abc import Iterator

from madhouse.engine.clauses import Condition
from madhouse.engine.flow import Rule
from madhouse.second.acting.scene import Scene, all_hold
from madhouse.second.acting.verbs import run_all
from madhouse.second.app.maps import narrow_by_map, opening_for
from madhouse.second.app.testing import outcome, resolve_test
from madhouse.second.app.who_knows import only_people_know
from madhouse.second.things.compound_ids import option_name
from madhouse.second.things.scenario import Token, TokenOption
from madhouse.second.things.table import Table

COUNTED = ("search", "interact")
"""Tokens that are counted for whoever finishes them."""


def waits_in(g: Table, token: str) -> str:
    """The room for which a token waits that could not be placed yet."""
    return room_of_place(g, g.app.waiting.get(token, ""))


def room_of_place(g: Table, place: str) -> str:
    """The room that a place names on this map: a room, a space of one, or a name for one."""
    return g.box.whole_map(g.app.map).room_of_place(place)


def place_token(g: Table, token: Token, at: str = "") -> Rule[None]:
    """Place a token (2e.place.other); where its room is not laid yet, it waits for it."""
    place = at or token.at
    spot = opening_for(g, token) if token.kind == "explore" else space_of(g, place)
    if not spot:
        g.app.tokens.pop(token.id, None)
        g.app.fled.pop(token.id, None)
        g.app.waiting[token.id] = place
        g.board_changed()
        return
    g.app.waiting.pop(token.id, None)
    g.app.fled.pop(token.id, None)
    g.app.tokens[token.id] = spot
    g.board_changed()
    if token.id not in g.app.placed:
        g.app.placed.append(token.id)
    if token.kind == "explore":
        narrow_by_map(g)
    g.tell("token-placed", ("2e.place.other",), token=token.id, space=seen_from(g, spot))
    yield from ()


def free_copy(g: Table, token: str) -> Token | None:
    """A copy of a token that neither lies on the board nor is carried, as good as new
    (2e.limits.all-others-limited)."""
    carried = [each.carries for each in g.app.monsters if each.carries]
    for copy in g.box.scenario_index.copies[token]:
        if copy.id in g.app.tokens or copy.id in g.app.waiting or copy.id in carried:
            continue
        if copy.id in g.app.placed:
            names = [option_name(copy.id, number) for number in range(len(copy.options))]
            g.app.used = [each for each in g.app.used if each not in names]
        return copy
    return None


def move_token(g: Table, token: str, space: str) -> None:
    """A token is moved to another space."""
    g.app.tokens[token] = space
    g.board_changed()
    g.tell("token-moved", ("2e.place.other",), token=token, space=space)


def discard_token(g: Table, token: str) -> None:
    """A token that is finished goes back to its pool (2e.discard.tokens)."""
    g.app.waiting.pop(token, None)
    g.app.fled.pop(token, None)
    if g.app.tokens.pop(token, None) is not None:
        g.board_changed()
        g.tell("token-discarded", ("2e.discard.tokens",), token=token)


def seen_from(g: Table, spot: str) -> str:
    """The laid space in which a token lies, or from which it is seen: the name of an opening may
    tell what is behind it."""
    return next((s for s in g.places.openings.get(spot, ()) if s in g.places.room_of), spot)


def space_of(g: Table, place: str) -> str:
    """The space that a place names: itself, or the first of a room; none if it is not laid."""
    if place in g.places.room_of:
        return place
    room = g.box.whole_map(g.app.map).plan.alias.get(place, place)
    on_board = g.places.rooms.get(room)
    return on_board.spaces[0] if on_board else ""


def options_of(g: Table, token: Token, scene: Scene) -> list[tuple[int, TokenOption]]:
    """What can be chosen on a token now."""
    scene.token = token.id
    found: list[tuple[int, TokenOption]] = []
    if token.given and not all_hold(g, scene, token.given):
        return found
    used, names = g.app.used, g.box.scenario_index.option_names[token.id]
    for number, option in enumerate(token.options):
        if names[number] not in used and (not option.given or all_hold(g, scene, option.given)):
            found.append((number, option))
    return found


def options_known_to_app(g: Table, token: Token) -> Iterator[tuple[int, TokenOption]]:
    """What could be chosen on a token as far as the app can tell; the rest people see."""
    scene = Scene(token=token.id)

    def holds(conditions: tuple[Condition, ...]) -> bool:
        return all(only_people_know(each) or each.holds(g, scene) for each in conditions)

    if holds(token.given):
        for number, option in enumerate(token.options):
            if option_name(token.id, number) not in g.app.used and holds(option.given):
                yield number, option


def choose_on_token(g: Table, token: Token, number: int, scene: Scene) -> Rule[None]:
    """Read an option's text aloud and do what it says; everything that comes of it belongs to the
    action (2e.search.effects-belong, 2e.interact.effects-belong, 2e.explore.effects-belong)."""
    option = token.options[number]
    name = option_name(token.id, number)
    scene.token, scene.option = token.id, number
    read_before = name in g.app.read
    if not read_before:
        g.app.read.append(name)
    g.seal()
    g.tell("token-text", (), token=token.id, option=number, again=read_before, who=_who(scene))
    yield from run_all(g, scene, option.do)
    if name in g.app.unlocked:
        passed = True
        yield from run_all(g, scene, option.passed)
    elif option.puzzle is not None:
        passed = yield from g.hands.attempt(g, scene, option.puzzle, name)
        yield from outcome(g, scene, option, passed=passed)
    else:
        more = 0
        for each in option.harder:
            if (yield from g.hands.judge(g, scene, each.given)):
                more += each.by
        passed = yield from resolve_test(g, scene, option, name, more)
    yield from run_all(g, scene, option.then)
    free = option.free and token.kind != "sight"
    once = not free and not option.stays
    if passed and option.stays:
        g.app.sums.pop(name, None)  # what can be done once more begins anew
    if passed and once:
        _finish(g, token, name, finishes=option.finishes)
        if scene.you is not None and token.id not in g.app.tokens and token.kind in COUNTED:
            scene.you.finished += 1


def _finish(g: Table, token: Token, name: str, *, finishes: bool) -> None:
    """An option is over once it was passed; a token is discarded when none is left."""
    if name not in g.app.used:
        g.app.used.append(name)
    left = [
        n
        for n, each in enumerate(token.options)
        if option_name(token.id, n) not in g.app.used and not (each.free and token.kind != "sight")
    ]
    if (finishes or not left) and token.kind != "person":
        discard_token(g, token.id)


def locked_options(g: Table, token: Token) -> list[str]:
    """The options of a token that ask for a test or a puzzle still."""
    names = [
        option_name(token.id, number)
        for number, each in enumerate(token.options)
        if each.test is not None or each.puzzle is not None
    ]
    return [name for name in names if name not in g.app.unlocked and name not in g.app.used]


def unlock(g: Table, token: Token, who: str = "") -> None:
    """What a token asks for is passed from now on without being made."""
    g.app.unlocked += locked_options(g, token)
    g.tell("unlocked", (), who=who, token=token.id)


def _who(scene: Scene) -> str | None:
    return None if scene.you is None else scene.you.id
