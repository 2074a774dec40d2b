"""Words about the learner's own rules texts."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Counted, Phrase

WORDS = {
    "official.source": Phrase(
        "Official text: {citation}, edition of {date}",
        "Texte officiel : {citation}, édition du {date}",
    ),
    "official.other-edition": Phrase(
        "Official text of another edition: {citation}, edition of {date}",
        "Texte officiel d'une autre édition : {citation}, édition du {date}",
    ),
    "official.hint": Phrase(
        "Import a rules text in the settings, and its paragraph stands here.",
        "Importez un texte des règles dans les réglages : son paragraphe s'affichera"
        " ici.",
    ),
    "rules-texts": Phrase("Rules texts", "Textes des règles"),
    "rules-texts.line": Phrase(
        "With the Comprehensive Rules as they are published (in English, as a text"
        " file), each step shows the paragraph it cites. Several editions can be kept.",
        "Avec les Règles complètes telles qu'elles sont publiées (en anglais, en fichier"
        " texte), chaque étape montre le paragraphe qu'elle cite. Plusieurs éditions"
        " peuvent être gardées.",
    ),
    "rules-texts.none": Phrase(
        "No edition is imported yet.", "Aucune édition n'est encore importée."
    ),
    "rules-texts.edition": Phrase(
        Counted("{date} · {n} rule", "{date} · {n} rules"),
        Counted("{date} · {n} règle", "{date} · {n} règles"),
    ),
    "rules-texts.import": Phrase(
        "Import rules text …", "Importer un texte des règles …"
    ),
    "rules-texts.files": Phrase("Text files", "Fichiers texte"),
    "rules-texts.all-files": Phrase("All files", "Tous les fichiers"),
    "rules-texts.begun": Phrase(
        "Reading the rules text …", "Lecture du texte des règles …"
    ),
    "rules-texts.running": Phrase(
        "Reading the rules text …", "Lecture du texte des règles …"
    ),
    "rules-texts.stopped": Phrase(
        "No rules text was imported.", "Aucun texte des règles n'a été importé."
    ),
    "rules-texts.imported": Phrase(
        "{file} is imported: the edition of {date}.",
        "{file} est importé : l'édition du {date}.",
    ),
    "rules-texts.not-kept": Phrase(
        "{file} could not be kept. What was imported before is unchanged.",
        "{file} n'a pas pu être gardé. Ce qui était déjà importé n'a pas changé.",
    ),
    "work.failed.rules-unreadable": Phrase(
        "{file} cannot be read.", "{file} ne peut pas être lu."
    ),
    "work.failed.rules-too-large": Phrase(
        "{file} is far too large for a rules text.",
        "{file} est bien trop grand pour un texte des règles.",
    ),
    "work.failed.rules-no-date": Phrase(
        "{file} is no published rules text: its beginning does not say from which day"
        " the rules are effective.",
        "{file} n'est pas un texte des règles publié : son début ne dit pas à partir de"
        " quel jour les règles s'appliquent.",
    ),
    "work.failed.rules-no-contents": Phrase(
        "{file} is no published rules text: it has no list of contents followed by"
        " section 100.",
        "{file} n'est pas un texte des règles publié : il n'a pas de table des matières"
        " suivie de la section 100.",
    ),
    "work.failed.rules-too-few": Phrase(
        "{file} is no complete rules text: it has too few numbered rules.",
        "{file} n'est pas un texte des règles complet : il a trop peu de règles"
        " numérotées.",
    ),
}
"""Phrases by key."""
