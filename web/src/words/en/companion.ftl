# The companion of the physical game.
companion-title = Companion
companion-lead = You play with real cards; this counts along. Levels, gear, fights and the die, on one device or on everybody's. It works without a connection too.
companion-go-on = Go on counting
companion-new = A new counter
companion-people = Who plays?
companion-player = Player { $n }
companion-player-name = Name of player { $n }
companion-player-away = Remove player { $n }
companion-player-more = One more player
companion-editions = Which boxes are on the table?
companion-until = How far does it go?
companion-until-ten = To Level 10
companion-until-epic = Epic: to Level 20
companion-begin = Begin
companion-short-level = { $name } { $n }
companion-is-shared = shared
companion-over = The game is over
companion-nameless = Nameless
companion-all = All counters
companion-players = Players
companion-tools = Tools
companion-opening = One moment …
companion-opening-told = The counter is being fetched. If you are offline, it comes as soon as there is a connection.
companion-nowhere = There is no such counter
companion-nowhere-told = The link may be mistyped, or nobody has used the counter for a long time.
companion-not-kept = This browser does not keep anything: share the counter, or it is gone when you close the page.
companion-ahead-label = Ahead:
companion-ahead = { $name }: Level { $n }
companion-ahead-many = { $names }: Level { $n }
companion-even = Everybody is even

# One player
companion-open-rest = Class, Race and more
companion-dead-at = Level { $n } stays
companion-no-traits = No Class
companion-is-dead = Dead
companion-fights = is fighting
companion-is-ahead = is ahead
companion-strength = Strength
companion-level = Level
companion-level-of = Level of { $name }
companion-level-less = { $name }: one Level down
companion-level-more = { $name }: one Level up
companion-gear = Gear
companion-gear-of = Gear bonus of { $name }
companion-gear-less = { $name }: gear minus 1
companion-gear-more = { $name }: gear plus 1
companion-comes-back = { $name } comes back
companion-dies = { $name } dies
companion-dies-note = The dead lose all their cards: the gear goes back to 0. Level, Class and Race stay.
companion-leaves = { $name } leaves the table
companion-classes = Class
companion-races = Race
companion-sex = Sex
companion-sex-m = male
companion-sex-f = female
companion-sex-none = not told
companion-name = Name
companion-colour = Colour
companion-colour-red = red
companion-colour-blue = blue
companion-colour-green = green
companion-colour-yellow = yellow
companion-colour-purple = purple
companion-colour-teal = teal
companion-colour-orange = orange
companion-colour-pink = pink
companion-colour-brown = brown
companion-colour-grey = grey

# Seals
companion-seals = Seals
companion-seals-open = Seals open: { $n } of { $of }
companion-seal-open = Open Seal { $n }
companion-seal-close = Close Seal { $n }
companion-seal-is = Seal { $n }, { $open ->
    [true] open
   *[other] closed
  }

# The fight
companion-fight = Fight
companion-to-fight = To the fight
companion-to-table = Table
companion-munchkins = Munchkins
companion-monsters = Monsters
companion-verdict-win = You win by { $n }
companion-verdict-lose = You lose by { $n }
companion-verdict-tie = A tie: the monsters win
companion-verdict-tie-won = A tie: you win
companion-who-fights = Who fights?
companion-who-helps = Who helps?
companion-nobody = Nobody
companion-plus = One-shots and more
companion-plus-of = Modifiers of the munchkins' side
companion-plus-less = Munchkins' side minus 1
companion-plus-more = Munchkins' side plus 1
companion-ties = We win ties (Warrior)
companion-monster = Monster { $n }
companion-monster-name = Name of monster { $n }
companion-monster-away = { $name } leaves the fight
companion-monster-more = One more monster
companion-monster-level = Level
companion-monster-level-of = Level of { $name }
companion-monster-level-less = { $name }: Level minus { $n }
companion-monster-level-more = { $name }: Level plus { $n }
companion-monster-plus = Enhancers
companion-monster-plus-of = Enhancers of { $name }
companion-monster-plus-less = { $name }: enhancers minus { $n }
companion-monster-plus-more = { $name }: enhancers plus { $n }
companion-monster-once = One-shots
companion-monster-once-of = One-shots for { $name }
companion-monster-once-less = { $name }: one-shots minus { $n }
companion-monster-once-more = { $name }: one-shots plus { $n }
companion-monster-treasures = Treasures
companion-monster-treasures-of = Treasures of { $name }
companion-monster-treasures-less = { $name }: Treasures minus { $n }
companion-monster-treasures-more = { $name }: Treasures plus { $n }
companion-monster-levels = Levels won
companion-monster-levels-of = Levels for killing { $name }
companion-monster-levels-less = { $name }: Levels won minus { $n }
companion-monster-levels-more = { $name }: Levels won plus { $n }
companion-at-stake = At stake: { $levels ->
    [one] 1 Level
   *[other] { $levels } Levels
  }, { $treasures ->
    [one] 1 Treasure
   *[other] { $treasures } Treasures
  }
