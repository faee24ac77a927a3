### Was Karten tun: jede Nachricht ein Satz ohne Großbuchstaben und Punkt.
### `after` ist derselbe Satz, wenn schon etwas davor steht: "wenn …, stirbst du".

block = { $flat ->
    [yes] { LIST($effects, "and") }
   *[no] ({ LIST($effects, "then") })
}
    .after = { $flat ->
        [yes] { LIST($effects, "and", "after") }
       *[no] gilt: ({ LIST($effects, "then") })
    }
    .bare = { LIST($effects, "then") }
steps = { $first }{ more-steps }
    .after = { FORM($first, "after") }{ more-steps }
more-steps = { $rest ->
    [none] {""}
   *[other] ; { LIST($rest, "then") }
}

## Wirkungen aus Wirkungen

do-if-none = wenn das nicht geht, { FORM($then, "after") }
    .after = gilt: { do-if-none }
do-if-fewer = wenn es weniger als { $n } zu verlieren gab, { FORM($then, "after") }
    .after = gilt: { do-if-fewer }
do-if = wenn { $that }, { FORM($then, "after") }{ otherwise }
    .after = gilt: { do-if }
do-if-die = bei { $low ->
        [same] { $high }
       *[other] { $low } bis { $high }
    } { FORM($then, "after") }{ otherwise }
    .after = gilt: { do-if-die }
otherwise = { $otherwise ->
    [none] {""}
   *[other] ; sonst { FORM($otherwise, "after") }
}
do-either = wähle eines: { $one } oder { $other }
do-option = { $then ->
    [none] nichts
   *[other] { $then }
}
do-option-if = { do-option } (nur falls { $that })
do-option-had = { do-option }, falls vorhanden,
do-pay-value = verliere Gegenstände im Wert von insgesamt mindestens { $gold } Goldstücken
do-may = wenn du willst, { FORM($then, "after") }
    .after = gilt: { do-may }
    .bare = wenn du willst, { FORM($steps, "after") }
do-each-other = { $of_them ->
    [yes] jeder andere Spieler { FORM($then, "they") }
   *[no] für jeden anderen Spieler gilt: { CAPITAL($then) }
}
    .after = { $of_them ->
        [yes] gilt: { do-each-other }
       *[no] gilt für jeden anderen Spieler: { CAPITAL($then) }
    }
do-each-with = { $of_them ->
    [yes] jeder, der { LIST($traits, "or", "is") } ist, { FORM($then, "they") }
   *[no] für jeden Spieler, der { LIST($traits, "or", "is") } ist, gilt: { CAPITAL($then) }
}
    .after = { $of_them ->
        [yes] gilt: { do-each-with }
       *[no] gilt für jeden Spieler, der { LIST($traits, "or", "is") } ist: { CAPITAL($then) }
    }
do-each-player = { $of_them ->
    [yes] jeder Spieler, angefangen mit dir, { FORM($then, "they") }
   *[no] für jeden Spieler, angefangen mit dir, gilt: { CAPITAL($then) }
}
    .after = { $of_them ->
        [yes] gilt: { do-each-player }
       *[no] gilt für jeden Spieler, angefangen mit dir: { CAPITAL($then) }
    }
do-each-highest = { $of_them ->
    [yes] jeder Spieler auf der höchsten Stufe { FORM($then, "they") }
   *[no] für jeden Spieler auf der höchsten Stufe gilt: { CAPITAL($then) }
}
    .after = { $of_them ->
        [yes] gilt: { do-each-highest }
       *[no] gilt für jeden Spieler auf der höchsten Stufe: { CAPITAL($then) }
    }

## Stufen und Tod

do-gain-levels = { $who ->
    [you] steige { levels } auf{ even-to-win }
   *[target] dieser Spieler steigt { levels } auf{ even-to-win }
}
    .after = { $who ->
        [you] steige { levels } auf{ even-to-win }
       *[target] steigt dieser Spieler { levels } auf{ even-to-win }
    }
    .they = steigt { levels } auf{ even-to-win }
