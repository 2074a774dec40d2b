"""Words for a card: its type line, and a summary of what it does made from its data."""

from __future__ import annotations

from collections.abc import Iterator

from quizapp.bank.wording.board.picture_words import say_counter_kind
from quizapp.bank.wording.cards import (
    combat_words,
    deed_words,
    hidden_words,
    life_words,
    mana_words,
    search_words,
    token_words,
    turn_words,
)
from quizapp.bank.wording.cards.cost_words import TAP, say_cost, say_enchant, signed
from quizapp.bank.wording.cards.instruction_words import Telling, capitalised
from quizapp.bank.wording.cards.keyword_words import say_keyword
from quizapp.bank.wording.cards.static_words import say_static
from quizapp.bank.wording.cards.type_words import say_line
from quizapp.bank.wording.lists import say_number
from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.rules.cards.abilities import (
    Ability,
    Activation,
    Boost,
    CastWindow,
    Instruction,
    Keyword,
    StaticEffect,
    Timing,
    Trigger,
    TriggerEvent,
)
from quizapp.rules.cards.card import Card
from quizapp.rules.cards.mana import LAND_TYPES

_CAST_ONLY = {
    CastWindow.BEFORE_ATTACKERS: mark("cast this only before attackers are declared"),
}
_ADDITIONAL = mark("additional cost: {cost}")
_ACTIVATED = mark("{cost}: {does}")
_ACTIVATED_SLOWLY = mark("{cost}: {does} (only as a sorcery)")
_ACTIVATED_ONCE = mark("{cost}: {does} (only once each turn)")
_TRIGGERS = {
    TriggerEvent.LAND_TAPPED_FOR_MANA: mark(
        "whenever a player taps a land for mana, {does}"
    ),
    TriggerEvent.YOUR_CREATURE_HITS_OPPONENT: mark(
        "whenever a creature you control deals combat damage to an opponent, {does}"
    ),
    TriggerEvent.YOUR_UPKEEP: mark("at the beginning of your upkeep, {does}"),
    TriggerEvent.EACH_UPKEEP: mark("at the beginning of each player’s upkeep, {does}"),
    TriggerEvent.YOUR_SECOND_DRAW: mark(
        "whenever you draw your second card in a turn, {does}"
    ),
    TriggerEvent.COUNTERS_REACHED: mark(
        "when this comes to have {number} counters of the kind “{counter}”, {does}"
    ),
    TriggerEvent.YOU_CAST_THIS: mark("when you cast this spell, {does}"),
    TriggerEvent.OPPONENT_DISCARDS: mark(
        "whenever an opponent discards a card, {does}"
    ),
    TriggerEvent.THIS_ENTERS: mark("when this enters, {does}"),
    TriggerEvent.OPPONENT_DRAWS: mark("whenever an opponent draws a card, {does}"),
    TriggerEvent.THIS_DIES: mark("when this dies, {does}"),
}
_EQUIPPED = mark("equipped creature gets {power}/{toughness}")
_HAS = mark("{boost} and has “{abilities}”")
_CUMULATIVE = mark("cumulative upkeep: {cost}")
_BOOST = mark("enchanted creature gets {power}/{toughness}")
_ADD = mark("add {mana}")
_ADD_OR = mark("{mana} or {last}")
_HALF = mark("{name} {mana}: {does}")
_BACK = mark("back face: {name}, {types}")

ALL_TEMPLATES = (
    *_CAST_ONLY.values(),
    _ADDITIONAL,
    _ACTIVATED,
    _ACTIVATED_SLOWLY,
    _ACTIVATED_ONCE,
    *_TRIGGERS.values(),
    _CUMULATIVE,
    _BOOST,
    _EQUIPPED,
    _HAS,
    _ADD,
    _ADD_OR,
    _HALF,
    _BACK,
    *combat_words.ALL_TEMPLATES,
    *deed_words.ALL_TEMPLATES,
    *hidden_words.ALL_TEMPLATES,
    *life_words.ALL_TEMPLATES,
    *token_words.ALL_TEMPLATES,
    *mana_words.ALL_TEMPLATES,
    *search_words.ALL_TEMPLATES,
    *turn_words.ALL_TEMPLATES,
)


