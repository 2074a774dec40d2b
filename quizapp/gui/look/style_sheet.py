"""The short style sheet for ordinary controls; painted widgets do without."""

from __future__ import annotations

from quizapp.gui.look.tokens import Tokens

_TEMPLATE = """
.QPushButton {{
    background: {surface}; color: {text}; border: 1px solid {line};
    border-radius: {corner}px; padding: 0 16px; min-height: {height}px;
    font-weight: 500;
}}
.QPushButton:hover {{ background: {hover}; border-color: {strong}; }}
.QPushButton:focus {{ border: 2px solid {accent}; padding: 0 15px; }}
.QPushButton:disabled {{
    background: {sunken}; color: {text3}; border-color: {border};
}}
.QPushButton[kind="primary"] {{
    background: {accentfill}; color: {on}; border-color: {accentfill};
}}
.QPushButton[kind="primary"]:hover {{ background: {accenthover}; }}
.QPushButton[kind="primary"]:focus {{ border: 2px solid {text}; }}
.QPushButton[kind="ghost"] {{
    background: transparent; color: {text2}; border-color: transparent;
}}
.QPushButton[kind="ghost"]:hover {{ background: {hover}; }}
.QPushButton[kind="ghost"]:focus {{ border: 2px solid {accent}; }}
.QPushButton[kind="danger"] {{
    background: {wrongfill}; color: {on}; border-color: {wrongfill};
}}
QLineEdit, QComboBox {{
    background: {surface}; color: {text}; border: 1px solid {strong};
    border-radius: {corner}px; padding: 0 12px; min-height: {height}px;
    placeholder-text-color: {text3};
    selection-background-color: {accentfill}; selection-color: {on};
}}
QLineEdit[wrong="true"] {{ border-color: {wrongfill}; }}
QLineEdit:focus, QComboBox:focus {{ border: 2px solid {accent}; padding: 0 11px; }}
QPlainTextEdit {{
    background: {surface}; color: {text}; border: 1px solid {strong};
    border-radius: {corner}px; padding: 4px 8px;
    placeholder-text-color: {text3};
    selection-background-color: {accentfill}; selection-color: {on};
}}
QPlainTextEdit:focus {{ border: 2px solid {accent}; padding: 3px 7px; }}
QTableView {{
    background: {surface}; color: {text}; border: none; outline: none;
    selection-background-color: {accentsoft}; selection-color: {text};
}}
QTableView::item {{ border-bottom: 1px solid {border}; }}
QTableView::item:focus {{ border: 2px solid {accent}; }}
QHeaderView::section {{
    background: {sunken}; color: {text2}; border: none; padding: 4px;
}}
QScrollArea {{ background: transparent; border: none; }}
QScrollBar:vertical {{ background: transparent; width: 12px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: 12px; margin: 0; }}
QScrollBar::handle {{ background: {strong}; border-radius: 4px; margin: 2px; }}
QScrollBar::handle:vertical {{ min-height: 32px; }}
QScrollBar::handle:horizontal {{ min-width: 32px; }}
QAbstractScrollArea::corner {{ background: transparent; border: none; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QToolTip {{
    background: {raised}; color: {text}; border: 1px solid {border}; padding: 4px;
}}
"""


def style_sheet(tokens: Tokens, scale: float) -> str:
    """Write the style sheet for one set of colours and one text scale."""
    colours = {
        name: value
        for name, value in tokens._asdict().items()
        if isinstance(value, str)
    }
    # The border adds 2 px to the height that the sheet states.
    return _TEMPLATE.format(corner=8, height=round(40 * scale) - 2, **colours)