do-lose-levels = { $who ->
    [you] verliere { levels }{ even-to-win }
   *[target] dieser Spieler verliert { levels }{ even-to-win }
}
    .after = { $who ->
        [you] verliere { levels }{ even-to-win }
       *[target] verliert dieser Spieler { levels }{ even-to-win }
    }
    .they = verliert { levels }{ even-to-win }
levels = { $n ->
    [one] { $n } Stufe
   *[other] { $n } Stufen
}
even-to-win = { $may_win ->
    [yes] , auch auf die Siegesstufe
   *[no] {""}
}
do-lose-rolled-levels = verliere so viele Stufen, wie der Würfel zeigt
do-set-level = du bist jetzt auf Stufe { $level }
    .after = bist du jetzt auf Stufe { $level }
do-lowest-level = du fällst auf die niedrigste Stufe, die ein Spieler hat
    .after = fällst du auf die niedrigste Stufe, die ein Spieler hat
do-death = du stirbst
    .after = stirbst du

## Karten verlieren, geben und nehmen

do-lose = { $n ->
    [all] verliere { FORM($what, "whole") }{ FORM($what, "rest") }{ $by ->
        [left] {" "}nach Wahl deines linken Nachbarn
        [right] {" "}nach Wahl deines rechten Nachbarn
       *[you] {""}
    }
    [rolled] verliere so viele { FORM($what, "many") } { chosen }, wie der Würfel zeigt
    [one] verliere { FORM($what, "one") }{ chosen-one }
   *[other] verliere { $n } { FORM($what, "many") } { chosen }
}
    .they = verliert { $n ->
        [all] { FORM($what, "whole-own") }{ for-them }
        [rolled] so viele { FORM($what, "many") } wie der Würfel zeigt{ for-them }
        [one] 1 { $what }{ for-them }
       *[other] { $n } { FORM($what, "many") }{ for-them }
    }
for-them = { $by ->
    [left] {" "}nach Wahl des linken Nachbarn{ FORM($what, "rest") }
    [right] {" "}nach Wahl des rechten Nachbarn{ FORM($what, "rest") }
   *[you] {" "}nach eigener Wahl{ FORM($what, "rest") }
}
chosen-one = { $by ->
    [you] { FORM($what, "sole") ->
        [yes] { FORM($what, "rest") }
       *[no] {" "}{ chosen }
    }
   *[other] {" "}{ chosen }
}
chosen = { $by ->
    [left] nach Wahl deines linken Nachbarn{ FORM($what, "rest") }
    [right] nach Wahl deines rechten Nachbarn{ FORM($what, "rest") }
   *[you] deiner Wahl{ FORM($what, "rest") }
}
do-lose-random = { $n ->
    [one] verliere { $n } zufällige Handkarte
   *[other] verliere { $n } zufällige Handkarten
}
do-lose-best = verliere den ausgerüsteten Gegenstand mit dem größten Bonus
do-lose-dearest = verliere deinen wertvollsten Gegenstand
do-lose-attached = verliere 1 Gegenstand, an dem eine Karte hängt, mit allem, was daran hängt; hast du keinen solchen, verliere deinen Gegenstand mit dem { $fallback ->
    [worst] kleinsten
   *[best] größten
} Bonus
do-lose-all-but = behalte von all deinen { FORM($what, "dat") }{ FORM($what, "rest") } { $n } deiner Wahl und verliere den Rest
do-lose-value = verliere Gegenstände im Wert von insgesamt mindestens { $gold } Goldstücken oder, wenn sie weniger wert sind, alle deine Gegenstände
do-levy = wenn etwas verloren ging, verliert jeder andere Spieler Gegenstände von insgesamt mindestens demselben Wert oder, wenn sie weniger wert sind, alle seine Gegenstände{ $levels ->
    [0] {""}
    [one] {" "}und { $levels } Stufe
   *[other] {" "}und { $levels } Stufen
}
    .after = gilt: { do-levy }
do-taken = { $by } { may-take } 1 deiner { FORM($what, "all") }{ FORM($what, "rest") }{ taken-unseen }
    .after = { may-take } { $by } 1 deiner { FORM($what, "all") }{ FORM($what, "rest") }{ taken-unseen }
