### Wann, worauf, falls, wofür, wie oft.

ability = { $name ->
    [none] {""}
   *[other] { $name } –{" "}
}{ CAPITAL($clause) }.{ $limit ->
    [none] {""}
   *[other] {" "}{ CAPITAL($limit) }.
}
ability-clause = { $scope ->
    [none] {""}
   *[other] { LIST($scope, "and") }{" "}
}{ LIST($when, "or") }{ $conditions ->
    [none] {""}
   *[other] , falls { LIST($conditions, "and", "within") }
}{ $asked ->
    [none] { $may ->
        [free] {" "}(wenn du willst): { CAPITAL($do) }
       *[other] : { CAPITAL($do) }
    }
   *[other] : { $may ->
        [no] { CAPITAL(ability-asked) }
       *[other] Wenn du willst, { ability-asked }
    }. Dann { FORM($do, "after") }
}
ability-asked = { LIST($asked, "both") }
ability-limit = höchstens { $n ->
    [1] einmal
    [2] zweimal
   *[other] { $n }-mal
} { $per ->
    [victim] { $at_monster ->
        [yes] pro Monster und Kampf
       *[no] pro Opfer und Kampf
    }
    [roll] pro Wurf
    [monster] pro Monster, vor dem du wegläufst
    [turn] pro Zug
    [event] bei allem, was ein Ereignis abwirft
    [foe] pro solches Monster, alle Kämpfenden zusammen
   *[combat] pro Kampf
}

## Wann

when-own-turn = in deinem Zug außerhalb eines Kampfes
when-no-fight = außerhalb eines Kampfes
when-fight = als Kämpfer
when-help = als Helfer
when-watch = als Unbeteiligter bei einem Kampf
when-combat = während eines Kampfes
when-run = vor deinem Wurf zum Weglaufen
when-run-watch = bevor ein anderer für das Weglaufen würfelt
when-roll = direkt nach deinem eigenen Würfelwurf
when-roll-watch = direkt nach dem Würfelwurf eines anderen
when-escaped = direkt nachdem jemand entkommen ist
when-curse = wenn gleich { FORM($curse, "a") } zuschlägt
when-cursed = wenn dich gleich { FORM($curse, "a") } trifft
when-bad-stuff = wenn dir gleich Schlimme Dinge passieren
when-draw = wenn du offen ziehen würdest
when-left = wenn dieses Monster ohne Kampf gegangen ist
when-body = wenn gleich eine Leiche geplündert wird
when-seal = wenn gleich ein Siegel geöffnet wird
when-any = jederzeit

## Worauf

at-munchkins = für die Seite der Munchkins
at-this-monster = gegen dieses Monster
at-main-fighter = gegen den Spieler, dessen Kampf es ist,
at-player = wähle einen Spieler
at-such-player = wähle einen Spieler, { LIST($such, "and", "who") }
at-rival = wähle einen anderen Spieler
at-monster = wähle ein Monster im Kampf
at-side = wähle eine Seite des Kampfes
at-hand-monster = wähle ein Monster aus deiner Hand
at-swap = wähle ein Monster im Kampf und eines aus deiner Hand
at-other-fighter = wähle einen anderen Munchkin im Kampf
at-rival-small-item = wähle einen Kleinen Gegenstand, den ein anderer Spieler, der nicht im Kampf ist, im Spiel hat
at-rival-item = wähle einen Gegenstand, den ein anderer Spieler im Spiel hat
at-die-face = wähle eine Zahl des Würfels
at-curse = wähle { FORM($curse, "gender") ->
    [f] eine { $curse }, die gerade wirkt
   *[m] einen { $curse }, der gerade wirkt
}
at-runners = wähle einen oder zwei Munchkins im Kampf
at-stronger-player = wähle einen Spieler auf höherer Stufe als du
at-bystander = wähle einen anderen Spieler als den Kämpfer
at-helper = wähle einen Helfer im Kampf
at-later-monster = wähle ein anderes Monster als das, das am längsten im Kampf ist
at-discarded-item = wähle einen gerade abgelegten Gegenstand, der nicht mehr wert ist als das, was du ablegst
at-combatant = wähle einen Munchkin im Kampf
at-runner = wähle genau einen Munchkin im Kampf
at-worn-item = wähle einen Gegenstand, den ein Munchkin im Kampf ausgerüstet hat
at-dropped-by-rival = wähle einen Gegenstand, den ein anderer Spieler gerade verkauft oder abgelegt hat
at-rival-ally = wähle einen Verbündeten eines anderen Spielers
at-exchange = wähle einen Gegenstand, den ein anderer Spieler im Spiel hat, und einen, den du im Spiel hast und der mindestens so viel wert ist
at-small-monster = wähle ein Monster im Kampf von höchstens Stufe { $level }
at-named-monster = wähle „{ $card }“ im Kampf
at-tagged-monster = wähle ein Monster im Kampf mit dem Merkmal { $tag }
at-tagged-item = wähle einen Gegenstand mit dem Merkmal { $tag }, den ein Munchkin im Kampf ausgerüstet hat
at-most-tagged = wähle den Spieler, der die meisten Gegenstände mit dem Merkmal { $tag } im Spiel hat (bei mehreren einen davon)

