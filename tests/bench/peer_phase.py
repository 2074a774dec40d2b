"""The controlled turn of the bench, played in the engine `phase-python`.

That engine has no scenario builder: a position is made by starting a game,
exporting its state, allowing the debug actions in it, loading it again and moving
cards with them. Everything that this file relies on was read off release 0.103.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib import import_module, metadata, util
from typing import Any

from msgspec import Struct

from tests.bench.search_offer import CONTROLLED, CONTROLLER, SearchOffer

PASS = {"type": "PassPriority"}
KEEP = {"type": "MulliganDecision", "data": {"choice": {"type": "Keep"}}}
MAX_PASSES = 40
"""Far more passes than lie between two main phases."""

STAND_IN_TEXTS = {
    "control": "Gain control of target player during their next turn. Exile this card.",
    "search": (
        "{T}, Pay 1 life, Sacrifice this land: Search your library for a Plains or"
        " Island card, put it onto the battlefield, then shuffle."
    ),
}
"""Own words in the grammar that the peer reads, one for each card with an ability."""


class PeerCard(Struct, frozen=True):
    """What the peer is told about one card."""

    name: str
    types: tuple[str, ...]
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    mana_cost: str = ""
    text: str = ""


class Play(Struct, frozen=True):
    """How a position is built and how the game is walked through."""

    deck_size: int = 60
    list_every_decision: bool = True
    """Ask for the options at each decision on the way, as a search has to."""


class Position(Struct):
    """A live game and the cards that are used in it."""

    game: Any
    control_spell: int
    search_land: int


def why_absent() -> str | None:
    """Say why the peer cannot be measured, or None when it can."""
    if util.find_spec("phase") is None:
        return "phase-python is not installed (extra `peer`)"
    return None


def find_version() -> str | None:
    """Return the peer's release, or None when it is absent."""
    return None if why_absent() else metadata.version("phase-python")


def build_cards(texts: Mapping[str, str] = STAND_IN_TEXTS) -> tuple[PeerCard, ...]:
    """Build the cards of the controlled turn with the given ability texts."""
    return (
        PeerCard(
            "Worst Fears", ("Sorcery",), mana_cost="{7}{B}", text=texts["control"]
        ),
        PeerCard("Flooded Strand", ("Land",), text=texts["search"]),
        PeerCard("Plains", ("Land",), ("Plains",), ("Basic",)),
        PeerCard("Island", ("Land",), ("Island",), ("Basic",)),
        PeerCard("Forest", ("Land",), ("Forest",), ("Basic",)),
    )


def open_engine(cards: tuple[PeerCard, ...]) -> Any:
    """Let the peer read the cards.

    :raises ValueError: when the peer does not understand a text; it would go on and
        do nothing there, which would make every later figure meaningless.
    """
    phase = import_module("phase")
    faces = {
        card.name.lower(): phase.build_oracle_face(_to_atomic_card(card), None)
        for card in cards
    }
    for name, face in faces.items():
        if '"Unimplemented"' in json.dumps(face):
            raise ValueError(f"the peer does not understand the text of {name}")
    return phase.Engine.from_json(json.dumps(faces))


def _to_atomic_card(card: PeerCard) -> dict[str, Any]:
    return {
        "name": card.name,
        "layout": "normal",
        "type": " ".join(card.types),
        "types": card.types,
        "subtypes": card.subtypes,
        "supertypes": card.supertypes,
        "manaCost": card.mana_cost,
        "manaValue": 0.0,
        "text": card.text,
        "colors": (),
        "colorIdentity": (),
        "legalities": {},
        "identifiers": {},
    }


