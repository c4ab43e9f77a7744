"""The words that the client's texts open: each leads to a heading that the companion has."""

import re
from pathlib import Path

import pytest

from madhouse.rules.companion import companion

TERMS = Path(__file__).parents[2] / "web/src/editions/first/words/en/terms.ts"
TERM = re.compile(r"^  term\('(.+)', '([\w-]+)', '(.+)'\),$", re.MULTILINE)


def terms() -> list[tuple[str, str, str]]:
    return TERM.findall(TERMS.read_text(encoding="utf-8"))


def test_every_term_is_read() -> None:
    assert len(terms()) == TERMS.read_text(encoding="utf-8").count("  term(") > 10


@pytest.mark.parametrize(("pattern", "subject", "topic"), terms())
def test_a_term_leads_to_a_heading_of_its_subject(pattern: str, subject: str, topic: str) -> None:
    found = [each for each in companion().entries if each.topic == topic]
    assert found, f"no rule stands under '{topic}'"
    assert {each.subject for each in found} == {subject}
    assert re.search(pattern, topic + " ".join(each.text for each in found), re.IGNORECASE)
