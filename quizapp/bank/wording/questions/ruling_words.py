"""Words for questions and claims about what a judge rules."""

from __future__ import annotations

from quizapp.bank.wording.lists import say_all
from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.rules.policy.ruling import Infraction, Penalty, Remedy
from quizapp.rules.proof.aspects.policy import (
    Answerable,
    Infractions,
    Penalties,
    RemedyIs,
    RulingClaim,
)
from quizapp.rules.refusal import RefusalError

INFRACTIONS = {
    Infraction.MISSED_TRIGGER: mark("Missed Trigger ({player})"),
    Infraction.EXTRA_CARDS_SEEN: mark("Looking at Extra Cards ({player})"),
    Infraction.HIDDEN_CARD_ERROR: mark("Hidden Card Error ({player})"),
    Infraction.MULLIGAN_ERROR: mark("Mulligan Procedure Error ({player})"),
    Infraction.RULE_VIOLATION: mark("Game Rule Violation ({player})"),
    Infraction.FAILURE_TO_MAINTAIN: mark("Failure to Maintain Game State ({player})"),
    Infraction.OUTSIDE_ASSISTANCE: mark("Outside Assistance ({player})"),
    Infraction.SLOW_PLAY: mark("Slow Play ({player})"),
    Infraction.COMMUNICATION: mark("Communication Policy Violation ({player})"),
    Infraction.STALLING: mark("Stalling ({player})"),
    Infraction.CHEATING: mark("Cheating ({player})"),
    Infraction.NONE: mark("no infraction ({player})"),
    Infraction.COMMON_ISSUE: mark("a common issue at Regular REL ({player})"),
    Infraction.UNWANTED_BEHAVIOUR: mark("unwanted behaviour at Regular REL ({player})"),
}
_PENALTIES = {
    Penalty.NONE: mark("no penalty for {player}"),
    Penalty.WARNING: mark("a Warning for {player}"),
    Penalty.GAME_LOSS: mark("a Game Loss for {player}"),
    Penalty.MATCH_LOSS: mark("a Match Loss for {player}"),
    Penalty.DISQUALIFICATION: mark("a Disqualification for {player}"),
}
REMEDIES = {
    Remedy.DEFAULT_NOW_OR_NEXT_PHASE: mark(
        "The ability resolves with its default action; {who} chooses whether now or as "
        "the next phase begins."
    ),
    Remedy.DEFAULT_IF_CHOSEN: mark(
        "{who} chooses whether the ability resolves now with its default action."
    ),
    Remedy.DEFAULT_UNLESS_DECLINED: mark(
        "The ability resolves at once with its default action, unless {who} declines."
    ),
    Remedy.STACK_IF_CHOSEN: mark(
        "{who} chooses whether the ability is put on the stack now."
    ),
    Remedy.STACK_AT_ONCE: mark(
        "The ability is put on the stack now, and nobody is asked."
    ),
    Remedy.PLAY_ON: mark("Nothing is done: the game goes on without the trigger."),
    Remedy.REVEAL_AND_CHOOSE: mark(
        "The hand is revealed, and {who} chooses the cards that are shuffled into the "
        "library."
    ),
    Remedy.RANDOM_TO_TOP: mark(
        "Cards chosen at random from the hand are put on top of the library."
    ),
    Remedy.SHUFFLE_IN: mark(
        "The cards that were seen are shuffled into the random part of the library."
    ),
    Remedy.TWO_MORE_TURNS: mark(
        "If time runs out in the round, two turns are added to those that follow."
    ),
    Remedy.ONE_MORE_MULLIGAN: mark("One more mulligan is taken."),
    Remedy.SIMPLE_BACKUP: mark(
        "A simple backup undoes the last action, and the game goes on from there."
    ),
    Remedy.UNTAP_NOW: mark("What was not untapped is untapped now."),
    Remedy.DRAW_NOW: mark("The missed card is drawn now."),
    Remedy.DISCARD_NOW: mark(
        "What was not discarded is discarded now, and {who} chooses it."
    ),
    Remedy.JUDGE_DECIDES: mark(
        "The head judge considers a backup, and otherwise leaves the game as it is."
    ),
    Remedy.NOTHING: mark("Nothing is done to the game."),
}
_SOMEBODY = mark("one of the players")
_IS_RIGHT = mark("You are the judge. Is this right? {claim}")
_INFRACTION = mark("The only infraction is {list}.")
_INFRACTIONS = mark("The infractions are {list}.")
_NO_INFRACTION = mark("Nobody has committed an infraction.")
_PENALTY = mark("The only penalty is {list}.")
_PENALTIES_ARE = mark("The penalties are {list}.")
_NO_PENALTY = mark("There is no penalty.")
_ANSWERABLE = mark("Only {who} is answerable for the error.")
_BOTH_ANSWERABLE = mark("These players are answerable for the error: {who}.")
_NOBODY_ANSWERABLE = mark("Nobody is answerable for the error.")

ALL_TEMPLATES = (
    *INFRACTIONS.values(),
    *_PENALTIES.values(),
    *REMEDIES.values(),
    _SOMEBODY,
    _IS_RIGHT,
    _INFRACTION,
    _INFRACTIONS,
    _NO_INFRACTION,
    _PENALTY,
    _PENALTIES_ARE,
    _NO_PENALTY,
    _ANSWERABLE,
    _BOTH_ANSWERABLE,
    _NOBODY_ANSWERABLE,
)


def ask_ruling_claim(aspect: RulingClaim, speaker: Speaker) -> str:
    """Ask whether a ruling is right."""
    claim = claim_ruling(aspect, speaker)
    return speaker.say(_IS_RIGHT, claim=claim)


def claim_ruling(claim: RulingClaim, speaker: Speaker) -> str:
    """Claim what the judge rules.

    :raises RefusalError: if there are no words for it.
    """
    match claim:
        case Answerable(who=who):
            return _claim_answerable(who, speaker)
        case Infractions(found=found):
            said = [speaker.say(INFRACTIONS[each], player=who) for who, each in found]
            return _count(said, (_NO_INFRACTION, _INFRACTION, _INFRACTIONS), speaker)
        case Penalties(given=given):
            said = [speaker.say(_PENALTIES[each], player=who) for who, each in given]
            return _count(said, (_NO_PENALTY, _PENALTY, _PENALTIES_ARE), speaker)
        case RemedyIs(remedy=remedy, by=by):
            chooser = by or speaker.translate(_SOMEBODY)
            return capital(speaker.say(REMEDIES[remedy], who=chooser))
    raise RefusalError("there are no words for this claim about a ruling")


def _count(said: list[str], templates: tuple[str, str, str], speaker: Speaker) -> str:
    template = templates[min(len(said), 2)]
    return speaker.say(template, list=say_all(said, speaker))


def _claim_answerable(who: tuple[str, ...], speaker: Speaker) -> str:
    names = say_all([str(speaker.word(each)) for each in who], speaker)
    templates = (_NOBODY_ANSWERABLE, _ANSWERABLE, _BOTH_ANSWERABLE)
    return speaker.say(templates[min(len(who), 2)], who=names)


def capital(text: str) -> str:
    """Begin a sentence with a capital letter."""
    return text[:1].upper() + text[1:]
