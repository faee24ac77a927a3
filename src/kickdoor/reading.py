"""Reading steps: a mapping in the scenario vocabulary becomes the engine's choices, lawful or not.

One step may stand for several choices in a row (three discards, a sale, a whole offer): that row is a plan. A step that
leaves something open gives several plans; the rules decide which of them can be meant.
"""

from collections.abc import Iterator
from itertools import product
from typing import Any

from kickdoor.engine import deals, ids
from kickdoor.engine.abilities import payments
from kickdoor.engine.ids import Choice
from kickdoor.engine.might import team
from kickdoor.engine.playing import TO_PAY, sources
from kickdoor.engine.state import State
from kickdoor.engine.targets import targets
from kickdoor.notation import PICKS, SIDES, Scribe

Plan = list[Choice]
NOTHING_PAID = -2  # a payment no rule accepts
NOBODYS = -2  # a target that is not there
UNFIT: Choice = (ids.V_DEAL, ids.DEAL_TRADE, -1, 0)  # what no rule allows: something the step names does not fit
AIMS = ("target", "side", "with", "in_place_of")
SIMPLE = {
    "pass": ids.V_PASS,
    "kick-door": ids.V_KICK,
    "loot-room": ids.V_LOOT,
    "end-turn": ids.V_END,
    "accept": ids.V_ACCEPT,
    "decline": ids.V_DECLINE,
    "revel": ids.V_REVEL,
}


ITEM_TARGETS = (
    ids.TG_RIVAL_SMALL,
    ids.TG_RIVAL_ITEM,
    ids.TG_CURSE,
    ids.TG_TAGGED_ITEM,
    ids.TG_RIVAL_ALLY,
    ids.TG_WORN,
)


class StepError(ValueError):
    """A name in a step that means nothing in this game."""


