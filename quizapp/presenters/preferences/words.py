"""Words of the settings page: its groups, and what can be set in the window."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Counted, Phrase

WORDS = {
    "settings.group.look": Phrase("Look", "Apparence"),
    "settings.group.language": Phrase("Language", "Langue"),
    "settings.group.study": Phrase("Study", "Étude"),
    "settings.group.keyboard": Phrase("Keyboard", "Clavier"),
    "settings.group.motion": Phrase("Motion", "Mouvement"),
    "settings.group.data": Phrase("Your data", "Vos données"),
    "settings.group.rules": Phrase("Rules texts", "Textes des règles"),
    "settings.group.added": Phrase("Questions of others", "Questions d'autrui"),
    "settings.categories": Phrase("Groups of settings", "Groupes de réglages"),
    "settings.search": Phrase("Search settings", "Chercher un réglage"),
    "settings.found": Phrase(
        Counted("{n} setting found", "{n} settings found"),
        Counted("{n} réglage trouvé", "{n} réglages trouvés"),
    ),
    "settings.nothing": Phrase(
        "No setting is called that. Esc shows all of them.",
        "Aucun réglage ne s'appelle ainsi. Échap les montre tous.",
    ),
    "keys.take-back": Phrase("take back", "annuler"),
    "keys.section": Phrase("group", "groupe"),
    "settings.kept-aside": Phrase(
        "Some settings could not be understood. The usual ones are in their place; what"
        " was there is kept in {file}, beside your data.",
        "Certains réglages étaient incompréhensibles. Les valeurs habituelles les"
        " remplacent ; ce qu'il y avait est gardé dans {file}, près de vos données.",
    ),
    "settings.on": Phrase("on", "activé"),
    "settings.off": Phrase("off", "désactivé"),
    "settings.sample": Phrase(
        "Nina decides for Amy until the end of this turn. This is how questions look.",
        "Nina décide pour Amy jusqu'à la fin de ce tour. Les questions se lisent ainsi.",
    ),
    "settings.sample.small": Phrase(
        "This is how hints, rule numbers and other small texts look.",
        "Les aides, les numéros de règles et les autres petits textes se lisent ainsi.",
    ),
    "settings.strong-outlines": Phrase("Stronger outlines", "Contours plus nets"),
    "settings.strong-outlines.line": Phrase(
        "Stronger borders and no tinted surfaces.",
        "Des bordures plus marquées et pas de surfaces teintées.",
    ),
    "settings.fixed-seats": Phrase("Keep seats fixed", "Garder les places"),
    "settings.fixed-seats.line": Phrase(
        "Otherwise the active player sits below. It holds from the next board on.",
        "Sinon, la personne active est en bas. Cela vaut dès le prochain plateau.",
    ),
    "settings.letter-keys": Phrase("Single keys", "Touches seules"),
    "settings.letter-keys.line": Phrase(
        "Letters, digits and signs act without Ctrl. Arrows, Space, Enter and Esc always"
        " do.",
        "Lettres, chiffres et signes agissent sans Ctrl. Les flèches, Espace, Entrée et"
        " Échap toujours.",
    ),
    "settings.key-caps": Phrase("Keys on buttons", "Touches sur les boutons"),
    "settings.key-caps.line": Phrase(
        "Each button shows the key that presses it.",
        "Chaque bouton montre la touche qui l'actionne.",
    ),
    "settings.less-motion": Phrase("Less motion", "Moins de mouvement"),
    "settings.less-motion.line": Phrase(
        "Pages change at once, without a fade. In exams it is always so.",
        "Les pages changent d'un coup, sans fondu. C'est toujours ainsi en examen.",
    ),
}
"""Phrases by key."""
