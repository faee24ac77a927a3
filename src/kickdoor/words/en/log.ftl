### What happened, by the name of the event. `who` is a player, `a` and `b` are cards, players or numbers.

log-turn-begins = { $who }'s turn begins
log-door-kicked = { $who } kicks open the door: { $a }
log-card-drawn = { $who } draws { $a }
log-fight-begins = { $who } must fight { $a }
log-monster-joins = { $who } sends { $a } into the fight
log-monster-leaves = out of the fight: { $a }
log-monster-killed = { $who } kills { $a }
log-card-played = { $who } plays { $a }
log-ability-used = { $who } uses { $a }
log-curse-strikes = { $a } is aimed at { $who }
log-curse-cancelled = { $a } on { $who } is cancelled
log-level-gained = { $who } { $a ->
    [one] goes up to Level { $b }
   *[other] goes up { $a } Levels to Level { $b }
  }
log-level-lost = { $who } { $a ->
    [one] goes down to Level { $b }
   *[other] goes down { $a } Levels to Level { $b }
  }
log-die-rolled = { $who } rolls { $a }
log-escaped = { $who } gets away from { $a }
log-caught = { $who } is caught by { $a }
log-died = { $who } is dead
log-body-looted = { $who } loots { $a } from { $b }
log-card-lost = { $who } loses { $a }
log-card-taken = { $who } takes { $a }
log-bribe-paid = { $who } gets { $a } from { $b } for helping
log-item-equipped = { $who } equips { $a }
log-item-taken-off = { $who } takes off { $a }
log-items-sold = { $who } sells { $b ->
    [one] an Item
   *[other] { $b } Items
  } for { $a ->
    [one] a Level
   *[other] { $a } Levels
  }
log-items-traded = { $who } and { $a } trade
log-gift-made = { $who } makes { $b } a present: { $a }
log-offer-made = { $who } makes { $a } an offer
log-help-begins = { $who } helps { $a }
log-offer-declined = { $who } declines
log-fight-won = { $who } wins the fight
log-running-away = { $who } must run away
log-fight-over = the fight is over
log-charity-given = { $who } gives { $a } to { $b }
log-card-discarded = { $who } discards { $a }
log-game-won = { $who } wins the game
log-sex-changed = { $who } is { $a } now
log-card-kept = { $who } keeps { $a }
log-room-looted = { $who } loots the room
log-back-alive = { $who } is back alive
log-card-shown = { $who } shows { $a }
log-not-pursued = { $who } is not pursued by { $a }
log-helper-leaves = { $who } leaves the fight
log-no-effect = no effect on { $who }: { $a }
log-fight-transferred = { $who } takes the fight over
log-looks-for-trouble = { $who } looks for trouble with { $a }
log-trait-discarded = { $who } is rid of { $a }
log-item-attached = { $a } of { $who } holds { $b }
log-turn-ends = { $who }'s turn ends
log-curse-stays = { $a } stays with { $who }
log-counter-offer = { $who } makes { $a } another offer
log-character-changed = { $who } is { $a } now
log-ally-sacrificed = { $who } sacrifices { $a }
log-seal-opened = { $who } opens a Seal: { $a }
log-seal-closed = { $who } closes a Seal
log-seal-kept-shut = no Seal opens for { $who }
log-revels = { $who } revels
log-monster-tamed = { $who } is followed by { $a } now
log-offer-lapsed = the offer of { $who } to { $a } lapses: { $b }
log-offer-withdrawn = { $who } takes the offer to { $a } back
log-promise-not-kept = { $b } cannot carry { $a }: { $who } keeps it

## Who and what, when there is no name for it

log-chance = chance
log-card = a card
log-table = the table

## Sexes

sex-male = male
sex-female = female
sex-none = none
