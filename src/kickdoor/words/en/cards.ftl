### A card as its players read it: its kind, what stands beside it, and its rules, a line each.

## Kinds

kind-monster = Monster
kind-class = Class
kind-race = Race
kind-class-modifier = Class modifier
kind-race-modifier = Race modifier
kind-enhancer = Monster enhancer
kind-curse = { $curse }
kind-special = Special
kind-item = Item
kind-item-enhancer = Item enhancer
kind-one-shot = One-shot Item
kind-go-up-a-level = Go Up a Level
kind-hireling = Hireling
kind-ally = Ally
kind-character = Character
kind-seal = Seal
kind-treasure = Treasure

## Beside the kind

line = { LIST($parts, "comma") }

# $trait: which Class
line-class = { kind-class }
# $trait: which Race
line-race = { kind-race }
line-level = Level { $n }
line-treasures = { $n ->
    [one] { $n } Treasure
   *[other] { $n } Treasures
}
line-levels = { $n ->
    [one] { $n } level
   *[other] { $n } levels
}
line-strength = { SIGNED($n) } to the monster
line-more-treasures = { $n ->
    [one] { SIGNED($n) } Treasure
   *[other] { SIGNED($n) } Treasures
}{ $at_least ->
    [0] {""}
   *[other] {" "}but at least { $at_least }
}
line-bonus = { SIGNED($n) }
line-big = Big
line-gold = { $n ->
    [0] No Value
   *[other] { $n } Gold Pieces
}
line-no-item = no Item to the rules
line-male = { $name } if male
line-female = { $name } if female
# $n: how many
line-tags = tagged { LIST($tags, "both") }
line-copies = { $n ->
    [one] { $n } copy
   *[other] { $n } copies
}
line-slot-head = Headgear
line-slot-armor = Armor
line-slot-feet = Footgear
line-slot-1-hand = 1-Hand
line-slot-2-hands = 2-Hands

## Rules

text-clause = { CAPITAL($clause) }.
text-named = { $name }: { $text }
text-against = { SIGNED($n) } against { FORM($trait, "many") }.
text-run-away = { SIGNED($n) } to run away.
text-run-away-from-it = { SIGNED($n) } to run away from it.
text-might = { CAPITAL($might) }.
text-further-might = A further { $might }.
text-side-might = That side gets a further { $might }.
text-munchkins-might = On the munchkins' side a further { $might }.
text-becomes-only = The monster { FORM($tag, "become") }.
text-becomes = The monster { FORM($tag, "become") }. You may also play it on a monster from your hand, which then joins its new kind in the fight.
text-ally = Play it at any time, even in combat, in place of the Ally you have if you may have no more. It is never traded. Instead of rolling to run away you may sacrifice it: you escape from all monsters, with the helpers you take along if the fight is yours.
text-usable-by = Usable only by { LIST($traits, "and", "many") }.
text-not-usable-by = Not usable by { LIST($traits, "and", "many") }.
text-attach-item = Attach to an Item of yours in play: { LIST($gifts, "and") }.
text-two-classes = Attach to a Class of yours. You may have two different Classes, with all that is good and bad about both, or one with all that is good and nothing bad about it. Discarded when you have no Class left.
text-two-races = Attach to a Race of yours. You may have two different Races, with all that is good and bad about both, or one with all that is good and nothing bad about it. Discarded when you have no Race left.
text-cheat = Attach to an Item of yours outside combat, on your turn or when you have just received this card. Carry and use it in spite of all limits. Discard it when you lose the Item or hand it on.
text-cheat-any-time = Attach to an Item of yours outside your own combat. Carry and use it in spite of all limits. Discard it when you lose the Item or hand it on.
text-opening = Opening: { $effects ->
    [none] None.
   *[other] { LIST($effects, "sentences") }
}
text-continuing = Continuing: { CAPITAL($clause) }.
text-effects = { LIST($effects, "sentences") }
text-bad-stuff = Bad Stuff: { $effects ->
    [none] None.
   *[other] { LIST($effects, "sentences") }
}
gift-bonus = it gets { SIGNED($n) }
# $n: how many
gift-tags = is tagged { LIST($tags, "both") }
gift-big = is Big
gift-value = is worth { $n } Gold Pieces more
