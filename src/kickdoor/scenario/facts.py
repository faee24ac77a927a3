"""What is true at a table, in the words of an expectation."""

from collections.abc import Callable
from typing import Any

from kickdoor.engine import ids
from kickdoor.engine.allies import allies
from kickdoor.engine.beneath import waits_for
from kickdoor.engine.flee import needed
from kickdoor.engine.might import monster_tags
from kickdoor.engine.modifiers import gold_in_play
from kickdoor.engine.questions import is_asked
from kickdoor.engine.stakes import levels_at_stake, treasures_at_stake, treasures_of
from kickdoor.engine.state import Combat, Monster, State
from kickdoor.engine.sums import alone, monster_strength, monsters_strength, munchkin_strength, strength
from kickdoor.engine.view import View
from kickdoor.engine.winning import winning
from kickdoor.game import Game
from kickdoor.notation import PHASES, SEXES

Fact = Callable[[], Any]


class Facts:
    """Answers every key of an expectation for one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.s: State = game.state
        self.scribe = game.scribe

    def top(self, key: str) -> Any:
        """A fact about the whole table."""
        s = self.s
        names = self.scribe.players
        if key == "turn":
            return names[s.turn]
        if key == "phase":
            return PHASES[s.phase]
        if key == "winners":
            return [names[x] for x in range(s.n) if s.winners >> x & 1]
        if key == "pending":
            return [names[x] for x in range(s.n) if s.deciding >> x & 1]
        deck = 0 if key.startswith("door") else 1
        if key.endswith("discard"):
            return self.scribe.cards(s.zones[ids.Z_DISCARD - deck][::-1])
        if key.endswith("discard_size"):
            return len(s.zones[ids.Z_DISCARD - deck])
        if key.endswith("_size"):
            return len(s.zones[ids.Z_POOL - deck]) + len(s.zones[ids.Z_TOP - deck]) + len(s.zones[ids.Z_BOTTOM - deck])
        raise KeyError(key)

    def player(self, name: str, key: str) -> Any:
        s = self.s
        seat = self.scribe.players.index(name)
        base = seat * ids.SEAT_ZONES
        kinds = {"classes": (ids.K_CLASS,), "races": (ids.K_RACE,), "modifiers": (ids.K_SUPER, ids.K_HALF)}
        hired, stays = self.no_items(base)
        if key.startswith("all "):
            return self.all_of(name, base, key)
        if key in kinds:
            mine = [c for c in s.zones[base + ids.Z_TRAITS] if s.t.kind[c] in kinds[key]]
            return self.scribe.cards(mine)
        friends = allies(s, seat)
        mine = [c for c in s.zones[base + ids.Z_TRAITS] if s.t.kind[c] == ids.K_CHARACTER]
        held = {card for pair in s.held for card in pair} | {enhancer for enhancer, _item in s.grafts} | set(friends)
        no_items = {*held, *stays, *hired}
        items = {item for _holder, item in s.held}  # one that is not equipped is carried all the same
        facts: dict[str, Fact] = {
            "level": lambda: s.level[seat],
            "sex": lambda: SEXES[s.pro[seat] & (ids.MALE | ids.FEMALE)],
            "alive": lambda: not s.dead >> seat & 1,
            "allies": lambda: self.scribe.cards(friends),
            "character": lambda: next(iter(self.scribe.cards(mine)), None),
            "equipped": lambda: self.scribe.cards([c for c in s.zones[base + ids.Z_WORN] if c not in held]),
            "items": lambda: self.scribe.cards([c for c in s.zones[base + ids.Z_WORN] if c not in no_items]),
            "worn": lambda: self.scribe.cards([c for c in s.zones[base + ids.Z_WORN] if c not in friends]),
            "carried": lambda: self.scribe.cards([c for c in s.zones[base + ids.Z_PACK] if c not in held - items]),
            "attached": lambda: self.attached(base),
            "curses": lambda: self.scribe.cards(s.zones[base + ids.Z_CURSES]),
            "hand": lambda: self.scribe.cards(s.zones[base + ids.Z_HAND]),
            "hand_size": lambda: len(s.zones[base + ids.Z_HAND]),
            "strength": lambda: strength(s, seat),
            "bonus": lambda: alone(s, seat),
            "gold": lambda: gold_in_play(s, seat),
            "escape": lambda: self.escape(seat),
        }
        return facts[key]()

    def no_items(self, base: int) -> tuple[list[int], list[int]]:
        """Hirelings in play, and what else stays there and is no Item."""
        t, worn = self.s.t, self.s.zones[base + ids.Z_WORN]
        hired = [c for c in worn if t.kind[c] == ids.K_HIRELING]
        return hired, [c for c in worn if t.kind[c] == ids.K_ITEM and t.gold[c] < 0]

    def all_of(self, name: str, base: int, key: str) -> Any:
        """With what is no Item, and may stand in either place; a Hireling with empty hands holds nothing."""
        hired, stays = [self.scribe.cards(cards) for cards in self.no_items(base)]
        if key == "all attached":
            return {card: [] for card in hired} | self.attached(base)
        if key == "all modifiers":
            return self.player(name, "modifiers") + stays
        return self.player(name, "carried") + hired

    def escape(self, seat: int) -> int:
        """What the die must show, with what was played into the fight."""
        return needed(self.s, seat) - (self.s.combat.fleeing[seat] if self.s.combat else 0)

    def pending(self) -> list[list[str]]:
        """Of whom a choice is asked; whoever has only to go on with the turn or the fight may be left out."""
        s = self.s
        top = s.stack[-1]
        questioned = [x for x in range(s.n) if s.deciding >> x & 1 and top[ids.KIND] != ids.F_TURN and is_asked(top, x)]
        others = sorted({*questioned, *waits_for(s)}) if questioned else questioned  # who is asked beneath it
        return [self.top("pending"), *([self.scribe.players[x] for x in seats] for seats in (questioned, others))]

    def attached(self, base: int) -> dict[str, list[str]]:
        mine = self.s.zones[base + ids.Z_WORN] + self.s.zones[base + ids.Z_PACK]
        found: dict[str, list[str]] = {}
        for holder, item in self.s.held + self.s.grafts:
            if holder in mine:
                found.setdefault(self.scribe.card(holder), []).append(self.scribe.card(item))
        return found

    def fight(self) -> Combat | None:
        cb = self.s.combat
        return None if cb is None or cb.over else cb

    def helpers(self, cb: Combat) -> list[str]:
        return [self.scribe.players[seat] for seat in cb.helpers]

    def combat(self, cb: Combat, key: str) -> Any:
        s = self.s
        names = self.scribe.players
        facts: dict[str, Fact] = {
            "fighter": lambda: names[cb.fighter],
            "munchkins": lambda: munchkin_strength(s, cb),
            "monsters": lambda: monsters_strength(s, cb),
            "winning": lambda: winning(s, cb),
            "treasures": lambda: treasures_at_stake(s, cb),
            "levels": lambda: levels_at_stake(s, cb),
            "cards": lambda: [self.scribe.monster(s, m[ids.MONSTER_UID]) for m in cb.monsters],
        }
        return facts[key]()

    def monster(self, cb: Combat, name: str, key: str) -> Any:
        found = [m for m in cb.monsters if self.scribe.monster(self.s, m[ids.MONSTER_UID]) == name]
        if not found:
            return None
        m: Monster = found[0]
        facts: dict[str, Fact] = {
            "strength": lambda: monster_strength(self.s, cb, m),
            "treasures": lambda: treasures_of(self.s, cb, m),
            "enhancers": lambda: self.scribe.cards(cb.enhancers[m[ids.MONSTER_GROUP]]),
            "tags": lambda: [
                word for bit, word in self.game.box.names.tags.items() if monster_tags(self.s, cb, m) & bit
            ],
        }
        return facts[key]()

    def seen(self, name: str) -> list[str]:
        """Every card the player's view shows anywhere in it."""
        view = self.game.view(self.scribe.players.index(name))
        return self.scribe.cards(sorted(cards_in(view)))


def cards_in(view: View) -> set[int]:
    """The card numbers a view shows."""
    found = {*view.shown, *view.peeked, *view.spoils, *view.body, *(c for c in view.discard_tops if c >= 0)}
    found |= {*view.seals, *view.characters}
    for p in view.players:
        found |= {*p.worn, *p.pack, *p.traits, *p.curses, *p.hand}
    if view.combat is not None:
        found |= {card for card, _side, _n in view.combat.played}
        for m in view.combat.cards:
            found |= {m.card, *m.enhancers}
    return found
