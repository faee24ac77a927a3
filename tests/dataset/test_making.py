"""A dataset follows from its command alone, however often it was interrupted."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kickdoor.dataset import DatasetError, load
from kickdoor.dataset.card import CARD
from kickdoor.dataset.making import Maker, make_dataset
from kickdoor.dataset.recipe import log_recipe
from kickdoor.game import Game, new_game
from kickdoor.replay.log import write_log
from kickdoor.sim.crew import Crew
from kickdoor.sim.play import play_game
from tests.dataset.making import SHORT, command, contents, short

KICKDOOR = [sys.executable, "-c", "from kickdoor.cli import main; main()"]
ALONE = Crew()


def test_games_are_those_of_the_plan_and_can_be_played_again(tmp_path: Path) -> None:
    recipe = short(5, 2)
    card = make_dataset(recipe, tmp_path / "data", ALONE)
    assert card is not None
    records = list(load(tmp_path / "data").games())
    assert [record.game for record in records] == list(range(5))
    for record in records:
        outcome = play_game(recipe.plan, record.game)
        assert (record.winners, record.turns, record.decisions, record.ending) == (
            outcome.winners,
            outcome.turns,
            outcome.decisions,
            outcome.ending,
        )
        assert sum(1 for _ in record.moments(recipe.plan.box())) == len(record.seat)
    counts = card["counts"]
    assert counts["games"] == 5
    assert counts["choices"] == sum(len(record.seat) for record in records)
    assert counts["agents"] == {"random": {"seats": 15, "wins": 5.0}}
    assert sum(counts["endings"].values()) == 5
    assert [file["rows"] for file in card["files"]["games"]] == [2, 2, 1]


def test_choices_that_lead_elsewhere_are_found(tmp_path: Path) -> None:
    (record,) = (short(1, 1).record(0),)
    wrong = type(record)(**{name: getattr(record, name) for name in record.__slots__} | {"digest": bytes(32)})
    with pytest.raises(DatasetError, match="game 0: its choices lead to another end"):
        list(wrong.moments(short(1, 1).plan.box()))


def test_the_bytes_do_not_depend_on_the_crew(tmp_path: Path) -> None:
    for jobs in (1, 2):
        make_dataset(short(6, 2), tmp_path / str(jobs), Crew(jobs))
    assert contents(tmp_path / "1") == contents(tmp_path / "2")


@pytest.mark.parametrize(("ended", "status"), [(signal.SIGKILL, -signal.SIGKILL), (signal.SIGTERM, 130)])
def test_a_run_that_was_ended_goes_on_to_the_same_bytes(tmp_path: Path, ended: signal.Signals, status: int) -> None:
    broken, whole = tmp_path / "broken", tmp_path / "whole"
    words = ("dataset", "--out", str(broken), "--games", "60", "--shard", "3", "--jobs", "1", *SHORT)
    with subprocess.Popen([*KICKDOOR, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        deadline = time.monotonic() + 240
        while not (broken / "games-00001.parquet").exists() and time.monotonic() < deadline:
            assert process.poll() is None
            time.sleep(0.01)
        os.kill(process.pid, ended)
        assert process.wait(240) == status
    there = {name: data for name, data in contents(broken).items() if name.startswith("games")}
    assert 2 <= len(there) < 20
    last = broken / sorted(there)[-1]
    (broken / f".{last.name}.1").write_bytes(last.read_bytes()[:100])  # half written when the power went
    last.write_bytes(last.read_bytes()[:-50])  # as some disks leave it
    with pytest.raises(DatasetError, match="not finished"):
        load(broken)
    assert command(*words[1:]) == 0
    make_dataset(short(60, 3), whole, ALONE)
    assert contents(broken) == contents(whole)
    assert {name: contents(broken)[name] for name in there} == {**there, last.name: contents(whole)[last.name]}


def test_what_is_whole_is_not_made_again(tmp_path: Path) -> None:
    make_dataset(short(4, 2), tmp_path, ALONE)
    before = {path: path.stat().st_mtime_ns for path in tmp_path.glob("*.parquet")}
    (tmp_path / "games-00001.parquet").unlink()
    assert Maker(short(4, 2), tmp_path).left() == [1]
    make_dataset(short(4, 2), tmp_path, ALONE)
    after = {path: path.stat().st_mtime_ns for path in tmp_path.glob("*.parquet")}
    assert [path.name for path in before if before[path] == after[path]] == ["games-00000.parquet"]


def test_another_dataset_in_the_folder_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    make_dataset(short(2, 2), tmp_path / "one", ALONE)
    words = ("--out", str(tmp_path / "one"), "--shard", "2", "--jobs", "1", *SHORT)
    before = contents(tmp_path / "one")
    assert command(*words, "--games", "4") == 2
    assert "holds another dataset: games 2, not 4" in capsys.readouterr().err
    make_dataset(short(2, 2, seed=6), tmp_path / "two", ALONE)
    (tmp_path / "two" / CARD).unlink()
    with pytest.raises(DatasetError, match=r"games-00000.parquet is not of this dataset"):
        make_dataset(short(2, 2), tmp_path / "two", ALONE)
    assert contents(tmp_path / "one") == before


def finished(seed: int, players: int = 3) -> Game:
    game = new_game(players=players, seed=seed, options={"winning_level": 2}, names=["Ann", "Bo", "Cy", "Di"][:players])
    while not game.over:
        seat, request = next(iter(game.pending.items()))
        game.apply(seat, request.options[-1])
    return game


def test_logs_become_the_same_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    logs = tmp_path / "logs"
    logs.mkdir()
    games = [finished(seed) for seed in (1, 2, 3)]
    for seed, game in enumerate(games, 1):
        write_log(game, logs / f"game-{seed}.jsonl")
    assert command("--log", str(logs), "--out", str(tmp_path / "data"), "--json", "--jobs", "1") == 0
    card = json.loads(capsys.readouterr().out)
    assert list(card["recipe"]["logs"]) == ["game-1.jsonl", "game-2.jsonl", "game-3.jsonl"]
    assert card["recipe"]["options"] == {"winning_level": 2}
    records = list(load(tmp_path / "data").games())
    for record, game in zip(records, games, strict=True):
        assert list(record.choices()) == game.choices
        assert record.digest.hex() == game.digest()
        assert list(record.winners) == game.winners
    assert b"Ann" not in b"".join(contents(tmp_path / "data").values())


def test_logs_that_do_not_belong_together_are_refused(tmp_path: Path) -> None:
    write_log(finished(1), tmp_path / "one.jsonl")
    write_log(finished(1, 4), tmp_path / "two.jsonl")
    with pytest.raises(DatasetError, match=r"two.jsonl: 4 players, .*one.jsonl has 3"):
        log_recipe([tmp_path], 10, ())
    write_log(new_game(players=3, seed=1), tmp_path / "two.jsonl")
    with pytest.raises(DatasetError, match=r"two.jsonl: played with other cards or options"):
        log_recipe([tmp_path], 10, ())
    with pytest.raises(DatasetError, match="two logs have the same name"):
        log_recipe([tmp_path, tmp_path], 10, ())
    (tmp_path / "none").mkdir()
    with pytest.raises(DatasetError, match=r"no .jsonl in"):
        log_recipe([tmp_path / "none"], 10, ())


def test_a_false_log_is_told_by_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "one.jsonl"
    write_log(finished(1), path)
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join([lines[0], "[-1, 0, 5000, 0, 0]", *lines[2:]]), encoding="utf-8")
    assert command("--log", str(path), "--out", str(tmp_path / "data"), "--jobs", "1") == 2
    assert "one.jsonl:2: chance cannot answer" in capsys.readouterr().err
    assert list((tmp_path / "data").glob("*.parquet")) == []


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--games", "0"), "--games 0: at least 1"),
        (("--shard", "0"), "--shard 0: at least 1"),
        (("--jobs", "0"), "--jobs 0: at least 1"),
        (("--agents", "clever"), "unknown agent 'clever'"),
        (("--agents", "expert"), "expert looks at the clock"),
        (("--agents", "flat:20ms"), "flat:20ms looks at the clock"),
        (("--option", "winning_level=99"), "winning_level"),
        (("--edition", "baroque"), "baroque"),
        (("--log", "/no/such.jsonl"), "No such file"),
    ],
    ids=lambda words: " ".join(words) if isinstance(words, tuple) else "",
)
def test_bad_input_is_told_and_nothing_is_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], told: str
) -> None:
    assert command("--out", str(tmp_path / "data"), *words) == 2
    assert told in capsys.readouterr().err
    assert not (tmp_path / "data").exists()


def test_an_agent_that_fails_is_counted_and_where_to_learn_why(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("--players", "3", "--option", "winning_level=2", "--games", "1", "--jobs", "1")
    assert command("--out", str(tmp_path / "data"), *words, "--agents", "jsonl:true,random,random") == 1
    told = capsys.readouterr().out
    assert "answers of agents that failed; something was chosen for them at random" in told
    assert "kickdoor sim with the same agents, seed and games says why" in told


def test_without_the_extra_it_says_what_to_install(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    assert command("--out", str(tmp_path / "data"), "--games", "1", *SHORT) == 2
    assert capsys.readouterr().err == "kickdoor: dataset: datasets need an extra: pip install 'kickdoor[data]'\n"
    assert not (tmp_path / "data").exists()


def test_there_must_be_a_folder_to_put_it_in(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command("--out", str(tmp_path / "no" / "data")) == 2
    assert "--out: no such folder" in capsys.readouterr().err
    (tmp_path / "file").write_text("")
    assert command("--out", str(tmp_path / "file"), "--games", "1", *SHORT) == 2
    assert "File exists" in capsys.readouterr().err
