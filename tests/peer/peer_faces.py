"""Faces: cards as the peer reads them."""

from __future__ import annotations

import json
from importlib import import_module
from typing import Any

from quizapp.rules.cards.card import Card
from tests.bench.peer_phase import PeerCard, _to_atomic_card
from tests.peer.oracle_words import CannotExpressError


def _keywords(text: str) -> list[str]:
    """List the keywords of a text: its lines that are no sentences."""
    lines = [line for line in text.splitlines() if not line.endswith((".", "}"))]
    return [line.split(" from ")[0].split(" creature")[0] for line in lines]


def make_face(card: PeerCard, ours: Card | None) -> Any:
    """Have the peer read a card.

    :raises CannotExpressError: if it does not understand the text.
    """
    told = dict(_to_atomic_card(card))
    told["keywords"] = _keywords(card.text)
    if "Creature" in card.types:
        told["power"] = str(ours.power if ours else 1)
        told["toughness"] = str(ours.toughness if ours else 1)
    face = import_module("phase").build_oracle_face(told, None)
    if '"Unimplemented"' in json.dumps(face):
        raise CannotExpressError(f"the peer does not understand {card.name}")
    return face
