"""What one game tells about balance, written down while it is played."""

from collections import Counter
from dataclasses import dataclass

from kickdoor.engine import events as e
from kickdoor.engine import ids
from kickdoor.engine.deals import promises
from kickdoor.engine.ids import Choice
from kickdoor.engine.state import Event, State
from kickdoor.sim.ledger import SUBJECT
from kickdoor.sim.outcome import Outcome
from kickdoor.sim.plan import Plan
from kickdoor.sim.play import play_game

EARLY = 5  # turns a player; who is behind before that is not far behind
FAR_BEHIND = 3  # levels
NO_CARD = -1
OWN = (ids.Z_HAND, ids.Z_WORN, ids.Z_PACK, ids.Z_TRAITS)  # zones of what a seat has
PLAYED = frozenset((e.E_PLAYED, e.E_JOINS, e.E_ATTACHED))  # by the seat, of its own cards
BLAMED = frozenset((e.E_CAUGHT, e.E_CURSED, e.E_SEAL_OPENED))  # what may be the death of the seat


@dataclass(frozen=True, slots=True)
class Help:
    """Help that was asked for: the last terms on the table, and the answer."""

    treasures: int
    items: int
    promises: int  # cards the fighter promised to play on the helper
    countered: bool
    agreed: bool


@dataclass(frozen=True, slots=True)
class Tale:
    """All that is kept of a game. Cards are faces; tuples are by seat."""

    outcome: Outcome
    lead_changes: int
    last: tuple[bool, ...]  # nobody had a lower Level and somebody a higher one, as a turn began late enough
    far_behind: tuple[bool, ...]
    traits: tuple[int, ...]  # bits at the end
    turns: tuple[dict[int, int], ...]  # own turns that began with the trait, by bits
    had: tuple[frozenset[int], ...]
    played: tuple[frozenset[int], ...]
    drawn: frozenset[int]
    came: frozenset[int]  # played, or met, or suffered, by anybody
    met: dict[int, int]
    killed: dict[int, int]
    caught: dict[int, int]
    deaths: dict[int, int]  # by what brought them
    help: tuple[Help, ...]
    fights: dict[tuple[int, bool], int]  # (ALONE, HELPED or FORCED; won): how many

    @property
    def number(self) -> int:
        return self.outcome.number


ALONE, HELPED, FORCED = range(3)  # who helped in a fight: nobody, somebody who agreed, somebody who had to


