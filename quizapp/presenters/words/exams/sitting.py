"""Words of exams as they are taken in the window."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Counted, Phrase

WORDS = {
    "exam.before": Phrase("Before you begin", "Avant de commencer"),
    "exam.before.mock": Phrase(
        "{exam}, taken alone. Rules of {date}.",
        "{exam}, passé seul. Règles du {date}.",
    ),
    "exam.before.paper": Phrase(
        "{exam}, form {form}, signed by {signer}. Rules of {date}.",
        "{exam}, version {form}, signé par {signer}. Règles du {date}.",
    ),
    "exam.tile.questions": Phrase(
        Counted("question", "questions"), Counted("question", "questions")
    ),
    "exam.tile.time": Phrase("for you", "pour vous"),
    "exam.tile.minutes": Phrase("{n} min", "{n} min"),
    "exam.tile.no-limit": Phrase("no limit", "sans limite"),
    "exam.tile.pass": Phrase("to pass", "pour réussir"),
    "exam.tile.percent": Phrase("{n} %", "{n} %"),
    "exam.order.begun": Phrase("{order}, {n} of {total}", "{order}, {n} sur {total}"),
    "exam.legend.begun": Phrase("begun", "commencée"),
    "exam.rule.time": Phrase(
        "{n} minutes, then it is handed in", "{n} minutes, puis la copie est rendue"
    ),
    "exam.rule.time.text": Phrase(
        "The time runs on if you close the lid or start the program anew. At the end"
        " everything that is saved is handed in for you.",
        "Le temps continue si vous fermez l'écran ou relancez le programme. À la fin,"
        " tout ce qui est enregistré est rendu pour vous.",
    ),
    "exam.rule.no-time": Phrase("No time limit", "Sans limite de temps"),
    "exam.rule.no-time.text": Phrase(
        "Take the time you need. You hand in when you are done.",
        "Prenez le temps qu'il faut. Vous rendez la copie quand vous avez fini.",
    ),
    "exam.rule.counted": Phrase("How answers count", "Comment comptent les réponses"),
    "exam.rule.kept": Phrase(
        "Every answer is kept at once", "Chaque réponse est gardée aussitôt"
    ),
    "exam.rule.kept.text": Phrase(
        "A mark shows that it is stored. After a crash you come back to the same"
        " question, the same order and the same time.",
        "Une marque montre qu'elle est enregistrée. Après une panne, vous retrouvez la"
        " même question, le même ordre et le même temps.",
    ),
    "exam.rule.free": Phrase(
        "Go back and forth as you like", "Allez et venez librement"
    ),
    "exam.rule.free.text": Phrase(
        "You may change an answer until you hand in. Flag a question to find it again.",
        "Vous pouvez changer une réponse jusqu'à la remise. Marquez une question pour la"
        " retrouver.",
    ),
    "exam.rule.closed": Phrase(
        "No feedback before the end", "Aucun retour avant la fin"
    ),
    "exam.rule.closed.text": Phrase(
        "The other pages, the what-if board and explanations are closed until the"
        " results are out.",
        "Les autres pages, le plateau et les explications sont fermés jusqu'aux"
        " résultats.",
    ),
    "exam.rule.noted": Phrase("What is noted", "Ce qui est noté"),
    "exam.rule.noted.text": Phrase(
        "If the window loses the focus, the computer sleeps or the clock jumps, the"
        " time is noted. Nothing locks you out.",
        "Si la fenêtre perd le focus, si l'ordinateur dort ou si l'horloge saute,"
        " l'heure est notée. Rien ne vous exclut.",
    ),
    "exam.ready": Phrase("Ready?", "Prêt ?"),
    "exam.check.paper": Phrase("The paper is whole", "Le sujet est intact"),
    "exam.check.paper.text": Phrase("{words}", "{words}"),
    "exam.check.paper.mock": Phrase(
        "{n} questions, built on this computer",
        "{n} questions, préparées sur cet ordinateur",
    ),
    "exam.name": Phrase("Your name on the result", "Votre nom sur le résultat"),
    "exam.you": Phrase("You", "Vous"),
    "exam.foot": Phrase("The time begins when you do.", "Le temps commence avec vous."),
    "exam.begin": Phrase("Begin the exam", "Commencer l'examen"),
    "exam.resume": Phrase("Go on with the exam", "Poursuivre l'examen"),
    "exam.paper-words": Phrase("Paper {words}", "Sujet {words}"),
    "exam.left": Phrase("left", "restant"),
    "exam.over": Phrase("over", "écoulé"),
    "exam.no-limit": Phrase("No time limit", "Sans limite"),
    "exam.paused": Phrase("paused", "en pause"),
    "exam.pause": Phrase(
        "Paused: {reason}. Your time stands still.",
        "En pause : {reason}. Votre temps est arrêté.",
    ),
    "exam.timer.spoken": Phrase(
        "{minutes} min {seconds} s left", "Il reste {minutes} min {seconds} s"
    ),
    "exam.warn": Phrase(
        Counted("One minute left.", "{n} minutes left."),
        Counted("Il reste une minute.", "Il reste {n} minutes."),
    ),
    "exam.saved": Phrase("Saved {time}", "Enregistré à {time}"),
    "exam.saved.nothing": Phrase("Nothing to save yet", "Rien à enregistrer encore"),
    "exam.saved.failed": Phrase("Not saved", "Non enregistré"),
    "exam.saved.short": Phrase("Saved", "Enregistré"),
    "exam.trouble": Phrase(
        "This is not saved: {reason}. What was saved before is safe. Make room on the"
        " disk, then answer again.",
        "Ceci n'est pas enregistré : {reason}. Ce qui l'était reste sûr. Faites de la"
        " place sur le disque, puis répondez à nouveau.",
    ),
    "exam.position": Phrase(
        "Question {number} of {total}", "Question {number} sur {total}"
    ),
    "exam.flag": Phrase("Flag", "Marquer"),
    "exam.unflag": Phrase("Take the flag down", "Retirer la marque"),
    "exam.flagged": Phrase("flagged", "marquée"),
    "exam.questions": Phrase("Questions", "Questions"),
    "exam.count": Phrase("{n} of {total}", "{n} sur {total}"),
    "exam.legend.saved": Phrase("saved", "enregistrée"),
    "exam.legend.open": Phrase("no answer yet", "sans réponse"),
    "exam.legend.flagged": Phrase("flagged", "marquée"),
    "exam.legend.here": Phrase("you are here", "vous êtes ici"),
    "exam.cell": Phrase("Question {n}: {what}", "Question {n} : {what}"),
    "exam.back": Phrase("Back", "Précédente"),
    "exam.next": Phrase("Next", "Suivante"),
    "exam.check": Phrase("Check and hand in", "Vérifier et rendre"),
    "exam.check.short": Phrase("Check", "Vérifier"),
    "exam.hand-in": Phrase("Hand in", "Rendre"),
    "exam.hand-in.page": Phrase("Check before you hand in", "Vérifiez avant de rendre"),
    "exam.hand-in.line": Phrase(
        "At 00:00 everything that is saved is handed in for you.",
        "À 00:00, tout ce qui est enregistré est rendu pour vous.",
    ),
    "exam.hand-in.no-limit": Phrase(
        "There is no time limit: look as long as you like.",
        "Il n'y a pas de limite de temps : regardez tant que vous voulez.",
    ),
    "exam.hand-in.title": Phrase("Hand in?", "Rendre la copie ?"),
    "exam.hand-in.of": Phrase(
        "of {total} answered, all saved",
        "sur {total} avec réponse, tout est enregistré",
    ),
    "exam.hand-in.open": Phrase(
        "{n} without an answer: {which}. A blank scores nothing; a wrong answer costs"
        " nothing either.",
        "{n} sans réponse : {which}. Un blanc ne rapporte rien ; une réponse fausse ne"
        " coûte rien non plus.",
    ),
    "exam.hand-in.open.costs": Phrase(
        "{n} without an answer: {which}. A blank scores nothing; wrong choices may cost"
        " what right ones of the same question earn.",
        "{n} sans réponse : {which}. Un blanc ne rapporte rien ; une réponse fausse peut"
        " coûter ce que rapportent les justes de la même question.",
    ),
    "exam.hand-in.open.strong": Phrase("{n} without an answer:", "{n} sans réponse :"),
    "exam.hand-in.flags": Phrase(
        "{n} flagged: {which}.",
        Counted("{n} marquée : {which}.", "{n} marquées : {which}."),
    ),
    "exam.hand-in.flags.strong": Phrase(
        "{n} flagged:", Counted("{n} marquée :", "{n} marquées :")
    ),
    "exam.go-to": Phrase("Go to {n}", "Aller à {n}"),
    "exam.hand-in.after": Phrase(
        "After handing in you cannot change anything. The results follow at once.",
        "Une fois la copie rendue, vous ne pouvez plus rien changer. Les résultats"
        " suivent aussitôt.",
    ),
    "exam.hand-in.after.paper": Phrase(
        "After handing in you cannot change anything. Your instructor tells you the"
        " result.",
        "Une fois la copie rendue, vous ne pouvez plus rien changer. Votre instructeur"
        " vous dira le résultat.",
    ),
    "exam.hand-in.sure": Phrase(
        Counted(
            "Really hand in? {n} is without an answer.",
            "Really hand in? {n} are without an answer.",
        ),
        Counted(
            "Vraiment rendre ? {n} est sans réponse.",
            "Vraiment rendre ? {n} sont sans réponse.",
        ),
    ),
    "exam.hand-in.sure.all": Phrase("Really hand in?", "Vraiment rendre ?"),
    "exam.hand-in.now": Phrase("Hand in now", "Rendre maintenant"),
    "exam.hand-in.back": Phrase("Back to the questions", "Retour aux questions"),
    "exam.no-answer": Phrase("no answer", "sans réponse"),
    "exam.row": Phrase(
        "Question {n}, {question}: {answer}", "Question {n}, {question} : {answer}"
    ),
    "exam.column.number": Phrase("No.", "N°"),
    "exam.column.question": Phrase("Question", "Question"),
    "exam.column.answer": Phrase("Your answer", "Votre réponse"),
    "exam.marking": Phrase("Marking your answers", "Correction de vos réponses"),
    "exam.marking.line": Phrase(
        "Your answers are safe. Each key is derived anew.",
        "Vos réponses sont en sûreté. Chaque clé est dérivée à nouveau.",
    ),
    "exam.result": Phrase(
        "{points} of {most} points",
        Counted("{points} point sur {most}", "{points} points sur {most}"),
    ),
    "exam.result.line": Phrase("{percent} right", "{percent} de réponses justes"),
    "exam.result.mark": Phrase(
        "{percent} right; the pass mark is {needed} of {most} points",
        "{percent} de réponses justes ; seuil : {needed} sur {most} points",
    ),
    "exam.result.passed": Phrase("Passed", "Réussi"),
    "exam.result.failed": Phrase("Not passed", "Non réussi"),
    "exam.result.unmarked": Phrase("No pass mark is known", "Seuil inconnu"),
    "exam.result.topics": Phrase("By topic", "Par thème"),
    "exam.result.rows": Phrase("Question by question", "Question par question"),
    "exam.result.counted": Phrase(
        "What you answered counts in your history; what was left open does not.",
        "Vos réponses comptent dans votre historique ; les questions sans réponse non.",
    ),
    "exam.result.right": Phrase("Right", "Juste"),
    "exam.result.wrong": Phrase("Not right", "Pas juste"),
    "exam.result.open": Phrase("No answer", "Sans réponse"),
    "exam.result.open-row": Phrase("See why", "Voir pourquoi"),
    "exam.result.leave": Phrase("Back to exams", "Retour aux examens"),
    "exam.result.back": Phrase("Back to the result", "Résultat"),
    "exam.handed-over": Phrase("Handed in", "Copie rendue"),
    "exam.handed-over.by-time": Phrase(
        "The time was over: what was saved has been handed in.",
        "Le temps était écoulé : ce qui était enregistré a été rendu.",
    ),
    "exam.handed-over.line": Phrase(
        "Give this file to your instructor: {path}",
        "Donnez ce fichier à votre instructeur : {path}",
    ),
    "exam.handed-over.words": Phrase(
        "Note its words: {words}", "Notez ses mots : {words}"
    ),
    "exam.handed-over.elsewhere": Phrase(
        "Save a copy in a folder", "En enregistrer une copie"
    ),
    "exam.handed-over.show": Phrase("Show its folder", "Montrer son dossier"),
    "exam.handed-over.failed": Phrase(
        "The file could not be written: {reason}. Your answers are safe in the exam"
        " itself: save a copy in another folder.",
        "Le fichier n'a pas pu être écrit : {reason}. Vos réponses sont en sûreté dans"
        " l'examen : enregistrez une copie dans un autre dossier.",
    ),
    "keys.exam": Phrase("In an exam", "Pendant un examen"),
    "keys.exam.questions": Phrase(
        "question before, question after", "question précédente, suivante"
    ),
    "keys.exam.unanswered": Phrase("next unanswered", "prochaine sans réponse"),
    "keys.exam.flag": Phrase("flag", "marquer"),
    "keys.exam.next-flag": Phrase("next flagged", "prochaine marquée"),
    "keys.exam.check": Phrase("check before hand in", "vérifier avant de rendre"),
    "keys.exam.hand-in": Phrase("hand in (only there)", "rendre (seulement là)"),
    "keys.exam.see": Phrase("see why", "voir pourquoi"),
    "keys.exam.prepare": Phrase("prepare the exam", "préparer l'examen"),
    "keys.exam.resume": Phrase("go on", "poursuivre"),
    "keys.exam.which": Phrase("choose an exam", "choisir un examen"),
    "keys.exam.file": Phrase("choose a sealed paper", "choisir un sujet scellé"),
    "keys.exam.begin": Phrase("begin", "commencer"),
    "keys.exam.next-field": Phrase("next field", "champ suivant"),
}
"""Phrases by key."""
