# Der Weg hinein: Startseite, Tisch eröffnen, Lobby, mitspielen, Einstellungen und Seiten für den Fall, dass etwas klemmt.

bar-home = Kickdoor, Startseite
bar-places = Bereiche
bar-cards = Karten
bar-rules = Regeln
bar-companion = Zähler
bar-settings = Einstellungen
sheet-close = Schließen
link-copy = Link kopieren
link-copied = Kopiert
link-send = Schicken

doors-your-name = Dein Name
doors-some-name = Munchkin { $n }
doors-somebody = Jemand
doors-done = Fertig
doors-keep = Merken
doors-again = Noch einmal
doors-moment = Einen Moment …
doors-male = Männlich
doors-female = Weiblich

## Startseite

home-title = Tritt die Tür ein
home-lead = Besiege die Monster, schnapp dir die Schätze, erreiche als Erster Stufe 10. Deine Freunde machen es dir nicht leicht.
home-play = Sofort spielen
home-opening = Die Tür geht auf …
home-play-note = Du und drei Bots. Das Spiel beginnt sofort.
home-continue = Weiterspielen
home-all-tables = { $n ->
    [one] Der eine Tisch
   *[other] Alle { $n } Tische
  }
home-all-replays = Alle { $n } Aufzeichnungen
home-friends = Mit Freunden
home-create = Tisch eröffnen
home-create-note = Wähle Spiel, Plätze und Tempo und schick deinen Freunden den Link.
home-join = Mitspielen
home-join-other = Link, QR-Code, offene Tische
home-pass = Reihum an einem Gerät
home-pass-note = Alle spielen an diesem Gerät und geben es weiter. Die Handkarten bleiben dabei verdeckt.
home-replays = Deine Aufzeichnungen
home-foot = Neu im Spiel?
home-foot-rules = Lies die Regeln

code-label = Der Code aus sechs Buchstaben
code-join = Mitspielen
code-short = Ein Code hat { $n } Buchstaben.
code-unknown = Kein offener Tisch hat den Code { $code }. Prüfe die Buchstaben oder lass dir den Link geben.

listed-bots = { $n ->
    [0] keine Bots
    [one] 1 Bot
   *[other] { $n } Bots
}
listed-state-lobby = In der Lobby
listed-state-free = { $n ->
    [one] 1 Platz frei
   *[other] { $n } Plätze frei
}
listed-state-playing = Spiel läuft
listed-state-over = Beendet
listed-state-closed = Geschlossen

past-unnamed = Ein beendetes Spiel
past-won-by = Gewonnen hat { $names }
past-won-by-bot = Gewonnen hat ein Bot
past-won-by-nobody = Niemand hat gewonnen

trouble-lost = Der Server ist gerade nicht zu erreichen. Versuch es gleich noch einmal.
trouble-not-allowed = Das lässt der Server dich nicht tun.
trouble-nothing = Unter dieser Adresse gibt es nichts mehr.
trouble-busy = Jemand war schneller. Versuch es noch einmal.
trouble-often = Das war ein bisschen zu oft. Warte einen Moment.
trouble-refused = Der Server lehnt ab: { $why }
trouble-other = Unterwegs ist etwas schiefgegangen. Versuch es noch einmal.

## Spiele

doors-edition-classic = Munchkin
doors-edition-legends = Munchkin Legends
doors-edition-apocalypse = Munchkin Apocalypse
doors-edition-steampunk = Munchkin Steampunk
doors-edition-adventure-time = Munchkin Adventure Time

doors-kind-monster = { $n } Monster
doors-kind-class = { $n ->
    [one] { $n } Klasse
   *[other] { $n } Klassen
  }
doors-kind-race = { $n ->
    [one] { $n } Rasse
   *[other] { $n } Rassen
  }
doors-kind-class-modifier = { $n ->
    [one] { $n } Klassenzusatz
   *[other] { $n } Klassenzusätze
  }
