### Was geschehen ist, nach dem Namen des Ereignisses. `who` ist ein Spieler, `a` und `b` sind Karten, Spieler oder Zahlen.

log-turn-begins = { $who } ist am Zug
log-door-kicked = { $who } tritt die Tür ein: { $a }
log-card-drawn = { $who } zieht { $a }
log-fight-begins = { $who } muss gegen { $a } kämpfen
log-monster-joins = { $who } schickt { $a } in den Kampf
log-monster-leaves = nicht mehr im Kampf: { $a }
log-monster-killed = { $who } tötet { $a }
log-card-played = { $who } spielt { $a }
log-ability-used = { $who } nutzt { $a }
log-curse-strikes = { $a } zielt auf { $who }
log-curse-cancelled = { $a } gegen { $who } wird aufgehoben
log-level-gained = { $who } steigt { $a ->
    [one] auf
   *[other] um { $a } Stufen auf
  } Stufe { $b }
log-level-lost = { $who } fällt { $a ->
    [one] auf
   *[other] um { $a } Stufen auf
  } Stufe { $b }
log-die-rolled = { $who } würfelt { $a }
log-escaped = { $who } entkommt { $a }
log-caught = { $who } wird von { $a } erwischt
log-died = { $who } ist tot
log-body-looted = { $who } erbeutet { $a } von { $b }
log-card-lost = { $who } verliert { $a }
log-card-taken = { $who } nimmt { $a }
log-bribe-paid = { $who } bekommt { $a } von { $b } fürs Helfen
log-item-equipped = { $who } rüstet { $a } aus
log-item-taken-off = { $who } nimmt { $a } ab
log-items-sold = { $who } verkauft { $b ->
    [one] { $b } Gegenstand
   *[other] { $b } Gegenstände
} für { $a ->
    [one] { $a } Stufe
   *[other] { $a } Stufen
}
log-items-traded = { $who } und { $a } tauschen
log-gift-made = { $who } macht { $b } ein Geschenk: { $a }
log-offer-made = { $who } macht { $a } ein Angebot
log-help-begins = { $who } hilft { $a }
log-offer-declined = { $who } lehnt ab
log-fight-won = { $who } gewinnt den Kampf
log-running-away = { $who } muss weglaufen
log-fight-over = der Kampf ist vorbei
log-charity-given = { $who } gibt { $a } an { $b }
log-card-discarded = { $who } legt { $a } ab
log-game-won = { $who } gewinnt das Spiel
log-sex-changed = { $who } ist jetzt { $a }
log-card-kept = { $who } behält { $a }
log-room-looted = { $who } plündert den Raum
log-back-alive = { $who } lebt wieder
log-card-shown = { $who } zeigt { $a }
log-not-pursued = { $who } wird von { $a } nicht verfolgt
log-helper-leaves = { $who } verlässt den Kampf
log-no-effect = ohne Wirkung auf { $who }: { $a }
log-fight-transferred = { $who } übernimmt den Kampf
log-looks-for-trouble = { $who } sucht Ärger mit { $a }
log-trait-discarded = { $who } gibt { $a } auf
log-item-attached = { $a } von { $who } trägt { $b }
log-turn-ends = der Zug von { $who } endet
log-curse-stays = { $a } bleibt bei { $who }
log-counter-offer = { $who } macht { $a } ein anderes Angebot
log-character-changed = { $who } ist jetzt { $a }
log-ally-sacrificed = { $who } opfert { $a }
log-seal-opened = { $who } öffnet ein Siegel: { $a }
log-seal-closed = { $who } schließt ein Siegel
log-seal-kept-shut = für { $who } öffnet sich kein Siegel
log-revels = { $who } feiert
log-monster-tamed = { $who } hat jetzt { $a } dabei
log-offer-lapsed = das Angebot von { $who } an { $a } verfällt: { $b }
log-offer-withdrawn = { $who } zieht das Angebot an { $a } zurück
log-promise-not-kept = { $b } kann { $a } nicht tragen: { $who } behält die Karte

## Wer und was, wenn es keinen Namen gibt

log-chance = der Zufall
log-card = eine Karte
log-table = der Tisch

## Geschlechter

sex-male = männlich
sex-female = weiblich
sex-none = ohne Geschlecht
