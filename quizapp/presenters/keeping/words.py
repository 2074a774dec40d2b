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
    "data.anonymous": Phrase("Export without your name …", "Exporter sans votre nom …"),
    "data.anonymous.title": Phrase(
        "A file that does not say whose answers these are",
        "Un fichier qui ne dit pas à qui sont ces réponses",
    ),
    "data.anonymous.in-it": Phrase(
        "In it, for each answer: days since your first answer and since the last one to"
        " the same question, the question, the options, what you chose, whether it was"
        " right and what you believed, whole seconds, grade and hint.",
        "Il contient, pour chaque réponse : les jours depuis votre première réponse et"
        " depuis la dernière à la même question, la question, les choix, le vôtre, s'il"
        " était juste et ce que vous pensiez, les secondes entières, la note et l'aide.",
    ),
    "data.anonymous.not-in-it": Phrase(
        "Not in it: names, sessions, dates, times of day, seeds, the order inside a day,"
        " notes, tags, bookmarks, settings, folders.",
        "Il ne contient ni noms, ni séances, ni dates, ni heures, ni graines, ni l'ordre"
        " dans la journée, ni notes, ni étiquettes, ni signets, ni réglages, ni dossiers.",
    ),
    "data.anonymous.left-out": Phrase(
        "Answers to questions that you added are left out, and counted.",
        "Les réponses aux questions que vous avez ajoutées sont omises, et comptées.",
    ),
    "data.anonymous.still": Phrase(
        "Somebody who has watched you study may still recognise a pattern.",
        "Quelqu'un qui vous a vu étudier peut tout de même y reconnaître un rythme.",
    ),
    "histories.begun": Phrase("Reading your answers …", "Lecture de vos réponses …"),
    "histories.running": Phrase("Reading your answers …", "Lecture de vos réponses …"),
    "histories.stopped": Phrase(
        "The export is stopped. No file was written.",
        "L'export est arrêté. Aucun fichier n'a été écrit.",
    ),
    "anonymous.begun": Phrase("Reading your answers …", "Lecture de vos réponses …"),
    "anonymous.running": Phrase("Reading your answers …", "Lecture de vos réponses …"),
    "anonymous.stopped": Phrase(
        "The export is stopped. No file was written.",
        "L'export est arrêté. Aucun fichier n'a été écrit.",
    ),
    "anonymous.done": Phrase(
        Counted(
            "{n} answer is written to {file}, without your name.",
            "{n} answers are written to {file}, without your name.",
        ),
        Counted(
            "{n} réponse est écrite dans {file}, sans votre nom.",
            "{n} réponses sont écrites dans {file}, sans votre nom.",
        ),
    ),
    "anonymous.done.left-out": Phrase(
        Counted(
            "{n} answer is written to {file}, without your name; left out: {left} to"
            " added questions.",
            "{n} answers are written to {file}, without your name; left out: {left} to"
            " added questions.",
        ),
        Counted(
            "{n} réponse est écrite dans {file}, sans votre nom ; omises : {left} à des"
            " questions ajoutées.",
            "{n} réponses sont écrites dans {file}, sans votre nom ; omises : {left} à"
            " des questions ajoutées.",
        ),
    ),
    "data.import": Phrase("Import a history …", "Importer un historique …"),
    "data.import.kind": Phrase("Exported histories", "Historiques exportés"),
    "importing.begun": Phrase("Reading the history …", "Lecture de l'historique …"),
    "importing.running": Phrase("Reading the history …", "Lecture de l'historique …"),
    "importing.stopped": Phrase(
        "Nothing was imported. Your answers are as they were.",
        "Rien n'a été importé. Vos réponses n'ont pas changé.",
    ),
    "importing.title": Phrase(
        Counted("{n} answer of {file} joins yours", "{n} answers of {file} join yours"),
        Counted(
            "{n} réponse de {file} rejoint les vôtres",
            "{n} réponses de {file} rejoignent les vôtres",
        ),
    ),
    "importing.line": Phrase(
        "The file is whole and sound. The same answer twice is one; no answer or note of"
        " yours is lost, and all of the file goes in or nothing does.",
        "Le fichier est entier et intact. Une réponse en double n'en fait qu'une ;"
        " aucune réponse ni note n'est perdue, et tout le fichier entre, ou rien.",
    ),
    "importing.anew": Phrase(
        "The window is opened anew when it is done.",
        "La fenêtre est rouverte quand c'est fait.",
    ),
    "importing.do": Phrase("Import", "Importer"),
    "importing.done": Phrase(
        Counted(
            "{n} answer is imported; {known} were there already.",
            "{n} answers are imported; {known} were there already.",
        ),
        Counted(
            "{n} réponse est importée ; {known} étaient déjà là.",
            "{n} réponses sont importées ; {known} étaient déjà là.",
        ),
    ),
    "work.failed.bad-history": Phrase(
        "{file} cannot be imported. Your answers are as they were; the line that is"
        " wrong is named below.",
        "{file} ne peut pas être importé. Vos réponses n'ont pas changé ; la ligne en"
        " faute est nommée ci-dessous.",
    ),
    "copying.begun": Phrase("Making a copy …", "Copie en cours …"),
    "copying.running": Phrase("Making a copy …", "Copie en cours …"),
    "copying.stopped": Phrase(
        "No copy was made. Your data are as they were.",
        "Aucune copie n'a été faite. Vos données n'ont pas changé.",
    ),
    "restoring.begun": Phrase(
        "Looking through the copy …", "Vérification de la copie …"
    ),
    "restoring.running": Phrase(
        "Putting the copy in place …", "Mise en place de la copie …"
    ),
    "restoring.stopped": Phrase(
        "Restoring was stopped. If the copy was in place by then, what was there before"
        " is among the copies.",
        "Le rétablissement a été arrêté. Si la copie était déjà en place, ce qui était"
        " là avant est parmi les copies.",
    ),
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
    "work.failed.not-copied": Phrase(
        "No copy could be made. Your data are as they were.",
        "Aucune copie n'a pu être faite. Vos données n'ont pas changé.",
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
    "work.failed.copy-missing": Phrase(
        "This copy is no longer there. Nothing was changed.",
        "Cette copie n'est plus là. Rien n'a changé.",
    ),
    "work.failed.copy-foreign": Phrase(
        "This file is no copy of answers. Nothing was changed.",
        "Ce fichier n'est pas une copie de réponses. Rien n'a changé.",
    ),
    "work.failed.copy-damaged": Phrase(
        "This copy is damaged. Nothing was changed.",
        "Cette copie est endommagée. Rien n'a changé.",
    ),
    "work.failed.copy-newer": Phrase(
        "This copy comes from a newer version of the program. Nothing was changed.",
        "Cette copie vient d'une version plus récente du programme. Rien n'a changé.",
    ),
    "work.failed.copy-in-use": Phrase(
        "Your data are open in another window. Nothing was changed.",
        "Vos données sont ouvertes dans une autre fenêtre. Rien n'a changé.",
    ),
    "work.failed.copy-disk": Phrase(
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
