### How to play, on one page, for people who have never played. `edition` is the set; a point is only told where its rules hold.

howto = How to play { $set }
howto-lead = { $edition ->
    [legends] Gods, heroes and things with too many heads: every old story has sent somebody to this dungeon. You kick in the doors, beat what is behind them and take home its treasure. So does everybody else, and only one of you can be first.
    [apocalypse] The world is ending, and there is still loot to be had. You kick in doors, beat what is behind them and keep its treasure, while Seal after Seal opens. So does everybody else.
    [steampunk] Brass, steam and bad manners: you kick in the doors of a very well-built dungeon, beat what is behind them and keep its treasure. So does everybody else, and only one of you can be first.
    [adventure-time] Doors, monsters and treasure in the Land of Ooo! You are one of its heroes, you kick things open, beat what is behind them and take what they had. Your friends do the same, and they are only mostly your friends.
   *[other] You are a hero of the modest kind: you kick in doors, beat what is behind them and take home its treasure. So does everybody else at the table, and only one of you can be first.
}

## What you are after

howto-goal = What you are after
howto-goal-win = Everybody starts at Level 1. Whoever is the first to reach Level 10 wins.
howto-goal-kill = The last Level you get only by killing a monster. It is not for sale.

## Before the first turn

howto-start = Before the first turn
howto-start-deal = You get four Door cards and four Treasures. The others do not see them.
howto-start-play = { $edition ->
    [classic] Put on the table what you can use: Items, one Class and one Race.
    [legends] Put on the table what you can use: Items, one Class and one Race.
    [adventure-time] Put on the table what you can use: Items, one Class and one Ally.
   *[other] Put on the table what you can use: Items and one Class.
} What lies there works for you; what you hold in your hand only waits.

## Your turn

howto-turn = Your turn
howto-turn-kick = { $edition ->
    [apocalypse] Kick open the door: turn over a Door card. A monster? Fight it. A Disaster? It strikes you. Everything else is yours, to keep or to play.
   *[other] Kick open the door: turn over a Door card. A monster? Fight it. A Curse? It strikes you. Everything else is yours, to keep or to play.
}
howto-turn-room = No monster? Then look for trouble with a monster from your hand, or loot the room: draw one more Door card that only you see.
howto-turn-charity = More than five cards in hand at the end? The rest is Charity: give it to whoever has the lowest Level. If that is you, discard it.

## A fight

howto-fight = A fight
howto-fight-sum = { $edition ->
    [classic] Add your Level and your equipped Items. If that is more than the monster has, you win. A tie is lost, unless a Warrior fights on your side.
    [legends] Add your Level and your equipped Items. If that is more than the monster has, you win. A tie is lost, unless a Warrior fights on your side.
   *[other] Add your Level and your equipped Items. If that is more than the monster has, you win. A tie is lost.
}
howto-fight-help = Not enough? Ask somebody for help. One player may join you, and will want something for it: some of the Treasures, say.
howto-fight-meddle = Anybody may meddle: a potion for one side or the other, a stronger monster, a second one. Look around before you cheer.
howto-fight-win = Won: you go up one Level, for some monsters more, and draw the Treasures it guarded.

## When it goes wrong

howto-run = When it goes wrong
howto-run-roll = You cannot win? Run away: with a 5 or a 6 on the die you escape. If you do not, the monster's Bad Stuff happens to you.
howto-run-death = { $edition ->
    [classic] Dead is not out of the game. The others pick through your cards, but you keep your Level, Class and Race, and on your next turn you draw eight new cards.
    [legends] Dead is not out of the game. The others pick through your cards, but you keep your Level, Class and Race, and on your next turn you draw eight new cards.
   *[other] Dead is not out of the game. The others pick through your cards, but you keep your Level and Class, and on your next turn you draw eight new cards.
}

## At any time

howto-more = What else you may do
howto-more-wear = Equip one Headgear, one Armor, one Footgear and what two hands can hold. Not during a fight.
howto-more-sell = On your turn, sell Items worth 1,000 Gold together and go up one Level. Just never to the last one.
howto-more-curse = { $edition ->
    [apocalypse] A Disaster from your hand strikes anybody you like, at any time. A card that gives a Level works at any time, too.
   *[other] A Curse from your hand strikes anybody you like, at any time. A card that gives a Level works at any time, too.
}
howto-more-trade = Trade Items from the table, or give one away, with anybody who is not fighting.

## What is special here

howto-special = What is special about { $set }
howto-special-races = A Class and a Race make you good at something. A Thief steals, a Cleric turns the Undead, a Dwarf carries any number of Big Items.
howto-special-warrior = A Warrior on your side wins ties, and an Elf goes up a Level for every monster somebody else kills with that help. Even to Level 10.
howto-special-characters = You get one of eight characters, from Finn to BMO, with a power of your own.
howto-special-apocalypse = Be a Blogger, a Kid, Militia or a Scientist: a Class makes you good at something.
howto-special-steampunk = Be an Explorer, a Mechanic, an Officer or a Tycoon: a Class makes you good at something.
howto-special-ooo = Be a Hero, a Musician, Royalty or a Wizard: a Class makes you good at something.
howto-special-seals = Some cards, and every death, open a Seal: something happens at once, something holds from now on, and every monster gets +1 for each open Seal.
howto-special-seventh = When the seventh Seal opens, the world ends. Whoever has the largest bonus on the table wins, at whatever Level.
howto-special-closing = Go up three Levels in one turn and a Seal closes again.
howto-special-allies = An Ally travels with you. Sacrifice it, and you escape from every monster of the fight without a roll.
howto-special-hireling = A Hireling helps you fight and carries one more Item for you.
howto-special-enhancers = Item enhancers attach to an Item and make it better.
howto-special-gears = Some monsters and Items run on Gears, and some cards care about nothing else.
howto-special-sharks = Undead join the Undead and Sharks join Sharks: anybody may send one from hand into such a fight.
howto-special-demons = Undead join the Undead and Demons join Demons: anybody may send one from hand into such a fight.
howto-special-big = You may carry one Big Item.
howto-special-no-big = Big Items? Carry as many as you like.

## Three hints

howto-tips = Three hints for your first game
howto-tips-cards = When a card and the rules disagree, the card is right. So read what it says.
howto-tips-help = Help others while their Levels are low: it brings Treasures. Stop when they come near Level 10.
howto-tips-nasty = Keep something nasty for whoever stands at Level 9. They are doing the same for you.
