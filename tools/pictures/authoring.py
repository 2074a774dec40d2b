"""The scene of the workbench: a question that is open, one with an error, and a try."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt

from quizapp.bank.places import content_folder
from quizapp.bank.workbench.fixing import Edit
from quizapp.gui.pages.workbench_page import WorkbenchPage
from quizapp.gui.window.authoring.workbench_lead import WorkbenchLead
from tools.pictures.painter import Painter

_WRITTEN = ("player-control", "command-and-its-restriction")
"""Topic and id of the family that is written."""

_SPOILT = "level"


def paint_workbench(painter: Painter) -> None:
    """Paint the page empty, with a question, with an error, and while trying."""
    leads = painter.window._leads
    leads.open("workbench")
    lead = leads._made["workbench"]
    page = painter.window.pages.currentWidget()
    if not isinstance(lead, WorkbenchLead) or not isinstance(page, WorkbenchPage):
        raise TypeError("the workbench did not open")
    painter.keep("workbench-empty")
    lead._open_text(lambda: lead._presenter.open_file(_path()))
    _settle(painter, lead)
    for part in ("text", "preview", "results"):
        page.open_part(part)
        painter.keep(f"workbench-{part}")
    page.open_part("text")
    start = page.text.index(_SPOILT)
    page.column.edit.apply(Edit(start + 1, start + 2, ""))
    page.column.edit.go_to(start)
    lead._take_text()
    _settle(painter, lead)
    painter.keep("workbench-error")
    page.requested.emit("fix")
    _settle(painter, lead)
    painter.press(Qt.Key.Key_F9, Qt.Key.Key_1, Qt.Key.Key_Return)
    painter.keep("workbench-tried")
    painter.press(Qt.Key.Key_F9, Qt.Key.Key_Escape)


def _path() -> Path:
    topic, name = _WRITTEN
    return content_folder("questions") / topic / f"{name}.yaml"


def _settle(painter: Painter, lead: WorkbenchLead) -> None:
    painter.wait(lambda: not lead._is_waiting())
