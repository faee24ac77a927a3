"""What needs PyTorch, checked where it is installed: make learn-check."""

import sys
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
import torch

sys.path.insert(0, str(Path(__file__).parent))

import curves
import ppo
from player import Curve, Player, ragged, tensors

from kickdoor.cli import app
from kickdoor.dataset import load
from kickdoor.rl import SeatEnv, Spec, VecTable
from kickdoor.ruleset import open_box

SHORT = open_box(options={"winning_level": 3})


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("data") / "games"
    words = ["dataset", "--out", str(folder), "--option", "winning_level=3", "--games", "12", "--agents", "greedy"]
    assert app([*words, "--shard", "5"], result_action="return_value") == 0
    return folder


def test_batches_of_torch_are_those_of_numpy(games: Path) -> None:
    data = load(games)
    rows = 0
    for seed in (None, 3):
        pairs = zip(data.batches(97, seed=seed), data.batches(97, seed=seed, framework="torch"), strict=True)
        for batch, other in pairs:
            assert batch.keys() == other.keys()
            rows += len(batch["choice"])
            for name, column in batch.items():
                assert isinstance(other[name], torch.Tensor)
                assert np.array_equal(column, other[name].numpy()), name
                assert other[name].numpy().dtype == column.dtype
    assert rows > 500


def test_chances_are_of_what_is_offered_alone_and_the_same_beside_others() -> None:
    torch.manual_seed(1)
    for box, players in ((SHORT, 4), (open_box(("legends",)), 3)):
        player = Player(Spec(box, players))
        envs = [SeatEnv(box, players, opponents="random") for _ in range(6)]
        seen = [env.reset(seed=seed)[0] for seed, env in enumerate(envs)]
        together, worth = player(*tensors(*ragged(seen)))
        counts = [int(one["action_mask"].sum()) for one in seen]
        assert together.shape == (6, max(counts))
        for row, (one, count) in enumerate(zip(seen, counts, strict=True)):
            assert together[row].exp().sum().item() == pytest.approx(1, abs=1e-5)
            assert not together[row, count:].exp().any()
            alone, value = player(*tensors(*ragged([one])))
            assert torch.allclose(alone[0], together[row, :count], atol=1e-5)
            assert value[0].item() == pytest.approx(worth[row].item(), abs=1e-5)


def step(seat: int, worth: float, rewards: tuple[float, float], ended: bool) -> dict[str, np.ndarray]:
    return {"seats": np.array([seat]), "worth": np.array([worth], np.float32), "ended": np.array([ended]),
            "rewards": np.array([rewards], np.float32)}  # fmt: skip


def test_what_a_seat_gets_while_others_are_asked_belongs_to_its_last_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ppo, "TRACE", 0.5)
    steps = [
        step(0, 0.1, (0.0, 0.0), False),
        step(1, 0.2, (0.3, -0.3), False),
        step(0, 0.5, (0.0, 0.0), False),
        step(1, 0.4, (0.75, -0.75), True),
        step(1, 0.6, (0.0, 0.0), False),  # of the next game, and nobody knows yet what came of it
    ]
    better, known = ppo.advantages(steps, 2)
    assert known[:, 0].tolist() == [True, True, True, True, False]
    third, fourth = 0.75 - 0.5, -0.75 - 0.4
    first = 0.3 + 0.5 - 0.1 + 0.5 * third
    second = -0.3 + 0.4 - 0.2 + 0.5 * fourth
    assert better[:4, 0].tolist() == pytest.approx([first, second, third, fourth], abs=1e-6)


def test_a_round_of_self_play_moves_the_player_and_its_decisions_are_as_likely_as_noted() -> None:
    torch.manual_seed(2)
    table = VecTable(SHORT, batch=ppo.GAMES, seed=2)
    player = Player(table.spec)
    _batch, steps = ppo.play(table, player, table.reset())
    assert len(steps) == ppo.STEPS
    chances, _worth = player(*tensors(steps[5]["seen"], steps[5]["options"], steps[5]["counts"]))
    noted = torch.from_numpy(steps[5]["chances"])
    assert torch.allclose(chances.gather(1, torch.from_numpy(steps[5]["actions"])[:, None])[:, 0], noted, atol=1e-5)
    before = [part.clone() for part in player.parameters()]
    ppo.learn(player, torch.optim.Adam(player.parameters(), 1e-3), steps, np.random.default_rng(1))
    assert sum(not torch.equal(old, new) for old, new in zip(before, player.parameters(), strict=True)) > 5


def test_a_curve_is_written_read_drawn_and_tabled(tmp_path: Path) -> None:
    for seed, share in ((1, 0.4), (2, 0.5)):
        curve = Curve(tmp_path / f"{seed}.csv", "decisions", "seconds", "random", "heuristic")
        curve.line(0, 0, 0.25, 0.06)
        curve.line(8192, 3, share, 0.1)
    read = [curves.read(tmp_path / f"{seed}.csv") for seed in (1, 2)]
    assert read[1][1] == {"decisions": 8192, "seconds": 3, "random": 0.5, "heuristic": 0.1}
    assert "| 8,192 | 3 | 45.0% (40.0% to 50.0%) | 10.0% (10.0% to 10.0%) |" in curves.table(read)
    drawn = ElementTree.fromstring(curves.picture(read, "Two runs", 0.25))
    assert len(drawn.findall("{*}polyline[@stroke-width]")) == 2  # the means