## Falls: Nebensätze, das Verb steht am Ende; `not` steht da, wenn es nicht so sein darf. Für einen Spieler, der gewählt
## wird, stehen `who` und `who-not` nach "wähle einen Spieler,".

if-losing = die Munchkins gerade verlieren
    .not = die Munchkins gerade nicht verlieren
if-alone = niemand dem Kämpfer hilft
    .not = jemand dem Kämpfer hilft
if-after-combat = ein Kampf dieses Zuges vorbei ist
    .not = noch kein Kampf dieses Zuges vorbei ist
if-hireling-in-play = ein Mietling im Spiel ist
    .not = kein Mietling im Spiel ist
if-escape-failed = das Weglaufen misslungen ist
    .not = das Weglaufen nicht misslungen ist
if-escape-made = damit gerade jemand entkommen ist
    .not = damit gerade niemand entkommen ist
if-escape-roll = es ein Wurf zum Weglaufen war
    .not = es kein Wurf zum Weglaufen war
if-own-turn = du am Zug bist
    .not = du nicht am Zug bist
if-you-can-rise = die Stufe, die du bekommst, nicht die Siegesstufe ist
    .not = die Stufe, die du bekommst, die Siegesstufe ist
if-target-can-rise = es dabei nicht um die Siegesstufe geht
    .not = es dabei um die Siegesstufe geht
    .who = der dadurch nicht gewinnt
    .who-not = der dadurch gewinnt
if-after-kill = in einem Kampf dieses Zuges, der vorbei ist, ein Monster getötet wurde
    .not = in keinem Kampf dieses Zuges, der vorbei ist, ein Monster getötet wurde
if-cursed = du das Opfer bist
    .not = du nicht das Opfer bist
if-cursed-by-rival = ein anderer Spieler dich damit treffen will
    .not = kein anderer Spieler dich damit treffen will
if-first-opening = du es öffnen sollst und es dein erstes in diesem Zug ist
    .not = du es nicht öffnen sollst oder es nicht dein erstes in diesem Zug ist
if-costs-levels = du dadurch Stufen verlieren würdest
    .not = du dadurch keine Stufen verlieren würdest
if-highest = deine Stufe die höchste ist, allein oder mit anderen
    .not = deine Stufe nicht die höchste ist
    .who = dessen Stufe die höchste ist, allein oder mit anderen
    .who-not = dessen Stufe nicht die höchste ist
if-sole-highest = du allein auf der höchsten Stufe bist
    .not = du nicht allein auf der höchsten Stufe bist
    .who = der allein auf der höchsten Stufe ist
    .who-not = der nicht allein auf der höchsten Stufe ist
if-allies = { $n ->
    [one] du einen Verbündeten hast
   *[other] du mindestens { $n } Verbündete hast
}
    .not = { $n ->
        [one] du keinen Verbündeten hast
       *[other] du weniger als { $n } Verbündete hast
    }
    .who = { $n ->
        [one] der einen Verbündeten hat
       *[other] der mindestens { $n } Verbündete hat
    }
    .who-not = { $n ->
        [one] der keinen Verbündeten hat
       *[other] der weniger als { $n } Verbündete hat
    }
if-before-door = die Tür in diesem Zug noch nicht eingetreten wurde
    .not = die Tür in diesem Zug schon eingetreten wurde
if-monster-tag = ein Monster mit dem Merkmal { $tag } im Kampf ist
    .not = kein Monster mit dem Merkmal { $tag } im Kampf ist
