### Words around the table.

phase-setup = Before the first turn
phase-start = Beginning of the turn
phase-door = Kick open the door
phase-combat = Combat
phase-run = Running away
phase-trouble = Look for trouble or loot the room
phase-charity = Charity
phase-over = The game is over

side-munchkins = the munchkins
side-monsters = the monsters

pick-helper-first = the helper picks first
pick-fighter-first = the fighter picks first
pick-alternate = both pick in turn, the helper first

## The numbers of the table

sum-strength = combat strength
sum-munchkins = strength of the munchkins
sum-monsters = strength of the monsters
sum-monster = strength of the monster
sum-escape = what the die must show to get away
sum-treasures = Treasures at stake
sum-levels = levels at stake
sum-hand-limit = cards you may hold
sum-gold = gold in play
sum-die = what the roll counts
