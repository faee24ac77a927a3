### Wann, worauf, falls, wofür, wie oft.

ability = { $name ->
    [none] {""}
   *[other] { $name }:{" "}
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
}{ $cost ->
    [none] { $aim ->
        [none] { $may ->
            [free] { ability-comma } darfst du dies tun: { CAPITAL($do) }
           *[other] : { CAPITAL($do) }
        }
       *[other] { $may ->
            [free] { ability-comma } darfst du { LIST($aim, "both") } wählen. Dann { FORM($do, "after") }
           *[other] : Wähle { LIST($aim, "both") }. Dann { FORM($do, "after") }
        }
    }
   *[other] { ability-comma } darfst du { LIST($cost, "both") }{ $aim ->
        [none] : { CAPITAL($do) }
       *[other] . Wähle dazu { LIST($aim, "both") }. Dann { FORM($do, "after") }
    }
}
ability-comma = { $conditions ->
    [none] { FORM($last, "comma") }
   *[other] ,
}
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
    [event] pro Ereignis
    [foe] gegen jedes solche Monster, alle Munchkins zusammen
   *[combat] pro Kampf
}

## Wann

when-own-turn = in deinem Zug außerhalb eines Kampfes
    .comma = {""}
when-no-fight = außerhalb eines Kampfes
    .comma = {""}
when-fight = als Kämpfer
    .comma = {""}
when-help = als Helfer
    .comma = {""}
when-watch = als Unbeteiligter bei einem Kampf
    .comma = {""}
when-combat = während eines Kampfes
    .comma = {""}
when-run = vor deinem Wurf zum Weglaufen
    .comma = {""}
when-run-watch = bevor ein anderer für das Weglaufen würfelt
    .comma = ,
when-roll = direkt nach deinem eigenen Würfelwurf
    .comma = {""}
when-roll-watch = direkt nach dem Würfelwurf eines anderen
    .comma = {""}
when-escaped = direkt nachdem jemand entkommen ist
    .comma = ,
when-curse = wenn gleich { FORM($curse, "a") } zuschlägt
    .comma = ,
when-cursed = wenn dich gleich { FORM($curse, "a") } trifft
    .comma = ,
when-cursed-by-rival = wenn dich gleich { FORM($curse, "a") } trifft, { FORM($curse, "gender") ->
    [f] die
   *[m] den
} ein anderer Spieler gespielt hat
    .comma = ,
when-first-opening = wenn du gleich dein erstes Siegel in einem Zug öffnest
    .comma = ,
when-flight = direkt nach deinem Wurf zum Weglaufen
    .comma = {""}
when-failed-flight = direkt nach deinem misslungenen Wurf zum Weglaufen
    .comma = {""}
when-aside = solange du nicht im Kampf bist
    .comma = ,
when-any-roll = direkt nach einem beliebigen Würfelwurf
    .comma = {""}
when-any-run = vor einem beliebigen Wurf zum Weglaufen
    .comma = {""}
when-bad-stuff = wenn dir gleich Schlimme Dinge passieren
    .comma = ,
when-draw = wenn du offen ziehen würdest
    .comma = ,
when-left = wenn dieses Monster ohne Kampf gegangen ist
    .comma = ,
when-body = wenn gleich eine Leiche geplündert wird
    .comma = ,
when-seal = wenn gleich ein Siegel geöffnet wird
    .comma = ,
when-any = jederzeit
    .comma = {""}

## Worauf

