### Wörter rund um den Tisch.

phase-setup = Vor dem ersten Zug
phase-start = Zugbeginn
phase-door = Tür eintreten
phase-combat = Kampf
phase-run = Weglaufen
phase-trouble = Ärger suchen oder Raum plündern
phase-charity = Nächstenliebe
phase-over = Das Spiel ist vorbei

side-munchkins = die Munchkins
side-monsters = die Monster

pick-helper-first = der Helfer wählt zuerst
pick-fighter-first = der Kämpfer wählt zuerst
pick-alternate = beide wählen abwechselnd, der Helfer zuerst

## Die Zahlen des Tisches

sum-strength = Kampfstärke
sum-munchkins = Stärke der Munchkins
sum-monsters = Stärke der Monster
sum-monster = Stärke des Monsters
sum-escape = was der Würfel zum Entkommen zeigen muss
sum-treasures = Schätze, um die es geht
sum-levels = Stufen, um die es geht
sum-hand-limit = Karten, die du halten darfst
sum-gold = Gold im Spiel
sum-die = was der Wurf zählt

## Woraus sie bestehen

addend-rule = womit die Regeln anfangen
addend-level = die Stufe eines Spielers
addend-monster = was auf der Karte eines Monsters steht
addend-enhancer = ein Monsterverstärker
addend-item = ein Gegenstand
addend-item-enhancer = etwas, das an einem Gegenstand hängt
addend-hireling = ein Mietling
addend-ally = ein Verbündeter oder ein Monster, das einer geworden ist
addend-class = eine Klasse
addend-race = eine Rasse
addend-character = eine Charakterkarte
addend-curse = ein wirkender Fluch
addend-one-shot = ein gespielter Einmalgegenstand
addend-special = eine andere gespielte Karte
addend-seal = die Dauerwirkung des obersten offenen Siegels
addend-open-seals = eins für jedes offene Siegel
addend-lasting = Schlimme Dinge, die andauern
addend-might = was eine Karte dazugibt, je nachdem, wer und was im Kampf ist
addend-against = was ein Monster gegen jemanden bekommt
addend-weakens = was ein Monster einem Munchkin nimmt
addend-silenced = ein Gegenstand, der in diesem Kampf keinen Bonus gibt
addend-power = eine andere besondere Kraft eines Monsters
addend-level-only = gegen dieses Monster zählen nur Stufen
addend-bonus-only = gegen dieses Monster zählen keine Stufen
addend-discards = eine Fähigkeit, die mit abgelegten Karten bezahlt wurde
addend-backstab = die Fähigkeit eines anderen gegen einen Munchkin
addend-doubled = dasselbe noch einmal
addend-kept = was Monster hinterlassen haben, die nicht mehr im Kampf sind
addend-floor = weniger als das wird es nicht
addend-die = die Augenzahl des Würfels
addend-other = wofür es kein anderes Wort gibt
