"""The state of a game. Written by `make layout` from layout/records.py: change that."""

# fmt: off
from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from kickdoor.engine.ids import F_TURN, NO_TARGET, PH_SETUP, Choice, Numbers
from kickdoor.engine.tables import Tables

if TYPE_CHECKING:
    from mypy_extensions import i64

Frame: TypeAlias = "tuple[i64, ...]"
Monster: TypeAlias = "tuple[i64, ...]"
Event = tuple[int, int, int, int, int, int]
EVERYBODY: Final = -1
NO_MEMO: Final = -1  # as a mask all of it, so that it is looked at; a sum that is -1 is added up again


class Combat:
    """One fight: who, what, and everything played into it."""

    __slots__ = (
        "aids", "attacks", "boosts", "closed", "deals", "declined", "disputed", "doubles", "enhancers", "escaped",
        "extra", "fighter", "fleeing", "forced", "frozen", "greased", "group", "helpers", "kills", "left_behind",
        "levels", "loot", "monsters", "muted", "over", "prior", "spent", "tagged", "todo", "transferred", "uid",
        "untagged", "weakened",
    )

    def __init__(
        self, fighter: i64, helpers: Numbers, forced: i64, monsters: tuple[Numbers, ...], enhancers: tuple[Numbers,
        ...], boosts: tuple[Numbers, ...], spent: Numbers, doubles: i64, deals: tuple[Numbers, ...], declined: i64,
        left_behind: i64, kills: i64, levels: i64, loot: i64, over: i64, todo: tuple[Numbers, ...], escaped:
        tuple[Numbers, ...], prior: tuple[Numbers, ...], transferred: i64, disputed: i64, uid: i64, group: i64,
        extra: i64, closed: i64, weakened: tuple[Numbers, ...], frozen: i64, fleeing: Numbers, untagged:
        tuple[Numbers, ...], tagged: tuple[Numbers, ...], attacks: tuple[Numbers, ...], muted: Numbers, aids: i64,
        greased: tuple[Numbers, ...],
    ) -> None:
        self.fighter = fighter
        self.helpers = helpers  # in the order in which they came
        self.forced = forced  # those of them who are compelled
        self.monsters = monsters  # MONSTER_*
        self.enhancers = enhancers  # by group: a monster and its mate share one (ENH-03)
        self.boosts = boosts  # (card, side, n, traits): one-shots played
        self.spent = spent  # by seat: strength bought with discards
        self.doubles = doubles
        self.deals = deals  # by helper: PACT_*, () for none
        self.declined = declined  # seats that said no as things stand
        self.left_behind = left_behind  # Treasures of monsters that left
        self.kills = kills  # monsters killed outright before the end
        self.levels = levels  # levels those kills are worth
        self.loot = loot  # 1: the turn player may still loot the room
        self.over = over
        self.todo = todo  # RUN_*: still to run
        self.escaped = escaped  # RUN_*: got away
        self.prior = prior  # (seat, levels, Treasures) owed from before each transfer
        self.transferred = transferred
        self.disputed = disputed  # seat that must run first + 1, after a roll for it
        self.uid = uid  # next monster number
        self.group = group
        self.extra = extra  # players who may help besides the one
        self.closed = closed  # 1: nobody may help any more
        self.weakened = weakened  # (monster, change of its strength)
        self.frozen = frozen  # 1: nobody may play or use anything any more
        self.fleeing = fleeing  # by seat: change of rolls to run away in this combat
        self.untagged = untagged  # (monster uid, or -1 - Item; tag): tags taken away for this combat
        self.tagged = tagged  # (monster uid, tag): tags given for this combat
        self.attacks = attacks  # (seat, tag, n): strength from attacks of a kind; tag 0: a backstab
        self.muted = muted  # Items that give no bonus in this combat
        self.aids = aids  # one-shots used for the munchkins
        self.greased = greased  # (seat, tag, n): n more for each such Item equipped

    def clone(self) -> Combat:
        """An independent copy that nobody listens to."""
        return Combat(
            self.fighter, self.helpers, self.forced, self.monsters, self.enhancers, self.boosts, self.spent,
            self.doubles, self.deals, self.declined, self.left_behind, self.kills, self.levels, self.loot,
            self.over, self.todo, self.escaped, self.prior, self.transferred, self.disputed, self.uid, self.group,
            self.extra, self.closed, self.weakened, self.frozen, self.fleeing, self.untagged, self.tagged,
            self.attacks, self.muted, self.aids, self.greased,
        )

    def fields(self) -> tuple[object, ...]:
        """All that matters as plain data, for digests and saves (memos left out)."""
        return (
            self.fighter, self.helpers, self.forced, self.monsters, self.enhancers, self.boosts, self.spent,
            self.doubles, self.deals, self.declined, self.left_behind, self.kills, self.levels, self.loot,
            self.over, self.todo, self.escaped, self.prior, self.transferred, self.disputed, self.uid, self.group,
            self.extra, self.closed, self.weakened, self.frozen, self.fleeing, self.untagged, self.tagged,
            self.attacks, self.muted, self.aids, self.greased,
        )

    def __reduce__(self) -> tuple[object, ...]:
        return (Combat, (
            self.fighter, self.helpers, self.forced, self.monsters, self.enhancers, self.boosts, self.spent,
            self.doubles, self.deals, self.declined, self.left_behind, self.kills, self.levels, self.loot,
            self.over, self.todo, self.escaped, self.prior, self.transferred, self.disputed, self.uid, self.group,
            self.extra, self.closed, self.weakened, self.frozen, self.fleeing, self.untagged, self.tagged,
            self.attacks, self.muted, self.aids, self.greased,
        ))