doors-kind-race-modifier = { $n ->
    [one] { $n } Rassenzusatz
   *[other] { $n } Rassenzusätze
  }
doors-kind-monster-enhancer = { $n } Monsterverstärker
doors-kind-curse = { $n ->
    [one] { $n } Fluch
   *[other] { $n } Flüche
  }
doors-kind-special = { $n ->
    [one] { $n } Sonderkarte
   *[other] { $n } Sonderkarten
  }
doors-kind-item = { $n ->
    [one] { $n } Gegenstand
   *[other] { $n } Gegenstände
  }
doors-kind-item-enhancer = { $n } Gegenstandsverstärker
doors-kind-one-shot-item = { $n ->
    [one] { $n } Einmalgegenstand
   *[other] { $n } Einmalgegenstände
  }
doors-kind-go-up-a-level = { $n ->
    [one] { $n } Stufenaufstieg
   *[other] { $n } Stufenaufstiege
  }
doors-kind-hireling = { $n ->
    [one] 1 Mietling
   *[other] { $n } Mietlinge
}
doors-kind-ally = { $n ->
    [one] { $n } Verbündeter
   *[other] { $n } Verbündete
  }
doors-kind-seal = { $n } Siegel
doors-kind-character = { $n ->
    [one] { $n } Charakter
   *[other] { $n } Charaktere
  }

doors-special-undead-monsters-join-each-other = Untote Monster kommen einander zu Hilfe
doors-special-shark-monsters-join-each-other = Haie kommen einander zu Hilfe
doors-special-demon-monsters-join-each-other = Dämonen kommen einander zu Hilfe
doors-special-seals-that-open-and-close-the-seventh-ends-the-game = Siegel, die sich öffnen und schließen; das siebte beendet das Spiel
doors-special-a-character-for-everybody = ein Charakter für jeden
doors-special-allies = Verbündete
doors-special-item-enhancers = Gegenstandsverstärker
doors-special-no-limit-to-big-items = beliebig viele Große Gegenstände
doors-special-revelling-at-any-time = Feiern zu jeder Zeit
doors-special-a-board-and-standies-show-the-levels = Spielplan und Aufsteller zeigen die Stufen
doors-special-no-races = keine Rassen

boxes-one = Das Spiel, das auf den Tisch kommt
boxes-several = Die Spiele, die gemischt werden
boxes-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  }
boxes-different = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten, davon { $different } verschiedene
  }
boxes-blend = Mehrere Spiele mischen
boxes-blend-hint = Ihre Karten werden zusammengemischt, und dein Munchkin darf Klassen, Rassen und Verbündete aus allen haben.
boxes-classes = Klassen
boxes-races = Rassen
boxes-characters = Charaktere
boxes-special = Besonderes

## Bots

bots-strength = Nach Stärke
bots-personality = Nach Charakter
bots-simple = Einfache
bot-heuristic-easy = Leicht
bot-heuristic-easy-hint = Meint es gut, vertut sich oft.
bot-heuristic-normal = Normal
bot-heuristic-normal-hint = Spielt solide und vertut sich ab und zu.
bot-heuristic-hard = Schwer
bot-heuristic-hard-hint = Holt aus jeder Karte das Beste heraus.
bot-heuristic-cautious = Vorsichtig
bot-heuristic-cautious-hint = Sucht nur Kämpfe, die so gut wie gewonnen sind, und zahlt für Frieden.
bot-heuristic-greedy = Gierig
bot-heuristic-greedy-hint = Hilft dir, für die meisten Schätze.
bot-heuristic-vindictive = Rachsüchtig
bot-heuristic-vindictive-hint = Flucht gern und vergisst nichts.
bot-heuristic-chatty = Gesprächig
bot-heuristic-chatty-hint = Redet viel, tauscht alles, hilft für wenig.
bot-greedy = Hastig
bot-greedy-hint = Nimmt, was im Augenblick am besten aussieht.
bot-random = Würfelhirn
bot-random-hint = Tut irgendetwas, was die Regeln erlauben.

