"""A story's own cards, rules and answers: what would break a game, or betray it, is refused."""

import shutil
from pathlib import Path

import pytest
import yaml

from madhouse.engine.loading import ContentErrors
from madhouse.first.edition import the_box
from madhouse.first.things.box import CONTENT, Box
from madhouse.first.words import VOCABULARY

STORY = "the-cold-supper"


def rules(text: str, name: str = "quiet") -> str:
    """One house rule that says this."""
    return f"rules: [{{id: {name}, name: Quiet, text: Hush., {text}}}]"


def complaints(tmp_path: Path, text: str, goal: str = "") -> list[str]:
    """What is wrong with the training story when it says this too."""
    folder = Path(shutil.copytree(CONTENT, tmp_path / "first"))
    file = folder / "stories" / f"{STORY}.yaml"
    written = yaml.safe_load(file.read_text(encoding="utf-8"))
    written["cards"] += (yaml.safe_load(text) or {}).pop("more_cards", [])
    written |= {k: v for k, v in (yaml.safe_load(text) or {}).items() if k != "more_cards"}
    written["objectives"][0] |= yaml.safe_load(goal) or {}
    file.write_text(yaml.safe_dump(written, sort_keys=False), encoding="utf-8")
    try:
        Box(VOCABULARY, folder).story(STORY)
    except ContentErrors as refused:
        return [str(error).split(": ", 1)[1] for error in refused.errors]
    return []


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (rules("do: [mark: x]"), "rules[0].do: a house rule is never played"),
        (rules("waits: true", "axe"), "rules[0].id: the id 'axe'"),
        (
            rules("when: [{moment: keeper-turn-ends, limit: game}]"),
            "rules[0].when[0]: what a house rule does for the whole table has no owner",
        ),
        (rules("answer: 1A"), "rules[0].answer: this would betray the objective"),
        (rules("answer: 3A"), "rules[0].answer: unknown marker '3A'"),
        ("darkness_by: {1A: [study]}", "darkness_by.1A: this would betray the objective"),
        ("features_by: {1B: {altar: [study.c]}}", "features_by.1B: this would betray"),
        ("hand: {1A: {threat: 1}}", "hand.1A: this would betray"),
        ("actions_by: {1A: {ill-omens: {cost: 2}}}", "actions_by.1A: this would betray"),
        ("stirring: {}\nstirring_by: {1A: {maniac: [study]}}", "stirring_by.1A: this would betray"),
        ("actions_by: {2A: {ill-omen: {cost: 2}}}", "unknown keeper action 'ill-omen'"),
        ("stirring_by: {2A: {maniac: {rooms: [studdy]}}}", "unknown room 'studdy'"),
        ("stirring_by: {2A: {maniac: [study]}}", "stirring_by.2A.maniac: 'maniac' stirs already"),
        (
            "more_cards: [{id: axe, name: Axe, types: equipment, flavour: ''}]",
            "cards[7].id: the id 'axe' is already taken",
        ),
        (
            "more_cards: [{id: bell, name: Bell, types: equipment, flavour: '',"
            " when: [{moment: keeper-turn-ends}]}]",
            "cards[7].when[0].moment: only a house rule acts at the moment 'keeper-turn-ends'",
        ),
    ],
)
def test_a_part_that_does_not_fit(tmp_path: Path, text: str, complaint: str) -> None:
    (message,) = complaints(tmp_path, text)
    assert complaint in message


@pytest.mark.parametrize(
    ("goal", "complaint"),
    [
        ("needs: [axe]", "objectives[0].needs: 'axe' is not laid with the answers 1A and 2A"),
        ("needs: [the-gray-salt]", "unknown exploration card 'the-gray-salt'"),
        ("on_reveal: [begin_rule: quite]", "begin_rule: unknown house rule 'quite'"),
        (
            "actions: [{name: Pray, pass: []}, {name: Pray, pass: []}]",
            "objectives[0].actions[1]: there is another task 'pray'",
        ),
        (rules("do: [mark: x]"), "objectives[0].rules[0].do: a house rule"),
    ],
)
def test_a_part_of_an_objective_that_does_not_fit(
    tmp_path: Path, goal: str, complaint: str
) -> None:
    (message,) = complaints(tmp_path, "", goal)
    assert complaint in message


def test_what_fits_is_told(tmp_path: Path) -> None:
    rule = rules("waits: true, when: [{moment: keeper-turn-ends, do: [mark: bells]}]")
    goal = "needs: [the-grey-salt]\non_reveal: [begin_rule: quiet]"
    assert complaints(tmp_path, f"{rule}\ndarkness_by: {{2A: [study]}}", goal) == []


def test_a_card_of_the_box_cannot_begin_a_rule_of_a_story(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(CONTENT, tmp_path / "first"))
    mythos = folder / "mythos.yaml"
    text = mythos.read_text(encoding="utf-8").replace("[place_corpse]", "[begin_rule: quiet]")
    mythos.write_text(text, encoding="utf-8")
    with pytest.raises(ContentErrors, match="unknown house rule 'quiet'"):
        Box(VOCABULARY, folder)


def test_a_box_keeps_the_cards_of_a_story_to_that_story() -> None:
    story = the_box().story(STORY)
    laid = the_box().for_story(story)
    own = {card.id for card in story.cards}
    assert own <= set(laid.exploration)
    assert own <= set(laid.items)
    assert not own & set(the_box().items)
    assert laid.for_story(story) is laid
    assert laid.leads_to["cold-supper-3a"] == "study"
