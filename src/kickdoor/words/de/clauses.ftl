### Die Regeln, nach der Nummer der Regel. Die englischen Sätze stehen in rules/clauses.yaml.

## Aufbau

clause-setup-01 = Drei bis sechs Spieler sind dabei.
clause-setup-02 = Türkarten und Schätze bilden zwei getrennte Stapel; beide werden gemischt.
clause-setup-03 = Jeder bekommt vier Türkarten und vier Schätze verdeckt auf die Hand.
clause-setup-04 = Die zwölf Siegel werden gemischt und liegen verdeckt als dritter Stapel in der Mitte.
clause-setup-05 = Jeder bekommt zufällig eine der acht Charakterkarten und zeigt die Seite mit seinem eigenen Geschlecht.
clause-setup-06 = Jeder nimmt eine Farbe und einen Aufsteller. Der Aufsteller bestimmt das Geschlecht zu Beginn, und sein Feld auf dem Spielplan zeigt die Stufe. Mehrere Spieler dürfen auf demselben Feld stehen.
clause-setup-07 = Dein Charakter beginnt mit dem Geschlecht, das du ansagst.
clause-setup-08 = Die Stapel sind so groß, wie das Set sie hat: C 168 Karten; L 96 Türkarten und 72 Schätze; A 92 Türkarten, 76 Schätze und 12 Siegel; S 168 Karten; T 168 Karten und 8 Charaktere.
clause-setup-09 = Wer anfängt, klärt ihr vor dem ersten Zug: mit dem Würfel, bei Gleichstand noch einmal, wenn ihr nichts anderes ausmacht. Danach geht es nach links weiter.
clause-setup-10 = Alle beginnen auf Stufe 1, als Mensch und ohne Klasse.
clause-setup-11 = Alle beginnen auf Stufe 1 und ohne Klasse; Rassen gibt es nicht.
clause-setup-12 = Alle beginnen auf Stufe 1, ohne Klasse und mit den Kräften ihrer Charakterkarte; Rassen gibt es nicht.
clause-setup-13 = Vor dem ersten Zug darfst du von deinen ersten Handkarten alle Gegenstände spielen, die du benutzen kannst, und eine Klasse.
clause-setup-14 = Vor dem ersten Zug darfst du außerdem eine Rasse spielen.
clause-setup-15 = Vor dem ersten Zug darfst du außerdem einen Verbündeten spielen.

## Stapel, Hand und Ablage

clause-cards-01 = Jeder Stapel hat seinen eigenen offenen Ablagestapel; eine abgelegte Karte kommt auf den ihres Stapels.
clause-cards-02 = Niemand darf einen Ablagestapel durchsehen, solange keine Karte es erlaubt. Zu sehen ist nur die oberste Karte.
clause-cards-03 = Ist ein Stapel leer, werden seine abgelegten Karten gemischt und bilden den neuen.
clause-cards-04 = Sind ein Stapel und seine Ablage leer, kann niemand solche Karten ziehen; das Spiel geht weiter.
clause-cards-05 = Was im Spiel ist, sehen alle: Rasse, Klasse, getragene Gegenstände, wirkende Flüche, Verbündete und was sonst auf dem Tisch bleibt.
clause-cards-06 = Handkarten sind nicht im Spiel und nützen dir dort nichts; nehmen kann sie nur, was ausdrücklich von der Hand spricht.
clause-cards-07 = Eine Karte im Spiel kommt nicht zurück auf die Hand; sie geht nur, indem sie abgelegt, getauscht oder verloren wird.
clause-cards-08 = Am Ende deines Zuges hast du höchstens fünf Handkarten (Nächstenliebe), wenn keine Karte das Limit ändert.
clause-cards-09 = Du darfst anderen deine Hand oder einzelne Karten davon zeigen.
clause-cards-10 = Siegel werden nie abgelegt.

## Wenn Karte und Regeln sich widersprechen

clause-prec-01 = Widerspricht eine Karte den Regeln, gilt die Karte. Gegen PREC-02 bis PREC-06 gilt sie nur, wenn sie das ausdrücklich sagt.
clause-prec-02 = Nichts bringt dich unter Stufe 1. Die Kampfstärke eines Spielers oder Monsters darf unter 1 fallen, sogar unter null.
clause-prec-03 = Nach einem Kampf steigst du nur auf, wenn du ein Monster getötet hast.
clause-prec-04 = Belohnungen gibt es erst, wenn der ganze Kampf vorbei ist, nie mittendrin.
clause-prec-05 = Die Siegesstufe erreichst du nur, indem du ein Monster tötest, außer eine Karte sagt ausdrücklich etwas anderes.
clause-prec-06 = Niemand kann gezwungen werden, jemandem auf die Siegesstufe zu helfen.

## Was du wann darfst

