"""What can be read of a dataset, and what is refused."""

import json
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import copytree
from typing import Any

import numpy as np
import pytest

from kickdoor.chance import Seeded
from kickdoor.dataset import DatasetError, load
from kickdoor.dataset.card import CARD
from kickdoor.dataset.loading import Dataset
from kickdoor.dataset.making import make_dataset
from kickdoor.dataset.steps import STEP_COLUMNS, Expander
from kickdoor.engine import ids
from kickdoor.engine.options import options
from kickdoor.engine.setup import deal, empty_table
from kickdoor.game import new_game
from kickdoor.replay.log import write_log
from kickdoor.rl import Spec, VecTable
from kickdoor.rl.games import Saved
from kickdoor.sim.crew import Crew
from kickdoor.sim.plan import make_plan
from tests.dataset.making import SHORT, command, contents, short


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("made") / "data"
    make_dataset(short(4, 2), folder, Crew())
    return folder


@pytest.fixture
def data(made: Path, tmp_path: Path) -> Path:
    return copytree(made, tmp_path / "data")


def alter(folder: Path, change: Callable[[dict[str, Any]], None]) -> None:
    card = json.loads((folder / CARD).read_text(encoding="utf-8"))
    change(card)
    (folder / CARD).write_text(json.dumps(card), encoding="utf-8")


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda card: card.update(format=9), "format 9 cannot be read; 1 can"),
        (lambda card: card.update(complete=False), "not finished"),
        (lambda card: card.pop("recipe"), "not the card of a dataset"),
        (lambda card: card.update(recipe={}), "not the card of a dataset: .*`editions`"),
        (lambda card: card.update(files=[]), "not the card of a dataset: Expected `object`, got `array`"),
        (lambda card: card.update(files={}), "not the card of a dataset: it is complete without games"),
        (lambda card: card.pop("counts"), "not the card of a dataset: it is complete without games"),
        (lambda card: card["recipe"].update(rules_rev=1), "played by revision 1 of the rules; this is"),
        (lambda card: card["recipe"].update(box="0" * 64), "made with other cards or options than classic: box 000"),
        (lambda card: card["recipe"].update(options={"winning_level": 3}), "made with other cards or options"),
        (lambda card: card["recipe"].update(editions=["baroque"]), "baroque"),
        (lambda card: card["recipe"].update(options={"speed": 3}), "unknown option 'speed'"),
    ],
)
def test_a_card_that_does_not_fit_is_refused(data: Path, change: Callable[[dict[str, Any]], None], told: str) -> None:
    alter(data, change)
    with pytest.raises(DatasetError, match=told):
        load(data)


def test_no_card_and_no_json_are_refused(data: Path, tmp_path: Path) -> None:
    with pytest.raises(DatasetError, match="no dataset"):
        load(tmp_path)
    (data / CARD).write_text("{")
    with pytest.raises(DatasetError, match="cannot be read"):
        load(data)


def test_a_missing_shard_is_named(data: Path) -> None:
    (data / "games-00001.parquet").unlink()
    told = r"games-00001.parquet: the shard is missing; the command that made it makes it again"
    with pytest.raises(DatasetError, match=told):
        load(data)


def test_a_damaged_shard_is_named(data: Path) -> None:
    path = data / "games-00001.parquet"
    path.write_bytes(path.read_bytes()[:-1] + b"x")
    told = r"games-00001.parquet: damaged: .*; the command that made it makes it again"
    with pytest.raises(DatasetError, match=told):
        list(load(data).games())


