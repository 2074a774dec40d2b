"""Words of an exam in a room while it is sat, and of what is told afterwards."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Counted, Phrase

WORDS = {
    "attend.saved.received": Phrase("Received {time}", "Reçu à {time}"),
    "attend.saved.sending": Phrase(
        Counted("Saved here, sending one", "Saved here, sending {n}"),
        Counted("Gardé ici, envoi d'une réponse", "Gardé ici, envoi de {n} réponses"),
    ),
    "attend.saved.kept": Phrase(
        Counted("Kept here, one to send", "Kept here, {n} to send"),
        Counted("Gardé ici, 1 réponse à envoyer", "Gardé ici, {n} réponses à envoyer"),
    ),
    "attend.saved.lost": Phrase(
        "All received, no contact", "Tout est reçu, sans contact"
    ),
    "attend.saved.here": Phrase("Saved here", "Gardé ici"),
    "attend.saved.there": Phrase("Received", "Reçu"),
    "attend.lost": Phrase(
        "No contact with the room for {span}. Go on answering: everything is kept here"
        " and sent when contact is back.",
        "Plus de contact avec la salle depuis {span}. Continuez à répondre : tout est"
        " gardé ici et envoyé au retour du contact.",
    ),
    "attend.lost.seconds": Phrase("{n} s", "{n} s"),
    "attend.back": Phrase("Contact is back.", "Le contact est rétabli."),
    "attend.impostor": Phrase(
        "Another certificate is shown at the room's address: nothing is sent there. Go"
        " on answering and tell your instructor.",
        "Un autre certificat se montre à l'adresse de la salle : rien n'y est envoyé."
        " Continuez à répondre et prévenez votre instructeur.",
    ),
    "attend.declined": Phrase(
        "The room did not take the last answers. They are kept here: tell your"
        " instructor.",
        "La salle n'a pas pris les dernières réponses. Elles sont gardées ici :"
        " prévenez votre instructeur.",
    ),
    "attend.pause": Phrase("The exam is paused", "L'examen est en pause"),
    "attend.pause.line": Phrase(
        "Your time stands still. The question comes back by itself.",
        "Votre temps est arrêté. La question revient d'elle-même.",
    ),
    "attend.message.all": Phrase("To all: {text}", "À tous : {text}"),
    "attend.message.you": Phrase("To you: {text}", "Pour vous : {text}"),
    "attend.message.read": Phrase("Read", "Lu"),
    "attend.over.handed-in": Phrase("Handed in", "Copie rendue"),
    "attend.over.time": Phrase("The time is over", "Le temps est écoulé"),
    "attend.over.closed": Phrase("The room is closed", "La salle est fermée"),
    "attend.over.out": Phrase(
        "This computer is out of the room", "Cet ordinateur n'est plus dans la salle"
    ),
    "attend.over.out.line": Phrase(
        "Another computer went on with your exam, or your instructor took you out of"
        " the room. What you answered is still here: ask your instructor.",
        "Un autre ordinateur a continué votre examen, ou votre instructeur vous a"
        " retiré de la salle. Vos réponses sont toujours ici : demandez à votre"
        " instructeur.",
    ),
    "attend.over.received": Phrase(
        Counted(
            "The room has your answer to {n} of {total} questions.",
            "The room has your answers to {n} of {total} questions.",
        ),
        Counted(
            "La salle a votre réponse à {n} question sur {total}.",
            "La salle a vos réponses à {n} questions sur {total}.",
        ),
    ),
    "attend.over.sending": Phrase(
        Counted(
            "One answer is still to be sent: keep this window open.",
            "{n} answers are still to be sent: keep this window open.",
        ),
        Counted(
            "Une réponse reste à envoyer : gardez cette fenêtre ouverte.",
            "{n} réponses restent à envoyer : gardez cette fenêtre ouverte.",
        ),
    ),
    "attend.over.handing-in": Phrase(
        "Handed in here; the room does not know yet. Keep this window open.",
        "Rendue ici ; la salle ne le sait pas encore. Gardez cette fenêtre ouverte.",
    ),
    "attend.over.late": Phrase(
        Counted(
            "One answer came too late for the room. It is kept here: if your instructor"
            " gives you more time, it is sent.",
            "{n} answers came too late for the room. They are kept here: if your"
            " instructor gives you more time, they are sent.",
        ),
        Counted(
            "Une réponse est arrivée trop tard. Elle est gardée ici : si votre"
            " instructeur vous donne du temps, elle partira.",
            "{n} réponses sont arrivées trop tard. Elles sont gardées ici : si votre"
            " instructeur vous donne du temps, elles partiront.",
        ),
    ),
    "attend.over.wait": Phrase(
        "What your instructor releases appears here by itself.",
        "Ce que votre instructeur publie apparaît ici de lui-même.",
    ),
    "attend.over.debrief": Phrase(
        "The room is discussing question {n}.", "La salle discute de la question {n}."
    ),
    "attend.points": Phrase(
        "{points} of {most} points",
        Counted("{points} point sur {most}", "{points} points sur {most}"),
    ),
    "attend.mark": Phrase(
        Counted("{points} point", "{points} points"),
        Counted("{points} point", "{points} points"),
    ),
    "attend.told.right": Phrase("Your answer is right.", "Votre réponse est juste."),
    "attend.told.partly": Phrase("Partly right: {points}.", "En partie : {points}."),
    "attend.told.discussed": Phrase(
        "The room is discussing this question.", "La salle discute cette question."
    ),
    "attend.told.no-key": Phrase(
        "The key is not released; this is what you answered.",
        "Le corrigé n'est pas publié ; voici ce que vous avez répondu.",
    ),
    "attend.discussed": Phrase("See question {n}", "Voir la question {n}"),
    "attend.told.open": Phrase(
        "No answer. It would have been {letters}.",
        "Sans réponse. C'était {letters}.",
    ),
    "attend.told.none": Phrase(
        "No option is right any more.", "Aucune option n'est plus juste."
    ),
}
"""Phrases by key."""
