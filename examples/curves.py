"""Curves of several runs as a picture and a table: python examples/curves.py ppo-*.csv --out ppo.svg"""

import argparse
import csv
from pathlib import Path
from statistics import mean

WIDE, HIGH, LEFT, BELOW, ABOVE = 640, 320, 50, 45, 30
COLOURS = {"random": "#2a6f97", "heuristic": "#b5541c", "agreement": "#3a7d44"}
CALLED = {"random": "against random", "heuristic": "against heuristic", "agreement": "agreement"}
Curve = list[dict[str, float]]


def read(path: Path) -> Curve:
    with path.open(encoding="utf-8", newline="") as file:
        return [{name: float(value) for name, value in row.items()} for row in csv.DictReader(file)]


def picture(curves: list[Curve], title: str, even: float) -> str:
    """Shares by decisions learnt from: each run thin, their mean bold, an even share of wins dotted."""
    names = [name for name in COLOURS if name in curves[0][0]]
    most = max(point["decisions"] for curve in curves for point in curve)
    top = max(0.05 + point[name] for curve in curves for point in curve for name in names)

    def at(x: float, y: float) -> str:
        return f"{LEFT + x / most * (WIDE - LEFT - 130):.1f},{HIGH - BELOW - y / top * (HIGH - BELOW - ABOVE):.1f}"

    def line(points: list[tuple[float, float]], style: str) -> str:
        return f'<polyline fill="none" {style} points="{" ".join(at(x, y) for x, y in points)}"/>'

    def text(x: float, y: float, said: str, style: str = "") -> str:
        across, down = at(x, y).split(",")
        return f'<text x="{across}" y="{down}" {style}>{said}</text>'

    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" '
             f'font-size="12"><rect width="{WIDE}" height="{HIGH}" fill="#fff"/>'
             f'<text x="{LEFT}" y="18" font-size="14">{title}</text>']  # fmt: skip
    for share in [tenth / 10 for tenth in range(11) if tenth / 10 <= top]:
        parts.append(line([(0, share), (most, share)], 'stroke="#ddd"'))
        parts.append(text(0, share, f"{share:.0%}", 'dx="-8" dy="4" text-anchor="end"'))
    for part in range(5):
        parts.append(text(most * part / 4, 0, f"{most * part / 4:,.0f}", 'dy="18" text-anchor="middle"'))
    parts.append(text(most / 2, 0, "decisions learnt from", 'dy="36" text-anchor="middle"'))
    parts.append(line([(0, even), (most, even)], 'stroke="#555" stroke-dasharray="2 4"'))
    for name in names:
        colour = COLOURS[name]
        for curve in curves:
            points = [(point["decisions"], point[name]) for point in curve]
            parts.append(line(points, f'stroke="{colour}" stroke-opacity="0.35"'))
        middle = [(points[0]["decisions"], mean(point[name] for point in points)) for points in zip(*curves)]
        parts.append(line(middle, f'stroke="{colour}" stroke-width="2.5"'))
        parts.append(text(*middle[-1], CALLED[name], f'dx="6" dy="4" fill="{colour}"'))
    return "\n".join([*parts, "</svg>", ""])


def table(curves: list[Curve]) -> str:
    """The mean of the runs at each measurement, with the lowest and the highest."""
    names = [name for name in curves[0][0] if name not in ("decisions", "seconds")]
    lines = ["| decisions | CPU seconds | " + " | ".join(names) + " |", "| --- " * (2 + len(names)) + "|"]
    for points in zip(*curves):
        told = [f"{points[0]['decisions']:,.0f}", f"{mean(point['seconds'] for point in points):.0f}"]
        for name in names:
            values = [point[name] for point in points]
            told.append(f"{mean(values):.1%} ({min(values):.1%} to {max(values):.1%})")
        lines.append("| " + " | ".join(told) + " |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("curves", type=Path, nargs="+", help="what ppo.py or cloning.py wrote, a file for each run")
    parser.add_argument("--title", default="Share of wins")
    parser.add_argument("--even", type=float, default=0.25, help="the share of a player like all others")
    parser.add_argument("--out", type=Path, default=Path("curves.svg"))
    asked = parser.parse_args()
    curves = [read(path) for path in asked.curves]
    asked.out.write_text(picture(curves, asked.title, asked.even), encoding="utf-8")
    print(table(curves))


if __name__ == "__main__":
    main()
