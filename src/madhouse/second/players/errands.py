"""Errands: what a person asks of a computer, whether it is folly, and when it is done.

An errand is words at the table. It is kept by the player who took it, never in the game: a case
file has only what they then chose.
"""

from madhouse.engine.company import Favour, NoSuchErrand
from madhouse.second.players.harm import Danger, cards_left
from madhouse.second.players.house import FAR
from madhouse.second.players.situation import Outlook
from madhouse.second.seen.views import InvestigatorView

DONE = ("done", "here")
"""Why nothing more is to be done of an errand that was followed."""
DEADLY = 0.8
"""What is to be feared, as a part of what one can still take."""


def meant(situation: Outlook, errand: Favour) -> InvestigatorView:
    """Whom of a seat's investigators an errand is for; refuses what names nothing on the board."""
    own = [each for each in situation.playing if each.seat == situation.view.seat]
    if not own:
        raise NoSuchErrand("nobody of that seat is on the board")
    if errand.verb == "go" and errand.space not in situation.places.room_of:
        raise NoSuchErrand("there is no such place on the board")
    if errand.verb in ("search", "leave") and errand.token not in situation.token_spaces:
        raise NoSuchErrand("there is no such token on the board")
    return next((each for each in own if each.id == errand.who), own[0])


def errand_spaces(situation: Outlook, errand: Favour) -> tuple[str, ...]:
    """Where an errand takes somebody."""
    match errand.verb:
        case "go":
            return (errand.space,)
        case "search":
            return situation.token_spaces.get(errand.token, ())
        case "stay":
            return tuple([each.space for each in situation.playing if each.seat == errand.by][:1])
    return ()


def sees_to(errand: Favour | None, token: str) -> bool:
    """Whether somebody was asked to see to a token."""
    return errand is not None and errand.verb == "search" and errand.token == token


def left_to_another(errand: Favour | None, token: str) -> bool:
    """Whether somebody was asked to leave a token to another."""
    return errand is not None and errand.verb == "leave" and errand.token == token


def is_done(situation: Outlook, who: InvestigatorView, errand: Favour) -> bool:
    """Whether nothing is left to do of it."""
    match errand.verb:
        case "go":
            return who.space == errand.space
        case "search" | "leave":
            return not any(goal.token == errand.token for goal in situation.goals.open)
    return not errand_spaces(situation, errand)


def against(situation: Outlook, who: InvestigatorView, errand: Favour) -> tuple[str, str]:
    """Why it is not taken, and the monster that is in the way if one is; nothing: it is."""
    if is_done(situation, who, errand):
        return "here" if errand.verb == "go" else "done", ""
    if errand.verb == "leave":
        return "", ""
    spaces = errand_spaces(situation, errand)
    if situation.steps(who, spaces) >= FAR:
        return "no-way", ""
    nearest = min(spaces, key=lambda space: situation.ways.distances(who.space).get(space, FAR))
    danger = Danger(situation, who)
    if danger.cards_at(nearest) >= DEADLY * fewest_left(who) > 0 and nearest != who.space:
        return "folly", danger.worst_at(nearest)
    return "", ""


def fewest_left(who: InvestigatorView) -> float:
    """How many cards somebody can take before the next limit; the first of them is no end."""
    left = []
    for kind, most in (("damage", who.health), ("horror", who.sanity)):
        cards, marked = cards_left(who, kind)
        left.append(float(cards if marked else cards + most))
    return min(left)