companion-won = Won: { $name } +{ $n }
companion-won-both = Won: { $name } +{ $n }, { $helper } +{ $m }
companion-run = Lost: run away
companion-call-off = Call it off

# The die
companion-die = Die
companion-roll = Roll the die
companion-rolling = It rolls …
companion-rolled = A { $n }!
companion-not-rolled = Not rolled yet
companion-rolled-before = Before:
companion-die-note = Running away works on 5 or 6, unless cards say otherwise.

# Undo, story, figures
companion-undo = Undo
companion-undo-what = Undo: { $what }
companion-redo = Redo
companion-story = Story
companion-more = More
companion-figures = Figures
companion-history = What happened
companion-played = Played for { $time }
companion-minutes = { $n } min
companion-hours = { $h }:{ $m } h
companion-rolls = { $n ->
    [one] 1 roll
   *[other] { $n } rolls, { $mean } on average
  }
companion-levels-over-time = Levels over time; the table below tells the same
companion-who = Player
companion-col-level = Level
companion-col-strength = Strength
companion-col-won-fights = Fights won
companion-col-helped = Helped
companion-col-ran = Ran away
companion-col-deaths = Deaths
companion-earlier-games = Earlier games
companion-earlier-game = Game { $n }: { $names } ({ $time })
companion-story-begin = A new game begins
companion-story-level-up = { $name } goes up to Level { $n }
companion-story-level-down = { $name } goes down to Level { $n }
companion-story-gear = { $name }: gear { $from } → { $n }
companion-story-dies = { $name } dies
companion-story-back = { $name } is back
companion-story-classes = { $name } is { $words } now
companion-story-classes-none = { $name } has no Class any more
companion-story-races = { $name } is { $words } now
companion-story-races-none = { $name } is human now
companion-story-sex = { $name }: { $words }
companion-story-join = { $name } joins the table
companion-story-leave = { $name } leaves the table
companion-story-name = { $words } is called { $name } now
companion-story-won = { $name } wins a fight
companion-story-ran = { $name } runs away
companion-story-roll = The die shows { $n }
companion-story-seals-up = A Seal opens: { $n } of 7
companion-story-seals-down = A Seal closes: { $n } of 7
companion-story-over = The game is over: { $words }
companion-story-resumed = The game goes on
companion-story-fight = { $name } fights
companion-story-fighter = The fight changes
companion-story-off = The fight is called off
companion-story-win = Now it goes to Level { $n }
companion-story-edition = On the table: { $words }

# The end
companion-is-there-label = Has somebody won?
companion-is-there = { $names }: Level { $n }!
companion-by-a-kill = The last Level must come from a monster that was killed.
companion-seventh = The seventh Seal is open. With the most gear in play: { $names }
companion-play-on = Not yet
companion-wins = { $names } { $count ->
    [one] wins
   *[other] win
  } the game!
companion-after = After { $time }.

# The table
companion-table = The table
companion-new-player = New player
companion-add = Add
companion-facing = Turn half of the players' cards round, for those on the other side of the table
companion-awake = Keep the screen on
companion-end = The end
companion-who-won = Who has won?
companion-end-game = End the game
companion-resume = Play on after all
companion-new-game = New game
companion-new-game-now = New game, same players
companion-new-game-sure = Everybody starts again at Level 1. What happened so far stays in the story.
companion-new-game-yes = Yes, new game
companion-no = No
companion-forget = This device
companion-forget-now = Remove from this device
companion-forget-sure = It is gone from this device. Others who have the link keep it.
companion-forget-yes = Yes, remove it

# Sharing
companion-share = Share the counter
companion-share-state = Share the counter. { $state }
companion-share-why = So far it is on this device alone. Shared, everybody at the table can look and count along on a phone of their own.
companion-share-gone = The server does not know this counter any more. You can share it anew; the story comes along.
companion-share-full = This counter has seen more than fits into one. Share it anew: the game goes on as it stands, the story begins afresh.
companion-share-now = Share it
companion-sharing = Sharing …
companion-share-failed = The server cannot be reached now. The counter goes on working here; try again later.
companion-share-how = Scan it or send the link. Whoever has it sees the counter and can change it.
companion-share-kept = Names and numbers are then kept on the server, until nobody has changed them for 90 days.
companion-qr = QR code of this counter
companion-link = Link
companion-tie-here = On this device alone
companion-tie-opening = Connecting
companion-tie-good = Shared and up to date
companion-tie-away = { $n ->
    [0] No connection
    [one] No connection; 1 change waits
   *[other] No connection; { $n } changes wait
  }
companion-tie-gone = The server does not know it any more
companion-tie-full = There is no room for more changes
companion-tie-short-here = Share
companion-tie-short-opening = …
companion-tie-short-good = Shared
companion-tie-short-away = { $n ->
    [0] Offline
   *[other] Offline · { $n }
  }
companion-tie-short-gone = Not shared
companion-tie-short-full = Full
