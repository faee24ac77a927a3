### When, at what, if, for what, how often.

ability = { $name ->
    [none] {""}
   *[other] { $name }:{" "}
}{ CAPITAL($clause) }.{ $limit ->
    [none] {""}
   *[other] {" "}{ CAPITAL($limit) }.
}
# $last: the last of $when
ability-clause = { $scope ->
    [none] {""}
   *[other] { LIST($scope, "and") },{" "}
}{ LIST($when, "or") }{ $conditions ->
    [none] {""}
   *[other] , if { LIST($conditions, "and", "within") }
}{ $cost ->
    [none] { $aim ->
        [none] { $may ->
            [free] , you may do this
           *[other] {""}
        }
       *[other] , { $may ->
            [free] you may{" "}
           *[other] {""}
        }{ LIST($aim, "both") }
    }
   *[other] , you may { LIST($cost, "both") }{ $aim ->
        [none] {""}
       *[other] {" "}and { LIST($aim, "both") }
    }
}: { $do }
ability-limit = at most { $n ->
    [1] once
    [2] twice
   *[other] { $n } times
} { $per ->
    [victim] { $at_monster ->
        [yes] for each monster in a combat
       *[no] for each victim in a combat
    }
    [roll] for each roll
    [monster] for each monster you run from
    [turn] in a turn
    [event] for each event
    [foe] for each such monster, all munchkins together
   *[combat] in a combat
}

## When

when-own-turn = on your turn outside combat
when-no-fight = outside combat
when-fight = as the fighter
when-help = as a helper
when-watch = as a bystander of a combat
when-combat = in any combat
when-run = before your roll to run away
when-run-watch = before another's roll to run away
when-roll = right after your own die roll
when-roll-watch = right after another's die roll
when-escaped = right after somebody got away
when-curse = when a { $curse } is about to strike
when-cursed = when a { $curse } would strike you
when-cursed-by-rival = when a { $curse } that another player has played would strike you
when-first-opening = when you would open a Seal for the first time in a turn
when-flight = right after your roll to run away
when-failed-flight = right after your roll to run away has failed
when-aside = while you are not in combat
when-any-roll = right after any die roll
when-any-run = before any roll to run away
when-bad-stuff = when Bad Stuff is about to happen to you
when-draw = when you would draw face up
when-left = when this monster has left without a fight
when-body = when a body is about to be looted
when-seal = when a Seal is about to be opened
when-any = at any time

## At what

at-munchkins = for the munchkins' side
at-this-monster = against this monster
at-main-fighter = against the player whose fight it is
at-player = choose a player
at-such-player = choose a player { LIST($such, "and", "who") }
at-rival = choose another player
at-monster = choose a monster in the fight
at-side = choose a side of the fight
at-hand-monster = choose a monster from your hand
at-swap = choose a monster in the fight and one from your hand
at-other-fighter = choose another munchkin in the fight
at-rival-small-item = choose a Small Item in play of another player not in combat
at-rival-item = choose an Item another player has in play
at-die-face = choose a face of the die
at-curse = choose a { $curse } in force
at-runners = choose one or two munchkins in the fight
at-stronger-player = choose a player of higher Level than yours
at-bystander = choose a player other than the fighter
at-helper = choose a helper in the fight
at-later-monster = choose a monster other than the one longest in the fight
at-discarded-item = choose an Item just discarded and worth no more than what you discard
at-combatant = choose a munchkin in the fight
at-runner = choose one munchkin in the fight
at-worn-item = choose an Item that a munchkin in the fight has equipped
at-dropped-by-rival = choose an Item another player has just sold or discarded
at-rival-ally = choose an Ally of another player
at-exchange = choose an Item another player has in play and one you have in play that is worth as much or more
at-small-monster = choose a monster in the fight of Level { $level } or less
at-named-monster = choose a { $card } in the fight
at-tagged-monster = choose a monster tagged { $tag } in the fight
at-tagged-item = choose an Item tagged { $tag } that a munchkin in the fight has equipped
at-most-tagged = choose the player with the most Items tagged { $tag } in play, or one of several

