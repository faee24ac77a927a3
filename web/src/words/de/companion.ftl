# Der Begleiter für das Spiel am echten Tisch.
companion-title = Zähler
companion-lead = Ihr spielt mit echten Karten, hier wird mitgezählt: Stufen, Ausrüstung, Kämpfe und Würfel, auf einem Gerät oder auf allen. Auch ohne Verbindung.
companion-go-on = Weiterzählen
companion-new = Neuer Zähler
companion-people = Wer spielt mit?
companion-player = Spieler { $n }
companion-player-name = Name von Spieler { $n }
companion-player-away = Spieler { $n } entfernen
companion-player-more = Noch jemand
companion-editions = Welche Schachteln liegen auf dem Tisch?
companion-until = Bis wohin geht es?
companion-until-ten = Bis Stufe 10
companion-until-epic = Episch: bis Stufe 20
companion-begin = Los geht’s
companion-short-level = { $name } { $n }
companion-is-shared = geteilt
companion-over = Das Spiel ist aus
companion-nameless = Namenlos
companion-all = Alle Zähler
companion-players = Mitspieler
companion-tools = Werkzeuge
companion-opening = Einen Moment …
companion-opening-told = Der Zähler wird geholt. Bist du offline, kommt er, sobald es eine Verbindung gibt.
companion-nowhere = Diesen Zähler gibt es nicht
companion-nowhere-told = Vielleicht ist der Link vertippt, oder der Zähler wurde sehr lange nicht benutzt.
companion-not-kept = Dieser Browser merkt sich nichts: Teile den Zähler, sonst ist er weg, wenn du die Seite schließt.
companion-ahead-label = Vorn:
companion-ahead = { $name }: Stufe { $n }
companion-ahead-many = { $names }: Stufe { $n }
companion-even = Alle liegen gleichauf

# Ein Mitspieler
companion-open-rest = Klasse, Rasse und mehr
companion-dead-at = Stufe { $n } bleibt
companion-no-traits = Keine Klasse
companion-is-dead = Tot
companion-fights = kämpft
companion-is-ahead = führt
companion-strength = Stärke
companion-level = Stufe
companion-level-of = Stufe von { $name }
companion-level-less = { $name }: eine Stufe runter
companion-level-more = { $name }: eine Stufe rauf
companion-gear = Bonus
companion-gear-of = Ausrüstungsbonus von { $name }
companion-gear-less = { $name }: Ausrüstung minus 1
companion-gear-more = { $name }: Ausrüstung plus 1
companion-comes-back = { $name } kommt zurück
companion-dies = { $name } stirbt
companion-dies-note = Wer stirbt, verliert alle Karten: Die Ausrüstung fällt auf 0. Stufe, Klasse und Rasse bleiben.
companion-leaves = { $name } verlässt den Tisch
companion-classes = Klasse
companion-races = Rasse
companion-sex = Geschlecht
companion-sex-m = männlich
companion-sex-f = weiblich
companion-sex-none = ohne Angabe
companion-name = Name
companion-colour = Farbe
companion-colour-red = Rot
companion-colour-blue = Blau
companion-colour-green = Grün
companion-colour-yellow = Gelb
companion-colour-purple = Lila
companion-colour-teal = Petrol
companion-colour-orange = Orange
companion-colour-pink = Rosa
companion-colour-brown = Braun
companion-colour-grey = Grau

# Siegel
companion-seals = Siegel
companion-seals-open = { $n } von { $of } Siegeln offen
companion-seal-open = Siegel { $n } öffnen
companion-seal-close = Siegel { $n } schließen
companion-seal-is = Siegel { $n }, { $open ->
    [true] offen
   *[other] geschlossen
  }