## Plätze

place-lead = Platz { $n }:
place-lead-yours = Dein Platz:
place-is-bot = ein Bot
place-open = Frei
place-waits = wartet
place-for-friend = für Freunde
place-you = du
place-you-host = du, Gastgeber
place-host = Gastgeber
place-ready = bereit
place-not-ready = nicht bereit
place-away = abwesend
place-yours = Dein Platz
place-number = Platz { $n }
place-keep-open = Für Freunde
place-bot = Ein Bot
place-open-hint = Wer den Link oder den Code hat, kann sich hierher setzen. Ist der Platz beim Start noch frei, nimmt ihn ein Bot.
place-sit = Hier hinsetzen
place-sit-down = Hinsetzen
place-instead = Statt des Bots hier hinsetzen
place-change = Auf diesen Platz wechseln
place-rise = Aufstehen
place-sex = Dein Munchkin ist
place-free = Platz von { $name } frei machen
place-free-hint = { $name } bleibt im Raum und darf sich wieder setzen.
place-bot-away = Bot wegschicken
place-bot-other = Oder ein anderer Bot
place-bot-put = Oder ein Bot

## Tisch eröffnen

create-title = Tisch eröffnen
create-lead = Alles ist schon sinnvoll eingestellt. Ändere, was du magst, oder nichts.
create-box = Welches Spiel?
create-seats = Wer setzt sich?
create-seats-count = Zahl der Plätze
create-seats-less = Ein Platz weniger
create-seats-more = Ein Platz mehr
create-seats-told = { $n } Plätze
create-seats-hint = Tippe auf einen Platz und sag, für wen er ist
create-friends = { $n ->
    [one] 1 Platz ist für Freunde. Kommt niemand, nimmt ihn ein Bot.
   *[other] { $n } Plätze sind für Freunde. Was frei bleibt, nehmen Bots.
}
create-no-friends = Du gegen die Bots. Du kannst immer noch einen Platz für Freunde frei machen.
create-how = Wie gespielt wird
create-variants = Varianten
create-pace = Uhren und Tempo
create-manners = Gäste und Sitten
create-go = Tisch eröffnen
create-busy = Wird gedeckt …

variant-winning-level = Wer gewinnt?
variant-level-10 = Stufe 10
variant-level-10-hint = Das übliche Spiel.
variant-level-20 = Episch: Stufe 20
variant-level-20-hint = Doppelt so weit, mehr als doppelt so lang.
variant-faster-play = Schnelles Spiel
variant-faster-play-hint = Jeder Zug beginnt mit einer Türkarte mehr, und das Plündern eines Raums bringt einen Schatz.
variant-shared-victory = Geteilter Sieg
variant-shared-victory-hint = Wer im entscheidenden Kampf hilft, gewinnt mit.
variant-ignore-sex = Ohne Geschlecht
variant-ignore-sex-hint = Niemand hat eines, und Karten, die danach fragen, finden keines.
variant-seal-roll = Würfeln um Siegel
variant-seal-roll-hint = Zu Beginn des Zuges darf gewürfelt werden; eine 1 öffnet ein Siegel.
variant-first-begins = Der erste Platz beginnt
variant-first-begins-hint = Wer dort sitzt, hat den ersten Zug; gewürfelt wird darum nicht.
variant-hand-limit = Kartenlimit
variant-hand-limit-hint = Was darüber ist, geht am Ende deines Zuges an den schwächsten Spieler.
variant-hand-less = Eine Karte weniger
variant-hand-more = Eine Karte mehr
variant-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  }
variant-table = Was steht bei euch auf dem Tisch?
variant-table-hint = Manche Monster wollen es wissen.
variant-table-sweet-food = Etwas Süßes
variant-table-beverage = Etwas zu trinken

