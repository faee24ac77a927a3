"""The `choose` inside a step: is it part of what the step does, and if not, does it open afterwards?"""

from typing import Any, Final

from kickdoor.engine import ids
from kickdoor.engine.apply import CHANCE
from kickdoor.engine.ids import PASS, Choice
from kickdoor.engine.options import options
from kickdoor.engine.state import Event
from kickdoor.game import Game, Refused
from kickdoor.reading import Plan
from kickdoor.scenario.foregone import taken

CHOSEN: Final = ("choose", "target", "discard", "option", "with", "to", "in_place_of")  # keys of a step
ALWAYS_STEPS: Final = (ids.V_KICK, ids.V_LOOT, ids.V_TROUBLE, ids.V_END, ids.V_RUN)


def judged(game: Game, seat: int, action: dict[str, Any]) -> Refused | None:
    """Why the rules forbid a step, with what is chosen in it; None if they allow it."""
    plan, refusal = game.find_plan(seat, action)
    picked = action.get("choose")
    if refusal is None and picked is not None and not used(game, plan, picked):
        return no_choice(game, seat, plan, {"do": "choose", "option": picked})
    return refusal


def used(game: Game, plan: Plan, picked: object) -> bool:
    """Was the `choose` of the step already part of what was done?"""
    return str(picked) in implied(game, plan, {})


def implied(game: Game, plan: Plan, given: dict[str, Any]) -> set[str]:
    """What is done with which cards and players, as far as the step does not give it."""
    words: set[str] = set()
    for choice in plan:
        done = game.scribe.step(game.state, choice)
        for key in CHOSEN:
            value = done.get(key, []) if key not in given else []
            words.update(map(str, value if isinstance(value, list) else [value]))
    return words


def no_choice(game: Game, seat: int, plan: Plan, action: dict[str, Any]) -> Refused | None:
    """Why the `choose` of a step never opens after what it does; found out at a copy of the table."""
    trial = game.clone()
    events: list[Event] = []
    for choice in plan:
        events += trial.apply(seat, choice)
    while True:
        _plan, refusal = trial.find_plan(seat, action)
        silent = let_pass(trial)
        if refusal is None or silent is None:
            asked = action["option"] in game.scribe.players or not taken(trial, seat, events, action["option"])
            return refusal if asked else None
        events += trial.apply(*silent)


def let_pass(game: Game) -> tuple[int, Choice] | None:
    """One seat that is only offered a chance passes; a choice with a single option is made."""
    s = game.state
    if game.over or s.asked == CHANCE:
        return None
    for seat in [(s.turn + i) % s.n for i in range(1, s.n + 1)]:
        if s.invited >> seat & 1 and not s.deciding >> seat & 1 and options(s, seat):
            return seat, PASS
    for seat in range(s.n):
        if s.deciding >> seat & 1:
            offered = [choice for choice in options(s, seat) if choice[0] == ids.V_CHOOSE] or options(s, seat)
            if len(offered) == 1 and offered[0][0] not in ALWAYS_STEPS:
                return seat, offered[0]
    return None
