"""What packs bring is thought about: what lies in spaces, bottles, lessons, straps and agendas."""

from madhouse.engine.decisions import Decision
from madhouse.players.table import answer
from madhouse.second.building import TableBuilder
from madhouse.second.edition import SecondEdition, begun
from madhouse.second.players.heuristic import HeuristicPlayer
from madhouse.second.players.secrets import goals_of
from madhouse.second.players.situation import Outlook
from madhouse.second.players.weights import DEFAULT
from madhouse.second.rules.rift import CLOSE_RIFTS
from madhouse.second.rules.rubble import CLEAR_RUBBLE
from madhouse.second.things.skills import Skill
from tests.players.second.asking import HESTER, LEV, chosen, considered, scores
from tests.players.second.packed import known, players_at
from tests.second.lamplight import PACK, collection, two_packed
from tests.second.test_shelf import header

HALL, NEXT, FAR = "front-hall.a", "front-hall.b", "parlour.b"
DESK = """
facts: [{id: name, text: You know the name.}]
tokens:
  - {id: desk, kind: search, at: front-hall.a, options: [{label: Search., do: [{learn: name}]}]}
"""


def at_the_desk(lev: str = HALL, desk: str = HALL) -> TableBuilder:
    """Something is to be learned at a desk, and Lev is near."""
    return two_packed(DESK, lev=lev).token("desk", desk)


def test_rubble_is_cleared_where_something_waits_under_it() -> None:
    with players_at(at_the_desk().feature("rubble", HALL)) as table:
        game = table.play(turn_of=LEV)
        assert chosen(game) == CLEAR_RUBBLE
        waits = scores(game)[CLEAR_RUBBLE]
        with players_at(at_the_desk(desk=FAR).feature("rubble", HALL)) as elsewhere:
            assert scores(elsewhere.play(turn_of=LEV))[CLEAR_RUBBLE] < waits


WALKING = """
facts: [{id: called, text: They were called.}]
tokens:
  - {id: gang, kind: person, name: A gang, at: parlour.b, options: [{label: Good day., free: true}]}
events:
  - id: walks
    when: {end_of_round: 1, every: 1}
    if: [{known: called}]
    text: They walk.
    do:
      - perhaps:
          if: [{way_barred: {token: gang, to: front-hall, spaces: 3, by: rubble}}]
          do: []
          else: [{walk_token: {token: gang, to: front-hall, spaces: 3}}]
"""


def test_who_walks_by_themselves_is_given_a_clear_way() -> None:
    table = two_packed(WALKING, lev=NEXT).token("gang", FAR).feature("rubble", NEXT)
    with players_at(table):
        left = scores(table.play(turn_of=LEV))[CLEAR_RUBBLE]
    called = two_packed(WALKING, lev=NEXT).token("gang", FAR).feature("rubble", NEXT)
    with players_at(called.facts("called")):
        assert scores(called.play(turn_of=LEV))[CLEAR_RUBBLE] > left


def test_all_of_it_is_cleared_that_can_be() -> None:
    table = two_packed(DESK).feature("rubble", HALL, number=3)
    table.state.investigators[0].possessions = [table._take("ice-maul")]
    with players_at(table.dice("success")):
        game = table.play(turn_of=LEV)
        game.apply("player-1", CLEAR_RUBBLE)
        while game.pending[0].kind == "convert":
            game.apply("player-1", "done")
        assert game.pending[0].kind == "clear"
        assert chosen(game) == "clear 3 rubble"


def test_what_is_buried_was_not_sought_in_vain() -> None:
    unsure = DESK.replace("do:", "if: [has_clues], do:")
    table = two_packed(unsure).token("desk", HALL).feature("rubble", HALL)
    with players_at(table):
        player = HeuristicPlayer("1")
        considered(table.play(turn_of=LEV), player)
        assert player._in_vain == {}


def test_nobody_acts_in_a_rift() -> None:
    with players_at(at_the_desk().feature("rift", HALL)) as table:
        said = scores(table.play(turn_of=LEV))
        assert said["search desk 0"] < 0
        assert said[CLOSE_RIFTS] > 0
    with players_at(at_the_desk().feature("rift", FAR)) as table:
        assert scores(table.play(turn_of=LEV))["search desk 0"] > 0


