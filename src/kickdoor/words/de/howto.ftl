### So wird gespielt, auf einer Seite, für alle, die noch nie gespielt haben. `edition` ist das Set; ein Punkt steht nur da, wo seine Regeln gelten.

howto = So spielst du { $set }
howto-lead = { $edition ->
    [legends] Götter, Helden und Wesen mit zu vielen Köpfen: Jede alte Sage hat jemanden in diesen Dungeon geschickt. Du trittst die Türen ein, besiegst, was dahinter wartet, und trägst seine Schätze nach Hause. Alle anderen auch, und nur einer kann Erster sein.
    [apocalypse] Die Welt geht unter, und es gibt noch etwas zu holen. Du trittst Türen ein, besiegst, was dahinter wartet, und behältst seine Schätze, während sich Siegel um Siegel öffnet. Alle anderen machen es genauso.
    [steampunk] Messing, Dampf und schlechte Manieren: Du trittst die Türen eines sehr solide gebauten Dungeons ein, besiegst, was dahinter wartet, und behältst seine Schätze. Alle anderen auch, und nur einer kann Erster sein.
    [adventure-time] Türen, Monster und Schätze im Lande Ooo! Du bist einer seiner Helden, trittst Türen ein, besiegst, was dahinter wartet, und nimmst mit, was es hatte. Deine Freunde machen dasselbe, und sie sind nur meistens deine Freunde.
   *[other] Du bist ein Held von der bescheidenen Sorte: Du trittst Türen ein, besiegst, was dahinter wartet, und trägst seine Schätze nach Hause. Alle anderen am Tisch auch, und nur einer kann Erster sein.
}

## Worum es geht

howto-goal = Worum es geht
howto-goal-win = Alle beginnen auf Stufe 1. Wer als Erster Stufe 10 erreicht, gewinnt.
howto-goal-kill = Die letzte Stufe bekommst du nur, indem du ein Monster tötest. Zu kaufen ist sie nicht.

## Vor dem ersten Zug

howto-start = Vor dem ersten Zug
howto-start-deal = Du bekommst vier Türkarten und vier Schätze. Die anderen sehen sie nicht.
howto-start-play = { $edition ->
    [classic] Leg auf den Tisch, was du benutzen kannst: Gegenstände, eine Klasse und eine Rasse.
    [legends] Leg auf den Tisch, was du benutzen kannst: Gegenstände, eine Klasse und eine Rasse.
    [adventure-time] Leg auf den Tisch, was du benutzen kannst: Gegenstände, eine Klasse und einen Verbündeten.
   *[other] Leg auf den Tisch, was du benutzen kannst: Gegenstände und eine Klasse.
} Was dort liegt, wirkt für dich; was du auf der Hand hast, wartet nur.

## Dein Zug

howto-turn = Dein Zug
howto-turn-kick = { $edition ->
    [apocalypse] Tür eintreten: Deck eine Türkarte auf. Ein Monster? Bekämpfe es. Eine Katastrophe? Sie trifft dich. Alles andere gehört dir, zum Behalten oder zum Spielen.
   *[other] Tür eintreten: Deck eine Türkarte auf. Ein Monster? Bekämpfe es. Ein Fluch? Er trifft dich. Alles andere gehört dir, zum Behalten oder zum Spielen.
}
howto-turn-room = Kein Monster? Dann such Ärger mit einem Monster aus deiner Hand oder plündere den Raum: Zieh noch eine Türkarte, die nur du siehst.
howto-turn-charity = Am Ende mehr als fünf Handkarten? Der Rest ist Nächstenliebe: Gib ihn dem Spieler auf der niedrigsten Stufe. Bist du das selbst, leg ihn ab.

## Ein Kampf

howto-fight = Ein Kampf
howto-fight-sum = { $edition ->
    [classic] Zähl deine Stufe und deine ausgerüsteten Gegenstände zusammen. Ist das mehr, als das Monster hat, gewinnst du. Gleichstand ist verloren, außer ein Krieger kämpft auf deiner Seite.
    [legends] Zähl deine Stufe und deine ausgerüsteten Gegenstände zusammen. Ist das mehr, als das Monster hat, gewinnst du. Gleichstand ist verloren, außer ein Krieger kämpft auf deiner Seite.
   *[other] Zähl deine Stufe und deine ausgerüsteten Gegenstände zusammen. Ist das mehr, als das Monster hat, gewinnst du. Gleichstand ist verloren.
}
howto-fight-help = Reicht nicht? Bitte jemanden um Hilfe. Ein Spieler darf mitkämpfen und wird etwas dafür wollen: ein paar der Schätze zum Beispiel.
howto-fight-meddle = Jeder darf sich einmischen: ein Trank für die eine oder die andere Seite, ein stärkeres Monster, ein zweites. Schau dich um, bevor du jubelst.
howto-fight-win = Gewonnen: Du steigst 1 Stufe auf, bei manchen Monstern mehr, und ziehst die Schätze, die es bewacht hat.

