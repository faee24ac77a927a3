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
bonus-is = Bonus { $bonus }
your-face = Dein Gesicht
face-skin = Haut
face-head = Auf dem Kopf
face-eyes = Augen
face-mouth = Mund
face-extra = Noch etwas
face-any = Überrasch mich
face-before = { $part }: zurück
face-next = { $part }: weiter
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
highlight-ended = { $name } holte sich in Zug { $turn } die letzte Stufe von { $card }.
highlight-sealed = { $name } brach in Zug { $turn } das letzte Siegel, und das war die Welt.
highlight-caught = { $name } wurde { $n ->
    [one] einmal
    [2] zweimal
   *[other] { $n }-mal
  } erwischt. Die Monster lassen grüßen.
highlight-sold = { $name } war { $n ->
    [one] einmal
    [2] zweimal
   *[other] { $n }-mal
  } auf dem Markt. Stufen sind gerade billig.
highlight-doors = { $name } hat { $n ->
    [one] 1 Tür
   *[other] { $n } Türen
  } eingetreten. Die Türen hatten es verdient.
highlight-fled = { $name } ist { $n ->
    [one] einmal
   *[other] { $n }-mal
  } davongelaufen und entkommen. Gute Schuhe.
highlight-climb = { $name } stieg allein in Zug { $turn } um { $n ->
    [one] eine Stufe
   *[other] { $n } Stufen
  }.
recap = Seit deinem letzten Zug
recap-because = { $what }: { $card }
recap-thanks = { $what }. Danke, { $name }!
recap-theirs = { $what }: { $card }, von { $name }
recap-yours = { $what }: { $card }, mit lieben Grüßen von dir
recap-level-gained = Du bist auf Stufe { $level } gestiegen
recap-level-lost = Du bist auf Stufe { $level } gefallen
recap-curse-strikes = { $card } hat dich getroffen
recap-curse-stays = { $card } bleibt bei dir
recap-card-lost = Du hast { $card } verloren
recap-card-taken = Du hast { $card } bekommen
recap-card-stolen = { $name } hat dir { $card } abgenommen
recap-died = Du bist gestorben
recap-back-alive = Du lebst wieder
recap-items-traded = Du hast mit { $name } getauscht
recap-sex-changed = Du bist jetzt { $card }
recap-character-changed = Du bist jetzt { $card }
recap-charity-given = { $name } hat dir { $card } gegeben
recap-gift-made = { $name } hat dir ein Geschenk gemacht: { $card }
recap-trait-discarded = Du bist { $card } los
recap-help-begins = Du hast { $name } geholfen
behind-the-door = Hinter der Tür
needs-to-run = { $n ->
    [0] Jede Zahl reicht
    [1] Jede Zahl reicht
    [7] Keine Zahl reicht
    [6] Nur eine 6 reicht
   *[other] { $n } oder mehr reicht
  }
played-by = Gespielt von { $name }
loot-of = Die anderen plündern, was { $name } hinterlässt
loot-own = Die anderen plündern, was du hinterlässt
loot-by = { $n ->
    [one] { $by } wählt
   *[other] { $by } wählen
  } aus dem, was { $name } hinterlässt
loot-by-own = { $n ->
    [one] { $by } wählt
   *[other] { $by } wählen
  } aus dem, was du hinterlässt
loot-yours = Nimm dir etwas, das { $name } nicht mehr braucht
loot-rolls = Gleiche Stufe: { $name } würfelt, wer zuerst plündert
loot-order = Die höchste Stufe wählt zuerst, wer lebt, je eine Karte. Der Rest wird abgelegt.
dead-next = Du behältst deine Stufe und was du bist. Mit dem nächsten Zug lebst du wieder, und dein eigener nächster Zug bringt dir eine neue Hand.
running-away = Weglaufen!
running-over = Die Flucht ist vorbei
seals-none = Noch ist kein Siegel offen.
moment-treachery = Verrat!
moment-caught = Erwischt!
moment-escaped = Entkommen!
moment-seal = Ein Siegel bricht!
seals-of = { $n ->
    [6] Offene Siegel: 6 von { $of }. Noch eins, und die Welt geht unter.
   *[other] Offene Siegel: { $n } von { $of }
  }
