"""A situation: the document of one question, with its slots filled, as a plain value."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from quizapp.bank.family.scenario import OTHERS, GivenExile, Scenario, Side
from quizapp.bank.situation_edits.part import Part, find_part, mapping, write_document
from quizapp.bank.situation_edits.scenario_parts import scenario_part
from quizapp.rules.cards.card import CardName
from quizapp.rules.nouns.objects import Player

SCENARIO = "scenario"
EXILE = "exile"
_BEFORE = ("title", "rows", "topics", "level", "complexity", "rel")
"""Fields that a file tells before the scenario."""

_OF_THE_FAMILY = ("title", "rows", "turns_on", "varies_answer", "red_herrings")
"""Fields that may be wrong once the situation is another one."""


class Situation(Struct, frozen=True):
    """What is so before anything happens, what happens, and what is asked."""

    rest: Part
    """The document without its scenario: a mapping."""
    scenario: Scenario
    swapped: tuple[tuple[str, str], ...] = ()
    """Names of cards in whose place others were put everywhere, in order."""

    @property
    def rel(self) -> str:
        """Return the rules enforcement level, or "" where none is told."""
        part = find_part(self.rest, "rel")
        return "" if part is None else part.text

    @property
    def used(self) -> str:
        """Return the name of the card that is used last, or "" if none is."""
        happens = find_part(self.rest, "happens")
        items = () if happens is None or happens.items is None else happens.items
        names = [_card_used(each) for each in items]
        return next((name for name in reversed(names) if name), "")


def _card_used(happening: Part) -> str:
    used = find_part(happening, "use")
    if used is None:
        return ""
    if used.pairs is not None:
        used = find_part(used, "card") or Part()
    return used.text


def write_situation(situation: Situation) -> str:
    """Write the whole document; no key is in it, as keys are derived."""
    told = {key.text: value for key, value in situation.rest.pairs or ()}
    before = [(name, told.pop(name)) for name in _BEFORE if name in told]
    scenario = (SCENARIO, scenario_part(situation.scenario))
    return write_document(mapping(*before, scenario, *told.items()))


def write_question(situation: Situation, title: str) -> str:
    """Write a situation as a question file of its own, under another title.

    What only held of the family that it comes from is left out.
    """
    pairs = situation.rest.pairs or ()
    kept = tuple(each for each in pairs if each[0].text not in _OF_THE_FAMILY)
    said = Part(title, quoted=True)
    titled = (Part("title"), mapping(("en", said), ("fr", said)))
    rest = Part(pairs=(titled, *kept))
    return write_situation(replace(situation, rest=rest))


def with_field(situation: Situation, name: str, text: str) -> Situation:
    """Return a situation in which a field of the document says something else."""
    pairs = situation.rest.pairs or ()
    changed = tuple(
        (key, Part(text) if key.text == name else value) for key, value in pairs
    )
    return replace(situation, rest=Part(pairs=changed))


def with_side(situation: Situation, player: Player, side: Side) -> Situation:
    """Return a situation in which a player has something else."""
    named = {f"side_{player.lower()}": side}
    scenario = replace(situation.scenario, **named)
    return replace(situation, scenario=scenario)


class Spot(Struct, frozen=True):
    """Where in a scenario one card, or several alike, stand."""

    player: Player
    zone: str
    """The field of the player's side, or exile."""
    place: int
    """In exile: which of the things that are given tells it."""


_LIBRARY_IDS = 1000
"""Ids of cards in a library are made up for the picture: from here on down by seat."""


def spots_of(scenario: Scenario) -> dict[int, Spot]:
    """Map the ids of objects on the picture of a scenario to where they are told."""
    start = scenario.players.index(scenario.turn.of)
    order = scenario.players[start:] + scenario.players[:start]
    laid_out = [spot for player in order for spot in _laid_out(scenario, player)]
    spots = dict(enumerate((*laid_out, *_in_exile(scenario))))
    for seat, player in enumerate(sorted(scenario.players)):
        first = -(seat + 1) * _LIBRARY_IDS
        in_library = _in_library(scenario.side(player), player)
        spots |= {first - place: spot for place, spot in enumerate(in_library)}
    return spots


def _laid_out(scenario: Scenario, player: Player) -> Iterator[Spot]:
    side = scenario.side(player)
    for zone in ("ready", "hand"):
        for place in range(len(getattr(side, zone))):
            yield Spot(player, zone, place)
    for place, standing in enumerate(side.battlefield):
        for _ in range(standing.count):
            yield Spot(player, "battlefield", place)
    for place in range(len(side.graveyard)):
        yield Spot(player, "graveyard", place)


def _in_exile(scenario: Scenario) -> Iterator[Spot]:
    for place, given in enumerate(scenario.given):
        if isinstance(given, GivenExile):
            yield Spot(given.of, EXILE, place)


def _in_library(side: Side, player: Player) -> Iterator[Spot]:
    for place, (name, count) in enumerate(side.library):
        for _ in range(count if name != OTHERS else 0):
            yield Spot(player, "library", place)


def card_at(scenario: Scenario, spot: Spot) -> CardName:
    """Return the name of the card at a spot.

    :raises IndexError: if nothing is there.
    """
    if spot.zone == EXILE:
        return exiled_at(scenario, spot).card
    held = getattr(scenario.side(spot.player), spot.zone)[spot.place]
    if spot.zone == "battlefield":
        return CardName(held.card)
    return CardName(held[0] if spot.zone == "library" else held)


def exiled_at(scenario: Scenario, spot: Spot) -> GivenExile:
    """Return what tells of a card in exile.

    :raises IndexError: if nothing is there.
    """
    given = scenario.given[spot.place]
    if not isinstance(given, GivenExile):
        raise IndexError(spot.place)
    return given
