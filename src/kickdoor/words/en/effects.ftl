### What cards do, each message a clause: no capital, no full stop. Blanks are the fields of the card file.

block = { $flat ->
    [yes] { LIST($effects, "and") }
   *[no] ({ LIST($effects, "then") })
}
    .bare = { LIST($effects, "then") }
steps = { $first }{ $rest ->
    [none] {""}
   *[other] ; { LIST($rest, "then") }
}

## Effects made of effects

do-if-none = if there is none, { $then }
do-if-fewer = if fewer than { $n } could be lost, { $then }
do-if = if { $that }, { $then }{ otherwise }
do-if-die = on { $low ->
        [same] { $high }
       *[other] { $low } to { $high }
    }, { $then }{ otherwise }
otherwise = { $otherwise ->
    [none] {""}
   *[other] ; otherwise { $otherwise }
}
do-either = choose one: { $one }, or { $other }
do-option = { $then ->
    [none] nothing
   *[other] { $then }
}
do-option-if = { do-option } (only if { $that })
do-option-had = { do-option }, if you have one
do-pay-value = lose Items worth { $gold } Gold Pieces or more together
# $steps: the same, one after the other
do-may = if you like, { $then }
    .bare = if you like, { $steps }
do-each-other = { $of_them ->
    [yes] each other player { FORM($then, "they") }
   *[no] for each other player: { $then }
}
do-each-with = { $of_them ->
    [yes] each { LIST($traits, "or") } { FORM($then, "they") }
   *[no] for each player who is { LIST($traits, "or", "a") }: { $then }
}
do-each-player = { $of_them ->
    [yes] each player, you first, { FORM($then, "they") }
   *[no] for each player, you first: { $then }
}
do-each-highest = { $of_them ->
    [yes] each player of the highest Level { FORM($then, "they") }
   *[no] for each player of the highest Level: { $then }
}

## Levels and death

do-gain-levels = { $who ->
    [you] go up
   *[target] that player goes up
} { levels }{ even-to-win }
    .they = goes up { levels }{ even-to-win }
do-lose-levels = { $who ->
    [you] lose
   *[target] that player loses
} { levels }{ even-to-win }
    .they = loses { levels }{ even-to-win }
levels = { $n ->
    [one] { $n } level
   *[other] { $n } levels
}
even-to-win = { $may_win ->
    [yes] , even to the winning level
   *[no] {""}
}
do-lose-rolled-levels = lose as many levels as the die shows
do-set-level = your Level becomes { $level }
do-lowest-level = your Level becomes the lowest Level of any player
do-death = you die

## Cards lost, given and taken

do-lose = { $n ->
    [all] lose all { FORM($what, "all") }{ FORM($what, "rest") }{ chosen-by-others }
    [rolled] lose as many { FORM($what, "many") }{ FORM($what, "rest") } as the die shows, { $by ->
        [left] chosen by the player on your left
        [right] chosen by the player on your right
       *[you] of your choice
    }
    [one] lose { FORM($what, "one") }{ chosen }
   *[other] lose { $n } { FORM($what, "many") }{ chosen }
}
    .they = loses { $n ->
        [all] all of { FORM($what, "theirs") }{ chosen-for-them }
        [rolled] as many { FORM($what, "many") } as the die shows{ chosen-for-them }
        [one] 1 { $what }{ chosen-for-them }
       *[other] { $n } { FORM($what, "many") }{ chosen-for-them }
    }
