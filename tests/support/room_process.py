"""A room server as a process of its own, which may be killed and started again."""

from __future__ import annotations

import json
import signal
import ssl
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec

from quizapp.training.exam.paper import Paper
from tests.support.house import ROOT

PATIENCE_S = 60.0


def write_papers(folder: Path, *papers: Paper) -> Path:
    """Write papers as `quizapp exam build` does."""
    folder.mkdir()
    for each in papers:
        (folder / f"form-{each.form}.json").write_bytes(msgspec.json.encode(each))
    return folder


class RoomProcess:
    """Serves a room on loopback, without TLS unless asked."""

    def __init__(
        self, papers: Path | None, data: Path, *options: str, plain: bool = True
    ) -> None:
        self._command: list[str] = [
            sys.executable, "-m", "quizapp", "room", "--data", str(data), "serve",
            *([] if papers is None else [str(papers)]),
            "--host", "127.0.0.1", "--json", "--quiet",
            *(["--plain"] if plain else []), *options,
        ]  # fmt: skip
        self._process: subprocess.Popen[str] | None = None
        self._certificate = None if plain else data / "rooms" / "room-certificate.pem"
        self.told: dict[str, Any] = {}
        self.port = 0
        self.start()

    @property
    def base(self) -> str:
        """Give the address of the server."""
        return str(self.told["address"])

    def trusted(self) -> ssl.SSLContext | None:
        """Give what its certificate is checked with; None where it speaks no TLS."""
        if self._certificate is None:
            return None
        return ssl.create_default_context(cafile=str(self._certificate))

    def start(self) -> None:
        """Start, at the same port as before."""
        command = [*self._command, "--port", str(self.port)]
        self._process = subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise AssertionError(f"the server ended with {self._process.wait()}")
        self.told = json.loads(line)
        self.port = int(self.base.rpartition(":")[2])

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """End it as Ctrl C does, and give its status."""
        return self._end(signal.SIGINT)

    def instruct(self, path: str, method: str = "POST", **body: object) -> Any:
        """Ask for something as the instructor; it must be granted."""
        return self._ask(method, path, body)

    def put_results(self, *results: dict[str, object]) -> None:
        """Hand results in as the instructor."""
        self._ask("PUT", "/results", results)

    def _ask(self, method: str, path: str, body: object) -> Any:
        answer = httpx.request(
            method,
            f"{self.base}/api/room{path}",
            headers=headers(self.told["instructor_token"]),
            content=None if method == "GET" else json.dumps(body),
            timeout=PATIENCE_S,
            verify=self.trusted() or False,
        )
        assert answer.status_code == 200, answer.text
        return answer.json()

    def _end(self, how: int) -> int:
        assert self._process is not None
        self._process.send_signal(how)
        status = self._process.wait(PATIENCE_S)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return status

    def __enter__(self) -> RoomProcess:
        return self

    def __exit__(self, *_error: Sequence[object]) -> None:
        if self._process is not None and self._process.poll() is None:
            self.kill()


def headers(token: str) -> dict[str, str]:
    """Give the headers that say who asks."""
    return {"Authorization": f"Bearer {token}"}
