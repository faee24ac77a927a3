"""The engine's numbers: what every int in a state, a choice, a table or a program means."""

from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from mypy_extensions import i64

# Compiled, these are numbers of the machine.
Seat: TypeAlias = "i64"  # 0 to 5, round the table
Seats: TypeAlias = "i64"  # a mask of them
Moment: TypeAlias = "i64"  # W_* bits
Number: TypeAlias = "i64"  # any other: a card, a target, a Level, a place on a stack
Numbers: TypeAlias = "tuple[i64, ...]"  # cards of a zone, a column by card, a frame

# ---- card kinds
K_MONSTER: Final = 0
K_CLASS: Final = 1
K_RACE: Final = 2
K_SUPER: Final = 3  # lets a player hold two Classes
K_HALF: Final = 4  # lets a player hold two Races
K_ENHANCER: Final = 5
K_SPECIAL: Final = 6
K_CURSE: Final = 7
K_ITEM: Final = 8
K_ONESHOT: Final = 9
K_LEVEL: Final = 10  # Go Up a Level
K_HIRELING: Final = 11
K_CHEAT: Final = 12  # attaches to an Item and lifts its limits
K_ITEM_ENHANCER: Final = 13  # an Item that attaches to another and makes it better
K_ALLY: Final = 14  # in play beside the Items, but none
K_CHARACTER: Final = 15
K_SEAL: Final = 16
K_COMPANION: Final = 17  # of a custom that a pack brings; in play beside the Items, but none

# ---- decks
DOOR: Final = 0
TREASURE: Final = 1
SEAL: Final = 2
CHARACTER: Final = 3  # a box rather than a deck: those nobody has

# ---- slots of Items
SLOT_NONE: Final = 0
SLOT_HEAD: Final = 1
SLOT_ARMOR: Final = 2
SLOT_FEET: Final = 3
SLOT_ONE_HAND: Final = 4
SLOT_TWO_HANDS: Final = 5
SLOT_HANDS: Final = 6  # (filters and silences) Items of one or two hands

# ---- traits: bits of a player. The first four are fixed; a pack's Classes and Races take the bits above.
MALE: Final = 1
FEMALE: Final = 2
HUMAN: Final = 4
NO_CLASS: Final = 8
FIRST_TRAIT: Final = 16
NEEDS_LEVEL: Final = 1 << 60  # (Tables.need only) usable from a Level on: P_NEEDS_LEVEL

# ---- marks: standing rules a card brings, as bits of Tables.marks
M_NO_ESCAPE: Final = 1 << 0  # monster: cannot be fled from, no roll
M_FREE_ESCAPE: Final = 1 << 1  # monster: everybody escapes it without a roll
M_NO_HELP: Final = 1 << 2  # monster: nobody may help
M_LEVEL_ONLY: Final = 1 << 3  # monster: only Levels count on the munchkin side
M_BONUS_ONLY: Final = 1 << 4  # monster: Levels do not count on the munchkin side
M_AT_ONCE: Final = 1 << 5  # must be played the moment it is obtained
M_WIN_TIES: Final = 1 << 6  # its owner's side wins ties
M_HELP_LEVEL: Final = 1 << 7  # its owner gains a level for each monster killed while helping
M_ANY_BIG: Final = 1 << 8  # its owner may carry any number of Big Items
M_DOUBLE_SALE: Final = 1 << 9  # once a turn its owner sells one Item at twice its value
M_DOOR_WARD: Final = 1 << 10  # equipped: Curses behind the door do nothing to its owner
M_CARRIER: Final = 1 << 11  # holds one Item against the limits (Hireling)
M_ANY_TIME: Final = 1 << 12  # may be put into play at any time, on any turn
M_AT_ONCE_UP: Final = 1 << 13  # must be played at once when obtained face up
M_SAFE: Final = 1 << 14  # cannot be lost to Bad Stuff that takes Items of its slot
M_MEDDLES: Final = 1 << 15  # (set by Tables) monster: changes the munchkins' sums
M_NO_SEX: Final = 1 << 16  # character: its owner has no sex
M_WIN_OWN_TIES: Final = 1 << 17  # its owner wins ties as fighter
M_OPEN_JOIN: Final = 1 << 18  # monster: any monster may join its fight from any hand
M_LOOT_EITHER: Final = 1 << 19  # its owner loots the room from either deck
M_UNRESTRICTS: Final = 1 << 20  # Item enhancer: its Item may be used by everybody
M_GROWS: Final = 1 << 21  # monster: the strength of enhancers on it counts double

