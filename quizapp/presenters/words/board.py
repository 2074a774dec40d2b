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
    "board.set-apart": Phrase(
        "does not matter for the answer", "sans importance pour la réponse"
    ),
    "board.because": Phrase("because of {source}", "grâce à {source}"),
    "board.life": Phrase("life", "PV"),
    "board.active": Phrase("active player", "joueuse active"),
    "board.deciding": Phrase("deciding player", "décide"),
    "board.priority": Phrase("has priority", "a la priorité"),
    "board.show": Phrase("Show", "Montrer"),
    "board.life.spoken": Phrase(
        Counted("{n} life", "{n} life"),
        Counted("{n} point de vie", "{n} points de vie"),
    ),
    "board.permanents": Phrase(
        Counted("{n} permanent", "{n} permanents"),
        Counted("{n} permanent", "{n} permanents"),
    ),
    "board.zone.unseen": Phrase(
        Counted("{n} card not shown", "{n} cards not shown"),
        Counted("{n} carte non montrée", "{n} cartes non montrées"),
    ),
    "board.zone.none": Phrase("No cards", "Aucune carte"),
    "board.picture": Phrase("Board", "Plateau"),
    "board.as-text": Phrase("Board as text", "Plateau en texte"),
}
"""Phrases by key."""
