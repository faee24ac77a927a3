# The table.
skip = Skip to the table
title-table = The table
title-board = The shared table
title-create = Set up a table
title-replay = Replay
title-cards = Cards
title-rules = Rules
title-companion = Companion
title-settings = Settings
title-join = Join a table
somebody = Somebody
a-guest = Guest
you = you
a-card = a card
log-draws = { $name } draws { $n ->
    [one] a card
   *[other] { $n } cards
}
the-table = the table
nothing = Nothing.
close = Close
home = Home
send = Send
hand = Cards in hand
level = Level
strength = Strength
escape = Runs away on
escape-on = { $n } or more
players = Players
sitting-down = Taking a seat…
reconnecting = The connection is lost. Coming back…
log-and-chat = Log and chat
the-log = Log
chat = Chat
chat-say = Say something
chat-empty = Nobody has said anything yet. Suspicious.
quick-phrases = Quick phrases
clause-is = Rule { $clause }
turn-of = Turn { $number }: { $name }
your-place = Your character
your-hand = Your hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
no-cards = Your hand is empty. Nothing to steal here.
no-cards-dead = The dead hold no cards. They haunt.
nothing-in-play = Nothing in play yet. Fists it is.
playable-now = can be played now
you-watch = You are watching.
level-of = Level { $level } of { $top }
zone-traits = Class and Race
zone-worn = Equipped
slot-free = free
zone-pack = Carried, does not count
zone-curses = Curses
zone-known = Known cards in hand
seat-is = { $name }: Level { $level }, strength { $strength }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } in hand
seat-turn = it is their turn
seat-fighter = fights
seat-helper = helps
seat-dead = dead
seat-deciding = deciding
seat-gone = a bot sits in
flag-turn = Turn
flag-fighter = Fights
flag-helper = Helps
flag-thinking = Deciding
flag-dead = Dead
flag-bot = Bot
flag-away = Away
deck-door = Door deck, { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
deck-treasure = Treasure deck, { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
discard-top = Discards: { $card } on top of { $count }
discard-empty = No discards
# before the line of humour under a card, for who hears it
card-quip = Quip:
lies-open = Face up
spoils = Treasures to share
body = What is left behind
the-fight = The fight
monsters = { $count ->
    [one] Monster
   *[other] Monsters
  }
sum-munchkins = Strength of the munchkins
sum-monsters = Strength of the monsters
strength-is = strength { $n }
you-win-by = { $gap ->
    [0] You win: the tie is yours
   *[other] You win by { $gap }
  }
you-lose-by = { $gap ->
    [0] You lose: monsters win ties
   *[other] You lose by { $gap }
  }
they-win-by = { $gap ->
    [0] { $name } wins the tie
   *[other] { $name } wins by { $gap }
  }
they-lose-by = { $gap ->
    [0] { $name } loses: monsters win ties
   *[other] { $name } loses by { $gap }
  }
at-stake = At stake: { $levels ->
    [one] 1 Level
   *[other] { $levels } Levels
  }, { $treasures ->
    [one] 1 Treasure
   *[other] { $treasures } Treasures
  }
addend-level = { $name }’s Level
addend-monster = its own Level
curse-aims = { $card } is aimed at { $name }!
curse-aims-you = { $card } is aimed at you!
rolls = { $name } rolls the die
rolls-you = You roll the die
rolls-to-run = { $name } runs away from { $monster }
rolls-to-run-you = You run away from { $monster }
die-shows = The die shows { $face }
die-counts = The die shows { $face } and counts { $value }
phase-setup = Everybody gets ready.
phase-start = { $you ->
    [yes] Arrange your things, then kick open the door.
   *[no] { $name } may arrange things, then kicks open the door.
  }
phase-door = Something is behind the door.
phase-combat = A fight!
phase-run = Run away!
phase-trouble = Looking for trouble, or looting the room?
phase-charity = Charity: who holds too many cards gives some away.
phase-ends = { $you ->
    [yes] Your turn comes to its end.
   *[no] { $name } comes to the end of the turn.
  }
phase-over = The game is over.
what-now = What now
a-moment = A moment…
waiting-for = Waiting for { $names }.
window-open = Everybody may step in.
i-am-ready = I am ready
let-it-stand = Let it stand
stood = You let it stand
wait = Wait!
go-on = Go on
somebody-waits = { $name } needs a moment
you-wait = Everybody waits for you
ready-said = You are ready
hint = Hint
hint-is = Advice: { $hint }
acts = What you can do
hint-none = Nothing speaks for one choice over another here: do as you like.
do-it = Do that
take-back = Take back
undo-asked = The others are asked whether you may take it back.
undo-lapsed = It stays as it is: not everybody agreed in time.
wants-undo = { $name } wants to take a choice back.
agree = Agree
refuse = No
ask-for-help = Ask for help
sell-items = Sell Items
trade-or-give = Trade or give
why-cant-i = Why can’t I play it?
you-may = You may.
mute = Mute
unmute = Unmute
vote-remove = Vote to remove
with-whom = With whom?
treasures-for-help = Treasures for the help
who-picks-first = Who picks first
items-from = Items from { $name }
propose = Make the offer
give-it = Give it
worth-gold = { $gold ->
    [0] worth nothing
   *[other] worth { $gold }
  }
offer-something = Choose an Item to give, or one to ask for.
with-help = { $enough ->
    [yes] about { $ours } against { $theirs }: enough
   *[no] about { $ours } against { $theirs }: not enough
  }
so-many-of = { $n } of { $most }
offers-so-far = Offers this turn
clause-lost = The rules cannot be read just now.
in-the-rules = Open it in the rules book
the-offer = An offer
offer-trade = { $from } offers { $to } a trade
offer-trade-you = { $from } offers you a trade
offer-trade-by-you = You offer { $to } a trade
offer-treasures-you = { $n ->
    [0] You get no Treasures
    [one] You get 1 Treasure
   *[other] You get { $n } Treasures
  }
offer-treasures = { $n ->
    [0] { $name } gets no Treasures
    [one] { $name } gets 1 Treasure
   *[other] { $name } gets { $n } Treasures
  }
offer-gives = { $name } gives
offer-you-give = You give
offer-you-get = You get
offer-gets = { $name } gets
offer-plays = Promised to be played
decline = Decline
counter-to = Counter-offer to { $name }
sell-put-up = Sell them
sell-how = Items worth a thousand together are a Level. What is over is lost, and nobody sells the way to the last Level.
sell-sum = Worth { $gold }: { $levels ->
    [0] not a Level yet.
    [one] 1 Level.
   *[other] { $levels } Levels.
  }
sell-now = { $levels ->
    [0] Not a Level yet
    [one] Sell for 1 Level
   *[other] Sell for { $levels } Levels
  }
game-over = The game is over
you-won = You have won!
has-won = { $names } won!
fair = Every card and die followed from a secret whose hash was shown before the first draw ({ $hash }…). The replay proves it.
rematch = Play again
watch-replay = Watch the replay
pass-to = Pass the device to { $name }
pass-how = Everybody else looks away.
it-is-me = I am { $name }
one-device = One device for all
device-with = The device is with { $name }.
steps-in = { $name } steps in
board-join = Join with your phone
board-qr = The way to this table as a QR code
moment-up = Level up!
moment-down = Level lost
moment-death = Death!
moment-death-own = You are dead!
moment-won = Victory!
do-pass = Let it stand
do-kick-door = Kick open the door
do-loot-room = Loot the room
do-end-turn = End the turn
do-done = Done
do-accept = Accept
do-decline = Decline
do-counter = Counter-offer
do-roll-for-order = Roll for who goes first
do-revel = Revel
many-others = Something else…
many-attach = Attach…
many-play = Play…
many-look-for-trouble = Look for trouble…
do-look-for-trouble = Look for trouble with { $card }
do-play = Play { $card }
do-play-target = Play { $card } on { $target }
do-play-side = Play { $card } for { $side }
do-play-in-place-of = Play { $card } in place of { $in_place_of }
do-play-choose = Play { $card }: { $choose }
do-play-with = Play { $card } with { $with }
do-keep = Take { $card } into hand
do-use = Use { $ability }
do-use-target = Use { $ability } on { $target }
do-use-choose = Use { $ability }: { $choose }
do-use-discard = Use { $ability }, discarding { $discard }
do-equip = Equip { $card }
do-equip-in-place-of = Equip { $card } instead of { $in_place_of }
do-unequip = Take off { $card }
do-attach = Attach { $card }
do-attach-to = Attach { $card } to { $to }
do-discard-class = Drop { $card }
do-discard-race = Drop { $card }
do-discard = Discard { $cards }
do-sell = Sell { $cards }
do-run = Run away
do-run-from = Run away from { $from }
do-run-sacrifice = Sacrifice { $sacrifice } to get away
do-choose = { $option }
do-share = Give { $cards } away
do-share-to = Give { $cards } to { $to }
do-reveal = Show { $cards }
do-reveal-to = Show { $cards } to { $to }
do-ask-help = Ask for help
do-ask-help-to = Ask { $to } for help
do-give = Give { $card }
do-give-to = Give { $card } to { $to }
do-trade = Trade
do-trade-to = Trade with { $to }
word-none = No
word-yes = Yes
word-hand = a card from hand
word-bottom = under the deck
word-door = the Door deck
word-treasure = the Treasure deck
word-mate = the mate
word-carried = carry it
phrase-hello = Hello, fellow adventurers!
phrase-luck = May your dice be kind.
phrase-help-me = Will anybody help me with this one?
phrase-what-offer = What is in it for me?
phrase-no-deal = No deal.
phrase-wait = Wait, I am still thinking.
phrase-hurry = The monsters are falling asleep. Your move!
phrase-well-played = Well played!
phrase-ouch = Ouch. That one hurt.
phrase-mercy = Have mercy, I am only small.
phrase-revenge = I shall remember this.
phrase-oops = Oops, wrong card.
phrase-thanks = Thank you!
phrase-again = Another game?
reactions = Reactions
react-laugh = Laugh
phrase-react-laugh = laughs.
react-wow = Be amazed
phrase-react-wow = is amazed.
react-ouch = Wince
phrase-react-ouch = winces.
react-grin = Grin
phrase-react-grin = grins.
react-bravo = Applaud
phrase-react-bravo = applauds.
react-skull = Play dead
phrase-react-skull = is done for.
