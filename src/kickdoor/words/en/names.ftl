### Words of the card files. `a` is with the article, `many` the plural; "-other" is for words of packs from outside.

## Traits: Classes, Races, sexes, characters

trait-other = { $title }
    .a = { $a }
    .many = { $many }
trait-character = { $title }
    .a = { $title }
    .many = { $title }
trait-char-jake = Jake
    .a = Jake
    .many = Jake or Cake
trait-char-marceline = Marceline
    .a = Marceline
    .many = Marceline or Marshall Lee
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
    .many = Militia
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
    .become = becomes one tagged { $word }
tag-undead = undead
    .become = becomes Undead
tag-demon = demon
    .become = becomes a Demon
tag-hell = hell
    .become = becomes one tagged hell
tag-fire = fire
    .become = becomes one tagged fire
tag-fire-attack = fire-attack
    .become = becomes one tagged fire-attack
tag-stick = stick
    .become = becomes one tagged stick
tag-below-waist = below-waist
    .become = becomes one tagged below-waist
tag-potion = potion
    .become = becomes one tagged potion
tag-shark = shark
    .become = becomes a Shark
tag-gears = gears
    .become = becomes one with Gears
tag-cane = cane
    .become = becomes one tagged cane
tag-red = red
    .become = becomes one tagged red
tag-instrument = instrument
    .become = becomes one tagged instrument

## Names of abilities, and labels of either-or choices

name-other = { $title }
name-backstab = Backstab
name-berserk = Berserk
name-blink = Blink
name-burning = Burning
name-but-i-wanna = But I Wanna
name-charm = Charm
name-drilled-for-this = Drilled for This
name-flame-thread = Flame Thread
name-breaking-story = Breaking Story
name-family-film-clause = Family-Film Clause
name-two-fisted = Two-Fisted
name-publish-the-data = Publish the Data
name-nose-for-loot = Nose for Loot
name-high-gear = High Gear
name-tactical-skill = Tactical Skill
name-them-what-has-gets = Them What Has, Gets
name-flight = Flight
name-keep-the-beat = Keep the Beat
name-nuts-im-bolting = Nuts! I'm Bolting!
name-patch-reality = Patch Reality
name-resourcefulness = Resourcefulness
name-resurrection = Resurrection
name-robber-baron = Robber Baron
name-theft = Theft
name-turning = Turning
name-voice-of-command = Voice of Command
name-zap = Zap

option-other = { $spaced }
option-discard-hand = discard the whole hand
option-discard-items = discard Items
option-fight = fight
option-lose-item = lose an Item
option-lose-level = lose a Level
option-lose-levels = lose Levels
option-roll = roll the die

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
slot-1-hand = one-handed Item
    .a = a one-handed Item
    .many = one-handed Items
slot-2-hands = two-handed Item
    .a = a two-handed Item
    .many = two-handed Items
slot-hands = Hand Item
    .a = a Hand Item
    .many = Hand Items

## Decks

deck-door = Door
    .many = Doors
deck-treasure = Treasure
    .many = Treasures
deck-seal = Seal
    .many = Seals
