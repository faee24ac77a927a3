"""The clauses ship with the package, and every test that names one is found."""

import json
from pathlib import Path

import pytest
import yaml

from kickdoor.rules import clauses
from kickdoor.rules.clauses import EDITIONS, RULINGS, holds, load, of_edition, shipped_editions
from kickdoor.rules.cli import print_coverage, print_rules
from kickdoor.rules.coverage import Coverage, coverage
from kickdoor.rules.marks import marks

FOLDER = Path(clauses.__file__).parent


def test_all_clauses_and_rulings_are_there() -> None:
    groups = [clause.group for clause in load().values()]
    assert len(groups) - groups.count(RULINGS) == 211
    assert groups.count(RULINGS) == 23


def test_ids_are_unique() -> None:
    text = [(FOLDER / name).read_text(encoding="utf-8") for name in ("clauses.yaml", "rulings.yaml")]
    entries = [entry for group in yaml.safe_load(text[0]).values() for entry in group] + yaml.safe_load(text[1])
    ids = [entry["id"] for entry in entries]
    assert len(ids) == len(set(ids)) == len(load())
    assert all(clause.rule and clause.editions for clause in load().values())


def test_rulings_keep_their_question() -> None:
    assert load()["R-1"].question == "Is there a stack?"
    assert all(bool(clause.question) == (clause.group == RULINGS) for clause in load().values())


def test_a_clause_holds_in_its_editions() -> None:
    assert load()["SEAL-01"].editions == ("apocalypse",)
    assert load()["COMB-03"].editions == ("classic", "legends")
    assert load()["SELL-05"].editions == tuple(EDITIONS.values())
    assert not holds(load()["SEAL-01"], "classic")
    assert load()["SEAL-01"] in of_edition("apocalypse")
    assert load()["SEAL-01"] not in of_edition("classic")


def test_shipped_editions_have_a_pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("classic", "adventure_time", "unfinished"):
        (tmp_path / "packs" / name).mkdir(parents=True)
    for name in ("classic", "adventure_time"):
        (tmp_path / "packs" / name / "pack.yaml").touch()
    monkeypatch.setattr(clauses, "files", lambda package: tmp_path)
    assert shipped_editions() == ["classic", "adventure-time"]


