"""Which rule clauses a card touches: found from its kind, its numbers and the words of its behaviour."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

import msgspec

from kickdoor.cards import schema
from kickdoor.cards.schema import AnyCard, Pack
from kickdoor.rules.clauses import holds, load

KINDS: Final[dict[type[AnyCard], str]] = {
    schema.Monster: "TURN-03 COMB-04 COMB-10 REW-01",
    schema.Class: "TIME-01 TIME-10 CHAR-02 CHAR-10 CHAR-13 SUPER-02",
    schema.Race: "TIME-02 TIME-10 CHAR-03 CHAR-11 CHAR-18",
    schema.ClassModifier: "SUPER-01 SUPER-03 SUPER-05 SUPER-07 R-21",
    schema.RaceModifier: "SUPER-06 SUPER-07 R-21",
    schema.Enhancer: "ENH-01 ENH-02",
    schema.Curse: "TIME-06 CURS-01 CURS-02 R-12",
    schema.Special: "TURN-05",
    schema.Cheat: "ITEM-08",
    schema.ItemEnhancer: "ITEM-01 ITEM-02 ITEM-16",
    schema.Item: "ITEM-01 ITEM-03",
    schema.OneShot: "SHOT-01 MEDD-01",
    schema.GoUpALevel: "TIME-03 SHOT-03 SHOT-04 R-7",
    schema.Hireling: "TIME-04 ITEM-14",
    schema.Seal: "SETUP-04 CARDS-10 COMB-13 SEAL-01 SEAL-03",
    schema.Ally: "SETUP-15 TIME-05 CHAR-17 TRADE-05 RUN-08",
    schema.Character: "SETUP-05 SETUP-12 CHAR-16",
    schema.Companion: "",
}
# By "field:word" as a card file writes it; some words are told apart by their numbers (SIGNS).
WORDS: Final = {
    "to:side": "SHOT-02",
    "do:cancel": "CURS-07",
    "what:character": "CHAR-16",
    "is:opened": "SEAL-01 SEAL-02 SEAL-05",
    "is:closed": "SEAL-03",
    "is:kept-shut": "SEAL-05",
    "is:replaced": "SEAL-03 SEAL-05",
    "do:encore": "CURS-02 SEAL-02",
    "what:sex": "CHAR-14",
    "do:chase": "RUN-02 RUN-09",
    "do:compel": "PREC-06 HELP-09 R-8",
    "do:death": "DEAD-01 DEAD-03 R-20",
    "do:double": "COMB-01",
    "do:either": "CURS-05",
    "do:escape": "R-19",
    "do:escape-all": "R-19",
    "do:extra-helper": "HELP-02",
    "reroll:escaped": "RUN-02",
    "do:join": "MULT-01 COMB-10",
    "remove:killed": "PREC-03 R-6",
    "do:last": "CARDS-05 CHAR-09",
    "do:let-go": "COMB-05",
    "levels:down": "CHAR-01 PREC-02",
    "levels:up": "CHAR-01 PREC-05 R-7",
    "levels:win": "PREC-05 WIN-02",
    "do:lose": "CURS-05",
    "do:lose-ally": "CHAR-17",
    "do:lose-random": "CARDS-06",
    "do:lose-traits": "CHAR-02 CHAR-03",
    "remove:gone": "COMB-05 COMB-06 R-16",
    "do:remove-all": "COMB-05 COMB-06 R-16",
    "reroll:own": "R-11",
    "do:resurrect": "CARDS-02",
    "do:search": "CARDS-02",
    "who:helper": "HELP-10",
    "do:set-die": "R-11",
    "to:die": "R-11",
    "to:munchkin": "MEDD-03",
    "retag:gains": "MULT-06 MULT-08",
    "swap:monsters": "MULT-02",
    "what:ally": "CHAR-17",
    "what:item": "CHAR-12",
    "taken:chosen": "CURS-05",
    "what:monster": "CHAR-17 COMB-05",
    "do:transfer": "R-22",
    "of:big-items": "ITEM-10 ITEM-12 ITEM-18",
    "rule:at-once": "TURN-05",
    "rules:double-sale": "SELL-01",
    "against:doors": "TURN-04",
    "rules:carrier": "ITEM-14",
    "rule:carrier": "ITEM-05",
    "rules:help-level": "HELP-07 WIN-03 R-5",
    "by:nobody": "R-19",
    "rules:no-help": "HELP-01",
    "rules:no-sex": "CHAR-15",
    "rules:open-join": "MULT-01 MEDD-02",
    "ties:own": "COMB-02",
    "ties:all": "COMB-03 HELP-05",
    "rule:flee-cost": "RUN-01",
    "upon:seal-opened": "SEAL-07",
    "upon:seal-closed": "SEAL-03 SEAL-04",
    "life:levels": "DEAD-01 DEAD-08",
    "rule:grip": "ITEM-05",
    "to:level-price": "SELL-01",
    "counts:helpers-levels": "HELP-02",
    "to:all-flight": "RUN-02",
    "rule:curse-toll": "CURS-02",
    "to:prizes": "REW-01",
    "what:flight": "RUN-02",
    "rule:no-help": "HELP-01",
    "to:monsters": "COMB-12",
    "event:no-kill": "SEAL-02",
    "of:hand": "CARDS-08",
    "to:hand-limit": "CARDS-08",
    "rule:leaves-for": "COMB-05 R-18",
    "more:levels": "REW-04",
    "of:allies": "CHAR-17",
    "rule:needs-level": "ITEM-07",
    "to:strength": "COMB-01",
    "rule:spares": "RUN-09",
    "more:treasures": "REW-01",
    "do:get-help": "HELP-01",
    "end:combat": "CURS-03",
    "cost:card": "CHAR-08 CHAR-09",
    "cost:hand-card": "CHAR-08",
    "pay:whole-hand": "CHAR-08",
    "per:combat": "R-17",
    "target:hand-monster": "MULT-01",
    "item:small": "CHAR-12 R-15",
    "when:draw": "TURN-02",
    "when:roll": "R-11",
}
SIGNS: Final[dict[tuple[str, str], Callable[[dict[str, Any]], str]]] = {
    ("do", "levels"): lambda v: (
        "levels:win" if v.get("may_win") else "levels:up" if str(v["n"]).isdigit() else "levels:down"
    ),
    ("at", "item"): lambda v: "item:small" if v.get("small") else "item:any",
    ("do", "remove"): lambda v: "remove:killed" if v["pays"] == "as-killed" else "remove:gone",
    ("do", "reroll"): lambda v: f"reroll:{v.get('who', 'own')}",
    ("do", "swap"): lambda v: f"swap:{v.get('what', 'monsters')}",
    ("do", "retag"): lambda v: "retag:gains" if v.get("gains") else "retag:loses",
    ("do", "taken"): lambda v: "taken:unseen" if v.get("unseen") else "taken:chosen",
    ("rule", "saves-life"): lambda v: "life:levels" if v.get("levels") else "life:hand",
    ("rule", "win-ties"): lambda v: "ties:own" if v.get("only_as_fighter") else "ties:all",
    ("rule", "pays-more"): lambda v: "more:levels" if v.get("levels") else "more:treasures",
}
TAGS: Final = ("do", "rule", "pay", "that", "at", "are", "per")  # keys whose value says which word it is


def touches(card: AnyCard, pack: Pack) -> list[str]:
    """The clauses that hold in the card's edition and that the card touches, in the order of the rulebook."""
    found = set(_of_kind(card, pack))
    for word in said(msgspec.to_builtins(card)):
        found.update(WORDS.get(word, "").split())
    return [clause.id for clause in load().values() if clause.id in found and holds(clause, pack.id)]