@pytest.fixture(scope="module")
def expanded(made: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = copytree(made, tmp_path_factory.mktemp("expanded") / "data")
    assert command("expand", str(folder), "--jobs", "1") == 0
    return folder


def joined(batches: Iterator[dict[str, Any]], name: str) -> list[list[int]]:
    """One column of all batches, row by row."""
    return [row.tolist() for batch in batches for row in batch[name]]


def test_stored_observations_are_those_that_playing_again_gives(made: Path, expanded: Path) -> None:
    stored, again = list(load(expanded).batches(50)), list(load(made).batches(50))
    assert [len(batch["game"]) for batch in stored[:-1]] == [50] * (len(stored) - 1)
    for one, other in zip(stored, again, strict=True):
        assert list(one) == list(other) == list(STEP_COLUMNS)
        for name in one:
            assert one[name].dtype == other[name].dtype, name
            np.testing.assert_array_equal(one[name], other[name])


def test_a_row_tells_what_was_seen_offered_and_done(made: Path) -> None:
    dataset = load(made)
    spec = dataset.spec
    records = list(dataset.games())
    rows = 0
    for batch in dataset.batches(64):
        heads = spec.split(batch["observation"])["head"]
        assert (heads[:, 0] == batch["seat"]).all()
        assert (heads[:, spec.offset("head", 0, "offered")] == batch["offered"]).all()
        assert (batch["offered"] > 1).all()
        assert batch["options"].shape[1:] == (batch["offered"].max(), len(spec.option_fields))
        for i in range(len(batch["game"])):
            record, step = records[batch["game"][i]], batch["step"][i]
            chosen = batch["options"][i, batch["choice"][i]]
            assert (record.seat[step], record.verb[step]) == (batch["seat"][i], chosen[0])
            assert spec.vocabulary.number(chosen.tolist()) == batch["action"][i]
            assert batch["won"][i] == (batch["seat"][i] in record.winners) / max(1, len(record.winners))
        rows += len(batch["game"])
    decided = 0
    for record in records:
        for _step, s, seat, _choice in record.moments(dataset.box):
            decided += seat >= 0 and len(options(s, seat)) > 1
    assert rows == decided > 100


def test_environments_show_what_is_stored_when_the_same_choices_are_made(expanded: Path) -> None:
    dataset = load(expanded)
    box, plan = dataset.box, make_plan(("classic",), 3, 5, "random", 500, options=("winning_level=2",))
    rows = {(game, step): batch for game, step, batch in stored_rows(dataset)}
    compared = 0
    for record in dataset.games():
        table = VecTable(box, 3, 1)
        dealt = empty_table(box.tables, list(record.sexes))
        deal(dealt)
        batch = table.load(0, Saved(dealt, Seeded(plan.game_seed(record.game)), 0, 0, 0, 0))
        for step, (seat, _choice) in enumerate(record.choices()):
            row = rows.get((record.game, step))
            if row is None:  # chance, or forced
                continue
            assert batch.seats[0] == seat == row["seat"]
            np.testing.assert_array_equal(batch.observations[0], row["observation"])
            np.testing.assert_array_equal(batch.ragged()[0], row["options"][: row["offered"]])
            batch = table.step([row["choice"]])
            compared += 1
        assert batch.terminated[0]
        assert {seat for seat, reward in enumerate(batch.rewards[0]) if reward > 0} == set(record.winners)
    assert compared == len(rows) > 100


def stored_rows(dataset: Dataset) -> Iterator[tuple[int, int, dict[str, Any]]]:
    for batch in dataset.batches(64):
        for i, (game, step) in enumerate(zip(batch["game"].tolist(), batch["step"].tolist(), strict=True)):
            yield game, step, {name: column[i] for name, column in batch.items()}


def test_a_seed_mixes_the_rows_and_nothing_else(expanded: Path) -> None:
    dataset = load(expanded)
    plain = joined(dataset.batches(64, ["game"]), "game"), joined(dataset.batches(64, ["step"]), "step")
    mixed = joined(dataset.batches(64, ["game"], seed=1), "game"), joined(dataset.batches(64, ["step"], seed=1), "step")
    assert plain != mixed
    assert sorted(zip(*plain)) == sorted(zip(*mixed))
    assert mixed[1] == joined(dataset.batches(64, ["step"], seed=1), "step")
    assert mixed[1] != joined(dataset.batches(64, ["step"], seed=2), "step")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ({"columns": ["level"]}, "unknown column 'level': there are game, step"),
        ({"size": 0}, "batches of 0: a whole number, at least 1"),
        ({"size": 2.5}, "batches of 2.5: a whole number"),
        ({"columns": "options"}, "columns: a list of names, not .options."),
        ({"framework": "abacus"}, "unknown framework 'abacus': there are numpy, torch"),
    ],
)
def test_batches_that_cannot_be_are_refused_at_once(expanded: Path, words: dict[str, Any], told: str) -> None:
    with pytest.raises(DatasetError, match=told):
        load(expanded).batches(**words)


