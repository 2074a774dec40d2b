"""Words for what players have: permanents, hands, libraries and the rest."""

from __future__ import annotations

from collections.abc import Iterator

from quizapp.bank.family.scenario import (
    OTHERS,
    USUAL_LIFE,
    Scenario,
    Side,
    Standing,
)
from quizapp.bank.wording.board.picture_words import say_counter_kind, say_counters
from quizapp.bank.wording.lists import say_all, say_copies, say_names, say_number
from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.bank.wording.telling.told import Told
from quizapp.rules.nouns.objects import Player

_LIFE = mark("{player} is at {life} life.")
_HAS = mark("{player} controls {names}.")
_HAND = mark("{player} has {names} in hand.")
_GRAVEYARD = mark("In {player:s} graveyard: {names}.")
_LIBRARY = mark("{player:s} library holds {names}.")
_OUTSIDE = mark("In {player:s} sideboard: {names}.")
_COMMANDER = mark("{card} is {player:s} commander.")
_COMPANION = mark("{card} is {player:s} companion.")
_POOL = mark("{player} has unspent mana: {mana}.")
_OTHERS = mark("{number} other cards")
_CARDS = mark("{number} cards")
_OTHER = mark("one other card")
_CARD = mark("one card")
_EMPTY = mark("{player:s} library is empty.")
_ATTACHED = mark("{name} (attached to {host})")
_COUNTERS = mark("{name} ({counters})")
_TAPPED = mark("{name} (tapped)")
_FACE_DOWN = mark("{name} (face down)")
_PLAYERS = mark("The players in turn order: {names}.")
_TEAMS = mark(
    "It is a game of Two-Headed Giant: {teams}. The player named first in a team is its "
    "primary player; teammates need not agree."
)
_TEAM = mark("{first} with {second}")
_AGAINST = mark("{first} against {second}")
_TEAM_LIFE = mark("The team of {first} and {second} is at {life} life.")

ALL_TEMPLATES = (
    _LIFE,
    _HAS,
    _HAND,
    _GRAVEYARD,
    _LIBRARY,
    _OUTSIDE,
    _COMMANDER,
    _COMPANION,
    _POOL,
    _OTHERS,
    _CARDS,
    _OTHER,
    _CARD,
    _EMPTY,
    _ATTACHED,
    _COUNTERS,
    _TAPPED,
    _FACE_DOWN,
    _PLAYERS,
    _TEAMS,
    _TEAM,
    _AGAINST,
    _TEAM_LIFE,
)


def say_players(scenario: Scenario, speaker: Speaker) -> Iterator[str]:
    """Tell who plays, if it is not just two players."""
    if scenario.teams:
        teams = [
            speaker.say(_TEAM, first=first, second=second)
            for first, second in scenario.teams
        ]
        said = speaker.say(_AGAINST, first=teams[0], second=teams[1])
        yield speaker.say(_TEAMS, teams=said)
        yield from _say_team_lives(scenario, speaker)
    elif len(scenario.players) > 2:
        names = [str(speaker.word(each)) for each in scenario.players]
        yield speaker.say(_PLAYERS, names=say_all(names, speaker))


def _say_team_lives(scenario: Scenario, speaker: Speaker) -> Iterator[str]:
    """Tell the life totals of teams that the author gives."""
    for first, second in scenario.teams:
        life = scenario.life_told_of(first)
        if life is not None:
            yield speaker.say(_TEAM_LIFE, first=first, second=second, life=life)


def say_life(player: Player, scenario: Scenario, speaker: Speaker) -> Iterator[str]:
    """Tell a player's life total where it is not the usual one, and not a team's."""
    life = scenario.life_of(player)
    if not scenario.teams and life != USUAL_LIFE:
        yield speaker.say(_LIFE, player=player, life=life)


def say_side(player: Player, side: Side, told: Told, speaker: Speaker) -> Iterator[str]:
    """Tell what a player has besides life, as far as what they use does not tell it."""
    standing = [_say_standing(each, speaker) for each in side.battlefield]
    ready = [name for who, name in told.on_battlefield if who == player]
    standing.extend(say_names([name], speaker) for name in ready)
    if standing:
        yield speaker.say(_HAS, player=player, names=say_all(standing, speaker))
    hand = (*side.hand, *(name for who, name in told.in_hand if who == player))
    if hand:
        yield speaker.say(_HAND, player=player, names=say_names(hand, speaker))
    yield from _say_other_zones(player, side, speaker)


def _say_other_zones(player: Player, side: Side, speaker: Speaker) -> Iterator[str]:
    if side.graveyard:
        names = say_names(side.graveyard, speaker)
        yield speaker.say(_GRAVEYARD, player=player, names=names)
    if side.library and not any(count for _, count in side.library):
        yield speaker.say(_EMPTY, player=player)
    elif side.library:
        names = _say_counted(side.library, speaker)
        yield speaker.say(_LIBRARY, player=player, names=names)
    if side.outside:
        names = _say_counted(side.outside, speaker)
        yield speaker.say(_OUTSIDE, player=player, names=names)
    if side.commander is not None:
        yield speaker.say(_COMMANDER, player=player, card=side.commander)
    if side.companion is not None:
        yield speaker.say(_COMPANION, player=player, card=side.companion)
    if side.pool:
        mana = "".join(f"{{{each}}}" for each in side.pool)
        yield speaker.say(_POOL, player=player, mana=mana)


def _say_counted(cards: tuple[tuple[str, int], ...], speaker: Speaker) -> str:
    alone = len(cards) == 1
    phrases = [
        _say_others(count, speaker, alone=alone)
        if name == OTHERS
        else say_copies(name, count, speaker)
        for name, count in cards
        if count
    ]
    return say_all(phrases, speaker)


def _say_others(count: int, speaker: Speaker, *, alone: bool) -> str:
    """Say how many cards there are that nobody names."""
    if count == 1:
        return speaker.say(_CARD if alone else _OTHER)
    others = _CARDS if alone else _OTHERS
    return speaker.say(others, number=say_number(count, speaker))


def _say_standing(standing: Standing, speaker: Speaker) -> str:
    name = say_names([standing.card] * standing.count, speaker)
    if standing.face_down:
        name = speaker.say(_FACE_DOWN, name=name)
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
