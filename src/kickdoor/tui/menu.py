"""The numbered menu: choices that differ only in their target stand behind one line."""

from dataclasses import dataclass

from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import View
from kickdoor.game import Request
from kickdoor.text.speech import Speech

GROUPED = frozenset((ids.V_PLAY, ids.V_USE, ids.V_EQUIP, ids.V_ATTACH, ids.V_SELL, ids.V_SHARE, ids.V_DEAL, ids.V_TERM))
BY_VERB = frozenset((ids.V_SELL, ids.V_TERM))


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the menu: a choice, or several behind a question."""

    words: str
    choices: tuple[Choice, ...]
    tails: tuple[str, ...]


def menu(speech: Speech, view: View, request: Request) -> list[Line]:
    """The lines for a request, in the order of its options. Inside a sale or a deal nothing is grouped."""
    groups: dict[tuple[int, int, int], list[Choice]] = {}
    flat = request.kind in ("sale", "deal")
    for i, choice in enumerate(request.options):
        verb = choice[0]
        if verb not in GROUPED or flat:
            key = (verb, -2, i)
        elif verb in BY_VERB:
            key = (verb, 0, -1)
        else:
            key = (verb, choice[1], -1)
        groups.setdefault(key, []).append(choice)
    lines = []
    for choices in groups.values():
        if len(choices) == 1:
            lines.append(Line(speech.choice(view, request, choices[0]), (choices[0],), ()))
        else:
            heads, tails = zip(*(speech.parts(view, choice) for choice in choices), strict=True)
            lines.append(Line(f"{heads[0].rstrip(':')} …", tuple(choices), tails))
    return lines
