"""Words about the learner's data, their copies and other learners."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Counted, Phrase

WORDS = {
    "data": Phrase("Your data", "Vos données"),
    "data.line": Phrase(
        "Your answers and settings lie in this folder. They are copied by themselves"
        " every day you study, and before an update changes their form.",
        "Vos réponses et vos réglages sont dans ce dossier. Ils sont copiés d'eux-mêmes"
        " chaque jour où vous étudiez, et avant qu'une mise à jour change leur forme.",
    ),
    "data.open-folder": Phrase("Open the folder", "Ouvrir le dossier"),
    "data.last-copy": Phrase("Last copy: {when}", "Dernière copie : {when}"),
    "data.no-copy": Phrase("There is no copy yet.", "Il n'y a pas encore de copie."),
    "data.back-up": Phrase("Make a copy now", "Faire une copie maintenant"),
    "data.restore": Phrase("Restore a copy …", "Rétablir une copie …"),
    "data.restore.title": Phrase(
        "The copy replaces your present answers",
        "La copie remplace vos réponses actuelles",
    ),
    "data.restore.line": Phrase(
        "What you answered since then leaves the program. Your present data are kept"
        " aside first, as a copy in this list.",
        "Ce que vous avez répondu depuis quitte le programme. Vos données actuelles"
        " sont d'abord mises de côté, comme copie dans cette liste.",
    ),
    "data.restore.do": Phrase("Restore this copy", "Rétablir cette copie"),
    "data.restore.leave": Phrase("Change nothing", "Ne rien changer"),
    "data.kind.daily": Phrase("copy of the day", "copie du jour"),
    "data.kind.update": Phrase("before an update", "avant une mise à jour"),
    "data.kind.asked": Phrase("made by you", "faite par vous"),
    "data.kind.replaced": Phrase(
        "before a copy was restored", "avant un rétablissement"
    ),
    "data.export": Phrase("Export your history …", "Exporter votre historique …"),
    "data.export.lines": Phrase(
        "Lines that can be imported again", "Lignes qui peuvent être réimportées"
    ),
    "data.export.table": Phrase("Table for a spreadsheet", "Tableau pour un tableur"),
    "data.export.file": Phrase("quizapp-history", "historique-quizapp"),
    "data.copied": Phrase(
        "The copy is made and checked.", "La copie est faite et vérifiée."
    ),
    "data.exported": Phrase(
        Counted(
            "{n} answer is written to {file}.", "{n} answers are written to {file}."
        ),
        Counted(
            "{n} réponse est écrite dans {file}.",
            "{n} réponses sont écrites dans {file}.",
        ),
    ),
    "data.not-copied": Phrase(
        "No copy could be made. Your data are as they were.",
        "Aucune copie n'a pu être faite. Vos données n'ont pas changé.",
    ),
    "data.not-exported": Phrase(
        "{file} could not be written.", "{file} n'a pas pu être écrit."
    ),
    "data.no-daily-copy": Phrase(
        "The program could not copy your data: is the disk full, or can {folder} not be"
        " written to? You can go on studying.",
        "Le programme n'a pas pu copier vos données : le disque est-il plein, ou {folder}"
        " protégé en écriture ? Vous pouvez continuer à étudier.",
    ),
    "data.restored": Phrase(
        "The copy is restored. What was there before is kept as {file}.",
        "La copie est rétablie. Ce qui était là avant est gardé sous {file}.",
    ),
    "data.flaw.missing": Phrase(
        "This copy is no longer there. Nothing was changed.",
        "Cette copie n'est plus là. Rien n'a changé.",
    ),
    "data.flaw.foreign": Phrase(
        "This file is no copy of answers. Nothing was changed.",
        "Ce fichier n'est pas une copie de réponses. Rien n'a changé.",
    ),
    "data.flaw.damaged": Phrase(
        "This copy is damaged. Nothing was changed.",
        "Cette copie est endommagée. Rien n'a changé.",
    ),
    "data.flaw.newer": Phrase(
        "This copy comes from a newer version of the program. Nothing was changed.",
        "Cette copie vient d'une version plus récente du programme. Rien n'a changé.",
    ),
    "data.flaw.in-use": Phrase(
        "Your data are open in another window. Nothing was changed.",
        "Vos données sont ouvertes dans une autre fenêtre. Rien n'a changé.",
    ),
    "data.flaw.disk": Phrase(
        "The copy could not be put in place. Nothing was changed.",
        "La copie n'a pas pu être mise en place. Rien n'a changé.",
    ),
    "learner.line": Phrase(
        "Learning now: {name}. Each learner has answers, settings and copies of their own.",
        "Étudie maintenant : {name}. Chaque personne a ses réponses, ses réglages et"
        " ses copies.",
    ),
    "learner.switch": Phrase("Change learner", "Changer de personne"),
    "learner.add": Phrase("Add a learner …", "Ajouter une personne …"),
    "learner.name": Phrase("Name of the learner", "Nom de la personne"),
    "learner.first": Phrase("First learner", "Première personne"),
    "learner.added": Phrase(
        "{name} can learn here now: change learner to begin.",
        "{name} peut étudier ici : changez de personne pour commencer.",
    ),
    "learner.flaw.empty": Phrase("A learner needs a name.", "Il faut un nom."),
    "learner.flaw.long": Phrase("This name is too long.", "Ce nom est trop long."),
    "learner.flaw.taken": Phrase(
        "There is a learner of this name already.", "Ce nom est déjà pris."
    ),
    "learner.not-kept": Phrase(
        "The list of learners could not be kept.",
        "La liste des personnes n'a pas pu être gardée.",
    ),
}
"""Phrases by key."""
