"""Option texts: what a player reads for a line such as `attack zombie 2 with axe`."""

import re
from collections.abc import Mapping

# Options that name things: the words in between make the message's key, `option.attack-with`.
FORMS = (
    "answer {question} {letter}",
    "take {who}",
    "pick {card}",
    "next {player}",
    "move {space}",
    "move {space} dragging a corpse",
    "move {space} dragging {name}",
    "run out {door}",
    "run {space}",
    "run {space} dragging a corpse",
    "run {space} dragging {name}",
    "leave {door}",
    "attack {monster} bare-handed",
    "attack {monster} with {card}",
    "push barrier onto {door}",
    "pull barrier off {door}",
    "use {card}",
    "make {who} use {card}",
    "make {who} attack {monster} with {card}",
    "make {who} cast {card} on {target}",
    "make {who} cast {card}",
    "cast {card} on {who}",
    "cast {card}",
    "card {number}",
    "drop {card}",
    "lay down {card}",
    "give {card} to {who}",
    "play {card} on {who}",
    "put under {card}",
    "discard {card}",
    "afflict {who}",
    "attempt {task}",
    "call on {card}",
    "name {word}",
    "take {card} from {who}",
    "{monster} confronts {who}",
    "{monster} attacks {who}",
    "{monster} samples {who}",
    "{monster} lays its samples down",
    "lay a corpse in {space}",
    "raise the corpse in {space}",
    "raise {name}",
    "{monster} robs {who}",
    "{monster} picks up {card}",
    "{room} for {threat} threat",
    "to {space}",
    "force {door}",
    "kill {monster}",
    "swap {one} {other}",
    "rotate {slot} clockwise",
    "rotate {slot} counterclockwise",
    "replace {slot}",
)
SHAPES = {"monster": r"\S+ \d+", "door": r"\S+\|\S+", "space": r"[^\s|]+\.[^\s|]+"}

PLACE = re.compile(r"\{(\w+)\}")


def _pattern(form: str) -> re.Pattern[str]:
    return re.compile(PLACE.sub(lambda place: f"(?P<{place[1]}>{_shape(place[1])})", form))


def _shape(place: str) -> str:
    return SHAPES.get(place, r"\S+")


def _key(form: str) -> str:
    return "option." + "-".join(PLACE.sub("", form).split())


READ = [(_key(form), _pattern(form)) for form in FORMS]


def read_option(line: str) -> tuple[str, Mapping[str, str]] | None:
    """The message key of an option and the ids it names; None if it is no such form.

    >>> read_option("attack zombie 2 with axe")
    ('option.attack-with', {'monster': 'zombie 2', 'card': 'axe'})
    """
    for key, pattern in READ:
        if found := pattern.fullmatch(line):
            return key, found.groupdict()
    return None


def fixed_key(line: str) -> str:
    """The message key of an option that is always the same line.

    >>> fixed_key("end turn")
    'option.end-turn'
    """
    return f"option.{line.replace(' ', '-')}"