class Chronicle:
    """Watches one game from its first event to its last."""

    def __init__(self, players: int) -> None:
        self.n = players
        self.leader = -1
        self.lead_changes = 0
        self.last = [False] * players
        self.far_behind = [False] * players
        self.turns: list[Counter[int]] = [Counter() for _ in range(players)]
        self.zones: list[tuple[int, ...]] = [()] * (players * ids.SEAT_ZONES)
        self.watched = [seat * ids.SEAT_ZONES + zone for seat in range(players) for zone in OWN]
        self.had: list[set[int]] = [set() for _ in range(players)]
        self.played: list[set[int]] = [set() for _ in range(players)]
        self.drawn: set[int] = set()
        self.came: set[int] = set()
        self.met: Counter[int] = Counter()
        self.killed: Counter[int] = Counter()
        self.caught: Counter[int] = Counter()
        self.deaths: Counter[int] = Counter()
        self.blame = [NO_CARD] * players
        self.help: list[Help] = []
        self.offer: Help | None = None
        self.fights: Counter[tuple[int, bool]] = Counter()
        self.fighting = False
        self.side = ALONE
        self.traits: tuple[int, ...] = ()

    def see(self, s: State, seat: int, choice: Choice) -> None:
        """What came of a choice."""
        zones = s.zones
        for zone in self.watched:
            if zones[zone] is not self.zones[zone]:
                self.zones[zone] = zones[zone]
                self.had[zone // ids.SEAT_ZONES].update(zones[zone])
        for event in s.events or ():
            self.hear(s, event)
        if s.winners:
            self.look_who_leads([seat for seat in range(self.n) if s.winners >> seat & 1])
        self.traits = tuple(s.pro)

    def hear(self, s: State, event: Event) -> None:
        kind, seat, card, target, second, _audience = event
        put_down = (
            kind == e.E_PLAYED and target == ids.NO_TARGET and second == ids.CARRIED and s.t.kind[card] == ids.K_ONESHOT
        )
        if kind in SUBJECT and card >= 0 and not put_down:
            self.came.add(card)
            if kind in PLAYED:
                self.played[seat].add(card)
        elif kind == e.E_TROUBLE:
            self.played[seat].add(card)
        if kind in BLAMED:
            self.blame[seat] = card
        if kind == e.E_DRAWN or kind == e.E_DOOR:
            self.drawn.add(card)
        elif kind == e.E_TURN:
            self.begin_turn(s, seat)
        elif kind == e.E_FIGHT or kind == e.E_JOINS:
            self.met[card] += 1
            if kind == e.E_FIGHT:
                self.fighting = True
                self.side = ALONE
        elif kind == e.E_KILLED:
            self.killed[card] += 1
        elif kind == e.E_CAUGHT:
            self.caught[card] += 1
        elif kind == e.E_DIED:
            self.deaths[self.blame[seat]] += 1
        elif (kind == e.E_WON_FIGHT or kind == e.E_OVER_FIGHT) and self.fighting:
            self.fights[self.side, kind == e.E_WON_FIGHT] += 1
            self.fighting = False
        else:
            self.hear_talk(s, event)

    def begin_turn(self, s: State, seat: int) -> None:
        """How things stand as a turn begins."""
        self.blame = [NO_CARD] * self.n
        self.turns[seat][s.pro[seat]] += 1
        low, high = min(s.level), max(s.level)
        self.look_who_leads([x for x in range(self.n) if s.level[x] == high])
        if s.number > EARLY * self.n and low < high:
            for x in range(self.n):
                self.last[x] |= s.level[x] == low
                self.far_behind[x] |= s.level[x] + FAR_BEHIND <= high

    def look_who_leads(self, leaders: list[int]) -> None:
        """The lead changes when another player alone has the highest Level."""
        if len(leaders) == 1 and leaders[0] != self.leader:
            self.lead_changes += self.leader >= 0
            self.leader = leaders[0]

    def hear_talk(self, s: State, event: Event) -> None:
        """Help: what was offered for it, and the answer."""
        kind, _seat, _a, b, _c, _audience = event
        if kind in (e.E_OFFERED, e.E_COUNTER):
            f = s.stack[-1]
            terms = (max(f[ids.DEAL_TREASURES], 0), f[ids.DEAL_GIVES], len(promises(f)))
            self.offer = Help(*terms, kind == e.E_COUNTER, False) if b == ids.DEAL_HELP else None
        elif kind == e.E_DECLINED and self.offer is not None:
            self.help.append(self.offer)
            self.offer = None
        elif kind == e.E_HELPS:
            self.side = FORCED if b else HELPED
            if self.offer is not None and not b:
                o = self.offer
                self.help.append(Help(o.treasures, o.items, o.promises, o.countered, True))
            self.offer = None

    def tale(self, face: tuple[int, ...], outcome: Outcome) -> Tale:
        """The game is over; `face` says which card is which."""

        def counted(cards: Counter[int]) -> dict[int, int]:
            told: Counter[int] = Counter()
            for card, n in cards.items():
                told[face[card] if card >= 0 else NO_CARD] += n
            return dict(told)

        def faces(cards: set[int]) -> frozenset[int]:
            return frozenset(face[card] for card in cards)

        return Tale(
            outcome=outcome,
            lead_changes=self.lead_changes,
            last=tuple(self.last),
            far_behind=tuple(self.far_behind),
            traits=self.traits,
            turns=tuple(map(dict, self.turns)),
            had=tuple(faces(had | played) for had, played in zip(self.had, self.played)),
            played=tuple(map(faces, self.played)),
            drawn=faces(self.drawn),
            came=faces(self.came),
            met=counted(self.met),
            killed=counted(self.killed),
            caught=counted(self.caught),
            deaths=counted(self.deaths),
            help=tuple(self.help),
            fights=dict(self.fights),
        )


def watch_game(plan: Plan, number: int) -> Tale:
    """Game `number` of the plan, played as ever, with somebody who writes it down."""
    chronicle = Chronicle(plan.players)
    outcome = play_game(plan, number, observer=chronicle)
    return chronicle.tale(plan.box().tables.face, outcome)
