"""Runs a part of the bench in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from tests.bench.own_engine import NotAvailableError

ROOT = Path(__file__).resolve().parents[2]
PATIENCE_S = 900


def run_python(arguments: list[str], surroundings: Mapping[str, str]) -> str:
    """Run Python, with so many variables of the environment set; return what it printed.

    :raises NotAvailableError: when it fails, with its last words.
    """
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=os.environ | surroundings,
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )
    if done.returncode != 0:
        last_words = (done.stderr.strip().splitlines() or ["no message"])[-1]
        raise NotAvailableError(f"{' '.join(arguments[:3])} failed: {last_words}")
    return done.stdout
