"""The tale (a narrative summary of the log): an evening told in two pages, for afterwards.

An edition's teller makes a strand of every event that is worth telling; here they are woven. What
one person did in a row becomes one sentence, and where there is more than fits on two pages the
lightest strands are left out.
"""

from collections.abc import Collection, Iterable, Sequence
from itertools import groupby
from typing import Literal

import msgspec

from madhouse.engine.messages import Messages, Phrase
from madhouse.engine.typography import capital

MOST_WORDS = 1200
"""Two pages."""

THING = "{}"
"""Where a strand says what was done with, or who came; several in a row are named together."""

Weave = Literal["arrives", "deed", "sentence", "passage", "chapter", "round", "end"]


class Strand(msgspec.Struct, frozen=True, gc=False):
    """An event as the tale tells it.

    A deed is said without whoever did it; a passage is an author's, and stands by itself; a chapter
    has a title and may begin with a passage; the end is the last chapter.
    """

    weave: Weave
    text: str = ""  # may leave a place for the thing
    who: str = ""  # of a deed, and of whoever arrives: the name
    title: str = ""  # of a chapter
    weight: int = 0  # how much would be missing without it
    lost: str = ""  # the name of somebody who is lost by it
    thing: str = ""  # what of several such strands in a row is named together


class TalePart(msgspec.Struct, frozen=True):
    """A paragraph; what an author wrote is set off from what is told."""

    text: str
    written: bool = False


class Chapter(msgspec.Struct, frozen=True):
    """What is told under one heading."""

    title: str
    parts: list[TalePart]


class EveningTale(msgspec.Struct, frozen=True):
    """The evening as a story."""

    title: str
    chapters: list[Chapter]
    at: int = 0  # answers that had been given at its decisive moment

    @property
    def words(self) -> int:
        """How long it is."""
        return sum(len(part.text.split()) for each in self.chapters for part in each.parts)


class Weaver:
    """Makes a tale of strands, in the words of an edition."""

    def __init__(self, title: str, messages: Messages, outcome: str) -> None:
        self._title, self._messages = title, messages
        self._outcome = Phrase(outcome)  # who won

    def woven(self, strands: Sequence[Strand], at: Sequence[int] = ()) -> EveningTale:
        """The tale of all the strands; `at` says how many answers had been given by each."""
        heaviest = decisive(strands)
        chosen = fitting(_said_once(_opening_first(strands)), MOST_WORDS)
        people = [each.who for each in strands if each.weave == "arrives"]
        chapters = [
            Chapter(title, self._parts(inside))
            for title, inside in _by_chapter(chosen, self._title)
        ]
        if strands and strands[-1].weave == "end":
            chapters[-1].parts.append(TalePart(self._closing(strands, people)))
        told = _shortened([each for each in chapters if each.parts], people)
        return EveningTale(self._title, told, at[heaviest] if at else 0)

    def _parts(self, strands: Sequence[Strand]) -> list[TalePart]:
        parts = []
        for _, run in groupby(_numbered_paragraphs(strands), key=lambda each: each[0]):
            inside = [strand for _, strand in run]
            if inside[0].weave in ("passage", "chapter", "end"):
                parts += [TalePart(each, written=True) for each in _paragraphs(inside[0].text)]
            elif told := self._paragraph(inside):
                parts.append(TalePart(told))
        return parts

    def _paragraph(self, strands: Sequence[Strand]) -> str:
        """Deeds of one person in a row are one sentence; whoever arrived is named together."""
        sentences = []
        for (weave, who), run in groupby(strands, key=_belongs):
            texts = self._named_together(run)
            if weave == "deed":
                deeds = self._messages.joined("and", map(Phrase, texts))
                sentences.append(self._say("did", who=Phrase(who), deeds=deeds))
            elif weave == "arrives":
                names = [each.who for each in strands if each.weave == "arrives"]
                together = self._messages.joined("and", map(Phrase, names))
                sentences.append(self._say("came", people=together, count=len(names)))
            else:
                sentences += [capital(each) for each in texts if each]
        return " ".join(dict.fromkeys(sentences))

    def _named_together(self, strands: Iterable[Strand]) -> list[str]:
        """What each says, once; where several say the same of other things, one says it of all."""
        said = []
        for text, run in groupby(strands, key=lambda each: each.text):
            things = dict.fromkeys(each.thing for each in run)
            together = self._messages.joined("and", map(Phrase, things))
            said.append(text.replace(THING, together))
        return list(dict.fromkeys(said))

    def _closing(self, strands: Sequence[Strand], people: Sequence[str]) -> str:
        """Who went home and who did not, and how long it took."""
        gone = dict.fromkeys(each.lost for each in strands if each.lost)
        left = [each for each in people if each not in gone]
        rounds = sum(each.weave == "round" for each in strands)
        living, lost = self._several(left), self._several(gone)
        closing = self._say("closing", rounds=rounds, living=living, lost=lost)
        return self._say("won", outcome=self._outcome, closing=Phrase(closing))

    def _several(self, names: Collection[str]) -> Phrase | None:
        return self._messages.joined("and", map(Phrase, names)) if names else None

    def _say(self, key: str, **facts: object) -> str:
        return capital(self._messages.text(f"tale.{key}", **facts))


