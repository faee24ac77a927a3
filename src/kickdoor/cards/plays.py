"""The ways to play each kind of card; some are printed on it, some come with its kind."""

from typing import cast

from kickdoor.cards.schema import AnyCard, Curse, Enhancer, GoUpALevel, OneShot, Special
from kickdoor.effects.ability import Ability
from kickdoor.effects.branches import Rest
from kickdoor.effects.conditions import CanRise
from kickdoor.effects.fight import Enhance, Mate, Twin
from kickdoor.effects.levels import Levels


def plays(card: AnyCard) -> tuple[Ability, ...]:
    """Empty for what is put into play, fought or attached."""
    match card:
        case Special() | OneShot():
            return card.play
        case Curse():  # what it does happens to the victim when it strikes
            return (Ability(when=("any",), target="player", do=()),)
        case Enhancer():
            return (
                Ability(
                    when=("combat",),
                    target="monster",
                    do=cast(Rest, (Mate() if card.mate else Twin() if card.twin else Enhance(),)),
                ),
            )
        case GoUpALevel() if card.play:
            return card.play
        case GoUpALevel():  # SHOT-04: never to the winning level
            rise = Levels(1, who="target")
            conditions = (CanRise("target"), *card.conditions)
            return (Ability(when=("any",), target="player", conditions=conditions, do=(rise, *card.also)),)
        case _:
            return ()
