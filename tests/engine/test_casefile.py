"""Case files: written, read again, refused when damaged, replayed and verified."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from madhouse.engine.casefile import CaseError, CaseFile, CaseLine, Header, parse, write
from madhouse.engine.decisions import ReplayDivergence
from madhouse.engine.game import Game
from madhouse.engine.replaying import replay, verify
from madhouse.engine.rng import commitment
from madhouse.engine.saving import save
from madhouse.engine.state import Result
from tests.engine.toy import ANN, BOB, answer, begin, play_on, toy, toy_turn

plain = st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=12)
lines = st.lists(plain, min_size=1, max_size=3).map(" ".join)
hexes = st.text("0123456789abcdef", min_size=64, max_size=64)
words = st.lists(lines.filter(lambda text: "," not in text), max_size=8).map(tuple)
headers = st.builds(
    Header,
    edition=lines,
    story=lines,
    content=lines,
    seed=lines,
    investigators=st.integers(0, 9),
    agreements=words,
    game=lines | st.just(""),
    commitment=lines | st.just(""),
    position=st.none() | st.binary(min_size=1),
    hands=lines | st.just(""),
    packs=words,
    level=lines | st.just(""),
    runs=words,
    shares=words,
)
answers = st.builds(
    CaseLine,
    number=st.integers(1, 999_999_999),
    seat=plain.filter(lambda text: ":" not in text),
    option=lines | lines.map(" {} ".format) | st.just("#  [0123abcd]"),
    fingerprint=hexes.map(lambda text: text[:8]),
)
cases = st.builds(CaseFile, headers, st.lists(answers, max_size=5).map(tuple)) | st.builds(
    CaseFile,
    headers,
    st.lists(answers, max_size=5).map(tuple),
    st.builds(Result, plain, lines),
    hexes,
)


def written(case: CaseFile) -> str:
    return write(case.header, case.answers, case.result, case.final)


def played(seed: str = "1") -> Game[Any, Any]:
    game = toy(seed)
    for _ in play_on(game, Random(seed)):
        pass
    return game


@given(cases)
def test_what_is_written_is_read_again(case: CaseFile) -> None:
    text = written(case)
    assert parse(text) == case
    assert parse(text.replace("\n", "\r\n")) == case
    assert written(parse(text)) == text


@given(cases, st.data())
def test_a_file_cut_off_anywhere_is_refused(case: CaseFile, data: st.DataObject) -> None:
    text = written(case)
    # Without its last line end the file is still whole; the first line alone says what it is.
    cut = data.draw(st.integers(len("madhouse case 1"), len(text) - 2))
    with pytest.raises(CaseError, match="truncated"):
        parse(text[:cut])


@given(st.text())
def test_any_other_text_is_refused_in_words(text: str) -> None:
    with pytest.raises(CaseError, match="line 1: not a case file"):
        parse(text)


@given(st.lists(st.sampled_from(played().case().splitlines()), max_size=12))
def test_lines_in_any_order_are_read_or_refused(shuffled: list[str]) -> None:
    try:
        case = parse("\n".join(["madhouse case 1", *shuffled]))
    except CaseError:
        return  # refused in words; anything else that is raised fails the test
    assert parse(written(case)) == case


def test_a_case_file_reads_like_this() -> None:
    game = toy("42", "fast-nights", "no-dice")
    answer(game, "slow", "joe")
    assert game.case() == (
        "madhouse case 1\n"
        "edition: toy\n"
        "story: the-toy\n"
        "content: 1\n"
        "seed: 42\n"
        "investigators: 2\n"
        "options: fast-nights, no-dice\n"
        "\n"
        f"1 keeper: slow  [{game.answers[0].decision.fingerprint}]\n"
        f"2 investigator-1: joe  [{game.answers[1].decision.fingerprint}]\n"
        "open\n"
    )


def test_hands_packs_level_and_who_runs_whom_are_written_only_where_they_are_said() -> None:
    plain = toy().header
    assert not {"hands", "packs", "level", "runs"} & set(write(plain, ()).replace(":", " ").split())
    seats = ("player-1", "player-1", "player-2")
    said = msgspec.structs.replace(
        plain, hands="people", packs=("tide", "rails"), level="grim", runs=seats
    )
    text = write(said, ())
    assert (
        "hands: people\npacks: tide, rails\nlevel: grim\nruns: player-1, player-1, player-2" in text
    )
    assert parse(text).header == said


def test_comments_and_blank_lines_are_allowed() -> None:
    text = played().case()
    noted = text.replace("\n", "\n# a remark\n\n")
    assert parse(noted) == parse(text)
    assert parse("\ufeff" + text) == parse(text)  # some editors put this mark first


HEAD = "madhouse case 1\nedition: e\nstory: s\ncontent: c\nseed: 1\ninvestigators: 2\n"
DIGEST = "0" * 64


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("madhouse case 2\n", "line 1: this is 'madhouse case 2', but only version 1"),
        ("[Event]\n", "line 1: not a case file"),
        ("", "line 1: not a case file"),
        (HEAD.replace("seed: 1\n", "") + "open\n", "line 6: the header field 'seed' is missing"),
        (HEAD + "seed: 2\nopen\n", "line 7: the header field 'seed' is written twice"),
        (HEAD + "sede: 2\nopen\n", "unknown header field 'sede'; did you mean 'seed'?"),
        (HEAD + "game:\nopen\n", "line 7: the header field 'game' is empty"),
        (HEAD.replace("2", "two") + "open\n", "investigators should be a number, not 'two'"),
        (HEAD + "position: AA!\nopen\n", "the position is damaged"),
        (HEAD + "1 keeper pass  [0123abcd]\nopen\n", "line 7: expected 'NUMBER SEAT: OPTION"),
        (HEAD + "1 keeper: pass\nopen\n", "not '1 keeper: pass'"),
        (HEAD + "1 keeper: pass  [0123abcd]\nseed: 2\nopen\n", "line 8: expected"),
        (HEAD + "result: keeper\nfinal: 0\n", "line 7: expected"),
        (HEAD + f"result: keeper (won)\n{DIGEST}\n", "line 8: expected the 64 hex digits"),
        (HEAD + "result: keeper (won)\nfinal: 0\n", "line 8: expected the 64 hex digits"),
        (HEAD + "result: keeper (won)\n", "the file is truncated; expected 'final'"),
        (HEAD + "position: AAA!=\nopen\n", "the position is damaged"),
        (HEAD + "open\n1 keeper: pass  [0123abcd]\n", "more follows"),
        (HEAD + f"result: keeper (won)\nfinal: {DIGEST}\nopen\n", "line 8: the game ends here"),
        (HEAD + "1 keeper: pass  [01", "line 7: the file is truncated"),
        (HEAD, "the file is truncated; expected a header field, a decision or 'open'"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(text: str, complaint: str) -> None:
    with pytest.raises(CaseError) as refused:
        parse(text, "cold.case")
    assert str(refused.value).startswith("cold.case, line ")
    assert complaint in str(refused.value)


@pytest.mark.parametrize(
    "change",
    [
        {"seed": "1\n2"},
        {"seed": ""},
        {"seed": " 1"},
        {"story": "the\u2028end"},
        {"agreements": ("a, b",)},
        {"agreements": ("",)},
        {"packs": ("a, b",)},
        {"runs": (" player-1",)},
    ],
)
def test_a_header_that_would_not_be_read_again_is_not_written(change: dict[str, Any]) -> None:
    header = msgspec.structs.replace(toy().header, **change)
    with pytest.raises(CaseError, match="cannot be written"):
        write(header, ())


@pytest.mark.parametrize(
    "line",
    [
        CaseLine(1, "keeper", "pass\nopen", "0123abcd"),
        CaseLine(1, "keeper", "pass\r", "0123abcd"),
        CaseLine(1, "the keeper", "pass", "0123abcd"),
        CaseLine(1, "keeper", "", "0123abcd"),
        CaseLine(1, "keeper", "pass", "?"),
    ],
)
def test_a_line_that_would_not_be_read_again_is_not_written(line: CaseLine) -> None:
    with pytest.raises(CaseError, match="cannot be written as a decision"):
        write(toy().header, (line,))


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_game_is_its_case_file(seed: str) -> None:
    game = played(seed)
    again = replay(parse(game.case()), begin)
    assert again.encode() == game.encode()
    assert again.table.log.events == game.table.log.events
    assert again.case() == game.case()
    verify(parse(game.case()), begin)


def test_an_open_game_goes_on_where_it_stood() -> None:
    game = toy_turn()
    answer(game, "draw", "step")
    again = replay(parse(game.case()), begin)
    verify(parse(game.case()), begin)
    for each in (game, again):
        answer(each, "roll", "stop")
    assert again.case() == game.case()


def test_a_replay_stops_where_it_is_told() -> None:
    game = toy_turn()
    answer(game, "step", "step")
    last = game.pending[0].number
    stopped = replay(parse(game.case()), begin, until=last - 2)
    assert stopped.pending[0].number == last - 1
    assert replay(parse(game.case()), begin, until=0).answers == []


def test_a_replay_stops_alike_on_both_sides_of_setup() -> None:
    case = parse(toy_turn().case())
    assert [asked.number for asked in replay(case, begin, until=2).pending] == [3, 3]


def test_a_built_table_is_in_its_case_file() -> None:
    model = toy_turn()
    header = msgspec.structs.replace(model.header, position=model.encode())
    game = begin(header)
    answer(game, "step", "roll")
    assert replay(parse(game.case()), begin).encode() == game.encode()


def test_a_position_that_is_no_table_is_refused() -> None:
    case = CaseFile(msgspec.structs.replace(toy().header, position=b"nonsense"), ())
    with pytest.raises(CaseError, match="no table of this edition"):
        replay(case, begin)


def edited(text: str, old: str, new: str) -> CaseFile:
    assert old in text
    return parse(text.replace(old, new, 1))


def test_a_question_that_is_no_longer_asked_is_a_divergence() -> None:
    game = toy_turn()
    answer(game, "step")
    mark = game.answers[-1].decision.fingerprint
    case = edited(game.case(), f"step  [{mark}]", "step  [00000000]")
    with pytest.raises(ReplayDivergence, match=r"line 15 '\d investigator-1: step.*asked now \d"):
        replay(case, begin)


@pytest.mark.parametrize(
    ("old", "new"), [("step  [", "fly  ["), ("5 investigator-1", "6 investigator-1"), (ANN, "x")]
)
def test_an_edited_decision_is_a_divergence(old: str, new: str) -> None:
    game = toy_turn()
    answer(game, "step")
    with pytest.raises(ReplayDivergence, match="recorded in line"):
        replay(edited(game.case(), old, new), begin)


@pytest.mark.parametrize("name", ["content: 1", "story: the-toy", "edition: toy"])
def test_other_content_is_refused_before_anything_else(name: str) -> None:
    case = edited(played().case(), name, name.split(":")[0] + ": other")
    foreign = CaseLine(1, "keeper", "slow", "00000000")
    case = msgspec.structs.replace(case, answers=(foreign, *case.answers))
    with pytest.raises(CaseError, match=r"'other', but here it is '[\w-]+'; replay it with"):
        replay(case, begin)


def test_another_seed_does_not_pass_for_this_game() -> None:
    case = edited(played().case(), "seed: 1", "seed: 2")
    with pytest.raises((CaseError, ReplayDivergence)):
        verify(case, begin)


def test_a_wrong_end_is_noticed() -> None:
    case = parse(played().case())
    for wrong in ({"final": DIGEST}, {"result": Result("nobody", "rain")}, {"result": None}):
        with pytest.raises(CaseError, match="the replay ends"):
            verify(msgspec.structs.replace(case, **wrong), begin)


def test_a_commitment_must_fit_seed_and_game() -> None:
    promised = commitment("1", "table-9")
    header = msgspec.structs.replace(toy().header, game="table-9", commitment=promised)
    verify(parse(begin(header).case()), begin)
    for wrong in ({"game": "table-8"}, {"seed": "2"}):
        with pytest.raises(CaseError, match="not the one that was promised"):
            verify(CaseFile(msgspec.structs.replace(header, **wrong), ()), begin)
    built = msgspec.structs.replace(header, position=toy().start)
    with pytest.raises(CaseError, match="built by hand"):
        verify(CaseFile(built, ()), begin)


ANNS, BOBS = "a" * 64, "b" * 64


def with_shares(*shares: str) -> Header:
    promised = commitment("1", "table-9")
    header = msgspec.structs.replace(toy().header, game="table-9", commitment=promised)
    return msgspec.structs.replace(header, shares=shares)


def test_the_dice_follow_from_the_seed_and_everybodys_share() -> None:
    both = f"{ANN}={ANNS}", f"{BOB}={BOBS}"
    sources = {with_shares(*each).source for each in ((), both, both[:1], both[::-1])}
    assert len(sources) == 4
    assert with_shares().source == "1"
    case = parse(begin(with_shares(*both)).case())
    assert case.header.shares == both
    verify(case, begin, own=[ANNS, BOBS])
    with pytest.raises(CaseError, match="was not mixed"):
        verify(case, begin, own=["c" * 64])


@pytest.mark.parametrize("shares", [(f"{ANN}={ANNS}",) * 2, (f"{ANN}=1",), (ANNS,)])
def test_a_share_is_one_number_of_one_seat(shares: tuple[str, ...]) -> None:
    with pytest.raises(CaseError, match="one SEAT=NUMBER"):
        verify(parse(begin(with_shares(*shares)).case()), begin)


def test_a_share_is_added_to_a_promised_seed() -> None:
    header = msgspec.structs.replace(with_shares(f"{ANN}={ANNS}"), commitment="", game="")
    with pytest.raises(CaseError, match="no commitment"):
        verify(parse(begin(header).case()), begin)


def test_no_escape_code_comes_in_by_a_case_file() -> None:
    case = toy().case().replace("seed: 1", "seed: \x1b[31m1")
    with pytest.raises(CaseError, match="control character"):
        parse(case)


def test_a_file_is_saved_whole(tmp_path: Path) -> None:
    path = tmp_path / "cold.case"
    save(path, "one\n")
    assert path.read_bytes() == b"one\n"
    with pytest.raises(CaseError, match="there already"):
        save(path, "two\n")
    assert path.read_bytes() == b"one\n"
    save(path, "two\n", overwrite=True)
    assert path.read_bytes() == b"two\n"
    assert [each.name for each in tmp_path.iterdir()] == ["cold.case"]


def test_a_file_that_cannot_be_finished_leaves_the_old_one(tmp_path: Path) -> None:
    path = tmp_path / "cold.case"
    save(path, "one\n")
    with pytest.raises(UnicodeEncodeError):
        save(path, "two\ud800\n", overwrite=True)
    assert path.read_bytes() == b"one\n"
    assert [each.name for each in tmp_path.iterdir()] == ["cold.case"]
