"""No file of the browser client above 400 lines: what is longer is more than one noun. Its words may be many."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "web" / "src"
ENDINGS = (".svelte", ".ts", ".css")
MOST = 400


def test_no_file_of_the_browser_client_is_long() -> None:
    lengths = {
        path.relative_to(ROOT).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for path in SOURCES.rglob("*")
        if path.suffix in ENDINGS
    }
    assert len(lengths) > 100
    long = {name: length for name, length in lengths.items() if length > MOST}
    assert not long, f"to be split, a noun a file: {long}"
