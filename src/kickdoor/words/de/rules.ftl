### Dauerhafte Regeln: was gilt, solange eine Karte da ist. Jede Nachricht ein Satz ohne Großbuchstaben und Punkt.

## Wörter ohne Lücken

rule-no-escape = vor diesem Monster kann niemand weglaufen
rule-free-escape = diesem Monster entkommt jeder, ohne zu würfeln
rule-no-help = gegen dieses Monster darf niemand helfen
rule-level-only = gegen dieses Monster zählen nur Stufen, keine Boni
rule-bonus-only = gegen dieses Monster zählen nur Boni, keine Stufen
rule-at-once = muss gespielt werden, sobald du die Karte bekommst
rule-at-once-face-up = muss gespielt werden, sobald du die Karte offen bekommst
rule-win-ties = bei Gleichstand im Kampf gewinnt deine Seite
rule-help-level = steige für jedes Monster, das du als Helfer töten hilfst, 1 Stufe auf, auch auf die Siegesstufe
rule-any-big = du darfst beliebig viele Große Gegenstände tragen
rule-double-sale = einmal in jedem deiner Züge zählt 1 Gegenstand, den du verkaufst, doppelt so viel
rule-door-ward = { FORM($curse, "many") } hinter einer Tür haben keine Wirkung auf dich
rule-carrier = trägt für dich 1 Gegenstand, der trotz aller Beschränkungen zählt und mit dieser Karte verloren geht
rule-carrier-of = trägt für dich 1 weiteren Gegenstand ({ LIST($slots, "or", "acc") }), der keinen Platz braucht, als ausgerüstet gilt und mit dieser Karte verloren geht
rule-any-time = darf jederzeit ins Spiel gebracht werden, egal wer am Zug ist
rule-no-sex = du hast kein Geschlecht: Was vom Geschlecht abhängt, betrifft dich nicht
rule-win-own-ties = bei Gleichstand im Kampf gewinnst du als Kämpfer
rule-open-join = jedes Monster aus der Hand irgendeines Spielers darf in den Kampf gegen dieses Monster kommen
rule-loot-either = wenn du den Raum plünderst, ziehe von einem Stapel deiner Wahl
rule-grows = die Stärke von Verstärkern auf diesem Monster zählt doppelt
rule-unrestricts = jeder darf den Gegenstand benutzen, egal welcher Klasse und welchen Geschlechts
rule-safe = Schlimme Dinge, die nehmen, was an dieser Stelle getragen wird, können diesen Gegenstand nicht nehmen
rule-safe-slot = Schlimme Dinge, die { $slot } kosten, können diesen Gegenstand nicht nehmen

## Monster und ihre Verstärker

rule-spares = verfolgt niemanden auf Stufe { $level } oder niedriger{ $but ->
    [none] {""}
   *[other] , aber immer { LIST($but, "and", "many") }
}
rule-leaves-for = kämpft nicht gegen { LIST($traits, "and", "many") }, sondern geht{ $treasures ->
    [0] {""}
    [one] {" "}und lässt { $treasures } Schatz da
   *[other] {" "}und lässt { $treasures } Schätze da
}
rule-flee-cost = wer { $above ->
    [0] {""}
   *[other] auf einer Stufe über { $above } ist und{" "}
}vor diesem Monster weglaufen muss, verliert { $levels ->
    [one] { $levels } Stufe
   *[other] { $levels } Stufen
}, selbst wenn er entkommt
rule-level-if-tag = { more-levels }, wenn eine Karte mit dem Merkmal { $tag } dagegen eingesetzt wurde
rule-level-if-alone = { more-levels }, wenn du es ohne Hilfe und ohne Boni besiegst
more-levels = { $levels ->
    [one] { $levels } Stufe mehr
   *[other] { $levels } Stufen mehr
}
rule-treasure-if = { $treasures ->
    [one] { $treasures } Schatz mehr
   *[other] { $treasures } Schätze mehr
} für { LIST($traits, "and", "many") }, die es besiegen
rule-silences = { FORM($slot, "many") } geben in diesem Kampf keinen Bonus
rule-silences-tag = { $everything ->
    [yes] nichts mit dem Merkmal { $tag } gibt in diesem Kampf irgendeiner Seite einen Bonus
   *[no] Gegenstände mit dem Merkmal { $tag } geben in diesem Kampf keinen Bonus
}
rule-silences-big = Große Gegenstände geben in diesem Kampf keinen Bonus
rule-halves-one-shots = jeder Einmalgegenstand gibt den Munchkins nur die Hälfte seines Bonus, abgerundet
rule-lessens-one-shots = jeder Einmalgegenstand gibt den Munchkins { $n } weniger
rule-silences-one-shots = Einmalgegenstände geben den Munchkins nichts
rule-help-gold = du darfst nur um Hilfe bitten, wenn deine Gegenstände im Spiel zusammen mindestens { $gold } Goldstücke wert sind
rule-no-flee-items = beim Weglaufen vor diesem Monster verändert kein Gegenstand den Wurf
rule-spoil = wenn du es tötest, darfst du statt 1 seiner Schätze 1 { FORM($slot, "gender") ->
    [f] beliebige
    [n] beliebiges
   *[m] beliebigen
} { $slot } aus dem Ablagestapel der Schätze nehmen
rule-before-combat = vor dem Kampf: { CAPITAL(bare-do) }
rule-enters = wenn es in einen Kampf kommt: { CAPITAL(bare-do) }
rule-killed = wenn du es getötet hast: { CAPITAL(bare-do) }
rule-unkilled = wenn das verstärkte Monster weg oder der Kampf vorbei ist und es nicht getötet wurde, gilt für den Kämpfer: { CAPITAL(bare-do) }
bare-do = { FORM($do, "bare") }

