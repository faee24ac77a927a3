"""Every kind of question says in the browser why it is asked and what follows, in every language."""

import re
from pathlib import Path

import pytest

from kickdoor.engine.asking import KINDS, PHASE_KINDS
from kickdoor.notation import QUESTIONS
from kickdoor.words import languages

WEB = Path(__file__).parents[2] / "web" / "src" / "words"
OWN = {"offer": "offer-monster", "charity": "turn-ends", "over": "over"}  # where the client knows more than the kind


def said(language: str) -> set[str]:
    text = "".join(path.read_text(encoding="utf-8") for path in sorted((WEB / language).glob("*.ftl")))
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", text, re.M))


@pytest.mark.parametrize("language", languages())
def test_every_kind_of_request_has_its_cause_and_what_follows(language: str) -> None:
    ids = said(language)
    for kind in {*KINDS.values(), *PHASE_KINDS}:
        assert f"cause-{OWN.get(kind, kind)}" in ids, kind
        assert f"follows-{'end' if kind == 'charity' else kind}" in ids, kind


@pytest.mark.parametrize("language", languages())
def test_every_choice_says_what_follows(language: str) -> None:
    ids = said(language)
    for message in QUESTIONS.values():
        assert message.replace("why-", "follows-") in ids, message