clause-time-01 = Jederzeit, im Kampf und außerhalb, in jedem Zug: eine eigene Klasse ablegen.
clause-time-02 = Jederzeit: eine eigene Rasse ablegen.
clause-time-03 = Jederzeit: einen Stufenaufstieg spielen.
clause-time-04 = Jederzeit, in jedem Zug: einen Mietling spielen.
clause-time-05 = Jederzeit, auch im Kampf: einen Verbündeten spielen.
clause-time-06 = Jederzeit: einen Fluch (eine Katastrophe) aus der Hand auf irgendeinen Spieler spielen.
clause-time-07 = Jederzeit, solange keiner von beiden im Kampf ist: mit einem anderen Spieler Gegenstände tauschen.
clause-time-08 = Jederzeit, solange du nicht im Kampf bist: ändern, welche Gegenstände ausgerüstet sind.
clause-time-09 = Jederzeit, solange du nicht im Kampf bist: eine Karte spielen, die du gerade bekommen hast, wenn man sie überhaupt spielen darf; manche auch im Kampf.
clause-time-10 = In deinem Zug, jederzeit, auch im Kampf: eine neue Klasse spielen (C, L: oder Rasse).
clause-time-11 = In deinem Zug, aber nicht im Kampf und nicht beim Weglaufen: Gegenstände für Stufen verkaufen.
clause-time-12 = In deinem Zug: einen Gegenstand spielen; im Kampf nur, wenn die Karte es erlaubt (Einmalgegenstände).
clause-time-13 = Eine Klasse darfst du auch außerhalb deines Zuges spielen, in dem Moment, in dem du sie bekommst.
clause-time-14 = Jederzeit: feiern. Der ganze Tisch sieht es, und es ändert nichts.

## Dein Zug

clause-turn-01 = Ein Zug beginnt, sobald der vorige endet. Zuerst ordnest du deine Karten: spielen, ausrüsten, tauschen, verkaufen.
clause-turn-02 = Phase 1, Tür eintreten: Eine Türkarte wird offen gezogen.
clause-turn-03 = Ein Monster hinter der Tür musst du sofort bekämpfen.
clause-turn-04 = Ein Fluch (eine Katastrophe) hinter der Tür trifft sofort dich, wenn er kann, und wird dann abgelegt, wenn er nicht andauert.
clause-turn-05 = Jede andere Karte hinter der Tür nimmst du auf die Hand oder spielst sie sofort, wie du willst und wie die Karte es erlaubt.
clause-turn-06 = Phase 2 entfällt, wenn in Phase 1 gegen ein Monster gekämpft wurde.
clause-turn-07 = Phase 2, Ärger suchen: Du darfst ein Monster aus deiner Hand spielen und es bekämpfen, als wäre es hinter der Tür gewesen.
clause-turn-08 = Phase 2, Raum plündern: Sonst ziehst du eine zweite Türkarte, verdeckt, auf die Hand.
clause-turn-09 = War hinter der Tür ein Fluch oder sonst kein Monster, hast du in Phase 2 immer noch die Wahl.
clause-turn-10 = Phase 3, Nächstenliebe: Hast du mehr Handkarten als erlaubt, spielst du welche, bis es passt, oder gibst den Rest dem Spieler auf der niedrigsten Stufe.
clause-turn-11 = Nächstenliebe: Stehen mehrere auf der niedrigsten Stufe, teilst du so gleichmäßig wie möglich; du entscheidest, wer mehr bekommt und welche Karten.
clause-turn-12 = Stehst du selbst allein oder mit anderen auf der niedrigsten Stufe, legst du den Rest ab, statt ihn zu verschenken.
clause-turn-13 = Während der Nächstenliebe darfst du noch Flüche spielen, Gegenstände aus der Hand verkaufen und Gegenstände spielen, um auf das Limit zu kommen.
clause-turn-14 = Nach der Nächstenliebe ist der nächste Spieler links an der Reihe.

## Klassen und Rassen

clause-char-01 = Stufen zählen ab 1. Du steigst durch getötete Monster, durch Karten und durch Verkäufe auf und fällst, wenn eine Karte es sagt.
clause-char-02 = Eine Klasse gibt dir ihre Fähigkeiten, sobald ihre Karte gespielt ist, und nimmt sie dir, sobald sie geht.
clause-char-03 = Eine Rasse gibt und nimmt ihre Fähigkeiten genauso; ohne Rassenkarte bist du ein Mensch, und Menschen haben keine Fähigkeiten.
clause-char-04 = Die Klassen sind Krieger, Zauberer, Dieb und Priester; die Rassen Elf, Zwerg und Halbling, und ohne Karte Mensch.
clause-char-05 = Die Klassen sind Blogger, Kind, Milizionär und Wissenschaftler.
clause-char-06 = Die Klassen sind Entdecker, Mechaniker, Offizier und Tycoon.
clause-char-07 = Die Klassen sind Held, Musiker, Adliger und Zauberer.
clause-char-08 = Fähigkeiten, für die du Karten ablegst, bezahlst du mit beliebigen eigenen Karten, aus der Hand oder aus dem Spiel, wenn die Fähigkeit nichts anderes sagt.
clause-char-09 = Ein wirkender Fluch, der vor dir liegt, kann nicht für eine Fähigkeit abgelegt werden (A: auch nicht, um ein Siegel zu schließen).
clause-char-10 = Nie mehr als eine Klasse zugleich ohne Super Munchkin.
clause-char-11 = Nie mehr als eine Rasse zugleich ohne Half-Breed.
clause-char-12 = Ein Dieb kann nicht stehlen, während er oder sein Opfer im Kampf ist; ein Kampf läuft, sobald ein Monster aufgedeckt ist.
clause-char-13 = Spielst du ohne Super Munchkin eine zweite Klasse, ersetzt sie die erste; die wird abgelegt.
clause-char-14 = Das Geschlecht ist männlich oder weiblich und kann sich im Spiel ändern; was davon abhängt, richtet sich nach dem jetzigen.
clause-char-15 = BMO hat kein Geschlecht: Was vom Geschlecht abhängt, geht an BMO vorbei.
clause-char-16 = Eine Charakterkarte gibt dir ihre Kräfte, solange sie dein Charakter ist.
clause-char-17 = Du hast höchstens einen Verbündeten im Spiel, wenn keine Karte mehr erlaubt; spielst du einen anderen, wird der erste abgelegt.
clause-char-18 = Spielst du ohne Half-Breed eine zweite Rasse, ersetzt sie die erste; die wird abgelegt.