# ---- passives: (kind, a, b) tuples in Tables.passives, for what is too rare for a column of its own
P_SPARE: Final = 1  # a = highest Level not pursued, b = traits pursued all the same
P_LEAVES_FOR: Final = 2  # a = traits it does not fight, b = Treasures it hands over on leaving
P_FLEE_COST: Final = 3  # a = levels lost by whoever must flee, b = only those above this Level
P_LEVEL_IF_TAG: Final = 4  # a = tag of a card used against it, b = extra levels
P_LEVEL_IF_ALONE: Final = 5  # a = extra levels when beaten with neither help nor bonuses
P_TREASURE_IF: Final = 6  # a = traits, b = extra Treasures when such a munchkin beats it
P_WEAKENS: Final = 7  # a = traits, b = change of strength for each such munchkin in the fight
P_BEFORE: Final = 8  # a = program run on the fighter before the combat
P_BONUS_IF: Final = 9  # Item: a = traits, b = change of its bonus for such an owner
P_ESCAPE_PRIZE: Final = 10  # equipped: a = Treasures drawn face down after escaping from a combat
P_HAND_LIMIT: Final = 11  # a = the owner's hand limit
P_DIE: Final = 12  # lasting Curse: a = change of all own die rolls
P_STRENGTH: Final = 13  # lasting Curse: a = change of combat strength
P_ONLY_SLOT: Final = 14  # lasting Curse: only Items of slot a give a bonus
P_UNTIL: Final = 15  # lasting Curse: a = U_COMBAT or U_SLOT, b = the slot
P_SILENCE: Final = 16  # monster: Items of slot a give no bonus in the fight (SLOT_HANDS: all hand Items)
P_SPOIL: Final = 17  # monster: if killed, one of its Treasures may be a Treasure discard of slot a
P_SAVE: Final = 18  # in hand or on the table: spent when its owner would die; the owner discards the hand instead
P_NO_HELP: Final = 19  # lasting Curse: nobody may help its victim
P_SILENCE_TAG: Final = 20  # monster: Items with tag a give no bonus in the fight
P_SILENCE_BIG: Final = 21  # monster: Big Items give no bonus in the fight
P_ONESHOTS: Final = 22  # monster: one-shots give the munchkins 1/a of their bonus, rounded down (a = 0: nothing)
P_ENTERS: Final = 23  # monster: a = program run on the fighter whenever it enters a combat, also when it joins
P_FLEE: Final = 24  # lasting Curse: a = change of rolls to run away
P_HANDS: Final = 25  # lasting Curse: a = change of the number of hands
P_NO_HELPING: Final = 26  # lasting: the victim cannot help anybody
P_ALL_TAGGED: Final = 27  # lasting Curse: every monster in the victim's fight has tag a
P_ALL_STRONGER: Final = 28  # lasting Curse: monsters in the victim's fight get b for each Item with tag a equipped
P_EXTRA_SLOT: Final = 29  # equipped: one more Item of slot a may be equipped
P_ONE_HAND: Final = 30  # Item: all Items with tag a together take a single hand
P_LOOT: Final = 31  # Class: looting the room draws a cards, of which one is kept
P_FORTUNE: Final = 32  # Class: a face-up Treasure for each level gained, a card of the hand for each level lost
P_NO_LOOT: Final = 33  # lasting: no looting the room
P_MUST_HELP: Final = 34  # lasting: who is asked must help, for nothing
P_EXTRA_BIG: Final = 35  # in play: a more Big Items may be carried
P_ALLIES: Final = 36  # in play: its owner may have a Allies
P_ALLIES_ONLY: Final = 37  # lasting Curse: beside the Level only Allies count
P_FREE_HANDS: Final = 38  # Class: one equipped Item with tag a takes no hands
P_ONESHOT_MORE: Final = 39  # character: one-shots its owner plays into a combat give a more
P_HAND_MORE: Final = 40  # equipped: the owner's hand limit is a higher
P_SAPS: Final = 41  # equipped: one monster with tag a in the fight gets b
P_BRITTLE: Final = 42  # in play: lost when its owner fails a roll to run away
P_LEAVES_WON: Final = 43  # Ally: leaves after the first combat its owner has won with it
P_CARRIES: Final = 44  # Ally: the Item it holds is of slot a or b
P_NEEDS_LEVEL: Final = 45  # Item: usable by owners of Level a or higher
P_PER_GRAFT: Final = 46  # Item: a more for each Item enhancer attached to it
P_GRAFT_SLOTS: Final = 47  # Item enhancer: only for Items of the slots in bit mask a
P_GRAFT_FLEE: Final = 48  # Item enhancer on an equipped Item of slot a: b to run away
P_GRIP: Final = 49  # Class: a if a one-handed Item is all the hands hold
P_SEAL_DRAW: Final = 50  # Class: a face-down Doors for each Seal opened by anybody
P_CLOSE_DRAW: Final = 51  # Class: a face-down Treasures for each Seal the owner closes
P_DEATHLESS: Final = 52  # Class: instead of dying its owner loses a levels
P_CURSE_PROOF: Final = 53  # equipped: Curses cost its owner no levels
P_SEAL_PROOF: Final = 54  # equipped: as fighter its owner ignores the continuing effect of the Seal with face a
P_HELP_GOLD: Final = 55  # monster: help may be asked for only with Items worth a in play
P_NO_FLEE_ITEMS: Final = 56  # monster: Items do not change rolls to run away from it
P_KILLED: Final = 57  # monster: a = program run on the fighter when it is killed
P_UNKILLED: Final = 58  # enhancer: a = program run on the fighter when its monster is not killed
P_FEWER: Final = 59  # lasting: a Treasures fewer after a won combat
P_ALL_PLUS: Final = 60  # lasting Curse: every monster in the victim's fight gets a
P_PER_TRAIT: Final = 61  # Seal: the monsters get b for each player in the game with one of traits a
P_HIGHEST: Final = 62  # Seal: players of the highest Level get a in combat
P_TAGGED: Final = 63  # Seal: each monster with one of tags a gets b
P_CURSE_TOLL: Final = 64  # Seal: who is hit by a Curse also discards a cards of the hand
P_PRICE: Final = 65  # Seal: a level is sold for a gold
P_HELPER_BARE: Final = 66  # Seal: a helper adds Level and Class abilities only
P_PRIZE: Final = 67  # Seal: each monster is worth a Treasures more, but at least 1
U_COMBAT: Final = 1  # until the end of the next (or present) combat
U_SLOT: Final = 2  # until a Curse or Bad Stuff takes the Item worn in slot b
U_WIN: Final = 3  # until the victim wins a combat
U_FLIGHT: Final = 4  # until the end of the next (or present) running away
U_LEVEL: Final = 5  # until the victim's Level changes
U_TURN: Final = 6  # until the end of the victim's next (or present) turn
U_LOOT: Final = 7  # until the next time the victim could loot the room
U_HELP: Final = 8  # until the end of the next combat of another player
U_NEXT_TURN: Final = 9  # until the end of the victim's next turn, the present one not counted

# ---- modes of might (what, arg, n, mode): strength that depends on the fight; what is N_*
IF_ANY: Final = 0  # n once, if there is any
IF_NONE: Final = 1  # n once, if there is none
FOR_EACH: Final = 2  # n for each

# ---- when a card or ability may be used: what the moment is for one seat
W_OWN: Final = 1 << 0  # own turn, no fight
W_OFF: Final = 1 << 1  # another's turn, no fight
W_FIGHT: Final = 1 << 2  # in a combat as its fighter
W_HELP: Final = 1 << 3  # in a combat as helper
W_WATCH: Final = 1 << 4  # in a combat as bystander
W_RUN: Final = 1 << 5  # running away, before an own roll
W_RUN_WATCH: Final = 1 << 6  # while others run away, before a roll
W_ROLL: Final = 1 << 7  # an own die was just rolled
W_ROLL_WATCH: Final = 1 << 8  # another's die was just rolled
W_ESCAPED: Final = 1 << 9  # somebody got away and has nothing more to run from
W_CURSE: Final = 1 << 10  # a Curse is about to strike
W_DRAW: Final = 1 << 11  # about to draw face up
W_LEFT: Final = 1 << 12  # a monster has just left without a fight, and offers something
W_SETUP: Final = 1 << 13  # before the first turn
W_BAD: Final = 1 << 15  # own Bad Stuff is about to happen
W_BODY: Final = 1 << 16  # a body is about to be looted
W_FROZEN: Final = 1 << 17  # a combat in which nothing may be played any more
W_JOIN: Final = 1 << 18  # (trigger masks only) a combat that any monster may join
W_SEAL: Final = 1 << 19  # a Seal is about to be opened
W_TURN: Final = 1 << 14  # (trigger masks only) the own turn, whatever is going on
W_FLEET: Final = 1 << 20  # (trigger masks only, on the table) any roll to run away: the card changes it
W_NO_FIGHT: Final = W_OWN | W_OFF
W_COMBAT: Final = W_FIGHT | W_HELP | W_WATCH
W_ASIDE: Final = W_OFF | W_WATCH | W_RUN_WATCH | W_ESCAPED  # another's turn or fight, for who is not in it
W_ANY: Final = W_NO_FIGHT | W_COMBAT | W_RUN | W_RUN_WATCH | W_ESCAPED