chosen = { $by ->
    [you] { FORM($what, "sole") ->
        [yes] { FORM($what, "rest") }
       *[no] {" "}of your choice{ FORM($what, "rest") }
    }
   *[other] { FORM($what, "rest") }{ chosen-by-others }
}
chosen-for-them = { $by ->
    [left] { FORM($what, "rest") }, chosen by the player on their left
    [right] { FORM($what, "rest") }, chosen by the player on their right
   *[you] {" "}of their choice{ FORM($what, "rest") }
}
chosen-by-others = { $by ->
    [left] , chosen by the player on your left
    [right] , chosen by the player on your right
   *[you] {""}
}
do-lose-random = { $n ->
    [one] lose { $n } card from hand at random
   *[other] lose { $n } cards from hand at random
}
do-lose-best = lose the equipped Item with the biggest bonus
do-lose-dearest = lose your most valuable Item
do-lose-attached = lose 1 Item that has a card attached, with all that is attached to it; without such an Item, lose the Item of yours with the { $fallback ->
    [worst] smallest
   *[best] biggest
} bonus
do-lose-all-but = of all your { FORM($what, "many") }{ FORM($what, "rest") }, keep { $n } of your choice and lose the rest
do-lose-value = lose Items worth { $gold } Gold Pieces or more together, or all your Items if they are worth less
do-levy = if something was lost, each other player loses Items worth at least as much together, or all their Items{ $levels ->
    [0] {""}
    [one] {" "}and { $levels } level
   *[other] {" "}and { $levels } levels
} if they fall short
do-taken = { $by } { FORM($what, "unseen") ->
    [yes] may take 1 of your { FORM($what, "many") }{ FORM($what, "rest") }, cards of the hand unseen
   *[no] chooses 1 of your { FORM($what, "many") }{ FORM($what, "rest") } and takes it
}
do-drawn = { $by } draws a card from your hand unseen and keeps it
do-give = give 1 { $what }{ FORM($what, "rest") } to { $to ->
    [lowest] another player whose Level is the lowest of the others
   *[anybody] another player
}, both of your choice
do-show-hand = show your hand to all players
do-discard-hand = discard your hand

taker-highest = each player of the highest Level
taker-from-right = each other player, beginning on your right,
taker-from-left = each other player, beginning on your left,
taker-neighbours = the player on your left, then the one on your right,
taker-by-level = each other player, beginning with the highest Level,
taker-right = the player on your right
taker-lowest = the other player of the lowest Level (of several, the one you name)
taker-one-highest = the other player of the highest Level (of several, the one you name)
taker-round = each other player, beginning on your left, in turn until nothing is left,

## Classes, Races, characters, sex

do-lose-traits = { $n ->
    [all] lose all your { cards-of-trait } cards
   *[one] lose 1 { cards-of-trait } card of your choice
}
cards-of-trait = { $only ->
    [none] { class-or-race }
   *[other] { $only } { class-or-race }
}
class-or-race = { $kind ->
    [class] Class
    [race] Race
   *[class-and-race] Class and Race
}
do-change-trait = if you have a { class-or-race }, lose all your { class-or-race } cards and put the topmost { class-or-race } card of the Door discards, if there is one, in their place
do-change-character = change your character for one that nobody has, of your choice, and keep everything else
do-change-sex = your sex changes for good

## Allies

do-lose-ally = lose 1 Ally of your choice
do-take-ally = you take that Ally; if you have too many now, one of your others goes
do-tame = that monster leaves the fight and becomes your Ally, which gives +2; nothing is gained for it

## Cards drawn

do-draw = draw { cards-of-deck }, { $how ->
    [face-up] face up
    [as-drawn] face up or face down, just as this card was drawn
   *[face-down] face down
}
cards-of-deck = { $n ->
    [one] { $n } { $deck }
   *[other] { $n } { FORM($deck, "many") }
}
do-peek = { $n ->
    [one] look at the top { $deck } and put it back
   *[other] look at the top { cards-of-deck } and put them back in any order
}{ $sink ->
    [yes] , on top of the deck or under it
   *[no] {""}
}
do-search = look through the discards and take any 1 card into your hand
do-resurrect = take the top card of that deck's discards instead of drawing
do-salvage = take that Item from the discards into your hand
do-inherit = you loot the body before all others and take 2 of its cards

## The die

do-roll = roll the die
do-set-die = the die now shows that face
do-die-plus = the roll gets { SIGNED($n) }
do-reroll = roll again; the new roll counts

## Getting away

do-escape = you escape from that monster
do-escape-all = { $who ->
    [you] you escape from all monsters of this fight
   *[chosen] they escape from all monsters of this fight
}
do-glue = all who just got away must roll to run away again, however they got away
do-chase = each other player the monster pursues must run away from it or lose { $levels ->
    [one] { $levels } level
   *[other] { $levels } levels
}
do-flee-plus = that munchkin gets { SIGNED($n) } on every roll to run away in this combat

