"""Words for a part of a room's name that the keeper gives to a card."""

from madhouse.engine.flow import Rule, choose
from madhouse.engine.forms import form
from madhouse.first.acting.scene import Scene
from madhouse.first.things.state import KEEPER
from madhouse.first.things.table import Table
from madhouse.first.words.base import Condition, Verb, you
from madhouse.first.words.circumstances import in_name

NAME = form("name {word}")
RULE = "1e.open.card-overrides"


class NameRoomWord(Verb, frozen=True):
    """The keeper names a word of a room's name; the card keeps to it from then on."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        names = [word for room in g.board.rooms.values() for word in room.name.split()]
        words = [word for word in dict.fromkeys(names) if word.isalpha() and word[0].isupper()]
        options = NAME.each(words)
        about = {"who": you(scene).id, "card": scene.card}
        chosen = yield from choose((KEEPER,), "name-word", options, RULE, about)
        (word,) = NAME.ids(chosen)
        g.state.spoken[scene.card] = word
        g.tell("word-named", (RULE,), who=you(scene).id, card=scene.card, word=word)


class EnteringNamed(Condition, frozen=True):
    """The room you are about to enter has the word in its name that the keeper gave the card."""

    def holds(self, g: Table, scene: Scene) -> bool:
        word = g.state.spoken.get(scene.this or scene.card, "")
        return bool(word and scene.room) and in_name(word, g.board.rooms[scene.room].name)
