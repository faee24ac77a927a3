"""Frames: what is pending."""

from typing import NamedTuple


class FrameKind(NamedTuple):
    """Something pending: (kind, pc, fields…)."""

    name: str
    step: str  # module.function
    fields: str
    told: str
    open: str = ""  # "open": its question leaves the table open; "aside": so, between two events of the turn


FRAMES = (
    FrameKind("turn", "turn.step_turn", "", "the turn itself, always at the bottom"),
    FrameKind(
        "prog",
        "execute.step_prog",
        "seat program card user target=-1 acc=0 stage=0 second=-1 ability=-1 monster=-1",
        "a card's program; its seat is 'you'",
    ),
    FrameKind("pick", "questions.step_pick", "seat why *options", "a seat must choose"),
    FrameKind("curse", "curses.step_curse", "seat card user door", "a Curse about to strike its victim"),
    FrameKind("die", "flee.step_die", "seat purpose face=0 plus=0", "a die of a seat"),
    FrameKind("draw", "drawing.step_draw", "seat deck count up where", "cards for a seat, one after another"),
    FrameKind("flee", "flee.step_flee", "seat uid", "one runner, one monster"),
    FrameKind("reward", "rewards.step_reward", "treasures=0", "what a won fight is worth"),
    FrameKind(
        "share", "rewards.step_share", "seat owed order made later", "a helper's share of the Treasures", "aside"
    ),
    FrameKind("death", "death.step_death", "seat first *looters", "a body is looted, from its first card on", "aside"),
    FrameKind("order", "death.step_order", "purpose *keys", "rolling for order: seats and their keys in turn"),
    FrameKind(
        "deal",
        "deals.step_deal",
        "builder other giver scope treasures=-1 order=-1 rounds=0 gives=0 gets=0 *cards",
        "an offer; its cards are those given, those got and those promised to be played",
        "open",
    ),
    FrameKind("sale", "selling.step_sale", "seat doubled *cards", "Items being sold", "open"),
    FrameKind("right", "limits.step_right", "seat card=-1", "more of something than allowed", "open"),
    FrameKind("each", "taking.step_each", "program card user acc *seats", "a program for one seat after another"),
    FrameKind("take", "taking.step_take", "seat filter *takers", "others take from a victim"),
    FrameKind("random", "taking.step_random", "seat deck", "chance names a card of a hand"),
    FrameKind("fight", "combat.step_fight", "seat card", "a monster is met"),
    FrameKind("offer", "windows.step_offer", "seat ability card", "a monster that left offers something"),
    FrameKind("gain", "drawing.step_gain", "seat card up where", "a card that must be played at once"),
    FrameKind("loot", "aftermath.step_loot", "seat count", "which deck to loot from"),
    FrameKind("redraw", "turn.step_redraw", "seat", "a new hand"),
    FrameKind("after", "flee.step_after", "", "the end of the running away"),
    FrameKind("first", "acts.step_first", "", "who runs first"),
    FrameKind("pay", "acts.step_pay", "seat ability owed source target", "further cards of a cost"),
    FrameKind("bad", "flee.step_bad", "seat uid", "Bad Stuff about to happen"),
    FrameKind("save", "death.step_save", "seat", "somebody would die"),
    FrameKind("giving", "taking.step_giving", "seat filter card lowest", "a card for another player"),
    FrameKind("spoil", "rewards.step_spoil", "slot", "a Treasure exchanged for one of the discards", "aside"),
    FrameKind("heir", "death.step_heir", "seat", "a body is about to be looted"),
    FrameKind("peek", "aftermath.step_peek", "seat deck count sink *cards", "the top of a deck, looked at"),
    FrameKind("keep_one", "aftermath.step_keep_one", "seat *cards", "of the cards drawn one stays; those held before"),
    FrameKind("toll", "aftermath.step_toll", "seat count", "cards of the hand to discard"),
    FrameKind("stamp", "tricks.step_stamp", "seat uid tag word other_tag other_word", "one of two tags for a monster"),
    FrameKind("omen", "seals.step_omen", "seat", "the die at the start of a turn"),
    FrameKind("chase", "flee.step_chase", "levels uid *seats", "others must get away from a monster too"),
    FrameKind("reborn", "characters.step_reborn", "seat", "another character after a death?", "aside"),
    FrameKind("open", "seals.step_open", "seat quiet", "a Seal is opened"),
    FrameKind("dues", "drawing.step_dues", "seat card", "a card discarded when the draw it paid for is done"),
    FrameKind("bound", "bound.step_bound", "seat step a=0 b=0", "whatever a custom of a pack goes through"),
)
