"""Words of printed exam papers, of reports and of certificates."""

from __future__ import annotations

from quizapp.presenters.wording import set_type
from quizapp.presenters.words.phrase import Counted, Phrase

WORDS = {
    "exam-paper.title": Phrase("{exam} · form {form}", "{exam} · version {form}"),
    "exam-paper.minutes": Phrase(
        Counted("{n} minute", "{n} minutes"), Counted("{n} minute", "{n} minutes")
    ),
    "exam-paper.pass": Phrase("pass mark {percent} %", "réussite à {percent} %"),
    "exam-paper.how": Phrase(
        "○ Mark one answer. □ Mark every answer that is right.",
        "○ Cochez une seule réponse. □ Cochez toutes les réponses justes.",
    ),
    "exam-paper.how.order": Phrase(
        "Orders: write a letter at each place; one may stand again, or nowhere.",
        "Ordres : écrivez une lettre à chaque place ; une même lettre peut servir"
        " plusieurs fois, ou pas du tout.",
    ),
    "exam-paper.order": Phrase(
        Counted("Put in order, {n} place", "Put in order, {n} places"),
        Counted(
            "À mettre dans l'ordre, {n} place", "À mettre dans l'ordre, {n} places"
        ),
    ),
    "exam-paper.stamp": Phrase("Paper {words}", "Sujet {words}"),
}
"""Phrases by key."""


def exam_paper_word(language: str, key: str, **params: object) -> str:
    """Say a phrase; a counted phrase asks for the number `n`."""
    said = WORDS[key].in_language(language)
    if isinstance(said, Counted):
        said = said.form_for(language, params["n"])
    return set_type(language, said).format(**params)