## If: clauses that follow "if"; `not` is what they are where it must not be so. Of a player who is chosen, `who` and
## `who-not` follow "choose a player".

if-losing = the munchkins are losing
    .not = the munchkins are not losing
if-alone = nobody helps the fighter
    .not = somebody helps the fighter
if-after-combat = a combat of this turn is over
    .not = no combat of this turn is over
if-hireling-in-play = a Hireling is in play
    .not = no Hireling is in play
if-escape-failed = running away failed
    .not = running away did not fail
if-escape-made = somebody has just escaped by it
    .not = nobody has just escaped by it
if-escape-roll = the roll was to run away
    .not = the roll was not to run away
if-own-turn = it is your turn
    .not = it is not your turn
if-you-can-rise = the level you gain is not the winning one
    .not = the level you gain is the winning one
if-target-can-rise = the level gained is not the winning one
    .not = the level gained is the winning one
    .who = who does not win by it
    .who-not = who wins by it
if-after-kill = a monster was killed in a combat of this turn that is over
    .not = no monster was killed in a combat of this turn that is over
if-cursed = it is to strike you
    .not = it is not to strike you
if-cursed-by-rival = another player has played it on you
    .not = no other player has played it on you
if-first-opening = you are to open it, for the first time this turn
    .not = you are not to open it, or not for the first time this turn
if-costs-levels = it would cost you levels
    .not = it would cost you no levels
if-highest = your Level is the highest, alone or not
    .not = your Level is not the highest
    .who = whose Level is the highest, alone or not
    .who-not = whose Level is not the highest
if-sole-highest = you alone are of the highest Level
    .not = you are not of the highest Level, or not alone
    .who = who alone is of the highest Level
    .who-not = who is not of the highest Level, or not alone
if-allies = { $n ->
    [one] you have an Ally
   *[other] you have { $n } Allies or more
}
    .not = { $n ->
        [one] you have no Ally
       *[other] you have fewer than { $n } Allies
    }
    .who = { $n ->
        [one] who has an Ally
       *[other] who has { $n } Allies or more
    }
    .who-not = { $n ->
        [one] who has no Ally
       *[other] who has fewer than { $n } Allies
    }
if-before-door = the door has not been kicked open yet this turn
    .not = the door has been kicked open this turn
if-monster-tag = a monster tagged { $tag } is in the fight
    .not = no monster tagged { $tag } is in the fight
if-monster-tag-any = a monster tagged { LIST($words, "or") } is in the fight
if-somebody = a munchkin in the fight is { FORM($trait, "a") }
    .not = no munchkin in the fight is { FORM($trait, "a") }
if-somebody-any = a munchkin in the fight is { LIST($words, "or", "a") }
if-you-are = you are { FORM($trait, "a") }
    .not = you are not { FORM($trait, "a") }
if-you-are-any = you are { LIST($words, "or", "a") }
if-hand-holds = { $n ->
    [one] your hand holds { $n } card or more
   *[other] your hand holds { $n } cards or more
}
    .not = { $n ->
        [one] your hand is empty
       *[other] your hand holds fewer than { $n } cards
    }
    .who = { $n ->
        [one] who has { $n } card in hand or more
       *[other] who has { $n } cards in hand or more
    }
    .who-not = { $n ->
        [one] whose hand is empty
       *[other] who has fewer than { $n } cards in hand
    }
if-your-level = your Level is { $level } or higher
    .not = your Level is below { $level }
    .who = whose Level is { $level } or higher
    .who-not = whose Level is below { $level }
if-many-monsters = { $n } or more monsters are in the fight
    .not = fewer than { $n } monsters are in the fight
if-seals-open = { $n ->
    [one] a Seal is open
   *[other] { $n } or more Seals are open
}
    .not = { $n ->
        [one] no Seal is open
       *[other] fewer than { $n } Seals are open
    }
if-can-pay = your Items are worth { $gold } Gold Pieces or more together
    .not = your Items are worth less than { $gold } Gold Pieces together
    .who = whose Items are worth { $gold } Gold Pieces or more together
    .who-not = whose Items are worth less than { $gold } Gold Pieces together
