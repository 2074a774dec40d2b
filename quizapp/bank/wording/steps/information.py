"""Words for steps about who may look at what."""

from __future__ import annotations

from quizapp.bank.wording.speaker import mark
from quizapp.bank.wording.steps.variants import Variants

SENTENCES = {
    "see.hand/true": mark("Players may look at their own hand: {viewer} may."),
    "see.hand/false": mark("{viewer} has no right of her own to see {of:s} hand."),
    "see.library/true": mark(
        "Something lets {viewer} look at {of:s} library at this moment."
    ),
    "see.library/false": mark(
        "A library lies face down, and nothing lets {viewer} look at {of:s} library."
    ),
    "see.face-down/true": mark(
        "{viewer} controls the face-down {card} and may look at it at any time."
    ),
    "see.face-down/false": mark(
        "Only whoever controls the face-down {card} may look at it, and that is not "
        "{viewer}."
    ),
    "see.face-down/again": mark(
        "Having seen the face-down {card} once gives {viewer} no right to look again."
    ),
    "see.exile/true": mark(
        "An instruction lets {viewer} look at {card}, which is exiled face down."
    ),
    "see.exile/false": mark(
        "Nothing lets {viewer} look at {card}, which is exiled face down."
    ),
    "see.outside/true": mark(
        "{viewer} may look at the cards that {viewer} owns outside the game."
    ),
    "see.outside/false": mark(
        "The cards that {of} owns outside the game are not {viewer:s} to look at."
    ),
    "see.notes/true": mark("Players may read their own notes: {viewer} may."),
    "see.notes/false": mark(
        "Notes are no part of the game: {of:s} notes are not {viewer:s} to read."
    ),
    "control.sees/hand": mark(
        "{viewer} controls {subject} and sees what {subject} sees in the game, so also "
        "{of:s} hand."
    ),
    "control.sees/library": mark(
        "{viewer} controls {subject} and sees what {subject} sees in the game, so also "
        "the library that {subject} is looking at."
    ),
    "control.sees/library top": mark(
        "{viewer} controls {subject} and sees what {subject} sees in the game, so also "
        "the top of the library that {subject} is looking at."
    ),
    "control.sees/face-down permanent": mark(
        "{viewer} controls {subject} and sees what {subject} sees in the game, so also "
        "{subject:s} face-down permanents."
    ),
    "control.sees/face-down exile": mark(
        "{viewer} controls {subject} and sees what {subject} sees in the game, so also "
        "face-down exiled cards that {subject} may look at."
    ),
    "control.sees/both": mark(
        "Being controlled takes nothing from what {subject} may look at."
    ),
    "control.sees/outside/open": mark(
        "This edition keeps nothing from {viewer} that {subject} could see, so {viewer} "
        "may use the cards that {subject} owns outside the game."
    ),
    "control.sees/outside/closed": mark(
        "Cards outside the game are for {subject} alone to see: {viewer}, who decides for "
        "her, can have none of them chosen."
    ),
    "exile.remembered/true": mark(
        "{player} was once allowed to look at {card}, and may do so as long as it stays "
        "exiled face down."
    ),
    "exile.remembered/false": mark(
        "{player} was never allowed to look at {card}; having seen other cards does not "
        "count."
    ),
    "exile.remembered/never": mark(
        "In this edition a right to look at {card} does not last for {player}."
    ),
    "exile.remembered/shuffled": mark(
        "In this edition {player} may go on looking at {card} although its pile was "
        "shuffled."
    ),
    "exile.remembered/ended": mark(
        "{card} was shuffled into a pile, so {player:s} right to look at it has ended."
    ),
    "exile.remembered/looked": mark(
        "{player} looked at {card} before it was exiled face down, and may go on looking "
        "at it."
    ),
    "exile.remembered/unlooked": mark(
        "In this edition {player} may not look again at {card} once it is exiled face down."
    ),
    "exile.piles/true": mark(
        "Face-down exiled cards lie on piles by when and how they were exiled, and "
        "{viewer} sees that as everybody does."
    ),
    "exile.piles/false": mark(
        "This edition does not have {of:s} face-down exiled cards kept apart by when they "
        "were exiled."
    ),
    "shuffle.set": mark("{by} shuffles the library, even if no card was put into it."),
    "control.decides/half": mark(
        "{by} decides for {subject}, so {by} chooses the half that {subject} casts."
    ),
    "control.decides/scry": mark(
        "{by} decides for {subject}, so {by} chooses what stays on top of the library."
    ),
    "split.half": mark(
        "The half is chosen before the card is put on the stack, from the halves that can "
        "be cast."
    ),
}

VARIANTS: Variants = {
    "see.hand": lambda says: says["now"],
    "see.library": lambda says: says["now"],
    "see.face-down": lambda says: says["now"],
    "see.exile": lambda says: says["now"],
    "see.outside": lambda says: says["now"],
    "see.notes": lambda says: says["now"],
    "control.sees": lambda says: says["what"],
    "exile.remembered": lambda says: says["now"],
    "exile.piles": lambda says: says["now"],
}

ALL_TEMPLATES = tuple(SENTENCES.values())
