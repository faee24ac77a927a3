"""The story of a scenario: each event in a sentence, with the clause it rests on."""

from kickdoor.engine import events as e
from kickdoor.engine.state import Event
from kickdoor.notation import SEXES, Scribe
from kickdoor.words import Value, say


def sentence(scribe: Scribe, event: Event, language: str = "en") -> str:
    """One event for the reader: `Aric kills net-troll  [COMB-04]`."""
    kind, seat, a, b, _c, _audience = event
    words: dict[str, Value] = {"who": scribe.players[seat] if seat >= 0 else say(language, "log-chance")}
    for name, shape, value in zip("ab", e.SHAPES[kind], (a, b), strict=False):
        if shape == "c":
            words[name] = scribe.card(value) if value >= 0 else say(language, "log-card")
        elif shape == "p":
            words[name] = scribe.players[value] if value >= 0 else say(language, "log-table")
        elif shape == "r":
            words[name] = scribe.reason(value, language)
        elif shape == "s":
            words[name] = say(language, f"sex-{SEXES[value]}")
        else:
            words[name] = value
    name, clause = e.EVENTS[kind]
    return f"{say(language, f'log-{name}', **words)}  [{clause}]"


MANY = {"a": 7919, "b": 7927}  # numbers no game knows, in place of blanks


def template(kind: int, language: str = "en", ones: str = "") -> str:
    """The sentence of an event with blanks: `{who} kills {a}`. The numbers named in `ones` are one, and told so."""
    words: dict[str, Value] = {"who": "{who}"}
    for name, shape in zip("ab", e.SHAPES[kind].ljust(2), strict=True):
        words[name] = f"{{{name}}}" if shape != "n" else 1 if name in ones else MANY[name]
    text = say(language, f"log-{e.EVENTS[kind][0]}", **words)
    for name, number in MANY.items():
        text = text.replace(str(number), f"{{{name}}}")
    return text


def forms(kind: int, language: str = "en") -> tuple[str, ...]:
    """The sentence where neither number is one, a is, b is, both are; nothing where that is all the same."""
    told = tuple(template(kind, language, ones) for ones in ("", "a", "b", "ab"))
    return told if "n" in e.SHAPES[kind] and len(set(told)) > 1 else ()
