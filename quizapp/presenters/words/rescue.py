"""Words for a progress file that cannot be used."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Phrase

WORDS = {
    "rescue.damaged": Phrase(
        "The progress file is damaged", "Le fichier de progression est endommagé"
    ),
    "rescue.damaged.safe": Phrase(
        "Nothing has been overwritten.",
        "Rien n’a été écrasé.",
    ),
    "rescue.damaged.remedy": Phrase(
        "You can keep {file} under today’s date and start afresh. After that you can"
        " restore one of the copies that the program made: see Settings, Your data.",
        "Vous pouvez garder {file} sous la date du jour et repartir de zéro. Vous"
        " pourrez ensuite rétablir une des copies faites par le programme : voyez"
        " Réglages, Vos données.",
    ),
    "rescue.newer": Phrase(
        "The progress file comes from a newer version",
        "Le fichier de progression vient d’une version plus récente",
    ),
    "rescue.newer.safe": Phrase(
        "Nothing has been changed in it.", "Rien n’y a été modifié."
    ),
    "rescue.newer.remedy": Phrase(
        "Quit and start the newer version. Or keep a copy of {file} under today’s"
        " date and start afresh with this version.",
        "Quittez et lancez la version plus récente. Ou gardez une copie de {file} sous"
        " la date du jour et repartez de zéro avec cette version.",
    ),
    "rescue.start-afresh": Phrase(
        "Keep a copy and start afresh", "Garder une copie et repartir de zéro"
    ),
    "rescue.quit": Phrase("Quit", "Quitter"),
    "rescue.kept": Phrase(
        "The earlier progress file is kept as {file}.",
        "L’ancien fichier de progression est gardé sous {file}.",
    ),
    "rescue.unwritable": Phrase(
        "Make this folder writable, or choose another one with --data, then try"
        " again: {folder}",
        "Rendez ce dossier accessible en écriture ou choisissez-en un autre avec"
        " --data, puis réessayez : {folder}",
    ),
    "rescue.failed": Phrase(
        "No copy could be made. The file stays as it is, and nothing was lost.",
        "Aucune copie n’a pu être faite. Le fichier reste tel quel, et rien n’est"
        " perdu.",
    ),
}
"""Phrases by key."""
