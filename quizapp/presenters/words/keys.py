"""Words about the keyboard."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Phrase

WORDS = {
    "key.enter": Phrase("Enter", "Entrée"),
    "key.space": Phrase("Space", "Espace"),
    "key.esc": Phrase("Esc", "Échap"),
    "key.home": Phrase("Home", "Début"),
    "keys.title": Phrase("All keys", "Toutes les touches"),
    "keys.line": Phrase(
        "Keys follow the letter printed on them, in every keyboard layout.",
        "Les touches suivent la lettre imprimée, sur tous les claviers.",
    ),
    "keys.everywhere": Phrase("Everywhere", "Partout"),
    "keys.home": Phrase("Today", "Aujourd'hui"),
    "keys.question": Phrase("Question", "Question"),
    "keys.after": Phrase("After the answer", "Après la réponse"),
    "keys.home-page": Phrase("start page", "accueil"),
    "keys.card": Phrase("card details", "détail de la carte"),
    "keys.card-to-card": Phrase("from card to card", "de carte en carte"),
    "keys.language": Phrase("change the language", "changer de langue"),
    "keys.text-size": Phrase("text size", "taille du texte"),
    "keys.settings": Phrase("settings", "réglages"),
    "keys.next-area": Phrase("next area", "zone suivante"),
    "keys.full-screen": Phrase("full screen", "plein écran"),
    "keys.rule-words": Phrase("the rule's own words", "le texte de la règle"),
    "keys.back": Phrase("back", "retour"),
    "keys.this-list": Phrase("this list", "cette liste"),
    "keys.retry": Phrase("try again", "réessayer"),
    "keys.all": Phrase("all keys", "toutes les touches"),
    "keys.start": Phrase("start", "commencer"),
    "keys.resume": Phrase("resume", "reprendre"),
    "keys.choose": Phrase("choose", "choisir"),
    "keys.tick": Phrase("tick", "cocher"),
    "keys.choose-or-tick": Phrase("choose or tick", "choisir ou cocher"),
    "keys.move": Phrase("move", "se déplacer"),
    "keys.rule-out": Phrase("rule out", "écarter"),
    "keys.check": Phrase("check answer", "vérifier"),
    "keys.unsure": Phrase("I don't know", "je ne sais pas"),
    "keys.as-text": Phrase("board as text", "plateau en texte"),
    "keys.next": Phrase("next question", "question suivante"),
    "keys.steps": Phrase("steps", "étapes"),
    "keys.editions": Phrase("older, newer edition", "édition précédente, suivante"),
    "keys.edition": Phrase("edition", "édition"),
    "keys.today": Phrase("today's rules", "règles d'aujourd'hui"),
    "keys.grade": Phrase("grade, then next question", "noter, puis question suivante"),
    "keys.undo": Phrase("undo the last answer", "annuler la dernière réponse"),
    "keys.leave-out": Phrase("leave the question out", "mettre la question de côté"),
    "keys.others": Phrase("other options", "autres options"),
}
"""Phrases by key."""
