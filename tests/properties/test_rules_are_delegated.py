"""Every rule is delegated to with `yield from`, and rules use nothing that cannot be replayed."""

from pathlib import Path

import pytest

from tests.properties.delegation import faults_in, rules_in
from tests.rule_sources import ROOT, rule_files


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


# Nobody else calls a rule, and many have a `run` of their own.
SHARED = ("engine", "puzzles")
SOURCES = {
    module_name(path): path.read_text(encoding="utf-8")
    for path in (*(each for room in SHARED for each in (ROOT / room).rglob("*.py")), *rule_files())
}


def test_no_rule_is_called_in_vain() -> None:
    faults = [f"{fault.module}:{fault.line}: {fault.what}" for fault in faults_in(SOURCES)]
    assert not faults, "\n".join(faults)


def test_the_rules_are_found() -> None:
    rules = rules_in(SOURCES)
    assert ("madhouse.engine.flow", "choose") in rules.functions
    assert len(rules.functions) > 3


HARM = """
def damage(g, who) -> Rule[int]:
    yield from choose(g)
    return 1

def harmless(g) -> int:
    return 1

class Hurt(Verb):
    def run(self, g, scene) -> "Rule[None]":
        yield from damage(g, scene)
"""


def complaints(body: str) -> list[str]:
    """What is found in a module that plays by these lines."""
    lines = "".join(f"    {line}\n" for line in body.splitlines())
    turn = (
        "import subprocess\nfrom game import harm\nfrom game.harm import damage, harmless\n"
        f"def turn(g, who, verb, part: Callable[[Table], Rule[str]]) -> Rule[None]:\n{lines}"
    )
    return [fault.what for fault in faults_in({"game.harm": HARM, "game.turn": turn})]


@pytest.mark.parametrize(
    "body",
    [
        "damage(g, who)",
        "yield damage(g, who)",
        "hurt = damage(g, who)",
        "if damage(g, who): yield",
        "if (yield from part(damage)) and damage(g, who): pass",
        "yield from (part(g) if damage(g, who) else part(g))",
        "for _ in damage(g, who): yield",
        "list(damage(g, who))",
        "harm.damage(g, who)",
        "verb.run(g, who)",
        "part(g)",
        "yield from part(g)\nreturn damage(g, who)",
        "def inner(g) -> Rule[None]:\n    yield\nyield from inner(g)\ninner(g)",
    ],
)
def test_a_planted_call_in_vain_is_found(body: str) -> None:
    assert [what for what in complaints(body) if "not delegated" in what]


@pytest.mark.parametrize(
    "body",
    [
        "yield from damage(g, who)",
        "taken = yield from harm.damage(g, who)",
        "if not (yield from damage(g, who)): pass",
        "yield from (damage(g, who) if who else part(g))",
        "yield from verb.run(g, who)",
        "yield from together({'a': Branch((who,), damage(g, who))})",
        "yield from together({'a': Branch(seats=(who,), rule=damage(g, who))})",
        "yield from part(damage(g, who))",
        "yield from first_of(lambda: damage(g, who))",
        "return damage(g, who)",
        "harmless(g)\nyield",
        "subprocess.run(g)\nyield",
        "actions = {'hit': damage}\nyield from actions[who](g)",
    ],
)
def test_what_is_right_is_let_be(body: str) -> None:
    assert complaints(body) == []


@pytest.mark.parametrize(
    "body",
    [
        "import random\nyield",
        "from time import monotonic\nyield",
        "import os.path\nyield",
        "yield id(who)",
        "yield hash(who)",
        "for each in set(who): yield each",
        "for each in {1, 2}: yield each",
        "for each in {*who} - {1}: yield each",
        "yield [each for each in frozenset(who)]",
        "yield list(set(who))",
        "yield ', '.join({each for each in who})",
        "yield tuple(each for each in set(who))",
        "yield (*set(who), 1)",
        "left = set(who)\nfor each in left: yield each",
        "left: set[int] = set()\nyield list(left)",
        "def inner(left: set[int]) -> list[int]:\n    return list(left)\nyield",
    ],
)
def test_a_planted_source_of_chance_is_found(body: str) -> None:
    assert len(complaints(body)) == 1


@pytest.mark.parametrize(
    "body",
    [
        "for each in sorted(set(who)): yield each",
        "yield any(each for each in set(who))",
        "yield sorted(each for each in set(who))",
        "yield {each for each in set(who)}",
        "yield who in {1, 2}",
        "yield len(set(who))",
        "def inner() -> int:\n    left = set()\n    return len(left)\nleft = [1]\nyield list(left)",
    ],
)
def test_sets_without_order_are_let_be(body: str) -> None:
    assert complaints(body) == []
