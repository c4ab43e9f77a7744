"""Secrets: what an Insane investigator, or one with an Agenda, wants besides, and says nothing of.

The goal stands behind a card that its owner alone may look at; in anybody else's view it is hidden.
"""

from collections.abc import Iterable, Iterator, Mapping

from madhouse.engine.clauses import Condition
from madhouse.engine.decisions import Option
from madhouse.engine.wording import conditions_in
from madhouse.players.judging import Verdict, verdict
from madhouse.second.players.fighting import attacked
from madhouse.second.players.goals import ENDED, brought_by
from madhouse.second.players.situation import Outlook
from madhouse.second.rules.card_actions import HELP
from madhouse.second.rules.conditions import OWN_GOALS
from madhouse.second.rules.features import OVERGROWTH, RIFT, RUBBLE
from madhouse.second.rules.fire import FIGHT_FIRE
from madhouse.second.rules.move import MOVE
from madhouse.second.rules.overgrowth import CUT_CLEAR
from madhouse.second.rules.rift import CLOSE_RIFTS
from madhouse.second.rules.rubble import CLEAR_RUBBLE
from madhouse.second.rules.set_fire import SET_FIRE
from madhouse.second.rules.token_actions import INTERACT, SEARCH
from madhouse.second.seen.views import HIDDEN, InvestigatorView
from madhouse.second.things.cards import ConditionBack
from madhouse.second.words.belongings import HasTrait
from madhouse.second.words.company import Alone
from madhouse.second.words.goals import (
    AnotherIs,
    EndedBy,
    FavouriteSafe,
    Finished,
    HoldsMost,
    SpacesWithFire,
)
from madhouse.second.words.laid_tokens import SpacesWithFeature

TO_BURN = 1.5
TO_FINISH = 1.0
TO_HAVE = 1.0
TO_BE_ALONE = 0.7
TO_WAIT = 0.2
"""Of an ending that one does not want, the part that is shown to the others."""
CLEARS = {CUT_CLEAR: OVERGROWTH, CLEAR_RUBBLE: RUBBLE, CLOSE_RIFTS: RIFT}
MINE = "habit"
"""The reason that is given for what has another."""


def secretly(
    situation: Outlook, who: InvestigatorView, judged: Iterable[Verdict]
) -> Iterator[Verdict]:
    """The same with what they want besides."""
    backs = goals_of(situation, who)
    if not backs:
        yield from judged
        return
    wants = [want for back in backs for want in conditions_in(back.wins, back.needs)]
    for each in judged:
        for want in wants:
            _weigh(situation, who, want, each)
        yield each
    if any(isinstance(want, SpacesWithFire) for want in wants):
        for option in situation.decision.options:
            if SET_FIRE.read(option):
                yield verdict(option, MINE, TO_BURN)


def goals_of(situation: Outlook, who: InvestigatorView) -> list[ConditionBack]:
    """The backs of an Insane card and of an Agenda, if this view may see them."""
    names = {c.back: c.card for c in who.conditions if c.card in OWN_GOALS and c.back != HIDDEN}
    return [
        back
        for name, card in names.items()
        for back in situation.house.box.conditions[card].backs
        if back.id == name
    ]


def _weigh(situation: Outlook, who: InvestigatorView, want: Condition, judged: Verdict) -> None:
    option = judged.option
    named = SEARCH.read(option) or INTERACT.read(option)
    match want:
        case SpacesWithFire() if option == FIGHT_FIRE:
            judged.score = min(judged.score, 0.0)
        case SpacesWithFeature(feature=feature) if CLEARS.get(option) == feature:
            judged.score = min(judged.score, 0.0)
        case AnotherIs() if HELP.read(option):
            judged.score = min(judged.score, 0.0)
        case Alone() if situation.house.is_late(situation.view):
            judged.score += TO_BE_ALONE * _leaves_company(situation, who, option)
        case HoldsMost(trait=trait) | HasTrait(trait=trait) if named is not None:
            if judged.score > 0 and _brings_trait(situation, named, trait):
                judged.score += TO_HAVE
        case Finished() if named is not None and judged.score > 0:
            judged.score += TO_FINISH
        case FavouriteSafe() if who.favourite:
            foe = attacked(option)
            if foe is not None and _is_favourite(situation, who, foe[0]):
                judged.score = min(judged.score, -1.0)
        case EndedBy(what="time") if named is not None and judged.score > 0:
            story, number = situation.tale, int(named["number"])
            if ENDED in brought_by(story, named["token"], number):
                judged.score *= TO_WAIT


def _brings_trait(situation: Outlook, named: Mapping[str, str], trait: str) -> bool:
    """Whether an option of a token may bring a card with a trait."""
    brought = brought_by(situation.tale, named["token"], int(named["number"]))
    return any(
        trait in situation.house.traits(want.name) for want in brought if want.kind == "item"
    )


def _leaves_company(situation: Outlook, who: InvestigatorView, option: Option) -> int:
    """1 for a step away from all others, -1 for one to them."""
    step, room_of = MOVE.read(option), situation.places.room_of
    if step is None:
        return 0
    others = {room_of[each.space] for each in situation.playing if each.id != who.id}
    return (room_of[who.space] in others) - (room_of[step["space"]] in others)


def _is_favourite(situation: Outlook, who: InvestigatorView, monster: str) -> bool:
    found = next((m for m in situation.view.monsters if m.id == monster), None)
    return found is not None and found.name == who.favourite