## A combat that is on

do-boost = that side gets { SIGNED($n) }{ $per ->
    [none] {""}
   *[other] {" "}for each munchkin in the fight who is { FORM($per, "a") }
}
do-boost-rolled = that side gets as much as the die shows
do-stab = that munchkin gets { SIGNED($n) } in this fight
do-spend = you get { SIGNED($n) } in this fight
do-attack = you get { SIGNED($n) } in this fight by an attack tagged { $tag }
do-weaken = that monster gets { SIGNED($n) } in this fight
do-grow = this monster gets as much as the die shows
do-grease = that munchkin gets { SIGNED($n) } in this fight for each Item tagged { $tag } equipped
do-untag = until the combat is over, it is no longer tagged { $tag }{ $n ->
    [0] {""}
   *[other] {" "}and gets { SIGNED($n) }
}
do-stamp = { $joins ->
    [yes] until the combat is over, that monster is tagged { $one } or { $other }, like one in the fight (if there are both, your choice), and joins its new kind
   *[no] until the combat is over, that monster is tagged { $one } or { $other }, your choice
}
do-mute-best = your { $slot } with the highest bonus gives none in this fight
do-mute = that Item gives no bonus in this fight
do-freeze = from now on nobody may play cards or use abilities in this combat, which ends as it stands
do-double = your own combat strength counts once more, and nobody may help you in this combat
do-mate = a second monster just like it, with the same enhancers, joins the fight; it is beaten, fled from and paid for on its own
do-twin = a second monster just like it, with the enhancers it has at this moment, joins the fight; it is beaten, fled from and paid for on its own
do-join = that monster joins the fight
do-swap = the monster from your hand takes the place of the other, which is discarded with its enhancers
do-remove = that monster goes away; { $pays ->
    [all] its Treasures stay, but no level is gained for it
    [if-sole] its Treasures stay only if it was the only monster, and no level is gained for it
   *[none] nothing is gained for it
}
do-remove-all = all monsters go away; the fighter gains no level{ $treasures ->
    [0] {" "}and no Treasure
    [one] {" "}but draws { $treasures } Treasure
   *[other] {" "}but draws { $treasures } Treasures
}{ $loot ->
    [yes] , and may still Loot The Room
   *[no] {""}
}
do-let-go = this monster leaves{ $treasures ->
    [0] {""}
    [one] : draw { $treasures } Treasure, but gain no level
   *[other] : draw { $treasures } Treasures, but gain no level
}
do-kill = that monster is killed
do-transfer = that player takes the fight over, with all its rewards; after it the player whose turn it is may still Loot The Room
do-compel = that player must help and gets nothing for it; this fight cannot give you the winning level
do-extra-helper = one more player may help in this fight
do-send-home = that player helps no longer, and nobody else may help in this fight
do-take-to-win = take that Item, use it and keep it, if it makes you win; you choose what you put away for it
do-take-item = you take that Item
do-exchange = these two Items change owners
do-dismiss = a Hireling in play is discarded with what it holds

## Curses and other woes

do-last = this { $curse } stays in front of you
do-cancel = cancel it
do-redirect = the { $curse } strikes the player who played it instead of you
do-redirect-to = the { $curse } strikes that player instead of you
do-woe = { $what }{ $until ->
    [win] , until you win a combat
    [loot] {" "}the next time you could
    [next-turn] {" "}on your next turn
    [help] , until the next combat of another player is over
   *[combat] , until your next combat is over
}

## Seals

do-open-seal = open a Seal
do-close-seal = close a Seal
do-keep-shut = that Seal stays closed, unless it is the seventh
do-next-seal = the top open Seal goes face down under the closed ones, and the next closed one takes its place; it is not opened, only its lasting effect holds
do-encore = the topmost other { $curse } of the Door discards{ $seals ->
    [no] {" "}that opens no Seal
   *[yes] {""}
} strikes you
do-recycle = all monsters of the Door discards are shuffled into the Door deck
