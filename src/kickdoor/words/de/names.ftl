### Wörter der Kartendateien; "-other" ist für Wörter aus fremden Sets.

## Klassen, Rassen, Geschlechter, Charaktere. `is` steht vor "ist", `many` ist die Mehrzahl.

trait-other = { $title }
    .is = { $title }
    .many = { $title }
trait-character = { $title }
    .is = { $title }
    .many = { $title }
trait-char-jake = Jake
    .is = Jake
    .many = Jake oder Cake
trait-char-marceline = Marceline
    .is = Marceline
    .many = Marceline oder Marshall Lee
trait-male = männlicher Munchkin
    .is = männlich
    .many = männliche Munchkins
trait-female = weiblicher Munchkin
    .is = weiblich
    .many = weibliche Munchkins
trait-human = Mensch
    .is = ein Mensch
    .many = Menschen
trait-no-class = Munchkin ohne Klasse
    .is = ohne Klasse
    .many = Munchkins ohne Klasse
trait-elf = Elf
    .is = ein Elf
    .many = Elfen
trait-dwarf = Zwerg
    .is = ein Zwerg
    .many = Zwerge
trait-halfling = Halbling
    .is = ein Halbling
    .many = Halblinge
trait-warrior = Krieger
    .is = ein Krieger
    .many = Krieger
trait-wizard = Zauberer
    .is = ein Zauberer
    .many = Zauberer
trait-thief = Dieb
    .is = ein Dieb
    .many = Diebe
trait-cleric = Priester
    .is = ein Priester
    .many = Priester
trait-hero = Held
    .is = ein Held
    .many = Helden
trait-musician = Musiker
    .is = ein Musiker
    .many = Musiker
trait-royalty = Adliger
    .is = adlig
    .many = Adlige
trait-blogger = Blogger
    .is = ein Blogger
    .many = Blogger
trait-kid = Kind
    .is = ein Kind
    .many = Kinder
trait-militia = Milizionär
    .is = ein Milizionär
    .many = Milizionäre
trait-scientist = Wissenschaftler
    .is = ein Wissenschaftler
    .many = Wissenschaftler
trait-explorer = Entdecker
    .is = ein Entdecker
    .many = Entdecker
trait-mechanic = Mechaniker
    .is = ein Mechaniker
    .many = Mechaniker
trait-officer = Offizier
    .is = ein Offizier
    .many = Offiziere
trait-tycoon = Tycoon
    .is = ein Tycoon
    .many = Tycoons

## Merkmale

tag-other = { $word }
    .become = bekommt das Merkmal { $word }
tag-undead = Untot
    .become = wird Untot
tag-demon = Dämon
    .become = wird ein Dämon
tag-hell = Hölle
    .become = bekommt das Merkmal Hölle
tag-fire = Feuer
    .become = bekommt das Merkmal Feuer
tag-fire-attack = Feuerangriff
    .become = bekommt das Merkmal Feuerangriff
tag-stick = Stock
    .become = bekommt das Merkmal Stock
tag-below-waist = Unterkörper
    .become = bekommt das Merkmal Unterkörper
tag-potion = Trank
    .become = bekommt das Merkmal Trank
tag-shark = Hai
    .become = wird ein Hai
tag-gears = Zahnräder
    .become = bekommt Zahnräder
tag-cane = Gehstock
    .become = bekommt das Merkmal Gehstock
tag-red = Rot
    .become = bekommt das Merkmal Rot
tag-instrument = Instrument
    .become = bekommt das Merkmal Instrument

## Namen von Fähigkeiten, und womit man zwischen zwei Dingen wählt

name-other = { $title }
name-backstab = Meucheln
name-berserk = Berserker
name-blink = Flimmern
name-burning = Brennen
name-but-i-wanna = Ich will aber
name-charm = Bezaubern
name-drilled-for-this = Dafür gedrillt
name-flame-thread = Flamewar
name-breaking-story = Eilmeldung
name-family-film-clause = Familienfilm-Klausel
name-two-fisted = Beidhändig
name-publish-the-data = Daten veröffentlichen
name-nose-for-loot = Riecher für Beute
name-high-gear = Höchster Gang
name-tactical-skill = Taktisches Geschick
name-them-what-has-gets = Wer hat, dem wird gegeben
name-flight = Flugzauber
name-keep-the-beat = Im Takt bleiben
name-nuts-im-bolting = Ich schraube mich davon!
name-patch-reality = Wirklichkeit flicken
name-resourcefulness = Einfallsreichtum
name-resurrection = Auferstehung
name-robber-baron = Raubritter
name-theft = Diebstahl
name-turning = Vertreiben
name-voice-of-command = Befehlston
name-zap = Blitz

