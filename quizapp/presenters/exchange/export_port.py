"""What writes questions to a file, as the dialog asks for it."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from msgspec import Struct

from quizapp.presenters.working.work import Work


class ExportAsked(Struct, frozen=True, kw_only=True):
    """What is to be written, and where."""

    form: str
    question_ids: tuple[str, ...]
    language: str
    variants: int
    path: Path


class Exported(Struct, frozen=True):
    """What was written."""

    files: tuple[Path, ...]
    questions: int
    left_out: tuple[tuple[str, int, str], ...]
    """Question, seed and reason."""


class Exporter(Protocol):
    """Writes questions beside the window."""

    def start(self, asked: ExportAsked) -> Work:
        """Begin to write; the result is an `Exported`."""
