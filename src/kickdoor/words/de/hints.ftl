### Warum einem Bot etwas gefällt, in wenigen Worten.

hint-pass = behält die Karten für später
hint-kick = macht mit dem Zug weiter
hint-loot = zieht eine Karte
hint-end = beendet den Zug
hint-keep = behält die Karte
hint-decline = schlägt das Angebot aus
hint-counter = verlangt mehr
hint-run = entkommt mit { $percent } %
hint-trouble-won = ein Kampf, gewonnen mit { $n } Vorsprung
hint-trouble-lost = ein Kampf, verloren mit { $n } Rückstand
hint-hurts-you = schadet dir selbst
hint-hurts-rival = schadet einem Gegner
hint-level-for-you = eine Stufe für dich
hint-level-for-other = eine Stufe für jemand anderen
hint-bonus = { SIGNED($n) } in jedem Kampf
hint-sold = kann verkauft werden
hint-gives-up = gibt eine Karte her, die { $worth } wert ist
hint-worth = eine Karte, die { $worth } wert ist
hint-now = setzt die Karte jetzt ein
hint-possible = möglich
hint-trade = Karten, die dir { SIGNED($gain) } wert sind
hint-help = Hilfe für { $treasures } von { $all ->
    [one] { $all } Schatz
   *[other] { $all } Schätzen
}
hint-bad-help = würde den Kampf nicht gewinnen, wird nicht bezahlt oder lässt jemand anderen das Spiel gewinnen
hint-good-help = { $treasures } von { $all ->
    [one] { $all } Schatz
   *[other] { $all } Schätzen
} für deine Hilfe: { SIGNED($gain) }
hint-fight-won = { SIGNED($swing) }: Der Kampf wäre mit { $n } Vorsprung gewonnen
hint-fight-lost = { SIGNED($swing) }: Der Kampf wäre mit { $n } Rückstand verloren
hint-routine = reine Routine
hint-usual = was ein heuristischer Spieler tut
hint-worlds = { SIGNED($percent) } % auf den Sieg, in { $worlds ->
    [one] { $worlds } gedachten Welt
   *[other] { $worlds } gedachten Welten
}