may-take = { FORM($what, "unseen") ->
    [yes] darf sich
   *[no] nimmt sich
}
taken-unseen = { FORM($what, "unseen") ->
    [yes] {" "}nehmen, Handkarten verdeckt
   *[no] {""}
}
do-drawn = { $by } zieht verdeckt 1 deiner Handkarten und behält sie
    .after = zieht { $by } verdeckt 1 deiner Handkarten und behält sie
do-give = gib 1 { $what } deiner Wahl{ FORM($what, "rest") } an { $to ->
    [lowest] einen Spieler deiner Wahl, der unter den anderen auf der niedrigsten Stufe ist
   *[anybody] einen anderen Spieler deiner Wahl
}
do-show-hand = zeige allen Spielern deine Handkarten
do-discard-hand = lege alle deine Handkarten ab

taker-highest = jeder Spieler auf der höchsten Stufe
taker-from-right = jeder andere Spieler, angefangen rechts von dir,
taker-from-left = jeder andere Spieler, angefangen links von dir,
taker-neighbours = dein linker Nachbar, danach dein rechter,
taker-by-level = jeder andere Spieler, angefangen auf der höchsten Stufe,
taker-right = dein rechter Nachbar
taker-lowest = der andere Spieler auf der niedrigsten Stufe (bei mehreren der, den du nennst)
taker-one-highest = der andere Spieler auf der höchsten Stufe (bei mehreren der, den du nennst)
taker-round = jeder andere Spieler, angefangen links von dir, reihum, bis nichts mehr da ist,

## Klassen, Rassen, Charaktere, Geschlecht

do-lose-traits = { $n ->
    [all] verliere alle deine { $kind ->
        [class] Klassenkarten
        [race] Rassenkarten
       *[class-and-race] Klassen- und Rassenkarten
    }{ only-trait }
   *[one] verliere 1 { $kind ->
        [class] Klassenkarte
        [race] Rassenkarte
       *[class-and-race] Klassen- oder Rassenkarte
    }{ only-trait } deiner Wahl
}
only-trait = { $only ->
    [none] {""}
   *[other] {" "}„{ $only }“
}
do-change-trait = { $kind ->
    [class] wenn du eine Klasse hast, verliere alle deine Klassenkarten und nimm dafür die oberste Klassenkarte aus dem Ablagestapel der Türkarten, falls dort eine liegt
   *[race] wenn du eine Rasse hast, verliere alle deine Rassenkarten und nimm dafür die oberste Rassenkarte aus dem Ablagestapel der Türkarten, falls dort eine liegt
}
    .after = gilt: { do-change-trait }
do-change-character = tausche deinen Charakter gegen einen deiner Wahl, den niemand hat, und behalte alles andere
do-change-sex = dein Geschlecht ändert sich dauerhaft
    .after = ändert sich dein Geschlecht dauerhaft

## Verbündete

do-lose-ally = verliere 1 Verbündeten deiner Wahl
do-take-ally = nimm dir diesen Verbündeten; hast du jetzt zu viele, geht einer deiner anderen
do-tame = dieses Monster verlässt den Kampf und wird dein Verbündeter, der +2 gibt; dafür gibt es keine Belohnung
    .after = verlässt dieses Monster den Kampf und wird dein Verbündeter, der +2 gibt; dafür gibt es keine Belohnung

## Karten ziehen

do-draw = ziehe { $n ->
    [one] { $n } { $deck }
   *[other] { $n } { FORM($deck, "many") }
} { $how ->
    [face-up] offen
    [as-drawn] offen oder verdeckt, so wie diese Karte gezogen wurde
   *[face-down] verdeckt
}
do-peek = { $n ->
    [one] sieh dir { FORM($deck, "top") } an und lege { FORM($deck, "it") } zurück
   *[other] sieh dir die obersten { $n } { FORM($deck, "many") } an und lege sie in beliebiger Reihenfolge zurück
}{ $sink ->
    [yes] , oben auf den Stapel oder darunter
   *[no] {""}
}
do-search = sieh die Ablagestapel durch und nimm 1 Karte deiner Wahl auf die Hand
do-resurrect = nimm die oberste Karte des zugehörigen Ablagestapels, statt zu ziehen
do-salvage = nimm diesen Gegenstand aus dem Ablagestapel auf die Hand
do-inherit = plündere die Leiche vor allen anderen und nimm 2 ihrer Karten

