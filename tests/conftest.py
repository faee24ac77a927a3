"""Hypothesis as these tests use it: the same examples on every run; `--hypothesis-profile=deep` looks further.

Browser tests come last: a browser keeps the event loop of its process busy, and others need one of their own.
"""

import pytest
from hypothesis import HealthCheck, settings

SLOW = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much)

settings.register_profile(
    "kickdoor", derandomize=True, deadline=None, max_examples=25, database=None, suppress_health_check=SLOW
)
settings.register_profile("deep", deadline=None, max_examples=300, database=None, suppress_health_check=SLOW)
settings.load_profile("kickdoor")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.parent.name == "web")
