"""Secrets: what an Insane investigator wants besides, and says nothing of.

The goal stands behind a card that its owner alone may look at; in anybody else's view it is hidden.
"""

from collections.abc import Iterable, Iterator

from madhouse.engine.clauses import Condition
from madhouse.engine.wording import conditions_in
from madhouse.players.judging import Verdict, verdict
from madhouse.second.players.fighting import attacked
from madhouse.second.players.goals import ENDED, brought_by
from madhouse.second.players.situation import Outlook
from madhouse.second.rules.conditions import INSANE
from madhouse.second.rules.fire import FIGHT_FIRE
from madhouse.second.rules.set_fire import SET_FIRE
from madhouse.second.rules.token_actions import INTERACT, SEARCH
from madhouse.second.seen.views import HIDDEN, InvestigatorView
from madhouse.second.things.cards import ConditionBack
from madhouse.second.words.goals import EndedBy, FavouriteSafe, Finished, SpacesWithFire

TO_BURN = 1.5
TO_FINISH = 1.0
TO_WAIT = 0.2
"""Of an ending that one does not want, the part that is shown to the others."""
MINE = "habit"
"""The reason that is given for what has another."""


def secretly(
    situation: Outlook, who: InvestigatorView, judged: Iterable[Verdict]
) -> Iterator[Verdict]:
    """The same with what an Insane one wants besides."""
    back = goal_of(situation, who)
    if back is None:
        yield from judged
        return
    wants = list(conditions_in(back.wins, back.needs))
    for each in judged:
        for want in wants:
            _weigh(situation, who, want, each)
        yield each
    if any(isinstance(want, SpacesWithFire) for want in wants):
        for option in situation.decision.options:
            if SET_FIRE.read(option):
                yield verdict(option, MINE, TO_BURN)


def goal_of(situation: Outlook, who: InvestigatorView) -> ConditionBack | None:
    """The back of an Insane card, if this view may see it."""
    name = next((c.back for c in who.conditions if c.card == INSANE), "")
    if name in ("", HIDDEN):
        return None
    backs = situation.house.box.conditions[INSANE].backs
    return next((back for back in backs if back.id == name), None)


def _weigh(situation: Outlook, who: InvestigatorView, want: Condition, judged: Verdict) -> None:
    option = judged.option
    named = SEARCH.read(option) or INTERACT.read(option)
    match want:
        case SpacesWithFire() if option == FIGHT_FIRE:
            judged.score = min(judged.score, 0.0)
        case Finished() if named is not None and judged.score > 0:
            judged.score += TO_FINISH
        case FavouriteSafe() if who.favourite:
            foe = attacked(option)
            if foe is not None and _is_favourite(situation, who, foe[0]):
                judged.score = min(judged.score, -1.0)
        case EndedBy(what="time") if named is not None and judged.score > 0:
            story, number = situation.view.tale, int(named["number"])
            if ENDED in brought_by(story, named["token"], number):
                judged.score *= TO_WAIT


def _is_favourite(situation: Outlook, who: InvestigatorView, monster: str) -> bool:
    found = next((m for m in situation.view.monsters if m.id == monster), None)
    return found is not None and found.name == who.favourite
