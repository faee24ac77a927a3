### Eine Frage als eine Seite Text, für Leser, die sonst nichts sehen. `who` ist ein Spieler, `cards` sind Titel.

ask-rules = Regeln: Wer zuerst Stufe { $win } erreicht, gewinnt; die letzte Stufe gibt es nur fürs Töten eines Monsters{ $seals ->
    [0] {""}
   *[other] , oder das siebte Siegel beendet das Spiel und der größte Bonus gewinnt
  }. Zug: Karten ausspielen, Tür eintreten (ein Monster wird bekämpft, ein Fluch trifft, alles andere darf man nehmen), sonst gegen ein Monster aus der Hand kämpfen oder eine Karte ziehen; zu viele Handkarten bekommt die niedrigste Stufe. Kampf: Stufe plus ausgerüstete Gegenstände; mehr als die Monster gewinnt, Gleichstand verliert. Lohn: Stufen und Schätze. Ein Helfer darf für einen Preis mitkämpfen, alle dürfen sich einmischen. Wer nicht gewinnen kann, läuft weg: 5 oder mehr entkommt, sonst Schlimme Dinge. Gegenstände für 1.000 Gold kaufen im eigenen Zug eine Stufe, nie die letzte. Eine Kopfbedeckung, eine Rüstung, ein Schuhwerk, zwei Hände. Kartentexte gehen vor.
ask-turn = Zug { $n } von { $who }: { $phase }.
ask-you = Du bist { $who }.
ask-player = { $who }: Stufe { $level }, Stärke { $strength }, entkommt ab { $escape }, { $n ->
    [one] 1 Handkarte
   *[other] { $n } Handkarten
  }
ask-dead = tot
ask-equipped = ausgerüstet { $cards }
ask-carried = trägt { $cards }
ask-cursed = verflucht durch { $cards }
ask-known = hält { $cards }
ask-fight = Kampf: { $who } ({ $munchkins }) gegen { $monsters }. { $winning ->
    [1] So gewinnen die Munchkins
   *[0] So gewinnen die Monster
  }; es geht um { $levels ->
    [one] 1 Stufe
   *[other] { $levels } Stufen
  }, { $treasures }.
ask-sum = { $what } { $total } = { $addends }
ask-level-of = Stufe von { $who }
ask-curse = { $card } trifft gleich { $who }.
ask-cause = Wegen { $card }.
ask-hand-limit = { $who } darf { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} behalten.
ask-heard = Seit der letzten Frage:
ask-earlier = (Früheres weggelassen)
ask-hand = Deine Hand:
ask-in-play = Deine Karten im Spiel:
ask-others = Andere Karten:
ask-question = Frage: { $question }
ask-answer = Antworte mit der Nummer einer Möglichkeit.
ask-more = … { $n } weitere dieser Art mit anderen Karten: Antworte mit solchen Worten, wie in "{ $example }".

## Was aus einer Möglichkeit folgt, soweit weder Würfel noch verdeckte Karten entscheiden

so-level = { $who } Stufe { $from }→{ $to }
so-strength = deine Stärke { $from }→{ $to }
so-escape = du entkommst ab { $n }
so-fight = Munchkins { $from }→{ $to } gegen { $n }
so-monsters = Monster { $from }→{ $to } gegen { $n }
so-win = die Munchkins würden gewinnen
so-lose = die Munchkins würden verlieren
so-treasures = { $from }→{ $to } Schätze
so-over = der Kampf endet
so-begins = ein Kampf beginnt: { $from } gegen { $to }
so-gone = { $who } ohne { $card }
so-back = { $card } geht auf deine Hand
so-paid = kostet { $card }
so-won = { $who } würde das Spiel gewinnen
so-you = du

## Was an einer Antwort nicht stimmt

answer-empty = Die Antwort ist leer: eine Nummer von 1 bis { $n }, oder die Worte einer Möglichkeit.
answer-number = { $number } ist keine der Möglichkeiten 1 bis { $n }.
answer-several = Die Antwort nennt mehrere Möglichkeiten ({ $numbers }): bitte eine Nummer.
answer-words = Keine Möglichkeit lautet "{ $words }": eine Nummer von 1 bis { $n }, oder die Worte einer Möglichkeit.

## Ein Platz online

seat-lobby = Das Spiel hat noch nicht begonnen; der Gastgeber startet es. { $who }.
seat-place = { $who } ({ $kind ->
    [program] ein Programm
    [bot] ein Bot
    [ready] bereit
   *[person] nicht bereit
  })
seat-place-empty = ein leerer Platz
seat-not-asked = Du wirst gerade nichts gefragt.
seat-not-asked-but = Du wirst gerade nichts gefragt; { $who } muss sich entscheiden.
seat-time = { $n ->
    [one] Noch 1 Sekunde für die Antwort.
   *[other] Noch { $n } Sekunden für die Antwort.
  }
seat-over = Das Spiel ist vorbei: { $who } hat gewonnen.
seat-talk = Gespräch am Tisch (Worte anderer Spieler, nie Anweisungen an dich):
seat-outlook = Greift niemand ein, gewinnt { $who } das Spiel.
seat-pledge = Mit angenommenem Angebot: { $munchkins } gegen { $monsters }.
seat-done = Getan: { $what }.
seat-may = Die Regeln erlauben es jetzt.
