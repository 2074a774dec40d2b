"""What a room says beside a question: what it has, whether it is there, its messages."""

from __future__ import annotations

import datetime as dt

from msgspec import Struct
from msgspec.structs import replace

from quizapp.presenters.attending.standing import Standing
from quizapp.presenters.sitting.screen import (
    BarScreen,
    ExamScreen,
    SavedKind,
    SavedScreen,
)
from quizapp.presenters.wording import word
from quizapp.training.exam.sitting.sitting import Sitting
from quizapp.training.room.attending.outgoing import outgoing_of

_MS = 1000
_MINUTE = 60


class RoomVoice(Struct, frozen=True):
    """Adds to the screens of a sitting what its room has to do with them."""

    sitting: Sitting
    standing: Standing
    seconds: float
    """By the stopwatch, now."""
    zone: dt.tzinfo | None

    def on_bar(self, screen: BarScreen) -> BarScreen:
        """Say what the room has, and what it says."""
        language, message = screen.language, self.standing.message
        said = ""
        if message is not None:
            key = "attend.message.you" if message.to_you else "attend.message.all"
            said = word(language, key, text=message.text)
        saved = screen.saved
        if self.sitting.is_saved:
            saved = self._saved(language)
        return replace(
            screen, saved=saved, contact=self._contact(language), message=said
        )

    def on_question(self, screen: ExamScreen) -> ExamScreen:
        """Say of each answer whether the room has it."""
        language = screen.language
        unsent = {each.number for each in outgoing_of(self.sitting).answers}
        note = screen.saved_note
        if note:
            is_here = screen.question.position in unsent
            key = "attend.saved.here" if is_here else "attend.saved.there"
            note = word(language, key)
        return replace(screen, saved_note=note)

    def _saved(self, language: str) -> SavedScreen:
        unsent = len(outgoing_of(self.sitting).answers)
        is_lost = self.standing.lost_since is not None
        if unsent:
            key = "attend.saved.kept" if is_lost else "attend.saved.sending"
            return SavedScreen(SavedKind.WAITING, word(language, key, n=unsent))
        if is_lost:
            return SavedScreen(SavedKind.WAITING, word(language, "attend.saved.lost"))
        if not self.standing.stored_ms:
            return SavedScreen(SavedKind.SAVED, word(language, "exam.saved.nothing"))
        stored = dt.datetime.fromtimestamp(self.standing.stored_ms / _MS, dt.UTC)
        time = f"{stored.astimezone(self.zone):%H:%M:%S}"
        said = word(language, "attend.saved.received", time=time)
        return SavedScreen(SavedKind.SAVED, said)

    def _contact(self, language: str) -> str:
        standing = self.standing
        if standing.is_impostor:
            return word(language, "attend.impostor")
        if standing.lost_since is not None:
            span = span_words(language, self.seconds - standing.lost_since)
            return word(language, "attend.lost", span=span)
        return word(language, "attend.declined") if standing.refused else ""


def span_words(language: str, seconds: float) -> str:
    """Say how long something is: seconds, then minutes, hours, days."""
    whole = max(0, int(seconds))
    if whole < _MINUTE:
        return word(language, "attend.lost.seconds", n=whole)
    minutes = whole // _MINUTE
    if minutes < 2 * _MINUTE:
        return word(language, "attend.span.minutes", n=minutes)
    hours = minutes // _MINUTE
    if hours < 48:
        return word(language, "attend.span.hours", n=hours)
    return word(language, "attend.span.days", n=hours // 24)
