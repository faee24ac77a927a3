"""Names at the edge: choices, targets and refusals as text, in the vocabulary of scenario files."""

from collections.abc import Mapping
from types import ModuleType
from typing import Any

from kickdoor import words
from kickdoor.engine import ids, reasons
from kickdoor.engine.ids import Choice
from kickdoor.engine.state import State
from kickdoor.grounds import grounds
from kickdoor.ruleset import Box
from kickdoor.words import Phrase, say

PHASES = ("setup", "start", "door", "combat", "run", "trouble", "charity", "over")
SIDES = ("munchkins", "monsters")
PICKS = ("helper-first", "fighter-first", "alternate")
SEXES = {ids.MALE: "male", ids.FEMALE: "female", 0: "none"}
ITEMS = (ids.K_ITEM, ids.K_ONESHOT, ids.K_ITEM_ENHANCER)  # kinds that may be put down unequipped
DIE_WAYS = {ids.TG_FACE, ids.TG_NONE}  # a card with both rolls a die again or sets it
PLAIN = {
    ids.V_PASS: "pass",
    ids.V_KICK: "kick-door",
    ids.V_LOOT: "loot-room",
    ids.V_END: "end-turn",
    ids.V_DONE: "done",
    ids.V_ACCEPT: "accept",
    ids.V_DECLINE: "decline",
    ids.V_COUNTER: "counter",
    ids.V_DISPUTE: "roll-for-order",
    ids.V_REVEL: "revel",
}
ONE_CARD = {ids.V_TROUBLE: "look-for-trouble", ids.V_KEEP: "keep", ids.V_UNEQUIP: "unequip"}
MANY_CARDS = {ids.V_SELL: "sell", ids.V_DISCARD: "discard"}


def messages(numbers: ModuleType, prefix: str, kind: str) -> dict[int, str]:
    """The messages for numbers of the engine, from their names: WHY_BIG_TO is why-big-to."""
    return {
        number: f"{kind}-{name.removeprefix(prefix).lower().replace('_', '-')}"
        for name, number in vars(numbers).items()
        if name.startswith(prefix)
    }


REASONS = messages(reasons, "NO_", "reason")
QUESTIONS = messages(ids, "WHY_", "why")


def asked(box: Box, why: int, kind: str, language: str = "en") -> str:
    """What somebody is asked: by why something is to be chosen, or else by the kind of the request."""
    if why >= ids.MORE_QUESTIONS:
        message = Phrase(f"why-{box.tables.questions[why - ids.MORE_QUESTIONS]}")
    else:
        message = Phrase(QUESTIONS.get(why, f"request-{kind}"))
    return words.language(language, box.names.lore).tell(message)


def line_of(step: Mapping[str, Any]) -> str:
    """A step in one line.

    >>> line_of({"do": "run", "from": "net-troll"})
    'run from=net-troll'
    """
    words = [str(step["do"])]
    first = ("card", "ability", "option")
    words += [str(step[key]) for key in first if key in step]
    for key, value in step.items():
        if key == "do" or key in first:
            continue
        if isinstance(value, dict):
            value = " ".join(f"{k}={v}" for k, v in value.items())
        elif isinstance(value, list):
            value = ",".join(map(str, value))
        words.append(f"{key}={value}")
    return " ".join(words)


