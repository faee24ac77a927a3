"""German is written for the English there was. When a rule is put in other words, its German is read again.

`KICKDOOR_UPDATE=1 pytest tests/words/test_read_again.py` writes the list anew, after somebody has read it.
"""

import os
from hashlib import sha256
from pathlib import Path

from kickdoor.engine import reasons
from kickdoor.notation import REASONS
from kickdoor.rulebook import readings
from kickdoor.rules import clauses
from tests.engine.sources import ROOT

LIST = Path(__file__).with_name("read.txt")


def digests() -> dict[str, str]:
    """Of the English of every rule, reading and refusal, by the message that says it in German."""
    texts = {clauses.message(id): f"{clause.question}\n{clause.rule}" for id, clause in clauses.load().items()}
    page = (ROOT.parents[1] / "docs" / "readings.md").read_text(encoding="utf-8")
    texts |= {readings.message(question): f"{question}\n{reading}" for question, reading in readings.read(page).items()}
    texts |= {id: reasons.REASONS[number][1] for number, id in REASONS.items()}
    return {id: sha256(text.encode()).hexdigest()[:8] for id, text in texts.items()}


if os.environ.get("KICKDOOR_UPDATE") == "1":
    LIST.write_text("".join(f"{id} {digest}\n" for id, digest in digests().items()), encoding="utf-8")


def test_german_was_read_against_this_english() -> None:
    read = dict(line.split() for line in LIST.read_text(encoding="utf-8").splitlines())
    now = digests()
    assert sorted(id for id in now if read.get(id) != now[id]) == [], "read their German again, in words/de"
    assert sorted(read.keys() - now.keys()) == []