def test_a_rift_is_closed_by_whoever_may() -> None:
    table = at_the_desk().feature("rift", HALL)
    with players_at(table.dice("success")):
        game = table.play(turn_of=LEV)
        game.apply("player-1", CLOSE_RIFTS)
        while game.pending[0].kind == "convert":
            game.apply("player-1", "done")
        assert game.pending[0].kind == "close-rift"
        assert chosen(game) == "close this rift"


def test_what_is_left_of_closing_takes_one_to_the_next_rift() -> None:
    table = two_packed().feature("rift", NEXT)
    table._extras("a Rift").closings[LEV] = 1
    with players_at(table):
        found = considered(table.play(turn_of=LEV))
        assert found.option == f"move {NEXT}"
        assert found.reason == "clear"


def test_water_and_overgrowth_make_a_step_dearer() -> None:
    def of_a_step(table: TableBuilder) -> float:
        with players_at(table):
            return scores(table.play(turn_of=LEV))[f"move {NEXT}"]

    dry = of_a_step(two_packed())
    assert of_a_step(two_packed().feature("water", NEXT)) < dry
    held = two_packed().feature("overgrowth", HALL, number=4)
    held.state.investigators[0].possessions = [held._take("ferry-ticket")]
    free = two_packed()
    free.state.investigators[0].possessions = [free._take("ferry-ticket")]
    assert of_a_step(held) < of_a_step(free)


def test_nobody_evades_a_monster_beside_a_restraint() -> None:
    def of_the_desk(table: TableBuilder) -> float:
        with players_at(table.monster("ferryman", HALL)):
            return scores(table.play(turn_of=LEV))["search desk 0"]

    assert of_the_desk(at_the_desk().feature("restraint", HALL)) > of_the_desk(at_the_desk())


def restrained(lev: str) -> tuple[str, str]:
    """What is said as the ferryman activates beside a Restraint, and what is decided then."""
    table = two_packed(lev=lev, pearl=lev).feature("restraint", FAR).monster("ferryman", FAR)
    with players_at(table):
        game = table.play(stage="monsters")
        while game.pending and game.pending[0].kind != "restrain":
            decision = game.pending[0]
            answer(game, decision, decision.seats[0], HeuristicPlayer("1"))
        return game.pending[0].kind, chosen(game)


def test_a_restraint_holds_who_would_come_and_not_who_is_there() -> None:
    kind, held = restrained("parlour.a")
    assert kind == "restrain"
    assert held == "hold ferryman 1"
    _, let = restrained(FAR)
    assert let == "let ferryman 1 go"


def test_an_improved_skill_counts() -> None:
    table = two_packed()
    with players_at(table):
        game = table.play(turn_of=LEV)
        before = Outlook(game.view("player-1"), game.pending[0], DEFAULT)
        table._extras("a lesson").improved[LEV] = ["lore"]
        game = table.play(turn_of=LEV)
        after = Outlook(game.view("player-1"), game.pending[0], DEFAULT)
        who = after.people[LEV]
        assert after.dice(who, Skill.LORE) == before.dice(before.people[LEV], Skill.LORE) + 1
        assert after.dice(who, Skill.WILL) == before.dice(before.people[LEV], Skill.WILL)


def test_a_thing_with_a_key_on_it_is_picked_up() -> None:
    def of_trading(*, keyed: bool) -> float:
        table = two_packed().dropped(HALL, "ferry-ticket")
        if keyed:
            table._extras("a Key").keys.append(table.state.dropped[HALL][0])
        with players_at(table):
            return scores(table.play(turn_of=LEV))["trade"]

    assert of_trading(keyed=True) > of_trading(keyed=False) > 0


def test_the_lesson_is_taken_that_is_of_use() -> None:
    tokens = """
tokens:
  - id: chart
    kind: search
    at: front-hall.a
    options: [{label: It., free: true, stays: true, do: [improve]}]
  - id: desk
    kind: search
    at: parlour.a
    options: [{label: It., test: "SKILL; 2", pass: [{end: won}]}]
"""
    for skill in ("influence", "lore"):
        table = two_packed(tokens.replace("SKILL", skill))
        with players_at(table.token("chart", HALL).token("desk", "parlour.a")):
            game = table.play(turn_of=LEV)
            game.apply("player-1", "search chart 0")
            assert chosen(game) == f"improve {skill}"


