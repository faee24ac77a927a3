"""Readings: how Kickdoor plays what all rules leave open. They are written in docs/readings.md, a row each."""

import re
from typing import Final

from kickdoor.words import Phrase, language, say

ROW: Final = re.compile(r"^\| (.+?) \| (.+?) \|$", re.MULTILINE)


def read(page: str) -> dict[str, str]:
    """The readings of a page by their questions; its first two rows are the head of the table."""
    return dict(ROW.findall(page)[2:])


def message(question: str) -> str:
    """Where a language has the words for it: Hippogriff -> reading-hippogriff."""
    return f"reading-{'-'.join(re.findall('[a-z]+', question.lower()))}"


def readings_page(page: str, name: str) -> str:
    """The page in a language; a reading it has no words for stays in English."""
    words = language(name)
    lines = [f"# {say(name, 'page-readings')}", "", say(name, "page-readings-lead"), ""]
    lines += [f"| {say(name, 'page-readings-question')} | {say(name, 'page-readings-reading')} |", "| --- | --- |"]
    for question, reading in read(page).items():
        phrase = Phrase(message(question))
        if words.has(phrase.id):
            question, reading = words.tell(phrase, "question"), words.tell(phrase)
        lines.append(f"| {question} | {reading} |")
    return "\n".join(lines) + "\n"
