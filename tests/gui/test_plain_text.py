"""What people wrote is shown as they wrote it, and nothing of it becomes markup."""

from __future__ import annotations

import ast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel

from quizapp.gui.controls.chip_label import ChipLabel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.plain_text import PlainLabel, tip
from tests.support.house import ROOT

NAME = 'Ann <b>B</b> <img src="file:///etc/hostname"> &lt;i&gt;'


@pytest.fixture(params=["label", "text", "chip"])
def label(request, qtbot) -> QLabel:
    made = {
        "label": PlainLabel,
        "text": lambda: TextBlock(Theme(), Role.BODY),
        "chip": lambda: ChipLabel(Theme()),
    }[request.param]()
    qtbot.addWidget(made)
    return made


def test_markup_in_a_name_is_text_in_the_window(label):
    label.setText(NAME)

    said = QAccessible.queryAccessibleInterface(label)
    assert said.text(QAccessible.Text.Name) == NAME
    assert label.textFormat() is Qt.TextFormat.PlainText


def test_markup_in_a_tool_tip_is_text(qtbot):
    label = QLabel(tip(NAME))
    qtbot.addWidget(label)

    said = QAccessible.queryAccessibleInterface(label)
    assert said.text(QAccessible.Text.Name) == NAME


def test_no_page_has_a_label_or_a_tool_tip_that_takes_markup():
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in sorted((ROOT / "quizapp" / "gui").rglob("*.py"))
        if path.name != "plain_text.py"
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if _takes_markup(node)
    ]

    assert found == []


def _takes_markup(node: ast.AST) -> bool:
    """Say whether a label is a bare one, or a tip is neither a fixed word nor plain."""
    match node:
        case ast.Call(func=ast.Name("QLabel" | "QMessageBox" | "QTextBrowser")):
            return True
        case ast.ClassDef(bases=bases):
            return any(ast.unparse(base) == "QLabel" for base in bases)
        case ast.Call(func=ast.Attribute(attr="setToolTip"), args=[said]):
            match said:
                case ast.Call(func=ast.Name("tip" | "word")):
                    return False
            return True
    return False
