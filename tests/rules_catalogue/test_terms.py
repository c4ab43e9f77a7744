"""The words that the client's texts open: each leads to a heading that the companion has."""

import re
from pathlib import Path

import pytest

from madhouse.rules.catalogue import Rulebook
from madhouse.rules.companion import companion

EDITIONS = Path(__file__).parents[2] / "web/src/editions"
TERM = re.compile(r"^  term\('(.+)', '([\w-]+)', '(.+)'\),$", re.MULTILINE)


def text(book: Rulebook) -> str:
    return (EDITIONS / book / "words/en/terms.ts").read_text(encoding="utf-8")


def terms() -> list[tuple[Rulebook, str, str, str]]:
    return [(book, *found) for book in Rulebook for found in TERM.findall(text(book))]


@pytest.mark.parametrize("book", Rulebook)
def test_every_term_is_read(book: Rulebook) -> None:
    read = [term for term in terms() if term[0] is book]
    assert len(read) == text(book).count("  term(") > 10


@pytest.mark.parametrize(("book", "pattern", "subject", "topic"), terms())
def test_a_term_leads_to_a_heading_of_its_subject(
    book: Rulebook, pattern: str, subject: str, topic: str
) -> None:
    found = [each for each in companion(book).entries if each.topic == topic]
    assert found, f"no rule stands under '{topic}'"
    assert {each.subject for each in found} == {subject}
    assert re.search(pattern, topic + " ".join(each.text for each in found), re.IGNORECASE)