def said(value: Any, field: str = "") -> Iterator[str]:
    """Every "field:word" in a card as written."""
    if isinstance(value, dict):
        for key, part in value.items():
            if isinstance(part, str) and (key, part) in SIGNS:
                yield SIGNS[key, part](value)
        for key, part in value.items():
            if key in TAGS and isinstance(part, str):
                yield f"{key}:{part}"
            else:
                yield from said(part, key)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from said(part, field)
    elif isinstance(value, str):
        yield f"{field}:{value}"


def _of_kind(card: AnyCard, pack: Pack) -> Iterable[str]:
    yield from KINDS[type(card)].split()
    for clauses, so in _facts(card, pack):
        yield from clauses.split() if so else ()


def _facts(card: AnyCard, pack: Pack) -> Iterable[tuple[str, object]]:
    """Clauses that a card touches if its numbers are so."""
    match card:
        case schema.Monster():
            yield "RUN-03", card.bad_stuff
            yield "RUN-02", card.run_away
            yield "REW-04", card.levels_gained > 1
            yield "COMB-12 HELP-04", card.against or card.might
            yield "CHAR-14", {"male", "female"} & set(card.against)
            yield "R-23", "no-class" in card.against
            yield "MULT-05 MEDD-02", set(card.tags) & set(pack.join_tags)
        case schema.Enhancer():
            yield "ENH-03 R-18", card.mate
            yield "ENH-04", card.treasures < 0
            yield "MULT-06", set(card.tags) & set(pack.join_tags)
        case schema.Item():
            yield "ITEM-02" if card.gold in (0, "none") else "SELL-01", True
            yield "ITEM-06" if card.slot == "none" else "ITEM-05", True
            yield "ITEM-10 TRADE-06", card.big
            yield "ITEM-07", card.usable_by or card.not_usable_by
            yield "RUN-02", card.run_away
        case schema.OneShot():
            yield "SELL-07" if card.gold else "ITEM-02 SELL-06", True
            yield "ITEM-10", card.big
        case schema.Class() | schema.Race():
            yield "RUN-02", card.run_away
        case _:
            pass
