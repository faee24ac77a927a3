"""Records: an ability, the state of a game, and of a fight in it; and what a view of them is made of."""

from typing import NamedTuple


class Field(NamedTuple):
    """One field. Its first value may speak of `players`, and in a State of `t`, `zones` and `sexes`."""

    name: str
    type: str
    first: str
    told: str
    kind: str = ""  # "list": copied in a clone; "memo": neither saved nor part of a digest; "channel": not even copied

    @property
    def saved(self) -> bool:
        """Is it part of a digest and of a saved moment?"""
        return self.kind in ("", "list", "combat")


ABILITY = (
    Field("name", "int", "", "number of its name; -1: a way to play a card"),
    Field("when", "int", "", "W_* bits"),
    Field("target", "int", "", "TG_*"),
    Field("target_arg", "int", "", ""),
    Field("conds", "tuple[tuple[int, int], ...]", "", "(C_*, arg)"),
    Field("cost", "int", "", "COST_*"),
    Field("cost_arg", "int", "", ""),
    Field("cost_n", "int", "", ""),
    Field("limit", "int", "", "LIMIT_*"),
    Field("limit_n", "int", "", ""),
    Field("program", "int", "", ""),
    Field("face", "int", "", "of the card that has it"),
)

COMBAT = (
    Field("fighter", "int", "fighter", ""),
    Field("helpers", "tuple[int, ...]", "()", "in the order in which they came"),
    Field("forced", "int", "0", "those of them who are compelled"),
    Field("monsters", "tuple[tuple[int, int, int, int], ...]", "()", "MONSTER_*"),
    Field("enhancers", "tuple[tuple[int, ...], ...]", "()", "by group: a monster and its mate share one (ENH-03)"),
    Field("boosts", "tuple[tuple[int, int, int, int], ...]", "()", "(card, side, n, traits): one-shots played"),
    Field("spent", "tuple[int, ...]", "(0,) * players", "by seat: strength bought with discards"),
    Field("doubles", "int", "0", ""),
    Field(
        "deals",
        "tuple[tuple[int, ...], ...]",
        "()",
        "by helper: PACT_*, () for none",
    ),
    Field("declined", "int", "0", "seats that said no as things stand"),
    Field("left_behind", "int", "0", "Treasures of monsters that left"),
    Field("kills", "int", "0", "monsters killed outright before the end"),
    Field("levels", "int", "0", "levels those kills are worth"),
    Field("loot", "int", "0", "1: the turn player may still loot the room"),
    Field("over", "int", "0", ""),
    Field("todo", "tuple[tuple[int, int], ...]", "()", "RUN_*: still to run"),
    Field("escaped", "tuple[tuple[int, int], ...]", "()", "RUN_*: got away"),
    Field(
        "prior", "tuple[tuple[int, int, int], ...]", "()", "(seat, levels, Treasures) owed from before each transfer"
    ),
    Field("transferred", "int", "0", ""),
    Field("disputed", "int", "0", "seat that must run first + 1, after a roll for it"),
    Field("uid", "int", "0", "next monster number"),
    Field("group", "int", "0", ""),
    Field("extra", "int", "0", "players who may help besides the one"),
    Field("closed", "int", "0", "1: nobody may help any more"),
    Field("weakened", "tuple[tuple[int, int], ...]", "()", "(monster, change of its strength)"),
    Field("frozen", "int", "0", "1: nobody may play or use anything any more"),
    Field("fleeing", "tuple[int, ...]", "(0,) * players", "by seat: change of rolls to run away in this combat"),
    Field(
        "untagged",
        "tuple[tuple[int, int], ...]",
        "()",
        "(monster uid, or -1 - Item; tag): tags taken away for this combat",
    ),
    Field("tagged", "tuple[tuple[int, int], ...]", "()", "(monster uid, tag): tags given for this combat"),
    Field(
        "attacks",
        "tuple[tuple[int, int, int], ...]",
        "()",
        "(seat, tag, n): strength from attacks of a kind; tag 0: a backstab",
    ),
    Field("muted", "tuple[int, ...]", "()", "Items that give no bonus in this combat"),
    Field("aids", "int", "0", "one-shots used for the munchkins"),
    Field("greased", "tuple[tuple[int, int, int], ...]", "()", "(seat, tag, n): n more for each such Item equipped"),
)