# ---- how a target (TG_*) is written as one int in a choice
T_PLAYER: Final = 0  # + seat
T_FACE: Final = 10  # + face
T_SIDE: Final = 20  # munchkins; + 1 monsters
T_MASK: Final = 400  # + bit mask of seats
T_MONSTER: Final = 100  # + uid of a monster in the fight (below 300)
T_CARD: Final = 1000  # + card
NO_TARGET: Final = -1
LOOK_AGAIN: Final = -1  # State.deciding: something happened, and who must decide is found out anew

# ---- what an ability costs: (cost, arg, number of cards)
COST_NONE: Final = 0
COST_CARD: Final = 1  # any card of the user's, in hand or in play
COST_HAND_CARD: Final = 2  # a card from hand
COST_HAND: Final = 3  # the whole hand, at least `number` cards
COST_FILTER: Final = 4  # cards that fit filter arg
COST_SELF: Final = 5  # this card itself

# ---- how often
LIMIT_NONE: Final = 0
LIMIT_COMBAT: Final = 1  # n times a combat
LIMIT_VICTIM: Final = 2  # n times a victim and combat
LIMIT_ROLL: Final = 3  # n times a roll
LIMIT_RUN: Final = 4  # n times for each monster run from
LIMIT_TURN: Final = 5  # n times a turn
LIMIT_EVENT: Final = 6  # n times for what one event has discarded
LIMIT_FOE: Final = 7  # n times a monster and combat, all who use it together
# further scopes of State.used, all of them for the turn
USED_DOUBLE_SALE: Final = 100  # one Item was sold at twice its value
USED_SEARCH: Final = 101  # this card was used to search the discards
USED_LAID: Final = 102  # this Curse was laid down to last beyond the turn, or the combat, that ends now
USED_OPENED: Final = 103  # the seat was to open a Seal
USED_CLIMBED: Final = 104  # levels the seat has gained
USED_CAME: Final = 105  # a helper came to a fight after so many kills

# ---- filters of cards a player has (FILTER_*); the highest gold is -1 where there is none
IN_WORN: Final = 1  # equipped Items
IN_PACK: Final = 2  # carried Items
IN_HAND: Final = 4  # the hand (any card)
IN_TRAITS: Final = 8
IN_PLAY: Final = IN_WORN | IN_PACK
SIZE_ANY: Final = 0
SIZE_BIG: Final = 1
SIZE_SMALL: Final = 2
ANY_SLOT: Final = -1
ANY_DECK: Final = -1
ANY_KIND: Final = -1

# ---- what operations of card programs (O_*) are told
YOU: Final = 0  # who: the seat of the program
TARGET: Final = 1  # who: the player the card was aimed at

ALL: Final = -1
ACC: Final = -2

BY_YOU: Final = 0  # choosers of O_LOSE
BY_LEFT: Final = 1  # your left neighbour
BY_RIGHT: Final = 2

TAKE_HIGHEST: Final = 0  # takers: every other player of the highest Level among the living
TAKE_FROM_RIGHT: Final = 1  # every other player, from your right
TAKE_FROM_LEFT: Final = 2  # every other player, from your left
TAKE_NEIGHBOURS: Final = 3  # the left, then the right neighbour
TAKE_BY_LEVEL: Final = 4  # every other player, the highest Level first
TAKE_RIGHT: Final = 5  # the right neighbour
TAKE_LOWEST: Final = 6  # the other living player of the lowest Level, the nearest on the left among several
TAKE_ONE_HIGHEST: Final = 7  # the other living player of the highest Level, the nearest on the left among several
TAKE_ROUND: Final = 8  # every other player, from your left, again and again until nothing is left

EACH_OTHER: Final = 0  # every other living player
EACH_WITH: Final = 1  # every living player with one of the traits
EACH_ALL: Final = 2  # every living player, you first
EACH_HIGHEST: Final = 3  # every living player of the highest Level
EACH_BURDENED: Final = 4  # every living player against whom one of the traits counts (SUPER-03)

FACE_DOWN: Final = 0
FACE_UP: Final = 1
AS_DRAWN: Final = 2  # as the card itself was

PAY_NONE: Final = 0
PAY_ALL: Final = 1
PAY_IF_SOLE: Final = 2

KIND_CLASS: Final = 1  # kind masks
KIND_RACE: Final = 2

# ---- zones: five for each seat (seat * SEAT_ZONES + Z_*), then the shared ones (from the end of the list)
Z_HAND: Final = 0
Z_WORN: Final = 1  # equipped Items, Hireling, Cheat!
Z_PACK: Final = 2  # carried, not equipped
Z_TRAITS: Final = 3  # Classes, Races and what modifies them
Z_CURSES: Final = 4  # lasting Curses in force
SEAT_ZONES: Final = 5
Z_POOL: Final = -1  # -1 Door, -2 Treasure, -3 Seal, -4 characters: the unordered rest of the deck (Z_POOL - deck)
Z_TOP: Final = -5  # -5 Door, -6 Treasure, -7 Seal: the known top, first card first
Z_BOTTOM: Final = -8  # -8 Door, -9 Treasure, -10 Seal: the known bottom, last card last
Z_DISCARD: Final = -11  # -11 Door, -12 Treasure: discards, top card last
Z_OPEN: Final = -13  # open Seals, top card last (Z_DISCARD - SEAL, but Seals are never shuffled back)
Z_SHOWN: Final = -14  # the face-up card behind the door, while its drawer decides
Z_FIGHT: Final = -15  # monsters, their enhancers, and all cards played into the fight
Z_LIMBO: Final = -16  # a card that is taking effect
Z_SPOILS: Final = -17  # Treasures to be shared
Z_BODY: Final = -18  # what a dead character leaves
SHARED_ZONES: Final = 18

# ---- phases
PH_SETUP: Final = 0
PH_START: Final = 1
PH_DOOR: Final = 2
PH_COMBAT: Final = 3
PH_RUN: Final = 4
PH_TROUBLE: Final = 5
PH_CHARITY: Final = 6
PH_OVER: Final = 7

# ---- running away
ESCAPE_ON: Final = 5  # RUN-02: what the roll must come to

