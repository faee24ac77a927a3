"""A question as one page of text: rules, the table, what was heard, cards, and the options with what follows."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from kickdoor.engine import ids
from kickdoor.engine.view import PlayerView, View
from kickdoor.game import Request
from kickdoor.notation import PHASES
from kickdoor.reckoning import Sum
from kickdoor.text.answer import listing
from kickdoor.text.cards import cards_in, in_view, text_line
from kickdoor.text.consequences import Foreseen, follows
from kickdoor.text.news import Event, notes, question, tell_event
from kickdoor.text.speech import Speech

FULL, BRIEF = 1500, 500  # a page has fewer tokens
PIECES = re.compile(r"[^\W\d_]+|\d|[^\w\s]|_|\n")
LETTERS = 4  # of a word to a token, at least


def tokens(text: str) -> int:
    """About how many tokens a text has, by a rule that mostly errs on the high side (docs/seats.md): a word is one for
    every four letters begun and one more for each letter beyond ASCII; every digit, sign and new line is one.

    >>> tokens("Kick open the door!"), tokens("Treasures: 1000"), tokens("Stärke")
    (5, 8, 3)
    """
    found = 0
    for piece in PIECES.findall(text):
        found += -(-len(piece) // LETTERS) + (not piece.isascii() and sum(letter > "\x7f" for letter in piece))
    return found


@dataclass(frozen=True, slots=True)
class Detail:
    """What is told of everything that could be."""

    rules: bool = True
    gear: bool = True  # what lies in front of the others
    texts: int = 3  # of all own cards and those that matter; 2: of those options speak of too; 1: only these; 0: none
    letters: int = 0  # of a text at most; 0: all of it
    heard: int = 40
    sums: bool = True
    follows: bool = True
    grouped: bool = False  # options of one card on one line


# From all there is to the least; the first that is short enough is taken.
LESS = (
    Detail(), Detail(texts=2), Detail(texts=2, heard=12), Detail(rules=False, texts=2, heard=12),
    Detail(rules=False, texts=1, heard=12), Detail(rules=False, texts=1, letters=160, heard=8),
    Detail(rules=False, texts=1, letters=100, heard=8, grouped=True, follows=False),
    Detail(rules=False, texts=0, heard=5, grouped=True, follows=False, sums=False),
    Detail(rules=False, gear=False, texts=0, heard=3, grouped=True, follows=False, sums=False),
)  # fmt: skip
LESS_BRIEF = (
    Detail(rules=False, texts=1, heard=8), Detail(rules=False, gear=False, texts=1, heard=8),
    Detail(rules=False, gear=False, texts=1, letters=160, heard=4, sums=False),
    Detail(rules=False, gear=False, texts=1, letters=100, heard=2, sums=False),
    Detail(rules=False, gear=False, texts=0, heard=4, sums=False),
    Detail(rules=False, gear=False, texts=0, heard=2, sums=False, follows=False, grouped=True),
)  # fmt: skip


def prompt(
    view: View,
    request: Request,
    speech: Speech,
    *,
    heard: Sequence[Event] = (),
    foreseen: Foreseen | None = None,
    sums: Sequence[Sum] = (),
    brief: bool = False,
) -> str:
    """The page for a question, always of fewer than FULL tokens, or BRIEF ones.

    `heard` is what happened since the last question, `foreseen` what `foresee` found in imagined worlds, `sums` are
    numbers of the table with what they are made of. What does not fit is left out: the options last of all.
    """
    page = Page(view, request, speech, heard, foreseen or {}, sums)
    most = BRIEF if brief else FULL
    for detail in LESS_BRIEF if brief else LESS:
        text = page.text(detail)
        if tokens(text) < most:
            return text
    return page.shortened(detail, most)


def status(view: View, speech: Speech, *, heard: Sequence[Event] = (), brief: bool = False) -> str:
    """The same page without a question, for a seat that is not asked."""
    page = Page(view, Request(0, view.seat, "over", False, (), "react"), speech, heard, {}, ())
    for detail in LESS_BRIEF if brief else LESS:
        text = "\n".join(page.before(detail))
        if tokens(text) < (BRIEF if brief else FULL):
            break
    return text


class Page:
    """One question, in as much detail as is wanted."""

    def __init__(
        self, view: View, request: Request, speech: Speech, heard: Sequence[Event], foreseen: Foreseen,
        sums: Sequence[Sum],
    ) -> None:  # fmt: skip
        self.view = view
        self.request = request
        self.speech = speech
        self.heard = heard
        self.foreseen = foreseen
        self.sums = sums
        self.options = listing(speech, view, request)

    def text(self, detail: Detail, most: int | None = None) -> str:
        asked = self.speech.say("ask-question", question=question(self.speech, self.view, self.request))
        last = self.speech.say("ask-answer")
        return "\n".join((*self.before(detail), asked, *self.numbered(detail, most), last))

    def shortened(self, detail: Detail, most: int) -> str:
        """As many options as fit; the others are to be called by their words."""
        low, high = 1, len(self.options)
        while low < high:
            middle = (low + high + 1) // 2
            low, high = (middle, high) if tokens(self.text(detail, middle)) < most else (low, middle - 1)
        return self.text(detail, low)

    def before(self, detail: Detail) -> Iterator[str]:
        """All that stands before the options."""
        say, view = self.speech.say, self.view
        if detail.rules:
            seals = view.seals_left + len(view.seals)
            yield say("ask-rules", win=self.speech.box.tables.win_level, seals=seals)
        yield " ".join(self.moment)
        for player in view.players:
            yield self.player(player, detail.gear or player.seat == view.seat)
        yield from self.fight(detail.sums)
        yield from notes(self.speech, view)
        if self.heard and detail.heard:
            yield say("ask-heard")
            told = [tell_event(self.speech, event) for event in self.heard[-detail.heard :]]
            yield from ([say("ask-earlier")] if len(self.heard) > detail.heard else [])
            yield from [f"- {line}" for line in dict.fromkeys(told)]
        yield from self.texts(detail.texts, detail.letters)

    @cached_property
    def moment(self) -> list[str]:
        """Whose turn it is and why somebody is asked."""
        say, view, who = self.speech.say, self.view, self.speech.players
        phase = say(f"phase-{PHASES[view.phase]}")
        told = [say("ask-you", who=who[view.seat]), say("ask-turn", n=view.number, who=who[view.turn], phase=phase)]
        if view.curse is not None:
            told.append(say("ask-curse", card=self.name(view.curse[0]), who=who[view.curse[1]]))
        elif view.cause is not None and view.cause.card >= 0:
            told.append(say("ask-cause", card=self.name(view.cause.card)))
        if view.charity is not None:
            told.append(say("ask-hand-limit", who=who[view.turn], n=view.charity[0]))
        return told

    def name(self, card: int) -> str:
        bonus = self.speech.box.tables.bonus[card]
        return f"{self.speech.titles.card(card)}{f' {bonus:+d}' if bonus else ''}"

    def player(self, p: PlayerView, gear: bool) -> str:
        """One player in a line."""
        say, view = self.speech.say, self.view
        who = self.speech.players[p.seat]
        parts = [say("ask-player", who=who, level=p.level, strength=p.strength, escape=p.escape, n=p.hand_size)]
        if not p.alive:
            parts.append(say("ask-dead"))
        if gear:
            parts += [", ".join(map(self.name, p.traits))] if p.traits else []
            for message, cards in (("ask-equipped", p.worn), ("ask-carried", p.pack), ("ask-cursed", p.curses)):
                parts += [say(message, cards=", ".join(map(self.name, cards)))] if cards else []
            if p.hand and p.seat != view.seat:
                parts.append(say("ask-known", cards=", ".join(map(self.name, p.hand))))
        return "; ".join(parts)

    def fight(self, with_sums: bool) -> Iterator[str]:
        say, fight, who = self.speech.say, self.view.combat, self.speech.players
        if fight is None:
            return
        monsters = [f"{self.speech.monster(self.view, m.uid)} ({m.strength})" for m in fight.cards]
        yield say(
            "ask-fight",
            who=self.speech.listed([who[seat] for seat in (fight.fighter, *fight.helpers)]),
            munchkins=fight.munchkins,
            monsters=self.speech.listed(monsters or [str(fight.monsters)]),
            winning=int(fight.winning),
            levels=fight.levels,
            treasures=self.speech.treasures(fight.treasures),
        )
        for told in self.sums if with_sums else ():
            what = say(f"sum-{told.about.replace('_', '-')}")
            yield say("ask-sum", what=what, total=told.total, addends=self.speech.addends(told, explained=False))

    def texts(self, how_many: int, letters: int) -> Iterator[str]:
        """The texts of the own cards, and of others that matter for the answer."""
        if not how_many:
            return
        say, view = self.speech.say, self.view
        face = self.speech.box.tables.face
        me = view.players[view.seat]
        mine = (("ask-hand", me.hand), ("ask-in-play", me.traits + me.worn + me.pack + me.curses))
        spoken = {face[card]: card for card in cards_in(self.speech, view, self.request.options)}
        matter = {face[card]: card for card in in_view(view)} | spoken
        told: set[int] = set()

        def line(card: int) -> str:
            text = f"- {text_line(self.speech, card)}"
            return f"{text[:letters]}…" if 0 < letters < len(text) else text

        for message, cards in mine:
            new = {face[card]: card for card in cards if face[card] not in told}
            shown = [card for each, card in new.items() if how_many == 3 or each in spoken]
            told |= {face[card] for card in shown}
            if shown:
                yield from (say(message), *map(line, shown))
        others = [card for each, card in (matter if how_many > 1 else spoken).items() if each not in told]
        if others:
            yield from (say("ask-others"), *map(line, others))

    def numbered(self, detail: Detail, most: int | None) -> Iterator[str]:
        """The options, each with what follows from it, or those of one card together."""
        shown = self.options[:most]
        if detail.grouped:
            yield from self.by_head(most)
        else:
            for number, (words, choice) in enumerate(shown, 1):
                so = follows(self.speech, self.view, choice, self.foreseen) if detail.follows else []
                yield f"{number}. {words} ({'; '.join(so)})" if so else f"{number}. {words}"
        if len(shown) < len(self.options):
            left = self.options[len(shown) :]
            yield self.speech.say("ask-more", n=len(left), example=left[-1][0])

    def by_head(self, most: int | None) -> Iterator[str]:
        heads: dict[str, list[str]] = {}
        for number, (words, choice) in enumerate(self.options[:most], 1):
            head, tail = self.speech.parts(self.view, choice) if choice[0] in GROUPED else (words, "")
            heads.setdefault(head.rstrip(":"), []).append(f"{number}{f' {tail}' if tail else ''}")
        for head, tails in heads.items():
            yield f"{head}: {'; '.join(tails)}" if len(tails) > 1 or " " in tails[0] else f"{tails[0]}. {head}"


GROUPED = frozenset((ids.V_PLAY, ids.V_USE, ids.V_EQUIP, ids.V_ATTACH, ids.V_SELL, ids.V_SHARE, ids.V_DEAL, ids.V_TERM))
