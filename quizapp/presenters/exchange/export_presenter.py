"""The presenter of an export: which questions, in which format, and how it went."""

from __future__ import annotations

from pathlib import Path

from quizapp.presenters.exchange.export_port import ExportAsked, Exported, Exporter
from quizapp.presenters.exchange.export_screen import (
    FORMATS,
    SUFFIXES,
    Choice,
    ExportScreen,
)
from quizapp.presenters.wording import LANGUAGE_NAMES, word
from quizapp.presenters.working.job import Job, Outcome, Said

VARIANTS = (1, 2, 3, 5, 10)
"""How many variants of a question may be written."""


class ExportPresenter:
    """Remembers what was chosen, and begins the work."""

    def __init__(self, exporter: Exporter) -> None:
        self._exporter = exporter
        self._question_ids: tuple[str, ...] = ()
        self._chosen: dict[str, str] = {"format": FORMATS[0], "variants": "1"}

    def open(self, question_ids: tuple[str, ...], language: str) -> ExportScreen:
        """Ask how questions are to be written."""
        self._question_ids = question_ids
        self._chosen.setdefault("language", language)
        return self.screen(language)

    def choose(self, name: str, value: str) -> None:
        """Choose a format, a language, or how many variants.

        :raises ValueError: if there is nothing of that name to be chosen.
        """
        if name not in self._chosen:
            raise ValueError(f"nothing to choose is called {name!r}")
        self._chosen[name] = value

    def screen(self, language: str) -> ExportScreen:
        """Return the dialog."""
        form, count = self._chosen["format"], len(self._question_ids)
        suffix = SUFFIXES[form]
        return ExportScreen(
            title=word(language, "exporting.title", n=count),
            line=word(language, "exporting.line"),
            format=Choice(
                "format",
                word(language, "exporting.format"),
                word(language, f"exporting.{form}.line"),
                tuple((each, word(language, f"exporting.{each}")) for each in FORMATS),
                form,
            ),
            others=(
                Choice(
                    "language",
                    word(language, "exporting.language"),
                    word(language, "exporting.language.line"),
                    tuple(LANGUAGE_NAMES.items()),
                    self._chosen["language"],
                ),
                Choice(
                    "variants",
                    word(language, "exporting.variants"),
                    word(language, "exporting.variants.line"),
                    tuple((str(each), str(each)) for each in VARIANTS),
                    self._chosen["variants"],
                ),
            ),
            choose_file=word(language, "exporting.choose-file"),
            leave=word(language, "exporting.leave"),
            enter=word(language, "key.enter"),
            escape=word(language, "key.esc"),
            file_name=f"{word(language, 'exporting.file')}.{suffix}",
            suffix=suffix,
        )

    def start(self, path: Path) -> Job:
        """Begin to write."""
        asked = ExportAsked(
            form=self._chosen["format"],
            question_ids=self._question_ids,
            language=self._chosen["language"],
            variants=int(self._chosen["variants"]),
            path=path,
        )
        return Job("exporting", self._exporter.start(asked), _outcome)


def _outcome(result: object) -> Outcome:
    if not isinstance(result, Exported):
        raise TypeError(f"an export gave {result!r}")
    names = [path.name for path in result.files]
    params: dict[str, object] = {"n": result.questions, "file": names[0]}
    key = "exporting.done"
    if len(names) > 1:
        key, params["second"] = "exporting.done-with-key", names[1]
    if result.left_out:
        key, params["left"] = f"{key}.left-out", len(result.left_out)
    details = "\n".join(
        f"{question_id}, {seed}: {reason}"
        for question_id, seed, reason in result.left_out
    )
    return Outcome(Said(key, params), result.files[0].parent, details)
