"""Card texts in the grammar that the peer reads, made from our card data; none is stored."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from quizapp.bank.wording.lists import say_number
from quizapp.bank.wording.speaker import Speaker
from quizapp.rules.cards.abilities import (
    Ability,
    CostPart,
    Instruction,
    TargetKind,
    Timing,
    TriggerEvent,
)
from quizapp.rules.cards.card import Card, Quality
from quizapp.rules.instructions.condition import May
from quizapp.rules.instructions.controlling import ControlPlayer, During
from quizapp.rules.instructions.countering import Counter
from quizapp.rules.instructions.drawing import Discard, Draw
from quizapp.rules.instructions.hidden.wishing import BringIn
from quizapp.rules.instructions.life import DealDamage, GainLife, SetLife
from quizapp.rules.instructions.moving import Move
from quizapp.rules.instructions.sacrificing import Sacrifice, Sacrificed
from quizapp.rules.instructions.searching import Search, Shuffle
from quizapp.rules.instructions.statics.casting import CostsLess, Protection
from quizapp.rules.instructions.statics.searching import ControlSearchers, ExileFound
from quizapp.rules.instructions.triggering.reflexive import WhenYouDo
from quizapp.rules.instructions.turns import (
    AfterThatTurn,
    GiveExtraTurn,
    SkipNextTurn,
)
from quizapp.rules.instructions.voting.casting_votes import Vote
from quizapp.rules.nouns.scope import What, Who
from quizapp.rules.nouns.zones import Zone
from tests.bench.peer_phase import PeerCard

ENGLISH = Speaker("en", {})

TARGETS = {
    TargetKind.PLAYER: "target player",
    TargetKind.OPPONENT: "target opponent",
    TargetKind.OPPONENT_OR_PLANESWALKER: "target opponent or planeswalker",
    TargetKind.CREATURE: "target creature",
    TargetKind.SPELL: "target spell",
    TargetKind.ANY: "any target",
}
WHEN = {
    TriggerEvent.YOUR_UPKEEP: "At the beginning of your upkeep",
    TriggerEvent.YOU_CAST_THIS: "When you cast this spell",
    TriggerEvent.THIS_ENTERS: "When this permanent enters",
}
PUT = {
    Zone.HAND: "put it into your hand",
    Zone.BATTLEFIELD: "put it onto the battlefield",
    Zone.GRAVEYARD: "put it into your graveyard",
}


class CannotExpressError(Exception):
    """The peer's grammar has no words for something, or none that are known here."""


def peer_card(card: Card) -> PeerCard:
    """Return a card as the peer is told of it.

    :raises CannotExpressError: if it does something that has no words.
    """
    if card.back is not None or getattr(card, "halves", ()):
        raise CannotExpressError(f"{card.name} has more than one face")
    if card.not_modelled:
        raise CannotExpressError(f"{card.name} does more than is modelled")
    return PeerCard(
        name=card.name,
        types=tuple(map(str, card.types)),
        subtypes=card.subtypes,
        supertypes=tuple(map(str, card.supertypes)),
        mana_cost=str(card.cost) if card.cost is not None else "",
        text="\n".join(_paragraphs(card)),
    )


def _paragraphs(card: Card) -> list[str]:
    lines = []
    if card.additional_cost:
        costs = _say_costs(card.additional_cost)
        lines.append(f"As an additional cost to cast this spell, {costs.lower()}.")
    if card.enchant is not None:
        kind = str(card.enchant).replace("_", " ")
        lines.append(f"Enchant {kind}")
    if card.do:
        lines.append(_say_all(card.do, card.target))
    return [*lines, *(_say_ability(each) for each in card.abilities)]