def decisive(strands: Sequence[Strand]) -> int:
    """Where the heaviest strand is, the last of several; the end itself decides nothing."""
    open_still = [n for n, each in enumerate(strands) if each.weave != "end"]
    return max(open_still, key=lambda n: (strands[n].weight, n), default=0)


def fitting(strands: Sequence[Strand], words: int) -> list[Strand]:
    """As many strands as there is room for, the heavy ones first; of those that weigh the same and
    do not all fit, some from everywhere."""
    kept = {n for n, each in enumerate(strands) if not each.weight}
    left = words - sum(_length(strands[n]) for n in kept)
    for weight in sorted({each.weight for each in strands if each.weight}, reverse=True):
        same = [n for n, each in enumerate(strands) if each.weight == weight]
        long = sum(_length(strands[n]) for n in same)
        some = same if long <= left else _spread(same, len(same) * max(0, left) // long)
        kept.update(some)
        left -= long
        if left <= 0:
            break
    return [each for n, each in enumerate(strands) if n in kept]


def _opening_first(strands: Sequence[Strand]) -> list[Strand]:
    """The words with which it begins come before those who came to hear them, and these before
    whatever they did to make ready."""
    ready = next((n for n, each in enumerate(strands) if each.weave == "round"), len(strands))
    before = sorted(strands[:ready], key=lambda each: each.weave != "arrives")
    return sorted([*before, *strands[ready:]], key=lambda each: not _opens(each))


def _opens(strand: Strand) -> bool:
    return strand.weave == "passage" and not strand.weight


def _said_once(strands: Sequence[Strand]) -> list[Strand]:
    """What an author wrote for every time is read once, and what somebody did again not told."""
    first = {_said(each): n for n, each in reversed([*enumerate(strands)])}
    return [
        each
        for n, each in enumerate(strands)
        if each.weave not in ("passage", "deed") or first[_said(each)] == n
    ]


def _said(strand: Strand) -> tuple[str, str, str]:
    return strand.who, strand.text, strand.thing


def _spread(numbers: Sequence[int], count: int) -> list[int]:
    """So many of them, evenly."""
    return [numbers[n * len(numbers) // count] for n in range(count)] if count else []


def _length(strand: Strand) -> int:
    words = len(strand.text.split()) + len(strand.thing.split())
    return words + (2 if strand.weave == "deed" else 0)


def _by_chapter(strands: Sequence[Strand], title: str) -> list[tuple[str, list[Strand]]]:
    chapters: list[tuple[str, list[Strand]]] = [(title, [])]
    for each in strands:
        if each.weave in ("chapter", "end"):
            chapters.append((each.title, []))
        chapters[-1][1].append(each)
    return chapters


def _numbered_paragraphs(strands: Iterable[Strand]) -> list[tuple[int, Strand]]:
    """Each strand with the number of its paragraph: a passage has one of its own, and a round
    begins another."""
    numbered, number = [], 0
    for each in strands:
        alone = each.weave in ("passage", "chapter", "end")
        number += alone or each.weave == "round"
        if each.weave != "round":
            numbered.append((number, each))
        number += alone
    return numbered


def _belongs(strand: Strand) -> tuple[str, str]:
    return strand.weave, strand.who if strand.weave == "deed" else ""


def _paragraphs(text: str) -> list[str]:
    return [each.strip() for each in text.splitlines() if each.strip()]


def short_name(name: str) -> str:
    """What somebody is called when everybody knows of whom one speaks.

    >>> short_name("Gloria Goldberg"), short_name("Dr. Inés Cab")
    ('Gloria', 'Dr. Cab')
    """
    first, *rest = name.split()
    return f"{first} {rest[-1]}" if first.endswith(".") and rest else first


def _shortened(chapters: Sequence[Chapter], people: Sequence[str]) -> list[Chapter]:
    """Everybody has their whole name once."""
    met: set[str] = set()
    told = []
    for chapter in chapters:
        parts = []
        for part in chapter.parts:
            text = part.text
            for name in people:
                head, found, tail = text.partition(name)
                if found and name not in met:
                    met.add(name)
                    head += name
                    text = head + tail.replace(name, short_name(name))
                else:
                    text = text.replace(name, short_name(name))
            parts.append(TalePart(text, part.written))
        told.append(Chapter(chapter.title, parts))
    return told


def markdown(tale: EveningTale) -> str:
    """The tale as a text that keeps its shape wherever it is pasted."""
    lines = [f"# {tale.title}", ""]
    for number, chapter in enumerate(tale.chapters):
        if number or chapter.title != tale.title:
            lines += [f"## {chapter.title}", ""]
        for part in chapter.parts:
            lines += [f"> {part.text}" if part.written else part.text, ""]
    return "\n".join(lines)
