"""Words for the situation: the sentences that tell a scenario and what happens in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from quizapp.bank.family.family import Family
from quizapp.bank.family.scenario import (
    OTHERS,
    AttackWith,
    Begin,
    BlockWith,
    Choose,
    ForgetTrigger,
    Given,
    GivenControl,
    GivenDuring,
    Happening,
    NoticeTrigger,
    Resolve,
    Scenario,
    Side,
    Standing,
    Use,
)
from quizapp.bank.wording.board.picture_words import (
    say_counter_kind,
    say_counters,
)
from quizapp.bank.wording.lists import say_all, say_copies, say_names, say_number
from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.turn import Step

STEPS = {
    Step.UNTAP: mark("untap step"),
    Step.UPKEEP: mark("upkeep"),
    Step.DRAW: mark("draw step"),
    Step.PRECOMBAT_MAIN: mark("precombat main phase"),
    Step.BEGINNING_OF_COMBAT: mark("beginning of combat step"),
    Step.DECLARE_ATTACKERS: mark("declare attackers step"),
    Step.DECLARE_BLOCKERS: mark("declare blockers step"),
    Step.COMBAT_DAMAGE: mark("combat damage step"),
    Step.END_OF_COMBAT: mark("end of combat step"),
    Step.POSTCOMBAT_MAIN: mark("postcombat main phase"),
    Step.END: mark("end step"),
    Step.CLEANUP: mark("cleanup step"),
}
_TURN = mark("It is {player:s} {step}.")
_CONTROLS = mark("{by} controls {who} this turn because of {source}.")
_WILL_CONTROL = mark(
    "Earlier, {source} resolved under {by:s} control with {who} as its target; "
    "{who:s} next turn is still to come."
)
_HAS = mark("{player} controls {names}.")
_HAND = mark("{player} has {names} in hand.")
_GRAVEYARD = mark("In {player:s} graveyard: {names}.")
_LIBRARY = mark("{player:s} library holds {names}.")
_OTHERS = mark("{number} other cards")
_CARDS = mark("{number} cards")
_ATTACHED = mark("{name} (attached to {host})")
_COUNTERS = mark("{name} ({counters})")
_TAPPED = mark("{name} (tapped)")
_USES = {
    "cast": mark("{by} casts {card}."),
    "cast-at": mark("{by} casts {card} targeting {target}."),
    "activate": mark("{by} activates the ability of {card}."),
    "activate-at": mark("{by} activates the ability of {card} targeting {target}."),
    "play": mark("{by} plays {card}."),
}
_RESOLVES = mark("It resolves.")
_IS_RESOLVING = mark("It begins to resolve.")
_TRIGGER_RESOLVING = mark("The triggered ability of {name} begins to resolve.")
_BEGINS = mark("The game goes on to {player:s} {step}.")
_FORGOTTEN = mark("Nobody mentions the triggered ability of {card}.")
_NOTICED = mark(
    "Only now do both players notice that the triggered ability was missed."
)
_CHOSEN = mark("The choice is made: {what}.")
_ATTACKERS = mark("Attackers: {names}.")
_ATTACKERS_OF = mark("Attackers of {whom}: {names}.")
_BLOCKERS = mark("Blockers of {attacker}: {names}.")

ALL_TEMPLATES = (
    *STEPS.values(),
    _TURN,
    _CONTROLS,
    _WILL_CONTROL,
    _HAS,
    _HAND,
    _GRAVEYARD,
    _LIBRARY,
    _OTHERS,
    _CARDS,
    _ATTACHED,
    _COUNTERS,
    _TAPPED,
    *_USES.values(),
    _RESOLVES,
    _IS_RESOLVING,
    _TRIGGER_RESOLVING,
    _BEGINS,
    _FORGOTTEN,
    _NOTICED,
    _CHOSEN,
    _ATTACKERS,
    _ATTACKERS_OF,
    _BLOCKERS,
)


class Told(NamedTuple):
    """What the engine knows about a scenario and its file does not say."""

    ways: tuple[str, ...]
    """For each card that is used: "cast", "activate" or "play"."""
    resolving: str
    """Name of what is on top of the stack as the question is asked, or empty."""


def say_situation(family: Family, told: Told, speaker: Speaker) -> tuple[str, ...]:
    """Tell the situation in sentences."""
    scenario = family.scenario
    return (
        _say_turn(scenario, speaker),
        *(_say_given(given, speaker) for given in scenario.given),
        *(
            sentence
            for player in sorted(scenario.players)
            for sentence in _say_side(player, scenario.side(player), speaker)
        ),
        *_say_happenings(family, told, speaker),
    )


def _say_turn(scenario: Scenario, speaker: Speaker) -> str:
    step = speaker.translate(STEPS[scenario.turn.step])
    return speaker.say(_TURN, player=scenario.turn.of, step=step)


def _say_given(given: Given, speaker: Speaker) -> str:
    assert isinstance(given, GivenControl)
    now = given.during is GivenDuring.THIS_TURN
    template = _CONTROLS if now else _WILL_CONTROL
    return speaker.say(template, who=given.who, by=given.by, source=given.source)


def _say_side(player: Player, side: Side, speaker: Speaker) -> Iterator[str]:
    """Tell what a player has, as far as it is not told by what they use."""
    standing = [_say_standing(each, speaker) for each in side.battlefield]
    if standing:
        yield speaker.say(_HAS, player=player, names=say_all(standing, speaker))
    if side.hand:
        yield speaker.say(_HAND, player=player, names=say_names(side.hand, speaker))
    if side.graveyard:
        names = say_names(side.graveyard, speaker)
        yield speaker.say(_GRAVEYARD, player=player, names=names)
    if side.library:
        yield speaker.say(_LIBRARY, player=player, names=_say_library(side, speaker))


def _say_library(side: Side, speaker: Speaker) -> str:
    others = _OTHERS if len(side.library) > 1 else _CARDS
    phrases = [
        speaker.say(others, number=say_number(count, speaker))
        if name == OTHERS
        else say_copies(name, count, speaker)
        for name, count in side.library
        if count
    ]
    return say_all(phrases, speaker)


def _say_standing(standing: Standing, speaker: Speaker) -> str:
    name = say_names([standing.card] * standing.count, speaker)
    if standing.enchants:
        name = speaker.say(_ATTACHED, name=name, host=standing.enchants)
    if standing.counters:
        counters = say_all(
            [
                say_counters(say_counter_kind(kind, speaker), count, speaker)
                for kind, count in standing.counters
            ],
            speaker,
        )
        name = speaker.say(_COUNTERS, name=name, counters=counters)
    return speaker.say(_TAPPED, name=name) if standing.tapped else name


def _say_happenings(family: Family, told: Told, speaker: Speaker) -> Iterator[str]:
    ways = iter(told.ways)
    last = len(family.happens) - 1
    for position, each in enumerate(family.happens):
        if isinstance(each, Use):
            yield _say_use(each, next(ways), speaker)
        elif isinstance(each, Resolve):
            used = any(isinstance(before, Use) for before in family.happens[:position])
            template = _resolution(used, position == last)
            yield speaker.say(template, name=told.resolving)
        else:
            yield _say_other(each, family.scenario.turn.of, speaker)


def _resolution(used: bool, last: bool) -> str:
    if not used:
        return _TRIGGER_RESOLVING
    return _IS_RESOLVING if last else _RESOLVES


def _say_use(use: Use, way: str, speaker: Speaker) -> str:
    if use.targeting is None:
        return speaker.say(_USES[way], by=use.by, card=use.card)
    template = _USES[f"{way}-at"]
    return speaker.say(template, by=use.by, card=use.card, target=use.targeting)


def _say_other(happening: Happening, active: Player, speaker: Speaker) -> str:
    match happening:
        case Begin(step=step, turn_of=turn_of):
            words = speaker.translate(STEPS[step])
            return speaker.say(_BEGINS, player=turn_of or active, step=words)
        case ForgetTrigger(card=card):
            return speaker.say(_FORGOTTEN, card=card)
        case NoticeTrigger():
            return speaker.say(_NOTICED)
        case Choose(what=what):
            return speaker.say(_CHOSEN, what=what)
        case AttackWith() | BlockWith():
            return _say_combat(happening, speaker)
    raise AssertionError(happening)


def _say_combat(happening: AttackWith | BlockWith, speaker: Speaker) -> str:
    names = say_names(happening.cards, speaker)
    if isinstance(happening, BlockWith):
        return speaker.say(_BLOCKERS, attacker=happening.attacker, names=names)
    if happening.whom is None:
        return speaker.say(_ATTACKERS, names=names)
    return speaker.say(_ATTACKERS_OF, whom=happening.whom, names=names)
