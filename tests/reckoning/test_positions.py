"""Positions laid out by hand: which addends, with which card, player and clause."""

from pathlib import Path
from re import escape

import pytest

from kickdoor import Game
from kickdoor.engine import ids
from kickdoor.reckoning import ABOUT, WORDS, reckon
from kickdoor.scenario.parse import parse_text
from kickdoor.scenario.run import run_scenario

# (name, the table and what is done there, {question: addends}); an addend is n, word, card, player, clause.
POSITIONS: list[tuple[str, str, dict[str, list[str]]]] = [
    (
        "one player with Items, a Hireling, Curses",
        """
        # Only Armor gives a bonus: the Helmet's 1 + 2 for an Elf and the Sword's 3 are gone, the Hireling is no Item.
        players:
          - {name: Ann, level: 4, sex: female, races: [elf],
             equipped: [horny-helmet, broad-sword, leather-armor, hireling],
             carried: [slimy-armor, pretty-balloons, really-impressive-title],
             curses: [curse-malign-mirror, curse-change-sex, curse-chicken-on-your-head]}
          - {name: Bo, races: [dwarf], equipped: [boots-of-running-really-fast, gentlemens-club], sex: female}
          - {name: Cy}
        """,
        {
            "strength Ann": [
                "+4 level - Ann COMB-01",
                "+3 item horny-helmet Ann ITEM-03",
                "+3 item broad-sword Ann ITEM-03",
                "+1 item leather-armor Ann ITEM-03",
                "+1 hireling hireling Ann ITEM-14",
                "-6 curse curse-malign-mirror Ann CURS-02",
                "-5 curse curse-change-sex Ann CURS-02",
            ],
            "strength Bo": ["+1 level - Bo COMB-01"],
            "escape Ann": [
                "+5 rule - - RUN-02",
                "+1 curse curse-chicken-on-your-head Ann CURS-02",
                "-1 race elf Ann RUN-02",
            ],
            "escape Bo": ["+5 rule - - RUN-02", "-2 item boots-of-running-really-fast Bo RUN-02"],
            "gold Ann": [
                "+600 item horny-helmet Ann ITEM-02",
                "+400 item broad-sword Ann ITEM-02",
                "+200 item leather-armor Ann ITEM-02",
                "+200 item slimy-armor Ann ITEM-02",
            ],
            "hand_limit Ann": ["+5 rule - - CARDS-08"],
            "hand_limit Bo": ["+5 rule - - CARDS-08", "+1 race dwarf Bo CARDS-08"],
        },
    ),
    (
        "a fight with a helper, discards, a backstab and one-shots",
        """
        # 3 + 3 + 1 = 7, 2 + 1 - 2 = 1, 2 for each Elf: 12 v Harpies 4 + 5 + 5 against the Wizard who helps + 2 = 16.
        players:
          - {name: Ann, level: 3, sex: female, classes: [warrior], races: [elf], equipped: [broad-sword],
             hand: [dwarf, yippie-water]}
          - {name: Bo, level: 2, classes: [wizard], races: [elf], equipped: [helm-of-courage]}
          - {name: Cy, classes: [thief], hand: [dwarf, sleep-potion]}
        combat: {fighter: Ann, helper: Bo, monsters: [{card: harpies, enhancers: [enraged]}]}
        steps:
          - {by: Ann, do: use, ability: berserk, discard: [dwarf]}
          - {by: Cy, do: use, ability: backstab, target: Bo, discard: [dwarf]}
          - {by: Ann, do: play, card: yippie-water, side: munchkins}
          - {by: Cy, do: play, card: sleep-potion, side: monsters}
        """,
        {
            "munchkins": [
                "+3 level - Ann COMB-01",
                "+3 item broad-sword Ann ITEM-03",
                "+1 discards warrior Ann CHAR-08",
                "+2 level - Bo HELP-02",
                "+1 item helm-of-courage Bo ITEM-03",
                "-2 backstab thief Cy MEDD-03",
                "+2 one-shot yippie-water Ann SHOT-02",
                "+2 one-shot yippie-water Bo SHOT-02",
            ],
            "monsters": [
                "+4 monster harpies - COMB-01",
                "+5 enhancer enraged - ENH-01",
                "+5 against harpies Bo HELP-04",
                "+2 one-shot sleep-potion - SHOT-02",
            ],
            "monster harpies": [
                "+4 monster harpies - COMB-01",
                "+5 enhancer enraged - ENH-01",
                "+5 against harpies Bo HELP-04",
            ],
            "treasures": ["+2 monster harpies - REW-01", "+1 enhancer enraged - REW-01"],
            "levels": ["+1 monster harpies - COMB-04"],
            "strength Ann": ["+3 level - Ann COMB-01", "+3 item broad-sword Ann ITEM-03"],
        },
    ),
    (
        "a Doppleganger, a Class that has gone, and what an Elf brings upon the side",
        """
        # 4 + 1 - 4 = 1, twice. The berserk stays when the Warrior has gone (R-17).
        players:
          - {name: Ann, level: 4, classes: [warrior], races: [elf], hand: [dwarf, doppleganger]}
          - {name: Bo}
          - {name: Cy}
        combat: {fighter: Ann, monsters: [{card: squidzilla}]}
        steps:
          - {by: Ann, do: use, ability: berserk, discard: [dwarf]}
          - {by: Ann, do: discard-class, card: warrior}
          - {by: Ann, do: play, card: doppleganger}
        """,
        {
            "munchkins": [
                "+4 level - Ann COMB-01",
                "+1 discards warrior Ann CHAR-08",
                "-4 weakens squidzilla Ann COMB-12",
                "+1 doubled doppleganger Ann COMB-01",
            ],
            "levels": ["+2 monster squidzilla - REW-04"],
        },
    ),
    (
        "nothing but Levels, and Levels for nothing",
        """
        # Ghoulfiends and the Insurance Salesman together: neither Levels nor bonuses count.
        players:
          - {name: Ann, level: 4, equipped: [broad-sword], sex: female, hand: [sleep-potion]}
          - {name: Bo, level: 2}
          - {name: Cy}
        combat: {fighter: Ann, helper: Bo, monsters: [{card: ghoulfiends}, {card: insurance-salesman}]}
        steps:
          - {by: Ann, do: play, card: sleep-potion, side: munchkins}
        """,
        {
            "munchkins": [
                "+4 level - Ann COMB-01",
                "-4 bonus-only insurance-salesman Ann COMB-12",
                "+3 item broad-sword Ann ITEM-03",
                "+2 level - Bo HELP-02",
                "-2 bonus-only insurance-salesman Bo COMB-12",
                "+2 one-shot sleep-potion - SHOT-02",
                "-5 level-only ghoulfiends - COMB-12",
            ],
        },
    ),
    (
        "Treasures and levels: a floor, a Mate, what was charmed, fire on the Chicken",
        """
        # The Goblin is worth 1 - 1, but 1 at least, and so is its Mate. The Troll left 3 behind.
        players:
          - {name: Ann, level: 3, classes: [wizard], races: [elf], hand: [elf, dwarf, halfling]}
          - {name: Bo, hand: [mate, flaming-poison-potion]}
          - {name: Cy}
        combat:
          fighter: Ann
          monsters: [{card: net-troll}, {card: lame-goblin, enhancers: [baby]}, {card: large-angry-chicken},
                     {card: potted-plant}, {card: 3872-orcs}]
        steps:
          - {by: Bo, do: play, card: mate, target: lame-goblin}
          - {by: Ann, do: use, ability: charm, target: net-troll, discard: [elf, dwarf, halfling]}
          - {by: Bo, do: play, card: flaming-poison-potion, side: munchkins}
        """,
        {
            "treasures": [
                "+3 kept - Ann COMB-05",
                "+1 monster lame-goblin - REW-01",
                "-1 enhancer baby - REW-01",
                "+1 floor baby - ENH-04",
                "+1 monster large-angry-chicken - REW-01",
                "+1 monster potted-plant - REW-01",
                "+1 power potted-plant Ann REW-01",
                "+3 monster 3872-orcs - REW-01",
                "+1 monster lame-goblin - REW-01",
                "-1 enhancer baby - REW-01",
                "+1 floor baby - ENH-04",
            ],
            "levels": [
                "+1 monster lame-goblin - COMB-04",
                "+1 monster large-angry-chicken - COMB-04",
                "+1 power large-angry-chicken - REW-04",
                "+1 monster potted-plant - COMB-04",
                "+1 monster 3872-orcs - COMB-04",
                "+1 monster lame-goblin - COMB-04",
            ],
        },
    ),
    (
        "a roll to run away",
        """
        # Rolled 3, two cards for it, 1 for the Elf, 2 less for the Snails. Against no monster a 4 would do, here a 6.
        players:
          - {name: Ann, level: 1, classes: [wizard], races: [elf], hand: [dwarf, halfling, elf]}
          - {name: Bo}
          - {name: Cy}
        combat: {fighter: Ann, monsters: [{card: snails-on-speed}]}
        dice: [3]
        steps:
          - {by: Ann, do: run, from: snails-on-speed}
          - {by: Ann, do: use, ability: flight, discard: [dwarf]}
          - {by: Ann, do: use, ability: flight, discard: [halfling]}
        """,
        {
            "die": [
                "+3 die - Ann RUN-02",
                "+1 discards wizard Ann CHAR-08",
                "+1 discards wizard Ann CHAR-08",
                "+1 race elf Ann RUN-02",
                "-2 monster snails-on-speed - RUN-02",
            ],
            "escape Ann": ["+5 rule - - RUN-02", "-1 race elf Ann RUN-02"],
            "escape Ann from snails-on-speed": [
                "+5 rule - - RUN-02",
                "-1 race elf Ann RUN-02",
                "+2 monster snails-on-speed - RUN-02",
            ],
        },
    ),
    (
        "Armor that the Wolf blows through, and a Lyre against the Undead",
        """
        # Cerberus is Undead and has eaten a one-shot. The Wolf silences the Armor.
        edition: legends
        players:
          - {name: Ann, level: 2, equipped: [dragonskin-armor, laurel-wreath], hand: [snacks-and-cola]}
          - {name: Bo, level: 4, equipped: [orpheus-lyre]}
          - {name: Cy}
        combat: {fighter: Ann, helper: Bo, monsters: [{card: big-bad-wolf}, {card: cerberus}]}
        steps:
          - {by: Ann, do: use, ability: cerberus, discard: [snacks-and-cola]}
        """,
        {
            "munchkins": [
                "+2 level - Ann COMB-01",
                "+4 item dragonskin-armor Ann ITEM-03",
                "+1 item laurel-wreath Ann ITEM-03",
                "-4 silenced dragonskin-armor Ann COMB-12",
                "+4 level - Bo HELP-02",
                "+3 item orpheus-lyre Bo ITEM-03",
                "+3 might orpheus-lyre Bo COMB-01",
            ],
            "monster cerberus": ["+12 monster cerberus - COMB-01", "-2 discards cerberus Ann CHAR-08"],
        },
    ),
    (
        "Everyone for Themselves",
        """
        # The helper's Item is lost, the grip of the Class is not. Bo's flame thread hits the fighter.
        edition: apocalypse
        players:
          - {name: Ann, level: 3, equipped: [tire-iron]}
          - {name: Bo, level: 3, classes: [militia], equipped: [garden-gnome-morningstar]}
          - {name: Cy, classes: [blogger], hand: [militia, kid]}
        seals_open: [calm-before-the-worse-storm, everyone-for-themselves]
        combat: {fighter: Ann, helper: Bo, monsters: [{card: toxic-mold}]}
        steps:
          - {by: Cy, do: use, ability: flame-thread, target: Ann, discard: [kid]}
        """,
        {
            "munchkins": [
                "+3 level - Ann COMB-01",
                "+2 item tire-iron Ann ITEM-03",
                "-2 backstab blogger Cy CHAR-08",
                "+3 level - Bo HELP-02",
                "+3 item garden-gnome-morningstar Bo ITEM-03",
                "+3 class militia Bo CHAR-02",
                "-3 seal everyone-for-themselves Bo SEAL-01",
            ],
            "monsters": ["+8 monster toxic-mold - COMB-01", "+2 open-seals - - COMB-13"],
        },
    ),
    (
        "a Seal that counts players, and an enhancer that counts twice",
        """
        edition: apocalypse
        players:
          - {name: Ann, level: 3, classes: [militia]}
          - {name: Bo}
          - {name: Cy, classes: [militia]}
        seals_open: [beer-shortage]
        combat: {fighter: Bo, monsters: [{card: pocket-sized-kaiju, enhancers: [herald-of-the-next-seal]}]}
        turn: Bo
        """,
        {
            "monsters": [
                "+2 monster pocket-sized-kaiju - COMB-01",
                "+2 might herald-of-the-next-seal - ENH-01",
                "+2 doubled pocket-sized-kaiju - COMB-12",
                "+1 open-seals - - COMB-13",
                "+3 seal beer-shortage Ann SEAL-01",
                "+3 seal beer-shortage Cy SEAL-01",
            ],
        },
    ),
    (
        "a bare cupboard, Item enhancers, and one-shots that nobody wants to hear of",
        """
        edition: apocalypse
        players:
          - {name: Ann, level: 4, equipped: [galoshes-of-evacuation],
             attached: {of-questionable-alloy: [improvised-weapon]}, hand: [dehydrated-water, spray-can-of-fog]}
          - {name: Bo}
          - {name: Cy}
        seals_open: [cupboard-is-bare]
        combat:
          fighter: Ann
          monsters: [{card: gravel-voiced-narrator, enhancers: [twice-microwaved]}, {card: undead-air-traffic}]
        steps:
          - {by: Ann, do: play, card: dehydrated-water, side: munchkins}
          - {by: Ann, do: play, card: spray-can-of-fog, target: Ann}
        """,
        {
            "munchkins": [
                "+4 level - Ann COMB-01",
                "+3 item improvised-weapon Ann ITEM-03",
                "+3 item-enhancer of-questionable-alloy Ann ITEM-16",
                "+5 one-shot dehydrated-water - SHOT-02",
                "-5 power gravel-voiced-narrator - COMB-12",
            ],
            "treasures": [
                "+2 monster gravel-voiced-narrator - REW-01",
                "+1 enhancer twice-microwaved - REW-01",
                "-1 seal cupboard-is-bare - SEAL-01",
                "+3 monster undead-air-traffic - REW-01",
                "-1 seal cupboard-is-bare - SEAL-01",
            ],
            "gold Ann": [
                "+400 item galoshes-of-evacuation Ann ITEM-02",
                "+200 item improvised-weapon Ann ITEM-02",
                "+300 item-enhancer of-questionable-alloy Ann ITEM-02",
            ],
            "escape Ann from gravel-voiced-narrator": [
                "+5 rule - - RUN-02",
                "-2 item galoshes-of-evacuation Ann RUN-02",
                "-2 one-shot spray-can-of-fog Ann RUN-02",
            ],
            "escape Ann from undead-air-traffic": [
                "+5 rule - - RUN-02",
                "-2 item galoshes-of-evacuation Ann RUN-02",
                "-2 one-shot spray-can-of-fog Ann RUN-02",
                "+4 power undead-air-traffic Ann COMB-12",
            ],
        },
    ),
    (
        "Bad Stuff that lasts",
        """
        edition: apocalypse
        players:
          - {name: Ann}
          - {name: Bo}
          - {name: Cy}
        door: [landlocked-guppy]
        dice: [3]
        steps:
          - {by: Ann, do: kick-door}
          - {by: Ann, do: run, from: landlocked-guppy}
        """,
        {"strength Ann": ["+1 level - Ann COMB-01", "-2 lasting - Ann RUN-03"]},
    ),
    (
        "Gears: greased, removed, and a monster as strong as a die said",
        """
        # The Mechanic's two Gears Items are greased. The Impossible Thing entered with a 3.
        edition: steampunk
        players:
          - {name: Ann, level: 3, classes: [mechanic], equipped: [gear-fist, pipe],
             hand: [works-removed, grease-the-wheels]}
          - {name: Bo, level: 2, hand: [wandering-monster, theo-dolite]}
          - {name: Cy}
        door: [impossible-thing-before-breakfast]
        dice: [3]
        steps:
          - {by: Ann, do: kick-door}
          - {by: Bo, do: play, card: wandering-monster, with: theo-dolite}
          - {by: Ann, do: play, card: works-removed, target: theo-dolite}
          - {by: Ann, do: play, card: grease-the-wheels, target: Ann}
        """,
        {
            "munchkins": [
                "+3 level - Ann COMB-01",
                "+3 item gear-fist Ann ITEM-03",
                "+1 item pipe Ann ITEM-03",
                "+2 special grease-the-wheels Ann COMB-01",
                "+2 class mechanic Ann CHAR-02",
            ],
            "monsters": [
                "+14 monster impossible-thing-before-breakfast - COMB-01",
                "+3 power impossible-thing-before-breakfast - COMB-12",
                "+8 monster theo-dolite - COMB-01",
                "-5 special works-removed - COMB-01",
            ],
        },
    ),
    (
        "half a one-shot",
        """
        edition: steampunk
        players:
          - {name: Ann, level: 6, hand: [voltaic-marmalade]}
          - {name: Bo}
          - {name: Cy}
        combat: {fighter: Ann, monsters: [{card: the-empires-sunset}]}
        steps:
          - {by: Ann, do: play, card: voltaic-marmalade, side: munchkins}
        """,
        {
            "munchkins": [
                "+6 level - Ann COMB-01",
                "+5 one-shot voltaic-marmalade - SHOT-02",
                "-3 power the-empires-sunset - COMB-12",
            ],
        },
    ),
    (
        "Doll-Sized: beside the Level only Allies count",
        """
        edition: adventure-time
        players:
          - {name: Ann, level: 2, character: char-finn, allies: [billy], equipped: [golden-sword-of-battle],
             curses: [doll-sized]}
          - {name: Bo, level: 3, classes: [hero], equipped: [squeezebox-of-sorrow]}
          - {name: Cy, hand: [canned-sunrise]}
        combat: {fighter: Ann, helper: Bo, monsters: [{card: spooky-spoon}, {card: candy-zombies}]}
        steps:
          - {by: Cy, do: play, card: canned-sunrise, side: munchkins}
        """,
        {
            "munchkins": [
                "+2 level - Ann COMB-01",
                "+3 ally billy Ann COMB-01",
                "+4 item golden-sword-of-battle Ann ITEM-03",
                "-4 curse doll-sized Ann CURS-02",
                "+3 level - Bo HELP-02",
                "+3 item squeezebox-of-sorrow Bo ITEM-03",
                "+2 class hero Bo CHAR-02",
                "+2 one-shot canned-sunrise - SHOT-02",
                "+3 might canned-sunrise - COMB-01",
            ],
            "monster candy-zombies": ["+1 monster candy-zombies - COMB-01"],
            "monster spooky-spoon": ["+3 monster spooky-spoon - COMB-01", "-2 item squeezebox-of-sorrow Bo ITEM-03"],
        },
    ),
    (
        "Magic Man and the best of the Hand Items",
        """
        edition: adventure-time
        players:
          - {name: Ann, level: 3, equipped: [golden-sword-of-battle, ladle-of-justice]}
          - {name: Bo}
          - {name: Cy}
        door: [magic-man]
        dice: [2]
        steps:
          - {by: Ann, do: kick-door}
        """,
        {
            "munchkins": [
                "+3 level - Ann COMB-01",
                "+4 item golden-sword-of-battle Ann ITEM-03",
                "+2 item ladle-of-justice Ann ITEM-03",
                "-4 silenced golden-sword-of-battle Ann COMB-01",
            ],
        },
    ),
    (
        "a character's power, and an attack in vain",
        """
        # Finn's 2 are for a monster of Level 10 or more. Nothing with fire works against the Lava Lummox.
        edition: adventure-time
        players:
          - {name: Ann, level: 5, character: char-flame, hand: [hero, exploding-jawbreaker]}
          - {name: Bo, level: 1, character: char-finn}
          - {name: Cy}
        combat: {fighter: Ann, helper: Bo, monsters: [{card: lava-lummox}]}
        steps:
          - {by: Ann, do: use, ability: burning, discard: [hero]}
          - {by: Ann, do: play, card: exploding-jawbreaker, side: munchkins}
        """,
        {
            "munchkins": [
                "+5 level - Ann COMB-01",
                "+2 discards char-flame Ann CHAR-08",
                "-2 silenced char-flame Ann COMB-12",
                "+1 level - Bo HELP-02",
                "+2 character char-finn Bo CHAR-16",
                "+3 one-shot exploding-jawbreaker - SHOT-02",
                "-3 power lava-lummox - COMB-12",
            ],
        },
    ),
    (
        "two Wizards, two monsters: whose discards hit which",
        """
        edition: adventure-time
        players:
          - {name: Ann, level: 3, classes: [wizard], hand: [hero]}
          - {name: Bo, level: 2, classes: [wizard], hand: [royalty]}
          - {name: Cy}
        combat: {fighter: Ann, helper: Bo, monsters: [{card: bramble-bunny}, {card: ricardio}]}
        steps:
          - {by: Bo, do: use, ability: zap, target: bramble-bunny, discard: [royalty]}
          - {by: Ann, do: use, ability: zap, target: ricardio, discard: [hero]}
        """,
        {
            "monsters": [
                "+3 monster bramble-bunny - COMB-01",
                "-2 discards wizard Bo CHAR-08",
                "+8 monster ricardio - COMB-01",
                "-2 discards wizard Ann CHAR-08",
            ],
        },
    ),
    (
        "who was hit before a fight was handed over stays hit",
        """
        # Ann's Doppleganger is of no more use, and keeps nobody from helping Bo.
        edition: [classic, apocalypse]
        players:
          - {name: Ann, level: 3, hand: [doppleganger, transferral-potion]}
          - {name: Bo, level: 2}
          - {name: Cy, classes: [blogger], hand: [kid]}
        combat: {fighter: Ann, monsters: [{card: net-troll}]}
        steps:
          - {by: Cy, do: use, ability: flame-thread, target: Ann, discard: [kid]}
          - {by: Ann, do: play, card: doppleganger}
          - {by: Ann, do: play, card: transferral-potion, target: Bo}
          - {by: Bo, do: ask-help, to: Ann}
          - {by: Ann, do: accept}
        """,
        {
            "munchkins": [
                "+2 level - Bo COMB-01",
                "+3 level - Ann HELP-02",
                "-2 backstab blogger Cy CHAR-08",
            ],
        },
    ),
    (
        "a Sword that a Curse has silenced cannot be silenced again",
        """
        edition: [classic, legends]
        players:
          - {name: Ann, level: 3, sex: female, equipped: [broad-sword], curses: [curse-malign-mirror]}
          - {name: Bo, sex: female, equipped: [mace-of-sharpness], classes: [classic/cleric]}
          - {name: Cy}
        combat: {fighter: Ann, helper: Bo, monsters: [{card: shiva-the-destroyer}]}
        """,
        {
            "munchkins": [
                "+3 level - Ann COMB-01",
                "+3 item broad-sword Ann ITEM-03",
                "-3 curse curse-malign-mirror Ann CURS-02",
                "+1 level - Bo HELP-02",
                "+4 item mace-of-sharpness Bo ITEM-03",
                "-4 silenced mace-of-sharpness Bo COMB-12",
            ],
        },
    ),
    (
        "something attached to an Item where there are no Seals",
        """
        edition: steampunk
        players:
          - {name: Ann, attached: {superfluous-cogs: [pipe]}}
          - {name: Bo}
          - {name: Cy}
        """,
        {
            "strength Ann": [
                "+1 level - Ann COMB-01",
                "+1 item pipe Ann ITEM-03",
                "+1 item-enhancer superfluous-cogs Ann ITEM-03",
            ],
        },
    ),
    (
        "springs under Footgear",
        """
        edition: apocalypse
        players:
          - {name: Ann, attached: {sprung-by-an-amateur: [galoshes-of-evacuation]}}
          - {name: Bo}
          - {name: Cy}
        """,
        {
            "escape Ann": [
                "+5 rule - - RUN-02",
                "-2 item galoshes-of-evacuation Ann RUN-02",
                "-1 item-enhancer sprung-by-an-amateur Ann RUN-02",
            ],
        },
    ),
    (
        "springs under Footgear taken off",
        """
        edition: apocalypse
        players:
          - {name: Ann, attached: {sprung-by-an-amateur: [galoshes-of-evacuation]}}
          - {name: Bo}
          - {name: Cy}
        steps:
          - {by: Ann, do: unequip, card: galoshes-of-evacuation}
        """,
        {"escape Ann": ["+5 rule - - RUN-02"]},
    ),
    (
        "a table with a hand limit above the Dwarf's",
        """
        options: {hand_limit: 8}
        players:
          - {name: Ann, races: [dwarf]}
          - {name: Bo}
          - {name: Cy}
        """,
        {"hand_limit Ann": ["+8 rule - - CARDS-08"]},
    ),
]


