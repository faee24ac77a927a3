"""Laying out the table of a scenario: every card it names is taken out of its deck."""

from typing import Any

from kickdoor.cards.load import PackError
from kickdoor.chance import Scripted
from kickdoor.engine import ids
from kickdoor.engine.apply import advance
from kickdoor.engine.attachments import attach
from kickdoor.engine.combat import add_monster
from kickdoor.engine.seals import LAST_SEAL, SEALS
from kickdoor.engine.setup import empty_table
from kickdoor.engine.stack import stir
from kickdoor.engine.state import State, new_combat
from kickdoor.engine.traits import refresh_traits
from kickdoor.engine.turn import OPENING, PLAYING
from kickdoor.engine.zones import cut, put
from kickdoor.game import Game
from kickdoor.notation import PICKS
from kickdoor.ruleset import Box, OptionError, open_box
from kickdoor.scenario.layout import Scenario
from kickdoor.scenario.naming import by_holder, unknown_card

SEXES = {"male": ids.MALE, "female": ids.FEMALE, "none": 0}
PHASES = {"setup": ids.PH_SETUP, "start": ids.PH_START, "trouble": ids.PH_TROUBLE, "charity": ids.PH_CHARITY}
KINDS = {
    "classes": (ids.K_CLASS,),
    "races": (ids.K_RACE,),
    "modifiers": (ids.K_SUPER, ids.K_HALF, ids.K_ITEM),
    "curses": (ids.K_CURSE,),
    "allies": (ids.K_ALLY, ids.K_MONSTER),
}
ZONES = {
    "classes": ids.Z_TRAITS,
    "races": ids.Z_TRAITS,
    "modifiers": ids.Z_TRAITS,
    "allies": ids.Z_WORN,
    "equipped": ids.Z_WORN,
    "carried": ids.Z_PACK,
    "curses": ids.Z_CURSES,
    "hand": ids.Z_HAND,
}
GEAR = ("equipped", "carried")
NO_GEAR = (ids.K_MONSTER, ids.K_CLASS, ids.K_RACE, ids.K_CURSE, ids.K_ENHANCER, ids.K_LEVEL)  # no Items
HELD = (ids.K_ITEM, ids.K_ONESHOT)  # what may be attached to them
HOLDERS = (ids.K_CHEAT, ids.K_HIRELING, ids.K_ALLY, ids.K_ITEM_ENHANCER, ids.K_ITEM)


def lay_out(scenario: Scenario) -> Game:
    """The game as the file describes it, ready for its first step."""
    # before the first turn everybody says when they are done
    options = {**scenario.options, "patient": True} if scenario.phase == "setup" else scenario.options
    try:
        box = open_box(tuple(scenario.editions), options, scenario.packs)
    except (OptionError, PackError) as error:
        where = ("options",) if "option" in str(error) or ":" in str(error) else ("edition",)
        raise scenario.error(where, str(error)) from None
    return Layout(scenario, box).game()


