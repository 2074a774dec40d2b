"""Scenes of getting in and out: dialogs, the strip of long work, and empty states."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QDialog

from quizapp.gui.pages.exchange.asked_dialog import AskedDialog
from quizapp.gui.pages.exchange.export_dialog import ExportDialog
from quizapp.gui.pages.exchange.review_dialog import ReviewDialog
from quizapp.presenters.exchange.added_port import (
    AddedCollection,
    Refused,
    ReviewFound,
)
from quizapp.presenters.exchange.added_presenter import AddedPresenter
from quizapp.presenters.exchange.export_port import ExportAsked
from quizapp.presenters.exchange.export_presenter import ExportPresenter
from quizapp.presenters.working.job import Job, Outcome, Said
from quizapp.presenters.working.work import Advanced, Failed, News
from tools.pictures.painter import Painter

_FOUND = ReviewFound(
    name="club-questions",
    new=("first-of-theirs", "second-of-theirs"),
    changed=("third-of-theirs",),
    unchanged=(),
    gone=("fourth-of-theirs",),
    refused=(Refused("club/fifth.yaml", 15, 9, "no card is called that"),),
    refused_files=1,
    cards=(),
    left_out=("photo.png",),
    can_add=True,
)


class _Shown:
    """Stands in for what works beside the window: it tells what a picture needs."""

    def __init__(self, *news: News) -> None:
        self._news = list(news)

    def news(self) -> tuple[News, ...]:
        told, self._news = tuple(self._news), []
        return told

    def answer(self, said: object) -> None:
        """Do nothing."""

    def stop(self) -> None:
        """Do nothing."""

    def kill(self) -> None:
        """Do nothing."""

    def start(self, asked: ExportAsked) -> _Shown:
        return self

    def list_added(self) -> Sequence[AddedCollection]:
        return (AddedCollection("club-questions", 37, 4),)

    def add(self, path: Path) -> _Shown:
        return self

    def remove(self, name: str) -> _Shown:
        return self

    def reopen(self, notice: str) -> None:
        """Do nothing."""


def paint_exchange(painter: Painter) -> None:
    """Paint the dialogs, the strip, and a search without result."""
    window = painter.window
    language, theme = window._language, window._theme
    window._leads.open("bank")
    painter.type("zebra")
    painter.keep("bank-nothing")
    window._leads._made["bank"].page.cleared.emit()
    shown = _Shown()
    export = ExportDialog(theme, window)
    export.render_screen(ExportPresenter(shown).open(("one", "two"), language))
    added = AddedPresenter(shown)
    review = ReviewDialog(theme, added.review(_FOUND, language), window)
    remove = AskedDialog(theme, added.screen(language).rows[0].ask_remove, window)
    for name, dialog in (("export", export), ("review", review), ("remove", remove)):
        _keep_dialog(painter, name, dialog)
    for name, news in (
        ("work-running", Advanced(120, 340)),
        ("work-failed", Failed("there-already", "quizapp-key.pdf", "one\ntwo\nthree")),
    ):
        window.work.run(Job("exporting", _Shown(news), _outcome))
        painter.settle()
        window.work.strip.show()
        painter.keep(name)
        window.work.close()
        window.work.strip.hide()


def _keep_dialog(painter: Painter, name: str, dialog: QDialog) -> None:
    dialog.open()
    painter.keep(name, dialog)
    dialog.reject()
    dialog.deleteLater()


def _outcome(_result: object) -> Outcome:
    return Outcome(Said("exporting.stopped"))
