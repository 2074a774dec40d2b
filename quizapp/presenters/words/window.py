"""Words of the window: rail, bars, settings, about."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Counted, Phrase

WORDS = {
    "bank": Phrase("Question bank", "Questions"),
    "progress": Phrase("Progress", "Progrès"),
    "workbench": Phrase("Workbench", "Atelier"),
    "exams": Phrase("Exams", "Examens"),
    "study": Phrase("Study", "Étude"),
    "palette.open": Phrase("Search", "Rechercher"),
    "keys.search": Phrase("search and commands", "recherche et commandes"),
    "board": Phrase("What-if board", "Plateau d'essai"),
    "app": Phrase("quizapp", "quizapp"),
    "and": Phrase("and", "et"),
    "or": Phrase("or", "ou"),
    "rail": Phrase("Pages", "Pages"),
    "rail.current": Phrase("this page is open", "cette page est ouverte"),
    "today": Phrase("Today", "Aujourd'hui"),
    "settings": Phrase("Settings", "Réglages"),
    "help": Phrase("Help and keys", "Aide et touches"),
    "about": Phrase("About", "À propos"),
    "language": Phrase("Language", "Langue"),
    "theme": Phrase("Theme", "Thème"),
    "theme.system": Phrase("System", "Système"),
    "theme.light": Phrase("Light", "Clair"),
    "theme.dark": Phrase("Dark", "Sombre"),
    "text-size": Phrase("Text size", "Taille du texte"),
    "text-size.smaller": Phrase("Smaller text", "Texte plus petit"),
    "text-size.larger": Phrase("Larger text", "Texte plus grand"),
    "menu": Phrase("More", "Plus"),
    "close": Phrase("Close", "Fermer"),
    "back": Phrase("Back to Today", "Retour à l'accueil"),
    "saved": Phrase("All saved", "Tout est enregistré"),
    "saved-at": Phrase("Saved {time}", "Enregistré à {time}"),
    "settings.line": Phrase(
        "Changes are kept at once · Ctrl Z takes the last one back",
        "Les changements sont gardés aussitôt · Ctrl Z annule le dernier",
    ),
    "settings.language.line": Phrase(
        "Questions, explanations and the window. It can change in the middle of"
        " a question.",
        "Les questions, les explications et la fenêtre. Elle peut changer au"
        " milieu d'une question.",
    ),
    "settings.theme.line": Phrase(
        "“System” follows the computer.", "« Système » suit l'ordinateur."
    ),
    "settings.text-size.line": Phrase(
        "From 100 % to 200 %, anywhere with Ctrl + and Ctrl \N{MINUS SIGN}.",
        "De 100 % à 200 %, partout avec Ctrl + et Ctrl \N{MINUS SIGN}.",
    ),
    "settings.retention": Phrase("Remember at least", "Retenir au moins"),
    "settings.retention.line": Phrase(
        "The higher, the more often questions come back.",
        "Plus c'est élevé, plus les questions reviennent souvent.",
    ),
    "settings.new_per_day": Phrase("New questions a day", "Nouvelles par jour"),
    "settings.new_per_day.line": Phrase(
        "The most questions that are asked for the first time in a day.",
        "Nombre maximal de questions posées pour la première fois en un jour.",
    ),
    "settings.reviews_per_day": Phrase("Reviews a day", "Révisions par jour"),
    "settings.reviews_per_day.line": Phrase(
        "The most questions that come back in a day; the rest wait for the next day.",
        "Nombre maximal de questions qui reviennent ; le reste attend le lendemain.",
    ),
    "settings.day_starts_at": Phrase("A new day starts at", "La journée commence à"),
    "settings.day_starts_at.line": Phrase(
        "Until then it is still the day before.", "Avant, c'est encore la veille."
    ),
    "settings.leech_lapses": Phrase("Point out after", "Signaler après"),
    "settings.leech_lapses.line": Phrase(
        "A question forgotten that often needs another approach.",
        "Une question si souvent oubliée demande une autre approche.",
    ),
    "settings.times": Phrase(
        Counted("{n} time", "{n} times"), Counted("{n} fois", "{n} fois")
    ),
    "about.version": Phrase("Version {version}", "Version {version}"),
    "about.line": Phrase(
        "Training for judges: situations from the game, keys derived by a rules"
        " engine, every step with its rule.",
        "Entraînement pour arbitres : des situations de jeu, des réponses déduites"
        " par un moteur de règles, chaque étape avec sa règle.",
    ),
    "about.fan": Phrase(
        "quizapp is unofficial Fan Content permitted under the Fan Content"
        " Policy. Not approved or endorsed by Wizards. Portions of the materials"
        " used are property of Wizards of the Coast. © Wizards of the Coast LLC.",
        "quizapp est un contenu de fans non officiel, autorisé par la politique"
        " relative aux contenus de fans. Ni approuvé ni promu par Wizards. Certains"
        " éléments utilisés sont la propriété de Wizards of the Coast."
        " © Wizards of the Coast LLC.",
    ),
    "about.thanks": Phrase(
        "Drawn with Qt for Python (LGPL 3), the typefaces Inter and JetBrains Mono"
        " (OFL) and signs from Phosphor (MIT).",
        "Dessiné avec Qt pour Python (LGPL 3), les caractères Inter et JetBrains"
        " Mono (OFL) et les signes de Phosphor (MIT).",
    ),
    "about.data": Phrase(
        "Everything stays on this computer, except what you export or answer in an"
        " exam room.",
        "Tout reste sur cet ordinateur, sauf ce que vous exportez ou répondez dans une"
        " salle d'examen.",
    ),
    "message.details": Phrase("Details", "Détails"),
    "message.quit": Phrase("Close the window", "Fermer la fenêtre"),
    "message.damaged": Phrase(
        "The progress file is damaged", "Le fichier de progression est endommagé"
    ),
    "message.damaged.safe": Phrase(
        "A part of it cannot be read. Nothing has been overwritten; the file is kept"
        " as it is.",
        "Une partie est illisible. Rien n'a été écrasé ; le fichier est gardé tel"
        " quel.",
    ),
    "message.damaged.remedy": Phrase(
        "Put a sound copy in its place, or move the file away to begin with an empty"
        " one. Then try again.",
        "Mettez une copie intacte à sa place, ou déplacez le fichier pour en commencer"
        " un vide. Puis réessayez.",
    ),
    "message.newer": Phrase(
        "The progress file comes from a newer version",
        "Le fichier de progression vient d'une version plus récente",
    ),
    "message.newer.safe": Phrase(
        "Nothing has been changed in it.", "Rien n'y a été modifié."
    ),
    "message.newer.remedy": Phrase(
        "Start the newer version of the program.",
        "Lancez la version plus récente du programme.",
    ),
    "message.locked": Phrase(
        "Your progress is open somewhere else",
        "Votre progression est ouverte ailleurs",
    ),
    "message.locked.safe": Phrase(
        "Another window of this program is writing to it. Two at once could damage"
        " it, so this one waits. Nothing is lost.",
        "Une autre fenêtre de ce programme y écrit. À deux, elles pourraient"
        " l'endommager ; celle-ci attend donc. Rien n'est perdu.",
    ),
    "message.locked.remedy": Phrase(
        "Close the other window, then try again.",
        "Fermez l'autre fenêtre, puis réessayez.",
    ),
    "message.not-kept": Phrase(
        "The answer could not be kept", "La réponse n'a pas pu être enregistrée"
    ),
    "message.not-kept.safe": Phrase(
        "Every earlier answer is safe, and this question stays open.",
        "Toutes les réponses précédentes sont en sûreté, et cette question reste"
        " ouverte.",
    ),
    "message.not-kept.remedy": Phrase(
        "Free some space or check the folder, then try again.",
        "Libérez de la place ou vérifiez le dossier, puis réessayez.",
    ),
    "message.not-shown": Phrase(
        "The answer is saved, but the verdict cannot be shown",
        "La réponse est enregistrée, mais le verdict ne peut pas être affiché",
    ),
    "message.not-shown.safe": Phrase(
        "Your answer counts, as does every earlier one.",
        "Votre réponse compte, comme toutes les précédentes.",
    ),
    "message.not-shown.remedy": Phrase(
        "Try again, or go to Today: the session goes on with the next question.",
        "Réessayez, ou ouvrez « Aujourd'hui » : la séance continue à la question"
        " suivante.",
    ),
    "message.no-content": Phrase(
        "The questions are missing", "Les questions sont introuvables"
    ),
    "message.no-content.safe": Phrase(
        "Your progress is safe.", "Votre progression est en sûreté."
    ),
    "message.no-content.remedy": Phrase(
        "Install the program again, then try again.",
        "Réinstallez le programme, puis réessayez.",
    ),
    "message.unreadable": Phrase(
        "A question file cannot be read", "Un fichier de question est illisible"
    ),
    "message.unreadable.safe": Phrase(
        "Your progress is safe; only the questions are affected.",
        "Votre progression est en sûreté ; seules les questions sont touchées.",
    ),
    "message.unreadable.remedy": Phrase(
        "Correct the file named in the details, or install the program again. Then"
        " try again.",
        "Corrigez le fichier nommé dans les détails, ou réinstallez le programme."
        " Puis réessayez.",
    ),
    "message.refused": Phrase(
        "The engine cannot answer this question",
        "Le moteur ne sait pas répondre à cette question",
    ),
    "message.refused.safe": Phrase(
        "Every answer is safe. Nothing was asked that could count against you.",
        "Toutes les réponses sont en sûreté. Rien n'a été compté contre vous.",
    ),
    "message.refused.remedy": Phrase(
        "Go to Today and start a new session.",
        "Ouvrez « Aujourd'hui » et commencez une nouvelle séance.",
    ),
    "message.fault": Phrase(
        "The program made a mistake", "Le programme a commis une erreur"
    ),
    "message.fault.safe": Phrase(
        "Every answer that was marked as saved is safe.",
        "Toutes les réponses marquées comme enregistrées sont en sûreté.",
    ),
    "message.fault.remedy": Phrase(
        "Try again. If it comes back, report it with the details below.",
        "Réessayez. Si elle revient, signalez-la avec les détails ci-dessous.",
    ),
    "preparing": Phrase("Preparing the questions …", "Préparation des questions …"),
    "preparing.share": Phrase(
        "Preparing the questions: {percent}", "Préparation des questions : {percent}"
    ),
    "message.retry": Phrase("Try again", "Réessayer"),
    "message.today": Phrase("Go to Today", "Ouvrir « Aujourd'hui »"),
}
"""Phrases by key."""