at-munchkins = für die Seite der Munchkins
at-this-monster = gegen dieses Monster
at-main-fighter = gegen den Spieler, dessen Kampf es ist,
at-player = einen Spieler
at-such-player = einen Spieler, { LIST($such, "and", "who") }
at-rival = einen anderen Spieler
at-monster = ein Monster im Kampf
at-side = eine Seite des Kampfes
at-hand-monster = ein Monster aus deiner Hand
at-swap = ein Monster im Kampf und eines aus deiner Hand
at-other-fighter = einen anderen Munchkin im Kampf
at-rival-small-item = einen Kleinen Gegenstand im Spiel eines anderen Spielers, der nicht im Kampf ist
at-rival-item = einen Gegenstand, den ein anderer Spieler im Spiel hat
at-die-face = eine Zahl des Würfels
at-curse = { FORM($curse, "gender") ->
    [f] eine { $curse }, die gerade wirkt
   *[m] einen { $curse }, der gerade wirkt
}
at-runners = einen oder zwei Munchkins im Kampf
at-stronger-player = einen Spieler auf höherer Stufe als du
at-bystander = einen anderen Spieler als den Kämpfer
at-helper = einen Helfer im Kampf
at-later-monster = ein anderes Monster als das, das am längsten im Kampf ist
at-discarded-item = einen gerade abgelegten Gegenstand, der nicht mehr wert ist als das, was du ablegst
at-combatant = einen Munchkin im Kampf
at-runner = genau einen Munchkin im Kampf
at-worn-item = einen Gegenstand, den ein Munchkin im Kampf ausgerüstet hat
at-dropped-by-rival = einen Gegenstand, den ein anderer Spieler gerade verkauft oder abgelegt hat
at-rival-ally = einen Verbündeten eines anderen Spielers
at-exchange = einen Gegenstand, den ein anderer Spieler im Spiel hat, und einen, den du im Spiel hast und der mindestens so viel wert ist
at-small-monster = ein Monster im Kampf von höchstens Stufe { $level }
at-named-monster = „{ $card }“ im Kampf
at-tagged-monster = ein Monster im Kampf mit dem Merkmal { $tag }
at-tagged-item = einen Gegenstand mit dem Merkmal { $tag }, den ein Munchkin im Kampf ausgerüstet hat
at-most-tagged = den Spieler, der die meisten Gegenstände mit dem Merkmal { $tag } im Spiel hat (bei mehreren einen davon)

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

## Wofür: was man dafür tun darf

pay-card = 1 Karte aus der Hand oder dem Spiel ablegen
pay-rhyme = 1 Karte aus der Hand oder dem Spiel ablegen und etwas reimen, laut oder im Chat (das prüft niemand)
pay-hand-card = 1 Karte aus der Hand ablegen
pay-this = diese Karte ablegen
pay-whole-hand = { $at_least ->
    [one] alle deine Handkarten ablegen (mindestens { $at_least } Karte)
   *[other] alle deine Handkarten ablegen (mindestens { $at_least } Karten)
}
pay-such = { $n ->
    [one] { $n } { $what }{ FORM($what, "rest") } ablegen
   *[other] { $n } { FORM($what, "many") }{ FORM($what, "rest") } ablegen
}
pay-any-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} aus der Hand oder dem Spiel ablegen

## Welche Karten: verliere 1 "Großen Gegenstand", `a` mit Artikel, 2 `many` "Große Gegenstände",
## `all` alle deine "Großen Gegenstände", `dat` von all deinen "Großen Gegenständen"; `rest` ist, was danach kommt.

such-cards = { such-adjectives }{ such-noun }
    .a = { such-article } { such-adjectives }{ such-noun }
    .many = { $where ->
        [worn] { $slot ->
            [none] ausgerüstete{" "}
           *[other] getragene{" "}
        }
       *[other] {""}
    }{ $size ->
        [big] Große{" "}
        [small] Kleine{" "}
       *[any] {""}
    }{ such-nouns }
    .all = { such-weak }{ such-nouns }
    .dat = { such-weak }{ such-nouns-dat }
    .whole = { $slot ->
        [none] alle deine { such-weak }{ such-nouns }
       *[other] { FORM($slot, "gender") ->
            [n] dein gesamtes { such-adjectives }{ such-noun }
           *[other] alle deine { such-weak }{ such-nouns }
        }
    }
    .whole-own = { $slot ->
        [none] alle eigenen { such-weak }{ such-nouns }
       *[other] { FORM($slot, "gender") ->
            [n] das gesamte eigene { such-weak }{ such-noun }
           *[other] alle eigenen { such-weak }{ such-nouns }
        }
    }
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
    [worn] { $slot ->
        [none] ausgerüstet{ such-ending }{" "}
       *[other] getragen{ such-ending }{" "}
    }
   *[other] {""}
}{ $size ->
    [big] Groß{ such-ending }{" "}
    [small] Klein{ such-ending }{" "}
   *[any] {""}
}
such-weak = { $where ->
    [worn] { $slot ->
        [none] ausgerüsteten{" "}
       *[other] getragenen{" "}
    }
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
