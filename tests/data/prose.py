"""What the sheets say again and again in regular words, as the lines that the compiled card must then have."""

import re
from collections.abc import Callable
from typing import Any

from tests.data.compiled import Script

ANY = "own|off|fight|help|watch|run|run-watch|escaped"
FIGHTS = "fight|help|watch"
LOST = f"{FIGHTS}|run|run-watch"
RISE = "if target (can-rise 1)"
SLOTS = {"headgear": "silence 1", "armor": "silence 2", "hand-item": "silence 6", "two-hand items": "silence 5"}
Lines = list[str]
Words = Callable[[re.Match[str]], Lines]
ELSEWHERE = ("rule spare", "mark meddles", "mark no-escape", "mark free-escape")  # judged as pursuit and running away
LATER = {  # a condition that the sheet tells with the timing
    "only after a combat, any player's; not for the winning level": f"if after-combat 0, {RISE}",
    "any time unless you are (tied for) the highest level; not for the winning level": f"{RISE[:-1]}; not (highest 0))",
}


def rises(tests: str) -> str:
    """A player of the user's choice goes up a level."""
    return f"play {ANY}, at player 0, {tests}: levels 1 1 0"


PLAYED: list[tuple[str, Words]] = [
    (r"\+(\d) to either side(?:; counts as a fire attack)?", lambda m: [f"play {FIGHTS}, at side 0: boost {m[1]} 0"]),
    (r"(?:chosen player )?go(?:es)? up 1 level", lambda m: [rises(RISE)]),
    (r"go up 1 level; only while you have an Ally", lambda m: [rises(f"{RISE[:-1]}; allies 1)")]),
    (
        r"go up 1 level; only right after any combat that killed a monster",
        lambda m: [rises(f"if after-kill 0, {RISE}")],
    ),
    (
        r"chosen player goes up 1 level; playable only while at least 1 seal is open",
        lambda m: [rises(f"if seals 1, {RISE}")],
    ),
    (
        r"go up 1 level(?: and discard a Hireling in play.*|; only while a Hireling is in play, which is discarded)",
        lambda m: [rises(f"if carrier 0, {RISE}") + "; dismiss"],
    ),
    (
        r"one rival loses 1 level, you gain 1.*|you gain 1 level, one chosen player loses 1|you go up 1 level and a .*",
        lambda m: [f"play {ANY}, at rival 0, if can-rise 0: levels 0 1 0; levels 1 -1 0"],
    ),
    (
        r"draw (\d) (?:more )?[Tt]reasures.*face-up.*",
        lambda m: [f"play {ANY}: draw 1 {m[1]} 2"],
    ),
    (
        r"cancel (?:one|a) (?:Curse|Disaster) .*, or (?:remove|discard) one (?:persist|contin).*|cancels any one curse",
        lambda m: ["play curse: cancel", f"play {ANY}, at curse 0: cancel"],
    ),
    (r"close a seal", lambda m: [f"play {ANY}, if seals 1: close"]),
    (
        r"close a seal, or cancel a Disaster just played",
        lambda m: [f"play {ANY}, if seals 1: close", "play curse: cancel"],
    ),
    (r"add(?:s|) a (?:hand )?monster.* (?:to|combat).*", lambda m: [f"play {FIGHTS}, at hand-monster 0: join"]),
    (
        r"all monsters (?:leave|of the combat are discarded).*draws (\d) [Tt]reasure.*",
        lambda m: [f"play {FIGHTS}: remove-all {m[1]} 0"],
    ),
    (
        r"(?:all monsters leave; no levels or|discard all monsters of the combat: no) [Tt]reasures.* may [Ll]oot .*",
        lambda m: [f"play {FIGHTS}: remove-all 0 1"],
    ),
    (
        r"(?:discard|swap) one monster .*(?:hand monster|from your hand in its place)",
        lambda m: [f"play {FIGHTS}, at swap 0: swap"],
    ),
    (
        r"(?:after a failed [Rr]un.?[Aa]way roll).*(?:escape anyway|you escape after all)",
        lambda m: ["play roll, if run-roll 0, if failed 0: escape"],
    ),
    (
        r"(?:up to|one or) two .* escape automatically .*",
        lambda m: [f"play {LOST}, at runners 0, if losing 0: escape-all"],
    ),
    (r"one player escapes every monster .*", lambda m: [f"play {LOST}, at runners 1, if losing 0: escape-all"]),
    (r"one player gets \+(\d) on every run away roll .*", lambda m: [f"play {LOST}, at fighter 0: flee-plus {m[1]}"]),
    (r"double your own combat strength.*alone|x2 own combat strength.*", lambda m: ["play fight, if alone 0: double"]),
    (r"one monster leaves.*treasures stay.*no level.*", lambda m: [f"play {FIGHTS}, at monster 0: remove 1"]),
    (r"another player takes over your whole combat.*", lambda m: ["play fight, at bystander 0, if alone 0: transfer"]),
    (r"take any one card from either discard pile into hand", lambda m: ["play own|off: search"]),
    (r"this combat may have one more helper", lambda m: [f"play {FIGHTS}: extra-helper"]),
    (r"set one die roll just made to any face", lambda m: ["play roll|roll-watch, at face 0: set-die"]),
    (r"set (?:one die roll of your own|a die you just rolled) to any .*", lambda m: ["play roll, at face 0: set-die"]),
    (r"look at the top (\d) Doors and return them in any order", lambda m: [f"play own|off: peek 0 {m[1]} 0"]),
    (
        r"a player you choose must help you in this combat; void if you fight for the winning level",
        lambda m: ["play fight, at rival 0, if losing 0, if help-allowed 0, if not-for-win 0: compel"],
    ),
    (r"when you would die: you do not; discard your hand instead", lambda m: []),
]
LASTS = "harm last"
STRUCK: list[tuple[str, Words]] = [  # Curses: what stays, and what happens
    (
        r"(?:get )?(-\d) in (?:your|victim's) next combat.*",
        lambda m: [f"rule strength {m[1]} 0", "rule until 1 0", LASTS],
    ),
    (
        r"(?:change sex|sex flips for good); (-\d) in (?:your |the )?next combat(?: only)?",
        lambda m: [f"rule strength {m[1]} 0", "rule until 1 0", "harm change-sex; last"],
    ),
    (r"(-\d) on all your die rolls until removed", lambda m: [f"rule die {m[1]} 0", LASTS]),
    (r"lose the (?:equipped Item with the highest|item giving you the biggest) bonus", lambda m: ["harm lose-best"]),
    (
        r"(?:victim )?discards? one [Ii]tem of (?:your )?choice; every (?:rival|other player) discards .* 1 level.*",
        lambda m: [
            "harm lose (3, 0, -1, 0, 0, -1, -1, -1) 1 0; if-none 4; value; "
            "each 0 [lose-value -2; if-some 3; levels 0 -1 0] 0"
        ],
    ),
]
HARMED: list[tuple[str, Words]] = [  # Bad Stuff
    (r"(-\d) in your next combat", lambda m: [f"harm woe strength {m[1]} 1"]),
    (
        r"lose (?:1|one) [Ii]tem (?:of your choice )?worth (\d+) gold or less(?:, your choice)?",
        lambda m: [f"harm lose (3, 0, -1, 0, 0, -1, -1, {m[1]}) 1 0"],
    ),
    (
        r"(?:discard|lose) [Ii]tems worth (\d+)\+? gold(?: in total; if short, lose all items|, else all Items)",
        lambda m: [f"harm lose-value {m[1]}"],
    ),
]
STANDING: list[tuple[str, Words]] = [
    (r"(headgear|[Aa]rmor|two-hand items|Hand-item) (?:gives?|bonuses).*", lambda m: [f"rule {SLOTS[m[1].lower()]} 0"]),
    (r"no one may help against it|nobody may help.*|must be faced alone, nobody may help", lambda m: ["mark no-help"]),
    (r"only (?:character|your) level counts.*", lambda m: ["mark level-only"]),
    (r"character level does not count, only bonuses", lambda m: ["mark bonus-only"]),
    (r"any number of Cane items .* single hand in total", lambda m: ["rule one-hand 4 0"]),
]


