"""Words of bookmarks, notes and reports."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Phrase

WORDS = {
    "marks.bookmark": Phrase("Put a bookmark", "Marquer la question"),
    "marks.bookmarked": Phrase(
        "Bookmarked; press to take the bookmark away",
        "Question marquée ; appuyez pour retirer la marque",
    ),
    "marks.note": Phrase("Note", "Note"),
    "marks.report": Phrase("Report a problem", "Signaler un problème"),
    "note.title": Phrase("Your note on this question", "Votre note sur la question"),
    "note.about": Phrase(
        "It shows here after each answer. Words that begin with # are tags, which the"
        " question bank finds with tag:word.",
        "Elle s'affiche ici après chaque réponse. Les mots qui commencent par # sont des"
        " étiquettes, que la banque de questions trouve avec étiquette:mot.",
    ),
    "note.keep": Phrase("Keep the note", "Garder la note"),
    "note.shown": Phrase("Your note: {text}", "Votre note : {text}"),
    "report.title": Phrase("Report a problem", "Signaler un problème"),
    "report.about": Phrase(
        "A file with the question, its key and its derivation is written on this"
        " computer. Nothing is sent. You may say what is wrong:",
        "Un fichier avec la question, sa réponse et son raisonnement est écrit sur cet"
        " ordinateur. Rien n'est envoyé. Vous pouvez dire ce qui ne va pas :",
    ),
    "report.write": Phrase("Write the report", "Écrire le rapport"),
    "report.written": Phrase(
        "The report is written: {path}. Nothing was sent.",
        "Le rapport est écrit : {path}. Rien n'a été envoyé.",
    ),
    "report.failed": Phrase(
        "The report could not be written. Your words are still here.",
        "Le rapport n'a pas pu être écrit. Votre texte est toujours là.",
    ),
    "report.open-folder": Phrase("Open the folder", "Ouvrir le dossier"),
    "keys.bookmark": Phrase("bookmark", "marquer"),
    "keys.note": Phrase("note and tags", "note et étiquettes"),
    "keys.report": Phrase("report a problem", "signaler un problème"),
}
"""Phrases by key."""
