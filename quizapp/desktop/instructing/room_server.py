"""The server of an exam room as a process of its own, and what is asked of it."""

from __future__ import annotations

import contextlib
import hashlib
import http.client
import json
import signal
import ssl
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

from quizapp.interchange.exams.files import ExamFileError
from quizapp.interchange.exams.release_files import read_plan
from quizapp.interchange.exams.shelf.exam_folder import ExamFolder, ExamShelf
from quizapp.interchange.new_files import FileNotWrittenError, write_new, write_text
from quizapp.presenters.instructing.room.port import (
    RoomFront,
    RoomSeen,
    RoomTroubleError,
    ToldNow,
)
from quizapp.training.exam.results.release_plan import PARTS
from quizapp.training.ports import Clock
from quizapp.training.room.bodies import ProblemBody
from quizapp.training.room.room import Told

_PATIENCE_S = 10.0
_GRADING_S = 300.0
"""The whole bank may have to be read before anything is graded."""

_MOST_WORDS = 400


class ProcessRoomServer:
    """Serves one room; fulfils the port `RoomServer`. Not for the window's thread."""

    def __init__(self, data_folder: Path, now: Clock) -> None:
        self._data_folder = data_folder
        self._now = now
        self._tried = Told()
        """What was last told by the plan of release, or refused."""
        self._shelf = ExamShelf(data_folder)
        self._process: subprocess.Popen[str] | None = None
        self._front: RoomFront | None = None
        self._token = ""
        self._key = ""

    def start(self, key: str) -> RoomFront:
        """Serve the papers of an exam.

        :raises RoomTroubleError: if that is not possible.
        """
        try:
            folder = self._shelf.get(key)
        except ExamFileError as error:
            raise RoomTroubleError(str(error)) from error
        self._process = subprocess.Popen(
            self._command(folder),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RoomTroubleError(self._last_words())
        told = json.loads(line)
        self._key, self._token = key, told["instructor_token"]
        self._tried = Told()
        self._front = RoomFront(
            title=told["title"],
            address=told["address"],
            link=told["link"],
            join_code=told["join_code"],
            fingerprint=told["fingerprint"],
        )
        return self._front

    def stop(self) -> None:
        """End the server as Ctrl C does; nothing is lost."""
        process, self._process, self._front = self._process, None, None
        if process is None:
            return
        if process.poll() is None:
            process.send_signal(signal.SIGINT)
            try:
                process.wait(_PATIENCE_S)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        for pipe in (process.stdout, process.stderr):
            if pipe is not None:
                pipe.close()

    def close(self) -> None:
        """End the server with the window."""
        with contextlib.suppress(OSError):
            self.stop()

    def look(self) -> RoomSeen:
        """See how everybody stands.

        :raises RoomTroubleError: if the server does not answer.
        """
        seen = msgspec.convert(self._request("GET", ""), RoomSeen)
        return self._tell_what_is_due(seen)

    def _tell_what_is_due(self, seen: RoomSeen) -> RoomSeen:
        """Grade and tell once the plan of release says so; nothing is taken back.

        :raises RoomTroubleError: if that is refused, once for each thing that is due.
        """
        try:
            plan = read_plan(self._shelf.get(self._key).release)
        except ExamFileError as error:
            raise RoomTroubleError(str(error)) from error
        if plan is None or seen.started_ms is None:
            return seen
        due = plan.due(self._now())
        told = {each: getattr(seen.told, each) or getattr(due, each) for each in PARTS}
        if ToldNow(**told) == seen.told or self._tried == due:
            return seen
        self._tried = due
        self.ask("grade")
        self.ask("change", told=told)
        return msgspec.convert(self._request("GET", ""), RoomSeen)

    def ask(self, path: str, **body: object) -> None:
        """Ask for something as the instructor.

        :raises RoomTroubleError: if it is refused.
        """
        self._request("POST", f"/{path}", body)

    def take_answers(self) -> int:
        """Write the answers of all into the folder of the exam; count the candidates.

        :raises RoomTroubleError: if that is not possible.
        """
        sheets = self._request("GET", "/sheets")
        text = json.dumps(sheets, ensure_ascii=False, indent=2)
        try:
            folder = self._shelf.get(self._key)
            write_new({folder.sheets: write_text(f"{text}\n")}, force=True)
        except (ExamFileError, FileNotWrittenError) as error:
            raise RoomTroubleError(str(error)) from error
        return len(sheets)

    def _command(self, folder: ExamFolder) -> list[str]:
        return [
            sys.executable, "-m", "quizapp", "room", "--data", str(self._data_folder),
            "serve", str(folder.papers), "--record", str(folder.record), "--json",
        ]  # fmt: skip

    def _last_words(self) -> str:
        """Give what a server that did not begin said last."""
        process, self._process = self._process, None
        assert process is not None
        _, said = process.communicate(timeout=_PATIENCE_S)
        lines = [line for line in said.splitlines() if line.strip()]
        last = lines[-1] if lines else f"it ended with {process.returncode}"
        return last.removeprefix("Error: ")[-_MOST_WORDS:]

    def _request(
        self, method: str, path: str, body: dict[str, object] | None = None
    ) -> Any:
        front = self._front
        if front is None:
            raise RoomTroubleError("The room is not open.")
        patience = _GRADING_S if path == "/grade" else _PATIENCE_S
        try:
            with contextlib.closing(_connect(front, patience)) as connection:
                headers = {"Authorization": f"Bearer {self._token}"}
                content = None
                if body is not None:
                    content = json.dumps(body)
                    headers["Content-Type"] = "application/json"
                connection.request(method, f"/api/room{path}", content, headers)
                answer = connection.getresponse()
                said = answer.read()
        except (OSError, http.client.HTTPException) as error:
            raise RoomTroubleError(
                f"The room's server does not answer ({error}). Candidates go on; end "
                "the server and open the room again."
            ) from error
        if answer.status != http.HTTPStatus.OK:
            raise RoomTroubleError(_reason(said, answer.status))
        return json.loads(said)


def _connect(front: RoomFront, patience: float) -> http.client.HTTPConnection:
    """Connect, and go on only with the certificate that the server told us of.

    :raises OSError: if there is another one, or nobody listens.
    """
    place = urlsplit(front.address)
    host, port = place.hostname or "", place.port
    if place.scheme == "http":
        return http.client.HTTPConnection(host, port, timeout=patience)
    context = ssl.create_default_context()
    # The certificate is nobody's but ours: its fingerprint is compared instead.
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    connection = http.client.HTTPSConnection(
        host, port, timeout=patience, context=context
    )
    connection.connect()
    certificate = connection.sock.getpeercert(binary_form=True)
    found = hashlib.sha256(certificate or b"").hexdigest()
    if found != front.fingerprint.replace(":", "").lower():
        connection.close()
        raise OSError("its certificate is another one")
    return connection


def _reason(said: bytes, status: int) -> str:
    try:
        return msgspec.json.decode(said, type=ProblemBody).say
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return f"The room's server answered {status}."
