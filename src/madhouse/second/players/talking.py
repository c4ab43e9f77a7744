"""Talking: what a computer says of what it is about, and in answer to an errand.

It says where it goes and why when that changes, never more than a line a turn; and nothing of what
only an Insane one knows.
"""

import random

from madhouse.engine.company import Favour, Reply
from madhouse.engine.messages import Phrase
from madhouse.second.players.errands import against
from madhouse.second.players.situation import Outlook
from madhouse.second.players.turn import Turn
from madhouse.second.seen.views import InvestigatorView
from madhouse.second.tellers import teller_of
from madhouse.second.told.telling import Teller

SAID = frozenset(
    {"explore", "search", "interact", "person", "finish", "inventory", "fight", "flee", "fetch"}
)
"""Reasons that are worth a line."""
SHARED = frozenset({"explore", "search", "interact", "person"})
"""Reasons that may be told together with what is left to others."""
OFTEN = 0.5
WORDINGS = 3
"""Every line has so many."""


class Voice:
    """What one player says; it remembers what it has said."""

    def __init__(self, seed: str) -> None:
        self._dice = random.Random(f"{seed} talk")
        self._about: dict[str, tuple[str, str]] = {}  # by investigator: why and what
        self._spoke: dict[str, int] = {}  # by investigator: in which round

    def turns_to(self, turn: Turn, reason: str) -> bool:
        """Whether it is worth a line that somebody does this now: not what was said already, and
        not twice in a turn."""
        who, subject = turn.who.id, turn.subject
        matter = ("fight" if reason == "fight" else "task", subject)
        if reason not in SAID or not subject or self._about.get(who) == matter:
            return False
        self._about[who] = matter
        number = turn.situation.view.round
        if self._spoke.get(who) == number:
            return False
        self._spoke[who] = number
        return True

    def line(self, turn: Turn, reason: str) -> str:
        """What is said of it."""
        who, subject = turn.who.id, turn.subject
        others = [each for name, each in turn.tasks.items() if name != who and each.steps]
        other = others[0].goal.token if others else ""
        if reason in SHARED and other not in ("", subject) and self._dice.random() < OFTEN:
            reason = "shared"
        return self._text(turn.situation, f"talk.{reason}", what=subject, other=other or subject)

    # -- errands ---------------------------------------------------------------------------------

    def reply(self, situation: Outlook, who: InvestigatorView, errand: Favour) -> Reply:
        """Whether an errand is taken, in words."""
        asker = next((e.id for e in situation.view.investigators if e.seat == errand.by), who.id)
        why, monster = against(situation, who, errand)
        given = {
            "who": who.id,
            "asker": asker,
            "space": errand.space,
            "what": errand.token,
            "monster": monster,
        }
        asked = self._text(situation, f"talk.asked.{errand.verb}", **given)
        answer = self._text(situation, f"talk.{'answer.' + why if why else 'will'}", **given)
        return Reply(asked, answer, not why)

    def _text(self, situation: Outlook, key: str, **given: str) -> str:
        teller = teller_of(*situation.view.tale)
        teller.see(situation.view)
        wording = self._dice.randint(1, WORDINGS)
        some = {name: called(teller, value) if value else None for name, value in given.items()}
        return str(teller.messages.text(key, wording=wording, **some))


def called(teller: Teller, name: str) -> Phrase:
    """What one calls a thing in talk: in short, with its article."""
    told = teller.names(name) if name in teller.box.tokens else teller.names.put(name, "the")
    short, _, _ = told.partition(",")
    for article in ("The ", "A ", "An "):
        if short.startswith(article):
            return Phrase(article.lower() + short.removeprefix(article))
    return Phrase(short)
