"""Talking: what a computer says of what it is about, and in answer to an errand.

It says where it goes and why when that changes, never more than a line a turn; and nothing of what
only an Insane one knows.
"""

import random

from madhouse.engine.company import Favour, Reply
from madhouse.engine.messages import Phrase
from madhouse.engine.typography import capital
from madhouse.second.players.errands import against
from madhouse.second.players.goals import brought_by
from madhouse.second.players.harm import healed
from madhouse.second.players.sharing import PartOfWork
from madhouse.second.players.situation import Outlook
from madhouse.second.players.turn import Turn
from madhouse.second.seen.views import InvestigatorView
from madhouse.second.tellers import teller_of
from madhouse.second.told.telling import Teller

SHARED = frozenset({"explore", "search", "interact", "person"})
"""Reasons that may be told together with what is left to others."""
SAID = SHARED | {"finish", "inventory", "fight", "flee", "fetch", "barricade", "clear"}
"""Reasons that are worth a line."""
THREATS = frozenset({"fight", "flee", "barricade"})
"""Reasons that are about a monster."""
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
        matter = (reason if reason in THREATS else "task", subject)
        if reason not in SAID or not subject or self._about.get(who) == matter:
            return False
        self._about[who] = matter
        number = turn.situation.view.round
        if self._spoke.get(who) == number:
            return False
        self._spoke[who] = number
        return True

    def line(self, turn: Turn, reason: str) -> str:
        """What is said of it: why it is wanted, or what it leaves to a companion who is nearer."""
        given = {"what": turn.subject}
        if reason in SHARED:
            nearer = self._left_to_another(turn)
            why = _plain_cause(turn)
            if why and (nearer is None or self._dice.random() < OFTEN):
                reason = why
            elif nearer is not None and self._dice.random() < OFTEN:
                reason = "shared"
                given |= {"other": nearer.goal.token, "whom": nearer.who}
        return self._text(turn.situation, f"talk.{reason}", **given)

    def dropped(self, situation: Outlook, monster: str) -> str:
        """What is said of an errand that has become folly."""
        return self._text(situation, "talk.dropped", monster=monster)

    def _left_to_another(self, turn: Turn) -> PartOfWork | None:
        """The work of a companion who is nearer to it."""
        for name, each in turn.tasks.items():
            if name == turn.who.id or not each.steps or each.goal.token == turn.subject:
                continue
            spaces = turn.situation.token_spaces.get(each.goal.token, ())
            if turn.situation.steps(turn.who, spaces) > each.steps:
                return each
        return None

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
        teller = teller_of(*situation.tale)
        teller.see(situation.view)
        wording = self._dice.randint(1, WORDINGS)
        some = {name: called(teller, value) if value else None for name, value in given.items()}
        return capital(str(teller.messages.text(key, wording=wording, **some)))


def _plain_cause(turn: Turn) -> str:
    """Why something is wanted, where that is plain: the objective asks for it, it heals, or
    something else waits for what it brings."""
    found = [goal for goal in turn.situation.goals.open if goal.token == turn.subject]
    if not found:
        return ""
    best = max(found, key=lambda goal: goal.worth)
    weights = turn.situation.weights
    if best.worth >= weights.sought and best.kind != "explore":
        return "sought"
    hurt = any(healed(turn.who, *goal.heals, weights) > max(best.worth, 1.0) for goal in found)
    if hurt:
        return "heals"
    brought = brought_by(turn.situation.tale, best.token, best.number)
    opens = any(turn.situation.goals.wanted.get(want, 0.0) > 0 for want in brought)
    return "opens" if opens and best.kind != "explore" else ""


def called(teller: Teller, name: str) -> Phrase:
    """What one calls a thing in talk: in short, with its article."""
    monster = " " in name  # 'ghost 1', which may be Mr. Pruitt: who has a name has no article
    by_name = monster or name in teller.box.tokens
    told = teller.names(name) if by_name else teller.names.put(name, "the")
    short, _, _ = told.partition(",")
    short, _, _ = short.partition(" (")  # a space is called by its room
    for article in ("The ", "A ", "An "):
        if short.startswith(article):
            return Phrase(article.lower() + short.removeprefix(article))
    return Phrase(short)
