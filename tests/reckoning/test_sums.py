"""Every number at a table is the sum of its addends, and they are what happened; hidden cards are in none of them."""

from collections import Counter
from collections.abc import Iterator

import pytest

from kickdoor import Game, new_game
from kickdoor.chance import Seeded
from kickdoor.engine import ids
from kickdoor.engine.flee import run_total
from kickdoor.engine.hand_limit import hand_limit
from kickdoor.engine.ids import Choice
from kickdoor.engine.playing import sources
from kickdoor.engine.state import NO_MEMO, State
from kickdoor.engine.view import view
from kickdoor.reckoning import ABOUT, WORDS, Sum, reckon
from kickdoor.rules.clauses import holds, load, shipped_editions
from kickdoor.scenario.facts import cards_in
from tests.privacy.reshuffle import SPECTATOR, reshuffled
from tests.props.play import pick

EDITIONS = shipped_editions()
BOXES = [*[[edition] for edition in EDITIONS], EDITIONS]
GAMES = 3
MOST_CHOICES = 1200
EVERY = 3
GONE = ("discards", "backstab", "special")  # they stay when the card that brought them has gone
STRENGTH = (ids.O_SPEND, ids.O_ATTACK, ids.O_STAB, ids.O_WEAKEN)
Question = tuple[str, int, int]  # about, seat, monster
Use = tuple[int, str, tuple[int, ...], int]  # n, what, abilities, user
named = pytest.mark.parametrize("editions", BOXES, ids="+".join)


def numbers(s: State) -> dict[Question, int]:
    """Every number that can be asked about, as a view tells it, or where none does, the engine."""
    table = view(s, SPECTATOR)
    found: dict[Question, int] = {}
    for p in table.players:
        found |= {("strength", p.seat, -1): p.strength, ("escape", p.seat, -1): p.escape, ("gold", p.seat, -1): p.gold}
        found["hand_limit", p.seat, -1] = hand_limit(s, p.seat)
    if table.die is not None:
        found["die", -1, -1] = table.die.value
    if table.combat is not None:
        for about in ("munchkins", "monsters", "treasures", "levels"):
            found[about, -1, -1] = getattr(table.combat, about)
        for m in table.combat.cards:
            found["monster", -1, m.uid] = m.strength
    for seat, uid in table.combat.running if table.combat is not None else ():
        if not s.t.marks[monster_card(s, uid)] & (ids.M_NO_ESCAPE | ids.M_FREE_ESCAPE) and rolls(s, seat, uid):
            found["escape", seat, uid] = ids.ESCAPE_ON - run_total(s, seat, uid, 0, 0)
    return found


def monster_card(s: State, uid: int) -> int:
    assert s.combat is not None
    return next(m[1] for m in s.combat.monsters if m[0] == uid)


def rolls(s: State, seat: int, uid: int) -> bool:
    """RUN-09: does the monster pursue the seat?"""
    spared = [rule for rule in s.t.passives[monster_card(s, uid)] if rule[0] == ids.P_SPARE]
    return not any(s.level[seat] <= a and not s.con[seat] & b for _kind, a, b in spared)


def kin(s: State, card: int) -> tuple[int, ...]:
    """The card's abilities that change strength; what two sets of a blend print alike is one ability (R-17)."""
    programs = {s.t.alike[number]: s.t.programs[s.t.abilities[number].program] for number in s.t.uses[card]}
    return tuple([number for number in programs if programs[number][0][0] in STRENGTH])


class Witness:
    """Writes down at the moment of the choice what an ability does to a fight; the state keeps only totals."""

    def __init__(self) -> None:
        self.fight: object = None
        self.announced: list[tuple[int, Use]] = []
        self.seen: list[tuple[int, Use]] = []  # (target, use)

    def watch(self, s: State, user: int, choice: Choice) -> None:
        if choice[0] != ids.V_USE:
            return
        card = sources(s, user, choice[1])[0]
        for op in s.t.programs[s.t.abilities[choice[1]].program]:
            if op[0] in STRENGTH:
                target = user if op[0] in (ids.O_SPEND, ids.O_ATTACK) else choice[2]
                what = "backstab" if op[0] == ids.O_STAB else "discards"
                self.announced.append((target, (op[1], what, kin(s, card), user)))

    def look(self, s: State) -> None:
        """R-1: an ability happens when its discards are made, with all that follows from them."""
        if s.combat is not self.fight:
            self.fight = s.combat
            self.seen = []
        if not any(f[ids.KIND] == ids.F_PROG and f[ids.PC] == 0 for f in s.stack):
            self.seen += self.announced if s.combat is not None else []
            self.announced = []


