"""What a greedy player knows of cards: who can use them, what they add, what they are worth."""

from typing import Final

from kickdoor.agents.appraisal import MOST_SEATS, Appraisal
from kickdoor.engine import ids
from kickdoor.engine.view import PlayerView, View
from kickdoor.ruleset import Box

LEVEL_WORTH: Final = 6.0
# What it is worth to have a card that does this, by the most telling operation of its program.
OP_WORTH: Final = {
    ids.O_LEVELS: LEVEL_WORTH,
    ids.O_SEARCH: 5.0,
    ids.O_DOUBLE: 4.0,
    ids.O_KILL: 4.0,
    ids.O_REMOVE: 4.0,
    ids.O_TRANSFER: 4.0,
    ids.O_REMOVE_ALL: 3.5,
    ids.O_MATE: 3.0,
    ids.O_TAKE_TO_WIN: 3.0,
    ids.O_CANCEL: 3.0,
    ids.O_ESCAPE_ALL: 2.5,
    ids.O_JOIN: 2.0,
    ids.O_SWAP: 2.0,
}
KIND_WORTH: Final = {
    ids.K_CLASS: 2.5,
    ids.K_RACE: 2.5,
    ids.K_SUPER: 3.0,
    ids.K_HALF: 3.0,
    ids.K_LEVEL: 8.0,
    ids.K_CURSE: 1.8,
    ids.K_HIRELING: 2.0,
    ids.K_CHEAT: 2.0,
}


