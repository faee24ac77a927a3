"""The story of a scenario: each event in a sentence, with the clause it rests on."""

from kickdoor.engine import events as e
from kickdoor.engine.state import Event
from kickdoor.notation import SEXES, Scribe
from kickdoor.words import Value, say

# Which of a, b, c is a card (c), a player (p), a number (n), a sex (s) or the reason of a refusal (r).
SHAPES: dict[int, str] = {
    e.E_TURN: "",
    e.E_DOOR: "c",
    e.E_DRAWN: "c",
    e.E_FIGHT: "c",
    e.E_JOINS: "c",
    e.E_LEAVES: "c",
    e.E_KILLED: "c",
    e.E_PLAYED: "c",
    e.E_USED: "c",
    e.E_CURSED: "c",
    e.E_CANCELLED: "c",
    e.E_GAINED: "nn",
    e.E_LOST: "nn",
    e.E_ROLLED: "n",
    e.E_ESCAPED: "c",
    e.E_CAUGHT: "c",
    e.E_DIED: "",
    e.E_LOOTED: "cp",
    e.E_CARD_LOST: "c",
    e.E_TAKEN: "cp",
    e.E_EQUIPPED: "c",
    e.E_TAKEN_OFF: "c",
    e.E_SOLD: "nn",
    e.E_TRADED: "p",
    e.E_OFFERED: "p",
    e.E_HELPS: "p",
    e.E_DECLINED: "p",
    e.E_WON_FIGHT: "",
    e.E_RUNS: "",
    e.E_OVER_FIGHT: "",
    e.E_CHARITY: "cp",
    e.E_DISCARDED: "c",
    e.E_WON: "",
    e.E_SEX: "s",
    e.E_KEPT: "c",
    e.E_LOOTS_ROOM: "",
    e.E_BACK: "",
    e.E_REVEALED: "c",
    e.E_UNPURSUED: "c",
    e.E_HELPER_LEAVES: "",
    e.E_NO_EFFECT: "c",
    e.E_TRANSFERRED: "",
    e.E_TROUBLE: "c",
    e.E_DROPPED: "c",
    e.E_ATTACHED: "cc",
    e.E_ENDED: "",
    e.E_STAYS: "c",
    e.E_COUNTER: "p",
    e.E_CHARACTER: "c",
    e.E_SACRIFICED: "c",
    e.E_SEAL_OPENED: "c",
    e.E_SEAL_CLOSED: "",
    e.E_SEAL_SHUT: "",
    e.E_REVELS: "",
    e.E_TAMED: "c",
    e.E_LAPSED: "pr",
    e.E_WITHDRAWN: "p",
    e.E_UNPAID: "cp",
    e.E_PAID: "cp",
}


def sentence(scribe: Scribe, event: Event, language: str = "en") -> str:
    """One event for the reader: `Aric kills net-troll  [COMB-04]`."""
    kind, seat, a, b, _c, _audience = event
    words: dict[str, Value] = {"who": scribe.players[seat] if seat >= 0 else say(language, "log-chance")}
    for name, shape, value in zip("ab", SHAPES[kind], (a, b), strict=False):
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


def template(kind: int, language: str = "en") -> str:
    """The sentence of an event with blanks: `{who} kills {a}`."""
    return say(language, f"log-{e.EVENTS[kind][0]}", who="{who}", a="{a}", b="{b}")
