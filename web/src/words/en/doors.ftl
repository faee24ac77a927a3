# The way in: home, setting up, the lobby, joining, settings, and pages for when something is amiss.

bar-home = Kickdoor, home
bar-places = Places
bar-cards = Cards
bar-rules = Rules
bar-companion = Counter
bar-settings = Settings
sheet-close = Close
link-copy = Copy the link
link-copied = Copied
link-send = Send

doors-your-name = Your name
doors-some-name = Munchkin { $n }
doors-somebody = Somebody
doors-done = Done
doors-keep = Keep
doors-again = Try again
doors-moment = One moment …
doors-male = Male
doors-female = Female

## Home

home-title = Kick open the door
home-lead = Fight the monsters, grab the treasure, be the first to reach Level 10. Your friends will not make it easy.
home-play = Play now
home-opening = The door opens …
home-play-note = You and three bots. The game begins at once.
home-continue = Continue
home-all-tables = { $n ->
    [one] The one table
   *[other] All { $n } tables
  }
home-all-replays = All { $n } replays
home-friends = With friends
home-create = Set up a table
home-create-note = Choose the box, the seats and the pace, then send your friends the link.
home-join = Join a table
home-join-other = Link, QR code, open tables
home-pass = Pass and play
home-pass-note = Everybody plays on this device and hands it on. Hands stay covered in between.
home-replays = Your replays
home-foot = New to the game?
home-foot-rules = Read the rules

code-label = The six-letter code
code-join = Join
code-short = A code has { $n } letters.
code-unknown = No open table has the code { $code }. Check the letters, or ask for the link.

listed-bots = { $n ->
    [0] no bots
    [one] 1 bot
   *[other] { $n } bots
}
listed-state-lobby = In the lobby
listed-state-free = { $n ->
    [one] 1 seat free
   *[other] { $n } seats free
}
listed-state-playing = Game on
listed-state-over = Finished
listed-state-closed = Closed

past-unnamed = A finished game
past-won-by = Won by { $names }
past-won-by-bot = Won by a bot
past-won-by-nobody = Nobody won

trouble-lost = The server cannot be reached right now. Try again in a moment.
trouble-not-allowed = The server does not let you do that.
trouble-nothing = There is nothing at this address any more.
trouble-busy = Somebody was faster. Try again.
trouble-often = That was a little too often. Wait a moment.
trouble-refused = The server says no: { $why }
trouble-other = Something went wrong on the way. Try again.

## Boxes

doors-edition-classic = Munchkin
doors-edition-legends = Munchkin Legends
doors-edition-apocalypse = Munchkin Apocalypse
doors-edition-steampunk = Munchkin Steampunk
doors-edition-adventure-time = Munchkin Adventure Time

doors-kind-monster = { $n ->
    [one] { $n } Monster
   *[other] { $n } Monsters
  }
doors-kind-class = { $n ->
    [one] { $n } Class
   *[other] { $n } Classes
  }
doors-kind-race = { $n ->
    [one] { $n } Race
   *[other] { $n } Races
  }
doors-kind-class-modifier = { $n ->
    [one] { $n } Class modifier
   *[other] { $n } Class modifiers
  }
doors-kind-race-modifier = { $n ->
    [one] { $n } Race modifier
   *[other] { $n } Race modifiers
  }
doors-kind-monster-enhancer = { $n ->
    [one] { $n } Monster enhancer
   *[other] { $n } Monster enhancers
  }
doors-kind-curse = { $n ->
    [one] { $n } Curse
   *[other] { $n } Curses
  }
doors-kind-special = { $n ->
    [one] { $n } Special
   *[other] { $n } Specials
  }
doors-kind-item = { $n ->
    [one] { $n } Item
   *[other] { $n } Items
  }
doors-kind-item-enhancer = { $n ->
    [one] { $n } Item enhancer
   *[other] { $n } Item enhancers
  }
doors-kind-one-shot-item = { $n ->
    [one] { $n } One-shot Item
   *[other] { $n } One-shot Items
  }
doors-kind-go-up-a-level = { $n } Go Up a Level
doors-kind-hireling = { $n ->
    [one] 1 Hireling
   *[other] { $n } Hirelings
}
doors-kind-ally = { $n ->
    [one] { $n } Ally
   *[other] { $n } Allies
  }
doors-kind-seal = { $n ->
    [one] { $n } Seal
   *[other] { $n } Seals
  }
doors-kind-character = { $n ->
    [one] { $n } Character
   *[other] { $n } Characters
  }

