"""Words of the palette."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Counted, Phrase

WORDS = {
    "palette": Phrase("Search and commands", "Recherche et commandes"),
    "palette.search": Phrase(
        "Search commands, questions, cards, rules, topics",
        "Cherchez une commande, une question, une carte, une règle, un thème",
    ),
    "palette.search.short": Phrase(
        "Search commands and questions", "Cherchez une commande, une question"
    ),
    "palette.none": Phrase(
        "Nothing is called that. Fewer letters find more.",
        "Rien ne s'appelle ainsi. Moins de lettres trouvent davantage.",
    ),
    "palette.preparing": Phrase(
        "The questions are being prepared: until then they are found by their id.",
        "Préparation des questions : d'ici là, elles se trouvent par leur identifiant.",
    ),
    "palette.found": Phrase(
        Counted("{n} found", "{n} found"), Counted("{n} trouvé", "{n} trouvés")
    ),
    "palette.questions": Phrase(
        Counted("{n} question", "{n} questions"),
        Counted("{n} question", "{n} questions"),
    ),
    "palette.command": Phrase("Command", "Commande"),
    "palette.question": Phrase("Question", "Question"),
    "palette.card": Phrase("Card", "Carte"),
    "palette.rule": Phrase("Rule", "Règle"),
    "palette.topic": Phrase("Topic", "Thème"),
    "palette.text-larger": Phrase("Larger text", "Texte plus grand"),
    "palette.text-smaller": Phrase("Smaller text", "Texte plus petit"),
    "palette.next-area": Phrase("Next area of the page", "Zone suivante de la page"),
    "palette.full-screen": Phrase("Full screen", "Plein écran"),
    "palette.quit": Phrase("Close the window", "Fermer la fenêtre"),
    "palette.language": Phrase("Change the language", "Changer de langue"),
    "keys.open": Phrase("open", "ouvrir"),
    "keys.answer-at-once": Phrase("answer at once", "y répondre tout de suite"),
    "keys.quit": Phrase("close the window", "fermer la fenêtre"),
}
"""Phrases by key."""
