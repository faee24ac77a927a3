"""`--cluster ray`: the same games, played by a cluster."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kickdoor.balance.chronicle import watch_game
from kickdoor.balance.cli import Report
from kickdoor.sim.crew import Crew, CrewError, make_crew, map_chunks
from kickdoor.sim.plan import make_plan

KICKDOOR = "from kickdoor.cli import main; main()"


def kickdoor(*words: str, before: str = "") -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-c", before + KICKDOOR, *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)


def played(*words: str) -> dict[str, Any]:
    done = kickdoor(*words, "--games", "9", "--seed", "4", "--jobs", "2")
    assert done.returncode == 0, done.stderr
    facts: dict[str, Any] = json.loads(done.stdout)
    facts.pop("speed", None)
    return facts


def test_a_simulation_on_ray_plays_the_same_games() -> None:
    words = ("sim", "--agents", "random,greedy,random", "--players", "3", "--json")
    there = played(*words, "--cluster", "ray")
    assert len(there["games"]) == 9
    assert there == played(*words)


def test_a_balance_report_on_ray_says_the_same(tmp_path: Path) -> None:
    words = ("balance", "--agents", "greedy", "--players", "3", "--json", "-", "--out", str(tmp_path / "there.html"))
    there = played(*words, "--cluster", "ray")
    here = Report(make_plan(("classic",), 3, 4, "greedy", 500), 9, tmp_path / "here.html")
    here.add([watch_game(here.plan, number) for number in range(9)])
    assert there == json.loads(json.dumps(here.facts()))
    assert there["finished"] == 9


def test_an_arena_on_ray_ends_the_same() -> None:
    words = ("arena", "--one", "greedy", "--against", "random", "--players", "3", "--blocks", "3", "--json", "-")
    results = []
    for where in (("--cluster", "ray"), ()):
        done = kickdoor(*words, *where)
        assert done.returncode == 0, done.stderr
        facts = json.loads(done.stdout)
        results.append((facts["games"], facts["win_share"], facts["turns_median"], facts["unfinished"]))
    assert results[0][0] == 9
    assert results[0] == results[1]


@pytest.mark.parametrize("command", ["sim", "balance", "arena"])
@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--cluster", "heap"), "unknown cluster 'heap': there is ray"),
        (("--cluster-address", "127.0.0.1:6379"), "of which --cluster? There is ray"),
    ],
    ids=["unknown", "address alone"],
)
def test_a_cluster_that_cannot_be_is_refused_in_one_line(command: str, words: tuple[str, ...], complaint: str) -> None:
    agents = ("--one", "greedy", "--against", "random") if command == "arena" else ()
    done = kickdoor(command, *agents, *words)
    assert done.returncode == 2
    assert done.stderr.startswith(f"kickdoor: {command}: --cluster")
    assert complaint in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nonsense", "127.0.0.1:many", "127.0.0.1:99999"])
def test_an_address_where_nobody_answers_is_refused(address: str) -> None:
    with pytest.raises(CrewError, match=f"--cluster-address {address}: nobody answers"):
        make_crew(2, "ray", address)


def test_without_the_extra_it_says_which_one() -> None:
    done = kickdoor("sim", "--cluster", "ray", before="import sys; sys.modules['ray'] = None; ")
    assert done.returncode == 2
    assert done.stderr == "kickdoor: sim: --cluster ray needs an extra: pip install 'kickdoor[ray]'\n"


def test_what_is_kept_may_end_the_run() -> None:
    kept: list[int] = []

    class Enough(Exception):
        pass

    def keep(results: list[int]) -> None:
        kept.extend(results)
        if len(kept) >= 3:
            raise Enough

    with pytest.raises(Enough):
        map_chunks(list, range(9), Crew(1), keep)
    assert kept == [0, 1, 2]
