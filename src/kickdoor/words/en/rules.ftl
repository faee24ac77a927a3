### Standing rules: what holds while a card is there. Each message is a clause.

## Words without blanks

rule-no-escape = nobody can run away from it
rule-free-escape = everybody escapes from it without a roll
rule-no-help = nobody may help against it
rule-level-only = only Levels count against it, no bonuses
rule-bonus-only = only bonuses count against it, no Levels
rule-at-once = must be played as soon as you get it
rule-at-once-face-up = must be played as soon as you get it face up
rule-win-ties = a tie in combat is a win for your side
rule-help-level = go up 1 level for each monster you help to kill, even to the winning level
rule-any-big = there is no limit on the Big Items you carry
rule-double-sale = once in each of your turns, 1 Item you sell counts twice its value
rule-door-ward = { $curse }s you find behind a door do nothing to you
rule-carrier = holds 1 Item for you, which counts in spite of all limits and is lost with it
rule-carrier-of = holds 1 more Item for you ({ LIST($slots, "or") }), which takes no room, counts as equipped and is lost with it
rule-any-time = may be put into play at any time, on any turn
rule-no-sex = you have no sex: nothing that depends on sex concerns you
rule-win-own-ties = a tie in combat is a win for you as the fighter
rule-open-join = any monster may join its fight, from any player's hand
rule-loot-either = when you Loot The Room, draw from the deck of your choice
rule-grows = the strength of enhancers on it counts double
rule-unrestricts = everybody may use its Item, of whatever Class and sex
rule-safe = Bad Stuff that takes Items worn in this place cannot take it
rule-safe-slot = Bad Stuff that takes { $slot } cannot take it

## Monsters and their enhancers

rule-spares = it does not pursue anybody of Level { $level } or lower{ $but ->
    [none] {""}
   *[other] , but always { LIST($but, "and", "many") }
}
rule-leaves-for = it does not fight { LIST($traits, "and", "many") }: it leaves{ $treasures ->
    [0] {""}
    [one] {" "}and hands over { $treasures } Treasure
   *[other] {" "}and hands over { $treasures } Treasures
}
rule-flee-cost = whoever { $above ->
    [0] {""}
   *[other] of a Level above { $above }{" "}
}must run away from it loses { $levels ->
    [one] { $levels } level
   *[other] { $levels } levels
}, even when escaping
rule-level-if-tag = { more-levels } if a card tagged { $tag } was used against it
rule-level-if-alone = { more-levels } for beating it with neither help nor bonuses
more-levels = { $levels ->
    [one] gain { $levels } more level
   *[other] gain { $levels } more levels
}
rule-treasure-if = { LIST($traits, "and", "many") } draw { $treasures ->
    [one] { $treasures } more Treasure
   *[other] { $treasures } more Treasures
} for beating it
rule-silences = the munchkins get no bonus from { FORM($slot, "many") } in this fight
rule-silences-tag = { $everything ->
    [yes] nothing tagged { $tag } gives a bonus to any side of this fight
   *[no] Items tagged { $tag } give no bonus in this fight
}
rule-silences-big = Big Items give no bonus in this fight
rule-halves-one-shots = each one-shot gives the munchkins half of its bonus, rounded down
rule-lessens-one-shots = each one-shot gives the munchkins { $n } less
rule-silences-one-shots = one-shots give the munchkins nothing
rule-help-gold = you may ask for help only with Items worth { $gold } Gold Pieces or more together in play
rule-no-flee-items = no Item changes a roll to run away from it
rule-spoil = for killing it, you may take any 1 { $slot } of the Treasure discards in place of 1 of its Treasures
rule-before-combat = before the combat: { FORM($do, "bare") }
rule-enters = when it enters a combat: { FORM($do, "bare") }
rule-killed = when you have killed it: { FORM($do, "bare") }
rule-unkilled = when its monster is gone or the fight is over, and it was not killed, for the fighter: { FORM($do, "bare") }

## What a player has in play

