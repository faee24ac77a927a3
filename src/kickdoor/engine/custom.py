"""A custom: what some cards bring into the rules, declared as a whole in one module, by the engine or by a pack.

The engine reaches it by the number its box gives it, and knows none that comes from outside.
"""

from collections.abc import Callable, Mapping, Sequence

from kickdoor.engine.ids import Choice


class Custom:
    """`name` is the kind of its cards in card files. Those of a pack go along with a player, beside the Items,
    and are none.

    Functions get the State first; none may keep anything between two calls.
    """

    __slots__ = (
        "hooks",
        "kinds",
        "limit",
        "members",
        "name",
        "offers",
        "questions",
        "rules",
        "shown",
        "steps",
        "why",
        "words",
    )

    def __init__(
        self,
        name: str,
        limit: Callable[..., int] | None = None,
        members: Callable[..., list[int]] | None = None,
        why: int = -1,
        hooks: Mapping[str, Callable[..., int]] | None = None,
        steps: Sequence[Callable[..., bool]] = (),
        questions: Sequence[str] = (),
        shown: Callable[..., tuple[int, ...]] | None = None,
        kinds: Sequence[int] = (),
        offers: Callable[..., list[Choice]] | None = None,
        rules: Mapping[str, tuple[str, Callable[..., int]]] | None = None,
        words: Sequence[str] = (),
    ) -> None:
        self.name = name
        self.kinds = tuple(kinds)  # K_*: a box with such cards has the custom; those of a pack are K_COMPANION
        self.words = tuple(words)  # and so has one with such a word among the `rules` of a card
        self.limit = limit  # (state, seat): how many a player may have; None: its cards go along with nobody
        self.members = members  # (state, seat): those of a player; None: the cards of its kind in play
        self.why = why  # WHY_*: which of too many goes? -1: its first question asks that
        self.hooks = dict(hooks or {})  # by the name of a hook, what is bound there
        self.offers = offers  # (state, fight, seat): choices of one who may run away
        self.rules = dict(rules or {})  # by name, (hook, function) that a pack.yaml or an option of the table may bind
        self.steps = tuple(steps)  # (state, frame): what F_BOUND frames do, as STEPS do
        self.questions = tuple(questions)  # what it asks, for `ask`; told by the message why-NAME
        self.shown = shown  # (state, seat): what everybody may know of a player, for the view
