"""Telling options: what a player reads for each, and what it is about."""

from collections.abc import Mapping
from typing import Any, cast

from madhouse.engine.decisions import Decision, Option
from madhouse.engine.forms import verb_of
from madhouse.engine.messages import Messages, Phrase
from madhouse.engine.shapes import OptionText
from madhouse.engine.teller import Alike
from madhouse.engine.typography import capital, typeset
from madhouse.puzzles.asked import COSTS
from madhouse.second.app.phases import INVESTIGATOR_PHASE
from madhouse.second.app.who_knows import is_mixed, only_people_know
from madhouse.second.rules.card_actions import USE_CARD
from madhouse.second.things.box import Box
from madhouse.second.things.compound_ids import WITH_KEY
from madhouse.second.things.plain_answers import DONE, PASSES
from madhouse.second.things.scenario import TokenOption
from madhouse.second.things.skills import Skill
from madhouse.second.told.card_texts import action_rules, skills_told
from madhouse.second.told.option_layout import NUMBERS, place_of
from madhouse.second.told.option_texts import verb_and_names
from madhouse.second.told.read_aloud import Written, for_people
from madhouse.second.told.sealing import always_seals
from madhouse.second.words.company import OneOf, Somebody, ThatInvestigator
from madhouse.second.words.everybody import Either
from madhouse.second.words.guessing import Guess

ONCE = frozenset({"either", "guess", "one-of", "somebody", "offered", "proposal", "puzzle"})
"""Questions whose options read alike in this question and no other."""
OF_THIS_GAME = ("monster", "door", "blocked", "token", "card")
"""What an option may name that reads otherwise at another table."""
NONE: dict[str, object] = dict.fromkeys(
    (
        "adds_up",
        "card",
        "door",
        "harm",
        "investigator",
        "kind",
        "left",
        "monster",
        "number",
        "what",
        "who",
    )
)
"""Facts and names that a message may ask for where there is none."""


