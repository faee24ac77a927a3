"""Choices as a player says them."""

from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import View
from kickdoor.game import Request
from kickdoor.notation import Scribe
from kickdoor.ruleset import Box

PLAIN = {
    ids.V_KICK: "Kick open the door",
    ids.V_LOOT: "Loot the room: draw a face-down Door card",
    ids.V_END: "End it here",
    ids.V_ACCEPT: "Accept",
    ids.V_DECLINE: "Decline",
    ids.V_COUNTER: "Make another offer instead",
    ids.V_DISPUTE: "Roll for who runs first",
    ids.V_REVEL: "Revel",
}
ONE_CARD = {
    ids.V_TROUBLE: "Look for trouble with {card} from your hand",
    ids.V_KEEP: "Take {card} into your hand",
    ids.V_UNEQUIP: "Take off {card}",
    ids.V_DROP: "Give up being {card}",
    ids.V_DISCARD: "Discard {card}",
    ids.V_REVEAL: "Show {card}",
}
PICKS = ("The helper picks first", "You pick first", "You pick in turn, the helper first")
TERMS = {ids.TERM_GIVE: "Give {card}", ids.TERM_GET: "Ask for {card}", ids.TERM_PLAY: "Promise to play {card}"}
SIDES = (ids.T_SIDE, ids.T_SIDE + 1)


class Titles(Scribe):
    """Names cards by their titles, as printed."""

    def card(self, card: int) -> str:
        return self.title(card)


