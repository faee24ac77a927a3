"""An answer in a reader's own words, read back: a number, the words of an option, or either inside some talk."""

import re

from kickdoor.engine.ids import Choice
from kickdoor.engine.view import View
from kickdoor.game import Request
from kickdoor.text.speech import Speech

Listing = list[tuple[str, Choice]]  # the numbered options: words and what they stand for

NUMBER = r"(-?\d{1,30})(?![.,]?\d)"  # what is longer is no number, and Python would not read all of it
CHOOSING = "choose|choice|answer|pick|select|antwort|wähle|wahl|nehme"
NAMING = "option|number|nummer|möglichkeit"
SHORT = r"[^\d\n.!?-]{0,6}"
CHOSEN = re.compile(rf"(?:{CHOOSING}){SHORT}(?:(?:{NAMING}){SHORT})?{NUMBER}", re.IGNORECASE)  # the answer is **3**
NAMED = re.compile(rf"(?:{NAMING}){SHORT}{NUMBER}", re.IGNORECASE)
LEADING = re.compile(rf"\W*?{NUMBER}\s*(?:[:.)\]–*-]|$)", re.MULTILINE)  # 3: because…
LONE = re.compile(rf"^[\W_]*?{NUMBER}[\W_]*$")
THOUGHT = re.compile(r"</think(?:ing)?>", re.IGNORECASE)  # after it comes the answer of a model that thinks aloud
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
    text = THOUGHT.split(answer)[-1].strip()
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
    """The number that is clearly the answer: alone, on the last line or the first, after a word for choosing, at the
    beginning, after a word for options."""
    lines = text.splitlines()
    alone = LONE.match(text), LONE.match(lines[-1]), LONE.match(lines[0])
    chosen, named = (reversed(list(form.finditer(text))) for form in (CHOSEN, NAMED))
    for found in (*alone, *chosen, LEADING.match(text), *named):
        if found is not None:
            return int(found[1])
    return None


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