## Super Munchkin und Half-Breed

clause-super-01 = Super Munchkin darf gespielt werden, wann immer eine Klasse gespielt werden darf, und nur an eine Klassenkarte, an der sie liegt.
clause-super-02 = Niemand darf dieselbe Klasse zweimal im Spiel haben.
clause-super-03 = Mit einer einzigen Klasse gibt Super Munchkin dir alle ihre Vorteile (Gegenstände nur für die Klasse, Abzüge für Monster gegen sie) und keinen ihrer Nachteile (verbotene Gegenstände darfst du ausrüsten, Monster bekommen nichts gegen sie).
clause-super-04 = Was die Fähigkeiten der Klasse kosten, zahlst du weiter.
clause-super-05 = Mit zwei Klassen hast du die üblichen Vorteile und Nachteile beider.
clause-super-06 = Half-Breed tut für Rassen alles, was SUPER-01 bis SUPER-05 für Klassen sagen.
clause-super-07 = Geht Super Munchkin (Half-Breed) oder die Karte darunter verloren, behältst du nur, was noch erlaubt ist, und entscheidest, welche Klasse (Rasse) bleibt.

## Gegenstände

clause-item-01 = Einen Schatz darfst du spielen, sobald du ihn bekommst, oder in deinem Zug außerhalb eines Kampfes, wenn die Karte nichts anderes sagt.
clause-item-02 = Eine Karte mit einem Wert in Gold ist ein Gegenstand. „Kein Wert“ zählt als null Gold und ist trotzdem ein Gegenstand; eine Karte ganz ohne Angabe ist keiner.
clause-item-03 = Jeder Gegenstand im Spiel wird getragen; nur ausgerüstete geben ihren Bonus. Du darfst einen Gegenstand tragen, ohne ihn auszurüsten.
clause-item-04 = Im Kampf und beim Weglaufen ändert sich nicht, was ausgerüstet ist.
clause-item-05 = Ausgerüstet sind höchstens eine Kopfbedeckung, eine Rüstung, ein Schuhwerk und zwei Einhandgegenstände oder ein Zweihandgegenstand, wenn keine Karte mehr erlaubt.
clause-item-06 = Gegenstände ohne festen Platz darfst du beliebig viele ausrüsten.
clause-item-07 = Einen Gegenstand mit Beschränkung darf jeder tragen; sein Bonus zählt nur für den, der sie in diesem Moment erfüllt.
clause-item-08 = Mit Cheat! darfst du den Gegenstand, an dem sie liegt, trotz aller Grenzen und Beschränkungen ausrüsten.
clause-item-09 = Gegenstände können nicht nach Belieben abgelegt werden: Du verkaufst, tauschst oder verschenkst sie, bezahlst Fähigkeiten mit ihnen oder verlierst sie durch eine Wirkung.
clause-item-10 = Du darfst nur einen Großen Gegenstand tragen.
clause-item-11 = Einen Großen Gegenstand darfst du nicht ablegen, um Platz für einen anderen zu schaffen; du musst ihn verkaufen, tauschen, verlieren oder für eine Fähigkeit ausgeben.
clause-item-12 = Darfst du plötzlich weniger Große Gegenstände tragen, musst du das sofort in Ordnung bringen: in deinem Zug außerhalb eines Kampfes durch Verkauf (mit Gegenständen für 1.000 Gold), sonst gibst du die überzähligen den Spielern auf der niedrigsten Stufe, die sie tragen können; was übrig bleibt, wird abgelegt.
clause-item-13 = Große Gegenstände darfst du beliebig viele tragen.
clause-item-14 = Ein Mietling gibt seinen Bonus und kann einen Gegenstand trotz aller Grenzen tragen; während eines Kampfes kann ihm nichts gegeben werden. Verlierst du den Mietling, geht sein Gegenstand mit.
clause-item-15 = Mit der Dolly trägst oder rüstest du aus, was über die Grenzen geht, so wie ihre Karte es sagt; ohne sie gelten die Grenzen wieder (ITEM-12).
clause-item-16 = Gegenstandsverstärker liegen an einem Gegenstand und machen ihn besser; beim Tod trennen sie sich von ihm.
clause-item-17 = Monster und Gegenstände mit dem Merkmal Zahnräder sind die aus den beiden Listen des Regelhefts und alle, denen eine Karte das Merkmal gibt.
clause-item-18 = Zwerge dürfen beliebig viele Große Gegenstände tragen; für Halblinge und andere Rassen gilt, was auf ihren Karten steht.

