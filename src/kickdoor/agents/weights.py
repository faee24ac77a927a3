"""The weights of agents/value.py. Written by tools/fit_value.py; the order is that of value.NAMES."""

WEIGHTS: dict[str, tuple[float, ...]] = {}
BLEND: tuple[float, ...] = (
    0.179, 0.078, 0.235, 0.372, 0.052, 0.00235, 0.203, -0.087, 0.083, -0.14, 0.072, 0.076, 0.051,
)  # fmt: skip
