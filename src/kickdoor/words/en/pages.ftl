### What stands on the pages made for players, around the rules and the cards.

## Chapters of the rules

chapter-setup = Setting up
chapter-turn = Your turn
chapter-timing = What you may do, and when
chapter-combat = Fighting
chapter-multi = Several monsters
chapter-enhancer = Making monsters stronger or weaker
chapter-help = Help
chapter-meddle = Meddling in the fights of others
chapter-reward = Rewards
chapter-run = Running away
chapter-death = Death
chapter-curse = Curses
chapter-seal = Seals
chapter-items = Items
chapter-trade = Trading
chapter-sell = Selling Items for levels
chapter-oneshot = One-shots and Go Up a Level
chapter-character = Classes and Races
chapter-super = Super Munchkin and Half-Breed
chapter-cards = Decks, hand and discards
chapter-precedence = When a card and the rules disagree
chapter-win = Winning
chapter-variant = Variants

## The rules of a set

page-rules = The rules of { $set }
# $cards and $how are paths of other pages
page-rules-made = Made from the numbered clauses by `kickdoor rules --render docs`. The cards are [here]({ $cards }), how to play on one page is [here]({ $how }).
page-rules-letters = Where a clause tells sets apart it uses letters: { $letters }.
page-rules-other = Not the same in every set

## What the rules leave open

page-readings = Readings
page-readings-lead = Where rulebook, clauses, rulings and card facts leave something open, this is how Kickdoor plays it.
page-readings-question = question
page-readings-reading = reading