class Scribe:
    """Writes and reads the names of one game: its cards, its players, its monsters."""

    def __init__(self, box: Box, players: tuple[str, ...]) -> None:
        self.box = box
        self.players = players

    def card(self, card: int) -> str:
        """The id of a card number."""
        return self.box.names.cards[self.box.tables.face[card]]

    def title(self, card: int) -> str:
        return self.box.names.titles[self.box.tables.face[card]]

    def cards(self, cards: tuple[int, ...] | list[int]) -> list[str]:
        return [self.card(c) for c in cards]

    def monster(self, s: State, uid: int) -> str:
        """A monster of the fight; the second with the same id is `mate`."""
        cb = s.combat
        assert cb is not None
        for m in cb.monsters:
            if m[ids.MONSTER_UID] == uid:
                return self.card(m[ids.MONSTER_CARD]) if m[ids.MONSTER_CARD] == m[ids.MONSTER_BODY] else "mate"
        return f"monster {uid}"

    def target(self, s: State, target: int) -> Any:
        """A target, or an option of a choice, in words."""
        if target == ids.NO_TARGET:
            return "none"
        if target >= ids.T_CARD:
            return self.card(target - ids.T_CARD)
        if target == ids.WORD_BLIND:
            return "hand"
        if target == ids.WORD_YES:
            return "yes"
        if target == ids.WORD_BELOW:
            return "bottom"
        if target >= ids.T_WORD:
            return self.box.names.words[target - ids.T_WORD]
        if target >= ids.T_MASK:
            return [name for seat, name in enumerate(self.players) if target - ids.T_MASK >> seat & 1]
        if target >= ids.T_MONSTER:
            return self.monster(s, target - ids.T_MONSTER)
        if target >= ids.T_DECK:
            return ("door", "treasure")[target - ids.T_DECK]
        if target >= ids.T_SIDE:
            return SIDES[target - ids.T_SIDE]
        if target >= ids.T_FACE:
            return target - ids.T_FACE
        return self.players[target]

    def step(self, s: State, choice: Choice) -> dict[str, Any]:
        """A choice as a step of a scenario, without `by`."""
        verb, a, b, c = choice
        if verb in PLAIN:
            return {"do": PLAIN[verb]}
        if verb in ONE_CARD:
            return {"do": ONE_CARD[verb], "card": self.card(a)}
        if verb in MANY_CARDS:
            return {"do": MANY_CARDS[verb], "cards": [self.card(a)]}
        if verb == ids.V_PLAY:
            return self.play_step(s, a, b, c)
        if verb == ids.V_USE:
            return self.use_step(s, a, b, c)
        if verb == ids.V_EQUIP:
            step = {"do": "equip", "card": self.card(a)}
            return step if b < 0 else step | {"in_place_of": self.card(b)}
        if verb == ids.V_ATTACH:
            return {"do": "attach", "card": self.card(a), "to": self.card(b)}
        if verb == ids.V_DROP:
            kind = "discard-class" if self.box.tables.kind[a] == ids.K_CLASS else "discard-race"
            return {"do": kind, "card": self.card(a)}
        if verb == ids.V_RUN:
            return {"do": "run", "from": self.monster(s, a)}
        if verb == ids.V_SACRIFICE:
            step = {"do": "run", "sacrifice": self.card(a)}
            return step | {"helper_too": True} if b & (b - 1) else step
        if verb == ids.V_CHOOSE:
            return {"do": "choose", "option": self.target(s, a)}
        if verb == ids.V_SHARE:
            return {"do": "share", "to": self.players[b], "cards": [self.card(a)]}
        if verb == ids.V_REVEAL:
            return {"do": "reveal", "cards": [self.card(a)]} | ({"to": self.players[b]} if b >= 0 else {})
        return self.deal_step(s, verb, a, b, c)

    def passing(self, choice: Choice) -> bool:
        """Does the step name a monster of the fight? Any other is the same words in every game of this box."""
        verb, a, b, _c = choice
        aim = a if verb == ids.V_CHOOSE else b if verb in (ids.V_PLAY, ids.V_USE) else ids.NO_TARGET
        return verb == ids.V_RUN or ids.T_MONSTER <= aim < ids.T_MASK

    def play_step(self, s: State, card: int, target: int, second: int) -> dict[str, Any]:
        step: dict[str, Any] = {"do": "play", "card": self.card(card)}
        if target >= ids.T_CARD and self.box.tables.kind[card] in (ids.K_CLASS, ids.K_RACE, ids.K_ALLY):
            step["in_place_of"] = self.target(s, target)
        elif ids.T_SIDE <= target < ids.T_DECK:
            step["side"] = self.target(s, target)
        elif ids.T_FACE <= target < ids.T_SIDE or target >= ids.T_CARD:
            step["choose"] = self.target(s, target)
        elif target != ids.NO_TARGET:
            step["target"] = self.target(s, target)
        kind = self.box.tables.kind[card]
        if second == ids.CARRIED and target == ids.NO_TARGET and kind in ITEMS:
            step["choose"] = "carried"
        elif second >= 0 and kind not in ITEMS:
            step["with"] = self.card(second)
        elif target == ids.NO_TARGET and self.aims(card) >= DIE_WAYS:
            step["choose"] = "reroll"  # rather than a face
        return step

    def aims(self, card: int) -> set[int]:
        """What the ways to play a card are aimed at."""
        return {self.box.tables.abilities[number].target for number in self.box.tables.modes[card]}

    def use_step(self, s: State, number: int, target: int, paid: int) -> dict[str, Any]:
        ability = self.box.tables.abilities[number]
        step: dict[str, Any] = {"do": "use", "ability": self.box.names.abilities[ability.name]}
        if target >= ids.T_CARD:
            step["choose"] = self.target(s, target)
        elif target != ids.NO_TARGET:
            step["target"] = self.target(s, target)
        if paid >= 0:
            step["discard"] = [self.card(paid)]
        return step

    def deal_step(self, s: State, verb: int, a: int, b: int, c: int) -> dict[str, Any]:
        if verb == ids.V_DEAL:
            if a == ids.DEAL_HELP:
                return {"do": "ask-help", "to": self.players[b]} | ({"offer": {"treasures": c}} if c > 0 else {})
            if a == ids.DEAL_GIFT:
                return {"do": "give", "to": self.players[b], "card": self.card(c)}
            return {"do": "trade", "to": self.players[b]}
        if a == ids.TERM_TREASURES:
            return {"do": "offer", "treasures": b}
        if a == ids.TERM_PICK:
            return {"do": "offer", "pick": PICKS[b]}
        word = {ids.TERM_GIVE: "give", ids.TERM_GET: "get", ids.TERM_PLAY: "play"}[a]
        return {"do": "offer", word: [self.card(b)]}

    def refusal(self, s: State, seat: int, choice: Choice, reason: int) -> tuple[str, str, int]:
        """The clauses (one string, the first one first), the sentence and the number of a reason against a choice."""
        return grounds(s, seat, choice, reason), self.reason(reason, who=self.chooser(s)), reason

    def reason(self, reason: int, language: str = "en", who: str = "") -> str:
        """The sentence alone."""
        _clauses, english = reasons.REASONS[reason]
        win = self.box.tables.win_level
        return (
            english.format(win=win, who=who) if language == "en" else say(language, REASONS[reason], win=win, who=who)
        )

    def chooser(self, s: State) -> str:
        """Whoever must answer now."""
        return ", ".join(name for seat, name in enumerate(self.players) if s.deciding >> seat & 1)

    def line(self, s: State, choice: Choice) -> str:
        """A choice in one line, for logs and menus.

        `play magic-missile side=munchkins`, `run from=net-troll`
        """
        return line_of(self.step(s, choice))
