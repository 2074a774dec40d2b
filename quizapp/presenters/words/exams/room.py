"""Words of the room page."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Counted, Phrase

WORDS = {
    "room.line": Phrase(
        "Candidates need a browser and nothing else; this computer runs the room.",
        "Les candidats n'ont besoin que d'un navigateur ; la salle est sur cet ordinateur.",
    ),
    "room.opening": Phrase("The room is being opened …", "Ouverture de la salle …"),
    "room.not-open": Phrase(
        "The room is not open. Open it, and its code and address stand here.",
        "La salle n'est pas ouverte. Ouvrez-la : son code et son adresse seront ici.",
    ),
    "room.nobody": Phrase(
        "Nobody has joined yet. Show the code to the room.",
        "Personne n'est encore là. Montrez le code à la salle.",
    ),
    "room.other-open": Phrase(
        "The room of another exam is open. End its server first.",
        "La salle d'un autre examen est ouverte. Arrêtez d'abord son serveur.",
    ),
    "room.serve": Phrase("The room is open.", "La salle est ouverte."),
    "room.stop": Phrase(
        "The server has ended. Nothing is lost: open the room again to go on.",
        "Le serveur est arrêté. Rien n'est perdu : rouvrez la salle pour continuer.",
    ),
    "room.begun": Phrase("The exam has begun.", "L'examen a commencé."),
    "room.closed": Phrase("The room is closed.", "La salle est fermée."),
    "room.paused": Phrase("The time stands still.", "Le temps est arrêté."),
    "room.go-on": Phrase("The time goes on.", "Le temps reprend."),
    "room.time-given": Phrase("Extra time is given.", "Le temps en plus est donné."),
    "room.said": Phrase("The message is sent.", "Le message est envoyé."),
    "room.debriefed": Phrase("The question is shown.", "La question est montrée."),
    "room.released": Phrase(
        "Papers are graded, and candidates see what this exam releases.",
        "Les copies sont notées, et les candidats voient ce que cet examen publie.",
    ),
    "room.releases-nothing": Phrase(
        "This exam was made to tell candidates nothing. Nothing was released.",
        "Cet examen est fait pour ne rien dire aux candidats. Rien n'a été publié.",
    ),
    "room.answers-taken": Phrase(
        Counted(
            "The answers of 1 candidate are in the gradebook.",
            "The answers of {n} candidates are in the gradebook.",
        ),
        Counted(
            "La copie de {n} candidat est dans les notes.",
            "Les copies de {n} candidats sont dans les notes.",
        ),
    ),
    "room.debrief.wrong": Phrase(
        Counted(
            "There is 1 question; write its number, or 0 for none.",
            "There are {n} questions; write the number of one, or 0 for none.",
        ),
        Counted(
            "Il y a {n} question ; écrivez son numéro, ou 0 pour aucune.",
            "Il y a {n} questions ; écrivez le numéro de l'une, ou 0 pour aucune.",
        ),
    ),
    "room.phase.lobby": Phrase("waiting to begin", "en attente"),
    "room.phase.running": Phrase("running", "en cours"),
    "room.phase.closed": Phrase("closed", "fermée"),
    "room.phase.over": Phrase("over", "terminée"),
    "room.forms": Phrase(
        Counted("form {forms}", "forms {forms}"),
        Counted("version {forms}", "versions {forms}"),
    ),
    "room.debriefing": Phrase(
        "discussing question {number}", "question {number} discutée"
    ),
    "room.told": Phrase("results released", "résultats publiés"),
    "room.join": Phrase("Join this room", "Rejoindre cette salle"),
    "room.join.line": Phrase(
        "Open the address in a browser, or scan the picture.",
        "Ouvrez l'adresse dans un navigateur, ou scannez l'image.",
    ),
    "room.fingerprint": Phrase(
        "Browsers warn once. Both screens must show this fingerprint:",
        "Le navigateur avertit une fois. Les deux écrans doivent montrer cette empreinte :",
    ),
    "room.left": Phrase("{time} left", "reste {time}"),
    "room.pause-all": Phrase("Pause all", "Tout suspendre"),
    "room.go-on-all": Phrase("Go on", "Reprendre"),
    "room.pause-one": Phrase("Pause", "Suspendre"),
    "room.go-on-one": Phrase("Go on", "Reprendre"),
    "room.open": Phrase("Open the room", "Ouvrir la salle"),
    "room.end": Phrase("End the server", "Arrêter le serveur"),
    "room.start": Phrase("Begin the exam", "Commencer l'examen"),
    "room.message": Phrase("Message", "Message"),
    "room.debrief": Phrase("Discuss", "Discuter"),
    "room.show": Phrase("Show on the projector", "Projeter"),
    "room.close": Phrase("Close the room", "Fermer la salle"),
    "room.release": Phrase("Release results", "Publier les résultats"),
    "room.answers": Phrase("To the gradebook", "Vers les notes"),
    "room.people": Phrase("Candidates in the room", "Candidats dans la salle"),
    "room.state": Phrase("State", "État"),
    "room.stored": Phrase("Answers stored", "Réponses gardées"),
    "room.place": Phrase("Question", "Question"),
    "room.flagged": Phrase("Flagged", "Marquées"),
    "room.time-left": Phrase("Time left", "Reste"),
    "room.doing.WAITING": Phrase("waiting", "attend"),
    "room.doing.WORKING": Phrase("working", "travaille"),
    "room.doing.CUT_OFF": Phrase("cut off", "sans contact"),
    "room.doing.PAUSED": Phrase("paused", "suspendu"),
    "room.doing.HANDED_IN": Phrase("handed in", "a rendu"),
    "room.doing.OVER": Phrase("time over", "temps écoulé"),
    "room.away": Phrase(
        Counted("left once", "left {n} times"),
        Counted("parti {n} fois", "parti {n} fois"),
    ),
    "room.away.long": Phrase(
        Counted(
            "left the page once, {seconds} s in all",
            "left the page {n} times, {seconds} s in all",
        ),
        Counted(
            "a quitté la page {n} fois, {seconds} s en tout",
            "a quitté la page {n} fois, {seconds} s en tout",
        ),
    ),
    "room.silent": Phrase("nothing came for {seconds} s", "rien depuis {seconds} s"),
    "room.tile.working": Phrase("working", "au travail"),
    "room.tile.handed-in": Phrase("handed in", "ont rendu"),
    "room.tile.look": Phrase("need a look", "à regarder"),
    "room.tile.waiting": Phrase("not yet started", "pas encore commencé"),
    "room.extra": Phrase("Extra time", "Temps en plus"),
    "room.extra.none": Phrase("none", "aucun"),
    "room.extra.10": Phrase("+10 min", "+10 min"),
    "room.extra.15": Phrase("+15 min", "+15 min"),
    "room.extra.quarter": Phrase("+25 %", "+25 %"),
    "room.extra.given": Phrase("+{n} min", "+{n} min"),
    "room.say.title": Phrase("Message to the room", "Message à la salle"),
    "room.say.line": Phrase(
        "It stays on their screen until the exam ends.",
        "Il reste sur leur écran jusqu'à la fin de l'examen.",
    ),
    "room.say.all": Phrase("Send to all", "Envoyer à tous"),
    "room.say.one": Phrase("Send to {name}", "Envoyer à {name}"),
    "room.debrief.title": Phrase("Discuss a question", "Discuter une question"),
    "room.debrief.line": Phrase(
        "Write the number of a question; everybody sees it. 0 ends the discussion.",
        "Écrivez le numéro d'une question ; chacun la voit. 0 met fin à la discussion.",
    ),
    "room.debrief.go": Phrase("Show the question", "Montrer la question"),
    "room.leave": Phrase("Not now", "Pas maintenant"),
    "room.ask-close": Phrase(
        "The room takes no more answers",
        "La salle ne prend plus aucune réponse",
    ),
    "room.ask-close.line": Phrase(
        "What was stored is safe. A closed room cannot be opened again.",
        "Ce qui est gardé est sûr. Une salle fermée ne se rouvre pas.",
    ),
    "room.ask-close.leave": Phrase("Keep it open", "La garder ouverte"),
    "room.ask-release.leave": Phrase("Not yet", "Pas encore"),
    "room.ask-release": Phrase(
        "All papers are graded, and candidates see what this exam releases",
        "Les copies sont notées, et les candidats voient ce que cet examen publie",
    ),
    "room.ask-release.line": Phrase(
        "What was told cannot be taken back.", "Ce qui est dit ne se retire pas."
    ),
    "keys.extra-time": Phrase("extra time", "temps en plus"),
    "keys.pause-one": Phrase("pause one", "suspendre un"),
    "keys.pause-all": Phrase("pause all", "tout suspendre"),
    "keys.message": Phrase("message", "message"),
    "keys.debrief": Phrase("discuss", "discuter"),
    "keys.projector": Phrase("projector", "projeter"),
    "keys.release": Phrase("release", "publier"),
    "keys.close-room": Phrase("close the room", "fermer la salle"),
    "keys.begin-exam": Phrase("open, begin", "ouvrir, commencer"),
}
"""Phrases by key."""
