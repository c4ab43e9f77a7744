"""Telling options: what a player reads for each, and what it is about."""

from collections.abc import Mapping

from madhouse.engine.clauses import When, parts_within
from madhouse.engine.decisions import Decision, Option
from madhouse.engine.describe import deed, phrase
from madhouse.engine.forms import Named
from madhouse.engine.messages import Phrase
from madhouse.engine.shapes import OptionText
from madhouse.engine.teller import Alike
from madhouse.engine.typography import capital, typeset
from madhouse.first.rules.card_abilities import CALL_ON, IN_TURN
from madhouse.first.rules.keeper_hand import PLAY
from madhouse.first.rules.monsters import monster_number
from madhouse.first.things.changed_actions import ChangedAction, as_answered
from madhouse.first.things.lasting_names import face
from madhouse.first.things.seeding import letter_of, marker_of, markers, question_of
from madhouse.first.told.card_telling import CardTeller
from madhouse.first.told.card_texts import rules_text, trait_summary
from madhouse.first.told.option_layout import PASSES, TURN, place_of
from madhouse.first.told.option_texts import verb_and_names
from madhouse.first.told.read_aloud import Facts
from madhouse.first.told.sealing import always_seals
from madhouse.first.words.choices import FIRST, Either
from madhouse.first.words.stepping import SpendAction
from madhouse.puzzles.steps import COSTS

EITHER = "either"
OF_THIS_GAME = frozenset({"monster", "player"})
"""What an option may name that is called otherwise at another table."""


