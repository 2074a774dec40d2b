"""Words for the board as text: one statement a line."""

from __future__ import annotations

from collections.abc import Sequence

from quizapp.bank.wording.lists import say_all, say_names
from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.bank.wording.step_names import STEPS
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.turn import Step
from quizapp.rules.nouns.zones import Zone

_TURN = mark("It is {player:s} turn: {step}.")
_TEAM_TURN = mark("It is {first:s} and {second:s} turn: {step}.")
_LIFE = mark("{player} has {life} life.")
_ACTIVE = mark("{player} has {life} life and is the active player.")
_PRIORITY = mark("{player} has priority.")
_CONTROL = mark("{statement}: {duration}, because of {source}.")
_PERMANENTS = mark("{player} controls {names}.")
_NO_PERMANENTS = mark("{player} controls no permanents.")
_ZONES = {
    Zone.HAND: mark("In {player:s} hand: {cards}."),
    Zone.LIBRARY: mark("In {player:s} library: {cards}."),
    Zone.GRAVEYARD: mark("In {player:s} graveyard: {cards}."),
    Zone.EXILE: mark("In exile, owned by {player}: {cards}."),
    Zone.COMMAND: mark("In the command zone, owned by {player}: {cards}."),
}
_NO_CARD = mark("no cards")
_ONE_CARD = mark("1 card")
_MANY_CARDS = mark("{count} cards")
_NAMED = mark("{cards}, namely {names}")
_AMONG = mark("{cards}, among them {names}")
_STACK = mark("The stack, from the top: {items}.")
_NO_STACK = mark("The stack is empty.")
_ITEM = mark("{name} ({note}; controlled by {player})")

ALL_TEMPLATES = (
    _TURN,
    _TEAM_TURN,
    _LIFE,
    _ACTIVE,
    _PRIORITY,
    _CONTROL,
    _PERMANENTS,
    _NO_PERMANENTS,
    *_ZONES.values(),
    _NO_CARD,
    _ONE_CARD,
    _MANY_CARDS,
    _NAMED,
    _AMONG,
    _STACK,
    _NO_STACK,
    _ITEM,
)


def tell_turn(active: Sequence[Player], step: Step, speaker: Speaker) -> str:
    """Tell whose turn it is, one player's or a team's, and how far it has gone."""
    name = speaker.translate(STEPS[step])
    if len(active) == 1:
        return speaker.say(_TURN, player=active[0], step=name)
    first, second = active
    return speaker.say(_TEAM_TURN, first=first, second=second, step=name)


def tell_life(name: str, life: int, active: bool, speaker: Speaker) -> str:
    """Tell a player's life, and whether they are active."""
    return speaker.say(_ACTIVE if active else _LIFE, player=name, life=life)


def tell_priority(name: str, speaker: Speaker) -> str:
    """Tell who has priority."""
    return speaker.say(_PRIORITY, player=name)


def tell_control(statement: str, duration: str, source: str, speaker: Speaker) -> str:
    """Tell who decides for whom, how long and why."""
    return speaker.say(_CONTROL, statement=statement, duration=duration, source=source)


def tell_permanents(name: str, permanents: Sequence[str], speaker: Speaker) -> str:
    """Tell what a player controls; permanents that are alike are counted."""
    if not permanents:
        return speaker.say(_NO_PERMANENTS, player=name)
    names = say_names(permanents, speaker)
    return speaker.say(_PERMANENTS, player=name, names=names)


def tell_zone(name: str, zone: Zone, cards: str, speaker: Speaker) -> str:
    """Tell what a zone of a player holds."""
    return speaker.say(_ZONES[zone], player=name, cards=cards)


def say_cards(count: int, names: Sequence[str], note: str, speaker: Speaker) -> str:
    """Say how many cards there are, which of them are named, and who may look."""
    number = _NO_CARD if count == 0 else _ONE_CARD if count == 1 else _MANY_CARDS
    cards = speaker.say(number, count=count)
    if note:
        cards = f"{cards} ({note})"
    if not names:
        return cards
    template = _NAMED if len(names) == count else _AMONG
    return speaker.say(template, cards=cards, names=say_names(names, speaker))


def tell_stack(items: Sequence[str], speaker: Speaker) -> str:
    """Tell what is on the stack."""
    if not items:
        return speaker.say(_NO_STACK)
    return speaker.say(_STACK, items=say_all(items, speaker))


def say_item(name: str, note: str, controller: str, speaker: Speaker) -> str:
    """Say one object on the stack."""
    return speaker.say(_ITEM, name=name, note=note, player=controller)