doors-special-undead-monsters-join-each-other = Undead monsters join each other
doors-special-shark-monsters-join-each-other = Shark monsters join each other
doors-special-demon-monsters-join-each-other = Demon monsters join each other
doors-special-seals-that-open-and-close-the-seventh-ends-the-game = Seals that open and close; the seventh ends the game
doors-special-a-character-for-everybody = a character for everybody
doors-special-allies = Allies
doors-special-item-enhancers = Item enhancers
doors-special-no-limit-to-big-items = no limit to Big Items
doors-special-revelling-at-any-time = revelling at any time
doors-special-a-board-and-standies-show-the-levels = a board and standies show the Levels
doors-special-no-races = no Races

boxes-one = The box to play with
boxes-several = The boxes to shuffle together
boxes-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
boxes-different = { $n ->
    [one] 1 card
   *[other] { $n } cards, { $different } of them different
  }
boxes-blend = Blend several boxes
boxes-blend-hint = Their cards are shuffled together, and your character may have Classes, Races and Allies of all of them.
boxes-classes = Classes
boxes-races = Races
boxes-characters = Characters
boxes-special = Special

## Bots

bots-strength = By strength
bots-personality = By personality
bots-simple = Simple ones
bot-heuristic-easy = Easy
bot-heuristic-easy-hint = Means well, slips often.
bot-heuristic-normal = Normal
bot-heuristic-normal-hint = Plays soundly and slips now and then.
bot-heuristic-hard = Hard
bot-heuristic-hard-hint = Makes the most of every card.
bot-heuristic-cautious = Cautious
bot-heuristic-cautious-hint = Picks only fights that are as good as won, and pays for peace.
bot-heuristic-greedy = Grasping
bot-heuristic-greedy-hint = Helps you, for most of the Treasure.
bot-heuristic-vindictive = Vindictive
bot-heuristic-vindictive-hint = Curses freely and forgets nothing.
bot-heuristic-chatty = Chatty
bot-heuristic-chatty-hint = Talks a lot, swaps anything, helps for little.
bot-greedy = Hasty
bot-greedy-hint = Takes what looks best right now.
bot-random = Dice-brained
bot-random-hint = Does just anything the rules allow.

## Seats

place-lead = Seat { $n }:
place-lead-yours = Your seat:
place-is-bot = a bot
place-open = Free
place-waits = waiting
place-for-friend = for a friend
place-you = you
place-you-host = you, the host
place-host = host
place-ready = ready
place-not-ready = not ready
place-away = away
place-yours = Your seat
place-number = Seat { $n }
place-keep-open = For a friend
place-bot = A bot
place-open-hint = Whoever has the link or the code can sit here. If it is still free when the game starts, a bot takes it.
place-sit = Sit here
place-sit-down = Sit down
place-instead = Sit here in place of the bot
place-change = Move to this seat
place-rise = Get up
place-sex = Your character is
place-free = Free the seat of { $name }
place-free-hint = { $name } stays in the room and may sit down again.
place-bot-away = Take the bot away
place-bot-other = Or another bot
place-bot-put = Or put a bot here

## Setting up

create-title = Set up a table
create-lead = Everything has a sensible start. Change what you like, or nothing.
create-box = Which box?
create-seats = Who sits down?
create-seats-count = Number of seats
create-seats-less = One seat less
create-seats-more = One seat more
create-seats-told = { $n } seats
create-seats-hint = Tap a seat to say who it is for
create-friends = { $n ->
    [one] 1 seat is for a friend. If nobody comes, a bot takes it.
   *[other] { $n } seats are for friends. Bots take those that stay free.
}
create-no-friends = You against the bots. You can still free a seat for a friend.
create-how = How it is played
create-variants = Variants
create-pace = Clocks and pace
create-manners = Guests and manners
create-go = Set up the table
create-busy = Setting up …

variant-winning-level = Who wins?
variant-level-10 = Level 10
variant-level-10-hint = The usual game.
variant-level-20 = Epic: Level 20
variant-level-20-hint = Twice as far, more than twice as long.
variant-faster-play = Faster play
variant-faster-play-hint = Each turn starts with one more Door card, and looting a room brings a Treasure.
variant-shared-victory = Shared victory
variant-shared-victory-hint = Who helps in the winning fight wins too.
variant-ignore-sex = Ignore sex
variant-ignore-sex-hint = Nobody has one, and cards that ask for it find none.
variant-seal-roll = Roll for Seals
variant-seal-roll-hint = At the start of each turn the player may roll; a 1 opens a Seal.
variant-first-begins = The first seat begins
variant-first-begins-hint = Whoever sits there has the first turn; nobody rolls for it.
variant-hand-limit = Hand limit
variant-hand-limit-hint = More cards than this go to the weakest player at the end of your turn.
variant-hand-less = One card less
variant-hand-more = One card more
variant-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
variant-table = What stands on your table?
variant-table-hint = Some monsters want to know.
variant-table-sweet-food = Something sweet
variant-table-beverage = Something to drink

