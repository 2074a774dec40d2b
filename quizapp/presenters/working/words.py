"""Words about work that goes on beside the window."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Phrase

WORDS = {
    "work.stop": Phrase("Stop this", "Arrêter"),
    "work.stopping": Phrase("Stopping …", "Arrêt en cours …"),
    "work.dismiss": Phrase("Close", "Fermer"),
    "work.open-folder": Phrase("Open folder", "Ouvrir le dossier"),
    "work.name": Phrase("What goes on", "Travail en cours"),
    "work.engine": Phrase(
        "The engine is working this out …", "Le moteur calcule la réponse …"
    ),
    "work.busy": Phrase(
        "Something else is still being done. Wait until it has ended, or cancel it.",
        "Un autre travail est en cours. Attendez qu'il se termine, ou annulez-le.",
    ),
    "work.failed.died": Phrase(
        "The work ended before it was done. Nothing was kept of it; please try again.",
        "Le travail s'est interrompu. Rien n'en a été gardé ; veuillez réessayer.",
    ),
    "work.failed.fault": Phrase(
        "The program itself is wrong here. Nothing was changed; please report the"
        " details.",
        "Le programme lui-même est en faute ici. Rien n'a changé ; veuillez signaler les"
        " détails.",
    ),
    "work.failed.not-written": Phrase(
        "{file} could not be written. Choose another folder, or make room on the disk;"
        " nothing was left behind.",
        "{file} n'a pas pu être écrit. Choisissez un autre dossier, ou libérez de la"
        " place sur le disque ; rien n'a été laissé.",
    ),
    "work.failed.there-already": Phrase(
        "{file} is there already and would be replaced. Choose another name; nothing was"
        " written.",
        "{file} existe déjà et serait remplacé. Choisissez un autre nom ; rien n'a été"
        " écrit.",
    ),
    "work.failed.no-anki": Phrase(
        "Decks for Anki need the package genanki, which is not installed. Install it"
        " with quizapp[anki], or choose another format.",
        "Les paquets pour Anki demandent le module genanki, qui n'est pas installé."
        " Installez-le avec quizapp[anki], ou choisissez un autre format.",
    ),
    "work.failed.nothing": Phrase(
        "None of these questions can be told as they were asked for. Nothing was"
        " written.",
        "Aucune de ces questions ne peut être écrite ainsi. Rien n'a été écrit.",
    ),
}
"""Phrases by key."""
