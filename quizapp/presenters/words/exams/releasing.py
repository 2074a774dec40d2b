"""Words of what candidates are told: the dialog that releases it, and their result sheets."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Counted, Phrase

WORDS = {
    "release.title": Phrase(
        "What candidates are told", "Ce que les candidats apprennent"
    ),
    "release.line": Phrase(
        "You decide about each part: now, at a time that you set, or not. What is"
        " released cannot be taken back.",
        "Vous décidez de chaque partie : maintenant, à l'heure que vous fixez, ou non. Ce"
        " qui est publié ne se retire plus.",
    ),
    "release.score": Phrase("The score", "La note"),
    "release.score.line": Phrase(
        "Points in all, and whether it is a pass", "Le total des points, et la réussite"
    ),
    "release.answers": Phrase(
        "The points of each answer", "Les points de chaque réponse"
    ),
    "release.answers.line": Phrase(
        "Beside each question what was answered", "Avec ce qui a été répondu"
    ),
    "release.explanations": Phrase("The key with its reasons", "Le corrigé expliqué"),
    "release.explanations.line": Phrase(
        "Candidates can pass it on: its questions count as known from then on",
        "Les candidats peuvent le répéter : ses questions sont connues dès lors",
    ),
    "release.not": Phrase("Not released", "Non publié"),
    "release.now": Phrase("Now", "Maintenant"),
    "release.later": Phrase("Later", "Plus tard"),
    "release.at": Phrase(
        "Day and time, such as {example}", "Jour et heure, par exemple {example}"
    ),
    "release.at.wrong": Phrase(
        "Write a day and a time to come, such as {example}.",
        "Écrivez un jour et une heure à venir, par exemple {example}.",
    ),
    "release.now.is": Phrase("Released now: {what}.", "Publié maintenant : {what}."),
    "release.nothing-now": Phrase(
        "Nothing is released now.", "Rien n'est publié maintenant."
    ),
    "release.later.is": Phrase(
        "From {day}, {time}: {what}.", "À partir du {day} à {time} : {what}."
    ),
    "release.short.score": Phrase("score", "la note"),
    "release.short.answers": Phrase(
        "points of each answer", "les points de chaque réponse"
    ),
    "release.short.explanations": Phrase("key with reasons", "le corrigé expliqué"),
    "release.room": Phrase(
        "Who sat the exam in a room sees it on their page while the room is open. Here"
        " each candidate gets a result sheet as a PDF file.",
        "Qui a passé l'examen dans une salle le voit sur sa page tant que la salle est"
        " ouverte. Ici, chaque candidat reçoit une feuille de résultat en PDF.",
    ),
    "release.room.later": Phrase(
        "What is released later reaches the page of the room by itself while this window"
        " is open; write the result sheets then.",
        "Ce qui est publié plus tard arrive tout seul sur la page de la salle si cette"
        " fenêtre est ouverte ; écrivez alors les feuilles de résultat.",
    ),
    "release.do": Phrase("Release", "Publier"),
    "release.leave": Phrase("Not yet", "Pas encore"),
    "gradebook.release": Phrase("Release", "Publier"),
    "gradebook.told": Phrase("released: {what}", "publié : {what}"),
    "gradebook.told.nothing": Phrase("nothing released", "rien de publié"),
    "releasing.begun": Phrase(
        "Result sheets are being written …", "Écriture des feuilles de résultat …"
    ),
    "releasing.running": Phrase(
        Counted("Result sheets: {done} of 1", "Result sheets: {done} of {n}"),
        Counted(
            "Feuilles de résultat : {done} sur {n}",
            "Feuilles de résultat : {done} sur {n}",
        ),
    ),
    "releasing.stopped": Phrase("Nothing was released.", "Rien n'a été publié."),
    "releasing.done": Phrase(
        Counted(
            "Released. 1 result sheet is in {folder}.",
            "Released. {n} result sheets are in {folder}.",
        ),
        Counted(
            "C'est publié. {n} feuille de résultat est dans {folder}.",
            "C'est publié. {n} feuilles de résultat sont dans {folder}.",
        ),
    ),
    "releasing.planned": Phrase(
        "Nothing is released yet. It will be, at the time that you set.",
        "Rien n'est encore publié. Ce le sera à l'heure fixée.",
    ),
    "sheet.title": Phrase("{exam}: result", "{exam} : résultat"),
    "sheet.candidate": Phrase("{name}, form {form}", "{name}, version {form}"),
    "sheet.as-of": Phrase("Rules of {date}", "Règles du {date}"),
    "sheet.score": Phrase(
        Counted("{points} of {most} points", "{points} of {most} points"),
        Counted("{points} point sur {most}", "{points} points sur {most}"),
    ),
    "sheet.passed": Phrase("Passed", "Réussi"),
    "sheet.not-passed": Phrase("Not passed", "Pas encore réussi"),
    "sheet.points": Phrase(
        Counted("{points} point", "{points} points"),
        Counted("{points} point", "{points} points"),
    ),
    "sheet.yours": Phrase("Your answer: {answer}", "Votre réponse : {answer}"),
    "sheet.open": Phrase("You gave no answer.", "Vous n'avez pas répondu."),
    "sheet.right": Phrase("Right", "Juste"),
    "sheet.wrong": Phrase("Wrong", "Faux"),
    "sheet.order": Phrase("The right order: {order}", "Le bon ordre : {order}"),
    "sheet.place": Phrase("Place {n}: {because}", "Place {n} : {because}"),
    "sheet.stamp": Phrase("Record {record}", "Dossier {record}"),
}
"""Phrases by key."""
