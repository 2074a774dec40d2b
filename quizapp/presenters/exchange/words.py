"""Words about questions that are written to files."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Counted, Phrase

WORDS = {
    "exporting": Phrase("Export …", "Exporter …"),
    "exporting.title": Phrase(
        Counted("Export {n} question", "Export {n} questions"),
        Counted("Exporter {n} question", "Exporter {n} questions"),
    ),
    "exporting.line": Phrase(
        "What the bank shows at present, with key, reasons and rule numbers.",
        "Ce que la banque montre à présent, avec le corrigé, les raisons et les numéros"
        " de règles.",
    ),
    "exporting.format": Phrase("Format", "Format"),
    "exporting.anki": Phrase("Anki", "Anki"),
    "exporting.moodle": Phrase("Moodle", "Moodle"),
    "exporting.gift": Phrase("GIFT", "GIFT"),
    "exporting.csv": Phrase("CSV", "CSV"),
    "exporting.pdf": Phrase("Paper", "Papier"),
    "exporting.anki.line": Phrase(
        "A deck of cards; a later export updates it.",
        "Un paquet de cartes ; un nouvel export le met à jour.",
    ),
    "exporting.moodle.line": Phrase(
        "A question bank for Moodle, as XML.",
        "Une banque de questions pour Moodle, en XML.",
    ),
    "exporting.gift.line": Phrase(
        "Plain text that many learning platforms read.",
        "Du texte que lisent beaucoup de plateformes.",
    ),
    "exporting.csv.line": Phrase(
        "A table for a spreadsheet, one row a question.",
        "Un tableau pour un tableur, une ligne par question.",
    ),
    "exporting.pdf.line": Phrase(
        "A paper to print, and its key in a second file with the same mark.",
        "Un sujet à imprimer, et son corrigé dans un second fichier de même marque.",
    ),
    "exporting.language": Phrase("Language", "Langue"),
    "exporting.language.line": Phrase("Of the questions", "Des questions"),
    "exporting.variants": Phrase("Variants", "Variantes"),
    "exporting.variants.line": Phrase("Of each question", "De chaque question"),
    "exporting.choose-file": Phrase("Choose the file …", "Choisir le fichier …"),
    "exporting.leave": Phrase("Write nothing", "Ne rien écrire"),
    "exporting.file": Phrase("quizapp-questions", "questions-quizapp"),
    "exporting.files": Phrase("Questions", "Questions"),
    "exporting.begun": Phrase("Reading the questions …", "Lecture des questions …"),
    "exporting.running": Phrase(
        Counted("Writing questions: {done} of {n}", "Writing questions: {done} of {n}"),
        Counted(
            "Écriture des questions : {done} sur {n}",
            "Écriture des questions : {done} sur {n}",
        ),
    ),
    "exporting.stopped": Phrase(
        "The export is cancelled. No file was written.",
        "L'export est annulé. Aucun fichier n'a été écrit.",
    ),
    "exporting.done": Phrase(
        Counted(
            "{n} question is written to {file}.", "{n} questions are written to {file}."
        ),
        Counted(
            "{n} question est écrite dans {file}.",
            "{n} questions sont écrites dans {file}.",
        ),
    ),
    "exporting.done.left-out": Phrase(
        Counted(
            "{n} question is written to {file}; {left} left out, see below.",
            "{n} questions are written to {file}; {left} left out, see below.",
        ),
        Counted(
            "{n} question est écrite dans {file} ; {left} omises, voir ci-dessous.",
            "{n} questions sont écrites dans {file} ; {left} omises, voir ci-dessous.",
        ),
    ),
    "exporting.done-with-key": Phrase(
        Counted(
            "{n} question is written to {file}, and its key to {second}.",
            "{n} questions are written to {file}, and their key to {second}.",
        ),
        Counted(
            "{n} question est écrite dans {file}, et son corrigé dans {second}.",
            "{n} questions sont écrites dans {file}, et leur corrigé dans {second}.",
        ),
    ),
    "exporting.done-with-key.left-out": Phrase(
        Counted(
            "{n} question is written to {file}, its key to {second}; {left} left out, see"
            " below.",
            "{n} questions are written to {file}, their key to {second}; {left} left out,"
            " see below.",
        ),
        Counted(
            "{n} question est écrite dans {file}, son corrigé dans {second} ; {left} omises,"
            " voir ci-dessous.",
            "{n} questions sont écrites dans {file}, leur corrigé dans {second} ; {left}"
            " omises, voir ci-dessous.",
        ),
    ),
}
"""Phrases by key."""