if-monster-tag-any = ein Monster mit dem Merkmal { LIST($words, "or") } im Kampf ist
if-somebody = ein Munchkin im Kampf { FORM($trait, "is") } ist
    .not = kein Munchkin im Kampf { FORM($trait, "is") } ist
if-somebody-any = ein Munchkin im Kampf { LIST($words, "or", "is") } ist
if-you-are = du { FORM($trait, "is") } bist
    .not = du nicht { FORM($trait, "is") } bist
if-you-are-any = du { LIST($words, "or", "is") } bist
if-hand-holds = { $n ->
    [one] du mindestens { $n } Handkarte hast
   *[other] du mindestens { $n } Handkarten hast
}
    .not = { $n ->
        [one] du keine Handkarten hast
       *[other] du weniger als { $n } Handkarten hast
    }
    .who = { $n ->
        [one] der mindestens { $n } Handkarte hat
       *[other] der mindestens { $n } Handkarten hat
    }
    .who-not = { $n ->
        [one] der keine Handkarten hat
       *[other] der weniger als { $n } Handkarten hat
    }
if-your-level = du mindestens auf Stufe { $level } bist
    .not = du noch unter Stufe { $level } bist
    .who = der mindestens auf Stufe { $level } ist
    .who-not = der noch unter Stufe { $level } ist
if-many-monsters = mindestens { $n } Monster im Kampf sind
    .not = weniger als { $n } Monster im Kampf sind
if-seals-open = { $n ->
    [one] ein Siegel offen ist
   *[other] mindestens { $n } Siegel offen sind
}
    .not = { $n ->
        [one] kein Siegel offen ist
       *[other] weniger als { $n } Siegel offen sind
    }
if-can-pay = deine Gegenstände zusammen mindestens { $gold } Goldstücke wert sind
    .not = deine Gegenstände zusammen weniger als { $gold } Goldstücke wert sind
    .who = dessen Gegenstände zusammen mindestens { $gold } Goldstücke wert sind
    .who-not = dessen Gegenstände zusammen weniger als { $gold } Goldstücke wert sind
if-owns = du { FORM($what, "a") }{ FORM($what, "rest") } hast
    .not = du nicht { FORM($what, "a") }{ FORM($what, "rest") } hast
if-not = { FORM($of, "not") }
    .who = { FORM($of, "who-not") }
if-all = { LIST($of, "and", "within") }
    .within = sowohl { LIST($of, "and", "within") }
    .who = { LIST($of, "and", "who") }
if-any = { LIST($of, "or", "within") }
    .within = entweder { LIST($of, "or", "within") }
    .who = entweder { LIST($of, "or", "who") }

## Wofür

pay-card = lege 1 Karte aus der Hand oder dem Spiel ab
pay-rhyme = lege 1 Karte aus der Hand oder dem Spiel ab und reime etwas, laut oder im Chat (das prüft niemand)
pay-hand-card = lege 1 Karte aus der Hand ab
pay-this = lege diese Karte ab
pay-whole-hand = { $at_least ->
    [one] lege alle deine Handkarten ab (mindestens { $at_least } Karte)
   *[other] lege alle deine Handkarten ab (mindestens { $at_least } Karten)
}
pay-such = { $n ->
    [one] lege { $n } { $what }{ FORM($what, "rest") } ab
   *[other] lege { $n } { FORM($what, "many") }{ FORM($what, "rest") } ab
}
pay-any-cards = lege { $n } Karten aus der Hand oder dem Spiel ab

## Welche Karten: verliere 1 "Großen Gegenstand", `a` mit Artikel, 2 `many` "Große Gegenstände",
## `all` alle deine "Großen Gegenstände", `dat` von all deinen "Großen Gegenständen"; `rest` ist, was danach kommt.