# ---- from layout/, by `make layout`
# fmt: off
# frames of the stack: (kind, pc, fields…)
KIND: Final = 0
PC: Final = 1
SEAT: Final = 2  # whom it concerns, in every frame that has one
F_TURN: Final = 0  # the turn itself, always at the bottom
F_PROG: Final = 1  # a card's program; its seat is 'you'
PROG_PROGRAM: Final = 3
PROG_CARD: Final = 4
PROG_USER: Final = 5
PROG_TARGET: Final = 6
PROG_ACC: Final = 7
PROG_STAGE: Final = 8
PROG_SECOND: Final = 9
PROG_ABILITY: Final = 10
PROG_MONSTER: Final = 11
F_PICK: Final = 2  # a seat must choose
PICK_WHY: Final = 3
PICK_OPTIONS: Final = 4  # and all that follow
F_CURSE: Final = 3  # a Curse about to strike its victim
CURSE_CARD: Final = 3
CURSE_USER: Final = 4
CURSE_DOOR: Final = 5
F_DIE: Final = 4  # a die of a seat
DIE_PURPOSE: Final = 3
DIE_FACE: Final = 4
DIE_PLUS: Final = 5
F_DRAW: Final = 5  # cards for a seat, one after another
DRAW_DECK: Final = 3
DRAW_COUNT: Final = 4
DRAW_UP: Final = 5
DRAW_WHERE: Final = 6
F_FLEE: Final = 6  # one runner, one monster
FLEE_UID: Final = 3
F_REWARD: Final = 7  # what a won fight is worth
REWARD_TREASURES: Final = 2
F_SHARE: Final = 8  # a helper's share of the Treasures
SHARE_OWED: Final = 3
SHARE_ORDER: Final = 4
SHARE_MADE: Final = 5
SHARE_LATER: Final = 6
F_DEATH: Final = 9  # a body is looted, from its first card on
DEATH_FIRST: Final = 3
DEATH_LOOTERS: Final = 4  # and all that follow
F_ORDER: Final = 10  # rolling for order: seats and their keys in turn
ORDER_PURPOSE: Final = 2
ORDER_KEYS: Final = 3  # and all that follow
F_DEAL: Final = 11  # an offer; its cards are those given, those got and those promised to be played
DEAL_BUILDER: Final = 2
DEAL_OTHER: Final = 3
DEAL_GIVER: Final = 4
DEAL_SCOPE: Final = 5
DEAL_TREASURES: Final = 6
DEAL_ORDER: Final = 7
DEAL_ROUNDS: Final = 8
DEAL_GIVES: Final = 9
DEAL_GETS: Final = 10
DEAL_CARDS: Final = 11  # and all that follow
F_SALE: Final = 12  # Items being sold
SALE_DOUBLED: Final = 3
SALE_CARDS: Final = 4  # and all that follow
F_RIGHT: Final = 13  # more of something than allowed
RIGHT_CARD: Final = 3
F_EACH: Final = 14  # a program for one seat after another
EACH_PROGRAM: Final = 2
EACH_CARD: Final = 3
EACH_USER: Final = 4
EACH_ACC: Final = 5
EACH_SEATS: Final = 6  # and all that follow
F_TAKE: Final = 15  # others take from a victim
TAKE_FILTER: Final = 3
TAKE_TAKERS: Final = 4  # and all that follow
F_RANDOM: Final = 16  # chance names a card of a hand
RANDOM_DECK: Final = 3
F_FIGHT: Final = 17  # a monster is met
FIGHT_CARD: Final = 3
F_OFFER: Final = 18  # a monster that left offers something
OFFER_ABILITY: Final = 3
OFFER_CARD: Final = 4
F_GAIN: Final = 19  # a card that must be played at once
GAIN_CARD: Final = 3
GAIN_UP: Final = 4
GAIN_WHERE: Final = 5
F_LOOT: Final = 20  # which deck to loot from
LOOT_COUNT: Final = 3
F_REDRAW: Final = 21  # a new hand
F_AFTER: Final = 22  # the end of the running away
F_FIRST: Final = 23  # who runs first
F_PAY: Final = 24  # further cards of a cost
PAY_ABILITY: Final = 3
PAY_OWED: Final = 4
PAY_SOURCE: Final = 5
PAY_TARGET: Final = 6
F_BAD: Final = 25  # Bad Stuff about to happen
BAD_UID: Final = 3
F_SAVE: Final = 26  # somebody would die
F_GIVING: Final = 27  # a card for another player
GIVING_FILTER: Final = 3
GIVING_CARD: Final = 4
GIVING_LOWEST: Final = 5
F_SPOIL: Final = 28  # a Treasure exchanged for one of the discards
SPOIL_SLOT: Final = 2
F_HEIR: Final = 29  # a body is about to be looted
F_PEEK: Final = 30  # the top of a deck, looked at
PEEK_DECK: Final = 3
PEEK_COUNT: Final = 4
PEEK_SINK: Final = 5
PEEK_CARDS: Final = 6  # and all that follow
F_KEEP_ONE: Final = 31  # of the cards drawn one stays; those held before
KEEP_ONE_CARDS: Final = 3  # and all that follow
F_TOLL: Final = 32  # cards of the hand to discard
TOLL_COUNT: Final = 3
F_STAMP: Final = 33  # one of two tags for a monster
STAMP_UID: Final = 3
STAMP_TAG: Final = 4
STAMP_WORD: Final = 5
STAMP_OTHER_TAG: Final = 6
STAMP_OTHER_WORD: Final = 7
F_OMEN: Final = 34  # the die at the start of a turn
F_CHASE: Final = 35  # others must get away from a monster too
CHASE_LEVELS: Final = 2
CHASE_UID: Final = 3
CHASE_SEATS: Final = 4  # and all that follow
F_REBORN: Final = 36  # another character after a death?
F_OPEN: Final = 37  # a Seal is opened
OPEN_QUIET: Final = 3
F_DUES: Final = 38  # a card discarded when the draw it paid for is done
DUES_CARD: Final = 3
F_BOUND: Final = 39  # whatever a custom of a pack goes through
BOUND_STEP: Final = 3
BOUND_A: Final = 4
BOUND_B: Final = 5
ASIDE: Final = 1 << F_SHARE | 1 << F_DEATH | 1 << F_SPOIL | 1 << F_REBORN  # settled between two events of the turn
OPEN: Final = 1 << F_DEAL | 1 << F_SALE | 1 << F_RIGHT | ASIDE  # kinds of frames whose question is open (questions.py)

# a monster in a fight: its number, the card that gives its numbers, its group of enhancers, the card on the table
MONSTER_UID: Final = 0
MONSTER_CARD: Final = 1
MONSTER_GROUP: Final = 2
MONSTER_BODY: Final = 3

# which cards of a player fit
FILTER_PLACES: Final = 0
FILTER_SIZE: Final = 1
FILTER_SLOT: Final = 2
FILTER_TAGS: Final = 3
FILTER_LEAST: Final = 4
FILTER_DECK: Final = 5
FILTER_KIND: Final = 6
FILTER_MOST: Final = 7

