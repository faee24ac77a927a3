"""What can be done is whole in every picture that is painted, not only when all has come to rest."""

from collections.abc import Callable
from random import Random

import pytest

from tests.web.browser import PHONE, Visitor
from tests.web.crowded import PICKED, Crowd
from tests.web.positions import Moment, Shelved
from tests.web.test_axe import go_on
from tests.web.test_stage import OWN, SIZES

CHANGES = 20  # of the page, for each kind of question
PHONES = tuple(size for size in SIZES if size[0] <= 700)

# From now on each picture is looked at as it is painted. The page lays out anew what it sees to itself, outer things
# before inner ones; far within, at the last, is the one who looks.
WATCH = f"""() => {{
    const cut = {OWN};
    const [DEEP, ROUNDS] = [60, 8];
    let inner = document.body;
    const probes = Array.from({{ length: DEEP + ROUNDS }}, () => {{
        inner = inner.appendChild(document.createElement('i'));
        inner.style.cssText = 'position: absolute; width: 1px; height: 1px';
        return inner;
    }}).slice(DEEP);
    const size = () => getComputedStyle(document.documentElement).fontSize;
    window.seen = 0;
    window.faults = new Set();
    const look = () => {{
        window.seen++;
        for (const fault of cut()) window.faults.add(`${{innerWidth}}x${{innerHeight}}, ${{size()}}: ${{fault}}`);
        requestAnimationFrame(() => wait(0));
    }};
    const wait = (round) => new ResizeObserver((_sizes, watching) => {{
        watching.disconnect();
        if (round + 1 < ROUNDS) wait(round + 1);
        else look();
    }}).observe(probes[round]);
    wait(0);
}}"""
# As many pictures more.
PAINTED = """async () => {
    for (let left = 3; left; left--) await new Promise((done) => requestAnimationFrame(done));
    return { seen: window.seen, faults: [...window.faults] };
}"""
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
        visitor.page.evaluate(WATCH)
        for _ in range(CHANGES):
            change(visitor, crowd, luck)
        painted = visitor.page.evaluate(PAINTED)
        cut.update(f"{kind} {mandatory} at {fault}" for fault in painted["faults"])
        assert painted["seen"] > 3
    assert len(most) > 6
    assert not cut, "\n".join(sorted(cut))
    assert not visitor.complaints
