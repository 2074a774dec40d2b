"""A job: a piece of work with what is said about it, step by step."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from pathlib import Path

from msgspec import Struct

from quizapp.presenters.retold.retelling import retell
from quizapp.presenters.wording import word
from quizapp.presenters.working.screen import StripScreen
from quizapp.presenters.working.work import (
    Advanced,
    Asked,
    Ended,
    Failed,
    News,
    Stopped,
    Work,
)

NO_PARAMS: Mapping[str, object] = {}


class Said(Struct, frozen=True):
    """A sentence that is not yet in a language."""

    key: str
    params: Mapping[str, object] = NO_PARAMS

    def in_language(self, language: str) -> str:
        """Say it."""
        return word(language, self.key, **self.params)


class Outcome(Struct, frozen=True):
    """What is said of work that is done."""

    said: Said
    folder: Path | None = None
    """Where its files lie, if it wrote any."""
    details: str = ""
    """Further lines, such as what was left out."""
    failed: bool = False
    """What was found out could not be kept."""


class JobState(StrEnum):
    """How far a job has come."""

    RUNNING = "running"
    ASKING = "asking"
    STOPPING = "stopping"
    ENDED = "ended"
    FAILED = "failed"
    STOPPED = "stopped"


_OVER = (JobState.ENDED, JobState.FAILED, JobState.STOPPED)


class Job:
    """Follows one piece of work to its end."""

    def __init__(
        self, name: str, work: Work, outcome: Callable[[object], Outcome]
    ) -> None:
        """Take the first part of the keys of its phrases, and how its result is told."""
        self.state = JobState.RUNNING
        self.found: object = None
        """What the work found out before it asked."""
        self.result: object = None
        self._name = name
        self._work = work
        self._tell = outcome
        self._outcome: Outcome | None = None
        self._failed: Failed | None = None
        self._advanced = Advanced(0, 0)

    @property
    def is_over(self) -> bool:
        """Say whether nothing goes on any more."""
        return self.state in _OVER

    @property
    def _has_failed(self) -> bool:
        outcome = self._outcome
        return self.state is JobState.FAILED or (outcome is not None and outcome.failed)

    @property
    def outcome(self) -> Outcome | None:
        """Give what is said of it, if it was done."""
        return self._outcome

    def look(self) -> bool:
        """Take the news; say whether there were any."""
        news = self._work.news()
        for each in news:
            self._take(each)
        return bool(news)

    def answer(self, said: object) -> None:
        """Give the word that the work waits for."""
        self.state = JobState.RUNNING
        self._advanced = Advanced(0, 0)
        self._work.answer(said)

    def stop(self) -> None:
        """Stop the work; it is over when it says so."""
        if not self.is_over:
            self.state = JobState.STOPPING
            self._work.stop()

    def kill(self) -> None:
        """End the work at once."""
        if not self.is_over:
            self._work.kill()
            self.state = JobState.STOPPED

    def screen(self, language: str) -> StripScreen:
        """Return what the strip shows."""
        outcome, done = self._outcome, self._advanced
        details = "" if outcome is None else outcome.details
        if self._failed is not None:
            details = self._failed.details
        has_folder = outcome is not None and outcome.folder is not None
        return StripScreen(
            text=self._text(language),
            details=retell(language, details),
            share=done.done / done.total if done.total else None,
            is_over=self.is_over,
            failed=self._has_failed,
            stop=word(language, "work.stop"),
            open_folder=word(language, "work.open-folder") if has_folder else "",
            dismiss=word(language, "work.dismiss"),
            unfold=word(language, "message.details"),
        )

    def _text(self, language: str) -> str:
        match self.state:
            case JobState.ENDED if self._outcome is not None:
                return self._outcome.said.in_language(language)
            case JobState.FAILED if self._failed is not None:
                failed = self._failed
                key = f"work.failed.{failed.reason}"
                return word(language, key, file=failed.file)
            case JobState.STOPPED:
                return word(language, f"{self._name}.stopped")
            case JobState.STOPPING:
                return word(language, "work.stopping")
        done = self._advanced
        if not done.total:
            return word(language, f"{self._name}.begun")
        key = f"{self._name}.running"
        return word(language, key, n=done.total, done=done.done)

    def _take(self, news: News) -> None:
        match news:
            case Advanced():
                self._advanced = news
            case Asked():
                self.found, self.state = news.found, JobState.ASKING
            case Ended():
                self.result, self.state = news.result, JobState.ENDED
                self._outcome = self._tell(news.result)
            case Failed():
                self._failed, self.state = news, JobState.FAILED
            case Stopped():
                self.state = JobState.STOPPED
