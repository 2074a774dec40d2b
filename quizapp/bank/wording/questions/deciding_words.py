"""Words for questions and claims about who decides, and about what is asked at all."""

from __future__ import annotations

from quizapp.bank.wording.questions.decision_words import (
    is_left_to_chance,
    say_decision,
    say_decision_for,
)
from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.rules.nouns.objects import Player
from quizapp.rules.proof.aspects.deciding import Decides, IsAsked, NextAsked, WhoDecides
from quizapp.rules.proof.aspects.policy import IsNotAsked
from quizapp.rules.proof.occasions import Occasion

_WHO = mark("Who decides {what}?")
_DOES = mark("Does {who} decide {what}?")
_DECIDES = mark("{who} decides {what}.")
_IS_ASKED = mark("Does any player decide {what}?")
_ASKED = mark("Some player decides {what}.")
_ASKED_BY = mark("At some point, {who} decides {what}.")
_ASKED_OF_CHANCE = mark("It is decided at random {what}.")
_NOT_ASKED = mark("No player decides {what}.")
_IS_NEXT = mark("Is {who} the next to decide, and does {who} decide {what}?")
_NEXT = mark("{who} is the next to decide, and decides {what}.")

ALL_TEMPLATES = (
    _WHO,
    _DOES,
    _DECIDES,
    _IS_ASKED,
    _ASKED,
    _ASKED_BY,
    _ASKED_OF_CHANCE,
    _NOT_ASKED,
    _IS_NEXT,
    _NEXT,
)

Deciding = WhoDecides | Decides | IsAsked | NextAsked


def ask_deciding(aspect: Deciding, speaker: Speaker) -> str:
    """Ask who decides, or whether somebody does."""
    what = say_decision_for(aspect.when, speaker)
    match aspect:
        case WhoDecides():
            return speaker.say(_WHO, what=what)
        case Decides(who=who):
            return speaker.say(
                _DOES, who=who, what=_say_what(aspect.when, who, speaker)
            )
        case NextAsked(by=by):
            return speaker.say(_IS_NEXT, who=by, what=what)
    return speaker.say(_IS_ASKED, what=what)


def claim_deciding(claim: Decides | IsAsked | NextAsked, speaker: Speaker) -> str:
    """Claim that somebody decides, or that nobody does."""
    when = claim.when
    match claim:
        case Decides(who=who):
            what = _say_what(when, who, speaker)
            return speaker.say(_DECIDES, who=who, what=what)
        case NextAsked(by=by):
            return speaker.say(_NEXT, who=by, what=_say_what(when, by, speaker))
        case IsNotAsked():
            return speaker.say(_NOT_ASKED, what=say_decision_for(when, speaker))
    return _claim_asked(when, speaker)


def _say_what(when: Occasion, decider: Player, speaker: Speaker) -> str:
    """Say what is decided, and for whom if that is somebody else."""
    if when.player == decider:
        return say_decision(when, speaker)
    return say_decision_for(when, speaker)


def _claim_asked(when: Occasion, speaker: Speaker) -> str:
    if is_left_to_chance(when):
        what = say_decision(when, speaker)
        return speaker.say(_ASKED_OF_CHANCE, what=what)
    if when.decider is not None:
        what = _say_what(when, when.decider, speaker)
        return speaker.say(_ASKED_BY, who=when.decider, what=what)
    return speaker.say(_ASKED, what=say_decision_for(when, speaker))
