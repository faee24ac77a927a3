"""What stands where in an observation: names, offsets and meanings, for one box and number of players.

The layout is the engine's (`engine/layout/observation.py`), and so is the order of cards, abilities and verbs; a change
of any of it is a new VERSION. Nothing of NumPy or of a framework is needed to read it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from kickdoor.engine.asking import KINDS, PHASE_KINDS
from kickdoor.engine.layout.observation import OPTION, SECTIONS
from kickdoor.engine.layout.verbs import VERBS
from kickdoor.rl.known import number
from kickdoor.rl.vocabulary import Vocabulary
from kickdoor.rl.wishes import WISHES
from kickdoor.ruleset import Box, OptionError, check_deal, open_box

VERSION: Final = 2
MOST_OPTIONS: Final = 192  # listed; one set was never seen to offer more
MOST_BLENDED: Final = 512
MOST_LISTED: Final = 32_767  # how many there are is one of the numbers of an observation
ZONES: Final = ("hand", "worn", "pack", "traits", "curses")
SHARED: Final = (
    "discards", "open-seals", "shown", "fight-monster", "fight-enhancer", "fight-for-munchkins", "fight-for-monsters",
    "fight", "taking-effect", "spoils", "body", "top-of-deck", "unclaimed", "deck",
)  # fmt: skip
CARD_FEATURES: Final = ("face", "deck", "kind", "gold", "slot", "big", "bonus", "level", "treasures", "levels")


@dataclass(frozen=True)
class Part:
    """Some numbers of an observation that belong together: `shape` of them from `start` on."""

    name: str
    start: int
    shape: tuple[int, ...]  # rows of fields; a single row, or a single field, has no axis of its own
    fields: tuple[str, ...]
    told: tuple[str, ...]

    @property
    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size

    @property
    def stop(self) -> int:
        return self.start + self.size


class Spec:
    """The layout of observations, options and actions of a box.

    >>> spec = Spec("classic", players=4)
    >>> spec.version, spec.width, spec.options_shape, spec["players"].shape
    (2, 336, (192, 9), (4, 16))
    >>> spec.offset("players", 0, "level"), spec.places[1], spec.places[6]
    (34, 'seat-1-hand', 'seat-2-hand')
    """

    def __init__(
        self, box: Box | str | Sequence[str] = "classic", players: int = 4, most_options: int | None = None
    ) -> None:
        several, most = number(players), number(most_options)
        if several is None or not 3 <= several <= 6:
            raise OptionError(f"players: three to six take part, not {players!r} (SETUP-01)")
        if most_options is not None and (most is None or not 1 <= most <= MOST_LISTED):
            raise OptionError(f"most_options: 1 to {MOST_LISTED:,}, not {most_options!r}")
        self.box = box = box if isinstance(box, Box) else open_box(box)
        self.players = players = several
        check_deal(box, players)
        self.version = VERSION
        self.cards = len(box.tables.face)
        self.customs = tuple(custom.name for custom in box.tables.customs if custom.shown is not None)
        self.parts = tuple(parts(players, self.cards, len(self.customs)))
        self.width = self.parts[-1].stop
        self.option_fields = tuple(sight.name for sight in OPTION)
        self.most_options = most or (MOST_OPTIONS if len(box.editions) == 1 else MOST_BLENDED)
        seats = [f"seat-{seat + 1}-{zone}" for seat in range(players) for zone in ZONES]
        self.places = ("unseen", *seats, *SHARED)
        self.verbs = tuple(verb.name for verb in VERBS)
        self.wishes = dict(WISHES)

    def __getitem__(self, name: str) -> Part:
        for part in self.parts:
            if part.name == name:
                return part
        raise KeyError(f"no part '{name}': there are {', '.join(part.name for part in self.parts)}")

    def offset(self, name: str, row: int, field: str) -> int:
        """Where one number stands in an observation."""
        part = self[name]
        if field not in part.fields:
            raise KeyError(f"{name}: no field '{field}': there are {', '.join(part.fields)}")
        if not 0 <= row < part.size // len(part.fields):
            raise IndexError(f"{name}: there are {part.size // len(part.fields)} rows, not row {row}")
        return part.start + row * len(part.fields) + part.fields.index(field)

    @property
    def options_shape(self) -> tuple[int, int]:
        """(options at most, numbers of each)."""
        return self.most_options, len(self.option_fields)

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """The flat actions."""
        return Vocabulary(self.box, self.players)

    def split(self, seen: Any) -> dict[str, Any]:
        """An observation, or many in an array whose last axis they lie along, by parts, without a copy."""
        shape = getattr(seen, "shape", ())
        if not shape or shape[-1] != self.width:
            raise ValueError(f"an array whose last axis has {self.width} numbers is split, not one of shape {shape}")
        return {
            part.name: seen[..., part.start : part.stop].reshape(*seen.shape[:-1], *part.shape) for part in self.parts
        }

    @cached_property
    def card_table(self) -> tuple[tuple[int, ...], ...]:
        """What is printed on each card, by its number + 1: CARD_FEATURES; row 0 is no card."""
        t = self.box.tables
        columns = (t.deck, t.kind, t.gold, t.slot, t.big, t.bonus, t.level, t.prize, t.rise)
        rows = zip([face + 1 for face in t.face], *columns, strict=True)
        return ((0,) * len(CARD_FEATURES), *rows)

    def described(self) -> dict[str, Any]:
        """All of it as plain data, for files beside what was learnt; cards and actions as their number and the box."""
        return {
            "version": self.version,
            "box": self.box.hash,
            "editions": list(self.box.editions),
            "players": self.players,
            "width": self.width,
            "parts": {
                part.name: {"start": part.start, "shape": list(part.shape), "fields": list(part.fields)}
                for part in self.parts
            },
            "options": {"shape": list(self.options_shape), "fields": list(self.option_fields)},
            "places": list(self.places),
            "customs": list(self.customs),
            "kinds": [*PHASE_KINDS, *KINDS.values()],
            "verbs": list(self.verbs),
            "actions": len(self.vocabulary),
            "wishes": self.wishes,
        }


def parts(players: int, cards: int, customs: int) -> Iterator[Part]:
    """The sections of the layout, one after another; customs have one only where there are some."""
    start = 0
    lengths = {"players": players, "cards": cards, "customs": customs * players}
    for section in SECTIONS:
        times = lengths[section.times] if section.times in lengths else int(section.times)
        if not times:
            continue
        names = tuple(sight.name for sight in section.sights)
        shape = tuple(length for length in (times, len(names)) if length > 1)
        part = Part(section.name, start, shape, names, tuple(sight.told for sight in section.sights))
        yield part
        start = part.stop
