"""The examples of docs/rl.md run, one after another."""

import re
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "rl.md"
EXAMPLES = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)


CURVE = "GAMES, STEPS, RATE = 128, 1_500, 0.4"  # of the learning curve, which takes its time


def test_the_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(EXAMPLES) == 6
    names: dict[str, Any] = {}
    for number, example in enumerate(EXAMPLES):
        short = example.replace(CURVE, "GAMES, STEPS, RATE = 32, 300, 0.4")
        exec(compile(short, f"docs/rl.md, example {number + 1}", "exec"), names)
    assert re.fullmatch(r" +9,600 decisions: \d\d\.\d% of \d\d games won\n", capsys.readouterr().out)
    out_of_fights = names["weights"][names["spec"].verbs.index("play") * 9 * 3 * 5]
    assert out_of_fights > 0  # cards are there to be played: even so short a game of learning finds it out
