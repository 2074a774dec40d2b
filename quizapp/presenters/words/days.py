"""Words for days and hours."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Phrase

WORDS = {
    "when.today": Phrase("Today, {time}", "Aujourd'hui, {time}"),
    "when.yesterday": Phrase("Yesterday, {time}", "Hier, {time}"),
    "due.today": Phrase("today", "aujourd'hui"),
    "due.tomorrow": Phrase("tomorrow", "demain"),
    "when.date": Phrase("{date}, {time}", "{date}, {time}"),
}
"""Phrases by key."""
