"""Scenario files: a table laid out, moves made, and what must then be true."""
