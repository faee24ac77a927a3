## Cards in words

shelf-level = Level { $n }
shelf-treasures = { $n ->
    [one] 1 Treasure
   *[other] { $n } Treasures
}
shelf-slot-head = Headgear
shelf-slot-armor = Armor
shelf-slot-feet = Footgear
shelf-slot-one-hand = one hand
shelf-slot-two-hands = two hands
shelf-slot-hands = hands
shelf-big = Big
shelf-deck-door = Door
shelf-deck-treasure = Treasure
shelf-deck-seal = Seal
shelf-deck-character = Character
shelf-copies = { $n ->
    [one] one copy
   *[other] { $n } copies
}
shelf-kind-monster = Monsters
shelf-kind-monster-enhancer = Monster enhancers
shelf-kind-curse = Curses
shelf-kind-class = Classes
shelf-kind-class-modifier = Class modifiers
shelf-kind-race = Races
shelf-kind-race-modifier = Race modifiers
shelf-kind-ally = Allies
shelf-kind-item = Items
shelf-kind-item-enhancer = Item enhancers
shelf-kind-one-shot-item = One-shot Items
shelf-kind-go-up-a-level = Go Up a Level
shelf-kind-hireling = Hirelings
shelf-kind-special = Special
shelf-kind-character = Characters
shelf-kind-seal = Seals

## The gallery

shelf-cards = All the cards
shelf-cards-lead = Every card of every set, with what it does and the rules it touches. Pick one up.
shelf-search-cards = Search cards
shelf-set = Set
shelf-every-set = All sets
shelf-deck = Deck
shelf-every-deck = All decks
shelf-kind = Kind of card
shelf-every-kind = All kinds
shelf-with-clause = Touches { $clause }
shelf-count = { $n } of { $all } cards
shelf-n-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
shelf-grid = Cards; the arrow keys move among them
shelf-none = No card is like that. Nobody has drawn it yet, at least.
shelf-show-all = Show all cards
shelf-loading = Opening the boxes …
shelf-failed = The cards could not be fetched. The server does not answer right now.
shelf-again = Try again

## One card

shelf-place = { $n } of { $all }
shelf-before = The card before
shelf-after = The next card
shelf-close = Put the card back
shelf-copy = Copy the link to this card
shelf-copied = Link copied.
shelf-not-copied = The browser did not allow that; the link is in the address line.
shelf-rulings = Rulings
shelf-touches = Rules it touches

## The rules book

shelf-rules = The rules
shelf-rules-lead = Every rule has a number, and every refusal in the game names the one it rests on.
shelf-search-rules = Search rules
shelf-contents = Chapters
shelf-rules-count = { $n } of { $all } rules
shelf-no-rules = No rule says anything about that.
shelf-show-all-rules = Show all rules
shelf-in-sets = In { $sets } only
shelf-letters = Where a rule tells sets apart it uses letters: C classic, L Legends, A Apocalypse, S Steampunk, T Adventure Time. Small pictures under a rule show the sets it holds in; without them it holds in all.
shelf-rule-link = Link to { $clause }
shelf-cards-of = { $n ->
    [one] 1 card touches { $clause }
   *[other] { $n } cards touch { $clause }
}
shelf-cards-touched = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
shelf-all-in-gallery = All of them in the gallery
shelf-chapter-SETUP = Setting up
shelf-chapter-TURN = Your turn
shelf-chapter-TIMING = What you may do, and when
shelf-chapter-COMBAT = Fighting
shelf-chapter-MULTI = Several monsters
shelf-chapter-ENHANCER = Making monsters stronger or weaker
shelf-chapter-HELP = Help
shelf-chapter-MEDDLE = Meddling in the fights of others
shelf-chapter-REWARD = Rewards
shelf-chapter-RUN = Running away
shelf-chapter-DEATH = Death
shelf-chapter-CURSE = Curses
shelf-chapter-SEAL = Seals
shelf-chapter-ITEMS = Items
shelf-chapter-TRADE = Trading
shelf-chapter-SELL = Selling Items for levels
shelf-chapter-ONESHOT = One-shots and Go Up a Level
shelf-chapter-CHARACTER = Classes and Races
shelf-chapter-SUPER = Super Munchkin and Half-Breed
shelf-chapter-CARDS = Decks, hand and discards
shelf-chapter-PRECEDENCE = When a card and the rules disagree
shelf-chapter-WIN = Winning
shelf-chapter-VARIANT = Variants
shelf-chapter-RULINGS = What the rulebooks leave open
shelf-credits = With thanks
shelf-credit-icons = The icons are from game-icons.net, by Lorc, Delapouite and many others, under the licence CC BY 3.0; they are recoloured here, and a few are put together. Card backs and larger pictures are our own.
shelf-credit-fonts = The letters are Fraunces, by the Fraunces Project Authors, and Inter, by the Inter Project Authors, both under the SIL Open Font License 1.1.
shelf-credit-marks = Munchkin is a trademark of Steve Jackson Games Incorporated; Adventure Time is a trademark of its owner. Kickdoor is not affiliated with, sponsored by or endorsed by any of them. The words on these cards and in this book are ours.