class OptionTeller:
    """Puts options into words, of a box and a scenario."""

    box: Box
    messages: Messages
    written: Written
    cards: Mapping[str, Any]
    _sums: Mapping[str, int]  # what has added up, by option
    _harder: Mapping[str, int | None]  # how many more some options take, by option

    def option(self, decision: Decision, option: Option) -> OptionText:
        """An option of this decision: what a player reads, and what it is about."""
        verb, named = verb_and_names(option)
        place = place_of(decision.kind, verb)
        card = (named.get("card") or named.get("possession") or "").removesuffix(WITH_KEY)
        return OptionText(
            option=option,
            text=str(self.option_text(decision, option)),
            verb=verb,
            names=dict(named),
            detail=str(self.detail(decision, named)) or self._of_deed(verb),
            space=named.get("space", ""),
            card=self.box.front(card) or self._in_inventory(named),
            group=place.group,
            key=named["number"] if verb in NUMBERS else place.key,
            brief=self._brief(verb, named),
            cost=self._cost(option, named),
            passes=option in PASSES,
            rule=place.rule,
            seals=always_seals(decision.kind, verb),
        )

    def _in_inventory(self, named: Mapping[str, str]) -> str:
        """The Item on which a token of the inventory lies."""
        return self.box.tokens[named["token"]].item if "token" in named else ""

    def _cost(self, option: Option, named: Mapping[str, str]) -> int | None:
        """What an option costs: steps at a puzzle; on a token an action, where it bears the icon
        (2e.action-icon.costs-action)."""
        if "token" in named and "number" in named:
            return int(not self.box.tokens[named["token"]].options[int(named["number"])].free)
        return _steps_of(option)

    def alike(self, decision: Decision, option: Option) -> Alike:
        """Most options read alike at every table of the scenario."""
        if decision.kind in ONCE or (decision.kind == "trade" and option == DONE):
            return Alike.ONCE
        _, named = verb_and_names(option)
        return Alike.HERE if any(each in named for each in OF_THIS_GAME) else Alike.EVERYWHERE

    def taken_back(self, decision: Decision, option: Option, at: str) -> str:
        """Whoever has gone somewhere goes back; any other choice is named."""
        verb, _ = verb_and_names(option)
        key, who = f"taken_back.{verb}", decision.about.get("who")
        if at and who and key in self.messages.keys:
            return str(self.messages.text(key, who=who, at=at))
        chosen = Phrase(capital(self.option_text(decision, option)))
        return str(self.messages.text("taken_back.other", option=chosen))

    def option_text(self, decision: Decision, option: Option) -> Phrase:
        """What a player reads for an option of this decision."""
        verb, ids = verb_and_names(option)
        special = f"option.{verb}-{decision.kind}"
        key = special if special in self.messages.keys else f"option.{verb}"
        given = {**NONE, **numbers_among(ids), **self._named(decision, ids)}
        return Phrase(typeset(self.messages.text(key, **given)))

    def _named(self, decision: Decision, ids: Mapping[str, str]) -> dict[str, object]:
        """What the ids in an option stand for, where it is more than a name."""
        text, named = self.messages.text, dict[str, object]()
        number = ids.get("number", "")
        if "token" in ids and number:
            option = self.box.tokens[ids["token"]].options[int(number)]
            named["label"] = Phrase(typeset(option.label))
        if "card" in ids and number:
            named["what"] = self._card_action(ids["card"], int(number))
        if ids.get("card") in self.box.investigators:
            helped = ids.get("investigator")
            yours = None if helped else decision.about.get("who")
            named["card"] = self.ability(ids["card"], helped, yours)
        if "weapon_class" in ids:
            named["weapon_class"] = text(f"weapon_class.{ids['weapon_class']}")
        if decision.kind == "attack-class":
            named["kind"] = text(f"weapon_class.{ids['kind']}")
        if decision.kind == "trade":
            named["made"] = decision.about.get("made")
        if "skill" in ids:
            named["skill"] = Skill(ids["skill"])
        if "face" in ids:
            named["face"] = text(f"die_face.{ids['face']}")
        if "word" in decision.about:
            named["text"] = self._way(int(str(decision.about["word"])), number)
        return named

    def _way(self, word: int, number: str) -> Phrase:
        """One of the things that a card lets somebody choose between."""
        said = self.box.written[word]
        if not number and isinstance(said, Either | OneOf):
            return Phrase()  # an option beside them, such as to leave it
        if isinstance(said, Either):
            return Phrase(typeset(said.of[int(number)].text).rstrip("."))
        if isinstance(said, Guess):
            return Phrase(typeset(list(said.of.values())[int(number)]))
        if isinstance(said, OneOf):
            return self.written.what(said.these[int(number)])
        return self.written.what(cast(Somebody | ThatInvestigator, said).do)

    def ability(self, card: str, theirs: object, yours: object = None) -> Phrase:
        """What an investigator's card can do, of somebody who is named already, or who chooses."""
        whose = "yours" if card == yours else "theirs" if card == theirs else "of"
        return self.messages.text(f"ability.{whose}", investigator=card)

    def _card_action(self, card: str, number: int) -> Phrase:
        action = self.cards[card].action[number]
        return Phrase(action_rules(action, self.written).rstrip("."))

    def _option_label(self, name: str) -> Phrase:
        """The label of a token's option by its name in the state ('watch 0')."""
        token, _, number = name.rpartition(" ")
        return Phrase(typeset(self.box.tokens[token].options[int(number)].label))

    def _brief(self, verb: str, named: Mapping[str, str]) -> str:
        """A card with one action stands beside its own text; of several each says which."""
        key = f"brief.{verb}"
        if verb == verb_of(USE_CARD) and named["card"] in self.box.investigators:
            return ""  # it is one's own ability, and has no name
        card = self.cards.get(named["card"]) if verb == verb_of(USE_CARD) else None
        if card is not None and len(card.action) > 1:
            return ""
        return str(self.messages.text(key, **named)) if key in self.messages.keys else ""

    def detail(self, decision: Decision, named: Mapping[str, str]) -> str:
        """What is worth knowing before one chooses: skills of an investigator, a test to come."""
        if decision.kind == "investigator":
            card = self.box.investigators[named["investigator"]]
            return self.messages.text(
                "detail.investigator",
                health=card.health,
                sanity=card.sanity,
                skills=Phrase(skills_told(card, self.messages)),
            )
        if decision.kind == "either":
            word = cast(Either, self.box.written[int(str(decision.about["word"]))])
            return str(self.written.what(for_people(word.of[int(named["number"])].do)))
        if "token" in named and "number" in named:
            option = self.box.tokens[named["token"]].options[int(named["number"])]
            details = self._option_details(option, f"{named['token']} {named['number']}")
            # People choose on tokens all over the board: a label alone does not say which.
            if decision.kind == INVESTIGATOR_PHASE:
                where = self.messages.text("detail.token", token=named["token"])
                details = [where, *details, *self._needed(named["token"], option)]
            else:
                details = [*self._whom(named["token"], option), *details]
            return " · ".join(details)
        return ""

    def _of_deed(self, verb: str) -> str:
        """What a deed does that no card and no token explains."""
        key = f"detail.deed.{verb}"
        return str(self.messages.text(key)) if key in self.messages.keys else ""

    def _whom(self, token: str, option: TokenOption) -> list[str]:
        """Who is spoken to, where several may stand together and the label does not name them."""
        if self.box.tokens[token].kind != "person":
            return []
        name, _, _ = self.box.tokens[token].name.partition(",")
        named = any(word in option.label for word in name.split() if not word.endswith("."))
        return [] if named else [self.messages.text("detail.person", token=Phrase(name))]

    def _needed(self, token: str, option: TokenOption) -> list[str]:
        """What people must see for themselves; nothing of what the app knows."""
        needed = [
            each
            for each in (*self.box.tokens[token].given, *option.given)
            if only_people_know(each) and not is_mixed(each)
        ]
        conditions = [self.written.condition(self.box.number_of(each)) for each in needed]
        return [self.messages.text("detail.needed", condition=each) for each in conditions]

    def _option_details(self, option: TokenOption, name: str) -> list[str]:
        text, found = self.messages.text, list[str]()
        if option.test is not None:
            found.append(self.written.test_in_words(option.test, self._harder.get(name, 0)))
        if option.puzzle is not None:
            asked = option.puzzle
            found.append(text("detail.puzzle", kind=asked.kind, skill=asked.skill))
        if self._sums.get(name):
            found.append(text("detail.once-more", total=self._sums[name]))
        return found


def _steps_of(option: Option) -> int | None:
    """What an option costs in steps, if it is one at a puzzle."""
    step = COSTS.find(option)
    return None if step is None else step[0]


def numbers_among(ids: Mapping[str, str]) -> dict[str, object]:
    """Ids that are numbers, so that messages can choose by them."""
    return {name: int(each) if each.isdigit() else each for name, each in ids.items()}
