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
    "home.as-of": Phrase(
        "As of {time}, being confirmed", "État à {time}, en cours de vérification"
    ),
    "home.today.count": Phrase(
        Counted("{n} answer today", "{n} answers today"),
        Counted("{n} réponse aujourd'hui", "{n} réponses aujourd'hui"),
    ),
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
            "{n} questions, chacune avec son raisonnement. Vous pouvez arrêter à tout"
            " moment ; rien n'est perdu.",
        ),
    ),
    "home.empty": Phrase("There is no question yet", "Il n'y a pas encore de question"),
    "home.empty.line": Phrase(
        "The program found no question files. Your progress is not affected.",
        "Le programme n'a trouvé aucun fichier de questions. Votre progression"
        " n'est pas touchée.",
    ),
    "home.due": Phrase(
        Counted("review due", "reviews due"),
        Counted("révision à faire", "révisions à faire"),
    ),
    "home.new-today": Phrase(
        Counted("new question today", "new questions today"),
        Counted("nouvelle question aujourd'hui", "nouvelles questions aujourd'hui"),
    ),
    "home.day": Phrase(
        Counted("{day}: {n} answer", "{day}: {n} answers"),
        Counted("{day} : {n} réponse", "{day} : {n} réponses"),
    ),
    "home.due.line": Phrase("About {minutes}", "Environ {minutes}"),
    "home.due.none": Phrase(
        "Nothing more is due today.", "Plus rien à faire aujourd'hui."
    ),
    "home.due.both": Phrase(
        "With {new} about {minutes}", "Avec {new}, environ {minutes}"
    ),
    "home.due.count-new": Phrase(
        Counted("{n} new", "{n} new"), Counted("{n} nouvelle", "{n} nouvelles")
    ),
    "home.due.next": Phrase("Next review: {due}", "Prochaine révision : {due}"),
    "home.due.after": Phrase(
        "After these, the next is due {due}.", "Ensuite, prochaine révision : {due}."
    ),
    "home.due.put-off": Phrase(
        Counted("{n} more waits for another day.", "{n} more wait for another day."),
        Counted(
            "{n} autre attend un autre jour.", "{n} autres attendent un autre jour."
        ),
    ),
    "home.minutes": Phrase(
        Counted("{n} minute", "{n} minutes"), Counted("{n} minute", "{n} minutes")
    ),
    "home.streak": Phrase(
        Counted("{n} day in a row", "{n} days in a row"),
        Counted("{n} jour de suite", "{n} jours de suite"),
    ),
    "home.streak.best": Phrase("best {n}", "record {n}"),
    "home.day-starts": Phrase(
        "your day starts at {time}", "votre journée commence à {time}"
    ),
    "home.start-reviews": Phrase("Start reviews", "Commencer les révisions"),
    "home.learn": Phrase(
        Counted("Learn {n} new", "Learn {n} new"),
        Counted("Apprendre {n} nouvelle", "Apprendre {n} nouvelles"),
    ),
    "home.practise": Phrase("Practise freely", "S'entraîner librement"),
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
    "ways.home.failed.title": Phrase("Wrong last time", "Fausses la dernière fois"),
    "ways.home.failed.line": Phrase(
        "Asked as other variants, before their day comes.",
        "Reposées sous d'autres variantes, avant leur jour.",
    ),
    "ways.home.set": Phrase("Set: {name}", "Série : {name}"),
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
