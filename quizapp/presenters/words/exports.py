"""Words of exported questions and of printed papers."""

from __future__ import annotations

from quizapp.presenters.wording import set_type
from quizapp.presenters.words.phrase import Counted, Phrase

WORDS = {
    "export.right": Phrase("Right: {letters}", "Juste : {letters}"),
    "export.derivation": Phrase("Derivation", "Raisonnement"),
    "export.editions": Phrase("Rules: {editions}", "Règles : {editions}"),
    "export.edition": Phrase("{document} of {date}", "{document} du {date}"),
    "export.made": Phrase(
        "{question}, seed {seed}, engine {engine}",
        "{question}, graine {seed}, moteur {engine}",
    ),
    "export.as-if": Phrase(
        "You answered as if {belief}.", "Vous avez répondu comme si {belief}."
    ),
    "export.as-if-il": Phrase(
        "You answered as if {belief}.", "Vous avez répondu comme s'{belief}."
    ),
    "export.chosen": Phrase("Chosen as if {belief}.", "Choisie comme si {belief}."),
    "export.chosen-il": Phrase("Chosen as if {belief}.", "Choisie comme s'{belief}."),
    "export.deck": Phrase("quizapp in English", "quizapp en français"),
    "paper.questions": Phrase("Questions", "Questions"),
    "paper.key": Phrase("Key", "Corrigé"),
    "paper.count": Phrase(
        Counted("{n} question, rules of {date}", "{n} questions, rules of {date}"),
        Counted("{n} question, règles du {date}", "{n} questions, règles du {date}"),
    ),
    "paper.name": Phrase("Name:", "Nom :"),
    "paper.board": Phrase("Board: {lines}", "Plateau : {lines}"),
    "paper.stamp": Phrase(
        "Seed {seed}, content {stamp}", "Graine {seed}, contenu {stamp}"
    ),
    "paper.page": Phrase("Page {page} of {pages}", "Page {page} sur {pages}"),
    "paper.fan-content": Phrase(
        "Unofficial fan content, neither approved nor endorsed by Wizards of the Coast."
        " Nothing here is an official ruling.",
        "Contenu de fans non officiel, ni approuvé ni soutenu par Wizards of the Coast."
        " Rien ici n'est une décision officielle.",
    ),
}
"""Phrases by key."""


def export_word(language: str, key: str, **params: object) -> str:
    """Say a phrase of an export; a counted phrase asks for the number `n`."""
    said = WORDS[key].in_language(language)
    if isinstance(said, Counted):
        said = said.form_for(language, params["n"])
    return set_type(language, said).format(**params)