pace-clock = Time to decide
pace-none = No clock
pace-none-hint = Everybody thinks as long as they like.
pace-relaxed = Relaxed
pace-relaxed-hint = { $decide ->
    [one] 1 second
   *[other] { $decide } seconds
  } a decision, and { $bank ->
    [one] 1 minute
   *[other] { $bank } minutes
  } on top for the whole game.
pace-brisk = Brisk
pace-brisk-hint = { $decide ->
    [one] 1 second
   *[other] { $decide } seconds
  } a decision, and { $bank ->
    [one] 1 minute
   *[other] { $bank } minutes
  } on top for the whole game.
pace-window = Time to step in
pace-window-hint = For this long everybody may play a card before something happens. “Wait!” stops it, for { $hold ->
    [one] 1 second
   *[other] { $hold } seconds
  } in a game.
pace-seconds = { $n } s
pace-minutes = { $n } min
pace-hour = 1 hour
pace-last = Last chance
pace-last-hint = When somebody is about to win the game, everybody has this long to do something about it.
pace-absence = When somebody is gone, a bot plays on after
pace-bots = Bots play
pace-bots-fast = Quickly
pace-bots-usual = So you can follow
pace-bots-slow = At leisure
pace-bots-hint = { $n } s a choice

manners-open = Who finds the table?
manners-private = Private
manners-private-hint = Only who has the link or the code.
manners-public = Public
manners-public-hint = It stands in the list of open tables.
manners-spectators = Who watches sees
manners-see-none = Nothing: no spectators
manners-see-none-hint = Only players come in.
manners-see-table = The table
manners-see-table-hint = What lies open, no hands.
manners-see-hands = All hands, late
manners-see-hands-hint = { $n ->
    [one] 1 second
   *[other] { $n } seconds
  } later, and only when every player agreed.
manners-hints = Hints
manners-hints-hint = Players may ask a bot what it would do.
manners-undo = Taking back
manners-undo-hint = A choice can be taken back when all agree and nothing hidden was shown.
manners-chat = Chat
manners-chat-hint = Lines and quick phrases at the table.

told-as-printed = As printed
told-level = To Level { $n }
told-hand = Hand of { $n }
told-clock = { $decide } s a decision, { $bank } min in reserve
told-window = { $n } s to step in
told-see-none = no spectators
told-see-table = spectators see the table
told-see-hands = spectators may see hands
told-no-hints = no hints
told-no-undo = no taking back
told-no-chat = no chat

## Pass and play

sharing-title = Pass and play
sharing-lead = One device for all: it asks for whoever is needed, and hands stay covered until that player says “it is me”.
sharing-who = Who is here?
sharing-name = Name of player { $n }
sharing-player = Player { $n }
sharing-sex = Character of { $name }
sharing-without = Without { $name }
sharing-more = Another player
sharing-bots = And bots?
sharing-bots-hint = They play along by themselves.
sharing-bots-needed = Players needed: { $n }. So at least one bot plays along.
sharing-bots-less = One bot less
sharing-bots-more = One bot more
sharing-bots-kind = Which bots
sharing-go = Start the game
sharing-busy = Everybody sits down …

## Lobby

lobby-seats = Seats
lobby-taken = { $taken } of { $seats } seats taken
lobby-watching = { $n ->
    [one] 1 spectator
   *[other] { $n } spectators
}
lobby-tip = Tap a seat to sit there or to change it.
lobby-centre-watch = A seat is waiting for you
lobby-centre-late = Waiting for { $names }
lobby-centre-ready = Everybody is ready
lobby-centre-alone = Waiting for friends
lobby-centre-you = Everybody waits for you
lobby-centre-bots = The bots are ready
lobby-played = What is played
lobby-change = Change
lobby-chat = Chat
lobby-leave = Leave the table
lobby-freed = The host has freed your seat. You can sit down again.
lobby-say-sit = You are watching. Take a seat to play.
lobby-say-full = All seats are taken. You may stay and watch.
lobby-say-late = Not ready yet: { $names }.
lobby-say-empty = { $n ->
    [one] 1 free seat goes to a bot when you start.
   *[other] { $n } free seats go to bots when you start.
}
lobby-say-go = Everybody is ready. Kick open the door!
lobby-say-host = You are ready. { $name } starts the game.
lobby-say-you = Say when you are ready.
lobby-ready = I am ready
lobby-not-ready = Not ready after all
lobby-start = Start the game

