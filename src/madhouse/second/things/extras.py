"""Extras: what packs add to a table, beside the base game's state.

A game without packs has none, and its state is written as it always was.
"""

import msgspec

from madhouse.second.things.state import State


class Extras(msgspec.Struct, array_like=True, kw_only=True):
    """Tokens and cards that only packs have."""

    laid: dict[str, dict[str, int]] = {}  # by kind of token: spaces, and how many each has
    keys: list[str] = []  # copies of Items on which a Key token lies
    improved: dict[str, list[str]] = {}  # by investigator: skills
    closings: dict[str, int] = {}  # by investigator: Rifts that may still be closed, this round
    elixirs: list[str] = []  # the deck: copies of Elixirs, by their hidden backs
    drunk: dict[str, list[str]] = {}  # by investigator: Elixirs that lie facedown
    lost: dict[str, str] = {}  # by investigator who is lost: the space they were last in
    still: list[str] = []  # tiles that cannot move until the round ends
    moved: list[str] = []  # tiles that have moved this round
    passed_over: list[str] = []  # monsters that do not activate in the next monster step
    drinks: dict[str, int] = {}  # by investigator: how many Elixirs they have drunk


class PackedState(State, array_like=True, kw_only=True):
    """A whole game that is played with packs."""

    extras: Extras