def tree(root: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = root / "tests" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root / "tests"


def covering(result: Coverage, clause: str, edition: str) -> list[str]:
    [row] = [row for row in result.rows if (row.clause.id, row.edition) == (clause, edition)]
    return list(row.tests)


SCENARIO = "name: x\nclauses: [{clauses}]\nedition: {edition}\nsteps: []\n"


def test_scenarios_cover_their_clauses_in_their_editions(tmp_path: Path) -> None:
    tests = tree(
        tmp_path,
        {
            "a.yaml": SCENARIO.format(clauses="SELL-05, R-7", edition="classic"),
            "deep/b.yaml": SCENARIO.format(clauses="SELL-05, SEAL-01", edition="[classic, apocalypse]"),
            "facts.yaml": "clauses: [SELL-05]\nedition: classic\n",
            "broken.yaml": "name: [\n",
        },
    )
    result = coverage([tests], ["classic", "apocalypse"])
    assert covering(result, "SELL-05", "classic") == ["tests/a.yaml", "tests/deep/b.yaml"]
    assert covering(result, "SELL-05", "apocalypse") == ["tests/deep/b.yaml"]
    assert covering(result, "R-7", "apocalypse") == []
    assert covering(result, "SEAL-01", "apocalypse") == ["tests/deep/b.yaml"]
    assert ("SEAL-01", "classic") not in [(row.clause.id, row.edition) for row in result.rows]
    assert len(result.rows) == len(of_edition("classic")) + len(of_edition("apocalypse"))
    assert len(result.uncovered) == len(result.rows) - 4
    assert result.errors == []


def test_a_template_covers_its_clauses_in_each_of_its_editions(tmp_path: Path) -> None:
    text = """
template:
  classic: {item: leather-armor}
  legends: {item: lion-skin}
name: x
clauses: [SELL-05]
players: [{name: Ann, attached: {{item}: [{item}]}}]
steps: [{by: Ann, do: sell, cards: [{item}]}]
"""
    result = coverage([tree(tmp_path, {"a.yaml": text})], ["classic", "legends", "steampunk"])
    assert [covering(result, "SELL-05", edition) for edition in ("classic", "legends", "steampunk")] == [
        ["tests/a.yaml"],
        ["tests/a.yaml"],
        [],
    ]


MARKED = """
import pytest

pytestmark = [pytest.mark.clause("TURN-01")]

@pytest.mark.clause("SELL-01", "SELL-02")
def test_all(): ...

@pytest.mark.clause("SELL-03", edition="classic")
async def test_classic(): ...

@pytest.mark.clause("SELL-04", edition=["legends"])
class TestLegends:
    @pytest.mark.clause("SELL-05")
    def test_inner(self): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.clause("SELL-06"))])
def test_cases(x): ...

@pytest.mark.clause("SELL-07")
def not_collected(): ...
"""


def test_marks_cover_their_clauses(tmp_path: Path) -> None:
    result = coverage([tree(tmp_path, {"test_a.py": MARKED})], ["classic", "legends"])
    file = "tests/test_a.py"
    assert covering(result, "TURN-01", "legends") == [file]
    assert covering(result, "SELL-01", "classic") == covering(result, "SELL-02", "legends") == [f"{file}::test_all"]
    assert covering(result, "SELL-03", "classic") == [f"{file}::test_classic"]
    assert covering(result, "SELL-03", "legends") == []
    assert covering(result, "SELL-04", "classic") == []
    assert covering(result, "SELL-04", "legends") == [f"{file}::TestLegends"]
    assert covering(result, "SELL-05", "classic") == [f"{file}::TestLegends::test_inner"]
    assert covering(result, "SELL-06", "classic") == [f"{file}::test_cases"]
    assert covering(result, "SELL-07", "classic") == []
    assert result.errors == []


@pytest.mark.parametrize(
    ("arguments", "message"),
    [("", "names no clause"), ("SELL", "written out as text"), ('"SELL-01", set="x"', "takes no 'set'")],
)
def test_a_mark_is_written_out(arguments: str, message: str) -> None:
    with pytest.raises(ValueError, match=f"^line 1: .*{message}"):
        list(marks(f"@pytest.mark.clause({arguments})\ndef test_x(): ..."))


def test_unknown_names_are_errors_with_their_file(tmp_path: Path) -> None:
    tests = tree(
        tmp_path,
        {
            "a.yaml": SCENARIO.format(clauses="SELL-99", edition="classic"),
            "b.yaml": SCENARIO.format(clauses="SELL-01, SELL-02", edition="clasic"),
            "test_a.py": '@pytest.mark.clause("R-99")\ndef test_x(): ...\n',
            "test_b.py": "@pytest.mark.clause(ALL)\ndef test_x(): ...\n",
        },
    )
    assert coverage([tests], ["classic"]).errors == [
        "tests/a.yaml: unknown clause 'SELL-99'",
        "tests/b.yaml: unknown edition 'clasic'",
        "tests/test_a.py::test_x: unknown clause 'R-99'",
        "tests/test_b.py: line 1: clauses and editions of a mark are written out as text",
    ]


def test_coverage_in_print(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tests = tree(tmp_path, {f"{n}.yaml": SCENARIO.format(clauses="SELL-05", edition="classic") for n in range(5)})
    assert print_coverage(tests, "classic", as_json=False) == 1
    lines = capsys.readouterr().out.splitlines()
    assert "SELL-05   classic             5  tests/0.yaml, tests/1.yaml, tests/2.yaml, and 2 more" in lines
    assert "SELL-04   classic             0  UNCOVERED" in lines
    assert lines[-1] == f"1 of {len(of_edition('classic'))} covered"


def test_full_coverage_exits_0_and_tells_it_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    every = ", ".join(clause.id for clause in of_edition("classic"))
    tests = tree(tmp_path, {"all.yaml": SCENARIO.format(clauses=every, edition="classic")})
    assert print_coverage(tests, "classic", as_json=True) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["covered"], told["total"], told["uncovered"], told["errors"]) == (
        len(of_edition("classic")),
        len(of_edition("classic")),
        [],
        [],
    )
    assert {"clause": "SELL-05", "edition": "classic", "tests": ["tests/all.yaml"]} in told["rows"]


def test_coverage_without_tests_exits_2_with_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert print_coverage(tmp_path / "tests", "classic", as_json=False) == 2
    assert capsys.readouterr().err == f"kickdoor rules: no tests folder: {tmp_path / 'tests'}\n"
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("kickdoor.rules.cli.__file__", str(tmp_path / "a" / "b" / "c" / "cli.py"))
    assert print_coverage(None, "classic", as_json=False) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_coverage_with_an_unknown_clause_exits_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tests = tree(tmp_path, {"a.yaml": SCENARIO.format(clauses="SELL-99", edition="classic")})
    assert print_coverage(tests, "classic", as_json=False) == 2
    assert "tests/a.yaml: unknown clause 'SELL-99'" in capsys.readouterr().err


def test_rules_in_print(capsys: pytest.CaptureFixture[str]) -> None:
    assert print_rules("classic", None, as_json=False) == 0
    out = capsys.readouterr().out
    assert "\nSELL\n  SELL-01   Discarding Items" in out
    assert "  R-1       Is there a stack? No." in out
    assert "SEAL-01" not in out


def test_rules_are_found_by_id_and_by_word(capsys: pytest.CaptureFixture[str]) -> None:
    assert print_rules(None, "r-2", as_json=True) == 0
    assert [entry["id"] for entry in json.loads(capsys.readouterr().out)] == ["R-2"]
    assert print_rules("classic", "halfling", as_json=True) == 0
    assert [entry["id"] for entry in json.loads(capsys.readouterr().out)] == ["CHAR-04", "ITEM-18"]
    assert print_rules(None, "comb-2", as_json=True) == 0
    assert [entry["id"] for entry in json.loads(capsys.readouterr().out)] == ["COMB-02"]


def test_rules_that_are_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert print_rules(None, "xyzzy", as_json=False) == 1
    assert capsys.readouterr().err == "kickdoor rules: nothing fits 'xyzzy'\n"
    assert print_rules(None, "sell5", as_json=False) == 1
    assert capsys.readouterr().err == "kickdoor rules: nothing fits 'sell5'; did you mean 'SELL-05'?\n"
    assert print_rules("clasic", None, as_json=False) == 2
    assert "unknown edition 'clasic'" in capsys.readouterr().err
    assert print_coverage(None, "clasic", as_json=False) == 2
