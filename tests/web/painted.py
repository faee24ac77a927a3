"""Pictures of a page as they are painted: a game goes on meanwhile, and between two of them nothing is laid out yet."""

# The page lays out anew what it sees to itself before it paints, outer things before inner ones; far within, at the
# last, is the one who looks.
_WHEN_PAINTED = """(look) => {
    const [DEEP, ROUNDS] = [60, 8];
    window.probes ??= (() => {
        let inner = document.body;
        return Array.from({ length: DEEP + ROUNDS }, () => {
            inner = inner.appendChild(document.createElement('i'));
            inner.style.cssText = 'position: fixed; width: 1px; height: 1px; visibility: hidden';
            return inner;
        }).slice(DEEP);
    })();
    const wait = (round) => new ResizeObserver((_sizes, watching) => {
        watching.disconnect();
        if (round + 1 < ROUNDS) wait(round + 1);
        else look();
    }).observe(window.probes[round]);
    requestAnimationFrame(() => wait(0));
}"""


def once(look: str) -> str:
    """What such a function finds in a picture that is painted in letters of a size, when these had a picture before."""
    return f"""(text) => {{
        document.documentElement.style.setProperty('--text', text);
        const painted = {_WHEN_PAINTED};
        return new Promise((done) => painted(() => painted(() => done(({look})()))));
    }}"""


def always(look: str) -> str:
    """From now on all that such a function finds is kept, with the size of the page; see `PAINTED`."""
    return f"""() => {{
        const painted = {_WHEN_PAINTED};
        const size = () => getComputedStyle(document.documentElement).fontSize;
        window.seen = 0;
        window.faults = new Set();
        const watch = () => {{
            window.seen++;
            const where = `${{innerWidth}}x${{innerHeight}}, ${{size()}}`;
            for (const fault of ({look})()) window.faults.add(`${{where}}: ${{fault}}`);
            painted(watch);
        }};
        painted(watch);
    }}"""


# What was found so far and in as many pictures more.
PAINTED = """async () => {
    for (let left = 3; left; left--) await new Promise((done) => requestAnimationFrame(done));
    return { seen: window.seen, faults: [...window.faults] };
}"""
