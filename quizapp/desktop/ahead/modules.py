"""Modules loaded ahead, one at a time, what each stands on before it."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dis import get_instructions
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from types import CodeType

from quizapp.gui.window.ahead.turns import Job
from quizapp.presenters.retold.retelling import PLACES

PROGRAM = "quizapp."

PAGES = (
    "quizapp.gui.window.frame.page_fade",
    "quizapp.gui.window.study_lead",
    "quizapp.presenters.study",
    "quizapp.presenters.what_if.presenter",
    "quizapp.gui.window.ways.study_page_lead",
    "quizapp.presenters.ways.presenter",
    "quizapp.gui.window.ways.booth_lead",
    "quizapp.presenters.booth.presenter",
    "quizapp.gui.window.bank_lead",
    "quizapp.presenters.browsing.presenter",
    "quizapp.gui.window.board.board_lead",
    "quizapp.presenters.board_editing.presenter",
    "quizapp.gui.window.progress_lead",
    "quizapp.presenters.insight.presenter",
    # What pictures codes stands on these: together they take longer than a turn may.
    "email.message",
    "email.parser",
    "ssl",
    "http.client",
    "urllib.request",
    "segno",
    "quizapp.gui.window.exams.exams_lead",
    "quizapp.desktop.exams.exam_desk",
    "quizapp.desktop.attending.room_attending",
    "quizapp.presenters.sitting.presenters",
    "quizapp.gui.window.instructing.instructor_lead",
    "quizapp.presenters.instructing.presenters",
    "quizapp.desktop.instructing.room_server",
    "quizapp.desktop.instructing.composing",
    "quizapp.gui.window.settings_lead",
    "quizapp.desktop.keeping.rules_files",
    "quizapp.presenters.repetition.study_settings",
    "quizapp.presenters.rules_texts.shelf",
    "quizapp.desktop.exchange.collector",
    "quizapp.presenters.exchange.added_presenter",
    "quizapp.presenters.keeping.your_data",
    "quizapp.desktop.data_keeper",
    "quizapp.gui.window.authoring.workbench_lead",
    "quizapp.bank.workbench.worker",
    "quizapp.interchange.authored.author_desk",
    "quizapp.presenters.workbench.presenter",
    "quizapp.gui.window.ways.palette_lead",
    "quizapp.presenters.palette.presenter",
    "quizapp.gui.pages.keys_dialog",
    "quizapp.gui.window.side_pages",
    "quizapp.gui.window.ahead.translator",
    "quizapp.gui.window.ways.tour_lead",
    "quizapp.gui.window.instructing.blueprint_lead",
    "quizapp.gui.window.instructing.gradebook_lead",
    "quizapp.gui.window.instructing.room_lead",
    "quizapp.gui.window.instructing.key_lead",
    "quizapp.desktop.instructing.graded_exam",
    *(f"quizapp.presenters.retold.{place}" for place in PLACES),
)
"""What is loaded when a page is first opened, in the order of the rail."""


def loading_jobs(roots: Sequence[str] = PAGES) -> Iterator[Job]:
    """Yield what loads one module each, until the roots are there."""
    seen: set[str] = set()
    for root in roots:
        for name in _in_order(root, seen):
            yield partial(_load, name)


def _load(name: str) -> None:
    import_module(name)


def _in_order(name: str, seen: set[str]) -> Iterator[str]:
    if name in seen or name in sys.modules:
        return
    seen.add(name)
    for needed in _needs(name):
        yield from _in_order(needed, seen)
    yield name


def _needs(name: str) -> tuple[str, ...]:
    """List the program's modules that a module imports as it is loaded."""
    spec = find_spec(name)
    get_code = getattr(spec and spec.loader, "get_code", None)
    code = None if get_code is None else get_code(name)
    return () if code is None else tuple(imports_of(code))


def imports_of(code: CodeType) -> Iterator[str]:
    """Yield the program's modules that code imports, but not those for types alone."""
    until, is_for_types = 0, False
    for step in get_instructions(code):
        if step.offset < until:
            continue
        if is_for_types and "JUMP" in step.opname:
            until = int(step.argval)
        is_for_types = step.opname == "LOAD_NAME" and step.argval == "TYPE_CHECKING"
        if step.opname == "IMPORT_NAME" and str(step.argval).startswith(PROGRAM):
            yield step.argval
