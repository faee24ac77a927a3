"""Words that card files had once, and what is written in their place."""

from typing import Final

# By family and word.
RENAMED: Final = {
    "rules": {
        **{
            f"until-{end}": f"{{rule: until, end: {end}}}"
            for end in ("combat", "win", "flight", "level", "turn", "next-turn")
        },
        "until-lost": "{rule: until, end: {lost: SLOT}}",
        **{f"own-{what}": f"{{rule: plus, to: {what}, n: N}}" for what in ("strength", "dice", "flight", "hands")},
        **{what: f"{{rule: plus, to: {what}, n: N}}" for what in ("leaders", "all-flight", "prizes")},
        "all-plus": "{rule: plus, to: monsters, n: N}",
        "fewer-treasures": "{rule: plus, to: spoils, n: -N}",
        "one-shot-more": "{rule: plus, to: one-shots, n: N}",
        "hand-more": "{rule: plus, to: hand-limit, n: N}",
        "extra-big": "{rule: plus, to: big-items, n: N}",
        "hand-limit": "{rule: limit, of: hand, n: N}",
        "many-allies": "{rule: limit, of: allies, n: N}",
        "any-big": "{rule: limit, of: big-items, n: any}",
        "level-only": "{rule: only, counts: levels}",
        "bonus-only": "{rule: only, counts: bonuses}",
        "only-slot": "{rule: only, counts: SLOT}",
        "allies-only": "{rule: only, counts: allies}",
        "bare-helpers": "{rule: only, counts: helpers-levels}",
        "door-ward": "{rule: proof, against: doors}",
        "safe": "{rule: proof, against: bad-stuff}",
        "curse-proof": "{rule: proof, against: levels}",
        "seal-proof": "{rule: proof, against: {seal: CARD}}",
        "unaided": "{rule: may-not, do: get-help}",
        "unhelpful": "{rule: may-not, do: help}",
        "loots-not": "{rule: may-not, do: loot}",
        "win-ties": "{rule: win-ties}",
        "win-own-ties": "{rule: win-ties, only_as_fighter: true}",
        "at-once": "{rule: at-once}",
        "at-once-face-up": "{rule: at-once, face_up: true}",
        "loot": "{rule: loots, cards: N}",
        "loot-either": "{rule: loots, cards: either-deck}",
        "seal-draw": "{rule: draws, upon: seal-opened, n: N}",
        "close-draw": "{rule: draws, upon: seal-closed, n: N}",
        "escape-prize": "{rule: draws, upon: escape, n: N}",
        "brittle": "{rule: lost, upon: failed-escape}",
        "leaves-won": "{rule: lost, upon: won-combat}",
        "free-hands": "{rule: hands, tag: TAG, take: none}",
        "one-hand": "{rule: hands, tag: TAG, take: one}",
        "silences-tag": "{rule: silences, what: {tag: TAG}}",
        "silences-big": "{rule: silences, what: big}",
        "silences-one-shots": "{rule: silences, what: one-shots}",
        "divides-one-shots": "{rule: lessens-one-shots, by: half}",
        "level-if-tag": "{rule: pays-more, levels: N, tag: TAG}",
        "level-if-alone": "{rule: pays-more, levels: N}",
        "treasure-if": "{rule: pays-more, treasures: N, traits: [TRAIT]}",
        "before-combat": "{rule: upon, event: combat, do: […]}",
        "enters": "{rule: upon, event: entrance, do: […]}",
        "killed": "{rule: upon, event: kill, do: […]}",
        "unkilled": "{rule: upon, event: no-kill, do: […]}",
        "no-escape": "{rule: escape, by: nobody}",
        "free-escape": "{rule: escape, by: everybody}",
    },
}


def now(family: str, word: str) -> str:
    """What an old word is now, or ""."""
    return RENAMED.get(family, {}).get(word, "")
