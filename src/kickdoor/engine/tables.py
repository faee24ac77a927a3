"""Compiled cards: parallel tuples by dense card number. A card number is one copy; copies share their face."""

from collections.abc import Callable
from typing import Final

from kickdoor.engine.ability import Ability
from kickdoor.engine.custom import Custom
from kickdoor.engine.ids import *

Program = tuple[tuple[int, ...], ...]

Filter = tuple[int, int, int, int, int, int, int, int]

Group = tuple[tuple[int, int], ...]  # (C_*, arg)


# When a card of a kind may be put into play from hand, whatever it does then.
KIND_REACH: Final = {
    K_MONSTER: W_JOIN,
    K_CLASS: W_TURN | W_SETUP,
    K_RACE: W_TURN | W_SETUP,
    K_SUPER: W_TURN | W_SETUP,
    K_HALF: W_TURN | W_SETUP,
    K_ENHANCER: 0,
    K_SPECIAL: 0,
    K_CURSE: 0,
    K_ITEM: W_OWN | W_SETUP,
    K_ONESHOT: W_OWN | W_SETUP,
    K_LEVEL: 0,
    K_HIRELING: W_ANY | W_SETUP,
    K_CHEAT: W_OWN | W_SETUP,
    K_ITEM_ENHANCER: W_OWN | W_SETUP,
    K_ALLY: W_ANY | W_SETUP,
    K_CHARACTER: 0,
    K_SEAL: 0,
    K_COMPANION: W_ANY | W_SETUP,
}


def joins_bits(tags: int) -> int:
    """MULT-05: a tagged monster in hand matters in every fight, any other where any may join."""
    return W_COMBAT if tags else 0


def meddling(passives: tuple[tuple[int, int, int], ...]) -> int:
    """The mark of a monster whose standing rules change the sums of those who fight it."""
    for kind, _a, _b in passives:
        if kind in (P_WEAKENS, P_SILENCE, P_SILENCE_TAG, P_SILENCE_BIG):
            return M_MEDDLES
    return 0


def uses_reach(uses: tuple[int, ...], abilities: tuple[Ability, ...]) -> int:
    """When the abilities are offered: what works outside fights is housekeeping, for the own turn."""
    reach = 0
    for number in uses:
        when = abilities[number].when
        housekeeping = when & W_OFF and abilities[number].target != TG_DROPPED
        reach |= when & W_OWN if housekeeping else when
    return reach


def one_shot_reach(kind: int, when: int) -> int:
    return when if kind == K_ONESHOT else 0


def flee_reach(flee: int) -> int:
    return W_FLEET if flee else 0


def steps_of(customs: tuple[Custom, ...]) -> tuple[Callable[..., bool], ...]:
    return tuple([step for custom in customs for step in custom.steps])


def companies_of(customs: tuple[Custom, ...]) -> tuple[Custom, ...]:
    """Those whose cards go along with a player."""
    return tuple([custom for custom in customs if custom.limit is not None])


def offers_of(customs: tuple[Custom, ...]) -> tuple[Callable[..., list[Choice]], ...]:
    return tuple([custom.offers for custom in customs if custom.offers is not None])


def questions_of(customs: tuple[Custom, ...]) -> tuple[str, ...]:
    return tuple([name for custom in customs for name in custom.questions])


def twins_of(face: Numbers) -> Numbers:
    """1 for each card of which there are copies."""
    return tuple([int(face.count(one) > 1) for one in face])


def bulk_of(big: Numbers, graft: tuple[tuple[int, int, int], ...]) -> Numbers:
    """1 for each card that is Big, or makes an Item Big."""
    return tuple([int(a == 1 or b[GRAFT_BIG] == 1) for a, b in zip(big, graft)])


def by_card(count: Number, before: Choice, after: Choice) -> tuple[Choice, ...]:
    """The same choice with every card."""
    return tuple([(*before, card, *after) for card in range(count)])


def players_by_card(card: Number) -> tuple[Choice, ...]:
    """The card played on each player."""
    return tuple([(V_PLAY, card, T_PLAYER + seat, -1) for seat in range(6)])


