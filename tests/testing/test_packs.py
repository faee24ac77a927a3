"""Packs that are good pass; for every check there is one that does not."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from kickdoor.cards.consent import SWITCH
from kickdoor.cli import app
from kickdoor.engine.ids import SEAT_ZONES
from kickdoor.testing import Broken, check_pack, walks

PACKS = Path(__file__).parents[1] / "packs"
READ, WORDS, PLAYED, SAME, SECRET = (
    "it can be read",
    "every card has its words in every language",
    "cards are conserved, levels stay in bounds, every option is lawful, games end",
    "the same choices give the same game",
    "no seat is shown, offered or told what is hidden from it",
)
Spoil = Callable[..., Path]


@pytest.fixture(autouse=True)
def trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Code of packs may run here."""
    monkeypatch.setenv(SWITCH, "1")


@pytest.fixture
def spoil(tmp_path: Path) -> Spoil:
    """The stable with something in one of its files changed."""

    def put(file: str, old: str, new: str) -> Path:
        place = tmp_path / "steeds"
        shutil.copytree(PACKS / "steeds", place)
        text = (place / file).read_text(encoding="utf-8")
        assert text.count(old) == 1, old
        (place / file).write_text(text.replace(old, new), encoding="utf-8")
        return place

    return put


@pytest.mark.parametrize("name", ["demo", "steeds"])
def test_good_packs_pass(name: str) -> None:
    report = check_pack([PACKS / name], games=2).hold()
    assert [finding.check for finding in report.findings] == [READ, WORDS, PLAYED, SAME, SECRET]
    assert all(finding.holds for finding in report.findings)
    assert report.figures["decisions"] > 200
    assert report.figures["questions in worlds apart"] > 200


@pytest.mark.parametrize("edition", ["classic", "apocalypse"])
def test_our_own_editions_pass(edition: str) -> None:
    check_pack(editions=[edition], games=1).hold()


def test_a_pack_beside_an_edition_passes() -> None:
    check_pack([PACKS / "demo"], ["legends", "demo"], games=1).hold()


SHOWN = "    return tuple(company(s, seat, CUSTOM))"
LIMIT = '    """STEED-01."""\n    return 1'
BAGS = "    return len(company(s, seat, CUSTOM))"
HANDS = f"    return s.zones[seat * {SEAT_ZONES}]"
OTHERS = f"sum(sum(s.zones[x * {SEAT_ZONES}]) for x in range(s.n) if x != seat)"


@pytest.mark.parametrize(
    ("check", "file", "old", "new", "told"),
    [
        (READ, "doors.yaml", "level: 6", "levle: 6", "levle"),
        (READ, "steed.py", "def one(", "def one one(", "steed.py"),
        (WORDS, "words/en.ftl", "TEXT", '{ "" }', "an empty line in en"),
        (PLAYED, "steed.py", BAGS, "    s.zones[-1] = s.zones[-2] = ()\n    return 0", "cards are not conserved"),
        (PLAYED, "steed.py", BAGS, "    s.level[seat] = 0\n    return 0", "levels out of bounds"),
        (SAME, "steed.py", BAGS, "    import random\n    s.level[seat] = random.choice([1, 2, 3])\n    return 0",
         "leads to two different games"),
        (SECRET, "steed.py", SHOWN, HANDS, "its view tells what is hidden: extras"),
        (SECRET, "steed.py", LIMIT, f"{LIMIT} + {OTHERS} % 2", "tells what is hidden"),
    ],
    ids=["unreadable", "no-python", "no-words", "loses-cards", "levels", "dice", "shows-hands", "offers-by-hands"],
)  # fmt: skip
def test_every_check_finds_a_pack_that_is_no_good(
    spoil: Spoil, check: str, file: str, old: str, new: str, told: str
) -> None:
    if old == "TEXT":
        lines = (PACKS / "steeds" / file).read_text(encoding="utf-8").splitlines()
        old = next(line.partition(" = ")[2] for line in lines if line.startswith("text-steed = "))
    place = spoil(file, old, new)
    report = check_pack([place], games=2)
    assert report.holds(check) is False, report.lines()
    assert told in next(finding.told for finding in report.findings if finding.check == check)
    with pytest.raises(Broken, match=check.partition(",")[0]):
        report.hold()


def test_a_game_without_an_end_is_found(spoil: Spoil, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bags of a Steed are so heavy that nobody gets anywhere."""
    monkeypatch.setattr(walks, "MOST_DECISIONS", 3000)
    place = spoil("steed.py", BAGS, "    s.level[seat] = 1\n    return 0")
    report = check_pack([place], games=1)
    assert report.holds(PLAYED) is False
    assert "no end after 3,000 decisions" in str(report.findings)


def test_the_command_tells_it_to_readers_and_scripts(spoil: Spoil, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", "pack", str(PACKS / "steeds"), "--games", "1") == 0
    assert f"holds    {SECRET}" in capsys.readouterr().out
    place = spoil("steed.py", SHOWN, HANDS)
    assert run("check", "pack", str(place), "--games", "1", "--json") == 1
    facts = json.loads(capsys.readouterr().out)
    assert not facts["ok"]
    assert [check["check"] for check in facts["checks"] if not check["holds"]] == [SECRET]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("pack",), "check pack: name a folder, or an --edition"),
        (("pack", "/no/such/folder"), "check pack: no such folder: /no/such/folder"),
        (("pack", str(PACKS / "demo"), "--games", "0"), "check pack: --games 0: at least 1"),
        (("agent", "greedy", "--games", "0"), "check agent: --games 0: at least 1"),
        (("agent", "no_such_module:agent"), "no_such_module:agent: No module named 'no_such_module'"),
        (("agent", "kickdoor.version:VERSION"), "kickdoor.version:VERSION makes nothing: it is str"),
        (("agent", "heuristik"), "unknown agent 'heuristik': there are random, greedy, heuristic, "),
        (("env", "nothing"), "check env: nothing: as in module:function"),
        (("env", "kickdoor.version:nothing"), "has no attribute 'nothing'"),
        (("env", "kickdoor:new_game", "--episodes", "0"), "check env: --episodes 0: at least 1"),
    ],
)
def test_bad_input_is_one_clear_line_and_status_2(
    words: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("check", *words) == 2
    error = capsys.readouterr().err
    assert told in error
    assert len(error.strip().splitlines()) == 1


@pytest.mark.parametrize(
    ("written", "told"),
    [("def (", "cannot be imported: SyntaxError: invalid syntax"), ("1 / 0", "ZeroDivisionError: division by zero")],
)
def test_a_module_that_is_broken_is_told_in_one_line(
    written: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "broken_here.py").write_text(written, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    test_bad_input_is_one_clear_line_and_status_2(("env", "broken_here:make"), told, capsys)


def run(*words: str) -> int:
    status = app(words, exit_on_error=False, result_action="return_value")
    assert isinstance(status, int)
    return status
