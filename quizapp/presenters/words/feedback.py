"""Words of the page after the answer."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Counted, Phrase

WORDS = {
    "verdict.right": Phrase("Right.", "C'est juste."),
    "verdict.wrong": Phrase(
        Counted(
            "Not right. The answer is {letters}.",
            "Not right. The answers are {letters}.",
        ),
        Counted(
            "Ce n'est pas cela. La réponse est {letters}.",
            "Ce n'est pas cela. Les réponses sont {letters}.",
        ),
    ),
    "verdict.partly": Phrase(
        Counted(
            "Partly right: {n} of {total} options.",
            "Partly right: {n} of {total} options.",
        ),
        Counted(
            "En partie juste : {n} option sur {total}.",
            "En partie juste : {n} options sur {total}.",
        ),
    ),
    "verdict.unknown": Phrase(
        Counted(
            "You did not know. The answer is {letters}.",
            "You did not know. The answers are {letters}.",
        ),
        Counted(
            "Vous ne saviez pas. La réponse est {letters}.",
            "Vous ne saviez pas. Les réponses sont {letters}.",
        ),
    ),
    "verdict.as-if": Phrase(
        "You answered as if {belief}.", "Vous avez répondu comme si {belief}."
    ),
    "verdict.as-if-il": Phrase(
        "You answered as if {belief}.", "Vous avez répondu comme s'{belief}."
    ),
    "verdict.as-if-text": Phrase(
        "You answered as if this were right: {text}",
        "Vous avez répondu comme si ceci était juste : {text}",
    ),
    "verdict.left-out": Phrase(
        Counted("You left out {letters}.", "You left out {letters}."),
        Counted("Vous avez oublié {letters}.", "Vous avez oublié {letters}."),
    ),
    "verdict.under": Phrase(
        Counted(
            "Under the rules of {date}, {letters} is right.",
            "Under the rules of {date}, {letters} are right.",
        ),
        Counted(
            "Selon les règles du {date}, {letters} est juste.",
            "Selon les règles du {date}, {letters} sont justes.",
        ),
    ),
    "verdict.under-none": Phrase(
        "Under the rules of {date}, none of these is right.",
        "Selon les règles du {date}, aucune de ces options n'est juste.",
    ),
    "verdict.under.line": Phrase(
        Counted(
            "Your answer was marked under the rules of {date}, where the answer is"
            " {letters}. The mark stays.",
            "Your answer was marked under the rules of {date}, where the answers are"
            " {letters}. The mark stays.",
        ),
        Counted(
            "Votre réponse a été notée selon les règles du {date}, où la réponse est"
            " {letters}. La note reste.",
            "Votre réponse a été notée selon les règles du {date}, où les réponses"
            " sont {letters}. La note reste.",
        ),
    ),
    "verdict.then": Phrase(
        "The answer then: {text}", "La réponse était alors : {text}"
    ),
    "verdict.old-edition": Phrase(
        "Looking at another edition", "Autre édition affichée"
    ),
    "verdict.back": Phrase("Back to today", "Retour à aujourd'hui"),
    "mark.right": Phrase("Right", "Juste"),
    "mark.your-error": Phrase("Your answer", "Votre réponse"),
    "mark.given": Phrase("Your answer", "Votre réponse"),
    "mark.missed": Phrase("Missed", "Oubliée"),
    "mark.left-out": Phrase("Left out", "Non choisie"),
    "mark.right-then": Phrase("Right in {year}", "Juste en {year}"),
    "mark.right-elsewhere": Phrase("Right today", "Juste aujourd'hui"),
    "others.one": Phrase("Why {letters} fails", "Pourquoi {letters} est fausse"),
    "others.many": Phrase("Why {letters} fail", "Pourquoi {letters} sont fausses"),
    "others.orders": Phrase(
        "Why other orders fail", "Pourquoi d'autres ordres sont faux"
    ),
    "others.proof": Phrase(
        "Each wrong option was refuted by the engine",
        "Le moteur a réfuté chaque option fausse",
    ),
    "steps.title": Phrase("How the engine got there", "Le raisonnement"),
    "steps.note": Phrase(
        Counted("{n} step · rules of {date}", "{n} steps · rules of {date}"),
        Counted("{n} étape · règles du {date}", "{n} étapes · règles du {date}"),
    ),
    "steps.differ": Phrase(
        Counted("{n} step differs", "{n} steps differ"),
        Counted("{n} étape diffère", "{n} étapes diffèrent"),
    ),
    "steps.differs": Phrase("differs", "diffère"),
    "steps.unverified": Phrase(
        "The number in this edition is not verified.",
        "Le numéro dans cette édition n'est pas vérifié.",
    ),
    "steps.spoken": Phrase(
        "{position} of {total}: {text} {citation}",
        "{position} sur {total} : {text} {citation}",
    ),
    "editions.title": Phrase(
        "The key through the editions", "La réponse selon l'édition"
    ),
    "editions.tab": Phrase("Editions", "Éditions"),
    "editions.today": Phrase("Today", "Aujourd'hui"),
    "editions.same": Phrase(
        "The same answer in every edition known to the program.",
        "La même réponse dans chaque édition connue du programme.",
    ),
    "editions.spoken": Phrase(
        "{label}: {letter}, {text}", "{label} : {letter}, {text}"
    ),
    "editions.shown": Phrase("Edition shown: {date}", "Édition affichée : {date}"),
    "editions.yours-was-right": Phrase(
        "Your {letters} was right until {date}",
        "Votre {letters} était juste jusqu'au {date}",
    ),
    "editions.changes": Phrase(
        Counted("The answer changed once", "The answer changed {n} times"),
        Counted("La réponse a changé une fois", "La réponse a changé {n} fois"),
    ),
    "grade.ask": Phrase(
        "When do you want to see it again?", "Quand voulez-vous la revoir ?"
    ),
    "grade.1": Phrase("Again", "À revoir"),
    "grade.2": Phrase("Hard", "Difficile"),
    "grade.3": Phrase("Good", "Bien"),
    "grade.4": Phrase("Easy", "Facile"),
    "grade.spoken": Phrase("{name}, {due}", "{name}, {due}"),
    "grade.practice": Phrase(
        "Practice ahead of time · comes back as planned: {due}",
        "Entraînement en avance · retour comme prévu : {due}",
    ),
    "again.review": Phrase(
        "It comes again at the end of this session, as another variant.",
        "Elle revient à la fin de cette séance, sous une autre forme.",
    ),
    "grade.uncounted": Phrase(
        "This answer does not count: the schedule stays as it is.",
        "Cette réponse ne compte pas : les révisions restent comme prévu.",
    ),
    "grade.hinted": Phrase(
        "After a hint, “Easy” is not offered.",
        "Après un indice, « Facile » n'est pas proposé.",
    ),
    "feedback.undo": Phrase("Undo", "Annuler"),
    "feedback.suspend": Phrase("Leave out", "Mettre de côté"),
    "feedback.unsuspend": Phrase("Let it come back", "Remettre en jeu"),
    "feedback.suspended": Phrase(
        "Left out: this question no longer comes back.",
        "Mise de côté : cette question ne revient plus.",
    ),
    "feedback.leech": Phrase(
        Counted(
            "Forgotten {n} time. Drill the idea behind it, or leave it out.",
            "Forgotten {n} times. Drill the idea behind it, or leave it out.",
        ),
        Counted(
            "Oubliée {n} fois. Travaillez l'idée en cause, ou mettez la question"
            " de côté.",
            "Oubliée {n} fois. Travaillez l'idée en cause, ou mettez la question"
            " de côté.",
        ),
    ),
    "feedback.next": Phrase("Next question", "Question suivante"),
    "feedback.finish": Phrase("Finish", "Terminer"),
}
"""Phrases by key."""