# something told
EVENT_KIND: Final = 0
EVENT_SEAT: Final = 1
EVENT_A: Final = 2
EVENT_B: Final = 3
EVENT_C: Final = 4
EVENT_AUDIENCE: Final = 5

# a munchkin and the number of a monster: still to run from it, or away from it
RUN_SEAT: Final = 0
RUN_UID: Final = 1

# what a helper was promised; so many of the cards are Items to be given, the others are to be played
PACT_TREASURES: Final = 0
PACT_ORDER: Final = 1
PACT_GIVES: Final = 2
PACT_CARDS: Final = 3  # and all that follow

# what an enhancer does to its monster; least: the fewest Treasures it leaves
ENHANCE_STRENGTH: Final = 0
ENHANCE_TREASURES: Final = 1
ENHANCE_LEAST: Final = 2
ENHANCE_TAGS: Final = 3

# a lasting effect without a card: whose, P_*, how much, U_* (below 0: after this fight)
WOE_SEAT: Final = 0
WOE_RULE: Final = 1
WOE_AMOUNT: Final = 2
WOE_UNTIL: Final = 3

# a use that is limited, or another note of this turn: LIMIT_* or USED_*, whose, the ability or card, the victim
USE_SCOPE: Final = 0
USE_SEAT: Final = 1
USE_WHAT: Final = 2
USE_WHOM: Final = 3

# what an Item enhancer does to its Item
GRAFT_TAGS: Final = 0
GRAFT_BIG: Final = 1
GRAFT_GOLD: Final = 2

# of an observation: head
SEES_SEAT: Final = 0
SEES_TURN: Final = 1
SEES_PHASE: Final = 2
SEES_NUMBER: Final = 3
SEES_ASKED: Final = 4
SEES_KIND: Final = 5
SEES_WHY: Final = 6
SEES_DOORS: Final = 7
SEES_TREASURES: Final = 8
SEES_DOOR_DISCARDS: Final = 9
SEES_TREASURE_DISCARDS: Final = 10
SEES_DOOR_TOP: Final = 11
SEES_TREASURE_TOP: Final = 12
SEES_SEALS_LEFT: Final = 13
SEES_SEALS_OPEN: Final = 14
SEES_DIE_SEAT: Final = 15
SEES_DIE_FACE: Final = 16
SEES_DIE_VALUE: Final = 17
SEES_DIE_MONSTER: Final = 18
SEES_CURSE: Final = 19
SEES_CURSE_VICTIM: Final = 20
SEES_CAUSE: Final = 21
SEES_CAUSE_CARD: Final = 22
SEES_CAUSE_SEAT: Final = 23
SEES_CAUSE_BY: Final = 24
SEES_KEEP: Final = 25
SEES_DEAL: Final = 26
SEES_DEAL_BUILDER: Final = 27
SEES_DEAL_OTHER: Final = 28
SEES_DEAL_GIVER: Final = 29
SEES_DEAL_MADE: Final = 30
SEES_DEAL_TREASURES: Final = 31
SEES_DEAL_PICK: Final = 32
SEES_OFFERED: Final = 33

# of an observation: players
SEES_PLAYER_LEVEL: Final = 0
SEES_PLAYER_SEX: Final = 1
SEES_PLAYER_ALIVE: Final = 2
SEES_PLAYER_STRENGTH: Final = 3
SEES_PLAYER_ESCAPE: Final = 4
SEES_PLAYER_GOLD: Final = 5
SEES_PLAYER_DOORS: Final = 6
SEES_PLAYER_TREASURES: Final = 7
SEES_PLAYER_WORN: Final = 8
SEES_PLAYER_PACK: Final = 9
SEES_PLAYER_TRAITS: Final = 10
SEES_PLAYER_CURSES: Final = 11
SEES_PLAYER_ROLE: Final = 12
SEES_PLAYER_DECLINED: Final = 13
SEES_PLAYER_RUNS: Final = 14
SEES_PLAYER_WON: Final = 15

# of an observation: fight
SEES_FIGHT_ON: Final = 0
SEES_FIGHT_FIGHTER: Final = 1
SEES_FIGHT_HELPER: Final = 2
SEES_FIGHT_SECOND: Final = 3
SEES_FIGHT_FORCED: Final = 4
SEES_FIGHT_MUNCHKINS: Final = 5
SEES_FIGHT_MONSTERS: Final = 6
SEES_FIGHT_WINNING: Final = 7
SEES_FIGHT_TREASURES: Final = 8
SEES_FIGHT_LEVELS: Final = 9

# of an observation: foes
SEES_FOE_CARD: Final = 0
SEES_FOE_STRENGTH: Final = 1
SEES_FOE_TREASURES: Final = 2
SEES_FOE_ENHANCERS: Final = 3

# of an observation: bargain
SEES_BARGAIN_GIVE: Final = 0
SEES_BARGAIN_GET: Final = 1
SEES_BARGAIN_PLAY: Final = 2

# of an observation: sale
SEES_SALE_CARD: Final = 0

# of an observation: held
SEES_HELD_HOLDER: Final = 0
SEES_HELD_ITEM: Final = 1

# of an observation: customs
SEES_CUSTOM_COUNT: Final = 0
SEES_CUSTOM_TOLD_1: Final = 1
SEES_CUSTOM_TOLD_2: Final = 2
SEES_CUSTOM_TOLD_3: Final = 3
SEES_CUSTOM_TOLD_4: Final = 4

# of an observation: where
SEES_WHERE_PLACE: Final = 0

# of an observation: options
OPTION_VERB: Final = 0
OPTION_CARD: Final = 1
OPTION_ABILITY: Final = 2
OPTION_KIND: Final = 3
OPTION_VALUE: Final = 4
OPTION_TARGET: Final = 5
OPTION_SECOND: Final = 6
OPTION_DETAIL: Final = 7
OPTION_AMOUNT: Final = 8
# what an option is aimed at: OPTION_KIND
AIM_PLAYER: Final = 1
AIM_FACE: Final = 2
AIM_SIDE: Final = 3
AIM_DECK: Final = 4
AIM_MONSTER: Final = 5
AIM_PLAYERS: Final = 6
AIM_WORD: Final = 7
AIM_CARD: Final = 8