pace-clock = Zeit zum Entscheiden
pace-none = Keine Uhr
pace-none-hint = Alle denken nach, so lange sie wollen.
pace-relaxed = Gemütlich
pace-relaxed-hint = { $decide ->
    [one] 1 Sekunde
   *[other] { $decide } Sekunden
  } je Entscheidung, dazu { $bank ->
    [one] 1 Minute
   *[other] { $bank } Minuten
  } Reserve für das ganze Spiel.
pace-brisk = Flott
pace-brisk-hint = { $decide ->
    [one] 1 Sekunde
   *[other] { $decide } Sekunden
  } je Entscheidung, dazu { $bank ->
    [one] 1 Minute
   *[other] { $bank } Minuten
  } Reserve für das ganze Spiel.
pace-window = Zeit zum Eingreifen
pace-window-hint = So lange darf jeder eine Karte spielen, bevor etwas geschieht. „Halt!“ hält es an, { $hold ->
    [one] 1 Sekunde
   *[other] { $hold } Sekunden
  } je Spiel.
pace-seconds = { $n } s
pace-minutes = { $n } min
pace-hour = 1 Stunde
pace-last = Letzte Gelegenheit
pace-last-hint = Steht jemand kurz vor dem Sieg, haben alle so lange Zeit, etwas dagegen zu tun.
pace-absence = Für Abwesende springt ein Bot ein nach
pace-bots = Bots spielen
pace-bots-fast = Zügig
pace-bots-usual = Zum Mitlesen
pace-bots-slow = In Ruhe
pace-bots-hint = { $n } s je Zug

manners-open = Wer findet den Tisch?
manners-private = Privat
manners-private-hint = Nur wer den Link oder den Code hat.
manners-public = Öffentlich
manners-public-hint = Er steht in der Liste der offenen Tische.
manners-spectators = Zuschauer sehen
manners-see-none = Nichts: keine Zuschauer
manners-see-none-hint = Nur Mitspieler kommen herein.
manners-see-table = Den Tisch
manners-see-table-hint = Was offen liegt, keine Handkarten.
manners-see-hands = Alle Hände, verzögert
manners-see-hands-hint = { $n ->
    [one] 1 Sekunde
   *[other] { $n } Sekunden
  } später, und nur wenn alle zugestimmt haben.
manners-hints = Tipps
manners-hints-hint = Wer spielt, darf einen Bot fragen, was er täte.
manners-undo = Zurücknehmen
manners-undo-hint = Geht, wenn alle zustimmen und nichts Verdecktes zu sehen war.
manners-chat = Chat
manners-chat-hint = Zeilen und schnelle Sprüche am Tisch.

told-as-printed = Wie gedruckt
told-level = Bis Stufe { $n }
told-hand = { $n } Handkarten
told-clock = { $decide } s je Entscheidung, { $bank } min Reserve
told-window = { $n } s zum Eingreifen
told-see-none = keine Zuschauer
told-see-table = Zuschauer sehen den Tisch
told-see-hands = Zuschauer sehen vielleicht Hände
told-no-hints = keine Tipps
told-no-undo = kein Zurücknehmen
told-no-chat = kein Chat

## Reihum an einem Gerät

sharing-title = Reihum an einem Gerät
sharing-lead = Ein Gerät für alle: Es fragt nach dem, der dran ist, und die Handkarten bleiben verdeckt, bis er sagt: „Ich bin’s“.
sharing-who = Wer ist da?
sharing-name = Name von Spieler { $n }
sharing-player = Spieler { $n }
sharing-sex = Munchkin von { $name }
sharing-without = Ohne { $name }
sharing-more = Noch jemand
sharing-bots = Und Bots?
sharing-bots-hint = Sie spielen von selbst mit.
sharing-bots-needed = Das Spiel braucht { $n } Spieler, darum spielt mindestens ein Bot mit.
sharing-bots-less = Ein Bot weniger
sharing-bots-more = Ein Bot mehr
sharing-bots-kind = Welche Bots
sharing-go = Spiel beginnen
sharing-busy = Alle setzen sich …

