# How to play, and the guided first game.
title-how-to = How to play
how-exactly = Exactly:
how-rules = All the rules
home-foot-how = How to play, on one page
rules-how = New to the game? How to play, on one page