if-owns = you have { FORM($what, "a") }{ FORM($what, "rest") }
    .not = you do not have { FORM($what, "a") }{ FORM($what, "rest") }
if-not = { FORM($of, "not") }
    .who = { FORM($of, "who-not") }
if-all = { LIST($of, "and", "within") }
    .within = both { LIST($of, "and", "within") }
    .who = { LIST($of, "and", "who") }
if-any = { LIST($of, "or", "within") }
    .within = either { LIST($of, "or", "within") }
    .who = either { LIST($of, "or", "who") }

## For what

pay-card = discard 1 card from hand or play
pay-rhyme = discard 1 card from hand or play and make a rhyme, aloud or in the chat (nobody checks it)
pay-hand-card = discard 1 card from hand
pay-this = discard this card
pay-whole-hand = { $at_least ->
    [one] discard your whole hand ({ $at_least } card or more)
   *[other] discard your whole hand ({ $at_least } cards or more)
}
pay-such = { $n ->
    [one] discard { $n } { $what }{ FORM($what, "rest") }
   *[other] discard { $n } { FORM($what, "many") }{ FORM($what, "rest") }
}
pay-any-cards = discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
} from hand or play

## Which cards: "Big Item", `many` "Big Items", `all` "your Big Items", `a` "a Big Item"; `rest` is what follows it

such-cards = { such-before }{ such-noun }
    .many = { such-before }{ such-nouns }
    .all = { $where ->
        [worn] {""}
       *[other] your{" "}
    }{ such-before }{ such-nouns }
    .a = { such-a }
    .theirs = their { such-before }{ such-nouns }
    .rest = { such-after }
    .sole = { $where ->
        [worn] { $slot ->
            [none] no
           *[other] yes
        }
       *[other] no
    }
    .one = { $where ->
        [worn] { $slot ->
            [none] 1 { such-cards }
           *[other] the { such-cards }
        }
       *[other] 1 { such-cards }
    }
    .unseen = { $where ->
        [hand] yes
        [play-and-hand] yes
        [items] yes
       *[other] no
    }
such-before = { $size ->
    [big] Big{" "}
    [small] Small{" "}
   *[any] {""}
}{ $deck ->
    [none] {""}
   *[other] { $deck }{" "}
}{ $kind ->
    [none] {""}
   *[one-shot] one-shot{" "}
}
such-noun = { $slot ->
    [none] { $where ->
        [hand] card
        [play-and-hand] card
       *[other] Item
    }
   *[other] { $slot }{ $where ->
        [hand] {" "}card
        [play-and-hand] {" "}card
       *[other] {""}
    }
}
such-nouns = { $slot ->
    [none] { $where ->
        [hand] cards
        [play-and-hand] cards
       *[other] Items
    }
   *[other] { $where ->
        [hand] { $slot } cards
        [play-and-hand] { $slot } cards
       *[other] { FORM($slot, "many") }
    }
}
such-a = { $size ->
    [any] { $deck ->
        [none] { $kind ->
            [none] { $slot ->
                [none] { $where ->
                    [hand] a card
                    [play-and-hand] a card
                   *[other] an Item
                }
               *[other] { $where ->
                    [hand] a { $slot } card
                    [play-and-hand] a { $slot } card
                   *[other] { FORM($slot, "a") }
                }
            }
           *[other] a { such-before }{ such-noun }
        }
       *[other] a { such-before }{ such-noun }
    }
   *[other] a { such-before }{ such-noun }
}
such-after = { $tag ->
    [none] {""}
   *[other] {" "}tagged { $tag }
}{ $worth ->
    [0] {""}
   *[other] {" "}worth { $worth } Gold Pieces or more
}{ $up_to ->
    [none] {""}
   *[other] {" "}worth { $up_to } Gold Pieces or less
}{ $where ->
    [worn] { $slot ->
        [none] {" "}you have equipped
       *[other] {" "}you wear
    }
    [hand] {" "}from hand
    [play-and-hand] {" "}from your Items or hand
    [items] {" "}from play or hand
   *[play] {""}
}
