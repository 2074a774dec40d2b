"""What the page of the what-if board shows."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from quizapp.bank.board_view import BoardView, CardView

Choice = tuple[str, str]
"""Key and what it is called."""


class Standing(StrEnum):
    """What the edits did to the key."""

    WAITING = "waiting"
    STAYS = "stays"
    CHANGES = "changes"
    NONE = "none"
    """None of the options is right."""
    SEVERAL = "several"
    """More than one option is right where one is to be chosen."""
    NOT_COVERED = "not-covered"


class OptionNow(Struct, frozen=True):
    """One option, before and after the edits."""

    letter: str
    text: str
    was_right: bool
    is_right: bool
    said: str
    """Whether it is right, in words."""
    because: str
    """Why, in one sentence."""


class StepNow(Struct, frozen=True):
    """One step of the derivation as it is now."""

    number: int
    text: str
    cite: str
    differs: bool


class ResultView(Struct, frozen=True):
    """The engine's answer."""

    standing: Standing
    title: str
    heading: str
    about: str
    """For example "after 2 edits"."""
    before: str
    """Letters of what was right."""
    after: str
    sentence: str = ""
    """The true answer, or why there is none."""
    options: tuple[OptionNow, ...] = ()
    steps: tuple[StepNow, ...] = ()
    steps_title: str = ""
    differs: str = ""
    """What a step that differs is marked with."""


class ZoneCard(Struct, frozen=True):
    """A card of the zone that is looked into."""

    object_id: int
    name: str
    selected: bool


class SelectedView(Struct, frozen=True):
    """What the keys act on."""

    name: str
    place: str
    """Its zone and player; a hint where nothing is selected."""
    marks: str = ""
    """What is on it: tapped, counters."""
    object_id: int | None = None
    on_battlefield: bool = False
    beside: tuple[ZoneCard, ...] = ()
    """The cards of the same zone, unless it is the battlefield."""


class PlayerFacts(Struct, frozen=True):
    """What is told of a player besides cards."""

    role: str
    name: str
    life: int
    life_title: str
    decides: str
    """Who decides for them, in words."""


class Fact(Struct, frozen=True):
    """A fact with an ordered list of values."""

    title: str
    choices: tuple[Choice, ...]
    chosen: str


class Catalogue(Struct, frozen=True):
    """Cards that can be added."""

    query: str
    count: str
    rows: tuple[CardView, ...]
    chosen: int | None
    adds_to: str
    """Where Enter puts the chosen card, in words."""


class SavePanel(Struct, frozen=True):
    """How saving goes."""

    open: bool = False
    waiting: bool = False
    notice: str = ""
    failed: bool = False


class BoardEditScreen(Struct, frozen=True):
    """The whole page."""

    language: str
    title: str
    about: str
    """Which question it is from."""
    loading: str = ""
    """What is said while there is no board yet, or why there is none."""
    board: BoardView | None = None
    question: str = ""
    story: tuple[str, ...] = ()
    catalogue: Catalogue | None = None
    selected: SelectedView | None = None
    selected_ids: frozenset[int] = frozenset()
    """Objects on the board that the keys act on."""
    players: tuple[PlayerFacts, ...] = ()
    turn: Fact | None = None
    """Whose turn it is."""
    step: Fact | None = None
    rel: Fact | None = None
    result: ResultView | None = None
    edits: tuple[str, ...] = ()
    edits_count: str = ""
    can_undo: bool = False
    can_redo: bool = False
    notice: str = ""
    """Why the last edit cannot be."""
    save: SavePanel = SavePanel()
