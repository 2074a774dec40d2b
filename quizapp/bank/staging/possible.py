"""Whether a scenario can be: what no game could have led to is refused where it stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.family.ask import Ask
from quizapp.bank.family.family import Family
from quizapp.bank.family.scenario import OTHERS, Happening, Scenario, Side, Use
from quizapp.bank.staging.impossible import ImpossibleScenarioError
from quizapp.bank.staging.setting import set_the_scene, used_from_the_battlefield
from quizapp.bank.staging.tapped_mana import check_pool
from quizapp.rules.nouns.objects import Player

ROLES = ("A", "N", "O", "A2", "N2")


def refuse_the_impossible(family: Family, catalogue: Catalogue) -> None:
    """Look through a scenario and its script for what cannot be.

    :raises ImpossibleScenarioError: with the place of the first thing that cannot be.
    """
    scenario = family.scenario
    _check_players(scenario, family.happens)
    _check_asked(family.ask, scenario)
    for team in scenario.teams:
        _check_life(scenario, team)
    for player in scenario.players:
        _check_copies(scenario.side(player), player, catalogue)
        _check_companion(scenario.side(player), player)
    for position, happening in enumerate(family.happens):
        if isinstance(happening, Use):
            _check_one_zone(scenario, happening, position, catalogue)
    state = set_the_scene(scenario, catalogue)
    for player in scenario.players:
        if scenario.side(player).pool:
            check_pool(state, player)


def _check_players(scenario: Scenario, happens: tuple[Happening, ...]) -> None:
    """Refuse whoever is mentioned without playing."""
    for role in ROLES:
        player = Player(role)
        if player not in scenario.players and scenario.side(player) != Side():
            raise _unknown(player, role)
    for position, given in enumerate(scenario.given):
        for name, player in _absent(given, scenario):
            raise _unknown(player, "given", position, name)
    for position, happening in enumerate(happens):
        for name, player in _absent(happening, scenario):
            error = _unknown(player)
            error.path = ("happens", position, name)
            raise error


def _check_asked(ask: Ask, scenario: Scenario) -> None:
    """Refuse a question about somebody who does not play."""
    for path, player in _absent_within(ask, scenario, ("ask",)):
        error = _unknown(player)
        error.path = path
        raise error


def _absent_within(
    value: object, scenario: Scenario, path: tuple[str | int, ...]
) -> Iterator[tuple[tuple[str | int, ...], Player]]:
    """Yield everybody who does not play, anywhere inside a value, with the place."""
    if isinstance(value, str):
        if value in ROLES and value not in scenario.players:
            yield path, Player(value)
    elif isinstance(value, tuple):
        for position, each in enumerate(value):
            yield from _absent_within(each, scenario, (*path, position))
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from _absent_within(getattr(value, name), scenario, (*path, name))


def _absent(value: Struct, scenario: Scenario) -> Iterator[tuple[str, Player]]:
    for name in value.__struct_fields__:
        told = getattr(value, name)
        if told in ROLES and told not in scenario.players:
            yield name, told


def _unknown(player: Player, *path: str | int) -> ImpossibleScenarioError:
    return ImpossibleScenarioError(f"{player} is not one of the players", *path)


def _check_life(scenario: Scenario, team: tuple[Player, ...]) -> None:
    """Refuse two life totals for one team (CR 810.4)."""
    shared = scenario.life_of(team[0])
    for player in team:
        told = scenario.side(player).life
        if told not in (None, shared):
            raise ImpossibleScenarioError(
                f"{' and '.join(team)} share one life total, which is said to be "
                f"{shared} and {told}",
                player,
                "life",
            )


def _check_copies(side: Side, player: Player, catalogue: Catalogue) -> None:
    """Refuse two cards of one name beside a commander, basic lands aside (CR 903.5b).

    A scenario says no format besides: in Limited no number is too large (CR 100.2b).
    """
    if side.commander is None:
        return
    copies: Counter[str] = Counter()
    for path, name, count in _cards(side):
        copies[name] += count
        basic = name == OTHERS or "Basic" in catalogue.card(name).supertypes
        if copies[name] > 1 and not basic:
            raise ImpossibleScenarioError(
                f"{copies[name]} cards named {name} are more than the deck of a "
                "commander may hold (1)",
                player,
                *path,
            )


def _cards(side: Side) -> Iterator[tuple[tuple[str | int, ...], str, int]]:
    """Yield every card that a player has, with its place and how often it is there."""
    for zone in ("ready", "hand", "graveyard"):
        for position, name in enumerate(getattr(side, zone)):
            yield (zone, position), name, 1
    for position, standing in enumerate(side.battlefield):
        yield ("battlefield", position), standing.card, standing.count
    for zone in ("library", "outside"):
        for position, (name, count) in enumerate(getattr(side, zone)):
            yield (zone, position), name, count


def _check_companion(side: Side, player: Player) -> None:
    named = {name for name, count in side.outside if count}
    if side.companion is not None and side.companion not in named:
        raise ImpossibleScenarioError(
            f"{side.companion} must be outside: the game to be a companion",
            player,
            "companion",
        )


def _check_one_zone(
    scenario: Scenario, use: Use, position: int, catalogue: Catalogue
) -> None:
    """Refuse a script that leaves open which of two cards of a name is used."""
    if use.zone is not None or use.card == OTHERS:
        return
    side = scenario.side(use.by)
    usable = used_from_the_battlefield(catalogue.card(use.card))
    stands = any(each.card == use.card for each in side.battlefield)
    ready = use.card in side.ready
    in_hand = use.card in side.hand or (ready and not usable)
    if usable and in_hand and (stands or ready):
        error = ImpossibleScenarioError(
            f"{use.card} is in hand and on the battlefield: say which one, with "
            "from: hand or from: battlefield"
        )
        error.path = ("happens", position)
        raise error
