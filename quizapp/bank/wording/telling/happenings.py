"""Words for what happens in the game before the question is asked."""

from __future__ import annotations

from collections.abc import Iterator

from quizapp.bank.family.conduct import AtTheTable, ComeUp, Err
from quizapp.bank.family.family import Family
from quizapp.bank.family.scenario import (
    AttackWith,
    Begin,
    BlockWith,
    Choose,
    ForgetTrigger,
    Happening,
    Leave,
    NoticeTrigger,
    Resolve,
    Use,
)
from quizapp.bank.wording.lists import say_all, say_names, say_number
from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.bank.wording.step_names import STEPS
from quizapp.bank.wording.telling.at_the_table import say_at_the_table
from quizapp.bank.wording.telling.told import Told
from quizapp.bank.wording.telling.wrong_uses import say_wrong_use
from quizapp.rules.nouns.decisions import DecisionKind
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.turn import ALL_STEPS, Step
from quizapp.rules.refusal import RefusalError

_USES = {
    "cast": mark("{by} casts {card}."),
    "cast-at": mark("{by} casts {card} targeting {target}."),
    "cast-x": mark("{by} casts {card} with {x} as X."),
    "cast-trigger-at": mark(
        "{by} casts {card}, and its triggered ability targets {target}."
    ),
    "activate": mark("{by} activates the ability of {card}."),
    "activate-at": mark("{by} activates the ability of {card} targeting {target}."),
    "activate-1": mark("{by} activates the first ability of {card}."),
    "activate-1-at": mark(
        "{by} activates the first ability of {card} targeting {target}."
    ),
    "activate-2": mark("{by} activates the second ability of {card}."),
    "activate-2-at": mark(
        "{by} activates the second ability of {card} targeting {target}."
    ),
    "activate-3": mark("{by} activates the third ability of {card}."),
    "activate-3-at": mark(
        "{by} activates the third ability of {card} targeting {target}."
    ),
    "play": mark("{by} plays {card}."),
    "tap": mark("{by} taps {card} for mana."),
}
_RESOLVES = mark("It resolves.")
_IS_RESOLVING = mark("It begins to resolve.")
_NEXT_RESOLVES = mark("Then the next object on the stack resolves.")
_NEXT_IS_RESOLVING = mark("Then the next object on the stack begins to resolve.")
_TRIGGER_RESOLVING = mark("The triggered ability of {name} begins to resolve.")
_SOME_TRIGGER_RESOLVING = mark("The triggered ability begins to resolve.")
_BEGINS = mark("The game goes on to {player:s} {step}.")
_BEGINS_NEXT = mark("The game goes on to {player:s} next {step}.")
_TEAM_BEGINS = mark("The game goes on to {first:s} and {second:s} {step}.")
_FORGOTTEN = mark("Nobody mentions the triggered ability of {card}.")
_NOTICED = mark(
    "Only now do both players notice that the triggered ability was missed."
)
_DISRUPTIVE = mark(
    "The judge finds that putting the ability on the stack now would disrupt the game too "
    "much."
)
_WARNED = mark(
    "Warnings that {warned} has had today for missing triggered abilities: {number}."
)
_CHOSEN = mark("The choice is made: {what}.")
_GOES_FIRST = mark("{what} goes first.")
_KEPT = mark("She keeps her opening hand.")
_VOTED = mark("The next vote is for “{what}”.")
_PASSED = mark("The player with priority passes.")
_ALL_PASS = mark("All players pass.")
_DONE = mark("The optional part is done.")
_LEFT_OUT = mark("The optional part is left out.")
_ON_THE_STACK = mark("The choice is made: the ability is put on the stack.")
_LIBRARY_ALONE = mark("The choice is made: the library alone is searched.")
_GRAVEYARD_ALONE = mark("The choice is made: the graveyard alone is searched.")
_BOTH_ZONES = mark("The choice is made: library and graveyard are searched.")
_LEAVES = mark("{player} leaves the game.")
_ATTACKERS = mark("Attackers: {names}.")
_ATTACKERS_OF = mark("Attackers of {whom}: {names}.")
_BLOCKERS = mark("Blockers of {attacker}: {names}.")

ALL_TEMPLATES = (
    *_USES.values(),
    _RESOLVES,
    _IS_RESOLVING,
    _NEXT_RESOLVES,
    _NEXT_IS_RESOLVING,
    _TRIGGER_RESOLVING,
    _SOME_TRIGGER_RESOLVING,
    _BEGINS,
    _BEGINS_NEXT,
    _TEAM_BEGINS,
    _FORGOTTEN,
    _NOTICED,
    _DISRUPTIVE,
    _WARNED,
    _CHOSEN,
    _VOTED,
    _GOES_FIRST,
    _KEPT,
    _PASSED,
    _ALL_PASS,
    _DONE,
    _LEFT_OUT,
    _ON_THE_STACK,
    _LIBRARY_ALONE,
    _GRAVEYARD_ALONE,
    _BOTH_ZONES,
    _LEAVES,
    _ATTACKERS,
    _ATTACKERS_OF,
    _BLOCKERS,
)

_CHOICES = {
    "pass": _PASSED,
    "stack": _ON_THE_STACK,
    "do": _DONE,
    "leave out": _LEFT_OUT,
    "keep": _KEPT,
    "zones:library": _LIBRARY_ALONE,
    "zones:graveyard": _GRAVEYARD_ALONE,
    "zones:library+graveyard": _BOTH_ZONES,
}
"""Choices that are no name of a card or player."""

