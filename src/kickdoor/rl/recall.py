"""Perfect recall: all that a seat has heard, seen and done, in order, and a short name for it.

Copies of a card are the same card to whoever looks at them: what is remembered speaks of faces. Two games in which a
seat has heard, seen and done the same have the same name for it; others have different ones, but for an accident of
128 bits.
"""

from hashlib import blake2b
from typing import Final

import numpy as np

from kickdoor.engine import ids
from kickdoor.engine.events import SHAPES, event_for
from kickdoor.engine.observation import Sheet
from kickdoor.engine.state import Event, State
from kickdoor.rl.spec import Spec
from kickdoor.rl.vector import shorts

CARDS: Final = {
    "head": ("door_top", "treasure_top", "die_monster", "curse", "cause_card"),
    "foes": ("card",),
    "bargain": ("give", "get", "play"),
    "sale": ("card",),
    "held": ("holder", "item"),
}  # the fields of an observation that name cards
Entry = Event | int  # something heard, or an own action


class Recall:
    """The last thing a seat remembers, and before it all others; it is never changed, so games can share it."""

    __slots__ = ("before", "entry", "name")

    def __init__(self, before: "Recall | None", entry: Entry | None, name: bytes) -> None:
        self.before = before
        self.entry = entry
        self.name = name

    def then(self, entry: Entry | None, told: bytes) -> "Recall":
        """What is remembered after something more."""
        return Recall(self, entry, blake2b(self.name + told, digest_size=16).digest())

    def entries(self) -> list[Entry]:
        """Everything, the oldest first."""
        found = []
        at: Recall | None = self
        while at is not None:
            if at.entry is not None:
                found.append(at.entry)
            at = at.before
        return found[::-1]


class Eyes:
    """What a seat of a box sees and hears, as bytes that say the same of every copy of a card."""

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.faces = spec.box.tables.face
        self.sheet = Sheet(spec.box.tables, spec.players, 1, spec.most_options)
        self.row = shorts(self.sheet.seen)
        self.offers = shorts(self.sheet.offers).reshape(spec.options_shape)
        self.cards = np.array([at for name, fields in CARDS.items() for at in places(spec, name, fields)])
        self.face_of = np.array([0, *[face + 1 for face in self.faces]], np.int16)
        self.where = spec["where"].start
        self.order = np.array(self.faces, np.int64) * len(spec.places)

    def see(self, s: State, seat: int) -> bytes:
        """The observation of a seat."""
        self.sheet.write(s, seat, 0)
        seen = self.row[: self.where].copy()
        seen[self.cards] = self.face_of[seen[self.cards]]
        lying = np.sort(self.order + self.row[self.where :])
        return seen.tobytes() + lying.tobytes()

    def hear(self, memory: Recall, event: Event, seat: int) -> Recall:
        """What is remembered after an event."""
        heard = event_for(event, seat)
        kind, who, a, b, c, _audience = heard
        shape = SHAPES[kind] + "   "
        told = (kind, who, self.face(shape[0], a), self.face(shape[1], b), self.face(shape[2], c))
        return memory.then(heard, repr(told).encode())

    def face(self, shape: str, number: int) -> int:
        if shape == "c":
            return self.faces[number] if number >= 0 else number
        if shape == "t" and number >= ids.T_CARD:
            return ids.T_CARD + self.faces[number - ids.T_CARD]
        return number

    def told(self, s: State, seat: int) -> str:
        """The same for readers: all that is not 0, and where each card lies."""
        self.sheet.write(s, seat, 0)
        said = []
        for part in self.spec.parts[:-1]:
            for at in np.flatnonzero(self.row[part.start : part.stop]).tolist():
                row, field = divmod(at, len(part.fields))
                said.append(f"{part.name}.{row}.{part.fields[field]}={self.row[part.start + at]}")
        lying: dict[int, list[str]] = {}
        for card, place in enumerate(self.row[self.where :].tolist()):
            lying.setdefault(place, []).append(self.spec.box.names.cards[self.faces[card]])
        said += [f"{self.spec.places[place]}: {', '.join(sorted(lying[place]))}" for place in sorted(lying) if place]
        return "\n".join(said)


NOTHING: Final = Recall(None, None, b"")  # what everybody remembers at first


def places(spec: Spec, name: str, fields: tuple[str, ...]) -> list[int]:
    """Where some fields stand, in every row of a part."""
    rows = spec[name].size // len(spec[name].fields)
    return [spec.offset(name, row, field) for row in range(rows) for field in fields]
