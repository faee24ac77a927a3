### Die Tatsache, die entscheidet, warum einem Bot etwas gefällt, in wenigen Worten. { $who } ist der Name eines Spielers.

hint-keep = dort sieht sie niemand, und du kannst sie später spielen (dann { $hand ->
    [one] { $hand } Karte
   *[other] { $hand } Karten
})
hint-kick-weak = nichts auf deiner Hand macht dich jetzt stärker als { $strength }; weglaufen gelingt ab { $escape }
hint-kick = mit Stärke { $strength } schlägst du ein gewöhnliches Monster der Stufe { $beats }
hint-trouble = { $card }: gewonnen { $ours } zu { $theirs }; Stufen: { $levels }, Schätze: { $treasures }
hint-loot = { $card } wäre { $theirs } gegen deine { $ours }: nicht gewonnen
hint-loot-free = du hast kein Monster zum Kämpfen, und eine verdeckte Karte kostet nichts
hint-end = { $hand ->
    [0] keine Karten
    [one] { $hand } Karte
   *[other] { $hand } Karten
}: Nichts muss abgegeben werden
hint-roll-enough = die { $n } reicht: { $needed } braucht es zum Entkommen
hint-roll-fails = die { $n } reicht nicht, { $needed } braucht es; erwischt: { $bad }
hint-roll-caught = die { $n } reicht nicht: { $who } wird erwischt, wenn es dabei bleibt
hint-curse-elsewhere = der Fluch trifft { $who }, nicht dich
hint-curse-idle = er kostet dich nichts
hint-wait = { $who } ist von den anderen am weitesten, erst auf Stufe { $level } von { $goal }: Behalte deine Karten
hint-wait-gift = alles, was du jetzt spielen könntest, hilft jemand anderem
hint-wait-idle = nichts, was du jetzt spielen könntest, brächte dir etwas
hint-wait-near = { $who } ist auf Stufe { $level } von { $goal }: Behalte, was den letzten Kampf verhindert
hint-thinking = { $who } überlegt noch, ob dein Angebot gut ist
hint-carry = auf dem Tisch zählt es nicht zu deiner Hand von { $hand }
hint-stand-won = du gewinnst { $ours } zu { $theirs }; Stufen: { $levels }, Schätze: { $treasures }
hint-tie-won = bei { $ours } genügt dir der Gleichstand; Stufen: { $levels }, Schätze: { $treasures }
hint-stand-helped = mit deiner Hilfe gewinnt { $who } { $ours } zu { $theirs } und kommt auf Stufe { $level }
hint-stand-rise = mit deiner Hilfe gewinnt { $who } { $ours } zu { $theirs }; du steigst { $n ->
    [one] { $n } Stufe
   *[other] { $n } Stufen
} auf, { $who } erreicht Stufe { $level }
hint-stand-lost = { $who } verliert { $ours } zu { $theirs }, ohne dass du etwas tust
hint-stand-harmless = { $who } gewinnt { $ours } zu { $theirs }, aber das ist erst Stufe { $level }
hint-tie-harmless = bei { $ours } genügt { $who } der Gleichstand, aber das ist erst Stufe { $level }
hint-won = gewinnt { $ours } zu { $theirs }; Stufen: { $levels }, Schätze: { $treasures }
hint-won-game = { $ours } zu { $theirs }: du gewinnst das Spiel
hint-step = { SIGNED($swing) }; noch { $need }, und der Kampf ist gewonnen
hint-bigger = immer noch { $ours } zu { $theirs } gewonnen, und es gibt mehr zu holen
hint-away = beendet einen Kampf, der { $ours } zu { $theirs } verloren ist
hint-stopped = { $who } würde das Spiel gewinnen: { $ours } zu { $theirs } verhindert es
hint-fight-gone = { $who } würde das Spiel gewinnen: Das verhindert es
hint-loses = { $who } würde { $ours } zu { $theirs } verlieren
hint-weakened = { $who } würde das Spiel gewinnen: { $ours } zu { $theirs } lässt anderen weniger zu tun
hint-run = verloren { $ours } zu { $theirs }; { $percent } %, { $card } zu entkommen, sonst: { $bad }
hint-run-safe = verloren { $ours } zu { $theirs }, aber von { $card } wirst du nicht verfolgt
hint-bad-death = du stirbst
hint-bad-levels = du verlierst { $n ->
    [one] { $n } Stufe
   *[other] { $n } Stufen
}
hint-bad-stuff = die Schlimmen Dinge
hint-ask = mit { $who } gewinnst du { $ours } zu { $theirs } und behältst { $left } von { $all ->
    [one] { $all } Schatz
   *[other] { $all } Schätzen
}
hint-demand = dir bleiben Stufen: { $levels } und { $left } von { $all ->
    [one] { $all } Schatz
   *[other] { $all } Schätzen
}
hint-help = zusammen gewinnt ihr { $ours } zu { $theirs }; { $treasures } von { $all ->
    [one] { $all } Schatz
   *[other] { $all } Schätzen
} für dich, { $who } kommt auf Stufe { $level }
hint-help-rise = zusammen gewinnt ihr { $ours } zu { $theirs }; du steigst { $n ->
    [one] { $n } Stufe
   *[other] { $n } Stufen
} auf und bekommst { $treasures } von { $all ->
    [one] { $all } Schatz
   *[other] { $all } Schätzen
}, { $who } erreicht Stufe { $level }
hint-cheap = { $treasures } von { $all ->
    [one] { $all } Schatz
   *[other] { $all } Schätzen
} ist wenig dafür, dass { $who } auf Stufe { $level } kommt
hint-help-wins = mit deiner Hilfe würde { $who } das Spiel gewinnen
hint-help-lost = selbst zusammen steht es { $ours } zu { $theirs }: verloren
hint-trade = { SIGNED($n) } für deine Stärke, { SIGNED($theirs) } für { $who }
hint-present = du gibst nichts dafür
hint-barter = { $theirs } von { $who } für { $mine }: { SIGNED($n) } für deine Stärke
hint-barter-both = { $theirs } ist dir mehr wert als { $mine }, für { $who } ist es umgekehrt
hint-barter-none = kein Tausch Gegenstand gegen Gegenstand wäre gut für dich und für { $who }
hint-level = Stufe { $level }: noch { $left }
hint-level-card = Stufe { $level }, sobald du sie ausspielst
hint-level-taken = du kommst auf Stufe { $level }, { $who } fällt auf { $theirs }
hint-item = { SIGNED($n) } in jedem Kampf: aus { $before } wird { $after }
hint-escape = weglaufen gelingt dann ab { $n }, nicht ab { $before }
hint-swap = { SIGNED($n) } anstelle von { SIGNED($off) }: Stärke { $strength }, sobald du es ausrüstest
hint-item-gold = { $gold } Goldstücke wert; eine Stufe kostet { $price }
hint-graft = { SIGNED($n) } für den Gegenstand, an dem du es anbringst
hint-once = { SIGNED($n) } für eine Seite eines Kampfs, einmal
hint-equip = { SIGNED($n) } statt { SIGNED($off) }: Stärke { $strength }
hint-sell = { $gold } Goldstücke machen Stufe { $level }; es kostet { $lost } von deiner Stärke { $strength }
hint-sold = { $gold } Goldstücke genügen: Eine Stufe kostet { $price }
hint-first-class = du hast noch keine Klasse
hint-first-race = du hast noch keine Rasse
hint-more-class = du hast Platz für eine zweite Klasse
hint-more-race = du hast Platz für eine zweite Rasse
hint-second-class = macht Platz für eine zweite Klasse
hint-second-race = macht Platz für eine zweite Rasse
hint-fits = passt zu deinen Gegenständen: { SIGNED($n) }
hint-curse-levels = { $who }, auf Stufe { $level }, verliert { $n ->
    [one] { $n } Stufe
   *[other] { $n } Stufen
}
hint-curse-bonus = { $who } verliert { $n } von Stärke { $strength }
hint-curse-rival = trifft { $who }, mit Stufe { $level } vor den anderen
hint-saved-levels = sonst verlierst du { $n ->
    [one] { $n } Stufe
   *[other] { $n } Stufen
}
hint-saved-bonus = sonst verlierst du { $n } von deiner Stärke
hint-theft = { $percent } %, { $card } zu bekommen, { SIGNED($n) } für dich
hint-known-door = du weißt, was du bekommst: { $card }
hint-unknown-door = { $card } auf dem Ablagestapel ist nicht besser als eine Karte, die niemand kennt
hint-peek = ein Blick auf das, was kommt, der nichts kostet
hint-treasure-deck = { $percent } % der Türen sind Monster und Flüche, kein Schatz ist eins von beiden
hint-give = eine von { $hand } Karten muss weg; diese bringt deiner Stärke { $strength } nur { $n }
hint-lose = von { $many } kostet das am wenigsten: { $n } von deiner Stärke { $strength }
hint-take = von { $many } bringt das am meisten: { SIGNED($n) } für deine Stärke { $strength }
hint-rid = damit bist du { $card } los
hint-either = kostet etwa { $mine }, der andere Weg { $other }, in Punkten der Stärke gezählt
hint-routine = reine Routine
hint-usual = was ein heuristischer Spieler tut
hint-worlds = { SIGNED($percent) } % auf den Sieg, in { $worlds ->
    [one] { $worlds } gedachten Welt
   *[other] { $worlds } gedachten Welten
}
analysis-chances = Aussichten auf den Sieg zu Beginn eines Zugs: { $names }
analysis-turning = Zug { $turn } war ein Wendepunkt: { $who } kam von { $before } % auf { $after } %.
analysis-mistake = Zug { $turn }, { $who }: { $done }. Besser: { $better } – { $reason } (Punkte Stärke: etwa { $cost }).
