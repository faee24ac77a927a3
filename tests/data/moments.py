"""The moments of a game, laid out at a real table, and in which of them the rules let a card be played."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.engine.legal import refuse
from kickdoor.engine.state import State
from kickdoor.engine.traits import refresh_traits
from kickdoor.engine.windows import situation
from kickdoor.engine.zones import cut, put
from kickdoor.game import Game
from kickdoor.ruleset import open_box
from kickdoor.scenario.legal import plays, uses
from kickdoor.scenario.parse import parse_text
from kickdoor.scenario.run import Result, Runner
from kickdoor.scenario.table import lay_out

ANN, BO, CY = "Ann", "Bo", "Cy"  # Ann holds the card
MOST_PASSES = 50  # until the moment is there
Layout = dict[str, Any]

# What lies on the tables of an edition: whatever a card may ask for is there.
TABLES: dict[str, Layout] = {
    "classic": {
        "foes": ["lame-goblin", "pukachu"],
        "deadly": "stoned-golem",
        "curse": "curse-lose-a-level",
        ANN: {
            "classes": ["wizard"],
            "races": ["elf"],
            "equipped": ["hireling"],
            "carried": ["buckler-of-swashing"],
            "hand": ["flying-frogs"],
        },
        BO: {"races": ["elf"], "carried": ["huge-rock"], "hand": ["curse-lose-a-level"]},
        CY: {"curses": ["curse-chicken-on-your-head"], "hand": ["leather-armor"]},
    },
    "legends": {
        "foes": ["heebie-jeebies", "mothman"],
        "deadly": "medusa",
        "curse": "bad-omens",
        ANN: {
            "classes": ["cleric"],
            "races": ["elf"],
            "equipped": ["hireling"],
            "carried": ["digital-cloak"],
            "hand": ["earwigs"],
        },
        BO: {"carried": ["glass-slippers"], "hand": ["bad-omens"]},
        CY: {"curses": ["albatross-necklace"], "hand": ["trident"]},
    },
    "apocalypse": {
        "foes": ["expired-coupon-sprite", "overnight-crypt-staff"],
        "deadly": "great-cthulhu",
        "curse": "acid-drizzle",
        ANN: {"classes": ["kid"], "equipped": ["improvised-weapon"], "hand": ["sidewalk-shark"]},
        BO: {
            "equipped": ["galoshes-of-evacuation"],
            "carried": ["15-year-supply-of-beer-and-toilet-paper"],
            "hand": ["acid-drizzle", "zoo-breakout"],
        },
        CY: {"curses": ["sleepless-end-of-days"], "hand": ["fire-ants"]},
        "seals": ["cupboard-is-bare"],
        "seals_open": ["calm-before-the-worse-storm"],
    },
    "steampunk": {
        "foes": ["chimney-imp", "gearhead"],
        "deadly": "land-leviathan",
        "curse": "boiler-bill-comes-due",
        ANN: {"classes": ["explorer"], "carried": ["cane-gatling-gun"], "hand": ["mousetrap"]},
        BO: {"carried": ["cane-pistol"], "hand": ["boiler-bill-comes-due"]},
        CY: {"curses": ["rust-season"], "carried": ["pedal-reduplicator"], "hand": ["time-flies"]},
    },
    "adventure-time": {
        "foes": ["sugar-mites", "ghost-of-a-forgotten-lunch"],
        "deadly": "banshee-prom-queen",
        "curse": "existential-nap",
        ANN: {
            "character": "char-finn",
            "classes": ["wizard"],
            "carried": ["bouncy-mushroom-clogs"],
            "hand": ["me-mow"],
        },
        BO: {
            "character": "char-jake",
            "allies": ["cosmic-owl"],
            "carried": ["sherbet-rapier"],
            "hand": ["existential-nap"],
        },
        CY: {"character": "char-lsp", "curses": ["endless-hiccups"], "hand": ["ricardio"]},
    },
}
LEVELS = {ANN: 5, BO: 1, CY: 6}
# (whose turn and fight, who helps, what that player then does, with which dice, and what moment that is for Ann)
MOMENTS: dict[str, tuple[str, str | None, str, list[int], int]] = {
    "own turn": (ANN, None, "", [], ids.W_OWN),
    "another's turn": (BO, None, "", [], ids.W_OFF),
    "received": (BO, None, "", [], ids.W_OFF),  # the same, and the card has come this moment
    "own fight": (ANN, None, "fight", [], ids.W_FIGHT),
    "own fight, helped": (ANN, BO, "fight", [], ids.W_FIGHT),
    "helping": (BO, ANN, "fight", [], ids.W_HELP),
    "another's fight": (BO, None, "fight", [], ids.W_WATCH),
    "another's fight, helped": (BO, CY, "fight", [], ids.W_WATCH),
    "running": (ANN, None, "run", [6], ids.W_RUN),
    "another runs": (BO, None, "run", [6], ids.W_RUN_WATCH),
    "failed roll": (ANN, None, "run", [1], ids.W_ROLL),
    "made roll": (ANN, None, "run", [6], ids.W_ROLL),
    "another's failed roll": (BO, None, "run", [1], ids.W_ROLL_WATCH),
    "another's made roll": (BO, None, "run", [6], ids.W_ROLL_WATCH),
    "another got away": (BO, None, "run away", [6, 6], ids.W_ESCAPED),
    "cursed": (BO, None, "curse Ann", [], ids.W_CURSE),
    "another cursed": (BO, None, "curse Cy", [], ids.W_CURSE),
    "another died": (BO, None, "die", [1], ids.W_BODY),
    "after another's kill": (BO, None, "win", [], ids.W_OFF),
    "a Seal opens": (BO, None, "doom Ann", [], ids.W_SEAL),
    "another sold": (BO, None, "sell 15-year-supply-of-beer-and-toilet-paper", [], ids.W_OFF),
}
# where there are cards made for it
ONLY_IN = {"a Seal opens": "apocalypse", "another sold": "apocalypse", "another died": "steampunk"}


def moments(edition: str) -> list[str]:
    return [name for name in MOMENTS if ONLY_IN.get(name, edition) == edition]


@cache
def table(edition: str, moment: str) -> Game:
    """The game at that moment."""
    turn, helper, what, dice, wanted = MOMENTS[moment]
    there = TABLES[edition]
    told: Layout = {
        "name": f"{edition}: {moment}",
        "edition": edition,
        "players": [{"name": who, "level": level, **there[who]} for who, level in levels(what).items()],
        "turn": turn,
        "dice": dice,
        **{key: there[key] for key in ("seals", "seals_open") if key in there},
        **fight(there, what, turn, helper),
    }
    steps = [{"by": turn, **step} for step in deeds(there, what)]
    scenario = parse_text(yaml.safe_dump(told | {"steps": steps or [{"do": "settle"}]}), Path(f"{edition}.yaml"))
    game = lay_out(replace(scenario, options={"patient": True}))  # who might hold an answer is asked
    runner = Runner(game, Result(scenario.path))
    for step in scenario.steps if steps else ():
        runner.do(step, [])
    for _ in range(MOST_PASSES):
        if situation(game.state, 0) == wanted and (what != "win" or game.state.combat is None):
            return game
        assert runner.pass_once(), f"{edition}: {moment} does not come"
    raise AssertionError(f"{edition}: {moment} does not come")


def levels(what: str) -> dict[str, int]:
    return LEVELS | {BO: 7} if what in ("die", "win") else LEVELS


def foes(there: Layout, what: str) -> list[str]:
    found: list[str] = [there["deadly"]] if what == "die" else there["foes"]
    return found[:1] if what == "win" else found


def fight(there: Layout, what: str, fighter: str, helper: str | None) -> Layout:
    if what not in ("fight", "run", "run away", "die", "win"):
        return {}
    monsters = [{"card": card} for card in foes(there, what)]
    return {"combat": {"fighter": fighter, "helper": helper, "monsters": monsters}}


def deeds(there: Layout, what: str) -> list[Layout]:
    """What the player of the turn does until the moment is there."""
    verb, _, about = what.partition(" ")
    if verb in ("run", "die"):
        return [{"do": "run", "from": card} for card in foes(there, what)[: 2 if about else 1]]
    if verb == "sell":
        return [{"do": "sell", "cards": [about]}]
    if verb in ("curse", "doom"):
        return [{"do": "play", "card": there["curse"] if verb == "curse" else "zoo-breakout", "target": about}]
    return []


def playable(edition: str, card: str) -> set[str]:
    """The moments in which Ann may play the card, which she has in hand."""
    return {moment for moment in moments(edition) if ways(*holding(edition, moment, card))}


def usable(edition: str, card: str, zone: int) -> set[str]:
    """The moments in which Ann may use the card, which she has in play."""
    found = set()
    for moment in moments(edition):
        s, n = holding(edition, moment, card, zone)
        if any(not refuse(s, 0, use) for number in s.t.uses[n] for use in uses(s, 0, number)):
            found.add(moment)
    return found


def holding(edition: str, moment: str, name: str, zone: int = ids.Z_HAND) -> tuple[State, int]:
    """The table at the moment, with a copy of the card in Ann's hand: her own, if she has it in play."""
    names = open_box((edition,)).names
    s = table(edition, moment).state.clone()
    *_, card = sorted(names.copies[names.face_of[name]], key=s.zones[ids.Z_TRAITS].__contains__)
    move(s, card, zone)
    if moment == "received":
        s.fresh = (*s.fresh, card)
    return s, card