## Tauschen

clause-trade-01 = Getauscht werden nur Gegenstände, und nur vom Tisch, nie aus der Hand.
clause-trade-02 = Kein Tausch, solange einer der beiden im Kampf ist.
clause-trade-03 = Ein getauschter Gegenstand bleibt im Spiel, beim neuen Besitzer.
clause-trade-04 = Du darfst einen Gegenstand verschenken, als Bestechung oder einfach so, wenn der andere ihn haben will.
clause-trade-05 = Ein Verbündeter kann nicht weggetauscht werden.
clause-trade-06 = Ein Tausch, nach dem einer zu viele Große Gegenstände hätte, ist nicht möglich.

## Gegenstände für Stufen verkaufen

clause-sell-01 = Legst du Gegenstände für zusammen mindestens 1.000 Gold ab, steigst du sofort 1 Stufe auf.
clause-sell-02 = Jede vollen 1.000 in einem Verkauf sind eine Stufe; der Rest verfällt, Wechselgeld gibt es nicht.
clause-sell-03 = Gegenstände verkaufst du aus der Hand und vom Tisch.
clause-sell-04 = Nicht im Kampf und nicht beim Weglaufen, und nur in deinem eigenen Zug.
clause-sell-05 = Kein Verkauf erreicht die Siegesstufe.
clause-sell-06 = Gegenstände ohne Wert dürfen dabei sein und zählen null.
clause-sell-07 = Einmalgegenstände mit einem Wert in Gold werden verkauft wie andere Gegenstände.

## Einmalgegenstände und Stufenaufstiege

clause-shot-01 = Ein Schatz, den man nur einmal benutzen kann, wird aus der Hand oder vom Tisch gespielt und abgelegt, wenn der Kampf endet oder seine Wirkung vorbei ist.
clause-shot-02 = Die meisten Einmalgegenstände verstärken eine Seite eines Kampfes; welche, entscheidet, wer sie spielt. Spielen darf sie jeder.
clause-shot-03 = Einen Stufenaufstieg darfst du jederzeit auf dich oder jemand anderen spielen, auch im Kampf; danach wird er abgelegt.
clause-shot-04 = Ein Stufenaufstieg kann nicht die Siegesstufe geben.
clause-shot-05 = Andere Schätze, die keine Gegenstände sind, spielst du, wann ihre Karte es sagt; sie bleiben oder gehen, wie sie es sagt.

## Kämpfen

clause-comb-01 = Kampfstärke ist deine Stufe und alles, was Gegenstände und andere Karten dazugeben oder abziehen.
clause-comb-02 = Die Munchkins töten, wenn ihre Kampfstärke größer ist; die Monster gewinnen, wenn ihre größer ist, und bei Gleichstand.
clause-comb-03 = Mit einem Krieger auf der Seite der Munchkins gewinnen bei Gleichstand die Munchkins.
clause-comb-04 = Ein getötetes Monster bringt 1 Stufe, wenn auf seiner Karte nicht mehr steht.
clause-comb-05 = Ein Monster loszuwerden, ohne es zu töten, ist auch ein Sieg, bringt aber keine Stufe und keinen Schatz, wenn die Fähigkeit nichts anderes sagt.
clause-comb-06 = Verlässt das letzte Monster den Kampf, ist er sofort vorbei.
clause-comb-07 = Im Kampf wird nicht verkauft, nicht ausgerüstet, nichts abgenommen und nicht getauscht, und du spielst keine Schätze aus der Hand, außer was Karten und Regeln erlauben (Einmalgegenstände).
clause-comb-08 = Bevor ein Monster als getötet gilt, haben alle eine faire Chance einzugreifen (etwa 2,6 Sekunden); alles, was gespielt wird, öffnet diese Chance neu.
clause-comb-09 = Nach einem Sieg werden die Monster und alle Karten, die in den Kampf gespielt wurden, abgelegt und die Belohnungen verteilt.
clause-comb-10 = Ein Monster, das offen hinter der Tür lag, greift an; auf jede andere Weise kommt es auf die Hand, für Ärger suchen oder um zu einem Kampf dazuzukommen.
clause-comb-11 = Eine Monsterkarte ist ein Monster, auch wenn ihr Name in der Mehrzahl steht.
clause-comb-12 = Die besonderen Kräfte der Monster gelten (Bonus gegen eine Klasse, Rasse oder ein Geschlecht, Kämpfe, in denen nur Stufen zählen, und so weiter).
clause-comb-13 = Jedes Monster hat +1 für jedes offene Siegel, zusätzlich zu allem anderen.

## Monster stärker oder schwächer machen

