"""Cases: a game as a file, gone on with, seen again, reported with a problem."""

from typing import Any

from madhouse.editions import edition_of
from madhouse.engine.casefile import CaseError, CaseLine, parse
from madhouse.engine.errors import MadhouseError
from madhouse.engine.evening import Onlooker, evening_told
from madhouse.engine.game import Game
from madhouse.engine.knowledge import SPECTATOR
from madhouse.engine.shelf import NewGame
from madhouse.engine.tale import markdown
from madhouse.engine.words import did_you_mean
from madhouse.server.house.gathering import Gathering
from madhouse.server.kept.records import now
from madhouse.server.kept.stacks import ReportedProblem
from madhouse.server.shown.transcript import Received, Transcript
from madhouse.server.table.breath import Breath
from madhouse.server.table.live import LiveTable
from madhouse.server.table.reviving import as_it_was, played_again
from madhouse.server.table.seating import Marks, NotAllowed, Seating
from madhouse.server.table.talk import plain
from madhouse.server.wire.from_server import Past, ToldEvening
from madhouse.server.wire.lobby import CaseHead, Created, Upload

LONGEST_PROBLEM = 4000
SENT = "the case file"


def held(seating: Seating, marks: Marks) -> tuple[str, ...]:
    """The seats of who asks, if he has any here."""
    seats = seating.held_by(marks)
    if not seats:
        raise NotAllowed("you need a link to this table")
    return seats


async def case_of(gathering: Gathering, game: str, marks: Marks) -> tuple[str, str]:
    """Story and case file: when the game is over, or for one who holds every seat; who else comes
    to the table later can see that its seed is known."""
    kept = await gathering.kept(game)
    if not kept.over and not kept.seating.one_person(marks):
        raise NotAllowed("the case file tells every secret; wait for the end")
    held(kept.seating, marks)
    if not kept.over:
        await gathering.make_seed_known(game)
    return kept.story, kept.case


def head_of(text: str) -> CaseHead:
    """What a case file is of, before anybody sits down to it; says what is wrong with a bad one."""
    case = parse(text, SENT)
    header = case.header
    shelf = edition_of(header.edition).shelf
    return CaseHead(
        edition=header.edition,
        story=header.story,
        title=shelf.title(header.story),
        seats=[shelf.face(seat) for seat in shelf.seats(header)],
        decisions=len(case.answers),
        over=case.result is not None,
    )


async def go_on(gathering: Gathering, sent: Upload) -> Created:
    """Go on with a case file; its seed is known, and the game says so."""
    case = parse(sent.case, SENT)
    header = case.header
    wish = NewGame(header.story, sent.seats, header.edition, [*header.agreements])
    try:
        return await gathering.set_up(wish, case)
    except MadhouseError:
        raise
    except (KeyError, ValueError, IndexError, TypeError, AttributeError) as broken:
        raise CaseError("the position of this case is no table that can be played") from broken


async def finished(gathering: Gathering, game: str, marks: Marks, seat: str) -> LiveTable:
    """A table at which all may be seen again, by a seat of it."""
    table = await gathering.table(game)
    held(table.seating, marks)
    if not table.game.over:
        raise NotAllowed("what was hidden can be seen when the game is over")
    seats = (*table.game.seats, SPECTATOR)
    if seat not in seats:
        raise MadhouseError(f"there is no such seat at this table{did_you_mean(seat, seats)}")
    return table


def past(table: LiveTable, seat: str, at: int) -> Past:
    """The table after so many answers, as any seat saw it."""
    whole: Game[Any, Any] = table.game
    at = min(at, len(whole.answers))
    header, lines = whole.header, [CaseLine.of(each) for each in whole.answers[:at]]
    then = played_again(header, lines, table.history, Breath())
    transcript = Transcript(table.edition, header.story, seat, header.packs)
    state = transcript.state(then, 0, Received())
    return Past(at, len(whole.answers), _began(table), state)


def tale(table: LiveTable) -> ToldEvening:
    """The evening as a story, to be read and to be kept."""
    whole: Game[Any, Any] = table.game
    lines = [CaseLine.of(each) for each in whole.answers]
    onlooker, breath = Onlooker(), Breath()

    def look_on(game: Game[Any, Any]) -> None:
        onlooker(game)
        breath()

    again = played_again(whole.header, lines, table.history, look_on)
    told = evening_told(edition_of(whole.header.edition), again, onlooker.written)
    return ToldEvening(told, markdown(told))


def _began(table: LiveTable) -> int:
    """How many answers were given before all was set up."""
    whole: Game[Any, Any] = table.game
    then = as_it_was(whole, 0, table.history)
    for number, each in enumerate(whole.answers):
        if not then.progress.setting_up:
            return number
        then.apply(each.seat, each.option)
    return len(whole.answers)


async def reported(gathering: Gathering, game: str, marks: Marks, text: str) -> None:
    """A problem: the case is stored with it, and shown to nobody."""
    kept = await gathering.kept(game)
    seat = held(kept.seating, marks)[0]
    report = ReportedProblem(game, seat, plain(text, LONGEST_PROBLEM), kept.case, now())
    await gathering.stacks.save_report(report, gathering.limits.reports_kept)