## Der Würfel

do-roll = würfle
do-set-die = der Würfel zeigt diese Zahl
    .after = zeigt der Würfel diese Zahl
do-die-plus = der Wurf bekommt { SIGNED($n) }
    .after = bekommt der Wurf { SIGNED($n) }
do-reroll = würfle noch einmal; der neue Wurf zählt

## Entkommen

do-escape = du entkommst diesem Monster
    .after = entkommst du diesem Monster
do-escape-all = { $who ->
    [you] du entkommst allen Monstern dieses Kampfes
   *[chosen] wer gewählt wurde, entkommt allen Monstern dieses Kampfes
}
    .after = { $who ->
        [you] entkommst du allen Monstern dieses Kampfes
       *[chosen] entkommt, wer gewählt wurde, allen Monstern dieses Kampfes
    }
do-glue = alle, die gerade entkommen sind, müssen noch einmal für das Weglaufen würfeln, egal wie sie entkommen sind
    .after = müssen alle, die gerade entkommen sind, noch einmal für das Weglaufen würfeln, egal wie sie entkommen sind
do-chase = jeder andere Spieler, den das Monster verfolgt, muss davor weglaufen oder verliert { $levels ->
    [one] { $levels } Stufe
   *[other] { $levels } Stufen
}
    .after = muss jeder andere Spieler, den das Monster verfolgt, davor weglaufen oder verliert { $levels ->
        [one] { $levels } Stufe
       *[other] { $levels } Stufen
    }
do-flee-plus = dieser Munchkin bekommt in diesem Kampf { SIGNED($n) } auf jeden Wurf zum Weglaufen
    .after = bekommt dieser Munchkin in diesem Kampf { SIGNED($n) } auf jeden Wurf zum Weglaufen

## Ein laufender Kampf

do-boost = diese Seite bekommt { SIGNED($n) }{ for-each-munchkin }
    .after = bekommt diese Seite { SIGNED($n) }{ for-each-munchkin }
for-each-munchkin = { $per ->
    [none] {""}
   *[other] {" "}für jeden Munchkin im Kampf, der { FORM($per, "is") } ist
}
do-boost-rolled = diese Seite bekommt so viel, wie der Würfel zeigt
    .after = bekommt diese Seite so viel, wie der Würfel zeigt
do-stab = dieser Munchkin bekommt { SIGNED($n) } in diesem Kampf
    .after = bekommt dieser Munchkin { SIGNED($n) } in diesem Kampf
do-spend = du bekommst { SIGNED($n) } in diesem Kampf
    .after = bekommst du { SIGNED($n) } in diesem Kampf
do-attack = du bekommst { SIGNED($n) } in diesem Kampf durch einen Angriff mit dem Merkmal { $tag }
    .after = bekommst du { SIGNED($n) } in diesem Kampf durch einen Angriff mit dem Merkmal { $tag }
do-weaken = dieses Monster bekommt { SIGNED($n) } in diesem Kampf
    .after = bekommt dieses Monster { SIGNED($n) } in diesem Kampf
do-grow = dieses Monster bekommt so viel, wie der Würfel zeigt
    .after = bekommt dieses Monster so viel, wie der Würfel zeigt
do-grease = dieser Munchkin bekommt in diesem Kampf { SIGNED($n) } für jeden ausgerüsteten Gegenstand mit dem Merkmal { $tag }
    .after = bekommt dieser Munchkin in diesem Kampf { SIGNED($n) } für jeden ausgerüsteten Gegenstand mit dem Merkmal { $tag }
do-untag = das Ziel verliert bis zum Ende des Kampfes das Merkmal { $tag }{ and-gets }
    .after = verliert das Ziel bis zum Ende des Kampfes das Merkmal { $tag }{ and-gets }