rule-escape-prize = { $treasures ->
    [one] draw { $treasures } Treasure face down when you have escaped from a combat
   *[other] draw { $treasures } Treasures face down when you have escaped from a combat
}
rule-hand-limit = your hand limit is { $n }
rule-hand-more = your hand limit is { $n } higher
rule-one-shot-more = each one-shot you play to change the strength of a side gives { $n } more
rule-free-hands = 1 Item tagged { $tag } you have equipped takes no hands
rule-brittle = lost when you fail a roll to run away
rule-needs-level = usable only at Level { $level } or higher
rule-many-allies = { $n ->
    [any] you may have any number of Allies
    [one] you may have { $n } Ally
   *[other] you may have { $n } Allies
}
rule-leaves-won = leaves after the first combat you have won with it
rule-extra-slot = you may equip 1 more { $slot }
rule-extra-big = { $n ->
    [one] you may carry { $n } more Big Item
   *[other] you may carry { $n } more Big Items
}
rule-one-hand = all Items tagged { $tag } you have equipped take a single hand together
rule-curse-proof = { $curse }s cost you no levels
rule-grip = you get { SIGNED($n) } while a single one-handed Item is all your hands hold
rule-deathless = { $levels ->
    [one] when you would die, you lose { $levels } level instead and keep everything
   *[other] when you would die, you lose { $levels } levels instead and keep everything
}
rule-loot = when you Loot The Room, draw { $cards } cards, keep 1 of them and discard the rest
rule-fortune = for each level you gain, draw 1 Treasure, face up; for each level you lose, discard 1 card from hand, of your choice
rule-saves-life = when you would die, you may discard this card: you do not die, but discard your hand
rule-seal-draw = { $doors ->
    [one] draw { $doors } Door face down whenever anybody opens a Seal
   *[other] draw { $doors } Doors face down whenever anybody opens a Seal
}
rule-close-draw = { $treasures ->
    [one] draw { $treasures } Treasure face down whenever you close a Seal
   *[other] draw { $treasures } Treasures face down whenever you close a Seal
}
rule-seal-proof = in your own fights the continuing effect of { $seal } does not hold

## Item enhancers

rule-only-on = only for { LIST($slots, "and", "many") }
rule-flee-on = equipped { $slot } with it also gives { SIGNED($n) } to run away

## Curses and other woes that last

rule-own-dice = all your die rolls get { SIGNED($n) }
rule-own-strength = you get { SIGNED($n) } in combat
rule-only-slot = of your Items, only { $slot } gives a bonus
rule-allies-only = of your strength only your Level and your Allies count
rule-unaided = nobody may help you
rule-unhelpful = you may not help anybody
rule-own-flight = you get { SIGNED($n) } to run away
rule-own-hands = { $n ->
    [-1] you have one hand fewer
    [1] you have one hand more
   *[other] your number of hands changes by { SIGNED($n) }
}
rule-all-tagged = every monster in your fight is tagged { $tag }
rule-all-plus = every monster in your fight gets { SIGNED($n) }
rule-fewer-treasures = { $n ->
    [one] you get { $n } Treasure fewer after a won combat
   *[other] you get { $n } Treasures fewer after a won combat
}
rule-loots-not = you may not Loot The Room
rule-must-help = you must help whoever asks you and get nothing for it
rule-until-combat = ends with your next combat, or the one you are in
rule-until-win = ends when you win a combat
rule-until-flight = ends when you have run away the next time, or this time if you are running
rule-until-level = ends when you gain or lose a level
rule-until-turn = ends when your next turn ends, or the one you are taking
rule-until-next-turn = ends when your next turn ends, not the one you are taking
rule-until-lost = ends when a { $curse } or Bad Stuff takes the { $slot } you wear

## Seals

rule-leaders = each player of the highest Level gets { SIGNED($n) } in combat
rule-all-flight = every roll to run away gets { SIGNED($n) }
rule-curse-toll = { $cards ->
    [one] whoever is struck by a { $curse } also discards { $cards } card from hand
   *[other] whoever is struck by a { $curse } also discards { $cards } cards from hand
}
rule-level-price = a level is sold for Items worth { $gold } Gold Pieces
rule-bare-helpers = a helper adds only Level and what Classes give, no bonuses of Items
rule-prizes = { $n ->
    [-1] each monster is worth 1 Treasure less, but at least 1
    [one] each monster is worth { SIGNED($n) } Treasure, but at least 1
   *[other] each monster is worth { SIGNED($n) } Treasures, but at least 1
}

