"""Every refusal rests on clauses that exist and says why in a sentence."""

from kickdoor.engine.reasons import REASONS
from kickdoor.rules.clauses import load


def test_every_reason_names_known_clauses_and_has_a_sentence() -> None:
    clauses = load()
    for number, (cited, sentence) in enumerate(REASONS[1:], start=1):
        assert cited, number
        assert set(cited.split()) <= clauses.keys(), cited
        assert len(cited.split()) == len(set(cited.split())), cited
        assert sentence.endswith("."), sentence
