"""A rule stands in the file of its name: what newcomers looked for, and where they find it at the first guess."""

from pathlib import Path

import pytest

ENGINE = Path(__file__).parents[2] / "src" / "kickdoor" / "engine"
TOLD = {"reasons", "events", "ids", "tables", "state", "viewed"}  # of every rule, as numbers and sentences
SOUGHT = {
    "who loots a body first": ("death", "DEAD-03"),
    "how often one may be stabbed in the back": ("abilities", "R-17"),
    "the winning level": ("victory", "WIN-01"),
    "selling to win": ("selling", "SELL-05"),
    "an Elf's level for helping": ("rewards", "HELP-07"),
    "the limit of Big Items": ("big_items", "ITEM-10"),
    "the seventh Seal": ("seals", "SEAL-05"),
    "ties": ("winning", "COMB-02"),
    "Charity that is even": ("charity", "TURN-10"),
    "an empty deck": ("decks", "CARDS-03"),
    "the hand limit": ("hand_limit", "CARDS-08"),
    "pursuit": ("pursuit", "RUN-09"),
    "one helper": ("help", "HELP-02"),
    "the Item a lost Hireling takes along": ("attachments", "ITEM-14"),
    "Super Munchkin": ("traits", "SUPER-03"),
}


@pytest.mark.parametrize("rule", SOUGHT)
def test_a_rule_stands_where_its_name_says(rule: str) -> None:
    module, clause = SOUGHT[rule]
    files = [*ENGINE.glob("*.py"), *(ENGINE / "ops").glob("*.py")]
    citing = {path.stem for path in files if clause in path.read_text(encoding="utf-8")} - TOLD
    assert module in citing
