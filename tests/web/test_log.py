"""The log: every kind of line has its sign."""

import re
from pathlib import Path

from kickdoor.engine.events import EVENTS

SIDE = Path(__file__).parents[2] / "web" / "src" / "table" / "Side.svelte"
PLAIN = {"turn-begins"}  # a heading


def test_every_kind_of_line_has_a_sign() -> None:
    text = SIDE.read_text(encoding="utf-8")
    silent = re.findall(r"'([a-z-]+)'", text.partition("SILENT = new Set([")[2].partition("])")[0])
    signs = re.findall(r"^ +'?([a-z-]+)'?: '", text.partition("ICONS: ")[2].partition("\n  }")[0], re.M)
    assert {name for name, _clause in EVENTS} - PLAIN - {*silent} - {*signs} == set()