## Was ein Spieler im Spiel hat

rule-escape-prize = { $treasures ->
    [one] ziehe { $treasures } Schatz verdeckt, wenn du aus einem Kampf entkommen bist
   *[other] ziehe { $treasures } Schätze verdeckt, wenn du aus einem Kampf entkommen bist
}
rule-hand-limit = du darfst am Ende deines Zuges { $n } Handkarten haben
rule-hand-more = du darfst am Ende deines Zuges { $n ->
    [one] { $n } Handkarte
   *[other] { $n } Handkarten
} mehr haben
rule-one-shot-more = jeder Einmalgegenstand, mit dem du die Stärke einer Seite änderst, gibt { $n } mehr
rule-free-hands = 1 Gegenstand mit dem Merkmal { $tag }, den du ausgerüstet hast, braucht keine Hände
rule-brittle = geht verloren, wenn dir ein Wurf zum Weglaufen misslingt
rule-needs-level = nur ab Stufe { $level } benutzbar
rule-many-allies = { $n ->
    [any] du darfst beliebig viele Verbündete haben
    [one] du darfst { $n } Verbündeten haben
   *[other] du darfst { $n } Verbündete haben
}
rule-leaves-won = geht nach dem ersten Kampf, den du damit gewonnen hast
rule-extra-slot = du darfst 1 { FORM($slot, "gender") ->
    [f] weitere
    [n] weiteres
   *[m] weiteren
} { $slot } ausrüsten
rule-extra-big = { $n ->
    [one] du darfst { $n } weiteren Großen Gegenstand tragen
   *[other] du darfst { $n } weitere Große Gegenstände tragen
}
rule-one-hand = alle Gegenstände mit dem Merkmal { $tag }, die du ausgerüstet hast, brauchen zusammen nur eine Hand
rule-curse-proof = { FORM($curse, "many") } kosten dich keine Stufen
rule-grip = du bekommst { SIGNED($n) }, solange deine Hände nur einen einzigen Einhandgegenstand halten
rule-deathless = { $levels ->
    [one] wenn du sterben würdest, verlierst du stattdessen { $levels } Stufe und behältst alles
   *[other] wenn du sterben würdest, verlierst du stattdessen { $levels } Stufen und behältst alles
}
rule-loot = wenn du den Raum plünderst, ziehe { $cards } Karten, behalte 1 davon und lege den Rest ab
rule-fortune = für jede Stufe, die du bekommst, ziehe 1 Schatz offen; für jede Stufe, die du verlierst, lege 1 Handkarte deiner Wahl ab
rule-saves-life = wenn du sterben würdest, darfst du diese Karte ablegen: Du stirbst nicht, legst aber alle deine Handkarten ab
rule-seal-draw = { $doors ->
    [one] ziehe { $doors } Türkarte verdeckt, wann immer jemand ein Siegel öffnet
   *[other] ziehe { $doors } Türkarten verdeckt, wann immer jemand ein Siegel öffnet
}
rule-close-draw = { $treasures ->
    [one] ziehe { $treasures } Schatz verdeckt, wann immer du ein Siegel schließt
   *[other] ziehe { $treasures } Schätze verdeckt, wann immer du ein Siegel schließt
}
rule-seal-proof = in deinen eigenen Kämpfen gilt die Dauerwirkung von „{ $seal }“ nicht

