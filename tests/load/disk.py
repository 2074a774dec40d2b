"""How long the disk itself takes: no acknowledgement can be faster than that."""

from __future__ import annotations

import os
import time
from pathlib import Path

_WRITES, _BLOCK, _REST_S = 200, 4_096, 0.005


def measure_disk(folder: Path) -> tuple[float, float]:
    """Write blocks and wait until each is on the disk: median and 99th percentile, ms."""
    path = folder / "block"
    descriptor = os.open(path, os.O_CREAT | os.O_WRONLY, 0o600)
    seconds = []
    try:
        for _ in range(_WRITES):
            begun = time.perf_counter()
            os.write(descriptor, bytes(_BLOCK))
            os.fsync(descriptor)
            seconds.append(time.perf_counter() - begun)
            time.sleep(_REST_S)
    finally:
        os.close(descriptor)
        path.unlink()
    seconds.sort()
    return tuple(
        round(1000 * seconds[int(share * _WRITES)], 2) for share in (0.5, 0.99)
    )
