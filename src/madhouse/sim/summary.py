"""A summary of outcomes in plain data: what `--json` prints."""

from collections.abc import Callable, Mapping, Sequence
from math import isfinite
from statistics import median, quantiles
from typing import Any

from madhouse.editions import USUAL, edition_of
from madhouse.sim.clock import first_fall, nobody_lost_early
from madhouse.sim.match import GameOutcome
from madhouse.sim.tally import Share, grouped, milestones, sides_in, used, wins
from madhouse.sim.worth import Advantage, Withheld, by_source, cards, characters


def summary(
    outcomes: list[GameOutcome],
    seconds: float,
    edition: str = USUAL,
    withheld: Withheld | None = None,
) -> dict[str, Any]:
    """All of it: every game together, each story, each cell."""
    lengths = [each.rounds for each in outcomes] or [0]
    decisions = sum(each.decisions for each in outcomes)
    cells = sorted(grouped(outcomes, lambda each: each.match.setting).items())
    return {
        "games": len(outcomes),
        "wins": {side: each.number for side, each in wins(outcomes, sides_in(edition)).items()},
        f"{edition_of(edition).workshop.ending_word}s": _split(
            edition, outcomes, lambda each: each.objective
        ),
        "rounds": _spread(lengths),
        "decisions_per_game": decisions / max(len(outcomes), 1),
        "decisions_per_second": decisions / seconds if seconds else 0.0,
        "games_per_second": len(outcomes) / seconds if seconds else 0.0,
        "stories": {
            story: _story(edition, story, games)
            for story, games in sorted(grouped(outcomes, lambda each: each.match.story).items())
        },
        "cells": [
            {**cell._asdict(), **_games(edition, games), **_clock(games)} for cell, games in cells
        ],
        "characters": {each.name: _worth(each) for each in characters(outcomes)},
        "cards": {each.name: _worth(each) for each in cards(outcomes)},
        **({} if withheld is None else {"withheld": _withheld(withheld)}),
    }


def _withheld(told: Withheld) -> dict[str, Any]:
    return {**told._asdict(), "more_with": told.more, "give_or_take": told.spread}


def _story(edition: str, story: str, games: list[GameOutcome]) -> dict[str, Any]:
    workshop, met = edition_of(edition).workshop, used(games)
    return {
        **_games(edition, games),
        "killed": sum(each.killed for each in games) / len(games),
        "insane": sum(each.insane for each in games) / len(games),
        "won_for_themselves": sum(len(each.winners) for each in games) / len(games),
        "variants": _split(edition, games, lambda each: each.variant),
        "answers": {
            question: _split(edition, games, lambda each, q=question: each.answers.get(q, "?"))
            for question in games[0].answers
        },
        "harm": by_source(games),
        "unused": workshop.unused(story, met),
        "never_met": {
            deck.title: [card for card in deck.cards if not met[f"{deck.event} {card}"]]
            for deck in workshop.decks(story)
        },
    }


def _games(edition: str, games: list[GameOutcome]) -> dict[str, Any]:
    workshop = edition_of(edition).workshop
    won = wins(games, workshop.sides)
    return {
        "games": len(games),
        "wins": {side: each.number for side, each in won.items()},
        "intervals": {side: _interval(each) for side, each in won.items()},
        "rounds": _spread([each.rounds for each in games]),
        "milestones": {name: each.value for name, each in milestones(games).items()},
        f"{workshop.ending_word}s": _split(edition, games, lambda each: each.objective),
    }


def _split(
    edition: str, games: list[GameOutcome], by: Callable[..., str]
) -> dict[str, dict[str, Any]]:
    """Games and wins by something; nothing where there is nothing to tell them apart by."""
    return {
        name: {"games": len(those), "wins": _counts(those, sides_in(edition))}
        for name, those in sorted(grouped(games, by).items())
        if name
    }


def _clock(games: list[GameOutcome]) -> dict[str, Any]:
    fall = first_fall(games)
    return {
        "clock": games[0].clock,
        "first_fall": fall if fall is not None and isfinite(fall) else None,
        "nobody_lost_early": nobody_lost_early(games).value if games[0].clock else None,
    }


def _worth(each: Advantage) -> dict[str, Any]:
    return {
        "games": each.won.of,
        "won": each.won.value,
        "more_than_without": each.more,
        "give_or_take": each.spread,
        "compared": each.compared,
        "of_use": None if each.used is None else each.used.value,
    }


def _interval(each: Share) -> list[float]:
    return [each.low, each.high]


def _counts(games: list[GameOutcome], sides: Sequence[str]) -> Mapping[str, int]:
    return {side: each.number for side, each in wins(games, sides).items()}


def _spread(lengths: list[int]) -> dict[str, float]:
    tenths = quantiles(lengths, n=10) if len(lengths) > 1 else [float(lengths[0])] * 9
    return {
        "median": median(lengths),
        "low": tenths[0],
        "high": tenths[-1],
        "fewest": min(lengths),
        "most": max(lengths),
    }
