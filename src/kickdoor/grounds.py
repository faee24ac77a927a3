"""What a refusal rests on: the clauses of its reason first, then those about the question that is open, then those
about what was tried.

A lawyer may cite any of them: whoever plays an enhancer where nobody fights is told that there is no fight, and
that enhancers belong into one.
"""

from typing import Final

from kickdoor.engine import ids, reasons
from kickdoor.engine.ids import Choice
from kickdoor.engine.state import State
from kickdoor.engine.tables import Tables

LAPSES: Final = "HELP-02 HELP-03 R-3 R-9 R-22 TRADE-01 TRADE-02 TRADE-06 DEAD-04"  # what ends an offer that waits

OF_ACT: Final = {
    ids.V_KICK: "TURN-02",
    ids.V_LOOT: "TURN-08 TURN-06 R-16 RUN-01",
    ids.V_TROUBLE: "TURN-07 TURN-06 R-16 COMB-10",
    ids.V_END: "TURN-14",
    ids.V_KEEP: "TURN-05 CARDS-07",
    ids.V_EQUIP: "TIME-08 ITEM-03",
    ids.V_UNEQUIP: "TIME-08",
    ids.V_ATTACH: "TIME-08",
    ids.V_DROP: "TIME-01 TIME-02",
    ids.V_SELL: "SELL-01 SELL-03",
    ids.V_DONE: "SELL-01",
    ids.V_ACCEPT: "HELP-01 TRADE-04 " + LAPSES,
    ids.V_DECLINE: "HELP-01 TRADE-04 " + LAPSES,
    ids.V_COUNTER: "HELP-01 HELP-03 " + LAPSES,
    ids.V_RUN: "RUN-01 RUN-04 RUN-05 R-15",
    ids.V_SHARE: "TURN-10 TURN-11 CARDS-08",
    ids.V_DISCARD: "ITEM-09 TURN-10 TURN-12",
    ids.V_REVEAL: "CARDS-09",
    ids.V_DISPUTE: "RUN-06",
    ids.V_SACRIFICE: "RUN-08 R-19",
    ids.V_REVEL: "TIME-14",
}

OF_DEAL: Final = {
    ids.DEAL_HELP: "HELP-01 HELP-03",
    ids.DEAL_GIFT: "TRADE-04 TRADE-01",
    ids.DEAL_TRADE: "TRADE-01 TIME-07",
}

PLAYED: Final = {  # a card, by its kind
    ids.K_MONSTER: "COMB-10 TURN-07 MULT-01 MULT-05 MEDD-02",
    ids.K_CLASS: "TIME-10 R-14 CHAR-10 SUPER-05",
    ids.K_RACE: "TIME-10 R-14 CHAR-11 SUPER-06",
    ids.K_SUPER: "SUPER-01 R-21",
    ids.K_HALF: "SUPER-06 SUPER-01 R-21",
    ids.K_ENHANCER: "ENH-01 ENH-02 ENH-03 MEDD-02",
    ids.K_SPECIAL: "PREC-01 SHOT-05",
    ids.K_CURSE: "TIME-06 CURS-01",
    ids.K_ITEM: "TIME-12 R-14 ITEM-01",
    ids.K_ONESHOT: "SHOT-01 SHOT-02 TIME-12 MEDD-01 PREC-01",
    ids.K_LEVEL: "SHOT-03 SHOT-05 TIME-03 PREC-01",
    ids.K_HIRELING: "TIME-04 ITEM-14",
    ids.K_CHEAT: "ITEM-08 TIME-12",
    ids.K_ITEM_ENHANCER: "ITEM-16 TIME-12",
    ids.K_ALLY: "TIME-05 CHAR-17",
}

ATTACHED: Final = {**PLAYED, ids.K_ITEM: "ITEM-15"}  # what Items are attached to: of the Items, the Dolly

USED: Final = {  # an ability, by the kind of card that gives it
    ids.K_MONSTER: "COMB-12 PREC-01",
    ids.K_CLASS: "CHAR-02 CHAR-08",
    ids.K_RACE: "CHAR-03 CHAR-02 CHAR-08",
    ids.K_ITEM: "ITEM-03 PREC-01",
    ids.K_HIRELING: "ITEM-14",
    ids.K_ALLY: "CHAR-17",
    ids.K_CHARACTER: "CHAR-16",
    ids.K_SEAL: "SEAL-01",
}

