### The game in the terminal.

terminal-begins = { $who } against { $others } (seed { $seed }). Type ? for help.
terminal-turn = { $who }'s turn
terminal-level = Level
terminal-strength = Strength
terminal-traits = Class and Race
terminal-items = Items
terminal-hand = Hand
terminal-human = Human
terminal-against = { $who } against { $others }
terminal-stake = { $winning ->
    [1] the munchkins win as it stands
   *[0] the monsters win as it stands
  }; at stake: { $levels ->
    [one] 1 Level
   *[other] { $levels } Levels
  }, { $treasures }
terminal-empty-hand = Your hand is empty.
terminal-program = { $who }'s program: { $why }. Something is chosen for it at random.
terminal-says = { $who }: “{ $line }”
# $n is how many they are.
terminal-won = { $who } won.
# $n is how many they are.
terminal-reached = { $who } reached Level { $level } and won.
terminal-goodbye = Goodbye.
terminal-saved = The game is in { $file }.

terminal-help =
    { "  " }a number   takes that line of the menu; Enter takes line 1
    { "  " }s          stand back: let all stand until the next turn or a fight of yours
    { "  " }t, h       the table, your hand
    { "  " }? 3        the cards of line 3        ? net troll   any card by its name
    { "  " }q          quit
terminal-back = { $line } (0 = back)
terminal-yours = This one is yours to decide.
terminal-no-card = There is no such card here.
terminal-number = A number from 1 to { $most }, or ? for help.
