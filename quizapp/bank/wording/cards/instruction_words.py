"""Words for instructions, as short as a card face needs them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from quizapp.bank.wording.cards.cost_words import say_target, say_that_target
from quizapp.bank.wording.cards.place_words import say_into_owners
from quizapp.bank.wording.cards.type_words import (
    say_subtype,
    say_supertype,
    say_type,
)
from quizapp.bank.wording.lists import say_number
from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.rules.cards.abilities import Instruction, TargetKind
from quizapp.rules.cards.card import Quality
from quizapp.rules.instructions.condition import If
from quizapp.rules.instructions.controlling import ControlPlayer, During
from quizapp.rules.instructions.drawing import Discard, Draw
from quizapp.rules.instructions.hands import Choose, Look, PlayCard
from quizapp.rules.instructions.life import DealDamage, GainLife, SetLife
from quizapp.rules.instructions.moving import Move
from quizapp.rules.instructions.sacrificing import Sacrifice, Sacrificed
from quizapp.rules.instructions.subgames.playing import PlaySubgame
from quizapp.rules.instructions.triggering.reflexive import WhenYouDo
from quizapp.rules.nouns.scope import What, Who
from quizapp.rules.nouns.zones import Zone

_YOU, _TARGET = Who.YOU, Who.TARGET

_DRAW_ONE = {_YOU: mark("draw a card"), _TARGET: mark("{who} draws a card")}
_DRAW_MANY = {
    _YOU: mark("draw {number} cards"),
    _TARGET: mark("{who} draws {number} cards"),
}
_DISCARD_ONE = {_YOU: mark("discard a card"), _TARGET: mark("{who} discards a card")}
_DISCARD_MANY = {
    _YOU: mark("discard {number} cards"),
    _TARGET: mark("{who} discards {number} cards"),
}
_LOOK = {_YOU: mark("look at your hand"), _TARGET: mark("look at {who:s} hand")}
_CHOOSE = {
    (_YOU, _YOU): mark("choose a card in your hand"),
    (_YOU, _TARGET): mark("choose a card in {who:s} hand"),
    (_TARGET, _YOU): mark("{who} chooses a card in your hand"),
    (_TARGET, _TARGET): mark("{who} chooses a card in their hand"),
}
"""By whom, and in whose hand."""
_PLAY = {
    _YOU: mark("play that card if able"),
    _TARGET: mark("{who} plays that card if able"),
}
_CONTROL = {
    (During.NEXT_TURN, _YOU): mark("you control yourself during your next turn"),
    (During.NEXT_TURN, _TARGET): mark("you control {who} during their next turn"),
    (During.THIS_RESOLUTION, _YOU): mark("you control yourself while this resolves"),
    (During.THIS_RESOLUTION, _TARGET): mark("you control {who} while this resolves"),
    (During.RESOLUTION_OF_CHOSEN, _YOU): mark(
        "you control yourself while that spell resolves"
    ),
    (During.RESOLUTION_OF_CHOSEN, _TARGET): mark(
        "you control {who} while that spell resolves"
    ),
}
_DAMAGE_ONE = mark("1 damage to {who}")
_DAMAGE_MANY = mark("{amount} damage to {who}")
_DAMAGE_TO_THAT_PLAYER = mark("{amount} damage to that player")
_DAMAGE_POWER = mark("damage equal to the sacrificed creature’s power to {who}")
_GAIN = {
    _YOU: mark("you gain {amount} life"),
    _TARGET: mark("{who} gains {amount} life"),
}
_SET_LIFE = {
    _YOU: mark("your life total becomes {to}"),
    _TARGET: mark("{who:s} life total becomes {to}"),
}
_SACRIFICE = {
    (Sacrificed.THIS, _YOU): mark("sacrifice this"),
    (Sacrificed.THIS, _TARGET): mark("{who} sacrifices this"),
    (Sacrificed.CREATURE, _YOU): mark("sacrifice a creature"),
    (Sacrificed.CREATURE, _TARGET): mark("{who} sacrifices a creature"),
    (Sacrificed.ANOTHER_CREATURE, _YOU): mark("sacrifice another creature"),
    (Sacrificed.ANOTHER_CREATURE, _TARGET): mark("{who} sacrifices another creature"),
}
_CARD = mark("a card")
_CARDS = mark("{number} cards")
_CARD_OF_TYPE = mark("a card of type {kinds}")
_CARDS_OF_TYPE = mark("{number} cards of type {kinds}")
_OR = mark("{kinds} or {last}")
_EXILE = {
    What.THIS: mark("exile this"),
    What.CHOSEN: mark("exile that card"),
    What.TARGET: mark("exile {who}"),
}
_MOVE = {
    What.THIS: mark("put this {where}"),
    What.CHOSEN: mark("put that card {where}"),
    What.TARGET: mark("put {who} {where}"),
}
_TRANSFORMED = mark("{moved} transformed")
_SUBGAME = mark(
    "players play a subgame with their libraries as decks, whoever does not win it loses "
    "half their life, rounded up"
)
_ITS_CONTROLLER = mark("its controller")
_IF = mark("if {number} or more cards are in your graveyard, {then}")

ALL_TEMPLATES = (
    *_DRAW_ONE.values(),
    *_DRAW_MANY.values(),
    *_DISCARD_ONE.values(),
    *_DISCARD_MANY.values(),
    *_LOOK.values(),
    *_CHOOSE.values(),
    *_PLAY.values(),
    *_CONTROL.values(),
    _DAMAGE_ONE,
    _DAMAGE_MANY,
    _DAMAGE_TO_THAT_PLAYER,
    _DAMAGE_POWER,
    *_GAIN.values(),
    *_SET_LIFE.values(),
    *_SACRIFICE.values(),
    _CARD,
    _CARDS,
    _CARD_OF_TYPE,
    _CARDS_OF_TYPE,
    _OR,
    *_EXILE.values(),
    *_MOVE.values(),
    _TRANSFORMED,
    _SUBGAME,
    _ITS_CONTROLLER,
    _IF,
)


class Telling:
    """Tells the instructions of one spell or ability, and knows what it has named."""

    def __init__(self, target: TargetKind | None, speaker: Speaker) -> None:
        self.speaker = speaker
        self._kind = target
        self._named = target is None

    def say_all(self, instructions: Sequence[Instruction]) -> str:
        """Say instructions in order; a condition begins a sentence of its own."""
        text = ""
        for each in instructions:
            said = say_instruction(each, self)
            if text and isinstance(each, If | WhenYouDo):
                text = f"{text}. {capitalised(said)}"
            else:
                text = f"{text}, {said}" if text else said
        return text

    def say(self, template: str, who: Who, **values: str | int) -> str:
        """Say a template that may speak of the target."""
        if who is Who.TARGET:
            values["who"] = self.say_target()
        elif who is Who.TARGETS_CONTROLLER:
            values["who"] = self.speaker.say(_ITS_CONTROLLER)
        return self.speaker.say(template, **values)

    def say_target(self) -> str:
        """Say the target: in full the first time."""
        first = not self._named
        self._named = True
        if first and self._kind is not None:
            return say_target(self._kind, self.speaker)
        return say_that_target(self._kind, self.speaker)


def capitalised(sentence: str) -> str:
    """Begin a sentence with a capital, and leave the rest as it is."""
    return sentence[:1].upper() + sentence[1:]


@singledispatch
def say_instruction(instruction: Instruction, telling: Telling) -> str:
    """Say one instruction."""
    del telling
    raise AssertionError(instruction)


@say_instruction.register
def _(instruction: Draw, telling: Telling) -> str:
    templates = _DRAW_ONE if instruction.count == 1 else _DRAW_MANY
    number = say_number(instruction.count, telling.speaker)
    if instruction.x:
        templates, number = _DRAW_MANY, "X"
    return telling.say(templates[instruction.who], instruction.who, number=number)


@say_instruction.register
def _(instruction: Discard, telling: Telling) -> str:
    templates = _DISCARD_ONE if instruction.count == 1 else _DISCARD_MANY
    number = say_number(instruction.count, telling.speaker)
    return telling.say(templates[instruction.who], instruction.who, number=number)


@say_instruction.register
def _(instruction: Look, telling: Telling) -> str:
    return telling.say(_LOOK[instruction.of], instruction.of)


@say_instruction.register
def _(instruction: Choose, telling: Telling) -> str:
    involved = (instruction.by, instruction.of)
    who = Who.TARGET if Who.TARGET in involved else Who.YOU
    return telling.say(_CHOOSE[involved], who)


@say_instruction.register
def _(instruction: PlayCard, telling: Telling) -> str:
    return telling.say(_PLAY[instruction.by], instruction.by)


@say_instruction.register
def _(instruction: ControlPlayer, telling: Telling) -> str:
    who = instruction.who
    return telling.say(_CONTROL[instruction.during, who], who)


@say_instruction.register
def _(instruction: DealDamage, telling: Telling) -> str:
    amount = instruction.amount
    if amount is None:
        return telling.say(_DAMAGE_POWER, Who.TARGET)
    if instruction.to is Who.THAT_PLAYER:
        return telling.speaker.say(_DAMAGE_TO_THAT_PLAYER, amount=amount)
    template = _DAMAGE_ONE if amount == 1 else _DAMAGE_MANY
    return telling.say(template, Who.TARGET, amount=amount)


@say_instruction.register
def _(instruction: GainLife, telling: Telling) -> str:
    who = instruction.who
    return telling.say(_GAIN[who], who, amount=instruction.amount)


@say_instruction.register
def _(instruction: SetLife, telling: Telling) -> str:
    who = instruction.who
    return telling.say(_SET_LIFE[who], who, to=instruction.to)


@say_instruction.register
def _(instruction: Sacrifice, telling: Telling) -> str:
    who = instruction.who
    return telling.say(_SACRIFICE[instruction.what, who], who)


@say_instruction.register
def _(instruction: Move, telling: Telling) -> str:
    speaker, targets = telling.speaker, instruction.what is What.TARGET
    who = Who.TARGET if targets else Who.YOU
    if instruction.to is Zone.EXILE:
        moved = telling.say(_EXILE[instruction.what], who)
    else:
        where = say_into_owners(instruction.to, speaker)
        moved = telling.say(_MOVE[instruction.what], who, where=where)
    return speaker.say(_TRANSFORMED, moved=moved) if instruction.transformed else moved


@say_instruction.register
def _(instruction: PlaySubgame, telling: Telling) -> str:
    del instruction
    return telling.speaker.say(_SUBGAME)


@say_instruction.register
def _(instruction: If, telling: Telling) -> str:
    number = say_number(instruction.graveyard_at_least, telling.speaker)
    then = telling.say_all(instruction.then)
    return telling.speaker.say(_IF, number=number, then=then)


def say_cards(quality: Quality | None, count: int, speaker: Speaker) -> str:
    """Say how many cards, of which types."""
    number = say_number(count, speaker)
    if quality is None:
        return speaker.say(_CARD if count == 1 else _CARDS, number=number)
    template = _CARD_OF_TYPE if count == 1 else _CARDS_OF_TYPE
    return speaker.say(template, number=number, kinds=_say_quality(quality, speaker))


def _say_quality(quality: Quality, speaker: Speaker) -> str:
    types = _say_or([say_type(each, speaker) for each in quality.any_type], speaker)
    for supertype in quality.any_supertype:
        types = say_supertype(supertype, types, speaker)
    subtypes = _say_or(
        [say_subtype(each, speaker) for each in quality.any_subtype], speaker
    )
    return f"{types} ({subtypes})" if types and subtypes else types or subtypes


def _say_or(words: Sequence[str], speaker: Speaker) -> str:
    if len(words) < 2:
        return "".join(words)
    return speaker.say(_OR, kinds=", ".join(words[:-1]), last=words[-1])
