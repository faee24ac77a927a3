"""Choices as a player says them, in any language."""

from functools import cache

from kickdoor.cards.words import words
from kickdoor.effects.base import word
from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import View
from kickdoor.game import Request
from kickdoor.notation import PICKS, SIDES, Scribe
from kickdoor.reckoning import ITSELF, WORDS, Addend, Sum
from kickdoor.ruleset import Box
from kickdoor.words import Phrase, Value, language

PLAIN = {
    ids.V_KICK: "act-kick",
    ids.V_LOOT: "act-loot",
    ids.V_ACCEPT: "act-accept",
    ids.V_DECLINE: "act-decline",
    ids.V_COUNTER: "act-counter",
    ids.V_DISPUTE: "act-dispute",
    ids.V_REVEL: "act-revel",
}
ONE_CARD = {
    ids.V_TROUBLE: "act-trouble",
    ids.V_KEEP: "act-keep",
    ids.V_UNEQUIP: "act-unequip",
    ids.V_DROP: "act-drop",
    ids.V_DISCARD: "act-discard",
    ids.V_REVEAL: "act-reveal",
}
TERMS = {ids.TERM_GIVE: "term-give", ids.TERM_GET: "term-get", ids.TERM_PLAY: "term-play"}
ANSWERS = {
    ids.NO_TARGET: "target-no",
    ids.WORD_BLIND: "target-blind",
    ids.WORD_YES: "target-yes",
    ids.WORD_BELOW: "target-below",
}
TRAITS = (ids.K_CLASS, ids.K_RACE)
REPLACED = (*TRAITS, ids.K_ALLY, ids.K_COMPANION)
PUT_DOWN = (ids.K_ITEM, ids.K_ONESHOT)


class Titles(Scribe):
    """Names cards by their titles, as printed."""

    def card(self, card: int) -> str:
        return self.title(card)


