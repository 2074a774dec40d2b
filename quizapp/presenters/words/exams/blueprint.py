"""Words of the page on which an exam is made."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Counted, Phrase

WORDS = {
    "blueprint.title": Phrase("Make an exam", "Composer un examen"),
    "blueprint.loading": Phrase(
        "The questions are being counted …", "Les questions sont en cours de décompte …"
    ),
    "blueprint.own": Phrase("Empty", "Vide"),
    "blueprint.own-name": Phrase("Own exam", "Examen personnel"),
    "blueprint.own.line": Phrase(
        "Your own numbers, topic by topic", "Vos propres nombres, thème par thème"
    ),
    "blueprint.start-from": Phrase("Start from", "Partir de"),
    "blueprint.status.published": Phrase("published", "publié"),
    "blueprint.status.partly": Phrase("published in part", "publié en partie"),
    "blueprint.status.historical": Phrase("no longer held", "n'est plus organisé"),
    "blueprint.status.own": Phrase("made for this program", "fait pour ce programme"),
    "blueprint.unplannable": Phrase(
        "The number of questions of this exam is not known. Choose another one.",
        "Le nombre de questions de cet examen n'est pas connu. Choisissez-en un autre.",
    ),
    "blueprint.table": Phrase(
        "How many questions, by subject and level",
        "Combien de questions, par sujet et par niveau",
    ),
    "blueprint.subject": Phrase("Subject", "Thème"),
    "blueprint.level.0": Phrase("Any level", "Tout niveau"),
    "blueprint.levels": Phrase("Levels {levels}", "Niveaux {levels}"),
    "blueprint.level.1": Phrase("Level 1", "Niveau 1"),
    "blueprint.level.2": Phrase("Level 2", "Niveau 2"),
    "blueprint.level.3": Phrase("Level 3", "Niveau 3"),
    "blueprint.questions": Phrase("Questions", "Questions"),
    "blueprint.all": Phrase("All", "Total"),
    "blueprint.of": Phrase("of {n}", "sur {n}"),
    "blueprint.short": Phrase("{n} short", "manque {n}"),
    "blueprint.add": Phrase("Add a subject", "Ajouter un thème"),
    "blueprint.add.hint": Phrase(
        "A topic, or a section such as CR 613", "Un thème, ou une section comme CR 613"
    ),
    "blueprint.add.hint.short": Phrase("Topic, or CR 613", "Thème, ou CR 613"),
    "blueprint.add.wrong": Phrase(
        "“{said}” is no topic of the bank and no section of the rules. Choose a topic"
        " from the list, or write a section such as CR 613 or IPG 2.1.",
        "« {said} » n'est ni un thème de la banque ni une section des règles. Choisissez"
        " un thème dans la liste, ou écrivez une section comme CR 613 ou IPG 2.1.",
    ),
    "blueprint.add.twice": Phrase(
        "{name} has a row already. Change its numbers.",
        "{name} a déjà une ligne. Changez ses nombres.",
    ),
    "blueprint.counting": Phrase("Counting …", "Décompte en cours …"),
    "blueprint.nothing": Phrase(
        "No question is asked for yet", "Aucune question n'est encore demandée"
    ),
    "blueprint.enough": Phrase(
        Counted("The question can be filled", "All {n} questions can be filled"),
        Counted("La question peut être posée", "Les {n} questions peuvent être posées"),
    ),
    "blueprint.missing": Phrase(
        Counted("1 question short", "{n} questions short"),
        Counted("Il manque 1 question", "Il manque {n} questions"),
    ),
    "blueprint.missing.margin": Phrase(
        "Too few of one kind", "Trop peu d'un type de question"
    ),
    "blueprint.more": Phrase(
        Counted("and 1 more", "and {n} more"),
        Counted("et 1 autre", "et {n} autres"),
    ),
    "blueprint.fill": Phrase("Ask for what there is", "Demander ce qu'il y a"),
    "blueprint.short.line": Phrase(
        "{name}: {filled} of {n} can be filled, because {reason}.",
        "{name} : {filled} sur {n}, car {reason}.",
    ),
    "blueprint.short.margin": Phrase(
        "“Select all” questions: {filled} of {n} can be filled.",
        "Questions à réponses multiples : {filled} sur {n}.",
    ),
    "blueprint.reason.NONE": Phrase("nothing is missing", "rien ne manque"),
    "blueprint.reason.NOT_IN_BANK": Phrase(
        "nothing in the bank is about it", "rien dans la banque n'en parle"
    ),
    "blueprint.reason.OTHER_KIND": Phrase(
        "its questions have another level, complexity or form",
        "ses questions sont d'un autre niveau, d'une autre complexité ou forme",
    ),
    "blueprint.reason.EXCLUDED": Phrase(
        Counted("1 that fits is left out", "{n} that fit are left out"),
        Counted("1 qui convient est écartée", "{n} qui conviennent sont écartées"),
    ),
    "blueprint.reason.TOO_FEW": Phrase(
        Counted("only 1 fits", "only {n} fit"),
        Counted("{n} seulement convient", "{n} seulement conviennent"),
    ),
    "blueprint.reason.SHARED": Phrase(
        Counted(
            "the 1 that fits is needed elsewhere too",
            "the {n} that fit are needed elsewhere too",
        ),
        Counted(
            "celle qui convient sert aussi ailleurs",
            "les {n} qui conviennent servent aussi ailleurs",
        ),
    ),
    "blueprint.reason.NOT_COMPILED": Phrase(
        Counted(
            "1 that may fit is still being prepared",
            "{n} that may fit are still being prepared",
        ),
        Counted(
            "1 qui peut convenir est encore en préparation",
            "{n} qui peuvent convenir sont encore en préparation",
        ),
    ),
    "blueprint.filled": Phrase("{filled} of {n}", "{filled} sur {n}"),
    "blueprint.pass.points": Phrase(
        Counted("{percent} %, 1 point", "{percent} %, {n} points"),
        Counted("{percent} %, {n} point", "{percent} %, {n} points"),
    ),
    "blueprint.paper": Phrase("The paper", "Le sujet"),
    "blueprint.which": Phrase(
        "What holds for the whole exam", "Ce qui vaut pour tout l'examen"
    ),
    "blueprint.build": Phrase("Build and seal", "Composer et sceller"),
    "blueprint.name.title": Phrase("Name of the exam", "Nom de l'examen"),
    "blueprint.name.wrong": Phrase(
        "Give the exam a name of at most 120 characters.",
        "Donnez à l'examen un nom de 120 caractères au plus.",
    ),
    "blueprint.day": Phrase("Documents of", "Documents du"),
    "blueprint.day.title": Phrase("Documents of the day", "Documents du jour"),
    "blueprint.day.wrong": Phrase(
        "This is not a date. Write it like 2026-09-25.",
        "Ce n'est pas une date. Écrivez-la comme 2026-09-25.",
    ),
    "blueprint.seed.title": Phrase("Seed", "Graine"),
    "blueprint.seed.wrong": Phrase(
        "A seed is a whole number.", "Une graine est un nombre entier."
    ),
    "blueprint.seed.draw": Phrase("Draw other questions", "Tirer d'autres questions"),
    "blueprint.none": Phrase("none", "aucune"),
    "blueprint.forms": Phrase("Parallel forms", "Versions parallèles"),
    "blueprint.forms.line": Phrase(
        "Each asks the same kind of question at the same place.",
        "Chacune pose le même genre de question à la même place.",
    ),
    "blueprint.kinship": Phrase("Forms share", "Les versions partagent"),
    "blueprint.kinship.line": Phrase(
        "The same questions with other cards and numbers, or equal ones.",
        "Les mêmes questions avec d'autres cartes et nombres, ou des questions égales.",
    ),
    "blueprint.kinship.same": Phrase("The same", "Les mêmes"),
    "blueprint.kinship.equal": Phrase("Equal ones", "Des égales"),
    "blueprint.minutes": Phrase("Time", "Durée"),
    "blueprint.minutes.line": Phrase(
        "Extra time is given to each person.", "Le temps en plus se donne à chacun."
    ),
    "blueprint.minutes.unit": Phrase("{n} min", "{n} min"),
    "blueprint.pass": Phrase("Pass mark", "Seuil de réussite"),
    "blueprint.pass.line": Phrase(
        "Exactly the mark is a pass.", "Le seuil juste atteint suffit."
    ),
    "blueprint.pass.unit": Phrase("{n} %", "{n} %"),
    "blueprint.pass.needed": Phrase(
        Counted(
            "{points} of 1 point are enough.", "{points} of {n} points are enough."
        ),
        Counted("{points} point sur {n} suffit.", "{points} points sur {n} suffisent."),
    ),
    "blueprint.release": Phrase("Candidates are told", "Les candidats apprennent"),
    "blueprint.release.line": Phrase(
        "Once the results are released.", "Une fois les résultats publiés."
    ),
    "blueprint.release.nothing": Phrase("Nothing", "Rien"),
    "blueprint.release.score": Phrase("Score", "La note"),
    "blueprint.release.marks": Phrase("Points", "Les points"),
    "blueprint.release.key": Phrase("Key", "Le corrigé"),
    "blueprint.language": Phrase("Language of the papers", "Langue des sujets"),
    "blueprint.language.line": Phrase(
        "Card names stay in English.", "Les noms des cartes restent en anglais."
    ),
    "blueprint.complexity": Phrase("Complexity", "Complexité"),
    "blueprint.complexity.line": Phrase(
        "How much there is to read, 1 to 3.", "Combien il y a à lire, de 1 à 3."
    ),
    "blueprint.complexity.any": Phrase("All", "Toutes"),
    "blueprint.complexity.1": Phrase("1", "1"),
    "blueprint.complexity.1-2": Phrase("1–2", "1–2"),
    "blueprint.complexity.2-3": Phrase("2–3", "2–3"),
    "blueprint.complexity.3": Phrase("3", "3"),
    "blueprint.answers": Phrase("Answers", "Réponses"),
    "blueprint.answers.line": Phrase(
        "How many options may be chosen.", "Combien de réponses on peut choisir."
    ),
    "blueprint.answers.any": Phrase("Both", "Les deux"),
    "blueprint.answers.one": Phrase("One", "Une seule"),
    "blueprint.answers.all": Phrase("All that apply", "Plusieurs"),
    "blueprint.select-all": Phrase("Select all, at least", "Choix multiples, au moins"),
    "blueprint.select-all.line": Phrase(
        "Of all questions, in whichever subject.",
        "De toutes les questions, quel que soit le sujet.",
    ),
    "blueprint.seen": Phrase(
        "Leave out what was answered here", "Écarter ce qui a été répondu ici"
    ),
    "blueprint.seen.line": Phrase(
        Counted(
            "1 question you have answered here.",
            "{n} questions you have answered here.",
        ),
        Counted(
            "{n} question à laquelle vous avez répondu ici.",
            "{n} questions auxquelles vous avez répondu ici.",
        ),
    ),
    "blueprint.used": Phrase(
        "Leave out earlier exams", "Écarter les examens précédents"
    ),
    "blueprint.used.line": Phrase(
        Counted(
            "1 question was asked in an exam made here.",
            "{n} questions were asked in exams made here.",
        ),
        Counted(
            "{n} question a été posée dans un examen fait ici.",
            "{n} questions ont été posées dans des examens faits ici.",
        ),
    ),
    "building.begun": Phrase(
        "The exam is being built …", "L'examen est en préparation …"
    ),
    "building.running": Phrase(
        Counted("Building the exam: {done} of 1", "Building the exam: {done} of {n}"),
        Counted(
            "Composition de l'examen : {done} sur {n}",
            "Composition de l'examen : {done} sur {n}",
        ),
    ),
    "building.stopped": Phrase(
        "The exam was not built. Nothing was left behind.",
        "L'examen n'a pas été composé. Rien n'a été laissé.",
    ),
    "building.done": Phrase(
        "The exam is built, sealed and printed. Forms: {n}, questions in each:"
        " {questions}.",
        "L'examen est composé, scellé et imprimé. Versions : {n}, questions dans"
        " chacune : {questions}.",
    ),
    "building.done.left-out": Phrase(
        "The exam is built, sealed and printed. Forms: {n}, questions in each:"
        " {questions}. Some could not be asked that day and made way for others.",
        "L'examen est composé, scellé et imprimé. Versions : {n}, questions dans"
        " chacune : {questions}. Certaines, impossibles ce jour-là, ont été remplacées.",
    ),
    "work.failed.exam-no-list": Phrase(
        "This bank cannot list its questions. Nothing was built.",
        "Cette banque ne peut pas lister ses questions. Rien n'a été composé.",
    ),
    "work.failed.exam-no-pdf": Phrase(
        "Papers cannot be printed here: something is not installed. Nothing was built;"
        " the details say what is missing.",
        "Les sujets ne peuvent pas être imprimés ici : il manque un composant. Rien n'a"
        " été composé ; les détails disent lequel.",
    ),
    "work.failed.exam-key": Phrase(
        "The signing key cannot be used. Nothing was built; the details say why.",
        "La clé de signature ne peut pas servir. Rien n'a été composé ; les détails"
        " disent pourquoi.",
    ),
    "work.failed.exam-empty": Phrase(
        "No place of the exam can be filled. Nothing was built.",
        "Aucune place de l'examen ne peut être remplie. Rien n'a été composé.",
    ),
    "work.failed.exam-short": Phrase(
        "Some questions cannot be asked that day, and too few are left. Ask for fewer;"
        " nothing was built.",
        "Des questions sont impossibles ce jour-là, et il en reste trop peu. Demandez-en"
        " moins ; rien n'a été composé.",
    ),
}
"""Phrases by key."""
