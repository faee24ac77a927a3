### Was auf den Seiten für Spieler rund um Regeln und Karten steht.

## Kapitel der Regeln

chapter-setup = Aufbau
chapter-turn = Dein Zug
chapter-timing = Was du wann darfst
chapter-combat = Kämpfen
chapter-multi = Mehrere Monster
chapter-enhancer = Monster stärker oder schwächer machen
chapter-help = Hilfe
chapter-meddle = Sich in fremde Kämpfe einmischen
chapter-reward = Belohnungen
chapter-run = Weglaufen
chapter-death = Tod
chapter-curse = Flüche
chapter-seal = Siegel
chapter-items = Gegenstände
chapter-trade = Tauschen
chapter-sell = Gegenstände für Stufen verkaufen
chapter-oneshot = Einmalgegenstände und Stufenaufstiege
chapter-character = Klassen und Rassen
chapter-super = Super Munchkin und Half-Breed
chapter-cards = Stapel, Hand und Ablage
chapter-precedence = Wenn Karte und Regeln sich widersprechen
chapter-win = Gewinnen
chapter-variant = Varianten

## Die Regeln eines Sets

page-rules = Die Regeln von { $set }
page-rules-made = Aus den nummerierten Regeln gemacht, mit `kickdoor rules --render docs`. Die Karten stehen [hier]({ $cards }) auf Englisch, wie man spielt, steht auf einer Seite [hier]({ $how }).
page-rules-letters = Wo eine Regel die Sets unterscheidet, stehen Buchstaben: { $letters }.
page-rules-other = Nicht in jedem Set gleich

## Was die Regeln offen lassen

page-readings = Auslegungen
page-readings-lead = Wo Regelheft, Regeln, Entscheidungen und Karten etwas offen lassen, spielt Kickdoor es so.
page-readings-question = Frage
page-readings-reading = Auslegung
