"""How long a process has used a processor: what a busy machine cannot blur."""

from __future__ import annotations

import os
from pathlib import Path


def processor_seconds(process: int) -> float | None:
    """Give the seconds so far; None where the system does not tell."""
    try:
        said = Path(f"/proc/{process}/stat").read_text(encoding="ascii")
    except OSError:
        return None
    user, system = said.rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")