STATE = (
    Field("t", "Tables", "t", "", "tables"),
    Field("n", "int", "n", ""),
    Field("zones", "list[tuple[int, ...]]", "zones", "", "list"),
    Field("level", "list[int]", "[1] * n", "", "list"),
    Field("sex", "list[int]", "sexes[:]", "MALE, FEMALE or 0", "list"),
    Field("born", "tuple[int, ...]", "tuple(sexes)", "the sex each player began with"),
    Field("pro", "list[int]", "[0] * n", "trait bits by seat, as advantages", "memo list"),
    Field("con", "list[int]", "[0] * n", "trait bits by seat, as disadvantages (SUPER-03)", "memo list"),
    Field("gear", "list[int]", "[NO_MEMO] * n", "memo of the Items' bonus by seat; NO_MEMO when stale", "memo list"),
    Field(
        "reach",
        "list[int]",
        "[NO_MEMO] * n",
        "memo: the moments in which a seat's hand could matter, and more; NO_MEMO when stale",
        "memo list",
    ),
    Field(
        "ready", "list[int]", "[0] * n", "memo: the same of its cards on the table; stale when reach is", "memo list"
    ),
    Field("busy", "list[int]", "[0] * n", "housekeeping done this turn, by seat", "list"),
    Field("held", "tuple[tuple[int, int], ...]", "()", "(holder, Item): Hireling and Cheat!"),
    Field("stack", "list[tuple[int, ...]]", "[(F_TURN, 0)]", "", "list"),
    Field("combat", "Combat | None", "None", "", "combat"),
    Field("turn", "int", "0", ""),
    Field("phase", "int", "PH_SETUP", ""),
    Field("number", "int", "0", "turns begun"),
    Field("deciding", "int", "0", "seats that must decide; LOOK_AGAIN: something happened, find out anew"),
    Field("invited", "int", "0", "seats that may still step in"),
    Field("asked", "int", "-1", "whom to ask next, one after another; -1 chance"),
    Field("chance", "int", "0", "CH_*"),
    Field("result", "int", "NO_TARGET", "the last answer"),
    Field("dead", "int", "0", ""),
    Field("fallen", "int", "0", "seats that have died since whoever counts them last set it to 0", "memo"),
    Field("owed", "int", "0", "seats that draw a new hand at their next turn (DEAD-06)"),
    Field("fought", "int", "0", "a combat was fought this turn"),
    Field("loot", "int", "0", "phase 2: 0 as usual, 1 only looting is left, and may be left out"),
    Field("given", "tuple[int, ...]", "(0,) * n", "Charity so far, by seat"),
    Field("used", "tuple[tuple[int, int, int, int], ...]", "()", "USE_*"),
    Field("fresh", "tuple[int, ...]", "()", "cards just received, still playable off turn"),
    Field("seen", "tuple[tuple[int, int], ...]", "()", "(card in a hand, mask of seats that know it)"),
    Field("order", "tuple[int, ...]", "()", "answer of a roll for order"),
    Field("grafts", "tuple[tuple[int, int], ...]", "()", "(Item enhancer, Item)"),
    Field(
        "woes",
        "tuple[tuple[int, int, int, int], ...]",
        "()",
        "WOE_*: lasting effects without a card",
    ),
    Field(
        "dropped",
        "tuple[tuple[int, int], ...]",
        "()",
        "(Item that has just gone to the discards, seat it was lost by or -1)",
    ),
    Field("debts", "int", "0", "seats whose death is to open a Seal (DEAD-08)"),
    Field("unsettled", "int", "0", "seats whose limits are to be looked at (limits.py)"),
    Field("won", "int", "0", "seats that have reached the winning level in what is being resolved"),
    Field("winners", "int", "0", ""),
    Field("options", "list[Choice] | None", "None", "memo: options of the seat asked", "memo"),
    Field("events", "list[Event] | None", "None", "output channel; None: nobody listens", "channel"),
)


class Record(NamedTuple):
    """A class of a view. The first value of a field is what it is where nothing is said."""

    name: str
    told: str
    fields: tuple[Field, ...]


