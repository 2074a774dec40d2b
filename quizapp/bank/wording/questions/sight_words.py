"""Words for questions and claims about who may look at what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from quizapp.bank.wording.lists import say_all
from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.bank.wording.step_names import STEPS
from quizapp.rules.nouns.sights import Seen, Sight
from quizapp.rules.proof.aspects.seeing import HiddenFrom, SeenBy, Sees

_WHAT = {
    Seen.HAND: mark("{of:s} hand"),
    Seen.LIBRARY: mark("the cards of {of:s} library"),
    Seen.LIBRARY_TOP: mark("the top card of {of:s} library"),
    Seen.FACE_DOWN_PERMANENT: mark("{of:s} face-down {card}"),
    Seen.FACE_DOWN_EXILE: mark("the face-down exiled {card}"),
    Seen.EXILE_ORDER: mark("the order in which {of:s} cards were exiled face down"),
    Seen.OUTSIDE: mark("{of:s} sideboard"),
    Seen.NOTES: mark("{of:s} notes"),
}
_MAY = {
    "now": mark("May {who} now look at {what}?"),
    "always": mark("May {who} look at {what} all the time?"),
    "ever": mark("May {who} look at {what} at some point?"),
}
_MAY_ONLY_IN = mark("May {who} look at {what} only in these steps: {steps}?")
_LOOKS = {
    "now": mark("{who} may now look at {what}."),
    "always": mark("{who} may look at {what} all the time."),
    "ever": mark("At some point, {who} may look at {what}."),
}
_LOOKS_ONLY_IN = mark("{who} may look at {what} only in these steps: {steps}.")
_IS_HIDDEN = mark("Is {who} never allowed to look at {what}?")
_HIDDEN = mark("At no time may {who} look at {what}.")
_EXACTLY = mark("May only {players} look at {what}?")
_BY_NOBODY = mark("Is nobody allowed to look at {what}?")
_SEEN_BY = mark("Only {players} may look at {what}.")
_SEEN_BY_NOBODY = mark("Nobody may look at {what}.")
_WHICH = mark("Which of these may {who} look at now?")

ALL_TEMPLATES = (
    *_WHAT.values(),
    *_MAY.values(),
    _MAY_ONLY_IN,
    *_LOOKS.values(),
    _LOOKS_ONLY_IN,
    _IS_HIDDEN,
    _HIDDEN,
    _EXACTLY,
    _BY_NOBODY,
    _SEEN_BY,
    _SEEN_BY_NOBODY,
    _WHICH,
)

Seeing = Sees | HiddenFrom | SeenBy


class _Frames(NamedTuple):
    """The sentences that ask about seeing, or those that claim it."""

    may: Mapping[str, str]
    only_in: str
    hidden: str
    by_nobody: str
    by: str


_ASKED = _Frames(_MAY, _MAY_ONLY_IN, _IS_HIDDEN, _BY_NOBODY, _EXACTLY)
_CLAIMED = _Frames(_LOOKS, _LOOKS_ONLY_IN, _HIDDEN, _SEEN_BY_NOBODY, _SEEN_BY)


def ask_seeing(aspect: Seeing, speaker: Speaker) -> str:
    """Ask whether somebody may look at something."""
    return _say_seeing(aspect, _ASKED, speaker)


def ask_which_seen(who: str, speaker: Speaker) -> str:
    """Ask which of several things a player may look at."""
    return speaker.say(_WHICH, who=who)


def claim_seeing(claim: Seeing, speaker: Speaker) -> str:
    """Claim that somebody may look at something, or that nobody may."""
    return _say_seeing(claim, _CLAIMED, speaker)


def _say_seeing(aspect: Seeing, frames: _Frames, speaker: Speaker) -> str:
    what = say_sight(aspect.sight, speaker)
    match aspect:
        case Sees(who=who, only_in=()):
            return speaker.say(frames.may[aspect.when], who=who, what=what)
        case Sees(who=who):
            steps = _say_steps(aspect, speaker)
            return speaker.say(frames.only_in, who=who, what=what, steps=steps)
        case HiddenFrom(who=who):
            return speaker.say(frames.hidden, who=who, what=what)
        case SeenBy(players=()):
            return speaker.say(frames.by_nobody, what=what)
    return speaker.say(frames.by, what=what, players=_say_players(aspect, speaker))


def say_sight(sight: Sight, speaker: Speaker) -> str:
    """Say what there is to look at."""
    return speaker.say(_WHAT[sight.what], of=sight.of, card=sight.card)


def _say_steps(aspect: Sees, speaker: Speaker) -> str:
    return say_all([speaker.translate(STEPS[each]) for each in aspect.only_in], speaker)


def _say_players(aspect: Seeing, speaker: Speaker) -> str:
    assert isinstance(aspect, SeenBy)
    return say_all([str(speaker.word(each)) for each in aspect.players], speaker)