def set_up(engine: Any, play: Play) -> Position:
    """Build the position in which the control spell can be cast."""
    game = engine.new_game(
        ["Worst Fears"] + ["Forest"] * (play.deck_size - 1),
        ["Flooded Strand", "Plains", "Island"] + ["Forest"] * (play.deck_size - 3),
        seed=1,
        first_player=CONTROLLER,
        format_config=_format_config(play.deck_size),
    )
    for seat in (CONTROLLER, CONTROLLED):
        game.apply(seat, KEEP)
    snapshot = game.state()
    snapshot["state"]["debug_mode"] = True
    game = engine.load_game(snapshot)
    ids = {
        (each["owner"], each["name"]): each["id"]
        for each in snapshot["state"]["objects"].values()
    }
    control_spell = ids[CONTROLLER, "Worst Fears"]
    search_land = ids[CONTROLLED, "Flooded Strand"]
    _debug(game, "SetPhase", phase="PostCombatMain", active_player=CONTROLLER)
    for object_id, zone in (
        (control_spell, "Hand"),
        (search_land, "Battlefield"),
        (ids[CONTROLLED, "Plains"], "Library"),
        (ids[CONTROLLED, "Island"], "Library"),
    ):
        _debug(game, "MoveToZone", object_id=object_id, to_zone=zone)
    _debug(game, "AddMana", player_id=CONTROLLER, mana=["Black"] * 8)
    return Position(game, control_spell, search_land)


def _format_config(deck_size: int) -> dict[str, Any]:
    return {
        "format": "FreeForAll",
        "allow_debug_actions": True,
        "starting_life": 20,
        "min_players": 2,
        "max_players": 6,
        "deck_size": {"type": "Minimum", "data": deck_size},
        "default_deck_copy_limit": {"type": "Unlimited"},
        "sideboard_policy": {"type": "Unlimited"},
        "singleton": False,
        "command_zone": False,
        "commander_damage_threshold": None,
        "range_of_influence": None,
        "supplies_fixed_deck": False,
        "team_based": False,
        "uses_commander": False,
    }


def _debug(game: Any, kind: str, **data: Any) -> None:
    game.apply(CONTROLLER, {"type": "Debug", "data": {"type": kind, "data": data}})


def play_to_the_search(position: Position, play: Play) -> SearchOffer:
    """Resolve the control spell, begin the controlled turn, search, list options."""
    game = position.game
    cast = {
        "object_id": position.control_spell,
        "card_id": position.control_spell,
        "targets": [],
        "payment_mode": {"type": "Auto"},
    }
    _submit(game, play, {"type": "CastSpell", "data": cast})
    target = {"target": {"Player": CONTROLLED}}
    _submit(game, play, {"type": "ChooseTarget", "data": target})
    _pass_until(game, play, lambda: not game.stack())
    _pass_until(game, play, lambda: (game.turn, game.phase) == (2, "PreCombatMain"))
    activate = {"source_id": position.search_land, "ability_index": 0}
    _submit(game, play, {"type": "ActivateAbility", "data": activate})
    _pass_until(game, play, lambda: game.waiting_for()["type"] == "SearchChoice")
    return _read_offer(game)


def _submit(game: Any, play: Play, action: Any) -> None:
    if play.list_every_decision:
        game.actions()
    game.apply(CONTROLLER, action)


def _pass_until(game: Any, play: Play, reached: Any) -> None:
    for _ in range(MAX_PASSES):
        if reached():
            return
        if play.list_every_decision:
            game.actions()
        # The prompt names the chooser; priority_player() is the seat that submits.
        game.apply(game.priority_player(), PASS)
    raise RuntimeError("the peer did not reach the search")


def _read_offer(game: Any) -> SearchOffer:
    actions = game.actions()
    return SearchOffer(
        chooser=game.waiting_for()["data"]["player"],
        decider=game.priority_player(),
        options=tuple(
            sorted(
                tuple(
                    sorted(game.object(each)["name"] for each in action.data["cards"])
                )
                for action in actions
            )
        ),
    )


def run(engine: Any, play: Play) -> SearchOffer:
    """Do the whole of it once, from set-up to the list of options."""
    return play_to_the_search(set_up(engine, play), play)
