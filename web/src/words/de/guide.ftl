# So wird gespielt, und das geführte erste Spiel.
title-how-to = So wird gespielt
how-exactly = Genau:
how-rules = Alle Regeln
home-foot-how = So wird gespielt, auf einer Seite
rules-how = Neu im Spiel? So wird gespielt, auf einer Seite
