# Aufzeichnungen ansehen.
replay-title = Aufzeichnung
replay-opening = Das Spiel wird geholt …
replay-won-by = gewonnen von { $names }
replay-position = Zug { $turn }, Entscheidung { $n } von { $total }
replay-turn = Zug { $n }
replay-mark = Zug { $turn }: { $text }
replay-chance = der Zufall
replay-a-card = eine Karte
replay-the-table = der Tisch
replay-sex-0 = ohne Geschlecht
replay-sex-1 = männlich
replay-sex-2 = weiblich
replay-controls = Wiedergabe
replay-scrub = Stelle im Spiel
replay-play = Abspielen
replay-pause = Anhalten
replay-step-back = Eine Entscheidung zurück
replay-step-on = Eine Entscheidung weiter
replay-turn-before = Zum Wendepunkt davor
replay-turn-after = Zum nächsten Wendepunkt
replay-speed = Tempo
replay-times = { $n }×
replay-curve = Stufen
replay-curve-told = Die Stufen aller Mitspieler über das Spiel; die Liste der Wendepunkte sagt dasselbe
replay-reading-part = Der Rest des Spiels wird gelesen: { $percent } %
replay-reading = Das Spiel wird gelesen …
replay-story = Was geschah
replay-points = Wendepunkte
replay-no-points = Nichts hat dieses Spiel gewendet.
replay-analysis = Rückschau
replay-analysing = Das Spiel wird noch einmal durchdacht …
replay-analysis-not = Dieses Spiel ließ sich nicht durchdenken.
replay-chances-told = Gewinnaussichten aller im Lauf des Spiels, übereinander
replay-turned = Die Züge, die am meisten geändert haben
replay-turned-point = { $name }: Siegchance von { $before } % auf { $after } %
replay-better = Was besser gewesen wäre
replay-better-whose = Wessen Entscheidungen
replay-better-than = { $done }. Besser: { $better } – { $reason }
replay-better-none = Niemand hat eine Entscheidung getroffen, die viel gekostet hat.
replay-level = Stufe { $n }
replay-winner = hat gewonnen
replay-dead = tot
replay-their-turn = Am Zug
replay-fights = kämpft
replay-helps = hilft
replay-strength = Stärke { $n }
replay-hand-size = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  }
replay-in-play = { $name }: im Spiel
replay-curses = { $name }: Flüche
replay-hand = Hand von { $name }
replay-middle = Die Mitte des Tisches
replay-phase = Zug { $turn }, { $name }: { $phase }
replay-phase-setup = die Karten werden ausgeteilt
replay-phase-start = vor der Tür
replay-phase-door = Tür eintreten
replay-phase-combat = Kampf
replay-phase-run = Weglaufen
replay-phase-trouble = Ärger suchen oder Raum plündern
replay-phase-charity = Nächstenliebe
replay-phase-over = das Spiel ist aus
replay-monsters = Monster
replay-monster-cards = Ein Monster und was darauf gespielt wurde
replay-monster = Stärke { $n }, { $treasures ->
    [one] 1 Schatz
   *[other] { $treasures } Schätze
  }
replay-played-for = Für die Munchkins gespielt
replay-played-against = Für die Monster gespielt
replay-wins-by = gewinnt um { $n }
replay-loses-by = verliert um { $n }
replay-tie-won = Gleichstand: Die Munchkins gewinnen
replay-tie-lost = Gleichstand: Die Monster gewinnen
replay-curse = { $card } trifft gleich { $name }
replay-die = { $name } würfelt { $face }{ $value ->
    [0] {""}
   *[other] , das zählt als { $value }
  }
replay-deal = { $name } macht { $other } ein Angebot
replay-shown = Offen auf dem Tisch
replay-spoils = Schätze zum Teilen
replay-body = Was die Toten hinterlassen
replay-seals = Offene Siegel
replay-doors = { $n ->
    [one] 1 Tür
   *[other] { $n } Türen
  }, { $out } abgelegt
replay-treasures = { $n ->
    [one] 1 Schatz
   *[other] { $n } Schätze
  }, { $out } abgelegt
replay-share = Dieses Spiel teilen
replay-share-short = Teilen
replay-link = Link zu genau dieser Stelle
replay-log = Das Protokoll
replay-log-told = Jede Entscheidung und jeder Wurf als Datei. Damit kann jeder prüfen, dass es mit rechten Dingen zuging.
replay-download = Protokoll herunterladen
replay-verify-told = So prüfst du es, wenn Kickdoor installiert ist:
replay-fork = Ab hier weiterspielen
replay-fork-not = Das geht erst, wenn die Karten ausgeteilt sind, und nicht ganz am Ende.
replay-fork-told = Ein neuer Tisch wird genau so aufgebaut, wie es hier steht: { $where }. Von da an ist das Glück neu.
replay-your-name = Dein Name
replay-a-guest = Munchkin { $n }
replay-fork-others = Die anderen Plätze
replay-fork-bots = Bots spielen sie
replay-fork-open = Frei lassen für Freunde
replay-fork-now = Tisch aufbauen
replay-forking = Wird aufgebaut …
replay-gone = Dieses Spiel gibt es nicht
replay-gone-told = Vielleicht ist der Link vertippt, oder das Spiel wurde nie zu Ende gespielt.
replay-old = Dieses Spiel stammt von einem älteren Kickdoor
replay-old-told = Seine Regeln haben sich seitdem geändert, deshalb lässt es sich nicht mehr Schritt für Schritt zeigen. Das Protokoll kannst du noch herunterladen.
replay-lost-told = Der Server antwortet gerade nicht.
replay-again = Noch einmal
replay-home = Startseite
