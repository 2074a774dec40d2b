"""Words for instructions about searching, and about what is done with what was found."""

from __future__ import annotations

from quizapp.bank.wording.cards.instruction_words import (
    Telling,
    say_cards,
    say_instruction,
)
from quizapp.bank.wording.cards.place_words import say_into_own, say_into_their
from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.rules.instructions.condition import May
from quizapp.rules.instructions.drawing import DiscardHand
from quizapp.rules.instructions.gaining import GainControl
from quizapp.rules.instructions.searching import PutOnTop, Search, Shuffle
from quizapp.rules.nouns.scope import Who
from quizapp.rules.nouns.zones import Zone

_SEARCH = {
    True: mark("search {where} for {cards}"),
    False: mark("{who} searches {where} for {cards}"),
}
"""By whether it is you who searches; so are those below."""
_LIBRARY = {True: mark("your library"), False: mark("their library")}
_WITH_GRAVEYARD = {
    True: mark("your library and graveyard"),
    False: mark("their library and graveyard"),
}
_WITH_HAND = {
    True: mark("your library and hand"),
    False: mark("their library and hand"),
}
_ALSO = {"graveyard": _WITH_GRAVEYARD, "hand": _WITH_HAND}
_OR_GRAVEYARD = {
    True: mark("your library and/or graveyard"),
    False: mark("their library and/or graveyard"),
}
_OR_HAND = {
    True: mark("your library and/or hand"),
    False: mark("their library and/or hand"),
}
_AND_OR = {"graveyard": _OR_GRAVEYARD, "hand": _OR_HAND}
_LIBRARY_OF = mark("{owner:s} library")
_REVEAL = {True: mark("reveal it"), False: mark("reveals it")}
_PUT_ONE = {True: mark("put it {where}"), False: mark("puts it {where}")}
_PUT_MANY = {True: mark("put them {where}"), False: mark("puts them {where}")}
_TAPPED = mark("{put} tapped")
_FACE_DOWN = mark("{put} face down")
_UP_TO = mark("up to {cards}")
_NAMED = mark("a card named {name}")
_SHUFFLE = {True: mark("shuffle"), False: mark("{who} shuffles")}
_IF_SEARCHED = mark("{shuffle} if that library was searched")
_ON_TOP = {
    True: mark("put that card on top of your library"),
    False: mark("{who} puts that card on top of their library"),
}
_MAY = {True: mark("you may do this: {does}"), False: mark("{who} may: {does}")}
_GAIN_CONTROL = {
    True: mark("you gain control of target permanent"),
    False: mark("{who} gains control of target permanent you control"),
}
_DISCARD_HAND = {
    True: mark("discard your hand"),
    False: mark("{who} discards their hand"),
}

ALL_TEMPLATES = (
    *_SEARCH.values(),
    *_LIBRARY.values(),
    *_WITH_GRAVEYARD.values(),
    *_WITH_HAND.values(),
    *_OR_GRAVEYARD.values(),
    *_OR_HAND.values(),
    _IF_SEARCHED,
    _LIBRARY_OF,
    *_REVEAL.values(),
    *_PUT_ONE.values(),
    *_PUT_MANY.values(),
    _TAPPED,
    _FACE_DOWN,
    _UP_TO,
    _NAMED,
    *_SHUFFLE.values(),
    *_ON_TOP.values(),
    *_MAY.values(),
    *_GAIN_CONTROL.values(),
    *_DISCARD_HAND.values(),
)


@say_instruction.register
def _(instruction: Search, telling: Telling) -> str:
    yours, speaker = instruction.who is Who.YOU, telling.speaker
    cards = _say_sought(instruction, speaker)
    where = _say_where(instruction, telling)
    parts = [telling.say(_SEARCH[yours], instruction.who, where=where, cards=cards)]
    if instruction.reveal:
        parts.append(speaker.say(_REVEAL[yours]))
    if instruction.put is not Zone.LIBRARY:
        parts.append(_say_put(instruction, speaker))
    return ", ".join(parts)


def _say_where(search: Search, telling: Telling) -> str:
    yours, speaker = search.who is Who.YOU, telling.speaker
    if search.of is Who.TARGET:
        return speaker.say(_LIBRARY_OF, owner=telling.say_target())
    if not search.also:
        return speaker.say(_LIBRARY[yours])
    both = _AND_OR if search.any_zones else _ALSO
    return speaker.say(both[search.also[0]][yours])


def _say_put(search: Search, speaker: Speaker) -> str:
    yours = search.who is Who.YOU
    into = say_into_own if yours else say_into_their
    template = (_PUT_ONE if search.count == 1 else _PUT_MANY)[yours]
    put = speaker.say(template, where=into(search.put, speaker))
    if search.face_down:
        return speaker.say(_FACE_DOWN, put=put)
    return speaker.say(_TAPPED, put=put) if search.tapped else put


def _say_sought(search: Search, speaker: Speaker) -> str:
    quality = search.quality
    if quality is not None and quality.named:
        return speaker.say(_NAMED, name=quality.named)
    cards = say_cards(quality, search.count, speaker)
    return speaker.say(_UP_TO, cards=cards) if search.up_to else cards


@say_instruction.register
def _(instruction: Shuffle, telling: Telling) -> str:
    said = telling.say(_SHUFFLE[instruction.who is Who.YOU], instruction.who)
    if instruction.if_searched:
        return telling.speaker.say(_IF_SEARCHED, shuffle=said)
    return said


@say_instruction.register
def _(instruction: PutOnTop, telling: Telling) -> str:
    return telling.say(_ON_TOP[instruction.who is Who.YOU], instruction.who)


@say_instruction.register
def _(instruction: May, telling: Telling) -> str:
    does = telling.say_all(instruction.do)
    return telling.say(_MAY[instruction.who is Who.YOU], instruction.who, does=does)


@say_instruction.register
def _(instruction: DiscardHand, telling: Telling) -> str:
    return telling.say(_DISCARD_HAND[instruction.who is Who.YOU], instruction.who)


@say_instruction.register
def _(instruction: GainControl, telling: Telling) -> str:
    return telling.say(_GAIN_CONTROL[instruction.who is Who.YOU], instruction.who)
