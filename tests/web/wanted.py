"""What tests look for in games of bots. No game is known to have it: `shelve` takes the first one that has."""

from collections.abc import Callable
from typing import Any

from kickdoor.engine.ids import DEAL_HELP, K_ITEM
from kickdoor.ruleset import open_box
from tests.web.positions import HOST, Moment, Shelved

Wanted = Callable[[Moment], object]

GAMES = 20  # in which moments are looked for
WINNING = 10
LEVEL_PRICE = 1000
PICKED = ("choose", "charity", "draw")

ASKED: dict[str, Wanted] = {
    "quiet": lambda m: m.request.mandatory and m.may("kick-door"),
    "fight": lambda m: m.view.combat and m.view.combat.fighter == HOST and m.may("ask-help"),
    "window": lambda m: m.window and m.view.combat,
    "picker": lambda m: m.request.mandatory and m.request.kind in PICKED and len(m.steps) > 2,
    "deal": lambda m: m.may("counter"),
    "spoils": lambda m: m.request.mandatory and m.view.spoils,
    "running": lambda m: m.may("run"),
    "curse": lambda m: m.view.curse,
}


def of_kind(kind: int) -> list[str]:
    """The cards of the classic set that are of a kind."""
    box = open_box(("classic",))
    kinds = [box.tables.kind[copies[0]] for copies in box.names.copies]
    return [card for card, its in zip(box.names.cards, kinds, strict=True) if its == kind]


ITEMS = frozenset(of_kind(K_ITEM))


def about_to_win(moment: Moment) -> bool:
    fight = moment.view.combat
    if not (moment.window and fight and fight.winning):
        return False
    return moment.view.players[fight.fighter].level + fight.levels >= WINNING


def too_many_cards(moment: Moment) -> bool:
    charity = moment.view.charity
    hand = len(moment.view.players[HOST].hand)
    return moment.request.kind == "charity" and moment.request.mandatory and bool(charity and hand > charity[0])


def too_many_and_one_to_play(moment: Moment) -> bool:
    """An Item: other cards may change how many are too many."""
    plays = {step["card"] for step in moment.steps if step["do"] == "play"}
    return too_many_cards(moment) and not plays.isdisjoint(ITEMS & moment.hand)


def too_many_and_something_worn(moment: Moment) -> bool:
    return too_many_cards(moment) and bool(moment.view.players[HOST].worn)


def own_offer(moment: Moment) -> bool:
    """Help is asked for, and the offer not made yet."""
    deal = moment.view.deal
    return moment.request.kind == "deal" and bool(deal and not deal.made and deal.scope == DEAL_HELP)


def own_turn(moment: Moment) -> bool:
    return moment.request.mandatory and moment.may("kick-door") and bool(moment.view.players[HOST].hand)


def rich(moment: Moment) -> bool:
    """Two Items to give away, and some that others have."""
    mine, *others = moment.view.players
    arranging = moment.request.kind == "arrange" and moment.request.mandatory
    return arranging and len(mine.worn + mine.pack) > 1 and any(other.worn + other.pack for other in others)


def throws(moment: Moment) -> list[str]:
    """Cards of the hand that count for the side of the own fight they are played on."""
    fights = moment.request.mandatory and moment.request.kind == "combat" and moment.view.combat
    return [card for card, _side in sided(moment)] if fights else []


def sided(moment: Moment) -> list[tuple[str, object]]:
    """Cards of the hand for a side of a fight, and the side."""
    plays = [step for step in moment.steps if step["do"] == "play" and "side" in step]
    return [(str(step["card"]), step["side"]) for step in plays if step["card"] in moment.hand]


def arms_a_winner(moment: Moment) -> list[str]:
    """Cards of the hand for either side of a fight by which somebody else would win the game."""
    fight = moment.view.combat
    if not (moment.window and fight and HOST not in (fight.fighter, *fight.helpers)):
        return []
    if moment.view.players[fight.fighter].level + fight.levels < WINNING:
        return []
    sides = sided(moment)
    return sorted(
        {card for card, side in sides if side == "munchkins"} & {card for card, side in sides if side == "monsters"}
    )


def selling(moment: Moment) -> bool:
    """Before the own door, with Items that are worth a Level."""
    return moment.request.kind == "arrange" and moment.request.mandatory and moment.gold >= LEVEL_PRICE


EVERYTHING: tuple[Wanted, ...] = (
    *ASKED.values(), about_to_win, too_many_and_one_to_play, too_many_and_something_worn, own_turn, rich, throws,
    selling,
)  # fmt: skip


def shelve(name: str, *wanted: Wanted, **settings: Any) -> Shelved:
    """The first of some games that has all the moments."""
    for number in range(1, GAMES + 1):
        game = Shelved(name, secret=f"{number:064x}", **settings)
        if all(any(fits(moment) for moment in game.moments) for fits in wanted):
            return game
    raise AssertionError(f"none of {GAMES} games has all that is wanted")