def test_without_torch_it_says_what_to_install(expanded: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(DatasetError, match="pip install torch"):
        load(expanded).batches(framework="torch")


def test_observations_of_another_layout_are_refused_and_made_anew(expanded: Path, tmp_path: Path) -> None:
    data = copytree(expanded, tmp_path / "data")
    before = contents(data)
    alter(data, lambda card: card["spec"].update(version=0))
    assert len(load(data)) == 4
    with pytest.raises(DatasetError, match=f"another layout than this version's: kickdoor dataset expand {data}"):
        load(data).batches()
    (data / "steps-00001.parquet").unlink()
    alter(data, lambda card: card["files"].pop("steps"))
    assert command("expand", str(data), "--jobs", "1") == 0
    assert contents(data) == before


@pytest.mark.parametrize(
    "shards",
    [
        ["games-00001.parquet"], ["steps-00000.parquet"], ["steps-00001.parquet"],
        ["games-00000.parquet", "steps-00001.parquet"],
    ],
)  # fmt: skip
@pytest.mark.parametrize("harm", ["missing", "inside"])
def test_the_same_command_makes_again_what_is_damaged(
    expanded: Path, tmp_path: Path, shards: list[str], harm: str
) -> None:
    """Also where the end of a file, which says what it is, is whole."""
    data = copytree(expanded, tmp_path / "data")
    before = contents(data)
    for shard in shards:
        path = data / shard
        path.write_bytes(bytes([before[shard][0], before[shard][1] ^ 1]) + before[shard][2:])
        if harm == "missing":
            path.unlink()
    words = ("--out", str(data), "--games", "4", "--shard", "2", "--jobs", "1", *SHORT, "--observations")
    assert command(*words) == 0
    assert contents(data) == before


def test_expanding_makes_again_the_steps_that_are_missing(expanded: Path, tmp_path: Path) -> None:
    data = copytree(expanded, tmp_path / "data")
    before = contents(data)
    (data / "steps-00000.parquet").unlink()
    with pytest.raises(DatasetError, match=r"steps-00000.parquet: the shard is missing; the command that made it"):
        load(data)
    assert command("expand", str(data), "--jobs", "1") == 0
    assert contents(data) == before


def test_expanding_at_once_or_later_gives_the_same_bytes(expanded: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    words = ("--out", str(data), "--games", "4", "--shard", "2", "--jobs", "1", *SHORT)
    assert command(*words, "--observations") == 0
    assert contents(data) == contents(expanded)
    assert command(*words) == 0  # nothing is left to be done, and nothing is lost
    assert contents(data) == contents(expanded)
    assert "steps-*.parquet" in (data / "README.md").read_text(encoding="utf-8")


def test_what_was_lawful_but_not_offered_is_no_choice_of_the_options(tmp_path: Path) -> None:
    game = new_game(players=3, seed=4)
    for _ in range(400):
        seat, request = next(iter(game.pending.items()))
        wearing = game.view(seat).players[seat].worn
        taken_off = (ids.V_UNEQUIP, wearing[0], 0, 0) if wearing else request.options[0]
        if taken_off not in request.options and not game.judge(seat, taken_off):
            game.apply(seat, taken_off)
            break
        game.apply(seat, request.options[-1])
    write_log(game, tmp_path / "game.jsonl")
    assert command("--log", str(tmp_path / "game.jsonl"), "--out", str(tmp_path / "data"), "--jobs", "1") == 0
    *_, last = load(tmp_path / "data").batches(1)
    assert (last["choice"].tolist(), last["action"].tolist(), last["stopped"].tolist()) == ([-1], [-1], [True])


def test_no_option_is_cut_however_many_there_are(made: Path) -> None:
    """A sheet with room for one option makes more: the same rows come of it."""
    data = load(made)
    record = next(data.games())
    wide, narrow = Expander(data.spec), Expander(Spec(data.box, data.players, most_options=1))
    for one, other in zip(wide.steps(record), narrow.steps(record), strict=True):
        for told, again in zip(one, other, strict=True):
            assert np.array_equal(told, again)


def test_expanding_what_is_no_dataset_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command("expand", str(tmp_path)) == 2
    assert "no dataset: there is no card.json" in capsys.readouterr().err


def test_the_examples_of_the_page_run(
    expanded: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    copytree(expanded, tmp_path / "games")
    monkeypatch.chdir(tmp_path)
    page = (Path(__file__).parents[2] / "docs" / "offline.md").read_text(encoding="utf-8")
    examples = re.findall(r"^```python\n(.*?)^```", page, flags=re.MULTILINE | re.DOTALL)
    assert len(examples) == 2
    for example in examples:
        exec(compile(example, "offline.md", "exec"), {})
    assert "by taking the first option" in capsys.readouterr().out
