"""What waits today, and days in a row, in words for the start page."""

from __future__ import annotations

from quizapp.presenters.calendar_words import due_words, hour_words
from quizapp.presenters.home_screen import CALENDAR_DAYS, QueueRow, StreakRow
from quizapp.presenters.wording import word
from quizapp.training.today import Today


def queue_row(today: Today, language: str) -> QueueRow:
    """Say what waits in the review queue."""
    return QueueRow(
        due=today.due,
        new=today.new,
        new_answered=today.new_answered,
        put_off=today.put_off,
        minutes=today.minutes,
        line=_line(today, language),
        next_due=_next_due(today, language),
        put_off_line=_counted(language, "home.due.put-off", today.put_off),
        start=_start(today, language),
        learn=_counted(language, "home.learn", today.new) if today.due else "",
    )


def streak_row(today: Today, day_starts_at: int, language: str) -> StreakRow:
    """Say how many days in a row there was an answer."""
    starts = hour_words(day_starts_at)
    return StreakRow(
        days=today.streak,
        best=today.best_streak,
        line=word(language, "home.streak", n=today.streak),
        best_line=word(language, "home.streak.best", n=today.best_streak),
        answers=tuple(
            (day.isoformat(), count) for day, count in today.answers[-CALENDAR_DAYS:]
        ),
        today=today.day.isoformat(),
        day_starts=word(language, "home.day-starts", time=starts),
    )


def _line(today: Today, language: str) -> str:
    minutes = word(language, "home.minutes", n=today.minutes)
    if today.due and today.new:
        new = word(language, "home.due.count-new", n=today.new)
        return word(language, "home.due.both", new=new, minutes=minutes)
    if today.due or today.new:
        return word(language, "home.due.line", minutes=minutes)
    return word(language, "home.due.none")


def _next_due(today: Today, language: str) -> str:
    if today.next_due_on is None:
        return ""
    due = due_words(today.next_due_on, today.day, language)
    key = "home.due.after" if today.due else "home.due.next"
    return word(language, key, due=due)


def _start(today: Today, language: str) -> str:
    if today.due:
        return word(language, "home.start-reviews")
    if today.new:
        return word(language, "home.learn", n=today.new)
    return word(language, "home.practise")


def _counted(language: str, key: str, number: int) -> str:
    return word(language, key, n=number) if number else ""
