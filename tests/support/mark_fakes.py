"""Stand-ins for what keeps marks and reports."""

from __future__ import annotations

from pathlib import Path

from quizapp.training.ports import NotKeptError
from quizapp.training.reporting import ProblemReport


class MemoryMarks:
    """Keeps bookmarks and notes in memory; refuses while `broken`."""

    def __init__(self) -> None:
        self.marked: set[str] = set()
        self.words: dict[str, str] = {}
        self.broken = False

    def bookmarks(self) -> list[str]:
        return sorted(self.marked)

    def bookmark(self, question_id: str) -> None:
        self._refuse_if_broken()
        self.marked.add(question_id)

    def take_bookmark(self, question_id: str) -> None:
        self._refuse_if_broken()
        self.marked.discard(question_id)

    def notes(self) -> dict[str, str]:
        return dict(self.words)

    def keep_note(self, question_id: str, text: str) -> None:
        self._refuse_if_broken()
        self.words.pop(question_id, None)
        if text.strip():
            self.words[question_id] = text.strip()

    def _refuse_if_broken(self) -> None:
        if self.broken:
            raise NotKeptError("the disk is full")


class MemoryReports:
    """Keeps reports in memory, as if each were a file; refuses while `broken`."""

    path = Path("data") / "reports" / "report.json"

    def __init__(self) -> None:
        self.written: list[ProblemReport] = []
        self.broken = False

    def write(self, report: ProblemReport) -> Path:
        if self.broken:
            raise NotKeptError("the disk is full")
        self.written.append(report)
        return self.path
