"""What is found out about an edited situation: values that go from process to process."""

from __future__ import annotations

from msgspec import Struct

from quizapp.bank.board_view import BoardView, CardView
from quizapp.bank.posed import ExplainedOption, ExplainedStep
from quizapp.bank.situation_edits.situation import Situation
from quizapp.rules.nouns.objects import Player


class Outcome(Struct, frozen=True):
    """What is right in an edited situation."""

    right: tuple[str, ...] = ()
    """Ids of the options that are right."""
    options: tuple[ExplainedOption, ...] = ()
    """In the order in which the question was posed."""
    steps: tuple[ExplainedStep, ...] = ()
    text: str = ""
    """The true answer in words."""
    refused: str = ""
    """Why the engine does not answer; "" where it does."""


class Edited(Struct, frozen=True):
    """An edited situation as the engine sees it."""

    board: BoardView | None = None
    """As it is before anything happens; None for a board that cannot be."""
    story: tuple[str, ...] = ()
    """What happens then, in sentences."""
    impossible: str = ""
    """What cannot be about the board, with its place in the file."""
    outcome: Outcome = Outcome()


class Opened(Struct, frozen=True):
    """A question whose situation can be edited, and all that is needed for that."""

    situation: Situation
    title: str
    question: str
    select_all: bool
    names: tuple[tuple[Player, str], ...]
    """Roles and the names of players, in order of their seats."""
    cards: tuple[CardView, ...]
    """The catalogue by name; the id of each is its place in it."""
    card_names: tuple[str, ...]
    """The same cards as files name them."""
    permanents: frozenset[str]
    """Names of the cards that can be on the battlefield."""
    creatures: frozenset[str]
    """Names of the cards to which something can be attached."""
    control_sources: tuple[str, ...]
    """Cards because of which one player may decide for another."""
    edited: Edited
    """The situation as it is in the question."""
