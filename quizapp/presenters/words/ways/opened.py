"""Words about a file that the program was started with."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Phrase

WORDS = {
    "opened.answers": Phrase(
        "{file} holds sealed answers, known by the words {words}. The instructor opens"
        " them: quizapp exam collect",
        "{file} contient des réponses scellées, aux mots {words}. L'instructeur les"
        " ouvre : quizapp exam collect",
    ),
}
"""Phrases by key."""
