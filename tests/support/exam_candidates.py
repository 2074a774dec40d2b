"""Candidates of a real exam: one whose program asks a room, one with a file at a terminal."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import httpx

from tests.support.house import ROOT
from tests.support.room_process import RoomProcess, headers


class Client:
    """A candidate whose program speaks with the room."""

    def __init__(self, room: RoomProcess, name: str) -> None:
        self._http = httpx.Client(base_url=room.base, timeout=60)
        body = {
            "code": room.told["join_code"],
            "name": name,
            "attempt": f"the-only-attempt-of-{name}",
        }
        self._http.headers = headers(self._ask("POST", "/api/join", body)["token"])

    def sitting(self) -> dict[str, Any]:
        """See how it stands."""
        return self._ask("GET", "/api/sitting")

    def answer(self, answers: Mapping[int, str]) -> None:
        """Answer, one question a request."""
        for number, letters in answers.items():
            sent = {"number": number, "sequence": number, "chosen": list(letters)}
            self._ask("POST", "/api/answers", {"answers": [sent]})

    def hand_in(self) -> None:
        """Hand in."""
        assert self._ask("POST", "/api/hand-in", {})["handed_in"]

    def results(self) -> dict[str, Any]:
        """See what is told."""
        return self._ask("GET", "/api/results")

    def _ask(self, method: str, path: str, body: object = None) -> Any:
        answer = self._http.request(method, path, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def close(self) -> None:
        """Hang up."""
        self._http.close()


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

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        assert self._process is not None
        self._process.kill()
        self.leave()

    def leave(self) -> None:
        """Wait for the end."""
        assert self._process is not None
        self._process.communicate()

    @property
    def file(self) -> Path:
        """Give the file that was handed in."""
        (found,) = self._home.glob("*.quizanswers")
        return found