clause-enh-01 = Monsterverstärker machen ein Monster stärker oder schwächer und ändern, wie viele Schätze es bringt; jeder darf sie in jedem Kampf spielen.
clause-enh-02 = Mehrere Monsterverstärker an einem Monster zählen zusammen; sind mehrere Monster da, sucht sich eines aus, wer die Karte spielt.
clause-enh-03 = Was ein Monster verstärkt, verstärkt auch seinen Mate, in welcher Reihenfolge sie auch gespielt wurden.
clause-enh-04 = Ein Abzug an Schätzen bringt ein Monster nicht unter das, was seine Karte zulässt (mindestens einer, wo der Monsterverstärker es sagt).

## Mehrere Monster

clause-mult-01 = Wandering Monster bringt ein Monster aus der Hand dessen, der sie spielt, in irgendeinen Kampf.
clause-mult-02 = Mehrere Monster werden zusammen bekämpft, mit ihrer gemeinsamen Kampfstärke; besondere Kräfte gelten für den ganzen Kampf.
clause-mult-03 = Du kannst ein Monster loswerden und die übrigen bekämpfen, aber nicht eines bekämpfen und vor einem anderen weglaufen.
clause-mult-04 = Wirst du eines los und läufst dann vor den übrigen weg, gibt es keine Stufe und überhaupt keinen Schatz.
clause-mult-05 = Ein untotes Monster aus der Hand darf ohne Wandering Monster in einen Kampf, in dem schon ein Untoter ist.
clause-mult-06 = Eine Karte, die ein Monster zum Untoten macht, darf zusammen mit einem Monster gespielt werden, das keiner ist, um MULT-05 zu nutzen.
clause-mult-07 = Haie kommen genauso zu Haien dazu.
clause-mult-08 = Dämonen kommen genauso zu Dämonen dazu, auch mit einer Karte, die ein Monster zum Dämon macht; Hunson Abadeer ist beides, Untoter und Dämon.

## Hilfe

clause-help-01 = Wer kämpft, darf jeden anderen Spieler um Hilfe bitten, einen nach dem anderen, bis einer zusagt oder alle abgelehnt haben.
clause-help-02 = Nur ein Spieler hilft; seine Kampfstärke kommt dazu.
clause-help-03 = Bestechung: Gegenstände, die der Kämpfer trägt, eine Zahl der Schätze samt vereinbarter Reihenfolge beim Aussuchen, und Handkarten, die der Kämpfer auf den Helfer spielen dürfte (etwa einen Stufenaufstieg).
clause-help-04 = Kräfte und Schwächen des Monsters gelten auch für den Helfer und umgekehrt; einen Bonus, den es schon gegen den Kämpfer hat, bekommt es nicht doppelt.
clause-help-05 = Ein Krieger als Helfer bringt den Sieg bei Gleichstand und Berserker mit (einmal pro Kampf, nicht einmal pro Monster).
clause-help-06 = Der Kämpfer bekommt die Stufen; der Helfer bekommt keine.
clause-help-07 = Ein Elf, der hilft, steigt für jedes getötete Monster 1 Stufe auf; das darf auch die Siegesstufe sein.
clause-help-08 = Der Kämpfer zieht die Schätze und teilt sie wie vereinbart, auch wenn die Fähigkeit des Helfers gewonnen hat.
clause-help-09 = Erzwungene Hilfe gibt es nicht in einem Kampf um die Siegesstufe; wird er zu einem, geht der gezwungene Helfer ohne Nachteil.
clause-help-10 = Wer freiwillig hilft, kann nicht mehr zurück, auch nicht, wenn der Kämpfer gleich das Spiel gewinnt.
clause-help-11 = Die Fähigkeiten des Helfers wirken im Kampf: das Vertreiben des Priesters, die Sprüche des Zauberers, das Meucheln des Diebes gegen andere.
clause-help-12 = Ein Offizier als Helfer darf den Befehlston gegen weitere Monster einsetzen.
clause-help-13 = Ein Musiker als Helfer darf für die gemeinsame Kampfstärke im Takt bleiben.

## Sich in fremde Kämpfe einmischen

clause-medd-01 = Jeder darf in jedem Kampf Einmalgegenstände einsetzen, auf welcher Seite auch immer.
clause-medd-02 = Jeder darf Monsterverstärker, Wandering Monster mit einem Monster oder ein Monster mit passendem Merkmal (Untot, Hai, Dämon) in jeden Kampf spielen, in den es passt.
clause-medd-03 = Ein Dieb darf einen Spieler im Kampf meucheln, wie seine Karte es sagt.
clause-medd-04 = Jeder darf einen Spieler im Kampf verfluchen.
clause-medd-05 = Einen Fluch oder ein Monster auf sich selbst zu spielen ist erlaubt.

## Belohnungen

clause-rew-01 = Schätze: so viele, wie auf jedem getöteten Monster stehen, geändert durch seine Monsterverstärker.
clause-rew-02 = Sie werden verdeckt gezogen, wenn der Kämpfer allein getötet hat; offen, wenn jemand geholfen hat, auch wenn der keinen bekommt.
clause-rew-03 = Schätze dürfen gespielt werden, sobald man sie bekommt, auch vom Helfer.
clause-rew-04 = Zwei Stufen (oder mehr), wo die Karte des Monsters es sagt.

## Weglaufen