def played(editions: list[str]) -> Iterator[tuple[Game, Witness]]:
    """Random games, looked at now and then, and whenever a die lies on the table or somebody is paying."""
    for seed in range(GAMES):
        game = new_game(editions, players=3 + (seed + len(editions)) % 4, seed=seed)
        dice, witness = Seeded(f"reckoning {seed}"), Witness()
        for number in range(MOST_CHOICES):
            if game.over:
                break
            seat, choice = pick(game.state, dice)
            witness.watch(game.state, seat, choice)
            game.apply(seat, choice)
            witness.look(game.state)
            if number % EVERY == 0 or game.state.stack[-1][0] in (ids.F_DIE, ids.F_PAY):
                yield game, witness


@named
def test_every_number_is_the_sum_of_its_addends(editions: list[str]) -> None:
    """And none of it is unexplained: no addend is called "other"."""
    asked: Counter[str] = Counter()
    for game, _witness in played(editions):
        s = game.state
        for (about, seat, monster), number in numbers(s).items():
            told = reckon(s, about, seat, monster)
            asked[about] += 1
            asked["helped"] += about == "munchkins" and s.combat is not None and bool(s.combat.helpers)
            assert (told.about, told.total) == (about, number)
            assert number == sum(a.n for a in told.addends), told
            assert all(a.n for a in told.addends)
            assert {a.what for a in told.addends} <= set(WORDS) - {"other"}, told
    assert all(asked[about] for about in (*ABOUT, "helped")), asked


@named
def test_every_clause_holds_in_the_edition(editions: list[str]) -> None:
    for game, _witness in played(editions):
        for told in every_sum(game.state):
            named = {*told.clauses, *[a.clause for a in told.addends]}
            assert not [c for c in named if not any(holds(load()[c], edition) for edition in editions)], told


def every_sum(s: State) -> list[Sum]:
    return [reckon(s, *question) for question in numbers(s)]


@named
def test_every_card_named_lies_open(editions: list[str]) -> None:
    """Where a card is named it is one that everybody sees, at the player it is said to come from."""
    for game, _witness in played(editions):
        s = game.state
        seen = cards_in(view(s, SPECTATOR)) | set(s.zones[ids.Z_FIGHT])
        for told in every_sum(s):
            for a in told.addends:
                assert a.card < 0 or a.what in GONE or a.card in seen, (a, told)
                if a.what in ("item", "item-enhancer", "hireling", "ally", "class", "race", "character", "curse"):
                    base = a.seat * ids.SEAT_ZONES
                    assert a.card in [c for zone in s.zones[base + ids.Z_WORN : base + ids.SEAT_ZONES] for c in zone]
                elif a.what == "seal":
                    assert a.card == s.zones[ids.Z_OPEN][-1]


@named
def test_abilities_are_told_as_they_were_used(editions: list[str]) -> None:
    """The fight keeps only what abilities came to; who used what is put together again, and rightly."""
    found = 0
    for game, witness in played(editions):
        s = game.state
        cb = s.combat
        if cb is None or cb.over:
            continue
        team = [cb.fighter, *cb.helpers]
        ours = [use for target, use in witness.seen if target in team]
        assert uses(s, reckon(s, "munchkins")) == sorted(ours)
        found += len(ours)
        for m in cb.monsters:
            theirs = [use for target, use in witness.seen if target == ids.T_MONSTER + m[0]]
            assert uses(s, reckon(s, "monster", monster=m[0])) == sorted(theirs)
            found += len(theirs)
    assert found or editions == ["steampunk"]  # whose abilities change no strength


def uses(s: State, told: Sum) -> list[Use]:
    return sorted((a.n, a.what, kin(s, a.card), a.seat) for a in told.addends if a.what in ("discards", "backstab"))


@pytest.mark.clause("CARDS-05", "CARDS-06")
@named
def test_hands_are_in_no_sum(editions: list[str]) -> None:
    """Dealt anew with everything else that is hidden, or put away altogether: all sums stay as they are."""
    dice = Seeded("hands")
    for number, (game, _witness) in enumerate(played(editions)):
        if number % 4:
            continue
        s = game.state
        sums = every_sum(s)
        other = reshuffled(s, SPECTATOR, SPECTATOR, dice)
        without = s.clone()
        for twin in (other, without):
            twin.gear = [NO_MEMO] * s.n
            twin.reach = [NO_MEMO] * s.n
        for seat in range(s.n):
            without.zones[seat * ids.SEAT_ZONES + ids.Z_HAND] = ()
        assert every_sum(other) == every_sum(without) == sums