# Der Kampf
companion-fight = Kampf
companion-to-fight = Zum Kampf
companion-to-table = Tisch
companion-munchkins = Munchkins
companion-monsters = Monster
companion-verdict-win = Du gewinnst um { $n }
companion-verdict-lose = Du verlierst um { $n }
companion-verdict-tie = Gleichstand: Die Monster gewinnen
companion-verdict-tie-won = Gleichstand: Du gewinnst
companion-who-fights = Wer kämpft?
companion-who-helps = Wer hilft?
companion-nobody = Niemand
companion-plus = Einmal u. a.
companion-plus-of = Boni und Abzüge der Munchkins
companion-plus-less = Munchkins minus 1
companion-plus-more = Munchkins plus 1
companion-ties = Gleichstand gewinnt (Krieger)
companion-monster = Monster { $n }
companion-monster-name = Name von Monster { $n }
companion-monster-away = { $name } verlässt den Kampf
companion-monster-more = Noch ein Monster
companion-monster-level = Stufe
companion-monster-level-of = Stufe von { $name }
companion-monster-level-less = { $name }: Stufe minus { $n }
companion-monster-level-more = { $name }: Stufe plus { $n }
companion-monster-plus = Verstärker
companion-monster-plus-of = Verstärker von { $name }
companion-monster-plus-less = { $name }: Verstärker minus { $n }
companion-monster-plus-more = { $name }: Verstärker plus { $n }
companion-monster-once = Einmal
companion-monster-once-of = Einmalgegenstände für { $name }
companion-monster-once-less = { $name }: Einmalgegenstände minus { $n }
companion-monster-once-more = { $name }: Einmalgegenstände plus { $n }
companion-monster-treasures = Schätze
companion-monster-treasures-of = Schätze von { $name }
companion-monster-treasures-less = { $name }: Schätze minus { $n }
companion-monster-treasures-more = { $name }: Schätze plus { $n }
companion-monster-levels = Stufen
companion-monster-levels-of = Stufen für den Sieg über { $name }
companion-monster-levels-less = { $name }: Stufen für den Sieg minus { $n }
companion-monster-levels-more = { $name }: Stufen für den Sieg plus { $n }
companion-at-stake = Zu gewinnen: { $levels ->
    [one] 1 Stufe
   *[other] { $levels } Stufen
  }, { $treasures ->
    [one] 1 Schatz
   *[other] { $treasures } Schätze
  }
companion-won = Gewonnen: { $name } +{ $n }
companion-won-both = Gewonnen: { $name } +{ $n }, { $helper } +{ $m }
companion-run = Verloren: weglaufen
companion-call-off = Abblasen

# Der Würfel
companion-die = Würfel
companion-roll = Würfeln
companion-rolling = Er rollt …
companion-rolled = Eine { $n }!
companion-not-rolled = Noch nicht gewürfelt
companion-rolled-before = Davor:
companion-die-note = Weglaufen klappt bei 5 oder 6, wenn keine Karte etwas anderes sagt.

# Zurücknehmen, Verlauf, Zahlen
companion-undo = Zurück
companion-undo-what = Zurücknehmen: { $what }
companion-redo = Doch
companion-story = Verlauf
companion-more = Mehr
companion-figures = Zahlen
companion-history = Was geschah
companion-played = Gespielt: { $time }
companion-minutes = { $n } min
companion-hours = { $h }:{ $m } h
companion-rolls = { $n ->
    [one] 1 Wurf
   *[other] { $n } Würfe, im Schnitt { $mean }
  }
companion-levels-over-time = Stufen im Lauf der Zeit; die Tabelle darunter sagt dasselbe
companion-who = Mitspieler
companion-col-level = Stufe
companion-col-strength = Stärke
companion-col-won-fights = Kämpfe gewonnen
companion-col-helped = Geholfen
companion-col-ran = Weggelaufen
companion-col-deaths = Tode
companion-earlier-games = Frühere Spiele
companion-earlier-game = Spiel { $n }: { $names } ({ $time })
companion-story-begin = Ein neues Spiel beginnt
companion-story-level-up = { $name } steigt auf Stufe { $n }
companion-story-level-down = { $name } fällt auf Stufe { $n }
companion-story-gear = { $name }: Ausrüstung { $from } → { $n }
companion-story-dies = { $name } stirbt
companion-story-back = { $name } ist wieder da
companion-story-classes = { $name } ist jetzt { $words }
companion-story-classes-none = { $name } hat keine Klasse mehr
companion-story-races = { $name } ist jetzt { $words }
companion-story-races-none = { $name } ist jetzt ein Mensch
companion-story-sex = { $name }: { $words }
companion-story-join = { $name } kommt an den Tisch
companion-story-leave = { $name } verlässt den Tisch
companion-story-name = { $words } heißt jetzt { $name }
companion-story-won = { $name } gewinnt einen Kampf
companion-story-ran = { $name } läuft weg
companion-story-roll = Der Würfel zeigt { $n }
companion-story-seals-up = Ein Siegel öffnet sich: { $n } von 7
companion-story-seals-down = Ein Siegel schließt sich: { $n } von 7
companion-story-over = Das Spiel ist aus: { $words }
companion-story-resumed = Das Spiel geht weiter
companion-story-fight = { $name } kämpft
companion-story-fighter = Der Kampf ändert sich
companion-story-off = Der Kampf ist abgeblasen
companion-story-win = Jetzt geht es bis Stufe { $n }
companion-story-edition = Auf dem Tisch: { $words }

