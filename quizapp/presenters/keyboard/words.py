"""Words of changing keys."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Counted, Phrase

WORDS = {
    "settings.own-keys": Phrase("Own keys", "Touches personnelles"),
    "settings.own-keys.line": Phrase(
        "Each command can have another key. Hints, buttons and lists show it.",
        "Chaque commande peut avoir une autre touche. Les aides, les boutons et les listes"
        " la montrent.",
    ),
    "keyboard.open": Phrase("Change keys", "Changer des touches"),
    "keyboard.title": Phrase("Change keys", "Changer des touches"),
    "keyboard.line": Phrase(
        "Enter on a command, then its new key. Del brings its usual key back.",
        "Entrée sur une commande, puis sa nouvelle touche. Suppr lui rend sa touche"
        " habituelle.",
    ),
    "keyboard.search": Phrase(
        "Search commands or keys", "Chercher une commande, une touche"
    ),
    "keyboard.nothing": Phrase(
        "No command is called that.", "Aucune commande ne s'appelle ainsi."
    ),
    "keyboard.changed-count": Phrase(
        Counted("{n} key is changed", "{n} keys are changed"),
        Counted("{n} touche changée", "{n} touches changées"),
    ),
    "keyboard.reset-all": Phrase("All usual keys", "Toutes les touches habituelles"),
    "keyboard.waiting": Phrase("Press a key", "Appuyez sur une touche"),
    "keyboard.waiting.line": Phrase(
        "Press the new key for “{does}”. Esc leaves {cap}.",
        "Appuyez sur la nouvelle touche pour « {does} ». Échap garde {cap}.",
    ),
    "keyboard.usually": Phrase("usually {cap}", "d'habitude {cap}"),
    "keyboard.spoken": Phrase(
        "{where}, {does}, key {cap}", "{where}, {does}, touche {cap}"
    ),
    "keyboard.changed": Phrase(
        "“{does}” now has the key {cap}.", "« {does} » a maintenant la touche {cap}."
    ),
    "keyboard.usual-again": Phrase(
        "“{does}” has its usual key {cap} again.",
        "« {does} » a de nouveau sa touche habituelle {cap}.",
    ),
    "keyboard.all-usual": Phrase(
        "All commands have their usual keys again.",
        "Toutes les commandes ont de nouveau leurs touches habituelles.",
    ),
    "keyboard.taken": Phrase(
        "{cap} is taken: {where}, “{does}”. Nothing was changed; press another key.",
        "{cap} est prise : {where}, « {does} ». Rien n'a changé ; appuyez sur une autre.",
    ),
    "keyboard.fixed": Phrase(
        "{cap} keeps its meaning there. Nothing was changed; press another key.",
        "{cap} y garde son sens. Rien n'a changé ; appuyez sur une autre touche.",
    ),
    "keyboard.writing": Phrase(
        "This command works while one writes, too: it takes Ctrl with a letter, or F1 to"
        " F12. Nothing was changed.",
        "Cette commande sert aussi pendant qu'on écrit : il lui faut Ctrl avec une lettre,"
        " ou F1 à F12. Rien n'a changé.",
    ),
    "keyboard.cannot": Phrase(
        "This key cannot be chosen. A letter, a sign, F1 to F12, or Ctrl with a letter can."
        " Nothing was changed.",
        "Cette touche ne peut pas être choisie. Une lettre, un signe, F1 à F12, ou Ctrl avec"
        " une lettre le peuvent. Rien n'a changé.",
    ),
}
"""Phrases by key."""