def _say_ability(ability: Ability) -> str:
    if ability.keyword is not None:
        return str(ability.keyword).capitalize()
    if ability.cumulative_upkeep:
        return f"Cumulative upkeep—{_say_costs(ability.cumulative_upkeep)}."
    if ability.activated is not None:
        made = ability.activated
        loyalty = any(type(part).__name__ == "ChangeLoyalty" for part in made.cost)
        if made.timing is not Timing.INSTANT or loyalty:
            raise CannotExpressError("an ability for a sorcery’s time")
        return f"{_say_costs(made.cost)}: {_say_all(ability.do, made.target)}"
    if ability.triggered is not None:
        if ability.triggered.when not in WHEN:
            raise CannotExpressError(f"the trigger {ability.triggered.when}")
        said = _say_all(ability.do, ability.triggered.target)
        return f"{WHEN[ability.triggered.when]}, {said[0].lower()}{said[1:]}"
    if ability.enchanted is not None:
        boost = ability.enchanted
        return f"Enchanted creature gets {boost.power:+}/{boost.toughness:+}."
    return _say_static(ability.static)


def _say_static(static: object) -> str:
    if isinstance(static, CostsLess):
        return (
            "This spell costs {1} less to cast for each card type among cards in your "
            "graveyard."
        )
    if isinstance(static, Protection):
        return f"Protection from {static.types[0].lower()}s"
    if isinstance(static, ControlSearchers):
        return "You control your opponents while they're searching their libraries."
    if isinstance(static, ExileFound):
        return (
            "While an opponent is searching their library, they exile each card they find. "
            "You may play those cards for as long as they remain exiled, and you may spend "
            "mana as though it were mana of any color to cast them."
        )
    raise CannotExpressError(f"the static ability {type(static).__name__}")


def _say_costs(parts: Sequence[CostPart]) -> str:
    return ", ".join(_say_cost(part) for part in parts)


def _say_cost(part: CostPart) -> str:
    word = type(part).__name__
    match word:
        case "TapThis":
            return "{T}"
        case "SacrificeThis":
            return "Sacrifice this permanent"
        case "SacrificeCreatures" if getattr(part, "count", 0) == 1:
            return "Sacrifice a creature"
        case "PayLife":
            return f"Pay {getattr(part, 'amount', 0)} life"
        case "PayMana":
            return str(getattr(part, "cost", ""))
    raise CannotExpressError(f"the cost {word}")


def _say_all(instructions: Sequence[Instruction], target: TargetKind | None) -> str:
    """Say instructions as sentences; a search and its shuffle are one."""
    said = [say_instruction(each, target) for each in instructions]
    text = ". ".join(f"{each[0].upper()}{each[1:]}" for each in said) + "."
    return text.replace(". Shuffle.", ", then shuffle.").replace(
        ". Discard", ", then discard"
    )


@singledispatch
def say_instruction(instruction: Instruction, target: TargetKind | None) -> str:
    """Say one instruction.

    :raises CannotExpressError: if it has no words.
    """
    del target
    raise CannotExpressError(f"the instruction {type(instruction).__name__}")


def _whom(who: Who, target: TargetKind | None) -> str:
    if who is Who.YOU:
        return ""
    if who is not Who.TARGET or target is None:
        raise CannotExpressError(f"the player {who}")
    return f"{TARGETS[target]} "


def _verb(who: Who, target: TargetKind | None, verb: str) -> str:
    whom = _whom(who, target)
    return f"{whom}{verb}s" if whom else verb


@say_instruction.register
def _(each: Draw, target: TargetKind | None) -> str:
    cards = "a card" if each.count == 1 else f"{say_number(each.count, ENGLISH)} cards"
    return f"{_verb(each.who, target, 'draw')} {cards}"


@say_instruction.register
def _(each: Discard, target: TargetKind | None) -> str:
    cards = "a card" if each.count == 1 else f"{say_number(each.count, ENGLISH)} cards"
    return f"{_verb(each.who, target, 'discard')} {cards}"


@say_instruction.register
def _(each: ControlPlayer, target: TargetKind | None) -> str:
    if each.during is not During.NEXT_TURN or each.who is not Who.TARGET:
        raise CannotExpressError("control for another time than the next turn")
    return f"you control {_whom(each.who, target)}during their next turn"


@say_instruction.register
def _(each: DealDamage, target: TargetKind | None) -> str:
    aimed = TARGETS[target or TargetKind.ANY]
    if each.amount is None:
        return (
            "this spell deals damage equal to the sacrificed creature's power to "
            f"{aimed}"
        )
    return f"this spell deals {each.amount} damage to {aimed}"


