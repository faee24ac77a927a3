"""`kickdoor editions`: what each set holds, side by side."""

import json
import sys
from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from kickdoor.cards.load import shipped
from kickdoor.cards.schema import Ally, Class, Edition, ItemEnhancer, Race
from kickdoor.cards.shelf import Packs, fetch, folders, gather
from kickdoor.cards.words import kind_word, kinds
from kickdoor.effects.phrase import plural, title
from kickdoor.effects.plus import WinTies
from kickdoor.rules.clauses import holds, load, shipped_editions
from kickdoor.ruleset import Options


def print_editions(packs: Packs, as_json: bool) -> int:
    """The sets that come with the game, then those in the folders."""
    outside = gather(folders(packs))
    sets = [facts(edition) for name in names(outside) for edition in fetch([name], outside)]
    if as_json:
        print(json.dumps(sets, indent=1))
    else:
        wide = None if sys.stdout.isatty() else 160  # a file has room
        Console(highlight=False, markup=False, width=wide).print(table(sets))
    return 0


def names(outside: Iterable[str] = ()) -> list[str]:
    """Every edition there is: those of the rulebooks in their order, others that come with the game, from outside."""
    return list(dict.fromkeys((*shipped_editions(), *shipped(), *outside)))


def facts(edition: Edition) -> dict[str, Any]:
    """All there is to know of a set before it is opened."""
    cards = edition.cards()
    count: Counter[str] = Counter()
    for card in cards:
        count[kind_word(card)] += card.copies
    pack = edition.pack
    natures = [card for card in cards if isinstance(card, Class | Race)]
    return {
        "id": pack.id,
        "name": pack.name,
        "decks": dict(pack.decks),
        "different": len(cards),
        "kinds": {kind: count[kind] for kind in kinds() if count[kind]},
        "classes": list(pack.classes),
        "races": list(pack.races),
        "characters": list(pack.characters),
        "win_ties": [card.id for card in natures if WinTies() in card.rules],
        "win_own_ties": [card.id for card in natures if WinTies(only_as_fighter=True) in card.rules],
        "gain_by_helping": [card.id for card in natures if "help-level" in card.rules],
        "special": special(edition),
        "options": options(edition),
    }


JOINING = {"shark": "MULT-07", "demon": "MULT-08"}  # other kinds: MULT-05


def special(edition: Edition) -> list[str]:
    """What the set's own rules are about, in a few words, with the clause where it is one of this set's."""
    pack = edition.pack
    told = [(f"{title(tag)} monsters join each other", JOINING.get(tag, "MULT-05")) for tag in pack.join_tags]
    told += [
        (words, clause)
        for there, words, clause in (
            (edition.seals, "Seals that open and close; the seventh ends the game", "SEAL-05"),
            (edition.characters, "a character for everybody", "SETUP-05"),
            (any(isinstance(card, Ally) for card in edition.doors), "Allies", "CHAR-17"),
            (any(isinstance(card, ItemEnhancer) for card in edition.treasures), "Item enhancers", "ITEM-16"),
            (not pack.big_limit, "no limit to Big Items", "ITEM-13"),
            (pack.revel, "revelling at any time", "TIME-14"),
            (pack.dispute, "a roll for who runs first", "RUN-06"),
            (pack.board, "a board and standies show the Levels", "SETUP-06"),
            (not pack.races, "no Races", "SETUP-12" if edition.characters else "SETUP-11"),
        )
        if there
    ]
    foreign = pack.id not in shipped_editions()
    return [f"{words} ({clause})" if foreign or holds(load()[clause], pack.id) else words for words, clause in told]


def options(edition: Edition) -> list[str]:
    """The table options that have something to change in this set."""
    every = [field.encode_name for field in msgspec.structs.fields(Options)]
    needs = {"seal_roll": bool(edition.seals), "table": bool(edition.pack.table)}
    return [name for name in every if needs.get(name, True)]


def table(sets: list[dict[str, Any]]) -> Table:
    """A column a set."""
    shown = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    shown.add_column("", style="bold", no_wrap=True)
    for told in sets:
        shown.add_column(told["id"])
    shown.add_row("name", *(told["name"] for told in sets))
    for deck in dict.fromkeys(deck for told in sets for deck in told["decks"]):
        shown.add_row(f"{title(deck)} cards", *(str(told["decks"].get(deck, "–")) for told in sets))
    shown.add_row("different cards", *(str(told["different"]) for told in sets))
    there = set().union(*(told["kinds"] for told in sets))
    for kind in (kind for kind in kinds() if kind in there):
        shown.add_row(f"  {_several(kind)}", *(str(told["kinds"].get(kind, "–")) for told in sets))
    shown.add_row("Classes", *(_listed(told["classes"]) for told in sets))
    shown.add_row("Races", *(_listed(told["races"]) for told in sets))
    shown.add_row("characters", *(_listed([w.removeprefix("char-") for w in told["characters"]]) for told in sets))
    shown.add_row("special rules", *("\n".join(told["special"]) or "–" for told in sets))
    shown.add_row("options", *("\n".join(told["options"]) for told in sets))
    return shown


def _several(kind: str) -> str:
    """A kind in the plural, where it has one."""
    return kind if kind in ("Special", "Go Up a Level") else "Classes" if kind == "Class" else plural(kind)


def _listed(words: list[str]) -> str:
    return ", ".join(map(title, words)) or "–"
