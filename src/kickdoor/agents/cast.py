"""Bots by name: every kind of bot has names and a face of its own, the same at every table."""

from collections.abc import Collection, Sequence
from random import Random
from typing import Final

from kickdoor.agents.temper import PERSONALITIES

ANY: Final = "any"  # a bot of some temper
COMPANY: Final = tuple(f"heuristic:{temper}" for temper in PERSONALITIES)
# Six each, for as many may sit at a table. Short, and for German none that ends in s, x or z.
NAMES: Final[dict[str, tuple[str, ...]]] = {
    "heuristic:cautious": ("Tilda", "Fret", "Pillow", "Shelly", "Hedge", "Wim"),
    "heuristic:greedy": ("Gilda", "Penny", "Pelf", "Coyne", "Ducat", "Purse"),
    "heuristic:vindictive": ("Vexa", "Grudge", "Nettle", "Thorn", "Rancor", "Spite"),
    "heuristic:chatty": ("Polly", "Babble", "Jabber", "Tattle", "Yodel", "Echo"),
    "heuristic:easy": ("Pip", "Bonk", "Noodle", "Wobble", "Dot", "Mumble"),
    "heuristic:normal": ("Grog", "Mort", "Runa", "Odo", "Hilda", "Brom"),
    "heuristic:hard": ("Ragna", "Skarn", "Ursa", "Brakk", "Torvald", "Kara"),
    "expert": ("Sibyl", "Quill", "Delphi", "Cipher", "Sage", "Omen"),
    "greedy": ("Grab", "Gulp", "Nab", "Snaffle", "Clutch", "Paw"),
    "random": ("Dizzy", "Whim", "Flip", "Tumble", "Lotto", "Dicey"),
    "jsonl": ("Cog", "Widget", "Sprocket", "Gizmo", "Ratchet", "Bolt"),
}
# What is seen of the face of a bot: its eyes and mouth, and the colour of its lights, the first name's one.
LOOKS: Final[dict[str, tuple[int, int, int]]] = {
    "heuristic:cautious": (4, 1, 3),
    "heuristic:greedy": (5, 5, 2),
    "heuristic:vindictive": (2, 3, 1),
    "heuristic:chatty": (1, 2, 4),
    "heuristic:easy": (1, 4, 0),
    "heuristic:normal": (0, 0, 0),
    "heuristic:hard": (2, 1, 5),
    "expert": (4, 0, 5),
    "greedy": (0, 4, 2),
    "random": (3, 2, 4),
    "jsonl": (3, 1, 0),
}
COLOURS: Final = 6


def kind_of(bot: str) -> str:
    """Whose names a bot has: a search those of the expert, a heuristic player of no temper those of a hard one."""
    base = bot.partition(":")[0]
    return bot if bot in NAMES else base if base in NAMES else "heuristic:hard" if base == "heuristic" else "expert"


def called(bot: str, taken: Collection[str] = ()) -> str:
    """The first of its names that nobody at the table has, in whatever case.

    >>> called("heuristic:vindictive"), called("heuristic:vindictive", ["Ann", "vexa"])
    ('Vexa', 'Grudge')
    """
    names = NAMES[kind_of(bot)]
    used = {name.casefold() for name in taken}
    for name in names:
        if name.casefold() not in used:
            return name
    number = 2  # compiled, a generator is a list, and one without end never ends
    while f"{names[0]} {number}".casefold() in used:
        number += 1
    return f"{names[0]} {number}"


def all_called(bots: Sequence[str], taken: Collection[str] = ()) -> list[str]:
    """Their names, one after another."""
    names: list[str] = []
    for bot in bots:
        names.append(called(bot, [*taken, *names]))
    return names


def face_of(name: str) -> str:
    """The face that goes with a name, as `Seat.face` has it; "" for who is none of these.

    >>> face_of("Vexa"), face_of("Grudge"), face_of("Ann")
    ('10230', '20230', '')
    """
    for kind, names in NAMES.items():
        if name in names:
            eyes, mouth, colour = LOOKS[kind]
            return f"{(colour + names.index(name)) % COLOURS}0{eyes}{mouth}0"
    return ""


def mixed(bots: Sequence[str], seed: int | str) -> list[str]:
    """The same with a temper for every `any`: none a second time before all others sit there.

    >>> mixed(["any", "expert", "any"], 1)
    ['heuristic:chatty', 'expert', 'heuristic:vindictive']
    """
    dice = Random(f"company {seed}")
    drawn: list[str] = []
    seated = list(bots)
    for at, bot in enumerate(bots):
        if bot == ANY:
            if not drawn:
                drawn = dice.sample(COMPANY, len(COMPANY))
                drawn.sort(key=lambda each: each not in seated)
            seated[at] = drawn.pop()
    return seated