class Phrases:
    """The words of one game for one person."""

    def __init__(self, box: Box, players: tuple[str, ...], person: int) -> None:
        self.box = box
        self.players = players
        self.person = person
        self.titles = Titles(box, players)

    def player(self, seat: int) -> str:
        return "yourself" if seat == self.person else self.players[seat]

    def choice(self, view: View, request: Request, choice: Choice) -> str:
        """One choice, with all there is to it."""
        verb, a = choice[:2]
        if verb == ids.V_PASS:
            if view.phase == ids.PH_SETUP:
                return "Begin the game"
            return "Finish the fight" if winning_fighter(view) else "Let it stand"
        if verb == ids.V_END:
            return "Leave the room as it is" if view.phase == ids.PH_TROUBLE else "End your turn"
        if verb == ids.V_DECLINE and request.options[0][0] != ids.V_ACCEPT:
            return "Never mind"
        if verb in PLAIN:
            return PLAIN[verb]
        if verb in ONE_CARD:
            return ONE_CARD[verb].format(card=self.titles.card(a))
        if verb == ids.V_DONE:
            return "That is all: sell" if request.kind == "sale" else "Make the offer"
        if verb == ids.V_CHOOSE:
            return self.target(view, a)
        if verb == ids.V_RUN:
            return f"Run away from {self.target(view, ids.T_MONSTER + a)}"
        if verb == ids.V_SACRIFICE:
            along = " and take your helper along" if choice[2] & (choice[2] - 1) else ""
            return f"Sacrifice {self.titles.card(a)} to escape from everything{along}"
        head, tail = self.parts(view, choice)
        return f"{head} {tail}".strip()

    def parts(self, view: View, choice: Choice) -> tuple[str, str]:
        """What choices of the same card or ability have in common, and where they differ."""
        verb, a, b, c = choice
        name = self.titles.card
        if verb == ids.V_PLAY:
            return f"Play {name(a)}", self.play_tail(view, a, b, c)
        if verb == ids.V_USE:
            ability = self.box.tables.abilities[a]
            words = [] if b == ids.NO_TARGET else [f"on {self.target(view, b)}"]
            words += [f"for {name(c)}"] if c >= 0 else []
            return f"Use {self.box.names.abilities[ability.name].replace('-', ' ')}", " ".join(words)
        if verb == ids.V_EQUIP:
            return f"Equip {name(a)}", "" if b < 0 else f"in place of {name(b)}"
        if verb == ids.V_ATTACH:
            return f"Use {name(a)}", f"for {name(b)}"
        if verb == ids.V_SELL:
            return "Sell Items:", f"{name(a)} ({max(0, self.box.tables.gold[a])} Gold Pieces)"
        if verb == ids.V_SHARE:
            return f"Give {name(a)}", f"to {self.player(b)}"
        if verb == ids.V_DEAL:
            return self.deal_parts(a, b, c)
        return "Offer:", self.term(a, b)

    def play_tail(self, view: View, card: int, target: int, second: int) -> str:
        kind = self.box.tables.kind[card]
        if target == ids.NO_TARGET and second == ids.CARRIED and kind in (ids.K_ITEM, ids.K_ONESHOT):
            return "on the table, to carry it"
        words = []
        if target in SIDES:
            words.append("for the monsters" if target > ids.T_SIDE else "for the munchkins")
        elif target >= ids.T_CARD and kind in (ids.K_CLASS, ids.K_RACE, ids.K_ALLY):
            words.append(f"in place of {self.target(view, target)}")
        elif target != ids.NO_TARGET:
            words.append(f"on {self.target(view, target)}")
        if second >= 0 and kind not in (ids.K_ITEM, ids.K_ONESHOT):
            words.append(f"with {self.titles.card(second)}")
        return " ".join(words)

    def deal_parts(self, scope: int, to: int, c: int) -> tuple[str, str]:
        if scope == ids.DEAL_HELP:
            return "Ask for help:", f"{self.players[to]}, for {treasures(c)}"
        if scope == ids.DEAL_TRADE:
            return "Trade:", f"with {self.players[to]}"
        return "Give:", f"{self.titles.card(c)} to {self.players[to]}"

    def term(self, term: int, value: int) -> str:
        if term == ids.TERM_TREASURES:
            return treasures(value)
        if term == ids.TERM_PICK:
            return PICKS[value]
        return TERMS[term].format(card=self.titles.card(value))

    def target(self, view: View, target: int) -> str:
        """A target, or an option of a question."""
        if target == ids.NO_TARGET:
            return "No"
        if target == ids.WORD_BLIND:
            return "a card of the hand, unseen"
        if target == ids.WORD_YES:
            return "Yes"
        if target == ids.WORD_BELOW:
            return "Put it under the deck"
        if ids.T_WORD <= target < ids.T_CARD:
            return self.box.names.words[target - ids.T_WORD].replace("-", " ").capitalize()
        if target >= ids.T_CARD:
            return self.owned(view, target - ids.T_CARD)
        if target >= ids.T_MASK:
            seats = [seat for seat in range(len(self.players)) if target - ids.T_MASK >> seat & 1]
            return " and ".join(self.player(seat) for seat in seats)
        if target >= ids.T_MONSTER:
            return self.monster(view, target - ids.T_MONSTER)
        if target >= ids.T_DECK:
            return ("the Door deck", "the Treasure deck")[target - ids.T_DECK]
        return str(target - ids.T_FACE) if target >= ids.T_FACE else self.player(target)

    def monster(self, view: View, uid: int) -> str:
        """A monster of the fight; a mate is on the same card as the monster it came to (ENH-03)."""
        fight = view.combat.cards if view.combat is not None else ()
        card = next(m.card for m in fight if m.uid == uid)
        first = next(m.uid for m in fight if m.card == card)
        return self.titles.card(card) if first == uid else f"the mate of {self.titles.card(card)}"

    def owned(self, view: View, card: int) -> str:
        """A card, and whose it is when it lies in front of somebody else."""
        for player in view.players:
            if player.seat != self.person and card in player.worn + player.pack + player.traits + player.curses:
                return f"{self.players[player.seat]}'s {self.titles.card(card)}"
        return self.titles.card(card)


def treasures(n: int) -> str:
    return "nothing" if n <= 0 else "1 Treasure" if n == 1 else f"{n} Treasures"


def winning_fighter(view: View) -> bool:
    return view.combat is not None and view.combat.winning and view.combat.fighter == view.seat
