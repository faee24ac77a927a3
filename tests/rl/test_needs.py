"""Without a framework Kickdoor is as it was; what needs one says what to install."""

import subprocess
import sys

import pytest

BLOCK = "import sys; sys.modules.update(dict.fromkeys({names!r})); "


def run(code: str, *names: str) -> subprocess.CompletedProcess[str]:
    """A Python in which these modules are not installed."""
    words = [sys.executable, "-c", BLOCK.format(names=names) + code]
    return subprocess.run(words, capture_output=True, text=True, check=False)


def test_the_rest_needs_none_of_it() -> None:
    missing = ("numpy", "gymnasium", "pettingzoo", "librt", "librt.vecs", "mypy_extensions")
    code = "import kickdoor, kickdoor.rl as rl; from kickdoor.ruleset import open_box; kickdoor.new_game(); "
    told = run(code + "spec = rl.Spec(open_box(), 4); print(spec.width, len(spec.vocabulary) > 2000)", *missing)
    assert told.returncode == 0, told.stderr
    assert told.stdout.split() == ["336", "True"]


@pytest.mark.parametrize(
    ("name", "missing"),
    [
        ("VecTable", "numpy"),
        ("VecTable", "librt"),
        ("aec_env", "pettingzoo"),
        ("SeatEnv", "gymnasium"),
        ("raw_env", "gymnasium"),
    ],
)
def test_what_is_missing_is_named_with_what_installs_it(name: str, missing: str) -> None:
    told = run(f"from kickdoor.rl import {name}", missing)
    assert told.returncode == 1
    assert f"{name} needs {missing}: pip install 'kickdoor[rl]'" in told.stderr


def test_what_is_not_there_is_no_attribute() -> None:
    import kickdoor.rl

    with pytest.raises(AttributeError, match="has no VectorTable; did you mean 'VecTable'"):
        _ = kickdoor.rl.VectorTable


def test_help_tells_of_what_is_installed() -> None:
    code = "import kickdoor.rl, pydoc; print(pydoc.plain(pydoc.render_doc(kickdoor.rl)))"
    told = run(code).stdout
    assert "class VecTable(" in told
    assert "aec_env(" in told
    less = run(code, "pettingzoo").stdout
    assert "class VecTable(" in less
    assert "aec_env(" not in less
