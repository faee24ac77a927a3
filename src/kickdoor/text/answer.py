"""An answer in a reader's own words, read back: a number, the words of an option, or either inside some talk."""

import re

from kickdoor.engine.ids import Choice
from kickdoor.engine.view import View
from kickdoor.game import Request
from kickdoor.text.speech import Speech

Listing = list[tuple[str, Choice]]  # the numbered options: words and what they stand for

NUMBER = r"(-?\d{1,30})(?![.,]?\d)"  # what is longer is no number, and Python would not read all of it
SAYING = "option|choose|choice|answer|number|pick|select|antwort|nummer|möglichkeit|wähle|wahl|nehme"
MARKED = re.compile(rf"(?:{SAYING})[^\d\n.!?-]{{0,6}}{NUMBER}", re.IGNORECASE)  # I choose 3; the answer is **3**
LEADING = re.compile(rf"\W*?{NUMBER}\s*(?:[:.)\]–*-]|$)", re.MULTILINE)  # 3: because…
LONE = re.compile(rf"^[\W_]*?{NUMBER}[\W_]*$")
ANY = re.compile(rf"(?<![\d.,]){NUMBER}")
MOST_SHOWN = 60  # characters of an answer that nobody can read


class Unreadable(ValueError):
    """An answer that names no option, or several."""


def listing(speech: Speech, view: View, request: Request) -> Listing:
    """The options as they are numbered from 1; copies of a card that read the same are one."""
    found: dict[str, Choice] = {}
    for choice in request.options:
        found.setdefault(speech.choice(view, request, choice), choice)
    return list(found.items())


def parse(answer: str, view: View, request: Request, speech: Speech) -> Choice:
    """The choice an answer means; Unreadable says what could not be read, in the reader's language."""
    options = listing(speech, view, request)
    text = answer.strip()
    if not plain(text):
        raise Unreadable(speech.say("answer-empty", n=len(options)))
    for words, choice in options:
        if plain(words) == plain(text):
            return choice
    number = said_number(text)
    named = said_words(text, options)
    if number is not None:
        if not 1 <= number <= len(options):
            raise Unreadable(speech.say("answer-number", number=str(number), n=len(options)))
        if len(named) == 1 and number not in named:
            raise Unreadable(speech.say("answer-several", numbers=f"{number}, {named[0]}"))
        return options[number - 1][1]
    if len(named) == 1:
        return options[named[0] - 1][1]
    loose = named or sorted({n for n in map(int, ANY.findall(text)) if 1 <= n <= len(options)})
    if len(loose) == 1:
        return options[loose[0] - 1][1]
    if loose:
        raise Unreadable(speech.say("answer-several", numbers=", ".join(map(str, loose))))
    shown = text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}…"
    raise Unreadable(speech.say("answer-words", words=" ".join(shown.split()), n=len(options)))


def said_number(text: str) -> int | None:
    """The number that is clearly the answer: alone, after a word for choosing, at the beginning, on the last line."""
    for found in (LONE.match(text), *reversed(list(MARKED.finditer(text))), LEADING.match(text)):
        if found is not None:
            return int(found[1])
    last = LONE.match(text.splitlines()[-1])
    return None if last is None else int(last[1])


def said_words(text: str, options: Listing) -> list[int]:
    """The numbers of the options whose words stand in the text, those inside longer ones left out."""
    rest = f" {plain(text)} "
    found = []
    for number, (words, _choice) in sorted(enumerate(options, 1), key=lambda each: -len(each[1][0])):
        wanted = f" {plain(words)} "
        if wanted in rest and len(wanted) > 4:  # yes and no are words of any talk
            found.append(number)
            rest = rest.replace(wanted, " … ")
    return sorted(found)


def plain(text: str) -> str:
    """Without the marks around words, and all in small letters."""
    return " ".join(re.sub(r"[^\w'’+%-]+", " ", text.casefold()).split())