def move(s: State, card: int, zone: int) -> None:
    """From wherever it is to Ann."""
    at = next(at for at, cards in enumerate(s.zones) if card in cards)
    cut(s, at if at < s.n * ids.SEAT_ZONES else at - len(s.zones), card)  # those of no player count from the end
    put(s, zone, card)
    refresh_traits(s, 0)


def ways(s: State, card: int) -> list[Choice]:
    """How the rules let Ann play or attach it now; laying a one-shot down is not playing it."""
    laid_down = s.t.kind[card] == ids.K_ONESHOT
    found: list[Choice] = [way for way in plays(s, 0, card) if not (laid_down and way[3] == ids.CARRIED)]
    mine = (*s.zones[ids.Z_HAND], *s.zones[ids.Z_WORN], *s.zones[ids.Z_PACK])
    found += [(ids.V_ATTACH, card, item, 0) for item in mine if item != card]
    return [way for way in found if not refuse(s, 0, way)]


def aims(edition: str, card: str, moment: str) -> set[str]:
    """What it may be aimed at in that moment: sides, players and monsters by their names."""
    s, n = holding(edition, moment, card)
    told = (table(edition, moment).scribe.step(s, way) for way in ways(s, n))
    return {aim for step in told if (aim := step.get("side", step.get("target"))) is not None}
