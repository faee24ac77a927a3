### Was ein Spieler tun darf, wie er es sagen würde: ein Kopf, und ein Schluss, wo Taten mit derselben Karte sich unterscheiden.

act-with-tail = { $head }, { $tail }
act-begin = Das Spiel beginnen
act-finish = Den Kampf beenden
act-pass = Laufen lassen
act-leave-room = Den Raum lassen, wie er ist
act-end = Deinen Zug beenden
act-never-mind = Doch nicht
act-kick = Die Tür eintreten
act-loot = Den Raum plündern: eine verdeckte Türkarte ziehen
act-accept = Annehmen
act-decline = Ablehnen
act-counter = Stattdessen ein anderes Angebot machen
act-dispute = Würfeln, wer zuerst wegläuft
act-revel = Feiern
act-trouble = Ärger suchen mit { $card } aus deiner Hand
act-keep = { $card } auf die Hand nehmen
act-unequip = { $card } abnehmen
act-drop = { $card } aufgeben
act-discard = { $card } ablegen
act-reveal = { $card } zeigen
act-sell-all = Das ist alles: verkaufen
act-propose = Das Angebot machen
act-run = Weglaufen vor { $what }
act-sacrifice = { $card } opfern, um allem zu entkommen
act-sacrifice-two = { $card } opfern, um mit deinem Helfer allem zu entkommen
act-play = { $card } spielen
act-use = { $name } einsetzen
act-equip = { $card } ausrüsten
act-attach = { $card } anbringen
act-sell = Gegenstände verkaufen:
act-share = { $card } abgeben
act-help = Um Hilfe bitten:
act-trade = Tauschen:
act-gift = Schenken:
act-offer = Anbieten:

## Schlüsse

tail-carried = auf den Tisch, um es zu tragen
tail-side = für { $side }
tail-in-place = statt { $what }
tail-in-place-discarded = statt { $what } (wird abgelegt)
tail-on = gegen { $what }
tail-with = mit { $card }
tail-paid = für { $card }
tail-attached = an { $card }
tail-gold = { $card } ({ $n } Gold)
tail-to = an { $who }
tail-help = { $who }, für { $treasures }
tail-trade = mit { $who }
tail-gift = { $card } an { $who }

treasures-told = { $n ->
    [0] nichts
    [one] 1 Schatz
   *[other] { $n } Schätze
  }
term-give = { $card } geben
term-get = { $card } verlangen
term-play = Versprechen, { $card } zu spielen

## Wogegen sich eine Tat richtet, oder eine Antwort

target-no = Nein
target-yes = Ja
target-blind = eine Handkarte, ungesehen
target-below = Unter den Stapel legen
target-door = den Türstapel
target-treasure = den Schatzstapel
target-yourself = dich selbst
target-mate = den Partner von { $card }
target-owned = { $card } von { $who }

## Was man sonst wissen muss, um zu antworten

note-seals = { $n ->
    [one] 1 Siegel ist offen, oben { $card }.
   *[other] { $n } Siegel sind offen, oben { $card }.
  }
note-die = Der Würfel von { $who } zeigt { $face } und zählt { $value }.
note-die-run = Der Würfel von { $who } zeigt { $face } und zählt { $value }; mit 5 entkommt man.
note-sale = Zum Verkauf: bisher { $n } Gold.
note-deal = { $who } gibt { $gives }; { $other } gibt { $gets }.
note-promise = das Versprechen, { $card } zu spielen
note-help = Hilfe
note-nothing = nichts
note-asks-help = { $who } bittet { $other } um Hilfe und bietet { $treasures }
note-played-for = { $told } für { $side }
