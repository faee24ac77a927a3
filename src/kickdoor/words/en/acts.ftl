### What a player may do, as the player would say it. An act is a head, and a tail where acts of one card differ.

act-with-tail = { $head } { $tail }
act-begin = Begin the game
act-finish = Finish the fight
act-pass = Let it stand
act-leave-room = Leave the room as it is
act-end = End your turn
act-never-mind = Never mind
act-kick = Kick open the door
act-loot = Loot the room: draw a face-down Door card
act-accept = Accept
act-decline = Decline
act-counter = Make another offer instead
act-dispute = Roll for who runs first
act-revel = Revel
act-trouble = Look for trouble with { $card } from your hand
act-keep = Take { $card } into your hand
act-unequip = Take off { $card }
act-drop = Give up being { $card }
act-discard = Discard { $card }
act-reveal = Show { $card }
act-sell-all = That is all: sell
act-propose = Make the offer
act-run = Run away from { $what }
act-sacrifice = Sacrifice { $card } to escape from everything
act-sacrifice-two = Sacrifice { $card } to escape from everything and take your helper along
act-play = Play { $card }
act-use = Use { $name }
act-equip = Equip { $card }
act-attach = Use { $card }
act-sell = Sell Items:
act-share = Give { $card }
act-help = Ask for help:
act-trade = Trade:
act-gift = Give:
act-offer = Offer:

## Tails

tail-carried = on the table, to carry it
tail-side = for { $side }
tail-in-place = in place of { $what }
tail-in-place-discarded = in place of { $what }, which is discarded
tail-on = on { $what }
tail-with = with { $card }
tail-paid = for { $card }
tail-attached = for { $card }
tail-gold = { $card } ({ $n } Gold Pieces)
tail-to = to { $who }
tail-help = { $who }, for { $treasures }
tail-trade = with { $who }
tail-gift = { $card } to { $who }

treasures-told = { $n ->
    [0] nothing
    [one] 1 Treasure
   *[other] { $n } Treasures
  }
term-give = Give { $card }
term-get = Ask for { $card }
term-play = Promise to play { $card }

## What an act is aimed at, or an answer

target-no = No
target-yes = Yes
target-blind = a card of the hand, unseen
target-below = Put it under the deck
target-door = the Door deck
target-treasure = the Treasure deck
target-yourself = yourself
target-mate = the mate of { $card }
target-owned = { $who }'s { $card }

## What else one must know to answer

note-seals = { $n ->
    [one] 1 Seal is open, on top { $card }.
   *[other] { $n } Seals are open, on top { $card }.
  }
note-die = The die of { $who } shows { $face } and counts { $value }.
note-die-run = The die of { $who } shows { $face } and counts { $value }; 5 gets away.
note-sale = For sale: { $n } Gold Pieces so far.
note-deal = { $who } gives { $gives }; { $other } gives { $gets }.
note-promise = the promise to play { $card }
note-help = help
note-nothing = nothing
note-asks-help = { $who } asks { $other } for help, offering { $treasures }
note-played-for = { $told } to help { $side }
