"""A game that is played step by step, chance among them, with what every seat remembers: for games on trees."""

from functools import cached_property
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from kickdoor.chance import candidates
from kickdoor.engine.apply import CHANCE, apply
from kickdoor.engine.ids import CH_DIE, V_CHANCE, Choice
from kickdoor.engine.options import options
from kickdoor.engine.setup import deal, empty_table
from kickdoor.engine.state import State
from kickdoor.notation import Scribe
from kickdoor.replay.snapshot import load, save
from kickdoor.rl.recall import NOTHING, Eyes, Recall
from kickdoor.rl.spec import Spec
from kickdoor.ruleset import Box
from kickdoor.sim.play import SEXES
from kickdoor.worlds import Luck, imagine

KNOWN: "Final[dict[tuple[str, int, int], Rules]]" = {}  # rules that were opened, by box, players and length


class Rules:
    """A box, a number of players, and how long a game may be at most."""

    def __init__(self, box: Box, players: int, max_length: int) -> None:
        self.box = box
        self.players = players
        self.max_length = max_length
        self.spec = Spec(box, players)
        self.eyes = Eyes(self.spec)

    @cached_property
    def first(self) -> "Moment":
        """Before the first card is dealt."""
        s = empty_table(self.box.tables, list(SEXES[: self.players]))
        deal(s)
        return Moment(self, s, [NOTHING] * self.players, 0, 0)

    def __reduce__(self) -> tuple[object, ...]:
        return rules_for, (self.box, self.players, self.max_length)


def rules_for(box: Box, players: int, max_length: int) -> Rules:
    """The same arguments give the same rules."""
    key = (box.hash, players, max_length)
    if key not in KNOWN:
        KNOWN[key] = Rules(box, players, max_length)
    return KNOWN[key]


