"""The second process ends with the one that started it, however that ended."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
PROGRAM = """
import os
from quizapp.bank.second_process import SecondProcess

def prepare():
    pass

if __name__ == "__main__":
    process = SecondProcess(prepare)
    print(process.submit(os.getpid).result() != os.getpid(), flush=True)
    input()
"""


def test_the_second_process_is_gone_once_its_parent_was_killed(tmp_path):
    program = tmp_path / "parent.py"
    program.write_text(PROGRAM, "utf-8")
    parent = subprocess.Popen(
        [sys.executable, str(program)],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert parent.stdout is not None
    assert parent.stdout.readline() == "True\n"

    parent.kill()

    # Both hold the other end of this pipe: it ends when the last of them is gone.
    rest, _ = parent.communicate(timeout=30)
    assert rest == ""
