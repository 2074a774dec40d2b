"""Words for static abilities, as short as a card face needs them."""

from __future__ import annotations

from functools import singledispatch

from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.rules.cards.abilities import StaticEffect
from quizapp.rules.instructions.hidden.looking import LookAtExiled, LookAtTop
from quizapp.rules.instructions.hidden.piles import DrawFromPile
from quizapp.rules.instructions.statics.graveyards import ExileFromGraveyards
from quizapp.rules.instructions.statics.searching import (
    ControlSearchers,
    ExileFound,
    NoSearching,
)
from quizapp.rules.instructions.statics.voting import ExtraVote

_LOOK_AT_EXILED = mark("you may look at cards exiled with this")
_LOOK_AT_TOP = mark("you may look at the top card of your library at any time")

_DRAW_FROM_PILE = mark(
    "if you would draw a card, you may put the top card of the pile exiled with this into "
    "your hand instead"
)
_EXTRA_VOTE = mark("while voting, you have one more vote")
_CONTROL_SEARCHERS = mark(
    "you control your opponents while they search their libraries"
)
_EXILE_FOUND = mark(
    "an opponent who searches their library exiles each card they find, you may play it "
    "while it is exiled, with mana as though of any colour"
)
_EXILE_FROM_GRAVEYARDS = {
    "opponents": mark(
        "a card that would be put into an opponent’s graveyard from anywhere is exiled "
        "instead"
    ),
    "all": mark(
        "a card that would be put into a graveyard from anywhere is exiled instead"
    ),
}
_NO_SEARCHING = mark("your opponents can’t search libraries")

ALL_TEMPLATES = (
    *_EXILE_FROM_GRAVEYARDS.values(),
    _CONTROL_SEARCHERS,
    _EXILE_FOUND,
    _NO_SEARCHING,
    _DRAW_FROM_PILE,
    _EXTRA_VOTE,
    _LOOK_AT_EXILED,
    _LOOK_AT_TOP,
)


@singledispatch
def say_static(static: StaticEffect, speaker: Speaker) -> str:
    """Say one static ability."""
    del speaker
    raise AssertionError(static)


@say_static.register
def _(static: LookAtExiled, speaker: Speaker) -> str:
    del static
    return speaker.say(_LOOK_AT_EXILED)


@say_static.register
def _(static: DrawFromPile, speaker: Speaker) -> str:
    del static
    return speaker.say(_DRAW_FROM_PILE)


@say_static.register
def _(static: ExtraVote, speaker: Speaker) -> str:
    del static
    return speaker.say(_EXTRA_VOTE)


@say_static.register
def _(static: LookAtTop, speaker: Speaker) -> str:
    del static
    return speaker.say(_LOOK_AT_TOP)


@say_static.register
def _(static: ControlSearchers, speaker: Speaker) -> str:
    del static
    return speaker.say(_CONTROL_SEARCHERS)


@say_static.register
def _(static: ExileFound, speaker: Speaker) -> str:
    del static
    return speaker.say(_EXILE_FOUND)


@say_static.register
def _(static: NoSearching, speaker: Speaker) -> str:
    del static
    return speaker.say(_NO_SEARCHING)


@say_static.register
def _(static: ExileFromGraveyards, speaker: Speaker) -> str:
    return speaker.say(_EXILE_FROM_GRAVEYARDS[static.whose])