and-gets = { $n ->
    [0] {""}
   *[other] {" "}und bekommt { SIGNED($n) }
}
do-stamp = das Monster hat bis zum Ende des Kampfes das Merkmal { $one } oder { $other }{ stamped }
    .after = hat das Monster bis zum Ende des Kampfes das Merkmal { $one } oder { $other }{ stamped }
stamped = { $joins ->
    [yes] , wie eines im Kampf (sind beide da, nach deiner Wahl), und kommt zu seinesgleichen in den Kampf
   *[no] , nach deiner Wahl
}
do-mute-best = { your-slot } mit dem höchsten Bonus gibt in diesem Kampf keinen
    .after = gibt { your-slot } mit dem höchsten Bonus in diesem Kampf keinen
your-slot = { FORM($slot, "gender") ->
    [f] deine { $slot }
   *[other] dein { $slot }
}
do-mute = dieser Gegenstand gibt in diesem Kampf keinen Bonus
    .after = gibt dieser Gegenstand in diesem Kampf keinen Bonus
do-freeze = ab jetzt darf in diesem Kampf niemand mehr Karten spielen oder Fähigkeiten nutzen; er endet so, wie er steht
    .after = darf ab jetzt in diesem Kampf niemand mehr Karten spielen oder Fähigkeiten nutzen; er endet so, wie er steht
do-double = deine eigene Kampfstärke zählt ein zweites Mal, und niemand darf dir in diesem Kampf helfen
    .after = zählt deine eigene Kampfstärke ein zweites Mal, und niemand darf dir in diesem Kampf helfen
do-mate = ein zweites, genau gleiches Monster mit denselben Verstärkern kommt in den Kampf; Sieg, Weglaufen und Belohnung zählen für jedes einzeln
    .after = kommt ein zweites, genau gleiches Monster mit denselben Verstärkern in den Kampf; Sieg, Weglaufen und Belohnung zählen für jedes einzeln
do-twin = ein zweites, genau gleiches Monster mit den Verstärkern, die es in diesem Moment hat, kommt in den Kampf; Sieg, Weglaufen und Belohnung zählen für jedes einzeln
    .after = kommt ein zweites, genau gleiches Monster mit den Verstärkern, die es in diesem Moment hat, in den Kampf; Sieg, Weglaufen und Belohnung zählen für jedes einzeln
do-join = dieses Monster kommt in den Kampf
    .after = kommt dieses Monster in den Kampf
do-swap = das Monster aus deiner Hand nimmt den Platz des anderen ein, das mit seinen Verstärkern abgelegt wird
    .after = nimmt das Monster aus deiner Hand den Platz des anderen ein, das mit seinen Verstärkern abgelegt wird
do-remove = dieses Monster verschwindet; { pays }
    .after = verschwindet dieses Monster; { pays }
pays = { $pays ->
    [all] seine Schätze bleiben, aber es gibt keine Stufe dafür
    [if-sole] seine Schätze bleiben nur, wenn es das einzige Monster war, und es gibt keine Stufe dafür
   *[none] dafür gibt es keine Belohnung
}
do-remove-all = alle Monster verschwinden; { fighter-gets }
    .after = verschwinden alle Monster; { fighter-gets }
fighter-gets = der Kämpfer bekommt keine Stufe{ $treasures ->
    [0] {" "}und keinen Schatz
    [one] , zieht aber { $treasures } Schatz
   *[other] , zieht aber { $treasures } Schätze
}{ $loot ->
    [yes] {" "}und darf noch den Raum plündern
   *[no] {""}
}
do-let-go = dieses Monster geht{ let-go-gift }
    .after = geht dieses Monster{ let-go-gift }
let-go-gift = { $treasures ->
    [0] {""}
    [one] : Ziehe { $treasures } Schatz, aber du bekommst keine Stufe
   *[other] : Ziehe { $treasures } Schätze, aber du bekommst keine Stufe
}
do-kill = dieses Monster wird getötet
    .after = wird dieses Monster getötet