offer-asks = { $from } bittet { $to } um Hilfe
offer-asks-you = { $from } bittet dich um Hilfe
offer-asks-by-you = Du bittest { $to } um Hilfe
offer-wants = { $from } würde { $to } dafür helfen
offer-wants-you = { $from } würde dir dafür helfen
offer-wants-by-you = Du würdest { $to } dafür helfen
picks-first = { $name } wählt zuerst
picks-first-you = du wählst zuerst
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
aside-caught-0 = Es wollte nur spielen.
aside-caught-1 = Am Laufen lag es nicht. Nur am Abstand.
aside-caught-2 = Erst die Zähne, dann die Fragen.
aside-caught-3 = Die anderen schauen sehr aufmerksam zu.
aside-caught-4 = Jetzt gilt das Kleingedruckte.
aside-escaped-0 = Mutig nahm { $name } Reißaus.
aside-escaped-1 = Gedacht haben die Stiefel.
aside-escaped-2 = Ein geordneter Rückzug, werden die Barden sagen.
aside-escaped-3 = Das Monster ist außer Atem und beleidigt.
aside-escaped-4 = Niemand war mutig, und niemand ist tot.
aside-seal-0 = Bitte nicht im Gang in Panik geraten.
aside-seal-1 = Das Ende ist nah. Es hat sich einen Stuhl mitgebracht.
aside-seal-2 = Irgendwo räuspert sich ein Posaunist.
aside-seal-3 = Wer sollte darauf eigentlich aufpassen?
aside-seal-4 = Da stand „Nicht öffnen“. In Großbuchstaben.
board-free = frei
over-sealed = Das siebte Siegel ist offen und die Welt untergegangen: Es gewinnt, wer durch Karten im Spiel den größten Bonus hat.
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
cause-run-over = Die Flucht vor { $monsters } ist vorbei
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
cause-is-only-card = { $card }
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
follows-runs = { $n ->
    [0] { $name } entkommt, ohne zu würfeln.
    [1] { $name } entkommt, was auch immer der Würfel zeigt.
    [6] { $name } muss eine 6 würfeln; sonst geschehen die Schlimmen Dinge.
    [7] Kein Wurf bewahrt { $name } vor den Schlimmen Dingen.
   *[other] { $name } muss { $n } oder mehr würfeln; sonst geschehen die Schlimmen Dinge.
  }
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
follows-run = { $n ->
    [0] Du entkommst, ohne zu würfeln.
    [1] Du entkommst, was auch immer der Würfel zeigt.
    [6] Du musst eine 6 würfeln; sonst geschehen die Schlimmen Dinge.
    [7] Kein Wurf bewahrt dich vor den Schlimmen Dingen.
   *[other] Du musst { $n } oder mehr würfeln; sonst geschehen die Schlimmen Dinge.
  }
follows-combat = { $n ->
    [0] Spiel Karten, bitte um Hilfe, oder lauf weg: Niemand verfolgt dich.
    [1] Spiel Karten, bitte um Hilfe, oder lauf weg: Du entkommst, was auch immer der Würfel zeigt.
    [6] Spiel Karten, bitte um Hilfe, oder lauf weg: Dann musst du eine 6 würfeln.
    [7] Spiel Karten oder bitte um Hilfe: Diesem Monster entkommt niemand.
   *[other] Spiel Karten, bitte um Hilfe, oder lauf weg: Dann musst du { $n } oder mehr würfeln.
  }
follows-door = In deiner Hand sieht sie niemand, und du kannst sie später spielen.
follows-setup = Klassen, Rassen und Gegenstände können jetzt gespielt werden. Dann beginnt der erste Zug.
follows-arrange = Hinter der Tür wartet ein Monster, Schlimmeres oder eine Karte für dich.
asked-curse = Unternimmst du etwas gegen { $card }?
asked-door = Was machst du damit?
asked-run = Lauf! Was würfelst du?
asked-offer = Soll das Angebot so gelten?
asked-lose = Was verliert { $name }?
asked-help = Hilfst du { $name }?
asked-accept = Nimmst du es an?
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
