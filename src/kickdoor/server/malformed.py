"""What is wrong with the form of a message, a step or an option, in other languages than that of the error."""

import re
from typing import Final

from kickdoor.words import say

AT: Final = r"(?: - at `(?P<at>[^`]*)`)?"
# the sentences of msgspec, of steps, options and languages as they come, and the messages that say the same
FORMS: Final = {
    r"(?:JSON is malformed|Input data was truncated|Invalid UTF-8|.*codec can't decode).*": "no-json",
    rf"Object missing required field `(?P<field>[^`]*)`{AT}": "missing",
    rf"Object contains unknown field `(?P<field>[^`]*)`{AT}": "unknown",
    rf"Expected `(?P<wanted>[^`]*)`, got `(?P<got>[^`]*)`{AT}": "instead",
    rf"Expected (?P<wanted>.*?){AT}": "wanted",
    rf"Invalid (?:enum )?value (?P<got>.*?){AT}": "value",
    r"There is no language '(?P<word>.*)'; there are (?P<there>.*)\.": "language",
    r"(?P<field>\w+): missing, (?P<verb>.*) needs it": "step-missing",
    r"(?:target: )?(?P<word>.*): no such player, monster or card in this game": "step-target",
    r"(?P<word>.*): no such player": "step-player",
    r"(?P<word>.*): no such card in this edition": "step-card",
    r"ability: (?P<word>.*): no such ability in this edition": "step-ability",
    r"do: (?P<verb>.*): not a thing that is done in this edition": "step-verb",
    r"do: (?P<verb>.*): something is missing to know what is meant": "step-vague",
    r"do: (?P<verb>.*): several actions fit: (?P<there>.*)": "step-several",
    r"patient: an online table always is": "patient",
    r"players: three to six take part, not (?P<got>.*) \((?P<clause>.*)\)": "players",
    r"names: (?P<wanted>\d+) different names, not (?P<got>.*)": "names",
    r"sexes: male or female for each of (?P<wanted>\d+) players, not (?P<got>.*)": "sexes",
    r"decks: (?P<got>\d+) (?P<word>\w+) cards are too few to deal .* (?P<wanted>\d+) \((?P<clause>.*)\)": "deal",
    r"editions: one or more, each once, not (?P<got>.*)": "editions",
    r"decks: (?P<word>.*): 0 to (?P<most>\d+) copies, not (?P<got>.*)": "copies",
    r"decks: (?P<word>.*) is given twice": "twice",
    r"decks: no monster is left in the Door deck": "no-monster",
    r"decks: no card '(?P<word>.*)' in (?P<there>.*)": "no-card",
    r"decks: '(?P<word>.*)' stands in several sets; name one of (?P<there>.*)": "several-cards",
    r"unknown bot '(?P<word>.*)': there are (?P<there>.*)": "bot",
    r"unknown option '(?P<word>.*)'; there are (?P<there>.*)": "option",
    r"unknown edition '(?P<word>.*)': .* (?:with|are) (?P<there>.*)": "edition",
    r"seal_roll: none of (?P<word>.*) has Seals": "no-seals",
    r"seal_roll: only for a blend with other sets, not for (?P<word>.*) alone \((?P<clause>.*)\)": "seals-alone",
    r"table: no card of (?P<word>.*) asks what stands on the table": "no-table",
    r"table: no card asks for '(?P<word>.*)', but for (?P<there>.*)": "table",
}


def malformed(why: str, name: str) -> str:
    """The same in a language; what is in no form known here stays as it is."""
    for form, id in FORMS.items():
        if match := re.fullmatch(form, why, re.S):
            blanks = {blank: value or "none" for blank, value in match.groupdict().items()}
            return say(name, f"form-{id}", **blanks)
    return why
