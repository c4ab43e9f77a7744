"""Building a table: investigators with all that lies before them, and monsters."""

from collections.abc import Sequence
from typing import Self

from madhouse.engine.knowledge import EVERYONE, bit, learn
from madhouse.first.building.bare_table import BareTable
from madhouse.first.building.refusals import (
    BadTable,
    refuse_below,
    refuse_beyond,
    refuse_traits,
    refuse_unknown,
    refuse_wrong_kind,
)
from madhouse.first.things.state import KEEPER, Investigator, Monster


class Figures(BareTable):
    """Who stands where, and how."""

    def investigator(
        self,
        who: str,
        at: str,
        traits: Sequence[str] = (),
        cards: Sequence[str] = (),
        skill: int = 0,
        damage: int = 0,
        horror: int = 0,
        stun: int = 0,
        rested: bool = False,
    ) -> Self:
        """Put an investigator in a space, for the next player who has none.

        What his traits allow once a game has been used, unless he is rested.
        """
        refuse_unknown(who, self.box.investigators, "investigator")
        refuse_unknown(at, self.board.spaces, "space")
        self._refuse_figure(who, damage, horror)
        refuse_below(skill, 0, f"the skill points of {who}")
        refuse_below(stun, 0, f"the stun tokens of {who}")
        player = self._free_player()
        both = traits or [self.box.traits_of(who, kind)[0] for kind in ("strength", "intellect")]
        refuse_traits(self.box, who, both)
        figure = Investigator(
            who, player.seat, at, list(both), skill, damage=damage, horror=horror, stun=stun
        )
        self.state.investigators.append(figure)
        self.state.unused.remove(who)
        if not rested:
            self._tire(figure)
        for card in cards:
            self.carries(who, card)
        return self

    def carries(self, who: str, card: str) -> Self:
        """Give an investigator a card."""
        refuse_wrong_kind(self.box, card, self.box.items, "card that he can carry")
        self._take(card)
        learn(self.state, card, EVERYONE)
        self._figure(who).cards.append(card)
        return self

    def trauma(self, who: str, card: str) -> Self:
        """Lay a Trauma card before an investigator, who has at most one of its kind."""
        refuse_wrong_kind(self.box, card, self.box.trauma, "Trauma card")
        figure, kind = self._figure(who), self.box.trauma[card].kind
        if any(self.box.trauma[each].kind == kind for each in figure.trauma):
            raise BadTable(f"{who} has an {kind} already; one of each kind is the most")
        self._take(card)
        learn(self.state, card, EVERYONE)
        figure.trauma.append(card)
        return self

    def spell(self, who: str, back: str) -> Self:
        """Give an investigator the Spell card with this back; nobody has seen it."""
        refuse_wrong_kind(self.box, back, self.box.spell_backs, "Spell card")
        self._take(back)
        self._figure(who).spells.append(back)
        return self

    def facedown(self, who: str, card: str) -> Self:
        """Lay a Mythos card facedown before an investigator."""
        refuse_wrong_kind(self.box, card, self.box.mythos, "Mythos card")
        if not self.box.mythos[card].facedown:
            raise BadTable(f"'{card}' is never played facedown")
        self._take(card)
        figure = self._figure(who)
        learn(self.state, card, bit(self.state, figure.player) | bit(self.state, KEEPER))
        figure.facedown.append(card)
        return self

    def hiding(self, who: str, without_marker: bool = False) -> Self:
        """Hide an investigator since an earlier turn: on a marker of his space, or by a card that
        lets him (1e.hiding.other-means)."""
        figure = self._figure(who)
        figure.hiding = True
        if not without_marker:
            self.on_markers.append(figure)
        return self

    def acted(self, who: str) -> Self:
        """An investigator has had his turn of this round."""
        self._player_of(who).acted = True
        return self

    def escaped(self, who: str) -> Self:
        """An investigator, with all that lies before him, has left the house."""
        figure = self._figure(who)
        self._player_of(who).escaped = True
        self.state.investigators.remove(figure)
        figure.space, figure.hiding = "", False
        self.state.escaped.append(figure)
        return self

    def eliminated(self, who: str) -> Self:
        """An investigator was killed after the reveal, and the next player without one is out."""
        refuse_unknown(who, self.box.investigators, "investigator")
        self._refuse_figure(who, 0, 0)
        self._free_player().eliminated = True
        self.state.unused.remove(who)
        self.state.killed_after_reveal += 1
        return self

    def monster(
        self,
        kind: str,
        at: str,
        token: str = "",
        damage: int = 0,
        stun: int = 0,
        name: str = "",
        extra_health: int = 0,
    ) -> Self:
        """Put a monster in a space; its token is the next unused one, or the one you name."""
        refuse_unknown(kind, self.state.tokens, "monster of this story")
        refuse_unknown(at, self.board.spaces, "space")
        if name:
            refuse_unknown(name, self.story.named, "named monster of this story")
        refuse_below(stun, 0, "the stun tokens of a monster")
        refuse_below(extra_health, 0, "the extra health of a monster")
        figure = self._figure_of(kind, token)
        face = self.state.tokens[kind][figure]
        health = self.box.tokens[face].health + extra_health
        refuse_beyond(damage, 0, health - 1, f"the damage of {face}")
        self.state.monsters_placed += 1
        foe = Monster(
            self.state.monsters_placed, kind, figure, at, damage, stun, name, extra_health
        )
        self.state.monsters.append(foe)
        learn(self.state, face, EVERYONE if damage else bit(self.state, KEEPER))
        return self

    def _figure_of(self, kind: str, token: str) -> int:
        """The next figure of a kind that is not on the board, or the one with this token."""
        tokens = self.state.tokens[kind]
        used = {each.figure for each in self.state.monsters if each.kind == kind}
        free = [figure for figure in range(len(tokens)) if figure not in used]
        if token:
            refuse_unknown(token, tokens, f"{kind} token")
            free = [figure for figure in free if tokens[figure] == token]
            if not free:
                raise BadTable(f"the token '{token}' is in a figure on the board already")
        if not free:
            raise BadTable(f"every figure of {kind} is on the board")
        return free[0]

    def _refuse_figure(self, who: str, damage: int, horror: int) -> None:
        if who not in self.state.unused:
            raise BadTable(f"'{who}' is on the board already; each investigator plays once")
        card = self.box.investigators[who]
        refuse_beyond(damage, 0, card.health - 1, f"the damage of {who}")
        refuse_beyond(horror, 0, card.sanity, f"the horror of {who}")

    def _tire(self, figure: Investigator) -> None:
        for name in figure.traits:
            trait = self.box.traits[name]
            if trait.action:
                self.state.spent[name] = trait.uses
            for moment in dict.fromkeys(clause.moment for clause in trait.when):
                for limited, clause in self.box.index.limited(name, moment):
                    if clause.limit:
                        figure.used[limited] = clause.limit