def lay_out(text: str) -> Game:
    lines = text.strip("\n").splitlines()
    indent = len(lines[0]) - len(lines[0].lstrip())
    body = "\n".join(line[indent:] for line in lines)
    tail = "" if "steps:" in body else "\nsteps: []"
    result = run_scenario(parse_text(f"name: A position\n{body}{tail}\n", Path("position.yaml")))
    assert result.passed, result.error
    assert result.game is not None
    return result.game


def addends(game: Game, question: str) -> list[str]:
    """What is told about "strength Ann", "monster harpies", "escape Ann from gazebo" and so on."""
    about, _, of = question.partition(" ")
    who, _, monster = of.partition(" from ")
    names, s = game.scribe.players, game.state
    if about == "monster":
        who, monster = "", who
    seat = names.index(who) if who else -1
    there = s.combat.monsters if s.combat is not None else ()
    uid = next(m[0] for m in there if game.scribe.monster(s, m[0]) == monster) if monster else -1
    told = reckon(s, about, seat, uid)
    assert told.total == sum(a.n for a in told.addends)
    return [
        f"{a.n:+} {a.what} {game.scribe.card(a.card) if a.card >= 0 else '-'} "
        f"{names[a.seat] if a.seat >= 0 else '-'} {a.clause}"
        for a in told.addends
    ]


