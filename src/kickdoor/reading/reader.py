"""What a step names, found on the table: players, cards, monsters."""

from collections.abc import Iterable
from typing import Any

from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.engine.state import State
from kickdoor.notation import Scribe

Plan = list[Choice]
NOBODYS = -2  # a target that is not there
UNFIT: Choice = (ids.V_DEAL, ids.DEAL_TRADE, -1, 0)  # what no rule allows: something the step names does not fit
ON_TABLE = (ids.Z_PACK, ids.Z_WORN)
ITEMS = (*ON_TABLE, ids.Z_HAND)  # where an Item is looked for


class StepError(ValueError):
    """A name in a step that means nothing in this game."""


class Ambiguous(StepError):
    """Several lawful plans fit the step, and differ."""

    def __init__(self, told: str, plans: list[Plan]) -> None:
        super().__init__(told)
        self.plans = plans


class Reader:
    """Reads one step for one seat in one state."""

    def __init__(self, scribe: Scribe, s: State, seat: int, step: dict[str, Any], asker: int = -1) -> None:
        self.scribe = scribe
        self.s = s
        self.t = s.t
        self.seat = seat
        self.asker = seat if asker < 0 else asker  # who speaks of the seat's cards
        self.step = step
        self.taken: set[int] = set()

    def of(self, seat: int) -> "Reader":
        """Reads the same step in the cards of another seat, as this one knows them."""
        return Reader(self.scribe, self.s, seat, self.step, self.seat)

    # ---- keys

    def need(self, key: str) -> Any:
        """A key this verb cannot do without."""
        if key not in self.step:
            raise StepError(f"{key}: missing, {self.step['do']} needs it")
        return self.step[key]

    def has(self, *keys: str) -> bool:
        """Is one of these keys there?"""
        return any(key in self.step for key in keys)

    def without(self, *keys: str) -> Plan:
        """The beginning of a plan for what takes none of these keys: a step that has one does not fit."""
        return [UNFIT] if self.has(*keys) else []

    # ---- names

    def check_names(self) -> None:
        """A target is a player, a monster or a card of this game."""
        named = self.step.get("target", ())
        for name in named if isinstance(named, list) else [named] if named else []:
            if name not in self.scribe.players and name != "mate" and str(name) not in self.scribe.box.names.face_of:
                raise StepError(f"target: {name}: no such player, monster or card in this game")

    def player(self, name: Any) -> int:
        if name not in self.scribe.players:
            raise StepError(f"{name}: no such player")
        return self.scribe.players.index(name)

    def face(self, name: Any) -> int:
        face = self.scribe.box.names.face_of.get(str(name))
        if face is None:
            raise StepError(f"{name}: no such card in this edition")
        return face

    def goods(self, names: Iterable[str], zones: tuple[int, ...] = ITEMS) -> list[int]:
        """Items that change hands or are sold; what hangs on one of them goes with it, named or not."""
        cards = [self.own(name, zones) for name in names]
        return [c for c in cards if not any(e == c and item in cards for e, item in self.s.grafts)]

    def own(self, name: Any, places: tuple[int, ...] = (0, 1, 2, 3, 4)) -> int:
        """A card of the seat by id, each copy once a step; one it does not have if there is none. Of another's
        hand only what was seen there is looked at."""
        face = self.face(name)
        base = self.seat * ids.SEAT_ZONES
        zones = [self.s.zones[base + z] for z in places if z != ids.Z_HAND or self.asker == self.seat]
        if self.asker != self.seat and ids.Z_HAND in places:
            hand = self.s.zones[base + ids.Z_HAND]
            zones.append(tuple([c for c, mask in self.s.seen if mask >> self.asker & 1 and c in hand]))
        if self.seat == self.s.turn:
            zones.append(self.s.zones[ids.Z_SHOWN])
        for zone in zones:
            for card in zone:
                if self.t.face[card] == face and card not in self.taken:
                    self.taken.add(card)
                    return card
        return self.scribe.box.names.copies[face][0]

    def own_cards(self) -> list[str]:
        """The ids of all cards of the seat, each once."""
        base = self.seat * ids.SEAT_ZONES
        zones = self.s.zones[base : base + ids.SEAT_ZONES]
        return list(dict.fromkeys(self.scribe.card(card) for zone in zones for card in zone))

    def lying(self, places: tuple[int, ...]) -> list[int]:
        """The cards of the seat in these places."""
        return [card for z in places for card in self.s.zones[self.seat * ids.SEAT_ZONES + z]]

    def others(self) -> list[str]:
        """The names of the other players."""
        return [name for seat, name in enumerate(self.scribe.players) if seat != self.seat]

    def in_play(self, name: Any, seats: Iterable[int]) -> list[int]:
        """Cards with this id on the table in front of these seats."""
        face = self.face(name)
        return [
            card
            for seat in seats
            for z in (ids.Z_WORN, ids.Z_PACK, ids.Z_TRAITS, ids.Z_CURSES)
            for card in self.s.zones[seat * ids.SEAT_ZONES + z]
            if self.t.face[card] == face
        ]

    def held(self, seat: int, card: int) -> bool:
        base = seat * ids.SEAT_ZONES
        return any(card in self.s.zones[base + z] for z in range(ids.SEAT_ZONES))

    def hand(self) -> tuple[int, ...]:
        return self.s.zones[self.seat * ids.SEAT_ZONES + ids.Z_HAND]

    def monsters(self, name: Any) -> list[int]:
        """Uids of the monsters that can be meant: the id alone is the first one still there, `mate` any mate."""
        cb = self.s.combat
        if cb is None:
            return []
        if name == "mate":
            return [m[ids.MONSTER_UID] for m in cb.monsters if m[ids.MONSTER_CARD] != m[ids.MONSTER_BODY]]
        face = self.face(name)
        return [m[ids.MONSTER_UID] for m in cb.monsters if self.t.face[m[ids.MONSTER_CARD]] == face][:1]


def several(names: Any) -> list[Any]:
    """One name or a list of them."""
    return names if isinstance(names, list) else [names]