VIEWS = (
    Record(
        "PlayerView",
        "CARDS-05: what lies on the table is public; of a hand only its size and what this seat has seen of it.",
        (
            Field("seat", "int", "", ""),
            Field("level", "int", "", ""),
            Field("sex", "int", "", "1 male, 2 female, 0 none"),
            Field("alive", "bool", "", ""),
            Field("strength", "int", "", "alone, as in a fight without monsters"),
            Field("escape", "int", "", "what the die must show to get away, from no monster in particular"),
            Field("gold", "int", "", "worth of the Items in play"),
            Field("worn", "tuple[int, ...]", "", "equipped"),
            Field("pack", "tuple[int, ...]", "", "carried, not equipped"),
            Field("traits", "tuple[int, ...]", "", "Classes, Races and what goes with them"),
            Field("curses", "tuple[int, ...]", "", "in force"),
            Field("held", "tuple[tuple[int, int], ...]", "", "(holder, Item) or (Item enhancer, Item)"),
            Field("hand_size", "int", "", ""),
            Field("hand", "tuple[int, ...]", "", "all of the own hand; of another's only the cards known to this seat"),
        ),
    ),
    Record(
        "MonsterView",
        "A monster in the fight.",
        (
            Field("uid", "int", "", "its number in this fight"),
            Field("card", "int", "", ""),
            Field("strength", "int", "", ""),
            Field("treasures", "int", "", ""),
            Field("tags", "int", "", "bits"),
            Field("enhancers", "tuple[int, ...]", "", ""),
        ),
    ),
    Record(
        "CombatView",
        "A fight is public but for the cards in the hands around it.",
        (
            Field("fighter", "int", "", ""),
            Field("helpers", "tuple[int, ...]", "", "in the order in which they came; several where cards allow it"),
            Field("forced", "bool", "", "one of them has no choice"),
            Field("munchkins", "int", "", "strength of that side"),
            Field("monsters", "int", "", ""),
            Field("winning", "bool", "", "the munchkins, as it stands"),
            Field("treasures", "int", "", "at stake"),
            Field("levels", "int", "", ""),
            Field("cards", "tuple[MonsterView, ...]", "", ""),
            Field(
                "played",
                "tuple[tuple[int, int, int], ...]",
                "",
                "one-shots: (card, side, bonus); side 0 munchkins, 1 monsters",
            ),
            Field("running", "tuple[tuple[int, int], ...]", "", "(seat, monster) still to run"),
        ),
    ),
    Record(
        "DealView",
        "An offer being made or thought over; both sides and the table hear it.",
        (
            Field("scope", "int", "", "DEAL_*"),
            Field("builder", "int", "", "who makes the offer"),
            Field("other", "int", "", "who thinks it over"),
            Field("giver", "int", "", "the fighter, or who opened the trade"),
            Field("made", "bool", "", "False: still being put together"),
            Field("treasures", "int", "", "for the helper"),
            Field("pick", "int", "", "PICK_*: who takes Treasures first"),
            Field("give", "tuple[int, ...]", "", "cards of the giver"),
            Field("get", "tuple[int, ...]", "", "cards of the one who was asked"),
            Field("play", "tuple[int, ...]", "", "promised cards; seen only by the two it concerns"),
        ),
    ),
    Record(
        "DieView",
        "A die on the table, before its result counts.",
        (
            Field("seat", "int", "", "whose roll"),
            Field("face", "int", "", ""),
            Field("value", "int", "", "with everything that changes it"),
            Field("monster", "int", "", "card run from, or -1"),
        ),
    ),
    Record(
        "CauseView",
        "Why somebody is asked: what is taking effect, on whom, by whose doing. It lies open on the table.",
        (
            Field("how", "str", "", "card, bad (Bad Stuff), curse, death or spoils"),
            Field("card", "int", "", "or -1"),
            Field("seat", "int", "", "on whom; whose body is looted; who won the fight"),
            Field("by", "int", "", "who played or used it, or -1"),
        ),
    ),
    Record(
        "View",
        "The game as one seat (or, with seat -1, a spectator) may see it.",
        (
            Field("seat", "int", "", ""),
            Field("turn", "int", "", "whose"),
            Field("phase", "int", "", "PH_*"),
            Field("number", "int", "", "of the turn, all players' together; 0 before the first"),
            Field("players", "tuple[PlayerView, ...]", "", "by seat"),
            Field("combat", "CombatView | None", "", ""),
            Field("deck_sizes", "tuple[int, int]", "", "Door, Treasure; so in the next two"),
            Field("discard_sizes", "tuple[int, int]", "", ""),
            Field("discard_tops", "tuple[int, int]", "", "CARDS-02: only the top card is seen; -1 when empty"),
            Field("shown", "tuple[int, ...]", "", "face up behind the door, or taking effect"),
            Field("spoils", "tuple[int, ...]", "", "Treasures to be shared"),
            Field("body", "tuple[int, ...]", "", "what a dead character leaves"),
            Field("deal", "DealView | None", "", ""),
            Field("curse", "tuple[int, int] | None", "", "(card, victim) about to strike"),
            Field("die", "DieView | None", "", ""),
            Field("sale", "tuple[int, ...]", "", "Items put up so far"),
            Field("why", "int", "", "WHY_* of the choice this seat is asked to make, or -1"),
            Field("winners", "tuple[int, ...]", "", "empty until the end"),
            Field("peeked", "tuple[int, ...]", "()", "cards on top of a deck that this seat knows"),
            Field("seals_left", "int", "0", "closed Seals"),
            Field("seals", "tuple[int, ...]", "()", "open Seals, oldest first"),
            Field("characters", "tuple[int, ...]", "()", "those nobody has"),
            Field(
                "board",
                "tuple[tuple[int, int], ...]",
                "()",
                "SETUP-06: (colour, space) of each standie, where there is a board",
            ),
            Field("cause", "CauseView | None", "None", "why somebody is asked, where a card or a death is the reason"),
            Field(
                "charity",
                "tuple[int, tuple[int, ...]] | None",
                "None",
                "TURN-10: (cards the player may keep, who gets the rest)",
            ),
            Field(
                "extras",
                "tuple[tuple[str, tuple[tuple[int, ...], ...]], ...]",
                "()",
                "(custom of a pack, what it tells by seat)",
            ),
        ),
    ),
)
