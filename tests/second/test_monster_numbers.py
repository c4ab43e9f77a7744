"""The monsters and mythos events of the base set, by their numbers."""

from madhouse.engine.clauses import parts_within
from madhouse.second.edition import the_box
from madhouse.second.things.amounts import Scale
from madhouse.second.things.monsters import Instruction, MonsterKind, MythosEvent
from tests.second.shorthand import shorthand

MONSTERS = """
cultist: 8 humanoid 2+1 1 1 2
  activate: move 2 near if has evidence else move 2 near, attack (D3 neg agi)
  activate: move 2 near, attack (D2 neg str, [inf;1: nothing / drop])
  activate: move 1 near, nearest in range (D2 neg agi)
  activate: all here (H2 neg wil) else move 3 near
  bladed: agi;1: W / F
  heavy: str;1: W, (push if successes at least 3) / F
  firearm: agi;1: W / F
  spell: lor;1: W / H1
  unarmed: str: S
  evade: agi;1: nothing / D1
  evade: inf;1: nothing / F
  evade: agi;2: nothing / drop
  horror: H1 neg wil
  horror: h1; obs;1: heal h1 / nothing
  horror: H1 neg wil
riot: 2 humanoid 5+2 2 2 5
  activate: move 1 near, all here (D3 neg str)
  activate: move 2 to person or investigator, attack (D3 neg agi)
  activate: stay, all in range (H2 neg wil)
  activate: move 2 near, (fire its space if investigator there has light-source), all here (D1)
  bladed: agi;2: W / D1
  heavy: str;2: W / D1
  firearm: wil;1: W or move 2 from you / H1
  spell: lor;2: W / H1
  unarmed: inf: (S or push if successes at least 2 else S)
  evade: agi;2: nothing / D1
  evade: inf;2: nothing / D1
  evade: str;2: nothing / D1, F
  horror: H1 neg wil
  horror: H2 neg inf
  horror: h1
ghost: 4 spirit 3+1 3 3 2 phasing
  activate: move 2 near if has harm damage 1 else move 2 near, attack (H2 neg wil)
  activate: move 1 near, all here (D1 neg wil, h1)
  activate: move to origin, attack (H1 neg wil, flip h1)
  activate: all in range ([lor;1: nothing / h1])
  bladed: wil;1: W-1 / H1
  heavy: wil;2: W / F
  firearm: obs;2: W / F
  spell: lor;1: W+1 / H1
  unarmed: inf;1: S or heal all, move to origin / H1
  evade: wil;2: nothing / H1
  evade: agi;2: nothing / h1, F
  evade: lor;2: nothing / H1
  horror: H2 neg wil
  horror: H2 neg lor
  horror: H1 neg wil, (h1 if has harm horror 3)
deep-one-hybrid: 6 humanoid 3+1 2 1 3 aquatic
  activate: move 2 near, attack (D2 neg str)
  activate: move 2 to water, attack (D1 neg agi, drag 1 to water together)
  activate: move 3 near if has light-source else move 3 near, attack (D1 neg agi)
  activate: (attack (D3 neg str) if attacked this round else move 1 far, heal 1)
  bladed: agi;1: W / D1
  heavy: str;1: W / F
  firearm: agi;1: W / F
  spell: lor;1: W / H1
  unarmed: str;2: S / D1
  evade: inf;2: nothing / D1
  evade: agi;2: nothing / D1
  evade: str;2: nothing / F
  horror: H1 neg wil
  horror: H1 neg inf
  horror: h1
deep-one: 3 beast 5+1 2 2 4 aquatic
  activate: move 2 near, attack (D2 neg str, drag 1 to water)
  activate: move 3 to water, move 2 near, attack (D2 neg agi)
  activate: stay, all here (D1 neg str, become restrained)
  activate: move 2 near, (attack (D3 neg str) if monster in water else attack (D1 neg str))
  bladed: str;1: W / F
  heavy: str;2: W+1 / F
  firearm: agi;1: W / F
  spell: lor;2: W / H1
  unarmed: str;3: S / D1
  evade: agi;2: nothing / D1
  evade: str;2: nothing / D1, F
  evade: obs;2: nothing / D1
  horror: H2 neg wil
  horror: H1 neg wil, h1
  horror: H2 neg lor
priest-of-dagon: 1 humanoid 5+2 1 2 3
  activate: others (move 1 near), move 1 near, attack (H3 neg wil)
  activate: all in range (H2 neg wil), move 1 far
  activate: others (heal 1), move 2 near, attack (D3 neg lor)
  activate: nearest in range ([wil;2: nothing / become dazed]) else move 2 near
  bladed: agi;2: W / H1
  heavy: str;1: W / H1
  firearm: agi;1: W by cultist or deep-one-hybrid / F
  spell: lor;2: W / H1, heal 1
  unarmed: wil;1: S / H1
  evade: wil;1: nothing / H1
  evade: inf;2: nothing / F
  evade: agi;1: nothing / H1
  horror: H2 neg wil
  horror: H1 neg lor, h1
  horror: H2 neg inf
child-of-dagon: 2 beast 7+2 2 3 5 aquatic
  activate: move 2 near, all here (D3 neg agi)
  activate: move 2 to most investigators, all here (D2 neg str, drag 1 to water)
  activate: attack (D4 neg str) else move 3 to water
  activate: stay, all in range (H3 neg wil)
  bladed: agi;2: W / D1
  heavy: str;2: W / F
  firearm: agi;1: W / F
  spell: lor;2: W+1 / H1
  unarmed: str;3: S / D2
  evade: agi;2: nothing / D1, F
  evade: obs;2: nothing / D1
  evade: str;3: nothing / D1
  horror: H2 neg wil
  horror: H3 neg wil
  horror: H2 neg lor
hunting-horror: 1 beast 7+2 3 3 5 flying
  activate: move 4 near if not in light, attack (D3 neg agi)
  activate: dark its space, all in range (H2 neg wil)
  activate: attack (D4 neg agi) else move 3 far into darkness, heal 1
  activate: move 3 near, attack (D2 neg agi, drag 2 to darkness)
  bladed: agi;2: W / D1
  heavy: str;2: W / F
  firearm: obs;2: W / F
  spell: lor;2: W+1 / H1
  unarmed: str;3: S / D2
  evade: agi;2: nothing / D1
  evade: ([agi;3: nothing / D1, F] if not has light-source)
  evade: wil;2: nothing / H1
  horror: H2 neg wil
  horror: H2 neg obs
  horror: (H2 neg wil if in darkness else H1 neg wil)
star-spawn: 1 beast 10+3 1 4 7 slow
  activate: discard nearest barricade, move 1 near, all here (D4 neg agi)
  activate: discard nearest barricade, all in range (H3 neg wil)
  activate: move 1 near, attack (D4 neg str)
  activate: stay, everybody (h1), all here (D3 neg agi)
  bladed: agi;2: W / D1
  heavy: str;2: W / F
  firearm: agi;1: W / F
  spell: lor;2: W+2 / H2
  unarmed: wil;2: S / H1
  evade: agi;1: nothing / D2
  evade: obs;2: nothing / D1
  evade: wil;2: nothing / H2
  horror: H3 neg wil
  horror: H3 neg lor
  horror: H2 neg wil, h1
"""
"""Figures, class, health and how much more for each investigator, awareness, horror, brawn."""