## Gegenstandsverstärker

rule-only-on = nur für { LIST($slots, "and", "many") }
rule-flee-on = { FORM($slot, "gender") ->
    [f] getragene
    [n] getragenes
   *[m] getragener
} { $slot } mit dieser Karte gibt außerdem { SIGNED($n) } beim Weglaufen

## Flüche und anderes Leid, das bleibt

rule-own-dice = alle deine Würfelwürfe bekommen { SIGNED($n) }
rule-own-strength = du bekommst { SIGNED($n) } im Kampf
    .after = bekommst du { SIGNED($n) } im Kampf
rule-only-slot = von deinen Gegenständen geben nur { FORM($slot, "many") } einen Bonus
rule-allies-only = von deiner Kampfstärke zählen nur deine Stufe und deine Verbündeten
rule-unaided = niemand darf dir helfen
rule-unhelpful = du darfst niemandem helfen
    .after = darfst du niemandem helfen
rule-own-flight = du bekommst { SIGNED($n) } beim Weglaufen
rule-own-hands = { $n ->
    [-1] du hast eine Hand weniger
    [1] du hast eine Hand mehr
   *[other] die Zahl deiner Hände ändert sich um { SIGNED($n) }
}
rule-all-tagged = jedes Monster in deinem Kampf hat das Merkmal { $tag }
rule-all-plus = jedes Monster in deinem Kampf bekommt { SIGNED($n) }
rule-fewer-treasures = du bekommst nach einem gewonnenen Kampf { fewer-treasures }
    .after = bekommst du nach einem gewonnenen Kampf { fewer-treasures }
fewer-treasures = { $n ->
    [one] { $n } Schatz weniger
   *[other] { $n } Schätze weniger
}
rule-loots-not = du darfst den Raum nicht plündern
    .after = darfst du den Raum nicht plündern
rule-must-help = du musst jedem helfen, der dich darum bittet, und bekommst nichts dafür
    .after = musst du jedem helfen, der dich darum bittet, und bekommst nichts dafür
rule-until-combat = endet mit deinem nächsten Kampf oder dem, in dem du gerade bist
rule-until-win = endet, wenn du einen Kampf gewinnst
rule-until-flight = endet, wenn du das nächste Mal weggelaufen bist, oder diesmal, wenn du gerade wegläufst
rule-until-level = endet, wenn du eine Stufe bekommst oder verlierst
rule-until-turn = endet am Ende deines nächsten Zuges oder dessen, in dem du gerade bist
rule-until-next-turn = endet am Ende deines nächsten Zuges, nicht dessen, in dem du gerade bist
rule-until-lost = endet, wenn { FORM($curse, "a") } oder Schlimme Dinge dir { FORM($slot, "gender") ->
    [f] die { $slot } nehmen, die
    [n] das { $slot } nehmen, das
   *[m] den { $slot } nehmen, den
} du trägst

## Siegel

rule-leaders = jeder Spieler auf der höchsten Stufe bekommt { SIGNED($n) } im Kampf
rule-all-flight = jeder Wurf zum Weglaufen bekommt { SIGNED($n) }
rule-curse-toll = wer von { FORM($curse, "dat") } getroffen wird, legt außerdem { $cards ->
    [one] { $cards } Handkarte
   *[other] { $cards } Handkarten
} ab
rule-level-price = eine Stufe kostet beim Verkaufen Gegenstände im Wert von { $gold } Goldstücken
rule-bare-helpers = ein Helfer bringt nur seine Stufe ein und was Klassen geben, keine Boni von Gegenständen
rule-prizes = { $n ->
    [-1] jedes Monster bringt 1 Schatz weniger, aber mindestens 1
    [one] jedes Monster bringt { SIGNED($n) } Schatz, aber mindestens 1
   *[other] jedes Monster bringt { SIGNED($n) } Schätze, aber mindestens 1
}

## Stärke, die davon abhängt, wer und was im Kampf ist. `each` folgt auf "für".

are-might = { $mode ->
    [each] { SIGNED($n) } für { FORM($of, "each") }
    [none] { SIGNED($n) }, außer wenn { $of }
   *[any] { SIGNED($n) }, wenn { $of }
}
are-side = { $mode ->
    [each] { SIGNED($n) } für { FORM($of, "of-side") }
    [none] { SIGNED($n) }, außer wenn { FORM($of, "there") }
   *[any] { SIGNED($n) }, wenn { FORM($of, "there") }
}
are-low-levels = ein Munchkin im Kampf auf Stufe { $level } oder niedriger ist
    .each = jeden Munchkin im Kampf auf Stufe { $level } oder niedriger