# Das Ende
companion-is-there-label = Hat jemand gewonnen?
companion-is-there = { $names }: Stufe { $n }!
companion-by-a-kill = Die letzte Stufe muss von einem getöteten Monster kommen.
companion-seventh = Das siebte Siegel ist offen. Die meiste Ausrüstung im Spiel: { $names }
companion-play-on = Noch nicht
companion-wins = { $names } { $count ->
    [one] gewinnt
   *[other] gewinnen
  } das Spiel!
companion-after = Nach { $time }.

# Der Tisch
companion-table = Der Tisch
companion-new-player = Neu dabei
companion-add = Dazu
companion-facing = Die halbe Runde umdrehen, für alle auf der anderen Seite des Tisches
companion-awake = Bildschirm anlassen
companion-end = Das Ende
companion-who-won = Wer hat gewonnen?
companion-end-game = Spiel beenden
companion-resume = Doch weiterspielen
companion-new-game = Neues Spiel
companion-new-game-now = Neues Spiel, gleiche Runde
companion-new-game-sure = Alle fangen wieder auf Stufe 1 an. Was bisher geschah, bleibt im Verlauf.
companion-new-game-yes = Ja, neues Spiel
companion-no = Nein
companion-forget = Dieses Gerät
companion-forget-now = Von diesem Gerät entfernen
companion-forget-sure = Von diesem Gerät ist er dann weg. Wer den Link hat, behält ihn.
companion-forget-yes = Ja, entfernen

# Teilen
companion-share = Zähler teilen
companion-share-state = Zähler teilen. { $state }
companion-share-why = Bisher gibt es ihn nur auf diesem Gerät. Geteilt können alle am Tisch auf dem eigenen Handy mitlesen und mitzählen.
companion-share-gone = Der Server kennt diesen Zähler nicht mehr. Du kannst ihn neu teilen; der Verlauf kommt mit.
companion-share-full = Dieser Zähler hat mehr erlebt, als in einen passt. Teile ihn neu: Das Spiel geht weiter, wie es steht, der Verlauf beginnt von vorn.
companion-share-now = Teilen
companion-sharing = Wird geteilt …
companion-share-failed = Der Server ist gerade nicht zu erreichen. Hier läuft der Zähler weiter; versuch es später noch einmal.
companion-share-how = Scannen lassen oder den Link schicken. Wer ihn hat, sieht den Zähler und kann ihn ändern.
companion-share-kept = Namen und Zahlen liegen dann auf dem Server, bis sie 90 Tage lang niemand geändert hat.
companion-qr = QR-Code dieses Zählers
companion-link = Link
companion-tie-here = Nur auf diesem Gerät
companion-tie-opening = Verbindung wird aufgebaut
companion-tie-good = Geteilt und auf dem neuesten Stand
companion-tie-away = { $n ->
    [0] Keine Verbindung
    [one] Keine Verbindung; 1 Änderung wartet
   *[other] Keine Verbindung; { $n } Änderungen warten
  }
companion-tie-gone = Der Server kennt ihn nicht mehr
companion-tie-full = Für weitere Änderungen ist kein Platz
companion-tie-short-here = Teilen
companion-tie-short-opening = …
companion-tie-short-good = Geteilt
companion-tie-short-away = { $n ->
    [0] Offline
   *[other] Offline · { $n }
  }
companion-tie-short-gone = Ungeteilt
companion-tie-short-full = Voll