MYTHOS = """
minor, indoor, random: the-bread-has-not-risen: H2 neg wil
minor, indoor, half: a-bell-for-nobody: obs;1: clue / h1
minor, indoor, alone: somebodys-good-chair: H2 neg wil
minor, water, random: the-tap-is-on: agi;1: nothing / d1
minor, water, half: gulls-indoors: D2 neg agi
minor, any, random: frost-on-the-inside: D2 neg str
minor, outdoor, all: the-wind-goes-about: D1 neg str
minor, outdoor, random: slack-rope: agi;1: nothing / become restrained
minor, dark, random: low-lamps: H2 neg wil
minor, crowd, half: the-cousin-from-away: inf;1: clue / h1
minor, crowd, most clues: small-talk: inf;1: nothing / lose clue
minor, machine, random: the-governor-hunts: D2 neg agi
minor, any, fewest clues: a-slip-with-your-name: become owed
minor, indoor, random: somebody-has-aired-the-room: heal h1; wil;1: nothing / become dazed
minor, any, random: a-match-held-out: clue, (h1 if not has light-source)
minor, water, most clues: tide-table: lor;1: clue / nothing
major, indoor, half: the-stair-counts-again: H2 neg lor
major, indoor, all: all-the-doors-at-once: D2 neg agi
major, indoor, random: what-the-pipe-said: H3 neg wil
major, indoor, random: bad-board: D3 neg agi
major, water, all: undertow: D2 neg str, (drag 1 to water if successes at most 0)
major, water, half: brine-in-the-cup: str;1: nothing / become brined
major, outdoor, all: hail: D2 neg str
major, outdoor, half: a-light-out-there: H2 neg obs
major, dark, random: the-lamp-goes-elsewhere: dark your space, H2 neg wil
major, fire, all: backdraught: D3 neg agi
major, crowd, half: the-toast-master-coughs: H2 neg inf
major, crowd, random: they-want-the-doctor: inf;2: clue / D1, h1
major, machine, half: belt-off: D2 neg agi
major, any, all: called-in: flip condition owed
major, any, half: the-old-injury: (flip d1 if has harm damage 1 facedown else d1)
major, any, half: the-old-grief: (flip h1 if has harm horror 1 facedown else h1)
deadly, indoor, all: the-house-settles: D2 neg str
deadly, indoor, alone: you-are-expected: H4 neg wil
deadly, indoor, half: the-ceiling-light: D3 neg obs
deadly, water, all: the-long-wave: D3 neg str, (become stunned if successes at most 0)
deadly, outdoor, all: nothing-out-there: (H3 neg wil if in darkness else H2 neg wil)
deadly, outdoor, half: ice: D3 neg agi
deadly, dark, all: no-light-takes: dark every investigator's space, H2 neg wil
deadly, fire, half: roof-fall: D4 neg agi
deadly, crowd, half: everyone-you-know: H3 neg inf
deadly, machine, random: runaway: D4 neg agi
deadly, any, half: thin-hours: H3 neg wil
deadly, any, half: the-weight-of-it: D2 neg str, h1
"""


