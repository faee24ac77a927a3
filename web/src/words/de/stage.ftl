# Die Bühne, ganze Fragen, Gesellschaft, und das Ende.
chance = der Zufall
everybody = alle
you-as-target = dich
aimed-at = { $sentence } auf { $name }
sent-by = { $sentence }, geschickt von { $name }
how-so = Wieso?
the-rule = Regel
menu = Menü
sound = Töne
unread = { $n ->
    [one] 1 neue Zeile
   *[other] { $n } neue Zeilen
  }
worth = Wert
worth-is = So viel sind deine ausgespielten Gegenstände beim Verkauf wert. Es ist kein Geld: Damit wird nichts gekauft.
level-is = Stufe { $level }
your-face = Dein Gesicht
face-skin = Haut
face-head = Auf dem Kopf
face-eyes = Augen
face-mouth = Mund
face-extra = Noch etwas
face-any = Überrasch mich
face-before = { $part }: zurück
face-next = { $part }: weiter
menu-motion = Dinge bewegen sich
menu-text = Größe der Schrift
menu-auto = Gelegenheiten verstreichen lassen, wenn ich nichts spielen kann
menu-rest = In Kämpfen anderer nicht fragen
menu-rest-below = { $level ->
    [0] immer fragen
   *[other] unter Stufe { $level }
  }
menu-learn = Spielen lernen
menu-board = Tafel für den Fernseher
menu-invite = Jemanden einladen
menu-leave = Den Tisch verlassen
menu-leave-sure = Deinen Platz bekommt endgültig ein Bot. Verlassen?
menu-stay = Bleiben
board-watch = Zuschauen oder mitspielen mit dem Code
standings = Rangliste
highlights = Wovon man reden wird
share-game = Das Spiel teilen
fair-title = War der Zufall ehrlich?
highlight-stolen = { $card } von { $by } kostete { $name } in Zug { $turn } das Spiel.
highlight-slain = { $name } tötete in Zug { $turn } { $card }, Stufe { $level }.
highlight-deaths = { $n ->
    [one] { $name } starb und war zum nächsten Zug wieder da.
    [2] { $name } starb zweimal. Es hielt nicht lange.
   *[other] { $name } starb { $n }-mal und kam jedes Mal zurück.
  }
highlight-cursed = { $n ->
    [one] { $name } wurde verflucht und trug es mit Fassung.
    [2] { $name } wurde zweimal verflucht. Einmal hätte gereicht.
   *[other] { $name } wurde { $n }-mal verflucht, öfter als alle anderen.
  }
highlight-helped = { $name } kam { $n ->
    [one] einmal
   *[other] { $n }-mal
  } zu Hilfe, aus reiner Güte.
highlight-sent = { $name } brachte zu den Kämpfen anderer { $n ->
    [one] ein Monster
   *[other] { $n } Monster
  } mit.
highlight-gave = { $name } gab aus Nächstenliebe { $n ->
    [one] eine Karte
   *[other] { $n } Karten
  } her, keine davon gut.
highlight-fled = { $name } ist { $n ->
    [one] einmal
   *[other] { $n }-mal
  } davongelaufen und entkommen. Gute Schuhe.
highlight-climb = { $name } stieg allein in Zug { $turn } um { $n ->
    [one] eine Stufe
   *[other] { $n } Stufen
  }.
recap = Seit deinem letzten Zug
recap-because = { $what } ({ $why })
behind-the-door = Hinter der Tür
needs-to-run = { $n ->
    [6] Nur eine 6 reicht
   *[other] { $n } oder mehr reicht
  }
played-by = Gespielt von { $name }
loot-of = Die anderen plündern, was { $name } hinterlässt
running-away = Weglaufen!
seals-none = Noch ist kein Siegel offen.
moment-treachery = Verrat!
offer-asks = { $from } bittet { $to } um Hilfe
offer-wants = { $from } würde { $to } dafür helfen
would-win = { $name } gewinnt das Spiel, wenn niemand etwas tut!
would-win-you = Du gewinnst das Spiel, wenn niemand etwas tut!
would-reach = { $name } käme auf Stufe { $level }.
you-would-reach = Du kämst auf Stufe { $level }.
pledge-you = { $enough ->
    [yes] Mit dir steht es { $ours } gegen { $theirs }: Das reicht.
   *[no] Mit dir steht es { $ours } gegen { $theirs }: Das reicht noch nicht.
  }
pledge = { $enough ->
    [yes] Mit { $name } steht es { $ours } gegen { $theirs }: Das reicht.
   *[no] Mit { $name } steht es { $ours } gegen { $theirs }: Das reicht noch nicht.
  }
pledge-wins = { $name } würde das Spiel gewinnen!
pledge-wins-you = Du würdest das Spiel gewinnen!
pile = { $n ->
    [one] Eine Karte: { $cards }
   *[other] { $n } Karten: { $cards }
}
more-cards = { $n ->
    [one] Noch 1 Karte
   *[other] Noch { $n } Karten
  }
