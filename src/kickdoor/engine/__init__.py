"""The rules engine: a pure function over ints. It knows no edition, no card name, no clock and no chance."""