def numbers(kind: MonsterKind) -> list[str]:
    """A monster as the table writes it."""
    health = kind.health
    assert isinstance(health, Scale)
    values = (kind.awareness, kind.horror, kind.brawn, *kind.abilities)
    head = f"{kind.id}: {kind.figures} {kind.family} {health.base}+{health.each}"
    lines = [" ".join([head, *map(str, values)])]
    texts = [("activate", kind.activate), *kind.attack.items(), ("evade", kind.evade)]
    for name, given in [*texts, ("horror", kind.horror_check)]:
        lines += [f"  {name}: {shorthand(text)}" for text in given]
    return lines


def line(event: MythosEvent) -> str:
    """A mythos event as the table writes it."""
    return f"{event.severity}, {event.at}, {event.hits}: {event.id}: {shorthand(event)}"


def test_nine_monsters_have_their_numbers() -> None:
    written = [line for kind in the_box().monsters.values() for line in numbers(kind)]
    assert written == MONSTERS.strip().splitlines()


def test_mythos_events_have_their_numbers() -> None:
    assert [line(event) for event in the_box().mythos.values()] == MYTHOS.strip().splitlines()


def test_called_in_debts_have_a_fallback() -> None:
    event = the_box().mythos["called-in"]
    assert len(event.given) == 1
    assert len(event.nobody) == 1


def test_every_monster_has_as_many_texts_as_the_others() -> None:
    for kind in the_box().monsters.values():
        assert (len(kind.activate), len(kind.evade), len(kind.horror_check)) == (4, 3, 3)
        assert list(kind.attack) == ["bladed", "heavy", "firearm", "spell", "unarmed"]


def test_no_line_of_prose_is_read_twice() -> None:
    kinds = the_box().monsters.values()
    texts = [text.text for kind in kinds for text in parts_within(kind, Instruction)]
    texts += [event.text for event in the_box().mythos.values()]
    assert len(set(texts)) == len(texts)


def test_texts_are_as_long_as_can_be_read_aloud_at_a_table() -> None:
    """A line for an activation or a check, two or three for a mythos event."""
    for kind in the_box().monsters.values():
        for text in parts_within(kind, Instruction):
            assert 6 <= len(text.text.split()) <= 16, text.text
    for event in the_box().mythos.values():
        assert 15 <= len(event.text.split()) <= 35, event.text
