"""Candidates of a real exam: one with a file at a terminal, one in the program's window."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.support.house import ROOT


class Terminal:
    """A candidate with the sealed paper as a file, at a terminal of their own."""

    def __init__(self, home: Path, paper: Path, name: str, code: str) -> None:
        home.mkdir()
        self._home = home
        self._command = [
            sys.executable, "-m", "quizapp", "--data", str(home / "data"),
            "exam", "sit", str(paper), "--name", name, "--code", code,
            "--out", str(home),
        ]  # fmt: skip
        self._process: subprocess.Popen[str] | None = None

    def start(self, *typed: str) -> Terminal:
        """Start, or start again."""
        self._process = subprocess.Popen(
            self._command, cwd=ROOT, text=True, encoding="utf-8",
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip
        self.type(*typed)
        return self

    def type(self, *lines: str) -> None:
        """Type lines."""
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write("".join(f"{line}\n" for line in lines))
        self._process.stdin.flush()

    def wait_for(self, said: str) -> str:
        """Read until something is said; give all of it."""
        assert self._process is not None
        assert self._process.stdout is not None
        read = ""
        for line in self._process.stdout:
            read += line
            if said in line:
                return read
        raise AssertionError(f"{said!r} was not said: {read}")

    def leave(self) -> None:
        """Wait for the end."""
        assert self._process is not None
        self._process.communicate()

    @property
    def file(self) -> Path:
        """Give the file that was handed in."""
        (found,) = self._home.glob("*.quizanswers")
        return found


class Window:
    """A candidate with the program's own window, in a process of its own."""

    def __init__(self, home: Path) -> None:
        self._command = [
            sys.executable, "-m", "tests.support.room_window_driver", str(home),
        ]  # fmt: skip
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> Window:
        """Start the program, or start it again."""
        self._process = subprocess.Popen(
            self._command, cwd=ROOT, text=True, encoding="utf-8",
            env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip
        return self

    def do(self, *words: object) -> dict[str, Any]:
        """Have something done, and give what the window shows then."""
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(" ".join(map(str, words)) + "\n")
        process.stdin.flush()
        line = process.stdout.readline()
        if not line:
            raise AssertionError(f"the window ended with {process.wait()}")
        shown: dict[str, Any] = json.loads(line)
        assert not shown.pop("failed"), (words, shown)
        return shown

    def answer(self, answers: Mapping[int, str]) -> None:
        """Answer questions by keyboard."""
        for number, letters in answers.items():
            self.do("answer", number, letters)

    def __enter__(self) -> Window:
        return self

    def __exit__(self, *_error: object) -> None:
        self.kill()

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None
