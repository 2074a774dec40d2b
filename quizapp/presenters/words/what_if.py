"""Words of the panel of other facts."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Counted, Phrase

WORDS = {
    "what-if.title": Phrase("What if …", "Et si …"),
    "what-if.tab": Phrase("What if", "Et si"),
    "what-if.about": Phrase(
        "Change one fact and the engine works out the key again.",
        "Changez un fait et le moteur calcule de nouveau la réponse.",
    ),
    "what-if.waiting": Phrase(
        "The engine is working out what would change …",
        "Le moteur calcule ce qui changerait …",
    ),
    "what-if.changes": Phrase("{before} → {after}", "{before} → {after}"),
    "what-if.stays": Phrase("stays {before}", "reste {before}"),
    "what-if.not-covered": Phrase("not covered", "non couvert"),
    "what-if.order.changes": Phrase("another order", "un autre ordre"),
    "what-if.order.stays": Phrase("stays the same", "reste le même"),
    "what-if.order.right": Phrase(
        "With this, another order is right.", "Dans ce cas, un autre ordre est juste."
    ),
    "what-if.order.right-still": Phrase(
        "With this, the order stays the same.", "Dans ce cas, l'ordre reste le même."
    ),
    "what-if.none": Phrase("none", "aucune"),
    "what-if.right": Phrase(
        Counted("With this, {letters} is right.", "With this, {letters} are right."),
        Counted(
            "Dans ce cas, {letters} est juste.", "Dans ce cas, {letters} sont justes."
        ),
    ),
    "what-if.right-none": Phrase(
        "With this, none of these options is right.",
        "Dans ce cas, aucune de ces options n'est juste.",
    ),
    "what-if.refused": Phrase(
        "Not covered: the engine will not guess.",
        "Non couvert : le moteur ne devine pas.",
    ),
    "what-if.step": Phrase(
        "Step {number} differs. {text} ({cite})",
        "L'étape {number} est différente. {text} ({cite})",
    ),
    "what-if.on": Phrase("turned on", "activé"),
    "what-if.off": Phrase("turned off", "désactivé"),
    "keys.what-if": Phrase("what if", "et si"),
    "keys.what-if-facts": Phrase("what if: change a fact", "et si : changer un fait"),
}
"""Phrases by key."""
