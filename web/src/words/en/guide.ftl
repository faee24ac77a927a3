# How to play, and the guided first game.
title-how-to = How to play
how-exactly = Exactly:
how-rules = All the rules
home-foot-how = How to play, on one page
rules-how = New to the game? How to play, on one page

## The way in

guide-start = A guided first game
guide-note = Five minutes with a coach, played with the classic set: turns go the same way in every edition. You can leave at any time.

## The coach, beside the table. `one` and `two` are the other players, `ours` and `theirs` the two sides of the fight, `escape` what the die must show.

coach = Coach
coach-so-far = { $n }/{ $count }
coach-fold = Fold
coach-unfold = Coach: open
coach-go-on = Go on
coach-where = Show me where
coach-back = Back to the lesson
coach-alone = Play on alone
coach-leave = Leave
coach-play = Play a real game

coach-watch = Watch what happens.

coach-wear = Play the Buckler of Swashing from your hand.
coach-wear-why = Cards in your hand do nothing for you yet. On the table the Buckler gives you +2 in every fight. (To be short, this game ends at Level { $top }; a usual one at Level 10.)
coach-door = Kick open the door!
coach-door-why = That is how every turn goes: you turn over a Door card, and what is behind the door happens to you.
coach-end = End your turn.
coach-end-why = You were stronger than the Potted Plant: your Level and what you wear against the number on its card. So you went up a Level and drew its Treasure.
coach-others = Now { $one } kicks a door. Just watch.
coach-others-why = Everybody plays the same way. Things pause for a moment whenever somebody may step in.
coach-cursed = Something is coming: { $two } curses you!
coach-cursed-why = A Curse from the hand strikes anybody, at any time. This one sits on your head and takes 1 off every roll of your die. It will make itself felt.
coach-more = Kick open your next door.
coach-more-why = Now you are Level 2 and wear the Buckler. That sounds like plenty.
coach-help = Ask { $one } for help, and offer a Treasure.
coach-help-why = { $ours } against { $theirs } is not enough: a tie is lost. One other player may fight beside you, for pay. The Level will be yours alone.
coach-shared = End your turn.
coach-shared-why = You have won together. You went up a Level; the Treasures were drawn face up, because somebody helped.
coach-luck = Kick open the door. What could go wrong?
coach-luck-why = Sometimes the door wins.
coach-run = Run away!
coach-run-why = { $ours } against { $theirs }: nobody here can make up for that. You roll the die. Usually a 5 is enough to escape; you need a { $escape } now. Otherwise the Bad Stuff on its card happens to you.
coach-dead = You are dead. It is not as bad as it sounds.
coach-dead-why = The others take a card each from what you leave. But you keep your Level, and on your next turn you draw eight new cards.
coach-again = You are back! Play the Bad-Ass Bandana.
coach-again-why = Eight new cards and your old Level. The Bandana gives you +3.
coach-knock = Kick open the door.
coach-knock-why = One Level is missing. That one can neither be bought nor given to you: you must kill a monster for it.
coach-class = Play the Warrior.
coach-class-why = No monster, but a Class. What is neither monster nor Curse is yours, to keep or to play. With a Warrior, a tie is won.
coach-loot = Loot the room.
coach-loot-why = Who met no monster may draw one more Door card, unseen. Or look for trouble with a monster from the hand.
coach-charity = Give cards to { $two } until you have five. Keep Enraged!
coach-charity-why = Charity: at the end of your turn, what is more than five cards goes to whoever has the lowest Level.
coach-given = End your turn.
coach-given-why = How generous of you. Now keep an eye on { $one }.
coach-danger = Look out: { $one } is one Level from winning, too.
coach-danger-why = If { $one } kills what is behind the next door, the game is lost for you. But the fights of others are your business as well.
coach-stop = Play Enraged on the Harpies.
coach-stop-why = { $ours } against { $theirs }: that would be the game. Enraged makes a monster stronger by 5. Anybody may meddle, in any fight, for either side.
coach-last = Your turn! Kick open the door.
coach-last-why = That cost { $one } two Levels. Now it is you who stands before the last one.
coach-drink = { $one } has something against that.
coach-drink-why = Of course they meddle with your fight, too. A drink for the monster makes it a tie. But a Warrior wins ties. Go on, and enjoy it.
coach-off = You have left the lesson.
coach-off-why = What you did is allowed, and the game simply goes on. The lesson had something else in mind.
coach-over = You have won your first game!
coach-over-why = Doors, fights, help, Curses, running, dying, giving, meddling: you have done it all. In a real game only the Levels go on to 10.
