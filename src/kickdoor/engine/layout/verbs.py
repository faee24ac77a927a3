"""Verbs: what a seat may do."""

from typing import NamedTuple


class Verb(NamedTuple):
    """Something a seat may do: (verb, a, b, c)."""

    name: str
    act: str  # module.function
    told: str = ""  # what a, b, c are; as many as are named are used
    card: bool = False  # a is a card


VERBS = (
    Verb("chance", "acts.chance_never", "(value): seat -1 only: a card, or a face of the die"),
    Verb("pass", "acts.do_pass"),
    Verb("kick", "acts.do_kick"),
    Verb("loot", "acts.loot_room"),
    Verb("trouble", "acts.look_for_trouble", "(monster)", True),
    Verb("end", "acts.do_end"),
    Verb("play", "acts.play", "(card, target, second): second = a card from hand, or CARRIED", True),
    Verb("keep", "acts.keep", "(card)", True),
    Verb("use", "acts.use", "(ability, target, paid card)"),
    Verb("equip", "gear.equip", "(card, card taken off or -1)", True),
    Verb("unequip", "gear.unequip", "(card)", True),
    Verb("attach", "gear.attach_item", "(holder, Item)", True),
    Verb("drop", "acts.drop", "(Class or Race card)", True),
    Verb("sell", "acts.do_sell", "(card, 1 if it is the one sold at double value)", True),
    Verb("done", "acts.do_done", "ends a sale, or proposes the deal being made"),
    Verb("deal", "acts.do_deal", "(scope, to, Treasures or the card given)"),
    Verb("term", "acts.do_term", "(term, value)"),
    Verb("accept", "acts.do_accept"),
    Verb("decline", "acts.do_decline"),
    Verb("counter", "acts.do_counter"),
    Verb("run", "acts.do_run", "(uid)"),
    Verb("choose", "acts.do_choose", "(target)"),
    Verb("share", "acts.share", "(card, to)", True),
    Verb("discard", "acts.throw_away", "(card)", True),
    Verb("reveal", "acts.do_reveal", "(card, to)", True),
    Verb("dispute", "acts.do_dispute", "roll for who runs first"),
    Verb("sacrifice", "acts.do_sacrifice", "(Ally, mask of seats that escape)", True),
    Verb("revel", "acts.do_revel"),
)
