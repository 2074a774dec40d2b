"""Cards and permanents as faces on the board."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import structs

from quizapp.bank.board_view import CardView
from quizapp.bank.picture.drawing import Drawing
from quizapp.bank.picture.hues import hue_of
from quizapp.bank.wording.board.picture_words import (
    say_attached,
    say_card_name,
    say_controlled,
    say_counter_kind,
    say_counters,
    say_loyalty,
    say_tapped,
)
from quizapp.bank.wording.card_words import say_rules_text, say_type_line
from quizapp.bank.wording.cards.type_words import say_types
from quizapp.bank.wording.speaker import Speaker
from quizapp.rules.cards.card import Card, CardType
from quizapp.rules.nouns.objects import GameObject
from quizapp.rules.procedures.characteristics import power, toughness

_LOYALTY = "loyalty"


def draw_card(card: Card, object_id: int, speaker: Speaker) -> CardView:
    """Draw a card outside the battlefield, as it is printed."""
    creature = CardType.CREATURE in card.types
    numbers = f"{card.power}/{card.toughness}" if creature else ""
    view = CardView(
        object_id=object_id,
        name=str(speaker.word(card.name)),
        hue=hue_of(card),
        mana=card.cost.words if card.cost is not None else (),
        type_line=say_type_line(card, speaker),
        rules_text=say_rules_text(card, speaker),
        power_toughness=numbers,
        loyalty="" if card.loyalty is None else str(card.loyalty),
    )
    return structs.replace(view, description=_describe(view, card, speaker))


def draw_permanent(found: GameObject, drawing: Drawing) -> CardView:
    """Draw a permanent with everything that is on it."""
    speaker, state = drawing.speaker, drawing.state
    view = draw_card(found.face, found.id, speaker)
    numbers = f"{power(state, found)}/{toughness(state, found)}"
    walker = CardType.PLANESWALKER in found.face.types
    view = structs.replace(
        view,
        hue=hue_of(found.face, None if found.face_down else found.card),
        power_toughness=numbers if found.is_creature else "",
        loyalty=str(found.count(_LOYALTY)) if walker else "",
        counters=tuple(
            (say_counter_kind(kind, speaker), count)
            for kind, count in found.counters
            if count and not (walker and kind == _LOYALTY)
        ),
        tapped=found.tapped,
        attached_to=found.attached_to,
    )
    assert found.controller is not None
    description = ", ".join(
        (
            _describe(view, found.face, speaker),
            *_say_counters(view, speaker),
            say_tapped(found.tapped, speaker),
            *_say_host(view, drawing),
            say_controlled(found.controller, found.owner, speaker),
        )
    )
    return structs.replace(view, description=description)


def say_briefly(view: CardView, drawing: Drawing) -> str:
    """Say a permanent as a line of text lists it: what sets it apart in brackets."""
    speaker = drawing.speaker
    marks = (
        view.power_toughness,
        say_loyalty(view.loyalty, speaker) if view.loyalty else "",
        *_say_counters(view, speaker),
        say_tapped(True, speaker) if view.tapped else "",
        *_say_host(view, drawing),
    )
    said = ", ".join(each for each in marks if each)
    name = say_card_name(view.name, speaker)
    return f"{name} ({said})" if said else name


def _describe(view: CardView, card: Card, speaker: Speaker) -> str:
    """Say name, types and numbers."""
    parts = (
        say_card_name(view.name, speaker),
        say_types(card, speaker).lower(),
        view.power_toughness,
        say_loyalty(view.loyalty, speaker) if view.loyalty else "",
    )
    return ", ".join(part for part in parts if part)


def _say_counters(view: CardView, speaker: Speaker) -> Iterator[str]:
    for kind, count in view.counters:
        yield say_counters(kind, count, speaker)


def _say_host(view: CardView, drawing: Drawing) -> Iterator[str]:
    if view.attached_to is not None:
        host = drawing.state.objects[view.attached_to]
        yield say_attached(say_card_name(host.name, drawing.speaker), drawing.speaker)