class Tables:
    """Everything the engine knows about the cards in the box, frozen when the box is opened."""

    __slots__ = (
        "abilities", "against", "aimed", "alike", "bad", "ban", "big", "big_limit", "board", "bonus",
        "bulk", "companies", "curses_change_monsters", "custom", "customs", "deck", "discards_called", "dispute",
        "enhance", "face", "faces", "filters", "first_begins", "flee", "gets", "gives", "gold", "graft", "groups",
        "hand_limit", "hand_reach", "help_costs_gold", "hooks", "items_break", "items_change_hand_limit",
        "items_weaken_monsters", "joins", "kind", "lasting", "level", "lives_saved", "marks", "might", "modes",
        "moments", "need", "offers", "origin", "passives", "patient", "plays", "plays_on", "prize", "programs",
        "puts", "questions",
        "revel", "rise", "room_changes", "shared", "slot", "steps", "strength_depends", "table", "table_reach",
        "tags", "trait", "twins", "two_handed_grip", "until", "uses", "when", "win_level",
    )  # fmt: skip

    def __init__(
        self,
        face: Numbers,
        deck: Numbers,
        kind: Numbers,
        gold: tuple[int, ...],
        slot: Numbers,
        big: Numbers,
        bonus: tuple[int, ...],
        tags: Numbers,
        trait: Numbers,
        need: Numbers,
        ban: Numbers,
        level: Numbers,
        prize: tuple[int, ...],
        rise: tuple[int, ...],
        flee: tuple[int, ...],
        marks: Numbers,
        against: tuple[tuple[tuple[int, int], ...], ...],
        enhance: tuple[tuple[int, int, int, int], ...],
        graft: tuple[tuple[int, int, int], ...],
        might: tuple[tuple[tuple[int, int, int, int], ...], ...],
        passives: tuple[tuple[tuple[int, int, int], ...], ...],
        lasting: Numbers,
        bad: Numbers,
        modes: tuple[Numbers, ...],
        uses: tuple[Numbers, ...],
        when: Numbers,
        abilities: tuple[Ability, ...],
        programs: tuple[Program, ...],
        filters: tuple[Filter, ...],
        groups: tuple[Group, ...],
        faces: int,
        win_level: int,
        hand_limit: Number,
        first_begins: Number,
        shared: Number,
        joins: Number,
        board: Number,
        big_limit: Number,
        revel: Number,
        dispute: Number,
        patient: Number,
        table: Number,
        hooks: tuple[tuple[Callable[..., int], ...], ...],
        custom: Numbers,
        customs: tuple[Custom, ...],
    ) -> None:
        self.face = face  # card -> face (distinct card) number
        self.deck = deck  # DOOR, TREASURE, SEAL or CHARACTER
        self.kind = kind  # K_*
        self.gold = gold  # value; 0 for No Value; -1 if the card is no Item (ITEM-02)
        self.slot = slot  # SLOT_*
        self.big = big  # 1 for a Big Item
        self.bonus = bonus  # of an equipped Item, a Hireling, a Class
        self.tags = tags  # bits, named by the ruleset
        self.trait = trait  # the trait bit a Class or Race card gives
        self.need = need  # usable only by one with any of these traits; 0 = everybody
        self.ban = ban  # not usable by one with any of these traits
        self.level = level  # of a monster
        self.prize = prize  # Treasures of a monster
        self.rise = rise  # levels gained for a kill
        self.flee = flee  # monster: change of rolls against it; others: change of the owner's rolls
        self.marks: Numbers = tuple([mark | meddling(passives[c]) for c, mark in enumerate(marks)])  # M_* bits
        self.against = against  # monster: (traits, change of its strength) pairs, each counted once
        self.enhance = enhance  # of an enhancer: ENHANCE_*
        self.might = might  # (N_*, arg, n, IF_ANY | IF_NONE | FOR_EACH): strength that depends on the fight
        self.graft = graft  # of an Item enhancer: GRAFT_*
        self.passives = passives  # (P_*, a, b)
        self.lasting = lasting  # 1 for a Curse that stays in front of its victim
        self.bad = bad  # monster: Bad Stuff program; Curse: its program; -1 = nothing
        self.modes = modes  # ways to play the card from hand (one-shots: from the table too): ability numbers
        self.uses = uses  # abilities while the card is in play (a monster: in the fight)
        self.when = when  # the `when` bits of all its modes together
        self.abilities = abilities
        self.programs = programs
        self.filters = filters
        self.groups = groups  # of conditions, for those made of others
        self.faces = faces  # how many distinct cards there are
        self.win_level = win_level
        self.hand_limit = hand_limit
        self.first_begins = first_begins  # 1: the first seat begins, and nobody rolls for it (SETUP-09)
        self.shared = shared  # VAR-03
        self.joins = joins  # tags whose monsters join their own kind (MULT-05)
        self.board = board  # 1: a board shows the Levels (SETUP-06)
        self.big_limit = big_limit  # 1: only one Big Item may be carried (ITEM-10, ITEM-13)
        self.revel = revel  # 1: TIME-14
        self.dispute = dispute  # 1: RUN-06
        self.patient = patient  # 1: who might hold an answer is asked, whether there is one or not
        self.table = table  # bits of what stands on the table
        self.hooks = hooks  # by hook number, what rule modules bound there
        self.custom = custom  # number of the custom whose kind of card it is, or -1
        self.customs = customs
        self.companies = companies_of(customs)
        self.offers = offers_of(customs)
        self.steps = steps_of(customs)  # of F_BOUND frames
        self.questions = questions_of(customs)  # from MORE_QUESTIONS on
        self.origin: tuple[object, ...] = ()  # (function, arguments): how whoever opened the box would get it again
        # the first ability just like this one; in a blend two sets may print the same.
        first: dict[tuple[object, ...], int] = {}
        self.alike: Numbers = tuple(
            [first.setdefault(a.like(), n) if a.name >= 0 else n for n, a in enumerate(abilities)]
        )
        cards = range(len(face))
        self.twins = twins_of(face)
        self.bulk = bulk_of(big, graft)
        # Choices that are offered often, made once, by card.
        self.plays = by_card(len(face), (V_PLAY,), (NO_TARGET, -1))
        self.puts: tuple[Choice, ...] = tuple(
            [(V_PLAY, card, NO_TARGET, CARRIED if k == K_ONESHOT else 0) for card, k in enumerate(kind)]
        )
        self.plays_on = tuple([players_by_card(card) for card in cards])
        self.gives = by_card(len(face), (V_TERM, TERM_GIVE), (0,))
        self.gets = by_card(len(face), (V_TERM, TERM_GET), (0,))
        self.until: Numbers = tuple([sum([a for kind, a, _b in rules if kind == P_UNTIL]) for rules in passives])  # U_*
        # What is nowhere in the box need not be looked for in a game.
        every = {rule for rules in passives for rule, _a, _b in rules}
        self.strength_depends = any(might)  # on the fight
        self.room_changes = bool(every & {P_EXTRA_SLOT, P_HANDS, P_FREE_HANDS})
        self.curses_change_monsters = bool(every & {P_ALL_TAGGED, P_ALL_STRONGER, P_ALL_PLUS})
        self.items_weaken_monsters = P_SAPS in every
        self.items_break = P_BRITTLE in every
        self.lives_saved = P_SAVE in every
        self.help_costs_gold = P_HELP_GOLD in every
        handy = (P_HAND_LIMIT, P_HAND_MORE)
        self.items_change_hand_limit = any(
            [k == K_ITEM and rule[0] in handy for k, r in zip(kind, passives) for rule in r]
        )
        self.discards_called = any([a.target == TG_DROPPED for a in abilities])
        self.two_handed_grip = P_GRIP in every
        # Trigger masks: the moments in which a card could matter at all, in hand and on the table.
        self.hand_reach: Numbers = tuple([when[c] | joins_bits(tags[c] & joins) | KIND_REACH[kind[c]] for c in cards])
        # Moments in which a card of some hand could matter: everybody knows them.
        bits = [1 << bit for bit in range(W_SEAL.bit_length())]
        self.moments = sum([bit for bit in bits if any([mask & bit for mask in self.hand_reach])])
        self.aimed = tuple(
            [any([abilities[n].target == TG_PLAYER for n in modes[c]]) for c in cards]
        )  # played on a player
        self.table_reach: Numbers = tuple(
            [uses_reach(uses[c], abilities) | one_shot_reach(kind[c], when[c]) | flee_reach(flee[c]) for c in cards]
        )

    def __reduce__(self) -> tuple[object, ...]:
        """A copy in another process is made from the same box: only how to open it is written."""
        return self.origin
