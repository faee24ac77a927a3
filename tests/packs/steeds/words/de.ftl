### Was der Mietstall sagt.

kind-steed = Reittier
text-steed = Du darfst einen großen Gegenstand mehr tragen. Wenn du Stufen verlieren würdest, darfst du statt einer davon dieses Reittier verlieren.
why-which-steed = Welches Reittier geht?
why-steed-or-level = Verlierst du dein Reittier statt einer Stufe?

clause-steed-01 = Du darfst nur ein Reittier auf einmal haben. Ein weiteres tritt an seine Stelle.
clause-steed-02 = Mit einem Reittier darfst du einen großen Gegenstand mehr tragen als erlaubt.
clause-steed-03 = Wenn du Stufen verlieren würdest, darfst du statt einer davon dein Reittier verlieren.
