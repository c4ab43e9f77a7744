"""Where harm came from, as the log tells it: from what was last said to befall somebody."""

from collections import Counter

from madhouse.engine.log import Event

BEFALLS = {
    "mythos-event": ("mythos", "event"),
    "event": ("event", "event"),
    "activates": ("monster", "monster"),
    "horror-check": ("horror check", "monster"),
    "attacks": ("attacking", "monster"),
    "evades": ("evading", "monster"),
    "token-text": ("token", "token"),
    "uses": ("card", "card"),
    "spell-flipped": ("card", "card"),
    "condition-flipped": ("card", "condition"),
}
"""Events after which harm comes from something: its sort, and which fact names it."""
OVER = frozenset({"round", "turn", "mythos-phase"})
"""Events with which whatever befell somebody is over."""
DEEDS = frozenset({"token", "attacking", "evading", "card"})
"""Sources that somebody has turned to; who then moves on has done with them."""
OTHERWISE = ("card", "kept faceup")
"""What is left: Damage and Horror cards that lie there, and Conditions."""
FIRE = ("fire", "fire")
HARM = frozenset({"harm", "harm-facedown"})


class HarmSources:
    """Follows a log, and counts Damage and Horror by what brought it."""

    def __init__(self) -> None:
        self.found: dict[str, Counter[str]] = {}
        self._source = OTHERWISE
        self._burning = False
        self._kinds: dict[str, str] = {}

    def see(self, event: Event) -> None:
        """Take in the next event."""
        kind, facts = event.kind, event.facts
        if kind in HARM:
            source, name = FIRE if self._burning else self._source
            self.found.setdefault(source, Counter())[name] += 1
            self._burning = False
        elif kind in BEFALLS:
            source, fact = BEFALLS[kind]
            name = str(facts[fact])
            self._source, self._burning = (source, self._kinds.get(name, name)), False
        elif kind == "burned":
            self._burning = True
        elif kind == "prevented":
            self._burning = False
        elif kind == "spawned":
            self._kinds[str(facts["monster"])] = str(facts["kind"])
        elif kind in OVER or (kind == "moved" and self._source[0] in DEEDS):
            self._source = OTHERWISE
