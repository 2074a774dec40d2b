"""Words of the start page."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Counted, Phrase

WORDS = {
    "home.questions": Phrase(
        Counted("question to study", "questions to study"),
        Counted("question à travailler", "questions à travailler"),
    ),
    "home.new": Phrase(
        Counted("{n} of them is new to you.", "{n} of them are new to you."),
        Counted(
            "{n} d'entre elles est nouvelle pour vous.",
            "{n} d'entre elles sont nouvelles pour vous.",
        ),
    ),
    "home.none-new": Phrase(
        "You have answered each of them at least once.",
        "Vous avez répondu au moins une fois à chacune.",
    ),
    "home.opening": Phrase("Opening your progress", "Ouverture de votre progression"),
    "home.welcome": Phrase(
        "Welcome. Shall we find out where you stand?",
        "Bienvenue. Voyons où vous en êtes.",
    ),
    "home.welcome.line": Phrase(
        Counted(
            "One question for now. You can stop at any time; nothing is lost.",
            "{n} questions, each with its derivation. You can stop at any time;"
            " nothing is lost.",
        ),
        Counted(
            "Une question pour l'instant. Vous pouvez arrêter à tout moment ; rien"
            " n'est perdu.",
            "{n} questions, chacune avec sa déduction. Vous pouvez arrêter à tout"
            " moment ; rien n'est perdu.",
        ),
    ),
    "home.empty": Phrase("There is no question yet", "Il n'y a pas encore de question"),
    "home.empty.line": Phrase(
        "The program found no question files. Your progress is not affected.",
        "Le programme n'a trouvé aucun fichier de questions. Votre progression"
        " n'est pas touchée.",
    ),
    "home.start": Phrase("Start a session", "Commencer"),
    "home.start-first": Phrase("Start", "Commencer"),
    "home.resume": Phrase("Resume", "Reprendre"),
    "home.pick-up": Phrase(
        "Pick up where you stopped", "Reprendre là où vous en étiez"
    ),
    "home.of": Phrase("{done} of {total}", "{done} sur {total}"),
    "home.nothing-lost": Phrase(
        "{when} · nothing was lost", "{when} · rien n'est perdu"
    ),
    "home.topics": Phrase("Progress by topic", "Progrès par thème"),
    "home.topics.line": Phrase(
        "First tries only. The line is how sure we are (90 %).",
        "Premiers essais seulement. Le trait montre la marge d'incertitude (90 %).",
    ),
    "home.not-tried": Phrase("not tried yet", "pas encore essayé"),
    "home.topic.count": Phrase(
        Counted("{n} first try", "{n} first tries"),
        Counted("{n} premier essai", "{n} premiers essais"),
    ),
    "home.topic.spoken": Phrase(
        "{name}: {share} right at first try, between {low} and {high}; {answered} of"
        " {questions} questions answered",
        "{name} : {share} justes au premier essai, entre {low} et {high} ;"
        " {answered} questions traitées sur {questions}",
    ),
    "home.topic.unspoken": Phrase(
        "{name}: not tried yet; {questions} questions",
        "{name} : pas encore essayé ; {questions} questions",
    ),
    "home.so-far": Phrase("So far", "Jusqu'ici"),
    "home.answers": Phrase(
        Counted("answer in all", "answers in all"),
        Counted("réponse en tout", "réponses en tout"),
    ),
    "home.answers-today": Phrase("today", "aujourd'hui"),
    "home.right-first": Phrase("right at first try", "justes du premier coup"),
    "home.done": Phrase(
        Counted(
            "Session finished. In this sitting, {right} of {n} right.",
            "Session finished. In this sitting, {right} of {n} right.",
        ),
        Counted(
            "Séance terminée. Cette fois, {right} juste sur {n}.",
            "Séance terminée. Cette fois, {right} justes sur {n}.",
        ),
    ),
}
"""Phrases by key."""
