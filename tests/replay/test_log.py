"""Log files are written whole and read strictly: whatever is wrong is refused with its file and line."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kickdoor import Game, new_game, replay
from kickdoor.replay.error import FalseLog, LogError
from kickdoor.replay.log import read_log, write_log
from kickdoor.replay.verify import verify
from tests.props.play import random_game


@pytest.fixture(scope="module")
def finished() -> Game:
    return random_game(new_game(players=3, seed=3, options={"winning_level": 3}), 3)


def rows_of(game: Game, folder: Path) -> list[Any]:
    write_log(game, folder / "game.jsonl")
    return [json.loads(line) for line in (folder / "game.jsonl").read_text().splitlines()]


def put_rows(folder: Path, rows: list[Any]) -> Path:
    path = folder / "changed.jsonl"
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))
    return path


def test_a_log_has_a_header_a_line_a_choice_and_the_end(finished: Game, tmp_path: Path) -> None:
    rows = rows_of(finished, tmp_path)
    header = rows[0]
    assert [header["format"], header["players"], header["seed"], header["commitment"]] == [1, 3, 3, None]
    assert header["editions"] == ["classic"]
    assert header["options"] == {"winning_level": 3}
    assert {"kickdoor", "rules_rev", "names", "sexes", "pack"} < set(header)
    assert rows[1:-1] == [[seat, *choice] for seat, choice in finished.choices]
    assert rows[-1] == {"end": {"digest": finished.digest(), "winners": finished.winners}}


def test_an_unfinished_game_has_no_end(tmp_path: Path) -> None:
    game = random_game(new_game(players=3, seed=3), 3, 20)
    rows = rows_of(game, tmp_path)
    assert rows[-1] == [game.choices[-1][0], *game.choices[-1][1]]
    assert not verify(tmp_path / "game.jsonl").over
    assert replay(tmp_path / "game.jsonl").digest() == game.digest()


def test_a_failed_write_leaves_the_old_file(finished: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("what was there")

    def full(_number: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="no space"):
        write_log(finished, path)
    assert path.read_text() == "what was there"
    assert list(tmp_path.iterdir()) == [path]


def change_header(**fields: Any) -> Callable[[list[Any]], None]:
    def change(rows: list[Any]) -> None:
        rows[0] |= fields

    return change


def drop_header_field(rows: list[Any]) -> None:
    del rows[0]["names"]


def change_choice(row: Any) -> Callable[[list[Any]], None]:
    def change(rows: list[Any]) -> None:
        rows[40] = row

    return change


def change_end(**fields: Any) -> Callable[[list[Any]], None]:
    def change(rows: list[Any]) -> None:
        rows[-1]["end"] |= fields

    return change


def end_early(rows: list[Any]) -> None:
    rows.insert(30, rows[-1])


def end_twice(rows: list[Any]) -> None:
    rows.append(rows[-1])


MALFORMED: list[tuple[str, Callable[[list[Any]], None], int, str]] = [
    ("no header", lambda rows: rows.pop(0), 1, "header is missing"),
    ("end alone", lambda rows: rows.__delitem__(slice(0, -1)), 1, "header is missing"),
    ("field missing", drop_header_field, 1, "names"),
    ("unknown field", change_header(clock=3), 1, "clock"),
    ("format", change_header(format=99), 1, "format: 99"),
    ("rules", change_header(rules_rev=99), 1, "rules_rev"),
    ("edition", change_header(editions=["ghosts"]), 1, "unknown edition 'ghosts'"),
    ("no edition", change_header(editions=[]), 1, "editions"),
    ("option", change_header(options={"speed": 9}), 1, "unknown option 'speed'"),
    ("option value", change_header(options={"winning_level": 99}), 1, "winning_level"),
    ("other options", change_header(options={"winning_level": 4}), 1, "pack"),
    ("pack hash", change_header(pack="0" * 64), 1, "pack: the game was played with other cards"),
    ("no hash", change_header(pack="abc"), 1, "pack"),
    ("players", change_header(players=7), 1, "players"),
    ("players as words", change_header(players="three"), 1, "players: Expected int"),
    ("too few names", change_header(names=["A", "B"]), 1, "names: 3 different names"),
    ("a name twice", change_header(names=["A", "B", "A"]), 1, "names: 3 different names"),
    ("no name", change_header(names=["A", "B", ""]), 1, "names"),
    ("too few sexes", change_header(sexes=["male"]), 1, "sexes: one for each"),
    ("a sex unknown", change_header(sexes=["male", "x", "male"]), 1, "sexes[1]"),
    ("seed of words", change_header(seed="one"), 1, "seed"),
    ("seed and commitment", change_header(commitment="0" * 64), 1, "seed"),
    ("four numbers", change_choice([0, 1, 0, 0]), 41, "five whole numbers"),
    ("six numbers", change_choice([0, 1, 0, 0, 0, 0]), 41, "five whole numbers"),
    ("a fraction", change_choice([0, 1, 0, 0, 0.5]), 41, "five whole numbers"),
    ("a whole fraction", change_choice([0, 1, 0, 0, 1.0]), 41, "five whole numbers"),
    ("a truth", change_choice([0, 1, 0, 0, True]), 41, "five whole numbers"),
    ("a word", change_choice("pass"), 41, "five whole numbers"),
    ("nothing", change_choice(None), 41, "five whole numbers"),
    ("an object", change_choice({"seat": 0}), 41, "five whole numbers"),
    ("end in the middle", end_early, 31, "five whole numbers"),
    ("end with more", change_end(score=3), -1, "score"),
    ("digest no hash", change_end(digest="abc"), -1, "digest"),
    ("winners no seats", change_end(winners=["A"]), -1, "winners"),
    ("secret without commitment", change_end(secret="00"), -1, "no commitment"),
    ("odd secret", change_end(secret="0"), -1, "secret"),
    ("two ends", end_twice, -2, "five whole numbers"),
]


@pytest.mark.parametrize(("change", "line", "message"), [case[1:] for case in MALFORMED], ids=[m[0] for m in MALFORMED])
def test_a_malformed_log_is_refused_by_line(
    finished: Game, tmp_path: Path, change: Callable[[list[Any]], None], line: int, message: str
) -> None:
    rows = rows_of(finished, tmp_path)
    change(rows)
    path = put_rows(tmp_path, rows)
    with pytest.raises(LogError) as caught:
        read_log(path)
    assert not isinstance(caught.value, FalseLog)
    assert caught.value.line == (line if line > 0 else len(rows) + 1 + line)
    assert str(caught.value).startswith(f"{path}:{caught.value.line}: ")
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("text", "line"),
    [(b"", 1), (b"\n", 1), (b"{", 1), (b"[1,2", 1), (b"\xff\xfe", 1), (b"null\n", 1), (b'{"a":1}\n[1,\n', 2)],
)
def test_what_is_not_json_lines_is_refused(tmp_path: Path, text: bytes, line: int) -> None:
    path = tmp_path / "junk.jsonl"
    path.write_bytes(text)
    with pytest.raises(LogError) as caught:
        read_log(path)
    assert caught.value.line == line


def test_a_cut_off_line_is_named(finished: Game, tmp_path: Path) -> None:
    write_log(finished, tmp_path / "game.jsonl")
    path = tmp_path / "cut.jsonl"
    path.write_bytes((tmp_path / "game.jsonl").read_bytes()[:-40])
    with pytest.raises(LogError, match="not JSON"):
        read_log(path)


@pytest.mark.parametrize("path", ["nowhere.jsonl", "."])
def test_a_file_that_is_not_there(tmp_path: Path, path: str) -> None:
    with pytest.raises(LogError):
        read_log(tmp_path / path)


@pytest.mark.parametrize(
    "log", [{}, {"header": {}}, {"header": {}, "choices": 3}, {"header": {}, "choices": [], "more": 1}]
)
def test_a_log_in_memory_is_checked_alike(log: dict[str, Any]) -> None:
    with pytest.raises(LogError):
        replay(log)
