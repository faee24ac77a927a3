"""Why something is refused: every reason has the clauses it rests on and a sentence a player understands."""

from typing import Final

OK: Final = 0
NO_OVER: Final = 1
NO_DEAD: Final = 2
NO_WAIT: Final = 3
NO_NOT_YOURS: Final = 4
NO_FIGHT_ON: Final = 5
NO_IN_COMBAT: Final = 6
NO_RUNNING: Final = 7
NO_ROLLED: Final = 8
NO_CURSE_FIRST: Final = 9
NO_NOT_YOUR_TURN: Final = 10
NO_SELL_TURN: Final = 11
NO_SELL_COMBAT: Final = 12
NO_SELL_SHORT: Final = 13
NO_SELL_WIN: Final = 14
NO_NOT_ITEM: Final = 15
NO_SLOT: Final = 16
NO_RESTRICTED: Final = 17
NO_BIG: Final = 18
NO_EQUIP_COMBAT: Final = 19
NO_TRADE_ITEM: Final = 20
NO_TRADE_COMBAT: Final = 21
NO_TRADE_BIG: Final = 22
NO_HELP_NOT_FIGHTER: Final = 23
NO_HELP_WINNING: Final = 24
NO_HELP_ONE: Final = 25
NO_HELP_MONSTER: Final = 26
NO_HELP_SELF: Final = 27
NO_LEVEL_WIN: Final = 28
NO_STEAL_WIN: Final = 29
NO_SAME_CLASS: Final = 30
NO_SUPER_BASE: Final = 31
NO_TRAIT_TURN: Final = 32
NO_MONSTER_ALONE: Final = 33
NO_PHASE: Final = 34
NO_KICK_FIRST: Final = 35
NO_LOOT_FIRST: Final = 36
NO_HAND_FULL: Final = 37
NO_RUN_WINNING: Final = 38
NO_RUN_NOT_IN: Final = 39
NO_COND: Final = 40
NO_TARGET_FIT: Final = 41
NO_LIMIT: Final = 42
NO_COST: Final = 43
NO_COST_CURSE: Final = 44
NO_COST_SELF: Final = 45
NO_ABILITY: Final = 46
NO_THEFT_COMBAT: Final = 47
NO_CHEAT_MOVED: Final = 48
NO_CARRIER_COMBAT: Final = 49
NO_DISCARD: Final = 50
NO_CHARITY_NONE: Final = 51
NO_CHARITY_WHO: Final = 52
NO_CHARITY_EVEN: Final = 53
NO_FORCED_WIN: Final = 54
NO_LOSING: Final = 55
NO_ALONE: Final = 56
NO_NOT_OPTION: Final = 57
NO_OFFER: Final = 58
NO_OFFER_TREASURE: Final = 59
NO_OFFER_CARD: Final = 60
NO_SETUP: Final = 61
NO_SETUP_ONE: Final = 62
NO_OWN_TURN_CARD: Final = 63
NO_AFTER_COMBAT: Final = 64
NO_HIGHEST: Final = 65
NO_CARRIER: Final = 66
NO_FAILED_ROLL: Final = 67
NO_RUN_ROLL: Final = 68
NO_TAG: Final = 69
NO_TRAIT_NEEDED: Final = 70
NO_TRAIT_FORBIDS: Final = 71
NO_TURN_STEP: Final = 72
NO_LOOT_ONLY: Final = 73
NO_DEAD_TARGET: Final = 74
NO_HAND_SIZE: Final = 75
NO_ALREADY: Final = 76
NO_TRADE_HAND: Final = 77
NO_TAKE_WIN: Final = 78
NO_STAB_SELF: Final = 79
NO_IN_PLACE: Final = 80
NO_ONLY_MUNCHKINS: Final = 81
NO_FIGHT_MUST: Final = 82
NO_TROUBLE_MONSTER: Final = 83
NO_DROP: Final = 84
NO_RECEIVED: Final = 85
NO_EQUIPPED: Final = 86
NO_MONSTER_GONE: Final = 87
NO_RUN_ORDER: Final = 88
NO_FOUGHT: Final = 89
NO_VANISHED: Final = 90
NO_DIE: Final = 91
NO_OUT_OF_REACH: Final = 92
NO_STRONGER: Final = 93
NO_NOT_WORN: Final = 94
NO_NOT_AT_YOU: Final = 95
NO_LOOT_WOE: Final = 96
NO_FROZEN: Final = 97
NO_HELPING: Final = 98
NO_ALLY: Final = 99
NO_DOOR_OPEN: Final = 100
NO_CHARACTER: Final = 101
NO_SEALS: Final = 102
NO_OPENER: Final = 103
NO_SEAL_FIRST: Final = 104
NO_ALLY_TRADE: Final = 105
NO_SETUP_ALLY: Final = 106
NO_CARRIED_SLOT: Final = 107
NO_GRAFT_SLOT: Final = 108
NO_HELP_GOLD: Final = 109
NO_SACRIFICE: Final = 110
NO_REVEL: Final = 111
NO_GRAFT_MOVED: Final = 112
NO_DISPUTE: Final = 113
NO_CHEAT_TIME: Final = 114
NO_OTHERS_CHOICE: Final = 115
NO_CHOICE: Final = 116
NO_PROMISED: Final = 117
NO_MADE_ROLL: Final = 118
NO_KEEP: Final = 119
NO_TAKE_ALONG: Final = 120
NO_FIGHTER_ONLY: Final = 121
NO_FIGHTERS_ONLY: Final = 122
NO_SHOWN_FIRST: Final = 123