class Speech:
    """The words of one game for one person."""

    def __init__(self, box: Box, players: tuple[str, ...], person: int, language: str = "en") -> None:
        self.box = box
        self.players = players
        self.person = person
        self.language = language
        self.titles = Titles(box, players)

    def say(self, id: str, /, **blanks: Value) -> str:
        return self.tell(Phrase(id, blanks))

    def tell(self, phrase: Phrase) -> str:
        return language(self.language, self.box.names.lore).tell(phrase)

    def player(self, seat: int) -> str:
        return self.say("target-yourself") if seat == self.person else self.players[seat]

    def treasures(self, n: int) -> str:
        return self.say("treasures-told", n=max(n, 0))

    def card_text(self, card: int) -> tuple[str, ...]:
        """A card as its edition puts it: its title, a line with its kind and numbers, its rules."""
        return face_text(self.box, self.box.tables.face[card], self.language)

    # ---- sums

    def addends(self, told: Sum, explained: bool = True) -> str:
        """What a number is made of, in a line; where there is little room, not explained."""
        parts: list[str] = []
        for addend in told.addends or (Addend(told.total, "other", -1, -1, ""),):
            sign = ("−" if addend.n < 0 else "+") if parts else ""
            number = abs(addend.n) if parts else addend.n
            parts.append(f"{sign} {number} {self.addend(addend, explained)}".strip())
        return " ".join(parts)

    def addend(self, addend: Addend, explained: bool) -> str:
        """A card by its title, a Level by its player; in words what they add otherwise than by being what they are."""
        if addend.what == "level" and addend.seat >= 0:
            return self.say("ask-level-of", who=self.players[addend.seat])
        card = self.titles.card(addend.card) if addend.card >= 0 else ""
        if not explained or (card and addend.what in ITSELF):
            return card
        word = WORDS[addend.what] if self.language == "en" else self.say(f"addend-{addend.what}")
        return f"{card} ({word})".lstrip()

    # ---- acts

    def choice(self, view: View, request: Request, choice: Choice) -> str:
        """One choice, with all there is to it."""
        verb, a, b, _c = choice
        if verb == ids.V_PASS:
            if view.phase == ids.PH_SETUP:
                return self.say("act-begin")
            return self.say("act-finish" if winning_fighter(view) else "act-pass")
        if verb == ids.V_END:
            return self.say("act-leave-room" if view.phase == ids.PH_TROUBLE else "act-end")
        if verb == ids.V_DECLINE and request.options[0][0] != ids.V_ACCEPT:
            return self.say("act-never-mind")
        if verb in PLAIN:
            return self.say(PLAIN[verb])
        if verb in ONE_CARD:
            return self.say(ONE_CARD[verb], card=self.titles.card(a))
        if verb == ids.V_DONE:
            return self.say("act-sell-all" if request.kind == "sale" else "act-propose")
        if verb == ids.V_CHOOSE:
            return self.target(view, a)
        if verb == ids.V_RUN:
            return self.say("act-run", what=self.target(view, ids.T_MONSTER + a))
        if verb == ids.V_SACRIFICE:
            return self.say("act-sacrifice-two" if b & (b - 1) else "act-sacrifice", card=self.titles.card(a))
        head, tail = self.parts(view, choice)
        if not tail or head.endswith(":"):
            return f"{head} {tail}".strip()
        return self.say("act-with-tail", head=head, tail=tail)

    def parts(self, view: View, choice: Choice) -> tuple[str, str]:
        """What choices of the same card or ability have in common, and where they differ."""
        verb, a, b, c = choice
        name, say = self.titles.card, self.say
        if verb == ids.V_PLAY:
            return say("act-play", card=name(a)), self.play_tail(view, a, b, c)
        if verb == ids.V_USE:
            tails = [] if b == ids.NO_TARGET else [say("tail-on", what=self.target(view, b))]
            tails += [say("tail-paid", card=name(c))] if c >= 0 else []
            return say("act-use", name=self.ability(a)), " ".join(tails)
        if verb == ids.V_EQUIP:
            return say("act-equip", card=name(a)), "" if b < 0 else say("tail-in-place", what=name(b))
        if verb == ids.V_ATTACH:
            return say("act-attach", card=name(a)), say("tail-attached", card=name(b))
        if verb == ids.V_SELL:
            return say("act-sell"), say("tail-gold", card=name(a), n=max(0, self.box.tables.gold[a]))
        if verb == ids.V_SHARE:
            return say("act-share", card=name(a)), say("tail-to", who=self.player(b))
        if verb == ids.V_DEAL:
            return self.deal_parts(a, b, c)
        return say("act-offer"), self.term(a, b)

    def ability(self, number: int) -> str:
        name = self.box.names.abilities[self.box.tables.abilities[number].name]
        return self.tell(word(name, "name"))

    def play_tail(self, view: View, card: int, target: int, second: int) -> str:
        kind = self.box.tables.kind[card]
        if target == ids.NO_TARGET and second == ids.CARRIED and kind in PUT_DOWN:
            return self.say("tail-carried")
        tails = []
        if ids.T_SIDE <= target < ids.T_DECK:
            tails.append(self.say("tail-side", side=self.target(view, target)))
        elif target >= ids.T_CARD and kind in REPLACED:
            tails.append(self.say("tail-in-place-discarded", what=self.target(view, target)))
        elif kind in TRAITS and (old := self.replaced(view, kind)):
            tails.append(self.say("tail-in-place-discarded", what=self.listed(old)))
        elif target != ids.NO_TARGET:
            tails.append(self.say("tail-on", what=self.target(view, target)))
        if second >= 0 and kind not in PUT_DOWN:
            tails.append(self.say("tail-with", card=self.titles.card(second)))
        return " ".join(tails)

    def replaced(self, view: View, kind: int) -> list[str]:
        """CHAR-02: the old Class or Race, where a new one takes its place."""
        traits = view.players[view.seat].traits
        kinds = self.box.tables.kind
        two = ids.K_SUPER if kind == ids.K_CLASS else ids.K_HALF
        return [] if any(kinds[c] == two for c in traits) else [self.titles.card(c) for c in traits if kinds[c] == kind]

    def deal_parts(self, scope: int, to: int, c: int) -> tuple[str, str]:
        who = self.players[to]
        if scope == ids.DEAL_HELP:
            return self.say("act-help"), self.say("tail-help", who=who, treasures=self.treasures(c))
        if scope == ids.DEAL_TRADE:
            return self.say("act-trade"), self.say("tail-trade", who=who)
        return self.say("act-gift"), self.say("tail-gift", card=self.titles.card(c), who=who)

    def term(self, term: int, value: int) -> str:
        if term == ids.TERM_TREASURES:
            return self.treasures(value)
        if term == ids.TERM_PICK:
            return self.say(f"pick-{PICKS[value]}")
        return self.say(TERMS[term], card=self.titles.card(value))

    # ---- what they are aimed at

    def target(self, view: View, target: int) -> str:
        """A target, or an option of a question."""
        if target in ANSWERS:
            return self.say(ANSWERS[target])
        if target >= ids.T_CARD:
            return self.owned(view, target - ids.T_CARD)
        if target >= ids.T_WORD:
            told = self.tell(word(self.box.names.words[target - ids.T_WORD], "option"))
            return told[:1].upper() + told[1:]
        if target >= ids.T_MASK:
            seats = [seat for seat in range(len(self.players)) if target - ids.T_MASK >> seat & 1]
            return self.listed([self.player(seat) for seat in seats])
        if target >= ids.T_MONSTER:
            return self.monster(view, target - ids.T_MONSTER)
        if target >= ids.T_DECK:
            return self.say(("target-door", "target-treasure")[target - ids.T_DECK])
        if target >= ids.T_SIDE:
            return self.say(f"side-{SIDES[target - ids.T_SIDE]}")
        return str(target - ids.T_FACE) if target >= ids.T_FACE else self.player(target)

    def listed(self, things: list[str], link: str = "and") -> str:
        """Things one after another, with the words of the language between them."""
        told, *more = things
        for n, thing in enumerate(more, start=1):
            between = Phrase(f"list-{link}", {"before": told, "last": thing})
            told = language(self.language).tell(between, "" if n == len(more) else "more")
        return told

    def monster(self, view: View, uid: int) -> str:
        """A monster of the fight; a mate is on the same card as the monster it came to (ENH-03)."""
        fight = view.combat.cards if view.combat is not None else ()
        card = next(m.card for m in fight if m.uid == uid)
        first = next(m.uid for m in fight if m.card == card)
        return self.titles.card(card) if first == uid else self.say("target-mate", card=self.titles.card(card))

    def owned(self, view: View, card: int) -> str:
        """A card, and whose it is when it lies in front of somebody else."""
        for player in view.players:
            if player.seat != self.person and card in player.worn + player.pack + player.traits + player.curses:
                return self.say("target-owned", who=self.players[player.seat], card=self.titles.card(card))
        return self.titles.card(card)


@cache
def _texts(_box: str) -> dict[tuple[int, str], tuple[str, ...]]:
    return {}


def face_text(box: Box, face: int, language: str) -> tuple[str, ...]:
    """The words of a card, found once for each box and language."""
    texts = _texts(box.hash)
    if (face, language) not in texts:
        texts[face, language] = words(box.names.defs[face], box.names.curses[face], language)
    return texts[face, language]


def winning_fighter(view: View) -> bool:
    return view.combat is not None and view.combat.winning and view.combat.fighter == view.seat