@pytest.mark.parametrize(("_name", "table", "told"), POSITIONS, ids=[position[0] for position in POSITIONS])
def test_a_number_is_made_of_this(_name: str, table: str, told: dict[str, list[str]]) -> None:
    game = lay_out(table)
    assert {question: addends(game, question) for question in told} == told


def test_every_number_and_every_word_is_in_some_position() -> None:
    told = [(question, line) for _name, _table, told in POSITIONS for question in told for line in told[question]]
    assert {question.split()[0] for question, _line in told} == set(ABOUT)
    assert {line.split()[1] for _question, line in told} == set(WORDS) - {"other"}


@pytest.mark.clause("PREC-02", "HELP-02", "MULT-02")
def test_what_a_number_as_a_whole_rests_on() -> None:
    two = lay_out(POSITIONS[3][1]).state
    assert reckon(two, "munchkins").total == 0
    assert reckon(two, "munchkins").clauses == ("COMB-01", "PREC-02", "HELP-02")
    assert reckon(two, "monsters").clauses == ("MULT-02",)
    one = lay_out(POSITIONS[1][1]).state
    assert reckon(one, "munchkins").clauses == ("COMB-01", "HELP-02")
    assert reckon(one, "monsters").clauses == ("COMB-01",)


NO_SUCH_NUMBER = [
    ("charm", 0, -1, "There is no number called 'charm'; there are strength, munchkins, monsters, "),
    ("strength", 3, -1, "There is no seat 3; the seats are 0 to 2."),
    ("gold", -1, -1, "There is no seat -1; the seats are 0 to 2."),
    ("hand_limit", -1, -1, "There is no seat -1"),
    ("escape", 7, 0, "There is no seat 7"),
    ("monster", -1, 5, "There is no monster 5 in the fight; there are 0, 1."),
    ("escape", 0, 5, "There is no monster 5 in the fight"),
    ("escape", 0, 1, "Seat 0 does not roll to get away from monster 1."),
    ("die", -1, -1, "There is no die on the table."),
]