# verbs of choices: (verb, a, b, c)
V_CHANCE: Final = 0  # (value): seat -1 only: a card, or a face of the die
V_PASS: Final = 1
V_KICK: Final = 2
V_LOOT: Final = 3
V_TROUBLE: Final = 4  # (monster)
V_END: Final = 5
V_PLAY: Final = 6  # (card, target, second): second = a card from hand, or CARRIED
V_KEEP: Final = 7  # (card)
V_USE: Final = 8  # (ability, target, paid card)
V_EQUIP: Final = 9  # (card, card taken off or -1)
V_UNEQUIP: Final = 10  # (card)
V_ATTACH: Final = 11  # (holder, Item)
V_DROP: Final = 12  # (Class or Race card)
V_SELL: Final = 13  # (card, 1 if it is the one sold at double value)
V_DONE: Final = 14  # ends a sale, or proposes the deal being made
V_DEAL: Final = 15  # (scope, to, Treasures or the card given)
V_TERM: Final = 16  # (term, value)
V_ACCEPT: Final = 17
V_DECLINE: Final = 18
V_COUNTER: Final = 19
V_RUN: Final = 20  # (uid)
V_CHOOSE: Final = 21  # (target)
V_SHARE: Final = 22  # (card, to)
V_DISCARD: Final = 23  # (card)
V_REVEAL: Final = 24  # (card, to)
V_DISPUTE: Final = 25  # roll for who runs first
V_SACRIFICE: Final = 26  # (Ally, mask of seats that escape)
V_REVEL: Final = 27
# how many of a, b, c a verb uses
VERB_FIELDS: Final[Numbers] = (1, 0, 0, 0, 1, 0, 3, 1, 3, 2, 1, 2, 1, 2, 0, 3, 2, 0, 0, 0, 1, 1, 2, 1, 2, 0, 2, 0)
# a is a card
CARD_VERBS: Final[Numbers] = (
    V_TROUBLE, V_PLAY, V_KEEP, V_EQUIP, V_UNEQUIP, V_ATTACH, V_DROP, V_SELL, V_SHARE, V_DISCARD, V_REVEAL,
    V_SACRIFICE,
)

# targets of abilities (T_* is how one is written in a choice)
TG_NONE: Final = 0  # nothing
TG_PLAYER: Final = 1  # any living player
TG_RIVAL: Final = 2  # any other living player
TG_MONSTER: Final = 3  # a monster in the fight; arg = highest printed level, 0 for any
TG_SIDE: Final = 4  # the munchkins or the monsters; arg 1 = the munchkins only
TG_HAND_MONSTER: Final = 5  # a monster from the own hand (second = the card)
TG_SWAP: Final = 6  # a monster in the fight, and one from the own hand (second = the card)
TG_OTHER_FIGHTER: Final = 7  # another munchkin in the fight
TG_RIVAL_SMALL: Final = 8  # a Small Item another player has in play
TG_RIVAL_ITEM: Final = 9  # an Item another player has in play
TG_FACE: Final = 10  # a face of the die
TG_CURSE: Final = 11  # a lasting Curse in force
TG_NAMED: Final = 12  # a monster of the fight with face arg
TG_RUNNERS: Final = 13  # one or two munchkins of the fight (bit mask); arg 1: one
TG_STRONGER: Final = 14  # another living player of higher Level
TG_BYSTANDER: Final = 15  # a living player who is not the fighter
TG_THIS: Final = 16  # the monster whose ability it is
TG_TAGGED: Final = 17  # a monster in the fight with tag arg
TG_HELPER: Final = 18  # somebody who helps in the fight
TG_NOT_FIRST: Final = 19  # a monster other than the one longest in the fight
# an Item just discarded: of no more worth than the user pays, or (arg 1) of another player, of any worth
TG_DROPPED: Final = 20
TG_FIGHTER: Final = 21  # a munchkin in the fight; arg 1: the one whose fight it is
# an Item another player has in play (second = an own Item in play worth at least as much; -1: asked for)
TG_EXCHANGE: Final = 22
TG_TAGGED_ITEM: Final = 23  # an Item with tag arg that a munchkin in the fight has equipped
TG_MOST: Final = 24  # a player with the most Items with tag arg in play
TG_RIVAL_ALLY: Final = 25  # an Ally of another player
TG_WORN: Final = 26  # an Item that a munchkin in the fight has equipped

# conditions of abilities and programs: (cond, arg); all of an ability's must hold
C_LOSING: Final = 0  # the fight is being lost
C_ALONE: Final = 1  # the fighter has no helper
C_TAG: Final = 2  # a monster with one of tags arg is in the fight
C_AFTER_COMBAT: Final = 3  # a combat has been fought this turn and is over
C_CARRIER: Final = 4  # a Hireling is in play
C_FAILED: Final = 5  # the roll just made was to run away and failed
C_RUN_ROLL: Final = 6  # the roll just made was to run away
C_TRAIT: Final = 7  # you have one of traits arg
C_OWN_TURN: Final = 8  # it is the user's turn
C_CAN_RISE: Final = 9  # the level gained by you (arg 0) or by a target (arg 1) is not the winning one
C_NOT_FOR_WIN: Final = 10  # the fight is not for the winning level
C_HELP_ALLOWED: Final = 11  # somebody may help in this fight
C_CARDS: Final = 12  # the hand holds at least arg cards
C_SOMEBODY: Final = 13  # a munchkin in the fight has one of traits arg
C_LEVEL: Final = 14  # you are of Level arg or higher
C_AFTER_KILL: Final = 15  # a monster was killed in a combat this turn, and the combat is over
C_CURSED: Final = 16  # the Curse about to strike is aimed at the user; arg 1: by another player
C_COSTS_LEVELS: Final = 17  # what is about to happen would cost the user levels
C_CAN_PAY: Final = 18  # you have Items in play worth arg gold in all
C_MANY: Final = 19  # at least arg monsters are in the fight
C_HIGHEST: Final = 20  # you are of the highest Level; arg 1: alone
C_ALLIES: Final = 21  # you have at least arg Allies
C_BEFORE_DOOR: Final = 22  # the door has not been kicked open yet this turn
C_CHARACTER: Final = 23  # the user has a character, and there is one nobody has
C_SEALS: Final = 24  # at least arg Seals are open
C_OPENER: Final = 25  # the user is to open the Seal, for the first time this turn
C_OWNS: Final = 26  # you have a card that fits filter arg
C_MADE: Final = 27  # the roll just made was to run away and succeeded
C_BURDEN: Final = 28  # one of traits arg counts against you (SUPER-03)
C_BURDENS: Final = 29  # one of traits arg counts against a munchkin in the fight
C_NOT: Final = 30  # none of group arg holds
C_ALL: Final = 31  # all of group arg hold
C_ANY: Final = 32  # one of group arg holds
C_ASIDE: Final = 33  # the user is not in combat, whoever else is
C_TARGET: Final = 34  # all of group arg hold for the player aimed at

