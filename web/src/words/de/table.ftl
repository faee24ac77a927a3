# Der Tisch.
skip = Zum Tisch springen
title-table = Der Tisch
title-board = Der gemeinsame Tisch
title-create = Tisch aufstellen
title-replay = Aufzeichnung
title-cards = Karten
title-rules = Regeln
title-companion = Zähler
title-settings = Einstellungen
title-join = Mitspielen
somebody = Jemand
a-guest = Gast
you = du
a-card = eine Karte
log-draws = { $name } zieht { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
the-table = der Tisch
nothing = Nichts.
close = Schließen
home = Startseite
send = Senden
hand = Handkarten
level = Stufe
strength = Stärke
escape = Entkommt mit
escape-on = { $n } oder mehr
players = Mitspieler
sitting-down = Du nimmst Platz …
reconnecting = Die Verbindung ist weg. Gleich wieder da …
log-and-chat = Verlauf und Chat
the-log = Verlauf
chat = Chat
chat-say = Sag etwas
chat-empty = Noch hat niemand etwas gesagt. Verdächtig.
quick-phrases = Schnelle Sprüche
clause-is = Regel { $clause }
turn-of = Zug { $number }: { $name }
your-place = Dein Charakter
your-hand = Deine Hand: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
no-cards = Deine Hand ist leer. Da ist nichts zu stehlen.
no-cards-dead = Tote halten keine Karten. Sie spuken.
nothing-in-play = Noch nichts im Spiel. Dann eben mit Fäusten.
playable-now = jetzt spielbar
you-watch = Du schaust zu.
level-of = Stufe { $level } von { $top }
zone-traits = Klasse und Rasse
zone-worn = Ausgerüstet
slot-free = frei
zone-pack = Nur getragen, zählt nicht
zone-curses = Flüche
zone-known = Bekannte Handkarten
seat-is = { $name }: Stufe { $level }, Stärke { $strength }, { $cards ->
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
  }
seat-turn = ist dran
seat-fighter = kämpft
seat-helper = hilft
seat-dead = tot
seat-deciding = überlegt
seat-gone = ein Bot springt ein
flag-turn = Am Zug
flag-fighter = Kämpft
flag-helper = Hilft
flag-thinking = Überlegt
flag-dead = Tot
flag-bot = Bot
flag-away = Weg
deck-door = Türstapel, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
deck-treasure = Schatzstapel, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
discard-top = Ablage: { $card } oben auf { $count }
discard-empty = Ablage leer
# before the line of humour under a card, for who hears it
card-quip = Am Rande:
lies-open = Aufgedeckt
spoils = Schätze zu verteilen
body = Was übrig bleibt
the-fight = Der Kampf
monsters = { $count ->
    [one] Monster
   *[other] Monster
  }
sum-munchkins = Kampfstärke der Munchkins
sum-monsters = Kampfstärke der Monster
strength-is = Stärke { $n }
you-win-by = { $gap ->
    [0] Du gewinnst: Der Gleichstand gehört dir
   *[other] Du liegst { $gap } vorn
  }
you-lose-by = { $gap ->
    [0] Du verlierst: bei Gleichstand siegen die Monster
    [one] Dir fehlt 1
   *[other] Dir fehlen { $gap }
  }
they-win-by = { $gap ->
    [0] { $name } gewinnt den Gleichstand
   *[other] { $name } liegt { $gap } vorn
  }
they-lose-by = { $gap ->
    [0] { $name } verliert: bei Gleichstand siegen die Monster
    [one] { $name } fehlt 1
   *[other] { $name } fehlen { $gap }
  }
at-stake = Zu holen: { $levels ->
    [one] 1 Stufe
   *[other] { $levels } Stufen
  }, { $treasures ->
    [one] 1 Schatz
   *[other] { $treasures } Schätze
  }
addend-level = Stufe von { $name }
addend-monster = seine eigene Stufe
curse-aims = { $card } trifft { $name }!
curse-aims-you = { $card } trifft dich!
rolls = { $name } würfelt
rolls-you = Du würfelst
rolls-to-run = { $name } läuft weg: { $monster }
rolls-to-run-you = Du läufst weg: { $monster }
die-shows = Der Würfel zeigt { $face }
die-counts = Der Würfel zeigt { $face } und zählt { $value }
phase-setup = Alle machen sich bereit.
phase-start = { $you ->
    [yes] Erst sortieren, dann die Tür eintreten.
   *[no] { $name } sortiert und tritt dann die Tür ein.
  }
phase-door = Hinter der Tür ist etwas.
phase-combat = Ein Kampf!
phase-run = Lauf weg!
phase-trouble = Ärger suchen oder den Raum plündern?
phase-charity = Nächstenliebe: Wer zu viele Karten hat, gibt welche ab.
phase-ends = { $you ->
    [yes] Dein Zug geht zu Ende.
   *[no] Der Zug von { $name } geht zu Ende.
  }
phase-over = Das Spiel ist aus.
what-now = Was jetzt
a-moment = Einen Moment …
waiting-for = Warten auf { $names }.
window-open = Alle dürfen eingreifen.
i-am-ready = Ich bin bereit
let-it-stand = Laufen lassen
stood = Du lässt es laufen
wait = Halt!
go-on = Weiter
somebody-waits = { $name } überlegt noch
you-wait = Alle warten auf dich
ready-said = Du bist bereit
hint = Tipp
hint-is = Rat: { $hint }
acts = Was du tun kannst
hint-none = Hier spricht nichts für das eine oder das andere: Mach, was du magst.
do-it = So machen
take-back = Zurücknehmen
undo-asked = Die anderen werden gefragt, ob du es zurücknehmen darfst.
undo-lapsed = Es bleibt, wie es ist: Nicht alle haben rechtzeitig zugestimmt.
wants-undo = { $name } möchte etwas zurücknehmen.
agree = Einverstanden
refuse = Nein
ask-for-help = Um Hilfe bitten
sell-items = Gegenstände verkaufen
trade-or-give = Tauschen oder schenken
why-cant-i = Warum geht das nicht?
you-may = Das darfst du.
mute = Stummschalten
unmute = Wieder hören
vote-remove = Für Ausschluss stimmen
with-whom = Mit wem?
treasures-for-help = Schätze für die Hilfe
who-picks-first = Wer zuerst wählt
items-from = Gegenstände von { $name }
propose = Angebot machen
give-it = Schenken
worth-gold = { $gold ->
    [0] nichts wert
   *[other] Wert { $gold }
  }
offer-something = Wähle einen Gegenstand, den du gibst oder haben willst.
with-help = { $enough ->
    [yes] etwa { $ours } gegen { $theirs }: reicht
   *[no] etwa { $ours } gegen { $theirs }: reicht nicht
  }
so-many-of = { $n } von { $most }
offers-so-far = Angebote in diesem Zug
clause-lost = Die Regeln lassen sich gerade nicht lesen.
in-the-rules = Im Regelbuch öffnen
the-offer = Ein Angebot
offer-trade = { $from } bietet { $to } einen Tausch
offer-trade-you = { $from } bietet dir einen Tausch
offer-trade-by-you = Du bietest { $to } einen Tausch
offer-treasures-you = { $n ->
    [0] Du bekommst keine Schätze
    [one] Du bekommst 1 Schatz
   *[other] Du bekommst { $n } Schätze
  }
offer-treasures = { $n ->
    [0] { $name } bekommt keine Schätze
    [one] { $name } bekommt 1 Schatz
   *[other] { $name } bekommt { $n } Schätze
  }
offer-gives = { $name } gibt
offer-you-give = Du gibst
offer-you-get = Du bekommst
offer-gets = { $name } bekommt
offer-plays = Versprochen zu spielen
decline = Ablehnen
counter-to = Gegenangebot an { $name }
sell-put-up = Verkaufen
sell-how = Gegenstände im Wert von tausend sind eine Stufe. Was darüber ist, verfällt, und die letzte Stufe ist nicht zu kaufen.
sell-sum = Wert { $gold }: { $levels ->
    [0] noch keine Stufe.
    [one] 1 Stufe.
   *[other] { $levels } Stufen.
  }
sell-now = { $levels ->
    [0] Noch keine Stufe
    [one] Für 1 Stufe verkaufen
   *[other] Für { $levels } Stufen verkaufen
  }
game-over = Das Spiel ist aus
you-won = Du hast gewonnen!
has-won = { $names } gewinnt!
fair = Jede Karte und jeder Wurf folgt aus einem Geheimnis, dessen Prüfsumme vor dem ersten Zug zu sehen war ({ $hash }…). Die Aufzeichnung beweist es.
rematch = Noch einmal
watch-replay = Aufzeichnung ansehen
pass-to = Gib das Gerät an { $name }
pass-how = Alle anderen schauen weg.
it-is-me = Ich bin { $name }
one-device = Ein Gerät für alle
device-with = { $name } hat das Gerät.
steps-in = { $name } greift ein
board-join = Mitspielen mit dem Telefon
board-qr = Der Weg zu diesem Tisch als QR-Code
moment-up = Stufenaufstieg!
moment-down = Stufe verloren
moment-death = Tot!
moment-death-own = Du bist tot!
moment-won = Sieg!
do-pass = Laufen lassen
do-kick-door = Tür eintreten
do-loot-room = Raum plündern
do-end-turn = Zug beenden
do-done = Fertig
do-accept = Annehmen
do-decline = Ablehnen
do-counter = Gegenangebot
do-roll-for-order = Würfeln, wer zuerst läuft
do-revel = Feiern
many-others = Etwas anderes…
many-attach = Anbringen…
many-play = Ausspielen…
many-look-for-trouble = Ärger suchen…
do-look-for-trouble = Ärger suchen mit { $card }
do-play = { $card } spielen
do-play-target = { $card } auf { $target } spielen
do-play-side = { $card } für { $side } spielen
do-play-in-place-of = { $card } statt { $in_place_of } spielen
do-play-choose = { $card } spielen: { $choose }
do-play-with = { $card } mit { $with } spielen
do-keep = { $card } auf die Hand nehmen
do-use = { $ability } einsetzen
do-use-target = { $ability } gegen { $target } einsetzen
do-use-choose = { $ability } einsetzen: { $choose }
do-use-discard = { $ability } einsetzen und { $discard } ablegen
do-equip = { $card } ausrüsten
do-equip-in-place-of = { $card } statt { $in_place_of } ausrüsten
do-unequip = { $card } abnehmen
do-attach = { $card } anbringen
do-attach-to = { $card } an { $to } anbringen
do-discard-class = { $card } ablegen
do-discard-race = { $card } ablegen
do-discard = { $cards } ablegen
do-sell = { $cards } verkaufen
do-run = Weglaufen
do-run-from = Vor { $from } weglaufen
do-run-sacrifice = { $sacrifice } opfern, um zu entkommen
do-choose = { $option }
do-share = { $cards } abgeben
do-share-to = { $cards } an { $to } geben
do-reveal = { $cards } zeigen
do-reveal-to = { $cards } { $to } zeigen
do-ask-help = Um Hilfe bitten
do-ask-help-to = { $to } um Hilfe bitten
do-give = { $card } schenken
do-give-to = { $card } an { $to } schenken
do-trade = Tauschen
do-trade-to = Mit { $to } tauschen
word-none = Nein
word-yes = Ja
word-hand = eine Handkarte
word-bottom = unter den Stapel
word-door = der Türstapel
word-treasure = der Schatzstapel
word-mate = der Partner
word-carried = tragen
phrase-hello = Seid gegrüßt, Abenteurer!
phrase-luck = Mögen deine Würfel gnädig sein.
phrase-help-me = Hilft mir jemand bei dem hier?
phrase-what-offer = Was springt für mich heraus?
phrase-no-deal = Kein Handel.
phrase-wait = Warte, ich überlege noch.
phrase-hurry = Die Monster schlafen ein. Du bist dran!
phrase-well-played = Gut gespielt!
phrase-ouch = Autsch. Das tat weh.
phrase-mercy = Gnade, ich bin doch so klein.
phrase-revenge = Das merke ich mir.
phrase-oops = Hoppla, falsche Karte.
phrase-thanks = Danke!
phrase-again = Noch eine Runde?
reactions = Reaktionen
react-laugh = Lachen
phrase-react-laugh = lacht.
react-wow = Staunen
phrase-react-wow = staunt.
react-ouch = Zusammenzucken
phrase-react-ouch = zuckt zusammen.
react-grin = Grinsen
phrase-react-grin = grinst.
react-bravo = Applaudieren
phrase-react-bravo = applaudiert.
react-skull = Tot umfallen
phrase-react-skull = ist erledigt.