# (clauses, the first one first in line, sentence); {win} is the winning level, {who} whoever must choose
REASONS: Final[tuple[tuple[str, str], ...]] = (
    ("", ""),
    ("WIN-01 SEAL-05 WIN-02", "The game is over."),
    ("DEAD-04 DEAD-05 DEAD-02", "You are dead until the next player's turn begins."),
    ("R-1 R-12", "Something else is being resolved first."),
    ("CARDS-06 CARDS-07", "You do not have that card there."),
    ("COMB-06 R-3", "There is no fight to use that in."),
    ("COMB-07 R-15", "That cannot be done during a combat."),
    ("RUN-01 R-11 COMB-07 MULT-03", "The running away has begun: it is too late for that."),
    ("R-11 R-19 R-1", "The die is cast: only cards that speak of the roll may be played now."),
    ("R-1 CURS-07 R-12", "Only a card that cancels the Curse may be played before it strikes."),
    ("TURN-01 TURN-14", "It is not your turn."),
    ("SELL-04 TIME-11 TURN-01", "You may sell Items only on your own turn."),
    ("SELL-04 TIME-11 COMB-07 R-15", "You may not sell Items during combat or while running away."),
    ("SELL-01 SELL-02 SELL-06 SEAL-01", "These Items are not worth enough for a level."),
    ("SELL-05 PREC-05 R-7 WIN-01", "You may not sell Items to reach Level {win}."),
    ("ITEM-02 SELL-01 SELL-03", "That card is not an Item."),
    ("ITEM-05 ITEM-03", "There is no free slot for it."),
    ("ITEM-07 SUPER-03 SUPER-05 R-21 CHAR-14 CHAR-15", "You do not meet the restriction of that Item."),
    ("ITEM-10 ITEM-11 TRADE-06", "You can carry only one Big Item."),
    (
        "ITEM-04 COMB-07 TIME-08 R-15",
        "What is equipped cannot change during combat or while running away.",
    ),
    ("TRADE-01 ITEM-02 CARDS-06", "Only Items can be traded."),
    ("TRADE-02 COMB-07 TIME-07 R-15", "Nobody in combat can trade."),
    ("TRADE-06 ITEM-10 ITEM-12 ITEM-15", "That would leave one of you with too many Big Items."),
    ("HELP-01", "Only the fighter asks for help."),
    ("R-9 HELP-01", "You are winning: there is nothing to ask help for."),
    ("HELP-02", "Only one player can help."),
    ("COMB-12 HELP-01 PREC-01 CURS-02 MULT-02", "Nobody may help in this fight."),
    ("HELP-01 DEAD-04 DEAD-05", "You can only ask another living player."),
    ("SHOT-04 PREC-05 R-7 WIN-01", "That card cannot give anybody Level {win}."),
    ("PREC-05 R-7 SHOT-04 WIN-01", "Level {win} is reached only by killing a monster."),
    ("SUPER-02 SUPER-06 CHAR-13", "You cannot have the same Class or Race twice."),
    ("SUPER-01 SUPER-06 R-21", "It needs a card in play to attach to, and only one is of use."),
    (
        "TIME-10 R-14 TIME-09 TIME-13 SUPER-01 SUPER-06",
        "A Class or Race is played on your own turn, or the moment you receive it.",
    ),
    (
        "COMB-10 MULT-01 MULT-05 MULT-07 MULT-08 MEDD-02 MULT-06",
        "A monster from hand joins a fight with a Wandering Monster or beside its kind.",
    ),
    ("TURN-01", "That is not what this phase is for."),
    ("TURN-02 TURN-01", "The door comes first: kick it open."),
    ("TURN-08 TURN-09 TURN-07", "First look for trouble or loot the room."),
    ("TURN-10 CARDS-08 R-13", "You hold too many cards to end your turn."),
    ("R-10 HELP-10 RUN-01 RUN-08", "You are winning: nobody flees from a won fight."),
    ("RUN-01 DEAD-02", "You have nothing to run away from."),
    ("SHOT-05 PREC-01", "The card cannot be played now."),
    ("R-1 CARDS-06 ITEM-02 PREC-01 SHOT-05", "That is not something it can be used on."),
    ("R-17 CHAR-08 HELP-05 MEDD-03 HELP-12 HELP-13 CHAR-02", "That ability has been used as often as it may be."),
    ("CHAR-08 CHAR-02 CHAR-09 CARDS-10", "The ability needs a card of yours to discard."),
    ("CHAR-09", "A lasting Curse cannot be discarded to power an ability."),
    ("R-17", "A card cannot pay for its own ability."),
    ("CHAR-02 CHAR-03 CHAR-16", "You do not have that ability."),
    ("CHAR-12 R-15", "Nobody can steal while the Thief or the victim is in combat."),
    ("ITEM-08", "A Cheat! cannot be moved once it is attached."),
    ("ITEM-14 ITEM-04 COMB-07", "Nothing can be handed to a Hireling during combat."),
    ("ITEM-09 TURN-12 R-13 TURN-10 ITEM-11 CHAR-09", "Cards cannot be discarded at will."),
    ("TURN-10", "You have no cards too many."),
    ("TURN-10 R-20 TURN-12 DEAD-04", "Charity goes to the living player of the lowest Level."),
    ("TURN-11", "The cards must be shared out as evenly as possible."),
    ("HELP-09 PREC-06 R-8", "Nobody can be forced to help in a fight for the winning level."),
    ("R-10 R-9 RUN-01 PREC-01 SHOT-05", "That is only for somebody who is losing."),
    ("SHOT-05 HELP-02 PREC-01", "That is only for a fighter without a helper."),
    ("R-1", "That is not one of the choices."),
    ("HELP-01 HELP-10 TRADE-04 PREC-01", "There is no offer to answer."),
    ("HELP-03", "The monsters do not have that many Treasures."),
    (
        "HELP-03 TRADE-01 TRADE-05 CARDS-06 SHOT-04",
        "You can offer only Items you carry and cards you could play on your helper.",
    ),
    ("SETUP-13 SETUP-14 SELL-04 TIME-11", "Before the first turn only Items, one Class and one Race can be played."),
    ("SETUP-13 SETUP-14 CHAR-10 CHAR-11", "Before the first turn only one Class and one Race can be played."),
    ("SHOT-05 PREC-01 CHAR-02 TURN-01", "That can be used only on your own turn."),
    ("SHOT-05 PREC-01", "That can be played only after a combat."),
    ("SHOT-05 PREC-01", "That does not work for a player of the highest Level."),
    ("SHOT-05 PREC-01", "There is no Hireling in play."),
    ("SHOT-05 PREC-01 CHAR-02 R-11", "That can be used only after a failed roll to run away."),
    ("SHOT-05 PREC-01 CHAR-02 R-11", "That can be used only after a roll to run away."),
    ("CHAR-02 CHAR-08 HELP-12 ITEM-17 PREC-01", "There is no such monster in the fight."),
    ("CHAR-02", "Nobody who could use that is in the fight."),
    ("COMB-12", "Somebody in this fight must face the monster."),
    ("TURN-01 TURN-14", "Your turn is not at that point."),
    ("R-16", "Only looting the room is left to you."),
    ("DEAD-04 R-20 DEAD-05", "The dead receive nothing and take part in nothing."),
    ("CHAR-08", "You do not hold enough cards for that."),
    ("ITEM-03", "It is so already."),
    ("TRADE-01 CARDS-06", "Items are traded only from the table, never from hand."),
    ("PREC-01", "That Item would not turn the fight."),
    ("MEDD-03", "You can backstab only somebody else who is fighting."),
    ("CHAR-10 CHAR-13 CHAR-11 SUPER-05 CHAR-17", "Say which card it replaces."),
    ("SHOT-02", "It works only for the munchkins' side."),
    ("TURN-03 TURN-06 RUN-01", "The monster must be fought."),
    ("TURN-07", "You look for trouble with a monster from your hand."),
    ("TIME-01 TIME-02 CHAR-02 CARDS-06", "You do not have that Class or Race in play."),
    (
        "TIME-12 R-14 ITEM-01 TIME-09 ITEM-16 SHOT-05",
        "An Item is played on your own turn, or the moment you receive it.",
    ),
    ("ITEM-03", "That Item is not equipped."),
    ("COMB-06", "That monster is not in the fight."),
    ("RUN-06", "The other one runs first: the die has decided it."),
    ("TURN-06 TURN-07 TURN-08 RUN-01 R-16", "You have fought a monster this turn: there is no phase 2."),
    ("R-16 TURN-06 TURN-07 TURN-08", "There was a monster behind the door, even if it is gone: there is no phase 2."),
    ("SHOT-05 PREC-01 CHAR-02 R-11", "There is no die roll of yours to use that on."),
    ("R-19 PREC-01 RUN-03 SHOT-05", "That monster cannot be dealt with that way."),
    ("PREC-01 HELP-09", "Only a player of higher Level can be made to help."),
    ("ITEM-03 CHAR-02 ITEM-07 PREC-01", "It works only while it is equipped and you may use it."),
    ("SHOT-05 CURS-07 PREC-01", "That does not help against what is about to happen to you."),
    ("TURN-08 CURS-02", "You may not loot the room this time."),
    ("COMB-07 PREC-01", "Nothing can be played or used in this combat any more."),
    ("HELP-01 CURS-02 PREC-01", "That player cannot help anybody for now."),
    ("SHOT-05 CHAR-17 PREC-01", "That is only for a player with an Ally."),
    ("SHOT-05 TURN-02 CHAR-02 PREC-01", "The door has been kicked open already."),
    ("CHAR-16", "There is no other character to become."),
    ("SEAL-03 SHOT-05 PREC-01", "Not enough Seals are open for that."),
    ("SEAL-02", "That is only for the player who is to open a Seal, and only the first time in a turn."),
    ("R-1 SEAL-01", "Only a card that keeps the Seal closed may be played before it opens."),
    ("TRADE-05 TRADE-01", "An Ally cannot be traded away."),
    ("SETUP-15", "Before the first turn only one Ally can be played."),
    ("ITEM-05 CHAR-17", "That Ally does not carry Items of this kind."),
    ("ITEM-16", "It does not fit that Item."),
    ("COMB-12 HELP-01", "You need more gold in Items on the table to ask for help against this monster."),
    ("RUN-08 CHAR-17", "You have no such Ally to sacrifice."),
    ("TIME-14", "There is nothing to revel in here."),
    ("ITEM-16 TRADE-01 SELL-03", "An Item enhancer stays on its Item and goes only with it."),
    ("RUN-06", "Nobody rolls for who runs first in this set: whoever runs first, runs first."),
    ("ITEM-01 ITEM-08 R-14", "A Cheat! is played on your own turn outside combat, or the moment you receive it."),
    ("R-1", "That choice is not yours now, but that of {who}."),
    ("R-1", "There is nothing to choose now."),
    ("HELP-03", "That is promised to another helper already."),
    ("SHOT-05 PREC-01 R-11", "That can be used only after a successful roll to run away."),
    (
        "TURN-05 TURN-04 TURN-03 CURS-01 COMB-10",
        "Only what is neither a monster nor a Curse is kept from behind the door.",
    ),
    ("RUN-08", "Only the fighter can take helpers along, and only those who still run."),
    ("R-15 HELP-02", "That is only for the fighter."),
    ("R-15 HELP-02 HELP-05 HELP-12 HELP-13", "That is only for those who are in the fight."),
    ("TURN-05 TURN-01", "The card behind the door comes first: keep it or play it."),
)