def test_a_bottle_is_drunk_for_what_it_says_and_left_for_what_it_may_cost() -> None:
    table = two_packed(DESK)
    table.state.investigators[0].possessions = [table._take("warmth")]
    with players_at(table):
        assert scores(table.play(turn_of=LEV))["use warmth 0"] < 0


def test_a_bottle_of_a_pack_is_drunk_when_it_helps() -> None:
    """One heals two Damage, one gives an action; what is on their backs is weighed besides."""

    def of_drinking(bottle: str, damage: int = 0) -> float:
        table = TableBuilder("last-orders")
        first = table.edition.scenario.start
        table.investigator(LEV, first, has=[bottle], facedown=(damage, 0))
        game = table.investigator(HESTER, first).play(turn_of=LEV)
        return scores(game)[f"use {bottle} 0"]

    assert of_drinking("warmth", damage=4) > 0
    assert of_drinking("finish") > 0


def test_somebody_lost_comes_back_to_where_there_is_work() -> None:
    table = at_the_desk(lev=FAR).feature("rift", NEXT, "kitchen.b")
    with players_at(table):
        game = table.play(turn_of=LEV)
        view = game.view("player-1")
        asked = Decision(
            ("player-1",),
            "return",
            (f"return to {NEXT}", "return to kitchen.b"),
            about={"who": LEV},
        )
        assert HeuristicPlayer("1").choose(view, asked) == f"return to {NEXT}"


def test_an_agenda_is_known_to_its_owner_and_weighed() -> None:
    pole = """
tokens:
  - {id: pole, kind: search, at: front-hall.a, options: [{label: It., do: [{end: won}]}]}
"""
    said = {}
    for agenda in ("a-quiet-fee", "the-common-good"):
        table = two_packed(pole, lev=FAR, pearl=FAR).token("pole", HALL)
        table.investigator(HESTER, at=HALL, conditions=[f"agenda: {agenda}"])
        with players_at(table):
            game = table.play(turn_of=HESTER)
            own = Outlook(game.view("player-3"), game.pending[0], DEFAULT)
            theirs = Outlook(game.view("player-2"), game.pending[0], DEFAULT)
            assert [each.id for each in goals_of(own, own.people[HESTER])] == [agenda]
            assert goals_of(theirs, theirs.people[HESTER]) == []
            said[agenda] = scores(game)["search pole 0"]
    assert said["a-quiet-fee"] < said["the-common-good"]


def test_what_must_be_clear_is_cleared_for_the_storys_sake() -> None:
    gate = """
tokens:
  - id: gate
    kind: interact
    at: parlour.a
    options:
      - label: Go.
        if: [{not: {feature_there: {feature: rubble, place: front-hall}}}]
        do: [{end: won}]
"""
    table = two_packed(gate, lev=NEXT).token("gate", "parlour.a").feature("rubble", HALL)
    with players_at(table):
        found = considered(table.play(turn_of=LEV))
        assert (found.option, found.reason) == (f"move {HALL}", "clear")
    plain = two_packed(gate, lev=HALL).token("gate", "parlour.a").feature("rubble", HALL)
    with players_at(plain):
        assert chosen(plain.play(turn_of=LEV)) == CLEAR_RUBBLE


def test_whole_evenings_are_played_with_a_pack() -> None:
    told = SecondEdition("low-water", collection(), packs=(PACK,))
    with known(told):
        won = 0
        for seed in range(6):
            head = header(
                story="low-water",
                content=told.content_version,
                packs=(PACK,),
                seed=str(seed),
                investigators=2 + seed % 4,
            )
            game = begun(told, head)
            players = {seat: HeuristicPlayer(f"{seed} {seat}") for seat in game.seats}
            while game.pending:
                decision = game.pending[0]
                answer(game, decision, decision.seats[0], players[decision.seats[0]])
            result = game.view("player-1").result
            won += result is not None and result.winner == "investigators"
        assert won >= 4
