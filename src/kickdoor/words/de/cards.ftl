### Eine Karte, wie Spieler sie lesen: ihre Art, was daneben steht, und ihre Regeln, je eine Zeile.

## Arten

kind-monster = Monster
kind-class = Klasse
kind-race = Rasse
kind-class-modifier = Klassenzusatz
kind-race-modifier = Rassenzusatz
kind-enhancer = Monsterverstärker
kind-curse = { $curse }
kind-special = Sonderkarte
kind-item = Gegenstand
kind-item-enhancer = Gegenstandsverstärker
kind-one-shot = Einmalgegenstand
kind-go-up-a-level = Stufenaufstieg
kind-hireling = Mietling
kind-ally = Verbündeter
kind-character = Charakter
kind-seal = Siegel
kind-treasure = Schatz

## Neben der Art

line = { LIST($parts, "comma") }
line-class = Klasse: { $trait }
line-race = Rasse: { $trait }
line-level = Stufe { $n }
line-treasures = { $n ->
    [one] { $n } Schatz
   *[other] { $n } Schätze
}
line-levels = { $n ->
    [one] bringt { $n } Stufe
   *[other] bringt { $n } Stufen
}
line-strength = { SIGNED($n) } für das Monster
line-more-treasures = { $n ->
    [one] { SIGNED($n) } Schatz
   *[other] { SIGNED($n) } Schätze
}{ $at_least ->
    [0] {""}
   *[other] {" "}(mindestens { $at_least })
}
line-bonus = { SIGNED($n) }
line-big = Groß
line-gold = { $n ->
    [0] Kein Wert
   *[other] { $n } Goldstücke
}
line-no-item = kein Gegenstand im Sinne der Regeln
line-male = männlich: { $name }
line-female = weiblich: { $name }
line-tags = { $n ->
    [one] Merkmal { LIST($tags, "both") }
   *[other] Merkmale { LIST($tags, "both") }
}
line-copies = { $n ->
    [one] { $n } Exemplar
   *[other] { $n } Exemplare
}
line-slot-head = Kopfbedeckung
line-slot-armor = Rüstung
line-slot-feet = Schuhwerk
line-slot-1-hand = 1 Hand
line-slot-2-hands = 2 Hände

## Regeln

text-clause = { CAPITAL($clause) }.
text-named = { $name }: { $text }
text-against = { SIGNED($n) } gegen { FORM($trait, "many") }.
text-run-away = { SIGNED($n) } beim Weglaufen.
text-run-away-from-it = { SIGNED($n) } beim Weglaufen vor diesem Monster.
text-might = { CAPITAL($might) }.
text-further-might = Weitere { $might }.
text-side-might = Diese Seite bekommt weitere { $might }.
text-munchkins-might = Auf der Seite der Munchkins weitere { $might }.
text-becomes-only = Das Monster { FORM($tag, "become") }.
text-becomes = Das Monster { FORM($tag, "become") }. Du darfst die Karte auch auf ein Monster aus deiner Hand spielen, das dann zu seinesgleichen in den Kampf kommt.
text-ally = Jederzeit spielbar, auch im Kampf, und zwar statt deines bisherigen Verbündeten, wenn du keinen weiteren haben darfst. Wird nie getauscht. Statt für das Weglaufen zu würfeln, darfst du die Karte opfern: Du entkommst allen Monstern, in deinem eigenen Kampf mit den Helfern, die du mitnimmst.
text-usable-by = Nur für { LIST($traits, "and", "many") }.
text-not-usable-by = Nicht für { LIST($traits, "and", "many") }.
text-attach-item = Lege diese Karte an einen deiner Gegenstände im Spiel an: { CAPITAL(text-gifts) }.
text-gifts = { LIST($gifts, "and") }
text-two-classes = Lege diese Karte an eine deiner Klassen an. Du darfst zwei verschiedene Klassen mit allem Guten und Schlechten beider haben oder eine mit allem Guten und nichts Schlechtem. Wird abgelegt, wenn du keine Klasse mehr hast.
text-two-races = Lege diese Karte an eine deiner Rassen an. Du darfst zwei verschiedene Rassen mit allem Guten und Schlechten beider haben oder eine mit allem Guten und nichts Schlechtem. Wird abgelegt, wenn du keine Rasse mehr hast.
text-cheat = Lege diese Karte außerhalb eines Kampfes an einen deiner Gegenstände an, in deinem Zug oder wenn du sie gerade bekommen hast. Trage und benutze ihn trotz aller Beschränkungen. Lege sie ab, wenn du den Gegenstand verlierst oder weitergibst.
text-cheat-any-time = Lege diese Karte außerhalb eines eigenen Kampfes an einen deiner Gegenstände an. Trage und benutze ihn trotz aller Beschränkungen. Lege sie ab, wenn du den Gegenstand verlierst oder weitergibst.
text-opening = Öffnung: { $effects ->
    [none] Nichts.
   *[other] { LIST($effects, "sentences") }
}
text-continuing = Dauerwirkung: { CAPITAL($clause) }.
text-effects = { LIST($effects, "sentences") }
text-bad-stuff = Schlimme Dinge: { $effects ->
    [none] Keine.
   *[other] { LIST($effects, "sentences") }
}
gift-bonus = er bekommt { SIGNED($n) }
gift-tags = { $n ->
    [one] hat das Merkmal { LIST($tags, "both") }
   *[other] hat die Merkmale { LIST($tags, "both") }
}
gift-big = gilt als Groß
gift-value = ist { $n } Goldstücke mehr wert
