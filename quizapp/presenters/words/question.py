"""Words of the question page."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Counted, Phrase

WORDS = {
    "question.session": Phrase("Study session", "Séance d'étude"),
    "session.review": Phrase("Today's reviews", "Révisions du jour"),
    "session.practice": Phrase("Free practice", "Entraînement libre"),
    "session.woodpecker": Phrase("A set in rounds", "Une série en boucle"),
    "question.put-aside": Phrase(
        "The one before is left out", "La précédente est mise de côté"
    ),
    "undone.answer": Phrase(
        "Undone: your last answer", "Annulé : votre dernière réponse"
    ),
    "undone.put-aside": Phrase(
        "Undone: the question is not left out",
        "Annulé : la question n'est plus de côté",
    ),
    "undone.left-out": Phrase(
        "Undone: this question comes back as before.",
        "Annulé : cette question revient comme avant.",
    ),
    "undone.bookmark": Phrase(
        "Undone: the bookmark is gone", "Annulé : le signet est enlevé"
    ),
    "undone.bookmark-taken": Phrase(
        "Undone: the bookmark is back", "Annulé : le signet est de retour"
    ),
    "question.leave-out": Phrase("Leave out", "Mettre de côté"),
    "session.round": Phrase("Set · round {n}", "Série · tour {n}"),
    "session.uncounted": Phrase(
        "Practice that does not count", "Entraînement sans effet"
    ),
    "session.failed": Phrase("What went wrong last time", "Les dernières erreurs"),
    "session.drill": Phrase("Drill of one idea", "Travail sur une idée"),
    "question.position": Phrase("{position} of {total}", "{position} sur {total}"),
    "question.level": Phrase("Level {level}", "Niveau {level}"),
    "question.no-limit": Phrase("No time limit", "Sans limite de temps"),
    "question.selected": Phrase(
        Counted("{n} selected", "{n} selected"),
        Counted("{n} choisie", "{n} choisies"),
    ),
    "question.check": Phrase("Check answer", "Vérifier"),
    "question.unsure": Phrase("I don't know", "Je ne sais pas"),
    "question.ruled-out": Phrase("Ruled out", "Écartée"),
    "question.ruled-out.line": Phrase(
        "Ruling out is only a note to yourself and is never scored.",
        "Écarter une option n'est qu'une note pour vous, jamais comptée.",
    ),
    "question.hint": Phrase("Hint", "Indice"),
    "hint.turns-on": Phrase("It turns on {what}.", "La question est de savoir {what}."),
    "hint.about": Phrase("It is about: {topics}.", "Cela porte sur : {topics}."),
    "hint.matters": Phrase(
        "On the board, look at {names}.", "Sur le plateau, regardez {names}."
    ),
    "hint.nothing-apart": Phrase(
        "All that the board shows may matter.",
        "Tout ce que montre le plateau peut compter.",
    ),
    "hint.spoken": Phrase("Hint: {text}", "Indice : {text}"),
    "question.board": Phrase("Board", "Plateau"),
    "question.tab": Phrase("Question", "Question"),
    "question.option.spoken": Phrase("{letter}: {text}", "{letter} : {text}"),
    "question.rules": Phrase("Rules of {date}", "Règles du {date}"),
}
"""Phrases by key."""