## Strength that depends on who and what is in the fight. `each` follows "for each".

are-might = { $mode ->
    [each] { SIGNED($n) } for each { FORM($of, "each") }
    [none] { SIGNED($n) } unless { $of }
   *[any] { SIGNED($n) } if { $of }
}
are-side = { $mode ->
    [each] { SIGNED($n) } for each { FORM($of, "of-side") }
    [none] { SIGNED($n) } unless { FORM($of, "there") }
   *[any] { SIGNED($n) } if { FORM($of, "there") }
}
are-low-levels = a munchkin in the fight is of Level { $level } or less
    .each = munchkin in the fight of Level { $level } or less
are-munchkins = a munchkin in the fight is { FORM($trait, "a") }
    .each = munchkin in the fight who is { FORM($trait, "a") }
are-cards-used = the munchkins use a card tagged { $tag }
are-one-shots = a one-shot is used for the munchkins
    .each = one-shot used for the munchkins
are-worn = a munchkin in the fight has { $slot } equipped
    .each = { $slot } the munchkins in the fight have equipped
are-gear = a munchkin in the fight has an Item tagged { $tag } equipped
    .each = Item tagged { $tag } the munchkins in the fight have equipped
are-own-gear = you have an Item tagged { $tag } equipped
    .each = Item tagged { $tag } you have equipped
are-giving-gear = you have an Item tagged { $tag } equipped that gives anything
    .each = Item tagged { $tag } you have equipped that gives anything
are-equipped = a munchkin in the fight has the { $card } equipped
are-monsters = a monster tagged { monster-tags } is in the fight{ $either_side ->
    [yes] , on whichever side
   *[no] {""}
}
    .each = monster tagged { monster-tags } in the fight{ $either_side ->
        [yes] , on whichever side
       *[no] {""}
    }
    .there = a monster tagged { monster-tags } is in the fight
    .of-side = monster tagged { monster-tags } in the fight
monster-tags = { $or_tag ->
    [none] { $tag }
   *[other] { $tag } or { $or_tag }
}
are-other-monsters = another monster tagged { $tag } is in the fight
    .each = other monster tagged { $tag } in the fight
are-high-levels = a monster of Level { $level } or more is in the fight
    .each = monster of Level { $level } or more in the fight
are-low-monsters = a monster of Level { $level } or less is in the fight
    .each = monster of Level { $level } or less in the fight
are-allies = a munchkin in the fight has an Ally
    .each = Ally of the munchkins in the fight
are-own-allies = you have an Ally
    .each = Ally of yours
are-on-table = there is any { $thing } on the table you play at
are-helping = you help somebody
are-big-items = a munchkin in the fight carries a Big Item
    .each = Big Item the munchkins in the fight carry
are-without = a munchkin in the fight has no { $slot } equipped
    .each = munchkin in the fight with no { $slot } equipped
are-seals = a Seal is open
    .each = open Seal
are-together = you help or are helped
are-players = a player is { FORM($trait, "a") }
    .each = player in the game who is { FORM($trait, "a") }
are-attached = an Item enhancer is attached to it
    .each = Item enhancer attached to it
are-for = { SIGNED($n) } for { LIST($traits, "and", "many") }
are-if = { SIGNED($n) } if { $that }
are-unless = { SIGNED($n) } unless { $that }
are-to-munchkins = each munchkin in the fight who is { FORM($trait, "a") } gets { SIGNED($n) }
are-to-monster = 1 monster tagged { $tag } in your fight gets { SIGNED($n) }
are-to-monsters = every monster in your fight gets { SIGNED($n) } for each Item tagged { $tag } you have equipped
are-each-monster = each monster tagged { LIST($tags, "either") } gets { SIGNED($n) }
are-monsters-get = in every combat the monsters get { $might }
