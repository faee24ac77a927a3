"""What can be done is whole in every picture that is painted, not only when all has come to rest."""

from collections.abc import Callable
from random import Random

import pytest

from tests.web.browser import PHONE, Visitor
from tests.web.crowded import PICKED, Crowd
from tests.web.painted import PAINTED, always
from tests.web.positions import Moment, Shelved
from tests.web.test_axe import go_on
from tests.web.test_stage import OWN, SIZES

CHANGES = 20  # of the page, for each kind of question
PHONES = tuple(size for size in SIZES if size[0] <= 700)

STYLE = "([name, value]) => document.documentElement.style.setProperty(name, value)"


def change(visitor: Visitor, crowd: Crowd, luck: Random) -> None:
    """Other answers, another size, larger letters, others: one of them, while the last may still be on its way."""
    what = luck.random()
    if what < 0.4:
        crowd.again()
    elif what < 0.75:
        width, height = luck.choice(SIZES + PHONES)
        visitor.page.set_viewport_size({"width": width, "height": height})
    elif what < 0.9:
        visitor.page.evaluate(STYLE, ["--text", luck.choice(("1", "1", "1.5"))])
    else:
        visitor.page.evaluate(STYLE, ["--sans", luck.choice(("", "monospace"))])


@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_is_cut_even_for_a_moment(guests: Callable[..., Visitor], game: Shelved, language: str) -> None:
    most: dict[tuple[str, bool], Moment] = {}
    for moment in sorted(game.moments, key=lambda moment: len(moment.steps)):
        if moment.request.kind not in PICKED and not moment.view.charity:
            most[moment.request.kind, moment.request.mandatory] = moment
    visitor = guests(PHONE)
    visitor.wish(language=language)
    luck = Random(language)
    crowd = Crowd(visitor, luck)
    cut: set[str] = set()
    for (kind, mandatory), moment in most.items():
        go_on(visitor, game, moment.at)
        visitor.page.locator(".asked .acts").wait_for()
        visitor.page.evaluate(always(OWN))
        for _ in range(CHANGES):
            change(visitor, crowd, luck)
        painted = visitor.page.evaluate(PAINTED)
        cut.update(f"{kind} {mandatory} at {fault}" for fault in painted["faults"])
        assert painted["seen"] > 3
    assert len(most) > 6
    assert not cut, "\n".join(sorted(cut))
    assert not visitor.complaints
