"""Words of an instructor's own presets."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Phrase

WORDS = {
    "presets.save": Phrase("Save as a preset", "Enregistrer comme modèle"),
    "presets.rename": Phrase("Rename", "Renommer"),
    "presets.delete": Phrase("Delete", "Supprimer"),
    "presets.share": Phrase("Write to a file", "Écrire dans un fichier"),
    "presets.take": Phrase("Import a file", "Importer un fichier"),
    "presets.kind": Phrase("Preset of an exam", "Modèle d'examen"),
    "presets.organiser": Phrase("Own preset", "Modèle personnel"),
    "presets.save.title": Phrase(
        "Save these numbers as a preset", "Enregistrer ces nombres comme modèle"
    ),
    "presets.save.line": Phrase(
        "Numbers, time, pass mark and how answers count are kept.",
        "Les nombres, le temps, le seuil et le barème sont gardés.",
    ),
    "presets.rename.title": Phrase("Rename this preset", "Renommer ce modèle"),
    "presets.rename.line": Phrase("Its new name", "Son nouveau nom"),
    "presets.ask-delete": Phrase(
        "The preset {name} will be gone", "Le modèle {name} disparaîtra"
    ),
    "presets.ask-delete.line": Phrase(
        "The numbers stay on this page, and exams that were made with it stay.",
        "Les nombres restent sur cette page, et les examens faits avec lui restent.",
    ),
    "presets.leave": Phrase("Keep it", "Le garder"),
    "presets.not-now": Phrase("Not now", "Pas maintenant"),
    "presets.kept": Phrase(
        "{name} is kept as a preset.", "{name} est gardé comme modèle."
    ),
    "presets.deleted": Phrase("The preset is deleted.", "Le modèle est supprimé."),
    "presets.taken": Phrase(
        "{name} is among your presets.", "{name} est parmi vos modèles."
    ),
    "presets.shared": Phrase("The preset is in {name}.", "Le modèle est dans {name}."),
    "presets.empty": Phrase(
        "There is no question in the table yet: a preset asks for at least one.",
        "Il n'y a encore aucune question dans le tableau : un modèle en demande au moins"
        " une.",
    ),
    "presets.name.wrong": Phrase(
        "Give a name of 1 to 120 characters.", "Donnez un nom de 1 à 120 caractères."
    ),
    "presets.faults": Phrase(
        "Some of your presets cannot be read: {reason}",
        "Certains de vos modèles sont illisibles : {reason}",
    ),
    "blueprint.select-all-credit": Phrase(
        "How “select all” counts", "Choix multiples : barème"
    ),
    "blueprint.select-all-credit.line": Phrase(
        "Papers say it, and grading follows it.", "Le sujet le dit, et la note le suit."
    ),
    "blueprint.select-all-credit.all-or-nothing": Phrase("As a whole", "Tout ou rien"),
    "blueprint.select-all-credit.right-minus-wrong": Phrase(
        "Right less wrong", "Justes moins fausses"
    ),
    "blueprint.select-all-credit.judged-rightly": Phrase("Each option", "Par réponse"),
    "blueprint.order-credit": Phrase("How orders count", "Ordres : barème"),
    "blueprint.order-credit.line": Phrase(
        "Papers say it, and grading follows it.", "Le sujet le dit, et la note le suit."
    ),
    "blueprint.order-credit.all-or-nothing": Phrase("As a whole", "Tout ou rien"),
    "blueprint.order-credit.places": Phrase("Each place", "Par place"),
    "blueprint.order-credit.sequence": Phrase("Longest sequence", "Plus longue suite"),
}
"""Phrases by key."""
