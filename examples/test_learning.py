"""What needs PyTorch, checked where it is installed: make learn-check."""

import sys
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
import torch

sys.path.insert(0, str(Path(__file__).parent))

import cloning
import curves
import ppo
from player import Curve, Player, ragged, tensors

from kickdoor.cli import app
from kickdoor.dataset import load
from kickdoor.rl import SeatEnv, Spec, VecTable
from kickdoor.ruleset import open_box

SHORT = open_box(options={"winning_level": 3})
torch.set_num_threads(1)


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("data") / "games"
    words = ["dataset", "--out", str(folder), "--option", "winning_level=3", "--games", "12", "--shard", "5"]
    assert app([*words, "--agents", "heuristic,greedy,random,heuristic"], result_action="return_value") == 0
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
    for box, players, kind in ((SHORT, 4, Player), (open_box(("legends",)), 3, Player), (SHORT, 3, cloning.Pupil)):
        player = kind(Spec(box, players))
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


def test_a_pupil_has_the_teachers_decisions_alone_and_comes_to_make_them(games: Path) -> None:
    torch.manual_seed(3)
    lessons = cloning.Lessons([games])
    rows = sum(int(np.isin(batch["seat"], (0, 3)).sum()) for batch in load(games).batches())
    assert len(lessons.counts) == len(lessons.held) + len(lessons.learnt) == rows > 300
    assert (lessons.choices < lessons.counts).all()
    assert (lessons.seen[:, lessons.spec.offset("head", 0, "offered")] == lessons.counts).all()
    seats = set(lessons.seen[:, lessons.spec.offset("head", 0, "seat")].tolist())
    assert seats == {0, 3}
    pupil = cloning.Pupil(lessons.spec)
    optimiser = torch.optim.Adam(pupil.parameters(), cloning.RATE)
    lessons.held = lessons.learnt[:: len(lessons.learnt) // 200]  # what it was taught, since twelve games are few
    before = cloning.agreement(pupil, lessons).mean()
    for _ in range(6):
        cloning.learn(pupil, optimiser, lessons, lessons.learnt)
    assert cloning.agreement(pupil, lessons).mean() > max(0.8, before + 0.2)


def test_a_pupil_judges_an_option_by_whom_it_is_aimed_at_where_its_cards_lie_and_how_the_fight_stands() -> None:
    torch.manual_seed(4)
    spec = Spec(SHORT, 4)
    pupil = cloning.Pupil(spec)
    seen, options = np.zeros((1, spec.width), np.int64), np.zeros((3, 9), np.int64)
    options[:, :5] = [[5, 7, 0, 1, 2], [5, 7, 0, 1, 3], [5, 8, 0, 0, 0]]
    state = pupil.read(*tensors(seen))  # as it is now, whatever is seen later

    def scores() -> list[float]:
        return [float(score) for score in pupil.judge(state, *tensors(seen, options, np.zeros(3))).tolist()]

    def changed(at: int) -> list[bool]:
        before = scores()
        seen[0, at] = 2
        return [one != other for one, other in zip(scores(), before, strict=True)]

    assert changed(spec.offset("players", 1, "level")) == [True, False, False]
    assert changed(spec["where"].start + 7) == [False, False, True]
    assert changed(spec.offset("fight", 0, "monsters")) == [True, True, True]
    assert changed(spec.offset("head", 0, "doors")) == [False, False, False]


def test_cloning_runs_from_a_dataset_to_a_curve(
    games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--epochs", "1", "--parts", "2", "--games", "4", "--out", str(tmp_path / "short.csv")]
    monkeypatch.setattr(sys, "argv", ["cloning.py", str(games), *words])
    cloning.main()
    curve = curves.read(tmp_path / "short.csv")
    lessons = cloning.Lessons([games])
    assert [point["decisions"] for point in curve] == [0, -(-len(lessons.learnt) // 2), len(lessons.learnt)]
    assert curve[2]["agreement"] > curve[0]["agreement"]
    again = cloning.Pupil(lessons.spec)
    again.load_state_dict(torch.load(tmp_path / "short.pt", weights_only=True))
    assert cloning.agreement(again, lessons).mean() == pytest.approx(curve[2]["agreement"], abs=1e-3)
    assert "pass" in capsys.readouterr().out
    drawn = ElementTree.fromstring(curves.picture([curve], "One run", 0.25))
    assert len(drawn.findall("{*}polyline[@stroke-width]")) == 3


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


def test_who_watches_is_told_what_takes_its_time(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a terminal alone, and never in the file."""
    curve = Curve(tmp_path / "one.csv", "decisions")
    curve.now("measuring")
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    curve.now("measuring")
    assert capsys.readouterr().err.endswith("measuring")
    assert (tmp_path / "one.csv").read_text(encoding="utf-8") == "decisions\n"
