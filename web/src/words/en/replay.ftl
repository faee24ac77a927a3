# The replay viewer.
replay-title = Replay
replay-opening = The game is being fetched …
replay-won-by = won by { $names }
replay-position = Turn { $turn }, choice { $n } of { $total }
replay-turn = Turn { $n }
replay-mark = Turn { $turn }: { $text }
replay-chance = chance
replay-a-card = a card
replay-the-table = the table
replay-sex-0 = no sex
replay-sex-1 = male
replay-sex-2 = female
replay-controls = Playback
replay-scrub = Position in the game
replay-play = Play
replay-pause = Pause
replay-step-back = One choice back
replay-step-on = One choice on
replay-turn-before = To the turning point before
replay-turn-after = To the next turning point
replay-speed = Speed
replay-times = { $n }×
replay-curve = Levels
replay-curve-told = Levels of all players over the game; the list of turning points tells the same
replay-reading-part = Reading the rest of the game: { $percent } %
replay-reading = Reading the game …
replay-story = What happened
replay-points = Turning points
replay-no-points = Nothing turned this game.
replay-analysis = Looking back
replay-analysing = The game is being thought over …
replay-analysis-not = This game could not be thought over.
replay-chances-told = Chances to win of all players over the game, one upon another
replay-turned = The turns that changed most
replay-turned-point = { $name }: from { $before } % to { $after } % to win
replay-better = What would have been better
replay-better-whose = Whose choices
replay-better-than = { $done }. Better: { $better } – { $reason }
replay-better-none = Nobody made a choice that cost much.
replay-level = Level { $n }
replay-winner = has won
replay-dead = dead
replay-their-turn = Their turn
replay-fights = fights
replay-helps = helps
replay-strength = Strength { $n }
replay-hand-size = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
replay-in-play = { $name }: in play
replay-curses = { $name }: Curses
replay-hand = Hand of { $name }
replay-middle = The middle of the table
replay-phase = Turn { $turn }, { $name }: { $phase }
replay-phase-setup = the cards are dealt
replay-phase-start = before the door
replay-phase-door = kick open the door
replay-phase-combat = combat
replay-phase-run = running away
replay-phase-trouble = look for trouble or loot the room
replay-phase-charity = charity
replay-phase-over = the game is over
replay-monsters = Monsters
replay-monster-cards = A monster and what was played on it
replay-monster = Strength { $n }, { $treasures ->
    [one] 1 Treasure
   *[other] { $treasures } Treasures
  }
replay-played-for = Played for the munchkins
replay-played-against = Played for the monsters
replay-wins-by = wins by { $n }
replay-loses-by = loses by { $n }
replay-tie-won = a tie: the munchkins win
replay-tie-lost = a tie: the monsters win
replay-curse = { $card } is about to strike { $name }
replay-die = { $name } rolls { $face }{ $value ->
    [0] {""}
   *[other] , which counts as { $value }
  }
replay-deal = { $name } makes { $other } an offer
replay-shown = Face up on the table
replay-spoils = Treasures to be shared
replay-body = What the dead leave
replay-seals = Open Seals
replay-doors = { $n ->
    [one] 1 Door
   *[other] { $n } Doors
  }, { $out } discarded
replay-treasures = { $n ->
    [one] 1 Treasure
   *[other] { $n } Treasures
  }, { $out } discarded
replay-share = Share this game
replay-share-short = Share
replay-link = Link to this very moment
replay-log = The log
replay-log-told = Every choice and every roll of the die, as a file. With it anybody can check that the game was fair.
replay-download = Download the log
replay-verify-told = To check it, with Kickdoor installed:
replay-fork = Continue from here
replay-fork-not = Not possible before the cards are dealt, nor at the very end.
replay-fork-told = A new table is set up exactly as it stands here: { $where }. From then on, luck is fresh.
replay-your-name = Your name
replay-a-guest = Munchkin { $n }
replay-fork-others = The other seats
replay-fork-bots = Bots play them
replay-fork-open = Leave them free for friends
replay-fork-now = Set up the table
replay-forking = Setting it up …
replay-gone = There is no such game
replay-gone-told = The link may be mistyped, or the game was never finished.
replay-old = This game is from an older Kickdoor
replay-old-told = Its rules have changed since, so it cannot be shown choice by choice any more. Its log can still be downloaded.
replay-lost-told = The server does not answer just now.
replay-again = Try again
replay-home = Home