def say_type_line(card: Card, speaker: Speaker) -> str:
    """Say the types of a card in the order of the speaker's language."""
    return say_line(card, speaker)


def say_rules_text(card: Card, speaker: Speaker) -> str:
    """Say what a card does, one short sentence for each ability.

    What the engine does not model is left out.
    """
    sentences = [capitalised(each) for each in _sentences(card, speaker)]
    if len(sentences) < 2:
        return "".join(sentences)
    return " ".join(f"{each}." for each in sentences)


def _sentences(card: Card, speaker: Speaker) -> Iterator[str]:
    if card.enchant is not None:
        yield say_enchant(card.enchant, speaker)
    if card.cast_only is not None:
        yield speaker.say(_CAST_ONLY[card.cast_only])
    if card.additional_cost:
        yield speaker.say(_ADDITIONAL, cost=say_cost(card.additional_cost, speaker))
    if card.do:
        yield Telling(card.target, speaker).say_all(card.do)
    yield from _mana_ability(card, speaker)
    for ability in card.abilities:
        yield say_ability(ability, speaker)
    for half in card.halves:
        does = ". ".join(_sentences(half, speaker))
        yield speaker.say(_HALF, name=half.name, mana=str(half.cost), does=does)
    if card.back is not None:
        types = say_line(card.back, speaker)
        yield speaker.say(_BACK, name=card.back.name, types=types)
        yield from _sentences(card.back, speaker)


def _mana_ability(card: Card, speaker: Speaker) -> Iterator[str]:
    """Say the ability that basic land types stand for (CR 305.6)."""
    mana = [f"{{{LAND_TYPES[each]}}}" for each in card.subtypes if each in LAND_TYPES]
    if not mana:
        return
    said = mana[0]
    if len(mana) > 1:
        said = speaker.say(_ADD_OR, mana=", ".join(mana[:-1]), last=mana[-1])
    yield speaker.say(_ACTIVATED, cost=TAP, does=speaker.say(_ADD, mana=said))


def say_ability(ability: Ability, speaker: Speaker) -> str:
    """Say one ability."""
    match ability:
        case Ability(activated=Activation() as activated):
            return _say_activated(activated, ability.do, speaker)
        case Ability(triggered=Trigger() as trigger):
            does = Telling(trigger.target, speaker).say_all(ability.do)
            counter = say_counter_kind(trigger.counter, speaker)
            number = say_number(trigger.at, speaker)
            template = _TRIGGERS[trigger.when]
            return speaker.say(template, does=does, counter=counter, number=number)
        case Ability(static=StaticEffect() as static):
            return say_static(static, speaker)
        case Ability(keyword=Keyword() as keyword):
            return say_keyword(keyword, speaker)
        case Ability(enchanted=Boost() as boost):
            return _say_boost(_BOOST, boost, speaker)
        case Ability(equipped=Boost() as boost):
            return _say_boost(_EQUIPPED, boost, speaker)
    return speaker.say(_CUMULATIVE, cost=say_cost(ability.cumulative_upkeep, speaker))


def _say_boost(template: str, boost: Boost, speaker: Speaker) -> str:
    power, toughness = signed(boost.power), signed(boost.toughness)
    said = speaker.say(template, power=power, toughness=toughness)
    if not boost.grants:
        return said
    granted = " ".join(say_ability(each, speaker) for each in boost.grants)
    return speaker.say(_HAS, boost=said, abilities=granted)


def _say_activated(
    activated: Activation, do: tuple[Instruction, ...], speaker: Speaker
) -> str:
    does = Telling(activated.target, speaker).say_all(do)
    slow = activated.timing is Timing.SORCERY
    once = _ACTIVATED_ONCE if activated.once_each_turn else _ACTIVATED
    template = _ACTIVATED_SLOWLY if slow else once
    return speaker.say(template, cost=say_cost(activated.cost, speaker), does=does)
