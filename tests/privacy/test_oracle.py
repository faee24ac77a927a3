"""No question tells a hidden card: asked in two worlds that the asker cannot tell apart, it has one answer."""

import os

import pytest

from kickdoor.engine.ids import F_DEAL
from kickdoor.scenario.verbs import VERBS
from tests.privacy.questions import EDITIONS, ask_pairs

QUESTIONS = int(os.environ.get("KICKDOOR_QUESTIONS", "20000"))  # for each edition; `make soak` asks a million in all


@pytest.mark.clause("CARDS-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_questions_are_answered_alike_whatever_is_hidden(edition: str) -> None:
    asked = ask_pairs(edition, 1, QUESTIONS)
    assert asked.questions >= QUESTIONS
    assert asked.kinds.keys() >= VERBS.keys() | {"choice", "offer", "sum"}
    assert asked.answers.keys() == {"may", "no", "bad", "sum"}
    assert any(pending == F_DEAL for _phase, pending, _part in asked.moments)
    assert len(asked.moments) > 15
