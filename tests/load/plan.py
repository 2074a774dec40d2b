"""What is measured: runs by name, and what each has to reach."""

from __future__ import annotations

from typing import NamedTuple

MANY_TOGETHER = 20
"""Answers of one request, as after a break."""


class Run(NamedTuple):
    """One room with its servers and candidates."""

    name: str
    candidates: int
    every_s: float
    """How often each answers."""
    for_s: float
    rush_s: float = 0.0
    """How long they answer without pause, one answer a request and many."""
    kills: int = 0
    """So many servers are killed meanwhile, one after the other."""
    processes: int = 1
    postgres: bool = False
    tls: bool = False

    @property
    def says(self) -> str:
        """Say what runs."""
        store = "PostgreSQL" if self.postgres else "SQLite"
        told = f"{self.name}: {self.candidates:,} candidates, {store}"
        if self.processes > 1:
            told += f", {self.processes} servers"
        return told + (", TLS" if self.tls else ", no TLS")


RUNS = (
    Run("steady", candidates=200, every_s=4, for_s=60),
    Run("rush", candidates=500, every_s=0.1, for_s=12, rush_s=5, kills=2),
    Run("many", candidates=2_000, every_s=60, for_s=120),
)

MOST_ACKNOWLEDGING_MS = 5.0
"""The 99th percentile, at a steady pace without kills."""

MOST_HANDING_IN_MS = 50.0
"""The last of all who hand in at the same moment."""

LEAST_A_SECOND = 5_000.0
"""Answers without pause, one a request."""
