"""What the sheets say of when a card may be played, as moments at the table."""

OUTSIDE = {"own turn", "another's turn", "received", "after another's kill", "another sold"}
OWN_FIGHT = {"own fight", "own fight, helped"}
FIGHTS = OWN_FIGHT | {"helping", "another's fight", "another's fight, helped"}
RUNS = {"running", "another runs"}
ANY = OUTSIDE | FIGHTS | RUNS | {"another got away"}
CURSE = {"cursed", "another cursed"}
OWN_ROLL = {"failed roll", "made roll"}
ROLLS = OWN_ROLL | {"another's failed roll", "another's made roll"}
ITEM = {"own turn", "received"}
TRAIT = ITEM | OWN_FIGHT | {"running"}
AT_ONCE = {"at once"}
LOST = FIGHTS | RUNS  # in a fight that is being lost, too: docs/readings.md, "Automatic escape"

TIMINGS: dict[str, set[str]] = {
    # Items and what is put into play
    "own turn outside combat, or at once when just received outside combat": ITEM,
    "on receipt, or own turn outside combat": ITEM,
    "own turn outside combat, onto an item you have in play; never moved afterwards": ITEM,
    "own turn outside combat, or when just received": ITEM,
    "whenever you may play or have an item (not changing gear in combat)": (ANY - OWN_FIGHT)
    - {"helping", "running"},  # his own combats are the only ones that stop him: docs/readings.md
    "own turn (any time) or on receipt; discard any time": TRAIT,
    "own turn at any time, or at once when just received outside combat": TRAIT,
    "own turn, or as soon as received": TRAIT,
    "whenever a Class may be played; needs a Class to attach to": TRAIT,
    "whenever a class may be played, if you have a class to attach it to": TRAIT,
    "whenever a Class may be played and you have one to attach to": TRAIT,
    "whenever a Race may be played and you have one to attach to": TRAIT,
    "whenever a Race may be played; needs a Race to attach to": TRAIT,
    "any time, even in combat; replaces the current Ally; cannot be traded": ANY,
    "any time, any turn; giving it an item not in combat": ANY,
    "any time, any turn; may not be handed an Item while you are in combat": ANY,
    "dealt at random at setup, one each; may be swapped for an unused one on death": set(),
    "while equipped, in own combat when asking for help": ITEM,
    "discard: when running away": ITEM,
    # Curses and levels
    "any time from hand on any player; kicked open face-up it hits the drawer": ANY,
    "any time, on any player; hits the drawer when turned face-up at the door": ANY,
    "kicked open: hits the drawer; from hand: any player, any time": ANY,
    "any time on any player; cannot give the winning level": ANY,
    "any time, on self or another player; cannot give the winning level": ANY,
    "any time, on self or any player; not for the winning level": ANY,
    "any time; not for the winning level": ANY,
    "any time while the receiver has an Ally; cannot give the winning level": ANY,
    "any time while a Hireling is in play; not for the winning level": ANY,
    "any time while any Hireling is in play; cannot give the winning level": ANY,
    "any time unless you are (tied for) the highest level; not for the winning level": ANY,
    "only after a combat, any player's; not for the winning level": {"after another's kill"},
    "just after a kill by anyone; cannot give the winning level": {"after another's kill"},
    # combats
    "any combat": FIGHTS,
    "any combat, by any player": FIGHTS,
    "any combat, by anyone, on one monster": FIGHTS,
    "any combat, on one monster": FIGHTS,
    "any combat, by any player, on one chosen monster": FIGHTS,
    "any combat, by anyone, on one chosen monster (its Mate gets it too)": FIGHTS,
    "any combat, together with a monster from hand": FIGHTS,
    "any combat, from hand or table, either side": FIGHTS,
    "any combat, for either side, from hand or table": FIGHTS,
    "any combat, by anyone, from hand or table": FIGHTS,
    "any combat with a helper": {moment for moment in FIGHTS if "help" in moment},
    "any combat or when running away": FIGHTS | RUNS,
    "own combat": OWN_FIGHT,
    "your own combat": OWN_FIGHT,
    "your own combat while losing": OWN_FIGHT,
    "own combat, no helper": {"own fight"},
    "own combat, alone (no helper)": {"own fight"},
    "own combat before help is accepted": {"own fight"},
    # running away and dice
    "when running away": LOST,
    "when running away, before the roll": LOST,
    "any combat lost, before rolls": LOST,
    "own Run Away": {"failed roll"},
    "right after own failed run-away roll": {"failed roll"},
    "own turn only, in combat or after own failed run-away roll": OWN_FIGHT | {"failed roll"},
    "own turn, own combat": OWN_FIGHT | {"failed roll"},  # its effect: even after a failed roll
    "right after one of your die rolls": OWN_ROLL,
    "right after an own die roll of any kind": OWN_ROLL,
    "right after any die roll": ROLLS,
    "right after a successful run away roll": {moment for moment in ROLLS if "made" in moment},
    "right after someone escapes a combat for any reason": {"another got away"},
    "on own death": set(),  # nobody plays it: its owner is asked
    # everything else
    "any time": ANY,
    "any time outside or inside combat": ANY,
    "any time, also in combat, from hand or table": ANY,
    "any time, also in reply to a curse": ANY | CURSE,
    "any time, in answer": CURSE | {"a Seal opens"},
    "any time outside combat": OUTSIDE,
    "any time outside combat; immediately if face-up": OUTSIDE | {"at once if face up"},
    "your own turn outside combat, at least 1 seal open": {"own turn"},
    "own turn outside combat, other player not in combat": {"own turn"},
    "in answer to a Curse on you": {"cursed"},
    "in answer to a sale or discard outside combat": {"another sold"},
    "when another player dies": {"another died"},
    "at once when drawn": ANY | AT_ONCE,
    "immediately on draw": ANY | AT_ONCE,
    "must be played the moment it is obtained": ANY | AT_ONCE,
    "must be played the moment it is obtained, face-up or face-down (also from the opening deal)": ANY | AT_ONCE,
}
CHANGED: dict[str, set[str]] = {  # docs/cards-changes.md
    "summoned-to-the-front": {"own fight"},
    "shared-bunker": {"own fight"},
}
AIMS = (  # what the words say of the target, and the moment in which it is looked at
    (r"either side", "own fight", {"munchkins", "monsters"}),
    (r"on one (chosen )?monster", "own fight", {"monster", "other monster"}),
    (r"(on|hand:) any player|on self or", "own turn", {"Ann", "Bo", "Cy"}),
    (r"the receiver has an Ally", "own turn", {"Bo"}),
    (r"unless you are \(tied for\) the highest", "own turn", {"Ann", "Bo"}),
)
CHANGED_AIMS: dict[str, set[str]] = {  # by their effects: another player loses the level; who has the most Gears
    **{card: {"Bo", "Cy"} for card in ("inherit-somebodys-bunker", "steal-the-blueprints")},
    "grand-cog-census": {"Cy"},
}
