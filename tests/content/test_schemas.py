"""The exported JSON Schema describes the written form: every content file keeps to it."""

from pathlib import Path
from typing import Any

import pytest
import yaml
from jsonschema import Draft202012Validator

from madhouse.engine.board import Tile
from madhouse.engine.schema import written_schema
from madhouse.first.things import cards
from madhouse.first.things.box import CONTENT
from madhouse.first.things.story import Story
from madhouse.first.things.supply import Supply
from madhouse.first.words import VOCABULARY

FILES: dict[str, Any] = {
    "tiles": tuple[Tile, ...],
    "investigators": tuple[cards.InvestigatorCard, ...],
    "traits": tuple[cards.Trait, ...],
    "starting_items": tuple[cards.Item, ...],
    "exploration": tuple[cards.Item, ...],
    "locks": tuple[cards.Demand, ...],
    "obstacles": tuple[cards.Demand, ...],
    "mythos": tuple[cards.MythosCard, ...],
    "trauma": tuple[cards.TraumaCard, ...],
    "combat": tuple[cards.CombatCard, ...],
    "monsters": tuple[cards.MonsterKind, ...],
    "keeper_actions": tuple[cards.KeeperAction, ...],
    "supply": Supply,
}


def complaints(path: Path, kind: Any) -> list[str]:
    written = yaml.safe_load(path.read_text(encoding="utf-8"))
    validator = Draft202012Validator(written_schema(kind, VOCABULARY))
    return [f"{list(e.absolute_path)}: {e.message}" for e in validator.iter_errors(written)]


@pytest.mark.parametrize("name", FILES)
def test_the_cards_keep_to_the_schema(name: str) -> None:
    assert complaints(CONTENT / f"{name}.yaml", FILES[name]) == []


@pytest.mark.parametrize("path", sorted((CONTENT / "stories").glob("*.yaml")), ids=lambda p: p.stem)
def test_the_stories_keep_to_the_schema(path: Path) -> None:
    assert complaints(path, Story) == []


def test_a_word_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    broken = tmp_path / "mythos.yaml"
    good = (CONTENT / "mythos.yaml").read_text(encoding="utf-8")
    broken.write_text(good.replace("take_horror", "take_horor"), encoding="utf-8")
    assert complaints(broken, FILES["mythos"])
