# The stage, questions in full, company, and the end.
chance = chance
everybody = everybody
you-as-target = yourself
aimed-at = { $sentence } on { $name }
sent-by = { $sentence }, sent by { $name }
how-so = How so?
the-rule = Rule
menu = Menu
sound = Sound
unread = { $n ->
    [one] 1 new line
   *[other] { $n } new lines
  }
worth = Worth
worth-is = What your Items in play are worth when you sell them. It is not money: nothing is bought with it.
level-is = Level { $level }
bonus-is = Bonus { $bonus }
your-face = Your face
face-skin = Skin
face-head = On the head
face-eyes = Eyes
face-mouth = Mouth
face-extra = Something more
face-any = Surprise me
face-before = { $part }: the one before
face-next = { $part }: the next one
menu-auto = Let windows stand when I can play nothing
menu-rest = In fights of others, do not ask me
menu-rest-below = { $level ->
    [0] always ask
   *[other] below Level { $level }
  }
menu-learn = Learn to play
menu-board = Board for the television
menu-invite = Invite somebody
menu-leave = Leave the table
menu-leave-sure = A bot takes your seat for good. Leave?
menu-stay = Stay
board-watch = Watch or join with the code
standings = Standings
highlights = What people will talk about
share-game = Share the game
fair-title = Was the chance fair?
highlight-stolen = { $by }’s { $card } cost { $name } the game in turn { $turn }.
highlight-slain = { $name } killed { $card }, Level { $level }, in turn { $turn }.
highlight-deaths = { $n ->
    [one] { $name } died, and was back for the next turn.
    [2] { $name } died twice. It did not last.
   *[other] { $name } died { $n } times and came back every time.
  }
highlight-cursed = { $n ->
    [one] { $name } was cursed, and took it well.
    [2] { $name } was cursed twice. Once would have done.
   *[other] { $name } was cursed { $n } times, more than anybody else.
  }
highlight-helped = { $name } came to help { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
  }, out of pure kindness.
highlight-sent = { $name } brought { $n ->
    [one] a monster
   *[other] { $n } monsters
  } along to other people’s fights.
highlight-gave = { $name } gave away { $n ->
    [one] a card
   *[other] { $n } cards
  } in Charity, none of them good.
highlight-ended = { $name } took the last Level from { $card }, in turn { $turn }.
highlight-sealed = { $name } broke the last Seal in turn { $turn }, and that was the world.
highlight-caught = { $name } was caught { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
  }. The monsters send their regards.
highlight-sold = { $name } went to market { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
  }. Levels are cheap these days.
highlight-doors = { $name } kicked open { $n ->
    [one] 1 door
   *[other] { $n } doors
  }. The doors had it coming.
highlight-fled = { $name } got away by running { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
  }. Good shoes.
highlight-climb = { $name } went up { $n ->
    [one] a Level
   *[other] { $n } Levels
  } in turn { $turn } alone.
recap = Since your last turn
recap-because = { $what }: { $card }
recap-thanks = { $what }. Thanks, { $name }!
recap-theirs = { $what }: { $card }, from { $name }
recap-yours = { $what }: { $card }, with love from you
recap-level-gained = You went up to Level { $level }
recap-level-lost = You went down to Level { $level }
recap-curse-strikes = { $card } struck you
recap-curse-stays = { $card } stays with you
recap-card-lost = You lost { $card }
recap-card-taken = You got { $card }
recap-card-stolen = { $name } took { $card } from you
recap-died = You died
recap-back-alive = You are back alive
recap-items-traded = You traded with { $name }
recap-sex-changed = You are { $card } now
recap-character-changed = You are { $card } now
recap-charity-given = { $name } gave you { $card }
recap-gift-made = { $name } made you a present: { $card }
recap-trait-discarded = You are rid of { $card }
recap-help-begins = You helped { $name }
behind-the-door = Behind the door
needs-to-run = { $n ->
    [0] Anything is good enough
    [1] Anything is good enough
    [7] Nothing is good enough
    [6] Only a 6 is good enough
   *[other] { $n } or more is good enough
  }
