"""What the page of the question bank shows; there is no key in it."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class Mark(StrEnum):
    """How a question went last time."""

    NEW = "new"
    RIGHT = "right"
    WRONG = "wrong"


class QuestionRow(Struct, frozen=True):
    """One question of the list."""

    question_id: str
    title: str
    caption: str
    """What is asked, topic, form and level."""
    rules: str
    """The first rules that it cites, or empty."""
    mark: Mark
    mark_text: str
    next_text: str
    """When it comes back, in words."""
    due: bool
    bookmark_text: str = ""
    """That the learner put a bookmark at it, or empty."""


class FacetValue(Struct, frozen=True):
    """A property to tick."""

    value: str
    label: str
    count: int
    ticked: bool
    barred: bool = False
    """Whether what has it is left out."""
    spoken: str = ""
    """The property in words, with whether it is left out and the count."""


class FacetGroup(Struct, frozen=True):
    """Properties of one kind."""

    facet: str
    title: str
    values: tuple[FacetValue, ...]


class Preview(Struct, frozen=True):
    """The question that is selected, as it might be asked."""

    question_id: str
    topics: tuple[str, ...]
    stem: tuple[str, ...]
    question: str
    note: str
    options: tuple[tuple[str, str], ...]
    """Letter and text."""


class NothingFound(Struct, frozen=True):
    """What stands in the place of the list where nothing was found."""

    heading: str
    conditions: tuple[str, ...]
    """What was asked for."""
    line: str
    """How many there would be without one of them."""
    drop: str
    """Words of the button that drops it; empty where none alone helps."""
    clear: str


class BankScreen(Struct, frozen=True):
    """The whole page."""

    language: str
    query: str
    fault: str
    """What is wrong with the query, in a sentence, or empty."""
    count: str
    """How many questions there are, of how many."""
    rows: tuple[QuestionRow, ...]
    facets: tuple[FacetGroup, ...]
    selected: int | None
    """Place of the selected row."""
    preview: Preview | None
    practise: str
    """Words of the button that starts with what was found; empty if nothing was."""
    has_ways: bool = False
    """Whether there are other ways to go through what was found."""
    nothing: NothingFound | None = None
    """None where something was found, or nothing was asked for."""
    can_export: bool = False
    """Whether there is something that writes questions to files."""

    @property
    def is_narrowed(self) -> bool:
        """Say whether anything is searched or ticked."""
        values = (each for group in self.facets for each in group.values)
        ticked = any(each.ticked or each.barred for each in values)
        return bool(self.query) or ticked