## Lobby

lobby-seats = Plätze
lobby-taken = { $taken } von { $seats } Plätzen besetzt
lobby-watching = { $n ->
    [one] 1 Zuschauer
   *[other] { $n } Zuschauer
}
lobby-tip = Tippe auf einen Platz, um dich zu setzen oder ihn zu ändern.
lobby-centre-watch = Ein Platz wartet auf dich
lobby-centre-late = Warten auf { $names }
lobby-centre-ready = Alle sind bereit
lobby-centre-alone = Warten auf Freunde
lobby-centre-you = Alle warten auf dich
lobby-centre-bots = Die Bots sind bereit
lobby-played = Was gespielt wird
lobby-change = Ändern
lobby-chat = Chat
lobby-leave = Tisch verlassen
lobby-freed = Der Gastgeber hat deinen Platz frei gemacht. Du kannst dich wieder setzen.
lobby-say-sit = Du schaust zu. Setz dich, um mitzuspielen.
lobby-say-full = Alle Plätze sind besetzt. Du darfst bleiben und zuschauen.
lobby-say-late = Noch nicht bereit: { $names }.
lobby-say-empty = { $n ->
    [one] 1 freien Platz nimmt beim Start ein Bot.
   *[other] { $n } freie Plätze nehmen beim Start Bots.
}
lobby-say-go = Alle sind bereit. Tritt die Tür ein!
lobby-say-host = Du bist bereit. { $name } beginnt das Spiel.
lobby-say-you = Sag, wenn du bereit bist.
lobby-ready = Ich bin bereit
lobby-not-ready = Doch noch nicht
lobby-start = Spiel beginnen

invite-title = Freunde einladen
invite-code = Der Code
invite-link = Der Link
invite-copy = Link kopieren
invite-copied = Kopiert. Jetzt schick ihn deinen Freunden.
invite-marked = Markiert. Kopiere ihn mit der Tastatur oder dem Menü.
invite-send = Teilen …
invite-text = Setz dich an meinen Tisch: { $code }
invite-qr = QR-Code mit dem Link zu diesem Tisch
invite-qr-hint = Richte eine Handykamera darauf

change-title = Tisch ändern
change-hint = Nach einer Änderung sagen alle noch einmal „bereit“.
change-save = Tisch ändern

leaving-title = Tisch verlassen?
leaving-host = Sind andere da, wird einer von ihnen Gastgeber. Bist du allein, wird der Tisch geschlossen.
leaving-guest = Dein Platz wird frei.
leaving-stay = Bleiben
leaving-go = Endgültig gehen
leaving-later = Nur zur Startseite, Platz behalten

## Mitspielen