more-terms = und { $n } weitere
pick = Deine Wahl
pick-from = Karten zur Wahl
pick-charity = Wähle { $n } von { $of }: { $n ->
    [one] Sie geht
   *[other] Sie gehen
  } an { $names } (niedrigste Stufe).
pick-discard = Wähle { $n } von { $of } zum Ablegen: Niemand hat eine niedrigere Stufe als du.
pick-more = { $n ->
    [one] Noch 1 wählen
   *[other] Noch { $n } wählen
  }
pick-confirm-discard = Ablegen
pick-confirm = Weggeben
pick-goes-to = an { $name }
discard-now = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  } ablegen
pick-now = Karte wählen
pick-later = Erst Karten spielen
charity-now = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  } weggeben

# Was man bei großen Augenblicken sagt, jeweils eine Zeile davon
aside-up-0 = Die Trompeten sind geliehen, der Ruhm ist echt.
aside-up-1 = Sagt jemand den Barden Bescheid?
aside-up-2 = Deine Freunde freuen sich. Man sieht es an den Zähnen.
aside-up-3 = Je höher die Treppe, desto tiefer der Fall.
aside-up-4 = Der Hut sitzt gleich etwas enger.
aside-down-0 = Treppen führen auch nach unten.
aside-down-1 = Demut steht dir gut.
aside-down-2 = Weniger zu tragen, sagt der Optimist.
aside-down-3 = Niemand hat es gesehen. Also: alle.
aside-down-4 = Schreib auf, wem du das verdankst.
aside-death-0 = Hier ruht { $name }. Die Stiefel sind noch warm.
aside-death-1 = { $name } hört aus gesundheitlichen Gründen auf.
aside-death-2 = Ruhe in Stücken, { $name }.
aside-death-3 = Berühmte letzte Worte: „Der ist doch ganz klein.“
aside-death-4 = Die anderen trauern sehr, und sehr schnell.
aside-won-0 = Das Monster hätte gern Revanche.
aside-won-1 = Das muss jetzt jemand aufwischen.
aside-won-2 = Auf der Karte sah es größer aus.
aside-won-3 = Applaus, und ein schneller Griff in die Taschen.
aside-won-4 = Niemand kam zu Schaden. Niemand, der zählt.
aside-treachery-0 = Wer solche Freunde hat, braucht keine Monster.
aside-treachery-1 = Ganz allein auf der Hand war es ihm zu einsam.
aside-treachery-2 = Jemand hat ihm die Tür aufgehalten.
aside-treachery-3 = Nichts Persönliches. Na ja.
aside-treachery-4 = Merk dir dieses Gesicht bis zur Nächstenliebe.
aside-over-0 = Der Kerker bleibt wegen Reparatur geschlossen.
aside-over-1 = Die Barden machen schon eine längere Fassung daraus.
aside-over-2 = Alle anderen waren als Zeugen dabei.
aside-over-3 = Die Monster haben Urlaub beantragt.

# Warum gefragt wird
cause-fight = { $name } kämpft gegen { $monsters }
cause-own-fight = Du kämpfst gegen { $monsters }
cause-fight-won = Du schlägst { $monsters }
cause-fight-lost = { $monsters } { $theirs } gegen deine { $ours }
cause-turn-of = Zug { $number }: { $name }
cause-turn-ends = Zug { $number } endet
cause-runs = { $name } läuft vor { $monsters } weg
cause-run = Du läufst vor { $monster } weg
cause-door = Hinter der Tür: { $card }
cause-door-none = Hinter der Tür
cause-charity = Du hast { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  } und darfst { $limit } behalten
cause-asked-for-help = { $name } bittet dich um Hilfe
cause-counter = { $name } antwortet mit einem anderen Angebot
cause-offer = { $name } bietet dir einen Tausch an
cause-offer-making = Dein Angebot an { $name }
cause-rules = Die Regeln wollen es
cause-is-bad = Schlimme Dinge von { $card }
cause-is-curse = { $card } trifft { $name }
cause-is-curse-by = { $card } trifft { $name }, geschickt von { $by }
cause-is-card = { $card }, gespielt von { $by }
cause-is-own-card = Deine Karte { $card }
cause-is-death = { $name } ist tot
cause-is-death-own = Du bist tot
cause-is-spoils = Der Kampf ist gewonnen
cause-setup = Die Karten sind verteilt
cause-arrange = Zug { $number } gehört dir
cause-trouble = Hinter der Tür war kein Monster
cause-deal = Ein Angebot
cause-sale = Du verkaufst Gegenstände
cause-curse = Ein Fluch ist im Begriff zu treffen
cause-roll = Es wurde gewürfelt
cause-draw = Gleich wird eine Karte gezogen
cause-offer-monster = Das Monster geht
cause-seal = Ein Siegel ist im Begriff, sich zu öffnen
cause-over = Das Spiel ist vorbei
cause-combat = Ein Kampf
cause-choose = Eine Wahl

