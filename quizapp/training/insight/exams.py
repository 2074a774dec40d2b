"""Exams to get ready for: presets that can be planned, and what may be expected of one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from quizapp.bank.exams.loading import PresetShelf
from quizapp.bank.exams.preset import Status
from quizapp.training.exam.blueprint import Blueprint
from quizapp.training.exam.from_preset import Occasion, make_blueprint
from quizapp.training.insight.readiness import (
    ENOUGH_COVERED,
    Outlook,
    look_ahead,
    share_places,
)
from quizapp.training.insight.standing import Standing
from quizapp.training.insight.useful import Useful, most_useful

_ORDER = (Status.PUBLISHED, Status.OWN, Status.PARTLY, Status.HISTORICAL)


_WANTED = "progress_exam"


class ChoiceStore(Protocol):
    """Keeps what was chosen, by name."""

    def all(self) -> Mapping[str, str]:
        """Give everything that was ever kept."""

    def keep(self, values: Mapping[str, str]) -> None:
        """Keep values in the place of those before.

        :raises NotKeptError: if they cannot be kept.
        """


class ExamChoice(Struct, frozen=True):
    """An exam that one may get ready for."""

    key: str
    """Name of the preset's file."""
    name: str
    questions: int
    pass_percent: int | None
    french: str = ""
    """Its name in French; empty where it is the same."""

    def name_in(self, language: str) -> str:
        """Name it in a language."""
        return self.french if language == "fr" and self.french else self.name


class Readiness(Struct, frozen=True):
    """How ready a learner is for one exam."""

    choices: tuple[ExamChoice, ...]
    """All exams that can be planned, those that are held today first."""
    chosen: ExamChoice | None
    """None where there is no exam at all."""
    outlook: Outlook | None
    useful: tuple[Useful, ...]
    waits_for_compiling: bool
    """Whether the exam asks for what only compiled questions tell."""


class Exams:
    """Estimates how ready a learner is; may be asked on another thread."""

    def __init__(
        self, load: Callable[[], PresetShelf], choices: ChoiceStore | None = None
    ) -> None:
        """Take what reads the presets, which happens once, and what keeps the choice."""
        self._load = load
        self._kept = choices

    def wanted(self) -> str:
        """Return the exam that was chosen last, or nothing; not on another thread."""
        return "" if self._kept is None else self._kept.all().get(_WANTED, "")

    def want(self, key: str) -> None:
        """Keep the exam that is chosen; not on another thread.

        :raises NotKeptError: if it cannot be kept.
        """
        if self._kept is not None:
            self._kept.keep({_WANTED: key})

    @cached_property
    def shelf(self) -> PresetShelf:
        """Give all presets."""
        return self._load()

    @cached_property
    def choices(self) -> tuple[ExamChoice, ...]:
        """List the exams that can be planned: those that are held today first."""
        found = [
            (_ORDER.index(preset.status), preset.name, key)
            for key, preset in self.shelf.presets.items()
            if preset.sections
        ]
        return tuple(self._choice(key) for _, _, key in sorted(found))

    def readiness(self, standing: Standing, wanted: str = "") -> Readiness:
        """Say how ready a learner is for an exam: the one wanted, or a likely one."""
        chosen = self._find(wanted) or self._likely(standing)
        if chosen is None:
            return Readiness((), None, None, (), waits_for_compiling=False)
        blueprint = self._blueprint(chosen.key)
        asks_rules = any(part.criteria.needs_compiled for part in blueprint.parts)
        return Readiness(
            choices=self.choices,
            chosen=chosen,
            outlook=self._named_in_both(look_ahead(blueprint, standing), chosen.key),
            useful=most_useful(blueprint, standing),
            waits_for_compiling=asks_rules and not standing.is_prepared,
        )

    def _find(self, wanted: str) -> ExamChoice | None:
        return next((each for each in self.choices if each.key == wanted), None)

    def _likely(self, standing: Standing) -> ExamChoice | None:
        """Pick the first exam of which the bank covers enough, or the first of all."""
        for choice in self.choices:
            blueprint = self._blueprint(choice.key)
            shares = share_places(blueprint, standing.families)
            if sum(shares.values()) >= ENOUGH_COVERED * blueprint.length:
                return choice
        return next(iter(self.choices), None)

    def _choice(self, key: str) -> ExamChoice:
        preset = self.shelf.get(key)
        questions = sum(section.questions for section in preset.sections)
        percent = preset.pass_percent
        return ExamChoice(key, preset.name, questions, percent, preset.french)

    def _named_in_both(self, outlook: Outlook, key: str) -> Outlook:
        parts = zip(
            self._blueprint(key).parts, self._blueprint(key, "fr").parts, strict=True
        )
        french = {part.name: same.name for part, same in parts}
        gaps = (replace(gap, french=french[gap.name]) for gap in outlook.gaps)
        return replace(outlook, gaps=tuple(gaps))

    def _blueprint(self, key: str, language: str = "en") -> Blueprint:
        # Neither day nor seed changes what is asked for; the language names it.
        anywhere = Occasion(language=language, as_of="", seed=0)
        return make_blueprint(self.shelf, key, anywhere)
