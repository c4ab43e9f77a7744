"""Words that spare an investigator: what happens instead of being eliminated."""

from madhouse.engine.flow import Rule
from madhouse.second.acting.scene import Scene
from madhouse.second.rules.harm import back_to_deck
from madhouse.second.things.table import Table
from madhouse.second.words.base import PeoplesVerb, you


class KeepFaceup(PeoplesVerb, frozen=True):
    """You keep only so many faceup cards of the kind that would eliminate you, and no facedown."""

    number: int

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        if scene.purpose == "horror":
            gone = who.horror[self.number :] + who.horror_facedown
            who.horror, who.horror_facedown = who.horror[: self.number], []
            back_to_deck(g, "horror", gone)
        else:
            gone = who.damage[self.number :] + who.damage_facedown
            who.damage, who.damage_facedown = who.damage[: self.number], []
            back_to_deck(g, "damage", gone)
        yield from ()
