"""Words on whether questions were reviewed."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Phrase

WORDS = {
    "review.unreviewed": Phrase("unreviewed", "non relue"),
    "review.changed": Phrase(
        "signed for an earlier content", "signée pour un contenu antérieur"
    ),
    "review.signed": Phrase("signed", "signée"),
}
"""Phrases by key."""
