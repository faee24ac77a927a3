### Was Gastgeber mit der Gesellschaft tun, gemeldete Zeilen im Chat und wo man bekannt ist.

lookers = Wer zuschaut
looks-on = (schaut zu)
silence = Für alle stumm schalten
let-speak = Wieder reden lassen
dismiss = Wegschicken …
dismiss-sure = Soll { $name } gehen?
dismiss-once = Ja, darf aber wiederkommen
dismiss-bar = Ja, für immer, mit allen von dort
pass-host = Den Tisch weitergeben …
pass-host-sure = Dann bestimmt { $name } über den Tisch, und du nicht mehr.
pass-host-go = Weitergeben

report = Melden
report-title = Eine Zeile melden
report-line = Melden, was { $name } gesagt hat
report-sure = Die Zeile bekommt zu sehen, wer den Server betreibt.
report-why = Was ist daran falsch?
report-go = Melden
report-not = Doch nicht
report-done = Wer den Server betreibt, kann es jetzt lesen.

sessions = Wo man dich kennt
sessions-hint = Jeder Browser, in dem du hier oder angemeldet warst. Was endet, muss sich neu anmelden.
session-here = Hier, seit { $created }
session-there = Seit { $created }, zuletzt benutzt { $seen }
session-end = Beenden
sessions-end = Alle anderen beenden
session-leave = Hier abmelden …
session-leave-sure = Ohne Anmeldung kennt dich danach hier niemand mehr: Deine Plätze und Spiele bleiben bei einem Namen, den du nicht zurückbekommst.
session-leave-go = Abmelden