played-by = Played by { $name }
loot-of = The others loot what { $name } leaves behind
loot-own = The others loot what you leave behind
loot-by = { $n ->
    [one] { $by } picks
   *[other] { $by } pick
  } from what { $name } leaves behind
loot-by-own = { $n ->
    [one] { $by } picks
   *[other] { $by } pick
  } from what you leave behind
loot-yours = Take one thing that { $name } has no more use for
loot-rolls = Equal Levels: { $name } rolls for who loots first
loot-order = The highest Level chooses first, each of the living one card. The rest is discarded.
dead-next = You keep your Level and what you are. You live again when the next turn begins, and your own next turn deals you a new hand.
running-away = Run away!
running-over = The running is over
seals-none = No Seal is open yet.
moment-treachery = Treachery!
moment-caught = Caught!
moment-escaped = Got away!
moment-seal = A Seal breaks!
seals-of = { $n ->
    [6] Open Seals: 6 of { $of }. One more, and the world ends.
   *[other] Open Seals: { $n } of { $of }
  }
offer-asks = { $from } asks { $to } for help
offer-asks-you = { $from } asks you for help
offer-asks-by-you = You ask { $to } for help
offer-wants = { $from } would help { $to } for this
offer-wants-you = { $from } would help you for this
offer-wants-by-you = You would help { $to } for this
picks-first = { $name } picks first
picks-first-you = you pick first
would-win = { $name } wins the game if nobody does anything!
would-win-you = You win the game if nobody does anything!
would-reach = { $name } would reach Level { $level }.
you-would-reach = You would reach Level { $level }.
pledge-you = { $enough ->
    [yes] With you it is { $ours } against { $theirs }: enough.
   *[no] With you it is { $ours } against { $theirs }: not enough yet.
  }
pledge = { $enough ->
    [yes] With { $name } it is { $ours } against { $theirs }: enough.
   *[no] With { $name } it is { $ours } against { $theirs }: not enough yet.
  }
pledge-wins = { $name } would win the game!
pledge-wins-you = You would win the game!
pile = { $n ->
    [one] One card: { $cards }
   *[other] { $n } cards: { $cards }
}
more-cards = { $n ->
    [one] 1 more card
   *[other] { $n } more cards
  }
more-terms = and { $n } more
pick = Your choice
pick-from = Cards to choose from
pick-charity = Choose { $n } of { $of }: { $n ->
    [one] it goes
   *[other] they go
  } to { $names } (lowest Level).
pick-discard = Choose { $n } of { $of } to discard: nobody has a lower Level than you.
pick-more = { $n ->
    [one] Choose 1 more
   *[other] Choose { $n } more
  }
