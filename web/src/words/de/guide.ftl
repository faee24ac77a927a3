# So wird gespielt, und das geführte erste Spiel.
title-how-to = So wird gespielt
how-exactly = Genau:
how-rules = Alle Regeln
home-foot-how = So wird gespielt, auf einer Seite
rules-how = Neu im Spiel? So wird gespielt, auf einer Seite

## Der Weg hinein

guide-start = Ein geführtes erstes Spiel
guide-note = Fünf Minuten mit einem Trainer, gespielt mit dem klassischen Spiel: Züge laufen in jeder Edition gleich ab. Du kannst jederzeit gehen.

## Der Trainer neben dem Tisch. `one` und `two` sind die anderen Spieler, `ours` und `theirs` die zwei Seiten des Kampfes, `escape` was der Würfel zeigen muss.

coach = Trainer
coach-so-far = { $n }/{ $count }
coach-fold = Einklappen
coach-unfold = Trainer: ausklappen
coach-go-on = Weiter
coach-where = Zeig mir, wo
coach-back = Zurück zur Lektion
coach-alone = Allein weiterspielen
coach-leave = Verlassen
coach-play = Richtig spielen

coach-watch = Schau, was geschieht.

coach-wear = Spiel den Buckler of Swashing aus deiner Hand.
coach-wear-why = Handkarten nützen dir noch nichts. Auf dem Tisch gibt dir der Buckler +2 in jedem Kampf. (Damit es kurz bleibt, endet dieses Spiel auf Stufe { $top }; sonst auf Stufe 10.)
coach-door = Tritt die Tür ein!
coach-door-why = So geht jeder Zug: Du deckst eine Türkarte auf, und was hinter der Tür ist, passiert dir.
coach-end = Beende deinen Zug.
coach-end-why = Du warst stärker als die Potted Plant: deine Stufe und was du trägst, gegen die Zahl auf ihrer Karte. Dafür bist du eine Stufe aufgestiegen und hast ihren Schatz gezogen.
coach-others = Jetzt tritt { $one } eine Tür ein. Schau einfach zu.
coach-others-why = Alle spielen auf dieselbe Weise. Sooft jemand eingreifen darf, hält alles kurz an.
coach-cursed = Da kommt etwas: { $two } verflucht dich!
coach-cursed-why = Ein Fluch aus der Hand trifft jeden, zu jeder Zeit. Dieser sitzt auf deinem Kopf und zieht von jedem deiner Würfe 1 ab. Du wirst noch von ihm hören.
coach-more = Tritt die nächste Tür ein.
coach-more-why = Jetzt bist du auf Stufe 2 und trägst den Buckler. Das klingt nach einer Menge.
coach-help = Bitte { $one } um Hilfe und biete einen Schatz dafür.
coach-help-why = { $ours } gegen { $theirs } reicht nicht: Gleichstand ist verloren. Ein anderer Spieler darf neben dir kämpfen, gegen Bezahlung. Die Stufe gehört dir allein.
coach-shared = Beende deinen Zug.
coach-shared-why = Ihr habt zusammen gewonnen. Du bist eine Stufe aufgestiegen; die Schätze wurden offen gezogen, weil jemand geholfen hat.
coach-luck = Tritt die Tür ein. Was soll schon passieren?
coach-luck-why = Manchmal gewinnt die Tür.
coach-run = Lauf weg!
coach-run-why = { $ours } gegen { $theirs }: Das macht hier niemand wett. Du würfelst. Sonst reicht eine 5 zum Entkommen, du brauchst jetzt eine { $escape }. Misslingt es, treffen dich die Schlimmen Dinge auf der Karte.
coach-dead = Du bist tot. Es ist nicht so schlimm, wie es klingt.
coach-dead-why = Die anderen nehmen sich je eine Karte von dem, was du hinterlässt. Aber deine Stufe behältst du, und in deinem nächsten Zug ziehst du acht neue Karten.
coach-again = Du bist wieder da! Spiel das Bad-Ass Bandana.
coach-again-why = Acht neue Karten und deine alte Stufe. Das Bandana gibt dir +3.
coach-knock = Tritt die Tür ein.
coach-knock-why = Eine Stufe fehlt noch. Die kann man weder kaufen noch geschenkt bekommen: Dafür musst du ein Monster töten.
coach-class = Spiel die Karte Warrior.
coach-class-why = Kein Monster, aber eine Klasse. Was weder Monster noch Fluch ist, gehört dir, zum Behalten oder zum Spielen. Als Krieger gewinnst du bei Gleichstand.
coach-loot = Plündere den Raum.
coach-loot-why = Wer kein Monster getroffen hat, darf noch eine Türkarte ziehen, verdeckt. Oder Ärger suchen mit einem Monster aus der Hand.
coach-charity = Gib { $two } Karten, bis du fünf hast. Behalte Enraged!
coach-charity-why = Nächstenliebe: Was am Ende deines Zuges mehr als fünf Handkarten sind, bekommt der Spieler auf der niedrigsten Stufe.
coach-given = Beende deinen Zug.
coach-given-why = Wie großzügig von dir. Jetzt behalte { $one } im Auge.
coach-danger = Vorsicht: Auch { $one } ist eine Stufe vor dem Sieg.
coach-danger-why = Tötet { $one }, was hinter der nächsten Tür ist, hast du verloren. Aber die Kämpfe der anderen gehen auch dich etwas an.
coach-stop = Spiel Enraged auf die Harpies.
coach-stop-why = { $ours } gegen { $theirs }: Das wäre das Spiel. Enraged macht ein Monster um 5 stärker. Jeder darf sich einmischen, in jeden Kampf, für jede Seite.
coach-last = Du bist dran! Tritt die Tür ein.
coach-last-why = Das hat { $one } zwei Stufen gekostet. Jetzt stehst du vor der letzten.
coach-drink = { $one } hat etwas dagegen.
coach-drink-why = Natürlich mischen sie sich auch bei dir ein. Ein Trank für das Monster bringt Gleichstand. Aber ein Krieger gewinnt bei Gleichstand. Weiter, und genieß es.
coach-off = Du hast die Lektion verlassen.
coach-off-why = Was du getan hast, ist erlaubt, und das Spiel geht einfach weiter. Die Lektion hatte etwas anderes vor.
coach-over = Du hast dein erstes Spiel gewonnen!
coach-over-why = Türen, Kämpfe, Hilfe, Flüche, Weglaufen, Sterben, Schenken, Einmischen: Du hast alles gemacht. Im richtigen Spiel gehen nur die Stufen bis 10.