def enhanced(fact: dict[str, Any], tags: dict[str, int]) -> tuple[int, int, int, int] | None:
    """Strength, Treasures, the fewest of them, and the tag given, if a monster enhancer is told in regular words."""
    words = re.sub(r" if killed|; may be played .*", "", fact["effect"])
    words = re.sub(r"(\d) (?:treasures? fewer|fewer treasures?)", r"-\1 treasure", words, flags=re.I)
    becomes = r"(?:(?: and|;) it becomes (?:a )?(\w+)(?: monster)?)?"
    treasures = r"[;,] ([+-]\d) [Tt]reasures?( but at least 1| \(min(?:imum)? 1\))?"
    match = re.fullmatch(rf"([+-]\d+) (?:to one monster|monster strength){becomes}{treasures}", words)
    if match is None:
        return None
    return int(match[1]), int(match[3]), int(match[4] is not None), tags.get((match[2] or "").lower(), 0)


def regular(edition: str, fact: dict[str, Any], key: str) -> tuple[object, object] | None:
    """What a fact stands for and what the card has; none where its words are not regular."""
    words, script = fact[key], Script(edition, fact["id"])
    standing = [line for line in script.standing() if not line.startswith(ELSEWHERE)]
    if key == "special":
        return told(STANDING, words, [*standing, *script.used()])
    if key == "bad_stuff":
        return told(HARMED, words, [*script.harm()])
    if key != "effect":
        return None
    if fact["kind"] == "modifier":
        there = enhanced(fact, script.names.tag_of)
        plain = not standing and not script.t.flee[script.card]
        return (there, script.t.enhance[script.card]) if there and plain else None
    if fact["kind"] == "curse":
        return told(STRUCK, words, [*standing, *script.harm()])
    if fact["kind"] == "item":
        return told(STANDING, words, [*standing, *script.used()])
    found = told(PLAYED, words, [*script.played()])
    if found and fact.get("when_playable") in LATER:
        return [line.replace(RISE, LATER[fact["when_playable"]]) for line in found[0]], found[1]
    return found


def told(book: list[tuple[str, Words]], words: str, there: Lines) -> tuple[Lines, Lines] | None:
    for pattern, lines in book:
        if match := re.fullmatch(pattern, words):
            return lines(match), there
    return None
