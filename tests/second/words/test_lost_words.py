"""Words of the app inside what people carry out by themselves: the app would never hear of it."""

import pytest

from madhouse.engine.loading import ContentErrors
from tests.second.houses import house

EVENT = """
facts: [{id: cold, text: It is cold.}]
events:
  - id: draught
    when: {round: 1}
    text: A draught.
    do:
      - %s
monsters:
  - id: doorman
    kind: cultist
    name: The Doorman
    activate:
      - {text: He strikes., do: [%s]}
"""
HARM = "suffer: {horror: 1}"


@pytest.mark.parametrize(
    ("event", "strikes", "said"),
    [
        ("each: {do: [{learn: cold}]}", HARM, r"'learn' is for the app to do.* carry out 'each'"),
        (
            "each: {do: [{either: {of: [{text: Stay., do: [{learn: cold}]}]}}]}",
            HARM,
            "beside 'each'",
        ),
        (HARM, "monster_strikes: {do: [{learn: cold}]}", "beside 'monster_strikes', not inside it"),
    ],
)
def test_it_is_refused_with_its_place_and_the_remedy(event: str, strikes: str, said: str) -> None:
    with pytest.raises(ContentErrors, match=rf"house\.yaml:\d+:\d+: .*{said}"):
        house(EVENT % (event, f"{{{strikes}}}"))


@pytest.mark.parametrize(
    "event",
    [
        "each: {do: [{suffer: {horror: 1}}]}",
        "one_investigator: {whom: most clues, do: [{learn: cold}]}",  # people say what came of it
        "perhaps: {if: [{round_is: 1}], do: [{learn: cold}]}",
    ],
)
def test_what_reaches_the_app_is_not(event: str) -> None:
    house(EVENT % (event, f"{{{HARM}}}"))