AIMED: Final = {  # what is used or played, by what it is aimed at
    ids.TG_HAND_MONSTER: "MULT-01 MEDD-02",
    ids.TG_SWAP: "MULT-01 COMB-10",
    ids.TG_OTHER_FIGHTER: "MEDD-03",
    ids.TG_RIVAL_SMALL: "CHAR-12",
    ids.TG_STRONGER: "HELP-01 HELP-09",
    ids.TG_RUNNERS: "R-19 RUN-01",
    ids.TG_BYSTANDER: "R-22",
    ids.TG_CURSE: "CURS-07",
    ids.TG_WORN: "ITEM-03",
    ids.TG_TAGGED_ITEM: "ITEM-03 ITEM-17",
    ids.TG_RIVAL_ALLY: "CHAR-17",
}

MOMENT: Final = (  # and by when it may be, where that is not any time
    (ids.W_RUN, "RUN-01 R-19"),
    (ids.W_ESCAPED, "R-19 R-11 RUN-07"),
    (ids.W_ROLL, "R-11 R-19 RUN-02 RUN-03"),
    (ids.W_CURSE, "CURS-07"),
    (ids.W_SEAL, "SEAL-02 SEAL-05"),
    (ids.W_HELP, "HELP-11"),
)

ASKED: Final = {  # what is being chosen, by why
    ids.WHY_LOSE: "CURS-05 R-12 CARDS-06",
    ids.WHY_LOOT: "DEAD-03 DEAD-01",
    ids.WHY_SPOILS: "HELP-03 HELP-08",
    ids.WHY_SPOIL: "HELP-03 HELP-08",
    ids.WHY_BIG: "ITEM-12 ITEM-10 ITEM-11",
    ids.WHY_BIG_TO: "ITEM-12",
    ids.WHY_COST: "CHAR-08",
    ids.WHY_ESCAPE: "R-19",
    ids.WHY_FIRST: "RUN-06",
    ids.WHY_CARRIER: "ITEM-14",
    ids.WHY_OFF: "ITEM-05",
    ids.WHY_ALLY: "CHAR-17",
    ids.WHY_CHARACTER: "DEAD-07 CHAR-16",
    ids.WHY_SACRIFICE: "RUN-08",
    ids.WHY_ALONE: "SUPER-07 R-21",
}


def grounds(s: State, seat: int, choice: Choice, reason: int) -> str:
    """All clauses a refusal of this choice rests on, each once, the closest first."""
    cited = f"{reasons.REASONS[reason][0]} {asked(s, seat, choice, reason)} {act(s.t, choice)}"
    if s.phase == ids.PH_SETUP:
        cited += " SETUP-09 SETUP-13"  # the first turn has not begun
    return " ".join(dict.fromkeys(cited.split()))


def asked(s: State, seat: int, choice: Choice, reason: int) -> str:
    """What the open question is about, where that is in the way or is to be answered."""
    top = s.stack[-1]
    if top[ids.KIND] != ids.F_PICK:
        return ""
    waits = reason == reasons.NO_WAIT or choice[0] == ids.V_CHOOSE or top[ids.SEAT] == seat
    return ASKED.get(top[ids.PICK_WHY], "") if waits else ""


def act(t: Tables, choice: Choice) -> str:
    """What the rules say about doing such a thing at all."""
    verb, a, b, c = choice
    if verb == ids.V_DEAL:
        ally = a == ids.DEAL_GIFT and 0 <= c < len(t.kind) and t.kind[c] == ids.K_ALLY
        return OF_DEAL.get(a, "") + (" TRADE-05" if ally else "") if b >= 0 else ""
    if verb == ids.V_PLAY:
        return " ".join([PLAYED.get(t.kind[a], ""), *[way(t, number) for number in t.modes[a]]])
    if verb == ids.V_USE:
        return f"{way(t, a)} {' '.join([USED.get(t.kind[card], '') for card in copies(t, a)])}"
    return OF_ACT.get(verb, "") + (f" {ATTACHED.get(t.kind[a], '')}" if verb == ids.V_ATTACH else "")


def copies(t: Tables, number: int) -> list[int]:
    """A card that gives the ability, if one is in the box."""
    return [card for card, face in enumerate(t.face) if face == t.abilities[number].face][:1]


def way(t: Tables, number: int) -> str:
    """What the rules say about this use of a card."""
    ability = t.abilities[number]
    only = 0 if ability.when & ids.W_NO_FIGHT else ability.when
    return " ".join([AIMED.get(ability.target, ""), *[cited for when, cited in MOMENT if only & when]])