_CHOICES_BY_VERB = {DecisionKind.VOTE.value: _VOTED, "first": _GOES_FIRST}
"""Choices of a card, a player or a word, by what is done with it."""


def say_happenings(family: Family, told: Told, speaker: Speaker) -> Iterator[str]:
    """Tell what happens before the question is asked."""
    ways = iter(told.ways)
    active, step = family.scenario.turn.of, family.scenario.turn.step
    passing = _passing(family)
    for position, each in enumerate(family.happens):
        if position in passing:
            if position == min(passing):
                yield speaker.say(_ALL_PASS)
            continue
        if isinstance(each, Begin):
            comes_again = _comes_again(each, active, step)
            active, step = each.turn_of or active, each.step
            team = family.scenario.heads_with(active)
            yield _say_beginning(step, team, speaker, comes_again=comes_again)
            continue
        if isinstance(each, Use):
            yield _say_use(each, next(ways), speaker)
            yield from say_wrong_use(each, speaker)
        elif isinstance(each, Resolve):
            template = _resolution(family.happens, position, told.resolving)
            yield speaker.say(template, name=told.resolving)
        else:
            yield from _say_other(each, family.happens[:position], speaker)


def _passing(family: Family) -> range:
    """Return where all players pass one after the other, or an empty range."""
    everybody = len(family.scenario.players)
    passes = (Choose("pass"),) * everybody
    for start in range(len(family.happens) - everybody + 1):
        if family.happens[start : start + everybody] == passes:
            return range(start, start + everybody)
    return range(0)


def _resolution(happens: tuple[Happening, ...], position: int, resolving: str) -> str:
    before, after = happens[:position], happens[position + 1 :]
    stops = bool(resolving) and all(isinstance(each, ComeUp) for each in after)
    begins = not after or stops or isinstance(after[0], Choose)
    if not any(isinstance(each, Use) for each in before):
        return _TRIGGER_RESOLVING if resolving else _SOME_TRIGGER_RESOLVING
    if isinstance(before[-1], Resolve):
        return _NEXT_IS_RESOLVING if begins else _NEXT_RESOLVES
    return _IS_RESOLVING if begins else _RESOLVES


def _say_use(use: Use, way: str, speaker: Speaker) -> str:
    halves = use.card.split(" // ")
    card = halves[use.half - 1] if len(halves) > 1 else use.card
    if use.x is not None and way == "cast":
        return speaker.say(_USES["cast-x"], by=use.by, card=card, x=use.x)
    targets = [
        str(speaker.word(each))
        for each in (use.targeting, use.also_targeting)
        if each is not None
    ]
    if not targets:
        way = way.removesuffix("-trigger")
        return speaker.say(_USES[way], by=use.by, card=card)
    if f"{way}-at" not in _USES:
        raise RefusalError(f"there are no words for {use.card} with a target")
    target = say_all(targets, speaker)
    return speaker.say(_USES[f"{way}-at"], by=use.by, card=card, target=target)


def _say_other(
    happening: Happening, before: tuple[Happening, ...], speaker: Speaker
) -> Iterator[str]:
    match happening:
        case ForgetTrigger() | NoticeTrigger():
            yield from _say_trigger(happening, speaker)
        case Choose(what=what):
            verb, _, named = what.rpartition(":")
            usual = _CHOICES_BY_VERB.get(verb, _CHOSEN)
            yield speaker.say(_CHOICES.get(what, usual), what=named)
        case Leave(player=player):
            yield speaker.say(_LEAVES, player=player)
        case AtTheTable():
            erred = any(isinstance(each, Err) for each in before)
            yield from say_at_the_table(happening, speaker, after_an_error=erred)
        case AttackWith() | BlockWith():
            yield _say_combat(happening, speaker)


def _say_trigger(
    happening: ForgetTrigger | NoticeTrigger, speaker: Speaker
) -> Iterator[str]:
    if isinstance(happening, ForgetTrigger):
        yield speaker.say(_FORGOTTEN, card=happening.card)
        return
    yield speaker.say(_NOTICED)
    if happening.disruptive:
        yield speaker.say(_DISRUPTIVE)
    if happening.warned is not None and happening.earlier:
        number = say_number(happening.earlier, speaker)
        yield speaker.say(_WARNED, warned=happening.warned, number=number)


def _say_combat(happening: AttackWith | BlockWith, speaker: Speaker) -> str:
    names = say_names(happening.cards, speaker)
    if isinstance(happening, BlockWith):
        return speaker.say(_BLOCKERS, attacker=happening.attacker, names=names)
    if happening.whom is None:
        return speaker.say(_ATTACKERS, names=names)
    return speaker.say(_ATTACKERS_OF, whom=happening.whom, names=names)


def _comes_again(begin: Begin, active: Player, step: Step) -> bool:
    """Say whether a step is one of a later turn of the player whose turn it is."""
    same = (begin.turn_of or active) == active
    return same and ALL_STEPS.index(begin.step) <= ALL_STEPS.index(step)


def _say_beginning(
    step: Step, active: tuple[Player, ...], speaker: Speaker, *, comes_again: bool
) -> str:
    """Say that the game goes on to a step of a player's or a team's turn."""
    words = speaker.translate(STEPS[step])
    if len(active) == 1:
        template = _BEGINS_NEXT if comes_again else _BEGINS
        return speaker.say(template, player=active[0], step=words)
    first, second = active
    return speaker.say(_TEAM_BEGINS, first=first, second=second, step=words)