option-other = { $spaced }
option-discard-hand = die ganze Hand ablegen
option-discard-items = Gegenstände ablegen
option-fight = kämpfen
option-lose-item = einen Gegenstand verlieren
option-lose-level = eine Stufe verlieren
option-lose-levels = Stufen verlieren
option-roll = würfeln

## Was auf dem Tisch stehen kann

thing-other = { $spaced }
thing-sweet-food = etwas Süßes
thing-beverage = ein Getränk

## Karten mit ihrem Namen

card-other = { $title }

## Wie ein Set seine Flüche nennt

curse-other = Fluch
    .gender = m
    .a = ein Fluch
    .acc = einen Fluch
    .dat = einem Fluch
    .this = dieser Fluch
    .many = Flüche
curse-curse = Fluch
    .gender = m
    .a = ein Fluch
    .acc = einen Fluch
    .dat = einem Fluch
    .this = dieser Fluch
    .many = Flüche
curse-disaster = Katastrophe
    .gender = f
    .a = eine Katastrophe
    .acc = eine Katastrophe
    .dat = einer Katastrophe
    .this = diese Katastrophe
    .many = Katastrophen
curse-trap = Falle
    .gender = f
    .a = eine Falle
    .acc = eine Falle
    .dat = einer Falle
    .this = diese Falle
    .many = Fallen

## Wo man Gegenstände trägt. `a` und `acc` sind mit Artikel, `no` ist verneint, `dat` ist die Mehrzahl im Dativ.

slot-none = Gegenstand ohne festen Platz
    .gender = m
    .a = ein Gegenstand ohne festen Platz
    .acc = einen Gegenstand ohne festen Platz
    .no = keinen Gegenstand ohne festen Platz
    .many = Gegenstände ohne festen Platz
    .dat = Gegenständen ohne festen Platz
slot-head = Kopfbedeckung
    .gender = f
    .a = eine Kopfbedeckung
    .acc = eine Kopfbedeckung
    .no = keine Kopfbedeckung
    .many = Kopfbedeckungen
    .dat = Kopfbedeckungen
slot-armor = Rüstung
    .gender = f
    .a = eine Rüstung
    .acc = eine Rüstung
    .no = keine Rüstung
    .many = Rüstungen
    .dat = Rüstungen
slot-feet = Schuhwerk
    .gender = n
    .a = Schuhwerk
    .acc = Schuhwerk
    .no = kein Schuhwerk
    .many = Schuhwerkstücke
    .dat = Schuhwerkstücken
slot-1-hand = Einhandgegenstand
    .gender = m
    .a = ein Einhandgegenstand
    .acc = einen Einhandgegenstand
    .no = keinen Einhandgegenstand
    .many = Einhandgegenstände
    .dat = Einhandgegenständen
slot-2-hands = Zweihandgegenstand
    .gender = m
    .a = ein Zweihandgegenstand
    .acc = einen Zweihandgegenstand
    .no = keinen Zweihandgegenstand
    .many = Zweihandgegenstände
    .dat = Zweihandgegenständen
slot-hands = Handgegenstand
    .gender = m
    .a = ein Handgegenstand
    .acc = einen Handgegenstand
    .no = keinen Handgegenstand
    .many = Handgegenstände
    .dat = Handgegenständen

## Stapel

deck-door = Türkarte
    .top = die oberste Türkarte
    .it = sie
    .many = Türkarten
    .compound = Tür
deck-treasure = Schatz
    .top = den obersten Schatz
    .it = ihn
    .many = Schätze
    .compound = Schatz
deck-seal = Siegel
    .top = das oberste Siegel
    .it = es
    .many = Siegel
    .compound = Siegel