def new_combat(fighter: int, players: int) -> Combat:
    """A fight that has just begun."""
    return Combat(
        fighter, (), 0, (), (), (), (0,) * players, 0, (), 0, 0, 0, 0, 0, 0, (), (), (), 0, 0, 0, 0, 0, 0, (), 0,
        (0,) * players, (), (), (), (), 0, (),
    )


class State:
    """A whole game at one moment."""

    __slots__ = (
        "asked", "born", "busy", "chance", "combat", "con", "dead", "debts", "deciding", "dropped", "events",
        "fallen", "fought", "fresh", "gear", "given", "grafts", "held", "invited", "level", "loot", "n", "number",
        "options", "order", "owed", "phase", "pro", "reach", "ready", "result", "seen", "sex", "stack", "t", "turn",
        "unsettled", "used", "winners", "woes", "won", "zones",
    )

    def __init__(
        self, t: Tables, n: i64, zones: list[Numbers], level: list[i64], sex: list[i64], born: Numbers, pro:
        list[i64], con: list[i64], gear: list[i64], reach: list[i64], ready: list[i64], busy: list[i64], held:
        tuple[Numbers, ...], stack: list[Numbers], combat: Combat | None, turn: i64, phase: i64, number: i64,
        deciding: i64, invited: i64, asked: i64, chance: i64, result: i64, dead: i64, fallen: i64, owed: i64,
        fought: i64, loot: i64, given: Numbers, used: tuple[Numbers, ...], fresh: Numbers, seen: tuple[Numbers,
        ...], order: Numbers, grafts: tuple[Numbers, ...], woes: tuple[Numbers, ...], dropped: tuple[Numbers, ...],
        debts: i64, unsettled: i64, won: i64, winners: i64, options: list[Choice] | None, events: list[Event] |
        None,
    ) -> None:
        self.t = t
        self.n = n
        self.zones = zones
        self.level = level
        self.sex = sex  # MALE, FEMALE or 0
        self.born = born  # the sex each player began with
        self.pro = pro  # trait bits by seat, as advantages
        self.con = con  # trait bits by seat, as disadvantages (SUPER-03)
        self.gear = gear  # memo of the Items' bonus by seat; NO_MEMO when stale
        self.reach = reach  # memo: the moments in which a seat's hand could matter, and more; NO_MEMO when stale
        self.ready = ready  # memo: the same of its cards on the table; stale when reach is
        self.busy = busy  # housekeeping done this turn, by seat
        self.held = held  # (holder, Item): Hireling and Cheat!
        self.stack = stack
        self.combat = combat
        self.turn = turn
        self.phase = phase
        self.number = number  # turns begun
        self.deciding = deciding  # seats that must decide; LOOK_AGAIN: something happened, find out anew
        self.invited = invited  # seats that may still step in
        self.asked = asked  # whom to ask next, one after another; -1 chance
        self.chance = chance  # CH_*
        self.result = result  # the last answer
        self.dead = dead
        self.fallen = fallen  # seats that have died since whoever counts them last set it to 0
        self.owed = owed  # seats that draw a new hand at their next turn (DEAD-06)
        self.fought = fought  # a combat was fought this turn
        self.loot = loot  # phase 2: 0 as usual, 1 only looting is left, and may be left out
        self.given = given  # Charity so far, by seat
        self.used = used  # USE_*
        self.fresh = fresh  # cards just received, still playable off turn
        self.seen = seen  # (card in a hand, mask of seats that know it)
        self.order = order  # answer of a roll for order
        self.grafts = grafts  # (Item enhancer, Item)
        self.woes = woes  # WOE_*: lasting effects without a card
        self.dropped = dropped  # (Item that has just gone to the discards, seat it was lost by or -1)
        self.debts = debts  # seats whose death is to open a Seal (DEAD-08)
        self.unsettled = unsettled  # seats whose limits are to be looked at (limits.py)
        self.won = won  # seats that have reached the winning level in what is being resolved
        self.winners = winners
        self.options = options  # memo: options of the seat asked
        self.events = events  # output channel; None: nobody listens

    def clone(self) -> State:
        """An independent copy that nobody listens to."""
        combat = self.combat
        return State(
            self.t, self.n, self.zones[:], self.level[:], self.sex[:], self.born, self.pro[:], self.con[:],
            self.gear[:], self.reach[:], self.ready[:], self.busy[:], self.held, self.stack[:], None if combat is
            None else combat.clone(), self.turn, self.phase, self.number, self.deciding, self.invited, self.asked,
            self.chance, self.result, self.dead, self.fallen, self.owed, self.fought, self.loot, self.given,
            self.used, self.fresh, self.seen, self.order, self.grafts, self.woes, self.dropped, self.debts,
            self.unsettled, self.won, self.winners, self.options, None,
        )

    def fields(self) -> tuple[object, ...]:
        """All that matters as plain data, for digests and saves (memos left out)."""
        combat = self.combat
        return (
            self.n, self.zones, self.level, self.sex, self.born, self.busy, self.held, self.stack, None if combat is
            None else combat.fields(), self.turn, self.phase, self.number, self.deciding, self.invited, self.asked,
            self.chance, self.result, self.dead, self.owed, self.fought, self.loot, self.given, self.used,
            self.fresh, self.seen, self.order, self.grafts, self.woes, self.dropped, self.debts, self.unsettled,
            self.won, self.winners,
        )

    def __reduce__(self) -> tuple[object, ...]:
        return (State, (
            self.t, self.n, self.zones, self.level, self.sex, self.born, self.pro, self.con, self.gear, self.reach,
            self.ready, self.busy, self.held, self.stack, self.combat, self.turn, self.phase, self.number,
            self.deciding, self.invited, self.asked, self.chance, self.result, self.dead, self.fallen, self.owed,
            self.fought, self.loot, self.given, self.used, self.fresh, self.seen, self.order, self.grafts,
            self.woes, self.dropped, self.debts, self.unsettled, self.won, self.winners, self.options, None,
        ))


def new_state(t: Tables, zones: list[Numbers], sexes: list[int]) -> State:
    """A game in which nothing has happened yet."""
    n = len(sexes)
    return State(
        t, n, zones, [1] * n, sexes[:], tuple(sexes), [0] * n, [0] * n, [NO_MEMO] * n, [NO_MEMO] * n, [0] * n, [0] *
        n, (), [(F_TURN, 0)], None, 0, PH_SETUP, 0, 0, 0, -1, 0, NO_TARGET, 0, 0, 0, 0, 0, (0,) * n, (), (), (), (),
        (), (), (), 0, 0, 0, 0, None, None,
    )
