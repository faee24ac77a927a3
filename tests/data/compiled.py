"""What a card has become in the tables of the engine, as lines that a person can read and a test can compare."""

from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from kickdoor.cards.names import Names
from kickdoor.engine import ids
from kickdoor.engine.ability import Ability
from kickdoor.engine.tables import Tables
from kickdoor.ruleset import open_box

PROGRAMS = {ids.P_BEFORE, ids.P_ENTERS, ids.P_KILLED, ids.P_UNKILLED}  # rules whose first number is a program's
FILTERS = {ids.O_LOSE, ids.O_TAKEN, ids.O_GIVE, ids.O_COUNT}  # operations whose first number is a filter's
GROUPS = {ids.C_NOT, ids.C_ALL, ids.C_ANY, ids.C_TARGET}  # conditions made of others
WORDS = {ids.O_EITHER: (1, 2), ids.O_STAMP: (2, 4)}  # where the numbers of words stand


def names_of(prefix: str) -> dict[int, str]:
    """The engine's names of its numbers: {0: "levels", 1: "levels-acc"}."""
    numbers = [(name, value) for name, value in vars(ids).items() if name.startswith(prefix) and isinstance(value, int)]
    found: dict[int, str] = {}
    for name, value in numbers:
        found.setdefault(value, name.removeprefix(prefix).lower().replace("_", "-"))
    return found


OPS, RULES, TARGETS, TESTS = map(names_of, ("O_", "P_", "TG_", "C_"))
COSTS, LIMITS, COUNTS, KINDS = map(names_of, ("COST_", "LIMIT_", "N_", "K_"))
MOMENTS, MARKS = ({bit: name for bit, name in names_of(p).items() if bit & bit - 1 == 0} for p in ("W_", "M_"))


class Script:
    """One card, line by line."""

    def __init__(self, edition: str, card: str) -> None:
        box = open_box((edition,))
        self.t: Tables = box.tables
        self.names: Names = box.names
        self.card = box.names.copies[box.names.face_of[card]][0]

    def lines(self) -> list[str]:
        return [*self.numbers(), *self.standing(), *self.harm(), *self.played(), *self.used()]

    def print(self) -> str:
        """Eight letters that are others when the card does anything else."""
        return sha256("\n".join(self.lines()).encode()).hexdigest()[:8]

    def numbers(self) -> Iterator[str]:
        t, n = self.t, self.card
        yield f"kind {KINDS[t.kind[n]]}"
        for name in ("bonus", "flee", "level", "prize", "rise", "lasting", "need", "ban", "tags", "slot", "big"):
            if getattr(t, name)[n]:
                yield f"{name} {getattr(t, name)[n]}"
        for name in ("against", "enhance", "graft"):
            if any(getattr(t, name)[n]):
                yield f"{name} {getattr(t, name)[n]}"

    def standing(self) -> Iterator[str]:
        """What holds while it is there."""
        t, n = self.t, self.card
        yield from (f"mark {name}" for bit, name in MARKS.items() if t.marks[n] & bit)
        for kind, a, b in t.passives[n]:
            yield f"rule {RULES[kind]} {self.program(a) if kind in PROGRAMS else a} {b}"
        for kind, arg, strength, how in t.might[n]:
            yield f"might {COUNTS[kind]} {arg} {strength:+d} {('any', 'none', 'each')[how]}"

    def harm(self) -> Iterator[str]:
        """Bad Stuff, what a Curse does when it strikes, what a Seal does when it is opened."""
        if self.t.bad[self.card] >= 0:
            yield f"harm {self.program(self.t.bad[self.card])}"

    def played(self) -> Iterator[str]:
        yield from (f"play {self.ability(self.t.abilities[number])}" for number in self.t.modes[self.card])

    def used(self) -> Iterator[str]:
        for number in self.t.uses[self.card]:
            ability = self.t.abilities[number]
            yield f"use {self.names.abilities[ability.name]}: {self.ability(ability)}"

    def ability(self, a: Ability) -> str:
        """When, at what, if, for what, how often, and what happens."""
        told = ["|".join(name for bit, name in MOMENTS.items() if a.when & bit)]
        if a.target != ids.TG_NONE:
            told.append(f"at {TARGETS[a.target]} {a.target_arg}")
        told += [f"if {self.test(kind, arg)}" for kind, arg in a.conds]
        if a.cost != ids.COST_NONE:
            arg = self.t.filters[a.cost_arg] if a.cost == ids.COST_FILTER else a.cost_arg
            told.append(f"for {COSTS[a.cost]} {arg} {a.cost_n}")
        if a.limit != ids.LIMIT_NONE:
            told.append(f"{a.limit_n} a {LIMITS[a.limit]}")
        return f"{', '.join(told)}: {self.program(a.program)}"

    def program(self, number: int) -> str:
        return "; ".join(self.operation(op) for op in self.t.programs[number]) if number >= 0 else "nothing"

    def operation(self, op: tuple[int, ...]) -> str:
        code, *args = op
        told: list[Any] = list(args)
        if code in FILTERS:
            told[0] = self.t.filters[args[0]]
        for at in WORDS.get(code, ()):
            told[at - 1] = self.names.words[args[at - 1]]
        if code == ids.O_EACH:
            told[1] = f"[{self.program(args[1])}]"
        if code == ids.O_UNLESS:
            told[:2] = [self.test(args[0], args[1])]
        if code == ids.O_WOE:
            told[0] = RULES[args[0]]
        return " ".join(map(str, (OPS[code], *told)))

    def test(self, kind: int, arg: int) -> str:
        if kind in GROUPS:
            return f"{TESTS[kind]} ({'; '.join(self.test(*inner) for inner in self.t.groups[arg])})"
        return f"{TESTS[kind]} {self.t.filters[arg] if kind == ids.C_OWNS else arg}"