are-munchkins = ein Munchkin im Kampf { FORM($trait, "is") } ist
    .each = jeden Munchkin im Kampf, der { FORM($trait, "is") } ist
are-cards-used = die Munchkins eine Karte mit dem Merkmal { $tag } einsetzen
are-one-shots = ein Einmalgegenstand für die Munchkins eingesetzt wird
    .each = jeden Einmalgegenstand, der für die Munchkins eingesetzt wird
are-worn = ein Munchkin im Kampf { FORM($slot, "acc") } trägt
    .each = { FORM($slot, "gender") ->
        [f] jede { $slot }, die
        [n] jedes { $slot }, das
       *[m] jeden { $slot }, den
    } die Munchkins im Kampf tragen
are-gear = ein Munchkin im Kampf einen Gegenstand mit dem Merkmal { $tag } ausgerüstet hat
    .each = jeden Gegenstand mit dem Merkmal { $tag }, den die Munchkins im Kampf ausgerüstet haben
are-own-gear = du einen Gegenstand mit dem Merkmal { $tag } ausgerüstet hast
    .each = jeden Gegenstand mit dem Merkmal { $tag }, den du ausgerüstet hast
are-giving-gear = du einen Gegenstand mit dem Merkmal { $tag } ausgerüstet hast, der etwas gibt
    .each = jeden Gegenstand mit dem Merkmal { $tag }, den du ausgerüstet hast und der etwas gibt
are-equipped = ein Munchkin im Kampf „{ $card }“ ausgerüstet hat
are-monsters = ein Monster mit dem Merkmal { monster-tags } im Kampf ist{ either-side }
    .each = jedes Monster mit dem Merkmal { monster-tags } im Kampf{ either-side }
    .there = ein Monster mit dem Merkmal { monster-tags } im Kampf ist
    .of-side = jedes Monster mit dem Merkmal { monster-tags } im Kampf
monster-tags = { $or_tag ->
    [none] { $tag }
   *[other] { $tag } oder { $or_tag }
}
either-side = { $either_side ->
    [yes] , egal für welche Seite
   *[no] {""}
}
are-other-monsters = ein anderes Monster mit dem Merkmal { $tag } im Kampf ist
    .each = jedes andere Monster mit dem Merkmal { $tag } im Kampf
are-high-levels = ein Monster von Stufe { $level } oder höher im Kampf ist
    .each = jedes Monster von Stufe { $level } oder höher im Kampf
are-low-monsters = ein Monster von Stufe { $level } oder niedriger im Kampf ist
    .each = jedes Monster von Stufe { $level } oder niedriger im Kampf
are-allies = ein Munchkin im Kampf einen Verbündeten hat
    .each = jeden Verbündeten der Munchkins im Kampf
are-own-allies = du einen Verbündeten hast
    .each = jeden deiner Verbündeten
are-on-table = { $thing } auf dem Tisch steht, an dem ihr spielt
are-helping = du jemandem hilfst
are-big-items = ein Munchkin im Kampf einen Großen Gegenstand trägt
    .each = jeden Großen Gegenstand, den die Munchkins im Kampf tragen
are-without = ein Munchkin im Kampf { FORM($slot, "no") } trägt
    .each = jeden Munchkin im Kampf, der { FORM($slot, "no") } trägt
are-seals = ein Siegel offen ist
    .each = jedes offene Siegel
are-together = du hilfst oder dir geholfen wird
are-players = ein Spieler { FORM($trait, "is") } ist
    .each = jeden Spieler am Tisch, der { FORM($trait, "is") } ist
are-attached = daran ein Gegenstandsverstärker hängt
    .each = jeden Gegenstandsverstärker, der daran hängt
are-for = { SIGNED($n) } für { LIST($traits, "and", "many") }
are-if = { SIGNED($n) }, wenn { $that }
are-unless = { SIGNED($n) }, außer wenn { $that }
are-to-munchkins = jeder Munchkin im Kampf, der { FORM($trait, "is") } ist, bekommt { SIGNED($n) }
are-to-monster = 1 Monster mit dem Merkmal { $tag } in deinem Kampf bekommt { SIGNED($n) }
are-to-monsters = jedes Monster in deinem Kampf bekommt { SIGNED($n) } für jeden Gegenstand mit dem Merkmal { $tag }, den du ausgerüstet hast
are-each-monster = jedes Monster mit dem Merkmal { LIST($tags, "either") } bekommt { SIGNED($n) }
are-monsters-get = in jedem Kampf bekommen die Monster { $might }
