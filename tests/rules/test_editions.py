"""`kickdoor editions`: what each set holds, counted from its cards."""

import json
from pathlib import Path

import pytest

from kickdoor.cards.load import read_edition
from kickdoor.cli import app
from kickdoor.rulebook.editions import facts, names
from kickdoor.rules.clauses import shipped_editions


def run(*words: str) -> int:
    status = app(words, exit_on_error=False, result_action="return_value")
    assert isinstance(status, int)
    return status


def test_every_edition_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("editions", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert [one["id"] for one in told] == names() == shipped_editions()
    for one in told:
        assert sum(one["kinds"].values()) == sum(one["decks"].values())
        assert one["special"]
        assert {"faster_play", "decks", "winning_level"} <= set(one["options"])


@pytest.mark.clause("SETUP-08", edition=["classic", "legends"])
def test_the_decks_have_their_sizes() -> None:
    assert facts(read_edition("classic"))["decks"] == {"door": 95, "treasure": 73}
    assert facts(read_edition("legends"))["decks"] == {"door": 96, "treasure": 72}


def test_what_is_special() -> None:
    classic, legends = facts(read_edition("classic")), facts(read_edition("legends"))
    assert classic["special"] == ["Undead monsters join each other (MULT-05)", "a roll for who runs first (RUN-06)"]
    assert "a board and standies show the Levels (SETUP-06)" in legends["special"]
    assert "seal_roll" not in classic["options"]
    assert legends["classes"] == ["cleric", "thief", "warrior", "wizard"]


def test_who_wins_ties_and_who_gains_by_helping() -> None:
    powers = ("win_ties", "win_own_ties", "gain_by_helping")
    told = {name: [facts(read_edition(name))[power] for power in powers] for name in names()}
    assert told["classic"] == told["legends"] == [["warrior"], [], ["elf"]]
    assert told["adventure-time"] == [[], ["hero"], []]
    assert told["apocalypse"] == told["steampunk"] == [[], [], []]


def test_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("editions") == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert rows[0][:2] == ["classic", "legends"]
    assert ["Door", "cards", "95", "96"] in [row[:4] for row in rows]
    assert ["Monsters", "37", "37"] in [row[:3] for row in rows]


def test_pages_are_written_under_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rules", "--render", str(tmp_path / "out")) == 0
    assert str(tmp_path / "out" / "rules" / "legends.md") in capsys.readouterr().out.splitlines()
    (tmp_path / "file").write_text("")
    assert run("rules", "--render", str(tmp_path / "file")) == 2
    assert capsys.readouterr().err.startswith("kickdoor: rules: --render: ")
