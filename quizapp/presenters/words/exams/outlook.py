"""Words of what may be expected of an exam before it is built."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Counted, Phrase

WORDS = {
    "outlook.title": Phrase("What to expect", "À quoi s'attendre"),
    "outlook.none": Phrase(
        Counted(
            "Said from {n} question on.",
            "Nothing can be said of fewer than {n} questions.",
        ),
        Counted(
            "Dit à partir de {n} question.",
            "On ne peut rien dire de moins de {n} questions.",
        ),
    ),
    "outlook.score": Phrase("Mean score", "Moyenne"),
    "outlook.alpha": Phrase("Reliability", "Fiabilité"),
    "outlook.error": Phrase("Error of one score", "Erreur d'une note"),
    "outlook.forms": Phrase("Forms differ by", "Écart entre versions"),
    "outlook.forms.points": Phrase(
        Counted("{n} % of the points at most", "{n} % of the points at most"),
        Counted("{n} % des points au plus", "{n} % des points au plus"),
    ),
    "outlook.range": Phrase("{value} ({low} to {high})", "{value} (de {low} à {high})"),
    "outlook.points": Phrase("± {points} points", "± {points} points"),
    "outlook.rests": Phrase(
        Counted(
            "1 of {places} questions was answered by earlier candidates; the rest is"
            " assumed from level and complexity. Four groups in five should lie within.",
            "{n} of {places} questions were answered by earlier candidates; the rest is"
            " assumed from level and complexity. Four groups in five should lie within.",
        ),
        Counted(
            "{n} question sur {places} a déjà été posée à des candidats ; le reste est"
            " supposé d'après niveau et complexité. Quatre groupes sur cinq devraient s'y"
            " trouver.",
            "{n} questions sur {places} ont déjà été posées à des candidats ; le reste est"
            " supposé d'après niveau et complexité. Quatre groupes sur cinq devraient s'y"
            " trouver.",
        ),
    ),
    "outlook.assumed": Phrase(
        "No candidate has answered any of these yet: it is assumed from level and"
        " complexity alone. Four groups in five should lie within.",
        "Aucun candidat n'a encore répondu à ces questions : c'est supposé d'après niveau"
        " et complexité seuls. Quatre groupes sur cinq devraient s'y trouver.",
    ),
    "shelf.predicted": Phrase("Expected score", "Note attendue"),
    "shelf.predicted.form": Phrase("{form}: {percent}", "{form} : {percent}"),
}
"""Phrases by key."""
