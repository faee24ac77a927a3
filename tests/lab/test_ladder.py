"""The ladder of strengths: every rung in every edition, kept as it goes."""

import json
from pathlib import Path

import pytest

from kickdoor.agents import check_agent
from kickdoor.cli import app
from kickdoor.lab import ladder
from kickdoor.rules.clauses import shipped_editions

FAST = (("heuristic", "random"), ("greedy", "random"))


def climb(out: Path, *words: str) -> int:
    with pytest.raises(SystemExit) as left:
        app(["lab", "ladder", "--out", str(out), "--jobs", "1", "--edition", "classic", *words])
    assert isinstance(left.value.code, int)
    return left.value.code


def test_every_rung_is_an_agent_with_a_wanted_share() -> None:
    for one, against in ladder.RUNGS:
        check_agent(one)
        check_agent(against)
        assert 0.25 < ladder.WANTED[one] < 1
    assert {edition for _one, edition in ladder.WANTED_IN} <= set(shipped_editions())


def test_the_ladder_is_kept_and_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With quick agents: two rungs, a table and figures; once more nothing is played again."""
    monkeypatch.setattr(ladder, "RUNGS", FAST)
    monkeypatch.setattr(ladder, "WANTED", {"heuristic": 0.3, "greedy": 0.3})
    out = tmp_path / "ladder"
    assert climb(out, "--blocks", "1", "--seed", "3") == 0
    told = json.loads((out / "ladder.json").read_text(encoding="utf-8"))
    assert [(row["one"], row["against"], row["games"]) for row in told["rungs"]] == [(*pair, 4) for pair in FAST]
    assert all(row["low"] <= row["win_share"] <= row["high"] + 1e-9 for row in told["rungs"])
    table = (out / "ladder.md").read_text(encoding="utf-8")
    assert len(table.splitlines()) == len(ladder.HEAD) + len(FAST)
    kept = {path: path.read_bytes() for path in out.rglob("games.parquet")}
    assert len(kept) == 2
    assert climb(out, "--blocks", "1", "--seed", "3") == 0
    assert json.loads((out / "ladder.json").read_text(encoding="utf-8")) == told
    assert climb(out, "--blocks", "2", "--seed", "3") == 2
    assert "holds another tournament: blocks 1, not 2" in capsys.readouterr().err
