### The fact that decides why a bot likes an option, in a few words. { $who } is a player's name.

hint-keep = nobody sees it there, and you may play it later ({ $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} then)
hint-kick-weak = nothing you hold makes you stronger than { $strength } now; you run away on { $escape } or more
hint-kick = at strength { $strength } you beat a plain monster of Level { $beats }
hint-trouble = { $card }: won { $ours } to { $theirs }; Levels: { $levels }, Treasures: { $treasures }
hint-loot = { $card } would be { $theirs } against your { $ours }: not won
hint-loot-free = you hold no monster to fight, and a hidden card costs nothing
hint-end = { $hand ->
    [0] no cards
    [one] { $hand } card
   *[other] { $hand } cards
}: nothing must be given away
hint-roll-enough = the { $n } is enough: it takes { $needed } to get away
hint-roll-fails = the { $n } is not enough, it takes { $needed }; caught: { $bad }
hint-roll-caught = the { $n } is not enough: { $who } is caught as it is
hint-curse-elsewhere = the Curse strikes { $who }, not you
hint-curse-idle = it costs you nothing
hint-wait = the foremost rival, { $who }, is only at Level { $level } of { $goal }: keep your cards
hint-wait-gift = all you could play now helps somebody else
hint-wait-idle = nothing you could play now would gain you anything
hint-wait-near = { $who } is at Level { $level } of { $goal }: keep what stops the last fight
hint-thinking = { $who } is thinking your offer over
hint-carry = on the table it does not count for your hand of { $hand }
hint-stand-won = you win { $ours } to { $theirs }; Levels: { $levels }, Treasures: { $treasures }
hint-tie-won = at { $ours } a tie is enough for you; Levels: { $levels }, Treasures: { $treasures }
hint-stand-helped = with your help { $who } wins { $ours } to { $theirs } and reaches Level { $level }
hint-stand-rise = with your help { $who } wins { $ours } to { $theirs }; you go up { $n ->
    [one] { $n } Level
   *[other] { $n } Levels
}, { $who } reaches Level { $level }
hint-stand-lost = { $who } loses { $ours } to { $theirs } without your doing anything
hint-stand-harmless = { $who } wins { $ours } to { $theirs }, but that is only Level { $level }
hint-tie-harmless = at { $ours } a tie is enough for { $who }, but that is only Level { $level }
hint-won = wins { $ours } to { $theirs }; Levels: { $levels }, Treasures: { $treasures }
hint-won-game = { $ours } to { $theirs }: you win the game
hint-step = { SIGNED($swing) }; another { $need } and the fight is won
hint-bigger = still won { $ours } to { $theirs }, and there is more to gain
hint-away = ends a fight that is lost { $ours } to { $theirs }
hint-stopped = { $who } would win the game: { $ours } to { $theirs } stops that
hint-fight-gone = { $who } would win the game: this stops that
hint-loses = { $who } would lose { $ours } to { $theirs }
hint-weakened = { $who } would win the game: { $ours } to { $theirs } leaves less to be done by others
hint-run = lost { $ours } to { $theirs }; { $percent } % to get away from { $card }, else: { $bad }
hint-run-safe = lost { $ours } to { $theirs }, but you are not pursued by { $card }
hint-bad-death = you die
hint-bad-levels = you lose { $n ->
    [one] { $n } Level
   *[other] { $n } Levels
}
hint-bad-stuff = its Bad Stuff
hint-ask = with { $who } you win { $ours } to { $theirs } and keep { $left } of { $all ->
    [one] { $all } Treasure
   *[other] { $all } Treasures
}
hint-demand = you still get Levels: { $levels } and { $left } of { $all ->
    [one] { $all } Treasure
   *[other] { $all } Treasures
}
hint-help = together you win { $ours } to { $theirs }; you get { $treasures } of { $all ->
    [one] { $all } Treasure
   *[other] { $all } Treasures
}, { $who } reaches Level { $level }
hint-help-rise = together you win { $ours } to { $theirs }; you go up { $n ->
    [one] { $n } Level
   *[other] { $n } Levels
} and get { $treasures } of { $all ->
    [one] { $all } Treasure
   *[other] { $all } Treasures
}, { $who } reaches Level { $level }
hint-cheap = { $treasures } of { $all ->
    [one] { $all } Treasure
   *[other] { $all } Treasures
} is little for Level { $level } of { $who }
hint-help-wins = your help would make { $who } win the game
hint-help-lost = even together it is { $ours } to { $theirs }: lost
hint-trade = { SIGNED($n) } for your strength, { SIGNED($theirs) } for { $who }
hint-present = you give nothing for it
hint-barter = { $theirs } of { $who } for { $mine }: { SIGNED($n) } for your strength
hint-barter-both = { $theirs } is worth more to you than { $mine }, to { $who } it is the other way round
hint-barter-none = no swap of one Item for another would be good for both you and { $who }
hint-level = Level { $level }: { $left } to go
hint-level-card = Level { $level } once you play it
hint-level-taken = you reach Level { $level }, { $who } falls to { $theirs }
hint-item = { SIGNED($n) } in every fight: { $before } becomes { $after }
hint-escape = you run away on { $n } or more then, not on { $before }
hint-swap = { SIGNED($n) } in place of { SIGNED($off) }: strength { $strength } once you equip it
hint-item-gold = worth { $gold } gold pieces; a Level costs { $price }
hint-graft = { SIGNED($n) } for the Item you put it on
hint-once = { SIGNED($n) } for either side of a fight, once
hint-equip = { SIGNED($n) } instead of { SIGNED($off) }: strength { $strength }
hint-sell = { $gold } gold pieces make Level { $level }; it costs { $lost } of your strength { $strength }
hint-sold = { $gold } gold pieces are enough: a Level costs { $price }
hint-first-class = you have no Class yet
hint-first-race = you have no Race yet
hint-more-class = you have room for a second Class
hint-more-race = you have room for a second Race
hint-second-class = makes room for a second Class
hint-second-race = makes room for a second Race
hint-fits = goes with your Items: { SIGNED($n) }
hint-curse-levels = { $who }, at Level { $level }, loses { $n ->
    [one] { $n } Level
   *[other] { $n } Levels
}
hint-curse-bonus = { $who } loses { $n } of strength { $strength }
hint-curse-rival = hits { $who }, the foremost of the others with Level { $level }
hint-saved-levels = else you lose { $n ->
    [one] { $n } Level
   *[other] { $n } Levels
}
hint-saved-bonus = else you lose { $n } of your strength
hint-theft = { $percent } % to get { $card }, { SIGNED($n) } for you
hint-known-door = you know what you get: { $card }
hint-unknown-door = { $card }, on the discards, is no better than a card nobody knows
hint-peek = a free look at what comes next
hint-treasure-deck = { $percent } % of the Doors are monsters and Curses, no Treasure is
hint-give = one of { $hand } cards must go; this one adds { $n } to your strength { $strength }
hint-lose = of { $many } this costs least: { $n } of your strength { $strength }
hint-take = of { $many } this brings most: { SIGNED($n) } for your strength { $strength }
hint-rid = you are rid of { $card }
hint-either = costs about { $mine }, the other way { $other }, counted in points of strength
hint-routine = a matter of routine
hint-usual = what a heuristic player does
hint-worlds = { SIGNED($percent) } % to win, in { $worlds } imagined worlds
analysis-chances = Chances to win when a turn begins: { $names }
analysis-turning = Turn { $turn } was a turning point: { $who } went from { $before } % to { $after } %.
analysis-mistake = Turn { $turn }, { $who }: { $done }. Better: { $better } – { $reason } (points of strength: about { $cost }).