def plans(scribe: Scribe, s: State, seat: int, step: dict[str, Any]) -> list[Plan]:
    """Everything the step can mean for this seat, best guess first; never empty."""
    return Reader(scribe, s, seat, step).plans()


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

    def plans(self) -> list[Plan]:
        verb = self.step["do"]
        self.check_names()
        if verb in SIMPLE:
            if verb == "end-turn" and self.s.phase == ids.PH_SETUP:
                return [[ids.PASS]]
            if "offer" in self.step and not self.offered():
                return [[UNFIT]]
            return [[(SIMPLE[verb], 0, 0, 0)]]
        read = getattr(self, verb.replace("-", "_"), None)
        if read is None:
            raise StepError(f"do: {verb}: not a thing that is done in this edition")
        found: list[Plan] = list(read())
        if not found:
            raise StepError(f"do: {verb}: something is missing to know what is meant")
        return found

    def need(self, key: str) -> Any:
        """A key this verb cannot do without."""
        if key not in self.step:
            raise StepError(f"{key}: missing, {self.step['do']} needs it")
        return self.step[key]

    def without(self, *keys: str) -> Plan:
        """The beginning of a plan for what takes none of these keys: a step that has one does not fit."""
        return [UNFIT] if any(key in self.step for key in keys) else []

    # ---- names

    def check_names(self) -> None:
        """A target is a player, a monster or a card of this game."""
        named = self.step.get("target", ())
        for name in named if isinstance(named, list) else [named] if named else []:
            if name not in self.scribe.players and name != "mate" and str(name) not in self.scribe.box.names.face_of:
                raise StepError(f"target: {name}: no such player, monster or card in this game")

    def offered(self) -> bool:
        """Is what the step names as the offer what lies on the table?"""
        f = self.s.stack[-1]
        if f[ids.KIND] != ids.F_DEAL or f[ids.DEAL_SCOPE] != ids.DEAL_HELP:
            return False
        on_table = {
            "treasures": max(f[ids.DEAL_TREASURES], 0),
            "pick": PICKS[max(f[ids.DEAL_ORDER], 0)],
            "items": sorted(self.scribe.cards(deals.gives(f))),
            "play": sorted(self.scribe.cards(deals.promises(f))),
        }
        named = {key: sorted(value) if isinstance(value, list) else value for key, value in self.step["offer"].items()}
        return all(on_table[key] == value for key, value in named.items())

    def player(self, name: Any) -> int:
        if name not in self.scribe.players:
            raise StepError(f"{name}: no such player")
        return self.scribe.players.index(name)

    def face(self, name: Any) -> int:
        face = self.scribe.box.names.face_of.get(str(name))
        if face is None:
            raise StepError(f"{name}: no such card in this edition")
        return face

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

    def in_play(self, name: Any, seats: Iterator[int] | range) -> list[int]:
        """Cards with this id on the table in front of these seats."""
        face = self.face(name)
        return [
            card
            for seat in seats
            for z in (ids.Z_WORN, ids.Z_PACK, ids.Z_TRAITS, ids.Z_CURSES)
            for card in self.s.zones[seat * ids.SEAT_ZONES + z]
            if self.t.face[card] == face
        ]

    def monsters(self, name: Any) -> list[int]:
        """Uids of the monsters that can be meant: the id alone is the first one still there."""
        cb = self.s.combat
        if cb is None:
            return []
        if name == "mate":
            return [m[ids.MONSTER_UID] for m in cb.monsters if m[ids.MONSTER_CARD] != m[ids.MONSTER_BODY]][:1]
        face = self.face(name)
        return [m[ids.MONSTER_UID] for m in cb.monsters if self.t.face[m[ids.MONSTER_CARD]] == face][:1]

    def aims(self, ability: tuple[Any, ...], card: int, key: str = "target") -> list[tuple[int, int]]:
        """The (target, second card) pairs a step names for an ability; all lawful ones where it names none."""
        kind = ability[ids.A_TARGET]
        step = self.step
        second = self.own(step["with"], (ids.Z_HAND,)) if "with" in step else -1
        if kind == ids.TG_SIDE:
            if "target" in step or "with" in step:
                return []
            sides = [step["side"]] if "side" in step else list(SIDES)
            return [(ids.T_SIDE + SIDES.index(side), -1) for side in sides]
        if "side" in step:
            return []
        if kind == ids.TG_FACE:
            faces = [step["choose"]] if "choose" in step else range(1, 7)
            return [(ids.T_FACE + int(face), -1) for face in faces if str(face).isdigit()]
        if kind == ids.TG_NONE and str(step.get("choose", "")).isdigit():
            return []  # a number is a face of the die
        if kind == ids.TG_NONE:
            others = (
                "with" in step or step.get("target", self.scribe.players[self.seat]) != self.scribe.players[self.seat]
            )
            return [] if others else [(-1, -1)]
        if kind == ids.TG_HAND_MONSTER:
            return [(-1, second)] if "with" in step else targets(self.s, self.seat, ability, card) or [(-1, -1)]
        if kind in ITEM_TARGETS:
            return self.item_aims(ability, card)
        if kind == ids.TG_DROPPED and ("choose" in step or "target" in step):
            face = self.face(step.get("choose", step.get("target")))
            lawful = targets(self.s, self.seat, ability, card)
            return [pair for pair in lawful if self.t.face[pair[0] - ids.T_CARD] == face] or [(NOBODYS, -1)]
        if kind == ids.TG_EXCHANGE:
            return self.exchange_aims(ability, card, second)
        if kind == ids.TG_MOST and step.get("choose") in self.scribe.players:
            return [(self.player(step["choose"]), -1)]
        if kind == ids.TG_RUNNERS and "target" in step:
            named = step["target"] if isinstance(step["target"], list) else [step["target"]]
            return [(ids.T_MASK + sum(1 << self.player(name) for name in named), -1)]
        if "target" in step:
            return [(aim, second) for aim in self.named_aims(kind, step["target"])]
        lawful = targets(self.s, self.seat, ability, card)
        if "with" in step:
            lawful = [pair for pair in lawful if pair[1] == second]
        return lawful or [(-1, second)]

    def named_aims(self, kind: int, name: Any) -> list[int]:
        """A target by name: a player or a monster, as the ability needs."""
        if isinstance(name, list):
            name = name[0]
        if kind in (ids.TG_MONSTER, ids.TG_SWAP, ids.TG_NAMED, ids.TG_THIS, ids.TG_TAGGED, ids.TG_NOT_FIRST):
            if name in self.scribe.players:
                return []
            uids = self.monsters(name)
            gone = ids.T_MASK - 1  # a monster that is not there
            return [ids.T_MONSTER + uid for uid in uids] or [gone]
        return [self.player(name)] if name in self.scribe.players else []

    def item_aims(self, ability: tuple[Any, ...], card: int) -> list[tuple[int, int]]:
        """A card in play, named by `choose` (or `target`), of the player named by `target`."""
        step = self.step
        seats: Any = range(self.s.n)
        name = step.get("choose")
        if step.get("target") in self.scribe.players:
            seats = [self.player(step["target"])]
        elif "target" in step:
            name = step["target"]
        if name is not None:
            found = [(ids.T_CARD + c, -1) for c in self.in_play(name, seats)]
            anywhere = self.scribe.box.names.copies[self.face(name)][0]
            return found or [(NOBODYS if len(seats) == 1 else ids.T_CARD + anywhere, -1)]
        lawful = targets(self.s, self.seat, ability, card)
        mine = [pair for pair in lawful if any(self.held(x, pair[0] - ids.T_CARD) for x in seats)]
        return mine or [(-1, -1)]

    def exchange_aims(self, ability: tuple[Any, ...], card: int, second: int) -> list[tuple[int, int]]:
        """Two Items that change owners: theirs by `target` or `choose`, mine by `with`."""
        step = self.step
        lawful = targets(self.s, self.seat, ability, card)
        for key in ("target", "choose"):
            if step.get(key) in self.scribe.players:
                seat = self.player(step[key])
                lawful = [pair for pair in lawful if self.held(seat, pair[0] - ids.T_CARD)]
            elif key in step:
                face = self.face(step[key])
                lawful = [pair for pair in lawful if self.t.face[pair[0] - ids.T_CARD] == face]
        if "with" in step:
            face = self.face(step["with"])
            lawful = [pair for pair in lawful if self.t.face[pair[1]] == face]
        return lawful or [(NOBODYS, second)]

    def held(self, seat: int, card: int) -> bool:
        base = seat * ids.SEAT_ZONES
        return any(card in self.s.zones[base + z] for z in range(ids.SEAT_ZONES))

    # ---- verbs

    def look_for_trouble(self) -> Iterator[Plan]:
        yield [(ids.V_TROUBLE, self.own(self.need("card"), (ids.Z_HAND,)), 0, 0)]

    def keep(self) -> Iterator[Plan]:
        shown = self.s.zones[ids.Z_SHOWN]
        card = shown[0] if shown else 0
        if "card" in self.step and (not shown or self.t.face[card] != self.face(self.step["card"])):
            card = self.own(self.step["card"])
        yield [(ids.V_KEEP, card, 0, 0)]

    def play(self) -> Iterator[Plan]:
        step = self.step
        card = self.own(self.need("card"), (ids.Z_HAND, ids.Z_PACK))
        kind = self.t.kind[card]
        top = self.s.stack[-1]
        if (
            top[ids.KIND] == ids.F_PICK
            and top[ids.PICK_WHY] == ids.WHY_SAVE
            and ids.T_CARD + card in top[ids.PICK_OPTIONS :]
        ):
            yield [(ids.V_CHOOSE, ids.T_CARD + card, 0, 0)]  # the card that saves a life
            return
        if step.get("target") == self.scribe.players[self.seat] and not self.t.modes[card]:
            step = self.step = {key: value for key, value in step.items() if key != "target"}  # in front of oneself
        if kind == ids.K_ITEM_ENHANCER and ("target" in step or "with" in step):
            yield [(ids.V_ATTACH, card, self.own(step.get("target", step.get("with"))), 0)]
            return
        if kind in (ids.K_ITEM, ids.K_ITEM_ENHANCER):
            yield [*self.without(*AIMS), (ids.V_PLAY, card, -1, ids.CARRIED if step.get("choose") == "carried" else 0)]
            return
        if kind in (ids.K_CLASS, ids.K_RACE, ids.K_ALLY):
            before = self.without("target", "side", "with")
            if "in_place_of" in step:
                old = step["in_place_of"]
                places = (ids.Z_TRAITS, ids.Z_WORN, ids.Z_PACK)
                aim = ids.T_CARD + self.own(old[0] if isinstance(old, list) else old, places)
                yield [*before, (ids.V_PLAY, card, aim, -1)]
            else:
                yield [*before, (ids.V_PLAY, card, -1, -1)]
            return
        if kind == ids.K_CHEAT and ("target" in step or "with" in step):
            yield [(ids.V_ATTACH, card, self.own(step.get("target", step.get("with"))), 0)]
            return
        if not self.t.modes[card]:
            fits = kind in (ids.K_SUPER, ids.K_HALF) and self.attaches(card)
            yield [*([] if fits else self.without(*AIMS)), (ids.V_PLAY, card, -1, -1)]
            return
        if kind == ids.K_ENHANCER and "with" in step and "target" not in step:
            yield [(ids.V_PLAY, card, -1, self.own(step["with"], (ids.Z_HAND,)))]
            return
        bare = not any(key in step for key in ("target", "side", "with"))
        if step.get("choose") != "carried":
            aims = [
                (ability, *pair)
                for ability in [self.t.abilities[number] for number in self.meant(self.t.modes[card])]
                for pair in self.aims(ability, card)
            ]
            for ability, aim, second in aims:
                yield [(ids.V_PLAY, card, aim, second), *self.put_away(ability)]
            if not aims and not bare:
                yield [(ids.V_PLAY, card, NOBODYS, -1)]  # it cannot be aimed at such a thing
        if kind == ids.K_ONESHOT and bare and ("choose" not in step or step["choose"] == "carried"):
            yield [(ids.V_PLAY, card, -1, ids.CARRIED)]

    def attaches(self, modifier: int) -> bool:
        """Does the step name, if anything, the own Class (Race) that a Super Munchkin (Half-Breed) goes with?"""
        kind = ids.K_CLASS if self.t.kind[modifier] == ids.K_SUPER else ids.K_RACE
        named = [self.step[key] for key in ("target", "with") if key in self.step]
        mine = self.s.zones[self.seat * ids.SEAT_ZONES + ids.Z_TRAITS]
        bases = [self.scribe.card(card) for card in mine if self.t.kind[card] == kind]
        return all(name in bases for name in named) and not {"side", "in_place_of"} & set(self.step)

    def put_away(self, ability: tuple[Any, ...]) -> Plan:
        """What makes room for an Item that is taken: named at once, or afterwards by `choose`."""
        off = self.step.get("in_place_of", [])
        if off and ability[ids.A_TARGET] != ids.TG_RIVAL_ITEM:
            return [UNFIT]
        names = off if isinstance(off, list) else [off]
        return [(ids.V_CHOOSE, ids.T_CARD + self.own(name, (ids.Z_WORN, ids.Z_PACK)), 0, 0) for name in names]

    def meant(self, modes: tuple[int, ...]) -> list[int]:
        """Where a card either sets a die or does something else with it, only a number means the setting."""
        setting = [number for number in modes if self.t.abilities[number][ids.A_TARGET] == ids.TG_FACE]
        if len(setting) == len(modes) or "choose" in self.step:
            return list(modes)
        return [number for number in modes if number not in setting]

    def use(self) -> Iterator[Plan]:
        names = self.scribe.box.names
        number = names.ability_of.get(str(self.need("ability")))
        if number is None:
            raise StepError(f"ability: {self.step['ability']}: no such ability in this edition")
        paid = sorted([self.own(name) for name in self.step.get("discard", ())], key=self.taken_along)
        fits = [index for index, ability in enumerate(self.t.abilities) if ability[ids.A_NAME] == number]
        for index in sorted(fits, key=lambda index: not sources(self.s, self.seat, index)):  # the own one first
            yield from self.use_plans(index, self.t.abilities[index], paid)

    def taken_along(self, card: int) -> int:
        """What would go with another card is paid before it: an Item enhancer, a Cheat!, an Item of a Hireling."""
        held = [item for holder, item in self.s.held if self.t.kind[holder] in (ids.K_HIRELING, ids.K_ALLY)]
        if self.t.kind[card] in (ids.K_ITEM_ENHANCER, ids.K_CHEAT):
            return 0
        return 1 if card in held else 2

    def use_plans(self, index: int, ability: tuple[Any, ...], paid: list[int]) -> Iterator[Plan]:
        own = sources(self.s, self.seat, index)
        source = own[0] if own else -1
        cost = ability[ids.A_COST]
        before: Plan = []
        if (
            ability[ids.A_WHEN] & ids.W_DRAW
            and self.s.phase == ids.PH_START
            and self.s.stack[-1][ids.KIND] == ids.F_TURN
        ):
            before = [(ids.V_KICK, 0, 0, 0)]  # the face-up draw itself: the door
        if cost == ids.COST_FILTER and not paid and "choose" in self.step:
            paid = [self.own(self.step["choose"])]
        aims = self.aims(ability, source)
        for aim, _second in aims or [(NOBODYS, -1)]:
            if cost in (ids.COST_NONE, ids.COST_SELF) and paid and paid != own[:1]:
                yield [*before, (ids.V_USE, index, aim, NOTHING_PAID)]
            elif cost in (ids.COST_NONE, ids.COST_SELF, ids.COST_HAND):
                if cost == ids.COST_HAND and "discard" in self.step:
                    hand = self.s.zones[self.seat * ids.SEAT_ZONES]
                    if sorted(paid) != sorted(hand):
                        yield [*before, (ids.V_USE, index, aim, NOTHING_PAID)]
                        continue
                yield [*before, (ids.V_USE, index, aim, -1)]
            elif not paid and "discard" in self.step:
                yield [*before, (ids.V_USE, index, aim, NOTHING_PAID)]
            elif not paid:
                able = payments(self.s, self.seat, ability, source, aim)
                yield [*before, (ids.V_USE, index, aim, able[0] if len(able) == 1 else TO_PAY)]
            elif ability[ids.A_COST_N] > 1 and len(paid) != ability[ids.A_COST_N]:
                yield [*before, (ids.V_USE, index, aim, NOTHING_PAID)]
            elif ability[ids.A_COST_N] > 1:
                yield [
                    *before,
                    (ids.V_USE, index, aim, paid[0]),
                    *[(ids.V_CHOOSE, ids.T_CARD + card, 0, 0) for card in paid[1:]],
                ]
            else:
                yield [*before, *[(ids.V_USE, index, aim, card) for card in paid]]

    def equip(self) -> Iterator[Plan]:
        off = self.step.get("in_place_of")
        names = off if isinstance(off, list) else [] if off is None else [off]
        card = self.own(self.need("card"), (ids.Z_PACK, ids.Z_HAND, ids.Z_WORN))
        worn = [self.own(name, (ids.Z_WORN,)) for name in names]
        if len(worn) > 1:
            yield [*[(ids.V_UNEQUIP, c, 0, 0) for c in worn[:-1]], (ids.V_EQUIP, card, worn[-1], 0)]
        else:
            yield [(ids.V_EQUIP, card, worn[0] if worn else -1, 0)]

    def unequip(self) -> Iterator[Plan]:
        yield [*self.without("in_place_of"), (ids.V_UNEQUIP, self.own(self.need("card"), (ids.Z_WORN,)), 0, 0)]

    def attach(self) -> Iterator[Plan]:
        holder = self.own(self.need("card"), (ids.Z_WORN, ids.Z_PACK, ids.Z_HAND))
        item = self.own(self.need("to"), (ids.Z_PACK, ids.Z_WORN, ids.Z_HAND))
        play: Plan = []
        if self.t.kind[holder] == ids.K_HIRELING and holder in self.s.zones[self.seat * ids.SEAT_ZONES]:
            play = [(ids.V_PLAY, holder, -1, -1)]
        yield [*play, (ids.V_ATTACH, holder, item, 0)]

    def discard_class(self) -> Iterator[Plan]:
        yield [(ids.V_DROP, self.own(self.need("card"), (ids.Z_TRAITS,)), 0, 0)]

    discard_race = discard_class

    def discard(self) -> Iterator[Plan]:
        yield [(ids.V_DISCARD, self.own(name), 0, 0) for name in self.need("cards")]

    def sell(self) -> Iterator[Plan]:
        places = (ids.Z_PACK, ids.Z_WORN, ids.Z_HAND)
        cards = [self.own(name, places) for name in self.need("cards")]
        cards = [c for c in cards if not any(e == c and item in cards for e, item in self.s.grafts)]  # sold with it
        double = self.step.get("double")
        face = self.face(double) if double is not None else -1
        doubled = next((c for c in cards if self.t.face[c] == face), -1)
        if double is not None and doubled < 0:
            yield [UNFIT]
            return
        yield [*[(ids.V_SELL, c, int(c == doubled), 0) for c in cards], (ids.V_DONE, 0, 0, 0)]

    def trade(self) -> Iterator[Plan]:
        to = self.player(self.need("to"))
        give = [self.own(name, (ids.Z_PACK, ids.Z_WORN, ids.Z_HAND)) for name in self.step.get("give", ())]
        yield [
            (ids.V_DEAL, ids.DEAL_TRADE, to, 0),
            *[(ids.V_TERM, ids.TERM_GIVE, c, 0) for c in give],
            *[(ids.V_TERM, ids.TERM_GET, c, 0) for c in self.theirs(to, self.step.get("get", ()))],
            (ids.V_DONE, 0, 0, 0),
        ]

    def theirs(self, seat: int, names: Any) -> list[int]:
        other = Reader(self.scribe, self.s, seat, self.step, self.seat)
        return [other.own(name, (ids.Z_PACK, ids.Z_WORN)) for name in names]

    def give(self) -> Iterator[Plan]:
        card = self.own(self.need("card"), (ids.Z_PACK, ids.Z_WORN, ids.Z_HAND))
        yield [(ids.V_DEAL, ids.DEAL_GIFT, self.player(self.need("to")), card)]

    def ask_help(self) -> Iterator[Plan]:
        offer = self.step.get("offer") or {}
        to = self.player(self.need("to"))
        yield [(ids.V_DEAL, ids.DEAL_HELP, to, offer.get("treasures", 0)), *self.terms(self.seat, offer)]

    def counter(self) -> Iterator[Plan]:
        offer = self.step.get("offer") or {}
        cb = self.s.combat
        fighter = cb.fighter if cb is not None else self.seat
        first: Plan = [(ids.V_COUNTER, 0, 0, 0)]
        if "treasures" in offer:
            first.append((ids.V_TERM, ids.TERM_TREASURES, offer["treasures"], 0))
        yield first + self.terms(fighter, offer)

    def terms(self, fighter: int, offer: dict[str, Any]) -> Plan:
        reader = Reader(self.scribe, self.s, fighter, self.step, self.seat)
        found: Plan = []
        if "pick" in offer:
            found.append((ids.V_TERM, ids.TERM_PICK, PICKS.index(offer["pick"]), 0))
        for name in offer.get("items", ()):
            found.append((ids.V_TERM, ids.TERM_GIVE, reader.own(name, (ids.Z_PACK, ids.Z_WORN, ids.Z_HAND)), 0))
        for name in offer.get("play", ()):
            found.append((ids.V_TERM, ids.TERM_PLAY, reader.own(name, (ids.Z_HAND,)), 0))
        return [*found, (ids.V_DONE, 0, 0, 0)]

    def run(self) -> Iterator[Plan]:
        if "sacrifice" in self.step:
            card = self.own(self.step["sacrifice"], (ids.Z_WORN, ids.Z_PACK))
            top = self.s.stack[-1]
            alone = [UNFIT] if self.step.get("helper_too") or "from" in self.step else []
            if top[ids.KIND] == ids.F_PICK and top[ids.PICK_WHY] == ids.WHY_SACRIFICE:
                yield [*alone, (ids.V_CHOOSE, ids.T_CARD + card, 0, 0)]
                return
            if self.t.kind[card] != ids.K_HIRELING:
                yield [*self.without("from"), (ids.V_SACRIFICE, card, self.saved(), 0)]
                return
            for number in self.t.uses[card]:
                if self.t.abilities[number][ids.A_COST] == ids.COST_SELF:
                    yield [*alone, (ids.V_USE, number, -1, -1)]
            return
        if self.step.get("helper_too"):
            yield [UNFIT]  # only a sacrifice takes anybody along
            return
        cb = self.s.combat
        if "from" in self.step:
            uids = self.monsters(self.step["from"])
            if cb is not None and self.s.phase == ids.PH_RUN and self.step["from"] != "mate":
                # the id alone is the first one still to run from
                face = self.face(self.step["from"])
                behind = [uid for who, uid in cb.todo if who == self.seat]
                uids = [
                    m[ids.MONSTER_UID]
                    for m in cb.monsters
                    if self.t.face[m[ids.MONSTER_CARD]] == face and m[ids.MONSTER_UID] in behind
                ][:1] or uids
        elif cb is not None:
            uids = [uid for who, uid in cb.todo if who == self.seat] or [m[ids.MONSTER_UID] for m in cb.monsters]
        else:
            uids = []
        for uid in uids or [-1]:
            yield [(ids.V_RUN, uid, 0, 0)]

    def saved(self) -> int:
        """Who escapes by a sacrifice: the seat, and with `helper_too` all who still run with it."""
        cb = self.s.combat
        mask = 1 << self.seat
        if cb is None or not self.step.get("helper_too"):
            return mask
        for x in team(cb)[1:]:
            if self.s.phase != ids.PH_RUN or any(who == x for who, _uid in cb.todo):
                mask |= 1 << x
        return mask if mask & (mask - 1) else 0

    def choose(self) -> Iterator[Plan]:
        wanted = self.need("option")
        top = self.s.stack[-1]
        options: list[int] = list(top[ids.PICK_OPTIONS :]) if top[ids.KIND] == ids.F_PICK else []
        if wanted == "roll-for-order":
            yield [(ids.V_DISPUTE, 0, 0, 0)]
            return
        if wanted == "none" and ids.NO_TARGET not in options and self.s.open >> self.seat & 1:
            yield [ids.PASS]
            return
        fit = [option for option in options if str(self.scribe.target(self.s, option)) == str(wanted)]
        if not fit and str(wanted) in self.scribe.box.names.face_of:
            face = self.face(wanted)
            fit = [o for o in options if o >= ids.T_CARD and self.t.face[o - ids.T_CARD] == face]
            fit = fit or [ids.T_CARD + self.own(wanted)]
        yield [(ids.V_CHOOSE, fit[0] if fit else -2, 0, 0)]

    def share(self) -> Iterator[Plan]:
        to = self.player(self.need("to"))
        yield [(ids.V_SHARE, self.own(name, (ids.Z_HAND,)), to, 0) for name in self.need("cards")]

    def reveal(self) -> Iterator[Plan]:
        hand = self.s.zones[self.seat * ids.SEAT_ZONES]
        cards = [self.own(n, (ids.Z_HAND,)) for n in self.need("cards")] if "cards" in self.step else list(hand)
        to = self.step.get("to")
        seats = [-1] if to is None else [self.player(x) for x in (to if isinstance(to, list) else [to])]
        pairs = dict.fromkeys(product(cards, seats))  # what is shown twice is shown once
        yield [(ids.V_REVEAL, card, seat, 0) for card, seat in pairs]