join-title = Mitspielen
join-lead = Jemand hat einen Tisch eröffnet und hält dir einen Platz frei.
join-code = Mit Code
join-link = Mit Link
join-link-hint = Den Link zu öffnen genügt. Öffnet er sich nicht hier, füge ihn ein.
join-link-field = Der Link zum Tisch
join-link-go = Hingehen
join-unreadable = Das ist kein Link zu einem Tisch. Er sieht so aus: { $example }
join-elsewhere = Dieser Tisch steht auf einem anderen Server: { $host }. Öffne den Link in deinem Browser.
join-qr = Mit QR-Code
join-qr-hint = Scanne ihn mit der Kamera deines Handys: Er öffnet den Link, und du bist da.
join-qr-camera = Mit der Kamera scannen
join-open = Offene Tische
join-refresh = Neu schauen
join-none = Kein öffentlicher Tisch wartet auf Mitspieler.
join-none-create = Eröffne einen
join-watch = Einem Spiel zuschauen
scan-camera = Bild der Kamera
scan-hint = Halte den QR-Code in den Rahmen.
scan-no-camera = Die Kamera lässt sich nicht benutzen. Erlaube sie im Browser oder tippe den Code ein.

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-name = Name
settings-name-hint = So sehen dich die anderen an neuen Tischen.
settings-name-kept = Gemerkt.
settings-login = Anmelden
settings-login-hint = um auf anderen Geräten derselbe Spieler zu sein.
settings-look = Aussehen und Klang
settings-text = Schriftgröße
settings-text-90 = Klein
settings-text-100 = Normal
settings-text-115 = Groß
settings-text-130 = Größer
settings-text-150 = Riesig
settings-percent = { $n } %
settings-contrast = Mehr Kontrast
settings-contrast-hint = Dunkleres Holz, helleres Papier, hellere Schrift.
settings-motion = Bewegung
settings-motion-hint = Karten fliegen, Würfel rollen. Wünscht dein Gerät weniger Bewegung, gilt das auf jeden Fall.
settings-sounds = Klänge
settings-sounds-hint = Karten, Würfel, Stufen und wenn du dran bist.
settings-play = Spielen
settings-pass = Von selbst laufen lassen
settings-pass-hint = Hast du nichts, was du spielen könntest, wird für dich „laufen lassen“ gesagt. Die anderen haben weiter ihre Zeit; schneller wird das Spiel dadurch allein nicht.
settings-erase = Mich löschen
settings-erase-hint = Alles, was der Server über dich weiß, auf einmal.
settings-erase-ask = Mich löschen …
settings-credits = Wer Symbole und Schriften gemacht hat
erase-title = Dich überall löschen?
erase-name = Dein Name und deine Anmeldung werden gelöscht.
erase-tables = Du verlässt alle Tische; in laufenden Spielen übernehmen Bots deine Plätze.
erase-chat = Deine Zeilen im Chat werden gelöscht.
erase-replays = Aufzeichnungen bleiben ohne deinen Namen: Jede lässt sich weiter Zug um Zug nachprüfen.
erase-final = Das lässt sich nicht rückgängig machen.
erase-stay = Bleiben
erase-go = Mich endgültig löschen

## Wenn etwas klemmt

oops-why = Der Server sagt: { $why }
oops-home = Zur Startseite
oops-anew = Neu anfangen
oops-join = An einem anderen Tisch mitspielen
oops-create = Tisch eröffnen
oops-try = Jetzt versuchen
oops-trying = Alle paar Sekunden wird es von selbst wieder versucht.
oops-reload = Seite neu laden
oops-nowhere = Hinter dieser Tür ist nur eine Mauer
oops-nowhere-plain = Diese Adresse führt nirgendwohin. Vielleicht ging unterwegs ein Buchstabe verloren.
oops-no-table = Hier stand einmal ein Tisch
oops-no-table-plain = Er wurde geschlossen, oder der Link stimmt nicht ganz. Lass dir von deinen Freunden einen neuen geben.
oops-full = Jeder Stuhl ist besetzt
oops-full-plain = Gerade ist hier kein Platz für dich. Warte ein wenig oder setz dich woanders hin.
oops-removed = Vor die Tür gesetzt
oops-removed-plain = Du hast an diesem Tisch keinen Platz mehr; ein Bot spielt für dich weiter. Nimm es nicht persönlich.
oops-old = Diese Seite ist von gestern
oops-old-plain = Der Server hat inzwischen dazugelernt. Lade die Seite neu, und es geht weiter, wo du warst.
oops-lost = Jemand hat die Kerze ausgeblasen
oops-lost-plain = Der Server ist nicht zu erreichen. Dein Spiel ist aufgehoben: Es geht weiter, sobald wieder Licht ist.
oops-banned = Das Gatter bleibt zu
oops-banned-plain = Du darfst hier nicht herein.
oops-erased = Als wärst du nie hier gewesen
oops-erased-plain = Dein Name und alles, was dazugehört, ist gelöscht. Du bist jederzeit wieder willkommen, als jemand Neues.