@pytest.mark.parametrize(("about", "seat", "monster", "why"), NO_SUCH_NUMBER)
def test_a_number_that_is_not_there(about: str, seat: int, monster: int, why: str) -> None:
    game = lay_out(
        "players: [{name: Ann}, {name: Bo}, {name: Cy}]\n"
        "combat: {fighter: Ann, monsters: [{card: gazebo}, {card: potted-plant}]}"
    )
    with pytest.raises(ValueError, match=f"^{escape(why)}"):
        reckon(game.state, about, seat, monster)


@pytest.mark.parametrize("about", ["munchkins", "monsters", "monster", "treasures", "levels"])
def test_without_a_fight(about: str) -> None:
    """A fight that is won and only waits for its rewards is none either."""
    s = lay_out("players: [{name: Ann, level: 3}, {name: Bo}, {name: Cy}]").state
    with pytest.raises(ValueError, match="There is no fight"):
        reckon(s, about, monster=0)
    won = lay_out(POSITIONS[1][1]).state
    assert won.combat is not None
    won.combat.over = 1
    with pytest.raises(ValueError, match="There is no fight"):
        reckon(won, about, monster=0)


def test_an_effect_with_a_die() -> None:
    """A die that is no flight: only what changes every roll counts, not the Elf's quick feet."""
    game = lay_out(
        """
        players:
          - {name: Ann, classes: [thief], races: [elf], curses: [curse-chicken-on-your-head],
             hand: [dwarf, loaded-die]}
          - {name: Bo, carried: [helm-of-courage]}
          - {name: Cy}
        dice: [4]
        steps:
          - {by: Ann, do: use, ability: theft, target: helm-of-courage, discard: [dwarf]}
        """
    )
    assert game.state.stack[-1][0] == ids.F_DIE
    assert addends(game, "die") == ["+4 die - Ann R-1", "-1 curse curse-chicken-on-your-head Ann CURS-02"]
    assert reckon(game.state, "die").clauses == ("R-1",)
