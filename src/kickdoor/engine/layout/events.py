"""Events: what is told to the table."""

from typing import NamedTuple


class EventKind(NamedTuple):
    """(kind, seat, a, b, c, audience)."""

    name: str
    told: str  # its name outside of the engine
    clause: str  # the clause it rests on
    shape: str = ""  # what a, b, c are: a card (c), a player (p), a number (n), a sex (s), a reason (r), a target (t)


EVENTS = (
    EventKind("turn", "turn-begins", "TURN-01"),
    EventKind("door", "door-kicked", "TURN-02", "c"),
    EventKind("drawn", "card-drawn", "CARDS-01", "c"),
    EventKind("fight", "fight-begins", "TURN-03", "c"),
    EventKind("joins", "monster-joins", "MULT-02", "c"),
    EventKind("leaves", "monster-leaves", "COMB-05", "c"),
    EventKind("killed", "monster-killed", "COMB-04", "c"),
    EventKind("played", "card-played", "R-1", "ct"),
    EventKind("used", "ability-used", "CHAR-08", "c"),
    EventKind("cursed", "curse-strikes", "CURS-02", "cp"),
    EventKind("cancelled", "curse-cancelled", "CURS-07", "c"),
    EventKind("gained", "level-gained", "CHAR-01", "nn"),
    EventKind("lost", "level-lost", "CHAR-01", "nn"),
    EventKind("rolled", "die-rolled", "R-1", "n"),
    EventKind("escaped", "escaped", "RUN-02", "c"),
    EventKind("caught", "caught", "RUN-03", "c"),
    EventKind("died", "died", "DEAD-01"),
    EventKind("looted", "body-looted", "DEAD-03", "cp"),
    EventKind("card_lost", "card-lost", "R-12", "c"),
    EventKind("taken", "card-taken", "R-12", "cp"),
    EventKind("equipped", "item-equipped", "ITEM-03", "c"),
    EventKind("taken_off", "item-taken-off", "ITEM-03", "c"),
    EventKind("sold", "items-sold", "SELL-01", "nn"),
    EventKind("traded", "items-traded", "TRADE-03", "p"),
    EventKind("offered", "offer-made", "HELP-03", "p"),
    EventKind("helps", "help-begins", "HELP-02", "p"),
    EventKind("declined", "offer-declined", "HELP-01", "p"),
    EventKind("won_fight", "fight-won", "COMB-02"),
    EventKind("runs", "running-away", "RUN-01"),
    EventKind("over_fight", "fight-over", "COMB-09"),
    EventKind("charity", "charity-given", "TURN-10", "cp"),
    EventKind("discarded", "card-discarded", "CARDS-01", "c"),
    EventKind("won", "game-won", "WIN-01"),
    EventKind("sex", "sex-changed", "CHAR-14", "s"),
    EventKind("kept", "card-kept", "TURN-05", "c"),
    EventKind("loots_room", "room-looted", "TURN-08"),
    EventKind("back", "back-alive", "DEAD-05"),
    EventKind("revealed", "card-shown", "CARDS-09", "c"),
    EventKind("unpursued", "not-pursued", "RUN-09", "c"),
    EventKind("helper_leaves", "helper-leaves", "HELP-09"),
    EventKind("no_effect", "no-effect", "CURS-06", "c"),
    EventKind("transferred", "fight-transferred", "R-22"),
    EventKind("trouble", "looks-for-trouble", "TURN-07", "c"),
    EventKind("dropped", "trait-discarded", "TIME-01", "c"),
    EventKind("attached", "item-attached", "ITEM-14", "cc"),
    EventKind("ended", "turn-ends", "TURN-14"),
    EventKind("stays", "curse-stays", "CURS-02", "c"),
    EventKind("counter", "counter-offer", "HELP-01", "p"),
    EventKind("character", "character-changed", "CHAR-16", "c"),
    EventKind("sacrificed", "ally-sacrificed", "RUN-08", "c"),
    EventKind("seal_opened", "seal-opened", "SEAL-01", "c"),
    EventKind("seal_closed", "seal-closed", "SEAL-03"),
    EventKind("seal_shut", "seal-kept-shut", "SEAL-01"),
    EventKind("revels", "revels", "TIME-14"),
    EventKind("tamed", "monster-tamed", "CHAR-17", "c"),
    EventKind("lapsed", "offer-lapsed", "HELP-01", "pr"),
    EventKind("withdrawn", "offer-withdrawn", "HELP-01", "p"),
    EventKind("unpaid", "promise-not-kept", "ITEM-10", "cp"),
    EventKind("paid", "bribe-paid", "HELP-03", "cp"),
    EventKind("given", "gift-made", "TRADE-04", "cp"),
)