# Was folgt
follows-fight-won = Die Stufen und Schätze, um die es geht, sind gewonnen.
follows-runs = { $name } muss { $n } oder mehr würfeln; sonst geschehen die Schlimmen Dinge.
follows-fight-lost = { $name } braucht mehr Hilfe oder muss weglaufen.
follows-own-fight-lost = Du brauchst mehr Hilfe, oder du musst weglaufen.
follows-window = Wenn niemand etwas tut, geht es weiter.
follows-step = Es betrifft { $name }.
follows-offer-making = Dann hören es alle, und es kommt eine Antwort.
follows-help = Wer hilft, kämpft mit allen Gegenständen mit.
follows-trade = Nimmst du an, wechseln die Gegenstände sofort den Besitzer.
follows-end = Dann ist der Nächste am Zug.
follows-charity = { $n ->
    [one] 1 Karte geht
   *[other] { $n } Karten gehen
  } an { $names }: niedrigste Stufe.
follows-charity-none = { $n ->
    [one] 1 Karte kommt
   *[other] { $n } Karten kommen
  } auf den Ablagestapel: Niemand ist auf niedrigerer Stufe.
follows-run = Du musst { $n } oder mehr würfeln; sonst geschehen die Schlimmen Dinge.
follows-combat = Spiel Karten, bitte um Hilfe, oder lauf weg: Dann musst du { $n } oder mehr würfeln.
follows-door = In deiner Hand sieht sie niemand, und du kannst sie später spielen.
follows-setup = Klassen, Rassen und Gegenstände können jetzt gespielt werden. Dann beginnt der erste Zug.
follows-arrange = Hinter der Tür wartet ein Monster, ein Fluch oder eine Karte für dich.
asked-door = Was machst du damit?
asked-run = Lauf! Was würfelst du?
asked-offer = Soll das Angebot so gelten?
asked-loot = Dein Zug geht weiter: Raum plündern?
asked-own-run = Du läufst: Willst du noch etwas tun?
asked-own-fight = Dein Kampf: Willst du noch etwas tun?
asked-charity = Nächstenliebe: Welche { $n ->
    [one] Karte
   *[other] { $n } Karten
  } gibst du weg?
asked-discard = Nächstenliebe: Welche { $n ->
    [one] Karte
   *[other] { $n } Karten
  } legst du ab?
follows-looting = Du ziehst eine Karte, die niemand sieht. Um Ärger zu suchen, hast du kein Monster auf der Hand.
follows-trouble = Ärger suchen: Du kämpfst gegen ein Monster deiner Hand. Plündern: Du ziehst eine Karte, die niemand sieht.
follows-deal = Der andere kann annehmen, ablehnen oder anders antworten.
follows-sale = Zum Verkauf stehen bisher: { $cards }, Wert { $gold }.
follows-curse = Hält ihn niemand auf, so trifft er.
follows-roll = Dann zählt der Wurf, wie er ist.
follows-draw = Dann wird die Karte gezogen.
follows-offer = Lehnst du ab, geht das Monster trotzdem.
follows-seal = Ein offenes Siegel ist eine Regel für alle.
follows-over = Danke fürs Mitspielen.
follows-choose = Dann geht es weiter.
follows-lose = Es kommt auf den Ablagestapel.
follows-take = Es gehört ab jetzt dir.
follows-loot = Es kommt auf deine Hand; dann wählt der Nächste.
follows-spoils = Er gehört dir; die anderen werden weiter geteilt.
follows-stay = Die anderen kommen auf den Ablagestapel.
follows-big = Du darfst nur eine begrenzte Zahl Großer Gegenstände tragen.
follows-big-to = Er gehört ab jetzt diesem Spieler.
follows-either = Das andere geschieht nicht.
follows-search = Sie kommt auf deine Hand.
follows-cost = Sie kommt auf den Ablagestapel, und die Wirkung tritt ein.
follows-escape = Du entkommst ebenfalls, ohne zu würfeln.
follows-first = Die anderen laufen danach.
follows-carrier = Er trägt den Gegenstand ab jetzt.
follows-save = Die Karte ist verbraucht, und du lebst.
follows-give = Es gehört ab jetzt diesem Spieler.
follows-give-to = Es gehört ab jetzt diesem Spieler.
follows-spoil = Sie kommt zu dir statt eines Schatzes.
follows-order = Sie liegt oben auf dem Stapel.
follows-keep = Die anderen kommen zurück.
follows-off = Er wird nur noch getragen und zählt nicht mehr.
follows-ally = Der Verbündete kommt auf den Ablagestapel.
follows-character = Das bist du ab jetzt.
follows-deck = Von ihm ziehst du.
follows-stamp = Als das gilt das Monster ab jetzt.
follows-sacrifice = Der Verbündete ist verloren, und du entkommst.
follows-alone = Sie kommt auf den Ablagestapel.