clause-run-01 = Wer nicht gewinnen kann, muss weglaufen: keine Stufe, kein Schatz, kein Raum plündern.
clause-run-02 = Mit einer 5 oder mehr auf dem Würfel entkommst du; Fähigkeiten, Gegenstände und das Monster selbst ändern den Wurf.
clause-run-03 = Misslingt der Wurf, treffen dich sofort die Schlimmen Dinge dieses Monsters.
clause-run-04 = Sind es mehrere Monster, würfelst du für jedes einzeln, in der Reihenfolge, die du willst.
clause-run-05 = Kämpfer und Helfer laufen beide weg und würfeln einzeln; dasselbe Monster kann beide erwischen.
clause-run-06 = Werden die beiden sich nicht einig, wer zuerst läuft, entscheidet der Würfel: Wer höher würfelt, bestimmt.
clause-run-07 = Sind alle Würfe getan, werden die Monster abgelegt.
clause-run-08 = Statt zu würfeln, darfst du deinen Verbündeten opfern: Du entkommst allen Monstern des Kampfes von selbst und entscheidest, ob auch dein Helfer entkommt.
clause-run-09 = Einem Monster, das dich nicht verfolgt (wegen Stufe, Klasse oder etwas anderem), entkommst du ohne Wurf und ohne Schlimme Dinge.

## Tod

clause-dead-01 = Wer stirbt, verliert alle Karten, behält aber Stufe, Klassen, Rassen, Super Munchkin, Half-Breed und die wirkenden Flüche.
clause-dead-02 = Tote müssen vor den übrigen Monstern nicht mehr weglaufen.
clause-dead-03 = Plündern: Handkarten und Karten vom Tisch werden ausgelegt, angelegte Karten getrennt; von der höchsten Stufe abwärts (bei Gleichstand mit dem Würfel) nimmt jeder andere lebende Spieler eine Karte auf die Hand; der Rest wird abgelegt.
clause-dead-04 = Tote bekommen keine Karten, auch nicht durch Nächstenliebe, steigen nicht auf und können nicht gewinnen.
clause-dead-05 = Beginnt der Zug des nächsten Spielers, ist der Charakter wieder da, mit Stufe und den Fähigkeiten von Klasse und Rasse, ohne Karten, und darf helfen und Karten bekommen.
clause-dead-06 = Zu Beginn deines nächsten Zuges ziehst du von beiden Stapeln vier Karten verdeckt, darfst spielen, was erlaubt ist, und dann geht dein Zug los.
clause-dead-07 = Stirbst du, darfst du zu einer anderen Charakterkarte wechseln (mit der Seite deines Geschlechts): Die Stufe bleibt, alles andere wird abgelegt, auch die Klassen.
clause-dead-08 = Wer stirbt, öffnet ein Siegel, nachdem er geplündert wurde; tötet ein Ereignis mehrere, öffnet der Spieler am Zug nach allen Toden genau eines.

## Flüche

clause-curs-01 = Ein Fluch, der offen hinter der Tür liegt, trifft den, der sie eingetreten hat; auf jede andere Weise kommt er auf die Hand und darf jederzeit auf jeden gespielt werden.
clause-curs-02 = Ein Fluch wirkt sofort und wird abgelegt, oder er bleibt vor dem Opfer, solange seine Strafe andauert oder aussteht.
clause-curs-03 = Ein Fluch für den „nächsten Kampf“, gespielt auf jemanden im Kampf, gilt in diesem Kampf.
clause-curs-04 = Ein Fluch für den „nächsten Zug“, gespielt während des Zuges seines Opfers, gilt in diesem Zug.
clause-curs-05 = Passen mehrere Gegenstände, entscheidet das Opfer, welcher verloren geht oder verflucht wird.
clause-curs-06 = Ein Fluch auf etwas, das sein Opfer nicht hat, wird abgelegt und tut nichts, wenn er nichts anderes dafür nennt.
clause-curs-07 = Eine Karte, die aufhebt (etwa Wishing Ring), darf gegen einen Fluch gespielt werden, bevor er wirkt; ebenso jede Karte, deren Text es erlaubt.

## Siegel

clause-seal-01 = Beim Öffnen wird das oberste Siegel auf den offenen Stapel gedreht: Seine Öffnung trifft den, der es öffnet (und wen sie sonst nennt), und seine Dauerwirkung ersetzt die vorige.
clause-seal-02 = Das Siegel öffnet, wen die Karte getroffen hat, durch die es aufgeht.
clause-seal-03 = Beim Schließen kommt das oberste offene Siegel verdeckt unter den Siegelstapel; die Dauerwirkung des Siegels darunter gilt wieder.
clause-seal-04 = Ein Siegel schließt sich, wenn ein Munchkin in einem Zug drei oder mehr Stufen aufsteigt.
clause-seal-05 = Das siebte offene Siegel beendet das Spiel auf der Stelle; nichts kann es aufheben, und seine Wirkungen gelten nicht.
clause-seal-06 = Dann gewinnt der höchste Kampfbonus allein aus Karten im Spiel; bei Gleichstand die höhere Stufe; ist auch die gleich, wird der Sieg geteilt.
clause-seal-07 = Ein Blogger zieht eine Türkarte verdeckt, sooft ein Siegel geöffnet wird.

## Gewinnen

