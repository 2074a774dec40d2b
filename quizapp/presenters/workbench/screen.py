"""What the workbench shows; the key is in it, as its author is who looks."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from quizapp.bank.workbench.fixing import Edit
from quizapp.presenters.feedback_screen import Verdict
from quizapp.presenters.question_screen import QuestionScreen


class Weight(StrEnum):
    """How much a message matters."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


class Fix(Struct, frozen=True):
    """A change of the text that a message offers."""

    words: str
    edit: Edit


class MessageRow(Struct, frozen=True):
    """One message with its place."""

    weight: Weight
    text: str
    line: int
    line_text: str
    """For example "line 20"."""
    start: int
    """Where in the text it begins and ends, counted from 0."""
    end: int
    fix: Fix | None = None


class ResultRow(Struct, frozen=True):
    """One option with its proof."""

    letter: str
    text: str
    right: bool
    verdict: str
    """Right or refuted, in words."""
    because: str
    step: str
    """Which step of the derivation it is, in words."""
    belief: str = ""
    """The misconception behind a wrong option, as a sentence, or empty."""


class ProofRow(Struct, frozen=True):
    """One thing that was proven, or that should be known."""

    tone: str
    """right, caution, info, or text2 while it is being worked out."""
    text: str
    detail: str = ""


class StepRow(Struct, frozen=True):
    """One step of the derivation."""

    number: int
    text: str
    cite: str


class Tried(Struct, frozen=True):
    """How an answer fared that nobody keeps."""

    language: str
    verdict: Verdict
    heading: str
    sentence: str
    emphasis: str = ""


class WorkbenchScreen(Struct, frozen=True, kw_only=True):
    """The whole page."""

    language: str
    name: str
    """Where the text is from: topic and id; empty while nothing is open."""
    place: str
    """The path of its file, or where a new one will go."""
    is_open: bool
    is_saved: bool
    saved_text: str
    notice: str
    """What was done last, or could not be done; or empty."""
    notice_failed: bool
    status: str
    """How long the text is, and whether it is checked."""
    said_in: str
    """Language of the preview."""
    preview: QuestionScreen | None
    preview_note: str
    """Why there is no preview, or that it is the one of an earlier text."""
    seed: int
    variants: str
    """How many variants there are, in words; empty where nothing was read."""
    filling: str
    """What the seed puts into the slots."""
    outcome: str
    """How many options are right, in words; empty where nothing was derived."""
    outcome_tone: str
    results: tuple[ResultRow, ...]
    steps: tuple[StepRow, ...]
    proofs: tuple[ProofRow, ...]
    messages: tuple[MessageRow, ...]
    errors: int
    warnings: int
    review: str
    """Who has signed it as it is, in words."""
    review_tone: str
    can_sign: bool
    sign_hint: str
    """Why it cannot be signed now, or empty."""
    trying: bool
    tried: Tried | None


class NewScreen(Struct, frozen=True, kw_only=True):
    """What a new question may begin with."""

    language: str
    kinds: tuple[tuple[str, str], ...]
    """Key and words."""
    kind: str
    controls: tuple[tuple[str, str], ...]
    control: str
    cards: tuple[str, ...]
    """What it may be about, in words."""
    note: str
    """That the cards are being worked out, or why there are none."""
    id_fault: str
    """Why the id that was typed cannot be one, or empty."""
    place: str
    """Where the file will go."""
    can_create: bool
