"""Compiles all questions into a pack, kept between runs, for pictures of every day."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path


def prepare(folder: Path) -> Path:
    """Compile what changed since the last time into a folder; return the folder.

    :raises subprocess.CalledProcessError: when a question is refused.
    """
    folder.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "quizapp", "check", "--data", str(folder)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return folder
