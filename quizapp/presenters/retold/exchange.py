"""What is wrong with files that come in: collections, histories and rules texts."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Phrase

SENTENCES = (
    # Collections of questions
    Phrase(
        "there is no question file in it", "il ne contient aucun fichier de question"
    ),
    Phrase(
        "{name} is locked with a password", "{name} est protégé par un mot de passe"
    ),
    Phrase(
        "{name} is packed as few programs do; pack it with deflate",
        "{name} est compressé d'une façon peu courante ; employez deflate",
    ),
    Phrase("{name} is no ordinary file", "{name} n'est pas un fichier ordinaire"),
    Phrase(
        "the path {path} leads outside or is unsafe",
        "le chemin {path} mène au-dehors ou n'est pas sûr",
    ),
    Phrase("the path {path} leads outside", "le chemin {path} mène au-dehors"),
    Phrase(
        "{name} lies more than {count} folders deep",
        "{name} est à plus de {count} dossiers de profondeur",
    ),
    Phrase(
        "it has more than {count} files and folders",
        "il contient plus de {count} fichiers et dossiers",
    ),
    Phrase("it has more than {count} files", "il contient plus de {count} fichiers"),
    Phrase(
        "its files are larger than {size} MB together",
        "ses fichiers dépassent ensemble {size} Mo",
    ),
    Phrase("it cannot be read ({reason})", "il ne peut pas être lu ({reason})"),
    Phrase("it cannot be kept ({reason})", "il ne peut pas être gardé ({reason})"),
    Phrase(
        "{name} is a link, and links are not followed",
        "{name} est un lien, et les liens ne sont pas suivis",
    ),
    Phrase(
        "it is neither a folder nor a zip archive",
        "ce n'est ni un dossier ni une archive zip",
    ),
    Phrase("{name} stands in it twice", "{name} y est deux fois"),
    Phrase(
        'the sign "{sign}" may not stand in an added file',
        "le signe « {sign} » n'est pas admis dans un fichier ajouté",
    ),
    Phrase(
        "it has {count} variants, and at most {most} are derived",
        "il a {count} variantes, et {most} au plus sont déduites",
    ),
    Phrase(
        'the id "{name}" is taken by {owner}',
        "l'identifiant « {name} » est pris par {owner}",
    ),
    Phrase("the questions of the program", "les questions du programme"),
    Phrase("the collection {name}", "la collection {name}"),
    Phrase(
        '"{name}" is no name for a collection: it takes small letters a to z, digits'
        " and hyphens, at most 40",
        "« {name} » n'est pas un nom de collection : il faut des minuscules de a à z,"
        " des chiffres et des traits d'union, 40 au plus",
    ),
    Phrase(
        'no collection is called "{name}"', "aucune collection ne s'appelle « {name} »"
    ),
    Phrase(
        'a collection is called "{name}" already; remove it first, or choose another'
        " name with --name",
        "une collection s'appelle déjà « {name} » ; enlevez-la d'abord, ou choisissez un"
        " autre nom par --name",
    ),
    Phrase(
        '"{name}" cannot be removed ({reason})',
        "« {name} » ne peut pas être enlevé ({reason})",
    ),
    # Histories
    Phrase("{path}, line {line}: {reason}", "{path}, ligne {line} : {reason}"),
    Phrase(
        "this is no history that quizapp can import",
        "ce n'est pas un historique que quizapp puisse importer",
    ),
    Phrase(
        "the file was written by a newer version of the program",
        "le fichier vient d'une version plus récente du programme",
    ),
    Phrase("the header is damaged", "l'en-tête est abîmé"),
    Phrase(
        'the field "{name}" is unknown; a newer version may have written it',
        "le champ « {name} » est inconnu ; une version plus récente l'a peut-être écrit",
    ),
    Phrase("it is no JSON object", "ce n'est pas un objet JSON"),
    Phrase("it is no JSON ({reason})", "ce n'est pas du JSON ({reason})"),
    Phrase(
        "the same stands in the file before",
        "la même chose est déjà plus haut dans le fichier",
    ),
    Phrase("the note is empty", "la note est vide"),
    Phrase("a second session is open", "une seconde séance est ouverte"),
    Phrase("its session does not stand before it", "sa séance n'est pas avant elle"),
    Phrase(
        "its session was not answered so far",
        "on n'a pas répondu si loin dans sa séance",
    ),
    Phrase(
        "its session asks another question at that place",
        "sa séance pose une autre question à cette place",
    ),
    Phrase(
        'answers and schedule of "{name}" do not fit together',
        "les réponses et le calendrier de « {name} » ne vont pas ensemble",
    ),
    Phrase(
        'the file is not whole: it should hold {count} lines of the kind "{kind}" and'
        " holds {found}",
        "le fichier n'est pas entier : il devrait avoir {count} lignes du genre"
        " « {kind} » et en a {found}",
    ),
    Phrase("the line is too long", "la ligne est trop longue"),
    Phrase(
        'the number of "{name}" is too large', "le nombre de « {name} » est trop grand"
    ),
    Phrase(
        "it differs from the session that is kept here",
        "cela diffère de la séance gardée ici",
    ),
    Phrase("it asked other questions here", "on y posait ici d'autres questions"),
    Phrase(
        "it differs from the set that is kept here",
        "cela diffère de la série gardée ici",
    ),
    Phrase(
        "it differs from the answer that is kept here",
        "cela diffère de la réponse gardée ici",
    ),
    # Rules texts
    Phrase("it is far too large", "il est beaucoup trop grand"),
    Phrase(
        "its beginning does not say from which day the rules are effective",
        "son début ne dit pas à partir de quel jour les règles s'appliquent",
    ),
    Phrase(
        "the file has {count} numbered rules and the Comprehensive Rules have more than"
        " {least}",
        "le fichier a {count} règles numérotées, et les Comprehensive Rules en ont plus"
        " de {least}",
    ),
    Phrase(
        "it has no list of contents followed by section 100",
        "il n'a pas de table des matières suivie de la section 100",
    ),
    # Files that are opened
    Phrase("There is no file {path}.", "Il n'y a pas de fichier {path}."),
    Phrase(
        "{path} is no file that quizapp opens: those end in {ends}.",
        "{path} n'est pas un fichier que quizapp ouvre : ceux-ci finissent par {ends}.",
    ),
    Phrase(
        "{path} is a folder. To add the questions in it: {command}",
        "{path} est un dossier. Pour ajouter ses questions : {command}",
    ),
    # Libraries that are missing
    Phrase(
        "Painting a PDF needs libraries that are not installed: {names}. Install them"
        " with: {command}",
        "Un PDF demande des bibliothèques qui ne sont pas installées : {names}."
        " Installez-les par : {command}",
    ),
    Phrase(
        "Painting a PDF needs PySide6, which cannot be loaded ({reason})."
        " `quizapp doctor` says what is missing.",
        "Un PDF demande PySide6, qui ne peut pas être chargé ({reason})."
        " `quizapp doctor` dit ce qui manque.",
    ),
    Phrase(
        "Writing a deck for Anki needs the package genanki, which is not installed;"
        " {command} installs it.",
        "Un paquet Anki demande genanki, qui n'est pas installé ; {command}"
        " l'installe.",
    ),
)
"""Each sentence as it is said of a file, and in every language."""