@say_instruction.register
def _(each: GainLife, target: TargetKind | None) -> str:
    whom = _whom(each.who, target) or "you "
    return f"{whom}gain{'s' if whom != 'you ' else ''} {each.amount} life"


@say_instruction.register
def _(each: SetLife, target: TargetKind | None) -> str:
    return f"{_whom(each.who, target).strip()}'s life total becomes {each.to}"


@say_instruction.register
def _(each: Move, target: TargetKind | None) -> str:
    del target
    if each.what is not What.THIS or each.to is not Zone.EXILE:
        raise CannotExpressError("a move other than into exile")
    return "exile this card"


@say_instruction.register
def _(each: Sacrifice, target: TargetKind | None) -> str:
    if each.what is not Sacrificed.CREATURE:
        raise CannotExpressError("a sacrifice of the source")
    return f"{_verb(each.who, target, 'sacrifice')} a creature"


@say_instruction.register
def _(each: Search, target: TargetKind | None) -> str:
    del target
    plain = each.who is Who.YOU and each.count == 1 and each.put in PUT
    if not plain:
        raise CannotExpressError("a search of another kind")
    return f"search your library for {_say_quality(each.quality)}, {PUT[each.put]}"


def _say_quality(quality: Quality | None) -> str:
    if quality is None:
        return "a card"
    if quality.any_type and quality.any_subtype:
        raise CannotExpressError("a search for a type and a subtype")
    kinds = quality.any_subtype or tuple(each.lower() for each in quality.any_type)
    article = "an" if kinds[0][0] in "aeiouAEIOU" else "a"
    return f"{article} {' or '.join(kinds)} card"


@say_instruction.register
def _(each: Shuffle, target: TargetKind | None) -> str:
    if each.who is not Who.YOU:
        raise CannotExpressError("a shuffle of another player")
    del target
    return "shuffle"


@say_instruction.register
def _(each: Counter, target: TargetKind | None) -> str:
    del each
    return f"counter {TARGETS[target or TargetKind.SPELL]}"


@say_instruction.register
def _(each: SkipNextTurn, target: TargetKind | None) -> str:
    if each.who is not Who.YOU:
        raise CannotExpressError("a skipped turn of another player")
    del target
    return "you skip your next turn"


@say_instruction.register
def _(each: GiveExtraTurn, target: TargetKind | None) -> str:
    return f"{_verb(each.who, target, 'take')} an extra turn after this one"


@say_instruction.register
def _(each: AfterThatTurn, target: TargetKind | None) -> str:
    del target
    if each.extra_turn is not Who.TARGET:
        raise CannotExpressError("an extra turn after another player's turn")
    return "after that turn, that player takes an extra turn"


@say_instruction.register
def _(each: May, target: TargetKind | None) -> str:
    if each.who is not Who.YOU:
        raise CannotExpressError("a choice of another player")
    return f"you may {_within(each.do, target)}"


@say_instruction.register
def _(each: WhenYouDo, target: TargetKind | None) -> str:
    del target
    does = _within(each.do, each.target).replace("this spell", "this permanent")
    return f"when you do, {does}"


@say_instruction.register
def _(each: Vote, target: TargetKind | None) -> str:
    words = " or ".join(word for word, _ in each.choices)
    outcomes = (
        f"if {word} gets more votes{' or the vote is tied' * (word == each.tied)}, "
        f"{_within(do, target)}"
        for word, do in each.choices
    )
    said = ". ".join(f"I{outcome[1:]}" for outcome in outcomes)
    return f"starting with you, each player votes for {words}. {said}"


def _within(instructions: Sequence[Instruction], target: TargetKind | None) -> str:
    """Say instructions as they stand inside a sentence."""
    said = _say_all(instructions, target)[:-1]
    return f"{said[0].lower()}{said[1:]}"


@say_instruction.register
def _(each: BringIn, target: TargetKind | None) -> str:
    del target
    kinds = each.quality.any_type if each.quality else ()
    if len(kinds) != 1 or each.to != "hand" or each.count != 1:
        raise CannotExpressError("cards from outside the game of another kind")
    return (
        f"you may reveal a {kinds[0].lower()} card you own from outside the game and put "
        "it into your hand"
    )
