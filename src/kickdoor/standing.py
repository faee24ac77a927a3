"""How every seat stands, in numbers a judgement can be fitted to: all of a game that is over, or is imagined.

Levels count by their distance to the winning level, so that weights hold for other goals too. Cards in hand count by
what they are for.
"""

from typing import Final

from kickdoor.engine import ids
from kickdoor.engine.flee import needed
from kickdoor.engine.modifiers import gold_in_play
from kickdoor.engine.state import State
from kickdoor.engine.sums import strength
from kickdoor.engine.tables import Tables

CLASSIC_GOAL: Final = 10
LATE: Final = 8  # the Level from which on everybody looks out
FIRST_STEP: Final = 2
STEPS: Final = tuple([f"Level {level} or more" for level in range(FIRST_STEP, CLASSIC_GOAL)])
TABLE: Final = (
    "bonus", "bonus squared", "bonus when late", "hand when late", "traits", "Curses", "on turn", "on turn when late",
    "next", "next when late", "the one after", "escape", "gold in play", "gold carried", "bonus carried",
    "Seals times bonus", "Seals times Level", "Levels ahead", "Levels behind",
)  # fmt: skip
CARDS: Final = (
    "monsters", "monsters one beats", "Curses in hand", "levels", "boosts", "ends", "escapes", "enhancers",
    "points of enhancers", "Items", "bonus of Items", "gold in hand", "traits in hand", "more monsters", "cancels",
    "kills", "Allies", "Item enhancers", "others",
)  # fmt: skip
NAMES: Final = STEPS + TABLE + CARDS
HAND: Final = len(STEPS) + len(TABLE)  # where cards begin
HUNDRED: Final = 100
MOST_BONUS: Final = 30
SEALS: Final = 7
# What a card is for: by its kind, else by the first of these operations that is in it.
KINDS: Final = {
    ids.K_MONSTER: "monsters", ids.K_CURSE: "Curses in hand", ids.K_LEVEL: "levels", ids.K_ITEM: "Items",
    ids.K_ITEM_ENHANCER: "Item enhancers", ids.K_ALLY: "Allies", ids.K_CLASS: "traits in hand",
    ids.K_RACE: "traits in hand", ids.K_SUPER: "traits in hand", ids.K_HALF: "traits in hand",
    ids.K_ENHANCER: "enhancers",
}  # fmt: skip
DEEDS: Final = (
    (ids.O_LEVELS, "levels"), (ids.O_REMOVE_ALL, "ends"), (ids.O_TRANSFER, "ends"), (ids.O_REMOVE, "ends"),
    (ids.O_TAKE_TO_WIN, "kills"), (ids.O_KILL, "kills"), (ids.O_DOUBLE, "kills"), (ids.O_JOIN, "more monsters"),
    (ids.O_MATE, "more monsters"), (ids.O_ESCAPE, "escapes"), (ids.O_ESCAPE_ALL, "escapes"),
    (ids.O_CANCEL, "cancels"), (ids.O_BOOST, "boosts"),
)  # fmt: skip
BEATEN: Final = NAMES.index("monsters one beats")


def purpose(t: Tables, card: int) -> list[tuple[int, float]]:
    """Where a card in hand counts, and how much."""
    kind = t.kind[card]
    programs = [t.abilities[mode].program for mode in t.modes[card]]
    ops = [op for program in programs if program >= 0 for op in t.programs[program]]
    found = KINDS.get(kind) or next((name for code, name in DEEDS if any(op[0] == code for op in ops)), "others")
    if kind == ids.K_ITEM and any(op[0] == ids.O_LEVELS for op in ops):
        found = "levels"
    boost = max([op[1] for op in ops if op[0] == ids.O_BOOST], default=0)
    counts = [(found, float(boost) if found == "boosts" else 1.0)]
    if kind == ids.K_ENHANCER:
        counts.append(("points of enhancers", float(abs(t.enhance[card][ids.ENHANCE_STRENGTH]))))
    if kind == ids.K_ITEM:
        counts.append(("bonus of Items", float(t.bonus[card])))
    if t.gold[card] > 0:
        counts.append(("gold in hand", float(t.gold[card] // HUNDRED)))
    return [(NAMES.index(name, HAND), n) for name, n in counts]


class Standings:
    """Reads them off the games of a box."""

    def __init__(self, t: Tables) -> None:
        self.t = t
        self.purposes = [purpose(t, card) for card in range(len(t.kind))]

    def rows(self, s: State) -> list[list[float]]:
        """The numbers of each seat, in the order of `NAMES`."""
        levels = [level + CLASSIC_GOAL - self.t.win_level for level in s.level]
        return [self.row(s, seat, levels) for seat in range(s.n)]

    def row(self, s: State, seat: int, levels: list[int]) -> list[float]:
        t = self.t
        base = seat * ids.SEAT_ZONES
        level = levels[seat]
        power = strength(s, seat)
        bonus = float(min(power - s.level[seat], MOST_BONUS))
        late = 1.0 if level >= LATE else 0.0
        after = (seat - s.turn) % s.n
        turn, following = float(after == 0), float(after == 1)
        seals = len(s.zones[ids.Z_OPEN]) / SEALS
        ahead = float(level - max([levels[x] for x in range(s.n) if x != seat]))
        hand, pack = s.zones[base + ids.Z_HAND], s.zones[base + ids.Z_PACK]
        row = [1.0 if level >= step else 0.0 for step in range(FIRST_STEP, CLASSIC_GOAL)]
        row += [bonus, bonus * abs(bonus), late * bonus, late * len(hand)]
        row += [float(len(s.zones[base + ids.Z_TRAITS])), float(len(s.zones[base + ids.Z_CURSES]))]
        row += [turn, late * turn, following, late * following, float(after == 2), float(needed(s, seat))]
        row += [float(gold_in_play(s, seat) // HUNDRED), float(sum([max(0, t.gold[c]) for c in pack]) // HUNDRED)]
        row += [float(sum([t.bonus[c] for c in pack])), seals * bonus, seals * level, max(0.0, ahead), min(0.0, ahead)]
        row += [0.0] * len(CARDS)
        for card in hand:
            for column, n in self.purposes[card]:
                row[column] += n
            if t.kind[card] == ids.K_MONSTER and t.level[card] < power:
                row[BEATEN] += 1.0
        return row