clause-win-01 = Wer als Erster durch ein getötetes Monster die Siegesstufe erreicht, gewinnt, und das Spiel ist aus.
clause-win-02 = Sagt eine Karte ausdrücklich, dass man anders gewinnen kann, dann gilt das.
clause-win-03 = Hebt ein Kampf den Kämpfer und seinen Helfer, einen Elf, zugleich auf die Siegesstufe, gewinnen beide.

## Varianten

clause-var-01 = Schnelles Spiel: Phase 0, an der Tür lauschen: Zu Beginn des Zuges wird eine Türkarte verdeckt gezogen und darf gespielt werden.
clause-var-02 = Schnelles Spiel: Raum plündern bringt einen verdeckten Schatz statt einer Türkarte.
clause-var-03 = Geteilter Sieg: Wer im entscheidenden Kampf hilft, gewinnt mit, auf welcher Stufe auch immer.
clause-var-04 = Mischen: Zwei oder mehr Sets können zusammengemischt werden; ein Charakter hat die Klassen, Rassen, Verbündeten und Charakterkarten von allen.
clause-var-05 = In einer Mischung sind Katastrophen, Flüche und Fallen dasselbe: Was eine davon betrifft, betrifft alle.
clause-var-06 = In einer Mischung mit Siegeln darf jeder zu Beginn seines Zuges würfeln und bei einer 1 ein Siegel öffnen (Option des Tisches).
clause-var-07 = In einer Mischung gilt die Regel für Untote für alle Untoten, und jedes Monster, dessen Name oder Karte von Dämonen spricht, ist ein Dämon.
clause-var-08 = In einer Mischung zählen Haie aus anderen Sets als Haie, und was an einem Gegenstand liegt und ihn besser macht, ist ein Gegenstandsverstärker.
clause-var-09 = Episch: Die Siegesstufe ist 20 statt 10 (Option des Tisches).
clause-var-10 = In einer Mischung gilt die Grenze für Große Gegenstände, wenn eines der Sets sie hat.

## Was die Regelhefte offen lassen

clause-r-1 = Nein. Eine Karte oder Fähigkeit wirkt ganz, sobald sie gespielt ist, in der Reihenfolge des Spielens, bevor irgendetwas anderes geschieht. Dazwischen darf nur eine Karte, die sagt, dass sie etwas aufhebt (Wishing Ring gegen einen Fluch). Eine Fähigkeit, für die Karten abgelegt werden, geschieht beim Ablegen, nicht beim Ansagen. Ist eine Karte gespielt oder ein Würfel gefallen, wird nichts zurückgenommen.
    .question = Gibt es eine Warteschlange für Karten?
clause-r-2 = Wer zuerst kommt, ist zuerst dran.
    .question = Zwei handeln im selben Augenblick?
clause-r-3 = Jede neue Karte öffnet sie wieder. Wird das letzte Monster entfernt oder von selbst getötet, endet der Kampf sofort, in jedem Set: Nichts kann mehr dazukommen oder hineingespielt werden.
    .question = Wie lange dauert die Chance einzugreifen, und was beendet sie?
clause-r-4 = Sie gewinnen gemeinsam: Erst werden alle Stufen eines Ereignisses vergeben, dann wird geschaut, wer gewonnen hat.
    .question = Zwei erreichen durch dasselbe Ereignis die Siegesstufe?
clause-r-5 = Jede Stufe, die aus dem Töten folgt, darf die Siegesstufe sein: die Stufe des Elfen fürs Helfen, zusätzliche Stufen auf der Monsterkarte, eine Stufe durch eine Fähigkeit.
    .question = Kann ein Helfer gewinnen?
clause-r-6 = „Von selbst besiegt“ zählt als getötet, wenn die Karte nichts anderes sagt. Bezaubern, verbannen, sich anfreunden, einschläfern, verwandeln oder verlassen ist kein Töten. Ein Stufenaufstieg nach dem Kampf gehört nicht zum Töten. Eine Karte, die ausdrücklich die Siegesstufe geben darf, darf es.
    .question = Was zählt als getötet?
clause-r-7 = Ein Stufenaufstieg, eine Karte, die eine Stufe stiehlt, oder ein Verkauf, der sie gäbe, ist als Ganzes nicht möglich, und die Karte bleibt, wo sie ist. Was einem solchen Spieler bloß geschieht, lässt seine Stufe, wie sie ist. Ein Verkauf, der über die Siegesstufe hinausginge, ist nicht möglich; für weniger Stufen zu verkaufen ist erlaubt.
    .question = Eine Stufe vor der Siegesstufe: Ist eine Stufe ohne getötetes Monster verboten oder verschenkt?
clause-r-8 = Nie in einem Kampf um den Sieg (Stufe des Kämpfers und die Stufen, um die es geht, erreichen die Siegesstufe), in jedem Set. Wird ein Kampf dazu, ist der gezwungene Helfer ohne Nachteil draußen, außer er würde selbst mitgewinnen. Wer freiwillig hilft, bleibt.
    .question = Erzwungene Hilfe?
clause-r-9 = Nein. Erst, wenn der Kämpfer nicht gewinnt.
    .question = Um Hilfe bitten, während man gewinnt?
