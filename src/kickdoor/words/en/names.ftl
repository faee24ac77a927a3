### Words of the card files. `a` is with the article, `many` the plural; "-other" is for words of packs from outside.

## Traits: Classes, Races, sexes, characters

trait-other = { $title }
    .a = { $a }
    .many = { $many }
trait-character = { $title }
    .a = { $title }
    .many = { $title }
trait-male = male munchkin
    .a = a male munchkin
    .many = male munchkins
trait-female = female munchkin
    .a = a female munchkin
    .many = female munchkins
trait-human = Human
    .a = a Human
    .many = Humans
trait-no-class = munchkin without a Class
    .a = a munchkin without a Class
    .many = munchkins without a Class
trait-elf = Elf
    .a = an Elf
    .many = Elves
trait-dwarf = Dwarf
    .a = a Dwarf
    .many = Dwarves
trait-halfling = Halfling
    .a = a Halfling
    .many = Halflings
trait-warrior = Warrior
    .a = a Warrior
    .many = Warriors
trait-wizard = Wizard
    .a = a Wizard
    .many = Wizards
trait-thief = Thief
    .a = a Thief
    .many = Thieves
trait-cleric = Cleric
    .a = a Cleric
    .many = Clerics
trait-hero = Hero
    .a = a Hero
    .many = Heroes
trait-musician = Musician
    .a = a Musician
    .many = Musicians
trait-royalty = Royalty
    .a = Royalty
    .many = Royalty
trait-blogger = Blogger
    .a = a Blogger
    .many = Bloggers
trait-kid = Kid
    .a = a Kid
    .many = Kids
trait-militia = Militia
    .a = a Militia
    .many = Militias
trait-scientist = Scientist
    .a = a Scientist
    .many = Scientists
trait-explorer = Explorer
    .a = an Explorer
    .many = Explorers
trait-mechanic = Mechanic
    .a = a Mechanic
    .many = Mechanics
trait-officer = Officer
    .a = an Officer
    .many = Officers
trait-tycoon = Tycoon
    .a = a Tycoon
    .many = Tycoons

## Tags

tag-other = { $word }
tag-undead = undead
tag-demon = demon
tag-hell = hell
tag-fire = fire
tag-fire-attack = fire-attack
tag-stick = stick
tag-below-waist = below-waist
tag-potion = potion
tag-shark = shark
tag-gears = gears
tag-cane = cane
tag-red = red
tag-instrument = instrument

## Names of abilities, and labels of either-or choices

name-other = { $title }
name-backstab = Backstab
name-berserk = Berserk
name-blink = Blink
name-burning = Burning
name-but-i-wanna = But I Wanna
name-charm = Charm
name-drilled-for-this = Drilled For This
name-flame-thread = Flame Thread
name-flight = Flight
name-keep-the-beat = Keep The Beat
name-nuts-im-bolting = Nuts Im Bolting
name-patch-reality = Patch Reality
name-resourcefulness = Resourcefulness
name-resurrection = Resurrection
name-robber-baron = Robber Baron
name-theft = Theft
name-turning = Turning
name-voice-of-command = Voice Of Command
name-zap = Zap

option-other = { $spaced }
option-discard-hand = discard hand
option-discard-items = discard items
option-fight = fight
option-lose-item = lose item
option-lose-level = lose level
option-lose-levels = lose levels
option-roll = roll

## What may stand on the table

thing-other = { $spaced }
thing-sweet-food = sweet food
thing-beverage = beverage

## Cards by their name

card-other = { $title }

## What an edition calls its Curses

curse-other = { $title }
curse-curse = Curse
curse-disaster = Disaster
curse-trap = Trap

## Slots of Items

slot-none = slotless Item
    .a = a slotless Item
    .many = slotless Items
slot-head = Headgear
    .a = Headgear
    .many = Headgear
slot-armor = Armor
    .a = Armor
    .many = Armor
slot-feet = Footgear
    .a = Footgear
    .many = Footgear
slot-1-hand = 1-Hand Item
    .a = a 1-Hand Item
    .many = 1-Hand Items
slot-2-hands = 2-Hands Item
    .a = a 2-Hands Item
    .many = 2-Hands Items
slot-hands = Hand Item
    .a = a Hand item
    .many = Hand Items

## Decks

deck-door = Door
    .many = Doors
deck-treasure = Treasure
    .many = Treasures
deck-seal = Seal
    .many = Seals