such-cards = { such-adjectives }{ such-noun }
    .a = { such-article } { such-adjectives }{ such-noun }
    .many = { $where ->
        [worn] getragene{" "}
       *[other] {""}
    }{ $size ->
        [big] Große{" "}
        [small] Kleine{" "}
       *[any] {""}
    }{ such-nouns }
    .all = { such-weak }{ such-nouns }
    .dat = { such-weak }{ such-nouns-dat }
    .sole = { $where ->
        [worn] { $slot ->
            [none] no
           *[other] yes
        }
       *[other] no
    }
    .one = { $where ->
        [worn] { $slot ->
            [none] 1 { such-cards }
           *[other] { such-the }{ such-noun }
        }
       *[other] 1 { such-cards }
    }
    .unseen = { $where ->
        [hand] yes
        [play-and-hand] yes
        [items] yes
       *[other] no
    }
    .rest = { $tag ->
        [none] {""}
       *[other] {" "}mit dem Merkmal { $tag }
    }{ $worth ->
        [0] {""}
       *[other] {" "}im Wert von mindestens { $worth } Goldstücken
    }{ $up_to ->
        [none] {""}
       *[other] {" "}im Wert von höchstens { $up_to } Goldstücken
    }{ $where ->
        [hand] { $slot ->
            [none] { $kind ->
                [none] {""}
               *[one-shot] {" "}aus deiner Hand
            }
           *[other] {" "}aus deiner Hand
        }
        [play-and-hand] {" "}aus deinen Gegenständen oder deiner Hand
        [items] {" "}aus dem Spiel oder deiner Hand
       *[other] {""}
    }
such-the = { FORM($slot, "gender") ->
    [f] die getragene { $size ->
        [big] Große{" "}
        [small] Kleine{" "}
       *[any] {""}
    }
    [n] das getragene { $size ->
        [big] Große{" "}
        [small] Kleine{" "}
       *[any] {""}
    }
   *[m] den getragenen { $size ->
        [big] Großen{" "}
        [small] Kleinen{" "}
       *[any] {""}
    }
}
such-adjectives = { $where ->
    [worn] getragen{ such-ending }{" "}
   *[other] {""}
}{ $size ->
    [big] Groß{ such-ending }{" "}
    [small] Klein{ such-ending }{" "}
   *[any] {""}
}
such-weak = { $where ->
    [worn] getragenen{" "}
   *[other] {""}
}{ $size ->
    [big] Großen{" "}
    [small] Kleinen{" "}
   *[any] {""}
}
such-ending = { $slot ->
    [none] { $kind ->
        [none] { $where ->
            [hand] e
            [play-and-hand] e
           *[other] en
        }
       *[one-shot] en
    }
   *[other] { FORM($slot, "gender") ->
        [f] e
        [n] es
       *[m] en
    }
}
such-article = { $slot ->
    [none] { $kind ->
        [none] { $where ->
            [hand] eine
            [play-and-hand] eine
           *[other] einen
        }
       *[one-shot] einen
    }
   *[other] { FORM($slot, "gender") ->
        [f] eine
        [n] ein
       *[m] einen
    }
}
such-noun = { $slot ->
    [none] { $kind ->
        [none] { $where ->
            [hand] { CAPITAL(such-handkarte) }
            [play-and-hand] { CAPITAL(such-karte) }
           *[other] { CAPITAL(such-gegenstand) }
        }
       *[one-shot] { CAPITAL(such-gegenstand) }
    }
   *[other] { such-slot-prefix }{ $slot }
}
such-nouns = { $slot ->
    [none] { $kind ->
        [none] { $where ->
            [hand] { CAPITAL(such-handkarte) }n
            [play-and-hand] { CAPITAL(such-karte) }n
           *[other] { CAPITAL(such-gegenstaende) }
        }
       *[one-shot] { CAPITAL(such-gegenstaende) }
    }
   *[other] { such-slot-prefix }{ FORM($slot, "many") }
}
such-nouns-dat = { $slot ->
    [none] { $kind ->
        [none] { $where ->
            [hand] { CAPITAL(such-handkarte) }n
            [play-and-hand] { CAPITAL(such-karte) }n
           *[other] { CAPITAL(such-gegenstaende) }n
        }
       *[one-shot] { CAPITAL(such-gegenstaende) }n
    }
   *[other] { such-slot-prefix }{ FORM($slot, "dat") }
}
such-karte = { such-prefix }karte
such-handkarte = { $deck ->
    [none] handkarte
   *[other] { FORM($deck, "compound") }-Handkarte
}
such-gegenstand = { such-prefix }gegenstand
such-gegenstaende = { such-prefix }gegenstände
such-prefix = { $deck ->
    [none] { $kind ->
        [none] {""}
       *[one-shot] Einmal
    }
   *[other] { $kind ->
        [none] { FORM($deck, "compound") }
       *[one-shot] { FORM($deck, "compound") }-Einmal
    }
}
such-slot-prefix = { $deck ->
    [none] {""}
   *[other] { FORM($deck, "compound") }-
}{ $kind ->
    [none] {""}
   *[one-shot] Einmal-
}