clause-r-10 = Nein: Wer mit allem, was im Spiel ist, gewinnt, der gewinnt. Niemand muss Einmalgegenstände, Fähigkeiten oder Hilfe einsetzen.
    .question = Weglaufen, während man gewinnt?
clause-r-11 = Nur Karten, die vom Wurf sprechen. Flüche und Stufenaufstiege vor dem Wurf oder nach seinem Ergebnis.
    .question = Was geht zwischen einem Wurf zum Weglaufen und seinem Ergebnis?
clause-r-12 = Ein Fluch wird vor allem anderen abgehandelt; nichts kann verkauft oder verschoben werden, um ihm zu entgehen. Das Opfer sucht aus. Nur Karten im Spiel zählen. „Die getragene …“ ist die ausgerüstete, „eine …“ irgendeine im Spiel, „deine …“ jede im Spiel, auch die unter Cheat! und die nicht ausgerüsteten. Einmalgegenstände, die schon in einen Kampf gespielt sind, gehören niemandem mehr.
    .question = Flüche und Gegenstände?
clause-r-13 = Alles, was im eigenen Zug außerhalb eines Kampfes erlaubt ist. Was dann noch über dem Limit ist, muss verschenkt und nicht abgelegt werden, außer der Geber steht selbst allein oder mit anderen auf der niedrigsten Stufe.
    .question = Was ist während der Nächstenliebe erlaubt?
clause-r-14 = Eine Karte darf gespielt werden, sobald man sie bekommt (Lohn für Hilfe, Nächstenliebe, Beute, Schatz); später nur im eigenen Zug, außer was nach TIMING jederzeit geht. Ein Helfer kann im Kampf eines anderen keine Klasse und keinen bleibenden Gegenstand aus der Hand spielen; wer am Zug ist, darf mittendrin eine Klasse oder Rasse spielen.
    .question = Karten außerhalb des eigenen Zuges?
clause-r-15 = Der Kämpfer und der Helfer, von dem Moment an, in dem das Monster zu sehen ist oder die Hilfe beginnt, bis das Weglaufen vorbei ist. Die anderen dürfen tauschen und umrüsten; ein Dieb darf jemanden bestehlen, der nicht kämpft, während andere kämpfen.
    .question = Wer ist im Kampf?
clause-r-16 = Da war ein Monster: kein Ärger suchen und kein Raum plündern, außer die Karte, die es entfernt hat, erlaubt es.
    .question = Was gilt, wenn in Phase 1 ein Monster verschwunden ist?
clause-r-17 = Die Summen folgen sofort dem, was jetzt ist. Ein Bonus, der schon mit abgelegten Karten bezahlt ist, bleibt. Dieselbe Fähigkeit kann nicht zweimal gekauft werden, indem man Karten wechselt: Ihre Grenzen gelten pro Kampf. Eine Klassenkarte kann nicht die eigene Fähigkeit bezahlen.
    .question = Klasse oder Rasse im Kampf wechseln?
clause-r-18 = Bedingungen gelten für den ganzen Kampf; ein Bonus gegen eine Rasse, eine Klasse oder ein Geschlecht zählt einmal, wie viele auch passen; Boni gegen verschiedene zählen zusammen. Was ein Monster „vor dem Kampf“ tut, entfällt, wenn es später dazukommt. Ist einer der Kämpfenden jemand, gegen den ein Monster nicht kämpft, geht das Monster. Mate ist ein Abbild des Monsters und seiner Monsterverstärker, nicht der Einmalgegenstände. Bezahlt wird erst, wenn der ganze Kampf gewonnen ist.
    .question = Mehrere Monster?
clause-r-19 = Ob ein Monster verfolgt, wird für jeden Munchkin und jedes Monster im Moment des Wurfs geprüft; Schlimme Dinge wirken sofort und können den nächsten Wurf ändern. Was von selbst entkommen lässt, wird vor dem Wurf eingesetzt, für den, der will, und hilft nicht gegen ein Monster, vor dem niemand weglaufen kann, außer die Karte sagt es.
    .question = Entkommen?
clause-r-20 = Ein Toter auf der niedrigsten Stufe wird in dem Zug, in dem er starb, bei der Nächstenliebe übergangen: Es bekommt der nächste lebende Spieler von unten. Eine Stufe, die einem Toten zustünde, verfällt.
    .question = Tod?
clause-r-21 = Man darf auf eine Klasse zurückgehen und es dabei lassen; nie allein im Spiel; zwei davon bringen nicht mehr; ein halber Mensch ist ein Mensch für Boni gegen Menschen, darf aber Gegenstände nur für Menschen nicht benutzen.
    .question = Super Munchkin, Half-Breed?
clause-r-22 = Der Zug bleibt beim ersten Spieler. Belohnungen für Monster, die vor der Übergabe getötet wurden, bekommt der erste, wenn der übergebene Kampf vorbei ist; bekommen beide Schätze, zieht der erste zuerst.
    .question = Wenn ein anderer den Kampf übernimmt (Transferral)?
clause-r-23 = Eine Bedingung zu Klasse, Rasse oder Geschlecht, die im Kampf niemand erfüllt, bringt nichts.
    .question = Ein Bonus gegen eine Klasse, wenn niemand eine Klasse hat?
