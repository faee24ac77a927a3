"""The folder of a tournament: it goes on where it stopped, and is of one tournament only."""

import json
import sys
from pathlib import Path
from typing import Any

import polars
import pytest

from kickdoor.arena import cli
from kickdoor.arena.cli import run_arena
from kickdoor.arena.folder import Folder, FolderError
from kickdoor.arena.score import Score, play_scores
from kickdoor.arena.tournament import Tournament, make_tournament
from kickdoor.sim.crew import Crew
from kickdoor.sim.faults import Fault


def tournament(blocks: int = 3, seed: int = 8, against: str = "random") -> Tournament:
    return make_tournament(("classic",), 3, seed, "greedy", against, None, blocks, None, 500)


def timeless(path: Path) -> dict[str, Any]:
    """What does not depend on the clock."""
    facts: dict[str, Any] = json.loads((path / "result.json").read_text(encoding="utf-8"))
    return {name: value for name, value in facts.items() if not name.startswith("think")}


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The games that are played, in their order."""
    numbers: list[int] = []

    def note(tournament: Tournament, chunk: list[int]) -> list[tuple[Score, Fault | None]]:
        numbers.extend(chunk)
        return play_scores(tournament, chunk)

    monkeypatch.setattr(cli, "play_scores", note)
    return numbers


def test_every_game_is_a_row(tmp_path: Path) -> None:
    out = tmp_path / "run"
    assert run_arena(tournament(), Crew(1), out, None) == 0
    games = polars.read_parquet(out / "games.parquet")
    assert games["number"].to_list() == list(range(9))
    assert games["seat"].to_list() == 3 * [0, 1, 2]
    facts = timeless(out)
    assert games["share"].sum() == facts["wins"]
    assert (games["turns"] / 3).median() == facts["turns_median"]
    assert sorted(path.name for path in out.iterdir()) == ["games.parquet", "result.json"]


@pytest.mark.parametrize("after", [1, 4])
def test_it_goes_on_where_it_was_interrupted(
    tmp_path: Path, played: list[int], monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    run_arena(tournament(), Crew(1), whole, None)
    played.clear()
    with monkeypatch.context() as patch:

        def interrupted(tournament: Tournament, chunk: list[int]) -> list[tuple[Score, Fault | None]]:
            if chunk[0] == after:
                raise KeyboardInterrupt
            return play_scores(tournament, chunk)

        patch.setattr(cli, "play_scores", interrupted)
        assert run_arena(tournament(), Crew(1), parts, None) == 130
    first = timeless(parts)
    assert (first["games"], first["complete"]) == (after, False)
    assert run_arena(tournament(), Crew(1), parts, None) == 0
    assert played == list(range(after, 9))
    assert timeless(parts) == timeless(whole)


def test_a_finished_tournament_is_told_again_without_a_game(tmp_path: Path, played: list[int]) -> None:
    run_arena(tournament(), Crew(1), tmp_path, None)
    before = timeless(tmp_path)
    played.clear()
    assert run_arena(tournament(), Crew(1), tmp_path, None) == 0
    assert not played
    assert timeless(tmp_path) == before


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (tournament(blocks=4), "blocks 3, not 4"),
        (tournament(seed=9), "seed 8, not 9"),
        (tournament(against="greedy"), r"pairings \[\['greedy', 'random'\]\], not \[\['greedy', 'greedy'\]\]"),
    ],
    ids=["blocks", "seed", "pairings"],
)
def test_another_tournament_is_refused_by_name(tmp_path: Path, other: Tournament, words: str) -> None:
    run_arena(tournament(), Crew(1), tmp_path, None)
    before = (tmp_path / "games.parquet").read_bytes()
    with pytest.raises(FolderError, match=f"holds another tournament: {words}"):
        run_arena(other, Crew(1), tmp_path, None)
    assert (tmp_path / "games.parquet").read_bytes() == before


def test_what_is_no_tournament_is_left_alone(tmp_path: Path) -> None:
    result, games = tmp_path / "result.json", tmp_path / "games.parquet"
    games.write_bytes(b"junk")
    with pytest.raises(FolderError, match=r"no result[.]json"):
        Folder(tmp_path, tournament())
    for junk in ("{", "{}", "[]", '{"plan": {}}'):
        result.write_text(junk, encoding="utf-8")
        with pytest.raises(FolderError, match="is not the result of a tournament"):
            Folder(tmp_path, tournament())
    result.write_text(json.dumps({"plan": tournament().told()}), encoding="utf-8")
    with pytest.raises(FolderError, match=r"games[.]parquet"):
        Folder(tmp_path, tournament()).read()
    with pytest.raises(FolderError, match=r"result[.]json"):
        Folder(result, tournament())
    assert games.read_bytes() == b"junk"


def test_without_the_library_it_says_which_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(FolderError, match=r"--out needs an extra: pip install 'kickdoor\[lab\]'"):
        Folder(tmp_path, tournament())
