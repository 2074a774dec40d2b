"""A process beside the window ends when the window does, even if that was killed."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import time
from quizapp.cli.checking.beside import end_with_standard_input
end_with_standard_input()
print("ready", flush=True)
time.sleep(60)
"""


def test_it_ends_when_the_other_end_closes():
    command = [sys.executable, "-c", PROGRAM]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout.readline() == "ready\n"
        assert process.poll() is None

        process.stdin.close()

        assert process.wait(timeout=20) == 1
