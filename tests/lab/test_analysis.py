"""A finished game looked at again."""

import json
from pathlib import Path

import pytest

import kickdoor
from kickdoor.agents import make_agent
from kickdoor.agents.weights import WEIGHTS
from kickdoor.cli import app
from kickdoor.engine import ids
from kickdoor.lab.analysis import LEAST_COST, MISTAKES, analyse, haggled
from kickdoor.replay.log import as_lines, take_log
from kickdoor.replay.play import lawful, set_out


def finished(agents: list[str], seed: int = 5) -> kickdoor.Game:
    game = kickdoor.new_game(players=4, seed=seed)
    players = [make_agent(name, game.box, seat, seat) for seat, name in enumerate(agents)]
    while not game.over:
        seat, request = next(iter(game.pending.items()))
        game.apply(seat, players[seat].choose(game.view(seat), request))
    return game


def test_chances_turning_points_and_mistakes() -> None:
    game = finished(["random", "heuristic", "heuristic", "heuristic"])
    found = analyse(take_log(game.log()))
    assert [round(sum(b.chances), 6) for b in found.beginnings] == [1.0] * len(found.beginnings)
    assert found.beginnings[-1].chances[game.winners[0]] > 0
    assert len(found.beginnings) == game.turn_number + 1
    assert len(found.turning) == 3
    assert [point.turn for point in found.turning] == sorted(point.turn for point in found.turning)
    least = min(abs(point.after - point.before) for point in found.turning)
    changes = [
        max(abs(b - a) for a, b in zip(one.chances, two.chances, strict=True))
        for one, two in zip(found.beginnings, found.beginnings[1:], strict=False)
    ]
    assert sorted(changes)[-3] == pytest.approx(least)
    by_seat = [[m for m in found.mistakes if m.seat == seat] for seat in range(4)]
    assert max(map(len, by_seat)) <= MISTAKES
    assert len(by_seat[0]) == MISTAKES  # who plays at random errs
    assert all(m.cost >= LEAST_COST and m.reason and m.done != m.better for m in found.mistakes)
    assert all("seat-" not in m.reason for m in found.mistakes)


def test_what_is_done_a_little_later_was_not_missed() -> None:
    """A better choice that the same seat makes in the same turn is no longer told."""
    game = finished(["heuristic:easy"] * 4, 7)
    log = take_log(game.log())
    found = analyse(log)
    assert found.mistakes
    again = set_out(log)
    made = []
    for number in range(len(log.choices)):
        seat, choice = lawful(log, again, number)
        if seat >= 0:
            made.append((number, again.state.number, seat, again.scribe.step(again.state, choice)))
        again.push(seat, choice)
    for m in found.mistakes:
        assert not [
            n for n, turn, seat, step in made if n > m.choice and (turn, seat, step) == (m.turn, m.seat, m.better)
        ]
        level = m.reason.startswith("Level ")  # gained some turns later it is the same Level
        assert not level or not [
            n for n, _turn, seat, step in made if n > m.choice and (seat, step) == (m.seat, m.better)
        ]


def test_what_is_missed_again_and_again_is_told_once() -> None:
    """Three places of a seat are for three lessons; who forgets many cards misses one for turns."""
    for seed in (7, 8):
        found = analyse(take_log(finished(["heuristic:easy"] * 4, seed).log()))
        told = [(m.seat, str(m.better)) for m in found.mistakes]
        assert len(told) == len(set(told)) > MISTAKES


def test_a_win_that_others_stopped_was_not_let_go() -> None:
    """Told is only who let the winner of the game win."""
    let_go = 0
    for seed in (71, 7):
        game = finished(["heuristic:normal"] * 4, seed)
        last = game.turn_number
        for m in analyse(take_log(game.log())).mistakes:
            if "would win the game" in m.reason:
                let_go += 1
                assert m.turn == last
                assert m.reason.startswith(tuple(game.scribe.players[seat] for seat in game.winners))
    assert let_go


def test_the_price_of_help_is_no_mistake() -> None:
    """Who offers somebody another share than the adviser would has not erred: some take less."""
    ask, more, other = ((ids.V_DEAL, ids.DEAL_HELP, who, n) for who, n in ((2, 1), (2, 2), (1, 1)))
    assert haggled(ask, more)
    assert not haggled(ask, other)
    assert not haggled(ids.PASS, ask)
    game = finished(["heuristic:greedy", "heuristic:cautious", "heuristic:easy", "heuristic:easy"], 12)
    found = analyse(take_log(game.log()))
    asked = [m for m in found.mistakes if m.done.get("do") == m.better.get("do") == "ask-help"]
    assert [m for m in asked if m.done["to"] == m.better["to"]] == []


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(as_lines(finished(["random", "heuristic", "heuristic", "random"], 6)))
    for words, inside in ((["--json"], '"turning"'), ([], "was a turning point"), (["--language", "de"], "Wendepunkt")):
        with pytest.raises(SystemExit) as left:
            app(["replay", "analyse", str(path), *words])
        assert left.value.code == 0
        told = capsys.readouterr().out
        assert inside in told
        if words == ["--json"]:
            assert set(json.loads(told)) == {"beginnings", "turning", "mistakes"}


def test_the_command_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.jsonl"
    lines = as_lines(finished(["heuristic"] * 4)).splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:60], b"[0, 1, 0, 0, 0]\n" * 3, *lines[60:]]))
    for words, status in (([], 1), (["--language", "tlh"], 2)):
        with pytest.raises(SystemExit) as left:
            app(["replay", "analyse", str(path), *words])
        assert left.value.code == status
        assert capsys.readouterr().err.startswith("kickdoor: ")


def test_a_value_that_does_not_fit_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(as_lines(finished(["heuristic"] * 4)))
    monkeypatch.setitem(WEIGHTS, "classic", WEIGHTS["classic"][:-1])
    with pytest.raises(SystemExit) as left:
        app(["replay", "analyse", str(path)])
    assert left.value.code == 2
    assert "the value of positions in classic does not fit" in capsys.readouterr().err
