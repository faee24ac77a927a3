"""The examples of docs/rl.md run, one after another."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "rl.md"
EXAMPLES = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)


def test_the_examples_run() -> None:
    assert len(EXAMPLES) == 4
    for number, example in enumerate(EXAMPLES):
        exec(compile(example, f"docs/rl.md, example {number + 1}", "exec"), {})