## Wenn es schiefgeht

howto-run = Wenn es schiefgeht
howto-run-roll = Du kannst nicht gewinnen? Lauf weg: Mit einer 5 oder 6 auf dem Würfel entkommst du. Sonst treffen dich die Schlimmen Dinge des Monsters.
howto-run-death = { $edition ->
    [classic] Tot heißt nicht ausgeschieden. Die anderen bedienen sich bei deinen Karten, aber Stufe, Klasse und Rasse behältst du, und in deinem nächsten Zug ziehst du acht neue Karten.
    [legends] Tot heißt nicht ausgeschieden. Die anderen bedienen sich bei deinen Karten, aber Stufe, Klasse und Rasse behältst du, und in deinem nächsten Zug ziehst du acht neue Karten.
   *[other] Tot heißt nicht ausgeschieden. Die anderen bedienen sich bei deinen Karten, aber Stufe und Klasse behältst du, und in deinem nächsten Zug ziehst du acht neue Karten.
}

## Was du noch darfst

howto-more = Was du noch darfst
howto-more-wear = Rüste eine Kopfbedeckung, eine Rüstung und Schuhwerk aus, dazu, was zwei Hände halten können. Nur nicht mitten im Kampf.
howto-more-sell = Verkauf in deinem Zug Gegenstände für zusammen 1.000 Gold und steig 1 Stufe auf. Nur nie auf die letzte.
howto-more-curse = { $edition ->
    [apocalypse] Eine Katastrophe aus deiner Hand trifft, wen du willst und wann du willst. Auch ein Stufenaufstieg geht jederzeit.
   *[other] Ein Fluch aus deiner Hand trifft, wen du willst und wann du willst. Auch ein Stufenaufstieg geht jederzeit.
}
howto-more-trade = Tausch Gegenstände vom Tisch, oder verschenk einen, mit jedem, der gerade nicht kämpft.

## Was hier besonders ist

howto-special = Was an { $set } besonders ist
howto-special-races = Klasse und Rasse machen dich gut in etwas. Ein Dieb stiehlt, ein Priester vertreibt Untote, ein Zwerg trägt beliebig viele Große Gegenstände.
howto-special-warrior = Mit einem Krieger auf deiner Seite gewinnst du bei Gleichstand, und ein Elf steigt für jedes Monster auf, das ein anderer mit seiner Hilfe tötet. Sogar auf Stufe 10.
howto-special-characters = Du bekommst einen von acht Charakteren, von Finn bis BMO, mit einer eigenen Kraft.
howto-special-apocalypse = Sei Blogger, Kind, Milizionär oder Wissenschaftler: Eine Klasse macht dich gut in etwas.
howto-special-steampunk = Sei Entdecker, Mechaniker, Offizier oder Tycoon: Eine Klasse macht dich gut in etwas.
howto-special-ooo = Sei Held, Musiker, Adliger oder Zauberer: Eine Klasse macht dich gut in etwas.
howto-special-seals = Manche Karten, und jeder Tod, öffnen ein Siegel: Etwas geschieht sofort, etwas gilt von da an, und jedes Monster bekommt +1 für jedes offene Siegel.
howto-special-seventh = Öffnet sich das siebte Siegel, geht die Welt unter. Dann gewinnt, wer den größten Bonus auf dem Tisch hat, auf welcher Stufe auch immer.
howto-special-closing = Steigst du in einem Zug drei Stufen auf, schließt sich ein Siegel wieder.
howto-special-allies = Ein Verbündeter zieht mit dir. Opferst du ihn, entkommst du allen Monstern des Kampfes, ohne zu würfeln.
howto-special-hireling = Ein Mietling kämpft mit dir und trägt für dich einen Gegenstand mehr.
howto-special-enhancers = Gegenstandsverstärker liegen an einem Gegenstand und machen ihn besser.
howto-special-gears = Manche Monster und Gegenstände haben Zahnräder, und manche Karten interessiert nichts anderes.
howto-special-sharks = Untote kommen zu Untoten, Haie zu Haien: Jeder darf so ein Monster aus der Hand in den Kampf schicken.
howto-special-demons = Untote kommen zu Untoten, Dämonen zu Dämonen: Jeder darf so ein Monster aus der Hand in den Kampf schicken.
howto-special-big = Du darfst einen Großen Gegenstand tragen.
howto-special-no-big = Große Gegenstände? Trag so viele, wie du willst.

## Drei Tipps

howto-tips = Drei Tipps für dein erstes Spiel
howto-tips-cards = Sind sich Karte und Regeln nicht einig, hat die Karte recht. Lies also, was darauf steht.
howto-tips-help = Hilf anderen, solange sie auf niedrigen Stufen stehen: Das bringt Schätze. Hör auf, wenn sie in die Nähe von Stufe 10 kommen.
howto-tips-nasty = Heb etwas Gemeines auf für den, der auf Stufe 9 steht. Die anderen tun dasselbe für dich.