# counts of might: (what, arg, n, mode)
N_LEVEL_AT_MOST: Final = 0  # munchkins in the fight of Level arg or less
N_SIDE_TAG: Final = 1  # cards with tag arg used on the munchkin side
N_WORN: Final = 2  # Items of slot arg equipped by munchkins in the fight
N_FACE: Final = 3  # cards with face arg equipped by munchkins in the fight
N_MONSTER_TAG: Final = 4  # monsters with tag arg in the fight
N_MONSTER_LEVEL: Final = 5  # monsters of printed level arg or more in the fight
N_TRAIT: Final = 6  # munchkins in the fight with trait arg
N_WORN_TAG: Final = 7  # Items with tag arg equipped by munchkins in the fight
N_OWN_TAG: Final = 8  # Items with tag arg the owner has equipped
N_OTHER_TAG: Final = 9  # other monsters with tag arg in the fight
N_TOGETHER: Final = 10  # 1 if the owner fights together with somebody
N_SOLE_HIGHEST: Final = 11  # 1 if the owner alone is of the highest Level
N_ONESHOTS: Final = 12  # one-shots used for the munchkins
N_ALLIES: Final = 13  # Allies of munchkins in the fight
N_OWN_ALLIES: Final = 14  # Allies of the owner
N_HELPING: Final = 15  # 1 if the owner is not the fighter but helps
N_TABLE: Final = 16  # 1 if one of the things in arg (bits) stands on the table
N_LEVEL_BELOW: Final = 17  # monsters of printed level arg or less in the fight
N_SEALS: Final = 18  # open Seals
N_SEALS_FROM: Final = 19  # 1 if at least arg Seals are open
N_BIG: Final = 20  # Big Items that munchkins in the fight have in play
N_WITHOUT: Final = 21  # munchkins in the fight with nothing equipped in slot arg
N_OWNER_IS: Final = 22  # 1 if the owner has one of traits arg
N_LEVEL_FROM: Final = 23  # 1 if the owner is of Level arg or higher
N_HIGHEST: Final = 24  # 1 if the owner is of the highest Level, alone or not
N_ALLIES_FROM: Final = 25  # 1 if the owner has at least arg Allies
N_NOT: Final = 26  # 1 if all of group arg count 0
N_ALL: Final = 27  # 1 if none of group arg counts 0
N_ANY: Final = 28  # 1 if one of group arg does not count 0
N_FIGHT_TAG: Final = 29  # as N_MONSTER_TAG, but a one-shot has it on either side
N_OWN_GIVING: Final = 30  # as N_OWN_TAG, but only those that give the owner anything in the fight

# operations of card programs: (code, arguments…). "You" is the seat of the program, acc its one register.
O_LEVELS: Final = 0  # (who, n, may_win): who goes up n levels (down if negative)
O_LEVELS_ACC: Final = 1  # (who): who loses acc levels
O_DEATH: Final = 2  # you die
O_ROLL: Final = 3  # acc = an own die roll
O_UNLESS_DIE: Final = 4  # (low, high, to): go to `to` unless low <= acc <= high
O_UNLESS: Final = 5  # (cond, arg, to): go to `to` unless the condition holds
O_IF_SOME: Final = 6  # (to): go to `to` if acc is not 0 (something was lost)
O_GOTO: Final = 7  # (to): go on there
O_LOSE: Final = 8  # (filter, n, chooser): lose n cards, n = ALL or ACC; acc = how many went
O_LOSE_BEST: Final = 9  # lose the Item that gives the biggest bonus
# (gold): lose Items of that value (ACC: of the value counted); acc = 1, or 0 if all went and fell short
O_LOSE_VALUE: Final = 10
# (kinds, n, traits): lose Class or Race cards, ALL or 1, with one of the traits (0: any); acc = how many
O_LOSE_TRAITS: Final = 11
O_TAKEN: Final = 12  # (filter, takers): each taker chooses one such card of yours and takes it
O_DRAWN: Final = 13  # (takers): each taker draws a card of your hand at random
O_DISCARD_HAND: Final = 14  # you lose your hand
O_SET_LEVEL: Final = 15  # (level): down to that Level (0: the lowest among the living)
O_EITHER: Final = 16  # (word, other_word, to): you choose; b goes to `to`
O_CHANGE_TRAIT: Final = 17  # (kinds): all such cards are replaced by the topmost one of the discards
O_CHANGE_SEX: Final = 18  # the other sex, for good
O_EACH: Final = 19  # (who, program, traits): run the program for each, with this acc
O_DRAW: Final = 20  # (deck, n, how): you draw n cards; how = FACE_DOWN, FACE_UP or AS_DRAWN
O_VALUE: Final = 21  # acc = gold value of what the last O_LOSE took
O_BOOST: Final = 22  # (n, traits): the target side gets n (for each munchkin with the traits, if any)
O_ENHANCE: Final = 23  # the card becomes an enhancer of the target monster
O_MATE: Final = 24  # the card becomes the mate of the target monster, sharing its enhancers (ENH-03)
O_JOIN: Final = 25  # the second card joins the fight
O_SWAP: Final = 26  # the second card takes the place of the target monster
O_REMOVE: Final = 27  # (how): the target monster leaves; how = PAY_NONE, PAY_ALL or PAY_IF_SOLE
# (treasures, loot): all monsters leave; the fighter draws; loot = 1 keeps the right to loot
O_REMOVE_ALL: Final = 28
O_KILL: Final = 29  # the target monster is killed
O_TRANSFER: Final = 30  # the target takes the fight over
O_DOUBLE: Final = 31  # the user's strength counts once more
O_TAKE_TO_WIN: Final = 32  # the user takes the target Item and uses it
O_ESCAPE_ALL: Final = 33  # the target munchkins (TG_RUNNERS), or the user, escape from all monsters
O_ESCAPE: Final = 34  # the user escapes from the target monster
O_SET_DIE: Final = 35  # the die shows the target face
O_DIE_PLUS: Final = 36  # (n): the die counts n more
O_REROLL: Final = 37  # the die is rolled again
O_GLUE: Final = 38  # all who got away must run again
O_CANCEL: Final = 39  # the Curse that is about to strike, or the target Curse in force, is discarded
O_SEARCH: Final = 40  # the user takes any card of the discards into the hand
O_COMPEL: Final = 41  # the target must help
O_STAB: Final = 42  # (n): the target munchkin's strength changes by n for this fight
O_SPEND: Final = 43  # (n): the user's strength changes by n for this fight
O_TAKE: Final = 44  # the user takes the target Item
O_DISMISS: Final = 45  # the target card in play is lost with what it holds (Hireling)
O_RESURRECT: Final = 46  # the card drawn comes from the top of the discards
O_LAST: Final = 47  # the Curse stays in front of you
O_IF_NONE: Final = 48  # (to): go to `to` if acc is 0
O_LOSE_RANDOM: Final = 49  # (n): lose n cards of the hand at random; acc = how many went
# (filter, lowest): you give such a card to another player (lowest = 1: of the lowest Level), your choice
O_GIVE: Final = 50
O_LET_GO: Final = 51  # (n): the monster before the fight lets you go; the fighter draws n Treasures
O_WEAKEN: Final = 52  # (n): the target monster's strength changes by n for this fight
O_REDIRECT: Final = 53  # the Curse strikes the one who played it
O_EXTRA_HELPER: Final = 54  # one more player may help in this fight
O_SEND_HOME: Final = 55  # the target helper leaves, and nobody else may help in this fight
O_LOSE_DEAREST: Final = 56  # lose the Item with the highest gold value
O_GROW_ACC: Final = 57  # the monster of the program gets acc
O_REDIRECT_TO: Final = 58  # the Curse strikes the target player instead
# (deck, n, sink): the user looks at the top n cards and returns them in any order; sink = 1: or below
O_PEEK: Final = 59
O_FREEZE: Final = 60  # nobody may play cards or use abilities in this combat any more
O_FLEE_PLUS: Final = 61  # (n): the target player gets n on every roll to run away in this combat
O_GREASE: Final = 62  # (tag, n): the target munchkin gets n for each Item with the tag equipped
O_EXCHANGE: Final = 63  # the user's second card and the target Item change owners
O_INHERIT: Final = 64  # the user loots first, and two cards
O_UNTAG: Final = 65  # (tag, n): the target monster loses the tag and gets n; a target Item only loses the tag
O_SALVAGE: Final = 66  # the user takes the target card from the discards into the hand
O_WOE: Final = 67  # (rule, a, until): a lasting effect (P_*, a, U_*) without a card
# (low): lose an Item with something attached, with it, or else the best one (low = 1: the worst)
O_LOSE_ATTACHED: Final = 68
O_TWIN: Final = 69  # the card becomes a copy of the target monster with its enhancers as they are now
O_LOSE_ALLY: Final = 70  # lose an Ally of your choice; acc = how many went
O_ATTACK: Final = 71  # (n, tag): the user's strength changes by n for this fight, by an attack with the tag
O_MUTE_BEST: Final = 72  # (slot): your Item of the slot with the highest bonus gives none in this fight
O_MUTE: Final = 73  # the target Item gives no bonus in this fight
O_TAME: Final = 74  # the target monster leaves the fight and becomes the user's Ally
O_TAKE_ALLY: Final = 75  # the user takes the target Ally
# (tag, word, other_tag, other_word): the target monster, or the second card as it joins, gets one of the tags
O_STAMP: Final = 76
O_CHANGE_CHARACTER: Final = 77  # the user takes a character nobody has
O_CHASE: Final = 78  # (n): each other player the monster pursues must get away from it or lose n levels
O_OPEN: Final = 79  # you open a Seal
O_CLOSE: Final = 80  # you close a Seal
O_KEEP_SHUT: Final = 81  # the Seal about to be opened stays closed
O_NEXT_SEAL: Final = 82  # the next Seal takes the place of the top open one
# (without_opening): you suffer the topmost other Curse of the discards (or one that opens no Seal); acc = 1 if any
O_ENCORE: Final = 83
O_SHOW_HAND: Final = 84  # you show your hand to everybody
O_COUNT: Final = 85  # (filter, n): acc = how many such cards of yours there are more than n
O_BOOST_ACC: Final = 86  # the target side gets acc
O_RECYCLE: Final = 87  # all monsters of the Door discards are shuffled back into the Door deck
# where the number of the operation to go on with stands, in those that may jump
JUMPS: Final = {O_UNLESS_DIE: 3, O_UNLESS: 3, O_IF_SOME: 1, O_GOTO: 1, O_EITHER: 3, O_IF_NONE: 1}
# fmt: on
# ---- end of what is from layout/

