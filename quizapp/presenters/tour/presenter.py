"""The presenter of the tour: which step is shown, and what it says."""

from __future__ import annotations

from msgspec import Struct

from quizapp.presenters.wording import word

STEPS = ("start", "choose", "find")
"""Each names what it points at: the next step, other ways, search and help."""


class TourScreen(Struct, frozen=True):
    """One step."""

    language: str
    points_at: str
    """One of the steps."""
    place: str
    """For example "1 of 3"."""
    title: str
    text: str
    next: str
    back: str
    """Empty on the first step."""
    skip: str
    """Empty on the last step."""

    @property
    def spoken(self) -> str:
        """Say the whole step in words."""
        return f"{self.place}. {self.title}. {self.text}"


class TourPresenter:
    """Goes from step to step."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._step: int | None = None

    @property
    def is_open(self) -> bool:
        """Say whether a step is shown."""
        return self._step is not None

    def set_language(self, language: str) -> TourScreen | None:
        """Say the step in another language."""
        self._language = language
        return self.screen()

    def start(self) -> TourScreen | None:
        """Show the first step."""
        self._step = 0
        return self.screen()

    def go(self, by: int) -> TourScreen | None:
        """Go on or back; after the last step the tour is over."""
        if self._step is not None:
            step = max(0, self._step + by)
            self._step = step if step < len(STEPS) else None
        return self.screen()

    def stop(self) -> None:
        """End the tour where it is."""
        self._step = None

    def screen(self) -> TourScreen | None:
        """Return the step, or None where no tour is on."""
        if self._step is None:
            return None
        language, key = self._language, STEPS[self._step]
        last = self._step == len(STEPS) - 1
        return TourScreen(
            language=language,
            points_at=key,
            place=word(language, "tour.place", step=self._step + 1, total=len(STEPS)),
            title=word(language, f"tour.{key}"),
            text=word(language, f"tour.{key}.line"),
            next=word(language, "tour.done" if last else "tour.next"),
            back=word(language, "tour.back") if self._step else "",
            skip="" if last else word(language, "tour.skip"),
        )