invite-title = Invite friends
invite-code = The code
invite-link = The link
invite-copy = Copy link
invite-copied = Copied. Now paste it to your friends.
invite-marked = Marked. Copy it with the keyboard or the menu.
invite-send = Share …
invite-text = Sit down at my table: { $code }
invite-qr = QR code with the link to this table
invite-qr-hint = Point a phone’s camera at it

change-title = Change the table
change-hint = Everybody says “ready” again after a change.
change-save = Change the table

leaving-title = Leave the table?
leaving-host = If others are here, one of them becomes the host. If you are the last, the table is closed.
leaving-guest = Your seat becomes free.
leaving-stay = Stay
leaving-go = Leave for good
leaving-later = Only go home, keep my seat

## Joining

join-title = Join a table
join-lead = Somebody has set one up and keeps a seat for you.
join-code = By code
join-link = By link
join-link-hint = Opening the link is enough. If it does not open here, paste it.
join-link-field = The link to the table
join-link-go = Go there
join-unreadable = This is no link to a table. It looks like { $example }
join-elsewhere = This table is on another server: { $host }. Open the link in your browser.
join-qr = By QR code
join-qr-hint = Scan it with your phone’s camera: it opens the link, and you are there.
join-qr-camera = Scan with the camera
join-open = Open tables
join-refresh = Look again
join-none = No public table is waiting for players.
join-none-create = Set one up
join-watch = Watch a game
scan-camera = Picture of the camera
scan-hint = Hold the QR code into the frame.
scan-no-camera = The camera cannot be used. Allow it in the browser, or type the code.

## Settings

settings-title = Settings
settings-language = Language
settings-name = Name
settings-name-hint = This is how the others see you, at new tables.
settings-name-kept = Kept.
settings-login = Log in
settings-login-hint = to be the same player on other devices.
settings-look = Look and sound
settings-text = Text size
settings-text-90 = Small
settings-text-100 = Normal
settings-text-115 = Large
settings-text-130 = Larger
settings-text-150 = Huge
settings-percent = { $n } %
settings-contrast = More contrast
settings-contrast-hint = Darker wood, brighter paper and letters.
settings-motion = Motion
settings-motion-hint = Cards fly, dice roll. Your device’s wish for less motion counts in any case.
settings-sounds = Sounds
settings-sounds-hint = Cards, dice, levels, and when it is your turn.
settings-play = Playing
settings-pass = Let it stand by itself
settings-pass-hint = When you hold nothing you could play, your “let it stand” is given for you. The others still have their time, so the game gets no faster by it alone.
settings-erase = Delete me
settings-erase-hint = Everything the server knows about you, at once.
settings-erase-ask = Delete me …
settings-credits = Credits for icons and fonts
erase-title = Delete you everywhere?
erase-name = Your name and your login are deleted.
erase-tables = You leave all tables; bots take your seats in games that go on.
erase-chat = Your lines of chat are deleted.
erase-replays = Replays stay, without your name: each can still be verified choice by choice.
erase-final = It cannot be undone.
erase-stay = Stay
erase-go = Delete me for good

## When something is amiss

oops-why = The server says: { $why }
oops-home = To the front door
oops-anew = Begin anew
oops-join = Join another table
oops-create = Set up a table
oops-try = Try now
oops-trying = It is tried again every few seconds by itself.
oops-reload = Load the page again
oops-nowhere = Only a wall behind this door
oops-nowhere-plain = This address leads nowhere. Perhaps a letter got lost on the way.
oops-no-table = Here stood a table
oops-no-table-plain = It has been closed, or the link is not quite right. Ask your friends for a new one.
oops-full = Every chair is taken
oops-full-plain = There is no room for you here right now. Wait a little, or sit down elsewhere.
oops-removed = Out the door you went
oops-removed-plain = You have no seat at this table any more; a bot plays on for you. No hard feelings.
oops-old = This page is from yesterday
oops-old-plain = The server has learned something new meanwhile. Load the page again and you go on where you were.
oops-lost = Somebody blew out the candle
oops-lost-plain = The server cannot be reached. Your game is kept: it goes on as soon as there is light again.
oops-banned = The gate stays shut
oops-banned-plain = You may not come in here.
oops-erased = As if you had never been here
oops-erased-plain = Your name and everything with it are deleted. You are welcome back any time, as somebody new.
