"""Dear messages (worst-case inputs): everything that can be said at a table, and the dearest of it.

Each is called by its tag, with what is special about it behind a comma. What is answered comes
before the next pong.
"""

import itertools
from collections.abc import Iterator

from tests.hostile.late_tables import EVENINGS, LateTable
from tests.hostile.measured import SEAT, Asking, Measured

Dear = Iterator[tuple[str, Asking]]
LONG, WORD = "x" * 399, "x" * 99


def messages(here: Measured) -> Dear:
    """All of them: at a table that has just begun, and at those where there is most to tell."""
    yield from _at_the_beginning(here)
    for edition in EVENINGS:
        yield from _late(LateTable(here.house, edition), edition)


def _at_the_beginning(here: Measured) -> Dear:
    guest, numbers = here.guest, itertools.count()

    def say(**message: object) -> Asking:
        return lambda: guest.say(seat=SEAT, **message)

    def send(text: str) -> Asking:
        return lambda: guest.socket.send(text)

    asked = guest.states[SEAT]["questions"][0]["number"]
    yield "hello", lambda: here.sit_down(here.created).close()
    yield "hello, many tokens", lambda: here.house.guest(here.game, *([WORD[:60]] * 49)).close()
    yield "choose, illegal", say(type="choose", number=asked, option=LONG)
    yield "choose, stale", say(type="choose", number=10**9, option=LONG)
    yield "undo, none", say(type="undo", number=10**9)
    yield "hint", say(type="hint", number=asked)
    yield "across, nothing", say(type="across", number=asked)
    yield "why, option", say(type="why", option=LONG)
    for kind in ("space", "card", "deed", "rule"):
        yield f"why, {kind}", say(type="why", **{kind: WORD})
    yield (
        "why, a wrong rule",
        lambda: guest.say(type="why", seat=SEAT, rule=f"1e.conflict.document-{next(numbers)}"),
    )
    for option in ("attack-with x y", "move x", "run x", "explore x", "use x"):
        yield f"why, '{option}'", say(type="why", option=option)
    yield "say", say(type="say", text="\u200b y" * 2600)
    yield "errand", say(type="errand", to="keeper", verb="go", space=WORD)
    yield "ping", lambda: here.settled()
    yield "ping, deep", send("[" * 15_999)
    wide = ",".join(f'"{n}":1' for n in range(1500))
    yield "ping, wide", send('{"type":"ping",' + wide + "}")
    yield "choose, a number", send('{"type":"choose","number":' + "9" * 15_900 + "}")


def _late(table: LateTable, edition: str) -> Dear:
    """All seats are at one screen, so that whoever sits down is told everything anew."""
    guest = table.guest
    chairs = itertools.cycle(table.seats)
    yield f"hello, late {edition}", lambda: table.sit_down().close()
    yield f"hello, late {edition} in steps", lambda: table.sit_down(steps=True).close()

    def change_chairs() -> None:
        guest.say(type="sit", seat=next(chairs))
        table.settled()

    yield f"sit, {edition}", change_chairs
    seat, number, option = table.one_that_can_be_taken_back()

    def say(**message: object) -> Asking:
        def said() -> None:
            guest.say(seat=seat, **message)
            table.settled()

        return said

    yield f"hint, late {edition}", say(type="hint", number=number)
    yield f"across, {edition}", say(type="across", number=number)
    for kind in ("option", "space", "card", "deed"):
        yield f"why, {kind} late {edition}", say(type="why", **{kind: WORD})
    lines = itertools.cycle(table.lines)
    yield f"why, what was chosen, {edition}", lambda: say(type="why", option=next(lines))()

    def choose_and_undo() -> None:
        table.choose(seat, number, option)
        table.undo(seat)

    yield f"undo, and what was chosen, {edition}", choose_and_undo