# ---- choices
CARRIED: Final = -2  # second of V_PLAY: the Item is put down unequipped

Choice = tuple[int, ...]  # (verb, a, b, c)
# Those that are nothing but a verb.
PASS: Final[Choice] = (V_PASS, 0, 0, 0)
KICK: Final[Choice] = (V_KICK, 0, 0, 0)
LOOT: Final[Choice] = (V_LOOT, 0, 0, 0)
FINISH: Final[Choice] = (V_END, 0, 0, 0)
PROPOSE: Final[Choice] = (V_DONE, 0, 0, 0)
ACCEPT: Final[Choice] = (V_ACCEPT, 0, 0, 0)
DECLINE: Final[Choice] = (V_DECLINE, 0, 0, 0)
COUNTER: Final[Choice] = (V_COUNTER, 0, 0, 0)

# ---- more targets for V_CHOOSE
T_DECK: Final = 40  # + deck
T_WORD: Final = 500  # + word number
WORD_BLIND: Final = T_WORD + 400  # a card of the hand, unseen
WORD_YES: Final = T_WORD + 401
WORD_BELOW: Final = T_WORD + 402  # under the deck

# ---- deals
DEAL_HELP: Final = 0
DEAL_TRADE: Final = 1
DEAL_GIFT: Final = 2
TERM_TREASURES: Final = 0
TERM_PICK: Final = 1
TERM_GIVE: Final = 2
TERM_GET: Final = 3
TERM_PLAY: Final = 4
PICK_HELPER: Final = 0
PICK_FIGHTER: Final = 1
PICK_ALTERNATE: Final = 2

# ---- dice
DIE_EFFECT: Final = 0  # purposes of a roll
DIE_RUN: Final = 1
DIE_ORDER: Final = 2

CH_NONE: Final = 0  # what chance is asked
CH_DIE: Final = 1
CH_HAND: Final = 2
CH_DRAW: Final = 3  # + deck

# ---- why a seat is asked to pick
WHY_LOSE: Final = 0
WHY_TAKE: Final = 1
WHY_LOOT: Final = 2
WHY_SPOILS: Final = 3
WHY_STAY: Final = 4  # which Class or Race stays
WHY_BIG: Final = 5  # which Big Item goes
WHY_BIG_TO: Final = 6  # to whom
WHY_EITHER: Final = 7
WHY_SEARCH: Final = 8
WHY_COST: Final = 9
WHY_ESCAPE: Final = 10  # escape by somebody else's card?
WHY_FIRST: Final = 11  # who runs first
WHY_CARRIER: Final = 12
WHY_SAVE: Final = 13
WHY_GIVE: Final = 14
WHY_GIVE_TO: Final = 15
WHY_SPOIL: Final = 16
WHY_ORDER: Final = 17  # which card comes next on top
WHY_KEEP: Final = 18  # which drawn card is kept
WHY_OFF: Final = 19  # what is taken off
WHY_ALLY: Final = 20  # which Ally goes
WHY_CHARACTER: Final = 21
WHY_DECK: Final = 22  # which deck to draw from
WHY_STAMP: Final = 23  # which tag
WHY_SACRIFICE: Final = 24  # an Ally instead of a roll?
WHY_ALONE: Final = 25  # Super Munchkin or Half-Breed without anything under it
MORE_QUESTIONS: Final = 26  # this and what follows: the questions of customs, as the box has them
