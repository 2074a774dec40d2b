"""The memory of this process alone: what it shares counts for its part only."""

from __future__ import annotations

from pathlib import Path

_ROLLUP = Path("/proc/self/smaps_rollup")
_KIB = 1024.0


def read_pss_mib() -> float | None:
    """Read the proportional set size; None where the system does not tell it."""
    try:
        lines = _ROLLUP.read_text(encoding="ascii").splitlines()
    except OSError:
        return None
    sizes = [line.split()[1] for line in lines if line.startswith("Pss:")]
    return int(sizes[0]) / _KIB if sizes else None
