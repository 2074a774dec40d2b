"""Words of the board picture."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Counted, Phrase

WORDS = {
    "board.stack": Phrase("Stack", "Pile"),
    "board.empty": Phrase("Empty", "Vide"),
    "board.tapped": Phrase("tapped", "engagé"),
    "board.tapped.count": Phrase(
        Counted("{n} tapped", "{n} tapped"), Counted("{n} engagé", "{n} engagés")
    ),
    "board.face-down": Phrase("Face down", "Face cachée"),
    "board.loyalty": Phrase("loyalty {loyalty}", "loyauté {loyalty}"),
    "board.because": Phrase("because of {source}", "à cause de {source}"),
    "board.life": Phrase("life", "PV"),
    "board.active": Phrase("active player", "joueur actif"),
    "board.deciding": Phrase("deciding player", "décide"),
    "board.priority": Phrase("has priority", "a la priorité"),
    "board.show": Phrase("Show", "Montrer"),
    "board.hide": Phrase("Hide", "Masquer"),
}
"""Phrases by key."""