class Layout:
    """Takes the cards a scenario names and puts them where it says."""

    def __init__(self, scenario: Scenario, box: Box) -> None:
        self.scenario = scenario
        self.box = box
        self.state = empty_table(box.tables, [SEXES[p.sex] for p in scenario.players])
        self.names = tuple(p.name for p in scenario.players)

    def take(self, name: str, where: tuple[Any, ...], kinds: tuple[int, ...] = ()) -> int:
        """A copy of the card, out of its deck."""
        face = self.box.names.face_of.get(name)
        if face is None:
            raise self.scenario.error(where, unknown_card(self.box, name))
        t = self.box.tables
        for card in self.box.names.copies[face]:
            pool = ids.Z_POOL - t.deck[card]
            if card in self.state.zones[pool]:
                if kinds and t.kind[card] not in kinds:
                    raise self.scenario.error(where, f"{name} does not belong there")
                cut(self.state, pool, card)
                return card
        count = len(self.box.names.copies[face])
        raise self.scenario.error(where, f"{name}: the set holds {count}, and all are placed already")

    def game(self) -> Game:
        sc = self.scenario
        s = self.state
        for key in ("seals", "seals_open"):
            if getattr(sc, key) and SEALS not in s.t.customs:
                raise sc.error((key,), "there are no Seals in this edition")
        if len(sc.seals_open) >= LAST_SEAL:
            raise sc.error(("seals_open",), "the seventh open Seal ends the game (SEAL-05)")
        for seat in range(s.n):
            self.player(seat)
        self.pile(sc.seals, ids.Z_TOP - ids.SEAL, "seals", ids.SEAL)
        self.pile(sc.seals_open, ids.Z_OPEN, "seals_open", ids.SEAL)
        for deck, name in enumerate(("door", "treasure")):
            self.pile(getattr(sc, name), ids.Z_TOP - deck, name, deck)
            self.pile(getattr(sc, f"{name}_discard")[::-1], ids.Z_DISCARD - deck, f"{name}_discard", deck)
        s.turn = self.names.index(sc.turn) if sc.turn else 0
        s.number = 1
        if sc.combat is not None:
            self.combat()
        else:
            s.phase = PHASES[sc.phase or "start"]
        s.stack = [(ids.F_TURN, PLAYING)]
        if s.phase == ids.PH_SETUP:
            s.number = 0
            if sc.turn is None and len(sc.dice) >= s.n:
                s.stack = [(ids.F_TURN, OPENING)]  # SETUP-09: the dice of the file say who begins
            self.at_once()
        game = Game(self.box, s, Scripted(sc.dice, sc.seed), {"names": list(self.names)})
        stir(s)
        s.unsettled = 0  # the table is as the file says
        advance(s)
        game.settle()
        return game

    def at_once(self) -> None:
        """Cards of the opening deal that must be played the moment they are obtained."""
        s = self.state
        for seat in reversed(range(s.n)):
            for card in s.zones[seat * ids.SEAT_ZONES + ids.Z_HAND]:
                if s.t.marks[card] & ids.M_AT_ONCE:
                    s.stack.append((ids.F_GAIN, 0, seat, card, 0, 0))

    def pile(self, names: list[str], zone: int, key: str, deck: int) -> None:
        order = list(range(len(names)))
        if key.endswith("discard"):
            order.reverse()
        for i, name in zip(order, names, strict=True):
            card = self.take(name, (key, i))
            if self.box.tables.deck[card] != deck:
                raise self.scenario.error((key, i), f"{name} is a card of another deck")
            put(self.state, zone, card)

    def player(self, seat: int) -> None:
        p = self.scenario.players[seat]
        s = self.state
        at = ("players", seat)
        base = seat * ids.SEAT_ZONES
        s.level[seat] = p.level
        if p.character is not None:
            put(s, base + ids.Z_TRAITS, self.take(p.character, (*at, "character"), (ids.K_CHARACTER,)))
        for key in ZONES:
            for i, name in enumerate(getattr(p, key)):
                card = self.take(name, (*at, key, i), KINDS.get(key, ()))
                zone = self.zone(key, card)
                if zone < 0:
                    raise self.scenario.error((*at, key, i), f"{name} does not belong there")
                put(s, base + zone, card)
        placed: dict[str, int] = {}
        for holder, items in by_holder(self.box, p.attached).items():
            where = (*at, "attached", holder)
            held = self.take(holder, where, HOLDERS)
            if not items and s.t.kind[held] in (ids.K_CHEAT, ids.K_ITEM_ENHANCER):
                raise self.scenario.error(where, "expected at least 1, found 0")
            if s.t.kind[held] == ids.K_ITEM and not any(rule == ids.P_EXTRA_BIG for rule, _a, _b in s.t.passives[held]):
                raise self.scenario.error((*at, "attached"), f"{holder} holds nothing but enhancers and Cheat!")
            put(s, base + ids.Z_WORN, held)
            for name in items:
                if name not in placed:  # two cards may be attached to one Item
                    placed[name] = self.take(name, where, HELD)
                    put(s, base + ids.Z_WORN, placed[name])
                item = placed[name]
                if s.t.kind[held] == ids.K_ITEM_ENHANCER:
                    s.grafts += ((held, item),)
                else:
                    attach(s, seat, held, item)
        if p.dead:
            s.dead |= 1 << seat
            s.owed |= 1 << seat
        refresh_traits(s, seat)

    def zone(self, key: str, card: int) -> int:
        """Where a card of a player lies; -1 where it cannot be that."""
        t = self.state.t
        kind = t.kind[card]
        if key in GEAR and kind in NO_GEAR:
            return -1
        if kind == ids.K_ITEM and t.gold[card] < 0 and (key == "modifiers" or (key in GEAR and not t.bonus[card])):
            return ids.Z_WORN  # no Item, but it stays in play
        if kind == ids.K_HIRELING and key in GEAR:
            return ids.Z_WORN  # nobody has a Hireling unequipped
        if key == "modifiers" and kind == ids.K_ITEM:
            return -1
        on_the_table = (kind == ids.K_ONESHOT and key == "equipped") or (kind == ids.K_MONSTER and key == "allies")
        return ids.Z_PACK if on_the_table else ZONES[key]

    def combat(self) -> None:
        setup = self.scenario.combat
        assert setup is not None
        s: State = self.state
        cb = new_combat(self.names.index(setup.fighter), s.n)
        s.combat = cb
        s.phase = ids.PH_COMBAT
        for i, monster in enumerate(setup.monsters):
            card = self.take(monster.card, ("combat", "monsters", i, "card"), (ids.K_MONSTER,))
            put(s, ids.Z_FIGHT, card)
            add_monster(cb, card, card)
            group = cb.monsters[-1][ids.MONSTER_GROUP]
            for j, name in enumerate(monster.enhancers):
                self.enhance(name, ("combat", "monsters", i, "enhancers", j), group)
        if setup.helper is not None:
            helper = self.names.index(setup.helper)
            cb.helpers = (helper,)
            cb.deals = ((),)
            cb.forced = int(setup.forced) << helper
            deal = setup.deal or {}
            if deal:
                items = self.promised(cb.fighter, deal, "items", (ids.Z_WORN, ids.Z_PACK))
                cards = self.promised(cb.fighter, deal, "play", (ids.Z_HAND,))
                picks = PICKS.index(deal.get("pick", PICKS[0]))
                cb.deals = ((deal.get("treasures", 0), picks, len(items), *items, *cards),)

    def promised(self, fighter: int, deal: dict[str, Any], key: str, zones: tuple[int, ...]) -> list[int]:
        """Cards of the fighter that are part of the deal."""
        mine = [c for zone in zones for c in self.state.zones[fighter * ids.SEAT_ZONES + zone]]
        found: list[int] = []
        for i, name in enumerate(deal.get(key, ())):
            fit = [c for c in mine if self.box.tables.face[c] == self.box.names.face_of.get(name) and c not in found]
            if not fit:
                raise self.scenario.error(
                    ("combat", "deal", key, i), f"{self.names[fighter]} does not have {name} there"
                )
            found.append(fit[0])
        return found

    def enhance(self, name: str, where: tuple[Any, ...], group: int) -> None:
        """An enhancer on the monster placed last: a mate shares them all, a twin has what enhanced it so far."""
        cb = self.state.combat
        assert cb is not None
        tables = self.box.tables
        card = self.take(name, where, (ids.K_ENHANCER,))
        put(self.state, ids.Z_FIGHT, card)
        ops = [op[0] for mode in tables.modes[card] for op in tables.programs[tables.abilities[mode].program]]
        if ids.O_TWIN in ops:
            add_monster(cb, cb.monsters[-1][ids.MONSTER_CARD], card)
            cb.enhancers = (*cb.enhancers[:-1], cb.enhancers[group])
        elif tables.enhance[card] == (0, 0, 0, 0):
            add_monster(cb, cb.monsters[-1][ids.MONSTER_CARD], card, group)
        else:
            cb.enhancers = (*cb.enhancers[:group], (*cb.enhancers[group], card), *cb.enhancers[group + 1 :])
