"""Guided games: a scenario file played at a real table, with lessons on the way.

A file is played through once. What comes next is then known wherever a game stands on that line: whose choice it is,
what chance answers, which lesson is told. Who leaves the line plays a game like any other, and may come back to it.
"""

from kickdoor.guide.line import Guide, Lesson, Place, guide

__all__ = ["Guide", "Lesson", "Place", "guide"]