class Moment:
    """A state with what every seat remembers, and how many choices and outcomes of chance led to it."""

    __slots__ = ("chances", "choices", "found", "memories", "rules", "s")

    def __init__(self, rules: Rules, s: State, memories: list[Recall], choices: int, chances: int) -> None:
        self.rules = rules
        self.s = s
        self.memories = memories
        self.choices = choices
        self.chances = chances
        self.found: dict[int, Choice] | None = None  # memo of actions

    def clone(self) -> "Moment":
        return Moment(self.rules, self.s.clone(), self.memories[:], self.choices, self.chances)

    def __deepcopy__(self, memo: Any) -> "Moment":
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        told = [(memory.entries(), memory.name) for memory in self.memories]
        return moment_again, (self.rules, save(self.rules.box, self.s), told, self.choices, self.chances)

    # ---- what may be

    @property
    def truncated(self) -> bool:
        return not self.s.winners and max(self.choices, self.chances) >= self.rules.max_length

    @property
    def over(self) -> bool:
        return bool(self.s.winners) or self.truncated

    def returns(self) -> list[float]:
        """What everybody gets, in all nothing: the winners share a stake of one from each player."""
        n, won = self.s.n, self.s.winners
        if not won:
            return [0.0] * n
        winners = [seat for seat in range(n) if won >> seat & 1]
        return [n / len(winners) - 1 if seat in winners else -1.0 for seat in range(n)]

    def outcomes(self) -> list[int]:
        """What chance may answer, each as likely as the others."""
        return sorted(candidates(self.s))

    def actions(self) -> dict[int, Choice]:
        """What the seat that is asked may do, by the numbers of the vocabulary; of equals the first."""
        if self.found is None:
            self.found = {}
            for number, choice in self.numbered():
                self.found.setdefault(number, choice)
        return self.found

    def numbered(self) -> list[tuple[int, Choice]]:
        """Every option with its number."""
        s, eyes = self.s, self.rules.eyes
        offered = options(s, s.asked) if s.options is None else s.options
        return list(zip(self.rules.spec.vocabulary.numbers(eyes.sheet, eyes.offers, s, offered), offered, strict=True))

    def number(self, choice: Choice) -> int:
        """The action that an option is."""
        return next(number for number, offered in self.numbered() if offered == choice)

    # ---- what happens

    def fall(self, outcome: int) -> None:
        """Chance answers."""
        if outcome not in candidates(self.s):
            raise ValueError(f"chance cannot answer {outcome} here")
        self.chances += 1
        self.carry_out(CHANCE, (V_CHANCE, outcome, 0, 0))

    def act(self, action: int) -> None:
        """The seat that is asked does this."""
        seat, choice = self.s.asked, self.actions().get(action)
        if choice is None:
            raise ValueError(f"seat {seat} cannot do {action} here: {sorted(self.actions())}")
        self.choices += 1
        seen = self.seen(seat)
        self.memories[seat] = self.memories[seat].then(action, seen + b"%d" % action)
        self.carry_out(seat, choice)

    def carry_out(self, seat: int, choice: Choice) -> None:
        """A choice and, after it, those that have only one option."""
        s = self.s
        self.found = None
        while True:
            s.events = []
            apply(s, seat, choice)
            self.listen()
            seat = s.asked
            if s.winners or seat == CHANCE:
                return
            offered = options(s, seat) if s.options is None else s.options
            if len(offered) > 1:
                return
            choice = offered[0]

    def listen(self) -> None:
        """Everybody hears what is for their ears."""
        events, self.s.events = self.s.events, None
        hear, memories = self.rules.eyes.hear, self.memories
        for event in events or ():
            for seat in range(self.s.n):
                memories[seat] = hear(memories[seat], event, seat)

    # ---- what is known

    def seen(self, seat: int) -> bytes:
        """What the seat sees, with what it may do if it is asked."""
        seen = self.rules.eyes.see(self.s, seat)
        return seen + repr(sorted(self.actions())).encode() if seat == self.s.asked and not self.over else seen

    def look(self, seat: int) -> NDArray[np.int16]:
        """The observation of a seat; the array is the same each time."""
        eyes, s = self.rules.eyes, self.s
        eyes.sheet.write(s, seat, 0)
        if seat == s.asked and not self.over:
            eyes.sheet.offer(s, seat, options(s, seat) if s.options is None else s.options, 0)
        return eyes.row

    def information(self, seat: int) -> str:
        """A name for everything the seat has heard, seen and done so far, in order."""
        now = self.memories[seat].then(None, self.seen(seat))
        return f"seat {seat}, turn {self.s.number}: {now.name.hex()}"

    def observation(self, seat: int) -> str:
        """What the seat sees, in words and numbers: all that is not 0."""
        return self.rules.eyes.told(self.s, seat)

    def imagined(self, seat: int, luck: Luck) -> "Moment":
        """This moment with everything dealt anew that is hidden from the seat."""
        s = imagine(self.s, seat, luck)
        see = self.rules.eyes.see
        memories = [
            memory if who == seat else NOTHING.then(None, see(s, who)) for who, memory in enumerate(self.memories)
        ]
        return Moment(self.rules, s, memories, self.choices, self.chances)

    # ---- words

    def scribe(self) -> Scribe:
        return Scribe(self.rules.box, tuple(f"seat {seat}" for seat in range(self.s.n)))

    def told(self, seat: int, action: int) -> str:
        if seat >= 0:
            return self.rules.spec.vocabulary.told(action)
        return f"die {action}" if self.s.chance == CH_DIE else f"{self.scribe().card(action)} #{action}"

    def summary(self) -> str:
        s = self.s
        asked = "over" if self.over else "chance" if s.asked == CHANCE else f"seat {s.asked}"
        return f"turn {s.number}, levels {s.level}, choice {self.choices}, {asked}"


def moment_again(rules: Rules, saved: bytes, told: list[tuple[list[Any], bytes]], choices: int, chances: int) -> Moment:
    """The moment that was saved."""
    memories = []
    for entries, name in told:
        memory = NOTHING
        for entry in entries:
            memory = Recall(memory, entry, b"")
        memories.append(Recall(memory, None, name))
    return Moment(rules, load(rules.box, saved), memories, choices, chances)
