## Karten in Worten

shelf-level = Stufe { $n }
shelf-treasures = { $n ->
    [one] 1 Schatz
   *[other] { $n } Schätze
}
shelf-slot-head = Kopfbedeckung
shelf-slot-armor = Rüstung
shelf-slot-feet = Schuhwerk
shelf-slot-one-hand = eine Hand
shelf-slot-two-hands = zwei Hände
shelf-slot-hands = Hände
shelf-big = Groß
shelf-deck-door = Tür
shelf-deck-treasure = Schatz
shelf-deck-seal = Siegel
shelf-deck-character = Charakter
shelf-copies = { $n ->
    [one] einmal dabei
   *[other] { $n }-mal dabei
}
shelf-kind-monster = Monster
shelf-kind-monster-enhancer = Monsterverstärker
shelf-kind-curse = Flüche
shelf-kind-class = Klassen
shelf-kind-class-modifier = Klassenzusätze
shelf-kind-race = Rassen
shelf-kind-race-modifier = Rassenzusätze
shelf-kind-ally = Verbündete
shelf-kind-item = Gegenstände
shelf-kind-item-enhancer = Gegenstandsverstärker
shelf-kind-one-shot-item = Einmalgegenstände
shelf-kind-go-up-a-level = Stufenaufstiege
shelf-kind-hireling = Mietlinge
shelf-kind-special = Sonderkarten
shelf-kind-character = Charaktere
shelf-kind-seal = Siegel

## Die Galerie

shelf-cards = Alle Karten
shelf-cards-lead = Jede Karte aus jedem Set, mit dem, was sie tut, und den Regeln, die sie berührt. Nimm eine in die Hand.
shelf-search-cards = Karten suchen
shelf-set = Set
shelf-every-set = Alle
shelf-deck = Stapel
shelf-every-deck = Alle Stapel
shelf-kind = Kartenart
shelf-every-kind = Alle Arten
shelf-with-clause = Berührt { $clause }
shelf-count = { $n } von { $all } Karten
shelf-n-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
shelf-grid = Karten; mit den Pfeiltasten gehst du von einer zur anderen
shelf-none = So eine Karte gibt es nicht. Zumindest hat sie noch niemand gezogen.
shelf-show-all = Alle Karten zeigen
shelf-loading = Die Schachteln werden geöffnet …
shelf-failed = Die Karten ließen sich nicht holen. Der Server antwortet gerade nicht.
shelf-again = Noch einmal versuchen

## Eine Karte

shelf-place = { $n } von { $all }
shelf-before = Vorige Karte
shelf-after = Nächste Karte
shelf-close = Karte zurücklegen
shelf-copy = Link zu dieser Karte kopieren
shelf-copied = Link kopiert.
shelf-not-copied = Das hat der Browser nicht erlaubt; der Link steht in der Adresszeile.
shelf-rulings = Entscheidungen
shelf-touches = Regeln, die sie berührt

## Das Regelbuch

shelf-rules = Die Regeln
shelf-rules-lead = Jede Regel hat eine Nummer, und wenn im Spiel etwas nicht geht, wird die Regel genannt, an der es liegt.
shelf-search-rules = Regeln suchen
shelf-contents = Kapitel
shelf-rules-count = { $n } von { $all } Regeln
shelf-no-rules = Dazu sagt keine Regel etwas.
shelf-show-all-rules = Alle Regeln zeigen
shelf-in-sets = Nur in { $sets }
shelf-letters = Wo eine Regel die Sets unterscheidet, stehen Buchstaben: C Klassiker, L Legends, A Apocalypse, S Steampunk, T Adventure Time. Kleine Bilder unter einer Regel zeigen, in welchen Sets sie gilt; ohne Bilder gilt sie in allen.
shelf-rule-link = Link zu { $clause }
shelf-cards-of = { $n ->
    [one] 1 Karte berührt { $clause }
   *[other] { $n } Karten berühren { $clause }
}
shelf-cards-touched = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
shelf-all-in-gallery = Alle in der Galerie ansehen
shelf-chapter-SETUP = Aufbau
shelf-chapter-TURN = Dein Zug
shelf-chapter-TIMING = Was du wann darfst
shelf-chapter-COMBAT = Kämpfen
shelf-chapter-MULTI = Mehrere Monster
shelf-chapter-ENHANCER = Monster stärker oder schwächer machen
shelf-chapter-HELP = Hilfe
shelf-chapter-MEDDLE = Sich in fremde Kämpfe einmischen
shelf-chapter-REWARD = Belohnungen
shelf-chapter-RUN = Weglaufen
shelf-chapter-DEATH = Tod
shelf-chapter-CURSE = Flüche
shelf-chapter-SEAL = Siegel
shelf-chapter-ITEMS = Gegenstände
shelf-chapter-TRADE = Tauschen
shelf-chapter-SELL = Gegenstände für Stufen verkaufen
shelf-chapter-ONESHOT = Einmalgegenstände und Stufenaufstiege
shelf-chapter-CHARACTER = Klassen und Rassen
shelf-chapter-SUPER = Super Munchkin und Half-Breed
shelf-chapter-CARDS = Stapel, Hand und Ablage
shelf-chapter-PRECEDENCE = Wenn Karte und Regeln sich widersprechen
shelf-chapter-WIN = Gewinnen
shelf-chapter-VARIANT = Varianten
shelf-chapter-RULINGS = Was die Regelhefte offen lassen
shelf-credits = Mit Dank
shelf-credit-icons = Die Symbole sind von game-icons.net, von Lorc, Delapouite und vielen anderen, unter der Lizenz CC BY 3.0; hier sind sie umgefärbt und ein paar zusammengesetzt. Kartenrücken und größere Bilder sind von uns.
shelf-credit-fonts = Die Schriften sind Fraunces, von den Fraunces Project Authors, und Inter, von den Inter Project Authors, beide unter der SIL Open Font License 1.1.
shelf-credit-marks = Munchkin ist eine Marke von Steve Jackson Games Incorporated; Adventure Time ist eine Marke ihres Inhabers. Kickdoor gehört zu keinem von ihnen und wird von keinem von ihnen gefördert oder empfohlen. Die Worte auf diesen Karten und in diesem Buch sind von uns.
