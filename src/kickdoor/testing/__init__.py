"""What anybody with a new pack, agent or environment can run against it: `kickdoor check`, or as functions in tests.

>>> from kickdoor.testing import check_agent
>>> report = check_agent("greedy", games=1)
>>> report.hold().ok
True
"""

from kickdoor.testing.agents import check_agent_of as check_agent
from kickdoor.testing.environments import check_env
from kickdoor.testing.packs import check_pack
from kickdoor.testing.report import Broken, Finding, Report

__all__ = ["Broken", "Finding", "Report", "check_agent", "check_env", "check_pack"]