pick-confirm-discard = Discard them
pick-confirm = Give them away
pick-goes-to = to { $name }
discard-now = Discard { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
pick-now = Choose a card
pick-later = Play cards first
charity-now = Give away { $n ->
    [one] 1 card
   *[other] { $n } cards
  }

# What one says at great moments, one line of each at a time
aside-up-0 = The trumpets are borrowed, the glory is real.
aside-up-1 = Somebody tell the bards.
aside-up-2 = Your friends are happy for you. Look at their teeth.
aside-up-3 = The higher the stairs, the longer the fall.
aside-up-4 = Your hat sits a little tighter now.
aside-down-0 = The stairs go both ways.
aside-down-1 = Humility suits you.
aside-down-2 = Less to carry, says the optimist.
aside-down-3 = Nobody saw it. Well: everybody.
aside-down-4 = Write down whom to thank.
aside-death-0 = Here lies { $name }. The boots are still warm.
aside-death-1 = { $name } retires for reasons of health.
aside-death-2 = Rest in pieces, { $name }.
aside-death-3 = Famous last words: “It is only a small one.”
aside-death-4 = The others are very sad, and very quick.
aside-won-0 = The monster would like a rematch.
aside-won-1 = Somebody will have to sweep that up.
aside-won-2 = It looked bigger on the card.
aside-won-3 = Applause, and a quick look into its pockets.
aside-won-4 = Nobody was hurt. Nobody who counts.
aside-treachery-0 = With friends like these, who needs monsters?
aside-treachery-1 = It was lonely, all alone in that hand.
aside-treachery-2 = Somebody held the door open for it.
aside-treachery-3 = Nothing personal. Well.
aside-treachery-4 = Remember this face when Charity comes.
aside-caught-0 = It only wanted to play.
aside-caught-1 = The running was good. The distance was not.
aside-caught-2 = Teeth first, questions later.
aside-caught-3 = The others watch with great interest.
aside-caught-4 = Now the small print counts.
aside-escaped-0 = Bravely, { $name } ran away.
aside-escaped-1 = The boots did the thinking.
aside-escaped-2 = A tactical retreat, the bards will say.
aside-escaped-3 = The monster is out of breath, and offended.
aside-escaped-4 = Nobody was brave, and nobody is dead.
aside-seal-0 = Please do not panic in the aisles.
aside-seal-1 = The end is near. It brought a chair.
aside-seal-2 = Somewhere a trumpet player clears the throat.
aside-seal-3 = Who was supposed to look after that?
aside-seal-4 = It said “Do not open”. In large letters.
board-free = free
over-sealed = The seventh Seal is open and the world has ended: the largest bonus from cards in play wins.
aside-over-0 = The dungeon is closed for repairs.
aside-over-1 = The bards are already making it longer.
aside-over-2 = Everybody else was there as a witness.
aside-over-3 = The monsters have asked for a holiday.

# Why one is asked
cause-fight = { $name } fights { $monsters }
cause-own-fight = You fight { $monsters }
cause-fight-won = You beat { $monsters }
cause-fight-lost = { $monsters } { $theirs } against your { $ours }
cause-turn-of = Turn { $number }: { $name }
cause-turn-ends = Turn { $number } ends
cause-runs = { $name } runs from { $monsters }
cause-run = You run from { $monster }
cause-run-over = The running from { $monsters } is over
cause-door = Behind the door: { $card }
cause-door-none = Behind the door
cause-charity = You hold { $n ->
    [one] 1 card
   *[other] { $n } cards
  }, and may keep { $limit }
cause-asked-for-help = { $name } asks you for help
cause-counter = { $name } answers with another offer
cause-offer = { $name } offers you a trade
cause-offer-making = Your offer to { $name }
cause-rules = The rules ask for it
cause-is-bad = Bad Stuff of { $card }
cause-is-curse = { $card } strikes { $name }
cause-is-curse-by = { $card } strikes { $name }, sent by { $by }
cause-is-card = { $card }, played by { $by }
cause-is-own-card = Your { $card }
cause-is-only-card = { $card }
cause-is-death = { $name } is dead
cause-is-death-own = You are dead
cause-is-spoils = The fight is won
cause-setup = The cards are dealt
cause-arrange = Turn { $number } is yours
cause-trouble = No monster was behind the door
cause-deal = An offer
cause-sale = You sell Items
cause-curse = A Curse is about to strike
cause-roll = A die was rolled
cause-draw = A card is about to be drawn
cause-offer-monster = The monster leaves
cause-seal = A Seal is about to open
cause-over = The game is over
cause-combat = A fight
cause-choose = A choice

# What follows
follows-fight-won = The Levels and Treasures at stake are won.
follows-runs = { $n ->
    [0] { $name } gets away without a roll.
    [1] Whatever the die shows, { $name } gets away.
    [6] { $name } needs a 6 on the die; else the Bad Stuff happens.
    [7] No roll of the die saves { $name } from the Bad Stuff.
   *[other] { $name } needs { $n } or more on the die; else the Bad Stuff happens.
  }
follows-fight-lost = { $name } must get more help, or run away.
follows-own-fight-lost = You must get more help, or run away.
follows-window = If nobody does anything, it goes on.
follows-step = It concerns { $name }.
follows-offer-making = Then everybody hears it, and the other answers.
follows-help = Whoever helps fights along with all Items.
follows-trade = If you accept, the Items change hands at once.
follows-end = Then it is the next player’s turn.
follows-charity = { $n ->
    [one] 1 card goes
   *[other] { $n } cards go
  } to { $names } (lowest Level).
follows-charity-none = { $n ->
    [one] 1 card goes
   *[other] { $n } cards go
  } to the discards: nobody is below your Level.
follows-run = { $n ->
    [0] You get away without a roll.
    [1] Whatever the die shows, you get away.
    [6] You need a 6 on the die; else its Bad Stuff happens.
    [7] No roll of the die saves you from its Bad Stuff.
   *[other] You need { $n } or more on the die; else its Bad Stuff happens.
  }
follows-combat = { $n ->
    [0] Play cards, ask for help, or run: nobody comes after you.
    [1] Play cards, ask for help, or run: whatever the die shows, you get away.
    [6] Play cards, ask for help, or run: then you need a 6 on the die.
    [7] Play cards or ask for help: nobody outruns this one.
   *[other] Play cards, ask for help, or run: then you need { $n } or more on the die.
  }
follows-door = In your hand nobody sees it, and you may play it later.
follows-setup = Classes, Races and Items may be played now. Then the first turn begins.
follows-arrange = Behind the door waits a monster, something worse, or a card for you.
asked-curse = Do you do anything about { $card }?
asked-door = What do you do with it?
asked-run = Run! What do you roll?
asked-offer = Make the offer as it stands?
asked-lose = What does { $name } lose?
asked-help = Do you help { $name }?
asked-accept = Do you accept it?
asked-loot = Your turn goes on: loot the room?
asked-own-run = You are running: do you want to do anything more?
asked-own-fight = Your fight: do you want to do anything more?
asked-charity = Charity: which { $n ->
    [one] card
   *[other] { $n } cards
  } do you give away?
asked-discard = Charity: which { $n ->
    [one] card
   *[other] { $n } cards
  } do you discard?
follows-looting = You draw a card nobody sees. You have no monster in hand to look for trouble with.
follows-trouble = Trouble: you fight a monster of your hand. Looting: you draw a card nobody sees.
follows-deal = The other may accept, decline, or answer with another offer.
follows-sale = Put up so far: { $cards }, worth { $gold }.
follows-curse = If nobody stops it, it strikes.
follows-roll = Then the roll counts as it is.
follows-draw = Then the card is drawn.
follows-offer = If you decline, the monster leaves all the same.
follows-seal = An open Seal is a rule for everybody.
follows-over = Thank you for playing.
follows-choose = Then it goes on.
follows-lose = It goes to the discards.
follows-take = It is yours from now on.
follows-loot = It goes into your hand; then the next player chooses.
follows-spoils = It is yours; the others are shared on.
follows-stay = The others go to the discards.
follows-big = You may carry only so many Big Items.
follows-big-to = It is theirs from now on.
follows-either = The other does not happen.
follows-search = It goes into your hand.
follows-cost = It goes to the discards, and the effect happens.
follows-escape = You get away as well, without rolling.
follows-first = The others run after.
follows-carrier = It carries the Item from now on.
follows-save = The card is used up, and you live.
follows-give = It is theirs from now on.
follows-give-to = It is theirs from now on.
follows-spoil = It comes to you in place of a Treasure.
follows-order = It lies on top of the deck.
follows-keep = The others go back.
follows-off = It is carried, and counts no more.
follows-ally = The Ally goes to the discards.
follows-character = You are that one from now on.
follows-deck = You draw from it.
follows-stamp = The monster counts as that from now on.
follows-sacrifice = The Ally is lost, and you get away.
follows-alone = It goes to the discards.
