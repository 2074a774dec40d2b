"""Words about the questions of others: listed, reviewed, added, removed."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Counted, Phrase

WORDS = {
    "added.questions": Phrase(
        Counted("{n} question", "{n} questions"),
        Counted("{n} question", "{n} questions"),
    ),
    "added.cards": Phrase(
        Counted("{n} card", "{n} cards"),
        Counted("{n} carte", "{n} cartes"),
    ),
    "offered.title": Phrase(
        Counted("{n} question of {name} is ready", "{n} questions of {name} are ready"),
        Counted(
            "{n} question de {name} est prête", "{n} questions de {name} sont prêtes"
        ),
    ),
    "offered.title.refused": Phrase(
        Counted(
            "{n} of {all} question files cannot be taken in",
            "{n} of {all} question files cannot be taken in",
        ),
        Counted(
            "{n} fichier de questions sur {all} ne peut pas être pris",
            "{n} fichiers de questions sur {all} ne peuvent pas être pris",
        ),
    ),
    "offered.line.refused": Phrase(
        Counted(
            "The other one is ready; none is added until you say so.",
            "The other {n} are ready; none is added until you say so.",
        ),
        Counted(
            "L'autre est prêt ; rien n'est ajouté avant votre accord.",
            "Les {n} autres sont prêts ; rien n'est ajouté avant votre accord.",
        ),
    ),
    "offered.add": Phrase(
        Counted("Take in the {n}", "Take in the {n}"),
        Counted("Prendre la {n}", "Prendre les {n}"),
    ),
    "offered.refused": Phrase(
        Counted("Refused: {n} fault", "Refused: {n} faults"),
        Counted("Refusé : {n} faute", "Refusé : {n} fautes"),
    ),
    "offered.new": Phrase(
        Counted("New: {n}", "New: {n}"),
        Counted("Nouvelles : {n}", "Nouvelles : {n}"),
    ),
    "offered.changed": Phrase(
        Counted("Changed: {n}", "Changed: {n}"),
        Counted("Modifiées : {n}", "Modifiées : {n}"),
    ),
    "offered.unchanged": Phrase(
        Counted("As they were: {n}", "As they were: {n}"),
        Counted("Inchangées : {n}", "Inchangées : {n}"),
    ),
    "offered.gone": Phrase(
        Counted("No longer in it: {n}", "No longer in it: {n}"),
        Counted("Retirées : {n}", "Retirées : {n}"),
    ),
    "offered.cards": Phrase(
        Counted("Cards that come along: {n}", "Cards that come along: {n}"),
        Counted("Cartes jointes : {n}", "Cartes jointes : {n}"),
    ),
    "offered.left-out": Phrase(
        Counted(
            "Left out, neither question nor card: {n}",
            "Left out, neither question nor card: {n}",
        ),
        Counted(
            "Laissés, ni question ni carte : {n}", "Laissés, ni question ni carte : {n}"
        ),
    ),
    "adding.running": Phrase(
        Counted("Deriving keys: {done} of {n}", "Deriving keys: {done} of {n}"),
        Counted(
            "Réponses déduites : {done} sur {n}", "Réponses déduites : {done} sur {n}"
        ),
    ),
    "adding.done": Phrase(
        Counted(
            "{n} question of {name} is added.", "{n} questions of {name} are added."
        ),
        Counted(
            "{n} question de {name} est ajoutée.",
            "{n} questions de {name} sont ajoutées.",
        ),
    ),
    "removing.done": Phrase(
        Counted(
            "{name} is removed, with {n} question. Your answers stay.",
            "{name} is removed, with {n} questions. Your answers stay.",
        ),
        Counted(
            "{name} est retiré, avec {n} question. Vos réponses restent.",
            "{name} est retiré, avec {n} questions. Vos réponses restent.",
        ),
    ),
    "added.remove.line": Phrase(
        Counted(
            "Its question is no longer asked. Your answers to it stay.",
            "Its {n} questions are no longer asked. Your answers to them stay.",
        ),
        Counted(
            "Sa question n'est plus posée. Vos réponses restent.",
            "Ses {n} questions ne sont plus posées. Vos réponses restent.",
        ),
    ),
    "added.line": Phrase(
        "Folders or zip archives of question files. Every key is derived before"
        " anything is added, and you see what is refused and why.",
        "Des dossiers ou des archives zip de questions. Chaque réponse est"
        " déduite avant tout ajout, et vous voyez ce qui est refusé et pourquoi.",
    ),
    "added.none": Phrase(
        "No questions of others are added.",
        "Aucune question d'autrui n'est ajoutée.",
    ),
    "added.folder": Phrase(
        "Add a folder …",
        "Ajouter un dossier …",
    ),
    "added.archive": Phrase(
        "Add a zip archive …",
        "Ajouter une archive zip …",
    ),
    "added.archives": Phrase(
        "Zip archives",
        "Archives zip",
    ),
    "added.remove": Phrase(
        "Remove {name} …",
        "Retirer {name} …",
    ),
    "added.remove.title": Phrase(
        "{name} leaves the program",
        "{name} quitte le programme",
    ),
    "added.remove.short": Phrase("Remove …", "Retirer …"),
    "added.remove.do": Phrase(
        "Remove",
        "Retirer",
    ),
    "offered.line": Phrase(
        "Every key is derived. Nothing is added until you say so.",
        "Chaque réponse est déduite. Rien n'est ajouté avant votre accord.",
    ),
    "offered.line.nothing": Phrase(
        "Nothing of it can be added. Tell its author what stands below.",
        "Rien ne peut en être ajouté. Dites à son auteur ce qui suit.",
    ),
    "offered.leave": Phrase(
        "Add nothing",
        "Ne rien ajouter",
    ),
    "offered.fault": Phrase(
        "{file}, line {line}, column {column}: {reason}",
        "{file}, ligne {line}, colonne {column} : {reason}",
    ),
    "adding.begun": Phrase(
        "Reading the collection …",
        "Lecture de la collection …",
    ),
    "adding.stopped": Phrase(
        "Nothing was added.",
        "Rien n'a été ajouté.",
    ),
    "removing.begun": Phrase(
        "Removing …",
        "Retrait en cours …",
    ),
    "removing.running": Phrase(
        "Removing …",
        "Retrait en cours …",
    ),
    "removing.stopped": Phrase(
        "The removal was stopped.",
        "Le retrait a été arrêté.",
    ),
    "work.failed.no-collection": Phrase(
        "Nothing was added from {file}. Why is said below; choose another"
        " folder or archive.",
        "Rien n'a été ajouté de {file}. La raison est ci-dessous ; choisissez"
        " un autre dossier ou une autre archive.",
    ),
    "work.failed.not-removed": Phrase(
        "{file} could not be removed; it is as it was. Close other windows of"
        " the program and try again.",
        "{file} n'a pas pu être retiré ; rien n'a changé. Fermez les autres"
        " fenêtres du programme et réessayez.",
    ),
}
"""Phrases by key."""
