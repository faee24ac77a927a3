"""What was checked, what was found, and what was measured."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

MOST_TOLD = 300  # characters of one finding


class Broken(AssertionError):
    """Something does not do what it must; the message names the check, the place and what was found."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One check: it holds, it does not, or it cannot be told (None)."""

    check: str
    holds: bool | None
    told: str = ""  # where and what, or why it cannot be told


@dataclass(slots=True)
class Report:
    """All checks of one subject, in their order, and figures about it."""

    kind: str  # pack, agent or env
    subject: str
    findings: list[Finding] = field(default_factory=list)
    figures: dict[str, float] = field(default_factory=dict)

    @property
    def ok(self) -> bool:
        """Nothing is broken; what cannot be told is no fault."""
        return all(finding.holds is not False for finding in self.findings)

    def hold(self) -> "Report":
        """For tests: raises Broken with everything that does not hold."""
        if not self.ok:
            wrong = [f"{f.check}: {f.told}" for f in self.findings if f.holds is False]
            raise Broken(f"{self.kind} {self.subject}: " + "; ".join(wrong))
        return self

    @contextmanager
    def checking(self, check: str) -> Iterator[None]:
        """The check holds unless something is raised in it, whatever it is: what was raised is told."""
        try:
            yield
        except Broken as error:
            self.findings.append(Finding(check, False, str(error)))
        except Unknown as error:
            self.findings.append(Finding(check, None, str(error)))
        except Exception as error:
            self.findings.append(Finding(check, False, f"{type(error).__name__}: {error}"[:MOST_TOLD]))
        else:
            self.findings.append(Finding(check, True))

    def holds(self, check: str) -> bool | None:
        """What came of a check by its name; KeyError where there was none."""
        found = {finding.check: finding.holds for finding in self.findings}
        return found[check]

    def facts(self) -> dict[str, Any]:
        """For scripts."""
        checks = [{"check": f.check, "holds": f.holds, "told": f.told} for f in self.findings]
        return {"kind": self.kind, "subject": self.subject, "ok": self.ok, "checks": checks, "figures": self.figures}

    def lines(self) -> list[str]:
        """For readers."""
        signs = {True: "holds", False: "BROKEN", None: "unknown"}
        told = [f"{signs[f.holds]:8} {f.check}{f': {f.told}' if f.told else ''}" for f in self.findings]
        return [
            f"{self.kind} {self.subject}",
            *told,
            *(f"{name} {figure(value)}" for name, value in self.figures.items()),
        ]


def figure(value: float) -> str:
    return f"{value:,.0f}" if value == int(value) or value >= 100 else f"{value:.2f}"


class Unknown(Exception):
    """The check cannot be made here; why."""