do-transfer = dieser Spieler übernimmt den Kampf mit allen Belohnungen; danach darf der Spieler, der am Zug ist, noch den Raum plündern
    .after = übernimmt dieser Spieler den Kampf mit allen Belohnungen; danach darf der Spieler, der am Zug ist, noch den Raum plündern
do-compel = dieser Spieler muss helfen und bekommt nichts dafür; dieser Kampf kann dir nicht die Siegesstufe bringen
    .after = muss dieser Spieler helfen und bekommt nichts dafür; dieser Kampf kann dir nicht die Siegesstufe bringen
do-extra-helper = in diesem Kampf darf noch ein weiterer Spieler helfen
    .after = darf in diesem Kampf noch ein weiterer Spieler helfen
do-send-home = dieser Spieler hilft nicht mehr, und niemand sonst darf in diesem Kampf helfen
    .after = hilft dieser Spieler nicht mehr, und niemand sonst darf in diesem Kampf helfen
do-take-to-win = nimm diesen Gegenstand, benutze ihn und behalte ihn, wenn du dadurch gewinnst; was du dafür beiseitelegst, entscheidest du
do-take-item = nimm dir diesen Gegenstand
do-exchange = diese beiden Gegenstände wechseln den Besitzer
    .after = wechseln diese beiden Gegenstände den Besitzer
do-dismiss = ein Mietling im Spiel wird abgelegt, mit allem, was er trägt
    .after = wird ein Mietling im Spiel abgelegt, mit allem, was er trägt

## Flüche und anderes Leid

do-last = { FORM($curse, "this") } bleibt vor dir liegen
    .after = bleibt { FORM($curse, "this") } vor dir liegen
do-cancel = hebe die Wirkung auf
do-redirect = { the-curse } trifft stattdessen den Spieler, der { curse-it } gespielt hat
    .after = trifft { the-curse } stattdessen den Spieler, der { curse-it } gespielt hat
do-redirect-to = { the-curse } trifft stattdessen diesen Spieler
    .after = trifft { the-curse } stattdessen diesen Spieler
the-curse = { FORM($curse, "gender") ->
    [f] die { $curse }
   *[m] der { $curse }
}
curse-it = { FORM($curse, "gender") ->
    [f] sie
   *[m] ihn
}
do-woe = { $until ->
    [next-turn] in deinem nächsten Zug { FORM($what, "after") }
   *[other] { $what }{ woe-until }
}
    .after = { $until ->
        [next-turn] gilt: { do-woe }
       *[other] { FORM($what, "after") }{ woe-until }
    }
woe-until = { $until ->
    [win] , bis du einen Kampf gewinnst
    [loot] , wenn du es das nächste Mal könntest
    [help] , bis der nächste Kampf eines anderen Spielers vorbei ist
   *[combat] , bis dein nächster Kampf vorbei ist
}

## Siegel

do-open-seal = öffne ein Siegel
do-close-seal = schließe ein Siegel
do-keep-shut = dieses Siegel bleibt geschlossen, außer es ist das siebte
    .after = bleibt dieses Siegel geschlossen, außer es ist das siebte
do-next-seal = das oberste offene Siegel kommt verdeckt unter die geschlossenen, und das nächste geschlossene nimmt seinen Platz ein; es wird nicht geöffnet, nur seine Dauerwirkung gilt
    .after = kommt das oberste offene Siegel verdeckt unter die geschlossenen, und das nächste geschlossene nimmt seinen Platz ein; es wird nicht geöffnet, nur seine Dauerwirkung gilt
do-encore = { topmost-curse } trifft dich
    .after = trifft dich { topmost-curse }
topmost-curse = { FORM($curse, "gender") ->
    [f] die oberste andere { $curse } im Ablagestapel der Türkarten{ $seals ->
        [no] , die kein Siegel öffnet,
       *[yes] {""}
    }
   *[m] der oberste andere { $curse } im Ablagestapel der Türkarten{ $seals ->
        [no] , der kein Siegel öffnet,
       *[yes] {""}
    }
}
do-recycle = alle Monster aus dem Ablagestapel der Türkarten werden in den Türkartenstapel gemischt
    .after = werden alle Monster aus dem Ablagestapel der Türkarten in den Türkartenstapel gemischt
