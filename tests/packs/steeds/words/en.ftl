### What the Livery Stable says.

kind-steed = Steed
text-steed = You may carry one more Big Item. When you would lose a Level, you may lose this in place of one of them.
why-which-steed = Which Steed goes?
why-steed-or-level = Lose your Steed in place of a Level?