class OptionTeller(CardTeller):
    """Puts options into words, for one reader."""

    def option(self, decision: Decision, option: Option) -> OptionText:
        """An option of this decision: what a player reads, and what it is about."""
        verb, named = self.read(option)
        card = named.get("card", option if option in self.cards else "")
        place = place_of(decision.kind, verb)
        return OptionText(
            option=option,
            text=str(self.option_text(decision, option)),
            verb=verb,
            names=dict(named),
            detail=str(self.detail(decision, option)),
            space=named.get("space", ""),
            room=named.get("room", ""),
            card=card,
            group=place.group,
            key=place.key,
            brief=self._brief(option, verb, named),
            cost=self.cost(option, named),
            passes=option in PASSES,
            sensible=self._is_sensible(named),
            mark=marker_of(named["question"], named["letter"]) if "letter" in named else "",
            rule=place.rule,
            seals=always_seals(decision.kind, verb),
        )

    def _brief(self, option: Option, verb: str, named: Named) -> str:
        """What is read where a heading says what is done, or where the cost stands apart."""
        key = f"brief.{'action' if option in self.box.actions else verb}"
        if key not in self.messages.keys:
            return ""
        told = {**self._named(named), "card": named.get("card", "")}
        if "door" in named:
            told["between"] = Phrase(self.names.on_both_sides(named["door"]))
        return str(self.messages.text(key, **told))

    def _is_sensible(self, named: Named) -> bool:
        """Whether it is a choice for a newcomer, among investigators or Trait cards."""
        chosen = self.cards.get(named.get("who", named.get("card", "")))
        return bool(getattr(chosen, "sensible", False))

    def cost(self, option: Option, named: Named) -> int | None:
        """What an option costs: threat, or steps at a puzzle."""
        if option in self.box.actions:
            return as_answered(self.box.actions[option], markers(self._answers)).cost
        if "threat" in named:
            return int(named["threat"])
        mythos = self.box.mythos.get(named.get("card", ""))
        if mythos is not None and PLAY.read(option):
            return mythos.cost
        step = COSTS.find(option)
        return None if step is None else step[0]

    def alike(self, decision: Decision, option: Option) -> Alike:
        """Most options read alike at every table of the story."""
        if decision.kind == EITHER:  # the same two words stand for what each card says
            return Alike.ONCE
        if option in self.box.actions:  # what it costs may depend on the keeper's answers
            return Alike.HERE
        _, named = self.read(option)
        return Alike.EVERYWHERE if OF_THIS_GAME.isdisjoint(named) else Alike.HERE

    def taken_back(self, decision: Decision, option: Option, at: str) -> str:
        """Whoever has gone somewhere goes back; any other choice is named."""
        verb, _ = self.read(option)
        key, who = f"taken_back.{verb}", decision.about.get("who")
        if at and who and key in self.messages.keys:
            return str(self.messages.text(key, who=who, at=at))
        chosen = Phrase(capital(self.option_text(decision, option)))
        return str(self.messages.text("taken_back.other", option=chosen))

    def option_text(self, decision: Decision, option: Option) -> str:
        """What a player reads for an option of this decision."""
        if decision.kind == EITHER:
            return self._way(decision.about, option)
        if option in self.box.actions:
            return self.messages.text("option.action", card=option, cost=self.cost(option, {}))
        verb, ids = self.read(option)
        if not ids:
            return self.messages.text(self._fixed(decision, verb))
        named = self._named(ids)
        if CALL_ON.read(option):
            costs = [each for clause in self._called_on(option) for each in clause.cost]
            takes_it = any(isinstance(each, SpendAction) for each in costs)
            named["takes"] = "action" if takes_it else "nothing"
        if not verb:
            (thing,) = ids
            return self.messages.text("option.thing", thing=named[thing])
        return self.messages.text(f"option.{verb}", **named)

    def read(self, option: Option) -> tuple[str, Named]:
        """What is done, and the ids that the option names: nothing but names, where it is a thing
        to choose."""
        verb, named = verb_and_names(option)
        if named or not self.names.knows(option):
            return verb, named
        if option in self.box.investigators:
            return "", {"who": option}
        return "", {"card" if option in self.cards else "room": option}

    def detail(self, decision: Decision, option: Option) -> str:
        """What is printed on the card of an option that would else be chosen blindly."""
        if isinstance(self.cards.get(option), ChangedAction):
            return rules_text(self._as_known(option), self.messages).replace("\n", " ")
        if decision.kind == TURN and (clauses := self._called_on(option)):
            return typeset(" ".join(deed(each, self.messages) for each in clauses))
        if decision.kind not in ("investigator", "trait"):
            return ""
        (name,) = self.read(option)[1].values()
        card = self.cards[name]
        if decision.kind == "trait":
            return trait_summary(card, self.messages)
        return self.messages.text(
            "detail.investigator", health=card.health, sanity=card.sanity, skill=card.skill
        )

    def _called_on(self, option: Option) -> list[When]:
        """What a card that is called on in one's turn does, of all that stands on it."""
        called = CALL_ON.read(option)
        when = self.cards[called["card"]].when if called else ()
        return [each for each in when if each.moment == IN_TURN]

    def _way(self, about: Facts, option: Option) -> str:
        """One of the two things that a card lets somebody choose between."""
        card = self.cards[face(str(about["card"]))]
        choice = list(parts_within(card, Either))[int(str(about["choice"]))]
        verbs = choice.do if option == FIRST else choice.other
        return self.messages.text("option.way", what=phrase(verbs, self.messages))

    def _fixed(self, decision: Decision, verb: str) -> str:
        """Some lines mean a little more in one kind of question than in another."""
        special = f"option.{verb}-{decision.kind}"
        return special if special in self.messages.keys else f"option.{verb}"

    def _named(self, ids: Mapping[str, str]) -> dict[str, object]:
        named: dict[str, object] = dict(ids)
        if "monster" in ids:
            named["monster"] = self.names.monster(monster_number(ids["monster"]))
        if "player" in ids:
            named["who"] = Phrase(self.names.player(ids["player"]))
        if "card" in ids:
            mythos = self.box.mythos.get(ids["card"])
            named["cost"] = None if mythos is None else mythos.cost
        if "letter" in ids:
            answers = self.story.questions[ids["question"]].answers
            named["answer"] = Phrase(typeset(answers[ids["letter"]].text))
        if "objective" in ids:
            named["answer"] = Phrase(typeset(self._behind(ids["objective"])))
        return named

    def _behind(self, objective: str) -> str:
        """The answer of the keeper's that an objective comes with."""
        marker = next(each.marker for each in self.story.objectives if each.id == objective)
        return self.story.questions[question_of(marker)].answers[letter_of(marker)].text
