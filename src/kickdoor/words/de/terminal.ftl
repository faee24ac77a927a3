### Das Spiel im Terminal.

terminal-begins = { $who } gegen { $others } (Startzahl { $seed }). Hilfe mit ?
terminal-turn = Zug von { $who }
terminal-level = Stufe
terminal-strength = Stärke
terminal-traits = Klasse und Rasse
terminal-items = Gegenstände
terminal-hand = Hand
terminal-human = Mensch
terminal-against = { $who } gegen { $others }
terminal-stake = { $winning ->
    [1] so, wie es steht, gewinnen die Munchkins
   *[0] so, wie es steht, gewinnen die Monster
  }; es geht um { $levels ->
    [one] 1 Stufe
   *[other] { $levels } Stufen
  }, { $treasures }
terminal-empty-hand = Deine Hand ist leer.
terminal-program = Das Programm von { $who }: { $why }. Stattdessen wird gewürfelt.
terminal-says = { $who }: „{ $line }“
terminal-won = { $who } { $n ->
    [one] hat
   *[other] haben
  } gewonnen.
terminal-reached = { $who } { $n ->
    [one] hat
   *[other] haben
  } Stufe { $level } erreicht und gewonnen.
terminal-goodbye = Auf Wiedersehen.
terminal-saved = Das Spiel liegt in { $file }.

terminal-help =
    { "  " }eine Zahl  nimmt diese Zeile; die Eingabetaste nimmt Zeile 1
    { "  " }s          zurücklehnen: alles geschehen lassen bis zum nächsten Zug oder einem eigenen Kampf
    { "  " }t, h       der Tisch, deine Hand
    { "  " }? 3        die Karten von Zeile 3     ? net troll   jede Karte beim Namen
    { "  " }q          aufhören
terminal-back = { $line } (0 = zurück)
terminal-yours = Das musst du selbst entscheiden.
terminal-no-card = So eine Karte gibt es hier nicht.
terminal-number = Eine Zahl von 1 bis { $most } oder ? für Hilfe.
