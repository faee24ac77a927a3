"""Observations: what a seat may know as rows of numbers, and what it is offered, for whoever learns.

Cards and abilities are written as their number + 1, seats as 1 + how far they sit to the observer's left (1: the
observer), so that 0 is nobody and nothing. Where nothing else is said, 0 is also what does not apply.
"""

from typing import Final, NamedTuple

MOST_FOES: Final = 6  # monsters told of; further ones of a fight count in its sums alone
MOST_BARGAINED: Final = 4  # cards of each kind told of in an offer
MOST_SOLD: Final = 8
MOST_HELD: Final = 8
MOST_TOLD: Final = 4  # numbers a custom of a pack tells of a player


class Sight(NamedTuple):
    """One number of a row."""

    name: str
    told: str


class Section(NamedTuple):
    """Some numbers that belong together, perhaps several times: (prefix of positions, how often, numbers)."""

    name: str
    prefix: str
    times: str  # a number, or what it depends on: players, cards
    sights: tuple[Sight, ...]

    @property
    def fields(self) -> str:
        return " ".join([sight.name for sight in self.sights])

    @property
    def told(self) -> str:
        return f"of an observation: {self.name}"


HEAD = (
    Sight("seat", "the observer's own seat, from 0"),
    Sight("turn", "whose turn it is"),
    Sight("phase", "PH_*"),
    Sight("number", "turns begun, all players' together"),
    Sight("asked", "0 not asked anything, 1 may step in, 2 must decide"),
    Sight("kind", "what kind of question it is, as in Request.kind"),
    Sight("why", "1 + WHY_* of a choice"),
    Sight("doors", "cards left in the Door deck"),
    Sight("treasures", "cards left in the Treasure deck"),
    Sight("door_discards", "how many there are"),
    Sight("treasure_discards", "how many there are"),
    Sight("door_top", "the card on top of the Door discards"),
    Sight("treasure_top", "the card on top of the Treasure discards"),
    Sight("seals_left", "closed Seals"),
    Sight("seals_open", "open Seals"),
    Sight("die_seat", "whose die lies on the table"),
    Sight("die_face", "what it shows"),
    Sight("die_value", "what it counts"),
    Sight("die_monster", "the card run from"),
    Sight("curse", "a Curse about to strike"),
    Sight("curse_victim", "whom"),
    Sight("cause", "why somebody is asked: 1 a card, 2 Bad Stuff, 3 a Curse, 4 a death, 5 Treasures to share"),
    Sight("cause_card", "which"),
    Sight("cause_seat", "on whom"),
    Sight("cause_by", "by whose doing"),
    Sight("keep", "in Charity: cards the player may keep"),
    Sight("deal", "an offer: 1 help, 2 a trade, 3 a gift"),
    Sight("deal_builder", "who makes it"),
    Sight("deal_other", "who thinks it over"),
    Sight("deal_giver", "the fighter, or who opened the trade"),
    Sight("deal_made", "1 once it is made"),
    Sight("deal_treasures", "for the helper"),
    Sight("deal_pick", "PICK_*: who takes Treasures first"),
    Sight("offered", "how many options there are"),
)
PLAYER = (
    Sight("level", "Level"),
    Sight("sex", "1 male, 2 female"),
    Sight("alive", "1 alive"),
    Sight("strength", "alone, as in a fight without monsters"),
    Sight("escape", "what the die must show to get away"),
    Sight("gold", "worth of the Items in play"),
    Sight("doors", "Door cards in the hand: backs are seen"),
    Sight("treasures", "Treasure cards in the hand"),
    Sight("worn", "how much is equipped"),
    Sight("pack", "how much is carried"),
    Sight("traits", "Classes, Races and what goes with them"),
    Sight("curses", "in force"),
    Sight("role", "in the fight: 1 fighter, 2 helper, 3 who helps besides"),
    Sight("declined", "1 if no help is to be had of this one as things stand"),
    Sight("runs", "monsters still to run from"),
    Sight("won", "1 at the end for whoever has won"),
)
FIGHT = (
    Sight("on", "1 while there is a fight"),
    Sight("fighter", "who fights"),
    Sight("helper", "who helps"),
    Sight("second", "who helps besides"),
    Sight("forced", "1 if the helper has no choice"),
    Sight("munchkins", "strength of that side"),
    Sight("monsters", "strength of the other"),
    Sight("winning", "1 if the munchkins do as it stands"),
    Sight("treasures", "at stake"),
    Sight("levels", "at stake"),
)
FOE = (
    Sight("card", "a monster in the fight"),
    Sight("strength", "its strength"),
    Sight("treasures", "its Treasures"),
    Sight("enhancers", "cards on it"),
)
BARGAIN = (
    Sight("give", "a card of the giver"),
    Sight("get", "a card of the one who was asked"),
    Sight("play", "a card promised to be played, where the observer may know"),
)
HELD = (
    Sight("holder", "a card that holds or improves"),
    Sight("item", "this Item"),
)
CUSTOM = (
    Sight("count", "how many numbers a custom of a pack tells of a player, as in View.extras"),
    *[Sight(f"told_{i + 1}", "one of them + 1; 0 if there are not so many") for i in range(MOST_TOLD)],
)
SECTIONS = (
    Section("head", "SEES", "1", HEAD),
    Section("players", "SEES_PLAYER", "players", PLAYER),
    Section("fight", "SEES_FIGHT", "1", FIGHT),
    Section("foes", "SEES_FOE", str(MOST_FOES), FOE),
    Section("bargain", "SEES_BARGAIN", str(MOST_BARGAINED), BARGAIN),
    Section("sale", "SEES_SALE", str(MOST_SOLD), (Sight("card", "an Item put up for sale"),)),
    Section("held", "SEES_HELD", str(MOST_HELD), HELD),
    Section("customs", "SEES_CUSTOM", "customs", CUSTOM),
    Section("where", "SEES_WHERE", "cards", (Sight("place", "where the card is, a code of Spec.places"),)),
)
# What an option may be aimed at, from 1 on.
AIMS: Final = {
    "player": "a player", "face": "a face of the die", "side": "a side", "deck": "a deck", "monster": "a monster",
    "players": "players", "word": "a word", "card": "a card",
}  # fmt: skip
OPTION = (
    Sight("verb", "V_*"),
    Sight("card", "the card that is played, sold, given…"),
    Sight("ability", "the ability that is used"),
    Sight("kind", "what it is aimed at: " + ", ".join([f"{n} {told}" for n, told in enumerate(AIMS.values(), 1)])),
    Sight("value", "which: seat, face, side (1 munchkins, 2 monsters), deck + 1, place among the foes + 1, bits of "
          "seats, word + 1"),
    Sight("target", "which card"),
    Sight("second", "a second card: taken off, brought in, given for it, paid"),
    Sight("detail", "1 + DEAL_* of an offer, 1 + TERM_* of a term; 1 for an Item put down unequipped, or sold double"),
    Sight("amount", "Treasures offered, or 1 + PICK_*"),
)  # fmt: skip
ROWS = (*SECTIONS, Section("options", "OPTION", "1", OPTION))