class Sense:
    """Facts of the box, seen from one seat."""

    def __init__(self, box: Box, seat: int) -> None:
        self.t = box.tables
        self.words = box.names.words
        self.titles = box.names.titles
        self.seat = seat
        self.seals = 0  # open, when last looked
        self.lowest = 1  # Level at the table, then
        self.modes: dict[int, list[tuple[int, ...]]] = {}  # what cards do that were looked up
        self.looked_up: dict[int, tuple[int, ...]] = {}  # the same as operations alone: of abilities,
        self.played: dict[int, tuple[int, ...]] = {}  # of cards that are played,
        self.boons: dict[int, bool] = {}  # do they bring something at once?
        self.striking: dict[int, tuple[int, ...]] = {}  # and of Curses that strike, too
        self.judged: list[Appraisal | None] = [None] * MOST_SEATS

    def look(self, view: View) -> None:
        """Facts of the table that count for many cards."""
        self.seals = len(view.seals)
        self.lowest = view.players[0].level
        for player in view.players:
            if player.level < self.lowest:
                self.lowest = player.level

    def me(self, view: View) -> PlayerView:
        return view.players[self.seat]

    def about(self, player: PlayerView) -> Appraisal:
        """What is known of a player, looked at again where something has changed."""
        found = self.judged[player.seat]
        if found is None or (found.player is not player and not found.dressed_alike(player)):
            self.judged[player.seat] = found = Appraisal(player, self.seals, self.lowest)
        elif found.player is not player or found.seals != self.seals or found.lowest != self.lowest:
            found.look_again(player, self.seals, self.lowest)
        return found

    def traits(self, player: PlayerView) -> int:
        """Sex, Classes and Races as bits; who has no Race is Human (CHAR-10)."""
        known = self.about(player)
        if known.bits < 0:
            bits, kinds = player.sex, [self.t.kind[card] for card in player.traits]
            for card in player.traits:
                bits |= self.t.trait[card]
            known.bits = bits if ids.K_RACE in kinds else bits | ids.HUMAN
        return known.bits

    def marked(self, player: PlayerView, mark: int) -> bool:
        marks = self.t.marks
        for card in player.traits:
            if marks[card] & mark:
                return True
        for card in player.worn:
            if marks[card] & mark:
                return True
        return False

    def usable(self, player: PlayerView, card: int) -> bool:
        """ITEM-07."""
        need, ban = self.t.need[card], self.t.ban[card]
        if not need and not ban:
            return True
        traits = self.traits(player)
        return (not need or bool(need & traits)) and not ban & traits

    def bonus(self, player: PlayerView, card: int) -> int:
        """What the Item adds when this player equips it."""
        if not self.usable(player, card):
            return 0
        total = self.t.bonus[card]
        for kind, bits, n in self.t.passives[card]:
            if kind == ids.P_BONUS_IF and bits & self.traits(player):
                total += n
        return total

    def ops(self, ability: int) -> tuple[tuple[int, ...], ...]:
        """The program of an ability."""
        number = self.t.abilities[ability].program
        return self.t.programs[number] if number >= 0 else ()

    def mode_ops(self, card: int) -> list[tuple[int, ...]]:
        """What playing the card does, in all its ways."""
        found = self.modes.get(card)
        if found is None:
            self.modes[card] = found = [op for ability in self.t.modes[card] for op in self.ops(ability)]
        return found

    def codes(self, ability: int) -> tuple[int, ...]:
        """The operations of an ability."""
        found = self.looked_up.get(ability)
        if found is None:
            self.looked_up[ability] = found = tuple([op[0] for op in self.ops(ability)])
        return found

    def mode_codes(self, card: int) -> tuple[int, ...]:
        """The operations of a card that is played, in all its ways."""
        found = self.played.get(card)
        if found is None:
            self.played[card] = found = tuple([op[0] for op in self.mode_ops(card)])
        return found

    def boon(self, card: int) -> bool:
        """May a card bring a level or a card at once, or end a Curse?"""
        found = self.boons.get(card)
        if found is None:
            ops = self.mode_codes(card)
            found = self.t.kind[card] == ids.K_LEVEL or ids.O_LEVELS in ops
            self.boons[card] = found = found or ids.O_SEARCH in ops or ids.O_CANCEL in ops
        return found

    def curse_codes(self, card: int) -> tuple[int, ...]:
        """The same of a Curse, with those of what strikes."""
        found = self.striking.get(card)
        if found is None:
            bad = self.t.bad[card]
            evil = tuple([op[0] for op in self.t.programs[bad]]) if bad >= 0 else ()
            self.striking[card] = found = self.mode_codes(card) + evil
        return found

    def monster_strength(self, card: int, team: list[PlayerView]) -> int:
        """ENH-02, COMB-13: its Level, a point for each open Seal, and what it gets against somebody in the fight."""
        total = self.t.level[card] + self.seals
        if not self.t.against[card]:
            return total
        traits = 0
        for player in team:
            traits |= self.traits(player)
        for bits, n in self.t.against[card]:
            if bits & traits:
                total += n
        return total

    def own_side(self, player: PlayerView, monster: int) -> int:
        """What counts of somebody who meets a monster alone: against some the Level only, or all but it."""
        if self.t.marks[monster] & ids.M_LEVEL_ONLY:
            return player.level
        return player.strength - player.level if self.t.marks[monster] & ids.M_BONUS_ONLY else player.strength

    def worth(self, player: PlayerView, card: int) -> float:
        """How much the player would rather keep the card, in about the measure of a bonus."""
        kind = self.t.kind[card]
        if kind == ids.K_ITEM:
            own = 1.3 * self.bonus(player, card) if self.usable(player, card) else 0.0
            return own + 0.3 * len(self.t.uses[card]) + 0.3 * abs(self.t.flee[card]) + self.gold_worth(card)
        if kind == ids.K_MONSTER:
            lead = player.strength - self.monster_strength(card, [player])
            return 3.0 if lead > 0 else 1.0
        if kind in (ids.K_CLASS, ids.K_RACE):
            mine = [c for c in player.traits if self.t.kind[c] == kind]
            return KIND_WORTH[kind] if card in mine or not mine else 1.0
        if kind in KIND_WORTH:
            return KIND_WORTH[kind]
        if kind == ids.K_ENHANCER and not self.t.enhance[card][ids.ENHANCE_STRENGTH]:
            return OP_WORTH[ids.O_MATE]
        if kind == ids.K_ENHANCER:
            return abs(self.t.enhance[card][ids.ENHANCE_STRENGTH]) / 3
        return self.ops_worth(card) + self.gold_worth(card)

    def ops_worth(self, card: int) -> float:
        best = 1.5
        for op in self.mode_ops(card):
            best = max(best, 0.7 * op[1] if op[0] == ids.O_BOOST else OP_WORTH.get(op[0], 0.0))
        return best

    def gold_worth(self, card: int) -> float:
        return max(0, self.t.gold[card]) / 1000 * 2.0

    def leader(self, view: View) -> PlayerView:
        """The rival who is nearest to winning."""
        rivals = [player for player in view.players if player.seat != self.seat]
        return max(rivals, key=lambda player: (player.alive, player.level, player.strength))
