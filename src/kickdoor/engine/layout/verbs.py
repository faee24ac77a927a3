"""Verbs: what a seat may do."""

from typing import NamedTuple


class Verb(NamedTuple):
    """Something a seat may do: (verb, a, b, c)."""

    name: str
    act: str  # module.function that carries it out
    judge: str  # module.function that says why not
    told: str = ""  # what a, b, c are; as many as are named are used
    card: bool = False  # a is a card


# fmt: off
VERBS = (
    Verb("chance", "acts.chance_never", "choosing.why_not_chance",
         "(value): seat -1 only: a card, or a face of the die"),
    Verb("pass", "acts.do_pass", "choosing.why_not_pass"),
    Verb("kick", "acts.do_kick", "turn_steps.why_not_kick"),
    Verb("loot", "acts.loot_room", "turn_steps.why_not_loot"),
    Verb("trouble", "acts.look_for_trouble", "turn_steps.why_not_trouble", "(monster)", True),
    Verb("end", "acts.do_end", "turn_steps.why_not_end"),
    Verb("play", "acts.play", "playing.why_not_play",
         "(card, target, second): second = a card from hand, or CARRIED", True),
    Verb("keep", "acts.keep", "turn_steps.why_not_keep", "(card)", True),
    Verb("use", "acts.use", "playing.why_not_use", "(ability, target, paid card)"),
    Verb("equip", "gear.equip", "playing.why_not_put_on", "(card, card taken off or -1)", True),
    Verb("unequip", "gear.unequip", "playing.why_not_take_off", "(card)", True),
    Verb("attach", "attaching.attach_item", "attaching.why_not_attach", "(holder, Item)", True),
    Verb("drop", "acts.drop", "choosing.why_not_drop", "(Class or Race card)", True),
    Verb("sell", "acts.do_sell", "selling.why_not_sell_item", "(card, 1 if it is the one sold at double value)", True),
    Verb("done", "acts.do_done", "bargains.why_not_done", "ends a sale, or proposes the deal being made"),
    Verb("deal", "acts.do_deal", "bargains.why_not_deal", "(scope, to, Treasures or the card given)"),
    Verb("term", "acts.do_term", "bargains.why_not_term", "(term, value)"),
    Verb("accept", "acts.do_accept", "bargains.why_not_accept"),
    Verb("decline", "acts.do_decline", "bargains.why_not_decline"),
    Verb("counter", "acts.do_counter", "bargains.why_not_counter"),
    Verb("run", "acts.do_run", "running.why_not_run", "(uid)"),
    Verb("choose", "acts.do_choose", "choosing.why_not_choose", "(target)"),
    Verb("share", "charity.share", "charity.why_not_share", "(card, to)", True),
    Verb("discard", "charity.throw_away", "charity.why_not_throw_away", "(card)", True),
    Verb("reveal", "acts.do_reveal", "choosing.why_not_reveal", "(card, to)", True),
    Verb("dispute", "acts.do_dispute", "choosing.why_not_dispute", "roll for who runs first"),
    Verb("sacrifice", "allies.sacrifice", "allies.why_not_sacrifice", "(Ally, mask of seats that escape)", True),
    Verb("revel", "acts.do_revel", "choosing.why_not_revel"),
)
